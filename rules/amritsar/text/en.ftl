title = Amritsar

## Words
spot = { $district } { $n }
district-north = North
district-east = East
district-south = South
district-west = West
colour-white = White
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
shade-white = white
shade-blue = blue
shade-green = green
shade-yellow = yellow
track-development = Development
track-resource = Resources
track-money = Money
height = Now at { $n }
decade-n = Decade { $n }
decade-of = Decade { $n } of { $of }
round-of = Round { $n } of { $of }
mahout-word = Mahout on { $colour }
donations-in = Donations, { $district }
shows-nothing = nothing
shows = Shows { $what }

symbol-coin = { $n ->
    [one] Coin
   *[other] Coins
}
symbol-gold = Gold
symbol-copper = Copper
symbol-marble = Marble
symbol-point = { $n ->
    [one] Point
   *[other] Points
}
symbol-marker = { $n ->
    [one] Marker
   *[other] Markers
}
symbol-bag = { $n ->
    [one] Tax bag
   *[other] Tax bags
}
symbol-lock = Padlock
symbol-development = Development
symbol-resource = Resource book
symbol-money = Money book
symbol-book = Any book
symbol-trade = Trade
symbol-white = White hammer
symbol-brown = Brown hammer
symbol-golden = Gold hammer
symbol-temple = Temple
n-coin = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
n-gold = { $n } gold
n-copper = { $n } copper
n-marble = { $n } marble
n-point = { $n ->
    [one] 1 point
   *[other] { $n } points
}
n-marker = { $n ->
    [one] 1 marker
   *[other] { $n } markers
}
n-bag = tax +{ $n }
n-lock = { $n ->
   *[other] unlocked
}
n-development = { $n ->
   *[other] development
}
n-resource = { $n ->
   *[other] resources
}
n-money = { $n ->
   *[other] money
}
n-book = { $n ->
    [one] any book
   *[other] { $n } books of any kind
}
n-trade = { $n ->
   *[other] trade
}
n-white = { $n ->
   *[other] white hammer
}
n-brown = { $n ->
   *[other] brown hammer
}
n-golden = { $n ->
   *[other] golden hammer
}
n-temple = { $n ->
   *[other] donate
}

## Where we are
phase-setup = Setting up
phase-setup-name = Setting up
phase-opening = First goal and mahout
phase-opening-name = First tiles
phase-bridge = Decade { $decade }, bridge
phase-bridge-name = Bridge tile
phase-ride = Decade { $decade }, { $round }/4
phase-ride-name = Elephant
phase-workers = Decade { $decade }, { $round }/4
phase-workers-name = Workers
phase-act = Decade { $decade }, { $round }/4
phase-act-name = Actions
phase-second = Decade { $decade }, { $round }/4
phase-second-name = Elephant again
phase-follow = Decade { $decade }, { $round }/4
phase-follow-name = Following
phase-turn = Decade { $decade }, { $round }/4
phase-turn-name = Turns
phase-decade = End of decade { $decade }
phase-decade-name = End of a decade
phase-final = Final score
phase-final-name = Final score
phase-over = After 3 decades
phase-over-name = After the end

next-pawn = Passing the pawn: −{ $n }
next-colour = The last colour counts
next-seat = Then { $who }
next-round = Then the pawn moves on
next-end = Then the decade ends
next-decade = Then the next decade begins
next-final = Then the final score
followers = Followers: { $n }
timer-turn = { $who } plays
timer-follow = { $who } may follow

## Setting up
begin-label = Set up the game
begin-confirm = Start the game
begin-workers-label = Enter the workers first
begin-workers-confirm = Enter the workers
begin-workers-hint = Or just play: you are asked which workers are on a location when somebody picks them up.
ready-label = Checklist
setup-temple = { $n } random temple tiles: middle of the board, both lower temple pieces
setup-bridges = { $n } bridge tiles, face up
setup-donations = { $n } donation tiles for { $players } players
setup-tiles = { $n } action tiles of different colours in each district
setup-pawn = Maharaja pawn on the red space
setup-market = { $n } of each resource in the market, the rest and the coins next to it
setup-workers = { $n } workers of each colour, { $all } in all, on the marked spaces
setup-storehouses = { $n } storehouses, face up
setup-goals = { $n } goal tiles for everyone: one each of A, B, C, D
setup-board = Everyone: a player board, movement tile with the lock up, knowledge and tax markers at the bottom
setup-markers = Donation markers: { $board } on the upgrade spaces, { $market } next to the market
setup-start = Everyone: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, score marker on { $points }
setup-order = { $who } is start player; { $last } gets the second Maharaja pawn
setup-opening = From { $who } on, everyone places a goal tile and the temple mahout; 2 markers go on the elephant
learn-red-label = Where is the red space on the board?
learn-rooms-label = Room for workers

