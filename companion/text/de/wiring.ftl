# companion wiring
wiring-circuit = { $whose }: { $part }
wiring-held = { $circuit }, { $ms } ms gehalten
wiring-whose = { $whose ->
    [undo] Rückgängig
    [pause] Pause
    [next] Weiter
    [repeat] Wiederholen
   *[table] Tisch
}
wiring-part = { $part ->
    [button] Knopf
    [second-button] zweiter Knopf
    [encoder] Drehknopf
    [lamp] Lampe
    [rgb-cathode] Farblampe, gemeinsame Kathode (−)
    [rgb-anode] Farblampe, gemeinsame Anode (+)
    [piezo] Piezoscheibe
    [buzzer] Summer mit Transistor
   *[buzzer-module] Summerplatine
}
wiring-colour = { $colour ->
    [black] schwarz
    [red] rot
    [yellow] gelb
    [orange] orange
    [white] weiß
    [green] grün
    [blue] blau
    [purple] lila
   *[grey] grau
}
wiring-leg = { $name ->
    [A] A
    [B] B
    [push] Druck
    [red] rot
    [green] grün
    [blue] blau
   *[other] { $name }
}
wiring-rail = { $rail ->
    [ground] Masse (GND)
   *[plus] 3,3 V (3V3)
}
wiring-via = { $to }, über { $ohms }
wiring-branch = von dort
wiring-note-five = Nie etwas an 5 V anschließen: Die Pins vertragen nur 3,3 V.
wiring-reader = Würfelleser „{ $name }“: USB
wiring-keypad = { $n ->
    [one] Tastatur oder Tastenfeld: USB, 1 Taste
   *[other] Tastatur oder Tastenfeld: USB, { $n } Tasten
}
wiring-speaker = Lautsprecher: Audio oder USB
wiring-table-head-what = was
wiring-table-head-pin = Pin
wiring-table-head-gpio = GPIO
wiring-table-head-wire = Draht
wiring-table-head-to = nach
wiring-parts = Einkaufsliste
wiring-buy = { $part ->
    [button] Taster (Schließer)
    [encoder] Drehgeber
    [lamp] LED
    [rgb-cathode] RGB-LED mit gemeinsamer Kathode
    [rgb-anode] RGB-LED mit gemeinsamer Anode
    [piezo] Piezoscheibe (passiv)
    [buzzer] aktiver Summer für 3,3 V
    [buzzer-module] Summerplatine, die tönt, wenn ihr Pin auf Low liegt
    [transistor] NPN-Transistor, BC337 oder 2N2222
    [diode] Diode 1N4148, parallel zum Summer, Ring an 3V3
    [reader] Würfelleser mit USB-Kabel
    [keypad] Tastatur oder Tastenfeld
   *[speaker] Lautsprecher
}
wiring-buy-resistor = Widerstand { $ohms }, 1/4 W
wiring-free = Freie Pins: { $gpios }
wiring-none = In hardware.toml steht nichts, was an Pins hängt
