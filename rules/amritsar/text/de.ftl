title = Amritsar

## Words
spot = { $district } { $n }
district-north = Nord
    .im = im Norden
    .in = in den Norden
district-east = Ost
    .im = im Osten
    .in = in den Osten
district-south = Süd
    .im = im Süden
    .in = in den Süden
district-west = West
    .im = im Westen
    .in = in den Westen
colour-white = Weiß
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
shade-white = weiß
    .der = weiße
    .die = weißen
    .auf = Weiß
    .viele = Weiße
shade-blue = blau
    .der = blaue
    .die = blauen
    .auf = Blau
    .viele = Blaue
shade-green = grün
    .der = grüne
    .die = grünen
    .auf = Grün
    .viele = Grüne
shade-yellow = gelb
    .der = gelbe
    .die = gelben
    .auf = Gelb
    .viele = Gelbe
track-development = Entwicklung
track-resource = Rohstoffe
track-money = Geld
height = Jetzt auf { $n }
decade-n = Dekade { $n }
decade-of = Dekade { $n } von { $of }
round-of = Runde { $n } von { $of }
mahout-word = Mahout auf { FORM($colour, "auf") }
donations-in = Spenden, { $district }
shows-nothing = nichts
shows = Zeigt: { $what }

symbol-coin = { $n ->
    [one] Münze
   *[other] Münzen
}
symbol-gold = Gold
symbol-copper = Kupfer
symbol-marble = Marmor
symbol-point = { $n ->
    [one] Punkt
   *[other] Punkte
}
symbol-marker = { $n ->
    [one] Marker
   *[other] Marker
}
symbol-bag = { $n ->
    [one] Steuerbeutel
   *[other] Steuerbeutel
}
symbol-lock = Schloss
symbol-development = Entwicklung
symbol-resource = Rohstoffbuch
symbol-money = Geldbuch
symbol-book = Jedes Buch
symbol-trade = Handel
symbol-white = Hammer weiß
symbol-brown = Hammer braun
symbol-golden = Hammer gold
symbol-temple = Tempel
n-coin = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
n-gold = { $n } Gold
n-copper = { $n } Kupfer
n-marble = { $n } Marmor
n-point = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
n-marker = { $n ->
    [one] 1 Marker
   *[other] { $n } Marker
}
n-bag = Steuer +{ $n }
n-lock = { $n ->
   *[other] entsperrt
}
n-development = { $n ->
   *[other] Buch Entwicklung
}
n-resource = { $n ->
   *[other] Buch Rohstoffe
}
n-money = { $n ->
   *[other] Buch Geld
}
n-book = { $n ->
    [one] Buch nach Wahl
   *[other] { $n } Bücher nach Wahl
}
n-trade = { $n ->
   *[other] handeln
}
n-white = { $n ->
   *[other] weißer Hammer
}
n-brown = { $n ->
   *[other] brauner Hammer
}
n-golden = { $n ->
   *[other] goldener Hammer
}
n-temple = { $n ->
   *[other] spenden
}

## Where we are
phase-setup = Aufbau
phase-setup-name = Aufbau
phase-opening = Erstes Ziel, erster Mahout
phase-opening-name = Erste Plättchen
phase-bridge = Dekade { $decade }, Brücke
phase-bridge-name = Brücke
phase-ride = Dekade { $decade }, { $round }/4
phase-ride-name = Elefant
phase-workers = Dekade { $decade }, { $round }/4
phase-workers-name = Arbeiter
phase-act = Dekade { $decade }, { $round }/4
phase-act-name = Aktionen
phase-second = Dekade { $decade }, { $round }/4
phase-second-name = Noch mal Elefant
phase-follow = Dekade { $decade }, { $round }/4
phase-follow-name = Folgen
phase-turn = Dekade { $decade }, { $round }/4
phase-turn-name = Züge
phase-decade = Ende der Dekade { $decade }
phase-decade-name = Ende einer Dekade
phase-final = Schlusswertung
phase-final-name = Schlusswertung
phase-over = Nach 3 Dekaden
phase-over-name = Nach dem Ende