learn-red-hint = The top of this picture is called North. Choose where the red space is as you look at your board.
learn-red-confirm = Save the board
learn-rooms-confirm = Save the board
red-label = Red space of the Maharaja pawn
workers-label = Workers: { $colour }
workers-at = One tap for each worker
workers-confirm = Place the { $colour } workers
goals-label = Everyone places a goal tile, face down
goals-confirm = Everyone has placed a goal tile
opening-label = Place a goal and the temple mahout
opening-hint = The goal face down on the leftmost space; two markers go on your elephant.
opening-mahout-label = Place the temple mahout
opening-mahout-hint = Its marker goes on your elephant.
opening-confirm = Temple mahout on { $colour }
space-colour-label = On which colour?
bridge-label = Enter the bridge tile
bridge-shows = { $on }: { $gain }
bridge-on = What earns its bonus? Choose nothing if it is not listed.
bridge-gain = Bonus
bridge-bonus-ask = Which bonus does the bridge tile give?
bridge-confirm = Save the bridge tile
bridge-bonus-read = Save the bridge bonus
deed-coin = Coins
deed-gold = Gold
deed-copper = Copper
deed-marble = Marble
deed-trade = Trade
deed-hammer = Upgrade
deed-temple = Donate
deed-book = Book
deed-decade = End of a decade
deed-other = Something else
another-tile = Another one
asked-once = Copy it from the component. You only do this once.

## The elephant
place-label = Place your elephant
place-confirm = Elephant to { $district }
district-label = District
ride-label = Move your elephant
ride-again-label = Move your elephant again
ride-confirm = Elephant: { $steps }
steps-label = Clockwise to
stay = Stays in { $district }
ride-round = { $district }, round again
loses-points = { $n ->
    [one] −1 point
   *[other] −{ $n } points
}
coins-and-points = { $coins }, { $n ->
    [one] −1 point
   *[other] −{ $n } points
}
passed-label = Passed the Maharaja pawn?
jump-label = Hand in the movement tile
jump-confirm = Jump to { $district }
still-locked-label = Is your movement tile unlocked now?
still-locked-confirm = Movement tile still locked
unlocked-label = It is unlocked
unlocked-confirm = Movement tile unlocked by an upgrade
pawn-passed = { $who } passes the Maharaja pawn: −{ $n }.
pawn-moves = The Maharaja pawn moves one space right: round { $n }.

## Workers
pick-label = Pick up workers
pick-from = Pick up all workers from
lie-label = Workers there
also-label = There from the start, too
lying-label = Who is already there?
lying-confirm = Workers entered: { $spot }
workers-untold = Workers not entered yet
pick-confirm = Pick up workers: { $spot }
sow-label = { $n ->
    [one] Drop one worker
   *[other] Drop { $n } workers
}
sow-confirm = { $n ->
    [one] Drop the worker
   *[other] Drop the workers
}
sow-order = Drop { $order }
order-label = Clockwise, first to last
full-label = Which
one-full-label = One is full
one-full-confirm = Full: { $full }
extra-label = Extra step: 1 coin
extra-hint = Tap where the last worker goes.
extra-round = once round
last-worker = { $who }: last worker { $colour }, in { $spot }.
not-mixed = Not every district has three different colours.

