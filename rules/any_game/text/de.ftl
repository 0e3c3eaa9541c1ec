title = Anderes Spiel

# phases
phase-choose = Welches Spiel?
phase-choose-name = Spiel wählen
phase-order = Runde { $round }: die Reihenfolge
phase-order-name = Die Reihenfolge
phase-turn = { $of ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $of }
}
phase-turn-name = Spielen
phase-score = { $of ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $of }
}
phase-score-name = Runden
phase-play = Spielen
phase-play-name = Spielen
phase-final = Zusammenzählen
phase-final-name = Zusammenzählen
phase-winner = Das Ende
phase-winner-name = Das Ende
phase-over = Ende
phase-over-name = Ende

# which game
choose-label = Welches Spiel spielt ihr?
choose-confirm = { $pad } spielen
chosen = Ihr spielt { $pad }
make-label = Anderes Spiel, eigener Spielblock
make-hint = Ziel: Hat jemand so viele Punkte, ist die Partie vorbei. Zwischen Reihen stehen Kommas: Gold x3, Schulden x-1, Wege max 15, Straße =30/40, Burg (1) nur für eine Person.
make-confirm = { $name } spielen
find-letters = Buchstaben des Namens
find-label = Ein Spiel suchen
find-confirm = Suchen: { $letters }
made = { $pad } bleibt für andere Abende gespeichert
section-pads = Eigene Spielblöcke
pad-hint = Zwischen Reihen, Phasen und Zählern stehen Kommas. Eine Reihe: Gold x3, Schulden x-1, Wege max 15, Straße =30/40, Burg (1) nur für eine Person. Eine Phase: Bauen, Einkommen: je zwei Münzen, Fest (*) für alle zugleich. Ein Zähler: Gold 3.

# a pad
pad-name = Name
pad-scores = Punkte
pad-scores-round = Nach jeder Runde
pad-scores-one = Nach jeder Runde, nur eine Seite
pad-scores-bids = Nach jeder Runde, Ansage und Stiche
pad-scores-turn = In jedem Zug
pad-scores-free = Jederzeit
pad-scores-count = Sie gehen auf und ab
pad-scores-rows = Eine Reihe je Zug
pad-scores-end = Erst am Ende
pad-scores-never = Nie
pad-wins = Wer gewinnt
pad-wins-most = Meiste Punkte
pad-wins-fewest = Wenigste Punkte
pad-wins-last = Wer übrig bleibt
pad-wins-told = Ihr sagt, wer
pad-wins-together = Alle zusammen oder niemand
pad-rows = Reihen
pad-bonus = Bonus
pad-bonus_from = Bonus ab
pad-bonus_rows = Von den ersten Reihen
pad-bid_made = Eine erfüllte Ansage
pad-bid_each = Jeder Stich
pad-start = Zu Beginn
pad-goal = Ziel
pad-rounds = Runden
pad-legs = Legs für ein Set
pad-sets = Sets für den Sieg
pad-ties = Gleichstand
pad-ties-shared = Geteilter Rang
pad-ties-row = Eine Reihe entscheidet
pad-tie_row = Welche Reihe, von der ersten gezählt
pad-teams = Teams
pad-order = Züge
pad-order-free = Nicht verfolgt
pad-order-clockwise = Im Uhrzeigersinn
pad-order-counter = Gegen den Uhrzeigersinn
pad-order-told = Jede Runde angeben
pad-order-together = Alle zugleich
pad-laps = In einer Runde
pad-laps-once = Je ein Zug
pad-laps-passes = Bis alle gepasst haben
pad-phases = Phasen
pad-counters = Zähler
pad-clock = Uhr
pad-clock-none = Keine
pad-clock-up = Verbrauchte Zeit
pad-clock-bank = Für die ganze Partie
pad-clock-turn = Sanduhr je Zug
pad-clock-phase = Sanduhr je Phase
pad-minutes = Minuten
pad-seconds = Sekunden

# turns
order-label = In welcher Reihenfolge spielt ihr diese Runde?
order-confirm = Diese Runde: { $seats }
phase-label = { $phase }
phase-confirm = { $phase }: fertig
turn-label = Du bist am Zug
turn-confirm = Zug beenden
turn-phase-label = { $phase }
turn-phase-confirm = { $phase }: fertig
start-clocks-label = Der erste Zug
start-clocks-confirm = Uhr starten
turn-together-label = Spielt; wer fertig ist, sagt es
turn-together-confirm = Fertig
drop-out-label = Für diese Runde passen
drop-out-confirm = Für diese Runde passen
dropped-out = { $who } hat für diese Runde gepasst

