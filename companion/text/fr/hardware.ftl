# buttons
hardware-paused = La partie est en pause : appuyez d’abord sur Pause, ou reprenez sur l’écran
hardware-nothing-asked = Rien à répondre en ce moment
hardware-others-asked = Ce bouton ne peut pas répondre : on attend { $names }
hardware-table = tout le monde
hardware-fill-in = Complétez d’abord la réponse sur l’écran
hardware-no-pass = Impossible de passer ici : choisissez sur l’écran
hardware-no-steps = Rien à régler avec la molette ici : répondez sur l’écran
hardware-on-screen = C’est facultatif : répondez sur l’écran
press-instead = Valider pour { $who }

# dice
hardware-no-dice = Aucun jet n’est attendu ; dés lancés : { $came }
hardware-noted = { $total ->
    [0] Dés : { $came }
   *[other] Dés : { $came } = { $total }
}
hardware-dice-full = Tous les dés sont déjà saisis : validez-les, ou changez-les sur l’écran. Dés lancés : { $came }
hardware-dice-unlike = { $label } : attendu { $expected }, lancé { $came }
hardware-dice-of = Ce dé est à { $who } ; ce lancer est pour { $names }
hardware-dice = { $tint ->
    [none] { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
    [red] { $n ->
        [one] { $n } rouge
       *[other] { $n } rouges
    }
    [blue] { $n ->
        [one] { $n } bleu
       *[other] { $n } bleus
    }
    [yellow] { $n ->
        [one] { $n } jaune
       *[other] { $n } jaunes
    }
    [green] { $n ->
        [one] { $n } vert
       *[other] { $n } verts
    }
    [purple] { $n ->
        [one] { $n } violet
       *[other] { $n } violets
    }
    [white] { $n ->
        [one] { $n } blanc
       *[other] { $n } blancs
    }
    [black] { $n ->
        [one] { $n } noir
       *[other] { $n } noirs
    }
    [orange] { $n } orange
    [pink] { $n ->
        [one] { $n } rose
       *[other] { $n } roses
    }
   *[other] { $n } { $tint }
}
hardware-die = { $tint ->
    [none] { $face }
    [red] rouge { $face }
    [blue] bleu { $face }
    [yellow] jaune { $face }
    [green] vert { $face }
    [purple] violet { $face }
    [white] blanc { $face }
    [black] noir { $face }
    [orange] orange { $face }
    [pink] rose { $face }
   *[other] { $tint } { $face }
}

# dice rolls
luck-read = Dés lus : { $dice }

# devices
hardware-device = { $kind ->
    [button] Bouton { $which }
    [push] Molette { $which }
    [encoder] Molette { $which }
    [key] Touche { $which }
    [lamp] Voyant { $which }
    [die] Dé { $which }
   *[other] Le câblage des boutons
}
hardware-another-program = un autre programme
hardware-found = { $device } : marche de nouveau
hardware-lost = { $reason ->
    [no-pins] Pas de boutons ni de voyants sur broches : cette machine n’a pas les broches GPIO d’un Raspberry Pi. Répondez sur l’écran
    [pins-denied] Pas de boutons ni de voyants sur broches : le compagnon n’a pas le droit d’utiliser les broches GPIO. Répondez sur l’écran
    [pin-busy] { $device } : ne marche pas, car GPIO { $pin } est déjà utilisé ({ $by })
    [pin] { $device } : broche inutilisable. Répondez sur l’écran
    [stuck] { $device } : coincé, ou quelque chose appuie dessus. Répondez sur l’écran
    [no-port] { $device } : pas branché. Saisissez les jets sur l’écran
    [port] { $device } : branché, mais son port ne s’ouvre pas. Saisissez les jets sur l’écran
    [taken] { $device } : un autre programme utilise son port. Saisissez les jets sur l’écran
    [denied] { $device } : le compagnon n’a pas le droit d’ouvrir son port. Saisissez les jets sur l’écran
    [twin] { $device } : même identifiant qu’un autre lecteur. Saisissez les jets sur l’écran
    [unplugged] { $device } : débranché. Saisissez les jets sur l’écran, ou rebranchez-le
    [silent] { $device } : ne répond plus. Saisissez les jets sur l’écran, ou rebranchez-le
    [other-reader] { $device } : c’est un autre lecteur qui est branché. Saisissez les jets sur l’écran
    [lamp] { $device } : inutilisable. L’écran montre à qui est le tour
    [sound] Pas de son : { $device } est inutilisable. Suivez les signes sur l’écran
    [voice] Rien n’est lu à voix haute : aucune voix n’est utilisable. Tout est aussi à l’écran
    [no-radio] Le Bluetooth ne marche pas ici : ses dés ne peuvent pas être lus. Saisissez les lancers à l’écran
    [radio-off] Le Bluetooth est désactivé : ses dés ne peuvent pas être lus. Saisissez les lancers à l’écran
    [out-of-reach] { $device } : hors de portée, ou en veille. Secouez-le, ou saisissez les lancers à l’écran
   *[other-protocol] { $device } : autre version du protocole des dés. Saisissez les jets sur l’écran
}

# mistakes in settings files, and in hardware.toml
config-in-file = { $file } : { $why }
config-in-line = { $file }, ligne { $line } : { $why }
config-in-key = { $file }, ligne { $line }, { $key } : { $why }
config-unreadable = le fichier est illisible ({ $error })
config-not-text = ce n’est pas du texte brut, ou c’est bien trop long ; enregistrez-le comme texte, en UTF-8
config-not-toml = c’est illisible ; cherchez un crochet, un guillemet ou un signe égal qui manque
config-unknown = ce réglage n’existe pas
config-unknown-like = ce réglage n’existe pas ; vouliez-vous dire { $like } ?
config-missing = manque
config-value = { $of ->
    [button] { config-brackets }
    [encoder] { config-brackets }
    [lamp] { config-brackets }
    [buzzer] { config-brackets }
    [dice_reader] { config-brackets }
    [sound] s’écrit une seule fois, entre crochets simples, comme [sound]
    [pin] { config-pin }
    [a] { config-pin }
    [b] { config-pin }
    [push] { config-pin }
    [red] { config-pin }
    [green] { config-pin }
    [blue] { config-pin }
    [seat] doit être le numéro d’une place, de 1 à 10
    [shared] doit être "undo", "pause", "next" ou "repeat"
    [second] { config-yes-no }
    [tonal] { config-yes-no }
    [hold_ms] { config-ms }
    [double_ms] { config-ms }
    [debounce_ms] { config-ms }
    [settle_ms] { config-ms }
    [pull] doit être "up", "down" ou "none"
    [active] doit être "low" ou "high"
    [key] doit être le nom Linux d’une touche, par exemple "KEY_KP1", sous [[key]]
    [steps] doit être 1, 2 ou 4
    [usb] doit être quatre chiffres ou lettres de a à f, un deux-points et quatre autres, par exemple "2e8a:000a"
    [name] doit être un mot d’au plus 24 lettres, chiffres, points ou tirets
    [baud] doit être un nombre entier, en général 115200
   *[other] doit être du texte entre guillemets
}
config-brackets = s’écrit entre crochets doubles avant chaque élément, comme [[button]]
config-pin = doit être le numéro d’une broche GPIO, de 2 à 27 (0 et 1 sont pour les cartes d’extension)
config-yes-no = doit être true ou false
config-ms = doit être un nombre de millisecondes, de 0 à 10000
config-whose = donnez soit seat = 1, 2, ... soit shared = "undo", "pause", "next" ou "repeat"
config-shared-has-one-meaning = un bouton partagé n’a qu’un seul sens : cela va avec le bouton d’une place
config-active = n’est permis qu’avec pull = "none", comme "low" ou "high"
config-fixed-pull = la broche { $pin } est tirée vers le haut sur la carte même : seul pull = "up" y marche
config-lamp = donnez soit pin, soit red, green et blue
config-lamp-colours = manque : un voyant en couleurs demande red, green et blue
config-reader = donnez port ou usb, ou les deux, pour dire où est le lecteur
config-pin-used = la broche { $pin } est déjà utilisée, ligne { $other }
config-twin = est identique à la ligne { $other }

hardware-die-said = { $what ->
    [askew] { $device } : cassé, relancez-le
    [missed] { $device } : hors de portée pendant le lancer, relancez-le
   *[low] { $device } : batterie faible
}