## Actions
main-label = Main action in { $district }
main-confirm = Main action: { $tile }
tile-label = Tile by its bonus colour
bonus-label = Bonus action, { $colour }
bonus-confirm = Bonus action, { $colour }
elephant-label = Elephant: main action
elephant-mahout = Elephant: mahout
elephant-confirm = Elephant: { $what }
follow-bridge = Follow, and earn the bridge tile
bridge-bonus-label = Bridge bonus
bridge-bonus-confirm = Bridge: { $gain }
bridge-earned = { $who } earns the bridge bonus: { $gain }.
finish-label = No more actions
finish-confirm = No more actions
read-label = Enter the { $colour } tile, { $district }
read-confirm = Save the { $colour } tile, { $district }
content-label = Which tile?
main-shows = Main action
bonus-shows = Bonus action
take-label = Take { $what }
take-hint = You cannot take what you have no room for.
take-confirm = Take { $what }
taken = { $who } takes { $what }.
take-back-label = Make room first
take-back-confirm = Make room, take { $what }
back-label = Return to the supply
rise-label = Advance on a knowledge track
track-label = Which track?
rise-confirm = Advance: { $track }
space-label = { $track }, space { $n }
space-gain = Its bonus
space-marks = Is it marked?
mark-hourglass = Hourglass
mark-last = Last space
space-confirm = Save space { $n }, { $track }

trade-label = Trade
trade-confirm = Continue to the coins
settle-label = Trade: { $what }
settle-confirm = Record the trade: { $what }
trade-sell = Sell
trade-buy = Buy
trade-sold = { $what } sold
trade-bought = { $what } bought
trade-nothing = nothing
trade-received = Coins received
trade-paid = Coins paid
trade-points = Points for filling up
trade-full = Sold to a full market (1 coin each)
trade-full-of = { $resource }: sold to a full market (1 coin each)
settle-total = Only the sum is known
settle-other = Not the printed prices
price-sell = { $resource }: { $from } to { $to } in the market
price-buy = { $resource }: { $from } to { $to } in the market
price-coins = Coins
trade-marker = A marker to your elephant?
skip-trade = No trade
marker-loaded = { $who } moves a marker to the elephant.
trade-point = No marker to move: { $who } scores 1.
elephant-full = The elephant of { $who } is full: the marker stays.

upgrade-storehouse = Place a storehouse
upgrade-goal = Place a goal tile
upgrade-mahout = Place a mahout
lay-storehouse = Storehouse for { $cost }
lay-goal = Goal tile for { $cost }
lay-mahout = Mahout for { $cost }
bags-label = Bags on it
brings-label = Does it bring anything?
storehouse-gain = Its immediate bonus
gains-label = Enter the storehouse
gains-confirm = Take the storehouse bonus
gains-none = Nothing else
lasts-first = It has a lasting benefit
lasts-label = Enter the storehouse: lasting benefit
lasts-confirm = Save the lasting benefit
lasting-on = Each time for what? Choose nothing if it is not listed.
lasting-gain = It gives
storehouse-word = { $n ->
    [0] { $what }
    [one] 1 bag; { $what }
   *[other] { $n } bags; { $what }
}
storehouse-content = Which storehouse?
upgrade-known = Place a known storehouse
storehouse-label = Storehouse benefit
storehouse-confirm = Storehouse: { $gain }
storehouse-earned = A storehouse of { $who } gives { $gain }.
spaces-label = Enter the player board: upgrade spaces
spaces-of = How many spaces of each kind?
space-for-storehouse = Storehouses
space-for-goal = Goal tiles
space-for-mahout = Mahouts
spaces-confirm = Save the player board
mahout-label = Which mahout?
meet-label = Enter the mahout on { $colour }
meet-confirm = Save the mahout
mahout-shows = The mahout shows
skip-upgrade = No upgrade
no-upgrade = { $who } cannot pay for an upgrade, or has no free space.
marker-to-market = The elephant of { $who } is full: the marker goes next to the market.
display-empty = According to the log, no storehouse is left.

donate-label = Donate in { $district }
donate-space = Space of the donation tile
donation-space = Row { $row }, space { $n }
row-note = { $cost }: { $n ->
    [one] 1 point
   *[other] { $n } points
}
donate-confirm = Donate: { $space }
skip-donate = No donation
width-label = Enter the donation tile, { $district }
width-field = Spaces in the bottom row
width-confirm = Donation tile: { $n } in the bottom row
row-label = Enter row { $n } of the donation tile
row-cost = It costs
row-points = Points shown
row-each = Different points in this row
row-space = Space { $n }
row-each-confirm = Save the points
row-confirm = Pay for the row and donate
donated = { $who } donates in { $district }: +{ $n }.
points-below = Markers below: { $who } +{ $n }.
not-paid = { $who } cannot pay that row.
no-donation-open = { $who } cannot donate now.

## Following
follow-label = Follow { $colour }
follow-hint = { $who } scores 1 if you do.
follow-mahout = Which mahout?
follow-confirm = Follow: { $what }
decline-label = Do not follow
followed = { $who } follows: { $active } +1.

