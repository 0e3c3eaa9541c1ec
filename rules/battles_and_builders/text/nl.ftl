title = Battles & Builders
who-starts = De oudste speler begint: wie is dat?

## Woorden
fictitious = Fictieve speler
no-tokens = geen fiches
no-army = geen leger

terrain-urban = Stedelijk gebied
terrain-open = Open landschap
terrain-mountain = Berglandschap
terrain-barbarian = Barbaarslag

kind-builder = { $n ->
    [one] Bouwer
   *[other] Bouwers
}
kind-infantry = Infanterie
kind-cavalry = Cavalerie
kind-archers = { $n ->
    [one] Boogschutter
   *[other] Boogschutters
}
kind-king = Koning
n-builder = { $n ->
    [one] 1 bouwer
   *[other] { $n } bouwers
}
n-infantry = { $n } infanterie
n-cavalry = { $n } cavalerie
n-archers = { $n ->
    [one] 1 boogschutter
   *[other] { $n } boogschutters
}
n-king = { $n ->
    [one] koning
   *[other] { $n } koningen
}
n-tokens = { $n ->
    [one] 1 fiche
   *[other] { $n } fiches
}
n-committed = { $n ->
    [0] zet niets in
    [one] 1 fiche ingezet
   *[other] { $n } fiches ingezet
}
not-yet = moet nog inzetten
row-fictitious = Fictieve speler: { $what }

colour-green = Groen
colour-yellow = Geel
colour-red = Rood
chip-three = Prestige +3
chip-one = Prestige +1
chip-minus = Prestige −1

strategy-claim = Claim 3 prestigepunten
strategy-extra = Extra prestigepunt
strategy-catapult = Katapult
strategy-trojan = Paard van Troje
strategy-fresh = Verse troepen
strategy-withdraw = Fiches terugtrekken
note-claim = Gelijk met de meeste bouwers? 3 punten voor jou, niets voor de anderen
note-extra = +1 aan het einde van het spel
note-catapult = −2 aan het einde van het spel voor een ander
note-trojan = Eén extra rode dobbelsteen in dit gevecht
note-fresh = Gooi na je worp eenmalig dobbelstenen naar keuze opnieuw
note-withdraw = Trek 1 tot 3 fiches terug achter je muur

## Waar we zijn
phase-setup = Klaarzetten
phase-setup-name = Klaarzetten
phase-event = Ronde { $round }, event
phase-event-name = Eventtegel
phase-commit = Ronde { $round }, inzet
phase-commit-name = Inzetten
phase-reveal = Ronde { $round }, omdraaien
phase-reveal-name = Omdraaien
phase-king = Ronde { $round }, koningen
phase-king-name = Koningen
phase-battle = Ronde { $round }, gevecht
phase-battle-name = Gevecht
phase-over = Na 8 rondes
phase-over-name = Na afloop

no-tile-yet = Nog geen eventtegel
round-of = Ronde { $round } van 8
round-taken = Ronde { $round }: bij { $who }
round-aside = Ronde { $round }: aan de kant gelegd

next-event = { $who } draait de eerste eventtegel om
next-commit = Daarna zet iedereen in; { $who } begint
next-seat = Daarna zet { $who } in
next-reveal = Daarna worden alle fiches omgedraaid
next-kings = Daarna koningen, bouwers en legers
next-builders = Daarna bouwers en legers
next-round = { $who } opent de volgende ronde
next-score = Daarna de eindstand

## Klaarzetten
begin-label = Zet het spel klaar
begin-confirm = Begin ronde 1
ready-label = Op tafel
setup-dice = { $n } dobbelstenen
setup-chips = { $n } prestigefiches
setup-strategies = { $n } strategietegels, open
setup-tokens = { $players } afschermingsmuren; achter elke muur { $tokens } fiches van één kleur
setup-events = { $n } eventtegels, geschud, gesloten
setup-start = Startspelertegel naar { $who }
setup-fictitious = { $tokens } fiches van een andere kleur zonder de koning, gesloten en gehusseld

## De eventtegel
event-label = Draai de eventtegel om
event-confirm = Eventtegel: { $tile }
event-other = Andere punten
tile-label = Eventtegel
tile-worth = { $n } waard
tile-known = { $terrain }: { $value }
tile-other = { $terrain }, andere waarde
value-label = Punten, rechtsboven op de tegel
fictitious-draws = { $who } pakt zonder te kijken { $n ->
    [one] 1 fiche
   *[other] { $n } fiches
} voor de fictieve speler.

## Inzetten
commit-label = Zet fiches in
commit-confirm = Zet fiches in: { $count }
commit-barbarian = Barbaren: deze tegel wint niemand. Het laagste totaal neemt hem, −2 punten; geen leger is 0.
count-label = Hoeveel fiches?
none-note = Kost een prestigefiche van −1
six-note = Eén daarvan moet de koning zijn
kinds-label = Welke fiches?
nothing-label = Zet niets in
nothing-confirm = Zet niets in, pak een prestigefiche van −1
timer-commit = { $who } zet in
nothing-committed = { $who } zet niets in en pakt een prestigefiche van −1.
nothing-left = { $who } heeft geen fiches meer en zet niets in.

