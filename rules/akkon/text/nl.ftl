title = Akkon
who-starts = De startspeler wordt geloot

## Woorden
city-akkon = Akkon
city-jerusalem = Jeruzalem
city-tyre = Tyrus
city-jaffa = Jaffa
city-caesarea = Caesarea
city-sidon = Sidon

track-gold = Goud
track-faith = Geloof
track-power = Macht
track-prestige = Aanzien

knight-five = 5
knight-six = 6
knight-seven = 7
knight-eight = 8
knight-mercenary = Huursoldaat
knight-cloak = Mantelridder
knight-chaplain = Kapelaan
the-seneschal = De hofmaarschalk

kind-lance = Heilige Lans
kind-feast = Tempeliersfeest
kind-ban = Kerkban
kind-siege = Belegering
kind-plague = Pest
kind-brother = Wapenbroeder
kind-levant = Levantenhandel
kind-writings = Verboden Geschriften
kind-minting = Muntslagerij
short-lance = Lans
short-feast = Feest
short-ban = Kerkban
short-siege = Beleg
short-plague = Pest
short-brother = Broeder
short-levant = Levant
short-writings = Geschrift
short-minting = Munt

privilege-gold = Saladin
privilege-faith = Clemens III
privilege-power = Richard Leeuwenhart
privilege-prestige = Barbarossa

card-raise = { $kind } +{ $n }: { $track }
card-named = { $kind }: { $track }
card-of = { $kind } van { $city }
card-in = Een kaart van { $city }
card-some = Onbekend
card-new = Een nieuwe kaart
card-later = Later

n-cards = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
a-knight = ridder
n-knights = { $n ->
    [one] 1 ridder
   *[other] { $n } ridders
}
from-to = { $a } → { $b }
from-nowhere = { $a } → ?
plus = +{ $n }
has-passed = gepast
used-up = Op

## Waar we zijn
phase-setup = Klaarzetten
phase-setup-name = Klaarzetten
phase-deal = Kaarten delen
phase-deal-name = Kaarten delen
phase-tops = Ronde { $round }, stapels
phase-tops-name = Nieuwe kaarten
phase-barbarossa = Ronde { $round }, Barbarossa
phase-barbarossa-name = Barbarossa
phase-bid = Ronde { $round }, bieden
phase-bid-name = Bieden
phase-saladin = Ronde { $round }, Saladin
phase-saladin-name = Saladin
phase-reveal = Ronde { $round }, omdraaien
phase-reveal-name = Omdraaien
phase-cards = Ronde { $round }, kaarten
phase-cards-name = Kaarten spelen
phase-over = Na { $round ->
    [one] 1 ronde
   *[other] { $round } rondes
}
phase-over-name = Na afloop

next-first-bid = { $who } biedt als eerste
next-reveal = Bieden tot iedereen heeft gepast
next-turn-up = Daarna worden alle ridders omgedraaid
next-cards = Daarna de kaartronde, { $who } begint
next-card-turn = Daarna speelt { $who } kaarten
next-round = { $who } opent de volgende ronde
next-score = Daarna de eindstand

## Klaarzetten
begin-label = Zet het spel klaar
begin-confirm = Alles ligt klaar
ready-label = Op tafel
setup-knights = { $players } legerkampen met elk { $n } ridders, gesloten
setup-markers = { $n } markers op de sporen, alle op { $value }
setup-seneschal = De hofmaarschalk naar { $who }
setup-privileges = { $n } privilegekaarten, open
setup-stacks = { $n } stapels van { $cards } stadskaarten, één per stad
setup-out = Startkaarten: telkens 2 Heilige Lans uit Tyrus, Jaffa, Caesarea en Sidon
setup-out-rest = Startkaarten: 2 Verboden Geschriften uit Jeruzalem, 2 Muntslagerij uit Akkon
setup-short = Kort spel, naar de doos: telkens 2 Belegering uit Tyrus, Jaffa, Caesarea en Sidon
setup-short-rest = Kort spel, naar de doos: nog 2 Verboden Geschriften, nog 2 Muntslagerij
setup-deal = Schud de { $cards } startkaarten en deel iedereen er { $n }, open, vanaf { $who }
setup-box = { $n } startkaarten blijven over en gaan naar de doos
setup-shuffle = Schud elke stapel van { $n }, tekst naar boven
deal-label = Wie heeft welke startkaarten?
deal-hint = Nu invoeren, of bij het spelen.
deal-confirm = Startkaarten uitgedeeld
only-two-starters = Er zijn maar { $n } van deze startkaart: { $card }.

