title = Akkon
who-starts = The start player is drawn by lot

## Words
city-akkon = Akkon
city-jerusalem = Jerusalem
city-tyre = Tyre
city-jaffa = Jaffa
city-caesarea = Caesarea
city-sidon = Sidon

track-gold = Gold
track-faith = Faith
track-power = Power
track-prestige = Prestige

knight-five = 5
knight-six = 6
knight-seven = 7
knight-eight = 8
knight-mercenary = Mercenary
knight-cloak = Grey cloak
knight-chaplain = Chaplain
the-seneschal = The seneschal

kind-lance = Holy Lance
kind-feast = Templar Feast
kind-ban = Church Ban
kind-siege = Siege
kind-plague = Plague
kind-brother = Brother in Arms
kind-levant = Levant Trade
kind-writings = Forbidden Writings
kind-minting = Minting
short-lance = Lance
short-feast = Feast
short-ban = Ban
short-siege = Siege
short-plague = Plague
short-brother = Brother
short-levant = Levant
short-writings = Writings
short-minting = Minting

privilege-gold = Saladin
privilege-faith = Clement III
privilege-power = Richard the Lionheart
privilege-prestige = Barbarossa

card-raise = { $kind } +{ $n }: { $track }
card-named = { $kind }: { $track }
card-of = { $kind } of { $city }
card-in = A card of { $city }
card-some = Unknown card
card-new = A new card
card-later = Later

n-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
a-knight = knight
n-knights = { $n ->
    [one] 1 knight
   *[other] { $n } knights
}
from-to = { $a } → { $b }
from-nowhere = { $a } → ?
plus = +{ $n }
has-passed = passed
used-up = Used up

## Where we are
phase-setup = Setting up
phase-setup-name = Setting up
phase-deal = Dealing cards
phase-deal-name = Dealing cards
phase-tops = Round { $round }, stacks
phase-tops-name = New cards
phase-barbarossa = Round { $round }, Barbarossa
phase-barbarossa-name = Barbarossa
phase-bid = Round { $round }, bidding
phase-bid-name = Bidding
phase-saladin = Round { $round }, Saladin
phase-saladin-name = Saladin
phase-reveal = Round { $round }, reveal
phase-reveal-name = Reveal
phase-cards = Round { $round }, cards
phase-cards-name = Playing cards
phase-over = After { $round ->
    [one] 1 round
   *[other] { $round } rounds
}
phase-over-name = After the end

next-first-bid = { $who } bids first
next-reveal = Bids close when all have passed
next-turn-up = Then all knights are revealed
next-cards = Then cards, { $who } first
next-card-turn = Then { $who } plays cards
next-round = { $who } opens the next round
next-score = Then the final score

## Setting up
begin-label = Set up the game
begin-confirm = Start the game
ready-label = Checklist
setup-knights = { $players } camps with { $n } knights each, face down
setup-markers = { $n } markers on the tracks, all on { $value }
setup-seneschal = The seneschal to { $who }
setup-privileges = { $n } privilege cards, face up
setup-stacks = { $n } stacks of { $cards } city cards, one per city
setup-out = Start cards: 2 Holy Lances each from Tyre, Jaffa, Caesarea and Sidon
setup-out-rest = Start cards: 2 Forbidden Writings from Jerusalem, 2 Minting from Akkon
setup-short = Short game: 2 Sieges each from Tyre, Jaffa, Caesarea and Sidon to the box
setup-short-rest = Short game: 2 more Forbidden Writings, 2 more Minting to the box
setup-deal = Shuffle the { $cards } start cards and deal { $n } to everyone, face up, from { $who } on
setup-box = { $n } start cards left over go to the box
setup-shuffle = Shuffle each stack of { $n }, text side up
deal-label = Who has which start cards?
deal-hint = Enter them now, or when they are played.
deal-confirm = Start cards dealt
only-two-starters = Only { $n } of this start card were taken out: { $card }.

## City cards
tops-label = Which cards lie on top?
tops-hint = Enter them now, or when they are played.
tops-confirm = Continue the round
learn-label = Enter the { $city } card
learn-hint = Copy it from the card. You only do this once.
learn-confirm = Enter { $kind }
learn-play = Play { $kind }
kind-label = Card
cost-label = Knights, top corner
track-label = Which track?
falls-label = Which track goes down?
cities-label = Which cities?
points-label = How far?
copies-label = Copies, bottom right (may be left blank)
one-copy-more = { $card }: all { $n } copies were entered before. If an earlier entry was wrong, correct it in the log.
card-has-copies = This card is already known: there are { $n } copies of it.
city-has-twelve = { $city } has 12 cards: there can be only { $n } more of this kind.
siege-needs-two = A Siege names two different tracks.
not-played = { $card } is known now, but cannot be played. { $why }

