# buttons
hardware-paused = The game is paused: first press pause, or confirm on the screen
hardware-nothing-asked = Nothing is asked just now
hardware-others-asked = That button cannot answer this: waiting for { $names }
hardware-table = the table
hardware-fill-in = First fill in on the screen what is still missing
hardware-no-pass = There is no one answer to pass with here: choose on the screen
hardware-no-steps = There is no number or choice here to turn to: answer on the screen
hardware-on-screen = You may answer this on the screen, but nobody waits for it
press-instead = Confirm for { $who }

# dice
hardware-no-dice = No dice are asked for now; rolled: { $came }
hardware-dice-full = All dice are filled in already; confirm them, or change them on the screen. Rolled: { $came }
hardware-dice-unlike = { $label }: { $expected } expected, { $came } rolled
hardware-dice = { $tint ->
    [none] { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
    [red] { $n } red
    [blue] { $n } blue
    [yellow] { $n } yellow
    [green] { $n } green
    [purple] { $n } purple
    [white] { $n } white
    [black] { $n } black
    [orange] { $n } orange
    [pink] { $n } pink
   *[other] { $n } { $tint }
}
hardware-die = { $tint ->
    [none] { $face }
    [red] red { $face }
    [blue] blue { $face }
    [yellow] yellow { $face }
    [green] green { $face }
    [purple] purple { $face }
    [white] white { $face }
    [black] black { $face }
    [orange] orange { $face }
    [pink] pink { $face }
   *[other] { $tint } { $face }
}

# how the dice fell
luck-read = Read: { $dice }

# devices
hardware-device = { $kind ->
    [button] Button { $which }
    [push] Knob { $which }
    [encoder] Knob { $which }
    [key] Key { $which }
    [lamp] Lamp { $which }
   *[other] The wiring of the buttons
}
hardware-another-program = another program
hardware-found = { $device } works again
hardware-lost = { $reason ->
    [no-pins] No buttons or lamps on pins: this machine has no GPIO pins of a Raspberry Pi. Answer on the screen
    [pins-denied] No buttons or lamps on pins: the companion may not use the GPIO pins. Answer on the screen
    [old-kernel] No buttons or lamps on pins: they need Linux 5.10 or newer. Answer on the screen
    [pin-busy] GPIO { $pin } is in use by { $by }: { $device } does not work
    [pin] { $device }: its pin cannot be used. Answer on the screen
    [stuck] { $device } is stuck, or something lies on it. Answer on the screen
    [no-port] No { $device } is plugged in. Enter dice by hand
    [port] { $device } is plugged in, but its port cannot be opened. Enter dice by hand
    [taken] The port of { $device } is in use by another program. Enter dice by hand
    [denied] The companion may not open the port of { $device }. Enter dice by hand
    [twin] { $device } says it is a reader that is here already. Enter dice by hand
    [unplugged] { $device } was unplugged. Enter dice by hand, or plug it in again
    [silent] { $device } says nothing any more. Enter dice by hand, or plug it in again
    [other-reader] What is plugged in is another reader than { $device }. Enter dice by hand
    [lamp] { $device } cannot be used. The screen shows whose turn it is
    [sound] No sound: { $device } cannot be used. The screen shows what would be heard
   *[other-protocol] { $device } speaks another version of the dice protocol. Enter dice by hand
}

# mistakes in hardware.toml
config-in-file = { $file }: { $why }
config-in-line = { $file }, line { $line }: { $why }
config-in-key = { $file }, line { $line }, { $key }: { $why }
config-unreadable = the file cannot be read ({ $error })
config-not-toml = this cannot be read; look for a bracket, a quote or an equals sign that is missing
config-no-table = there is no such table; there are { $tables }
config-double-brackets = write it in double brackets before each one, as in [[button]]
config-single-brackets = write it once, in single brackets, as in [sound]
config-unknown-key = there is no such key in this table
config-missing = is missing
config-value = { $of ->
    [pin] { config-pin }
    [a] { config-pin }
    [b] { config-pin }
    [push] { config-pin }
    [red] { config-pin }
    [green] { config-pin }
    [blue] { config-pin }
    [seat] must be the number of a chair, 1 to 9
    [shared] must be "undo", "pause" or "next"
    [second] { config-yes-no }
    [tonal] { config-yes-no }
    [hold_ms] { config-ms }
    [double_ms] { config-ms }
    [debounce_ms] { config-ms }
    [settle_ms] { config-ms }
    [pull] must be "up", "down" or "none"
    [active] must be "low" or "high"
    [key] must be the Linux name of a key, as "KEY_KP1"
    [steps] must be 1, 2 or 4
    [usb] must be four digits or letters a to f, a colon and four more, as "2e8a:000a"
    [name] must be a word of at most 24 letters, digits, dots or dashes
    [baud] must be a whole number, usually 115200
   *[other] must be text in quotes
}
config-pin = must be the number of a GPIO pin, 2 to 27 (0 and 1 belong to add-on boards)
config-yes-no = must be true or false
config-ms = must be a number of milliseconds, 0 to 10000
config-whose = say either seat = 1, 2, ... or shared = "undo", "pause" or "next"
config-shared-has-one-meaning = a shared button has one meaning only, so this belongs to the button of a seat
config-active = belongs to pull = "none" and only to it, as "low" or "high"
config-fixed-pull = pin { $pin } is pulled up on the board itself, so only pull = "up" works there
config-lamp = say either pin, or red, green and blue
config-lamp-colours = is missing: a lamp with colours needs red, green and blue
config-reader = say where the reader is, with port or usb or both
config-pin-used = pin { $pin } is in use already, in line { $other }
config-twin = is the same as in line { $other }
