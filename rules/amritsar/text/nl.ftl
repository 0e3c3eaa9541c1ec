title = Amritsar

## Woorden
spot = { $district } { $n }
district-north = Noord
district-east = Oost
district-south = Zuid
district-west = West
colour-white = Wit
colour-blue = Blauw
colour-green = Groen
colour-yellow = Geel
shade-white = wit
shade-blue = blauw
shade-green = groen
shade-yellow = geel
track-development = Ontwikkeling
track-resource = Grondstoffen
track-money = Geld
height = Nu op { $n }
decade-n = Decennium { $n }
decade-of = Decennium { $n } van { $of }
round-of = Ronde { $n } van { $of }
mahout-word = Mahout op { $colour }
donations-in = Donaties, { $district }
shows-nothing = niets
shows = Toont { $what }

symbol-coin = { $n ->
    [one] Munt
   *[other] Munten
}
symbol-gold = Goud
symbol-copper = Koper
symbol-marble = Marmer
symbol-point = { $n ->
    [one] Punt
   *[other] Punten
}
symbol-marker = { $n ->
    [one] Marker
   *[other] Markers
}
symbol-bag = { $n ->
    [one] Zakje
   *[other] Zakjes
}
symbol-lock = Slotje
symbol-development = Ontwikkelboek
symbol-resource = Grondstofboek
symbol-money = Geldboek
symbol-book = Elk boek
symbol-trade = Handel
symbol-white = Witte hamer
symbol-brown = Bruine hamer
symbol-golden = Gouden hamer
symbol-temple = Tempel
n-coin = { $n ->
    [one] 1 munt
   *[other] { $n } munten
}
n-gold = { $n } goud
n-copper = { $n } koper
n-marble = { $n } marmer
n-point = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
n-marker = { $n ->
    [one] 1 marker
   *[other] { $n } markers
}
n-bag = belasting +{ $n }
n-lock = { $n ->
   *[other] vrijgespeeld
}
n-development = { $n ->
   *[other] boek ontwikkeling
}
n-resource = { $n ->
   *[other] boek grondstoffen
}
n-money = { $n ->
   *[other] boek geld
}
n-book = { $n ->
    [one] boek naar keuze
   *[other] { $n } boeken naar keuze
}
n-trade = { $n ->
   *[other] handelen
}
n-white = { $n ->
   *[other] witte hamer
}
n-brown = { $n ->
   *[other] bruine hamer
}
n-golden = { $n ->
   *[other] gouden hamer
}
n-temple = { $n ->
   *[other] doneren
}

## Waar we zijn
phase-setup = Klaarzetten
phase-setup-name = Klaarzetten
phase-opening = Eerste doel en mahout
phase-opening-name = Eerste tegels
phase-bridge = Decennium { $decade }, brug
phase-bridge-name = Brugtegel
phase-ride = Decennium { $decade }, { $round }/4
phase-ride-name = Olifant
phase-workers = Decennium { $decade }, { $round }/4
phase-workers-name = Werkers
phase-act = Decennium { $decade }, { $round }/4
phase-act-name = Acties
phase-second = Decennium { $decade }, { $round }/4
phase-second-name = Olifant nogmaals
phase-follow = Decennium { $decade }, { $round }/4
phase-follow-name = Volgen
phase-turn = Decennium { $decade }, { $round }/4
phase-turn-name = Beurten
phase-decade = Einde decennium { $decade }
phase-decade-name = Einde van een decennium
phase-final = Eindtelling
phase-final-name = Eindtelling
phase-over = Na 3 decennia
phase-over-name = Na afloop

next-pawn = Langs de pion: −{ $n }
next-colour = De laatste kleur telt
next-seat = Daarna { $who }
next-round = Daarna gaat de pion verder
next-end = Daarna is het decennium om
next-decade = Daarna begint het volgende decennium
next-final = Daarna de eindtelling
followers = Volgers: { $n }
timer-turn = { $who } speelt
timer-follow = { $who } mag volgen

