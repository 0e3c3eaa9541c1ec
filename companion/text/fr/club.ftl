# The club that a table belongs to (companion/club); each is one whole sentence for the settings
club-connecting = Recherche du club…
club-well = Le club a tout ce qui a été joué ici.
club-follows =
    { $n ->
        [one] Le club reçoit en ce moment la suite d’une partie.
       *[other] Le club reçoit en ce moment la suite de { $n } parties.
    }
club-compares = On demande au club ce qu’il a déjà des parties d’ici.
club-hub-away = Le serveur du club est absent. Jouez tranquillement : il recevra tout dès son retour.
club-apart = Pour l’une des parties, le club en sait plus que ce boîtier, qui a été restauré à partir d’une vieille sauvegarde. Il garde ce qu’il a. Jouez tranquillement, et prévenez le club.
club-gone =
    { $n ->
        [one] Une ancienne partie qui manque au club n’est plus lisible ici : elle y restera incomplète.
       *[other] { $n } anciennes parties qui manquent au club ne sont plus lisibles ici : elles y resteront incomplètes.
    }
club-not-taken =
    { $n ->
        [one] Le serveur du club n’accepte pas une des parties. Elle reste ici ; demandez au club : ses arbitres peuvent lire pourquoi.
       *[other] Le serveur du club n’accepte pas { $n } parties. Elles restent ici ; demandez au club : ses arbitres peuvent lire pourquoi.
    }
club-too-long =
    { $n ->
        [one] Une partie est devenue trop longue pour être envoyée au club. Elle reste ici ; donnez son résultat au club.
       *[other] { $n } parties sont devenues trop longues pour être envoyées au club. Elles restent ici ; donnez leurs résultats au club.
    }
club-lost = La liaison avec le club est coupée. Jouez tranquillement : tout suivra dès qu’elle reviendra.
club-unreachable = Le club est injoignable à l’adresse { $host }. Jouez tranquillement : tout suivra dès qu’il répondra.
club-silent = Le broker du club à l’adresse { $host } prend les messages sans répondre. Jouez tranquillement : un nouvel essai suivra.
club-ca = Le certificat du broker du club à l’adresse { $host } n’est pas signé par le club : rien n’y est envoyé.
club-refused = Le club refuse le nom « { $table } » ou son mot de passe. Demandez un nouveau lien au club.
club-not-allowed = Le club ne laisse pas cette table écrire dans { $topic }. Demandez-lui de corriger ses droits.
club-twice = Un autre boîtier semble être au club sous le nom « { $table } ». Chaque table doit avoir son propre nom.
club-says-round = Message du club : la ronde { $n } commence.
club-says-left =
    { $n ->
        [one] Message du club : plus qu’une minute.
       *[other] Message du club : encore { $n } minutes.
    }
club-says-message = Message du club : { $text }
club-says-pairing = Message du club : ronde { $n }, jouent ici : { $text }.
club-says-coming = Message du club : { $text } arrive.
club-says-came = Message du club : votre appel a été traité.

# mistakes in club.toml, and in a link to a club
club-toml = { $why }. Cette table n’est donc dans aucun club.
club-value = { $of ->
    [broker] doit être le nom du broker du club, entre guillemets, avec son port, par exemple "club.example:8883"
    [table] doit être un nom sans espaces ni barres obliques, entre guillemets, et pas "hub"
    [names] doit être "initials" ou "full"
    [plain] { config-yes-no }
    [calls] { config-yes-no }
   *[other] doit être du texte entre guillemets
}
club-toml-no-ca = club.toml nomme le certificat { $file }, qui est illisible.
club-toml-plain = true n’est permis que pour un broker sur cette machine, pas pour { $host }
club-packages = Cette table est dans un club, mais les paquets nécessaires manquent : exécutez de nouveau deploy/install.
club-link-wrong = Ce n’est pas un lien de club complet. Il commence par table-club:// et se termine comme le club l’affiche.

