title = Autre jeu

# phases
phase-choose = Quel jeu ?
phase-choose-name = Choix du jeu
phase-order = Manche { $round } : l’ordre
phase-order-name = L’ordre
phase-turn = { $of ->
    [0] Manche { $round }
   *[other] Manche { $round }/{ $of }
}
phase-turn-name = En jeu
phase-score = { $of ->
    [0] Manche { $round }
   *[other] Manche { $round }/{ $of }
}
phase-score-name = Manches
phase-play = En jeu
phase-play-name = En jeu
phase-final = Décompte
phase-final-name = Décompte
phase-winner = La fin
phase-winner-name = La fin
phase-over = Fini
phase-over-name = Fini

# which game
choose-label = À quel jeu jouez-vous ?
choose-confirm = Jouer : { $pad }
chosen = Vous jouez : { $pad }
make-label = Un autre jeu, avec votre propre feuille
make-hint = Objectif : dès que quelqu’un a tant de points, la partie est finie. Séparez les lignes par des virgules : Or x3, Dettes x-1, Routes max 15, Suite =30/40, Château (1) pour un seul joueur.
make-confirm = Jouer : { $name }
find-letters = Lettres de son nom
find-label = Chercher un jeu
find-confirm = Chercher { $letters }
made = { $pad } : gardé pour d’autres soirées
section-pads = Vos feuilles de score
pad-hint = Séparez lignes, phases et compteurs par des virgules. Une ligne : Or x3, Dettes x-1, Routes max 15, Suite =30/40, Château (1) pour un seul joueur. Une phase : Bâtir, Revenus: deux pièces chacun, Fête (*) pour tous à la fois. Un compteur : Or 3.

# a pad
pad-name = Nom
pad-scores = Points
pad-scores-round = Après chaque manche
pad-scores-one = Après chaque manche, un seul
pad-scores-bids = Après chaque manche, annonce et plis
pad-scores-turn = À chaque tour
pad-scores-free = À tout moment
pad-scores-count = Montent et descendent
pad-scores-rows = Une ligne par tour
pad-scores-end = Seulement à la fin
pad-scores-never = Jamais
pad-wins = Qui gagne
pad-wins-most = Le plus de points
pad-wins-fewest = Le moins de points
pad-wins-last = Le dernier en jeu
pad-wins-told = Vous dites qui
pad-wins-together = Tous ensemble, ou personne
pad-rows = Lignes
pad-bonus = Bonus
pad-bonus_from = Bonus à partir de
pad-bonus_rows = Sur les premières lignes
pad-bid_made = Une annonce réussie
pad-bid_each = Chaque pli
pad-start = Au départ
pad-goal = Objectif
pad-rounds = Manches
pad-legs = Legs pour un set
pad-sets = Sets pour gagner
pad-ties = Points égaux
pad-ties-shared = Même rang
pad-ties-row = Une ligne départage
pad-tie_row = Quelle ligne, depuis la première
pad-teams = Équipes
pad-order = Tours
pad-order-free = Non suivis
pad-order-clockwise = Sens horaire
pad-order-counter = Sens antihoraire
pad-order-told = Dit à chaque manche
pad-order-together = Tous à la fois
pad-laps = Par manche
pad-laps-once = Un chacun
pad-laps-passes = Tant que tous n’ont pas passé
pad-phases = Phases
pad-counters = Compteurs
pad-clock = Pendule
pad-clock-none = Aucune
pad-clock-up = Temps utilisé
pad-clock-bank = Pour toute la partie
pad-clock-turn = Sablier par tour
pad-clock-phase = Sablier par phase
pad-minutes = Minutes
pad-seconds = Secondes

# turns
order-label = Dans quel ordre jouez-vous cette manche ?
order-confirm = Cette manche : { $seats }
phase-label = { $phase }
phase-confirm = { $phase } : fini
turn-label = À vous de jouer
turn-confirm = Finir le tour
turn-phase-label = { $phase }
turn-phase-confirm = { $phase } : fini
start-clocks-label = Le premier tour
start-clocks-confirm = Lancer la pendule
turn-together-label = Jouez ; dites quand vous avez fini
turn-together-confirm = Fini
drop-out-label = Passer pour cette manche
drop-out-confirm = Passer pour cette manche
dropped-out = { $who } a passé pour cette manche

