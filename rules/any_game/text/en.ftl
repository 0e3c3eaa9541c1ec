title = Another game

# phases
phase-choose = Which game?
phase-choose-name = Choosing the game
phase-order = Round { $round }: the order
phase-order-name = The order
phase-turn = { $of ->
    [0] Round { $round }
   *[other] Round { $round } of { $of }
}
phase-turn-name = Playing
phase-score = { $of ->
    [0] Round { $round }
   *[other] Round { $round } of { $of }
}
phase-score-name = Rounds
phase-play = Playing
phase-play-name = Playing
phase-final = Counting up
phase-final-name = Counting up
phase-winner = The end
phase-winner-name = The end
phase-over = Over
phase-over-name = Over

# which game
choose-label = Which game are you playing?
choose-confirm = Play { $pad }
chosen = You play { $pad }
make-label = Another game, with a pad of your own
make-hint = Goal: somebody has so many points, and the game is over. Rows have commas between them: Gold x3, Debts x-1, Roads max 15, Street =30/40, Castle (1) for one player alone.
make-confirm = Play { $name }
find-letters = Letters of its name
find-label = Look for a game
find-confirm = Look for { $letters }
made = { $pad } is kept for other evenings
section-pads = Score pads of your own
pad-hint = Put commas between rows, phases and counters. A row: Gold x3, Debts x-1, Roads max 15, Street =30/40, Castle (1) for one player alone. A phase: Build, Income: two coins each, Feast (*) for all at once. A counter: Gold 3.

# a pad
pad-name = Name
pad-scores = Points
pad-scores-round = After every round
pad-scores-one = After every round, by one
pad-scores-bids = After every round, by bid and tricks
pad-scores-turn = In every turn
pad-scores-free = At any time
pad-scores-count = They go up and down
pad-scores-rows = A row a turn
pad-scores-end = Only at the end
pad-scores-never = Never
pad-wins = Who wins
pad-wins-most = Most points
pad-wins-fewest = Fewest points
pad-wins-last = The last one in
pad-wins-told = You say who won
pad-wins-together = All together, or nobody
pad-rows = Rows
pad-bonus = Bonus
pad-bonus_from = Bonus from
pad-bonus_rows = Of the first rows
pad-bid_made = A bid that is made
pad-bid_each = Each trick
pad-start = At the start
pad-goal = Goal
pad-rounds = Rounds
pad-legs = Legs that win a set
pad-sets = Sets that win
pad-ties = Equal points
pad-ties-shared = Share a place
pad-ties-row = A row decides
pad-tie_row = Which row, counted from the first
pad-teams = Teams
pad-order = Turns
pad-order-free = Not followed
pad-order-clockwise = Clockwise
pad-order-counter = Counter-clockwise
pad-order-told = Entered each round
pad-order-together = All at once
pad-laps = In a round
pad-laps-once = One each
pad-laps-passes = Until all have passed
pad-phases = Phases
pad-counters = Counters
pad-clock = Clock
pad-clock-none = None
pad-clock-up = Time used
pad-clock-bank = For the whole game
pad-clock-turn = Glass for a turn
pad-clock-phase = Glass for a phase
pad-minutes = Minutes
pad-seconds = Seconds

# turns
order-label = In which order do you play this round?
order-confirm = This round: { $seats }
phase-label = { $phase }
phase-confirm = { $phase }: done
turn-label = Your turn
turn-confirm = End the turn
turn-phase-label = { $phase }
turn-phase-confirm = { $phase }: done
start-clocks-label = The first turn
start-clocks-confirm = Start the clock
turn-together-label = Play; say when you are ready
turn-together-confirm = Ready
drop-out-label = Pass for this round
drop-out-confirm = Pass for this round
dropped-out = { $who } has passed for this round

