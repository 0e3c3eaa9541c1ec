title = Akkon
who-starts = Le premier joueur est tiré au sort

## Words
city-akkon = Akkon
    .de = d’Akkon
city-jerusalem = Jérusalem
    .de = de Jérusalem
city-tyre = Tyr
    .de = de Tyr
city-jaffa = Jaffa
    .de = de Jaffa
city-caesarea = Césarée
    .de = de Césarée
city-sidon = Sidon
    .de = de Sidon

track-gold = Or
track-faith = Foi
track-power = Pouvoir
track-prestige = Prestige

knight-five = 5
knight-six = 6
knight-seven = 7
knight-eight = 8
knight-mercenary = Mercenaire
knight-cloak = Manteau gris
knight-chaplain = Chapelain
the-seneschal = Le sénéchal

kind-lance = Sainte Lance
kind-feast = Fête templière
kind-ban = Anathème
kind-siege = Siège
kind-plague = Peste
kind-brother = Frère d’armes
kind-levant = Commerce du Levant
kind-writings = Écrits interdits
kind-minting = Monnayage
short-lance = Lance
short-feast = Fête
short-ban = Anathème
short-siege = Siège
short-plague = Peste
short-brother = Frère
short-levant = Levant
short-writings = Écrits
short-minting = Monnaie

privilege-gold = Saladin
privilege-faith = Clément III
privilege-power = Richard Cœur de Lion
privilege-prestige = Barberousse

card-raise = { $kind } +{ $n } ({ $track })
card-named = { $kind } ({ $track })
card-of = { $kind } { FORM($city, "de") }
card-in = Une carte { FORM($city, "de") }
card-some = Carte inconnue
card-new = Une nouvelle carte
card-later = Plus tard

n-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
a-knight = chevalier
n-knights = { $n ->
    [one] { $n } chevalier
   *[other] { $n } chevaliers
}
from-to = { $a } → { $b }
from-nowhere = { $a } → ?
plus = +{ $n }
has-passed = a passé
used-up = Épuisée

## Where we are
phase-setup = Mise en place
phase-setup-name = Mise en place
phase-deal = Distribution
phase-deal-name = Distribution
phase-tops = Manche { $round }, piles
phase-tops-name = Nouvelles cartes
phase-barbarossa = Manche { $round }, Barberousse
phase-barbarossa-name = Barberousse
phase-bid = Manche { $round }, enchères
phase-bid-name = Enchères
phase-saladin = Manche { $round }, Saladin
phase-saladin-name = Saladin
phase-reveal = Manche { $round }, révélation
phase-reveal-name = Révélation
phase-cards = Manche { $round }, cartes
phase-cards-name = Jeu des cartes
phase-over = Après { $round ->
    [one] { $round } manche
   *[other] { $round } manches
}
phase-over-name = Fin de partie

next-first-bid = { $who } mise en premier
next-reveal = On mise jusqu’à ce que tous aient passé
next-turn-up = Ensuite, on révèle les chevaliers
next-cards = Ensuite les cartes, { $who } en premier
next-card-turn = Ensuite, { $who } joue ses cartes
next-round = { $who } ouvre la prochaine manche
next-score = Ensuite, le score final

## Setting up
begin-label = Préparez la partie
begin-confirm = Commencer
ready-label = À préparer
setup-knights = { $players } camps de { $n } chevaliers, face cachée
setup-markers = { $n } marqueurs sur les pistes, tous sur { $value }
setup-seneschal = Le sénéchal à { $who }
setup-privileges = { $n } cartes privilège, face visible
setup-stacks = { $n } piles de { $cards } cartes ville, une par ville
setup-out = Cartes de départ : 2 Sainte Lance de Tyr, de Jaffa, de Césarée et de Sidon
setup-out-rest = Cartes de départ : 2 Écrits interdits de Jérusalem, 2 Monnayage d’Akkon
setup-short = Partie courte : dans la boîte, 2 Siège de Tyr, de Jaffa, de Césarée et de Sidon
setup-short-rest = Partie courte : dans la boîte, 2 autres Écrits interdits, 2 autres Monnayage
setup-deal = Mélangez les { $cards } cartes de départ, { $n } à chacun, visibles, { $who } en premier
setup-box = { $n } cartes de départ restent : dans la boîte
setup-shuffle = Mélangez chaque pile de { $n }, texte visible
deal-label = Qui a quelles cartes de départ ?
deal-hint = À saisir maintenant, ou quand on les joue.
deal-confirm = Cartes de départ distribuées
only-two-starters = Cette carte de départ n’a été sortie que { $n } fois : { $card }.