## Klaarzetten
begin-label = Zet het spel klaar
begin-confirm = Beginnen
begin-workers-label = Voer eerst de werkers in
begin-workers-confirm = Werkers invoeren
begin-workers-hint = Of begin gewoon: welke werkers op een locatie staan, wordt gevraagd als iemand ze oppakt.
ready-label = Op tafel
setup-temple = { $n } willekeurige tempeltegels: midden op het bord, beide onderste tempelstukken
setup-bridges = { $n } brugtegels, open
setup-donations = { $n } donatietegels voor { $players } spelers
setup-tiles = { $n } actietegels van verschillende kleur in elk district
setup-pawn = Maharadja-pion op het rode veld
setup-market = { $n } van elke grondstof in de markt, de rest en de munten ernaast
setup-workers = { $n } werkers van elke kleur, samen { $all }, op de gemarkeerde locaties
setup-storehouses = { $n } pakhuizen, open
setup-goals = { $n } doeltegels voor iedereen: van A, B, C en D één
setup-board = Iedereen: een spelersbord, verplaatsingsfiche met de slotzijde boven, kennis- en belastingmarkers onderaan
setup-markers = Donatiemarkers: { $board } op de upgradevelden, { $market } naast de markt
setup-start = Iedereen: { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}, scoremarker op { $points }
setup-order = { $who } begint; { $last } krijgt de tweede maharadja-pion
setup-opening = Vanaf { $who } legt iedereen een doeltegel en de tempelmahout; 2 markers gaan op de olifant
learn-red-label = Waar is het rode veld op het bord?
learn-rooms-label = Plek voor werkers

learn-red-hint = De bovenkant van deze tekening heet noord. Kies waar het rode veld ligt, zoals jullie het bord zien.
learn-red-confirm = Speelbord ingevoerd
learn-rooms-confirm = Speelbord ingevoerd
red-label = Rode veld van de maharadja-pion
workers-label = Werkers: { $colour }
workers-at = Eén tik voor elke werker
workers-confirm = Werkers geplaatst: { $colour }
goals-label = Iedereen legt een doeltegel, gedekt
goals-confirm = Iedereen heeft een doeltegel gelegd
opening-label = Leg een doel en de tempelmahout
opening-hint = Leg het doel gedekt op het linkerveld; twee markers gaan op je olifant.
opening-mahout-label = Leg de tempelmahout
opening-mahout-hint = De marker gaat op je olifant.
opening-confirm = Tempelmahout op { $colour }
space-colour-label = Op welke kleur?
bridge-label = Wat staat er op de brugtegel?
bridge-shows = { $on }: { $gain }
bridge-on = Waarvoor krijg je de bonus? Kies niets als het er niet bij staat.
bridge-gain = Wat hij oplevert
bridge-bonus-ask = Welke bonus geeft de brugtegel?
bridge-confirm = Brugtegel ingevoerd
bridge-bonus-read = Brugbonus ingevoerd
deed-coin = Munten
deed-gold = Goud
deed-copper = Koper
deed-marble = Marmer
deed-trade = Handelen
deed-hammer = Upgraden
deed-temple = Doneren
deed-book = Boek
deed-decade = Einde van een decennium
deed-other = Iets anders
another-tile = Een andere
asked-once = Neem over wat er staat; dat hoeft maar één keer.