next-pawn = Am Maharadscha vorbei: −{ $n }
next-colour = Die letzte Farbe zählt
next-seat = Danach { $who }
next-round = Danach zieht der Maharadscha
next-end = Danach endet die Dekade
next-decade = Danach beginnt die nächste Dekade
next-final = Danach die Schlusswertung
followers = Gefolgt: { $n }
timer-turn = { $who } spielt
timer-follow = { $who } darf folgen

## Setting up
begin-label = Spiel aufbauen
begin-confirm = Partie beginnen
begin-workers-label = Erst die Arbeiter eingeben
begin-workers-confirm = Arbeiter eingeben
begin-workers-hint = Oder spielt einfach los: Welche Arbeiter an einem Ort stehen, wird gefragt, sobald jemand sie aufnimmt.
ready-label = Checkliste
setup-temple = { $n } zufällige Tempelplättchen: Mitte des Spielplans, beide unteren Tempelteile
setup-bridges = { $n } Brückenplättchen, offen
setup-donations = { $n } Spendenplättchen für { $players } Personen
setup-tiles = { $n } Aktionsplättchen verschiedener Farbe in jedem Bezirk
setup-pawn = Maharadscha auf das rote Feld
setup-market = { $n } von jedem Rohstoff in den Markt, der Rest und die Münzen daneben
setup-workers = { $n } Arbeiter jeder Farbe, zusammen { $all }, auf die markierten Plätze
setup-storehouses = { $n } Lagerhäuser, offen
setup-goals = { $n } Zielplättchen für alle: je eins von A, B, C, D
setup-board = Tableaus: Wissen und Steuer unten, Bewegungsplättchen mit Schloss oben
setup-markers = Spendenmarker: { $board } auf die Ausbaufelder, { $market } neben den Markt
setup-start = Alle: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, Punktemarker auf { $points }
setup-order = { $who } beginnt; { $last } nimmt den zweiten Maharadscha
setup-opening = Ab { $who } legen alle ein Zielplättchen und den Tempel-Mahout; 2 Marker kommen auf den Elefanten
learn-red-label = Wo ist das rote Feld auf dem Spielplan?
learn-rooms-label = Platz für Arbeiter

learn-red-hint = Im Bild ist oben Nord. Wählt das rote Feld so, wie ihr euren Spielplan vor euch seht.
learn-red-confirm = Spielplan speichern
learn-rooms-confirm = Spielplan speichern
red-label = Rotes Feld des Maharadschas
workers-label = { FORM($colour, "viele") } Arbeiter
workers-at = Für jeden einmal antippen
workers-confirm = Die { FORM($colour, "die") } Arbeiter aufstellen
goals-label = Alle legen verdeckt ein Zielplättchen
goals-confirm = Alle haben ein Zielplättchen gelegt
opening-label = Ziel und Tempel-Mahout legen
opening-hint = Das Ziel verdeckt auf das Feld ganz links; zwei Marker kommen auf deinen Elefanten.
opening-mahout-label = Tempel-Mahout legen
opening-mahout-hint = Sein Marker kommt auf deinen Elefanten.
opening-confirm = Tempel-Mahout auf { $colour }
space-colour-label = Auf welche Farbe?
bridge-label = Brückenplättchen eingeben
bridge-shows = { $on }: { $gain }
bridge-on = Wofür gibt es den Bonus? Wählt nichts, wenn es nicht dabeisteht.
bridge-gain = Bonus
bridge-bonus-ask = Welchen Bonus gibt das Brückenplättchen?
bridge-confirm = Brückenplättchen speichern
bridge-bonus-read = Brückenbonus speichern
deed-coin = Münzen
deed-gold = Gold
deed-copper = Kupfer
deed-marble = Marmor
deed-trade = Handeln
deed-hammer = Ausbauen
deed-temple = Spenden
deed-book = Buch
deed-decade = Ende einer Dekade
deed-other = Etwas anderes
another-tile = Ein anderes
asked-once = Lies es vom Spielmaterial ab. Das ist nur einmal nötig.

