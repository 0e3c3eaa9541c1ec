title = Amritsar

## Words
spot = { $district } { $n }
district-north = Nord
    .au = au Nord
    .du = du Nord
district-east = Est
    .au = à l’Est
    .du = de l’Est
district-south = Sud
    .au = au Sud
    .du = du Sud
district-west = Ouest
    .au = à l’Ouest
    .du = de l’Ouest
colour-white = Blanc
colour-blue = Bleu
colour-green = Vert
colour-yellow = Jaune
shade-white = blanc
    .la = blanche
    .les = blancs
shade-blue = bleu
    .la = bleue
    .les = bleus
shade-green = vert
    .la = verte
    .les = verts
shade-yellow = jaune
    .la = jaune
    .les = jaunes
track-development = Progrès
track-resource = Ressources
track-money = Argent
height = À présent : { $n }
decade-n = Décennie { $n }
decade-of = Décennie { $n } sur { $of }
round-of = Manche { $n } sur { $of }
mahout-word = Cornac sur le { $colour }
donations-in = Dons, { $district }
shows-nothing = rien
shows = Montre : { $what }

symbol-coin = { $n ->
    [one] Pièce
   *[other] Pièces
}
symbol-gold = Or
symbol-copper = Cuivre
symbol-marble = Marbre
symbol-point = { $n ->
    [one] Point
   *[other] Points
}
symbol-marker = { $n ->
    [one] Marqueur
   *[other] Marqueurs
}
symbol-bag = { $n ->
    [one] Sac d’impôt
   *[other] Sacs d’impôt
}
symbol-lock = Cadenas
symbol-development = Livre progrès
symbol-resource = Livre ressource
symbol-money = Livre argent
symbol-book = Livre au choix
symbol-trade = Commerce
symbol-white = Marteau blanc
symbol-brown = Marteau brun
symbol-golden = Marteau doré
symbol-temple = Temple
n-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
n-gold = { $n } or
n-copper = { $n } cuivre
n-marble = { $n } marbre
n-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
n-marker = { $n ->
    [one] { $n } marqueur
   *[other] { $n } marqueurs
}
n-bag = impôt +{ $n }
n-lock = { $n ->
   *[other] déblocage
}
n-development = { $n ->
   *[other] livre progrès
}
n-resource = { $n ->
   *[other] livre ressource
}
n-money = { $n ->
   *[other] livre argent
}
n-book = { $n ->
    [one] livre au choix
   *[other] { $n } livres au choix
}
n-trade = { $n ->
   *[other] commerce
}
n-white = { $n ->
   *[other] marteau blanc
}
n-brown = { $n ->
   *[other] marteau brun
}
n-golden = { $n ->
   *[other] marteau doré
}
n-temple = { $n ->
   *[other] don
}

## Where we are
phase-setup = Mise en place
phase-setup-name = Mise en place
phase-opening = Premières tuiles
phase-opening-name = Premières tuiles
phase-bridge = Décennie { $decade }, pont
phase-bridge-name = Tuile pont
phase-ride = Décennie { $decade }, { $round }/4
phase-ride-name = Éléphant
phase-workers = Décennie { $decade }, { $round }/4
phase-workers-name = Ouvriers
phase-act = Décennie { $decade }, { $round }/4
phase-act-name = Actions
phase-second = Décennie { $decade }, { $round }/4
phase-second-name = Encore l’éléphant
phase-follow = Décennie { $decade }, { $round }/4
phase-follow-name = Suivre
phase-turn = Décennie { $decade }, { $round }/4
phase-turn-name = Tours
phase-decade = Fin de la décennie { $decade }
phase-decade-name = Fin de décennie
phase-final = Décompte final
phase-final-name = Décompte final
phase-over = Après 3 décennies
phase-over-name = Fin de partie

