# What the commands print
command-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
command-finished = terminée
command-unfinished = à finir
command-learned = { $n ->
    [one] { $n } valeur imprimée
   *[other] { $n } valeurs imprimées
}
command-pictures = { $n ->
    [one] { $n } image
   *[other] { $n } images
}

# selfplay
selfplay-pace = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $pace } coups par seconde
selfplay-played = Jouées : { $parties }
selfplay-party = { $n } à { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
selfplay-party-tracking = { $n } à { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
} ({ $tracking })
selfplay-ended = Finies : { $endings }
selfplay-ending = { $n } par { $ending }
selfplay-no-ending = { $n } pas du tout
selfplay-kept = Toutes les lois ont été respectées.
selfplay-broken = { $n ->
    [one] { $n } loi a été enfreinte :
   *[other] { $n } lois ont été enfreintes :
}

# companion language check
language-missing = { $place } : il manque { $key }
language-arguments = { $place } : { $key } n’a pas les mêmes arguments qu’en anglais : { $what }
language-unreadable = { $place }, ligne { $line }, est illisible : { $what }
language-beside = { $place } : { $key } dit « { $found } » ; le glossaire a « { $word } »
language-too-wide = { $place } : { $key } a un mot qui ne tient sur aucune touche : { $word }
language-no-rules = { $place } manque
language-checked = { $code } : { $n ->
    [0] complet
    [one] un texte à reprendre
   *[other] { $n } textes à reprendre
}
