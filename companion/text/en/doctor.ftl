# Is there a screen (companion/box/display.py)
display-x11 = The touchscreen is a window on display { $name }
display-kms = The touchscreen is the screen at { $name }
display-none = No screen is connected
display-wayland = A Wayland desktop has the screen and does not let X programs in
display-no-answer = The display { $name } does not answer
display-no-access = A screen is connected, but { $name } may not be opened

# The touchscreen's process (companion/box/screen_process.py)
screen-closed = The touchscreen was closed; the game goes on without it
screen-given-up = The touchscreen stopped { $n } times in a row; the game goes on without it
screen-no-core = { $file } does not say where the companion is: is it running, and may you read that file?
screen-no-display = No touchscreen: { $why }

# companion doctor
doctor-fainted = The check “{ $what }” failed to run: { $error }
doctor-fainted-advice = This should not happen: please report it
doctor-packages = All packages are there
doctor-packages-missing = Packages are missing: { $names }
doctor-packages-missing-advice = Delete the folder .venv and start deploy/run: it fetches them again
doctor-display-advice = Phones work without one. For a touchscreen: connect it before you start, log in at its desktop (with Wayland, install xwayland), or add your user to the groups video and render
doctor-touch = Touches: { $devices }
doctor-touch-desktop = The desktop, if there is one, handles touches: { $devices }
doctor-touch-none = No touchscreen is connected: { $devices }
doctor-touch-none-advice = Plug one in at any time, or use a mouse. If it is connected, look for its name in “sudo dmesg”
doctor-touch-closed = This touchscreen may not be opened: { $names }
doctor-touch-closed-advice = Add your user to the group input (sudo usermod -aG input NAME), then log in again
input-none = no input devices
input-kms = { $name } – { $kind ->
    [touchscreen] touchscreen, read directly
    [mouse] mouse, used
    [keyboard] keyboard, used
    [touchpad] touch pad, works on a desktop only
    [pen] drawing tablet, not used
   *[other] not used
}
input-desktop = { $name } – { $kind ->
    [touchscreen] touchscreen
    [mouse] mouse
    [keyboard] keyboard
    [touchpad] touch pad
    [pen] drawing tablet
   *[other] other
}
tap-ask = Tap the top left corner of the screen now. Enter = skip, n = nothing happens
tap-well = { $name } works: the tap arrived in the top left corner
tap-elsewhere = { $name } works, but the tap arrived { $x } % from the left and { $y } % from the top. Unless you tapped elsewhere, or rotated the screen in the menu, touch and picture are built in differently: see “Rotating the screen” in docs/install.md
tap-gone = { $name } was unplugged
tap-nothing = No tap arrived. Is the touchscreen's USB or ribbon cable plugged in?
tap-skipped = Skipped
doctor-pins = GPIO pins can be used
doctor-pins-none = No GPIO pins on this machine; buttons on pins need a Raspberry Pi
doctor-pins-closed = There are GPIO pins, but they may not be used
doctor-pins-closed-advice = Add your user to the group gpio (sudo usermod -aG gpio NAME), then log in again
doctor-pins-driver = There are GPIO pins, but the package gpiod is missing
doctor-pins-driver-advice = It is made for 64-bit systems. On one, delete the folder .venv and start deploy/run: it fetches the package again
doctor-pins-other = { $why }
doctor-pins-other-advice = Buttons and lamps on pins need a Raspberry Pi; take them out of hardware.toml, or use keys and dice readers
doctor-pins-taken = Other programs use pins that hardware.toml names: { $pins }
doctor-pins-taken-advice = End those programs, or choose other pins
doctor-serial = Serial ports: { $names }
doctor-serial-none = No dice reader is plugged in
doctor-serial-closed = Serial ports may not be opened: { $names }
doctor-serial-closed-advice = Add your user to the group dialout (sudo usermod -aG dialout NAME), then log in again
doctor-hardware = hardware.toml lists buttons or keys: { $buttons }, knobs: { $knobs }, lamps: { $lamps }, dice readers: { $readers }
doctor-hardware-none = No hardware.toml: no buttons, lamps or dice readers are set up
doctor-hardware-wrong = { $why }
doctor-hardware-wrong-advice = Fix that line; the companion cannot start until you do
doctor-claims = No pin is also in use by another function
doctor-claims-both = Pins also in use by another function: { $pins }
doctor-claims-both-advice = Switch that off in /boot/firmware/config.txt (sudo raspi-config), or choose other pins
doctor-sound = The machine can play sounds
doctor-sound-none = No sound on this machine: hardware.toml has no [sound]
doctor-sound-aplay = Sounds cannot be played: aplay is missing
doctor-sound-aplay-advice = Install it with sudo apt install alsa-utils
doctor-sound-card = Sounds cannot be played: there is no sound card
doctor-sound-card-advice = Plug in a loudspeaker, switch on dtparam=audio=on, or take [sound] out of hardware.toml
doctor-voice = A voice can read every language aloud
doctor-voice-none = No voice on this machine: hardware.toml has no [sound]
doctor-voice-missing = Nothing can be read aloud: no voice answers
doctor-voice-missing-advice = If you want it, install one with sudo apt install speech-dispatcher speech-dispatcher-espeak-ng espeak-ng
doctor-voice-lacks = No voice reads { $names }
doctor-voice-lacks-advice = If you want it read aloud, install a voice for it; everything else works without
doctor-bluetooth = Dice with Bluetooth can be used
doctor-bluetooth-none = No Bluetooth dice: their extra is not installed
doctor-bluetooth-no-adapter = No Bluetooth dice: this machine has no Bluetooth
doctor-bluetooth-off = Bluetooth is switched off, so its dice cannot be read
doctor-bluetooth-off-advice = Switch it on with sudo rfkill unblock bluetooth
doctor-bluetooth-bluez = Bluetooth dice cannot be read: BlueZ is missing
doctor-bluetooth-bluez-advice = Install it with sudo apt install bluez
doctor-bluetooth-dice = Dice with Bluetooth can be used. { $dice }
doctor-bluetooth-low = Dice need charging. { $dice }
doctor-bluetooth-low-advice = Charge those that are low
doctor-die = Die { $n } ({ $known })
doctor-die-unseen = not seen yet
doctor-groups = Your user is in every group that is needed
doctor-groups-missing = Your user is not in { $names }
doctor-groups-missing-advice = Add it (sudo usermod -aG GROUP NAME), then log in again
doctor-club-none = This table is in no club
doctor-club = The club at { $host } lets in the table "{ $table }"
doctor-club-packages = This table is in a club, and the packages for it are missing
doctor-club-packages-advice = Install them with: pip install "table-companion[club]"
doctor-club-wrong = { $why }
doctor-club-wrong-advice = Set it right in club.toml, or take a new link from the club: companion club LINK

