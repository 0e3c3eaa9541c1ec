# knoppen
hardware-paused = Het spel staat op pauze: druk eerst op de pauzeknop, of bevestig op het scherm
hardware-nothing-asked = Er valt nu niets te beantwoorden
hardware-others-asked = Die knop is nu niet aan de beurt: wachten op { $names }
hardware-table = iedereen
hardware-fill-in = Vul eerst op het scherm in wat nog ontbreekt
hardware-no-pass = Met deze knop kun je hier niet passen: kies op het scherm
hardware-no-steps = Hier valt niets te draaien: antwoord op het scherm
hardware-on-screen = Dit hoeft niet; je kunt het op het scherm beantwoorden
press-instead = Bevestig voor { $who }

# dobbelstenen
hardware-no-dice = Er hoeft nu niet gegooid te worden. Gegooid: { $came }
hardware-noted = { $total ->
    [0] Gegooid: { $came }
   *[other] Gegooid: { $came } = { $total }
}
hardware-dice-full = Alle dobbelstenen zijn al ingevuld; bevestig ze, of wijzig ze op het scherm. Gegooid: { $came }
hardware-dice-unlike = { $label }: { $expected } verwacht, { $came } gegooid
hardware-dice-of = Die dobbelsteen is van { $who }, en deze worp is voor { $names }
hardware-dice = { $tint ->
    [none] { $n ->
        [one] 1 dobbelsteen
       *[other] { $n } dobbelstenen
    }
    [red] { $n } rood
    [blue] { $n } blauw
    [yellow] { $n } geel
    [green] { $n } groen
    [purple] { $n } paars
    [white] { $n } wit
    [black] { $n } zwart
    [orange] { $n } oranje
    [pink] { $n } roze
   *[other] { $n } { $tint }
}
hardware-die = { $tint ->
    [none] { $face }
    [red] rood { $face }
    [blue] blauw { $face }
    [yellow] geel { $face }
    [green] groen { $face }
    [purple] paars { $face }
    [white] wit { $face }
    [black] zwart { $face }
    [orange] oranje { $face }
    [pink] roze { $face }
   *[other] { $tint } { $face }
}

# hoe de dobbelstenen vielen
luck-read = Gelezen: { $dice }

# apparaten
hardware-device = { $kind ->
    [button] Knop { $which }
    [push] Draaiknop { $which }
    [encoder] Draaiknop { $which }
    [key] Toets { $which }
    [lamp] Lamp { $which }
    [die] Dobbelsteen { $which }
   *[other] De bedrading van de knoppen
}
hardware-another-program = een ander programma
hardware-found = { $device } werkt weer
hardware-lost = { $reason ->
    [no-pins] Geen knoppen of lampjes op pinnen: deze machine heeft niet de GPIO-pinnen van een Raspberry Pi. Antwoord op het scherm
    [pins-denied] Geen knoppen of lampjes op pinnen: de tafelgenoot mag de GPIO-pinnen niet gebruiken. Antwoord op het scherm
    [pin-busy] GPIO { $pin } is in gebruik bij { $by }: { $device } werkt niet
    [pin] { $device }: de pin kan niet gebruikt worden. Antwoord op het scherm
    [stuck] { $device } zit vast, of er ligt iets op. Antwoord op het scherm
    [no-port] { $device } is niet aangesloten. Voer worpen op het scherm in
    [port] { $device } is aangesloten, maar de poort gaat niet open. Voer worpen op het scherm in
    [taken] De poort van { $device } is in gebruik bij een ander programma. Voer worpen op het scherm in
    [denied] De poort van { $device } mag niet geopend worden. Voer worpen op het scherm in
    [twin] { $device } heeft dezelfde id als een andere lezer. Voer worpen op het scherm in
    [unplugged] { $device } is losgeraakt. Voer worpen op het scherm in, of steek de stekker er weer in
    [silent] { $device } reageert niet meer. Voer worpen op het scherm in, of steek de stekker er opnieuw in
    [other-reader] Er is een andere lezer aangesloten dan { $device }. Voer worpen op het scherm in
    [lamp] { $device } werkt niet. Het scherm laat zien wie er aan de beurt is
    [no-radio] Bluetooth werkt hier niet, dus die dobbelstenen zijn niet te lezen. Voer worpen op het scherm in
    [radio-off] Bluetooth staat uit, dus die dobbelstenen zijn niet te lezen. Voer worpen op het scherm in
    [out-of-reach] { $device } is buiten bereik of slaapt. Schud hem even, of voer worpen op het scherm in
    [sound] Geen geluid: { $device } werkt niet. Alles staat ook op het scherm
    [voice] Er wordt niets voorgelezen: er werkt geen stem. Alles staat ook op het scherm
   *[other-protocol] { $device } spreekt een andere versie van het dobbelprotocol. Voer worpen op het scherm in
}
hardware-die-said = { $what ->
    [askew] { $device } scheef: opnieuw
    [missed] { $device } was even buiten bereik: gooi hem opnieuw
   *[low] De batterij van { $device } is bijna leeg
}

