# buttons
hardware-paused = Die Partie pausiert: Drückt erst Pause oder bestätigt auf dem Bildschirm
hardware-nothing-asked = Gerade gibt es nichts zu beantworten
hardware-others-asked = Dieser Knopf kann hier nicht antworten. Gefragt: { $names }
hardware-table = alle
hardware-fill-in = Füllt erst auf dem Bildschirm alles aus
hardware-no-pass = Passen geht hier nicht: Wählt auf dem Bildschirm
hardware-no-steps = Hier gibt es nichts zu drehen: Antwortet auf dem Bildschirm
hardware-on-screen = Das ist freiwillig: Antwortet auf dem Bildschirm
press-instead = Für { $who } bestätigen

# dice
hardware-no-dice = Gerade ist kein Wurf gefragt; geworfen: { $came }
hardware-noted = { $total ->
    [0] Geworfen: { $came }
   *[other] Geworfen: { $came } = { $total }
}
hardware-dice-full = Alle Würfel sind schon eingegeben: Bestätigt sie oder ändert sie auf dem Bildschirm. Geworfen: { $came }
hardware-dice-unlike = { $label }: erwartet { $expected }, geworfen { $came }
hardware-dice-of = Dieser Würfel gehört zu { $who }, und dieser Wurf ist für { $names }
hardware-dice = { $tint ->
    [none] { $n ->
        [one] 1 Würfel
       *[other] { $n } Würfel
    }
    [red] { $n }× rot
    [blue] { $n }× blau
    [yellow] { $n }× gelb
    [green] { $n }× grün
    [purple] { $n }× lila
    [white] { $n }× weiß
    [black] { $n }× schwarz
    [orange] { $n }× orange
    [pink] { $n }× rosa
   *[other] { $n }× { $tint }
}
hardware-die = { $tint ->
    [none] { $face }
    [red] rot { $face }
    [blue] blau { $face }
    [yellow] gelb { $face }
    [green] grün { $face }
    [purple] lila { $face }
    [white] weiß { $face }
    [black] schwarz { $face }
    [orange] orange { $face }
    [pink] rosa { $face }
   *[other] { $tint } { $face }
}

# dice rolls
luck-read = Gelesen: { $dice }

# devices
hardware-device = { $kind ->
    [button] Knopf { $which }
    [push] Drehknopf { $which }
    [encoder] Drehknopf { $which }
    [key] Taste { $which }
    [lamp] Lampe { $which }
    [die] Würfel { $which }
   *[other] Die Verkabelung der Knöpfe
}
hardware-another-program = ein anderes Programm
hardware-found = { $device }: geht wieder
hardware-lost = { $reason ->
    [no-pins] Keine Knöpfe oder Lampen an Pins: Dieser Rechner hat keine GPIO-Pins eines Raspberry Pi. Antwortet auf dem Bildschirm
    [pins-denied] Keine Knöpfe oder Lampen an Pins: Der Tischbegleiter darf die GPIO-Pins nicht benutzen. Antwortet auf dem Bildschirm
    [pin-busy] GPIO { $pin } ist belegt durch { $by }. Geht nicht: { $device }
    [pin] { $device }: Der Pin ist nicht zu benutzen. Antwortet auf dem Bildschirm
    [stuck] { $device }: klemmt, oder etwas liegt darauf. Antwortet auf dem Bildschirm
    [no-port] { $device }: nicht eingesteckt. Gebt Würfe auf dem Bildschirm ein
    [port] { $device }: eingesteckt, aber der Anschluss lässt sich nicht öffnen. Gebt Würfe auf dem Bildschirm ein
    [taken] { $device }: Ein anderes Programm benutzt den Anschluss. Gebt Würfe auf dem Bildschirm ein
    [denied] { $device }: Der Tischbegleiter darf den Anschluss nicht öffnen. Gebt Würfe auf dem Bildschirm ein
    [twin] { $device }: Ein anderer Leser hat dieselbe Kennung. Gebt Würfe auf dem Bildschirm ein
    [unplugged] { $device }: abgezogen. Gebt Würfe auf dem Bildschirm ein oder steckt das Kabel wieder ein
    [silent] { $device }: antwortet nicht mehr. Gebt Würfe auf dem Bildschirm ein oder steckt das Kabel neu ein
    [other-reader] Das ist ein anderer Leser, nicht { $device }. Gebt Würfe auf dem Bildschirm ein
    [lamp] { $device }: nicht zu benutzen. Der Bildschirm zeigt, wer dran ist
    [sound] Kein Ton, nicht zu benutzen: { $device }. Achtet auf die Zeichen auf dem Bildschirm
    [voice] Nichts wird vorgelesen: keine Stimme zu benutzen. Alles steht auch auf dem Bildschirm
    [no-radio] Bluetooth geht hier nicht, deshalb sind die Würfel nicht zu lesen. Gebt Würfe auf dem Bildschirm ein
    [radio-off] Bluetooth ist ausgeschaltet, deshalb sind die Würfel nicht zu lesen. Gebt Würfe auf dem Bildschirm ein
    [out-of-reach] { $device }: außer Reichweite, oder er schläft. Schüttelt ihn, oder gebt Würfe auf dem Bildschirm ein
   *[other-protocol] { $device }: spricht eine andere Version des Würfelprotokolls. Gebt Würfe auf dem Bildschirm ein
}

