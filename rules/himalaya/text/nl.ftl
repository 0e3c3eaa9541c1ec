title = Himalaya
who-starts = De wijste speler begint: wie is dat?

## Woorden
good-salt = Zout
good-barley = Gerst
good-tea = Thee
good-jade = Jade
good-gold = Goud
n-salt = { $n } zout
n-barley = { $n } gerst
n-tea = { $n } thee
n-jade = { $n } jade
n-gold = { $n } goud
no-goods = niets
new-goods = vijf grondstoffen
new-order = een bestelling
some-salt = zout
some-barley = gerst
some-tea = thee
some-jade = jade
some-gold = goud
road-soil = Zandweg
road-ice = IJspiste
road-stone = Stenen weg
by-soil = zandweg
by-ice = ijspiste
by-stone = stenen weg
token-soil = Zand
token-ice = IJs
token-stone = Steen
token-hand = Transactie
token-pause = Pauze
level-1 = 1 Huis
level-2 = 2 Tempel
level-3 = 3 Klooster
regions = Leider in
region = Regio { $n }
no-road = Zo’n weg is er niet
event-yeti = Yeti
event-storm = Sneeuwstorm
event-market = Marktdag
note-yeti = Sluit een weg af
note-storm = Een weg kost twee acties
note-market = Vrij kiezen wat je neemt
event-on-road = { $event }, { $a }–{ $b }
event-on-this-road = { $event }, { $road } { $a }–{ $b }
event-in = { $event } in { $n }
reward-barter = Ruilhandel
reward-yaks = Ruilhandel +{ $n }
reward-offering = Offerande
reward-offering-points = Offerande +{ $n }
reward-delegation = Delegaties
n-yaks = { $n ->
    [one] 1 yak
   *[other] { $n } yaks
}
n-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
n-stupas = { $n ->
    [0] geen stupa
    [one] 1 stupa
   *[other] { $n } stupa’s
}
n-tokens = { $n ->
    [0] geen pion
    [one] 1 pion
   *[other] { $n } pionnen
}
order-worth = { $what } ({ $n ->
    [one] 1 yak
   *[other] { $n } yaks
})
is-ready = klaar
prize-token = Inventarispion, 3 yaks
prize-delegations = Twee delegaties
prize-stupa = Een stupa in een dorp met een huis
prize-nothing = Niets

## Waar we zijn
phase-setup = Klaarzetten
phase-setup-name = Klaarzetten
phase-map = De kaart
phase-map-name = De kaart
phase-goods = Ronde { $round }, grondstoffen
phase-goods-name = Grondstoffen
phase-orders = Ronde { $round }, bestellingen
phase-orders-name = Bestellingen
phase-leaders = Karavaanleiders
phase-leaders-name = Leiders plaatsen
phase-events = Ronde { $round }, gebeurtenis
phase-events-name = Gebeurtenissen
phase-programme = Ronde { $round } van 12
phase-programme-name = Programmeren
phase-rows = Ronde { $round }, omdraaien
phase-rows-name = Omdraaien
phase-action = Ronde { $round }, { $action }/6
phase-action-name = Acties
phase-emptied = Ronde { $round }, aanvullen
phase-emptied-name = Aanvullen
phase-inventory = Ronde { $round }, inventaris
phase-inventory-name = Inventaris
phase-prize = Ronde { $round }, prijs
phase-prize-name = Prijzen
phase-count = Laatste telling
phase-count-name = Laatste telling
phase-tie = Telling, gelijke stand
phase-tie-name = Gelijke stand
phase-over = Het jaar is om
phase-over-name = Na afloop
next-inventory = Inventaris na ronde { $n }