## Stadskaarten
tops-label = Wat ligt er bovenop?
tops-hint = Nu invoeren, of bij het spelen.
tops-confirm = Verder met de ronde
learn-label = Voer de kaart van { $city } in
learn-hint = Neem over wat op de kaart staat; dat hoeft maar één keer.
learn-confirm = Voer { $kind } in
learn-play = Speel { $kind }
kind-label = Kaart
cost-label = Ridders, bovenhoek
track-label = Welk spoor?
falls-label = Welk spoor gaat achteruit?
cities-label = Welke steden?
points-label = Hoe ver?
copies-label = Aantal, rechtsonder (mag leeg blijven)
one-copy-more = { $card }: het aantal op de kaart ({ $n }) was al ingevoerd. Klopt een eerdere invoer niet? Zet die recht in het verslag.
card-has-copies = Deze kaart is al bekend: er zijn er { $n }.
city-has-twelve = { $city } heeft 12 kaarten: van deze soort kunnen er nog maar { $n } zijn.
siege-needs-two = Een Belegering noemt twee verschillende sporen.
not-played = { $card } is nu bekend, maar kan niet worden gespeeld. { $why }

## Bieden
field-label = Veld
place-label = Bied of pas
place-confirm = { $n } naar { $city }
count-label = Ridders
with-him-label = Ridders bij hem
open-hint = Op { $city } wordt open geboden.
spread-confirm = Ridders op meer velden
pass-label = Passen
pass-confirm = Passen
seneschal-spread-label = Bied met de hofmaarschalk, ridders op meer velden
seneschal-field-label = Hofmaarschalk
seneschal-label = Bied met de hofmaarschalk
seneschal-confirm = Hofmaarschalk naar { $city }
all-passed-label = Bied tot iedereen heeft gepast
all-passed-confirm = Iedereen heeft gepast
saladin-hint = { $who } mag nu één geboden ridder verplaatsen, voor ze worden omgedraaid (Saladin).
stack-is-empty = { $city } heeft geen kaart meer.
bid-there-already = Op { $city } heb je al geboden; bijleggen mag bij jullie niet.
field-open = { $who } plaatst de hofmaarschalk: op { $city } wordt nu open geboden.
field-turned-up = { $who } plaatst de hofmaarschalk: draai alle ridders op { $city } om en bied daar open.
face-up = { $who } biedt open, want op { $city } staat de hofmaarschalk.
can-only-pass = { $who } kan niets meer bieden en past.

## Omdraaien
award-label = Draai de ridders om: wie krijgt welke kaart?
award-confirm = Kaarten verdeeld
count-faces = Biedingen tellen
award-hint = Een kapelaan telt als niet geboden, tenzij je invoert waar hij lag.
award-hint-ledger = Neemt niemand een kaart? Laat die leeg.
chaplain-at = Kapelaan op { $city }
no-chaplain = Geen kapelaan
no-bid-there = Zonder bod krijgt niemand de kaart van { $city }.
lone-chaplain = Op { $city } heeft { $who } alleen de kapelaan, en die wint geen kaart.
card-stays = { $city }: niemand krijgt de kaart.
takes-card = { $who } neemt een kaart van { $city }.
takes-known = { $who } neemt { $card } ({ $city }).
faces-label = Draai de ridders om
faces-confirm = Tel de biedingen
faces-of = { $city }, { $who }
after-valued-label = { $city }: stukken met een waarde die na de huursoldaat van { $who } kwamen
after-label = { $city }: ridders die na die van { $who } kwamen
so-many-lie-there = { $who } heeft op { $city } { $n } geboden.
bid-total = { $city }: { $who } biedt { $n }.
one-of-each = { $who } heeft van elke ridder maar één.
not-together = Op { $city } mogen huursoldaat en mantelridder van { $who } niet samen liggen.

