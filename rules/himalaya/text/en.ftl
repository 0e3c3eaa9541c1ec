title = Himalaya
who-starts = The wisest player starts: who is it?

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
new-goods = five resources
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
token-hand = Transaction
token-pause = Pause
level-1 = 1 House
level-2 = 2 Temple
level-3 = 3 Monastery
regions = Leader in
region = Region { $n }
no-road = No such road
event-yeti = Yeti
event-storm = Snowstorm
event-market = Market day
note-yeti = Closes a road
note-storm = A road takes two actions
note-market = Free choice of resource
event-on-road = { $event }, { $a }–{ $b }
event-on-this-road = { $event }, { $road } { $a }–{ $b }
event-in = { $event } in { $n }
reward-barter = Barter
reward-yaks = Barter +{ $n }
reward-offering = Offering
reward-offering-points = Offering +{ $n }
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
order-worth = { $what } ({ $n ->
    [one] 1 yak
   *[other] { $n } yaks
})
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
phase-rows = Month { $round }, reveal
phase-rows-name = Reveal
phase-action = Month { $round }, { $action }/6
phase-action-name = Actions
phase-emptied = Month { $round }, restocking
phase-emptied-name = Restocking
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
next-inventory = Inventory after month { $n }

## Setting up
begin-label = Set up the game
begin-confirm = Stock the villages
checklist-label = Checklist
setup-marker = Board; round marker on space 1
setup-goods = { $n } resources in one bag
setup-orders = { $n } orders in the other bag
setup-pieces = { $players } tribes, each with a screen, a leader, { $stupas } stupas and { $delegations } delegations
setup-action-tokens = { $n } action tokens for each of the { $players } players
setup-inventory = { $n } inventory tokens
setup-first = The d20 to { $who }, who starts
setup-events = { $n } event tokens for each of the { $players } players
enter-map-label = Enter the map first
enter-map-confirm = Enter the map
map-hint = Copy the map from the board once; it is saved for your next game. Known so far: { $n } of 20 villages. Or just play: you are asked about a road when it is first used.
map-label = Village { $n } on the map
map-confirm = Save village { $n }
map-later-label = Enough for now
map-later-confirm = Enter the rest as needed
level-label = Building
regions-label = Regions next to it
leader-label = Place your leader
leader-confirm = Leader to village { $village }
leader-at-label = Where is the leader of { $who }?
leader-at-confirm = In village { $village }
village-label = Village

## Supplying
lay-goods-label = Which villages get resources? { $n ->
    [one] One more
   *[other] { $n } more
}
lay-goods-confirm = Resources in { $villages }
lay-goods-hint = Roll, put five resources from the bag in each, and tap it on the map. You are asked which they are when one is taken.
lay-orders-label = Which villages get an order? { $n ->
    [one] One more
   *[other] { $n } more
}
lay-orders-confirm = Orders in { $villages }
lay-orders-hint = Roll, lay an order in each, and tap it on the map. You are asked what it wants when it is delivered.
lay-where = Villages
goods-laid = Resources in { $n }.
orders-laid = Orders in { $n }.
goods-label = Put out resources ({ $n } of 5)
goods-confirm = Resources in { $roll }
goods-short-label = Fewer than five in the bag
goods-short-confirm = Last resources in { $roll }
no-goods-label = No resources left in the bag
no-goods-confirm = No resources left
orders-label = Put out an order ({ $n } of 5)
orders-confirm = Order in { $roll }
no-orders-label = No orders left in the bag
no-orders-confirm = No orders left
roll-label = d20
roll-to = { $roll } → { $n }
cubes-label = Drawn from the bag
order-label = Order
needs-label = It asks for
goods-placed = Village { $n }: { $what }.
order-placed = Village { $n } asks for { $what }.
no-goods-left = The bag of resources is empty: no more this month.
no-orders-left = The bag of orders is empty: no more this month.
emptied-label = Which villages are empty now?
emptied-confirm = Empty: { $villages }
emptied-which = Now empty
renewal = { $who } restocks: first resources, then orders.

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
event-road-label = { $event }, { $a }–{ $b }: on which road?
event-road-confirm = { $event }, { $a }–{ $b }: { $road }
events-gone = The events of this month leave the game.