## The elephant
place-label = Elefanten aufstellen
place-confirm = Elefant nach { $district }
district-label = Bezirk
ride-label = Elefanten ziehen
ride-again-label = Elefanten noch einmal ziehen
ride-confirm = Elefant: { $steps }
steps-label = Im Uhrzeigersinn nach
stay = Bleibt { FORM($district, "im") }
ride-round = { $district }, noch einmal herum
loses-points = { $n ->
    [one] −1 Punkt
   *[other] −{ $n } Punkte
}
coins-and-points = { $coins }, { $n ->
    [one] −1 Punkt
   *[other] −{ $n } Punkte
}
passed-label = Am Maharadscha vorbei?
jump-label = Plättchen abgeben, springen
jump-confirm = Sprung nach { $district }
still-locked-label = Plättchen jetzt entsperrt?
still-locked-confirm = Bewegungsplättchen noch gesperrt
unlocked-label = Es ist entsperrt
unlocked-confirm = Bewegungsplättchen durch Ausbau entsperrt
pawn-passed = { $who } zieht am Maharadscha vorbei: −{ $n }.
pawn-moves = Der Maharadscha zieht ein Feld nach rechts: Runde { $n }.

## Workers
pick-label = Arbeiter aufnehmen
pick-from = Alle Arbeiter aufnehmen von
lie-label = Arbeiter dort
also-label = Auch von Anfang an dort
lying-label = Wer steht schon dort?
lying-confirm = Arbeiter eingeben: { $spot }
workers-untold = Arbeiter noch nicht eingegeben
pick-confirm = Arbeiter aufnehmen: { $spot }
sow-label = { $n ->
    [one] Einen Arbeiter absetzen
   *[other] { $n } Arbeiter absetzen
}
sow-confirm = { $n ->
    [one] Arbeiter absetzen
   *[other] Arbeiter absetzen
}
sow-order = Absetzen: { $order }
order-label = Im Uhrzeigersinn, erster bis letzter
full-label = Welcher
one-full-label = Ein Ort ist voll
one-full-confirm = Voll: { $full }
extra-label = Extraschritt: 1 Münze
extra-hint = Tippe an, wohin der letzte Arbeiter kommt.
extra-round = einmal herum
last-worker = { $who }: Der letzte Arbeiter ist { $colour }, in { $spot }.
not-mixed = Nicht jeder Bezirk hat drei verschiedene Farben.

## Actions
main-label = Hauptaktion { FORM($district, "im") }
main-confirm = Hauptaktion: { $tile }
tile-label = Plättchen nach Bonusfarbe
bonus-label = Die { FORM($colour, "der") } Bonusaktion
bonus-confirm = Die { FORM($colour, "der") } Bonusaktion
elephant-label = Elefant: Hauptaktion
elephant-mahout = Elefant: Mahout
elephant-confirm = Elefant: { $what }
follow-bridge = Folgen und Brückenbonus holen
bridge-bonus-label = Brückenbonus
bridge-bonus-confirm = Brücke: { $gain }
bridge-earned = { $who } bekommt den Brückenbonus: { $gain }.
finish-label = Keine Aktionen mehr
finish-confirm = Keine Aktionen mehr
read-label = Das { FORM($colour, "der") } Plättchen { FORM($district, "im") } eingeben
read-confirm = Das { FORM($colour, "der") } Plättchen speichern ({ $district })
content-label = Welches Plättchen?
main-shows = Hauptaktion
bonus-shows = Bonusaktion
take-label = { $what } nehmen
take-hint = Du kannst nur nehmen, wofür du Platz hast.
take-confirm = { $what } nehmen
taken = { $who } nimmt { $what }.
take-back-label = Erst Platz schaffen
take-back-confirm = Platz schaffen und nehmen: { $what }
back-label = Zurück in den Vorrat
rise-label = Auf einer Wissensleiste aufsteigen
track-label = Welche Leiste?
rise-confirm = Aufsteigen: { $track }
space-label = { $track }, Feld { $n }
space-gain = Der Bonus
space-marks = Ist es markiert?
mark-hourglass = Sanduhr
mark-last = Letztes Feld
space-confirm = Feld { $n } speichern, { $track }

