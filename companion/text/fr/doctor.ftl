# Is there a screen (companion/box/display.py)
display-x11 = L’écran tactile est une fenêtre sur l’affichage { $name }
display-kms = L’écran tactile est l’écran relié à { $name }
display-none = Aucun écran n’est connecté
display-wayland = Un bureau Wayland occupe l’écran et refuse les programmes X
display-no-answer = L’affichage { $name } ne répond pas
display-no-access = Un écran est connecté, mais { $name } ne peut pas être ouvert faute de droits

# The touchscreen's process (companion/box/screen_process.py)
screen-closed = L’écran tactile a été fermé ; la partie continue sans lui
screen-given-up = L’écran tactile s’est arrêté { $n } fois de suite ; la partie continue sans lui
screen-no-core = { $file } ne dit pas où est le compagnon : est-il démarré, et avez-vous le droit de lire ce fichier ?
screen-no-display = Pas d’écran tactile : { $why }

# companion doctor
doctor-fainted = Le contrôle « { $what } » a échoué : { $error }
doctor-fainted-advice = Cela ne devrait pas arriver : merci de le signaler
doctor-packages = Tous les paquets sont là
doctor-packages-missing = Il manque des paquets : { $names }
doctor-packages-missing-advice = Supprimez le dossier .venv et lancez deploy/run : ils seront téléchargés à nouveau
doctor-display-advice = Les téléphones s’en passent. Pour un écran tactile : connectez-le avant le démarrage, ouvrez une session sur son bureau (avec Wayland, installez xwayland), ou ajoutez votre utilisateur aux groupes video et render
doctor-touch = Saisie tactile : { $devices }
doctor-touch-desktop = Le bureau, s’il y en a un, gère la saisie tactile : { $devices }
doctor-touch-none = Aucun écran tactile n’est connecté : { $devices }
doctor-touch-none-advice = Branchez-en un quand vous voulez, ou utilisez une souris. S’il est déjà branché, cherchez son nom dans « sudo dmesg »
doctor-touch-closed = Cet écran tactile ne peut pas être ouvert faute de droits : { $names }
doctor-touch-closed-advice = Ajoutez votre utilisateur au groupe input (sudo usermod -aG input NOM), puis rouvrez une session
input-none = aucun périphérique de saisie
input-kms = { $name } – { $kind ->
    [touchscreen] écran tactile, lu directement
    [mouse] souris, utilisée
    [keyboard] clavier, utilisé
    [touchpad] pavé tactile, ne marche que sur un bureau
    [pen] tablette graphique, non utilisée
   *[other] non utilisé
}
input-desktop = { $name } – { $kind ->
    [touchscreen] écran tactile
    [mouse] souris
    [keyboard] clavier
    [touchpad] pavé tactile
    [pen] tablette graphique
   *[other] autre
}
tap-ask = Touchez maintenant le coin supérieur gauche de l’écran. Entrée = passer, n = rien ne se passe
tap-well = { $name } marche : le toucher est arrivé en haut à gauche
tap-elsewhere = { $name } marche, mais le toucher est arrivé à { $x } % de la gauche et à { $y } % du haut. Si vous n’avez pas touché ailleurs, ni pivoté l’écran dans le menu, le tactile et l’image sont montés différemment : voir « Rotating the screen » dans docs/install.md
tap-gone = { $name } a été débranché
tap-nothing = Aucun toucher n’est arrivé. Le câble USB ou la nappe de l’écran tactile sont-ils branchés ?
tap-skipped = Passé
doctor-pins = Les broches GPIO sont utilisables
doctor-pins-none = Pas de broches GPIO sur cette machine ; pour des boutons sur broches, il faut un Raspberry Pi
doctor-pins-closed = Il y a des broches GPIO, mais sans droit de les utiliser
doctor-pins-closed-advice = Ajoutez votre utilisateur au groupe gpio (sudo usermod -aG gpio NOM), puis rouvrez une session
doctor-pins-driver = Il y a des broches GPIO, mais le paquet gpiod manque
doctor-pins-driver-advice = Il n’existe que pour les systèmes 64 bits. Sur l’un d’eux, supprimez le dossier .venv et lancez deploy/run : le paquet sera téléchargé à nouveau
doctor-pins-other = { $why }
doctor-pins-other-advice = Les boutons et voyants sur broches demandent un Raspberry Pi ; retirez-les de hardware.toml, ou utilisez des touches et des lecteurs de dés
doctor-pins-taken = D’autres programmes utilisent des broches nommées dans hardware.toml : { $pins }
doctor-pins-taken-advice = Arrêtez ces programmes, ou choisissez d’autres broches
doctor-serial = Ports série : { $names }
doctor-serial-none = Aucun lecteur de dés n’est branché
doctor-serial-closed = Pas le droit d’ouvrir les ports série : { $names }
doctor-serial-closed-advice = Ajoutez votre utilisateur au groupe dialout (sudo usermod -aG dialout NOM), puis rouvrez une session
doctor-hardware = hardware.toml contient : boutons ou touches { $buttons }, molettes { $knobs }, voyants { $lamps }, lecteurs de dés { $readers }
doctor-hardware-none = Pas de hardware.toml : ni boutons, ni voyants, ni lecteurs de dés
doctor-hardware-wrong = { $why }
doctor-hardware-wrong-advice = Corrigez cette ligne ; d’ici là, le compagnon ne peut pas démarrer
doctor-claims = Aucune broche ne sert aussi à autre chose
doctor-claims-both = Broches qui servent aussi à autre chose : { $pins }
doctor-claims-both-advice = Désactivez cela dans /boot/firmware/config.txt (sudo raspi-config), ou choisissez d’autres broches
doctor-sound = La machine peut jouer des sons
doctor-sound-none = Pas de son sur cette machine : hardware.toml n’a pas de [sound]
doctor-sound-aplay = Les sons ne peuvent pas être joués : aplay manque
doctor-sound-aplay-advice = Installez-le avec sudo apt install alsa-utils
doctor-sound-card = Les sons ne peuvent pas être joués : il n’y a pas de carte son
doctor-sound-card-advice = Branchez un haut-parleur, activez dtparam=audio=on, ou retirez [sound] de hardware.toml
doctor-voice = Toutes les langues peuvent être lues à voix haute
doctor-voice-none = Pas de voix sur cette machine : hardware.toml n’a pas de [sound]
doctor-voice-missing = Rien ne peut être lu à voix haute : aucune voix ne répond
doctor-voice-missing-advice = Si vous le souhaitez, installez-en une avec sudo apt install speech-dispatcher speech-dispatcher-espeak-ng espeak-ng
doctor-voice-lacks = Aucune voix ne lit { $names }
doctor-voice-lacks-advice = Si vous le souhaitez, installez une voix pour cette langue ; tout le reste marche sans
doctor-groups = Votre utilisateur est dans tous les groupes nécessaires
doctor-groups-missing = Votre utilisateur n’est pas dans { $names }
doctor-groups-missing-advice = Ajoutez-le (sudo usermod -aG GROUPE NOM), puis rouvrez une session
doctor-club-none = Cette table n’est dans aucun club
doctor-club = Le club à l’adresse { $host } accepte la table « { $table } »
doctor-club-packages = Cette table est dans un club, mais les paquets nécessaires manquent
doctor-club-packages-advice = Installez-les avec : pip install "table-companion[club]"
doctor-club-wrong = { $why }
doctor-club-wrong-advice = Corrigez club.toml, ou prenez un nouveau lien du club : companion club LIEN

