title = Himalaya

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
token-hand = Hand
token-pause = Pauze
level-1 = 1 Huis
level-2 = 2 Tempel
level-3 = 3 Klooster
regions = Regio's
region = Regio { $n }
no-road = Zo'n weg is er niet
event-yeti = Yeti
event-storm = Sneeuwstorm
event-market = Marktdag
note-yeti = Sluit een weg af
note-storm = Een weg kost twee acties
note-market = Vrij kiezen wat je neemt
event-on-road = { $event }, { $a }–{ $b }
event-in = { $event } in { $n }
reward-barter = Ruilhandel
reward-yaks = Ruilhandel +{ $n }
reward-offering = Offerande +{ $n }
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
   *[other] { $n } stupa's
}
n-tokens = { $n ->
    [0] geen pion
    [one] 1 pion
   *[other] { $n } pionnen
}
order-worth = { $what } ({ $n } yaks)
is-ready = klaar
prize-token = Inventarispion, 3 yaks
prize-delegations = Twee delegaties
prize-stupa = Een stupa in een dorp met een huis
prize-nothing = Niets

## Waar we zijn
phase-setup = Klaarleggen
phase-setup-name = Klaarleggen
phase-map = De kaart
phase-map-name = De kaart
phase-goods = Maand { $round }, grondstoffen
phase-goods-name = Grondstoffen
phase-orders = Maand { $round }, bestellingen
phase-orders-name = Bestellingen
phase-leaders = Karavaanleiders
phase-leaders-name = Leiders plaatsen
phase-events = Maand { $round }, gebeurtenis
phase-events-name = Gebeurtenissen
phase-programme = Maand { $round } van 12
phase-programme-name = Programmeren
phase-rows = Maand { $round }, de rijen
phase-rows-name = Rijen open
phase-action = Maand { $round }, { $action }/6
phase-action-name = Acties
phase-emptied = Maand { $round }, aanvullen
phase-emptied-name = Aanvullen
phase-inventory = Maand { $round }, inventaris
phase-inventory-name = Inventaris
phase-prize = Maand { $round }, prijs
phase-prize-name = Prijzen
phase-count = Laatste telling
phase-count-name = Laatste telling
phase-tie = Telling, gelijk
phase-tie-name = Gelijke stand
phase-over = Het jaar is om
phase-over-name = Na afloop
next-inventory = Inventaris na maand { $n }

## Klaarleggen
begin-label = Leg het spel klaar
begin-confirm = Vul de dorpen
checklist-label = Op tafel
setup-marker = Bord; rondepion op vak 1
setup-goods = { $n } grondstoffen in de ene zak
setup-orders = { $n } bestellingen in de andere zak
setup-pieces = { $players } stammen, elk met scherm, leider, { $stupas } stupa's en { $delegations } delegaties
setup-action-tokens = { $n } actiepionnen voor elk van de { $players } spelers
setup-inventory = { $n } inventarispionnen
setup-first = De d20 voor { $who }, de wijste
setup-events = { $n } gebeurtenispionnen voor elk van de { $players } spelers
enter-map-label = Eerst de kaart invoeren
enter-map-confirm = Voer de kaart in
map-hint = Lees de kaart één keer van het bord; die blijft bewaard voor een volgend spel. Bekend: { $n } van de 20 dorpen. Of begin gewoon: dan wordt een weg gevraagd als iemand hem neemt.
map-label = Dorp { $n } op de kaart
map-confirm = Zo is dorp { $n }
map-later-label = Genoeg voor nu
map-later-confirm = De rest pas als het nodig is
level-label = Gebouw
regions-label = Regio's eromheen
leader-label = Plaats je leider
leader-confirm = Begin in dorp { $village }
village-label = Dorp

## Aanvullen
goods-label = Grondstoffen, dorp { $n } van 5
goods-confirm = Grondstoffen in { $roll }
goods-short-label = Minder dan vijf in de zak
goods-short-confirm = Dit zijn de laatste
orders-label = Bestelling, dorp { $n } van 5
orders-confirm = Bestelling in { $roll }
no-orders-label = Geen bestelling meer in de zak
no-orders-confirm = Geen bestellingen meer
roll-label = d20
roll-to = { $roll } → { $n }
cubes-label = Uit de zak
order-label = Bestelling
needs-label = Gevraagd
goods-placed = Dorp { $n }: { $what }.
order-placed = Dorp { $n } vraagt { $what }.
no-goods-left = De zak met grondstoffen is leeg: deze maand niet meer.
no-orders-left = De zak met bestellingen is leeg: deze maand niet meer.
emptied-label = Welke dorpen zijn nu leeg?
emptied-confirm = Leeg: { $villages }
emptied-which = Daar ligt niets meer
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
events-gone = De gebeurtenissen van deze maand gaan uit het spel.

