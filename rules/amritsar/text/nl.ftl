title = Amritsar

## Woorden
spot = { $district } { $n }
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

symbol-coin = Munten
symbol-gold = Goud
symbol-copper = Koper
symbol-marble = Marmer
symbol-point = Punten
symbol-marker = Markers
symbol-bag = Zakjes
symbol-lock = Slotje
symbol-development = Boek ontw.
symbol-resource = Boek gron.
symbol-money = Boek geld
symbol-book = Elk boek
symbol-trade = Handel
symbol-white = Witte h.
symbol-brown = Bruine h.
symbol-golden = Goud. h.
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
   *[other] ontwikkeling
}
n-resource = { $n ->
   *[other] grondstoffen
}
n-money = { $n ->
   *[other] geld
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
phase-ride = Dec. { $decade }, { $round }/4
phase-ride-name = Olifant
phase-workers = Dec. { $decade }, { $round }/4
phase-workers-name = Werkers
phase-act = Dec. { $decade }, { $round }/4
phase-act-name = Acties
phase-second = Dec. { $decade }, { $round }/4
phase-second-name = Olifant nogmaals
phase-follow = Dec. { $decade }, { $round }/4
phase-follow-name = Volgen
phase-turn = Dec. { $decade }, { $round }/4
phase-turn-name = Beurten
phase-decade = Einde decennium { $decade }
phase-decade-name = Einde van een decennium
phase-final = Eindtelling
phase-final-name = Eindtelling
phase-over = Na 3 decennia
phase-over-name = Na afloop

next-pawn = Langs de pion: −{ $n }
next-colour = De laatste kleur telt
next-seat = Dan { $who }
next-round = Dan gaat de pion verder
next-end = Dan is het decennium om
next-decade = Dan begint het volgende decennium
next-final = Dan de eindtelling
followers = Volgers: { $n }
timer-turn = { $who } speelt
timer-follow = { $who } mag volgen

## Klaarzetten
begin-label = Zet het spel klaar
begin-confirm = Beginnen
ready-label = Op tafel
setup-temple = { $n } tempelstukken: één tempeltegel op het bord, één op elk van de twee andere
setup-bridges = { $n } brugtegels, open
setup-donations = { $n } donatietegels voor { $players } spelers
setup-tiles = { $n } actietegels van verschillende kleur in elk district
setup-pawn = Maharadja-pion op het rode veld
setup-market = { $n } van elke grondstof in de markt, de rest en de munten ernaast
setup-workers = { $n } werkers van elke kleur, samen { $all }, op de gemarkeerde vakjes
setup-storehouses = { $n } pakhuizen, open
setup-goals = { $n } doeltegels voor iedereen: van A, B, C en D één
setup-board = Iedereen: een bord, verplaatsingsfiche met slot boven, kennis- en belastingmarkers onderaan
setup-markers = Donatiemarkers: { $board } op de upgradevelden, { $market } naast de markt
setup-start = Iedereen: { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}, scoremarker op { $points }
setup-order = { $who } begint; { $last } krijgt de tweede maharadja-pion
setup-opening = Vanaf { $who } legt iedereen een doeltegel en de tempelmahout; 2 markers gaan op de olifant
learn-red-label = Lees het speelbord: het rode veld
learn-rooms-label = Lees het speelbord: plek voor werkers

places-confirm = Zo is ons bord
red-label = Rode veld van de maharadja-pion, in of naast
workers-label = Waar staan de werkers in { $colour }?
workers-at = Eén tik voor elke werker
workers-confirm = De werkers in { $colour }
goals-label = Iedereen legt een doeltegel, gedekt
goals-confirm = Iedereen heeft er een gelegd
opening-label = Leg een doel en de tempelmahout
opening-hint = Het doel gedekt op het linkse veld; twee markers gaan op je olifant.
opening-mahout-label = Leg de tempelmahout
opening-mahout-hint = De marker gaat op je olifant.
opening-confirm = Tempelmahout op { $colour }
space-colour-label = Op welke kleur?
bridge-label = Lees de brugtegel
bridge-shows = { $on }: { $gain }
bridge-on = Waarvoor? (staat het er niet bij: laat open)
bridge-gain = Wat hij oplevert
bridge-confirm = Dat is de tegel
bridge-bonus-read = Dat is de bonus
deed-coin = Munten
deed-gold = Goud
deed-copper = Koper
deed-marble = Marmer
deed-trade = Handelen
deed-hammer = Upgraden
deed-temple = Doneren
deed-book = Boek
deed-other = Iets anders
another-tile = Een andere
asked-once = Staat gedrukt; wordt maar één keer gevraagd.

## De olifant
place-label = Zet je olifant neer
place-confirm = Olifant naar { $district }
district-label = District
ride-label = Verplaats je olifant
ride-again-label = Verplaats je olifant nogmaals
ride-confirm = Olifant: { $steps }
steps-label = Met de klok mee naar
stay = Blijf in { $district }
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
still-locked-confirm = Nog op slot
unlocked-label = Het is vrij
unlocked-confirm = Vrijgespeeld door een upgrade
pawn-passed = { $who } komt langs de maharadja-pion: −{ $n }.
pawn-moves = De maharadja-pion gaat één vak naar rechts: ronde { $n }.

## Werkers
pick-label = Pak werkers op
pick-from = Alle werkers van
pick-confirm = Pak { $spot } op
sow-label = { $n ->
    [one] Zet één werker neer
   *[other] Zet { $n } werkers neer
}
sow-confirm = Zet ze neer
sow-order = Zet neer: { $order }
order-label = Met de klok mee, eerste tot laatste
extra-label = Extra stappen, 1 munt per stap
last-worker = { $who }: laatste werker { $colour }, in { $spot }.
not-mixed = Niet elk district heeft drie verschillende kleuren. Genoteerd zoals ze staan.

## Acties
main-label = Hoofdactie in { $district }
main-confirm = Hoofdactie: { $tile }
tile-label = Tegel naar bonuskleur
bonus-label = Bonusactie, { $colour }
bonus-confirm = Bonusactie, { $colour }
elephant-label = Olifant: hoofdactie
elephant-mahout = Olifant: mahout
elephant-confirm = Olifant: { $what }
bridge-bonus-label = Brugbonus
bridge-bonus-confirm = Brug: { $gain }
bridge-earned = { $who } verdient de brugbonus: { $gain }.
finish-label = Geen acties meer
finish-confirm = Geen acties meer
read-label = Lees de tegel { $colour }, { $district }
read-confirm = Dat staat erop
content-label = Welke tegel?
main-shows = Hoofdactie (h.: hamer)
bonus-shows = Bonusactie (h.: hamer)
take-label = Neem { $what }
take-hint = Waar geen plek voor is, krijg je niet.
take-confirm = Nemen
taken = { $who } neemt { $what }.
take-back-label = Eerst plek maken
take-back-confirm = Maak plek en neem
back-label = Leg terug
rise-label = Omhoog op een kennisspoor
track-label = Welk spoor?
rise-confirm = Omhoog: { $track }
space-label = { $track }, vakje { $n }
space-gain = De bonus
space-marks = Staat er iets bij?
mark-hourglass = Zandloper
mark-last = Laatste vakje
space-confirm = Dat is het vakje

trade-label = Handel
trade-confirm = Verder met de munten
settle-label = Handel: { $what }
settle-confirm = Noteer de handel
trade-sell = Verkopen
trade-buy = Kopen
trade-sold = { $what } verkocht
trade-bought = { $what } gekocht
trade-nothing = niets
trade-received = Munten gekregen
trade-paid = Munten betaald
trade-points = Punten voor aanvullen
trade-full = Verkocht terwijl de markt vol was (1 munt per stuk)
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
brings-label = Levert het meteen iets op?
storehouse-gain = Wat het meteen oplevert
gains-label = Lees het pakhuis
gains-confirm = Neem dat
mahout-label = Welke mahout?
meet-label = Lees de mahout op { $colour }
meet-confirm = Dat is de mahout
mahout-shows = De mahout toont
skip-upgrade = Niet upgraden
no-upgrade = { $who } kan geen upgrade betalen of heeft geen veld vrij.
marker-to-market = De olifant van { $who } is vol: de marker gaat naast de markt.
display-empty = Volgens het log is er geen pakhuis meer. De tafel telt.

donate-label = Doneer in { $district }
donate-space = Vakje van de donatietegel
donation-space = Rij { $row } · { $n }
row-note = { $cost }: { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
donate-confirm = Doneer: { $space }
skip-donate = Niet doneren
width-label = Lees de donatietegel, { $district }
width-field = Vakjes in de onderste rij
width-confirm = { $n } in de onderste rij
row-label = Lees rij { $n } van de donatietegel
row-cost = Dat kost
row-points = Aangegeven punten
row-confirm = Betaal en doneer
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
last-colour = Laatste werker
turn-points = Punten in deze beurt
ledger-passed = Langs de maharadja-pion (−{ $n })
turn-confirm = Beurt klaar, punten: { $n }
who-follows = Wie volgde, in deze volgorde?
ledger-majority-label = Meerderheden
ledger-majority-hint = Per donatietegel krijgt wie de meeste markers heeft de punten van de tempeltegel; bij gelijk allemaal.
ledger-majority-confirm = Scoor de meerderheden
ledger-tax-label = Belasting
ledger-tax-hint = Iedereen betaalt. Voer in hoeveel munten iemand niet kon betalen.
ledger-tax-confirm = Iedereen heeft betaald
ledger-income-label = Inkomsten
ledger-income-hint = Neem de bonus van elke bereikte zandloper. Voer de punten in die dat oplevert.
ledger-income-confirm = Noteer de inkomsten

## Het einde van een decennium
decade-over = De pion is terug op het rode veld: decennium { $n } is om.
decade-not-scored = Het laatste decennium wordt niet gescoord, zoals jullie spelen.
temple-label = Lees de tempeltegel
temple-points = Punten voor de meerderheid
temple-confirm = { $n } punten per donatietegel
majority-won = { $district }: { $who } +{ $n }.
tax-label = Lees het belastingspoor
tax-height = Hoogte { $n }
tax-confirm = Iedereen betaalt
tax-short = { $who } kan niet alle belasting betalen: −{ $n }.
close-label = Sluit decennium { $n } af
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
final-hint = Doeltegels, ook de eerste; dan voltooide sporen.
final-hint-not-first = Doeltegels zonder de eerste; dan voltooide sporen.
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
why-pawn = Langs de pion gaan kost 1, 2 of 3, naar decennium.
why-tax = Belasting die niet betaald kan worden kost 1, 2 of 3, naar decennium.
why-tracks = Kennissporen waarvan het laatste vakje is bereikt.
why-goals = Wat de doeltegels waard zijn.
why-noted = Door de tafel rechtgezet.

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
row-height-development = Spoor ontwikkeling
row-height-resource = Spoor grondstoffen
row-height-money = Spoor geld
table-decade = Decennium
table-round = Ronde
table-display = Pakhuizen in het aanbod
table-gold = Goud in de markt
table-copper = Koper in de markt
table-marble = Marmer in de markt
column-coins = Munten
column-room = Plaats
set-elephant = Waar is de olifant van { $who }?
set-lock = Verplaatsingsfiche van { $who }
lock-label = Verplaatsingsfiche
lock-locked = Op slot
lock-open = Vrijgespeeld
lock-spent = Ingeleverd
set-mahouts = Mahouts van { $who }
mahout-away = { $colour } weghalen
mahout-new = Er een leggen
set-donations = Donatietegel, { $district }
lies-there = { $who }
holder-label = Wiens marker?
last-spot = Laatste werker in
set-last = De laatste werker
turn-of = Wie is aan de beurt?
set-red = Het rode veld
set-bridge = De brugtegel van dit decennium
forget-which = Welke is verkeerd ingevoerd?
forget-tiles = Een actietegel opnieuw invoeren
forget-mahouts = Een mahout opnieuw invoeren
forget-spaces = Een spoorvakje opnieuw invoeren
forget-donations = Een donatietegel opnieuw invoeren
forget-tax = De belasting opnieuw invoeren
forget-temples = Een tempeltegel opnieuw invoeren
forget-bridges = Een brugtegel opnieuw invoeren
told-main = { $colour }, hoofdactie: { $shows }
told-bonus = { $colour }, bonusactie: { $shows }
leave-task = Er gebeurde iets anders: sla dit over
leave-step = Er gebeurde iets anders: ga verder

## Instellingen
set-start-workers = 3 werkers van elke kleur aan het begin
set-start-workers-marked = Op de gemarkeerde vakjes, zoals het uitkomt
set-start-workers-mixed = Drie kleuren in elk district
set-opening = Eerste doel en mahout
set-opening-together = Allebei, dan de volgende speler
set-opening-laps = Eerst alle doelen, dan alle mahouts
set-ride-cost = Olifant, meer dan één stap
set-ride-cost-after_first = De eerste stap blijft gratis
set-ride-cost-every = Elke stap kost een munt
set-pawn = Langs de maharadja-pion
set-pawn-beyond = Voorbij zijn vak gaan
set-pawn-landing = Er eindigen telt ook
set-pawn-red = Over het rode veld gaan
set-pawn-told = De tafel zegt het
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
set-jump-when-any = Bij elke olifantverplaatsing
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
set-mahout-tax-bags = Naar de zakjes erop
set-mahout-tax-none = Geen
set-display = Een gekozen pakhuis
set-display-stays = Laat een gat
set-display-refills = Wordt aangevuld
set-mahout-colour = Elke kleur maar één keer
set-mahout-colour-opening = Alleen voor de eerste mahout
set-mahout-colour-always = Voor elke mahout
set-below = Punten voor markers eronder
set-below-two = De twee direct eronder
set-below-all = Alle eronder, tot de onderste rij
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
set-last-piece = Tempelstuk na decennium 3
set-last-piece-laid = Wordt geplaatst
set-last-piece-not = Wordt niet geplaatst
set-first-goal = Het doel van het begin
set-first-goal-counts = Telt aan het einde
set-first-goal-not = Telt niet
set-last-decade = Einde van decennium 3
set-last-decade-scored = Wordt gewoon gescoord
set-last-decade-not = Wordt niet gescoord
set-turn-s = Tijd voor een beurt
set-follow-s = Tijd om te volgen

## Weigeringen
three-of-colour = Van elke kleur precies { $n } werkers.
more-than-room = Er staan meer werkers op een locatie dan er plek is.
colour-taken = Iemand anders heeft al een mahout op die kleur.
too-few-coins = Dat kost { $n }; zoveel munten zijn er niet.
only-clockwise = Olifanten lopen alleen met de klok mee.
not-unlocked = Het verplaatsingsfiche is niet vrijgespeeld, of al ingeleverd.
no-workers-there = Daar staat geen werker.
other-workers = Zet precies de opgepakte werkers neer.
full-there = Die locatie is vol.
done-already = Die actie is al gedaan.
one-tile = Hoofd- en bonusactie horen bij dezelfde tegel.
three-tiles = Een district heeft { $n } tegels van verschillende kleur.
other-colour = De laatste werker heeft een andere kleur dan deze bonus.
elephant-elsewhere = Je olifant staat in een ander district.
no-donation = Zonder marker op je olifant, of een vakje dat je kunt betalen, kun je niet doneren.
more-than-shown = Niet meer dan er staat.
more-than-stored = Niet meer dan je hebt.
not-both-ways = Dezelfde grondstof koop of verkoop je, niet allebei.
too-few-goods = Je hebt er maar { $n }.
too-few-there = In de markt liggen er maar { $n }.
full-is-sold = Hooguit { $n } kan een volle markt hebben getroffen.
nothing-sold = Niets kwam in de markt: geen munten of punten daarvoor.
nothing-bought = Er is niets gekocht.
no-free-space = Er is geen upgradeveld vrij.
not-on-hammer = De hamer heeft die kleur niet.
no-goal-left = Iedereen heeft maar { $n } doeltegels.
cannot-pay = Dat kost { $what }, en dat heb je niet.
space-filled = Daar ligt al een marker.
bottom-first = Begin in de onderste rij.
two-below = Eerst moeten beide vakjes eronder gevuld zijn.
cannot-donate = Je hebt niet wat die rij kost.
row-costs = Een donatie kost altijd iets: munten, goud, koper of marmer.
other-mahout = Die mahout ligt op een andere kleur.
no-such-mahout = Zonder mahout op die kleur kun je niet volgen.
check-kind = Onbekend soort onderdeel: { $kind }.
check-entry = { $kind }, { $id }: dit kan niet op dat onderdeel staan.

# van dichtbij
the-pawn = De maharadja-pion

# wat de doos weet
shelf-tiles = Actietegels
shelf-mahouts = Mahouts
shelf-spaces = Spoorvakjes
shelf-donations = Donatietegels
shelf-tax = Belasting per hoogte
shelf-temples = Tempeltegels
shelf-bridges = Brugtegels
shelf-places = Het hoofdbord
donation-of = { $district }, { $n } spelers
