# Is there a screen (companion/box/display.py)
display-x11 = Der Touchscreen ist ein Fenster auf Bildschirm { $name }
display-kms = Der Touchscreen ist der Bildschirm an { $name }
display-none = Es ist kein Bildschirm angeschlossen
display-wayland = Eine Wayland-Arbeitsfläche hat den Bildschirm und lässt keine X-Programme zu
display-no-answer = Bildschirm { $name } antwortet nicht
display-no-access = Ein Bildschirm ist angeschlossen, aber { $name } darf nicht geöffnet werden

# The touchscreen's process (companion/box/screen_process.py)
screen-closed = Der Touchscreen wurde geschlossen; die Partie läuft ohne ihn weiter
screen-given-up = Der Touchscreen ist { $n }-mal hintereinander ausgefallen; die Partie läuft ohne ihn weiter
screen-no-core = In { $file } steht nicht, wo der Tischbegleiter ist: Läuft er, und darfst du diese Datei lesen?
screen-no-display = Kein Touchscreen: { $why }

# companion doctor
doctor-fainted = Die Prüfung „{ $what }“ ist gescheitert: { $error }
doctor-fainted-advice = Das sollte nicht passieren: Bitte melde es
doctor-packages = Alle Pakete sind da
doctor-packages-missing = Es fehlen Pakete: { $names }
doctor-packages-missing-advice = Lösche den Ordner .venv und starte deploy/run: Es holt sie neu
doctor-display-advice = Handys gehen auch ohne. Für einen Touchscreen: Schließ ihn vor dem Start an, melde dich an seiner Arbeitsfläche an (bei Wayland: xwayland installieren), oder nimm deinen Benutzer in die Gruppen video und render auf
doctor-touch = Berührungen: { $devices }
doctor-touch-desktop = Die Arbeitsfläche, falls es eine gibt, verarbeitet die Berührungen: { $devices }
doctor-touch-none = Es ist kein Touchscreen angeschlossen: { $devices }
doctor-touch-none-advice = Steck jederzeit einen ein oder benutze eine Maus. Ist er schon angeschlossen, such seinen Namen in „sudo dmesg“
doctor-touch-closed = Dieser Touchscreen darf nicht geöffnet werden: { $names }
doctor-touch-closed-advice = Nimm deinen Benutzer in die Gruppe input auf (sudo usermod -aG input NAME) und melde dich neu an
input-none = keine Eingabegeräte
input-kms = { $name } – { $kind ->
    [touchscreen] Touchscreen, direkt gelesen
    [mouse] Maus, benutzt
    [keyboard] Tastatur, benutzt
    [touchpad] Touchpad, geht nur mit Arbeitsfläche
    [pen] Grafiktablett, nicht benutzt
   *[other] nicht benutzt
}
input-desktop = { $name } – { $kind ->
    [touchscreen] Touchscreen
    [mouse] Maus
    [keyboard] Tastatur
    [touchpad] Touchpad
    [pen] Grafiktablett
   *[other] etwas anderes
}
tap-ask = Tippe jetzt die linke obere Ecke des Bildschirms an. Enter = überspringen, n = es passiert nichts
tap-well = { $name } geht: Die Berührung kam links oben an
tap-elsewhere = { $name } geht, aber die Berührung kam { $x } % von links und { $y } % von oben an. Hast du nicht woanders getippt oder das Bild im Menü gedreht, sind Touch und Bild verschieden eingebaut: siehe „Bild drehen“ in docs/de/install.md
tap-gone = { $name } wurde abgezogen
tap-nothing = Es kam keine Berührung an. Steckt das USB- oder Flachbandkabel des Touchscreens?
tap-skipped = Übersprungen
doctor-pins = Die GPIO-Pins sind benutzbar
doctor-pins-none = Dieser Rechner hat keine GPIO-Pins; für Knöpfe an Pins braucht es einen Raspberry Pi
doctor-pins-closed = Es gibt GPIO-Pins, aber sie dürfen nicht benutzt werden
doctor-pins-closed-advice = Nimm deinen Benutzer in die Gruppe gpio auf (sudo usermod -aG gpio NAME) und melde dich neu an
doctor-pins-driver = Es gibt GPIO-Pins, aber das Paket gpiod fehlt
doctor-pins-driver-advice = Es gibt es nur für 64-Bit-Systeme. Lösche dort den Ordner .venv und starte deploy/run: Es holt das Paket neu
doctor-pins-other = { $why }
doctor-pins-other-advice = Knöpfe und Lampen an Pins brauchen einen Raspberry Pi; nimm sie aus hardware.toml heraus oder benutze Tasten und Würfelleser
doctor-pins-taken = Andere Programme benutzen Pins, die in hardware.toml stehen: { $pins }
doctor-pins-taken-advice = Beende diese Programme oder wähle andere Pins
doctor-serial = Serielle Anschlüsse: { $names }
doctor-serial-none = Es ist kein Würfelleser eingesteckt
doctor-serial-closed = Serielle Anschlüsse dürfen nicht geöffnet werden: { $names }
doctor-serial-closed-advice = Nimm deinen Benutzer in die Gruppe dialout auf (sudo usermod -aG dialout NAME) und melde dich neu an
doctor-hardware = In hardware.toml stehen Knöpfe oder Tasten: { $buttons }, Drehknöpfe: { $knobs }, Lampen: { $lamps }, Würfelleser: { $readers }
doctor-hardware-none = Keine hardware.toml: Es sind keine Knöpfe, Lampen oder Würfelleser eingerichtet
doctor-hardware-wrong = { $why }
doctor-hardware-wrong-advice = Korrigiere diese Zeile; vorher kann der Tischbegleiter nicht starten
doctor-claims = Kein Pin ist zugleich anders belegt
doctor-claims-both = Diese Pins sind zugleich anders belegt: { $pins }
doctor-claims-both-advice = Schalte das in /boot/firmware/config.txt ab (sudo raspi-config) oder wähle andere Pins
doctor-sound = Der Rechner kann Töne abspielen
doctor-sound-none = Kein Ton auf diesem Rechner: In hardware.toml fehlt [sound]
doctor-sound-aplay = Töne lassen sich nicht abspielen: aplay fehlt
doctor-sound-aplay-advice = Installiere es mit sudo apt install alsa-utils
doctor-sound-card = Töne lassen sich nicht abspielen: Es gibt keine Soundkarte
doctor-sound-card-advice = Steck einen Lautsprecher ein, schalte dtparam=audio=on ein oder nimm [sound] aus hardware.toml heraus
doctor-voice = Jede Sprache kann vorgelesen werden
doctor-voice-none = Keine Stimme auf diesem Rechner: In hardware.toml fehlt [sound]
doctor-voice-missing = Nichts kann vorgelesen werden: Keine Stimme antwortet
doctor-voice-missing-advice = Wenn du das möchtest, installiere eine mit sudo apt install speech-dispatcher speech-dispatcher-espeak-ng espeak-ng
doctor-voice-lacks = Keine Stimme liest { $names } vor
doctor-voice-lacks-advice = Wenn du das möchtest, installiere eine Stimme dafür; alles andere geht auch ohne
doctor-groups = Dein Benutzer ist in allen nötigen Gruppen
doctor-groups-missing = Dein Benutzer ist nicht in { $names }
doctor-groups-missing-advice = Nimm ihn auf (sudo usermod -aG GRUPPE NAME) und melde dich neu an
doctor-club-none = Dieser Tisch ist in keinem Verein
doctor-club = Der Verein auf { $host } lässt den Tisch „{ $table }“ herein
doctor-club-packages = Dieser Tisch ist in einem Verein, und die Pakete dafür fehlen
doctor-club-packages-advice = Installiere sie mit: pip install "table-companion[club]"
doctor-club-wrong = { $why }
doctor-club-wrong-advice = Korrigiere das in club.toml oder hol dir vom Verein einen neuen Link: companion club LINK