doctor-watchdog = systemd restarts the companion when it hangs
doctor-watchdog-none = The companion is started by hand; deploy/install makes it start with the machine
doctor-watchdog-off = systemd starts the companion, but does not notice when it hangs
doctor-watchdog-off-advice = Run deploy/install again: its unit has a watchdog
doctor-disk = { $mb } MB free; saving a move takes { $ms } ms
doctor-disk-unwritable = Games cannot be saved in { $folder }: { $error }
doctor-disk-unwritable-advice = Make the folder writable for your user, or choose another one with --data
doctor-disk-full = The disk is full: { $mb } MB free in { $folder }
doctor-disk-full-advice = Free up space: until then no move can be saved
doctor-disk-tight = The disk is nearly full: { $mb } MB free in { $folder }
doctor-disk-tight-advice = Free up space before your next game night
doctor-disk-slow = The disk is slow: saving a move takes { $ms } ms
doctor-disk-slow-advice = An old or worn memory card does this; use a good one, or a USB drive with --data
doctor-games = The file with the games is sound
doctor-games-damaged = The file with the games is damaged, or its newest entries are missing
doctor-games-damaged-advice = Start the companion: it takes over what is good and keeps the damaged file. Then try another card
doctor-clock = The clock says { $now }
doctor-clock-no-battery = The clock says { $now }; it has no battery, so without a network it falls behind when switched off (game clocks are not affected)
doctor-clock-wrong = The clock says { $now }, which cannot be true
doctor-clock-wrong-advice = Connect to a network for a moment, or set it with sudo date; game clocks are not affected, dates in the list of games are
doctor-lan = Phones reach this machine at { $address }
doctor-lan-none = This machine is not on a network: phones cannot join
doctor-lan-none-advice = Connect it to the same Wi-Fi as the phones
doctor-lan-no-multicast = Phones reach this machine at { $address }, but not by its name: the network has no multicast
doctor-lan-no-multicast-advice = Use the QR code or the address

# companion doctor --walk
walk-begin = Every lamp lights and a sound plays, then every press, turn and roll is printed. Stop the companion first: it uses the same pins.
walk-nothing = hardware.toml lists nothing to test
walk-keys = Keyboard keys are read by the touchscreen: test them there
walk-lit = Lit now: { $what }
walk-playing = Playing now: { $what }
walk-listening = Now press, turn and roll everything. Enter = stop
walk-pressed = { $what }: { $how ->
    [hold] held
    [double] pressed twice
   *[press] pressed
}
walk-turned = { $what }: { $way ->
    [left] turned to the left
   *[right] turned to the right
}
walk-rolled = { $what }: rolled { $dice }
walk-silent = Nothing came from: { $what }
walk-push = { $what }, push button
walk-reader = reader “{ $name }”
walk-speaker = loudspeaker
walk-device = { $device }
walk-in-colour = { $what }, { $colour }