## Klaarleggen
begin-label = Zet het spel klaar
begin-confirm = Vul de dorpen aan
checklist-label = Op tafel
setup-marker = Bord; rondepion op vak 1
setup-goods = { $n } grondstoffen in de ene zak
setup-orders = { $n } bestellingen in de andere zak
setup-pieces = { $players } stammen, elk met scherm, leider, { $stupas } stupa’s en { $delegations } delegaties
setup-action-tokens = { $n } actiepionnen voor elk van de { $players } spelers
setup-inventory = { $n } inventarispionnen
setup-first = De 20-zijdige dobbelsteen voor { $who }, die begint
setup-events = { $n } gebeurtenispionnen voor elk van de { $players } spelers
enter-map-label = Eerst de kaart invoeren
enter-map-confirm = Voer de kaart in
map-hint = Voer één keer in welke wegen er op het bord staan; dat blijft bewaard. Bekend: { $n } van de 20 dorpen. Gewoon beginnen kan ook: een weg voer je dan pas in als iemand hem neemt.
map-label = Dorp { $n } op de kaart
map-confirm = Dorp { $n } ingevoerd
map-later-label = Genoeg voor nu
map-later-confirm = De rest voer je later in
level-label = Gebouw
regions-label = Regio’s eromheen
leader-label = Plaats je leider
leader-confirm = Leider naar dorp { $village }
leader-at-label = Waar staat de leider van { $who }?
leader-at-confirm = In dorp { $village }
village-label = Dorp

## Aanvullen
lay-goods-label = Welke dorpen krijgen grondstoffen? { $n ->
    [one] Nog één
   *[other] Nog { $n }
}
lay-goods-confirm = Grondstoffen in { $villages }
lay-goods-hint = Gooi, leg in elk dorp vijf grondstoffen uit de zak en tik het dorp aan op de kaart. Welke het zijn wordt gevraagd als iemand er een neemt.
lay-orders-label = Welke dorpen krijgen een bestelling? { $n ->
    [one] Nog één
   *[other] Nog { $n }
}
lay-orders-confirm = Bestellingen in { $villages }
lay-orders-hint = Gooi, leg in elk dorp een bestelling en tik het dorp aan op de kaart. Wat er gevraagd wordt, voer je in bij het leveren.
lay-where = Dorpen
goods-laid = Grondstoffen in { $n }.
orders-laid = Bestellingen in { $n }.
goods-label = Leg grondstoffen neer ({ $n } van 5)
goods-confirm = Grondstoffen in { $roll }
goods-short-label = Minder dan vijf in de zak
goods-short-confirm = Laatste grondstoffen in { $roll }
no-goods-label = Geen grondstof meer in de zak
no-goods-confirm = Geen grondstoffen meer
orders-label = Leg een bestelling neer ({ $n } van 5)
orders-confirm = Bestelling in { $roll }
no-orders-label = Geen bestelling meer in de zak
no-orders-confirm = Geen bestellingen meer
roll-label = 20-zijdige dobbelsteen
roll-to = { $roll } → { $n }
cubes-label = Uit de zak
order-label = Bestelling
needs-label = Gevraagd
goods-placed = Dorp { $n }: { $what }.
order-placed = Dorp { $n } vraagt { $what }.
no-goods-left = De zak met grondstoffen is leeg: deze ronde komt er niets meer bij.
no-orders-left = De zak met bestellingen is leeg: deze ronde komt er niets meer bij.
emptied-label = Welke dorpen zijn nu leeg?
emptied-confirm = Leeg: { $villages }
emptied-which = Nu leeg
renewal = { $who } vult aan: eerst grondstoffen, dan bestellingen.

## Gebeurtenissen
event-label = Leg een gebeurtenis
event-confirm = Leg { $event }
event-which = Gebeurtenis
event-a = Weg van
event-b = naar
event-village = Markt in
no-event-label = Een gebeurtenis leggen?
events-left = Nog niet gelegd: { $what }.
no-event-confirm = Geen gebeurtenis
event-placed = { $who } legt: { $event }.
event-road-label = { $event }, { $a }–{ $b }: op welke weg?
event-road-confirm = { $event }, { $a }–{ $b }: { $road }
events-gone = De gebeurtenissen van deze ronde gaan uit het spel.

