# terugkijken: afgelopen spellen, statistiek
records-tab = Spellen
statistics-tab = Statistiek
people-tab = Spelers
records-older = Eerdere spellen
records-newer = Latere spellen
records-part = { $first }–{ $last } van { $n }

# welke spellen
pick-link = Filter
pick-title = Welke spellen?
pick-game = Spel
pick-person = Wie speelde mee?
pick-all = Alle spellen
pick-everybody = Iedereen
pick-n = { $n ->
    [one] 1 keer
   *[other] { $n } keer
}
log-earlier = Eerder
record-by-clock = Per minuut
record-by-moves = Per zet
decimal-mark = ,
of = { $part } van { $whole }

# het verloop van een spel
chart-title-clock = Punten in de loop van de tijd
chart-rounds = rondes
chart-turns = beurten
placings-title = { $n ->
    [one] Plaats in het laatste spel
   *[other] Plaatsen in de laatste { $n } spellen
}
times-game = Het hele spel
times-turns = Gemiddeld per beurt
times-mean = Gemiddelde van een steen

# per spel
statistics-title = Statistiek
statistics-of = Statistiek: { $game }
statistics-played = { $n ->
    [one] 1 spel, { $time }
   *[other] { $n } spellen, gemiddeld { $time }
}
statistics-reading = { $n ->
    [one] Eén ouder spel wordt nog gelezen.
   *[other] { $n } oudere spellen worden nog gelezen.
}
statistics-games = Deze spellen
statistics-wins = Gewonnen spellen
statistics-winning = Punten van de winnaar, gemiddeld
statistics-seats = { $n } spelers
statistics-seats-games = { $games ->
    [one] 1 spel met { $seats }
   *[other] { $games } spellen met { $seats }
}
statistics-count = Gespeeld
statistics-length = Gemiddelde duur
statistics-best = Meeste punten: { $name }
statistics-first = Startspeler won
statistics-fair = Als elke plaats even vaak won

# per persoon
people-title = Spelers
people-won = { $n ->
    [one] won { $wins } van 1 spel
   *[other] won { $wins } van { $n } spellen
}
person-won = Gewonnen
person-place = Gemiddelde plaats
person-turn = Gemiddelde tijd per beurt
person-games = Gewonnen per spel, meeste punten
person-against = Voor en achter
person-ahead = { $ahead } voor, { $behind } achter
person-last = Laatste spellen