## De kaartronde
play-label = Speel een kaart
play-hint = Ridders over: { $n }. Lees de kaart die je speelt voor.
play-confirm = Speel { $card }
kind-confirm = Speel { $kind }
richard-hint = Vóór de eerste kaart mag je één geboden ridder terughalen (Richard).
played-city-label = Stad
pays-label = Betaalt de hofmaarschalk mee?
done-label = Beëindig de beurt
done-confirm = Beurt klaar
too-few-knights = Deze kaart kost { $n ->
    [one] 1 ridder
   *[other] { $n } ridders
}; je hebt er nog { $left }.
plays = { $who } speelt { $card } ({ $city }, { $n ->
    [0] gratis
    [one] 1 ridder
   *[other] { $n } ridders
}).
plays-kind = { $who } speelt { $kind }.
not-in-hand = Volgens het verslag heeft { $who } dit niet: { $card }.
turn-ends = { $who } kan niets meer spelen.
discard-label = Leg { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} af
away-label = Leg een kaart af van
discard-confirm = Leg een kaart van { $city } af
keeps-five = { $who } houdt vijf kaarten en legt er { $n } af.
seneschal-passes = De hofmaarschalk gaat naar { $who }.
loan-borrower = { $who } neemt { $n ->
    [one] 1 ridder
   *[other] { $n } ridders
} van { $owner }, zonder te kijken.
loan-owner = { $owner } geeft { $who } { $n ->
    [one] 1 ridder
   *[other] { $n } ridders
}, zonder te kijken.
loan-now = { $owner } geeft { $who } { $n ->
    [one] 1 ridder
   *[other] { $n } ridders
}
loans-hint = Nu blind te geven: { $loans }.
last-card = Van een stapel ligt er nog één kaart.
last-round = { $city } is op: dit is de laatste ronde.
game-over = Een stapel is op: het spel is afgelopen.

## Wat kaarten doen
ban-target = Wie gaat 2 achteruit?
ban-confirm = { $target } gaat 2 achteruit
ban-too-high = Kerkban mag alleen als je op dit spoor op { $n } of lager staat.
ban-nobody = Kerkban mag alleen als iemand anders op dit spoor op { $n } of hoger staat.
ban-below = { $who } zou onder 0 komen en moet hier op minstens { $n } staan.
siege-too-high = Belegering mag bij jullie alleen als de marker die vooruit gaat op { $n } of lager staat.
lender-label = Wie leent { $n ->
    [one] 1 ridder
   *[other] { $n } ridders
} uit?
plague-confirm = Leen van { $lender }
victim-label = { $track }: wie gaat 1 achteruit?
unmoved = blijft zo
brother-confirm = Leen van { $lender }
rise-label = Je eigen marker vooruit?
will-borrow = Volgende ronde heeft { $who } { $n ->
    [one] 1 ridder
   *[other] { $n } ridders
} van { $owner }.
levant-target = Wiens ridders tellen mee?
levant-count = Ridders bij de genoemde steden
levant-confirm = Tel de ridders
levant-yield = { $n ->
    [one] 1 ridder
   *[other] { $n } ridders
}: +{ $half }
levant-counted = { $who } heeft daar { $n ->
    [one] 1 ridder
   *[other] { $n } ridders
}: +{ $half }.
raise-confirm = { $points } vooruit
writings-confirm = Markers verplaatst
writings-limits = Met Verboden Geschriften kan een marker niet onder 0 of boven 13 komen.
writings-two = Verplaats bij jullie twee verschillende markers, één vooruit en één achteruit.
up-label = 1 vooruit
down-label = 1 achteruit
minting-confirm = Neem een kaart van { $stack }
stack-label = Van welke stapel?
no-stack-left = Geen stapel heeft nog een kaart.
another-player = Kies een andere speler.
marker-at = { $who }: { $track } { $n }
marker-stops = { $who }: { $track } { $n }. De rest vervalt.
no-choice-left = Voor deze kaart valt niets meer te kiezen: hij vervalt.

## Privileges
privilege-to = { $privilege }: naar { $who }.
privilege-back = { $privilege } is van niemand.
barbarossa-label = Barbarossa: een kaart ruilen?
barbarossa-confirm = Neem een kaart van { $stack }
barbarossa-decline = Niet ruilen
barbarossa-took = { $who } neemt met Barbarossa een kaart van { $city }.
is-top-label = Is het de bovenste kaart?
saladin-label = Saladin: een ridder verplaatsen?
saladin-confirm = 1 ridder naar { $target }
saladin-decline = Niet verplaatsen
saladin-moved = { $who } verplaatst 1 ridder naar { $city }.
saladin-open = { $who } verplaatst 1 ridder naar { $city }, open, want daar wordt open geboden.
source-label = Van
target-label = Naar
no-knight-there = Op { $city } heb je geen ridder.
another-field = Kies een ander veld.
richard-label = Richard: één ridder terug
richard-confirm = Haal 1 ridder terug
from-label = Waarvandaan?
is-chaplain-label = Is het de kapelaan?
richard-took = { $who } haalt 1 ridder terug van { $city }.
richard-seneschal = { $who } haalt de hofmaarschalk terug.
discount-lost = De kapelaan is weg: kaarten van { $city } kosten { $who } weer de volle prijs.
clement-label = Clemens III: een marker 1 vooruit?
clement-confirm = { $track } 1 vooruit
clement-decline = Niet verplaatsen
already-at-end = Deze marker staat al op { $n }.

