title = Battles & Builders
who-starts = Le plus âgé commence : qui est-ce ?

## Words
fictitious = Joueur neutre
no-tokens = aucun jeton
no-army = aucune armée

terrain-urban = Zone urbaine
terrain-open = Plaine
terrain-mountain = Montagne
terrain-barbarian = Bataille barbare

kind-builder = { $n ->
    [one] Bâtisseur
   *[other] Bâtisseurs
}
kind-infantry = Infanterie
kind-cavalry = Cavalerie
kind-archers = { $n ->
    [one] Archer
   *[other] Archers
}
kind-king = Roi
n-builder = { $n ->
    [one] { $n } bâtisseur
   *[other] { $n } bâtisseurs
}
n-infantry = { $n ->
    [one] { $n } infanterie
   *[other] { $n } infanteries
}
n-cavalry = { $n ->
    [one] { $n } cavalerie
   *[other] { $n } cavaleries
}
n-archers = { $n ->
    [one] { $n } archer
   *[other] { $n } archers
}
n-king = { $n ->
    [one] roi
   *[other] { $n } rois
}
n-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
n-committed = { $n ->
    [0] n’engage rien
    [one] 1 jeton engagé
   *[other] { $n } jetons engagés
}
not-yet = pas encore engagé
row-fictitious = Joueur neutre : { $what }

colour-green = Vert
colour-yellow = Jaune
colour-red = Rouge
chip-three = Prestige +3
chip-one = Prestige +1
chip-minus = Prestige −1

strategy-claim = Réclamer 3 points
strategy-extra = Point bonus
strategy-catapult = Catapulte
strategy-trojan = Cheval de Troie
strategy-fresh = Troupes fraîches
strategy-withdraw = Retrait de jetons
note-claim = À égalité pour le plus de bâtisseurs ? 3 points pour vous, rien pour les autres
note-extra = +1 en fin de partie
note-catapult = −2 en fin de partie pour quelqu’un d’autre
note-trojan = Un dé rouge de plus dans cette bataille
note-fresh = Après votre jet, relancez une fois les dés de votre choix
note-withdraw = Retirez 1 à 3 jetons derrière votre paravent

## Where we are
phase-setup = Mise en place
phase-setup-name = Mise en place
phase-event = Manche { $round }, événement
phase-event-name = Tuile événement
phase-commit = Manche { $round }, engagement
phase-commit-name = Engagement
phase-reveal = Manche { $round }, révélation
phase-reveal-name = Révélation
phase-king = Manche { $round }, rois
phase-king-name = Rois
phase-battle = Manche { $round }, dés
phase-battle-name = Dés
phase-over = Après 8 manches
phase-over-name = Fin de partie

no-tile-yet = Pas encore de tuile
round-of = Manche { $round } sur 8
round-taken = Manche { $round } : à { $who }
round-aside = Manche { $round } : mise de côté

next-event = { $who } révèle la première tuile événement
next-commit = Ensuite chacun engage, { $who } en premier
next-seat = Ensuite, { $who } engage
next-reveal = Ensuite, on révèle tous les jetons
next-kings = Ensuite rois, bâtisseurs, armées
next-builders = Ensuite bâtisseurs et armées
next-round = { $who } ouvre la prochaine manche
next-score = Ensuite, le score final

## Setting up
begin-label = Préparez la partie
begin-confirm = Début, manche 1
ready-label = À préparer
setup-dice = { $n } dés
setup-chips = { $n } jetons de prestige
setup-strategies = { $n } tuiles stratégie, face visible
setup-tokens = { $players } paravents, avec { $tokens } jetons d’une couleur derrière chacun
setup-events = { $n } tuiles événement, mélangées, face cachée
setup-start = La tuile premier joueur à { $who }
setup-fictitious = { $tokens } jetons d’une autre couleur sans le roi, face cachée et mélangés

## The event tile
event-label = Révélez la tuile événement
event-confirm = Révéler : { $tile }
event-other = Autres points
tile-label = Tuile événement
tile-worth = vaut { $n }
tile-known = { $terrain } : { $value }
tile-other = { $terrain }, autre valeur
value-label = Points, imprimés en haut à droite
fictitious-draws = Sans regarder, { $who } pioche pour le joueur neutre : { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}.

## Committing
commit-label = Engagez des jetons
commit-confirm = Engager des jetons : { $count }
commit-barbarian = Barbares : personne ne gagne cette tuile. Le plus bas total la prend, −2 points ; sans armée, 0.
count-label = Combien de jetons ?
none-note = Coûte un prestige −1
six-note = L’un d’eux doit être le roi
kinds-label = Quels jetons ?
nothing-label = Ne rien engager
nothing-confirm = Ne rien engager, prendre un prestige −1
timer-commit = { $who } engage
nothing-committed = { $who } n’engage rien et prend un prestige −1.
nothing-left = { $who } n’a plus de jetons et n’engage rien.