# fouten in bestanden met instellingen, en in hardware.toml
config-in-file = { $file }: { $why }
config-in-line = { $file }, regel { $line }: { $why }
config-in-key = { $file }, regel { $line }, { $key }: { $why }
config-unreadable = het bestand kan niet gelezen worden ({ $error })
config-not-text = dit is geen gewone tekst, of veel te lang; bewaar het als tekst, in UTF-8
config-not-toml = dit is niet te lezen; kijk of er een haakje, aanhalingsteken of is-teken ontbreekt
config-unknown = zo’n instelling is er niet
config-unknown-like = zo’n instelling is er niet; bedoel je { $like }?
config-missing = ontbreekt
config-value = { $of ->
    [button] { config-brackets }
    [encoder] { config-brackets }
    [lamp] { config-brackets }
    [buzzer] { config-brackets }
    [dice_reader] { config-brackets }
    [sound] schrijf het één keer, in enkele haken, zoals [sound]
    [pin] { config-pin }
    [a] { config-pin }
    [b] { config-pin }
    [push] { config-pin }
    [red] { config-pin }
    [green] { config-pin }
    [blue] { config-pin }
    [seat] moet het nummer van een stoel zijn, 1 tot en met 10
    [shared] moet "undo", "pause", "next" of "repeat" zijn
    [second] { config-yes-no }
    [tonal] { config-yes-no }
    [hold_ms] { config-ms }
    [double_ms] { config-ms }
    [debounce_ms] { config-ms }
    [settle_ms] { config-ms }
    [pull] moet "up", "down" of "none" zijn
    [active] moet "low" of "high" zijn
    [key] moet de Linux-naam van een toets zijn, zoals "KEY_KP1", onder [[key]]
    [steps] moet 1, 2 of 4 zijn
    [usb] moet uit vier cijfers of letters a tot f bestaan, een dubbele punt en nog vier, zoals "2e8a:000a"
    [name] moet een woord zijn van hoogstens 24 letters, cijfers, punten of streepjes
    [baud] moet een geheel getal zijn, meestal 115200
   *[other] moet tekst tussen aanhalingstekens zijn
}
config-brackets = schrijf het in dubbele haken, telkens opnieuw, zoals [[button]]
config-pin = moet het nummer van een GPIO-pin zijn, 2 tot en met 27 (0 en 1 horen bij opsteekkaarten)
config-yes-no = moet true of false zijn
config-ms = moet een aantal milliseconden zijn, 0 tot en met 10000
config-whose = geef óf seat = 1, 2, ... óf shared = "undo", "pause", "next" of "repeat"
config-shared-has-one-meaning = een gedeelde knop heeft maar één betekenis; dit hoort bij de knop van een stoel
config-active = hoort bij pull = "none" en alleen daarbij, als "low" of "high"
config-fixed-pull = pin { $pin } heeft een pull-up op het bord zelf, dus daar werkt alleen pull = "up"
config-lamp = geef óf pin, óf red, green en blue
config-lamp-colours = ontbreekt: een lamp met kleuren heeft red, green en blue nodig
config-reader = geef op waar de lezer zit, met port of usb of allebei
config-pin-used = pin { $pin } is al in gebruik, in regel { $other }
config-twin = is hetzelfde als in regel { $other }