## Tijd
timer-bid = { $who } biedt
timer-cards = { $who } speelt kaarten
timer-barbarossa = { $who }: Barbarossa
timer-saladin = { $who }: Saladin
timer-table = Bieden

## Wat een speler heeft
row-hand = Handkaarten
row-camp = Ridders in het kamp
borrowed-from = Geleend van { $who }
borrowed-from-next = Volgende ronde van { $who }
lent-to = Uitgeleend aan { $who }
lent-to-next = Volgende ronde aan { $who }

## Score
score-highest = Hoogste spoor
score-lowest = Laagste spoor
score-second = Op één na hoogste
why-track = Waar de marker staat. Alleen de hoogste en de laagste van de vier tellen.
why-highest = De hoogste van de vier markers.
why-lowest = De laagste van de vier markers.
why-second = Beslist tussen spelers met evenveel punten.

## Rechtzetten
row-bid = Ridders op { $city }
row-paid = Betaald voor { $city }
row-stack = Stapel van { $city }
row-discard = Aflegstapel
row-round = Ronde
start-label = Wie is startspeler?
turn-label = Wie is aan de beurt?
passed-label = Wie heeft gepast?
holder-of = Wie heeft { $privilege }?
holder-label = Privilege
seneschal-at = Waar is de hofmaarschalk?
in-camp = In het legerkamp
has-paid = Heeft betaald
loan-label = Geleende ridders
owner-label = Wiens ridders?
borrower-label = Wie heeft ze?
loan-knights = Hoeveel?
loan-when = In welke ronde?
this-round = Deze ronde
next-round-loan = Volgende ronde
top-of = Bovenop: { $city }
card-label = Een stadskaart verkeerd ingevoerd
leave-card = Het liep anders: sla de kaarten over
leave-reveal = Het liep anders: niemand krijgt een kaart
leave-effect = Het liep anders: sla de werking van de kaart over
leave-privilege = Het liep anders: sla het privilege over
leave-turn = Het liep anders: volgende speler
leave-bids = Het liep anders: beëindig het bieden

