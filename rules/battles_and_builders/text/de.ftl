title = Battles & Builders
who-starts = Wer ist am ältesten? Diese Person beginnt

## Words
fictitious = Dummy
no-tokens = keine Marker
no-army = keine Armee

terrain-urban = Stadtgebiet
terrain-open = Offenes Feld
terrain-mountain = Gebirge
terrain-barbarian = Barbarenschlacht

kind-builder = { $n ->
    [one] Baumeister
   *[other] Baumeister
}
kind-infantry = Infanterie
kind-cavalry = Kavallerie
kind-archers = { $n ->
    [one] Bogenschütze
   *[other] Bogenschützen
}
kind-king = König
n-builder = { $n ->
    [one] 1 Baumeister
   *[other] { $n } Baumeister
}
n-infantry = { $n } Infanterie
n-cavalry = { $n } Kavallerie
n-archers = { $n ->
    [one] 1 Bogenschütze
   *[other] { $n } Bogenschützen
}
n-king = { $n ->
    [one] König
   *[other] { $n } Könige
}
n-tokens = { $n ->
    [one] 1 Marker
   *[other] { $n } Marker
}
n-committed = { $n ->
    [0] setzt nichts ein
    [one] 1 Marker eingesetzt
   *[other] { $n } Marker eingesetzt
}
not-yet = muss noch einsetzen
row-fictitious = Dummy: { $what }

colour-green = Grün
colour-yellow = Gelb
colour-red = Rot
chip-three = Chips +3
chip-one = Chips +1
chip-minus = Chips −1

strategy-claim = 3 Punkte fordern
strategy-extra = Extrapunkt
strategy-catapult = Katapult
strategy-trojan = Trojanisches Pferd
strategy-fresh = Frische Truppen
strategy-withdraw = Marker zurückziehen
note-claim = Gleichstand bei den meisten Baumeistern? 3 Punkte für dich, für die anderen keine
note-extra = +1 am Ende der Partie
note-catapult = −2 am Ende der Partie für jemand anderen
note-trojan = Ein roter Würfel mehr in dieser Schlacht
note-fresh = Nach deinem Wurf einmal beliebige Würfel neu würfeln
note-withdraw = 1 bis 3 Marker hinter den Sichtschirm zurückziehen

## Where we are
phase-setup = Aufbau
phase-setup-name = Aufbau
phase-event = Runde { $round }, Ereignis
phase-event-name = Ereignis
phase-commit = Runde { $round }, Einsatz
phase-commit-name = Einsetzen
phase-reveal = Runde { $round }, Aufdecken
phase-reveal-name = Aufdecken
phase-king = Runde { $round }, Könige
phase-king-name = Könige
phase-battle = Runde { $round }, Würfel
phase-battle-name = Würfeln
phase-over = Nach 8 Runden
phase-over-name = Nach dem Ende

no-tile-yet = Noch kein Ereignis
round-of = Runde { $round } von 8
round-taken = Runde { $round }: liegt bei { $who }
round-aside = Runde { $round }: beiseitegelegt

next-event = { $who } deckt das erste Ereignis auf
next-commit = Danach setzen alle Marker ein, { $who } beginnt
next-seat = Danach setzt { $who } ein
next-reveal = Danach werden alle Marker aufgedeckt
next-kings = Danach Könige, Baumeister, Armeen
next-builders = Danach Baumeister und Armeen
next-round = { $who } eröffnet die nächste Runde
next-score = Danach die Schlusswertung

## Setting up
begin-label = Spiel aufbauen
begin-confirm = Runde 1 beginnen
ready-label = Checkliste
setup-dice = { $n } Würfel
setup-chips = { $n } Prestigechips
setup-strategies = { $n } Strategieplättchen, offen
setup-tokens = { $players } Sichtschirme, je { $tokens } Marker einer Farbe
setup-events = { $n } Ereignisplättchen, gemischt, verdeckt
setup-start = Startplättchen an { $who }
setup-fictitious = { $tokens } Marker einer weiteren Farbe ohne König, verdeckt und gemischt

