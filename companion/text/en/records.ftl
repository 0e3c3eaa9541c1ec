# looking back: finished games, statistics
records-tab = Games
statistics-tab = Statistics
people-tab = Players
records-older = Older games
records-newer = Newer games
records-part = { $first }–{ $last } of { $n }

log-earlier = Earlier
of = { $part } of { $whole }

# the course of a game
chart-rounds = rounds
chart-turns = turns
placings-title = { $n ->
    [one] Place in the last game
   *[other] Places in the last { $n } games
}
times-turns = Average per turn
times-mean = Average roll

# per game
statistics-title = Statistics
statistics-of = Statistics: { $game }
statistics-played = { $n ->
    [one] 1 game, { $time }
   *[other] { $n } games, { $time } on average
}
statistics-reading = { $n ->
    [one] One older game is still being read.
   *[other] { $n } older games are still being read.
}
statistics-games = These games
statistics-wins = Games won
statistics-winning = Average winning score
statistics-seats = { $n ->
    [one] 1 player
   *[other] { $n } players
}
statistics-seats-games = { $games ->
    [one] 1 game of { $seats }
   *[other] { $games } games of { $seats }
}
statistics-count = Games played
statistics-length = Average length
statistics-best = Most points: { $name }
statistics-first = Start player won
statistics-fair = Expected by chance

# per person
people-title = Players
people-won = { $n ->
    [one] won { $wins } of 1 game
   *[other] won { $wins } of { $n } games
}
person-won = Games won
person-place = Average place
person-turn = Average time per turn
person-games = Wins and best score per game
person-against = Head to head
person-ahead = { $ahead } ahead, { $behind } behind
person-last = Last games
