companion-title = Compagnon de table
yes = Oui
no = Non
form-missing = Complétez ce qui manque
back = Retour
minutes = { $n } min

# home
home-title = À quoi jouez-vous ?
home-ask = Touchez un jeu pour le préparer
home-no-game = Pas encore de jeu sur la table
home-comes = La partie s’ouvrira ici dès qu’elle commencera
home-watching = Vous regardez : le plateau, les scores et les pendules s’afficheront ici. Pour jouer depuis ce téléphone, asseyez-vous.
home-seated = Vous avez une place. Vos questions et vos secrets s’afficheront ici.
home-players = { $least } à { $most } joueurs
home-resume-key = Reprendre
home-waits = { $days ->
    [0] À finir (aujourd’hui) : { $names }
    [1] À finir (hier) : { $names }
   *[other] À finir (il y a { $days } jours) : { $names }
}
home-phones = { $n ->
    [one] Téléphones ({ $n } ici)
   *[other] Téléphones ({ $n } ici)
}
home-resume = Reprendre { $game }
home-set-aside = { $game } a été arrêté : le compagnon ne pouvait pas continuer. La partie est toujours dans la liste ; si vous la reprenez, annulez son dernier coup.
home-set-aside-package = { $game } a été arrêté : son paquet { $package } ne fonctionne pas correctement. La partie est toujours dans la liste. Prévenez son auteur, et jouez à autre chose en attendant une nouvelle version.
records-link = Parties
settings-link = Réglages
join-link = Téléphones

# a new game
new-title = Qui est assis où ?
new-ask = Touchez une place, puis un nom
new-where = Nouvelle partie
new-free = libre
new-who = Place { $seat }
new-name = Nom
new-tint = Couleur
new-away = Retirer
new-more = Ajouter
new-other-name = Nouveau nom
new-rules = { $n ->
    [0] Règles maison
   *[other] Règles maison ({ $n })
}
new-start = { $n ->
    [1] Commencer en solo
   *[other] Commencer à { $n } joueurs
}
new-missing-twice = Deux places portent le même nom
late-link = Ajouter un joueur
late-confirm = { $name } rejoint la partie
late-note = La nouvelle place vient après la dernière et joue dès maintenant. Ses points se donnent dans Corrections.
late-not = Personne ne peut rejoindre cette partie en ce moment.
new-next-title = Qui d’autre joue ?
new-next-ask = Saisissez un nom ou touchez « Tout le monde est là »
new-done = Tout le monde est là
new-nameless = Jouer sans noms
new-name-title = Ajouter un joueur
new-sit = Placer { "{" }name{ "}" }
new-type = Saisissez d’abord un nom
rules-title = Règles maison
kept-rules-label = Règles enregistrées
kept-rules-keep = Enregistrer sous un nom
kept-rules-name = Nom de ces règles
kept-rules-keep-confirm = Enregistrer sous { "{" }name{ "}" }
kept-rules-forget = Supprimer des règles
kept-rules-which = Lesquelles ?
kept-rules-forget-confirm = Supprimer { "{" }name{ "}" }
rules-note = Chaque changement prend effet aussitôt. La plupart restent possibles en cours de partie, dans Corrections.
clock-label = Pendule
clock-up = Chronomètre
clock-off = Aucune
clock-bank = Temps limité
clock-bank-label = Temps par joueur
clock-odds-label = Temps de chacun
clock-alike = Égal
clock-odds = Inégal