## Programmeren
start-clock-label = Leg je zes acties
start-clock-confirm = Start de klok
place-leaders-label = Plaats de leiders, met de klok mee vanaf { $who }
place-leaders-confirm = Alle leiders staan er
place-leaders-hint = In een dorp naar keuze, maar geen twee in hetzelfde dorp. Daarna begint de tijd om te programmeren.
ready-label = Leg je zes acties
ready-confirm = { $who } is klaar
programme-hint = Zes pionnen achter je scherm, van links naar rechts.
ready-ledger-label = Leg zes pionnen achter je scherm
ready-ledger-confirm = { $who } is klaar
programme-label = Je zes acties
programme-confirm = Leg je zes acties vast
row-label = Eerste tot zesde actie
timer-programme = Programmeren
time-up = De tijd is om: er verandert niets meer.
screens-away = Schermen weg. { $who } doet de eerste actie.
row-of-label = Programma van { $who }
row-of-confirm = Programma van { $who } ingevoerd
let-finish-label = Laat { $who } afmaken
let-finish-confirm = Laat { $who } afmaken
rows-label = Voer de programma’s in
rows-confirm = Programma’s ingevoerd
from-table-label = Programma’s niet invoeren
from-table-confirm = Elke actie apart invoeren

## Acties
act-label = Actie { $n }: welke pion?
act-confirm = Pion: { $token }
token-label = Pion
travel-label = Ga via de { $road } naar dorp { $to }
travel-confirm = Naar dorp { $to }
travel-hint = Vanuit dorp { $at } loopt de { $road } naar { $to }: je moet hem nemen.
storm-label = De sneeuwstorm in, richting { $to }
storm-confirm = De sneeuwstorm in, richting { $to }
storm-hint = De { $road } van dorp { $at } naar { $to } kost nu twee acties.
no-such-road-label = Vanuit dorp { $at } loopt geen { $road }
no-such-road-confirm = Geen { $road } uit { $at }: vervalt
road-label = De { $road } uit dorp { $at }
road-confirm = Naar dorp { $to }
road-hint = Deze weg staat nog niet op de kaart. Hij wordt bewaard.
to-label = Leidt naar
map-tap = Geen weg van een soort? Tik op dorp { $n } zelf.
collect-label = Verzamel in dorp { $n }
collect-hint = Hier: { $what }. Altijd de goedkoopste.
collect-confirm = { $good } uit dorp { $n }
cube-label = Welke grondstof uit dorp { $n }?
cube-confirm = { $good } uit dorp { $n }
cube-cheapest = Neem de goedkoopste die er ligt.
cube-any = Marktdag: kies uit wat er ligt.
n-untold = { $n ->
    [one] 1 grondstof, nog niet ingevoerd
   *[other] { $n } grondstoffen, nog niet ingevoerd
}
order-untold = Een bestelling, nog niet ingevoerd
market-label = Marktdag: kies in dorp { $n }
market-confirm = { $good } uit dorp { $n }
good-label = Grondstof
void-label = { $token }: er gebeurt niets
void-confirm = { $token } vervalt
void-no-road = Vanuit dorp { $n } loopt zo’n weg niet.
void-yeti = De yeti houdt deze weg dicht: de leider blijft in { $n }.
void-storm = Geen tweede actie om de sneeuwstorm uit te komen: de leider blijft in { $n }.
void-storm-other = De sneeuwstorm uit kan alleen op dezelfde weg.
void-on-storm = Geen transactie in de sneeuwstorm.
void-empty = Dorp { $n } is leeg.
reward-used-up = Die beloning is hier op.
void-took = Je nam deze ronde al een grondstof uit dorp { $n }.
void-tried = In dorp { $n } was deze ronde al een transactie van je.
void-nowhere = De leider staat niet op het bord.
as-programmed-label = Actie { $n }: volgens het programma
as-programmed-confirm = Actie { $n } gedaan
only = Nu alleen { $who }
lines =
    { $first }
    { $rest }