## Bidding
field-label = Field
place-label = Bid or pass
place-confirm = Place { $n } on { $city }
count-label = Knights
with-him-label = Knights with the seneschal
open-hint = At { $city } everyone bids face up.
spread-confirm = Place knights on several fields
pass-label = Pass for this round
pass-confirm = Pass for this round
seneschal-spread-label = Bid with the seneschal, knights on several fields
seneschal-field-label = Seneschal
seneschal-label = Bid with the seneschal
seneschal-confirm = Seneschal to { $city }
all-passed-label = Bid until everyone has passed
all-passed-confirm = Everyone has passed
saladin-hint = { $who } may move one bid knight now, before the reveal (Saladin).
stack-is-empty = { $city } has no card left.
bid-there-already = You have already bid at { $city }. By your house rules, you may not add to that bid.
field-open = { $who } places the seneschal: at { $city } everyone bids face up now.
field-turned-up = { $who } places the seneschal: reveal all knights at { $city }, and bid face up there.
face-up = { $who } bids face up, because the seneschal is at { $city }.
can-only-pass = { $who } has nothing left to bid and passes.

## The reveal
award-label = Reveal the knights: who wins each card?
award-confirm = Award the cards
count-faces = Count the bids
award-hint = A chaplain counts as not bid unless you enter where he lay.
award-hint-ledger = If nobody takes a card, leave it blank.
chaplain-at = Chaplain at { $city }
no-chaplain = No chaplain
no-bid-there = Nobody can take the card of { $city } without a bid there.
lone-chaplain = At { $city } { $who } has only the chaplain, who wins no card.
card-stays = { $city }: nobody takes the card.
takes-card = { $who } takes a card from { $city }.
takes-known = { $who } takes { $card } ({ $city }).
faces-label = Reveal the knights
faces-confirm = Count the bids
faces-of = { $city }, { $who }
after-valued-label = { $city }: pieces with a value placed after the mercenary of { $who }
after-label = { $city }: knights placed after those of { $who }
so-many-lie-there = { $who } has bid { $n } at { $city }.
bid-total = { $city }: { $who } bids { $n }.
one-of-each = { $who } has only one of each knight.
not-together = At { $city } the mercenary and the grey cloak of { $who } may not lie together.

## The card round
play-label = Play a card
play-hint = Knights left: { $n }. Read the card that you play aloud.
play-confirm = Play { $card }
kind-confirm = Play { $kind }
richard-hint = Before your first card you may take back one bid knight (Richard).
played-city-label = City
pays-label = Pay with the seneschal too?
done-label = End the turn
done-confirm = End the turn
too-few-knights = This card costs { $n ->
    [one] 1 knight
   *[other] { $n } knights
}; you have { $left } left.
plays = { $who } plays { $card } ({ $city }, { $n ->
    [0] free
    [one] 1 knight
   *[other] { $n } knights
}).
plays-kind = { $who } plays { $kind }.
not-in-hand = According to the log, { $who } does not have { $card }.
turn-ends = { $who } can play nothing more.
discard-label = Discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}
away-label = Discard a card of
discard-confirm = Discard a card of { $city }
keeps-five = { $who } keeps five cards and discards { $n }.
seneschal-passes = The seneschal goes to { $who }.
loan-borrower = { $who } takes { $n ->
    [one] 1 knight
   *[other] { $n } knights
} from { $owner }, without looking.
loan-owner = { $owner } gives { $who } { $n ->
    [one] 1 knight
   *[other] { $n } knights
}, chosen without looking.
loan-now = { $owner } gives { $who } { $n ->
    [one] 1 knight
   *[other] { $n } knights
}
loans-hint = Hand over unseen: { $loans }.
last-card = A stack is down to its last card.
last-round = { $city } is used up: this round is the last.
game-over = A stack is used up: the game is over.