doctor-watchdog = systemd startet den Tischbegleiter neu, wenn er hängt
doctor-watchdog-none = Der Tischbegleiter wird von Hand gestartet; mit deploy/install startet er zusammen mit dem Rechner
doctor-watchdog-off = systemd startet den Tischbegleiter, merkt aber nicht, wenn er hängt
doctor-watchdog-off-advice = Führe deploy/install noch einmal aus: Seine Unit hat einen Watchdog
doctor-disk = { $mb } MB frei; einen Zug zu speichern dauert { $ms } ms
doctor-disk-unwritable = In { $folder } lassen sich keine Partien speichern: { $error }
doctor-disk-unwritable-advice = Mach den Ordner für deinen Benutzer beschreibbar oder wähle mit --data einen anderen
doctor-disk-full = Der Speicher ist voll: { $mb } MB frei in { $folder }
doctor-disk-full-advice = Schaff Platz: Vorher lässt sich kein Zug speichern
doctor-disk-tight = Der Speicher ist fast voll: { $mb } MB frei in { $folder }
doctor-disk-tight-advice = Schaff Platz, bevor der nächste Spieleabend kommt
doctor-disk-slow = Der Speicher ist langsam: Einen Zug zu speichern dauert { $ms } ms
doctor-disk-slow-advice = Das liegt an einer alten oder abgenutzten Speicherkarte; nimm eine gute oder ein USB-Laufwerk mit --data
doctor-games = Die Datei mit den Partien ist in Ordnung
doctor-games-damaged = Die Datei mit den Partien ist beschädigt, oder ihre neuesten Einträge fehlen
doctor-games-damaged-advice = Starte den Tischbegleiter: Er übernimmt, was gut ist, und behält die beschädigte Datei. Versuch es danach mit einer anderen Karte
doctor-clock = Uhrzeit: { $now }
doctor-clock-no-battery = Uhrzeit: { $now }; die Uhr hat keine Batterie, ohne Netz geht sie also nach dem Ausschalten nach (Uhren der Partie stört das nicht)
doctor-clock-wrong = Uhrzeit: { $now }; das kann nicht stimmen
doctor-clock-wrong-advice = Geh kurz in ein Netz oder stell sie mit sudo date; Uhren der Partie stört das nicht, aber die Tage in der Liste der Partien stimmen sonst nicht
doctor-lan = Handys erreichen diesen Rechner unter { $address }
doctor-lan-none = Dieser Rechner ist in keinem Netz: Handys können nicht mitmachen
doctor-lan-none-advice = Verbinde ihn mit demselben WLAN wie die Handys
doctor-lan-no-multicast = Handys erreichen diesen Rechner unter { $address }, aber nicht über seinen Namen: Das Netz hat kein Multicast
doctor-lan-no-multicast-advice = Nehmt den QR-Code oder die Adresse

