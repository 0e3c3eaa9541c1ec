title = Pig
points = Points
dice = The die
this-turn = This turn

# phases
phase-turn = Round { $round }
phase-turn-name = Turns
phase-over = Over after { $round } rounds
phase-over-name = Over

# questions
roll-label = Roll the die
roll-confirm = It shows { $dice }
stop-label = Stop
stop-confirm = Stop with { $n }
leave-out = Something else happened in this turn

# what happened
kept = { $who } keeps { $n }
lost = A 1: { $who } loses { $n }
left-out = { $who }'s turn is left out

# house rules
set-goal = Goal
set-last = When is it over?
set-last-at_once = At once
set-last-round = At the end of the round
