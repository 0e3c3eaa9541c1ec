# How a game went
went-link = Bilan
went-lead = En tête
went-points = Points
went-times = Temps
went-luck = Dés
went-then = Voir la table d’alors
went-lead-ask = Qui menait, et où tout a basculé
went-points-ask = D’où viennent les points
went-times-ask = Le temps de chacun
went-luck-ask = Comment les dés sont tombés
went-turned = { $here ->
    [1] C’est ici { STARTS($who) ->
        [vowel] qu’{ $who }
       *[other] que { $who }
    } a pris la tête pour de bon : { $what }
   *[0] { $who } a pris la tête pour de bon : { $what }
}
went-always = { $who } a mené jusqu’au bout, à partir d’ici : { $what }
went-leads = { $who } mène depuis ce coup : { $what }
went-level = À la fin, personne ne menait seul.
went-nothing = Rien n’a été compté ici.
went-changes = Changements de tête
went-ahead = { $who }
went-here = À la ligne : { $what }
went-most = { $who } : { $n } points sur { $of } grâce à : { $what }
went-rest = Tout le reste
went-time = { $many ->
    [2] { $who } a pris le plus de temps : { $time } sur { $whole }, surtout pour : { $phase }.
   *[other] { $who } a pris le plus de temps : { $time } sur { $whole }.
}
went-time-all = { $many ->
    [2] La partie a duré { $whole }, surtout pour : { $phase }.
   *[other] La partie a duré { $whole }.
}
went-luck-title = Ce que donnent en général des dés équilibrés, et ce qui est tombé
went-usual = Les dés sont tombés comme des dés équilibrés : personne n’est sorti de la fourchette habituelle.
went-odd = Dés inhabituels pour { $names } : des dés équilibrés ne sortent de cette fourchette qu’une fois sur vingt.
went-rolled = { $who } : { $total } avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} ; d’habitude de { $low } à { $high }

# Taken along
out-link = Emporter
out-title = Emporter le résultat
out-card = Carte de résultat
out-bgstats = BG Stats
out-csv = Toutes les parties en tableau (CSV)
out-json = Toutes les parties en JSON
out-bgg = Numéro BGG
out-scan = Scannez ceci avec un téléphone : vous y trouverez la carte de résultat et BG Stats. Un téléphone qui a une place à cette table a aussi le tableau de toutes les parties, sous Parties.
out-scan-app = Scannez ceci avec un téléphone où BG Stats est installé : la partie y sera saisie.
out-names = Seules les initiales sortent d’ici, comme le veut votre club.
bgg-title = BoardGameGeek
bgg-ask = Le numéro de ce jeu sur ce site
bgg-label = Numéro dans l’adresse du jeu sur BoardGameGeek
bgg-confirm = Garder ce numéro
bgg-wrong = Ce numéro n’existe pas.
export-which = Dites soit quelle partie, soit --format csv ou json pour toutes les parties terminées.