## The event tile
event-label = Ereignis aufdecken
event-confirm = Ereignis: { $tile }
event-other = Andere Punktzahl
tile-label = Ereignisplättchen
tile-worth = { $n } wert
tile-known = { $terrain }: { $value }
tile-other = { $terrain }, anderer Wert
value-label = Punkte, oben rechts aufgedruckt
fictitious-draws = { $who } zieht { $n ->
    [one] 1 Marker
   *[other] { $n } Marker
} für den Dummy, ohne hinzusehen.

## Committing
commit-label = Marker einsetzen
commit-confirm = Marker einsetzen: { $count }
commit-barbarian = Barbaren: Dieses Plättchen gewinnt niemand. Die niedrigste Summe nimmt es, −2 Punkte; keine Armee zählt 0.
count-label = Wie viele Marker?
none-note = Kostet einen Chip −1
six-note = Der König muss dabei sein
kinds-label = Welche Marker?
nothing-label = Nichts einsetzen
nothing-confirm = Nichts einsetzen, Chip −1 nehmen
timer-commit = { $who } setzt ein
nothing-committed = { $who } setzt nichts ein und nimmt einen Chip −1.
nothing-left = { $who } hat keine Marker mehr und setzt nichts ein.

## The reveal
reveal-label = Alle Marker aufdecken
reveal-confirm = Alle Marker aufdecken
fictitious-late = Jetzt { $n ->
    [one] 1 Marker
   *[other] { $n } Marker
} für den Dummy ziehen.
more-than-left = Laut Verlauf hat { $who } weniger übrig: { $kind }.
six-without-king = { $who } hat sechs Marker ohne König eingesetzt.
king-was-alone = { $who } hat nur den König eingesetzt; das ist nach euren Hausregeln nicht erlaubt.
left-untold = { $who } hat { $n ->
    [one] 1 Marker
   *[other] { $n } Marker
} verbraucht, ohne dass die Art eingegeben wurde: Korrigiert, was übrig ist.

## Kings
king-label = Strategieplättchen wählen
king-confirm = „{ $tile }“ nehmen
strategy-label = Strategieplättchen
victim-label = Wer bekommt das Katapult?
back-label = 1 bis 3 Marker zurückziehen
took-strategy = { $who } nimmt „{ $tile }“.
took-catapult = { $who } gibt { $victim } das Katapult: −2 am Ende.
withdrew = { $who } zieht zurück: { $tokens }.
all-back-chip = { $who } hat alles außer dem König zurückgezogen und nimmt einen Chip −1.
king-lost = Kein Strategieplättchen möglich für { $who }: Der König ist verloren.
extra-void = { $who } hat nicht die meisten Baumeister: Der Extrapunkt verfällt.

## Builders
no-builders = Niemand hat Baumeister eingesetzt: keine Punkte.
builders-most = { $who } hat die meisten Baumeister: +3.
builders-tie = { $who } hat im Gleichstand die meisten Baumeister: +1.
builders-claim = { $who } fordert die 3 Punkte; die anderen im Gleichstand bekommen nichts.
chips-other = Keine mehr da: { $chip }. { $who } bekommt dieselben Punkte in anderen Chips.
chips-noted = Keine mehr da: { $chip }. Die Punkte von { $who } werden hier notiert.
chips-now = Chips von { $who } jetzt: { $three } × +3, { $one } × +1, { $minus } × −1.

