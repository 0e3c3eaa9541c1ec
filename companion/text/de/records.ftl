# looking back: finished games, statistics
records-tab = Partien
statistics-tab = Statistik
people-tab = Personen
records-older = Ältere Partien
records-newer = Neuere Partien
records-part = { $first }–{ $last } von { $n }

log-earlier = Früher
of = { $part } von { $whole }

# the course of a game
chart-rounds = Runden
chart-turns = Züge
placings-title = { $n ->
    [one] Rang in der letzten Partie
   *[other] Rang in den letzten { $n } Partien
}
times-turns = Schnitt pro Zug
times-mean = Schnitt pro Würfel

# per game
statistics-title = Statistik
statistics-of = Statistik: { $game }
statistics-played = { $n ->
    [one] 1 Partie, { $time }
   *[other] { $n } Partien, im Schnitt { $time }
}
statistics-reading = { $n ->
    [one] Eine ältere Partie wird noch gelesen.
   *[other] { $n } ältere Partien werden noch gelesen.
}
statistics-games = Diese Partien
statistics-wins = Siege
statistics-winning = Siegerpunkte im Schnitt
statistics-seats = { $n ->
    [one] allein
   *[other] { $n } Personen
}
statistics-seats-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} { $seats ->
    [one] allein
   *[other] mit { $seats } Personen
}
statistics-count = Gespielte Partien
statistics-length = Dauer im Schnitt
statistics-best = Meiste Punkte: { $name }
statistics-first = Startspieler gewann
statistics-fair = Bei Zufall zu erwarten

# per person
people-title = Personen
people-won = { $n ->
    [one] { $wins } von 1 Partie gewonnen
   *[other] { $wins } von { $n } Partien gewonnen
}
person-won = Siege
person-place = Rang im Schnitt
person-turn = Zeit pro Zug im Schnitt
person-games = Siege und Bestwert je Spiel
person-against = Direkter Vergleich
person-ahead = { $ahead } vorn, { $behind } hinten
person-last = Letzte Partien