trade-label = Handeln
trade-confirm = Weiter zu den Münzen
settle-label = Handel: { $what }
settle-confirm = Handel speichern: { $what }
trade-sell = Verkaufen
trade-buy = Kaufen
trade-sold = { $what } verkauft
trade-bought = { $what } gekauft
trade-nothing = nichts
trade-received = Münzen bekommen
trade-paid = Münzen bezahlt
trade-points = Punkte fürs Auffüllen
trade-full = Verkauft bei vollem Markt (je 1 Münze)
trade-full-of = { $resource }: verkauft bei vollem Markt (je 1 Münze)
settle-total = Nur die Summe ist bekannt
settle-other = Nicht die aufgedruckten Preise
price-sell = { $resource }: { $from } bis { $to } im Markt
price-buy = { $resource }: { $from } bis { $to } im Markt
price-coins = Münzen
trade-marker = Einen Marker auf deinen Elefanten?
skip-trade = Nicht handeln
marker-loaded = { $who } legt einen Marker auf den Elefanten.
trade-point = Kein Marker mehr da: { $who } bekommt 1 Punkt.
elephant-full = Der Elefant von { $who } ist voll: Der Marker bleibt.

upgrade-storehouse = Lagerhaus legen
upgrade-goal = Zielplättchen legen
upgrade-mahout = Mahout legen
lay-storehouse = Lagerhaus für { $cost }
lay-goal = Zielplättchen für { $cost }
lay-mahout = Mahout für { $cost }
bags-label = Beutel darauf
brings-label = Bringt es etwas?
storehouse-gain = Bringt sofort
gains-label = Lagerhaus eingeben
gains-confirm = Lagerhausbonus nehmen
gains-none = Sonst nichts
lasts-first = Es hat einen dauerhaften Vorteil
lasts-label = Lagerhaus eingeben: dauerhafter Vorteil
lasts-confirm = Dauerhaften Vorteil speichern
lasting-on = Jedes Mal wofür? Wählt nichts, wenn es nicht dabeisteht.
lasting-gain = Bringt
storehouse-word = { $n ->
    [0] { $what }
    [one] 1 Beutel; { $what }
   *[other] { $n } Beutel; { $what }
}
storehouse-content = Welches Lagerhaus?
upgrade-known = Bekanntes Lagerhaus legen
storehouse-label = Vorteil eines Lagerhauses
storehouse-confirm = Lagerhaus: { $gain }
storehouse-earned = Ein Lagerhaus von { $who } bringt: { $gain }.
spaces-label = Tableau eingeben: Ausbaufelder
spaces-of = Wie viele Felder jeder Art?
space-for-storehouse = Lagerhäuser
space-for-goal = Zielplättchen
space-for-mahout = Mahouts
spaces-confirm = Tableau speichern
mahout-label = Welcher Mahout?
meet-label = Mahout auf { FORM($colour, "auf") } eingeben
meet-confirm = Mahout speichern
mahout-shows = Der Mahout zeigt
skip-upgrade = Nicht ausbauen
no-upgrade = { $who } kann keinen Ausbau bezahlen oder hat kein Feld mehr frei.
marker-to-market = Der Elefant von { $who } ist voll: Der Marker kommt neben den Markt.
display-empty = Laut Verlauf ist kein Lagerhaus mehr da.

donate-label = Spende { FORM($district, "im") }
donate-space = Feld des Spendenplättchens
donation-space = Reihe { $row }, Feld { $n }
row-note = { $cost }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
donate-confirm = Spenden: { $space }
skip-donate = Nicht spenden
width-label = Spendenplättchen { FORM($district, "im") } eingeben
width-field = Felder in der untersten Reihe
width-confirm = Spendenplättchen: { $n } in der untersten Reihe
row-label = Spendenplättchen: Reihe { $n } eingeben
row-cost = Sie kostet
row-points = Angegebene Punkte
row-each = Verschiedene Punkte in dieser Reihe
row-space = Feld { $n }
row-each-confirm = Punkte speichern
row-confirm = Reihe bezahlen und spenden
donated = { $who } spendet { FORM($district, "im") }: +{ $n }.
points-below = Marker darunter: { $who } +{ $n }.
not-paid = { $who } kann diese Reihe nicht bezahlen.
no-donation-open = { $who } kann jetzt nicht spenden.

## Following
follow-label = Folgen auf { FORM($colour, "auf") }
follow-hint = Wenn du folgst, bekommt { $who } 1 Punkt.
follow-mahout = Welcher Mahout?
follow-confirm = Folgen: { $what }
decline-label = Nicht folgen
followed = { $who } folgt: { $active } +1.