doctor-watchdog = systemd redémarre le compagnon s’il se bloque
doctor-watchdog-none = Le compagnon est démarré à la main ; avec deploy/install, il démarre avec la machine
doctor-watchdog-off = systemd démarre le compagnon, mais ne remarque pas s’il se bloque
doctor-watchdog-off-advice = Exécutez de nouveau deploy/install : son unité a un chien de garde
doctor-disk = { $mb } Mo libres ; un coup s’enregistre en { $ms } ms
doctor-disk-unwritable = Les parties ne peuvent pas être enregistrées dans { $folder } : { $error }
doctor-disk-unwritable-advice = Donnez à votre utilisateur le droit d’écrire dans ce dossier, ou choisissez-en un autre avec --data
doctor-disk-full = Le disque est plein : { $mb } Mo libres dans { $folder }
doctor-disk-full-advice = Libérez de l’espace : d’ici là, aucun coup ne peut être enregistré
doctor-disk-tight = Le disque est presque plein : { $mb } Mo libres dans { $folder }
doctor-disk-tight-advice = Libérez de l’espace avant votre prochaine soirée jeux
doctor-disk-slow = Le disque est lent : un coup s’enregistre en { $ms } ms
doctor-disk-slow-advice = C’est le cas d’une carte mémoire vieille ou usée ; prenez-en une bonne, ou une clé USB avec --data
doctor-games = Le fichier des parties est en bon état
doctor-games-damaged = Le fichier des parties est abîmé, ou il lui manque les dernières lignes
doctor-games-damaged-advice = Démarrez le compagnon : il reprend ce qui est bon et garde le fichier abîmé. Essayez ensuite une autre carte
doctor-clock = L’horloge dit { $now }
doctor-clock-no-battery = L’horloge dit { $now } ; sans pile ni réseau, elle prend du retard quand la machine est éteinte (les pendules des parties n’en souffrent pas)
doctor-clock-wrong = L’horloge dit { $now }, ce qui est impossible
doctor-clock-wrong-advice = Connectez la machine un instant à un réseau, ou réglez l’heure avec sudo date ; les pendules des parties n’en souffrent pas, les dates dans la liste des parties si
doctor-lan = Les téléphones joignent cette machine à l’adresse { $address }
doctor-lan-none = Cette machine n’est sur aucun réseau : les téléphones ne peuvent pas la rejoindre
doctor-lan-none-advice = Connectez-la au même Wi-Fi que les téléphones
doctor-lan-no-multicast = Les téléphones joignent cette machine à l’adresse { $address }, mais pas par son nom : le réseau n’a pas de multicast
doctor-lan-no-multicast-advice = Utilisez le code QR ou l’adresse

