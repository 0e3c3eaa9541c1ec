title = Battles & Builders
who-starts = The oldest player starts: who is it?

## Words
fictitious = Dummy player
no-tokens = no tokens
no-army = no army

terrain-urban = Urban area
terrain-open = Open field
terrain-mountain = Mountains
terrain-barbarian = Barbarian battle

kind-builder = { $n ->
    [one] Builder
   *[other] Builders
}
kind-infantry = Infantry
kind-cavalry = Cavalry
kind-archers = { $n ->
    [one] Archer
   *[other] Archers
}
kind-king = King
n-builder = { $n ->
    [one] 1 builder
   *[other] { $n } builders
}
n-infantry = { $n } infantry
n-cavalry = { $n } cavalry
n-archers = { $n ->
    [one] 1 archer
   *[other] { $n } archers
}
n-king = { $n ->
    [one] king
   *[other] { $n } kings
}
n-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
n-committed = { $n ->
    [0] commits nothing
    [one] 1 token committed
   *[other] { $n } tokens committed
}
not-yet = still to commit
row-fictitious = Dummy player: { $what }

colour-green = Green
colour-yellow = Yellow
colour-red = Red
chip-three = +3 chips
chip-one = +1 chips
chip-minus = −1 chips

strategy-claim = Claim 3 points
strategy-extra = Extra point
strategy-catapult = Catapult
strategy-trojan = Trojan horse
strategy-fresh = Fresh troops
strategy-withdraw = Withdraw tokens
note-claim = Tied for most builders? 3 points for you, none for the others
note-extra = +1 at the end of the game
note-catapult = −2 at the end of the game for another player
note-trojan = One extra red die in this battle
note-fresh = After your roll, roll any of your dice again, once
note-withdraw = Withdraw 1 to 3 tokens behind your screen

## Where we are
phase-setup = Setting up
phase-setup-name = Setting up
phase-event = Round { $round }, event
phase-event-name = Event tile
phase-commit = Round { $round }, commit
phase-commit-name = Committing
phase-reveal = Round { $round }, reveal
phase-reveal-name = Reveal
phase-king = Round { $round }, kings
phase-king-name = Kings
phase-battle = Round { $round }, dice
phase-battle-name = Dice
phase-over = After 8 rounds
phase-over-name = After the end

no-tile-yet = No event tile yet
round-of = Round { $round } of 8
round-taken = Round { $round }: { $who } has it
round-aside = Round { $round }: set aside

next-event = { $who } reveals the first event tile
next-commit = Then everyone commits tokens, { $who } first
next-seat = Then { $who } commits
next-reveal = Then all tokens are revealed
next-kings = Then kings, builders, armies
next-builders = Then builders and armies
next-round = { $who } opens the next round
next-score = Then the final score

## Setting up
begin-label = Set up the game
begin-confirm = Start round 1
ready-label = Checklist
setup-dice = { $n } dice
setup-chips = { $n } prestige chips
setup-strategies = { $n } strategy tiles, face up
setup-tokens = { $players } screens, with { $tokens } tokens of one colour behind each
setup-events = { $n } event tiles, shuffled, face down
setup-start = Start tile to { $who }
setup-fictitious = { $tokens } tokens of another colour without the king, face down and mixed

## The event tile
event-label = Reveal the event tile
event-confirm = Reveal { $tile }
event-other = Different points
tile-label = Event tile
tile-worth = worth { $n }
tile-known = { $terrain }: { $value }
tile-other = { $terrain }, different value
value-label = Points, printed top right
fictitious-draws = { $who } draws { $n ->
    [one] 1 token
   *[other] { $n } tokens
} for the dummy player, without looking.

## Committing
commit-label = Commit tokens
commit-confirm = Commit tokens: { $count }
commit-barbarian = Barbarians: nobody wins this tile. The lowest total takes it, −2 points; no army is 0.
count-label = How many tokens?
none-note = Costs a −1 chip
six-note = One of them must be the king
kinds-label = Which tokens?
nothing-label = Commit nothing
nothing-confirm = Commit nothing, take a −1 chip
timer-commit = { $who } commits
nothing-committed = { $who } commits nothing and takes a −1 chip.
nothing-left = { $who } has no tokens left and commits nothing.