## Programming
start-clock-label = Programme your leader
start-clock-confirm = Start the clock
place-leaders-label = Place the leaders, clockwise from { $who }
place-leaders-confirm = All leaders are placed
place-leaders-hint = In any village, but two may not begin in the same one. Then the time to programme starts.
ready-label = Programme your leader
ready-confirm = { $who } is ready
programme-hint = Six tokens behind your screen, left to right.
ready-ledger-label = Place six tokens behind your screen
ready-ledger-confirm = { $who } is ready
programme-label = Your six actions
programme-confirm = Lock in your programme
row-label = First to sixth action
timer-programme = Programming
time-up = Time is up: nothing may be changed.
screens-away = Remove the screens. { $who } acts first.
row-of-label = Programme of { $who }
row-of-confirm = Save the programme of { $who }
let-finish-label = Let { $who } finish
let-finish-confirm = Let { $who } finish
rows-label = Enter the revealed programmes
rows-confirm = Save the programmes
from-table-label = Skip entering the programmes
from-table-confirm = Enter each action as it happens

## Actions
act-label = Action { $n }: which token?
act-confirm = Token: { $token }
token-label = Token
travel-label = Travel by { $road } road to village { $to }
travel-confirm = Travel to village { $to }
travel-hint = The { $road } road from village { $at } leads to { $to }: you must take it.
storm-label = Into the snowstorm, towards { $to }
storm-confirm = Into the snowstorm towards { $to }
storm-hint = The { $road } road from village { $at } to { $to } takes two actions now.
no-such-road-label = No { $road } road leaves village { $at }
no-such-road-confirm = No { $road } road from { $at }: no effect
road-label = The { $road } road from village { $at }
road-confirm = Travel to village { $to }
road-hint = This road is not on the map yet. It will be saved.
to-label = Leads to
map-tap = Where a road type is missing, tap { $n } itself.
collect-label = Collect in village { $n }
collect-hint = Here: { $what }. Always the cheapest.
collect-confirm = Take { $good } in village { $n }
cube-label = Which resource from village { $n }?
cube-confirm = Take { $good } in village { $n }
cube-cheapest = Take the cheapest one there.
cube-any = Market day: any of those there.
n-untold = { $n ->
    [one] 1 resource, not entered yet
   *[other] { $n } resources, not entered yet
}
order-untold = An order, not entered yet
market-label = Market day: choose in village { $n }
market-confirm = Take { $good } in village { $n }
good-label = Resource
void-label = { $token }: no effect
void-confirm = { $token }: no effect
void-no-road = There is no such road from village { $n }.
void-yeti = The yeti has closed this road: the leader stays in { $n }.
void-storm = No second matching action to cross the snowstorm: the leader stays in { $n }.
void-storm-other = You can leave the snowstorm only on the same type of road.
void-on-storm = No transaction is possible in the snowstorm.
void-empty = Village { $n } is empty.
reward-used-up = That reward is used up here.
void-took = You have already taken a resource from village { $n } this month.
void-tried = You have already tried a transaction in village { $n } this month.
void-nowhere = The leader is not on the board.
as-programmed-label = Action { $n }: as programmed
as-programmed-confirm = Carry out action { $n } as listed
only = Only { $who } now
lines =
    { $first }
    { $rest }