# companion club
club-joined = Cette table est « { $table } » sur { $host }. Redémarrez le compagnon : elle sera dans le club.
club-none = Cette table n’est dans aucun club.
club-answers = Le broker du club répond et accepte la table « { $table } ».

# joining a club (companion/pages/box/club.py)
club-link = Rejoindre un club
club-title = Rejoindre un club
club-how = Le club donne à chaque table un lien à elle. Copiez-le sur un téléphone qui a une place à cette table, scannez le code avec ce téléphone, puis collez-y le lien. Ou saisissez-le ici.
club-type = Saisir le lien
club-how-typed = Le club donne à chaque table un lien à elle. Saisissez-le, ou collez-le ici.
club-sit-first = Un téléphone ne transmet un lien de club que s’il a une place à cette table : asseyez-vous d’abord avec lui.
club-field = Le lien du club
club-give = Demander à la table
club-paste = Collez d’abord le lien
club-asks = L’écran principal de la table demande maintenant : rejoindre le club « { $club } » en tant que table « { $table } » ?
club-offer = Rejoindre le club « { $club } » en tant que table « { $table } » ?
club-offer-means = Le broker du club est { $host }. Le club voit ce que voient tous ceux qui regardent cette table, et garde les parties : avec des initiales, ou avec les noms entiers, nécessaires à son classement et à ses tournois.
club-offer-leaves = Si c’est un autre club, cette table quitte celui où elle est, et ne transmet au nouveau rien d’antérieur à cette partie.
club-initials = Rejoindre, avec initiales
club-full = Rejoindre, noms entiers
club-no = Ne pas rejoindre
club-in = Cette table est maintenant dans le club « { $club } », sous le nom « { $table } ».
club-page = Le club
club-there = Cette table est « { $table } » dans le club « { $club } ».
club-there-initials = Le club voit ce que voient tous ceux qui regardent cette table, et garde les parties, avec des initiales : personne n’entre dans son classement.
club-there-full = Le club voit ce que voient tous ceux qui regardent cette table, et garde les parties, avec les noms entiers.
club-other = Rejoindre un autre club
club-leave = Quitter le club
club-leave-means = Il ne reçoit plus rien, et garde les parties qu’il a. Les parties d’ici restent ici.
club-left = Cette table a quitté le club « { $club } ».
club-not-yet = Le certificat du broker du club à l’adresse { $host } n’est valable qu’à partir du { $begins }, et l’horloge de ce boîtier dit { $now }. Rien n’y est envoyé tant qu’elle n’est pas à l’heure.
club-ended = Le certificat du broker du club à l’adresse { $host } a expiré le { $ends } ; l’horloge de ce boîtier dit { $now }. Prévenez le club : rien n’y est envoyé.

# the hub (companion/hub)
hub-starting = Le serveur du club démarre…
hub-ready = Le serveur du club garde ce que disent les tables.
hub-database-away = La base de données du serveur est injoignable : les tables gardent tout jusqu’à son retour.
hub-database-full = La base de données du serveur est pleine : les tables gardent tout jusqu’à ce qu’elle ait de la place.
hub-database-busy = La base de données du serveur a trop d’autres connexions : les tables gardent tout jusqu’à ce qu’une se libère.
hub-migration-changed = Le fichier { $name } a été modifié après avoir servi à créer la base de données. Remettez l’ancien.
hub-value = { $of ->
    [broker] { club-value }
    [database] doit commencer par postgresql://, entre guillemets
    [lang] doit être le code d’une langue que parle le compagnon, par exemple "fr"
    [plain] { config-yes-no }
    [hosts] doit être une liste de noms entre guillemets, par exemple ["club.lan"]
    [port] doit être un nombre entier, de 0 à 65535
    [zone] doit être un fuseau horaire entre guillemets, par exemple "Europe/Paris"
    [season] doit être le numéro d’un mois, de 1 à 12
    [keep_games_days] doit être un nombre de jours, 0 pour toujours
    [keep_names_days] doit être un nombre de jours, 0 pour toujours
    [keep_calls_hours] doit être un nombre d’heures, de 1 à 10000
    [keep_login_hours] doit être un nombre d’heures, de 1 à 10000
   *[other] doit être du texte entre guillemets
}
hub-toml-certificate = Le certificat { $certificate } et sa clé { $private } ne s’ouvrent pas : il faut les deux, et ils vont ensemble.
hub-here = Le club est visible à l’adresse { $link }

