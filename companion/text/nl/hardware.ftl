# knoppen
hardware-paused = Het spel staat op pauze: druk eerst op pauze, of bevestig op het scherm
hardware-nothing-asked = Er wordt nu niets gevraagd
hardware-others-asked = Die knop is nu niet aan de beurt: wachten op { $names }
hardware-table = de tafel
hardware-fill-in = Vul eerst op het scherm in wat nog ontbreekt
hardware-on-screen = Dit mag je op het scherm beantwoorden, maar niemand wacht erop

# dobbelstenen
hardware-no-dice = Er worden nu geen dobbelstenen gevraagd; gegooid: { $came }
hardware-dice-full = Alle dobbelstenen zijn al ingevuld; bevestig ze, of wijzig ze op het scherm. Gegooid: { $came }
hardware-dice-unlike = { $label }: { $expected } verwacht, { $came } gegooid
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

# apparaten
hardware-found = { $device } is aangesloten
hardware-lost = { $reason ->
    [no-pins] De knoppen werken niet: deze machine heeft geen GPIO-pinnen, of ze mogen niet gebruikt worden. Antwoord op het scherm
    [pin] De pin van knop { $device } kan niet gebruikt worden. Antwoord op het scherm
    [no-port] { $device } is niet aangesloten. Vul worpen met de hand in
    [port] { $device } is aangesloten, maar de poort gaat niet open. Vul worpen met de hand in
    [unplugged] { $device } is losgeraakt. Vul worpen met de hand in, of steek de stekker er weer in
    [silent] { $device } laat niets meer horen. Vul worpen met de hand in, of steek de stekker er opnieuw in
    [other-reader] Er is een andere lezer aangesloten dan { $device }. Vul worpen met de hand in
   *[other-protocol] { $device } spreekt een andere versie van het dobbelprotocol. Vul worpen met de hand in
}