## Only the results
turn-label = Zug eingeben
turn-points = Punkte in diesem Zug
ledger-passed = Vorbeigezogen −{ $n }
ledger-passed-twice = Zweimal −{ $n }
turn-confirm = Zug beendet, Punkte: { $n }
who-follows = Wer ist gefolgt, der Reihe nach?
ledger-majority-label = Mehrheiten
ledger-majority-hint = Wer auf einem Spendenplättchen die meisten Marker hat, bekommt die Punkte des Tempelplättchens; bei Gleichstand alle die vollen.
ledger-majority-confirm = Mehrheiten werten
ledger-tax-label = Steuern
ledger-tax-hint = Alle zahlen. Gebt die Münzen ein, die jemand nicht zahlen kann.
ledger-tax-confirm = Alle haben bezahlt
ledger-income-label = Einkommen
ledger-income-hint = Nehmt den Bonus jeder erreichten Sanduhr. Gebt die Punkte ein, die ihr dafür bekommt.
ledger-income-confirm = Einkommen speichern

## The end of a decade
decade-over = Der Maharadscha steht wieder auf dem roten Feld: Dekade { $n } ist vorbei.
decade-not-scored = Nach euren Hausregeln wird die letzte Dekade nicht gewertet.
temple-label = Tempelplättchen eingeben
temple-points = Punkte für die Mehrheit
temple-confirm = Punkte je Spendenplättchen: { $n }
temple-each = In jedem Bezirk anders
temple-each-known = Bekanntes Plättchen je Bezirk
temple-each-confirm = Tempelplättchen werten
majority-won = { $district }: { $who } +{ $n }.
tax-label = Steuerleiste eingeben
tax-height = Höhe { $n }
tax-confirm = Alle zahlen Steuern
tax-short = { $who } kann nicht alle Steuern zahlen: −{ $n }.
close-label = Dekade { $n } abschließen
close-ready = Noch zu tun
close-confirm = Nächste Dekade beginnen
close-last = Zur Schlusswertung
close-bridge = Brückenplättchen umdrehen
close-temple = Nächstes Tempelteil mit seinem Plättchen auf den Tempel setzen
reckoning = Dekade { $n }
reckoned-majority = Mehrheiten
reckoned-paid = Bezahlt
reckoned-lost = Steuerverlust
final-label = Zielplättchen aufdecken
final-hint = Zielplättchen, auch das erste; danach fertige Leisten.
final-hint-not-first = Zielplättchen ohne das erste; danach fertige Leisten.
final-tracks = Fertige Leisten
final-tracks-of = { $who }: fertige Leisten
final-confirm = Punkte zählen
game-over = Alle drei Dekaden sind gespielt.

## Score
score-start = Start
score-actions = Züge
score-trade = Handel
score-follow = Gefolgt
score-donate = Spenden
score-below = Marker darunter
score-majority = Mehrheiten
score-income = Einkommen
score-pawn = Maharadscha
score-tax = Steuerschuld
score-tracks = Fertige Leisten
score-goals = Zielplättchen
score-noted = Korrekturen
why-start = Alle beginnen mit 5.
why-actions = Punkte aus Aktionen.
why-trade = Für das Auffüllen des Markts und für Handel, wenn kein Marker mehr da ist.
why-follow = 1 für jede Person, die gefolgt ist.
why-donate = Die Punkte, die beim Feld des Markers stehen.
why-below = 1 für jeden eigenen Marker unter einer höheren Spende.
why-majority = Die meisten Marker auf einem Spendenplättchen: die Punkte des Tempelplättchens.
why-income = Punkte aus den Boni der Sanduhren.
why-pawn = Am Maharadscha vorbei kostet 1, 2 oder 3 Punkte in Dekade 1, 2 oder 3.
why-tax = Steuern, die du nicht zahlen kannst, kosten 1, 2 oder 3 Punkte in Dekade 1, 2 oder 3.
why-tracks = Wissensleisten, deren letztes Feld erreicht ist.
why-goals = Was die Zielplättchen wert sind.
why-noted = Was am Tisch korrigiert wurde.