action-done-label = Actie { $n }, iedereen op zijn beurt
action-done-hint = Een mogelijke zet moet; van de grondstoffen altijd de goedkoopste, één per ronde per dorp.
action-done-confirm = Actie { $n } is klaar
all-done-label = Alle zes de acties
all-done-confirm = Alle zes acties klaar
survey-label = Delegaties: voer eerst dorp { $n } in
survey-confirm = Dorp { $n } ingevoerd
deliver-label = Dorp { $n } vraagt { $what }: leveren?
deliver-untold-label = Bestelling in dorp { $n } leveren?
deliver-untold-confirm = Lever: { $rewards }
deliver-confirm = Lever: { $rewards }
rewards-label = Hoogstens twee
sent-label = Delegaties, { $n }
yaks-label = Yaks op de schijf
yaks-or-none = Yaks op de schijf (0 = onbekend)
decline-label = Niet leveren
decline-confirm = Niet geleverd in { $n }
cannot-label = Leveren kan niet
cannot-confirm = Kon niet leveren in { $n }
travels = { $who } → { $n }.
in-the-storm = { $who } gaat de sneeuwstorm in, richting { $n }.
still-in-storm = { $who } staat aan het einde van de ronde nog in de sneeuwstorm, en dat mag niet; de leider blijft in { $n }.
is-void = De actie van { $who } vervalt. { $why }
collects = { $who } neemt { $good } in { $n }.
delivers = { $who } levert in { $n }: { $what }.
declines = { $who } levert niets in { $n }.
barters = De schijf gaat achter het scherm.
disc-back = De schijf gaat terug in de zak.
offers = Een stupa in { $n }.
sends = { $n ->
    [one] 1 delegatie
   *[other] { $n } delegaties
} naar regio { $region }.
stock-short = Volgens het verslag had je dit niet allemaal. Wat op tafel ligt, geldt.
had-to-deliver = Volgens het verslag kun je leveren, en bij jullie moet dat dan.

## Inventaris
open-hands-label = { $good }: alle handen open
open-hands-hint = Allemaal tegelijk; bij gelijk krijgt niemand iets. Klopt het verslag niet? Tel de handen.
open-hands-confirm = { $good }: handen open
show-hands-label = Tel de handen: { $good }
show-hands-confirm = { $good }: handen geteld
award-label = { $good }: alle handen open
award-confirm = { $good }: { $seat }
most-label = Wie heeft het meest?
hands = { $good }: { $counts }.
has-most = { $good }: { $who } heeft het meest.
nobody-most = { $good }: gelijk aan kop, dus niemand.
takes-token = { $who } neemt een inventarispion.
no-token-left = Samen zijn dat { $held } inventarispionnen, maar er zijn er maar { $n }: zet recht wie er te veel heeft.
prize-label = Kies je prijs
prize-confirm = Prijs: { $prize }
prize-which = Prijs
stupa-where = In dorp
no-prize = { $who } neemt niets.
prize-sent = { $who } stuurt { $n } delegaties.
prize-sent-to = { $who } stuurt { $n ->
    [one] 1 delegatie
   *[other] { $n } delegaties
}: { $regions }.
prize-built = { $who } bouwt een stupa.
new-round = Ronde { $round }. De 20-zijdige dobbelsteen gaat naar { $who }.

## Het einde
year-over = De twaalf rondes zijn voorbij. Draai de schijven om.
count-label = Tel je yaks
count-confirm = Yaks in totaal: { $yaks }
level-of-label = Dorp { $n }: gebouw?
level-of-confirm = Gebouw van dorp { $n } ingevoerd
herd-label = Yaks, op schijven en pionnen
stupas-label = Stupa’s per gebouw
delegations-label = Delegaties per regio
tie-label = Nog gelijk: wie valt af?
tie-confirm = { $seat } valt af: { $kind }
leaves-label = Valt af
leads-religious = Meeste religieuze invloed: { $who }.
leads-political = Meeste politieke invloed: { $who }.
leads-economic = Meeste economische invloed: { $who }.
out-religious = { $who } valt af: minste religieuze invloed.
out-political = { $who } valt af: minste politieke invloed.
wins = { $who } wint.
share = In alles gelijk: { $who } delen de overwinning.