## The reveal
reveal-label = Reveal all tokens
reveal-confirm = Reveal all tokens
fictitious-late = Draw { $n ->
    [one] 1 token
   *[other] { $n } tokens
} for the dummy player now.
more-than-left = According to the log, { $who } has fewer left: { $kind }.
six-without-king = { $who } has committed six tokens without a king.
king-was-alone = { $who } has committed a king alone, which your house rules do not allow.
left-untold = { $who } has used { $n ->
    [one] 1 token
   *[other] { $n } tokens
} that were not entered: correct what is left.

## Kings
king-label = Choose a strategy tile
king-confirm = Take { $tile }
strategy-label = Strategy tile
victim-label = Give the Catapult to
back-label = Withdraw 1 to 3 tokens
took-strategy = { $who } takes { $tile }.
took-catapult = { $who } gives the Catapult to { $victim }: −2 at the end.
withdrew = { $who } withdraws: { $tokens }.
all-back-chip = { $who } has withdrawn everything but the king, and takes a −1 chip.
king-lost = No strategy tile is available to { $who }: the king is lost.
extra-void = { $who } does not have the most builders: the Extra point has no effect.

## Builders
no-builders = Nobody committed builders: no points.
builders-most = { $who } has the most builders: +3.
builders-tie = { $who } ties for the most builders: +1.
builders-claim = { $who } claims the 3 points; the others who tied get nothing.
chips-other = None left: { $chip }. { $who } gets the same points in other chips.
chips-noted = None left: { $chip }. The points of { $who } are recorded here.
chips-now = Chips of { $who } now: { $three } × +3, { $one } × +1, { $minus } × −1.

## Armies
dice-label = Which dice? { $terrain }
dice-hint = Printed at the bottom of the tile. You only enter this once.
dice-confirm = These are the dice
roll-label = Roll the dice
roll-confirm = Rolled { $pips }
hint-in-turn = There are five dice of each colour: roll in turn.
hint-tie = Tie: roll the same dice again.
hint-six-dice = There are only five of a colour: roll one of them once more and add it.
hint-fresh = Fresh troops: { $who } may roll dice again before you answer.
outcome-most-label = Roll: who has the most pips?
outcome-sides = Tap several for a tie
outcome-most-confirm = Most pips: { $sides }
outcome-fewest-label = Roll: who has the fewest pips?
outcome-fewest-confirm = Fewest pips: { $sides }
fresh-label = Roll dice again?
fresh-dice-label = Which dice?
fresh-confirm = Roll again: { $dice }
keep-label = Keep all dice
keep-confirm = Keep all dice
die-shows = { $colour } { $pips }
tie-told = Tie for the most pips.
tie = Tie at { $n }.
no-armies = Nobody committed armies: the tile is set aside.
won-alone = Only { $who } has an army and takes the tile without rolling: { $terrain }, { $value }.
won-told = { $who } has the most pips and takes the tile: { $terrain }, { $value }.
won-with = { $who } rolls { $total } and takes the tile: { $terrain }, { $value }.
barbarian-tile = { $who } has the fewest pips and takes the barbarian tile: −2.
barbarian-chips = { $who } ties for fewest pips and takes two −1 chips.
start-passes = { $who } passes the start tile to { $to }.
game-over = All eight rounds are played.
fictitious-total = { $n ->
    [one] The dummy player has 1 point
   *[other] The dummy player has { $n } points
}

## Score
score-threes = +3 chips
score-ones = +1 chips
score-minus = −1 chips
score-events = Event tiles
score-extra = Extra point
score-catapult = Catapult
score-noted = Recorded points
why-threes = Each chip counts 3: most builders alone.
why-ones = Each chip counts 1: tied for most builders.
why-minus = Each chip counts −1: nothing committed, or beaten by the barbarians.
why-events = The value printed on each event tile you have won.
why-extra = The Extra point strategy tile counts 1.
why-catapult = The player with the Catapult in front of them loses 2.
why-noted = Points for which no chip was left.