## Corrections
row-score = Punkte
row-coins = Münzen
row-gold = Gold
row-copper = Kupfer
row-marble = Marmor
row-carried = Marker auf dem Elefanten
row-waiting = Marker beim Markt
row-board = Freie Ausbaufelder
row-storehouses = Lagerhäuser
row-goals = Gelegte Zielplättchen
row-tax = Steuermarker
row-height-development = Leiste Entwicklung
row-height-resource = Leiste Rohstoffe
row-height-money = Leiste Geld
table-decade = Dekade
table-round = Runde
table-display = Lagerhäuser in der Auslage
table-gold = Gold im Markt
table-copper = Kupfer im Markt
table-marble = Marmor im Markt
column-coins = Münzen
column-room = Platz
set-elephant = Wo ist der Elefant von { $who }?
set-lock = Bewegungsplättchen von { $who }
lock-label = Bewegungsplättchen
lock-locked = Gesperrt
lock-open = Entsperrt
lock-spent = Abgegeben
set-mahouts = Mahouts von { $who }
mahout-away = Entfernen: { $colour }
mahout-new = Noch einer
set-storehouses = Dauerhafte Vorteile von { $who }
storehouse-which = Welcher Vorteil?
storehouse-away = Entfernen: { $what }
set-donations = Spendenplättchen, { $district }
lies-there = { $who }
holder-label = Wessen Marker?
turn-of = Wer ist am Zug?
set-red = Das rote Feld
forget-which = Was ist falsch?
forget-tiles = Aktionsplättchen neu eingeben
forget-mahouts = Mahout neu eingeben
forget-spaces = Feld einer Leiste neu eingeben
forget-donations = Spendenplättchen neu eingeben
forget-tax = Steuern neu eingeben
forget-temples = Tempelplättchen neu eingeben
forget-bridges = Brückenplättchen neu eingeben
forget-storehouses = Lagerhaus neu eingeben
forget-boards = Tableau neu eingeben
forget-prices = Preis neu eingeben
told-main = { $colour }, Hauptaktion: { $shows }
told-bonus = { $colour }, Bonusaktion: { $shows }
leave-task = Es kam anders: das hier überspringen
leave-step = Es kam anders: diesen Schritt überspringen

## Settings
set-start-workers = 3 Arbeiter jeder Farbe zu Beginn
set-start-workers-marked = Auf die markierten Plätze, wie sie kommen
set-start-workers-mixed = Drei Farben in jedem Bezirk
set-opening = Erstes Ziel und erster Mahout
set-opening-together = Beides, dann die nächste Person
set-opening-laps = Erst alle Ziele, dann alle Mahouts
set-ride-cost = Elefant, mehr als ein Schritt
set-ride-cost-after_first = Der erste Schritt bleibt gratis
set-ride-cost-every = Jeder Schritt kostet eine Münze
set-pawn = Am Maharadscha vorbei
set-pawn-beyond = Über sein Feld hinausziehen
set-pawn-landing = Auch dort stehen bleiben
set-pawn-red = Über das rote Feld ziehen
set-pawn-told = Jedes Mal fragen
set-ride-far = Elefant, in einer Bewegung
set-ride-far-three = Höchstens drei Schritte
set-ride-far-paid = So weit, wie du zahlst
set-below-zero = Unter 0 Punkte
set-below-zero-allowed = Möglich
set-below-zero-floor = Bei 0 ist Schluss
set-coin-taker = Münzen an einem Ort bekommt
set-coin-taker-next = Wer danach dort endet
set-coin-taker-same = Auch, wer gerade gezahlt hat
set-coin-place = Die Münze eines Extraschritts liegt
set-coin-place-left = Wo der Schritt beginnt
set-coin-place-entered = Wohin der Schritt führt
set-full-spot = Extraschritt über einen vollen Ort
set-full-spot-free = Gratis übersprungen
set-full-spot-costs = Kostet auch eine Münze
set-start-spot = Wieder am geleerten Ort
set-start-spot-gets = Er bekommt einen Arbeiter
set-start-spot-skipped = Er wird übersprungen
set-coin-room = Münzen von einem Ort
set-coin-room-needed = Brauchen Platz im Lagerhaus
set-coin-room-free = Brauchen keinen Platz
set-jump-pawn = Sprung am Maharadscha vorbei
set-jump-pawn-free = Kostet nichts
set-jump-pawn-costs = Kostet Punkte
set-jump-when = Der Sprung ist erlaubt
set-jump-when-second = Nach den Aktionen
set-jump-when-any = Bei jeder Elefantenbewegung
set-follow-order = Gefolgt wird reihum, zuerst
set-follow-order-next = Die nächste Person
set-follow-order-start = Der Startspieler
set-both-ways = Dasselbe kaufen und verkaufen
set-both-ways-turn = Nie in einem Zug
set-both-ways-action = Nie in einem Handel
set-full-elephant = Handel mit vollem Elefanten
set-full-elephant-nothing = Kein Marker, kein Punkt
set-full-elephant-point = Bringt 1 Punkt
set-hammer = Hammer mit mehreren Farben
set-hammer-one = Ein Ausbau nach Wahl
set-hammer-each = Ein Ausbau jeder Farbe
set-mahout-tax = Steuer für einen Mahout
set-mahout-tax-bags = 1 je Beutel darauf
set-mahout-tax-none = Keine
set-display = Ein genommenes Lagerhaus
set-display-stays = Lässt eine Lücke
set-display-refills = Wird ersetzt
set-mahout-colour = Jede Farbe nur einmal
set-mahout-colour-opening = Nur beim ersten Mahout
set-mahout-colour-always = Bei jedem Mahout
set-below = Punkte für Marker darunter
set-below-two = Die zwei direkt darunter
set-below-all = Die ganze Pyramide darunter
set-below-others = Die zwei darunter, nicht eigene
set-hourglass = Eine Sanduhr zählt, sobald
set-hourglass-reached = Erreicht
set-hourglass-passed = Überschritten
set-tax-loss = Steuerschuld kostet Punkte
set-tax-loss-once = Einmal
set-tax-loss-each = Je fehlender Münze
set-tax-short = Mit zu wenig Münzen zahlst du
set-tax-short-all = Alles, was du hast
set-tax-short-nothing = Nichts
set-last-piece = Tempelteil nach Dekade 3
set-last-piece-laid = Wird gesetzt
set-last-piece-not = Wird nicht gesetzt
set-first-goal = Das Ziel vom Aufbau
set-first-goal-counts = Zählt am Ende
set-first-goal-not = Zählt nicht
set-last-decade = Ende der Dekade 3
set-last-decade-scored = Wird gewertet wie die anderen
set-last-decade-not = Wird nicht gewertet
set-turn-s = Zeit für einen Zug
set-follow-s = Zeit zum Folgen