# points
tally-field = Punkte
tally-label = Wie viele Punkte sind es?
tally-confirm = { $points } aufschreiben
bust = Zu viel für { $who }: Dieser Zug zählt nichts
fill-row-label = Eine Reihe füllen
fill-row-which = Welche Reihe?
fill-row-confirm = { $row }: { $points }
score-label = Runde { $round }: die Punkte
score-confirm = Runde { $round }: { $points }
score-many-label = Runde { $round }: die Punkte
score-many-confirm = Runde { $round } aufschreiben
row-label = Runde { $round }: { $row }
row-confirm = Runde { $round }, { $row }: { $points }
row-nobody-label = { $row }: 0 für alle
row-nobody-confirm = { $row }: 0 für alle
row-final-label = { $row }
row-final-confirm = { $row }: { $points }
nobody-label = Niemand punktet
nobody-confirm = Runde { $round }: Niemand punktet
nobody-final-label = Niemand hat Punkte
nobody-final-confirm = Am Ende: Niemand hat Punkte
final-many-label = Zusammenzählen
final-many-confirm = Punkte aufschreiben
final-label = Zusammenzählen
final-confirm = Am Ende: { $points }
take-label = Runde { $round }: Wer punktet?
take-who = Wer punktet?
take-points = Wie viele?
take-confirm = Runde { $round }: { $side }, { $points }
own-label = Punkte von { $who }
own-confirm = { $who }: { $points }
own-row = Angegeben: { $row }
free-who = Wer?
free-label = Wer punktet?
free-confirm = { $who }: { $points }
recount-label = Wie steht es?
recount-confirm = Es steht { $points }
count-label = { $what }
count-confirm = { $what }: { $counts }
counted = { $who }: { $n } { $what }
resource-count = { $n } { $what }
sum-is-odd = Alles zusammen ist { $found }, nicht { $wanted }.
deals = { $who } gibt
adds-to = zusammen { $n }
odd-points = { $n } ist nicht möglich.
odd-last = { $n } kann nicht der letzte Zug sein.
does-not-go = Diese Zahlen passen nicht zusammen.
leads = { $n ->
    [1] { $names } führt mit { $points }
   *[other] { $names } führen mit { $points }
}

leg-won = Leg für { $names }
set-won = Set für { $names }

# the end
finish-label = Die Partie ist zu Ende
finish-confirm = Die Partie ist zu Ende
end-now-label = Partie jetzt beenden
end-now-confirm = Die Partie ist zu Ende
end-now-hint = Die Punkte gelten, wie sie stehen. Mit „Rückgängig“ geht es weiter.
full-label = Der Spielblock ist voll
full-confirm = Die Partie ist zu Ende
nearly-full = Auf diesen Spielblock { $n ->
    [1] passt nur noch ein Eintrag
   *[other] passen nur noch { $n } Einträge
}
winner-label = Wer hat gewonnen?
winner-confirm = Sieg für { $sides }
outcome-label = Wie ging es aus?
outcome-won = Ihr habt gewonnen
outcome-lost = Ihr habt verloren
outcome-confirm = { $outcome }

# set right
round-n = Runde { $n }
rounds-to = { $n ->
    [1] Runde 1
   *[other] Runden 1 bis { $n }
}
entry-n = Nr. { $n }
entries-to = { $n ->
    [1] Nr. 1
   *[other] Nr. 1 bis { $n }
}
carried = Andere Punkte
start-label = Wer beginnt diese Runde?
turn-is-label = Wer ist am Zug?
away-label = Wer setzt aus?
missed = { $n ->
    [1] { $names } hat Runden verpasst
   *[other] { $names } haben Runden verpasst
}: Punkte dafür lassen sich als andere Punkte eintragen
leave-out-turn = Dieser Zug ohne Punkte
leave-out-score = Diese Runde zählt nicht
leave-out-order = Diese Runde wie üblich
go-on-label = Die Partie geht doch weiter

# what is shown
line-turns = Züge
line-won = Gewonnen
line-start = Zu Beginn
line-legs = Legs
line-sets = Sets
aim-goal = Ziel { $n }
aim-out = raus bei { $n }
aim-legs = { $sets ->
    [1] { $legs ->
        [one] 1 Leg gewinnt
       *[other] { $legs } Legs gewinnen
    }
   *[other] { $legs ->
        [one] 1 Leg
       *[other] { $legs } Legs
    } je Set, { $sets } Sets gewinnen
}
is-away = ist weg
is-here = spielt mit
timer-bank = Zeit für die ganze Partie
timer-up = verbrauchte Zeit
timer-turn = die Sanduhr dieses Zuges
timer-phase = die Sanduhr dieser Phase

