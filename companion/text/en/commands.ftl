# What the commands print
command-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
command-finished = finished
command-unfinished = unfinished
command-learned = { $n ->
    [one] 1 printed value
   *[other] { $n } printed values
}
command-pictures = { $n ->
    [one] 1 picture
   *[other] { $n } pictures
}

# selfplay
selfplay-pace = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $pace } moves per second
selfplay-played = Played: { $parties }
selfplay-party = { $n } with { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
selfplay-party-tracking = { $n } with { $seats ->
    [one] 1 player
   *[other] { $seats } players
} ({ $tracking })
selfplay-ended = Ended: { $endings }
selfplay-ending = { $n } by { $ending }
selfplay-no-ending = { $n } not at all
selfplay-kept = Every law was kept.
selfplay-broken = { $n ->
    [one] 1 law was broken:
   *[other] { $n } laws were broken:
}

# companion language check
language-missing = { $place } lacks { $key }
language-arguments = { $place }: { $key } has other arguments than in English: { $what }
language-unreadable = { $place }, line { $line } cannot be read: { $what }
language-beside = { $place }: { $key } says "{ $found }"; the glossary has "{ $word }"
language-too-wide = { $place }: { $key } has a word that fits on no key: { $word }
language-no-rules = { $place } is missing
language-checked = { $code }: { $n ->
    [0] complete
    [one] one text to mend
   *[other] { $n } texts to mend
}