## What cards do
ban-target = Who goes down 2?
ban-confirm = { $target } goes down 2
ban-too-high = You can play Church Ban only at { $n } or less on this track.
ban-nobody = Church Ban needs another player at { $n } or more on this track.
ban-below = { $who } would fall below 0. Only a player at { $n } or more on this track can go down.
siege-too-high = By your house rules, you can play a Siege only at { $n } or less on the track that goes up.
lender-label = Who lends { $n ->
    [one] 1 knight
   *[other] { $n } knights
}?
plague-confirm = Borrow from { $lender }
victim-label = { $track }: who goes down 1?
unmoved = no change
brother-confirm = Borrow from { $lender }
rise-label = Move your own marker?
will-borrow = Next round { $who } has { $n ->
    [one] 1 knight
   *[other] { $n } knights
} from { $owner }.
levant-target = Whose knights count?
levant-count = Knights on the named cities
levant-confirm = Count the knights
levant-yield = { $n ->
    [one] 1 knight
   *[other] { $n } knights
}: +{ $half }
levant-counted = { $who } has { $n ->
    [one] 1 knight
   *[other] { $n } knights
} there: +{ $half }.
raise-confirm = Move up { $points }
writings-confirm = Move the markers
writings-limits = Forbidden Writings cannot take a marker below 0 or above 13.
writings-two = By your house rules, move two different markers, one up and one down.
up-label = 1 up
down-label = 1 down
minting-confirm = Take a card from { $stack }
stack-label = From which stack?
no-stack-left = No stack has a card left.
another-player = Choose another player.
marker-at = { $who }: { $track } { $n }
marker-stops = { $who }: { $track } { $n }. The rest is lost.
no-choice-left = Nothing left to choose for this card: skipped.

## Privileges
privilege-to = { $privilege }: to { $who }.
privilege-back = { $privilege }: nobody has it.
barbarossa-label = Barbarossa: exchange a card?
barbarossa-confirm = Take a card from { $stack }
barbarossa-decline = No exchange
barbarossa-took = { $who } takes a card from { $city } with Barbarossa.
is-top-label = Is it the top card?
saladin-label = Saladin: move a knight?
saladin-confirm = Move 1 knight to { $target }
saladin-decline = Move no knight
saladin-moved = { $who } moves 1 knight to { $city }.
saladin-open = { $who } moves 1 knight to { $city }, face up, because the field is face up.
source-label = From
target-label = To
no-knight-there = You have no knight at { $city }.
another-field = Choose another field.
richard-label = Richard: one knight back
richard-confirm = Take back 1 knight
from-label = From where?
is-chaplain-label = Is it the chaplain?
richard-took = { $who } takes back 1 knight from { $city }.
richard-seneschal = { $who } takes back the seneschal.
discount-lost = The chaplain is gone: cards from { $city } cost { $who } their full price again.
clement-label = Clement III: move a marker up 1?
clement-confirm = { $track } 1 up
clement-decline = Move no marker
already-at-end = This marker is at { $n } already.

## Time
timer-bid = { $who } bids
timer-cards = { $who } plays cards
timer-barbarossa = { $who }: Barbarossa
timer-saladin = { $who }: Saladin
timer-table = Bidding

## What a seat has
row-hand = Cards in hand
row-camp = Knights in the camp
borrowed-from = Borrowed from { $who }
borrowed-from-next = Next round from { $who }
lent-to = Lent to { $who }
lent-to-next = Next round to { $who }

## Score
score-highest = Highest track
score-lowest = Lowest track
score-second = Second-highest track
why-track = Where the marker stands. Only the highest and the lowest of the four count.
why-highest = The highest of the four markers.
why-lowest = The lowest of the four markers.
why-second = Breaks ties between players with equal points.

## Corrections
row-bid = Knights on { $city }
row-paid = Paid for { $city }
row-stack = Stack of { $city }
row-discard = Discard pile
row-round = Round
start-label = Who is start player?
turn-label = Whose turn is it?
passed-label = Who has passed?
holder-of = Who has { $privilege }?
holder-label = Privilege
seneschal-at = Where is the seneschal?
in-camp = In the camp
has-paid = Has paid
loan-label = Borrowed knights
owner-label = Whose knights?
borrower-label = Who has them?
loan-knights = How many?
loan-when = In which round?
this-round = This round
next-round-loan = Next round
top-of = On top: { $city }
card-label = Correct a city card
leave-card = Something else happened: leave the cards unknown
leave-reveal = Something else happened: nobody takes a card
leave-effect = Something else happened: skip the card's effect
leave-privilege = Something else happened: skip the privilege
leave-turn = Something else happened: next player
leave-bids = Something else happened: end the bidding

