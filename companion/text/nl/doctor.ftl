# Is er een scherm (companion/box/display.py)
display-x11 = Het aanraakscherm is een venster op display { $name }
display-kms = Het aanraakscherm is het scherm op { $name }
display-none = Er is geen scherm aangesloten
display-wayland = Een Wayland-bureaublad heeft het scherm en laat geen X-programma’s toe
display-no-answer = Display { $name } geeft geen antwoord
display-no-access = Er is een scherm aangesloten, maar { $name } mag niet worden geopend

# Het proces van het aanraakscherm (companion/box/screen_process.py)
screen-closed = Het aanraakscherm is gesloten; het spel gaat zonder verder
screen-given-up = Het aanraakscherm is { $n } keer achter elkaar gestopt; het spel gaat zonder verder
screen-no-core = In { $file } staat niet waar de tafelgenoot is: draait die, en mag je dat bestand lezen?
screen-no-display = Geen aanraakscherm: { $why }

# companion doctor
doctor-fainted = De controle van ‘{ $what }’ is niet gelukt: { $error }
doctor-fainted-advice = Dit hoort niet te gebeuren: meld het alsjeblieft
doctor-packages = Alle pakketten zijn er
doctor-packages-missing = Er ontbreken pakketten: { $names }
doctor-packages-missing-advice = Verwijder de map .venv en start deploy/run: dan worden ze opnieuw opgehaald
doctor-display-advice = Telefoons werken ook zonder. Voor een aanraakscherm: sluit het aan voor je start, log in op het bureaublad (bij Wayland: installeer xwayland), of zet je gebruiker in de groepen video en render
doctor-touch = Aanrakingen: { $devices }
doctor-touch-desktop = Het bureaublad, als dat er is, regelt de aanrakingen: { $devices }
doctor-touch-none = Er is geen aanraakscherm aangesloten: { $devices }
doctor-touch-none-advice = Sluit er wanneer je wilt een aan, of gebruik een muis. Zit het er al aan, zoek dan de naam ervan in ‘sudo dmesg’
doctor-touch-closed = Dit aanraakscherm mag niet worden geopend: { $names }
doctor-touch-closed-advice = Zet je gebruiker in de groep input (sudo usermod -aG input NAAM) en log opnieuw in
input-none = geen invoerapparaten
input-kms = { $name } – { $kind ->
    [touchscreen] aanraakscherm, wordt rechtstreeks gelezen
    [mouse] muis, in gebruik
    [keyboard] toetsenbord, in gebruik
    [touchpad] touchpad, werkt alleen met een bureaublad
    [pen] tekentablet, niet in gebruik
   *[other] niet in gebruik
}
input-desktop = { $name } – { $kind ->
    [touchscreen] aanraakscherm
    [mouse] muis
    [keyboard] toetsenbord
    [touchpad] touchpad
    [pen] tekentablet
   *[other] iets anders
}
tap-ask = Tik nu op de hoek linksboven op het scherm. Enter = overslaan, n = er gebeurt niets
tap-well = { $name } werkt: de tik kwam linksboven aan
tap-elsewhere = { $name } werkt, maar de tik kwam aan op { $x } % van links en { $y } % van boven. Tikte je niet ergens anders en is het beeld niet in het menu gedraaid, dan zitten beeld en aanraking anders ingebouwd: zie ‘Rotating the screen’ in docs/install.md
tap-gone = { $name } is losgekoppeld
tap-nothing = Er kwam geen tik aan. Zit de USB- of lintkabel van het aanraakscherm vast?
tap-skipped = Overgeslagen
doctor-pins = De GPIO-pinnen zijn te gebruiken
doctor-pins-none = Deze machine heeft geen GPIO-pinnen; voor knoppen op pinnen is een Raspberry Pi nodig
doctor-pins-closed = Er zijn GPIO-pinnen, maar ze mogen niet worden gebruikt
doctor-pins-closed-advice = Zet je gebruiker in de groep gpio (sudo usermod -aG gpio NAAM) en log opnieuw in
doctor-pins-driver = Er zijn GPIO-pinnen, maar het pakket gpiod ontbreekt
doctor-pins-driver-advice = Het is er alleen voor 64-bits systemen. Verwijder daar de map .venv en start deploy/run: dan wordt het opnieuw opgehaald
doctor-pins-other = { $why }
doctor-pins-other-advice = Voor knoppen en lampjes op pinnen is een Raspberry Pi nodig; haal ze uit hardware.toml, of gebruik toetsen en dobbelsteenlezers
doctor-pins-taken = Andere programma’s gebruiken pinnen die in hardware.toml staan: { $pins }
doctor-pins-taken-advice = Sluit die programma’s af, of kies andere pinnen
doctor-serial = Seriële poorten: { $names }
doctor-serial-none = Er is geen dobbelsteenlezer aangesloten
doctor-serial-closed = Seriële poorten mogen niet worden geopend: { $names }
doctor-serial-closed-advice = Zet je gebruiker in de groep dialout (sudo usermod -aG dialout NAAM) en log opnieuw in
doctor-hardware = hardware.toml noemt knoppen of toetsen: { $buttons }, draaiknoppen: { $knobs }, lampjes: { $lamps }, dobbelsteenlezers: { $readers }
doctor-hardware-none = Geen hardware.toml: geen eigen knoppen, lampjes of dobbelsteenlezers
doctor-hardware-wrong = { $why }
doctor-hardware-wrong-advice = Verbeter die regel: tot die tijd start de tafelgenoot niet
doctor-claims = Geen pin wordt ook voor iets anders gebruikt
doctor-claims-both = Pinnen staan ook voor iets anders aan: { $pins }
doctor-claims-both-advice = Zet dat uit in /boot/firmware/config.txt (sudo raspi-config), of kies andere pinnen
doctor-sound = De machine kan geluid afspelen
doctor-sound-none = Geen eigen geluid: hardware.toml heeft geen [sound]
doctor-sound-aplay = Er kan geen geluid worden afgespeeld: aplay ontbreekt
doctor-sound-aplay-advice = Installeer het met sudo apt install alsa-utils
doctor-sound-card = Er kan geen geluid worden afgespeeld: er is geen geluidskaart
doctor-sound-card-advice = Sluit een luidspreker aan, zet dtparam=audio=on aan, of haal [sound] uit hardware.toml
doctor-voice = Elke taal kan worden voorgelezen
doctor-voice-none = Geen stem op deze machine: hardware.toml heeft geen [sound]
doctor-voice-missing = Er kan niets worden voorgelezen: er antwoordt geen stem
doctor-voice-missing-advice = Wil je dat wel, installeer er dan een met sudo apt install speech-dispatcher speech-dispatcher-espeak-ng espeak-ng
doctor-voice-lacks = Geen stem leest { $names } voor
doctor-voice-lacks-advice = Wil je dat wel, installeer dan een stem voor die taal; al het andere werkt ook zonder
doctor-bluetooth = Bluetooth-dobbelstenen kunnen gebruikt worden
doctor-bluetooth-none = Geen Bluetooth-dobbelstenen: het extra pakket daarvoor is niet geïnstalleerd
doctor-bluetooth-no-adapter = Geen Bluetooth-dobbelstenen: deze machine heeft geen Bluetooth
doctor-bluetooth-off = Bluetooth staat uit, dus die dobbelstenen zijn niet te lezen
doctor-bluetooth-off-advice = Zet het aan met sudo rfkill unblock bluetooth
doctor-bluetooth-bluez = Bluetooth-dobbelstenen zijn niet te lezen: BlueZ ontbreekt
doctor-bluetooth-bluez-advice = Installeer het met sudo apt install bluez
doctor-bluetooth-dice = Bluetooth-dobbelstenen kunnen gebruikt worden. { $dice }
doctor-bluetooth-low = Er zijn dobbelstenen die moeten opladen. { $dice }
doctor-bluetooth-low-advice = Laad op wat bijna leeg is
doctor-die = Dobbelsteen { $n } ({ $known })
doctor-die-unseen = nog niet gezien
doctor-groups = Je gebruiker zit in elke groep die nodig is
doctor-groups-missing = Je gebruiker zit niet in { $names }
doctor-groups-missing-advice = Voeg hem toe (sudo usermod -aG GROEP NAAM) en log opnieuw in
doctor-club-none = Deze tafel hoort bij geen club
doctor-club = De club op { $host } laat de tafel "{ $table }" binnen
doctor-club-packages = Deze tafel hoort bij een club, maar de pakketten daarvoor ontbreken
doctor-club-packages-advice = Installeer ze met: pip install "table-companion[club]"
doctor-club-wrong = { $why }
doctor-club-wrong-advice = Herstel het in club.toml, of neem een nieuwe link van de club: companion club LINK