## Programmeren
ready-label = Programmeer je leider
ready-confirm = Klaar
programme-hint = Zes pionnen achter je scherm, van links naar rechts.
ready-ledger-label = Leg zes pionnen achter je scherm
ready-ledger-confirm = Klaar
programme-label = Je zes bevelen
programme-confirm = Leg deze bevelen vast
row-label = Eerste tot zesde actie
timer-programme = Programmeren
time-up = De tijd is om: er verandert niets meer.
screens-away = Schermen weg. { $who } doet de eerste actie.
rows-label = Voer de rijen in zoals ze liggen
rows-confirm = Zo liggen de rijen
from-table-label = Speel van tafel
from-table-confirm = Elke actie op zijn beurt

## Acties
act-label = Actie { $n }: welke pion?
act-confirm = Pion: { $token }
token-label = Pion
travel-label = Gaat via de { $road } naar { $to }
travel-confirm = Naar dorp { $to }
travel-hint = Vanuit dorp { $at } leidt de { $road } naar { $to }: de zet is verplicht.
storm-label = De sneeuwstorm in, richting { $to }
storm-confirm = De sneeuwstorm in
storm-hint = De { $road } van dorp { $at } naar { $to } kost nu twee acties.
no-such-road-label = Uit dorp { $at } gaat geen { $road }
no-such-road-confirm = Geen { $road } uit { $at }: nietig
road-label = De { $road } uit dorp { $at }
road-confirm = Naar dorp { $to }
road-hint = Deze weg staat nog niet op de kaart. Hij wordt bewaard.
to-label = Leidt naar
map-tap = Ontbreekt een soort weg, tik dan op { $n } zelf.
collect-label = Verzamelt in dorp { $n }
collect-hint = Hier: { $what }. Altijd de goedkoopste.
collect-confirm = Neemt { $good } in { $n }
market-label = Marktdag: kies in dorp { $n }
market-confirm = Neemt { $good } in { $n }
good-label = Grondstof
void-label = { $token }: er gebeurt niets
void-confirm = { $token }: nietig
void-no-road = Uit dorp { $n } gaat zo'n weg niet.
void-yeti = De yeti houdt deze weg dicht: de leider blijft in { $n }.
void-storm = Geen tweede actie om de sneeuwstorm uit te komen: de leider blijft in { $n }.
void-storm-other = In de sneeuwstorm leidt alleen dezelfde weg verder.
void-on-storm = Geen transactie in de sneeuwstorm.
void-empty = Dorp { $n } is leeg.
void-took = Eén grondstof per maand uit dorp { $n }, en die is al genomen.
void-tried = In dorp { $n } was deze maand al een transactie.
void-nowhere = De leider staat niet op het bord.
as-programmed-label = Actie { $n }, ieder op zijn beurt
as-programmed-confirm = Actie { $n }: zo gedaan
only = Nu alleen { $who }
lines =
    { $first }
    { $rest }
action-done-label = Actie { $n }, ieder op zijn beurt
action-done-hint = Een mogelijke zet moet; van de grondstoffen altijd de goedkoopste, één per maand per dorp.
action-done-confirm = Actie { $n } is klaar
all-done-label = Alle zes de acties
all-done-confirm = Alle zes zijn klaar
survey-label = Dorp { $n } vraagt { $what }: leveren?
survey-confirm = Zo is dorp { $n }
deliver-label = Dorp { $n } vraagt { $what }: leveren?
deliver-confirm = Lever: { $rewards }
rewards-label = Hoogstens twee
sent-label = Delegaties, { $n }
yaks-label = Yaks op de schijf
yaks-or-none = Yaks op de schijf (0 = onbekend)
decline-label = Levert niet
decline-confirm = Niet geleverd in { $n }
cannot-label = Kan niet leveren
cannot-confirm = Te weinig voorraad in { $n }
travels = { $who } → { $n }.
in-the-storm = { $who } gaat de sneeuwstorm in, richting { $n }.
still-in-storm = { $who } staat aan het einde van de maand nog in de sneeuwstorm, en dat mag niet; de leider blijft in { $n }.
is-void = { $who }: nietig. { $why }
collects = { $who } neemt { $good } in { $n }.
delivers = { $who } levert in { $n }: { $what }.
declines = { $who } levert niets in { $n }.
barters = De schijf blijft.
disc-back = De schijf gaat terug.
offers = Een stupa in { $n }.
sends = { $n ->
    [one] 1 delegatie
   *[other] { $n } delegaties
} naar regio { $region }.
stock-short = Volgens het verslag had je dit niet allemaal. De tafel telt.
had-to-deliver = Volgens het verslag heb je dit allemaal; jullie hebben afgesproken dat leveren moet.

