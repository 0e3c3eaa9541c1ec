# Games that are packages
package-built-in = intégré
package-added = { $package } est ajouté : { $game } est sur l’étagère.
package-upgraded = { $package } remplace la version { $before }{ $n ->
    [0] .
    [one] ; { $n } partie à finir continue avec lui.
   *[other] ; { $n } parties à finir continuent avec lui.
}
package-later = { $package } est ajouté. Il comptera au prochain démarrage : la version d’avant sert encore.
package-removed = { $package } est retiré.
package-waits = Une partie à finir est gardée : elle se rouvrira quand le paquet reviendra. Son fichier est { $file }
package-warning = { $package } est un programme. Il tournera ici comme le compagnon lui-même : il peut lire et changer tout ce que peut le compagnon. N’ajoutez que ce qui vient de quelqu’un de confiance.
package-ask = L’ajouter ? (y = oui, n = non)
package-say-yes = Rien n’a été ajouté : --yes dit que son code peut tourner ici.
package-left-out = { $package } est écarté. { $why }
package-shadows = Son jeu s’appelle { $game }, comme un jeu intégré.
package-twice = { $other } a déjà un jeu du nom de { $game }.
package-newer = Il est écrit pour la version { $needs } du contrat, et ce compagnon a la version { $has } : mettez le compagnon à jour.
package-older = Il est écrit pour la version { $needs } du contrat ; il faut au moins la version { $least } : demandez-en un plus récent à son auteur.
package-import = Il ne se laisse pas importer : { $why }
package-import-now = { $package } ne se laisse pas importer : { $why }
package-module = Son module s’appelle { $module }, comme autre chose ici.
package-no-game = Il n’y a pas de jeu à { $what }.
package-other-id = Son jeu se nomme { $says } dans { $package }, ce qui n’est pas ce que promet le paquet.
package-seats = Le compagnon accueille de 1 à { $most } personnes, chacune avec sa couleur ; ce jeu en veut d’autres nombres.
package-shape = Il lui manque ce qu’a tout jeu : une version à partir de 1, une fin, et son icône parmi ses glyphes.
package-text = { $file } n’a pas de title.
package-not-text = { $file } n’est pas du texte en UTF-8.
package-no-file = { $file } manque.
package-no-rules = { $file } n’a pas de règles.
package-fails = Il a été essayé, et il a échoué : { $why }
package-law = Il enfreint une loi commune à tous les jeux. La loi : { $law } Or { $how }
package-leak-asked = { $prompt } révèle un secret aux autres : { $field } du coup { $move } est ensuite dans un Secret ({ $where }). Une telle question a secret=True, et son Secret la place interrogée.
package-leak-told = { $prompt } demande { $field } du coup { $move } en secret, et { $where ->
    [news] les nouvelles d’après révèlent
    [questions] les questions suivantes révèlent
    [phase] la phase d’après révèle
    [timers] les minuteurs d’après révèlent
   *[sheet] les scores d’après révèlent
} aux autres ce qui a été dit.
package-leak-open = { $prompt } demande { $field } du coup { $move } en secret, et c’est ensuite à découvert dans { $where } de l’état. Sa place est dans un Secret.
package-slow = Il n’a pas été importé en { $seconds } secondes.
package-endless = Ses parties aléatoires n’étaient pas finies au bout de { $seconds } secondes.
package-loud = Il écrit plus de { $most } Mo pendant l’essai.
package-stays = Il a laissé tourner des programmes après l’essai.
package-crashes = Il a mis fin au processus qui l’essayait.
package-game-in-progress = La partie à finir (joueurs : { $names }) ne peut pas continuer avec lui{ $line ->
    [0] .
   *[other] : la ligne { $line } de son fichier dit { $move }, ce qui y est impossible.
} Cette partie garde la version { $had } des règles, et ceci est la version { $has }. Finissez-la ou jetez-la d’abord.
package-move-gone = La partie à finir (joueurs : { $names }) ne peut pas continuer avec lui : la ligne { $line } de son fichier dit { $move }, que la version { $has } ne connaît pas. Un coup renommé garde son ancien nom avec tag="{ $move }" ; sinon, finissez cette partie ou jetez-la d’abord.
package-offers = Il doit proposer exactement un jeu, et en propose { $n }.
package-no-source = { $package } n’est ni un wheel ni un dossier avec un pyproject.toml.
package-unreadable = { $package } est illisible : { $why }
package-too-large = { $package } est trop gros : tous ses fichiers ensemble peuvent faire { $most } Mo.
package-too-many = { $package } a trop de fichiers : { $most } au plus.
package-nameless = Le pyproject.toml de { $package } doit donner un nom et une version sous [project].
package-no-folder = { $package } n’a ni { $module }.py ni dossier { $module } avec un __init__.py, là où son pyproject.toml annonce le jeu.
package-not-added = Aucun paquet ajouté ici ne s’appelle { $package }.
package-unwritable = Rien ne peut être gardé dans { $folder } : rien n’a changé.

# new-game
new-game-written = { $folder } est là. Ensuite : cd { $folder }, companion try, companion add .
new-game-name = { $name } ne peut pas être le nom d’un jeu : des minuscules, des chiffres et _ , une lettre d’abord, et aucun jeu ni module de ce nom.
new-game-there = { $folder } existe déjà : rien n’a été écrit.

# the page
packages-link = Jeux ajoutés
packages-title = Jeux ajoutés
packages-none = Il n’y a ici que les jeux intégrés. Un wheel ou un dossier avec un jeu sur une clé USB apparaît sur cette page.
packages-here = Ajoutés
packages-stick = Sur une clé USB
packages-looking = Lecture de la clé USB…
packages-silent = Une clé USB ne répond pas. Retirez-la, remettez-la et rouvrez cette page.
packages-out = Écartés
packages-remove = Retirer
packages-add-title = Ajouter un jeu ?
packages-yes = Oui, l’ajouter
packages-no = Non
packages-remove-title = Retirer { $package } ?
packages-remove-note = Ses parties terminées restent dans la liste. Celles à finir se rouvriront quand le paquet reviendra.
packages-remove-yes = Oui, le retirer
packages-busy = { $package } est à l’essai. Cela peut prendre une minute ; continuez à jouer.
packages-wait = Un autre paquet est à l’essai : attendez qu’il ait fini.
packages-on-table = Il est sur la table en ce moment : quittez d’abord cette partie.
packages-gone = { $package } n’est plus là.