## Instellingen
set-short = Kort spel
set-hands = Kaarten in de hand
set-hands-closed = Alleen de eigenaar ziet ze hier
set-hands-open = Iedereen ziet ze hier
set-reveal = Na het omdraaien van de ridders
set-reveal-award = Invoeren wie welke kaart krijgt
set-reveal-faces = De ridders invoeren en laten tellen
set-one-field = De ridders van één beurt
set-one-field-one = Alle op één veld
set-one-field-split = Ook op verschillende velden
set-add-again = Bijleggen waar je al hebt geboden
set-add-again-yes = Mag
set-add-again-no = Mag niet
set-mercenary-next = De huursoldaat telt
set-mercenary-next-all = Alle andere ridders
set-mercenary-next-after = Alleen die na hem zijn geplaatst
set-mercenary-counts = Wat de huursoldaat verhoogt
set-mercenary-counts-any = Elk stuk
set-mercenary-counts-valued = Stukken met een waarde
set-mercenary-counts-coloured = Gekleurde ridders
set-cloak-seneschal = De mantelridder en de hofmaarschalk
set-cloak-seneschal-doubles = Verdubbelt hem: 8
set-cloak-seneschal-not = Verdubbelt hem niet: 4
set-lone-cloak = Een mantelridder als enig bod
set-lone-cloak-nothing = Krijgt niets
set-lone-cloak-takes = Krijgt de kaart
set-seneschal-pays = De hofmaarschalk betaalt voor kaarten
set-seneschal-pays-yes = Als hij niet is geboden
set-seneschal-pays-no = Nooit
set-free-cards = Een gratis kaart zonder ridder over
set-free-cards-yes = Mag
set-free-cards-no = Mag niet
set-chaplain-back = De kapelaan, door Richard teruggehaald
set-chaplain-back-lost = Zijn korting vervalt
set-chaplain-back-kept = Zijn korting blijft
set-lance-feast = Heilige Lans en Tempeliersfeest
set-lance-feast-names = Lans 1, Feest 3
set-lance-feast-cards = Zoals op de kaart staat
set-siege-high = Belegering met de marker die vooruit gaat op 12 of 13
set-siege-high-yes = Mag, de rest vervalt
set-siege-high-no = Mag niet
set-borrowed-use = Geleende ridders
set-borrowed-use-cards = Alleen om kaarten te betalen
set-borrowed-use-bids = Ook om te bieden
set-borrowed-pick = Wie de geleende ridder kiest
set-borrowed-pick-borrower = De lener, zonder te kijken
set-borrowed-pick-owner = De eigenaar
set-levant-counts = Levantenhandel telt
set-levant-counts-both = Geboden en betaalde ridders
set-levant-counts-paid = Alleen betaalde ridders
set-writings = Verboden Geschriften
set-writings-free = Dezelfde marker, of alleen achteruit, mag
set-writings-two = Twee verschillende markers, allebei
set-barbarossa-empty = Barbarossa zonder kaart in de hand
set-barbarossa-empty-no = Mag niet
set-barbarossa-empty-free = Krijgt gratis een kaart
set-barbarossa-card = Barbarossa neemt
set-barbarossa-card-top = De bovenste kaart
set-barbarossa-card-any = Een kaart naar keuze uit de stapel
set-saladin-field = Saladin: open velden en verboden paren
set-saladin-field-rules = De spelregels gelden
set-saladin-field-free = De spelregels gelden niet
set-clement = Clemens III in één beurt
set-clement-once = Eén keer
set-clement-pairs = Eén keer per paar
set-barbarossa-ends = Een stapel die door Barbarossa op is
set-barbarossa-ends-round = De ronde wordt nog gespeeld
set-barbarossa-ends-now = Het spel eindigt meteen
set-second-highest = Bij gelijke stand: op één na hoogste spoor
set-second-highest-sorted = Mag gelijk zijn aan het hoogste
set-second-highest-different = De eerstvolgende andere waarde
set-bid-s = Tijd om te bieden, per speler en ronde
set-cards-s = Tijd voor een kaartbeurt
set-window-s = Tijd voor Barbarossa en Saladin

## Waarden uit een bestand
check-twelve = { $city }: meer dan de { $n } kaarten die in de doos zitten.

# de catalogus
section-cards = Stadskaarten
n-copies = { $n } keer

# wat er gebeurd is: het verslag
did-begin = Het spel is klaargezet.
did-deal = De startkaarten zijn gedeeld.
did-turn-up = De bovenste kaarten zijn ingevoerd.
did-learn-card = { $kind } is ingevoerd.
did-place = { $seneschal-is ->
     [1] { $who } stuurde de hofmaarschalk naar { $city }.
    *[other] { $who } bood { $count } op { $city }.
}
did-spread = { $who } bood op meer velden: { $knights }.
did-pass = { $who } heeft gepast.
did-all-passed = Iedereen heeft gepast.
did-award = De stadskaarten zijn verdeeld: { $winner }.
did-faces = De ridders zijn omgedraaid.
did-after = De later gelegde ridders zijn geteld.
did-play = { $who } speelde { $card }.
did-play-kind = { $who } speelde { $kind }.
did-done = { $who } is klaar met de beurt.
did-discard = { $who } legde een kaart van { $city } af.
did-raise = { $who } ging { $points } vooruit.
did-ban = { $who } zette { $target } 2 achteruit.
did-plague = { $who } leende een ridder van { $lender }.
did-brother = { $who } leende ridders van { $lender }.
did-levant = { $count-is ->
     [one] { $who } telde 1 ridder voor de handel.
     [other] { $who } telde { $count } ridders voor de handel.
    *[none] { $who } telde de ridders van { $target } voor de handel.
}
did-writings = { $who } verzette markers: { $down } achteruit, { $up } vooruit.
did-minting = { $who } nam een kaart van { $stack }.
did-richard = { $who } nam een ridder terug van { $city }.
did-clement = { $who } ging 1 vooruit op { $track }.
did-barbarossa = { $who } ruilde een kaart voor een van { $stack }.
did-saladin = { $who } verplaatste een ridder van { $source } naar { $target }.
did-decline = { $form ->
     [barbarossa-decline] { $who } ruilde geen kaart.
     [saladin-decline] { $who } verplaatste geen ridder.
    *[clement-decline] { $who } verzette geen marker.
}