## Score
score-religious = Religieuze invloed
score-political = Politieke invloed
score-economic = Economische invloed
score-stupas = Stupa’s
score-delegations = Delegaties
why-religious = Elke stupa telt voor het niveau van zijn dorp.
why-religious-out = Elke stupa telt voor het niveau van zijn dorp. De minste: { $who } valt af.
why-political = Eén punt voor elke regio waar je als enige de meeste delegaties hebt.
why-political-out = Eén punt voor elke regio waar je als enige de meeste delegaties hebt. De minste: { $who } valt af.
why-economic = Yaks op de geruilde schijven, en drie voor elke inventarispion.

## Rechtzetten
row-round = Ronde
row-leader = Leider in dorp
row-tokens = Inventarispionnen
row-yaks = Yaks
row-region = In regio { $n }
row-stupas = Stupa’s, { $level }
row-village = Dorp { $n }
delegations-left = Delegaties over
correct-site = Wat er in een dorp ligt
holds-label = Er ligt
holds-empty = Niets
holds-goods = Grondstoffen
holds-order = Een bestelling
correct-stupa = Een stupa
stupa-of = Stupa van
forget-order = Wis een foute bestelling
correct-level = Kaart: een gebouw
correct-road = Kaart: een weg
correct-regions = Kaart: regio’s van een dorp
road-type = Weg
correct-stock = Voorraad van { $who }
correct-herd = Schijven van { $who }
discs-label = Aantal schijven
disc-yaks-label = Yaks op schijven
correct-first = Wie is Eerste Karavaanleider?
add-event = Er ligt nog een gebeurtenis
add-event-of = Gebeurtenis van
correct-events = Gebeurtenissen over: { $who }
drop-event = Haal een gebeurtenis weg
leave-map = Het liep anders: sla de kaart over
leave-goods = Het liep anders: geen grondstoffen meer
leave-orders = Het liep anders: geen bestellingen meer
leave-leaders = Het liep anders: sla deze leider over
leave-events = Het liep anders: sla deze speler over
leave-programme = Het liep anders: stop met programmeren
leave-rows = Het liep anders: voer de programma’s niet in
leave-action = Het liep anders: sla deze actie over
leave-emptied = Het liep anders: geen dorp is leeg
leave-inventory = Het liep anders: sla deze soort over
leave-prize = Het liep anders: geen prijs

## Instellingen
set-events = Gebeurtenissen in de hoge bergen
set-inventory = Prijs van de inventaris
set-inventory-tokens = Een pion
set-inventory-full = Pion, delegaties of stupa
set-programme-s = Tijd om te programmeren
set-lock = Tweede transactie in een dorp
set-lock-collect = Mag, maar geen tweede grondstof
set-lock-any = Mag niet
set-deliver = Leveren als het kan
set-deliver-may = Mag
set-deliver-must = Moet
set-send = Aantal delegaties
set-send-exact = Precies het niveau
set-send-upto = Hoogstens het niveau
set-last-renewal = Aanvullen in ronde 12
set-last-renewal-yes = Ja
set-last-renewal-no = Nee
set-shared-lead = Drie spelers, gelijk in een invloed
set-shared-lead-nobody = Niemand heeft de meerderheid
set-shared-lead-both = Wie gelijk staat, heeft de meerderheid
set-second-loser = Tweede afvaller: delegaties
set-second-loser-stay = Blijven op het bord
set-second-loser-leave = Gaan ook weg
set-event-limit = Gebeurtenissen van één soort per ronde
set-event-limit-one = Eén
set-event-limit-free = Meer
set-storm = Tweede actie van een sneeuwstorm
set-storm-later = Een latere actie op dezelfde weg
set-storm-next = Meteen de volgende
set-prize-regions = Twee delegaties als prijs
set-prize-regions-split = Mogen verdeeld worden
set-prize-regions-one = Naar één regio

