title = Himalaya
who-starts = Le plus sage commence : qui est-ce ?

## Words
good-salt = Sel
    .du = du sel
good-barley = Orge
    .du = de l’orge
good-tea = Thé
    .du = du thé
good-jade = Jade
    .du = du jade
good-gold = Or
    .du = de l’or
n-salt = { $n } sel
n-barley = { $n } orge
n-tea = { $n } thé
n-jade = { $n } jade
n-gold = { $n } or
no-goods = rien
new-goods = cinq ressources
new-order = à saisir plus tard
some-salt = sel
    .du = du sel
some-barley = orge
    .du = de l’orge
some-tea = thé
    .du = du thé
some-jade = jade
    .du = du jade
some-gold = or
    .du = de l’or
road-soil = Route de terre
    .la = la route de terre
road-ice = Route de glace
    .la = la route de glace
road-stone = Route de pierre
    .la = la route de pierre
by-soil = route de terre
    .deux = deux routes de terre
by-ice = route de glace
    .deux = deux routes de glace
by-stone = route de pierre
    .deux = deux routes de pierre
token-soil = Terre
token-ice = Glace
token-stone = Pierre
token-hand = Transaction
token-pause = Pause
level-1 = 1 Maison
level-2 = 2 Temple
level-3 = 3 Monastère
regions = Majorités
region = Région { $n }
no-road = Aucune route
event-yeti = Yéti
event-storm = Tempête
event-market = Jour de marché
note-yeti = Ferme une route
note-storm = Une route coûte deux actions
note-market = Ressource au choix
event-on-road = { $event }, { $a }–{ $b }
event-on-this-road = { $event }, { $road } { $a }–{ $b }
event-in = { $event } en { $n }
reward-barter = Troc
reward-yaks = Troc +{ $n }
reward-offering = Offrande
reward-offering-points = Offrande +{ $n }
reward-delegation = Délégations
n-yaks = { $n ->
    [one] { $n } yak
   *[other] { $n } yaks
}
n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
n-stupas = { $n ->
    [0] 0 stupa
    [one] 1 stupa
   *[other] { $n } stupas
}
n-tokens = { $n ->
    [0] aucun pion
    [one] 1 pion
   *[other] { $n } pions
}
order-worth = { $what } ({ $n ->
    [one] { $n } yak
   *[other] { $n } yaks
})
is-ready = a fini
prize-token = Pion inventaire, 3 yaks
prize-delegations = Deux délégations
prize-stupa = Un stupa dans un village de niveau 1
prize-nothing = Rien

## Where we are
phase-setup = Mise en place
phase-setup-name = Mise en place
phase-map = La carte
phase-map-name = La carte
phase-goods = Mois { $round }, ressources
phase-goods-name = Ressources
phase-orders = Mois { $round }, commandes
phase-orders-name = Commandes
phase-leaders = Placement des chefs
phase-leaders-name = Chefs
phase-events = Mois { $round }, événements
phase-events-name = Événements
phase-programme = Mois { $round } sur 12
phase-programme-name = Programmation
phase-rows = Mois { $round }, révélation
phase-rows-name = Révélation
phase-action = Mois { $round }, { $action }/6
phase-action-name = Actions
phase-emptied = Mois { $round }, ravitaillement
phase-emptied-name = Ravitaillement
phase-inventory = Mois { $round }, inventaire
phase-inventory-name = Inventaire
phase-prize = Mois { $round }, gain
phase-prize-name = Gains
phase-count = Décompte final
phase-count-name = Décompte final
phase-tie = Décompte, égalité
phase-tie-name = Égalité
phase-over = L’année est finie
phase-over-name = Fin de partie
next-inventory = Inventaire après le mois { $n }