## Omdraaien
reveal-label = Draai alle fiches om
reveal-confirm = Fiches omgedraaid
fictitious-late = Pak nu { $n ->
    [one] 1 fiche
   *[other] { $n } fiches
} voor de fictieve speler.
more-than-left = Volgens het verslag heeft { $who } er minder over: { $kind }.
six-without-king = { $who } heeft zes fiches ingezet zonder koning.
king-was-alone = { $who } heeft alleen een koning ingezet; dat mag bij jullie niet.
left-untold = { $who } heeft { $n ->
    [one] 1 fiche
   *[other] { $n } fiches
} gebruikt zonder dat de soort is ingevoerd: corrigeer wat er over is.

## Koningen
king-label = Kies een strategietegel
king-confirm = Neem { $tile }
strategy-label = Strategietegel
victim-label = Geef de Katapult aan
back-label = Trek 1 tot 3 fiches terug
took-strategy = { $who } neemt { $tile }.
took-catapult = { $who } geeft de Katapult aan { $victim }: −2 aan het einde.
withdrew = { $who } trekt terug: { $tokens }.
all-back-chip = { $who } heeft alles behalve de koning teruggetrokken en pakt een prestigefiche van −1.
king-lost = Er is geen strategietegel mogelijk voor { $who }: de koning is verspeeld.
extra-void = { $who } heeft niet de meeste bouwers: het Extra prestigepunt telt niet.

## Bouwers
no-builders = Niemand heeft bouwers ingezet: geen punten.
builders-most = { $who } heeft de meeste bouwers: +3.
builders-tie = { $who } heeft evenveel bouwers als een ander: +1.
builders-claim = { $who } claimt de 3 punten; wie evenveel bouwers heeft, krijgt niets.
chips-other = Op: { $chip }. { $who } krijgt dezelfde punten in andere prestigefiches.
chips-noted = Op: { $chip }. De punten van { $who } worden hier genoteerd.
chips-now = Prestigefiches van { $who } nu: { $three } × +3, { $one } × +1, { $minus } × −1.

## Legers
dice-label = Welke dobbelstenen? { $terrain }
dice-hint = Staat onderaan de tegel; dit hoef je maar één keer in te voeren.
dice-confirm = Dit zijn de dobbelstenen
roll-label = Gooi de dobbelstenen
roll-confirm = Gegooid: { $pips }
hint-in-turn = Er zijn vijf dobbelstenen per kleur: gooi om de beurt.
hint-tie = Gelijkspel: gooi dezelfde dobbelstenen opnieuw.
hint-six-dice = Er zijn er maar vijf van een kleur: gooi er één twee keer en tel beide worpen op.
hint-fresh = Verse troepen: { $who } mag eerst nog dobbelstenen opnieuw gooien.
outcome-most-label = Gooi: wie heeft de meeste ogen?
outcome-sides = Gelijk? Tik ze allemaal aan
outcome-most-confirm = Meeste ogen: { $sides }
outcome-fewest-label = Gooi: wie heeft de minste ogen?
outcome-fewest-confirm = Minste ogen: { $sides }
fresh-label = Dobbelstenen opnieuw gooien?
fresh-dice-label = Welke dobbelstenen?
fresh-confirm = Gooi opnieuw: { $dice }
keep-label = Houd alle dobbelstenen
keep-confirm = Houd alle dobbelstenen
die-shows = { $colour } { $pips }
tie-told = Gelijk met de meeste ogen.
tie = Gelijk met { $n }.
no-armies = Niemand heeft legers ingezet: de tegel gaat aan de kant.
won-alone = Alleen { $who } heeft een leger en pakt de tegel zonder te gooien: { $terrain }, { $value }.
won-told = { $who } heeft de meeste ogen en pakt de tegel: { $terrain }, { $value }.
won-with = { $who } gooit { $total } en pakt de tegel: { $terrain }, { $value }.
barbarian-tile = { $who } heeft de minste ogen en krijgt de Barbaarslag: −2.
barbarian-chips = { $who } heeft even weinig ogen en pakt twee prestigefiches van −1.
start-passes = { $who } geeft de startspelertegel door aan { $to }.
game-over = Alle acht rondes zijn gespeeld.
fictitious-total = { $n ->
    [one] De fictieve speler heeft 1 punt
   *[other] De fictieve speler heeft { $n } punten
}

## Stand
score-threes = Prestige +3
score-ones = Prestige +1
score-minus = Prestige −1
score-events = Eventtegels
score-extra = Extra prestigepunt
score-catapult = Katapult
score-noted = Genoteerde punten
why-threes = Elk fiche telt 3: als enige de meeste bouwers.
why-ones = Elk telt 1: je deelde de meeste bouwers.
why-minus = Elk fiche telt −1: niets ingezet, of verloren van de barbaren.
why-events = De waarde die op elke eventtegel voor je staat.
why-extra = De strategietegel Extra prestigepunt telt +1.
why-catapult = Wie de Katapult voor zich heeft liggen, telt −2.
why-noted = Punten waarvoor geen fiche meer op tafel lag.