action-done-label = Action { $n }, everyone in turn
action-done-hint = Moves are mandatory; take the cheapest resource, one a month per village.
action-done-confirm = Action { $n } is done
all-done-label = All six actions
all-done-confirm = All six actions are done
survey-label = Delegations: enter village { $n } first
survey-confirm = Save village { $n }
deliver-label = Village { $n } wants { $what }: deliver?
deliver-untold-label = Deliver the order in village { $n }?
deliver-untold-confirm = Deliver: { $rewards }
deliver-confirm = Deliver: { $rewards }
rewards-label = At most two
sent-label = Delegations, { $n }
yaks-label = Yaks on the disc
yaks-or-none = Yaks on the disc (0 = not known)
decline-label = No delivery
decline-confirm = No delivery in { $n }
cannot-label = Cannot deliver
cannot-confirm = Cannot deliver in { $n }
travels = { $who } → { $n }.
in-the-storm = { $who } steps into the snowstorm towards { $n }.
still-in-storm = { $who } is still in the snowstorm at the end of the month, which is not allowed; the leader stays in { $n }.
is-void = { $who }: no effect. { $why }
collects = { $who } takes { $good } in { $n }.
delivers = { $who } delivers in { $n }: { $what }.
declines = { $who } delivers nothing in { $n }.
barters = The disc goes behind the screen.
disc-back = The disc goes back into the bag.
offers = A stupa in { $n }.
sends = { $n ->
    [one] 1 delegation
   *[other] { $n } delegations
} to region { $region }.
stock-short = According to the log, you do not have all of this. Recorded anyway.
had-to-deliver = According to the log, you can deliver, and your house rules make it mandatory.

## Inventory
open-hands-label = { $good }: reveal all hands
open-hands-hint = All at once; a tie goes to nobody. If the log is wrong, count the hands.
open-hands-confirm = { $good }: hands revealed
show-hands-label = Count the hands: { $good }
show-hands-confirm = { $good }: record the hands
award-label = { $good }: reveal all hands
award-confirm = { $good }: { $seat }
most-label = Who has the most?
hands = { $good }: { $counts }.
has-most = { $who } has the most: { $good }.
nobody-most = { $good }: tied for the most, so nobody gets a token.
takes-token = { $who } takes an inventory token.
no-token-left = That makes { $held } inventory tokens, but there are only { $n }: correct the number of whoever has too many.
prize-label = Choose your prize
prize-confirm = Prize: { $prize }
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
year-over = Twelve months are over. Turn over the discs.
count-label = Count your yaks
count-confirm = Yaks in all: { $yaks }
level-of-label = Building of { $n }?
level-of-confirm = Save the building of village { $n }
herd-label = Yaks, on discs and tokens
stupas-label = Stupas by building
delegations-label = Delegations by region
tie-label = Still tied: who is eliminated?
tie-confirm = { $seat } is eliminated: { $kind }
leaves-label = Eliminated
leads-religious = Most religious influence: { $who }.
leads-political = Most political influence: { $who }.
leads-economic = Most economic influence: { $who }.
out-religious = { $who } is eliminated: least religious influence.
out-political = { $who } is eliminated: least political influence.
wins = { $who } wins.
share = Tied on everything: { $who } share the win.

## Score
score-religious = Religious influence
score-political = Political influence
score-economic = Economic influence
score-stupas = Stupas
score-delegations = Delegations
why-religious = Each stupa counts the level of its village.
why-religious-out = Each stupa counts the level of its village. The fewest: { $who } is eliminated.
why-political = One point for each region where you alone have the most delegations.
why-political-out = One point for each region where you alone have the most delegations. The fewest: { $who } is eliminated.
why-economic = Yaks on the bartered discs, and three for each inventory token.

## Corrections
row-round = Month
row-leader = Leader in village
row-tokens = Inventory tokens
row-yaks = Yaks
row-region = In region { $n }
row-stupas = Stupas, { $level }
row-village = Village { $n }
delegations-left = Delegations left
correct-site = What is in a village
holds-label = Contents
holds-empty = Nothing
holds-goods = Resources
holds-order = An order
correct-stupa = A stupa
stupa-of = Stupa of
forget-order = Delete a mistyped order
correct-level = Map: a building
correct-road = Map: a road
correct-regions = Map: regions of a village
road-type = Road
correct-stock = Stock of { $who }
correct-herd = Discs of { $who }
discs-label = How many discs
disc-yaks-label = Yaks on discs
correct-first = Who is First leader?
add-event = Add an event on the board
add-event-of = Event of
correct-events = Events left: { $who }
drop-event = Remove an event
leave-map = Something else happened: skip the map
leave-goods = Something else happened: no more resources
leave-orders = Something else happened: no more orders
leave-leaders = Something else happened: skip this leader
leave-events = Something else happened: skip this seat
leave-programme = Something else happened: stop programming
leave-rows = Something else happened: skip entering the programmes
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
set-lock-collect = Blocks only a second resource
set-lock-any = Blocks any second transaction
set-deliver = Delivering when you can
set-deliver-may = Optional
set-deliver-must = Mandatory
set-send = Delegations sent
set-send-exact = Exactly the level
set-send-upto = Up to the level
set-last-renewal = Restocking in month 12
set-last-renewal-yes = Yes
set-last-renewal-no = No
set-shared-lead = Three players, tied for an influence
set-shared-lead-nobody = Nobody leads
set-shared-lead-both = All tied players lead
set-second-loser = Second to be eliminated: delegations
set-second-loser-stay = Stay on the board
set-second-loser-leave = Are removed too
set-event-limit = Events of one kind per month
set-event-limit-one = One
set-event-limit-free = Several
set-storm = Second action of a snowstorm
set-storm-later = Any later matching action
set-storm-next = The very next one
set-prize-regions = Two prize delegations
set-prize-regions-split = May be divided
set-prize-regions-one = To one region