## Inventaris
open-hands-label = { $good }: alle handen open
open-hands-hint = Allemaal tegelijk; gelijk is voor niemand. Klopt het verslag niet? Tel de handen.
open-hands-confirm = { $good }: handen open
show-hands-label = Tel de handen: { $good }
show-hands-confirm = { $good }: dit waren de handen
award-label = { $good }: alle handen open
award-confirm = { $good }: { $seat }
most-label = Wie heeft het meest?
hands = { $good }: { $counts }.
has-most = { $who } heeft het meest: { $good }.
nobody-most = { $good }: gelijk aan kop, dus niemand.
takes-token = { $who } neemt een inventarispion.
no-token-left = Er zijn maar { $n } inventarispionnen; deze staat hier genoteerd.
prize-label = Kies je prijs
prize-confirm = { $prize }
prize-which = Prijs
stupa-where = In dorp
no-prize = { $who } neemt niets.
prize-sent = { $who } stuurt { $n } delegaties.
prize-sent-to = { $who } stuurt { $n ->
    [one] 1 delegatie
   *[other] { $n } delegaties
}: { $regions }.
prize-built = { $who } bouwt een stupa.
new-round = Maand { $round }. De d20 gaat naar { $who }.

## Het einde
year-over = De twaalf maanden zijn om. Draai de schijven om.
count-label = Tel je kudde
count-confirm = { $yaks } yaks in totaal
level-of-label = Welk gebouw staat in dorp { $n }?
level-of-confirm = Dit gebouw
herd-label = Yaks, op schijven en pionnen
stupas-label = Stupa's per gebouw
delegations-label = Delegaties per regio
tie-label = Nog gelijk: wie valt af?
tie-confirm = { $seat } valt af op: { $kind }
leaves-label = Valt af
leads-religious = Religieus: { $who }.
leads-political = Politiek: { $who }.
leads-economic = Economisch: { $who }.
out-religious = { $who } valt af: minst religieus.
out-political = { $who } valt af: minst politiek.
wins = { $who } wint.
share = In alles gelijk: { $who } delen de overwinning.

## Score
score-religious = Religieus
score-political = Politiek
score-economic = Economisch
score-stupas = Stupa's
score-delegations = Delegaties
why-religious = Elke stupa telt het niveau van zijn dorp.
why-religious-out = Elke stupa telt het niveau van zijn dorp. De minste: { $who } valt af.
why-political = Een punt voor elke regio met alleen de meeste delegaties.
why-political-out = Een punt voor elke regio met alleen de meeste delegaties. De minste: { $who } valt af.
why-economic = Yaks op de geruilde schijven, en drie voor elke inventarispion.

## Herstellen
row-round = Maand
row-leader = Leider in dorp
row-tokens = Inventaris, pionnen
row-yaks = Yaks
row-region = Naar regio { $n }
row-stupas = Stupa's, { $level }
row-village = Dorp { $n }
delegations-left = Delegaties over
correct-site = Wat er in een dorp ligt
holds-label = Er ligt
holds-empty = Niets
holds-goods = Grondstoffen
holds-order = Een bestelling
correct-stupa = Een stupa
stupa-of = Stupa van
forget-order = Vergeet een foute bestelling
correct-level = Kaart: een gebouw
correct-road = Kaart: een weg
correct-regions = Kaart: regio's van een dorp
road-type = Weg
correct-stock = Voorraad van { $who }
correct-herd = Schijven van { $who }
discs-label = Aantal schijven
disc-yaks-label = Yaks op schijven
correct-row = Rij van { $who }
correct-first = Wie is eerste?
correct-events = Gebeurtenissen over: { $who }
drop-event = Neem een gebeurtenis weg
leave-map = Er gebeurde iets anders: geen kaart meer
leave-goods = Er gebeurde iets anders: geen grondstoffen meer
leave-orders = Er gebeurde iets anders: geen bestellingen meer
leave-leaders = Er gebeurde iets anders: deze leider overslaan
leave-events = Er gebeurde iets anders: deze speler overslaan
leave-programme = Er gebeurde iets anders: klaar met programmeren
leave-rows = Er gebeurde iets anders: speel van tafel
leave-action = Er gebeurde iets anders: deze actie overslaan
leave-emptied = Er gebeurde iets anders: geen dorp is leeg
leave-inventory = Er gebeurde iets anders: deze soort overslaan
leave-prize = Er gebeurde iets anders: geen prijs