## The reveal
reveal-label = Révélez tous les jetons
reveal-confirm = Révéler tous les jetons
fictitious-late = Piochez maintenant { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
} pour le joueur neutre.
more-than-left = D’après l’historique, { $who } en a moins : { $kind }.
six-without-king = { $who } a engagé six jetons sans roi.
king-was-alone = { $who } a engagé un roi seul, ce que vos règles maison interdisent.
left-untold = { $who } a utilisé { $n ->
    [one] { $n } jeton sans le saisir
   *[other] { $n } jetons sans les saisir
} : corrigez ce qui reste.

## Kings
king-label = Choisissez une tuile stratégie
king-confirm = Prendre { $tile }
strategy-label = Tuile stratégie
victim-label = Donner la Catapulte à
back-label = Retirer 1 à 3 jetons
took-strategy = { $who } prend { $tile }.
took-catapult = { $who } donne la Catapulte à { $victim } : −2 à la fin.
withdrew = { $who } retire : { $tokens }.
all-back-chip = { $who } a tout retiré sauf le roi et prend un prestige −1.
king-lost = Aucune tuile stratégie possible pour { $who } : le roi est perdu.
extra-void = { $who } n’a pas le plus de bâtisseurs : le Point bonus est sans effet.

## Builders
no-builders = Personne n’a engagé de bâtisseurs : aucun point.
builders-most = { $who } a le plus de bâtisseurs : +3.
builders-tie = { $who } est à égalité de bâtisseurs : +1.
builders-claim = { $who } réclame les 3 points ; les autres ex æquo n’ont rien.
chips-other = Épuisé : { $chip }. { $who } reçoit les mêmes points en d’autres jetons.
chips-noted = Épuisé : { $chip }. Les points { STARTS($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
} sont notés ici.
chips-now = Jetons { STARTS($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
} maintenant : { $three } × +3, { $one } × +1, { $minus } × −1.

## Armies
dice-label = Quels dés ? { $terrain }
dice-hint = Imprimés en bas de la tuile. À saisir une seule fois.
dice-confirm = Ce sont les bons dés
roll-label = Lancez les dés
roll-confirm = Jet : { $pips }
hint-in-turn = Il y a cinq dés par couleur : lancez à tour de rôle.
hint-tie = Égalité : relancez les mêmes dés.
hint-six-dice = Il n’y en a que cinq d’une couleur : relancez-en un et ajoutez-le.
hint-fresh = Troupes fraîches : { $who } peut relancer des dés avant votre réponse.
outcome-most-label = Lancez : à qui le plus haut jet ?
outcome-sides = Égalité : touchez-en plusieurs
outcome-most-confirm = Plus haut jet : { $sides }
outcome-fewest-label = Lancez : à qui le plus bas jet ?
outcome-fewest-confirm = Plus bas jet : { $sides }
fresh-label = Relancer des dés ?
fresh-dice-label = Quels dés ?
fresh-confirm = Relancer : { $dice }
keep-label = Garder tous les dés
keep-confirm = Garder tous les dés
die-shows = { $colour } { $pips }
tie-told = Égalité au plus haut jet.
tie = Égalité à { $n }.
no-armies = Personne n’a engagé d’armée : la tuile est mise de côté.
won-alone = Seule armée : { $who } prend la tuile sans lancer. { $terrain }, { $value }.
won-told = { $who } a le plus haut jet et prend la tuile : { $terrain }, { $value }.
won-with = { $who } obtient { $total } et prend la tuile : { $terrain }, { $value }.
barbarian-tile = { $who } a le plus bas jet et prend la tuile barbare : −2.
barbarian-chips = { $who } est à égalité au plus bas jet et prend deux prestiges −1.
start-passes = { $who } passe la tuile premier joueur à { $to }.
game-over = Les huit manches sont jouées.
fictitious-total = { $n ->
    [one] Le joueur neutre a { $n } point
   *[other] Le joueur neutre a { $n } points
}

## Score
score-threes = Prestiges +3
score-ones = Prestiges +1
score-minus = Prestiges −1
score-events = Tuiles événement
score-extra = Point bonus
score-catapult = Catapulte
score-noted = Points notés
why-threes = Chaque jeton compte 3 : le plus de bâtisseurs, sans égalité.
why-ones = Chaque jeton compte 1 : égalité pour le plus de bâtisseurs.
why-minus = Chaque jeton compte −1 : rien engagé, ou vaincu par les barbares.
why-events = La valeur imprimée sur chaque tuile événement gagnée.
why-extra = La tuile stratégie Point bonus compte 1.
why-catapult = Qui a la Catapulte devant soi perd 2.
why-noted = Les points pour lesquels il ne restait plus de jeton.

## Corrections
row-left = Reste : { $kind }
row-now = { $kind }, cette manche
row-committed = Engagés, face cachée
row-round = Manche
column-value = Valeur
tile-of-round = Manche { $round }, { $terrain }
holder-label = Devant
strategy-holder = { $tile }
strategy-by-hand = Ce que { $tile } a rapporté dans sa manche ne change pas : corrigez-le aussi si c’était faux.
strategy-out = Choisie, sans effet
reveal-again = Ce que chacun a révélé
withdraw-by-hand = Les jetons retirés ne changent pas : si c’était faux, corrigez ce qui est visible.
start-label = Qui a la tuile premier joueur ?
leave-king = Il s’est passé autre chose : pas de tuile pour { $who }
leave-battle = Il s’est passé autre chose : passer la fin de la manche
leave-round = Il s’est passé autre chose : passer cette manche

## Settings
set-memory-aid = Montrer les jetons restants de chacun
set-battle = À saisir pour une bataille
set-battle-dice = Chaque dé
set-battle-outcome = Seulement qui gagne
set-commit-s = Temps d’engagement, par joueur
set-empty-hand = Ne rien engager, faute de jetons
set-empty-hand-chip = Coûte aussi un prestige −1
set-empty-hand-free = Ne coûte rien
set-lone-king = Un roi engagé seul
set-lone-king-lost = Permis : pas de tuile, roi perdu
set-lone-king-forbidden = Interdit
set-no-army = Barbares, et aucune armée
set-no-army-all = −2 pour chacun
set-no-army-aside = La tuile est mise de côté
set-extra-tie = Point bonus à égalité de bâtisseurs
set-extra-tie-alone = Pas disponible
set-extra-tie-tied = Disponible
set-extra-check = Point bonus : quand compter les bâtisseurs
set-extra-check-chosen = Au choix de la tuile
set-extra-check-after = Après les retraits
set-fresh-when = Troupes fraîches
set-fresh-when-once = Une fois par manche, même après égalité
set-fresh-when-first = Après le premier jet seulement
set-all-back = Tout retiré sauf le roi
set-all-back-free = Ne coûte rien
set-all-back-chip = Coûte un prestige −1
set-six-dice = Six dés rouges avec le Cheval de Troie
set-six-dice-add = En relancer un et l’ajouter
set-six-dice-five = Cinq au plus
set-fictitious-rank = Le joueur neutre à la fin
set-fictitious-rank-out = Hors classement
set-fictitious-rank-ranks = Peut gagner
set-fictitious-target = Catapulte sur le joueur neutre
set-fictitious-target-yes = Permis
set-fictitious-target-no = Interdit
set-fictitious-draw = On pioche pour le joueur neutre
set-fictitious-draw-with = Pendant l’engagement
set-fictitious-draw-after = À la révélation

## Refusals
six-needs-king = Six jetons seulement si l’un d’eux est le roi ; jamais plus.
king-not-alone = Selon vos règles maison, un roi ne s’engage pas seul.
tile-gone = Cette tuile est déjà prise.
tile-needs-builder = Seulement avec un bâtisseur parmi vos jetons.
tile-needs-most = Seulement avec le plus de bâtisseurs.
tile-needs-army = Seulement avec une armée parmi vos jetons.

## Importing a catalogue
check-tiles = { $terrain } : plus que les { $n } tuiles de la boîte.

# the catalogue
section-tiles = Tuiles événement
section-dice = Dés selon le terrain

# what was done: the log, in the past tense
did-begin = La partie a été mise en place.
did-turn-up = { $who } a révélé une tuile événement : { $tile }.
did-commit = { $count-is ->
     [0] { $who } n’a rien engagé.
     [1] { $who } a engagé 1 jeton.
    *[other] { $who } a engagé { $count } jetons.
}
did-commit-kinds = { $tokens-is ->
     [one] { $who } a engagé { $tokens }.
     [other] { $who } a engagé { $tokens }.
    *[none] { $who } n’a rien engagé.
}
did-reveal = { $faces-is ->
     [one] Les jetons ont été révélés : { $faces }.
     [other] Les jetons ont été révélés : { $faces }.
    *[none] Les jetons ont été révélés.
}
did-take-strategy = { $tile-is ->
     [catapult] { $who } a pris { $tile }, contre { $victim }.
     [withdraw] { $who } a pris { $tile } : { $back }.
    *[other] { $who } a pris { $tile }.
}
did-learn-dice = Les dés ont été saisis : { $dice }.
did-roll = Jet de dés : { $pips }.
did-outcome = { $form ->
     [outcome-fewest] Plus bas jet : { $sides }.
    *[outcome-most] Plus haut jet : { $sides }.
}
did-fresh = { $dice-is ->
     [0] { $who } a gardé tous les dés.
    *[other] { $who } a relancé : { $dice }.
}
