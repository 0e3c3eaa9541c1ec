title = Ettana
who-starts = The dice will say who starts

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
points-not-told = ? points
gain = { $who } { $n }
the-tile = tile { $n }
a-tile = a tile not entered yet
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
row-claimed = Points, design { $n }
row-discards = Discarded action cards
row-number = Number rolled
column-table = Table
left-tokens = Tokens left
left-cards = Action cards left
left-designs = Design cards left
first-to-eight = First to { $n } points wins

## Where we are
phase-setup = Setting up
phase-setup-name = Setting up
phase-start = Start player
phase-start-name = Start player
phase-roll = Turn { $n }, roll
phase-roll-name = Rolling
phase-act = Turn { $n }, actions
phase-act-name = Actions
phase-claim = Turn { $n }, claim
phase-claim-name = Claims
phase-over = After { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
phase-over-name = After the end
timer-turn = { $who }’s turn

## Setting up
begin-label = Set up the game
begin-confirm = Start the game
ready-label = Checklist
setup-yarns = { $n } yarns on the octagons; { $left } next to the board, one of each colour
setup-tiles = { $n } number tiles on the squares; { $left } different ones next to the board
setup-designs = { $n } design cards, shuffled, face down
setup-cards = { $n } action cards, shuffled, face down
setup-tokens = { $n } tokens next to the board
setup-pawns = { $n } pawns, one for each player
setup-dice = The number die and the colour die
yarns-label = Enter the yarns
yarns-field = Yarns
yarns-confirm = Save the yarns
tiles-label = Enter the tiles
tiles-field = Number tiles
tiles-confirm = Save the tiles
paint-hint = Choose a piece, then tap where it lies.
begin-board-label = Enter the whole board first
begin-board-confirm = Enter the board
begin-board-hint = Or just play: you are asked about a yarn or a tile when it is needed.
beside-label = Which yarns next to the pawns are { $colour }?
beside-field = Tap them
beside-hint = Only those nobody has entered yet are lit. None? Just confirm.
beside-confirm = Collect for { $colour }
pawn-label = Roll, place your pawn
pawn-field = A tile of the number rolled
pawn-number = The number rolled
pawn-hint = No free tile of that number? Roll again.
pawn-confirm = Pawn on { $square }
pawn-number-confirm = Pawn on tile { $number }
tie-label = Roll again for start player
tie-hint = Only these players; the pawns stay.
tie-confirm = Rolled for start player
tie = { $who } share the highest roll.
start-label = Who is start player?
start-hint = Everyone rolls and places a pawn; the highest roll starts.
start-field = Start player
start-confirm = Start player: { $starter }
starts = { $who } starts.
deal-label = Deal
deal-hint = In this order: { $order }. Each player gets 1 design card, 1 action card and { $tokens } tokens.
deal-hint-redraw = In this order: { $order }. Each player gets 1 design card, 1 action card and { $tokens } tokens. A Victory point goes back; draw another card.
deal-field = Who reveals a Victory point?
deal-confirm = Cards and tokens dealt

## Rolling
roll-label = Roll both dice
roll-number-label = Roll the number die
roll-confirm = Rolled { $dice }
rolled = Rolled { $n }, { $colour }
dice-field = Dice
collect-label = Roll and collect
collect-hint = Tokens for everyone with yarns of that colour next to their pawn.
collect-confirm = Tokens collected
black-label = Black: an action card
black-confirm = Draw an action card
preset-label = Play “Preset colour”
preset-field = Colour
preset-hint = Preset: { $colour }.
preset-confirm = Preset { $colour }
presets = { $who } presets { $colour }.
collected = Collected: { $who }.
nobody-collects = { $n ->
    [one] 1 token
   *[other] { $n } tokens
} owed, { $left } left: nobody gets any.
draws-card = { $who } draws an action card.
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
    [one] 1 step, or jump to a free 1
   *[other] { $n } steps, or jump to a free { $n }
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
stay-label = No move possible
stay-confirm = The pawn stays
stays = { $who } has nowhere to go and stays.
moved-label = Move
moved-confirm = Pawn moved
paid-field = Pawns passed (1 token each)
free-swap-label = Free swap
free-swap-field = Two yarns next to your pawn
free-swap-confirm = Swap two yarns (free)
swap-now-hint = The free swap is possible only now.

## Other actions
end-turn-label = End the turn
end-turn-confirm = End the turn
exchange-label = Exchange
exchange-confirm = Exchange a card, end the turn
exchange-hint = Put a design card under the pile, draw the top one. This ends your turn.
exchanged = { $who } exchanges a design card.
buy-label = Buy
buy-field = What?
buy-confirm = Buy: { $goods }
swap-field = Two yarns
many-victory = { $n } Victory points are face up, but there should be at most { $most }.
victory-label = Victory point
victory-confirm = Reveal Victory point: 1 point
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
note-move = anywhere
note-swap = any two yarns
note-design = draw one
note-call = a number, then roll
note-again = both dice
note-tax = others pay 1 token
note-replace-yarn = a yarn
note-replace-tile = a tile
note-steal-card-blind = a card, without looking
note-steal-card-chosen = a card, chosen
note-steal-tokens = tokens
played = { $who } plays { $card }.
rolls-again = { $who } rolls again.
steals-blind = { $who } steals a card from { $victim } without looking.
steals-chosen = { $who } looks and steals a card from { $victim }.
steals = { $who } steals { $n ->
    [0] no token
    [one] 1 token
   *[other] { $n } tokens
} from { $victim }.
call-missed = { $who } called { $call } and rolled { $n }: no effect.
taxed = { $n ->
    [0] No player has a token to pay.
    [one] 1 player pays 1 token.
   *[other] { $n } players pay 1 token each.
}

## Designs
claim-label = Claim
claim-field = Card
claim-confirm = Claim the design
claim-here = Tap it on the board
at-field = Its yarns
claim-new = Enter the pattern
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
lull-hint = No points for { $n } turns. If you stop, the player with the most points wins.
lull-field = Play on?
lull-on = Play on
lull-stop = Stop here
lull-confirm = { $go_on }
stop-label = Stop here: most points wins
score-designs = Designs
score-victory = Victory points
why-designs = The points of each claimed design.
why-victory = Each revealed Victory point counts 1.

## Corrections
yarn-again = One yarn on the board
tile-again = One tile on the board
yarns-again = The yarns on the board
tiles-again = The tiles on the board
pawn-of = The pawn of { $who }
where-field = Where is it?
whose-turn = Whose turn is it?
done-label = What was done this turn?
done-field = Done so far
done-moved = Pawn moved
done-acted = Another action
done-swap = Free swap still possible
design-label = Correct a design card
design-field = Card
change-field = What is wrong?
change-points = The points
change-pattern = The pattern
change-forget = Delete the card
give-back = { $who } returns design { $n } ({ $points })
leave-tie = Something else happened: choose who starts
leave-turn = Something else happened: { $who }’s turn is over
leave-claim = Something else happened: { $who } claims nothing
leave-lull = Something else happened: play on

## Settings
set-rim = Squares round the edge
set-rim-on = Pawns may walk there
set-rim-off = Not in play
set-deal-order = Order of dealing
set-deal-order-clockwise = Clockwise from the start player
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
set-toll = Passing pawns
set-toll-route = You choose the way
set-toll-cheapest = Always the cheapest way
set-boxed-in = A pawn that cannot move
set-boxed-in-stays = Stays where it is
set-boxed-in-passes = Passes pawns without paying
set-swap-pair = Free swap
set-swap-pair-touching = Any two next to the pawn
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
set-again-tokens = After Roll again, tokens from the first roll
set-again-tokens-both = You keep them and collect again
set-again-tokens-last = They go back
set-turn-s = Time for a turn

## Refusals
too-many-yarns = { $n } times { $colour }: the board can have at most { $most }.
too-many-tiles = { $n } tiles { $number }: there are only { $most }.
spare-tiles-differ = The two tiles next to the board must have different numbers.
preset-with-again = Preset colour and Roll again cannot be combined.
preset-twice = The colour has already been preset.
preset-not-black = By your house rules, black may not be preset.
moved-already = The pawn has already moved this turn.
must-move = Move the pawn first.
free-swap-over = The free swap is only possible right after the move, and only once.
swap-not-neighbours = By your house rules, the two yarns must be neighbours.
too-dear = That costs { $price }; you have { $has }.
bought-already = By your house rules, you buy the same thing only once a turn.
nothing-left = None of those are left.
no-card-in-hand = You have no action card in hand.
no-card-drawn = No action card has just been drawn.
again-too-late = You can play Roll again only before any other action.
no-card-to-steal = { $who } has no action card.
exchange-too-late = You can exchange only before any other action.
no-design-in-hand = You have no design card in hand.
claimed-before = That design has already been claimed.
points-in-rulebook = The rulebook gives this card { $n ->
    [one] 1 point
   *[other] { $n } points
}.
pattern-too-small = Draw at least two yarns.
too-many-designs = There are only { $n } design cards.
design-known = That pattern is on another card.

# a closer look at the board
the-pawn = pawn
place-yarn = Row { $row }, yarn { $n }
place-tile = Row { $row }, place { $n }
place-rim = Rim, row { $row }, place { $n }
yarn-lies = Yarn: { $colour }

# the catalogue
section-designs = Design cards

# what was done: the log, in the past tense
did-begin = The game was set up.
did-begin-later = The game was set up.
did-lay-yarns = The yarns were entered.
did-lay-tiles = The tiles were entered.
did-place-pawn = { $who } placed the pawn on { $square }.
did-choose-start = { $starter } was named start player.
did-break-tie = Rolled again for start player: { $dice }.
did-deal = The cards and tokens were dealt.
did-roll = { $who } rolled { $dice }.
did-collect = { $black-is ->
     [1] { $who } rolled black.
    *[other] { $who } rolled.
}
did-beside = { $who } collected for { $colour }.
did-go = { $who } moved to { $to }.
did-moved = { $who } moved the pawn.
did-exchange = { $who } exchanged a design card and ended the turn.
did-buy = { $who } bought: { $goods }.
did-claim = { $who } claimed a design.
did-answer = The claim was settled: { $consent }.
did-free-swap = { $who } swapped two yarns for free.
did-preset = { $who } preset the colour.
did-play = { $who } played { $card }.
did-show-victory = { $who } revealed a victory point.
did-end-turn = { $who } ended the turn.
did-stay = { $who } had nowhere to go and stayed.
did-play-on = { $go_on-is ->
     [0] The game was stopped.
    *[other] The table played on.
}