## Instellingen
set-events = Gebeurtenissen in de hoge bergen
set-inventory = Prijs van de inventaris
set-inventory-tokens = Een pion
set-inventory-full = Pion, delegaties of stupa
set-programme-s = Tijd om te programmeren
set-lock = Tweede transactie in een dorp
set-lock-collect = Alleen geen tweede grondstof
set-lock-any = Nooit na een transactie daar
set-deliver = Leveren als het kan
set-deliver-may = Mag
set-deliver-must = Moet
set-send = Aantal delegaties
set-send-exact = Precies het niveau
set-send-upto = Hoogstens het niveau
set-last-renewal = Aanvullen in maand 12
set-last-renewal-yes = Ja
set-last-renewal-no = Nee
set-shared-lead = Drie spelers, gelijk in een soort
set-shared-lead-nobody = Niemand heeft de meerderheid
set-shared-lead-both = Ieder die gelijk staat heeft hem
set-second-loser = Tweede afvaller: delegaties
set-second-loser-stay = Blijven op het bord
set-second-loser-leave = Gaan ook weg
set-event-limit = Gebeurtenissen van één soort per maand
set-event-limit-one = Eén
set-event-limit-free = Meer
set-storm = Tweede actie van een sneeuwstorm
set-storm-later = Elke latere gelijke
set-storm-next = Meteen de volgende
set-prize-regions = Twee delegaties als prijs
set-prize-regions-split = Mogen verdeeld
set-prize-regions-one = Naar één regio

## Weigeringen
no-such-level = Er zijn { $n } soorten dorpen: huis, tempel en klooster.
no-such-region = Noem minstens één regio, van 1 tot { $n }.
not-as-printed = De voorbeelden in de spelregels zeggen iets anders over dorp { $n }.
second-road = Dorp { $n } heeft op de kaart al een { $road }.
leader-there = In dorp { $n } begint al een leider.
five-cubes = Een dorp krijgt { $n } grondstoffen.
too-many-cubes = { $good }: er zijn er maar { $n } in de doos, en wat op het bord ligt telt mee.
order-needs = Een bestelling vraagt één tot { $n } grondstoffen.
event-used = { $event } is al gebruikt.
event-there = { $event } kan nu niet.
market-needs-goods = De markt heeft grondstoffen nodig, en dorp { $n } heeft er geen.
event-two-villages = Noem twee verschillende dorpen.
no-road-between = Volgens de kaart gaat er geen weg van { $a } naar { $b }.
six-tokens = Een rij heeft { $n } pionnen.
already-ready = Je was al klaar.
forced-move = De weg leidt naar dorp { $n }, en de zet is verplicht.
cheapest-first = De goedkoopste eerst: { $good }.
other-action = Een andere actie is aan de beurt.
no-order-here = Hier is nu geen bestelling aan de beurt.
two-rewards = Hoogstens { $n } verschillende beloningen.
stupa-there = In dorp { $n } staat al een stupa.
no-stupa-left = Alle vijf de stupa's staan op het bord.
survey-first = Vertel eerst over dorp { $n }: gebouw en regio's.
region-not-near = Deze regio grenst niet aan dorp { $n }.
wrong-delegates = Hier { $n ->
    [one] is het 1 delegatie
   *[other] zijn het { $n } delegaties
}.
yaks-missing = Voer de yaks in die op de schijf staan.
one-region = Jullie hebben afgesproken dat beide naar één regio gaan.
stupa-not-near = Dorp { $n } is geen dorp met een huis in de buurt van de leider.
no-more-stupas = Een stam heeft maar { $n } stupa's.
no-more-delegations = Een stam heeft maar { $n } delegaties.
check-kind = { $what }: hoort niet bij dit spel.
check-village = Dorp { $what } bestaat niet; ze zijn genummerd van 1 tot { $n }.
check-no-level = Dorp { $what } heeft geen niveau.
check-level = Dorp { $what } heeft niveau { $level }; niveaus gaan van 1 tot { $n }.
check-region = Dorp { $what } heeft een regio die niet 1 tot { $n } is.
check-road = Weg { $what }: een weg begint in een dorp van 1 tot { $n }, over zand, ijs of steen.
check-road-end = Weg { $what } eindigt in { $end }; dat is geen ander dorp van 1 tot { $n }.
check-two-roads = Uit dorp { $n } gaat de { $road } naar { $a } en ook naar { $b }.
check-one-way = De { $road } van { $a } naar { $b } leidt niet terug.
check-printed = Dorp { $n }: de voorbeelden in de spelregels zeggen iets anders.
check-orders = Er zijn maar { $n } bestellingen in de doos.
check-needs = Bestelling { $what } vraagt niets.
check-yaks = Bestelling { $what } moet 1 tot { $n } yaks waard zijn.
check-good = Bestelling { $what } vraagt { $good }, en dat bestaat niet.
check-too-many = Bestelling { $what } vraagt meer dan er in de doos is: { $good }, { $n }.

# van dichtbij
the-leader = leider
the-stupa = stupa
is-wanted = Gevraagd: { $what }
leads-here = heeft hier de meeste

# wat de doos weet
shelf-villages = Dorpen op de kaart
shelf-roads = Wegen op de kaart
shelf-orders = Bestellingen
village-n = Dorp { $n }
level-in-regions = { $level }, aan { $regions }