# drawing lots
lots-link = Qui commence ?
lots-what = Tirer au sort
lots-start = Qui commence
lots-seats = Places
lots-teams-2 = 2 équipes
lots-teams-3 = 3 équipes
lots-start-title = Qui commence ?
lots-seats-title = Qui est assis où ?
lots-teams-2-title = Deux équipes
lots-teams-3-title = Trois équipes
lots-ask = Posez chacun un doigt sur l’écran, ou tirez les noms au sort
lots-again = Nouveau tirage
lots-here = Posez chacun un doigt ici
lots-hold = et ne le bougez plus pendant deux secondes
lots-few = Il faut au moins { $n } joueurs
lots-by-name = Tirer les noms
lots-keep = Garder ce tirage
lots-starts = { $name } commence
lots-lit = Le doigt éclairé commence
lots-lit-ask = À qui est-il ? Ou reposez vos doigts
lots-whose = À qui était ce doigt ?
lots-seats-lit = Les numéros font le tour de la table dans le sens horaire.
lots-teams-2-lit = Même numéro, même équipe.
lots-teams-3-lit = Même numéro, même équipe.
lots-team = Équipe { $n } : { $names }
lots-across = Les équipes alternent autour de la table : les places ont changé.

# the game
band-waiting = On attend { $names }
band-told = Annoncé. On attend encore { $names }.
band-told-rest = Annoncé. La table saisit le reste.
band-secret = Répondez sur vos téléphones
take-back = Annuler
take-back-own-row = Votre annonce à la table
own-row-confirm = Annoncer à la table
take-back-seats = Nouvelle partie
redo = Rétablir
resumed-other-rules = Les règles de ce jeu ont changé depuis le début de la partie : c’était la version { $had }, c’est maintenant la { $has }.
result-wins = { $n ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-nobody = Personne à la table ne gagne
result-again = Rejouer, mêmes places
away-known = Le compagnon est resté éteint pendant { $time }. Aucun coup validé n’est perdu.
away-unknown = Le compagnon a été éteint. Aucun coup validé n’est perdu.
away-days = { $n ->
    [one] un jour
   *[other] { $n } jours
}
away-hours = { $n ->
    [one] une heure
   *[other] { $n } heures
}
away-minutes = { $n ->
    [one] une minute
   *[other] { $n } minutes
}
away-moment = moins d’une minute
clock-of = sur { $time }
clock-used = écoulé
clock-stands = à l’arrêt
clock-turns = { $n ->
    [one] encore { $n } tour
   *[other] encore { $n } tours
}
clock-periods = { $n } × { $time }
time-is-up = Temps écoulé : { $label }

# sitting down with a phone
own-link = Ma place
seat-link = Changer de place
sit-link = S’asseoir
sit-title = Quelle est votre place ?
sit-ask = Votre téléphone montrera vos secrets et annoncera votre tour
sit-who = Quelle place ?
sit-free = libre
sit-on-a-phone = sur un téléphone
sit-choose = Choisissez d’abord une place
sit-confirm = Prendre la place { STARTS($person) ->
    [vowel] d’{ $person }
   *[other] de { $person }
}
sit-ask-key = Demander la place
sit-code-key = Utiliser le code
sit-code = Code de place à six chiffres
sit-code-missing = Saisissez les six chiffres
sit-only-code = Il n’y a pas d’écran de la table : le code est dans le terminal où le compagnon a été démarré.
sit-closed = Trop de téléphones ont demandé une place. Pendant dix minutes, passez par le code : il est sur l’écran de la table, sous Téléphones.
sit-nobody = Personne n’a encore de place : préparez d’abord une partie sur l’écran de la table.
sit-leave-confirm = Quitter la place et regarder
sit-waiting = En attente d’un accord
sit-waiting-how = Demandez à quelqu’un de toucher Oui sur l’écran de la table, qui affiche le même numéro.
sit-cancel = Retirer la demande

# letting phones in
knock = Le téléphone { $n } demande la place { STARTS($person) ->
    [vowel] d’{ $person }
   *[other] de { $person }
}. Accepter ?
knock-held = Le téléphone { $n } demande la place { STARTS($person) ->
    [vowel] d’{ $person }
   *[other] de { $person }
}, comme le téléphone { $also }. Accepter ?
knock-more = Le téléphone { $n } ({ $has }) demande aussi la place { STARTS($person) ->
    [vowel] d’{ $person }
   *[other] de { $person }
}. Accepter ?
knock-more-held = Le téléphone { $n } ({ $has }) demande aussi la place { STARTS($person) ->
    [vowel] d’{ $person }
   *[other] de { $person }
}, comme le téléphone { $also }. Accepter ?
sit-no = La table a refusé. Vous pouvez continuer à regarder, ou redemander dans une minute.
phones-link = Places et téléphones
phones-title = Places et téléphones
phones-none = Aucun téléphone n’a de place.
phone-name = Téléphone { $n }
phone-is-table = deuxième écran de la table
phone-here = connecté
phone-not-here = non connecté
phone-since = accepté le { $day }
phone-people = Quelles places ?
phone-give-key = Places
phone-give = Sur ce téléphone : { $people }
phone-table-key = Écran de la table
phone-table = En faire un deuxième écran de la table
phone-table-note = Il peut répondre pour tout le monde, annuler, mettre en pause et corriger. Il n’a pas de place et ne voit aucun secret.
phone-away-key = Retirer
phone-away = Retirer le téléphone { $n } (il peut encore regarder)
phone-unknown = Ce téléphone n’a plus de place. Vous regardez ; redemandez votre place.
phone-sent-away = La place de ce téléphone a été retirée sur l’écran de la table. Vous regardez.

# the menu
menu-title = Menu
fix-link = Corrections
note-link = Ajouter une note
leave-link = Quitter la partie
score-link = Scores
log-link = Historique
times-link = Temps
aid-link = Règles
leave-title = Quitter la partie ?
leave-note = Votre partie est enregistrée. Vous pourrez la reprendre à tout moment.
leave-confirm = Enregistrer et quitter
end-link = Finir la partie
end-title = Finir la partie ?
end-note = Les points actuels désignent le vainqueur. Vous pourrez annuler.

# corrections
fix-title = Corrections
fix-ask = Qu’est-ce qui ne correspond pas à la table ?
fix-where = Corrections
fix-note = Touchez un nombre pour le corriger. Chaque correction est notée dans l’historique et peut être annulée.
fix-log = Une erreur de saisie
fix-next-page = Autres nombres
fix-was = { $what } : noté { $now }
correct-to = { $what } – { $to }
correct-what = Corriger : { $what }

# a line of the log, corrected
amend-title = Corriger l’historique
amend-where = La situation d’alors
amend-ask = Que s’est-il vraiment passé ?
amend-unchanged = Changez ce qui est faux
amend-misfit = Cela n’est plus possible. Que s’est-il passé ici ?
amend-said = Noté : { $what }
amend-before = Après votre réponse vient : { $what }
amend-under-way = Toute la suite est en train d’être recalculée : { $n } %. Les autres peuvent continuer à jouer.
amend-not-yet = Rien ne change tant que tout ne concorde pas.
amend-more = { $n ->
    [0] Jusqu’ici, toute la suite concorde.
    [one] Une ligne plus loin sera peut-être à ressaisir.
   *[other] Jusqu’à { $n } lignes plus loin seront peut-être à ressaisir.
}
amend-other = Cette question attend maintenant d’autres réponses.
amend-unfit = Cela ne va pas avec la situation à ce moment.
amend-rule = D’après les règles : { $rule }
amend-at-table = La suite ne concorde alors plus. Faites cette correction sur un écran de la table.
amend-out = Cela n’a pas eu lieu
amend-rest = Retirer cela et toute la suite

# an earlier moment
then-title = Retour en arrière : { $n } sur { $of }
then-now = Revenir au présent
then-asked = Question : { $what }
then-begin = Avant le premier coup
then-known-since = Secret à ce moment, connu depuis :
then-earlier = Un coup plus tôt
then-later = Un coup plus tard
then-wrong = Cette ligne est fausse
then-back-to = Annuler jusqu’ici
then-takes-back = Tout cela sera annulé. « Rétablir » le fera revenir :
then-and-more = … et encore { $n }
then-confirm = { $n ->
    [one] Annuler un coup
   *[other] Annuler { $n } coups
}

# a closer look at a cell
cell-title = Le plateau
cell-look = Sur cette case
cell-ask = Touchez ce qui est faux
cell-empty = Rien n’a été saisi ici.

# log and notes
news-title = Ce qui s’est passé
log-title = Historique
log-ask = Touchez une ligne pour la voir ou la corriger
log-look = Touchez une ligne pour la voir
log-by-round = Manche par manche
log-round = { $unit ->
    [turn] Tour { $n }
   *[other] Manche { $n }
}
log-before = { $unit ->
    [turn] Tour précédent
   *[other] Manche précédente
}
log-after = { $unit ->
    [turn] Tour suivant
   *[other] Manche suivante
}
log-by-phone = { $what } (téléphone { $n })
note-title = Ajouter une note à l’historique
note-label = Note
note-confirm = Enregistrer la note
note-type = Écrivez d’abord une note

# rules
rule-title = Règle
rule-unknown = Les règles de ce jeu n’ont pas de paragraphe { $id }.
rule-settled = Les règles du jeu sont ambiguës sur ce point ; on joue comme le dit ce paragraphe.
rule-plays-default = { $setting } : vous jouez « { $reading } », le choix par défaut.
rule-plays = { $setting } : vous jouez « { $reading } ». Par défaut : « { $default } ».
aid-title = Aide de jeu

# score, seats, times
score-title = Scores
score-ask = Touchez une ligne pour lire sa règle
score-total = Total
seat-ask = Informations publiques
seat-own = Ce qui est caché ici ne s’affiche que pour vous
seat-time = Temps utilisé
times-dice = Jets de dés

# settings, phones, records
settings-title = Réglages
settings-lang = Langue
settings-light = Thème
settings-light-day = Clair
settings-light-night = Sombre
settings-letters = Taille du texte
settings-letters-normal = Normale
settings-letters-large = Grande
settings-hand = Disposition
settings-hand-right = Droitier
settings-hand-left = Gaucher
settings-facing = Écran tourné vers
settings-facing-this = Ce côté
settings-facing-other = L’autre côté
settings-dim = Écran en veille après
settings-never = Jamais
settings-about-screen = Écran
settings-about-sound = Sons et animations
settings-about-line = Connexion des téléphones
flip-link = Pivoter l’écran
flip-title = Pivoter l’écran ?
flip-note = Il sera alors tourné vers ceux d’en face. Pour revenir, faites de même.
settings-volume = Volume
settings-volume-is = { $n ->
    [0] Muet
    [1] Faible
    [2] Moyen
   *[other] Fort
}
settings-quiet_from = Silence à partir de
settings-quiet_to = Silence jusqu’à
settings-spoken = Lecture à voix haute
settings-spoken-off = Non
settings-spoken-on = Oui
spoken-undone = Annulé.
spoken-time-up = Le temps est écoulé.
spoken-short = { $names } : bientôt plus de temps.
settings-motion = Pièces animées
settings-motion-glides = Oui
settings-motion-calm = Non
settings-tls = Connexion des téléphones (après redémarrage)
settings-tls-off = Non chiffrée
settings-tls-on = Chiffrée
settings-tls-note = Chiffrée : personne d’autre sur le Wi-Fi ne peut lire ce que reçoivent les téléphones. Chaque téléphone avertit une fois qu’il ne connaît pas le certificat : comparez son empreinte avec celle qui est sous Téléphones.
auto-link = Automatismes
auto-title = Automatismes
auto-in = Dans { $game }
auto-note = Un automatisme s’annonce pendant trois secondes. Touchez l’écran pour l’arrêter ; vous pouvez aussi l’annuler ensuite. Les dés, les secrets et la fin de la partie ne sont jamais automatiques.
auto-told = Ce qui est forcé (action programmée, fin d’un tour)
auto-told-auto = Automatique
auto-told-ask = À valider
auto-only = Une seule réponse possible
auto-only-auto = Automatique
auto-only-ask = Préremplie
auto-only-off = Laissée vide
auto-likely = Réponses probables
auto-likely-ask = Préremplies
auto-likely-off = Laissées vides
auto-soon = Automatique dans un instant – { $who } : { $what }. Touchez pour arrêter.
auto-soon-there = Automatique dans un instant – { $who } : { $what }.
auto-done = Automatique : { $what }
join-title = Rejoindre avec un téléphone
join-how = Sur un téléphone du même Wi-Fi, ouvrez cette adresse ou scannez le code.
join-phones = { $n ->
    [0] Aucun téléphone n’est connecté.
    [one] 1 téléphone est connecté.
   *[other] { $n } téléphones sont connectés.
}
join-code = Code de place : pour s’asseoir sans demander
join-way-cable = câble réseau
join-way-wifi = Wi-Fi
join-fingerprint = Empreinte du certificat (SHA-256)
wifi-link = Code QR du Wi-Fi
wifi-title = Le Wi-Fi de la table
wifi-ask = Scannez pour rejoindre le Wi-Fi
wifi-name = Nom du réseau
wifi-password = Mot de passe
wifi-confirm = Afficher le code QR
wifi-type = Saisissez d’abord les deux
join-closed = Le compagnon a été démarré pour cette machine seule. Démarrez-le sans --no-lan, et les téléphones pourront le rejoindre.
join-no-lan = Le compagnon n’est sur aucun réseau. Connectez-le à votre Wi-Fi et rouvrez cette page.
records-title = Parties
records-unfinished = À finir
records-finished = Terminées
records-thrown = Jetées aujourd’hui
record-away-key = Jeter
record-away = Jeter cette partie
record-away-hint = Vous pourrez la récupérer pendant un jour.
record-back = Récupérer
record-save = Enregistrer sur ce téléphone
records-none = Aucune partie n’est encore terminée.

# what can go wrong
no-such-setting = Ce réglage n’existe pas.
no-game-open = Il n’y a pas de jeu sur la table.
game-on-the-table = Une autre partie est en cours : enregistrez-la et quittez-la d’abord.
no-draft-open = Aucune partie n’est en préparation : choisissez un jeu à l’accueil.
reference-nothing = Rien dans le contrat ne s’appelle { $name } : companion reference l’affiche en entier.
no-such-game = Aucun jeu ne s’appelle { $game }.
game-left-alone = { $game } a bloqué le compagnon deux fois : ce jeu reste fermé jusqu’au prochain démarrage du compagnon.
game-overdue = { $game } n’a rien répondu au bout de { $seconds } secondes : le compagnon redémarre sans ce jeu.
game-overdue-end = { $game } n’a rien répondu au bout de { $seconds } secondes : le compagnon s’arrête ici.
no-such-page = Aucune page ne s’appelle { $page }.
joined-already = Cet écran est déjà connecté.
only-the-table = Seul l’écran principal de la table peut faire cela.
only-seats = Vous regardez : asseyez-vous d’abord.
only-on-a-phone = C’est secret : on ne peut y répondre que sur le téléphone de cette place.
not-your-seat = Ce n’est pas votre place.
phone-gone = Le téléphone { $n } n’a plus de place.
phone-not-one = Ouvrez d’abord la page sur le téléphone { $n }, et fermez-la partout ailleurs : ce qu’il reçoit ne doit aller qu’à un seul téléphone.
asking-gone = Le téléphone { $n } a retiré sa demande.
asking-wait = Votre demande a été refusée. Vous pourrez redemander dans une minute.
asking-too-many = Trop de téléphones demandent une place. Réessayez quand la table leur aura répondu.
phones-full = Trop de téléphones ont une place. Retirez-en d’abord sur l’écran de la table.
code-wrong = Ce n’est pas le bon code.
code-wait = Trop de codes faux. Attendez dix minutes, ou demandez la place à la table.
form-closed = Ce formulaire est fermé.
file-unreadable = { $file } est illisible : { $why }.
printed-damaged = { $file } n’est pas un fichier de catalogue : { $why }.
record-unknown-game = Cette partie vient d’un jeu que ce compagnon ne connaît pas : { $game }.
record-newer-rules = Cette partie a été jouée avec { $game }, version { $version }, plus récente que ce compagnon.

# simulated hardware
simulator-link = Simulateur
simulator-title = Matériel simulé
simulator-ask = Appuyez sur un bouton ou lancez les dés
simulator-buttons = Boutons
simulator-undo = Bouton Annuler
simulator-pause = Bouton Pause
simulator-next = Bouton Suivant
no-simulator = Il n’y a pas de matériel simulé : démarrez le compagnon avec --simulate.
simulator-roll = Lancer ces dés
simulator-dice = Dés sur le lecteur
simulator-how-label = Geste
simulator-press = Appui
simulator-hold = Appui long
simulator-double = Double appui
simulator-second = { $name } : deuxième
simulator-knob-label = Molette
simulator-knob-left = À gauche
simulator-knob-right = À droite
simulator-knob-push = Enfoncer
simulator-add-label = Ajouter un dé
simulator-no-tint = sans couleur
simulator-empty = Vider le bac
simulator-line-label = Lecteur de dés
simulator-unplug = Débrancher
simulator-replug = Brancher
simulator-heard = Dernier son : { $sound }
lamp-off = éteint
lamp-dim = faible
lamp-lit = allumé
lamp-blink = clignote
only-here = Cela n’est possible que sur le compagnon lui-même.

# the demo
demo-stuck = La démo n’a trouvé aucune réponse permise par les règles.

# without a screen
headless-table = Écran de la table : { $link }
headless-watch = Pour regarder sur un téléphone : { $link }
headless-code = Code de place pour les téléphones : { $code }
headless-fingerprint = Empreinte du certificat (SHA-256) : { $digits }
hardware-config = Les réglages du matériel sont inutilisables : { $what }

# recorded hardware

# the catalogue
printed-link = Catalogue
printed-title = Catalogue
printed-ask = Choisissez un jeu
printed-note = Ce qui n’est imprimé que sur les cartes, les tuiles ou le plateau se saisit une seule fois, quand on en a besoin. Ici, vous pouvez le vérifier, le changer ou le supprimer.
printed-kinds = Ce qui est connu
printed-of = { $n } sur { $most }
printed-none = Rien à saisir : les règles de ce jeu donnent toutes les valeurs.
printed-empty = Rien n’a encore été saisi.
printed-blank = non saisi
printed-change = Touchez une fiche pour la changer
printed-more = Ajouter
printed-keep = Enregistrer
printed-forget = Supprimer
printed-in-play = Ce jeu est en cours : passez par Corrections.
printed-in-rules = Cela vient des règles du jeu et ne peut pas être supprimé.

# ---- where the places of a printed map lie
arrange-link = Placer les lieux
arrange-title = Placer les lieux
arrange-ask = Glissez chaque lieu là où il est sur votre plateau
arrange-how = Ou touchez un lieu, puis l’endroit où il se trouve. Les routes et les pièces suivent.
arrange-note = Cela ne change que le dessin de la carte, dans cette partie et dans toutes les suivantes.
arrange-none = Ce jeu n’a pas de lieux à placer.
arrange-back = Comme avant
arrange-again = Comme je l’ai placé
arrange-no-cell = La carte n’a pas de lieu { $cell }.
arrange-outside = C’est en dehors de la carte.
arrange-outside-cell = Le lieu { $cell } est en dehors de la carte.
arrange-no-room = Il n’y a pas assez d’espace ici : déplacez d’abord un autre lieu.
arrange-too-near = Les lieux { $a } et { $b } sont trop proches.
hand-link = En code QR
hand-ask = Pour un autre compagnon
hand-how = Scannez-le avec un téléphone et copiez le lien. Sur la page de l’autre compagnon : Menu, Depuis un autre compagnon.
hand-where = Un téléphone qui a une place ici transmet le lien dès qu’il l’ouvre.
hand-gone = Cela n’existe plus ici.
handed-too-much = C’est trop pour un code : companion catalogue l’écrit dans un fichier.
handed-wrong = Ce n’est ni un lien ni un code de compagnon.
handed-known = Cela est déjà connu ici. Pour le transmettre ailleurs, copiez le lien au lieu de l’ouvrir.
handed-waits = Une autre question est posée à la table : réessayez dans une minute.
keep-title = Depuis un autre compagnon
keep-ask = Collez le lien contenu dans le code QR de l’autre compagnon
keep-link = Lien
keep-offer = Proposer à la table
keep-waits = L’écran de la table demande s’il faut le garder.
keep-new = { $what } : garder « { $name } » ?
keep-again = { $what } : garder « { $name } » à la place de ce qui est ici ?
keep-yes = Garder
keep-kept = C’est gardé : disponible dès la prochaine partie
keep-not = Cela n’a pas été gardé

# companion screenshots
screenshots-broken = Impossible de dessiner les captures d’écran : { $why }
screenshots-failed = Impossible de dessiner ici : il manque OpenGL pour le pilote « offscreen » de SDL (Debian : libgles2, libegl1).

# for who is new to a game
new-here-short = découvre
new-here = Découvre ce jeu
new-here-not = Connaît ce jeu
lesson-for = Découvre le jeu : { $names }
lesson-example = Par exemple, dans la situation actuelle :
lesson-others = Ou encore : { $what }
lesson-done = Compris
can-link = Que faire ?
can-title = Que puis-je faire ?
can-nothing = Aucune question ne vous est posée en ce moment.
can-open = La suite dépend de ce qui est lancé, pioché, caché ou encore à saisir.
can-change = { $what } : { $before } → { $after }
tour-link = Visite guidée
tour-title = Pour découvrir { $game }
tour-at = Carte { $n } sur { $of }
tour-next = Suite
tour-skip = Passer la visite
tour-none = Il n’y a pas de visite guidée pour ce jeu.
tour-done = Jouons !
page-link = Le jeu en une page
page-title = Le jeu en une page
page-none = Il n’y a pas de telle page pour ce jeu.
page-print = Imprimer

# what goes where
lay-out-link = Où ?
lay-out-title = Mise en place
lay-out-at = { $n } sur { $of }
lay-out-next = C’est en place. Suite
lay-out-last = C’est en place
lay-out-done = Tout est en place.
lay-out-seats = Devant chaque joueur.
lay-out-start = Chez le premier joueur.
lay-out-beside = À côté du plateau.
lay-out-table = Sur la table, à portée de tous.
lay-out-box = De retour dans la boîte.
lay-out-board = Sur le plateau.

# Bluetooth dice
dice-title = Dés
dice-none = Avec des dés Bluetooth, GoDice et Pixels, le lancer entre tout seul dans la partie.
dice-meet = Ajouter un dé
dice-roll-it = Lancez le dé que vous voulez utiliser
dice-over = Aucun dé n’a été lancé
dice-again = Chercher encore
dice-how = Réveillez-le d’abord : sortez-le de sa boîte et secouez-le. Gardez le programme de son fabricant fermé, sinon il lui parlera.
dice-met = Celui-ci ?
dice-blinks = Il clignote en blanc.
dice-keep = Utiliser ce dé
dice-die = Dé { $n }
dice-here = là
dice-away = absent, ou en veille
dice-battery = batterie { $n } %
dice-low = batterie faible : { $n } %
dice-low-here = Dé { $n } : batterie { $percent } %
dice-last = dernier lancer { $face }
dice-signal = signal { $dbm } dBm
dice-owner = Lance pour
dice-everybody = tout le monde
dice-tint = Compte comme
dice-any-tint = toute couleur
dice-shell = Forme
dice-faces = Si un jeu a des dés à couleurs ou à images, le 1 compte comme la première à l’écran, le 2 comme la deuxième, et ainsi de suite. Pendant une telle partie, vous pouvez changer cela ici.
dice-numbers = Nombres
dice-sides = Ce que valent ses nombres
dice-side = { $n } compte comme
dice-is = { $n } = { $side }
dice-read = Dé { $n } : { $sides }
dice-name = Nom
dice-blink = Le faire clignoter
dice-forget = Oublier ce dé
die-gone = Ce dé a été oublié.
