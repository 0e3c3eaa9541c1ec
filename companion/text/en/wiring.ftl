# companion wiring
wiring-circuit = { $whose }: { $part }
wiring-held = { $circuit }, held for { $ms } ms
wiring-whose = { $whose ->
    [undo] Undo
    [pause] Pause
    [next] Next
    [repeat] Repeat
   *[table] Table
}
wiring-part = { $part ->
    [button] button
    [second-button] second button
    [encoder] turning knob
    [lamp] lamp
    [rgb-cathode] colour lamp, common cathode (−)
    [rgb-anode] colour lamp, common anode (+)
    [piezo] piezo disc
    [buzzer] buzzer with a transistor
   *[buzzer-module] buzzer board
}
wiring-colour = { $colour ->
    [black] black
    [red] red
    [yellow] yellow
    [orange] orange
    [white] white
    [green] green
    [blue] blue
    [purple] purple
   *[grey] grey
}
wiring-leg = { $name ->
    [A] A
    [B] B
    [push] push
    [red] red
    [green] green
    [blue] blue
   *[other] { $name }
}
wiring-rail = { $rail ->
    [ground] ground (GND)
   *[plus] 3.3 V (3V3)
}
wiring-via = { $to }, through { $ohms }
wiring-branch = from there
wiring-note-five = Never connect anything to 5 V: the pins tolerate only 3.3 V.
wiring-reader = Dice reader “{ $name }”: USB
wiring-keypad = { $n ->
    [one] Keyboard or key pad: USB, 1 key
   *[other] Keyboard or key pad: USB, { $n } keys
}
wiring-speaker = Loudspeaker: audio or USB
wiring-table-head-what = what
wiring-table-head-pin = pin
wiring-table-head-gpio = GPIO
wiring-table-head-wire = wire
wiring-table-head-to = to
wiring-parts = To buy
wiring-buy = { $part ->
    [button] push button, normally open
    [encoder] rotary encoder
    [lamp] LED
    [rgb-cathode] RGB LED with a common cathode
    [rgb-anode] RGB LED with a common anode
    [piezo] piezo disc (passive)
    [buzzer] active buzzer for 3.3 V
    [buzzer-module] buzzer board that sounds when its pin is low
    [transistor] NPN transistor, BC337 or 2N2222
    [diode] diode 1N4148, across the buzzer, the ring to 3V3
    [reader] dice reader with a USB cable
    [keypad] keyboard or key pad
   *[speaker] loudspeaker
}
wiring-buy-resistor = resistor { $ohms }, 1/4 W
wiring-free = Free pins: { $gpios }
wiring-none = hardware.toml lists nothing that is wired to pins