doctor-watchdog = systemd start de tafelgenoot opnieuw als hij vastloopt
doctor-watchdog-none = De tafelgenoot wordt met de hand gestart; met deploy/install start hij mee met de machine
doctor-watchdog-off = systemd start de tafelgenoot, maar merkt niet als hij vastloopt
doctor-watchdog-off-advice = Draai deploy/install opnieuw: de unit daarvan heeft een watchdog
doctor-disk = { $mb } MB vrij; een zet bewaren duurt { $ms } ms
doctor-disk-unwritable = Partijen kunnen niet worden bewaard in { $folder }: { $error }
doctor-disk-unwritable-advice = Maak de map schrijfbaar voor je gebruiker of kies een andere met --data
doctor-disk-full = De schijf is vol: { $mb } MB vrij in { $folder }
doctor-disk-full-advice = Maak ruimte: tot die tijd kan er geen zet worden bewaard
doctor-disk-tight = De schijf is bijna vol: { $mb } MB vrij in { $folder }
doctor-disk-tight-advice = Maak ruimte voor de volgende speelavond
doctor-disk-slow = De schijf is traag: een zet is pas na { $ms } ms bewaard
doctor-disk-slow-advice = Dat komt door een oude of versleten geheugenkaart; neem een goede, of een USB-schijf met --data
doctor-games = Het bestand met de partijen is in orde
doctor-games-damaged = Het bestand met de partijen is beschadigd, of de laatste regels ontbreken
doctor-games-damaged-advice = Start de tafelgenoot: hij neemt over wat goed is en bewaart het beschadigde bestand. Probeer daarna een andere kaart
doctor-clock = De klok staat op { $now }
doctor-clock-no-battery = De klok staat op { $now }; hij heeft geen batterij en loopt zonder netwerk achter na uitschakelen (voor de klokken van een spel maakt het niet uit)
doctor-clock-wrong = De klok staat op { $now }, en dat kan niet kloppen
doctor-clock-wrong-advice = Verbind even met een netwerk of zet hem gelijk met sudo date; voor de klokken van een spel maakt het niet uit, voor de datums in de lijst met spellen wel
doctor-lan = Telefoons bereiken deze machine op { $address }
doctor-lan-none = Deze machine zit niet in een netwerk: telefoons kunnen niet meedoen
doctor-lan-none-advice = Verbind hem met dezelfde wifi als de telefoons
doctor-lan-no-multicast = Telefoons bereiken deze machine op { $address }, maar niet op naam: het netwerk heeft geen multicast
doctor-lan-no-multicast-advice = Gebruik de QR-code of het adres

# companion doctor --walk
walk-begin = Elk lampje brandt even en er klinkt een geluid; daarna lees je hier wat je indrukt, draait en gooit. Stop eerst de tafelgenoot: die gebruikt dezelfde pinnen.
walk-nothing = hardware.toml noemt niets wat je kunt proberen
walk-keys = Toetsen van een toetsenbord leest het aanraakscherm: probeer ze daar
walk-lit = Nu brandt: { $what }
walk-playing = Nu klinkt: { $what }
walk-listening = Druk, draai en gooi nu alles een keer. Enter = stoppen
walk-pressed = { $what }: { $how ->
    [hold] vastgehouden
    [double] twee keer ingedrukt
   *[press] ingedrukt
}
walk-turned = { $what }: { $way ->
    [left] naar links gedraaid
   *[right] naar rechts gedraaid
}
walk-rolled = { $what }: { $dice } gegooid
walk-silent = Niets gekomen van: { $what }
walk-push = { $what }, drukknop
walk-reader = lezer ‘{ $name }’
walk-speaker = luidspreker
walk-device = { $device }
walk-in-colour = { $what }, { $colour }