## Only the results
turn-label = Enter your turn
turn-points = Points of this turn
ledger-passed = Passed pawn −{ $n }
ledger-passed-twice = Twice −{ $n }
turn-confirm = Turn done, points: { $n }
who-follows = Who followed, in turn order?
ledger-majority-label = Majorities
ledger-majority-hint = On each donation tile, the player with the most markers scores the temple tile; tied players all score in full.
ledger-majority-confirm = Score the majorities
ledger-tax-label = Tax
ledger-tax-hint = Everyone pays. Enter the coins a player could not pay.
ledger-tax-confirm = Everyone has paid
ledger-income-label = Income
ledger-income-hint = Take the bonus of each hourglass you have reached. Enter the points you get.
ledger-income-confirm = Record the income

## The end of a decade
decade-over = The pawn is back on the red space: decade { $n } is over.
decade-not-scored = By your house rules, the last decade is not scored.
temple-label = Enter the temple tile
temple-points = Points for the majority
temple-confirm = Points per donation tile: { $n }
temple-each = Different for each district
temple-each-known = A known tile by district
temple-each-confirm = Score the temple tile
majority-won = { $district }: { $who } +{ $n }.
tax-label = Enter the tax track
tax-height = Height { $n }
tax-confirm = Everyone pays the tax
tax-short = { $who } cannot pay all of the tax: −{ $n }.
close-label = End decade { $n }
close-ready = Still to do
close-confirm = Begin the next decade
close-last = Go to the final score
close-bridge = Turn over the bridge tile
close-temple = Put the next temple piece and its tile on the temple
reckoning = Decade { $n }
reckoned-majority = Majorities
reckoned-paid = Tax paid
reckoned-lost = Lost by tax
final-label = Reveal the goal tiles
final-hint = Goal tiles, including the first one; then finished tracks.
final-hint-not-first = Goal tiles without the first one; then finished tracks.
final-tracks = Finished tracks
final-tracks-of = { $who }: finished tracks
final-confirm = Count the points
game-over = All three decades are played.

## Score
score-start = Start
score-actions = Turns
score-trade = Trading
score-follow = Followers
score-donate = Donations
score-below = Markers below
score-majority = Majorities
score-income = Income
score-pawn = Maharaja pawn
score-tax = Tax not paid
score-tracks = Finished tracks
score-goals = Goal tiles
score-noted = Corrections
why-start = Everyone starts on 5.
why-actions = Points from actions.
why-trade = Filling up the market, and trades with no marker left to move.
why-follow = 1 for each player who followed.
why-donate = The points shown where a marker was placed.
why-below = 1 for each of your own markers below a higher donation.
why-majority = Most markers on a donation tile: the points of the temple tile.
why-income = Points among the hourglass bonuses.
why-pawn = Passing the pawn costs 1, 2 or 3 points in decade 1, 2 or 3.
why-tax = Tax you could not pay costs 1, 2 or 3 points in decade 1, 2 or 3.
why-tracks = Knowledge tracks whose last space is reached.
why-goals = What the goal tiles are worth.
why-noted = Corrections entered by the players.

## Corrections
row-score = Points
row-coins = Coins
row-gold = Gold
row-copper = Copper
row-marble = Marble
row-carried = Markers on the elephant
row-waiting = Markers at the market
row-board = Free upgrade spaces
row-storehouses = Storehouses
row-goals = Goal tiles laid
row-tax = Tax marker
row-height-development = Development track
row-height-resource = Resource track
row-height-money = Money track
table-decade = Decade
table-round = Round
table-display = Storehouses on display
table-gold = Gold in the market
table-copper = Copper in the market
table-marble = Marble in the market
column-coins = Coins
column-room = Room
set-elephant = Where is the elephant of { $who }?
set-lock = Movement tile of { $who }
lock-label = Movement tile
lock-locked = Locked
lock-open = Unlocked
lock-spent = Handed in
set-mahouts = Mahouts of { $who }
mahout-away = Remove { $colour }
mahout-new = Add one
set-storehouses = Lasting benefits of { $who }
storehouse-which = Which benefit?
storehouse-away = Remove: { $what }
set-donations = Donation tile, { $district }
lies-there = { $who }
holder-label = Whose marker?
turn-of = Whose turn is it?
set-red = The red space
forget-which = Which one is wrong?
forget-tiles = Re-enter an action tile
forget-mahouts = Re-enter a mahout
forget-spaces = Re-enter a track space
forget-donations = Re-enter a donation tile
forget-tax = Re-enter the tax
forget-temples = Re-enter a temple tile
forget-bridges = Re-enter a bridge tile
forget-storehouses = Re-enter a storehouse
forget-boards = Re-enter the player board
forget-prices = Re-enter a price
told-main = { $colour }, main action: { $shows }
told-bonus = { $colour }, bonus action: { $shows }
leave-task = Something else happened: skip this
leave-step = Something else happened: skip this step