## Settings
set-short = Short game
set-hands = Cards in hand
set-hands-closed = Only their owner sees them here
set-hands-open = Everyone sees them here
set-reveal = After the reveal
set-reveal-award = Enter who wins each card
set-reveal-faces = Enter the knights; the companion counts
set-one-field = The knights of one turn
set-one-field-one = All on one field
set-one-field-split = On several fields too
set-add-again = Adding to a field you already bid on
set-add-again-yes = Allowed
set-add-again-no = Not allowed
set-mercenary-next = The mercenary counts
set-mercenary-next-all = All other knights
set-mercenary-next-after = Only those placed after it
set-mercenary-counts = What raises the mercenary
set-mercenary-counts-any = Every piece
set-mercenary-counts-valued = Pieces with a value
set-mercenary-counts-coloured = Coloured knights
set-cloak-seneschal = The grey cloak and the seneschal
set-cloak-seneschal-doubles = Doubles its value: 8
set-cloak-seneschal-not = Does not double it: 4
set-lone-cloak = A grey cloak as the only bid
set-lone-cloak-nothing = Takes nothing
set-lone-cloak-takes = Takes the card
set-seneschal-pays = The seneschal pays for cards
set-seneschal-pays-yes = If not bid
set-seneschal-pays-no = Never
set-free-cards = A free card with no knights left
set-free-cards-yes = Allowed
set-free-cards-no = Not allowed
set-chaplain-back = The chaplain taken back by Richard
set-chaplain-back-lost = The discount is lost
set-chaplain-back-kept = The discount stays
set-lance-feast = Holy Lance and Templar Feast
set-lance-feast-names = Lance 1, Feast 3
set-lance-feast-cards = As printed on each card
set-siege-high = Siege with the marker that goes up at 12 or 13
set-siege-high-yes = Allowed, the rest is lost
set-siege-high-no = Not allowed
set-borrowed-use = Borrowed knights
set-borrowed-use-cards = Only to pay for cards
set-borrowed-use-bids = For bids too
set-borrowed-pick = Who picks the borrowed knight
set-borrowed-pick-borrower = The borrower, without looking
set-borrowed-pick-owner = The owner
set-levant-counts = Levant Trade counts
set-levant-counts-both = Bid and paid knights
set-levant-counts-paid = Only paid knights
set-writings = Forbidden Writings
set-writings-free = The same marker, or only down, is allowed
set-writings-two = Two different markers, both moved
set-barbarossa-empty = Barbarossa without a card in hand
set-barbarossa-empty-no = Not possible
set-barbarossa-empty-free = Takes a free card
set-barbarossa-card = Barbarossa takes
set-barbarossa-card-top = The top card
set-barbarossa-card-any = Any card of the stack
set-saladin-field = Saladin: open fields and forbidden pairs
set-saladin-field-rules = The rules apply
set-saladin-field-free = The rules do not apply
set-clement = Clement III in one turn
set-clement-once = Once
set-clement-pairs = Once for every pair
set-barbarossa-ends = A stack that Barbarossa uses up
set-barbarossa-ends-round = The round is still played
set-barbarossa-ends-now = The game ends at once
set-second-highest = Tie: the second-highest track
set-second-highest-sorted = May equal the highest
set-second-highest-different = The next different value
set-bid-s = Time for bidding, per player and round
set-cards-s = Time for a card turn
set-window-s = Time for Barbarossa and Saladin

## Importing a catalogue
check-twelve = { $city }: more than the { $n } cards in the box.

# the catalogue
section-cards = City cards
n-copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
}

# what was done: the log, in the past tense
did-begin = The game was set up.
did-deal = The start cards were dealt.
did-turn-up = The top cards were entered.
did-learn-card = { $kind } was entered.
did-place = { $seneschal-is ->
     [1] { $who } sent the seneschal to { $city }.
    *[other] { $who } bid { $count } on { $city }.
}
did-spread = { $who } bid on several fields: { $knights }.
did-pass = { $who } passed.
did-all-passed = Everyone passed.
did-award = The city cards were awarded: { $winner }.
did-faces = The knights were revealed.
did-after = Knights that were placed later were counted.
did-play = { $who } played { $card }.
did-play-kind = { $who } played { $kind }.
did-done = { $who } ended the turn.
did-discard = { $who } discarded a card of { $city }.
did-raise = { $who } moved up { $points }.
did-ban = { $who } sent { $target } down 2.
did-plague = { $who } borrowed a knight from { $lender }.
did-brother = { $who } borrowed knights from { $lender }.
did-levant = { $count-is ->
     [one] { $who } counted 1 knight for the Levant trade.
     [other] { $who } counted { $count } knights for the Levant trade.
    *[none] { $who } counted the knights of { $target } for the Levant trade.
}
did-writings = { $who } moved the markers: { $down } down, { $up } up.
did-minting = { $who } took a card from { $stack }.
did-richard = { $who } took back a knight from { $city }.
did-clement = { $who } moved up 1 on { $track }.
did-barbarossa = { $who } exchanged a card for one from { $stack }.
did-saladin = { $who } moved a knight from { $source } to { $target }.
did-decline = { $form ->
     [barbarossa-decline] { $who } exchanged no card.
     [saladin-decline] { $who } moved no knight.
    *[clement-decline] { $who } moved no marker.
}
