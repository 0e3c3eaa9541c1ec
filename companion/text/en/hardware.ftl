# buttons
hardware-paused = The game is paused: first press pause, or confirm on the screen
hardware-nothing-asked = Nothing to answer right now
hardware-others-asked = That button cannot answer this: waiting for { $names }
hardware-table = everyone
hardware-fill-in = Finish the form on the screen first
hardware-no-pass = Passing is not possible here: choose on the screen
hardware-no-steps = There is nothing to turn to here: answer on the screen
hardware-on-screen = This is optional: answer it on the screen
press-instead = Confirm for { $who }

# dice
hardware-no-dice = No roll is needed now; rolled: { $came }
hardware-noted = { $total ->
    [0] Rolled: { $came }
   *[other] Rolled: { $came } = { $total }
}
hardware-dice-full = All dice are entered already: confirm them, or change them on the screen. Rolled: { $came }
hardware-dice-unlike = { $label }: { $expected } expected, { $came } rolled
hardware-dice-of = That die is { $who }’s, and this roll is for { $names }
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

# dice rolls
luck-read = Read: { $dice }

# devices
hardware-device = { $kind ->
    [button] Button { $which }
    [push] Knob { $which }
    [encoder] Knob { $which }
    [key] Key { $which }
    [lamp] Lamp { $which }
    [die] Die { $which }
   *[other] The wiring of the buttons
}
hardware-another-program = another program
hardware-found = { $device } works again
hardware-lost = { $reason ->
    [no-pins] No buttons or lamps on pins: this machine has no GPIO pins of a Raspberry Pi. Answer on the screen
    [pins-denied] No buttons or lamps on pins: the companion may not use the GPIO pins. Answer on the screen
    [pin-busy] GPIO { $pin } is in use by { $by }: { $device } does not work
    [pin] { $device }: its pin cannot be used. Answer on the screen
    [stuck] { $device } is stuck, or something lies on it. Answer on the screen
    [no-port] { $device } is not plugged in. Enter rolls on the screen
    [port] { $device } is plugged in, but its port cannot be opened. Enter rolls on the screen
    [taken] The port of { $device } is in use by another program. Enter rolls on the screen
    [denied] The companion may not open the port of { $device }. Enter rolls on the screen
    [twin] { $device } has the same id as another reader. Enter rolls on the screen
    [unplugged] { $device } was unplugged. Enter rolls on the screen, or plug it in again
    [silent] { $device } has stopped responding. Enter rolls on the screen, or plug it in again
    [other-reader] This is a different reader, not { $device }. Enter rolls on the screen
    [lamp] { $device } cannot be used. The screen shows whose turn it is
    [no-radio] Bluetooth does not work here, so its dice cannot be read. Enter rolls on the screen
    [radio-off] Bluetooth is switched off, so its dice cannot be read. Enter rolls on the screen
    [out-of-reach] { $device } is out of reach, or asleep. Shake it, or enter rolls on the screen
    [sound] No sound: { $device } cannot be used. Watch for the signs on the screen
    [voice] Nothing is read aloud: no voice can be used. Everything can be read on the screen
   *[other-protocol] { $device } uses another version of the dice protocol. Enter rolls on the screen
}
hardware-die-said = { $what ->
    [askew] { $device } is cocked: roll it again
    [missed] { $device } was out of reach as it rolled: roll it again
   *[low] { $device } is low on battery
}

# mistakes in settings files, and in hardware.toml
config-in-file = { $file }: { $why }
config-in-line = { $file }, line { $line }: { $why }
config-in-key = { $file }, line { $line }, { $key }: { $why }
config-unreadable = the file cannot be read ({ $error })
config-not-text = this is not plain text, or far too long; save it as text, in UTF-8
config-not-toml = this cannot be read; look for a bracket, a quote or an equals sign that is missing
config-unknown = there is no such setting
config-unknown-like = there is no such setting; did you mean { $like }?
config-missing = is missing
config-value = { $of ->
    [button] { config-brackets }
    [encoder] { config-brackets }
    [lamp] { config-brackets }
    [buzzer] { config-brackets }
    [dice_reader] { config-brackets }
    [sound] write it once, in single brackets, as in [sound]
    [pin] { config-pin }
    [a] { config-pin }
    [b] { config-pin }
    [push] { config-pin }
    [red] { config-pin }
    [green] { config-pin }
    [blue] { config-pin }
    [seat] must be the number of a seat, 1 to 10
    [shared] must be "undo", "pause", "next" or "repeat"
    [second] { config-yes-no }
    [tonal] { config-yes-no }
    [hold_ms] { config-ms }
    [double_ms] { config-ms }
    [debounce_ms] { config-ms }
    [settle_ms] { config-ms }
    [pull] must be "up", "down" or "none"
    [active] must be "low" or "high"
    [key] must be the Linux name of a key, such as "KEY_KP1", under [[key]]
    [steps] must be 1, 2 or 4
    [usb] must be four digits or letters a to f, a colon and four more, such as "2e8a:000a"
    [name] must be a word of at most 24 letters, digits, dots or dashes
    [baud] must be a whole number, usually 115200
   *[other] must be text in quotes
}
config-brackets = write it in double brackets before each one, as in [[button]]
config-pin = must be the number of a GPIO pin, 2 to 27 (0 and 1 belong to add-on boards)
config-yes-no = must be true or false
config-ms = must be a number of milliseconds, 0 to 10000
config-whose = give either seat = 1, 2, ... or shared = "undo", "pause", "next" or "repeat"
config-shared-has-one-meaning = a shared button has one meaning only, so this belongs to the button of a seat
config-active = is allowed only with pull = "none", as "low" or "high"
config-fixed-pull = pin { $pin } is pulled up on the board itself, so only pull = "up" works there
config-lamp = give either pin, or red, green and blue
config-lamp-colours = is missing: a lamp with colours needs red, green and blue
config-reader = give port or usb, or both, to say where the reader is
config-pin-used = pin { $pin } is already in use, on line { $other }
config-twin = is the same as on line { $other }