## Armies
dice-label = Welche Würfel? { $terrain }
dice-hint = Steht unten auf dem Plättchen. Das gebt ihr nur einmal ein.
dice-confirm = Diese Würfel sind es
roll-label = Würfeln
roll-confirm = Gewürfelt: { $pips }
hint-in-turn = Es gibt fünf Würfel je Farbe: Würfelt nacheinander.
hint-tie = Gleichstand: Dieselben Würfel noch einmal würfeln.
hint-six-dice = Von einer Farbe gibt es nur fünf: Würfle einen davon noch einmal und zähl ihn dazu.
hint-fresh = Frische Truppen: { $who } darf vor der Eingabe noch einmal würfeln.
outcome-most-label = Würfeln: Wer hat die meisten Augen?
outcome-sides = Gleichstand: mehrere antippen
outcome-most-confirm = Meiste Augen: { $sides }
outcome-fewest-label = Würfeln: Wer hat die wenigsten Augen?
outcome-fewest-confirm = Wenigste Augen: { $sides }
fresh-label = Noch einmal würfeln?
fresh-dice-label = Welche Würfel?
fresh-confirm = Noch einmal: { $dice }
keep-label = Alle behalten
keep-confirm = Alle behalten
die-shows = { $colour } { $pips }
tie-told = Gleichstand bei den meisten Augen.
tie = Gleichstand: { $n }.
no-armies = Niemand hat Armeen eingesetzt: Das Plättchen wird beiseitegelegt.
won-alone = Nur { $who } hat eine Armee und nimmt das Plättchen ohne Wurf: { $terrain }, { $value }.
won-told = { $who } hat die meisten Augen und nimmt das Plättchen: { $terrain }, { $value }.
won-with = { $who } würfelt { $total } und nimmt das Plättchen: { $terrain }, { $value }.
barbarian-tile = { $who } hat die wenigsten Augen und nimmt die Barbarenschlacht: −2.
barbarian-chips = { $who } hat ebenso wenige Augen und nimmt zwei Chips −1.
start-passes = { $who } gibt das Startplättchen weiter an { $to }.
game-over = Alle acht Runden sind gespielt.
fictitious-total = { $n ->
    [one] Der Dummy hat 1 Punkt
   *[other] Der Dummy hat { $n } Punkte
}

## Score
score-threes = Chips +3
score-ones = Chips +1
score-minus = Chips −1
score-events = Ereignisse
score-extra = Extrapunkt
score-catapult = Katapult
score-noted = Notierte Punkte
why-threes = Jeder Chip zählt 3: allein die meisten Baumeister.
why-ones = Jeder Chip zählt 1: im Gleichstand die meisten Baumeister.
why-minus = Jeder Chip zählt −1: nichts eingesetzt oder den Barbaren unterlegen.
why-events = Der Wert, der auf jedem gewonnenen Ereignisplättchen steht.
why-extra = Das Strategieplättchen „Extrapunkt“ zählt 1.
why-catapult = Wer das Katapult vor sich liegen hat, verliert 2.
why-noted = Punkte, für die kein Chip mehr da war.

## Corrections
row-left = { $kind } übrig
row-now = { $kind } diese Runde
row-committed = Eingesetzt, verdeckt
row-round = Runde
column-value = Wert
tile-of-round = Runde { $round }, { $terrain }
holder-label = Liegt bei
strategy-holder = { $tile }
strategy-by-hand = Was „{ $tile }“ in seiner Runde gebracht hat, bleibt: Korrigiert auch das, wenn es falsch war.
strategy-out = Gewählt, ohne Wirkung
reveal-again = Was alle aufgedeckt haben
withdraw-by-hand = Zurückgezogene Marker bleiben, wie sie sind: War das falsch, korrigiert, was offen liegt.
start-label = Wer hat das Startplättchen?
leave-king = Es kam anders: kein Plättchen für { $who }
leave-battle = Es kam anders: Rest der Runde überspringen
leave-round = Es kam anders: diese Runde überspringen