## Settings
set-start-workers = 3 workers of each colour at the start
set-start-workers-marked = On the marked spaces, as they come
set-start-workers-mixed = Three colours in each district
set-opening = First goal and mahout
set-opening-together = Both, then the next player
set-opening-laps = First all goals, then all mahouts
set-ride-cost = Elephant, more than one step
set-ride-cost-after_first = The first step stays free
set-ride-cost-every = Every step costs a coin
set-pawn = Passing the Maharaja pawn
set-pawn-beyond = Moving beyond its space
set-pawn-landing = Landing there counts too
set-pawn-red = Crossing the red space
set-pawn-told = Ask each time
set-ride-far = Elephant, in one move
set-ride-far-three = At most three steps
set-ride-far-paid = As far as is paid
set-below-zero = Below 0 points
set-below-zero-allowed = Allowed
set-below-zero-floor = Stops at 0
set-coin-taker = Coins on a location go to
set-coin-taker-next = The next player to end there
set-coin-taker-same = Even the player who just paid
set-coin-place = The coin of an extra step goes
set-coin-place-left = Where the step begins
set-coin-place-entered = Where the step leads
set-full-spot = Extra step over a full location
set-full-spot-free = Skipped for free
set-full-spot-costs = Costs a coin too
set-start-spot = Reaching the emptied location again
set-start-spot-gets = It gets a worker
set-start-spot-skipped = It is skipped
set-coin-room = Coins from a location
set-coin-room-needed = Need room in a storehouse
set-coin-room-free = Need no room
set-jump-pawn = Jumping past the pawn
set-jump-pawn-free = Costs nothing
set-jump-pawn-costs = Costs points
set-jump-when = The jump is allowed
set-jump-when-second = After the actions
set-jump-when-any = At any elephant move
set-follow-order = Followers in turn order, from
set-follow-order-next = The next player
set-follow-order-start = The start player
set-both-ways = Buying and selling the same
set-both-ways-turn = Never in one turn
set-both-ways-action = Never in one trade
set-full-elephant = Trading with a full elephant
set-full-elephant-nothing = Brings no marker, no point
set-full-elephant-point = Scores 1
set-hammer = A hammer of several colours
set-hammer-one = One upgrade of your choice
set-hammer-each = One upgrade of each colour
set-mahout-tax = Tax for a mahout
set-mahout-tax-bags = 1 for each bag on it
set-mahout-tax-none = None
set-display = A storehouse that is taken
set-display-stays = Leaves a gap
set-display-refills = Is replaced
set-mahout-colour = Each colour only once
set-mahout-colour-opening = Only for the first mahout
set-mahout-colour-always = For every mahout
set-below = Points for markers below
set-below-two = The two directly below
set-below-all = The whole pyramid beneath
set-below-others = The two below, not your own
set-hourglass = An hourglass pays when it is
set-hourglass-reached = Reached
set-hourglass-passed = Passed
set-tax-loss = Tax not paid costs points
set-tax-loss-once = Once
set-tax-loss-each = For each missing coin
set-tax-short = With too few coins you pay
set-tax-short-all = All you have
set-tax-short-nothing = Nothing
set-last-piece = Temple piece after decade 3
set-last-piece-laid = Is placed
set-last-piece-not = Is not placed
set-first-goal = The goal placed at setup
set-first-goal-counts = Counts at the end
set-first-goal-not = Does not count
set-last-decade = End of decade 3
set-last-decade-scored = Is scored like the others
set-last-decade-not = Is not scored
set-turn-s = Time for a turn
set-follow-s = Time to follow

