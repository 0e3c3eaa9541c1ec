title = Ettana

## Words
n-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
n-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
points = Points
points-not-told = points?
gain = { $who } { $n }
the-tile = tile { $n }
the-rim = the rim
colour-green = green
colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-purple = purple
colour-black = black
the-colour = the colour

card-move = Move
card-swap = Swap
card-replace-yarn = Replace
card-replace-tile = Replace
card-steal-card = Steal
card-steal-tokens = Steal
card-design = Design
card-three = 3 tokens
card-call = Call
card-again = Roll again
card-tax = Tax
goods-card = Action card
goods-design = Design card
goods-swap = Swap yarns

row-tokens = Tokens
row-cards = Action cards
row-designs = Design cards
row-victory = Victory points
row-claimed = Points, design { $n }
row-discards = Action cards discarded
row-number = Number rolled
column-table = Table
left-tokens = Tokens left
left-cards = Action cards left
left-designs = Design cards left
first-to-eight = First to { $n } points wins

## Where we are
phase-setup = Setting up
phase-setup-name = Setting up
phase-start = Who starts
phase-start-name = Who starts
phase-roll = Turn { $n }, roll
phase-roll-name = Rolling
phase-act = Turn { $n }, actions
phase-act-name = Actions
phase-claim = Turn { $n }, claim
phase-claim-name = Claims
phase-over = After { $n } turns
phase-over-name = After the end
timer-turn = { $who }’s turn

## Setting up
begin-label = Lay out the game
begin-confirm = Start
ready-label = On the table
setup-yarns = { $n } yarns on the octagons; { $left } beside the board, one of each colour
setup-tiles = { $n } number tiles on the squares; { $left } different ones beside the board
setup-designs = { $n } design cards, shuffled, face down
setup-cards = { $n } action cards, shuffled, face down
setup-tokens = { $n } tokens beside the board
setup-pawns = { $n } pawns, one for each player
setup-dice = The number die and the colour die
yarns-label = Paint the yarns
yarns-field = Yarns
yarns-confirm = These yarns
tiles-label = Enter the tiles
tiles-field = Number tiles
tiles-confirm = These tiles
paint-hint = Choose a brush, then tap the board.
pawn-label = Roll, place your pawn
pawn-field = A tile of the number rolled
pawn-hint = No free tile of that number? Roll again.
pawn-confirm = Place on { $square }
tie-label = Roll again for the start
tie-hint = Only these players; the pawns stay.
tie-confirm = Rolled
tie = { $who } share the highest roll.
start-label = Who starts?
start-hint = Everyone rolls and places a pawn; highest starts.
start-field = Starter
start-confirm = { $starter } starts
starts = { $who } starts.
deal-label = Deal
deal-hint = In this order: { $order }. Each 1 design card, 1 action card, { $tokens } tokens.
deal-hint-redraw = In this order: { $order }. Each 1 design card, 1 action card, { $tokens } tokens. A Victory point goes back; draw another.
deal-field = Who shows a Victory point?
deal-confirm = All dealt

## Rolling
roll-label = Roll both dice
roll-number-label = Roll the number die
roll-confirm = Rolled { $dice }
rolled = Rolled { $n }, { $colour }
dice-field = Dice
collect-label = Roll and collect
collect-hint = Tokens for everyone with yarns of that colour.
collect-confirm = Collected
black-label = Black: an action card
black-confirm = Take an action card
preset-label = Play Preset colour
preset-field = Colour
preset-hint = Preset: { $colour }.
preset-confirm = Preset { $colour }
presets = { $who } presets { $colour }.
collected = Collected: { $who }.
nobody-collects = { $n } tokens owed, { $left } left: nobody gets any.
draws-card = { $who } takes an action card.
draws-design = { $who } takes a design card.
shuffled = Shuffle the { $n } discarded action cards into a new pile.
no-cards = No action cards left.
no-designs = No design cards left.
gets-tokens = { $who } gets { $n ->
    [one] 1 token
   *[other] { $n } tokens
}.
supply-short = Only { $n } left in the supply.