# refusals
wrong-seats = Dieses Spiel ist für { $least } bis { $most } Personen
wrong-name = Ein Spiel braucht einen Namen, der nicht mit @ beginnt
wrong-clock = Eine Uhr braucht Zeit
wrong-clock-turns = Eine Uhr läuft, während jemand am Zug ist: Gib an, wie die Züge gehen
wrong-each = Minuten der Einzelnen: Zahlen bis { $most }, mit Kommas
wrong-goal = Wer übrig bleibt, gewinnt: Gib an, bei wie vielen Punkten jemand raus ist
wrong-teams = Es gibt keine Teams oder mindestens zwei
wrong-legs = Legs und Sets gehören zu Punkten in jedem Zug, mit einem Ziel
wrong-rows = Nenne die Reihen, die gefüllt werden
wrong-tie = Nenne die Reihen: Eine davon entscheidet bei Gleichstand
wrong-many = Höchstens { $most } davon
wrong-twice = Ein Name steht zweimal da
wrong-short = { $name }: Ein Name hat 1 bis { $most } Buchstaben und beginnt nicht mit @
wrong-limits = Eine Zahl auf dem Spielblock ist zu groß, zu klein oder verkehrt herum
wrong-long = { $text }…: Ein Satz hat höchstens { $most } Buchstaben
wrong-order = Wo Punkte zu einem Zug gehören, muss jemand am Zug sein
wrong-people = Ein Spiel ist für 2 bis { $most } Personen
wrong-reach = Mit diesen Punkten kann niemand { $goal } erreichen
wrong-told = Mindestens eine Reihe wird beim Spielen angegeben, jede andere am Ende oder per Formel
wrong-id = { $id }: So kann keine Formel eine Reihe nennen
wrong-bonus = Ein Bonus gilt für die ersten soundso vielen Reihen
formula-long = Eine Formel hat höchstens { $most } Zeichen
formula-wrong = { $text }: Das ist keine Formel, ab Zeichen { $at }
formula-name = { $text }: Es gibt kein { $name }, um damit zu rechnen
row-is-full = Diese Reihe ist schon voll
only-one = { $row }: Das kann nur einmal vergeben werden, und { $who } hat es schon

# words on pads
name-bid = Ansage
name-tricks = Stiche
name-bonus = Bonus
name-points = Punkte
name-hearts = Hearts
name-rummy = Rommé
name-canasta = Canasta
name-cribbage = Cribbage
name-skat = Skat
name-klaverjassen = Klaverjassen
name-toepen = Toepen
name-boerenbridge = Oh Hell
name-yacht = Yacht
name-dominoes = Domino
name-darts-501 = Darts 501
name-darts-double = Darts 501, Double out
name-darts-301 = Darts 301
name-darts-legs = Darts 501, 3 Legs zum Sieg
name-darts-sets = Darts 501, Sets mit 3 Legs
name-petanque = Pétanque
name-chess-clock = Schach oder Go, mit Uhr
name-per-round = Punkte in jeder Runde
name-at-the-end = Punkte am Ende
name-lives = Leben, auf und ab
name-who-won = Nur, wer gewonnen hat
name-together = Alle zusammen
name-roem = Roem
name-pass-left = drei Karten nach links
name-pass-right = drei Karten nach rechts
name-pass-across = drei Karten nach gegenüber
name-pass-none = keine Karten weitergeben
name-ones = Einser
name-twos = Zweier
name-threes = Dreier
name-fours = Vierer
name-fives = Fünfer
name-sixes = Sechser
name-full-house = Full House
name-four-alike = Viererpasch
name-little-straight = Kleine Straße
name-big-straight = Große Straße
name-choice = Chance
name-yacht-row = Yacht
name-row-a = Erste Reihe
name-row-b = Zweite Reihe
name-row-c = Dritte Reihe
name-row-d = Vierte Reihe
name-row-e = Fünfte Reihe
name-row-f = Sechste Reihe

# what was done: the log, in the past tense
did-choose = { $pad } wurde gewählt.
did-find = Gesucht wurde nach „{ $letters }“.
did-make = Ein Spielblock wurde angelegt: { $name }.
did-pass-on = { $form ->
     [phase] Fertig: { $phase }.
     [turn-phase] { $who } ist fertig: { $phase }.
     [turn-together] { $who } war fertig.
    *[turn] { $who } hat den Zug beendet.
}
did-take = { $form ->
     [nobody] In Runde { $round } hat niemand gepunktet.
    *[take] { $side }: { $points } in Runde { $round }.
}
did-tell-own = { $who } hat { $points } aufgeschrieben.
did-winner = Sieg für { $sides }.
did-fill-row = { $who } hat eingetragen: { $row }, { $points }.
did-score = { $form ->
     [row] Runde { $round } wurde gewertet, { $row }: { $points }.
     [row-final] Am Ende wurde gezählt, { $row }: { $points }.
     [row-nobody] Niemand hat Punkte für { $row }.
     [nobody] In Runde { $round } hat niemand gepunktet.
     [nobody-final] Am Ende hatte niemand Punkte.
     [final] Am Ende wurde gezählt: { $points }.
     [final-many] Am Ende wurde gezählt: { $points }.
    *[score] Runde { $round } wurde gewertet: { $points }.
}
did-tally = { $who } hat gepunktet: { $points }.
did-finish = Die Partie war zu Ende.
did-outcome = { $outcome-is ->
     [lost] Gemeinsam verloren.
    *[won] Gemeinsam gewonnen.
}
did-recount = Es stand { $points }.
did-order = Die Reihenfolge der Runde war { $seats }.
did-start-clocks = Die Uhr wurde gestartet.
did-drop-out = { $who } hat für den Rest der Runde gepasst.