## Corrections
row-left = { $kind } left
row-now = { $kind } this round
row-committed = Committed, face down
row-round = Round
column-value = Value
tile-of-round = Round { $round }, { $terrain }
holder-label = In front of
strategy-holder = { $tile }
strategy-by-hand = What { $tile } brought in its round stays as it is: correct that too if it was wrong.
strategy-out = Chosen, no effect
reveal-again = What everyone revealed
withdraw-by-hand = Tokens that were taken back stay as they are: if that was wrong, correct what lies open.
start-label = Who has the start tile?
leave-king = Something else happened: no tile for { $who }
leave-battle = Something else happened: skip the rest of the round
leave-round = Something else happened: skip this round

## Settings
set-memory-aid = Show which tokens each player has left
set-battle = What to enter for a battle
set-battle-dice = Every die
set-battle-outcome = Only who wins
set-commit-s = Time to commit, per player
set-empty-hand = Committing nothing because none are left
set-empty-hand-chip = Costs a −1 chip too
set-empty-hand-free = Costs nothing
set-lone-king = A king committed alone
set-lone-king-lost = Allowed: no tile, king lost
set-lone-king-forbidden = Not allowed
set-no-army = Barbarians, and nobody has an army
set-no-army-all = Everyone gets −2
set-no-army-aside = The tile is set aside
set-extra-tie = Extra point when tied for most builders
set-extra-tie-alone = Not available
set-extra-tie-tied = Available
set-extra-check = Extra point: most builders is checked
set-extra-check-chosen = When the tile is chosen
set-extra-check-after = After withdrawals
set-fresh-when = Fresh troops
set-fresh-when-once = Once a round, also after a tie
set-fresh-when-first = Only after the first roll
set-all-back = Everything but the king withdrawn
set-all-back-free = Costs nothing
set-all-back-chip = Costs a −1 chip
set-six-dice = Six red dice with the Trojan horse
set-six-dice-add = Roll one again and add
set-six-dice-five = Five at most
set-fictitious-rank = Dummy player at the end
set-fictitious-rank-out = Does not rank
set-fictitious-rank-ranks = Can win
set-fictitious-target = Catapult on the dummy player
set-fictitious-target-yes = Allowed
set-fictitious-target-no = Not allowed
set-fictitious-draw = Dummy player's tokens are drawn
set-fictitious-draw-with = While committing
set-fictitious-draw-after = At the reveal

## Refusals
six-needs-king = Six tokens only if one of them is the king; never more.
king-not-alone = By your house rules, a king may not be committed alone.
tile-gone = That tile is already taken.
tile-needs-builder = Only with a builder among your tokens.
tile-needs-most = Only with the most builders.
tile-needs-army = Only with an army among your tokens.

## Importing a catalogue
check-tiles = { $terrain }: more than the { $n } tiles in the box.

# the catalogue
section-tiles = Event tiles
section-dice = Dice that a terrain gives

# what was done: the log, in the past tense
did-begin = The game was set up.
did-turn-up = { $who } revealed an event tile: { $tile }.
did-commit = { $count-is ->
     [0] { $who } committed nothing.
     [1] { $who } committed 1 token.
    *[other] { $who } committed { $count } tokens.
}
did-commit-kinds = { $tokens-is ->
     [one] { $who } committed { $tokens }.
     [other] { $who } committed { $tokens }.
    *[none] { $who } committed nothing.
}
did-reveal = { $faces-is ->
     [one] The tokens were revealed: { $faces }.
     [other] The tokens were revealed: { $faces }.
    *[none] The tokens were revealed.
}
did-take-strategy = { $tile-is ->
     [catapult] { $who } took { $tile } against { $victim }.
     [withdraw] { $who } took { $tile }: { $back }.
    *[other] { $who } took { $tile }.
}
did-learn-dice = The dice were entered: { $dice }.
did-roll = The dice showed { $pips }.
did-outcome = { $form ->
     [outcome-fewest] { $sides } rolled the fewest pips.
    *[outcome-most] { $sides } rolled the most pips.
}
did-fresh = { $dice-is ->
     [0] { $who } kept all dice.
    *[other] { $who } rolled again: { $dice }.
}