# companion doctor --walk
walk-begin = Chaque voyant s’allume et un son est joué ; ensuite s’affiche ici tout ce que vous pressez, tournez et lancez. Arrêtez d’abord le compagnon : il utilise les mêmes broches.
walk-nothing = hardware.toml ne contient rien à essayer
walk-keys = C’est l’écran tactile qui lit les touches d’un clavier : essayez-les là
walk-lit = Allumé : { $what }
walk-playing = Joué : { $what }
walk-listening = Maintenant, pressez, tournez et lancez tout une fois. Entrée = arrêter
walk-pressed = { $what } : { $how ->
    [hold] maintenu
    [double] pressé deux fois
   *[press] pressé
}
walk-turned = { $what } : { $way ->
    [left] tourné à gauche
   *[right] tourné à droite
}
walk-rolled = { $what } : { $dice }
walk-silent = Rien n’est venu de : { $what }
walk-push = { $what }, bouton-poussoir
walk-reader = lecteur « { $name } »
walk-speaker = haut-parleur
walk-device = { $device }
walk-in-colour = { $what }, { $colour }

doctor-bluetooth = Les dés Bluetooth sont utilisables
doctor-bluetooth-none = Pas de dés Bluetooth : son paquet n’est pas installé
doctor-bluetooth-no-adapter = Pas de dés Bluetooth : cette machine n’a pas de Bluetooth
doctor-bluetooth-off = Le Bluetooth est désactivé : ses dés ne peuvent pas être lus
doctor-bluetooth-off-advice = Activez-le avec sudo rfkill unblock bluetooth
doctor-bluetooth-bluez = Les dés Bluetooth ne peuvent pas être lus : BlueZ manque
doctor-bluetooth-bluez-advice = Installez-le avec sudo apt install bluez
doctor-bluetooth-dice = Les dés Bluetooth sont utilisables. { $dice }
doctor-bluetooth-low = Des dés sont à recharger. { $dice }
doctor-bluetooth-low-advice = Rechargez ceux qui sont faibles
doctor-die = Dé { $n } ({ $known })
doctor-die-unseen = pas encore vu