## Rechtzetten
row-left = { $kind } over
row-now = { $kind } deze ronde
row-committed = Ingezet, gesloten
row-round = Ronde
column-value = Waarde
tile-of-round = Ronde { $round }, { $terrain }
holder-label = Ligt bij
strategy-holder = { $tile }
strategy-by-hand = Wat { $tile } in zijn ronde opleverde blijft zoals het is: corrigeer ook dat als het niet klopt.
strategy-out = Gekozen, geen effect
reveal-again = Wat iedereen heeft omgedraaid
withdraw-by-hand = Teruggenomen fiches blijven zoals ze zijn: klopt dat niet, corrigeer dan wat er open ligt.
start-label = Wie heeft de startspelertegel?
leave-king = Het liep anders: geen tegel voor { $who }
leave-battle = Het liep anders: sla de rest van de ronde over
leave-round = Het liep anders: sla deze ronde over

## Instellingen
set-memory-aid = Laat zien welke fiches iedereen nog heeft
set-battle = Na een gevecht invoeren
set-battle-dice = Elke dobbelsteen
set-battle-outcome = Alleen wie wint
set-commit-s = Tijd om in te zetten, per speler
set-empty-hand = Geen fiches meer, dus niets ingezet
set-empty-hand-chip = Kost ook een prestigefiche van −1
set-empty-hand-free = Kost niets
set-lone-king = Alleen een koning ingezet
set-lone-king-lost = Mag: geen tegel, koning verspeeld
set-lone-king-forbidden = Mag niet
set-no-army = Barbaarslag zonder één leger
set-no-army-all = Iedereen krijgt −2
set-no-army-aside = De tegel gaat aan de kant
set-extra-tie = Extra prestigepunt als je de meeste bouwers deelt
set-extra-tie-alone = Mag niet
set-extra-tie-tied = Mag
set-extra-check = Extra prestigepunt: wanneer telt wie de meeste heeft
set-extra-check-chosen = Bij het kiezen van de tegel
set-extra-check-after = Na het terugtrekken
set-fresh-when = Verse troepen
set-fresh-when-once = Eén keer per ronde, ook na gelijkspel
set-fresh-when-first = Alleen na de eerste worp
set-all-back = Alles behalve de koning teruggetrokken
set-all-back-free = Kost niets
set-all-back-chip = Kost een prestigefiche van −1
set-six-dice = Zes rode dobbelstenen door het Paard van Troje
set-six-dice-add = Gooi er één opnieuw en tel op
set-six-dice-five = Hoogstens vijf
set-fictitious-rank = Fictieve speler in de eindstand
set-fictitious-rank-out = Telt niet mee
set-fictitious-rank-ranks = Kan winnen
set-fictitious-target = Katapult op de fictieve speler
set-fictitious-target-yes = Mag
set-fictitious-target-no = Mag niet
set-fictitious-draw = Fiches van de fictieve speler pakken
set-fictitious-draw-with = Tijdens het inzetten
set-fictitious-draw-after = Bij het omdraaien

## Weigeringen
six-needs-king = Zes fiches alleen als één daarvan de koning is; meer nooit.
king-not-alone = Een koning mag bij jullie niet alleen worden ingezet.
tile-gone = Die tegel is al weg.
tile-needs-builder = Alleen met een bouwer bij je fiches.
tile-needs-most = Alleen met de meeste bouwers.
tile-needs-army = Alleen met een leger bij je fiches.

## Gedrukte waarden uit een bestand
check-tiles = { $terrain }: meer dan de { $n } tegels die in de doos zitten.

# de catalogus
section-tiles = Eventtegels
section-dice = Dobbelstenen per gebied

# wat er gebeurd is: het verslag
did-begin = Het spel is klaargezet.
did-turn-up = { $who } draaide een eventtegel om: { $tile }.
did-commit = { $count-is ->
     [0] { $who } zette niets in.
     [1] { $who } zette 1 fiche in.
    *[other] { $who } zette { $count } fiches in.
}
did-commit-kinds = { $tokens-is ->
     [one] { $who } zette { $tokens } in.
     [other] { $who } zette { $tokens } in.
    *[none] { $who } zette niets in.
}
did-reveal = { $faces-is ->
     [one] De fiches zijn omgedraaid: { $faces }.
     [other] De fiches zijn omgedraaid: { $faces }.
    *[none] De fiches zijn omgedraaid.
}
did-take-strategy = { $tile-is ->
     [catapult] { $who } nam { $tile } tegen { $victim }.
     [withdraw] { $who } nam { $tile }: { $back }.
    *[other] { $who } nam { $tile }.
}
did-learn-dice = De dobbelstenen zijn ingevoerd: { $dice }.
did-roll = De dobbelstenen: { $pips }.
did-outcome = { $form ->
     [outcome-fewest] De minste ogen waren voor { $sides }.
    *[outcome-most] De meeste ogen waren voor { $sides }.
}
did-fresh = { $dice-is ->
     [0] { $who } hield alle dobbelstenen.
    *[other] { $who } gooide opnieuw: { $dice }.
}