## Setting up
begin-label = Préparez la partie
begin-confirm = Ravitailler les villages
checklist-label = À préparer
setup-marker = Plateau ; pion de mois en case 1
setup-goods = { $n } ressources dans un sac
setup-orders = { $n } commandes dans l’autre sac
setup-pieces = { $players } tribus, chacune avec paravent, chef, { $stupas } stupas et { $delegations } délégations
setup-action-tokens = { $n } pions action pour chacun des { $players } joueurs
setup-inventory = { $n } pions inventaire
setup-first = Le d20 à { $who }, qui commence
setup-events = { $n } pions événement pour chacun des { $players } joueurs
enter-map-label = Saisir d’abord la carte
enter-map-confirm = Saisir la carte
map-hint = Recopiez une fois la carte du plateau : elle restera en mémoire. Déjà connus : { $n } villages sur 20. Ou jouez tout de suite : une route est demandée quand elle sert pour la première fois.
map-label = Le village { $n } sur la carte
map-confirm = Enregistrer le village { $n }
map-later-label = Assez pour l’instant
map-later-confirm = Saisir le reste en cours de jeu
level-label = Bâtiment
regions-label = Régions voisines
leader-label = Placez votre chef
leader-confirm = Chef au village { $village }
leader-at-label = Où est le chef { STARTS($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
} ?
leader-at-confirm = Au village { $village }
village-label = Village

## Supplying
lay-goods-label = Ressources : quels villages ? Encore { $n }
lay-goods-confirm = Ressources en { $villages }
lay-goods-hint = Lancez le dé, posez cinq ressources du sac dans chaque village obtenu et touchez-le sur la carte. Leur nature sera demandée quand quelqu’un en prendra une.
lay-orders-label = Commandes : quels villages ? Encore { $n }
lay-orders-confirm = Commandes en { $villages }
lay-orders-hint = Lancez le dé, posez une commande dans chaque village obtenu et touchez-le sur la carte. Son contenu sera demandé à la livraison.
lay-where = Villages
goods-laid = Ressources posées en { $n }.
orders-laid = Commandes posées en { $n }.
goods-label = Posez des ressources ({ $n } sur 5)
goods-confirm = Ressources en { $roll }
goods-short-label = Moins de cinq dans le sac
goods-short-confirm = Dernières ressources en { $roll }
no-goods-label = Plus de ressources dans le sac
no-goods-confirm = Plus de ressources
orders-label = Posez une commande ({ $n } sur 5)
orders-confirm = Commande en { $roll }
no-orders-label = Plus de commandes dans le sac
no-orders-confirm = Plus de commandes
roll-label = d20
roll-to = { $roll } → { $n }
cubes-label = Tirées du sac
order-label = Commande
needs-label = Demandé
goods-placed = Village { $n } : { $what }.
order-placed = Village { $n }, commande : { $what }.
no-goods-left = Le sac de ressources est vide : plus rien ce mois-ci.
no-orders-left = Le sac de commandes est vide : plus rien ce mois-ci.
emptied-label = Quels villages sont vides maintenant ?
emptied-confirm = Vides : { $villages }
emptied-which = Vides
renewal = { $who } ravitaille : d’abord les ressources, puis les commandes.

## Events
event-label = Posez un événement
event-confirm = Poser : { $event }
event-which = Événement
event-a = Route de
event-b = à
event-village = Marché en
no-event-label = Poser un événement ?
events-left = Pas encore posés : { $what }.
no-event-confirm = Pas d’événement
event-placed = { $who } pose : { $event }.
event-road-label = { $event }, { $a }–{ $b } : sur quelle route ?
event-road-confirm = { $event }, { $a }–{ $b } : { $road }
events-gone = Les événements de ce mois sortent du jeu.

## Programming
start-clock-label = Programmez votre chef
start-clock-confirm = Lancer le chrono
place-leaders-label = Placez les chefs, dans le sens horaire, { $who } en premier
place-leaders-confirm = Tous les chefs sont placés
place-leaders-hint = Dans un village au choix, mais jamais deux dans le même au départ. Ensuite, le temps de programmation démarre.
ready-label = Programmez votre chef
ready-confirm = { $who } a fini
programme-hint = Six pions derrière le paravent, de gauche à droite.
ready-ledger-label = Posez six pions derrière votre paravent
ready-ledger-confirm = { $who } a fini
programme-label = Vos six actions
programme-confirm = Valider le programme
row-label = Actions, de 1 à 6
timer-programme = Programmation
time-up = Temps écoulé : on ne change plus rien.
screens-away = Retirez les paravents. { $who } joue en premier.
row-of-label = Programme { STARTS($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
row-of-confirm = Enregistrer le programme { STARTS($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
let-finish-label = Laisser finir { $who }
let-finish-confirm = Laisser finir { $who }
rows-label = Saisissez les programmes révélés
rows-confirm = Enregistrer les programmes
from-table-label = Ne pas saisir les programmes
from-table-confirm = Saisir chaque action sur le moment

## Actions
act-label = Action { $n } : quel pion ?
act-confirm = Pion : { $token }
token-label = Pion
travel-label = Prenez la { $road } vers le village { $to }
travel-confirm = Aller au village { $to }
travel-hint = La { $road } du village { $at } mène en { $to } : il faut la prendre.
storm-label = Dans la tempête, vers { $to }
storm-confirm = Entrer dans la tempête, vers { $to }
storm-hint = La { $road } du village { $at } vers { $to } coûte deux actions.
no-such-road-label = Pas de { $road } au village { $at }
no-such-road-confirm = Pas de { $road } en { $at } : sans effet
road-label = La { $road } du village { $at }
road-confirm = Aller au village { $to }
road-hint = Cette route n’est pas encore sur la carte. Elle sera gardée en mémoire.
to-label = Mène à
map-tap = Pas de route de ce type ? Touchez { $n } même.
collect-label = Collectez au village { $n }
collect-hint = Ici : { $what }. Toujours la moins chère.
collect-confirm = Prendre { FORM($good, "du") } au village { $n }
cube-label = Quelle ressource au village { $n } ?
cube-confirm = Prendre au village { $n } : { $good }
cube-cheapest = Prenez la moins chère du village.
cube-any = Jour de marché : au choix dans le village.
n-untold = { $n ->
    [one] { $n } ressource, pas encore saisie
   *[other] { $n } ressources, pas encore saisies
}
order-untold = Une commande, pas encore saisie
market-label = Jour de marché : choisissez au village { $n }
market-confirm = Prendre au village { $n } : { $good }
good-label = Ressource
void-label = { $token } : sans effet
void-confirm = { $token } : sans effet
void-no-road = Aucune route de ce type ne part du village { $n }.
void-yeti = Le yéti ferme cette route : le chef reste en { $n }.
void-storm = Pas de seconde action identique pour traverser la tempête : le chef reste en { $n }.
void-storm-other = On ne sort de la tempête que par le même type de route.
void-on-storm = Pas de transaction dans la tempête.
void-empty = Le village { $n } est vide.
void-took = Vous avez déjà pris une ressource au village { $n } ce mois-ci.
void-tried = Vous avez déjà tenté une transaction au village { $n } ce mois-ci.
void-nowhere = Le chef n’est pas sur le plateau.
as-programmed-label = Action { $n } : selon le programme
as-programmed-confirm = Jouer l’action { $n } prévue
only = { $who } uniquement
lines =
    { $first }
    { $rest }
action-done-label = Action { $n }, chacun son tour
action-done-hint = Un déplacement possible est obligatoire ; prenez la ressource la moins chère, une par mois et par village.
action-done-confirm = Action { $n } jouée
all-done-label = Les six actions
all-done-confirm = Les six actions sont jouées
survey-label = Délégations : saisissez d’abord le village { $n }
survey-confirm = Enregistrer le village { $n }
deliver-label = Le village { $n } demande { $what } : livrer ?
deliver-untold-label = Livrer la commande du village { $n } ?
deliver-untold-confirm = Livrer : { $rewards }
deliver-confirm = Livrer : { $rewards }
rewards-label = Deux au plus
sent-label = Délégations, { $n }
yaks-label = Yaks sur le disque
yaks-or-none = Yaks sur le disque (0 = inconnu)
decline-label = Pas de livraison
decline-confirm = Pas de livraison en { $n }
cannot-label = Livraison impossible
cannot-confirm = Livraison impossible en { $n }
travels = { $who } → { $n }.
in-the-storm = { $who } entre dans la tempête, vers { $n }.
still-in-storm = { $who } finit le mois dans la tempête, ce qui est interdit ; le chef reste en { $n }.
is-void = { $who } : sans effet. { $why }
collects = { $who } prend { FORM($good, "du") } en { $n }.
delivers = { $who } livre en { $n } : { $what }.
declines = { $who } ne livre rien en { $n }.
barters = Le disque va derrière le paravent.
disc-back = Le disque retourne dans le sac.
offers = Un stupa en { $n }.
sends = { $n ->
    [one] { $n } délégation
   *[other] { $n } délégations
} vers la région { $region }.
stock-short = D’après l’historique, vous n’avez pas tout cela. C’est noté quand même.
had-to-deliver = D’après l’historique, vous pouvez livrer, et vos règles maison vous y obligent.

## Inventory
open-hands-label = { $good } : ouvrez tous les mains
open-hands-hint = Tous en même temps ; en cas d’égalité, personne ne gagne. Si l’historique se trompe, comptez les mains.
open-hands-confirm = { $good } : mains ouvertes
show-hands-label = Comptez les mains : { $good }
show-hands-confirm = { $good } : noter les mains
award-label = { $good } : ouvrez tous les mains
award-confirm = { $good } : { $seat }
most-label = Qui en a le plus ?
hands = { $good } : { $counts }.
has-most = { $good } : { $who } en a le plus.
nobody-most = { $good } : égalité, donc aucun pion.
takes-token = { $who } prend un pion inventaire.
no-token-left = Cela fait { $held } pions inventaire, mais il n’y en a que { $n } : corrigez là où il y en a trop.
prize-label = Choisissez votre gain
prize-confirm = Gain : { $prize }
prize-which = Gain
stupa-where = Au village
no-prize = { $who } ne prend rien.
prize-sent = { $who } envoie { $n } délégations.
prize-sent-to = { $who } envoie { $n ->
    [one] { $n } délégation
   *[other] { $n } délégations
} : { $regions }.
prize-built = { $who } construit un stupa.
new-round = Mois { $round }. Le d20 passe à { $who }.

## The end
year-over = Les douze mois sont passés. Retournez les disques.
count-label = Comptez vos yaks
count-confirm = Yaks en tout : { $yaks }
level-of-label = Bâtiment en { $n } ?
level-of-confirm = Enregistrer le bâtiment du village { $n }
herd-label = Yaks, sur disques et pions
stupas-label = Stupas par bâtiment
delegations-label = Délégations par région
tie-label = Encore égalité : qui quitte la course ?
tie-confirm = { $seat } quitte la course : { $kind }
leaves-label = Quitte la course
leads-religious = Plus grande influence religieuse : { $who }.
leads-political = Plus grande influence politique : { $who }.
leads-economic = Plus grande influence économique : { $who }.
out-religious = { $who } quitte la course : plus petite influence religieuse.
out-political = { $who } quitte la course : plus petite influence politique.
wins = { $who } gagne.
share = Égalité parfaite, victoire partagée : { $who }.

## Score
score-religious = Influence religieuse
score-political = Influence politique
score-economic = Influence économique
score-stupas = Stupas
score-delegations = Délégations
why-religious = Chaque stupa vaut le niveau de son village.
why-religious-out = Chaque stupa vaut le niveau de son village. Le plus petit total : { $who } quitte la course.
why-political = Un point par région où vous avez, sans égalité, le plus de délégations.
why-political-out = Un point par région où vous avez, sans égalité, le plus de délégations. Le plus petit total : { $who } quitte la course.
why-economic = Les yaks des disques gagnés au troc, et trois par pion inventaire.

## Corrections
row-round = Mois
row-leader = Chef au village
row-tokens = Pions inventaire
row-yaks = Yaks
row-region = En région { $n }
row-stupas = Stupas, { $level }
row-village = Village { $n }
delegations-left = Délégations restantes
correct-site = Contenu d’un village
holds-label = Contenu
holds-empty = Rien
holds-goods = Ressources
holds-order = Une commande
correct-stupa = Un stupa
stupa-of = Stupa de
forget-order = Effacer une commande mal saisie
correct-level = Un bâtiment de la carte
correct-road = Une route de la carte
correct-regions = Les régions d’un village
road-type = Route
correct-stock = Réserve { STARTS($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
correct-herd = Disques { STARTS($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
discs-label = Nombre de disques
disc-yaks-label = Yaks sur les disques
correct-first = Qui est Premier chef ?
add-event = Ajouter un événement posé
add-event-of = Événement de
correct-events = Événements restants : { $who }
drop-event = Retirer un événement
leave-map = Il s’est passé autre chose : passer la carte
leave-goods = Il s’est passé autre chose : plus de ressources
leave-orders = Il s’est passé autre chose : plus de commandes
leave-leaders = Il s’est passé autre chose : passer ce chef
leave-events = Il s’est passé autre chose : passer cette place
leave-programme = Il s’est passé autre chose : arrêter de programmer
leave-rows = Il s’est passé autre chose : ne pas saisir les programmes
leave-action = Il s’est passé autre chose : passer cette action
leave-emptied = Il s’est passé autre chose : aucun village vide
leave-inventory = Il s’est passé autre chose : passer cette ressource
leave-prize = Il s’est passé autre chose : pas de gain

## Settings
set-events = Événements en haute montagne
set-inventory = Gain de l’inventaire
set-inventory-tokens = Un pion
set-inventory-full = Pion, délégations ou stupa
set-programme-s = Temps de programmation
set-lock = Deuxième transaction dans un village
set-lock-collect = Permise, sauf une deuxième ressource
set-lock-any = Interdite
set-deliver = Livrer quand on peut
set-deliver-may = Facultatif
set-deliver-must = Obligatoire
set-send = Délégations envoyées
set-send-exact = Exactement le niveau
set-send-upto = Au plus le niveau
set-last-renewal = Ravitaillement au mois 12
set-last-renewal-yes = Oui
set-last-renewal-no = Non
set-shared-lead = À trois, égalité pour une influence
set-shared-lead-nobody = Personne ne domine
set-shared-lead-both = Tous les ex æquo dominent
set-second-loser = Deuxième à quitter la course : délégations
set-second-loser-stay = Restent sur le plateau
set-second-loser-leave = Sont retirées aussi
set-event-limit = Événements d’une même sorte par mois
set-event-limit-one = Un
set-event-limit-free = Plusieurs
set-storm = Seconde action d’une tempête
set-storm-later = Toute action identique ensuite
set-storm-next = Juste la suivante
set-prize-regions = Deux délégations en gain
set-prize-regions-split = Séparables
set-prize-regions-one = Même région

## Refusals
no-such-region = Indiquez au moins une région, de 1 à { $n }.
not-as-printed = Cela contredit les exemples de la règle pour le village { $n }.
too-many-cubes = { $good } : il n’y en a que { $n } dans la boîte, plateau compris.
event-two-villages = Choisissez deux villages différents.
no-road-between = D’après la carte, aucune route ne relie { $a } à { $b }.
one-region = Selon vos règles maison, les deux vont ensemble.
no-more-stupas = Une tribu n’a que { $n } stupas.
check-one-way = La { $road } de { $a } à { $b } n’existe pas dans l’autre sens.

# a closer look at the board
place-village = Village { $n }
place-region = Région { $n }
the-leader = chef
the-stupa = stupa
is-wanted = Demandé : { $what }
leads-here = majorité ici

# the catalogue
section-villages = Villages sur la carte
section-roads = Routes sur la carte
section-orders = Commandes
village-n = Village { $n }
level-in-regions = { $level }, régions { $regions }

# what was done: the log, in the past tense
did-begin = La partie a été mise en place.
did-enter-map = La carte a d’abord été saisie.
did-map-later = Le reste de la carte a été remis à plus tard.
did-learn-village = Un village a été saisi.
did-event-road = { $event } sur { FORM($road, "la") }.
did-place-goods = { $who } a posé des ressources au village { $roll }.
did-lay-goods = { $who } a posé des ressources en { $villages }.
did-place-order = { $who } a posé une commande au village { $roll }.
did-lay-orders = { $who } a posé des commandes en { $villages }.
did-no-goods = Le sac de ressources était vide.
did-no-orders = Le sac de commandes était vide.
did-place-event = { $event-is ->
     [storm] { $who } a posé : { $event }.
     [market] { $who } a posé : { $event }.
     [yeti] { $who } a posé : { $event }.
    *[none] { $who } n’a pas posé d’événement.
}
did-place-leader = { $who } a placé son chef au village { $village }.
did-start-clock = Tous les chefs étaient placés.
did-programme = { $who } a choisi six actions.
did-ready = { $who } a fini.
did-tell-rows = Programmes révélés. { $rows }.
did-from-table = Les actions sont saisies sur le moment.
did-act = { $who } a joué l’action { $n } : { $token }.
did-as-programmed = { $who } a joué l’action { $n }.
did-action-done = { $form ->
     [all-done] Les six actions ont été jouées.
    *[action-done] L’action { $n } a été jouée.
}
did-travel = { $form ->
     [no-such-road] { $who } n’a pas trouvé de { $road } au village { $at }.
     [storm] { $who } a pris la route de la tempête vers le village { $to }.
    *[travel] { $who } a rejoint le village { $to }.
}
did-void-action = Action sans effet pour { $who } : { $token }.
did-collect = { $who } a pris { FORM($good, "du") }.
did-deliver = { $rewards-is ->
     [0] { $who } a livré au village { $n }.
    *[other] { $who } a livré au village { $n } : { $rewards }.
}
did-decline = { $who } n’a rien livré.
did-emptied = Villages vides : { $villages }.
did-open-hands = Les mains ont été ouvertes : { $good }.
did-show-hands = Les mains ont été comptées : { $good }.
did-award = { $good }, le plus : { $seat }.
did-take-prize = { $who } a pris comme gain : { $prize }.
did-count = { $who } a compté ses yaks.
did-let-finish = { $who } a eu le temps de finir.
did-decide = { $seat } a quitté la course sur l’égalité.
reward-used-up = Ce gain est épuisé ici.
