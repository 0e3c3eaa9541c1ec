# buttons
hardware-paused = The game is paused: first press pause, or confirm on the screen
hardware-nothing-asked = Nothing is asked just now
hardware-others-asked = That button cannot answer this: waiting for { $names }
hardware-table = the table
hardware-fill-in = First fill in on the screen what is still missing
hardware-on-screen = You may answer this on the screen, but nobody waits for it

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

# devices
hardware-found = { $device } is connected
hardware-lost = { $reason ->
    [no-pins] The buttons cannot be used: this machine has no GPIO pins, or they may not be used. Answer on the screen
    [pin] The pin of button { $device } cannot be used. Answer on the screen
    [no-port] No { $device } is plugged in. Enter dice by hand
    [port] { $device } is plugged in, but its port cannot be opened. Enter dice by hand
    [unplugged] { $device } was unplugged. Enter dice by hand, or plug it in again
    [silent] { $device } says nothing any more. Enter dice by hand, or plug it in again
    [other-reader] What is plugged in is another reader than { $device }. Enter dice by hand
   *[other-protocol] { $device } speaks another version of the dice protocol. Enter dice by hand
}
