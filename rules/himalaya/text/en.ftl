title = Himalaya

## Words
good-salt = Salt
good-barley = Barley
good-tea = Tea
good-jade = Jade
good-gold = Gold
n-salt = { $n } salt
n-barley = { $n } barley
n-tea = { $n } tea
n-jade = { $n } jade
n-gold = { $n } gold
no-goods = nothing
new-goods = five cubes
new-order = an order
some-salt = salt
some-barley = barley
some-tea = tea
some-jade = jade
some-gold = gold
road-soil = Soil road
road-ice = Ice road
road-stone = Stone road
by-soil = soil
by-ice = ice
by-stone = stone
token-soil = Soil
token-ice = Ice
token-stone = Stone
token-hand = Hand
token-pause = Pause
level-1 = 1 House
level-2 = 2 Temple
level-3 = 3 Monastery
regions = Regions
region = Region { $n }
no-road = No such road
event-yeti = Yeti
event-storm = Snowstorm
event-market = Market day
note-yeti = Closes a road
note-storm = A road takes two actions
note-market = Free choice of resource
event-on-road = { $event }, { $a }–{ $b }
event-in = { $event } in { $n }
reward-barter = Barter
reward-yaks = Barter +{ $n }
reward-offering = Offering +{ $n }
reward-delegation = Delegations
n-yaks = { $n ->
    [one] 1 yak
   *[other] { $n } yaks
}
n-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
n-stupas = { $n ->
    [0] no stupa
    [one] 1 stupa
   *[other] { $n } stupas
}
n-tokens = { $n ->
    [0] no token
    [one] 1 token
   *[other] { $n } tokens
}
order-worth = { $what } ({ $n } yaks)
is-ready = ready
prize-token = Inventory token, 3 yaks
prize-delegations = Two delegations
prize-stupa = A stupa in a house village
prize-nothing = Nothing

## Where we are
phase-setup = Setting up
phase-setup-name = Setting up
phase-map = The map
phase-map-name = The map
phase-goods = Month { $round }, resources
phase-goods-name = Resources
phase-orders = Month { $round }, orders
phase-orders-name = Orders
phase-leaders = Placing the leaders
phase-leaders-name = Leaders
phase-events = Month { $round }, events
phase-events-name = Events
phase-programme = Month { $round } of 12
phase-programme-name = Programming
phase-rows = Month { $round }, the rows
phase-rows-name = Rows face up
phase-action = Month { $round }, { $action }/6
phase-action-name = Actions
phase-emptied = Month { $round }, renewal
phase-emptied-name = Renewal
phase-inventory = Month { $round }, inventory
phase-inventory-name = Inventory
phase-prize = Month { $round }, prize
phase-prize-name = Prizes
phase-count = Final count
phase-count-name = Final count
phase-tie = Final count, a tie
phase-tie-name = A tie
phase-over = The year is over
phase-over-name = After the end
next-inventory = Inventory after month { $n }

## Setting up
begin-label = Lay out the game
begin-confirm = Supply the villages
checklist-label = On the table
setup-marker = Board; round marker on box 1
setup-goods = { $n } resources in one bag
setup-orders = { $n } orders in the other bag
setup-pieces = { $players } tribes, each: a screen, a leader, { $stupas } stupas, { $delegations } delegations
setup-action-tokens = { $n } action tokens for each of the { $players } players
setup-inventory = { $n } inventory tokens
setup-first = The d20 to { $who }, the wisest
setup-events = { $n } event tokens for each of the { $players } players
enter-map-label = Enter the map first
enter-map-confirm = Enter the map
map-hint = Read the map from the board once; it is kept for the next game. Known so far: { $n } of 20 villages. Or just play: roads are then asked when they are used.
map-label = Village { $n } on the map
map-confirm = Village { $n } is like this
map-later-label = Enough for now
map-later-confirm = Tell the rest when it is needed
level-label = Building
regions-label = Regions beside it
leader-label = Place your leader
leader-confirm = Start in village { $village }
village-label = Village