## Weigeringen
no-such-region = Kies minstens één regio, van 1 tot { $n }.
not-as-printed = Volgens de voorbeelden in de spelregels is dorp { $n } anders.
too-many-cubes = { $good }: er zijn er maar { $n } in de doos, en wat op het bord ligt telt mee.
event-two-villages = Kies twee verschillende dorpen.
no-road-between = Volgens de kaart loopt er geen weg van { $a } naar { $b }.
one-region = Bij jullie gaan ze allebei naar één regio.
no-more-stupas = Een stam heeft maar { $n } stupa’s.
check-one-way = De { $road } van { $a } naar { $b } loopt niet terug.

# van dichtbij
place-village = Dorp { $n }
place-region = Regio { $n }
the-leader = leider
the-stupa = stupa
is-wanted = Gevraagd: { $what }
leads-here = heeft hier de meeste

# de catalogus
section-villages = Dorpen op de kaart
section-roads = Wegen op de kaart
section-orders = Bestellingen
village-n = Dorp { $n }
level-in-regions = { $level }, aan { $regions }

# wat er gebeurd is: het verslag
did-begin = Het spel is klaargezet.
did-enter-map = Eerst werd de kaart ingevoerd.
did-map-later = De rest van de kaart kwam later.
did-learn-village = Een dorp is ingevoerd.
did-event-road = { $event } op de { $road }.
did-place-goods = { $who } legde grondstoffen in dorp { $roll }.
did-lay-goods = { $who } legde grondstoffen in { $villages }.
did-place-order = { $who } legde een bestelling in dorp { $roll }.
did-lay-orders = { $who } legde bestellingen in { $villages }.
did-no-goods = De zak met grondstoffen was leeg.
did-no-orders = De zak met bestellingen was leeg.
did-place-event = { $event-is ->
     [storm] { $who } legde { $event }.
     [market] { $who } legde { $event }.
     [yeti] { $who } legde { $event }.
    *[none] { $who } legde geen gebeurtenis.
}
did-place-leader = { $who } zette de leider in dorp { $village }.
did-start-clock = Alle leiders zijn geplaatst.
did-programme = { $who } koos zes acties.
did-ready = { $who } was klaar.
did-tell-rows = De programma’s zijn getoond: { $rows }.
did-from-table = De acties worden ingevoerd als ze gebeuren.
did-act = { $who } voerde actie { $n } uit: { $token }.
did-as-programmed = { $who } voerde actie { $n } uit.
did-action-done = { $form ->
     [all-done] Alle zes acties zijn uitgevoerd.
    *[action-done] Actie { $n } is uitgevoerd.
}
did-travel = { $form ->
     [no-such-road] { $who } vond geen { $road } uit dorp { $at }.
     [storm] { $who } ging de sneeuwstorm in, richting dorp { $to }.
    *[travel] { $who } reisde naar dorp { $to }.
}
did-void-action = De actie { $token } van { $who } verviel.
did-collect = { $who } nam { $good }.
did-deliver = { $rewards-is ->
     [0] { $who } leverde in dorp { $n }.
    *[other] { $who } leverde in dorp { $n }: { $rewards }.
}
did-decline = { $who } leverde niets.
did-emptied = Lege dorpen: { $villages }.
did-open-hands = De handen zijn getoond: { $good }.
did-show-hands = De handen zijn geteld: { $good }.
did-award = De meeste { $good }: { $seat }.
did-take-prize = { $who } nam als prijs: { $prize }.
did-count = { $who } telde de yaks.
did-let-finish = Er kwam tijd bij voor { $who }.
did-decide = { $seat } viel af bij gelijke stand.