## Refusals
more-than-room = There are more workers on a location than fit.
colour-taken = Another player already has a mahout on that colour.
too-few-coins = That costs { $n }; you have fewer coins.
done-already = You have already taken that action.
three-tiles = A district has { $n } tiles of different colours.
other-colour = The last worker's colour does not match this bonus.
elephant-elsewhere = Your elephant is in another district.
not-both-ways = You can buy or sell a resource, not both.
nothing-sold = The market had no room: no coins or points for selling.
row-costs = A donation always costs something: coins, gold, copper or marble.

# a closer look at the board
the-elephant = elephant
worker-white = white worker
worker-blue = blue worker
worker-green = green worker
worker-yellow = yellow worker
the-pawn = The Maharaja pawn

# the catalogue
section-tiles = Action tiles
section-mahouts = Mahouts
section-spaces = Spaces of the tracks
section-donations = Donation tiles
section-tax = Tax by height
section-temples = Temple tiles
section-bridges = Bridge tiles
section-places = The main board
section-storehouses = Storehouses
section-boards = The player board
section-prices = Prices in the market
donation-of = { $district }, { $n } players

# what was done: the log, in the past tense
did-begin = The game was set up.
did-begin-later = The game was set up.
did-learn-red = The red space was entered: { $red }.
did-lay-workers = Workers were entered.
did-learn-rooms = The room for workers was entered.
did-lay-goals = Everyone placed a goal tile.
did-lay-temple = { $who } placed the temple mahout on { $colour }.
did-learn-temple = The temple tile was entered.
did-learn-bridge = The bridge tile was entered.
did-learn-bonus = The bridge bonus was entered.
did-place = { $who } placed the elephant in { $district }.
did-ride = { $who } rode the elephant: { $steps }.
did-jump = { $who } jumped to { $district }.
did-turn = { $points ->
     [one] { $who } had a turn: 1 point.
    *[other] { $who } had a turn: { $points } points.
}
did-pick = { $who } picked up the workers of { $spot }.
did-learn-spot = Workers were entered: { $spot }.
did-learn-full = Full: { $full }.
did-sow = { $form ->
     [sow-order] { $who } dropped { $order }.
    *[sow] { $n ->
         [one] { $who } dropped the worker.
        *[other] { $who } dropped the { $n } workers.
    }
}
did-main = { $who } took a main action: { $tile }.
did-bonus = { $who } took the bonus action, { $colour }.
did-elephant = { $what-is ->
     [white] { $who } used the elephant for a main action: { $what }.
     [blue] { $who } used the elephant for a main action: { $what }.
     [green] { $who } used the elephant for a main action: { $what }.
     [yellow] { $who } used the elephant for a main action: { $what }.
    *[mahout] { $who } used the elephant: { $what }.
}
did-bridge = { $who } used the bridge bonus.
did-finish = { $who } took no more actions.
did-learn-tile = The { $colour } tile of { $district } was entered.
did-take = { $who } took { $what }.
did-learn-space = A space was entered: { $track } { $n }.
did-learn-spaces = { $who } entered the player board.
did-upgrade = { $what-is ->
     [storehouse] { $who } placed a storehouse for { $cost }.
     [goal] { $who } placed a goal tile for { $cost }.
    *[mahout] { $who } placed a mahout for { $cost }.
}
did-skip = { $form ->
     [skip-trade] { $who } did not trade.
     [skip-upgrade] { $who } placed no upgrade.
    *[skip-donate] { $who } did not donate.
}
did-rise = { $who } advanced on { $track }.
did-learn-mahout = A mahout was entered.
did-trade = { $who } traded.
did-settle = { $who } settled the trade: { $what }.
did-gains = { $who } took the storehouse bonus.
did-has-lasting = The new storehouse of { $who } had a lasting benefit.
did-lasts = A lasting benefit was entered.
did-storehouse = { $who } used a storehouse.
did-unlock = { $who } unlocked the movement tile.
did-follow = { $form ->
     [follow-bridge] { $who } followed and earned the bridge tile.
    *[follow] { $who } followed: { $what }.
}
did-decline = { $who } did not follow.
did-donate = { $who } donated.
did-learn-donation = A donation tile was entered.
did-learn-row = A row of a donation tile was entered.
did-learn-points = Points of a row were entered.
did-learn-tax = The tax track was entered.
did-majority = The majorities were scored: { $points }.
did-tax = Everyone paid the tax.
did-income = The income was scored: { $points }.
did-close = The decade ended.
did-final = The goal tiles were revealed.