## Refusals
more-than-room = An einem Ort stehen mehr Arbeiter, als Platz haben.
colour-taken = Auf dieser Farbe hat schon jemand anders einen Mahout.
too-few-coins = Das kostet { $n }; so viele Münzen hast du nicht.
done-already = Diese Aktion hast du schon gemacht.
three-tiles = Ein Bezirk hat { $n } Plättchen verschiedener Farbe.
other-colour = Der letzte Arbeiter hat eine andere Farbe als dieser Bonus.
elephant-elsewhere = Dein Elefant ist in einem anderen Bezirk.
not-both-ways = Denselben Rohstoff kaufst oder verkaufst du, nicht beides.
nothing-sold = Der Markt hatte keinen Platz: keine Münzen oder Punkte fürs Verkaufen.
row-costs = Eine Spende kostet immer etwas: Münzen, Gold, Kupfer oder Marmor.

# a closer look at the board
the-elephant = Elefant
worker-white = weißer Arbeiter
worker-blue = blauer Arbeiter
worker-green = grüner Arbeiter
worker-yellow = gelber Arbeiter
the-pawn = Der Maharadscha

# the catalogue
section-tiles = Aktionsplättchen
section-mahouts = Mahouts
section-spaces = Felder der Leisten
section-donations = Spendenplättchen
section-tax = Steuer nach Höhe
section-temples = Tempelplättchen
section-bridges = Brückenplättchen
section-places = Der Spielplan
section-storehouses = Lagerhäuser
section-boards = Das Tableau
section-prices = Preise im Markt
donation-of = { $district }, { $n } Personen