next-pawn = Dépasser le pion : −{ $n }
next-colour = La dernière couleur compte
next-seat = Ensuite { $who }
next-round = Ensuite, le pion avance
next-end = Ensuite, la décennie finit
next-decade = Ensuite, la décennie suivante
next-final = Ensuite, le décompte final
followers = Suiveurs : { $n }
timer-turn = { $who } joue
timer-follow = { $who } peut suivre

## Setting up
begin-label = Préparez la partie
begin-confirm = Commencer
begin-workers-label = Saisir d’abord les ouvriers
begin-workers-confirm = Saisir les ouvriers
begin-workers-hint = Ou jouez tout de suite : les ouvriers d’un lieu sont demandés quand quelqu’un les ramasse.
ready-label = À préparer
setup-temple = { $n } tuiles temple au hasard : milieu du plateau, deux éléments bas du temple
setup-bridges = { $n } tuiles pont, face visible
setup-donations = { $n } tuiles don pour { $players } joueurs
setup-tiles = { $n } tuiles action de couleurs différentes par district
setup-pawn = Le pion Maharaja sur la case rouge
setup-market = { $n } de chaque ressource au marché, le reste et les pièces à côté
setup-workers = { $n } ouvriers de chaque couleur, { $all } en tout, sur les lieux marqués
setup-storehouses = { $n } entrepôts, face visible
setup-goals = { $n } tuiles objectif pour chacun : une A, une B, une C, une D
setup-board = Pour chacun : plateau joueur, tuile mouvement côté cadenas, marqueurs de savoir et d’impôt en bas
setup-markers = Marqueurs de don : { $board } sur les cases d’amélioration, { $market } à côté du marché
setup-start = Pour chacun : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, marqueur de score sur { $points }
setup-order = { $who } commence ; { $last } reçoit le second pion Maharaja
setup-opening = { $who } en premier, chacun pose une tuile objectif et le cornac du temple ; 2 marqueurs vont sur l’éléphant
learn-red-label = Où est la case rouge du plateau ?
learn-rooms-label = Places par lieu

learn-red-hint = Le haut de ce dessin s’appelle Nord. Indiquez où se trouve la case rouge, vu votre plateau.
learn-red-confirm = Enregistrer le plateau
learn-rooms-confirm = Enregistrer le plateau
red-label = Case rouge du pion Maharaja
workers-label = Ouvriers { FORM($colour, "les") }
workers-at = 1 toucher = 1 ouvrier
workers-confirm = Placer les ouvriers { FORM($colour, "les") }
goals-label = Posez chacun une tuile objectif, face cachée
goals-confirm = Chacun a posé une tuile objectif
opening-label = Posez un objectif et le cornac du temple
opening-hint = L’objectif face cachée, sur la case la plus à gauche ; deux marqueurs vont sur votre éléphant.
opening-mahout-label = Posez le cornac du temple
opening-mahout-hint = Son marqueur va sur votre éléphant.
opening-confirm = Cornac du temple sur { $colour }
space-colour-label = Sur quelle couleur ?
bridge-label = Saisissez la tuile pont
bridge-shows = { $on } : { $gain }
bridge-on = Qu’est-ce qui rapporte son bonus ? Absent de la liste : ne choisissez rien.
bridge-gain = Bonus
bridge-bonus-ask = Quel bonus donne la tuile pont ?
bridge-confirm = Enregistrer la tuile pont
bridge-bonus-read = Enregistrer le bonus du pont
deed-coin = Pièces
deed-gold = Or
deed-copper = Cuivre
deed-marble = Marbre
deed-trade = Commerce
deed-hammer = Améliorer
deed-temple = Don
deed-book = Livre
deed-decade = Fin de décennie
deed-other = Autre chose
another-tile = Une autre
asked-once = Recopiez ce qui est imprimé. C’est à faire une seule fois.

