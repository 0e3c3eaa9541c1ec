title = Ettana
who-starts = Les dés diront qui commence

## Words
n-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
points = Points
points-not-told = ? points
gain = { $who } { $n }
the-tile = la tuile { $n }
a-tile = une tuile pas encore saisie
the-rim = le bord
colour-green = vert
colour-red = rouge
colour-yellow = jaune
colour-blue = bleu
colour-purple = violet
colour-black = noir
the-colour = la couleur

card-move = Déplacer
card-swap = Échanger
card-replace-yarn = Remplacer
card-replace-tile = Remplacer
card-steal-card = Voler
card-steal-tokens = Voler
card-design = Motif
card-three = 3 jetons
card-call = Appel
card-again = Relancer
card-tax = Taxe
goods-card = Carte action
goods-design = Carte motif
goods-swap = Échange de fils

row-tokens = Jetons
row-cards = Cartes action
row-designs = Cartes motif
row-victory = Points de victoire
row-claimed = Points, motif { $n }
row-discards = Cartes action défaussées
row-number = Chiffre du dé
column-table = Table
left-tokens = Jetons restants
left-cards = Cartes action restantes
left-designs = Cartes motif restantes
first-to-eight = Victoire à { $n } points

## Where we are
phase-setup = Mise en place
phase-setup-name = Mise en place
phase-start = Premier joueur
phase-start-name = Premier joueur
phase-roll = Tour { $n }, dés
phase-roll-name = Dés
phase-act = Tour { $n }, actions
phase-act-name = Actions
phase-claim = Tour { $n }, motif
phase-claim-name = Annonces
phase-over = Après { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
phase-over-name = Fin de partie
timer-turn = Tour { STARTS($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}

## Setting up
begin-label = Préparez la partie
begin-confirm = Commencer
ready-label = À préparer
setup-yarns = { $n } fils sur les octogones ; { $left } à côté du plateau, un par couleur
setup-tiles = { $n } tuiles chiffre sur les cases ; { $left } différentes à côté du plateau
setup-designs = { $n } cartes motif, mélangées, face cachée
setup-cards = { $n } cartes action, mélangées, face cachée
setup-tokens = { $n } jetons à côté du plateau
setup-pawns = { $n } pions, un par joueur
setup-dice = Le dé chiffre et le dé couleur
yarns-label = Saisissez les fils
yarns-field = Fils
yarns-confirm = Enregistrer les fils
tiles-label = Saisissez les tuiles
tiles-field = Tuiles chiffre
tiles-confirm = Enregistrer les tuiles
paint-hint = Choisissez un élément, puis touchez sa place.
begin-board-label = Saisir d’abord le plateau
begin-board-confirm = Saisir le plateau
begin-board-hint = Ou jouez tout de suite : un fil ou une tuile est demandé quand il le faut.
beside-label = Couleur { $colour } : quels fils près des pions ?
beside-field = Touchez-les
beside-hint = Seuls les fils pas encore saisis s’allument. Aucun ? Validez simplement.
beside-confirm = Collecter, { $colour }
pawn-label = Lancez, placez votre pion
pawn-field = Une tuile du chiffre obtenu
pawn-number = Le chiffre obtenu
pawn-hint = Aucune tuile libre de ce chiffre ? Relancez.
pawn-confirm = Pion sur { $square }
pawn-number-confirm = Pion sur la tuile { $number }
tie-label = Relancez pour le premier joueur
tie-hint = Seulement ces joueurs ; les pions restent.
tie-confirm = Relance faite
tie = Égalité au plus haut jet : { $who }.
start-label = Qui est premier joueur ?
start-hint = Chacun lance et place un pion ; le plus haut jet commence.
start-field = Premier joueur
start-confirm = Premier joueur : { $starter }
starts = { $who } commence.
deal-label = Distribuez
deal-hint = Dans cet ordre : { $order }. Chacun reçoit 1 carte motif, 1 carte action et { $tokens } jetons.
deal-hint-redraw = Dans cet ordre : { $order }. Chacun reçoit 1 carte motif, 1 carte action et { $tokens } jetons. Un Point de victoire est rendu ; piochez une autre carte.
deal-field = Qui révèle un Point de victoire ?
deal-confirm = Cartes et jetons distribués

## Rolling
roll-label = Lancez les deux dés
roll-number-label = Lancez le dé chiffre
roll-confirm = Jet : { $dice }
rolled = Jet : { $n }, { $colour }
dice-field = Dés
collect-label = Lancez et collectez
collect-hint = Un jeton par fil de cette couleur à côté de son pion, pour tous.
collect-confirm = Jetons collectés
black-label = Noir : une carte action
black-confirm = Piocher une carte action
preset-label = Jouer « Fixer la couleur »
preset-field = Couleur
preset-hint = Fixée : { $colour }.
preset-confirm = Fixer : { $colour }
presets = { $who } fixe : { $colour }.
collected = Collecté : { $who }.
nobody-collects = { $n ->
    [one] { $n } jeton dû
   *[other] { $n } jetons dus
}, { $left } en réserve : personne ne reçoit rien.
draws-card = { $who } pioche une carte action.
draws-design = { $who } prend une carte motif.
shuffled = Mélangez les { $n } cartes action défaussées en une nouvelle pioche.
no-cards = Plus de cartes action.
no-designs = Plus de cartes motif.
gets-tokens = { $who } reçoit { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}.
supply-short = Plus que { $n } en réserve.

## The move
go-label = Déplacement : { $n }
to-field = { $n ->
    [one] { $n } pas, ou saut sur un { $n } libre
   *[other] { $n } pas, ou saut sur un { $n } libre
}
go-field = Vers quelle case ?
go-confirm = Aller sur { $to }
note-steps = { $n ->
    [one] { $n } pas
   *[other] { $n } pas
}
note-jump = saut
note-pays = { $n ->
    [one] paie 1 : { $who }
   *[other] paie 1 chacun : { $who }
}
stay-label = Déplacement impossible
stay-confirm = Le pion reste
stays = { $who } ne peut aller nulle part et reste.
moved-label = Déplacement
moved-confirm = Pion déplacé
paid-field = Pions traversés (1 jeton chacun)
free-swap-label = Échange gratuit
free-swap-field = Deux fils à côté du pion
free-swap-confirm = Échanger deux fils (gratuit)
swap-now-hint = L’échange gratuit, c’est maintenant ou jamais.

## Other actions
end-turn-label = Finir le tour
end-turn-confirm = Finir le tour
exchange-label = Changer
exchange-confirm = Changer une carte, finir le tour
exchange-hint = Mettez une carte motif sous la pioche, prenez celle du dessus. Cela finit votre tour.
exchanged = { $who } change une carte motif.
buy-label = Acheter
buy-field = Quoi ?
buy-confirm = Acheter : { $goods }
swap-field = Deux fils
many-victory = { $n } Points de victoire sont visibles, or il y en a { $most } au plus.
victory-label = Point de victoire
victory-confirm = Révéler Point de victoire : 1 point
play-label = Jouer une carte
play-field = Carte
play-confirm = Jouer { $card }
victim-field = À qui ?
call-field = Chiffre appelé
call-dice-field = Jet
yarn-field = Fil sur le plateau
colour-field = Remplacé par
tile-field = Tuile sur le plateau
number-field = Remplacée par
note-move = où vous voulez
note-swap = deux fils au choix
note-design = piochez-en un
note-call = un chiffre, puis le dé
note-again = les deux dés
note-tax = les autres : 1 jeton
note-replace-yarn = un fil
note-replace-tile = une tuile
note-steal-card-blind = une carte, sans regarder
note-steal-card-chosen = une carte au choix
note-steal-tokens = jetons
played = { $who } joue { $card }.
rolls-again = { $who } relance.
steals-blind = { $who } vole une carte à { $victim }, sans regarder.
steals-chosen = { $who } regarde et vole une carte à { $victim }.
steals = { $who } vole { $n ->
    [0] 0 jeton
    [one] 1 jeton
   *[other] { $n } jetons
} à { $victim }.
call-missed = { $who } appelle { $call } et obtient { $n } : sans effet.
taxed = { $n ->
    [0] Personne n’a de jeton pour payer.
    [one] 1 joueur paie 1 jeton.
   *[other] { $n } joueurs paient 1 jeton chacun.
}

## Designs
claim-label = Annoncer
claim-field = Carte
claim-confirm = Annoncer le motif
claim-here = Le toucher ici
at-field = Ses fils
claim-new = Saisir le motif
claim-unseen = Points seuls
design-word = { $n } fils, { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
}
pattern-field = Même lettre, même couleur ; · au choix
any-yarn = ·
points-field = Points
consent-label = { $who } annonce { $n ->
    [one] { $n } point
   *[other] { $n } points
}
consent-confirm = Annonce réglée
consent-agree = D’accord
consent-object = Objection
on-board = Le motif est sur le plateau.
not-on-board = Le motif n’est pas sur le plateau tel qu’il est saisi ici.
claim-refused = Pas d’accord : { $who } garde la carte.
has-points = { $who } a { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
won = { $who } gagne avec { $n } points.

## The end
lull-label = Continuer ?
lull-hint = Aucun point depuis { $n } tours. Si vous arrêtez, qui a le plus de points gagne.
lull-field = Continuer ?
lull-on = Continuer
lull-stop = Arrêter là
lull-confirm = { $go_on }
stop-label = Arrêter là : qui a le plus de points gagne
score-designs = Motifs
score-victory = Points de victoire
why-designs = Les points de chaque motif gagné.
why-victory = Chaque Point de victoire révélé compte 1.

## Corrections
yarn-again = Un fil du plateau
tile-again = Une tuile du plateau
yarns-again = Les fils du plateau
tiles-again = Les tuiles du plateau
pawn-of = Le pion { STARTS($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
where-field = Où est-il ?
whose-turn = À qui de jouer ?
done-label = Qu’a-t-on fait ce tour-ci ?
done-field = Déjà fait
done-moved = Pion déplacé
done-acted = Une autre action
done-swap = Échange gratuit encore possible
design-label = Une carte motif mal saisie
design-field = Carte
change-field = Qu’est-ce qui est faux ?
change-points = Les points
change-pattern = Le motif
change-forget = Effacer la carte
give-back = { $who } rend le motif { $n } ({ $points })
leave-tie = Il s’est passé autre chose : choisir qui commence
leave-turn = Il s’est passé autre chose : fin du tour { STARTS($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
leave-claim = Il s’est passé autre chose : { $who } n’annonce rien
leave-lull = Il s’est passé autre chose : continuer

## Settings
set-rim = Cases du bord
set-rim-on = Les pions peuvent y passer
set-rim-off = Hors jeu
set-deal-order = Ordre de distribution
set-deal-order-clockwise = Sens horaire, depuis le premier joueur
set-deal-order-rolls = Du plus haut jet au plus bas
set-short-supply = Réserve trop petite pour une carte
set-short-supply-rest = On reçoit ce qui reste
set-short-supply-nothing = On ne reçoit rien
set-repeat = Acheter deux fois la même chose par tour
set-repeat-any = Autant qu’on veut
set-repeat-once = Une fois
set-again-exchange = Changer un motif après Relancer
set-again-exchange-bars = Interdit
set-again-exchange-allows = Permis
set-toll = Traverser des pions
set-toll-route = On choisit le chemin
set-toll-cheapest = Toujours le moins cher
set-boxed-in = Un pion bloqué
set-boxed-in-stays = Reste où il est
set-boxed-in-passes = Traverse sans payer
set-swap-pair = Échange gratuit
set-swap-pair-touching = Deux fils quelconques près du pion
set-swap-pair-neighbours = Voisins seulement, pas en diagonale
set-mirror = Un motif en miroir
set-mirror-no = Ne compte pas
set-mirror-yes = Compte aussi
set-own-square = Carte Déplacer vers sa propre case
set-own-square-no = Interdit
set-own-square-yes = Permis
set-stolen-card = Une carte action volée
set-stolen-card-blind = Se prend sans regarder
set-stolen-card-chosen = Se choisit
set-own-tile = Remplacer la tuile sous son pion
set-own-tile-no = Interdit
set-own-tile-yes = Permis
set-preset-black = Fixer la couleur : noir
set-preset-black-yes = Permis
set-preset-black-no = Interdit
set-dealt-victory = Un Point de victoire à la distribution
set-dealt-victory-counts = Compte
set-dealt-victory-redraw = Est rendu ; on en pioche une autre
set-again-tokens = Après Relancer, les jetons du premier jet
set-again-tokens-both = On les garde et on collecte encore
set-again-tokens-last = Sont rendus
set-turn-s = Temps pour un tour

## Refusals
too-many-yarns = { $n } fois { $colour } : le plateau en a { $most } au plus.
too-many-tiles = { $n } tuiles { $number } : il n’y en a que { $most }.
spare-tiles-differ = Les deux tuiles à côté du plateau doivent avoir des chiffres différents.
preset-with-again = Fixer la couleur et Relancer ne vont pas ensemble.
preset-twice = La couleur est déjà fixée.
preset-not-black = Selon vos règles maison, on ne fixe pas le noir.
moved-already = Le pion a déjà bougé ce tour-ci.
must-move = Déplacez d’abord le pion.
free-swap-over = L’échange gratuit se fait juste après le déplacement, une seule fois.
swap-not-neighbours = Selon vos règles maison, les deux fils doivent être voisins.
too-dear = Cela coûte { $price } ; vous avez { $has }.
bought-already = Selon vos règles maison, on achète la même chose une fois par tour.
nothing-left = Il n’en reste plus.
no-card-in-hand = Vous n’avez pas de carte action en main.
no-card-drawn = Aucune carte action ne vient d’être piochée.
again-too-late = Relancer se joue avant toute autre action.
no-card-to-steal = { $who } n’a pas de carte action.
exchange-too-late = On ne change une carte qu’avant toute autre action.
no-design-in-hand = Vous n’avez pas de carte motif en main.
claimed-before = Ce motif a déjà été annoncé.
points-in-rulebook = D’après la règle, cette carte vaut { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
pattern-too-small = Dessinez au moins deux fils.
too-many-designs = Il n’y a que { $n } cartes motif.
design-known = Ce motif est sur une autre carte.

# a closer look at the board
the-pawn = pion
place-yarn = Rangée { $row }, fil { $n }
place-tile = Rangée { $row }, case { $n }
place-rim = Bord, rangée { $row }, case { $n }
yarn-lies = Fil : { $colour }

# the catalogue
section-designs = Cartes motif

# what was done: the log, in the past tense
did-begin = La partie a été mise en place.
did-begin-later = La partie a été mise en place.
did-lay-yarns = Les fils ont été saisis.
did-lay-tiles = Les tuiles ont été saisies.
did-place-pawn = { $who } a placé son pion sur { $square }.
did-choose-start = Premier joueur : { $starter }.
did-break-tie = Nouveau jet pour le premier joueur : { $dice }.
did-deal = Les cartes et les jetons ont été distribués.
did-roll = Jet { STARTS($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
} : { $dice }.
did-collect = { $black-is ->
     [1] { $who } a obtenu noir.
    *[other] { $who } a lancé les dés.
}
did-beside = { $who } a collecté : { $colour }.
did-go = { $who } a rejoint { $to }.
did-moved = { $who } a déplacé le pion.
did-exchange = { $who } a changé une carte motif et fini le tour.
did-buy = { $who } a acheté : { $goods }.
did-claim = { $who } a annoncé un motif.
did-answer = L’annonce a été réglée. { $consent }.
did-free-swap = { $who } a échangé deux fils gratuitement.
did-preset = { $who } a fixé la couleur.
did-play = { $who } a joué { $card }.
did-show-victory = { $who } a révélé un point de victoire.
did-end-turn = { $who } a fini son tour.
did-stay = { $who } n’a pu aller nulle part.
did-play-on = { $go_on-is ->
     [0] La partie a été arrêtée.
    *[other] La partie a continué.
}