## De olifant
place-label = Zet je olifant neer
place-confirm = Olifant naar { $district }
district-label = District
ride-label = Verplaats je olifant
ride-again-label = Verplaats je olifant nogmaals
ride-confirm = Olifant: { $steps }
steps-label = Met de klok mee naar
stay = Blijft in { $district }
ride-round = { $district }, nog een keer rond
loses-points = { $n ->
    [one] −1 punt
   *[other] −{ $n } punten
}
coins-and-points = { $coins }, { $n ->
    [one] −1 punt
   *[other] −{ $n } punten
}
passed-label = Langs de maharadja-pion?
jump-label = Lever het verplaatsingsfiche in
jump-confirm = Spring naar { $district }
still-locked-label = Is je verplaatsingsfiche nu vrij?
still-locked-confirm = Verplaatsingsfiche nog op slot
unlocked-label = Het is vrij
unlocked-confirm = Verplaatsingsfiche vrijgespeeld door een upgrade
pawn-passed = { $who } komt langs de maharadja-pion: −{ $n }.
pawn-moves = De maharadja-pion gaat één vak naar rechts: ronde { $n }.

## Werkers
pick-label = Pak werkers op
pick-from = Pak alle werkers op van
lie-label = Werkers daar
also-label = Stonden er vanaf het begin
lying-label = Wie staat er al?
lying-confirm = Werkers ingevoerd: { $spot }
workers-untold = Werkers nog niet ingevoerd
pick-confirm = Werkers van { $spot }
sow-label = { $n ->
    [one] Zet één werker neer
   *[other] Zet { $n } werkers neer
}
sow-confirm = { $n ->
    [one] Werker neergezet
   *[other] Werkers neergezet
}
sow-order = Neergezet: { $order }
order-label = Met de klok mee, eerste tot laatste
full-label = Waar
one-full-label = Er is iets vol
one-full-confirm = Vol: { $full }
extra-label = Extra stap: 1 munt
extra-hint = Tik op de locatie waar de laatste werker komt.
extra-round = helemaal rond
last-worker = { $who }: laatste werker { $colour }, in { $spot }.
not-mixed = Niet elk district heeft drie verschillende kleuren.

## Acties
main-label = Hoofdactie in { $district }
main-confirm = Hoofdactie: { $tile }
tile-label = Tegel naar bonuskleur
bonus-label = Bonusactie, { $colour }
bonus-confirm = Bonusactie, { $colour }
elephant-label = Olifant: hoofdactie
elephant-mahout = Olifant: mahout
elephant-confirm = Olifant: { $what }
follow-bridge = Volg en verdien de brugtegel
bridge-bonus-label = Brugbonus
bridge-bonus-confirm = Brug: { $gain }
bridge-earned = { $who } verdient de brugbonus: { $gain }.
finish-label = Geen acties meer
finish-confirm = Geen acties meer
read-label = Wat staat er op de tegel? ({ $colour }, { $district })
read-confirm = Tegel ingevoerd ({ $colour }, { $district })
content-label = Welke tegel?
main-shows = Hoofdactie
bonus-shows = Bonusactie
take-label = Neem { $what }
take-hint = Je krijgt alleen waar je plek voor hebt.
take-confirm = Genomen: { $what }
taken = { $who } neemt { $what }.
take-back-label = Eerst plek maken
take-back-confirm = Plek gemaakt, genomen: { $what }
back-label = Terug naar de voorraad
rise-label = Omhoog op een kennisspoor
track-label = Welk spoor?
rise-confirm = Omhoog: { $track }
space-label = { $track }, vakje { $n }
space-gain = De bonus
space-marks = Staat er iets bij?
mark-hourglass = Zandloper
mark-last = Laatste vakje
space-confirm = { $track }, vakje { $n } ingevoerd

trade-label = Handel
trade-confirm = Handel, verder met de munten
settle-label = Handel: { $what }
settle-confirm = Handel: { $what }
trade-sell = Verkopen
trade-buy = Kopen
trade-sold = { $what } verkocht
trade-bought = { $what } gekocht
trade-nothing = niets
trade-received = Munten gekregen
trade-paid = Munten betaald
trade-points = Punten voor aanvullen
trade-full = Verkocht terwijl de markt vol was (1 munt per stuk)
trade-full-of = { $resource }: verkocht terwijl de markt vol was (1 munt per stuk)
settle-total = Alleen het totaal is bekend
settle-other = Niet de prijzen op het bord
price-sell = { $resource }: van { $from } naar { $to } in de markt
price-buy = { $resource }: van { $from } naar { $to } in de markt
price-coins = Munten
trade-marker = Een marker naar je olifant?
skip-trade = Niet handelen
marker-loaded = { $who } legt een marker op de olifant.
trade-point = Geen marker over: { $who } krijgt 1 punt.
elephant-full = De olifant van { $who } is vol: de marker blijft liggen.

