# looking back: finished games, statistics
records-tab = Parties
statistics-tab = Statistiques
people-tab = Joueurs
records-older = Plus anciennes
records-newer = Plus récentes
records-part = { $first } à { $last } sur { $n }

log-earlier = Plus tôt
of = { $part } sur { $whole }

# the course of a game
chart-rounds = manches
chart-turns = tours
placings-title = { $n ->
    [one] Rang à la dernière partie
   *[other] Rangs aux { $n } dernières parties
}
times-turns = Moyenne par tour
times-mean = Jet moyen

# per game
statistics-title = Statistiques
statistics-of = Statistiques : { $game }
statistics-played = { $n ->
    [one] { $n } partie, { $time }
   *[other] { $n } parties, { $time } en moyenne
}
statistics-reading = { $n ->
    [one] Une ancienne partie est encore en lecture.
   *[other] { $n } anciennes parties sont encore en lecture.
}
statistics-games = Ces parties
statistics-wins = Parties gagnées
statistics-winning = Score gagnant moyen
statistics-seats = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
statistics-seats-games = { $games ->
    [one] { $games } partie à { $seats }
   *[other] { $games } parties à { $seats }
}
statistics-count = Parties jouées
statistics-length = Durée moyenne
statistics-best = Record : { $name }
statistics-first = Premier joueur gagnant
statistics-fair = Selon le hasard

# per person
people-title = Joueurs
people-won = { $n ->
    [one] { $wins } gagnée sur { $n } partie
   *[other] { $wins } gagnées sur { $n } parties
}
person-won = Parties gagnées
person-place = Rang moyen
person-turn = Temps moyen par tour
person-games = Victoires et record par jeu
person-against = Face à face
person-ahead = { $ahead ->
    [one] { $ahead } gagné
   *[other] { $ahead } gagnés
}, { $behind ->
    [one] { $behind } perdu
   *[other] { $behind } perdus
}
person-last = Dernières parties
