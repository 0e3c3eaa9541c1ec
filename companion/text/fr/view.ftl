language = Français
thousands = { "\u202f" }
decimal-mark = ,
plural-forms = n > 1

# what stands behind a colon
named = { $what } : { $value }
# what somebody may answer to a question of a command with yes
yes-words = o oui

seat-table = Tout le monde
seat-number = Place { $n }
place = { $n ->
    [1] 1er
   *[other] { $n }e
}

# on the confirm key while something is missing
missing-choice = Choisissez d’abord
missing-choices = { $n ->
    [one] Choisissez-en au moins { $n }
   *[other] Choisissez-en au moins { $n }
}
missing-amount = Choisissez un nombre
missing-allot = { $n ->
    [one] Choisissez-en au moins { $n }
   *[other] Répartissez-en d’abord { $n }
}
missing-cells = { $n ->
    [one] Touchez d’abord le plateau
   *[other] Touchez-en { $n } sur le plateau
}
missing-slots = { $n ->
    [one] Emplacement à remplir
   *[other] { $n } emplacements à remplir
}
missing-text = Saisissez d’abord un texte
missing-throw = Saisissez d’abord les dés
missing-change = Changez d’abord une valeur

table-clockwise = sens horaire
chart-title = Score après chaque coup
chart-moves = coups

date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[other] déc.
} { $year }
place-numbered = Lieu { $n }
track-crown = Privilège : { $who }
track-scale = De { $least } à { $most }
is-lit = éclairé
edge-plain = Chemin
edge-soil = Route de terre
edge-ice = Route de glace
edge-stone = Route de pierre
