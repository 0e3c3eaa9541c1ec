## What every game says: a game uses these keys, and may write a sentence of its own under the same key
number = { $n }
list = { $first }, { $rest }
list-last = { $first } and { $rest }
nobody = Nobody
phase-over = Over
phase-over-name = Over
leave-out = Something else happened
whose-turn = Whose turn it is
no-limit = No limit
tracking = Level of detail
tracking-full = Whole board
tracking-ledger = Results only
not-asked-now = That is not possible right now.
does-not-fit = That does not match the recorded position.
not-your-turn = It is another player's turn.
n-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}

# clocks
time-kind = How it runs
time-after = More after a turn
time-before = More before a turn
time-bronstein = Bronstein
time-delay = Delay
time-hourglass = Hourglass
time-byoyomi = Byo-yomi
time-canadian = Canadian
time-periods = Two periods
time-plus = Seconds for each turn
time-period = Seconds of a period
time-count = Periods
time-turns = Turns
time-block = Minutes for these turns
time-then = Minutes after these turns
time-each = Minutes of each, where they differ (15, 5)
time-says-after = { $minutes } minutes each{ $seconds ->
    [0] .
   *[other] , and { $seconds } seconds more after every turn.
}
time-says-before = { $minutes } minutes each, and { $seconds } seconds more before every turn, the first one too.
time-says-bronstein = { $minutes } minutes each. After a turn you get back what it took, { $seconds } seconds at most; so much is there before the first one, too.
time-says-delay = { $minutes } minutes each. In every turn the clock stands for { $seconds } seconds before it runs.
time-says-hourglass = { $minutes } minutes each. What runs out of one clock runs into those of the others.
time-says-byoyomi = { $minutes } minutes each, then { $count } times { $seconds } seconds: a turn within them leaves them whole.
time-says-canadian = { $minutes } minutes each, then { $then } minutes for every { $count } turns.
time-says-periods = { $minutes } minutes each for { $count } turns, then { $then } minutes more{ $seconds ->
    [0] .
   *[other] , and { $seconds } seconds before every turn.
}
time-says-each = { $what } Minutes by seat: { $each }.