## Refusals
no-such-region = Name at least one region, from 1 to { $n }.
not-as-printed = This contradicts the rulebook's examples for village { $n }.
too-many-cubes = { $good }: there are only { $n } in the box, including those on the board.
event-two-villages = Name two different villages.
no-road-between = According to the map, no road leads from { $a } to { $b }.
one-region = By your house rules, both go to one region.
no-more-stupas = A tribe has only { $n } stupas.
check-one-way = The { $road } road from { $a } to { $b } does not lead back.

# a closer look at the board
place-village = Village { $n }
place-region = Region { $n }
the-leader = leader
the-stupa = stupa
is-wanted = Wanted: { $what }
leads-here = leads here

# the catalogue
section-villages = Villages on the map
section-roads = Roads on the map
section-orders = Orders
village-n = Village { $n }
level-in-regions = { $level }, at { $regions }

# what was done: the log, in the past tense
did-begin = The game was set up.
did-enter-map = The map was entered first.
did-map-later = The rest of the map was left for later.
did-learn-village = A village was entered.
did-event-road = { $event } on the { $road }.
did-place-goods = { $who } put resources in village { $roll }.
did-lay-goods = { $who } put resources in { $villages }.
did-place-order = { $who } put an order in village { $roll }.
did-lay-orders = { $who } put orders in { $villages }.
did-no-goods = The bag of resources was empty.
did-no-orders = The bag of orders was empty.
did-place-event = { $event-is ->
     [storm] { $who } placed { $event }.
     [market] { $who } placed { $event }.
     [yeti] { $who } placed { $event }.
    *[none] { $who } placed no event.
}
did-place-leader = { $who } placed the leader in village { $village }.
did-start-clock = All leaders were placed.
did-programme = { $who } chose six actions.
did-ready = { $who } was ready.
did-tell-rows = The programmes were revealed: { $rows }.
did-from-table = The actions are entered as they happen.
did-act = { $who } carried out action { $n }: { $token }.
did-as-programmed = { $who } carried out action { $n }.
did-action-done = { $form ->
     [all-done] All six actions were carried out.
    *[action-done] Action { $n } was carried out.
}
did-travel = { $form ->
     [no-such-road] { $who } found no { $road } road from village { $at }.
     [storm] { $who } went into the snowstorm towards village { $to }.
    *[travel] { $who } travelled to village { $to }.
}
did-void-action = The { $token } action of { $who } had no effect.
did-collect = { $who } took { $good }.
did-deliver = { $rewards-is ->
     [0] { $who } delivered in village { $n }.
    *[other] { $who } delivered in village { $n }: { $rewards }.
}
did-decline = { $who } delivered nothing.
did-emptied = Empty villages: { $villages }.
did-open-hands = The hands were revealed: { $good }.
did-show-hands = The hands were counted: { $good }.
did-award = Most { $good }: { $seat }.
did-take-prize = { $who } took as prize: { $prize }.
did-count = { $who } counted the yaks.
did-let-finish = { $who } got time to finish.
did-decide = { $seat } dropped out on the tie.
