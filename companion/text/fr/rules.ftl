## What every game says: a game uses these keys, and may write a sentence of its own under the same key
number = { $n }
list = { $first }, { $rest }
list-last = { $first } et { $rest }
nobody = Personne
phase-over = Fin
phase-over-name = Fin
leave-out = Il s’est passé autre chose
whose-turn = À qui est le tour
no-limit = Sans limite
tracking = Niveau de détail
tracking-full = Plateau entier
tracking-ledger = Résultat seul
not-asked-now = Ce n’est pas possible en ce moment.
does-not-fit = Cela ne correspond pas à la situation notée.
not-your-turn = C’est le tour de quelqu’un d’autre.
n-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}

# printed values from a file
check-kind = { $kind } : ce jeu n’a pas d’éléments imprimés de cette sorte.
check-entry = { $kind }, { $id } : { $why }
check-id = Il n’y a rien de ce nom.
check-name = Le nom et les valeurs ne vont pas ensemble.
check-values = Une valeur manque ou n’est pas de la bonne sorte ({ $why }).
check-impossible = Cela ne peut pas y être imprimé.

# clocks
time-kind = Fonctionnement
time-after = Ajout après le tour
time-before = Ajout avant le tour
time-bronstein = Bronstein
time-delay = Délai
time-hourglass = Sablier
time-byoyomi = Byo-yomi
time-canadian = Canadien
time-periods = Deux périodes
time-plus = Secondes par tour
time-period = Secondes par période
time-count = Périodes
time-turns = Tours
time-block = Minutes pour ces tours
time-then = Minutes après ces tours
time-each = Minutes de chacun, si elles diffèrent (15, 5)
time-says-after = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} chacun{ $seconds ->
    [0] .
    [one] , et { $seconds } seconde de plus après chaque tour.
   *[other] , et { $seconds } secondes de plus après chaque tour.
}
time-says-before = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} chacun, et { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} de plus avant chaque tour, y compris le premier.
time-says-bronstein = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} chacun. Après un tour, vous récupérez le temps qu’il a pris, { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} au plus ; vous les avez aussi avant le premier.
time-says-delay = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} chacun. À chaque tour, la pendule attend { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} avant de tourner.
time-says-hourglass = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} chacun. Le temps que l’un dépense passe aux autres.
time-says-byoyomi = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} chacun, puis { $count ->
    [one] une fois
   *[other] { $count } fois
} { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} : un tour joué dans ce délai ne les entame pas.
time-says-canadian = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} chacun, puis { $then ->
    [one] { $then } minute
   *[other] { $then } minutes
} { $count ->
    [one] pour chaque tour
   *[other] tous les { $count } tours
}.
time-says-periods = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} chacun pour { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}, puis { $then ->
    [one] { $then } minute
   *[other] { $then } minutes
} de plus{ $seconds ->
    [0] .
    [one] , et { $seconds } seconde avant chaque tour.
   *[other] , et { $seconds } secondes avant chaque tour.
}
time-says-each = { $what } Minutes par place : { $each }.
