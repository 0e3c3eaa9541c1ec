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

# printed values from a file
check-kind = { $kind }: this game has no such printed things.
check-entry = { $kind }, { $id }: { $why }
check-id = There is nothing of that name.
check-name = The name and the values do not match.
check-values = A value is missing or of the wrong sort ({ $why }).
check-impossible = This cannot be printed there.

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
time-says-after = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} each{ $seconds ->
    [0] .
    [one] , and 1 second more after every turn.
   *[other] , and { $seconds } seconds more after every turn.
}
time-says-before = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} each, and { $seconds ->
    [one] 1 second more
   *[other] { $seconds } seconds more
} before every turn, the first one too.
time-says-bronstein = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} each. After a turn you get back what it took, { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} at most; so much is there before the first one, too.
time-says-delay = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} each. In every turn the clock stands for { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} before it runs.
time-says-hourglass = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} each. What runs out of one clock runs into those of the others.
time-says-byoyomi = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} each, then { $count ->
    [one] once
   *[other] { $count } times
} { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}: a turn within them leaves them whole.
time-says-canadian = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} each, then { $then ->
    [one] 1 minute
   *[other] { $then } minutes
} for every { $count ->
    [one] turn
   *[other] { $count } turns
}.
time-says-periods = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} each for { $count ->
    [one] 1 turn
   *[other] { $count } turns
}, then { $then ->
    [one] 1 minute
   *[other] { $then } minutes
} more{ $seconds ->
    [0] .
    [one] , and 1 second before every turn.
   *[other] , and { $seconds } seconds before every turn.
}
time-says-each = { $what } Minutes by seat: { $each }.