## Supplying
goods-label = Resources, village { $n } of 5
goods-confirm = Resources in { $roll }
goods-short-label = Fewer than five in the bag
goods-short-confirm = These are the last ones
orders-label = Order, village { $n } of 5
orders-confirm = Order in { $roll }
no-orders-label = No orders left in the bag
no-orders-confirm = No orders left
roll-label = d20
roll-to = { $roll } → { $n }
cubes-label = Drawn from the bag
order-label = Order
needs-label = It asks for
goods-placed = Village { $n }: { $what }.
order-placed = Village { $n } asks for { $what }.
no-goods-left = The bag of resources is empty: no more this month.
no-orders-left = The bag of orders is empty: no more this month.
emptied-label = Which villages are empty now?
emptied-confirm = Empty: { $villages }
emptied-which = Nothing lies there any more
renewal = { $who } refills: first resources, then orders.

## Events
event-label = Place an event
event-confirm = Place { $event }
event-which = Event
event-a = Road from
event-b = to
event-village = Market in
no-event-label = Place an event?
events-left = Not placed yet: { $what }.
no-event-confirm = No event
event-placed = { $who } places: { $event }.
events-gone = The events of this month leave the game.

## Programming
ready-label = Programme your leader
ready-confirm = Ready
programme-hint = Six tokens behind your screen, left to right.
ready-ledger-label = Lay six tokens behind your screen
ready-ledger-confirm = Ready
programme-label = Your six orders
programme-confirm = Lock in these orders
row-label = First to sixth action
timer-programme = Programming
time-up = Time is up: nothing may be changed.
screens-away = Screens away. { $who } acts first.
rows-label = Enter the rows as they lie
rows-confirm = The rows lie like this
from-table-label = Play from the table
from-table-confirm = Tell each action in its turn

## Actions
act-label = Action { $n }: which token?
act-confirm = Token: { $token }
token-label = Token
travel-label = Goes by { $road } to { $to }
travel-confirm = To village { $to }
travel-hint = The { $road } road from village { $at } leads to { $to }: the move must be made.
storm-label = Into the snowstorm, towards { $to }
storm-confirm = Into the snowstorm
storm-hint = The { $road } road from village { $at } to { $to } takes two actions now.
no-such-road-label = No { $road } road leaves village { $at }
no-such-road-confirm = No { $road } road from { $at }: void
road-label = The { $road } road from village { $at }
road-confirm = To village { $to }
road-hint = This road is not on the map yet. It will be kept.
to-label = Leads to
map-tap = Where a road type is missing, tap { $n } itself.
collect-label = Collects in village { $n }
collect-hint = Here: { $what }. Always the cheapest.
collect-confirm = Takes { $good } in { $n }
market-label = Market day: choose in village { $n }
market-confirm = Takes { $good } in { $n }
good-label = Resource
void-label = { $token }: nothing happens
void-confirm = { $token }: void
void-no-road = No such road leaves village { $n }.
void-yeti = The yeti has closed this road: the leader stays in { $n }.
void-storm = No second action to leave the snowstorm with: the leader stays in { $n }.
void-storm-other = In the snowstorm only the same road leads on.
void-on-storm = No transaction in the snowstorm.
void-empty = Village { $n } is empty.
void-took = One resource a month from village { $n }, and it is taken already.
void-tried = There was a transaction in village { $n } this month already.
void-nowhere = The leader does not stand on the board.
as-programmed-label = Action { $n }, everybody in turn
as-programmed-confirm = Action { $n }: as listed
only = Only { $who } now
lines =
    { $first }
    { $rest }
action-done-label = Action { $n }, everybody in turn
action-done-hint = Moves must be made; of resources always the cheapest, one a month in a village.
action-done-confirm = Action { $n } is done
all-done-label = All six actions
all-done-confirm = All six are done
survey-label = Village { $n } wants { $what }: deliver?
survey-confirm = Village { $n } is like this
deliver-label = Village { $n } wants { $what }: deliver?
deliver-confirm = Deliver: { $rewards }
rewards-label = At most two
sent-label = Delegations, { $n }
yaks-label = Yaks on the disc
yaks-or-none = Yaks on the disc (0 = not known)
decline-label = No delivery
decline-confirm = No delivery in { $n }
cannot-label = Cannot deliver
cannot-confirm = Stock too small in { $n }
travels = { $who } → { $n }.
in-the-storm = { $who } steps into the snowstorm towards { $n }.
still-in-storm = { $who } is still in the snowstorm at the end of the month, which is not allowed; the leader stays in { $n }.
is-void = { $who }: void. { $why }
collects = { $who } takes { $good } in { $n }.
delivers = { $who } delivers in { $n }: { $what }.
declines = { $who } delivers nothing in { $n }.
barters = The disc is kept.
disc-back = The disc goes back.
offers = A stupa in { $n }.
sends = { $n ->
    [one] 1 delegation
   *[other] { $n } delegations
} to region { $region }.
stock-short = By the log you did not have all of this. The table counts.
had-to-deliver = By the log you have all of this; you have agreed that a delivery must be made.