## The move
go-label = Move { $n }
to-field = { $n ->
    [one] 1 step, or a free 1
   *[other] { $n } steps, or a free { $n }
}
go-field = To which square?
go-confirm = Move to { $to }
note-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
note-jump = jump
note-pays = { $n ->
    [one] pays { $who } 1
   *[other] pays { $who } 1 each
}
stay-label = No way to move
stay-confirm = The pawn stays
stays = { $who } has nowhere to go and stays.
moved-label = Move
moved-confirm = Moved
paid-field = Passed, 1 token each
free-swap-label = Free swap?
free-swap-field = Two yarns by your pawn
free-swap-confirm = Swap these two
swap-now-hint = The free swap is possible only now.

## Other actions
end-turn-label = End the turn
end-turn-confirm = End the turn
exchange-label = Exchange
exchange-confirm = Exchange, end the turn
exchange-hint = A design card under the pile, the top one into your hand. Nothing else this turn.
exchanged = { $who } exchanges a design card.
buy-label = Buy
buy-field = What?
buy-confirm = Buy: { $goods }
swap-field = Two yarns
many-victory = { $n } Victory points lie open; by the number of cards there are { $most }.
victory-label = Victory point
victory-confirm = Show it: 1 point
play-label = Play a card
play-field = Card
play-confirm = Play { $card }
victim-field = From whom?
call-field = Number called
call-dice-field = Rolled
yarn-field = Yarn on the board
colour-field = Replaced by
tile-field = Tile on the board
number-field = Replaced by
note-replace-yarn = a yarn
note-replace-tile = a tile
note-steal-card-blind = a card, unseen
note-steal-card-chosen = a card, chosen
note-steal-tokens = tokens
played = { $who } plays { $card }.
rolls-again = { $who } rolls again.
steals-blind = { $who } takes a card from { $victim } without looking.
steals-chosen = { $who } looks and takes a card from { $victim }.
steals = { $who } takes { $n ->
    [one] 1 token
   *[other] { $n } tokens
} from { $victim }.
call-missed = { $who } called { $call } and rolled { $n }: nothing.
taxed = { $n ->
    [0] Nobody has a token to pay.
    [one] 1 player pays 1 token.
   *[other] { $n } players pay 1 token each.
}

## Designs
claim-label = Claim
claim-field = Card
claim-confirm = Claim it
claim-here = Tap it
at-field = Its yarns
claim-new = Draw it
claim-unseen = Points only
design-word = { $n } yarns, { $colours ->
    [one] 1 colour
   *[other] { $colours } colours
}
pattern-field = Same letter, same colour; · any
any-yarn = ·
points-field = Points
consent-label = { $who } claims { $n ->
    [one] 1 point
   *[other] { $n } points
}
consent-confirm = Claim settled
consent-agree = Agrees
consent-object = Objects
on-board = The design is on the board.
not-on-board = The design is not on the board as entered here.
claim-refused = No agreement: { $who } keeps the card.
has-points = { $who } has { $n ->
    [one] 1 point
   *[other] { $n } points
}.
won = { $who } wins with { $n } points.

## The end
lull-label = Play on?
lull-hint = No points for { $n } turns. If you stop, most points wins.
lull-field = Play on?
lull-on = Play on
lull-stop = Stop here
lull-confirm = { $go_on }
stop-label = Stop here: most points wins
score-designs = Designs
score-victory = Victory points
why-designs = The points of every claimed design.
why-victory = Every open Victory point counts 1.

## Setting it right
yarns-again = The yarns on the board
tiles-again = The tiles on the board
pawn-of = The pawn of { $who }
where-field = Where does it stand?
whose-turn = Whose turn is it?
done-label = What was done this turn?
done-field = Done so far
done-moved = Pawn moved
done-acted = Another action
done-swap = Free swap open
design-label = A design card entered wrongly
design-field = Card
change-field = What is wrong?
change-points = The points
change-pattern = The pattern
change-forget = Forget the card
give-back = { $who } takes back design { $n } ({ $points })
leave-tie = Something else happened: choose who starts
leave-turn = Something else happened: { $who }’s turn is over
leave-claim = Something else happened: { $who } claims nothing
leave-lull = Something else happened: play on

