# companion wiring: de tekening en de tabel
wiring-circuit = { $whose }: { $part }
wiring-held = { $circuit }, { $ms } ms vasthouden
wiring-whose = { $whose ->
    [undo] Terugnemen
    [pause] Pauze
    [next] Verder
    [repeat] Herhalen
   *[table] Tafel
}
wiring-part = { $part ->
    [button] knop
    [second-button] tweede knop
    [encoder] draaiknop
    [lamp] lampje
    [rgb-cathode] kleurenlampje, gedeelde kathode (−)
    [rgb-anode] kleurenlampje, gedeelde anode (+)
    [piezo] piëzoschijfje
    [buzzer] zoemer met transistor
   *[buzzer-module] zoemerprintje
}
wiring-colour = { $colour ->
    [black] zwart
    [red] rood
    [yellow] geel
    [orange] oranje
    [white] wit
    [green] groen
    [blue] blauw
    [purple] paars
   *[grey] grijs
}
wiring-leg = { $name ->
    [A] A
    [B] B
    [push] druk
    [red] rood
    [green] groen
    [blue] blauw
   *[other] { $name }
}
wiring-rail = { $rail ->
    [ground] massa (GND)
   *[plus] 3,3 V (3V3)
}
wiring-via = { $to }, via { $ohms }
wiring-branch = daarvandaan
wiring-note-five = Sluit nooit iets aan op 5V: de pinnen verdragen 3,3 V.
wiring-reader = Dobbelsteenlezer ‘{ $name }’: USB
wiring-keypad = { $n ->
    [one] Toetsenbord of -blokje: USB, 1 toets
   *[other] Toetsenbord of -blokje: USB, { $n } toetsen
}
wiring-speaker = Luidspreker: audio of USB
wiring-table-head-what = wat
wiring-table-head-pin = pin
wiring-table-head-gpio = GPIO
wiring-table-head-wire = draad
wiring-table-head-to = naar
wiring-parts = Te kopen
wiring-buy = { $part ->
    [button] drukknop, maakcontact
    [encoder] draaiknop (rotary encoder)
    [lamp] led
    [rgb-cathode] RGB-led met gedeelde kathode
    [rgb-anode] RGB-led met gedeelde anode
    [piezo] piëzoschijfje (passief)
    [buzzer] actieve zoemer voor 3,3 V
    [buzzer-module] zoemerprintje dat klinkt als zijn pin laag is
    [transistor] NPN-transistor, BC337 of 2N2222
    [diode] diode 1N4148, over de zoemer, de ring naar 3V3
    [reader] dobbelsteenlezer met USB-kabel
    [keypad] toetsenbord of -blokje
   *[speaker] luidspreker
}
wiring-buy-resistor = weerstand { $ohms }, 1/4 W
wiring-free = Vrije pinnen: { $gpios }
wiring-none = hardware.toml noemt niets wat aan pinnen zit