# points
tally-field = Points
tally-label = What did you score?
tally-confirm = Write down { $points }
bust = { $who } went too far: that turn counts nothing
fill-row-label = Fill one row
fill-row-which = Which row?
fill-row-confirm = { $row }: { $points }
score-label = Round { $round }: the points
score-confirm = Round { $round }: { $points }
score-many-label = Round { $round }: the points
score-many-confirm = Write down round { $round }
row-label = Round { $round }: { $row }
row-confirm = Round { $round }, { $row }: { $points }
row-nobody-label = { $row }: 0 for all
row-nobody-confirm = { $row }: 0 for all
row-final-label = { $row }
row-final-confirm = { $row }: { $points }
nobody-label = Nobody scores
nobody-confirm = Round { $round }: nobody scores
nobody-final-label = Nobody has points
nobody-final-confirm = At the end: nobody has points
final-many-label = Count up
final-many-confirm = Write down the points
final-label = Count up
final-confirm = At the end: { $points }
take-label = Round { $round }: who scores?
take-who = Who scores?
take-points = How many?
take-confirm = Round { $round }: { $side }, { $points }
own-label = Points of { $who }
own-confirm = { $who }: { $points }
own-row = Entered: { $row }
free-who = Who?
free-label = Who scores?
free-confirm = { $who }: { $points }
recount-label = How does it stand?
recount-confirm = It stands { $points }
count-label = { $what }
count-confirm = { $what }: { $counts }
counted = { $who }: { $n } { $what }
resource-count = { $n } { $what }
sum-is-odd = All together that is { $found }, not { $wanted }.
deals = { $who } deals
adds-to = all together { $n }
odd-points = { $n } is not a possible score.
odd-last = { $n } cannot be the last turn.
does-not-go = These numbers do not go together.
leads = { $n ->
    [1] { $names } leads with { $points }
   *[other] { $names } lead with { $points }
}

leg-won = { $names } won the leg
set-won = { $names } won the set

# the end
finish-label = The game is over
finish-confirm = The game is over
end-now-label = End the game now
end-now-confirm = The game is over
end-now-hint = The points count as they stand. Undo takes it back.
full-label = The pad is full
full-confirm = The game is over
nearly-full = { $n ->
    [1] One more fits
   *[other] { $n } more fit
} on this pad
winner-label = Who won?
winner-confirm = { $sides } won
outcome-label = How did it end?
outcome-won = You won
outcome-lost = You lost
outcome-confirm = { $outcome }

# set right
round-n = Round { $n }
rounds-to = { $n ->
    [1] Round 1
   *[other] Rounds 1 to { $n }
}
entry-n = No. { $n }
entries-to = { $n ->
    [1] No. 1
   *[other] No. 1 to { $n }
}
carried = Other points
start-label = Who starts this round?
turn-is-label = Whose turn is it?
away-label = Who is sitting out?
missed = { $n ->
    [1] { $names } has missed rounds
   *[other] { $names } have missed rounds
}: points for them can be given as other points
leave-out-turn = This turn without points
leave-out-score = This round does not count
leave-out-order = The usual order this round
go-on-label = The game goes on after all

# what is shown
line-turns = Turns
line-won = Won
line-start = At the start
line-legs = Legs
line-sets = Sets
aim-goal = goal { $n }
aim-out = out at { $n }
aim-legs = { $sets ->
    [1] { $legs ->
        [one] 1 leg wins
       *[other] { $legs } legs win
    }
   *[other] { $legs ->
        [one] 1 leg
       *[other] { $legs } legs
    } to a set, { $sets } sets win
}
is-away = has left
is-here = plays
timer-bank = time for the whole game
timer-up = time used
timer-turn = the sand glass of this turn
timer-phase = the sand glass of this phase

