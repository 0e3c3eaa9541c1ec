title = Pebbles
pebble-red = red pebbles
pebble-blue = blue pebbles
stone = stone { $n }
worth = worth { $n }
conches = Conches
shell-conch = conch
shell-snail = snail

# phases
phase-hide = Round { $round } of { $of }: hiding
phase-hide-name = Hiding
phase-open = Round { $round } of { $of }: open fists
phase-open-name = Open fists
phase-roll = Round { $round } of { $of }: dice
phase-roll-name = Dice
phase-place = Round { $round } of { $of }: the brook
phase-place-name = The brook
phase-over = Over after { $round } of { $of } rounds
phase-over-name = Over

# questions
hide-label = Hide your pebbles
hide-confirm = Hide { $what }
pebbles-label = In your fist
fist-confirm = My fist is closed
open-label = Open all fists
open-confirm = These are the pebbles: { $what }
open-hint = Tell what lies in each hand.
roll-label = Roll both dice
roll-confirm = The dice show { $dice }
dice-label = Dice
learn-label = Tell what a stone is worth
learn-confirm = { $stone } is worth { $value }
stone-label = Which stone?
value-label = Printed value
step-label = Step into the brook
step-confirm = Take { $stone }{ $path }
way-label = How?
way-stone = one stone
way-path = two side by side
path-label = Which two?
rest-label = Rest
rest-confirm = Rest this round
read-label = What is printed on { $stone }?
read-confirm = { $stone } is worth { $value }
shells-label = Your row
shells-ask = Lay three shells
shells-confirm = Lay { $row }
start-label = Who starts?
drop-label = Something else happened
hide-timer = the sand glass
place-timer = a step in the brook

# what happened
you-hid = You hid { $n } pebbles
time-up = Whoever was too late has an empty fist
nobody-wins = A tie: nobody wins the round
wins = { $who } wins the round
rested = { $who } rests
next-over = The game is over
hand-open = open hand
hand-closed = closed fist
sheet-stones = Stones

# refusals
fists-missing = Tell what lies in every fist
stone-taken = That stone is taken
no-path = Stones { $a } and { $b } do not lie side by side

# house rules
set-rounds = Rounds
set-tie = Who wins a tie?
set-tie-start = The first from the start player
set-tie-nobody = Nobody
set-hide-s = Seconds for hiding
check-stone = { $id }: the value of a stone is a whole number from 0 to 9.

# what was done
did-hide = { $who } hid { $pebbles }
did-fist = { $who } closed the fist
did-open = The fists were opened: { $fists }
did-roll = The dice showed { $dice }
did-step = { $who } stepped on { $stone }{ $path }
did-rest = { $who } rested
did-learn = { $stone } is worth { $value }
did-lay = { $who } laid { $shells }