## Settings
set-memory-aid = Zeigen, welche Marker alle noch haben
set-battle = Von einer Schlacht eingeben
set-battle-dice = Jeder Würfel
set-battle-outcome = Nur wer gewinnt
set-commit-s = Zeit zum Einsetzen, je Person
set-empty-hand = Nichts einsetzen, weil nichts übrig ist
set-empty-hand-chip = Kostet auch einen Chip −1
set-empty-hand-free = Kostet nichts
set-lone-king = Ein allein eingesetzter König
set-lone-king-lost = Erlaubt, König verloren
set-lone-king-forbidden = Nicht erlaubt
set-no-army = Barbarenschlacht ganz ohne Armeen
set-no-army-all = Alle bekommen −2
set-no-army-aside = Plättchen kommt beiseite
set-extra-tie = Extrapunkt bei Gleichstand der Baumeister
set-extra-tie-alone = Nicht wählbar
set-extra-tie-tied = Wählbar
set-extra-check = Extrapunkt: Die Mehrheit wird geprüft
set-extra-check-chosen = Bei der Wahl des Plättchens
set-extra-check-after = Nach dem Zurückziehen
set-fresh-when = Frische Truppen
set-fresh-when-once = Einmal je Runde, auch bei Gleichstand
set-fresh-when-first = Nur nach dem ersten Wurf
set-all-back = Alles außer dem König zurückgezogen
set-all-back-free = Kostet nichts
set-all-back-chip = Kostet einen Chip −1
set-six-dice = Sechs rote Würfel dank Trojanischem Pferd
set-six-dice-add = Einen zweimal werfen, addieren
set-six-dice-five = Höchstens fünf
set-fictitious-rank = Der Dummy am Ende
set-fictitious-rank-out = Zählt nicht mit
set-fictitious-rank-ranks = Kann gewinnen
set-fictitious-target = Katapult auf den Dummy
set-fictitious-target-yes = Erlaubt
set-fictitious-target-no = Nicht erlaubt
set-fictitious-draw = Die Marker des Dummys zieht ihr
set-fictitious-draw-with = Beim Einsetzen
set-fictitious-draw-after = Beim Aufdecken

## Refusals
six-needs-king = Sechs Marker nur, wenn der König dabei ist; mehr nie.
king-not-alone = Nach euren Hausregeln darf ein König nicht allein eingesetzt werden.
tile-gone = Dieses Plättchen ist schon weg.
tile-needs-builder = Nur mit einem Baumeister unter deinen Markern.
tile-needs-most = Nur mit den meisten Baumeistern.
tile-needs-army = Nur mit einer Armee unter deinen Markern.

## Importing a catalogue
check-tiles = { $terrain }: mehr als die { $n } Plättchen in der Schachtel.

# the catalogue
section-tiles = Ereignisplättchen
section-dice = Würfel je Gelände

# what was done: the log, in the past tense
did-begin = Das Spiel wurde aufgebaut.
did-turn-up = { $who } hat ein Ereignis aufgedeckt: { $tile }.
did-commit = { $count-is ->
     [0] { $who } hat nichts eingesetzt.
     [1] { $who } hat 1 Marker eingesetzt.
    *[other] { $who } hat { $count } Marker eingesetzt.
}
did-commit-kinds = { $tokens-is ->
     [one] { $who } hat eingesetzt: { $tokens }.
     [other] { $who } hat eingesetzt: { $tokens }.
    *[none] { $who } hat nichts eingesetzt.
}
did-reveal = { $faces-is ->
     [one] Die Marker wurden aufgedeckt: { $faces }.
     [other] Die Marker wurden aufgedeckt: { $faces }.
    *[none] Die Marker wurden aufgedeckt.
}
did-take-strategy = { $tile-is ->
     [catapult] { $who } hat „{ $tile }“ genommen, gegen { $victim }.
     [withdraw] { $who } hat „{ $tile }“ genommen: { $back }.
    *[other] { $who } hat „{ $tile }“ genommen.
}
did-learn-dice = Die Würfel wurden eingegeben: { $dice }.
did-roll = Die Würfel zeigten { $pips }.
did-outcome = { $form ->
     [outcome-fewest] Die wenigsten Augen: { $sides }.
    *[outcome-most] Die meisten Augen: { $sides }.
}
did-fresh = { $dice-is ->
     [0] { $who } hat alle Würfel behalten.
    *[other] { $who } hat noch einmal gewürfelt: { $dice }.
}
