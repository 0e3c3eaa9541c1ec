companion-title = Table companion
yes = Yes
no = No
form-missing = Fill in what is missing
back = Back
minutes = { $n } min

# home
home-title = What is on the table?
home-ask = Tap a game to set it up
home-players = { $least }–{ $most } players
home-resume-key = Go on
home-resume = Go on with { $game }
records-link = Finished games
settings-link = Settings
join-link = Phones

# a new game
new-title = Who sits where?
new-ask = Tap a chair, then a name
new-where = New game
new-free = free
new-who = Chair { $seat }: who?
new-tint = Colour of the pieces
new-starts = Starts
new-away = Remove
new-more = Add
new-other-name = New name
new-rules = { $n ->
    [0] House rules
   *[other] Rules ({ $n })
}
new-chair = The chair
new-start = Start with { $n } players
new-missing-name = Give every chair a name
new-missing-twice = Two chairs have the same name
new-name-title = Who sits down?
new-sit = Sit { "{" }name{ "}" } down
new-type = Type a name first
rules-title = House rules
rules-note = Every line counts at once and can be changed later in the game.
clock-label = Table clock
clock-up = Counts up
clock-off = Off
clock-bank = Bank per player
clock-bank-label = Time per player
clock-increment-label = Added per turn

# the game
band-waiting = Waiting for { $names }
band-secret = On the phones
take-back = Take back
result-wins = { $n ->
    [one] { $names } wins
   *[other] { $names } share the win
}
result-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
result-nobody = Nobody at the table wins
result-again = Play again, same seats
away-known = The companion was away for { $time }. Everything written down is here.
away-unknown = The companion was away. Everything written down is here.
away-days = { $n ->
    [one] a day
   *[other] { $n } days
}
away-hours = { $n ->
    [one] an hour
   *[other] { $n } hours
}
away-minutes = { $n ->
    [one] a minute
   *[other] { $n } minutes
}
away-moment = less than a minute
clock-of = of { $time }
clock-used = used
time-is-up = Time is up: { $label }

# the menu
menu-title = Menu
fix-link = Set it right
note-link = Write a note
leave-link = Leave the game
score-link = Score sheet
log-link = What happened
times-link = Time
aid-link = Rules
leave-title = Leave the game?
leave-note = The game is kept as it is. You can go on with it at any time.
leave-confirm = Put the game away

# set it right
fix-title = Set it right
fix-ask = What lies on the table?
fix-where = Corrections
fix-note = Tap a number on the board. Every change is written down and can be taken back.
fix-next-page = More numbers
fix-was = { $column }, { $row }: was { $now }
fix-confirm = Set { $row } of { $column } to { $value }

# log and notes
log-title = What happened
log-undone = Taken back: { $what }
note-title = A note for the record
note-label = Note
note-confirm = Write it down
note-type = Type a note first

# rules
rule-title = Rule
rule-unknown = There is no paragraph { $id } in the rules of this game.
rule-ambiguous = The rulebook can be read in more than one way here; the house rules say how this table reads it.
aid-title = Rules of the game

# score, seats, times
score-title = Score sheet
score-ask = Tap a line to see its rule
score-total = Total
seat-ask = As far as everybody may know
seat-time = Time used
times-title = Time
times-seats = Per player
times-table = Everybody
times-phases = Per phase

# settings, phones, records
settings-title = Settings
settings-lang = Language
settings-light = Light
settings-day = Day
settings-night = Night
join-title = Follow along on a phone
join-how = Open this address on a phone in the same Wi-Fi, or scan the code.
join-phones = { $n ->
    [0] No phone is connected.
    [one] 1 phone is connected.
   *[other] { $n } phones are connected.
}
join-no-lan = There is no network that a phone could reach. Connect the companion to your Wi-Fi and open this page again.
records-title = Finished games
records-waiting = waits to be gone on with: { $names }
records-none = No game has been finished yet.

# what can go wrong
no-such-setting = There is no such setting.
no-game-open = There is no game on the table.
no-draft-open = No game is being set up: choose one on the home screen.
no-such-game = There is no game called { $game }.
no-such-page = There is no page called { $page }.
joined-already = This screen has joined already.
only-the-table = Only the table's own screen can do that.
form-closed = This form is closed.
file-unreadable = { $file } cannot be read: { $why }.
printed-damaged = { $file } is not a file of printed values: { $why }.
record-unknown-game = The record is of a game called { $game }, which this companion does not know.
record-newer-rules = The record was written by version { $version } of { $game }, which is newer than this companion.

# simulated hardware
simulator-link = Simulator
simulator-title = Simulated hardware
simulator-ask = Press a button or roll the dice
simulator-buttons = Buttons
simulator-undo = Undo button
simulator-pause = Pause button
simulator-next = Next button
no-simulator = There is no simulated hardware: start the companion with --simulate.
simulator-roll = Roll these dice
simulator-dice = Dice on the reader
simulator-plug = Dice reader
simulator-unplug = Unplug
simulator-replug = Plug in

# the demo
demo-stuck = The demo found no answer that the rules allow.

# without a screen
headless-table = The table: { $link }
headless-watch = Phones watch at { $link }
hardware-config = The hardware settings cannot be used: { $what }
