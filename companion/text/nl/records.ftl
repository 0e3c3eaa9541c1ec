# terugkijken: afgelopen partijen, statistiek
records-tab = Partijen
statistics-tab = Statistiek
people-tab = Spelers
records-older = Eerdere partijen
records-newer = Latere partijen
records-part = { $first }–{ $last } van { $n }

# welke partijen
log-earlier = Eerder
of = { $part } van { $whole }

# het verloop van een partij
chart-rounds = rondes
chart-turns = beurten
placings-title = { $n ->
    [one] Eindplaats in de laatste partij
   *[other] Eindplaatsen in de laatste { $n } partijen
}
times-turns = Gemiddeld per beurt
times-mean = Gemiddeld per dobbelsteen

# per spel
statistics-title = Statistiek
statistics-of = Statistiek: { $game }
statistics-played = { $n ->
    [one] 1 partij, { $time }
   *[other] { $n } partijen, gemiddeld { $time }
}
statistics-reading = { $n ->
    [one] Eén oudere partij wordt nog gelezen.
   *[other] { $n } oudere partijen worden nog gelezen.
}
statistics-games = Deze partijen
statistics-wins = Gewonnen partijen
statistics-winning = Punten van de winnaar, gemiddeld
statistics-seats = { $n ->
    [one] 1 speler
   *[other] { $n } spelers
}
statistics-seats-games = { $games ->
    [one] 1 partij met { $seats }
   *[other] { $games } partijen met { $seats }
}
statistics-count = Gespeeld
statistics-length = Gemiddelde duur
statistics-best = Meeste punten: { $name }
statistics-first = Startspeler won
statistics-fair = Bij gelijke kansen

# per persoon
people-title = Spelers
people-won = { $n ->
    [one] won { $wins } van 1 partij
   *[other] won { $wins } van de { $n } partijen
}
person-won = Gewonnen
person-place = Gemiddelde eindplaats
person-turn = Gemiddelde tijd per beurt
person-games = Per spel: gewonnen en meeste punten
person-against = Tegen de anderen
person-ahead = { $ahead } voor, { $behind } achter
person-last = Laatste partijen