## The elephant
place-label = Placez votre éléphant
place-confirm = Éléphant : { $district }
district-label = District
ride-label = Déplacez votre éléphant
ride-again-label = Déplacez encore votre éléphant
ride-confirm = Éléphant : { $steps }
steps-label = Sens horaire, vers
stay = Reste { FORM($district, "au") }
ride-round = { $district }, tour complet
loses-points = { $n ->
    [one] −{ $n } point
   *[other] −{ $n } points
}
coins-and-points = { $coins }, { $n ->
    [one] −{ $n } point
   *[other] −{ $n } points
}
passed-label = Pion Maharaja dépassé ?
jump-label = Rendre la tuile mouvement
jump-confirm = Sauter : { $district }
still-locked-label = Votre tuile mouvement est-elle débloquée ?
still-locked-confirm = Tuile mouvement encore bloquée
unlocked-label = Elle est débloquée
unlocked-confirm = Tuile mouvement débloquée par une amélioration
pawn-passed = { $who } dépasse le pion Maharaja : −{ $n }.
pawn-moves = Le pion Maharaja avance d’une case à droite : manche { $n }.

## Workers
pick-label = Ramassez des ouvriers
pick-from = Tous les ouvriers de
lie-label = Ouvriers présents
also-label = Présents dès le début
lying-label = Quels ouvriers y sont déjà ?
lying-confirm = Ouvriers saisis : { $spot }
workers-untold = Ouvriers pas encore saisis
pick-confirm = Ramasser : { $spot }
sow-label = { $n ->
    [one] Déposez { $n } ouvrier
   *[other] Déposez { $n } ouvriers
}
sow-confirm = { $n ->
    [one] Déposer l’ouvrier
   *[other] Déposer les ouvriers
}
sow-order = Déposer { $order }
order-label = Sens horaire, du premier au dernier
full-label = Où
one-full-label = Un lieu est plein
one-full-confirm = Plein : { $full }
extra-label = Pas en plus : 1 pièce
extra-hint = Touchez le lieu où va le dernier ouvrier.
extra-round = un tour complet
last-worker = { $who } : le dernier ouvrier est { $colour }, en { $spot }.
not-mixed = Certains districts n’ont pas trois couleurs différentes.

## Actions
main-label = Action principale { FORM($district, "au") }
main-confirm = Action principale : { $tile }
tile-label = Tuile, par couleur bonus
bonus-label = Action bonus { FORM($colour, "la") }
bonus-confirm = Action bonus { FORM($colour, "la") }
elephant-label = Éléphant : action principale
elephant-mahout = Éléphant : cornac
elephant-confirm = Éléphant : { $what }
follow-bridge = Suivre et gagner la tuile pont
bridge-bonus-label = Bonus du pont
bridge-bonus-confirm = Pont : { $gain }
bridge-earned = { $who } gagne le bonus du pont : { $gain }.
finish-label = Plus d’action
finish-confirm = Plus d’action
read-label = Saisissez la tuile { FORM($colour, "la") } { FORM($district, "du") }
read-confirm = Enregistrer la tuile { FORM($colour, "la") } { FORM($district, "du") }
content-label = Quelle tuile ?
main-shows = Action principale
bonus-shows = Action bonus
take-label = Prenez : { $what }
take-hint = On ne prend que ce qu’on peut ranger.
take-confirm = Prendre : { $what }
taken = { $who } prend : { $what }.
take-back-label = Faites de la place
take-back-confirm = Faire de la place, prendre : { $what }
back-label = Retour à la réserve
rise-label = Avancez sur une piste de savoir
track-label = Quelle piste ?
rise-confirm = Avancer : { $track }
space-label = { $track }, case { $n }
space-gain = Son bonus
space-marks = Y a-t-il une marque ?
mark-hourglass = Sablier
mark-last = Dernière case
space-confirm = Enregistrer la case { $n }, { $track }