## Settings
set-rim = Squares round the edge
set-rim-on = Pawns may walk there
set-rim-off = Not part of the game
set-deal-order = Order of dealing
set-deal-order-clockwise = Clockwise from the starter
set-deal-order-rolls = From the highest roll down
set-short-supply = Supply too small for a card
set-short-supply-rest = You get what is left
set-short-supply-nothing = You get nothing
set-repeat = Buying the same thing in one turn
set-repeat-any = As often as you like
set-repeat-once = Once
set-again-exchange = Exchange a design after Roll again
set-again-exchange-bars = Not allowed
set-again-exchange-allows = Allowed
set-toll = Past pawns or around them
set-toll-route = You choose the way
set-toll-cheapest = Always the cheapest way
set-boxed-in = No way to move
set-boxed-in-stays = The pawn stays
set-boxed-in-passes = Pass pawns without paying
set-swap-pair = Free swap
set-swap-pair-touching = Any two beside the pawn
set-swap-pair-neighbours = Only neighbours, not diagonal
set-mirror = A design in mirror image
set-mirror-no = Does not count
set-mirror-yes = Counts too
set-own-square = Move card to your own square
set-own-square-no = Not allowed
set-own-square-yes = Allowed
set-stolen-card = A stolen action card
set-stolen-card-blind = Is drawn without looking
set-stolen-card-chosen = Is chosen
set-own-tile = Replace the tile under your pawn
set-own-tile-no = Not allowed
set-own-tile-yes = Allowed
set-preset-black = Preset colour: black
set-preset-black-yes = Allowed
set-preset-black-no = Not allowed
set-dealt-victory = A Victory point at the deal
set-dealt-victory-counts = Counts
set-dealt-victory-redraw = Goes back; draw another
set-again-tokens = Tokens of the first roll, rolled again
set-again-tokens-both = You keep them and collect again
set-again-tokens-last = They go back
set-turn-s = Time for a turn

## Refusals
yarns-missing = There must be { $n } yarns on the board.
too-many-yarns = { $n } times { $colour }: no more than { $most } can lie on the board.
tiles-missing = There must be { $n } tiles on the board.
too-many-tiles = { $n } tiles { $number }: there are only { $most }.
spare-tiles-differ = The two tiles beside the board must have different numbers.
square-taken = A pawn stands there already.
victory-goes-back = A dealt Victory point goes back here.
preset-with-again = Preset colour and Roll again never go together.
preset-twice = The colour is preset already.
preset-not-black = Black may not be preset here.
collected-too-many = Nobody has more than { $n } yarns beside the pawn.
moved-already = The pawn has moved in this turn.
must-move = First move the pawn.
pawn-may-not-stay = The pawn may not stay where it is.
pawn-stands-there = { $who } stands there.
cannot-pay-toll = That way costs { $n }; you have { $has }.
not-so-many-steps = That square is not exactly { $n } steps away on this way, and not a free tile { $n }.
free-swap-over = The free swap comes directly after the move, once.
swap-not-touching = The free swap is for yarns beside your pawn.
swap-not-neighbours = Here the two yarns must be neighbours.
swap-two-yarns = Choose two different yarns.
too-dear = That costs { $price }; you have { $has }.
bought-already = Here you buy the same thing once a turn.
nothing-left = None of those are left.
no-card-in-hand = There is no action card in the hand.
no-card-drawn = No action card was drawn just now.
again-too-late = Roll again comes before every other action.
not-beside-the-board = That piece does not lie beside the board.
tile-is-occupied = A pawn stands on that tile.
no-card-to-steal = { $who } has no action card.
no-tokens-to-steal = { $who } has no tokens.
exchange-too-late = Exchange only before any other action.
no-design-in-hand = There is no design card in the hand.
claimed-before = That design has been claimed before.
points-missing = Enter the points on the card, 1 to { $most }.
points-in-rulebook = The rulebook gives this card { $n ->
    [one] 1 point
   *[other] { $n } points
}.
pattern-too-small = Draw at least two yarns.
too-many-designs = There are only { $n } design cards.
design-known = That pattern is another card.

## Printed values from a file
check-pattern = { $id }: not a pattern of at most 5 by 5.
check-points = { $id }: the points of a design are a whole number from 1 to { $most }, as in the rulebook.
check-many = { $n } design cards: there are only { $most } in the box.

# a closer look at the board
yarn-lies = Yarn: { $colour }

# what the box knows
shelf-designs = Design cards