## City cards
tops-label = Quelles cartes sur les piles ?
tops-hint = À saisir maintenant, ou quand on les joue.
tops-confirm = Continuer la manche
learn-label = Saisissez la carte { FORM($city, "de") }
learn-hint = Recopiez la carte. C’est à faire une seule fois.
learn-confirm = Saisir { $kind }
learn-play = Jouer { $kind }
kind-label = Carte
cost-label = Chevaliers, coin du haut
track-label = Quelle piste ?
falls-label = Quelle piste recule ?
cities-label = Quelles villes ?
points-label = De combien ?
copies-label = Exemplaires, en bas à droite (facultatif)
one-copy-more = { $card } : les { $n } exemplaires sont déjà saisis. Si l’un d’eux est faux, corrigez-le dans l’historique.
card-has-copies = Cette carte est déjà connue : il y en a { $n } exemplaires.
city-has-twelve = Il y a 12 cartes pour { $city } : encore { $n } de cette sorte au plus.
siege-needs-two = Un Siège indique deux pistes différentes.
not-played = { $card } : carte connue maintenant, mais injouable. { $why }

## Bidding
field-label = Case
place-label = Misez ou passez
place-confirm = Miser { $n } à { $city }
count-label = Chevaliers
with-him-label = Chevaliers avec le sénéchal
open-hint = À { $city }, on mise face visible.
spread-confirm = Miser sur plusieurs cases
pass-label = Passer pour cette manche
pass-confirm = Passer pour cette manche
seneschal-spread-label = Miser le sénéchal, chevaliers sur plusieurs cases
seneschal-field-label = Sénéchal
seneschal-label = Miser le sénéchal
seneschal-confirm = Sénéchal à { $city }
all-passed-label = Misez jusqu’à ce que tous aient passé
all-passed-confirm = Tout le monde a passé
saladin-hint = Avant la révélation, { $who } peut déplacer un chevalier misé (Saladin).
stack-is-empty = Il n’y a plus de carte à { $city }.
bid-there-already = Vous avez déjà misé à { $city }. Selon vos règles maison, on n’ajoute rien à cette mise.
field-open = { $who } pose le sénéchal : à { $city }, on mise maintenant face visible.
field-turned-up = { $who } pose le sénéchal : révélez tous les chevaliers à { $city } et misez-y face visible.
face-up = { $who } mise face visible, car le sénéchal est à { $city }.
can-only-pass = { $who } n’a plus rien à miser et passe.