# mistakes in settings files, and in hardware.toml
config-in-file = { $file }: { $why }
config-in-line = { $file }, Zeile { $line }: { $why }
config-in-key = { $file }, Zeile { $line }, { $key }: { $why }
config-unreadable = die Datei lässt sich nicht lesen ({ $error })
config-not-text = das ist kein reiner Text oder viel zu lang; speichere es als Text in UTF-8
config-not-toml = das lässt sich nicht lesen; vielleicht fehlt eine Klammer, ein Anführungszeichen oder ein Gleichheitszeichen
config-unknown = so eine Einstellung gibt es nicht
config-unknown-like = so eine Einstellung gibt es nicht; meintest du { $like }?
config-missing = fehlt
config-value = { $of ->
    [button] { config-brackets }
    [encoder] { config-brackets }
    [lamp] { config-brackets }
    [buzzer] { config-brackets }
    [dice_reader] { config-brackets }
    [sound] schreib es einmal, in einfachen Klammern, wie in [sound]
    [pin] { config-pin }
    [a] { config-pin }
    [b] { config-pin }
    [push] { config-pin }
    [red] { config-pin }
    [green] { config-pin }
    [blue] { config-pin }
    [seat] muss die Nummer eines Platzes sein, 1 bis 10
    [shared] muss "undo", "pause", "next" oder "repeat" sein
    [second] { config-yes-no }
    [tonal] { config-yes-no }
    [hold_ms] { config-ms }
    [double_ms] { config-ms }
    [debounce_ms] { config-ms }
    [settle_ms] { config-ms }
    [pull] muss "up", "down" oder "none" sein
    [active] muss "low" oder "high" sein
    [key] muss der Name sein, den Linux einer Taste gibt, etwa "KEY_KP1", unter [[key]]
    [steps] muss 1, 2 oder 4 sein
    [usb] muss aus vier Ziffern oder Buchstaben a bis f, einem Doppelpunkt und vier weiteren bestehen, etwa "2e8a:000a"
    [name] muss ein Wort aus höchstens 24 Buchstaben, Ziffern, Punkten oder Strichen sein
    [baud] muss eine ganze Zahl sein, meist 115200
   *[other] muss Text in Anführungszeichen sein
}
config-brackets = schreib es in doppelten Klammern vor jedes einzelne, wie in [[button]]
config-pin = muss die Nummer eines GPIO-Pins sein, 2 bis 27 (0 und 1 gehören Aufsteckplatinen)
config-yes-no = muss true oder false sein
config-ms = muss eine Zahl von Millisekunden sein, 0 bis 10000
config-whose = gib entweder seat = 1, 2, ... oder shared = "undo", "pause", "next" oder "repeat" an
config-shared-has-one-meaning = ein gemeinsamer Knopf hat nur eine Bedeutung, also gehört das zum Knopf eines Platzes
config-active = ist nur mit pull = "none" erlaubt, als "low" oder "high"
config-fixed-pull = Pin { $pin } ist auf der Platine selbst hochgezogen, also geht dort nur pull = "up"
config-lamp = gib entweder pin an oder red, green und blue
config-lamp-colours = fehlt: Eine Farblampe braucht red, green und blue
config-reader = gib port oder usb an, oder beides, damit klar ist, wo der Leser steckt
config-pin-used = Pin { $pin } ist schon belegt, in Zeile { $other }
config-twin = ist dasselbe wie in Zeile { $other }

hardware-die-said = { $what ->
    [askew] { $device } liegt schief: nochmal
    [missed] { $device }: war beim Wurf außer Reichweite. Würfelt noch einmal
   *[low] { $device }: Die Batterie ist fast leer
}