upgrade-storehouse = Leg een pakhuis
upgrade-goal = Leg een doeltegel
upgrade-mahout = Leg een mahout
lay-storehouse = Pakhuis voor { $cost }
lay-goal = Doeltegel voor { $cost }
lay-mahout = Mahout voor { $cost }
bags-label = Zakjes erop
brings-label = Levert het iets op?
storehouse-gain = Wat het meteen oplevert
gains-label = Wat staat er op het pakhuis?
gains-confirm = Pakhuisbonus genomen
gains-none = Verder niets
lasts-first = Het heeft een blijvend voordeel
lasts-label = Pakhuis: wat levert het blijvend op?
lasts-confirm = Blijvend voordeel ingevoerd
lasting-on = Telkens waarvoor? Kies niets als het er niet bij staat.
lasting-gain = Wat het oplevert
storehouse-word = { $n ->
    [0] { $what }
    [one] 1 zakje; { $what }
   *[other] { $n } zakjes; { $what }
}
storehouse-content = Welk pakhuis?
upgrade-known = Leg een bekend pakhuis
storehouse-label = Voordeel van een pakhuis
storehouse-confirm = Pakhuis: { $gain }
storehouse-earned = Een pakhuis van { $who } levert op: { $gain }.
spaces-label = Spelersbord: hoeveel upgradevelden?
spaces-of = Hoeveel velden van elke soort?
space-for-storehouse = Pakhuizen
space-for-goal = Doeltegels
space-for-mahout = Mahouts
spaces-confirm = Spelersbord ingevoerd
mahout-label = Welke mahout?
meet-label = Mahout bij { $colour }: wat staat erop?
meet-confirm = Mahout ingevoerd
mahout-shows = De mahout toont
skip-upgrade = Niet upgraden
no-upgrade = { $who } kan geen upgrade betalen of heeft geen veld vrij.
marker-to-market = De olifant van { $who } is vol: de marker gaat naast de markt.
display-empty = Volgens het verslag is er geen pakhuis meer.