# companion doctor --walk
walk-begin = Jede Lampe leuchtet kurz und ein Ton erklingt; danach steht hier, was du drückst, drehst und würfelst. Beende erst den Tischbegleiter: Er benutzt dieselben Pins.
walk-nothing = In hardware.toml steht nichts zu prüfen
walk-keys = Tasten einer Tastatur liest der Touchscreen: Prüfe sie dort
walk-lit = Jetzt leuchtet: { $what }
walk-playing = Jetzt erklingt: { $what }
walk-listening = Drück, dreh und würfle jetzt alles einmal. Enter = Schluss
walk-pressed = { $what }: { $how ->
    [hold] gehalten
    [double] zweimal gedrückt
   *[press] gedrückt
}
walk-turned = { $what }: { $way ->
    [left] nach links gedreht
   *[right] nach rechts gedreht
}
walk-rolled = { $what }: { $dice } gewürfelt
walk-silent = Nichts kam von: { $what }
walk-push = { $what }, Taster
walk-reader = Leser „{ $name }“
walk-speaker = Lautsprecher
walk-device = { $device }
walk-in-colour = { $what }, { $colour }

doctor-bluetooth = Würfel mit Bluetooth können benutzt werden
doctor-bluetooth-none = Keine Bluetooth-Würfel: Das Zusatzpaket dafür ist nicht installiert
doctor-bluetooth-no-adapter = Keine Bluetooth-Würfel: Dieser Rechner hat kein Bluetooth
doctor-bluetooth-off = Bluetooth ist ausgeschaltet, deshalb sind die Würfel nicht zu lesen
doctor-bluetooth-off-advice = Schaltet es ein mit sudo rfkill unblock bluetooth
doctor-bluetooth-bluez = Bluetooth-Würfel sind nicht zu lesen: BlueZ fehlt
doctor-bluetooth-bluez-advice = Installiert es mit sudo apt install bluez
doctor-bluetooth-dice = Würfel mit Bluetooth können benutzt werden. { $dice }
doctor-bluetooth-low = Würfel müssen geladen werden. { $dice }
doctor-bluetooth-low-advice = Ladet, was fast leer ist
doctor-die = Würfel { $n } ({ $known })
doctor-die-unseen = noch nicht gesehen