trade-label = Commerce
trade-confirm = Passer aux pièces
settle-label = Commerce : { $what }
settle-confirm = Noter le commerce : { $what }
trade-sell = Vendre
trade-buy = Acheter
trade-sold = vente de { $what }
trade-bought = achat de { $what }
trade-nothing = rien
trade-received = Pièces reçues
trade-paid = Pièces payées
trade-points = Points de remplissage
trade-full = Vendu au marché plein (1 pièce chacun)
trade-full-of = { $resource } : vendu au marché plein (1 pièce chacun)
settle-total = Total seul connu
settle-other = Pas les prix imprimés
price-sell = { $resource } : de { $from } à { $to } au marché
price-buy = { $resource } : de { $from } à { $to } au marché
price-coins = Pièces
trade-marker = Un marqueur sur votre éléphant ?
skip-trade = Pas de commerce
marker-loaded = { $who } met un marqueur sur l’éléphant.
trade-point = Plus de marqueur à déplacer : { $who } marque 1.
elephant-full = L’éléphant { STARTS($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
} est plein : le marqueur reste.

upgrade-storehouse = Poser un entrepôt
upgrade-goal = Poser une tuile objectif
upgrade-mahout = Poser un cornac
lay-storehouse = Entrepôt pour { $cost }
lay-goal = Tuile objectif pour { $cost }
lay-mahout = Cornac pour { $cost }
bags-label = Sacs dessus
brings-label = Rapporte-t-il quelque chose ?
storehouse-gain = Son bonus immédiat
gains-label = Saisissez l’entrepôt
gains-confirm = Prendre le bonus de l’entrepôt
gains-none = Rien d’autre
lasts-first = Il a un avantage durable
lasts-label = Saisissez l’entrepôt : avantage durable
lasts-confirm = Enregistrer l’avantage durable
lasting-on = Chaque fois pour quoi ? Rien si absent de la liste.
lasting-gain = Il donne
storehouse-word = { $n ->
    [0] { $what }
    [one] 1 sac ; { $what }
   *[other] { $n } sacs ; { $what }
}
storehouse-content = Quel entrepôt ?
upgrade-known = Poser un entrepôt connu
storehouse-label = Avantage d’un entrepôt
storehouse-confirm = Entrepôt : { $gain }
storehouse-earned = Un entrepôt { STARTS($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
} donne : { $gain }.
spaces-label = Saisissez le plateau joueur : améliorations
spaces-of = Combien de cases de chaque sorte ?
space-for-storehouse = Entrepôts
space-for-goal = Tuiles objectif
space-for-mahout = Cornacs
spaces-confirm = Enregistrer le plateau joueur
mahout-label = Quel cornac ?
meet-label = Saisissez le cornac sur le { $colour }
meet-confirm = Enregistrer le cornac
mahout-shows = Le cornac montre
skip-upgrade = Pas d’amélioration
no-upgrade = { $who } ne peut payer aucune amélioration, ou n’a plus de case libre.
marker-to-market = L’éléphant { STARTS($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
} est plein : le marqueur va à côté du marché.
display-empty = D’après l’historique, il ne reste aucun entrepôt.

donate-label = Don { FORM($district, "au") }
donate-space = Case de la tuile don
donation-space = Ligne { $row }, case { $n }
row-note = { $cost } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
donate-confirm = Don : { $space }
skip-donate = Pas de don
width-label = Saisissez la tuile don { FORM($district, "du") }
width-field = Cases de la ligne du bas
width-confirm = Tuile don : { $n } dans la ligne du bas
row-label = Saisissez la ligne { $n } de la tuile don
row-cost = Elle coûte
row-points = Points indiqués
row-each = Points différents sur cette ligne
row-space = Case { $n }
row-each-confirm = Enregistrer les points
row-confirm = Payer la ligne et donner
donated = { $who } fait un don { FORM($district, "au") } : +{ $n }.
points-below = Marqueurs dessous : { $who } +{ $n }.
not-paid = { $who } ne peut pas payer cette ligne.
no-donation-open = Pas de don possible pour { $who }.

## Following
follow-label = Suivre sur le { $colour }
follow-hint = { $who } marque 1 si vous suivez.
follow-mahout = Quel cornac ?
follow-confirm = Suivre : { $what }
decline-label = Ne pas suivre
followed = { $who } suit : { $active } +1.

## Only the results
turn-label = Saisissez votre tour
turn-points = Points de ce tour
ledger-passed = Pion dépassé −{ $n }
ledger-passed-twice = Deux fois −{ $n }
turn-confirm = Tour fini, points : { $n }
who-follows = Qui a suivi, dans l’ordre du tour ?
ledger-majority-label = Majorités
ledger-majority-hint = Sur chaque tuile don, le plus de marqueurs rapporte la tuile temple ; à égalité, chacun marque tout.
ledger-majority-confirm = Compter les majorités
ledger-tax-label = Impôt
ledger-tax-hint = Tout le monde paie. Saisissez les pièces que quelqu’un n’a pas pu payer.
ledger-tax-confirm = Tout le monde a payé
ledger-income-label = Revenus
ledger-income-hint = Prenez le bonus de chaque sablier atteint. Saisissez les points reçus.
ledger-income-confirm = Noter les revenus

## The end of a decade
decade-over = Le pion est revenu sur la case rouge : la décennie { $n } est finie.
decade-not-scored = Selon vos règles maison, la dernière décennie ne compte pas.
temple-label = Saisissez la tuile temple
temple-points = Points de la majorité
temple-confirm = Points par tuile don : { $n }
temple-each = Différents selon le district
temple-each-known = Une tuile connue, par district
temple-each-confirm = Compter la tuile temple
majority-won = { $district } : { $who } +{ $n }.
tax-label = Saisissez la piste d’impôt
tax-height = Hauteur { $n }
tax-confirm = Tout le monde paie l’impôt
tax-short = { $who } ne peut pas payer tout l’impôt : −{ $n }.
close-label = Fin de la décennie { $n }
close-ready = Reste à faire
close-confirm = Commencer la décennie suivante
close-last = Passer au décompte final
close-bridge = Retournez la tuile pont
close-temple = Posez le prochain élément de temple avec sa tuile
reckoning = Décennie { $n }
reckoned-majority = Majorités
reckoned-paid = Impôt payé
reckoned-lost = Perdu par l’impôt
final-label = Révélez les tuiles objectif
final-hint = Tuiles objectif, la première comprise ; puis pistes finies.
final-hint-not-first = Tuiles objectif sans la première ; puis pistes finies.
final-tracks = Pistes finies
final-tracks-of = { $who } : pistes finies
final-confirm = Compter les points
game-over = Les trois décennies sont jouées.

## Score
score-start = Départ
score-actions = Tours
score-trade = Commerce
score-follow = Suiveurs
score-donate = Dons
score-below = Marqueurs dessous
score-majority = Majorités
score-income = Revenus
score-pawn = Pion Maharaja
score-tax = Impôt impayé
score-tracks = Pistes finies
score-goals = Tuiles objectif
score-noted = Corrections
why-start = Tout le monde commence à 5.
why-actions = Les points des actions.
why-trade = Le remplissage du marché, et le commerce sans marqueur à déplacer.
why-follow = 1 par joueur qui a suivi.
why-donate = Les points de la case où va un marqueur.
why-below = 1 par marqueur à vous sous un don plus haut.
why-majority = Le plus de marqueurs sur une tuile don : les points de la tuile temple.
why-income = Les points parmi les bonus des sabliers.
why-pawn = Dépasser le pion coûte 1, 2 ou 3 points à la décennie 1, 2 ou 3.
why-tax = L’impôt que vous ne pouvez pas payer coûte 1, 2 ou 3 points à la décennie 1, 2 ou 3.
why-tracks = Les pistes de savoir dont la dernière case est atteinte.
why-goals = La valeur des tuiles objectif.
why-noted = Les corrections saisies par les joueurs.

## Corrections
row-score = Points
row-coins = Pièces
row-gold = Or
row-copper = Cuivre
row-marble = Marbre
row-carried = Marqueurs sur l’éléphant
row-waiting = Marqueurs au marché
row-board = Améliorations libres
row-storehouses = Entrepôts
row-goals = Objectifs posés
row-tax = Marqueur d’impôt
row-height-development = Piste progrès
row-height-resource = Piste ressources
row-height-money = Piste argent
table-decade = Décennie
table-round = Manche
table-display = Entrepôts à l’étalage
table-gold = Or au marché
table-copper = Cuivre au marché
table-marble = Marbre au marché
column-coins = Pièces
column-room = Place
set-elephant = Où est l’éléphant { STARTS($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
} ?
set-lock = Tuile mouvement { STARTS($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
lock-label = Tuile mouvement
lock-locked = Bloquée
lock-open = Débloquée
lock-spent = Rendue
set-mahouts = Cornacs { STARTS($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
mahout-away = Retirer { $colour }
mahout-new = En ajouter un
set-storehouses = Avantages durables { STARTS($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
storehouse-which = Quel avantage ?
storehouse-away = Retirer : { $what }
set-donations = Tuile don, { $district }
lies-there = { $who }
holder-label = Marqueur de qui ?
turn-of = À qui de jouer ?
set-red = La case rouge
forget-which = Laquelle est fausse ?
forget-tiles = Ressaisir une tuile action
forget-mahouts = Ressaisir un cornac
forget-spaces = Ressaisir une case de piste
forget-donations = Ressaisir une tuile don
forget-tax = Ressaisir l’impôt
forget-temples = Ressaisir une tuile temple
forget-bridges = Ressaisir une tuile pont
forget-storehouses = Ressaisir un entrepôt
forget-boards = Ressaisir le plateau joueur
forget-prices = Ressaisir un prix
told-main = { $colour }, action principale : { $shows }
told-bonus = { $colour }, action bonus : { $shows }
leave-task = Il s’est passé autre chose : passer ceci
leave-step = Il s’est passé autre chose : passer cette étape

## Settings
set-start-workers = 3 ouvriers de chaque couleur au départ
set-start-workers-marked = Sur les lieux marqués, au hasard
set-start-workers-mixed = Trois couleurs par district
set-opening = Premiers objectif et cornac
set-opening-together = Les deux, puis joueur suivant
set-opening-laps = Tous les objectifs, puis tous les cornacs
set-ride-cost = Éléphant, au-delà d’un pas
set-ride-cost-after_first = Le premier pas reste gratuit
set-ride-cost-every = Chaque pas coûte une pièce
set-pawn = Dépasser le pion Maharaja
set-pawn-beyond = Aller au-delà de sa case
set-pawn-landing = S’y arrêter compte aussi
set-pawn-red = Franchir la case rouge
set-pawn-told = Demander chaque fois
set-ride-far = Éléphant, en un déplacement
set-ride-far-three = Trois pas au plus
set-ride-far-paid = Aussi loin que l’on paie
set-below-zero = Sous 0 point
set-below-zero-allowed = Permis
set-below-zero-floor = On s’arrête à 0
set-coin-taker = Les pièces d’un lieu vont
set-coin-taker-next = Au prochain qui s’y arrête
set-coin-taker-same = Même à qui vient de payer
set-coin-place = La pièce d’un pas en plus va
set-coin-place-left = Là d’où part le pas
set-coin-place-entered = Là où mène le pas
set-full-spot = Pas en plus sur un lieu plein
set-full-spot-free = Sauté gratuitement
set-full-spot-costs = Coûte aussi une pièce
set-start-spot = Retour au lieu vidé
set-start-spot-gets = Il reçoit un ouvrier
set-start-spot-skipped = On le saute
set-coin-room = Les pièces d’un lieu
set-coin-room-needed = Exigent une place en entrepôt
set-coin-room-free = N’exigent pas de place
set-jump-pawn = Dépasser le pion d’un saut
set-jump-pawn-free = Ne coûte rien
set-jump-pawn-costs = Coûte des points
set-jump-when = Le saut est permis
set-jump-when-second = Après les actions
set-jump-when-any = À tout déplacement de l’éléphant
set-follow-order = On suit dans l’ordre du tour, depuis
set-follow-order-next = Le joueur suivant
set-follow-order-start = Le premier joueur
set-both-ways = Achat et vente d’une même ressource
set-both-ways-turn = Jamais dans un même tour
set-both-ways-action = Jamais dans un même commerce
set-full-elephant = Commerce avec éléphant plein
set-full-elephant-nothing = Ni marqueur, ni point
set-full-elephant-point = Rapporte 1
set-hammer = Un marteau à plusieurs couleurs
set-hammer-one = Une amélioration au choix
set-hammer-each = Une amélioration par couleur
set-mahout-tax = Impôt pour un cornac
set-mahout-tax-bags = 1 par sac dessus
set-mahout-tax-none = Aucun
set-display = Un entrepôt pris
set-display-stays = Laisse un vide
set-display-refills = Est remplacé
set-mahout-colour = Chaque couleur une seule fois
set-mahout-colour-opening = Pour le premier cornac seulement
set-mahout-colour-always = Pour chaque cornac
set-below = Points des marqueurs dessous
set-below-two = Les deux juste en dessous
set-below-all = Toute la pyramide en dessous
set-below-others = Les deux dessous, sauf les vôtres
set-hourglass = Un sablier paie quand il est
set-hourglass-reached = Atteint
set-hourglass-passed = Dépassé
set-tax-loss = L’impôt impayé coûte des points
set-tax-loss-once = Une fois
set-tax-loss-each = Par pièce manquante
set-tax-short = Avec trop peu de pièces, on paie
set-tax-short-all = Tout ce qu’on a
set-tax-short-nothing = Rien
set-last-piece = Élément de temple après la décennie 3
set-last-piece-laid = Est posé
set-last-piece-not = N’est pas posé
set-first-goal = L’objectif posé au départ
set-first-goal-counts = Compte à la fin
set-first-goal-not = Ne compte pas
set-last-decade = Fin de la décennie 3
set-last-decade-scored = Compte comme les autres
set-last-decade-not = Ne compte pas
set-turn-s = Temps pour un tour
set-follow-s = Temps pour suivre

## Refusals
more-than-room = Il y a plus d’ouvriers sur un lieu que de places.
colour-taken = Quelqu’un a déjà un cornac sur cette couleur.
too-few-coins = Cela coûte { $n } ; vous avez moins de pièces.
done-already = Cette action est déjà faite.
three-tiles = Un district a { $n } tuiles de couleurs différentes.
other-colour = La couleur du dernier ouvrier ne correspond pas à ce bonus.
elephant-elsewhere = Votre éléphant est dans un autre district.
not-both-ways = Une ressource s’achète ou se vend, pas les deux.
nothing-sold = Le marché n’avait pas de place : ni pièces ni points de vente.
row-costs = Un don coûte toujours quelque chose : pièces, or, cuivre ou marbre.

# a closer look at the board
the-elephant = éléphant
worker-white = ouvrier blanc
worker-blue = ouvrier bleu
worker-green = ouvrier vert
worker-yellow = ouvrier jaune
the-pawn = Le pion Maharaja

# the catalogue
section-tiles = Tuiles action
section-mahouts = Cornacs
section-spaces = Cases des pistes
section-donations = Tuiles don
section-tax = Impôt par hauteur
section-temples = Tuiles temple
section-bridges = Tuiles pont
section-places = Le plateau
section-storehouses = Entrepôts
section-boards = Le plateau joueur
section-prices = Prix du marché
donation-of = { $district }, { $n } joueurs

# what was done: the log, in the past tense
did-begin = La partie a été mise en place.
did-begin-later = La partie a été mise en place.
did-learn-red = La case rouge a été saisie : { $red }.
did-lay-workers = Des ouvriers ont été saisis.
did-learn-rooms = Les places pour les ouvriers ont été saisies.
did-lay-goals = Chacun a posé une tuile objectif.
did-lay-temple = { $who } a posé le cornac du temple sur { $colour }.
did-learn-temple = La tuile temple a été saisie.
did-learn-bridge = La tuile pont a été saisie.
did-learn-bonus = Le bonus du pont a été saisi.
did-place = { $who } a placé son éléphant { FORM($district, "au") }.
did-ride = { $who } a joué l’éléphant : { $steps }.
did-jump = { $who } a sauté { FORM($district, "au") }.
did-turn = { $points ->
     [one] { $who } a joué un tour : { $points } point.
    *[other] { $who } a joué un tour : { $points } points.
}
did-pick = { $who } a ramassé des ouvriers : { $spot }.
did-learn-spot = Des ouvriers ont été saisis : { $spot }.
did-learn-full = Plein : { $full }.
did-sow = { $form ->
     [sow-order] { $who } a déposé : { $order }.
    *[sow] { $n ->
         [one] { $who } a déposé l’ouvrier.
        *[other] { $who } a déposé les { $n } ouvriers.
    }
}
did-main = { $who } a fait une action principale : { $tile }.
did-bonus = { $who } a fait l’action bonus { FORM($colour, "la") }.
did-elephant = { $what-is ->
     [white] { $who } a fait une action principale par l’éléphant : { $what }.
     [blue] { $who } a fait une action principale par l’éléphant : { $what }.
     [green] { $who } a fait une action principale par l’éléphant : { $what }.
     [yellow] { $who } a fait une action principale par l’éléphant : { $what }.
    *[mahout] { $who } a utilisé l’éléphant : { $what }.
}
did-bridge = { $who } a utilisé le bonus du pont.
did-finish = { $who } n’a plus fait d’action.
did-learn-tile = La tuile { FORM($colour, "la") } { FORM($district, "du") } a été saisie.
did-take = { $who } a pris : { $what }.
did-learn-space = Une case a été saisie : { $track } { $n }.
did-learn-spaces = { $who } a saisi le plateau joueur.
did-upgrade = { $what-is ->
     [storehouse] { $who } a posé un entrepôt pour { $cost }.
     [goal] { $who } a posé une tuile objectif pour { $cost }.
    *[mahout] { $who } a posé un cornac pour { $cost }.
}
did-skip = { $form ->
     [skip-trade] { $who } n’a pas fait de commerce.
     [skip-upgrade] { $who } n’a rien amélioré.
    *[skip-donate] { $who } n’a pas fait de don.
}
did-rise = { $who } a avancé sur la piste { $track }.
did-learn-mahout = Un cornac a été saisi.
did-trade = { $who } a commercé.
did-settle = { $who } a réglé le commerce : { $what }.
did-gains = { $who } a pris le bonus de l’entrepôt.
did-has-lasting = Le nouvel entrepôt { STARTS($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
} avait un avantage durable.
did-lasts = Un avantage durable a été saisi.
did-storehouse = { $who } a utilisé un entrepôt.
did-unlock = { $who } a débloqué sa tuile mouvement.
did-follow = { $form ->
     [follow-bridge] { $who } a suivi et gagné la tuile pont.
    *[follow] { $who } a suivi : { $what }.
}
did-decline = { $who } n’a pas suivi.
did-donate = { $who } a fait un don.
did-learn-donation = Une tuile don a été saisie.
did-learn-row = Une ligne de tuile don a été saisie.
did-learn-points = Les points d’une ligne ont été saisis.
did-learn-tax = La piste d’impôt a été saisie.
did-majority = Les majorités ont été comptées : { $points }.
did-tax = Tout le monde a payé l’impôt.
did-income = Les revenus ont été comptés : { $points }.
did-close = La décennie a pris fin.
did-final = Les tuiles objectif ont été révélées.