## The reveal
award-label = Révélez les chevaliers : qui gagne quelle carte ?
award-confirm = Attribuer les cartes
count-faces = Compter les mises
award-hint = Un chapelain compte comme non misé, sauf si vous saisissez sa case.
award-hint-ledger = Si personne ne prend une carte, laissez vide.
chaplain-at = Chapelain à { $city }
no-chaplain = Pas de chapelain
no-bid-there = Sans mise, personne ne peut prendre la carte { FORM($city, "de") }.
lone-chaplain = À { $city }, { $who } n’a que son chapelain, qui ne gagne aucune carte.
card-stays = { $city } : personne ne prend la carte.
takes-card = { $who } prend une carte { FORM($city, "de") }.
takes-known = { $city } : { $who } prend { $card }.
faces-label = Révélez les chevaliers
faces-confirm = Compter les mises
faces-of = { $city }, { $who }
after-valued-label = { $city } : pièces avec valeur posées après le mercenaire { STARTS($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
after-label = { $city } : chevaliers posés après ceux { STARTS($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
so-many-lie-there = { $who } a misé { $n } à { $city }.
bid-total = { $city } : { $who } mise { $n }.
one-of-each = { $who } n’a qu’un chevalier de chaque sorte.
not-together = À { $city }, { $who } ne peut pas avoir ensemble mercenaire et manteau gris.

## The card round
play-label = Jouez une carte
play-hint = Chevaliers restants : { $n }. Lisez à voix haute la carte jouée.
play-confirm = Jouer { $card }
kind-confirm = Jouer { $kind }
richard-hint = Avant votre première carte, vous pouvez reprendre un chevalier misé (Richard).
played-city-label = Ville
pays-label = Payer aussi avec le sénéchal ?
done-label = Finir le tour
done-confirm = Finir le tour
too-few-knights = Cette carte coûte { $n ->
    [one] { $n } chevalier
   *[other] { $n } chevaliers
} ; il vous en reste { $left }.
plays = { $who } joue { $card } ({ $city }, { $n ->
    [0] gratuit
    [one] 1 chevalier
   *[other] { $n } chevaliers
}).
plays-kind = { $who } joue { $kind }.
not-in-hand = D’après l’historique, { $who } n’a pas cette carte : { $card }.
turn-ends = { $who } ne peut plus rien jouer.
discard-label = Défaussez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
away-label = Défausser une carte de
discard-confirm = Défausser une carte : { $city }
keeps-five = { $who } garde cinq cartes et en défausse { $n }.
seneschal-passes = Le sénéchal passe à { $who }.
loan-borrower = { $who } prend { $n ->
    [one] { $n } chevalier
   *[other] { $n } chevaliers
} à { $owner }, sans regarder.
loan-owner = { $owner } donne à { $who } { $n ->
    [one] { $n } chevalier
   *[other] { $n } chevaliers
}, sans regarder.
loan-now = { $owner } donne à { $who } { $n ->
    [one] { $n } chevalier
   *[other] { $n } chevaliers
}
loans-hint = À donner sans regarder : { $loans }.
last-card = Il ne reste qu’une carte dans une pile.
last-round = { $city } : pile épuisée, c’est la dernière manche.
game-over = Une pile est épuisée : la partie est finie.

## What cards do
ban-target = Qui recule de 2 ?
ban-confirm = { $target } recule de 2
ban-too-high = Anathème ne se joue qu’à { $n } ou moins sur cette piste.
ban-nobody = Anathème demande quelqu’un d’autre à { $n } ou plus sur cette piste.
ban-below = { $who } passerait sous 0. Seul un joueur à { $n } ou plus sur cette piste peut reculer.
siege-too-high = Selon vos règles maison, Siège ne se joue qu’à { $n } ou moins sur la piste qui avance.
lender-label = Qui prête { $n ->
    [one] { $n } chevalier
   *[other] { $n } chevaliers
} ?
plague-confirm = Emprunter à { $lender }
victim-label = { $track } : qui recule de 1 ?
unmoved = inchangé
brother-confirm = Emprunter à { $lender }
rise-label = Avancer votre marqueur ?
will-borrow = À la prochaine manche, { $who } a { $n ->
    [one] { $n } chevalier
   *[other] { $n } chevaliers
} { STARTS($owner) ->
    [vowel] d’{ $owner }
   *[other] de { $owner }
}.
levant-target = Les chevaliers de qui ?
levant-count = Chevaliers dans les villes indiquées
levant-confirm = Compter les chevaliers
levant-yield = { $n ->
    [one] { $n } chevalier
   *[other] { $n } chevaliers
} : +{ $half }
levant-counted = { $who } y a { $n ->
    [one] { $n } chevalier
   *[other] { $n } chevaliers
} : +{ $half }.
raise-confirm = Avancer de { $points }
writings-confirm = Déplacer les marqueurs
writings-limits = Écrits interdits ne mène aucun marqueur sous 0 ni au-delà de 13.
writings-two = Selon vos règles maison, déplacez deux marqueurs différents : un avance, un recule.
up-label = Avance de 1
down-label = Recule de 1
minting-confirm = Prendre une carte : { $stack }
stack-label = Dans quelle pile ?
no-stack-left = Il ne reste aucune carte dans les piles.
another-player = Choisissez quelqu’un d’autre.
marker-at = { $who } : { $track } { $n }
marker-stops = { $who } : { $track } { $n }. Le reste est perdu.
no-choice-left = Plus rien à choisir pour cette carte : sans effet.

## Privileges
privilege-to = { $privilege } : à { $who }.
privilege-back = { $privilege } : à personne.
barbarossa-label = Barberousse : échanger une carte ?
barbarossa-confirm = Prendre une carte : { $stack }
barbarossa-decline = Pas d’échange
barbarossa-took = { $who } prend une carte { FORM($city, "de") } grâce à Barberousse.
is-top-label = Est-ce la carte du dessus ?
saladin-label = Saladin : déplacer un chevalier ?
saladin-confirm = Déplacer 1 chevalier à { $target }
saladin-decline = Ne rien déplacer
saladin-moved = { $who } déplace 1 chevalier à { $city }.
saladin-open = { $who } déplace 1 chevalier à { $city }, face visible, comme toute la case.
source-label = De
target-label = À
no-knight-there = Vous n’avez pas de chevalier à { $city }.
another-field = Choisissez une autre case.
richard-label = Richard : un chevalier revient
richard-confirm = Reprendre 1 chevalier
from-label = D’où ?
is-chaplain-label = Est-ce le chapelain ?
richard-took = { $who } reprend 1 chevalier à { $city }.
richard-seneschal = { $who } reprend le sénéchal.
discount-lost = Le chapelain est parti : pour { $who }, les cartes { FORM($city, "de") } reprennent leur plein prix.
clement-label = Clément III : avancer un marqueur de 1 ?
clement-confirm = { $track } : avancer de 1
clement-decline = Ne rien avancer
already-at-end = Ce marqueur est déjà à { $n }.

## Time
timer-bid = { $who } mise
timer-cards = { $who } joue ses cartes
timer-barbarossa = { $who } : Barberousse
timer-saladin = { $who } : Saladin
timer-table = Enchères

## What a seat has
row-hand = Cartes en main
row-camp = Chevaliers au camp
borrowed-from = Emprunt à { $who }
borrowed-from-next = Prochain emprunt à { $who }
lent-to = Prêt à { $who }
lent-to-next = Prochain prêt à { $who }

## Score
score-highest = Piste la plus haute
score-lowest = Piste la plus basse
score-second = Deuxième piste
why-track = La position du marqueur. Seules la plus haute et la plus basse des quatre comptent.
why-highest = Le plus haut des quatre marqueurs.
why-lowest = Le plus bas des quatre marqueurs.
why-second = Départage les joueurs à égalité de points.

## Corrections
row-bid = Chevaliers à { $city }
row-paid = Payé pour { $city }
row-stack = Pile { FORM($city, "de") }
row-discard = Défausse
row-round = Manche
start-label = Qui est premier joueur ?
turn-label = À qui de jouer ?
passed-label = Qui a passé ?
holder-of = Qui a { $privilege } ?
holder-label = Privilège
seneschal-at = Où est le sénéchal ?
in-camp = Au camp
has-paid = A payé
loan-label = Chevaliers empruntés
owner-label = Chevaliers de qui ?
borrower-label = Qui les a ?
loan-knights = Combien ?
loan-when = À quelle manche ?
this-round = Cette manche
next-round-loan = Manche suivante
top-of = Sur la pile : { $city }
card-label = Une carte ville mal saisie
leave-card = Il s’est passé autre chose : laisser les cartes inconnues
leave-reveal = Il s’est passé autre chose : personne ne prend de carte
leave-effect = Il s’est passé autre chose : passer l’effet de la carte
leave-privilege = Il s’est passé autre chose : passer le privilège
leave-turn = Il s’est passé autre chose : joueur suivant
leave-bids = Il s’est passé autre chose : finir les enchères

## Settings
set-short = Partie courte
set-hands = Cartes en main
set-hands-closed = Visibles ici pour soi seulement
set-hands-open = Visibles ici pour tous
set-reveal = Après la révélation
set-reveal-award = Saisir qui gagne chaque carte
set-reveal-faces = Saisir les chevaliers ; le compagnon compte
set-one-field = Les chevaliers d’un même tour
set-one-field-one = Tous sur une case
set-one-field-split = Sur plusieurs cases aussi
set-add-again = Ajouter là où l’on a déjà misé
set-add-again-yes = Permis
set-add-again-no = Interdit
set-mercenary-next = Le mercenaire compte
set-mercenary-next-all = Tous les autres chevaliers
set-mercenary-next-after = Seulement ceux posés après lui
set-mercenary-counts = Ce qui renforce le mercenaire
set-mercenary-counts-any = Toute pièce
set-mercenary-counts-valued = Pièces avec valeur
set-mercenary-counts-coloured = Chevaliers de couleur
set-cloak-seneschal = Le manteau gris et le sénéchal
set-cloak-seneschal-doubles = Double sa valeur : 8
set-cloak-seneschal-not = Ne la double pas : 4
set-lone-cloak = Un manteau gris comme seule mise
set-lone-cloak-nothing = Ne prend rien
set-lone-cloak-takes = Prend la carte
set-seneschal-pays = Le sénéchal paie des cartes
set-seneschal-pays-yes = S’il n’est pas misé
set-seneschal-pays-no = Jamais
set-free-cards = Une carte gratuite sans chevalier restant
set-free-cards-yes = Permis
set-free-cards-no = Interdit
set-chaplain-back = Le chapelain repris par Richard
set-chaplain-back-lost = La réduction est perdue
set-chaplain-back-kept = La réduction reste
set-lance-feast = Sainte Lance et Fête templière
set-lance-feast-names = Lance 1, Fête 3
set-lance-feast-cards = Comme imprimé sur la carte
set-siege-high = Siège si le marqueur qui avance est à 12 ou 13
set-siege-high-yes = Permis, le reste est perdu
set-siege-high-no = Interdit
set-borrowed-use = Chevaliers empruntés
set-borrowed-use-cards = Seulement pour payer des cartes
set-borrowed-use-bids = Pour miser aussi
set-borrowed-pick = Qui choisit le chevalier prêté
set-borrowed-pick-borrower = L’emprunteur, sans regarder
set-borrowed-pick-owner = Le propriétaire
set-levant-counts = Commerce du Levant compte
set-levant-counts-both = Chevaliers misés et payés
set-levant-counts-paid = Seulement les chevaliers payés
set-writings = Écrits interdits
set-writings-free = Même marqueur, ou recul seul : permis
set-writings-two = Deux marqueurs différents, les deux bougent
set-barbarossa-empty = Barberousse sans carte en main
set-barbarossa-empty-no = Impossible
set-barbarossa-empty-free = Prend une carte gratuite
set-barbarossa-card = Barberousse prend
set-barbarossa-card-top = La carte du dessus
set-barbarossa-card-any = Une carte au choix de la pile
set-saladin-field = Saladin : cases visibles et paires interdites
set-saladin-field-rules = Les règles s’appliquent
set-saladin-field-free = Les règles ne s’appliquent pas
set-clement = Clément III en un tour
set-clement-once = Une fois
set-clement-pairs = Une fois par paire
set-barbarossa-ends = Une pile épuisée par Barberousse
set-barbarossa-ends-round = On joue encore la manche
set-barbarossa-ends-now = La partie finit aussitôt
set-second-highest = Égalité : la deuxième piste
set-second-highest-sorted = Peut égaler la plus haute
set-second-highest-different = La valeur différente suivante
set-bid-s = Temps d’enchère, par joueur et par manche
set-cards-s = Temps pour un tour de cartes
set-window-s = Temps pour Barberousse et Saladin

## Importing a catalogue
check-twelve = { $city } : plus que les { $n } cartes de la boîte.

# the catalogue
section-cards = Cartes ville
n-copies = { $n ->
    [one] { $n } exemplaire
   *[other] { $n } exemplaires
}

# what was done: the log, in the past tense
did-begin = La partie a été mise en place.
did-deal = Cartes de départ distribuées.
did-turn-up = Les cartes du dessus ont été saisies.
did-learn-card = Carte saisie : { $kind }.
did-place = { $seneschal-is ->
     [1] { $who } a envoyé le sénéchal à { $city }.
    *[other] { $who } a misé { $count } à { $city }.
}
did-spread = { $who } a misé sur plusieurs cases : { $knights }.
did-pass = { $who } a passé.
did-all-passed = Tout le monde a passé.
did-award = Cartes ville attribuées. { $winner }.
did-faces = Les chevaliers ont été révélés.
did-after = Les chevaliers posés ensuite ont été comptés.
did-play = { $who } a joué { $card }.
did-play-kind = { $who } a joué { $kind }.
did-done = { $who } a fini son tour.
did-discard = { $who } a défaussé une carte { FORM($city, "de") }.
did-raise = { $who } a avancé de { $points }.
did-ban = { $who } a fait reculer { $target } de 2.
did-plague = { $who } a emprunté un chevalier à { $lender }.
did-brother = { $who } a emprunté des chevaliers à { $lender }.
did-levant = { $count-is ->
     [one] { $who } a compté 1 chevalier pour le commerce du Levant.
     [other] { $who } a compté { $count } chevaliers pour le commerce du Levant.
    *[none] { $who } a compté les chevaliers { STARTS($target) ->
    [vowel] d’{ $target }
   *[other] de { $target }
} pour le commerce du Levant.
}
did-writings = { $who } a déplacé ses marqueurs, recul : { $down }, avance : { $up }.
did-minting = { $who } a pris une carte { FORM($stack, "de") }.
did-richard = { $who } a repris un chevalier à { $city }.
did-clement = { $who } a avancé de 1, piste : { $track }.
did-barbarossa = { $who } a échangé une carte contre une { FORM($stack, "de") }.
did-saladin = { $who } a déplacé un chevalier : { $source } → { $target }.
did-decline = { $form ->
     [barbarossa-decline] { $who } n’a rien échangé.
     [saladin-decline] { $who } n’a rien déplacé.
    *[clement-decline] { $who } n’a rien avancé.
}
