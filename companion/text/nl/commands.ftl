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
selfplay-party = { $n } met { $seats ->
    [one] 1 speler
   *[other] { $seats } spelers
}
selfplay-party-tracking = { $n } met { $seats ->
    [one] 1 speler
   *[other] { $seats } spelers
} ({ $tracking })
selfplay-ended = Geëindigd: { $endings }
selfplay-ending = { $n } door { $ending }
selfplay-no-ending = { $n } helemaal niet
selfplay-kept = Elke wet is nageleefd.
selfplay-broken = { $n ->
    [one] 1 wet is overtreden:
   *[other] { $n } wetten zijn overtreden:
}

# companion language check
language-missing = { $place } mist { $key }
language-arguments = { $place }: { $key } heeft andere argumenten dan in het Engels: { $what }
language-unreadable = { $place }, regel { $line } is niet te lezen: { $what }
language-beside = { $place }: { $key } zegt "{ $found }"; de woordenlijst heeft "{ $word }"
language-too-wide = { $place }: { $key } heeft een woord dat op geen toets past: { $word }
language-no-rules = { $place } ontbreekt
language-checked = { $code }: { $n ->
    [0] volledig
    [one] één tekst te herstellen
   *[other] { $n } teksten te herstellen
}
