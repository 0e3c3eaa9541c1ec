# What the commands print
command-moves = { $n ->
    [one] 1 zet
   *[other] { $n } zetten
}
command-finished = afgelopen
command-unfinished = niet uitgespeeld
command-learned = { $n ->
    [one] 1 gedrukte waarde
   *[other] { $n } gedrukte waarden
}
command-played-back = { $signals ->
    [one] 1 signaal
   *[other] { $signals } signalen
}, { $lines ->
    [one] 1 regel
   *[other] { $lines } regels
}
command-pictures = { $n ->
    [one] 1 plaatje
   *[other] { $n } plaatjes
}

# selfplay
selfplay-pace = { $game }: { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}, { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
}, { $pace } zetten per seconde
selfplay-played = Gespeeld: { $parties }
selfplay-party = { $n } met { $seats } spelers
selfplay-party-tracking = { $n } met { $seats } spelers ({ $tracking })
selfplay-ended = Geëindigd: { $endings }
selfplay-ending = { $n } door { $ending }
selfplay-no-ending = { $n } helemaal niet
selfplay-kept = Elke wet is nageleefd.
selfplay-broken = { $n ->
    [one] 1 wet is overtreden:
   *[other] { $n } wetten zijn overtreden:
}