# what was done: the log, in the past tense
did-begin = Das Spiel wurde aufgebaut.
did-begin-later = Das Spiel wurde aufgebaut.
did-learn-red = Das rote Feld wurde eingegeben: { $red }.
did-lay-workers = Arbeiter wurden eingegeben.
did-learn-rooms = Der Platz für Arbeiter wurde eingegeben.
did-lay-goals = Alle haben ein Zielplättchen gelegt.
did-lay-temple = { $who } hat den Tempel-Mahout auf { $colour } gelegt.
did-learn-temple = Das Tempelplättchen wurde eingegeben.
did-learn-bridge = Das Brückenplättchen wurde eingegeben.
did-learn-bonus = Der Brückenbonus wurde eingegeben.
did-place = { $who } hat den Elefanten { FORM($district, "im") } aufgestellt.
did-ride = Elefant von { $who }: { $steps }.
did-jump = { $who } ist { FORM($district, "in") } gesprungen.
did-turn = { $points ->
     [one] { $who } war am Zug: 1 Punkt.
    *[other] { $who } war am Zug: { $points } Punkte.
}
did-pick = { $who } hat die Arbeiter von { $spot } aufgenommen.
did-learn-spot = Arbeiter wurden eingegeben: { $spot }.
did-learn-full = Voll: { $full }.
did-sow = { $form ->
     [sow-order] { $who } hat abgesetzt: { $order }.
    *[sow] { $n ->
         [one] { $who } hat den Arbeiter abgesetzt.
        *[other] { $who } hat { $n } Arbeiter abgesetzt.
    }
}
did-main = { $who } hat eine Hauptaktion gemacht: { $tile }.
did-bonus = { $who } hat die { FORM($colour, "der") } Bonusaktion gemacht.
did-elephant = { $what-is ->
     [white] { $who } hat mit dem Elefanten eine Hauptaktion gemacht: { $what }.
     [blue] { $who } hat mit dem Elefanten eine Hauptaktion gemacht: { $what }.
     [green] { $who } hat mit dem Elefanten eine Hauptaktion gemacht: { $what }.
     [yellow] { $who } hat mit dem Elefanten eine Hauptaktion gemacht: { $what }.
    *[mahout] { $who } hat den Elefanten genutzt: { $what }.
}
did-bridge = { $who } hat den Brückenbonus genutzt.
did-finish = Keine Aktionen mehr für { $who }.
did-learn-tile = Das { FORM($colour, "der") } Plättchen { FORM($district, "im") } wurde eingegeben.
did-take = { $who } hat { $what } genommen.
did-learn-space = Ein Feld wurde eingegeben: { $track } { $n }.
did-learn-spaces = { $who } hat das Tableau eingegeben.
did-upgrade = { $what-is ->
     [storehouse] { $who } hat ein Lagerhaus für { $cost } gelegt.
     [goal] { $who } hat ein Zielplättchen für { $cost } gelegt.
    *[mahout] { $who } hat einen Mahout für { $cost } gelegt.
}
did-skip = { $form ->
     [skip-trade] { $who } hat nicht gehandelt.
     [skip-upgrade] { $who } hat nicht ausgebaut.
    *[skip-donate] { $who } hat nicht gespendet.
}
did-rise = { $who } ist auf der Leiste { $track } aufgestiegen.
did-learn-mahout = Ein Mahout wurde eingegeben.
did-trade = { $who } hat gehandelt.
did-settle = { $who } hat den Handel abgerechnet: { $what }.
did-gains = { $who } hat den Lagerhausbonus genommen.
did-has-lasting = Das neue Lagerhaus von { $who } hatte einen dauerhaften Vorteil.
did-lasts = Ein dauerhafter Vorteil wurde eingegeben.
did-storehouse = { $who } hat ein Lagerhaus genutzt.
did-unlock = { $who } hat die zweite Bewegung entsperrt.
did-follow = { $form ->
     [follow-bridge] { $who } ist gefolgt und hat den Brückenbonus bekommen.
    *[follow] { $who } ist gefolgt: { $what }.
}
did-decline = { $who } ist nicht gefolgt.
did-donate = { $who } hat gespendet.
did-learn-donation = Ein Spendenplättchen wurde eingegeben.
did-learn-row = Eine Reihe eines Spendenplättchens wurde eingegeben.
did-learn-points = Die Punkte einer Reihe wurden eingegeben.
did-learn-tax = Die Steuerleiste wurde eingegeben.
did-majority = Die Mehrheiten wurden gewertet: { $points }.
did-tax = Alle haben Steuern gezahlt.
did-income = Das Einkommen wurde gewertet: { $points }.
did-close = Die Dekade ist zu Ende.
did-final = Die Zielplättchen wurden aufgedeckt.