## Inventory
open-hands-label = { $good }: all hands open
open-hands-hint = All at once; a tie is nobody's. Is the log wrong? Count the hands.
open-hands-confirm = { $good }: hands open
show-hands-label = Count the hands: { $good }
show-hands-confirm = { $good }: these were the hands
award-label = { $good }: all hands open
award-confirm = { $good }: { $seat }
most-label = Who has the most?
hands = { $good }: { $counts }.
has-most = { $who } has the most: { $good }.
nobody-most = { $good }: a tie for the most, so nobody.
takes-token = { $who } takes an inventory token.
no-token-left = There are only { $n } inventory tokens; this one is noted here.
prize-label = Choose your prize
prize-confirm = { $prize }
prize-which = Prize
stupa-where = In village
no-prize = { $who } takes nothing.
prize-sent = { $who } sends { $n } delegations.
prize-sent-to = { $who } sends { $n ->
    [one] 1 delegation
   *[other] { $n } delegations
}: { $regions }.
prize-built = { $who } builds a stupa.
new-round = Month { $round }. The d20 goes to { $who }.

## The end
year-over = Twelve months are over. Turn up the discs.
count-label = Count your herd
count-confirm = { $yaks } yaks in all
level-of-label = Which building is in village { $n }?
level-of-confirm = This one
herd-label = Yaks, on discs and tokens
stupas-label = Stupas by building
delegations-label = Delegations by region
tie-label = Still tied: who leaves?
tie-confirm = { $seat } leaves by: { $kind }
leaves-label = Leaves
leads-religious = Religious: { $who }.
leads-political = Political: { $who }.
leads-economic = Economic: { $who }.
out-religious = { $who } is out: least religious.
out-political = { $who } is out: least political.
wins = { $who } wins.
share = Equal in everything: { $who } share the victory.

## Score
score-religious = Religious
score-political = Political
score-economic = Economic
score-stupas = Stupas
score-delegations = Delegations
why-religious = Each stupa counts the level of its village.
why-religious-out = Each stupa counts the level of its village. The fewest: { $who } is out.
why-political = One point for each region with the most delegations alone.
why-political-out = One point for each region with the most delegations alone. The fewest: { $who } is out.
why-economic = Yaks on the bartered discs, and three for each inventory token.

## Setting it right
row-round = Month
row-leader = Leader in village
row-tokens = Inventory tokens
row-yaks = Yaks
row-region = Sent to region { $n }
row-stupas = Stupas, { $level }
row-village = Village { $n }
delegations-left = Delegations left
correct-site = What lies in a village
holds-label = It holds
holds-empty = Nothing
holds-goods = Resources
holds-order = An order
correct-stupa = A stupa
stupa-of = Stupa of
forget-order = Forget a mistyped order
correct-level = Map: a building
correct-road = Map: a road
correct-regions = Map: regions of a village
road-type = Road
correct-stock = Stock of { $who }
correct-herd = Discs of { $who }
discs-label = How many discs
disc-yaks-label = Yaks on discs
correct-row = Row of { $who }
correct-first = Who is first?
correct-events = Events left: { $who }
drop-event = Take an event away
leave-map = Something else happened: no more map
leave-goods = Something else happened: no more resources
leave-orders = Something else happened: no more orders
leave-leaders = Something else happened: skip this leader
leave-events = Something else happened: skip this seat
leave-programme = Something else happened: stop programming
leave-rows = Something else happened: play from the table
leave-action = Something else happened: skip this action
leave-emptied = Something else happened: no village is empty
leave-inventory = Something else happened: skip this kind
leave-prize = Something else happened: no prize