# refusals
wrong-seats = That game is for { $least } to { $most } people
wrong-name = A game needs a name that does not begin with @
wrong-clock = A clock needs some time
wrong-clock-turns = A clock runs while somebody has the turn: say how the turns go
wrong-each = Minutes of each: numbers up to { $most }, with commas
wrong-goal = The last one in wins: say at how many points somebody is out
wrong-teams = There are no teams, or at least two
wrong-legs = Legs and sets are for points in every turn, with a goal
wrong-rows = Name the rows that are filled
wrong-tie = Name the rows: one of them decides between equal points
wrong-many = At most { $most } of them
wrong-twice = One name stands there twice
wrong-short = { $name }: a name has 1 to { $most } letters, and does not begin with @
wrong-limits = A number on the pad is too large, too small, or the wrong way round
wrong-long = { $text }…: a sentence has at most { $most } letters
wrong-order = Where points belong to a turn, somebody must have it
wrong-people = A game is for 2 to { $most } people
wrong-reach = Nobody can reach { $goal } with these points
wrong-told = One row at least is entered in play, and every other at the end, or by a formula
wrong-id = { $id }: no formula can call a row that
wrong-bonus = A bonus is for the first so many of the rows
formula-long = A formula has at most { $most } letters
formula-wrong = { $text }: that is no formula, from letter { $at } on
formula-name = { $text }: there is no { $name } to work it out with
row-is-full = That row is full already
only-one = { $row }: only one may have it, and { $who } has it already

# words on pads
name-bid = Bid
name-tricks = Tricks
name-bonus = Bonus
name-points = Points
name-hearts = Hearts
name-rummy = Rummy
name-canasta = Canasta
name-cribbage = Cribbage
name-skat = Skat
name-klaverjassen = Klaverjassen
name-toepen = Toepen
name-boerenbridge = Oh Hell
name-yacht = Yacht
name-dominoes = Dominoes
name-darts-501 = Darts 501
name-darts-double = Darts 501, double out
name-darts-301 = Darts 301
name-darts-legs = Darts 501, first to 3 legs
name-darts-sets = Darts 501, sets of 3 legs
name-petanque = Petanque
name-chess-clock = Chess or Go, with a clock
name-per-round = Points in every round
name-at-the-end = Points at the end
name-lives = Lives, up and down
name-who-won = Only who won
name-together = All together
name-roem = Roem
name-pass-left = three cards to the left
name-pass-right = three cards to the right
name-pass-across = three cards across
name-pass-none = no cards are passed
name-ones = Ones
name-twos = Twos
name-threes = Threes
name-fours = Fours
name-fives = Fives
name-sixes = Sixes
name-full-house = Full house
name-four-alike = Four alike
name-little-straight = Little straight
name-big-straight = Big straight
name-choice = Choice
name-yacht-row = Yacht
name-row-a = First row
name-row-b = Second row
name-row-c = Third row
name-row-d = Fourth row
name-row-e = Fifth row
name-row-f = Sixth row

# what was done: the log, in the past tense
did-choose = { $pad } was chosen.
did-find = Games were searched for “{ $letters }”.
did-make = A pad was made for { $name }.
did-pass-on = { $form ->
     [phase] { $phase } was done.
     [turn-phase] { $who } finished: { $phase }.
     [turn-together] { $who } was ready.
    *[turn] { $who } ended the turn.
}
did-take = { $form ->
     [nobody] Nobody scored in round { $round }.
    *[take] { $side } scored { $points } in round { $round }.
}
did-tell-own = { $who } wrote down { $points }.
did-winner = { $sides } won.
did-fill-row = { $who } wrote { $points } for { $row }.
did-score = { $form ->
     [row] Round { $round } was scored, { $row }: { $points }.
     [row-final] The final points were counted up, { $row }: { $points }.
     [row-nobody] Nobody scored for { $row }.
     [nobody] Nobody scored in round { $round }.
     [nobody-final] Nobody had points at the end.
     [final] The final points were counted up: { $points }.
     [final-many] The final points were counted up: { $points }.
    *[score] Round { $round } was scored: { $points }.
}
did-tally = { $who } scored { $points }.
did-finish = The game was over.
did-outcome = { $outcome-is ->
     [lost] The game was lost together.
    *[won] The game was won together.
}
did-recount = The score stood at { $points }.
did-order = The order of the round was { $seats }.
did-start-clocks = The clock was started.
did-drop-out = { $who } passed for the rest of the round.