# points
tally-field = Points
tally-label = Combien avez-vous marqué ?
tally-confirm = Noter { $points }
bust = { $who } dépasse : ce tour ne compte pas
fill-row-label = Remplissez une ligne
fill-row-which = Quelle ligne ?
fill-row-confirm = { $row } : { $points }
score-label = Manche { $round } : les points
score-confirm = Manche { $round } : { $points }
score-many-label = Manche { $round } : les points
score-many-confirm = Noter la manche { $round }
row-label = Manche { $round } : { $row }
row-confirm = Manche { $round }, { $row } : { $points }
row-nobody-label = { $row } : 0 pour tous
row-nobody-confirm = { $row } : 0 pour tous
row-final-label = { $row }
row-final-confirm = { $row } : { $points }
nobody-label = Personne ne marque
nobody-confirm = Manche { $round } : personne ne marque
nobody-final-label = Personne n’a de points
nobody-final-confirm = À la fin : personne n’a de points
final-many-label = Décompte
final-many-confirm = Noter les points
final-label = Décompte
final-confirm = À la fin : { $points }
take-label = Manche { $round } : qui marque ?
take-who = Qui marque ?
take-points = Combien ?
take-confirm = Manche { $round } : { $side }, { $points }
own-label = Points { STARTS($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
own-confirm = { $who } : { $points }
own-row = Déjà dit : { $row }
free-who = Qui ?
free-label = Qui marque ?
free-confirm = { $who } : { $points }
recount-label = Où en est le score ?
recount-confirm = Score : { $points }
count-label = { $what }
count-confirm = { $what } : { $counts }
counted = { $who } : { $n } { $what }
resource-count = { $n } { $what }
sum-is-odd = En tout, cela fait { $found }, pas { $wanted }.
deals = { $who } distribue
adds-to = en tout { $n }
odd-points = { $n } : score impossible.
odd-last = { $n } : dernier tour impossible.
does-not-go = Ces nombres ne vont pas ensemble.
leads = { $n ->
    [1] { $names } mène avec { $points }
   *[other] { $names } mènent avec { $points }
}

leg-won = Le leg est pour { $names }
set-won = Le set est pour { $names }

# the end
finish-label = La partie est finie
finish-confirm = La partie est finie
end-now-label = Finir la partie maintenant
end-now-confirm = La partie est finie
end-now-hint = Les points comptent tels quels. Annuler permet de revenir.
full-label = La feuille est pleine
full-confirm = La partie est finie
nearly-full = { $n ->
    [1] Encore une place
   *[other] Encore { $n } places
} sur cette feuille
winner-label = Qui a gagné ?
winner-confirm = Victoire : { $sides }
outcome-label = Quel résultat ?
outcome-won = Vous avez gagné
outcome-lost = Vous avez perdu
outcome-confirm = { $outcome }

# set right
round-n = Manche { $n }
rounds-to = { $n ->
    [1] Manche 1
   *[other] Manches 1 à { $n }
}
entry-n = N° { $n }
entries-to = { $n ->
    [1] N° 1
   *[other] N° 1 à { $n }
}
carried = Autres points
start-label = Qui commence cette manche ?
turn-is-label = À qui de jouer ?
away-label = Qui ne joue pas en ce moment ?
missed = { $n ->
    [1] { $names } a manqué des manches
   *[other] { $names } ont manqué des manches
} : leurs points se donnent en autres points
leave-out-turn = Ce tour sans points
leave-out-score = Cette manche ne compte pas
leave-out-order = L’ordre habituel cette manche
go-on-label = La partie continue quand même

# what is shown
line-turns = Tours
line-won = Gagné
line-start = Au départ
line-legs = Legs
line-sets = Sets
aim-goal = objectif { $n }
aim-out = hors jeu à { $n }
aim-legs = { $sets ->
    [1] { $legs ->
        [one] { $legs } leg gagne
       *[other] { $legs } legs gagnent
    }
   *[other] { $legs ->
        [one] { $legs } leg
       *[other] { $legs } legs
    } par set, { $sets } sets gagnent
}
is-away = n’est plus là
is-here = joue
timer-bank = temps pour toute la partie
timer-up = temps utilisé
timer-turn = le sablier de ce tour
timer-phase = le sablier de cette phase

# refusals
wrong-seats = Ce jeu se joue de { $least } à { $most }
wrong-name = Un jeu a besoin d’un nom qui ne commence pas par @
wrong-clock = Une pendule a besoin d’un temps
wrong-clock-turns = Une pendule tourne pendant le tour de quelqu’un : dites comment vont les tours
wrong-each = Minutes de chacun : nombres jusqu’à { $most }, avec des virgules
wrong-goal = Le dernier en jeu gagne : dites à combien de points on sort
wrong-teams = Pas d’équipes, ou au moins deux
wrong-legs = Legs et sets vont avec des points à chaque tour et un objectif
wrong-rows = Nommez les lignes à remplir
wrong-tie = Nommez les lignes : l’une d’elles départage les points égaux
wrong-many = { $most } au plus
wrong-twice = Un nom est là deux fois
wrong-short = { $name } : un nom a de 1 à { $most } lettres et ne commence pas par @
wrong-limits = Un nombre de la feuille est trop grand, trop petit ou inversé
wrong-long = { $text }… : une phrase a { $most } lettres au plus
wrong-order = Si les points vont avec un tour, il faut que quelqu’un ait le tour
wrong-people = Un jeu se joue de 2 à { $most }
wrong-reach = Personne ne peut atteindre { $goal } avec ces points
wrong-told = Au moins une ligne se saisit en jeu, toute autre à la fin ou par une formule
wrong-id = { $id } : aucune formule ne peut nommer ainsi une ligne
wrong-bonus = Un bonus porte sur un certain nombre des premières lignes
formula-long = Une formule a { $most } lettres au plus
formula-wrong = { $text } : pas une formule, à partir de la lettre { $at }
formula-name = { $text } : il n’y a pas de { $name } pour calculer
row-is-full = Cette ligne est déjà remplie
only-one = { $row } : pour un seul, déjà à { $who }

# words on pads
name-bid = Annonce
name-tricks = Plis
name-bonus = Bonus
name-points = Points
name-hearts = Dame de pique
name-rummy = Rami
name-canasta = Canasta
name-cribbage = Cribbage
name-skat = Skat
name-klaverjassen = Klaverjassen
name-toepen = Toepen
name-boerenbridge = L’Ascenseur
name-yacht = Yacht
name-dominoes = Dominos
name-darts-501 = Fléchettes 501
name-darts-double = Fléchettes 501, sortie double
name-darts-301 = Fléchettes 301
name-darts-legs = Fléchettes 501, en 3 legs
name-darts-sets = Fléchettes 501, sets de 3 legs
name-petanque = Pétanque
name-chess-clock = Échecs ou go, à la pendule
name-per-round = Points à chaque manche
name-at-the-end = Points à la fin
name-lives = Vies, en plus et en moins
name-who-won = Seulement qui gagne
name-together = Tous ensemble
name-roem = Roem
name-pass-left = trois cartes à gauche
name-pass-right = trois cartes à droite
name-pass-across = trois cartes en face
name-pass-none = aucune carte à passer
name-ones = As
name-twos = Deux
name-threes = Trois
name-fours = Quatre
name-fives = Cinq
name-sixes = Six
name-full-house = Full
name-four-alike = Carré
name-little-straight = Petite suite
name-big-straight = Grande suite
name-choice = Chance
name-yacht-row = Yacht
name-row-a = Première ligne
name-row-b = Deuxième ligne
name-row-c = Troisième ligne
name-row-d = Quatrième ligne
name-row-e = Cinquième ligne
name-row-f = Sixième ligne

# what was done: the log, in the past tense
did-choose = Jeu choisi : { $pad }.
did-find = Recherche de jeux : « { $letters } ».
did-make = Nouvelle feuille de score : { $name }.
did-pass-on = { $form ->
     [phase] Phase finie : { $phase }.
     [turn-phase] { $who } a fini : { $phase }.
     [turn-together] { $who } a fini.
    *[turn] { $who } a fini son tour.
}
did-take = { $form ->
     [nobody] Personne n’a marqué à la manche { $round }.
    *[take] Manche { $round } pour { $side } : { $points }.
}
did-tell-own = Noté pour { $who } : { $points }.
did-winner = Victoire : { $sides }.
did-fill-row = { $who } a noté { $points } : { $row }.
did-score = { $form ->
     [row] Manche { $round }, { $row }. { $points }.
     [row-final] Décompte final, { $row }. { $points }.
     [row-nobody] Personne n’a marqué : { $row }.
     [nobody] Personne n’a marqué à la manche { $round }.
     [nobody-final] Personne n’avait de points à la fin.
     [final] Décompte final. { $points }.
     [final-many] Décompte final. { $points }.
    *[score] Manche { $round } comptée. { $points }.
}
did-tally = { $who } a marqué { $points }.
did-finish = La partie était finie.
did-outcome = { $outcome-is ->
     [lost] La partie a été perdue ensemble.
    *[won] La partie a été gagnée ensemble.
}
did-recount = Score relevé : { $points }.
did-order = Ordre de la manche : { $seats }.
did-start-clocks = La pendule a été lancée.
did-drop-out = { $who } a passé pour le reste de la manche.
