# What the commands print
command-moves = { $n ->
    [one] 1 Eintrag
   *[other] { $n } Einträge
}
command-finished = beendet
command-unfinished = noch offen
command-learned = { $n ->
    [one] 1 aufgedruckter Wert
   *[other] { $n } aufgedruckte Werte
}
command-pictures = { $n ->
    [one] 1 Bild
   *[other] { $n } Bilder
}

# selfplay
selfplay-pace = { $game }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $moves ->
    [one] 1 Eintrag
   *[other] { $moves } Einträge
}, { $pace } Einträge pro Sekunde
selfplay-played = Gespielt: { $parties }
selfplay-party = { $n } { $seats ->
    [one] allein
   *[other] zu { $seats }
}
selfplay-party-tracking = { $n } { $seats ->
    [one] allein
   *[other] zu { $seats }
} ({ $tracking })
selfplay-ended = Beendet: { $endings }
selfplay-ending = { $n } durch { $ending }
selfplay-no-ending = { $n } gar nicht
selfplay-kept = Jede Grundregel wurde eingehalten.
selfplay-broken = { $n ->
    [one] 1 Grundregel wurde verletzt:
   *[other] { $n } Grundregeln wurden verletzt:
}

# companion language check
language-missing = In { $place } fehlt { $key }
language-arguments = { $place }: { $key } hat andere Argumente als im Englischen: { $what }
language-unreadable = { $place }, Zeile { $line } ist nicht lesbar: { $what }
language-beside = { $place }: { $key } sagt „{ $found }“; das Glossar hat „{ $word }“
language-too-wide = { $place }: { $key } hat ein Wort, das auf keine Taste passt: { $word }
language-no-rules = { $place } fehlt
language-checked = { $code }: { $n ->
    [0] vollständig
    [one] ein Text ist zu verbessern
   *[other] { $n } Texte sind zu verbessern
}
