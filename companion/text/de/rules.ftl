## What every game says: a game uses these keys, and may write a sentence of its own under the same key
number = { $n }
list = { $first }, { $rest }
list-last = { $first } und { $rest }
nobody = Niemand
phase-over = Ende
phase-over-name = Ende
leave-out = Es kam anders
whose-turn = Wer dran ist
no-limit = Ohne Limit
tracking = Was gebt ihr ein?
tracking-full = Jeden Schritt
tracking-ledger = Nur Ergebnisse
not-asked-now = Das geht gerade nicht.
does-not-fit = Das passt nicht zu dem, was laut Verlauf auf dem Tisch liegt.
not-your-turn = Jemand anders ist am Zug.
n-seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
}

# printed values from a file
check-kind = { $kind }: So etwas Gedrucktes gibt es in diesem Spiel nicht.
check-entry = { $kind }, { $id }: { $why }
check-id = Unter diesem Namen gibt es nichts.
check-name = Name und Werte passen nicht zusammen.
check-values = Ein Wert fehlt oder ist von der falschen Art ({ $why }).
check-impossible = Das kann dort nicht gedruckt sein.

# clocks
time-kind = Modus
time-after = Zugabe nach dem Zug
time-before = Zugabe vor dem Zug
time-bronstein = Bronstein
time-delay = Aufschub
time-hourglass = Sanduhr
time-byoyomi = Byo-yomi
time-canadian = Kanadisch
time-periods = Zwei Perioden
time-plus = Sekunden pro Zug
time-period = Sekunden pro Periode
time-count = Perioden
time-turns = Züge
time-block = Minuten für diese Züge
time-then = Minuten nach diesen Zügen
time-each = Minuten der Einzelnen, falls ungleich (15, 5)
time-says-after = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} pro Person{ $seconds ->
    [0] .
    [one] , und nach jedem Zug 1 Sekunde dazu.
   *[other] , und nach jedem Zug { $seconds } Sekunden dazu.
}
time-says-before = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} pro Person, und vor jedem Zug { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} dazu, auch vor dem ersten.
time-says-bronstein = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} pro Person. Nach dem Zug gibt es zurück, was er gekostet hat, höchstens { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}; so viel gibt es auch schon vor dem ersten.
time-says-delay = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} pro Person. In jedem Zug steht die Uhr erst { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} still, bevor sie läuft.
time-says-hourglass = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} pro Person. Was auf einer Uhr abläuft, läuft auf den anderen dazu.
time-says-byoyomi = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} pro Person, danach { $count ->
    [one] einmal
   *[other] { $count }-mal
} { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}: Wer darin zieht, behält sie ganz.
time-says-canadian = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} pro Person, danach { $then ->
    [one] 1 Minute
   *[other] { $then } Minuten
} für je { $count ->
    [one] einen Zug
   *[other] { $count } Züge
}.
time-says-periods = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} pro Person für { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}, danach noch { $then ->
    [one] 1 Minute
   *[other] { $then } Minuten
}{ $seconds ->
    [0] .
    [one] , und vor jedem Zug 1 Sekunde.
   *[other] , und vor jedem Zug { $seconds } Sekunden.
}
time-says-each = { $what } Minuten nach Platz: { $each }.