donate-label = Doneer in { $district }
donate-space = Vakje van de donatietegel
donation-space = Rij { $row }, vakje { $n }
row-note = { $cost }: { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
donate-confirm = Doneer: { $space }
skip-donate = Niet doneren
width-label = Wat staat er op de donatietegel? ({ $district })
width-field = Vakjes in de onderste rij
width-confirm = Donatietegel: { $n } in de onderste rij
row-label = Donatietegel: wat staat er bij rij { $n }?
row-cost = Dat kost
row-points = Aangegeven punten
row-each = Verschillende punten in deze rij
row-space = Vakje { $n }
row-each-confirm = Punten ingevoerd
row-confirm = Rij betaald, gedoneerd
donated = { $who } doneert in { $district }: +{ $n }.
points-below = Markers eronder: { $who } +{ $n }.
not-paid = { $who } kan die rij niet betalen.
no-donation-open = { $who } kan nu niet doneren.

## Volgen
follow-label = Volg { $colour }
follow-hint = { $who } krijgt 1 punt als je volgt.
follow-mahout = Welke mahout?
follow-confirm = Volg: { $what }
decline-label = Niet volgen
followed = { $who } volgt: { $active } +1.

## Alleen de uitkomsten
turn-label = Voer je beurt in
turn-points = Punten in deze beurt
ledger-passed = Langs pion −{ $n }
ledger-passed-twice = Twee keer −{ $n }
turn-confirm = Beurt klaar, punten: { $n }
who-follows = Wie volgden er? Tik op volgorde.
ledger-majority-label = Meerderheden
ledger-majority-hint = Wie de meeste markers op een donatietegel heeft, krijgt de punten van de tempeltegel. Wie gelijk staat, ook.
ledger-majority-confirm = Meerderheden geteld
ledger-tax-label = Belasting
ledger-tax-hint = Iedereen betaalt. Komt iemand munten tekort? Voer in hoeveel.
ledger-tax-confirm = Iedereen heeft betaald
ledger-income-label = Inkomsten
ledger-income-hint = Neem de bonus van elke bereikte zandloper. Voer de punten in die dat oplevert.
ledger-income-confirm = Inkomsten genoteerd

## Het einde van een decennium
decade-over = De pion is terug op het rode veld: decennium { $n } is om.
decade-not-scored = Het laatste decennium wordt bij jullie niet geteld.
temple-label = Wat staat er op de tempeltegel?
temple-points = Punten voor de meerderheid
temple-confirm = Punten per donatietegel: { $n }
temple-each = Per district verschillend
temple-each-known = Een bekende tegel per district
temple-each-confirm = Tempeltegel geteld
majority-won = { $district }: { $who } +{ $n }.
tax-label = Wat staat er bij het belastingspoor?
tax-height = Hoogte { $n }
tax-confirm = Iedereen betaalt belasting
tax-short = { $who } kan niet alle belasting betalen: −{ $n }.
close-label = Sluit decennium { $n } af
close-ready = Nog te doen
close-confirm = Begin het volgende decennium
close-last = Naar de eindtelling
close-bridge = Draai de brugtegel om
close-temple = Zet het volgende tempelstuk met zijn tegel op de tempel
reckoning = Decennium { $n }
reckoned-majority = Meerderheden
reckoned-paid = Belasting betaald
reckoned-lost = Verloren aan belasting
final-label = Draai de doeltegels om
final-hint = Doeltegels, ook de eerste; daarna voltooide sporen.
final-hint-not-first = Doeltegels zonder de eerste; daarna voltooide sporen.
final-tracks = Voltooide sporen
final-tracks-of = { $who }: voltooide sporen
final-confirm = Tel de punten
game-over = Alle drie de decennia zijn gespeeld.

## Score
score-start = Begin
score-actions = Beurten
score-trade = Handel
score-follow = Volgers
score-donate = Donaties
score-below = Markers eronder
score-majority = Meerderheden
score-income = Inkomsten
score-pawn = Maharadja-pion
score-tax = Belastingschuld
score-tracks = Voltooide sporen
score-goals = Doeltegels
score-noted = Rechtgezet
why-start = Iedereen begint op 5.
why-actions = Punten die acties hebben opgeleverd.
why-trade = De markt aanvullen, en handelen zonder marker om te verplaatsen.
why-follow = 1 per speler die volgde.
why-donate = De punten bij het vakje waar een marker kwam.
why-below = 1 per eigen marker onder een hogere donatie.
why-majority = De meeste markers op een donatietegel: de punten van de tempeltegel.
why-income = Punten bij de bonussen van zandlopers.
why-pawn = Langs de pion gaan kost 1, 2 of 3 punten in decennium 1, 2 of 3.
why-tax = Belasting die je niet kunt betalen, kost 1, 2 of 3 punten in decennium 1, 2 of 3.
why-tracks = Kennissporen waarvan het laatste vakje is bereikt.
why-goals = Wat de doeltegels waard zijn.
why-noted = Punten die jullie hebben rechtgezet.

## Rechtzetten
row-score = Punten
row-coins = Munten
row-gold = Goud
row-copper = Koper
row-marble = Marmer
row-carried = Markers op de olifant
row-waiting = Markers bij de markt
row-board = Vrije upgradevelden
row-storehouses = Pakhuizen
row-goals = Gelegde doeltegels
row-tax = Belastingmarker
row-height-development = Ontwikkeling
row-height-resource = Grondstofspoor
row-height-money = Geldspoor
table-decade = Decennium
table-round = Ronde
table-display = Pakhuizen in het aanbod
table-gold = Goud in de markt
table-copper = Koper in de markt
table-marble = Marmer in de markt
column-coins = Munten
column-room = Plek
set-elephant = Waar is de olifant van { $who }?
set-lock = Verplaatsingsfiche van { $who }
lock-label = Verplaatsingsfiche
lock-locked = Op slot
lock-open = Vrijgespeeld
lock-spent = Ingeleverd
set-mahouts = Mahouts van { $who }
mahout-away = { $colour } weghalen
mahout-new = Er een leggen
set-storehouses = Blijvende voordelen van { $who }
storehouse-which = Welk voordeel?
storehouse-away = Weghalen: { $what }
set-donations = Donatietegel, { $district }
lies-there = { $who }
holder-label = Wiens marker?
turn-of = Wie is aan de beurt?
set-red = Het rode veld
forget-which = Welke is verkeerd ingevoerd?
forget-tiles = Een actietegel opnieuw invoeren
forget-mahouts = Een mahout opnieuw invoeren
forget-spaces = Een spoorvakje opnieuw invoeren
forget-donations = Een donatietegel opnieuw invoeren
forget-tax = De belasting opnieuw invoeren
forget-temples = Een tempeltegel opnieuw invoeren
forget-bridges = Een brugtegel opnieuw invoeren
forget-storehouses = Een pakhuis opnieuw invoeren
forget-boards = Het spelersbord opnieuw invoeren
forget-prices = Een prijs opnieuw invoeren
told-main = { $colour }, hoofdactie: { $shows }
told-bonus = { $colour }, bonusactie: { $shows }
leave-task = Het liep anders: sla dit over
leave-step = Het liep anders: sla deze stap over

## Instellingen
set-start-workers = 3 werkers van elke kleur aan het begin
set-start-workers-marked = Op de gemarkeerde locaties, zoals het uitkomt
set-start-workers-mixed = Drie kleuren in elk district
set-opening = Eerste doel en mahout
set-opening-together = Allebei, daarna de volgende speler
set-opening-laps = Eerst alle doelen, daarna alle mahouts
set-ride-cost = Olifant, meer dan één stap
set-ride-cost-after_first = De eerste stap blijft gratis
set-ride-cost-every = Elke stap kost een munt
set-pawn = Langs de maharadja-pion
set-pawn-beyond = Voorbij zijn vak gaan
set-pawn-landing = Er eindigen telt ook
set-pawn-red = Over het rode veld gaan
set-pawn-told = Elke keer vragen
set-ride-far = Olifant, in één zet
set-ride-far-three = Hoogstens drie stappen
set-ride-far-paid = Zo ver als wordt betaald
set-below-zero = Onder 0 punten
set-below-zero-allowed = Mag
set-below-zero-floor = Stopt bij 0
set-coin-taker = Munten op een locatie zijn voor
set-coin-taker-next = De volgende die er eindigt
set-coin-taker-same = Ook wie ze net betaalde
set-coin-place = De munt van een extra stap ligt
set-coin-place-left = Waar de stap begint
set-coin-place-entered = Waar de stap heen gaat
set-full-spot = Extra stap over een volle locatie
set-full-spot-free = Gratis overgeslagen
set-full-spot-costs = Kost ook een munt
set-start-spot = Weer bij de leeggehaalde locatie
set-start-spot-gets = Die krijgt een werker
set-start-spot-skipped = Die wordt overgeslagen
set-coin-room = Munten van een locatie
set-coin-room-needed = Hebben plek in een pakhuis nodig
set-coin-room-free = Hebben geen plek nodig
set-jump-pawn = Langs de pion springen
set-jump-pawn-free = Kost niets
set-jump-pawn-costs = Kost punten
set-jump-when = De sprong mag
set-jump-when-second = Na de acties
set-jump-when-any = Bij elke verplaatsing van de olifant
set-follow-order = Volgers, in beurtvolgorde vanaf
set-follow-order-next = De volgende speler
set-follow-order-start = De startspeler
set-both-ways = Hetzelfde kopen en verkopen
set-both-ways-turn = Niet in één beurt
set-both-ways-action = Niet in één handelsactie
set-full-elephant = Handelen met een volle olifant
set-full-elephant-nothing = Geen marker, geen punt
set-full-elephant-point = Levert 1 punt op
set-hammer = Een hamer met meer kleuren
set-hammer-one = Eén upgrade naar keuze
set-hammer-each = Eén upgrade van elke kleur
set-mahout-tax = Belasting voor een mahout
set-mahout-tax-bags = 1 per zakje erop
set-mahout-tax-none = Geen
set-display = Een gekozen pakhuis
set-display-stays = Laat een gat
set-display-refills = Wordt aangevuld
set-mahout-colour = Elke kleur maar één keer
set-mahout-colour-opening = Alleen voor de eerste mahout
set-mahout-colour-always = Voor elke mahout
set-below = Punten voor markers eronder
set-below-two = De twee direct eronder
set-below-all = De hele piramide eronder
set-below-others = De twee eronder, niet die van jezelf
set-hourglass = Een zandloper telt als hij is
set-hourglass-reached = Bereikt
set-hourglass-passed = Gepasseerd
set-tax-loss = Niet betaald kost punten
set-tax-loss-once = Eén keer
set-tax-loss-each = Per munt te weinig
set-tax-short = Met te weinig munten betaal je
set-tax-short-all = Wat je hebt
set-tax-short-nothing = Niets
set-last-piece = Tempelstuk na decennium 3
set-last-piece-laid = Wordt geplaatst
set-last-piece-not = Wordt niet geplaatst
set-first-goal = Het doel van het begin
set-first-goal-counts = Telt aan het einde
set-first-goal-not = Telt niet
set-last-decade = Einde van decennium 3
set-last-decade-scored = Telt zoals de andere
set-last-decade-not = Telt niet
set-turn-s = Tijd voor een beurt
set-follow-s = Tijd om te volgen

## Weigeringen
more-than-room = Er staan meer werkers op een locatie dan er plek is.
colour-taken = Iemand anders heeft al een mahout op die kleur.
too-few-coins = Dat kost { $n }; zoveel munten zijn er niet.
done-already = Die actie is al gedaan.
three-tiles = Een district heeft { $n } tegels van verschillende kleur.
other-colour = De laatste werker heeft een andere kleur dan deze bonus.
elephant-elsewhere = Je olifant staat in een ander district.
not-both-ways = Dezelfde grondstof koop of verkoop je, niet allebei.
nothing-sold = Er kwam niets bij in de markt, dus ook geen munten of punten.
row-costs = Een donatie kost altijd iets: munten, goud, koper of marmer.

# van dichtbij
the-elephant = olifant
worker-white = witte werker
worker-blue = blauwe werker
worker-green = groene werker
worker-yellow = gele werker
the-pawn = De maharadja-pion

# de catalogus
section-tiles = Actietegels
section-mahouts = Mahouts
section-spaces = Spoorvakjes
section-donations = Donatietegels
section-tax = Belasting per hoogte
section-temples = Tempeltegels
section-bridges = Brugtegels
section-places = Het speelbord
section-storehouses = Pakhuizen
section-boards = Het spelersbord
section-prices = Prijzen in de markt
donation-of = { $district }, { $n } spelers

# wat er gebeurd is: het verslag
did-begin = Het spel is klaargezet.
did-begin-later = Het spel is klaargezet.
did-learn-red = Het rode vak is ingevoerd: { $red }.
did-lay-workers = Werkers zijn ingevoerd.
did-learn-rooms = De ruimte voor werkers is ingevoerd.
did-lay-goals = Iedereen legde een doeltegel.
did-lay-temple = { $who } zette de tempelmahout op { $colour }.
did-learn-temple = De tempeltegel is ingevoerd.
did-learn-bridge = De brugtegel is ingevoerd.
did-learn-bonus = De brugbonus is ingevoerd.
did-place = { $who } zette de olifant in { $district }.
did-ride = { $who } reed op de olifant: { $steps }.
did-jump = { $who } sprong naar { $district }.
did-turn = { $points ->
     [one] { $who } had een beurt: 1 punt.
    *[other] { $who } had een beurt: { $points } punten.
}
did-pick = { $who } pakte de werkers van { $spot }.
did-learn-spot = Werkers zijn ingevoerd: { $spot }.
did-learn-full = Vol: { $full }.
did-sow = { $form ->
     [sow-order] { $who } zette { $order } neer.
    *[sow] { $n ->
         [one] { $who } zette de werker neer.
        *[other] { $who } zette de { $n } werkers neer.
    }
}
did-main = { $who } deed een hoofdactie: { $tile }.
did-bonus = { $who } deed de bonusactie, { $colour }.
did-elephant = { $what-is ->
     [white] { $who } gebruikte de olifant voor een hoofdactie: { $what }.
     [blue] { $who } gebruikte de olifant voor een hoofdactie: { $what }.
     [green] { $who } gebruikte de olifant voor een hoofdactie: { $what }.
     [yellow] { $who } gebruikte de olifant voor een hoofdactie: { $what }.
    *[mahout] { $who } gebruikte de olifant: { $what }.
}
did-bridge = { $who } gebruikte de brugbonus.
did-finish = { $who } deed geen acties meer.
did-learn-tile = De { $colour } tegel van { $district } is ingevoerd.
did-take = { $who } nam { $what }.
did-learn-space = Een vakje is ingevoerd: { $track } { $n }.
did-learn-spaces = { $who } voerde het spelersbord in.
did-upgrade = { $what-is ->
     [storehouse] { $who } plaatste een pakhuis voor { $cost }.
     [goal] { $who } legde een doeltegel voor { $cost }.
    *[mahout] { $who } zette een mahout in voor { $cost }.
}
did-skip = { $form ->
     [skip-trade] { $who } handelde niet.
     [skip-upgrade] { $who } plaatste geen upgrade.
    *[skip-donate] { $who } doneerde niet.
}
did-rise = { $who } ging vooruit op { $track }.
did-learn-mahout = Een mahout is ingevoerd.
did-trade = { $who } handelde.
did-settle = { $who } rekende de handel af: { $what }.
did-gains = { $who } nam de bonus van het pakhuis.
did-has-lasting = Het nieuwe pakhuis van { $who } had een blijvend voordeel.
did-lasts = Een blijvend voordeel is ingevoerd.
did-storehouse = { $who } gebruikte een pakhuis.
did-unlock = { $who } speelde de verplaatsingsfiche vrij.
did-follow = { $form ->
     [follow-bridge] { $who } volgde en verdiende de brugtegel.
    *[follow] { $who } volgde: { $what }.
}
did-decline = { $who } volgde niet.
did-donate = { $who } doneerde.
did-learn-donation = Een donatietegel is ingevoerd.
did-learn-row = Een rij van een donatietegel is ingevoerd.
did-learn-points = De punten van een rij zijn ingevoerd.
did-learn-tax = Het belastingspoor is ingevoerd.
did-majority = De meerderheden zijn geteld: { $points }.
did-tax = Iedereen betaalde belasting.
did-income = De inkomsten zijn geteld: { $points }.
did-close = Het decennium is voorbij.
did-final = De doeltegels zijn getoond.