# the hub's pages
hub-tables = Tables
hub-results = Résultats
hub-standings = Classement
hub-wall = Pour un projecteur
hub-person = Parties { STARTS($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
hub-no-tables = Aucune table ne s’est encore manifestée.
hub-nothing-yet = Aucune partie n’est encore terminée.
hub-idle = Pas de partie en cours
hub-needs-help = Demande un arbitre
hub-away = Non connectée
hub-paused = En pause
hub-when = Fin
hub-table = Table
hub-game = Jeu
hub-result = Résultat
hub-place = Rang
hub-name = Nom
hub-games = Parties
hub-wins = Gagnées
hub-points = Points
hub-rating = Niveau
hub-how-counted = Un point pour chaque joueur que vous devancez, un demi-point pour chacun avec qui vous partagez un rang. À égalité de points, le plus de victoires l’emporte, puis le moins de parties ; à égalité en tout, le rang est partagé. Le niveau est celui d’openskill : ce que quelqu’un vaut au minimum, presque à coup sûr.
hub-page = Page { $n } sur { $of }
hub-page-before = Page précédente
hub-page-after = Page suivante

# the referees' desk
hub-coming = { $name } arrive
hub-desk = Arbitres
hub-password = Mot de passe
hub-log-in = Se connecter
hub-log-out = Déconnecter { $name }
hub-login-wrong = Ce nom et ce mot de passe ne vont pas ensemble.
hub-login-wait = Trop d’essais. Attendez une minute.
hub-calls = Appels
hub-no-calls = Aucune table ne demande d’arbitre.
hub-calls-since = Appelle depuis { $time }
hub-coming-key = J’y vais
hub-came-key = C’est fait
hub-call-over = Cette table n’appelle plus.
hub-say = Envoyer un message
hub-say-to = À
hub-say-to-all = Toutes les tables
hub-say-n-round = Ronde
hub-say-round = La ronde commence
hub-say-n-left = Minutes
hub-say-left = Minutes restantes
hub-say-text = Message
hub-say-message = Envoyer
hub-say-how = Il s’affiche une minute sur les écrans de la table, avec un son. Les tables qui ne veulent pas de messages n’en montrent aucun.
hub-say-what = Saisissez ce que les tables doivent lire.
hub-say-number = Ce n’est pas un nombre de 1 à 999.
hub-nobody-there = Aucune table n’est connectée en ce moment.
hub-no-line = Le serveur n’a pas de liaison avec les tables en ce moment : rien n’a été envoyé.
hub-was-said =
    { $n ->
        [one] Envoyé à une table.
       *[other] Envoyé à { $n } tables.
    }

# results that a referee sets right
hub-correcting = Corriger les résultats
hub-correct = Corriger
hub-corrected = corrigé par un arbitre
hub-correct-key = Valider ce résultat
hub-place-of = Rang { STARTS($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
hub-total-of = Points { STARTS($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
hub-trail = Qui a changé quoi
hub-changed = Changé
hub-referee = Arbitre
hub-before = Avant
hub-after = Après
hub-was-corrected = Ce résultat compte désormais, au classement aussi.
hub-was-so = C’était déjà le résultat.
hub-no-result = Cette partie n’est pas terminée, ou personne ne la connaît.
hub-result-number = Saisissez partout un nombre de { $least } à { $most }.

# a tournament day
hub-rounds = Rondes
hub-no-day = Aucun tournoi n’a encore commencé.
hub-round = Ronde { $n }
hub-sit-here = À cette table
hub-alone = Exempt (1 point)
hub-playing = En cours
hub-day-new = Nouveau tournoi
hub-day-who = Qui joue : un nom par ligne, comme aux tables
hub-day-at-table = Joueurs par table
hub-day-how = Qui rencontre qui
hub-day-all = Chacun rencontre le plus de monde possible
hub-day-swiss = Système suisse : à points égaux, on se rencontre
hub-day-where = Tables : un nom par ligne
hub-day-begin = Commencer
hub-day-size = Une table accueille de { $least } à { $most } joueurs.
hub-day-people = Saisissez de 2 à { $most } noms, chacun une fois : deux homonymes doivent se distinguer, par exemple par une lettre.
hub-day-tables =
    { $n ->
        [one] Il faut une table, et chaque table n’est nommée qu’une fois.
       *[other] Il faut { $n } tables, et chacune n’est nommée qu’une fois.
    }
hub-round-next = Répartir la ronde { $n }
hub-round-say = Annoncer aux tables qui joue à la ronde { $n }
hub-round-open = Une partie de cette ronde n’est pas terminée. Un arbitre peut continuer sans elle.
hub-pass = Continuer sans cette partie
hub-pass-not = Attendre cette partie
hub-passed = Pas terminée : les rondes continuent sans elle. Si elle se termine, elle compte.
hub-pass-round = Ronde
hub-pass-what = Quoi
hub-no-open-game = Cette partie est terminée, ou cette table n’a pas de joueurs.
hub-days = Tous les tournois
hub-day-link = Sa page ouverte à tous
hub-day-back = Retour au tournoi
hub-print = Imprimer
hub-look = Voir
hub-sure = Oui, malgré tout
hub-day-running = « { $name } » n’est pas terminé. Il garde son adresse et continue à côté de celui-ci. Commencer ?
hub-day-away =
    { $n ->
        [one] Cette table n’est pas connectée : { $tables }. La prendre malgré tout ?
       *[other] Ces tables ne sont pas connectées : { $tables }. Les prendre malgré tout ?
    }
hub-day-over = Ce tournoi est terminé. Voici comment il a fini.
hub-day-ends = Clore le tournoi
hub-day-goes-on = Le continuer malgré tout
hub-day-counted = Un point pour chaque joueur de la table que vous devancez, un demi-point pour chacun avec qui vous partagez un rang ; un point par ronde où vous êtes exempt. À égalité de points, les adversaires qui ont le plus de points en tout l’emportent, puis le plus de parties gagnées. À égalité en tout, le rang est partagé.
hub-others = Adversaires
hub-day-people-here = Qui joue
hub-day-here = Présent ?
hub-day-latecomer = Quelqu’un arrive en retard : son nom
hub-day-comes = Joue dès la prochaine ronde
hub-day-again = Rejoue
hub-day-pauses = Fait une pause
hub-day-leaves = S’en va
hub-day-is-away = N’a pas de table ; les points restent.
hub-day-there = { $name } joue déjà.
hub-day-new-table = Une table s’ajoute : son nom
hub-day-table-comes = Prendre cette table
hub-day-table-leaves = Ne plus l’utiliser
hub-draft = Ronde { $n }, répartition provisoire
hub-draft-how = Seuls les arbitres voient cela. La répartition compte, et tout le monde la voit, dès que vous la validez.
hub-draft-counts = Valider
hub-draft-again = Répartir à nouveau
hub-swap = Échanger
hub-swap-one = Échanger
hub-swap-other = avec
hub-swap-whom = Nommez deux personnes différentes qui ont une table.
hub-round-stale = Quelqu’un est arrivé ou parti entre-temps : répartissez d’abord à nouveau.
hub-not-begun = Personne n’a commencé
hub-others-play = D’autres jouent ici : { $people }
hub-by-hand = saisi par { $name }
hub-absent = absent
hub-hand = Saisir le résultat
hub-hand-not = Annuler la saisie
hub-hand-of = Ronde { $n }, table { $table } : { $people }
hub-hand-game = D’après cette partie :
hub-hand-how = Il faut quelqu’un au premier rang. Un absent n’a pas de points ; tous les présents sont devant lui. Cela compte dans ce tournoi.
hub-result-first = Il faut quelqu’un au premier rang.
hub-strange = La ronde { $n } attend à la table { $table } : { $people }. Ces parties se sont terminées sous d’autres noms, ou ailleurs :
hub-strange-take = C’était cette partie
hub-step-pass = Continue sans la partie, table
hub-step-wait = Attend la partie, table
hub-step-result = Résultat, table
hub-step-comes = Joue :
hub-step-pauses = Fait une pause :
hub-step-leaves = S’en va :
hub-step-table-comes = Nouvelle table :
hub-step-table-leaves = Table qui ne sert plus :
hub-step-counts = La répartition compte
hub-step-ends = Le tournoi est terminé
hub-step-goes-on = Il continue malgré tout
hub-sit = Où est ma table ?
hub-sit-who = Votre nom
hub-sit-at = Ronde { $n } : table { $table }
hub-sit-with = Dans l’ordre des places : { $people }
hub-sit-nobody = Personne du nom de « { $name } » n’a de table à cette ronde.
hub-sit-none = Aucune ronde n’est encore répartie.
hub-when-played = Période
hub-always = Toujours
hub-season = Saison { $name }
hub-evening = Soirée du { $name }
hub-all-games = Tous les jeux
hub-by-tournament = Chaque tournoi a son propre classement :
hub-people = Qui est qui
hub-people-how = Des noms qui ne diffèrent que par les majuscules, les espaces ou les accents désignent une seule personne. Dites ici quelles autres graphies la désignent aussi, ou que deux d’entre elles sont des personnes différentes. Deux personnes portent exactement le même nom ? Donnez un autre nom à l’une d’elles dans le résultat.
hub-people-spelling = Ce nom
hub-people-is = est la même personne que
hub-people-join = Ne font qu’un
hub-people-part = Quelqu’un d’autre
hub-people-spellings = Graphies
hub-people-names = Saisissez deux noms de 1 à { $most } lettres ; des initiales désignent trop de monde.
hub-people-so = C’est déjà une seule personne.
hub-people-joined = Désormais, { $name } compte comme { $person }.
hub-people-parted = Désormais, { $name } compte à part.
hub-name-of = Nom { STARTS($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
hub-certificate-ends = Le certificat { $file } expire le { $day }. Sur la machine du serveur : sudo deploy/club renew

# forgetting (companion/hub/ingest/retention.py)
hub-joining = Accueillir des tables
hub-joining-how = Un code est le mot de passe d’une table : ne le montrez à personne d’autre. Il disparaît quand la table est connectée, et au bout d’une heure.
hub-joining-none = Aucune table n’est attendue. Sur la machine du serveur : sudo deploy/club table NOM
hub-joining-plain = Le code d’une table est son mot de passe : il ne s’affiche que si ces pages passent par TLS.
hub-joining-code = Code QR de la table { $table }
hub-table-desk = Les arbitres trouvent aussi le code sous « Accueillir des tables », dans les pages du serveur, si elles passent par TLS.
hub-forget = Oublier
hub-forget-person = Une personne : son nom au classement ; toutes ses graphies disparaissent
hub-forget-table = Une table : son nom
hub-forget-look = Voir ce qui disparaît
hub-forget-how = Vous lisez d’abord ce qui disparaît. Un nom oublié devient « quelqu’un » : les autres gardent ainsi leurs rangs, leurs points et leur niveau.
hub-forget-person-goes =
    { $n ->
        [0] { $name } est dans les rondes d’un tournoi et dans aucune partie. Le nom y devient « quelqu’un ». Rien ne le fera revenir.
        [one] { $name } est dans une partie. Elle reste, et le nom devient « quelqu’un », dans les rondes aussi. Rien ne le fera revenir.
       *[other] { $name } est dans { $n } parties. Elles restent, et le nom devient « quelqu’un », dans les rondes aussi. Rien ne le fera revenir.
    }
hub-forget-table-goes =
    { $n ->
        [0] Aucune partie de la table { $name } n’est gardée ; ce qu’elle a laissé chez le broker disparaît. Tant qu’elle est acceptée, elle revient avec sa prochaine partie.
        [one] Une partie de la table { $name } disparaît, des résultats, du classement et des rondes aussi. Rien ne la fera revenir. Tant que la table est acceptée, elle revient avec sa prochaine partie.
       *[other] { $n } parties de la table { $name } disparaissent, des résultats, du classement et des rondes aussi. Rien ne les fera revenir. Tant que la table est acceptée, elle revient avec sa prochaine partie.
    }
hub-forget-key = Oublier pour de bon
hub-forget-not = Garder
hub-forget-nobody = Personne du nom de « { $name } » n’est dans une partie ou une ronde. Des initiales désignent trop de monde et ne peuvent pas être oubliées.
hub-forget-no-table = Aucune table ne s’appelle « { $name } » : le nom d’une table a des lettres, des chiffres, - et _.
hub-was-revoked = La table { $table } n’est plus acceptée. Ce qu’elle a laissé disparaît en quelques secondes ; ses parties restent jusqu’à ce qu’on l’oublie.
hub-was-forgotten = { $name } : c’est oublié.
hub-somebody = quelqu’un
hub-cleared = Comme le veut hub.toml, d’anciennes données ont disparu. Parties : { $games }. Noms : { $names }.
hub-forget-ask = Oublier pour de bon ? (y/N)
hub-forget-say-yes = Rien n’a été oublié. Ajoutez --yes là où personne ne peut répondre.

# what tables have and the hub's database lacks (companion/hub/ingest/gaps.py)
hub-lacks = Ce qui manque ici
hub-lack-why = Des tables ont ces parties, et la base de données ne les a pas en entier. Ce qui peut encore venir viendra tout seul, dès que la table sera connectée.
hub-lack-how = Ce qui manque
hub-lack-all = tout : la table l’enverra
hub-lack-rest = la fin : la table l’enverra
hub-lack-gone = la table ne peut plus la lire : elle manquera toujours
hub-lack-refused = pas acceptée : { $why }
hub-lack = Table { $table }, partie { $game } : { $what }
hub-lacks-none =
    { $n ->
        [0] Aucune table n’a encore annoncé de partie.
        [one] La base de données a en entier la seule partie annoncée par les tables.
       *[other] La base de données a en entier les { $n } parties annoncées par les tables.
    }

# companion hub HUB_TOML table NAME
hub-table-how = À la table : Réglages, Rejoindre un club. Ou bien : companion club LIEN
hub-table-at = Scannez-le avec un téléphone qui a une place à cette table : l’écran demandera s’il faut rejoindre le club en tant que « { $table } ».

# companion hub HUB_TOML referee NAME
referee-asked = Mot de passe { STARTS($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} :
referee-again = Encore une fois :
referee-differs = Ce sont deux mots de passe différents : rien n’a changé.
referee-name = Le nom d’un arbitre a de 1 à { $most } lettres.
referee-password = Un mot de passe a de { $least } à { $most } lettres.
referee-kept = { $name } peut se connecter à la page « Arbitres » du serveur.
referee-gone = { $name } n’a plus accès.
referee-unknown = Aucun arbitre ne s’appelle { $name }.

# one tap in the menu, where there is a club (companion/pages/referee.py)
referee-call = Appeler un arbitre
referee-came = L’arbitre est venu
hub-day-name = Nom du tournoi
