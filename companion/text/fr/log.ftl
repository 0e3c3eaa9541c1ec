# Answers that do not fit
log-malformed = Cette réponse ne correspond pas à la question.
log-missing = Il manque encore quelque chose : { $label }
log-not-offered = Ce n’est pas un des choix : { $label }
log-twice = Le même choix est fait deux fois : { $label }
log-too-few = { $label } : au moins { $least }
log-too-long = { $label } : au plus { $most } lettres
log-too-many = { $label } : au plus { $most }
log-over-cap = { $label } : il n’y en a que { $most }
log-no-such-face = Ce dé n’a pas cette face : { $label }
log-untold = { $who } : { $n } ?
log-doubtful = { $what } C’est bien cela ? Alors validez encore une fois.
log-also = { $first } { $then }
log-stale = Cette question a déjà reçu une réponse.
log-answered = Déjà répondu : { $what }
log-no-redo = Autre chose a été joué depuis. Il n’y a rien à rétablir.
log-not-newest = La partie a avancé. Vérifiez ce qu’Annuler annulerait maintenant.
log-cannot-drop = Cela ne peut plus être annulé séparément.
log-not-asked = Cela n’est plus demandé ici.
log-reads = On y lirait maintenant : { $what }
log-gone = Cette ligne a changé depuis. Regardez à nouveau l’historique.
log-changed = La partie a changé entre-temps ; rien n’a été corrigé. Regardez à nouveau l’historique.

# What happened
count-of = { $n } { $what }
log-did = { $who } : { $said }
log-table-did = { $said }
log-row = { $row } : { $what }
log-set-to = { $what } : désormais { $n }
log-time-up = Temps écoulé : { $label }
log-bank-empty = { $who } n’a plus de temps
log-in-secret = { $who } a répondu en secret
log-amended = Corrigé : { $what }
log-was = { $what } (avant : { $was })
log-amended-out = Corrigé, n’a pas eu lieu : { $what }
log-and-more = { $what }, et { $n ->
    [one] un coup après
   *[other] { $n } coups après
}
log-undone = Annulé : { $what }
log-left-out = Retiré : { $what }
log-taken-back = Annulé : { $what }
log-paused = Pause
log-goes-on = Reprise
log-added = { $seconds ->
    [one] { $seconds } seconde ajoutée
   *[other] { $seconds } secondes ajoutées
}
log-edited = { $what } (dés changés à la main)
log-note = Note : { $text }
log-over = La partie est terminée

# Record files
log-empty = Ce fichier est vide.
log-too-large = Ce fichier dépasse { $most } Mo : ce n’est pas un fichier de partie.
log-no-head = La première ligne de ce fichier ne dit pas de quel jeu il s’agit.
log-newer-format = Ce fichier vient d’un compagnon plus récent. Mettez d’abord celui-ci à jour.
log-damaged-line = La ligne { $line } de ce fichier est abîmée.
log-key-twice = La ligne { $line } de ce fichier a deux fois la même clé.
log-out-of-order = La ligne { $line } de ce fichier ne suit pas celle d’avant.
log-illegal-line = La ligne { $line } de ce fichier n’est pas un coup permis.
log-other-version = La ligne { $line } de ce fichier n’est pas un coup permis dans cette version des règles. Le fichier vient d’une autre version, et il est gardé tel quel.
log-torn = La ligne { $line } était coupée et a été ignorée.

# The data folder
log-unwritable = L’enregistrement a échoué ; rien n’a changé. Le disque est-il plein ?
log-unreadable = Le fichier des parties est illisible en ce moment.
log-folder-unwritable = Rien ne peut être enregistré dans le dossier { $folder }.
log-second-companion = Un autre compagnon utilise déjà le dossier { $folder }.
log-newer-store = Les parties de ce dossier viennent d’un compagnon plus récent. Mettez d’abord celui-ci à jour.
backup-nothing-new = Rien n’a changé depuis la dernière sauvegarde.
log-set-aside = { $games ->
    [0] Le fichier des parties était abîmé et n’était plus du tout lisible
    [one] Le fichier des parties était abîmé ; une partie a été récupérée jusqu’au point abîmé
   *[other] Le fichier des parties était abîmé ; { $games } parties ont été récupérées jusqu’au point abîmé
}{ log-entries-missing }. Le fichier abîmé est gardé sous { $file }.
log-file-gone = Le fichier { $file } des parties a disparu{ log-entries-missing }.
log-entries-missing = { $missing ->
    [0] {""}
    [one] , sans la dernière ligne
   *[other] , sans les { $missing } dernières lignes
}
log-kept-aside = C’était illisible et a été mis de côté : { $what ->
    [prefs] les réglages
    [names] les noms
    [phones] les places des téléphones
    [catalogue] le catalogue
    [draft] la dernière partie préparée
    [presets] les règles maison enregistrées
    [digests] les statistiques enregistrées
    [on-table] la partie qui était sur la table
   *[other] quelque chose d’enregistré ({ $what })
}.
log-game-there = La partie { $id } est déjà ici.
log-no-such-game = Il n’y a pas de partie { $id } ici.
log-not-next = Cette partie a continué ailleurs. Quittez-la et rouvrez-la.
log-other-format = La partie { $id } a été enregistrée par une autre version du compagnon et est illisible.