## Settings
set-events = Events in the high mountains
set-inventory = Prize of the inventory
set-inventory-tokens = A token
set-inventory-full = Token, delegations or stupa
set-programme-s = Time to programme
set-lock = A second transaction in a village
set-lock-collect = Only a second resource is barred
set-lock-any = Barred after any transaction
set-deliver = Delivering when you can
set-deliver-may = Optional
set-deliver-must = A duty
set-send = Delegations sent
set-send-exact = Exactly the level
set-send-upto = Up to the level
set-last-renewal = Renewal in month 12
set-last-renewal-yes = Yes
set-last-renewal-no = No
set-shared-lead = Three players, tied for a kind
set-shared-lead-nobody = Nobody leads it
set-shared-lead-both = All tied lead it
set-second-loser = Second to leave: delegations
set-second-loser-stay = Stay on the board
set-second-loser-leave = Leave too
set-event-limit = Events of one kind in a month
set-event-limit-one = One
set-event-limit-free = Several
set-storm = Second action of a snowstorm
set-storm-later = Any later equal one
set-storm-next = The very next one
set-prize-regions = Two prize delegations
set-prize-regions-split = May be shared out
set-prize-regions-one = To one region

## Refusals
no-such-level = There are { $n } kinds of village: house, temple and monastery.
no-such-region = Name at least one region, from 1 to { $n }.
not-as-printed = The rulebook's examples tell something else about village { $n }.
second-road = Village { $n } already has its { $road } road on the map.
leader-there = A leader already starts in village { $n }.
five-cubes = A village gets { $n } cubes.
too-many-cubes = { $good }: there are only { $n } in the box, and what lies on the board counts.
order-needs = An order asks for one to { $n } resources.
event-used = { $event } has been used already.
event-there = { $event } cannot be placed now.
market-needs-goods = The market needs resources, and village { $n } has none.
event-two-villages = Name two different villages.
no-road-between = By the map no road leads from { $a } to { $b }.
six-tokens = A row has { $n } tokens.
already-ready = You were ready already.
forced-move = The road leads to village { $n }, and the move must be made.
cheapest-first = The cheapest first: { $good }.
other-action = Another action is due.
no-order-here = No order is due here.
two-rewards = At most { $n } different rewards.
stupa-there = A stupa already stands in village { $n }.
no-stupa-left = All five stupas are on the board.
survey-first = First tell village { $n }: its building and its regions.
region-not-near = This region does not touch village { $n }.
wrong-delegates = Here it is { $n ->
    [one] 1 delegation
   *[other] { $n } delegations
}.
yaks-missing = Enter the yaks that are printed on the disc.
one-region = You have agreed that both go to one region.
stupa-not-near = Village { $n } is no house village near the leader.
no-more-stupas = A tribe has only { $n } stupas.
no-more-delegations = A tribe has only { $n } delegations.
check-kind = { $what }: not a part of this game.
check-village = Village { $what } does not exist; they are numbered 1 to { $n }.
check-no-level = Village { $what } has no level.
check-level = Village { $what } has level { $level }; levels are 1 to { $n }.
check-region = Village { $what } has a region that is not 1 to { $n }.
check-road = Road { $what }: a road starts in a village from 1 to { $n }, by soil, ice or stone.
check-road-end = Road { $what } ends in { $end }, which is no other village from 1 to { $n }.
check-two-roads = Village { $n } has two { $road } roads, to { $a } and to { $b }.
check-one-way = The { $road } road from { $a } to { $b } does not lead back.
check-printed = Village { $n }: the rulebook's examples tell something else.
check-orders = There are only { $n } orders in the box.
check-needs = Order { $what } asks for nothing.
check-yaks = Order { $what } must be worth 1 to { $n } yaks.
check-good = Order { $what } asks for { $good }, which does not exist.
check-too-many = Order { $what } asks for more than the box holds: { $good }, { $n }.

# a closer look at the board
the-leader = leader
the-stupa = stupa
is-wanted = Wanted: { $what }
leads-here = leads here

# what the box knows
shelf-villages = Villages on the map
shelf-roads = Roads on the map
shelf-orders = Orders
village-n = Village { $n }
level-in-regions = { $level }, at { $regions }
