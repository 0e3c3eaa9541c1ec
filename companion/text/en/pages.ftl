companion-title = Table companion
yes = Yes
no = No
form-missing = Fill in what is missing
back = Back
minutes = { $n } min

# home
home-title = What is on the table?
home-ask = Tap a game to set it up
home-no-game = No game on the table yet
home-comes = It opens here when it begins
home-watching = You are watching: you will see the board, the score and the clocks. To play from this phone, sit down.
home-seated = This phone holds a seat: what you are asked, and what only you may see, comes here.
home-players = { $least }–{ $most } players
home-resume-key = Go on
home-waits = Put away: { $names }
home-resume = Go on with { $game }
records-link = Finished games
settings-link = Settings
join-link = Phones

# a new game
new-title = Who sits where?
new-ask = Tap a chair, then a name
new-where = New game
new-free = free
new-who = Chair { $seat }
new-tint = Colour
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
kept-rules-label = As played before
kept-rules-keep = Keep these rules
kept-rules-name = Under which name?
kept-rules-keep-confirm = Keep as { "{" }name{ "}" }
kept-rules-forget = Forget some rules
kept-rules-which = Which?
kept-rules-forget-confirm = Forget { "{" }name{ "}" }
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

# sitting down with a phone
own-link = What I have
seat-link = Change seats
sit-link = Sit down
sit-title = Where do you sit?
sit-ask = Your phone then holds your secrets and shows when it is your turn
sit-who = Whose seat?
sit-free = free
sit-on-a-phone = on a phone
sit-choose = Choose a seat first
sit-confirm = Sit down as { $person }
sit-ask-key = Ask the table
sit-code-key = Use the code
sit-code = The six digits on the box
sit-code-missing = Choose a seat and type the code
sit-only-code = The table has no screen here: the code stands where the companion was started.
sit-nobody = Nobody has a seat yet: set up a game at the table first.
sit-leave = Give the seat back
sit-leave-confirm = Only watch from now on
sit-waiting = Waiting for the table
sit-waiting-how = The table's screen shows the same number: tap it there to let this phone in.
sit-cancel = Stop asking

# letting phones in
admit-short = Phone { $n }: { $person }
admit-asks = Phone { $n } wants { $person }'s seat
admit-held = { $person }'s seat is already on phone { $n }. Both would hold it.
admit-yes = Let phone { $n } sit as { $person }
admit-no-key = No
admit-no = Do not let phone { $n } in
phones-link = Seats on phones
phones-title = Seats on phones
phones-none = No phone holds a seat.
phone-name = Phone { $n }
phone-is-table = second table screen
phone-here = here now
phone-seen = { $n ->
    [0] here less than a minute ago
    [one] here a minute ago
   *[other] here { $n } minutes ago
}
phone-not-seen = not here since the start
phone-since = let in on { $day }
phone-people = Whose seat?
phone-give-key = Seats
phone-give = This phone holds: { $people }
phone-table-key = Table screen
phone-table = Make it a second table screen
phone-table-note = It may answer for everybody, undo, pause and set right. It holds no seat and sees no secrets.
phone-away-key = Take away
phone-away = Phone { $n } only watches from now on
phone-unknown = This phone holds no seat any more. You are watching; ask for your seat again.
phone-sent-away = The table has taken this phone's seat back. You are watching.

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
fix-was = { $what }: was { $now }
correct-to = { $what } – { $to }
correct-what = Set right: { $what }

# a closer look at a cell
cell-title = The board
cell-look = What lies here
cell-ask = What lies here: tap what is wrong
cell-empty = Nothing lies here.

# log and notes
log-title = What happened
log-undone = Taken back: { $what }
log-by-phone = { $what } (phone { $n })
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
seat-own = Only you see what is hidden here
seat-time = Time used
times-title = Time
times-seats = Per player
times-table = Everybody
times-phases = Per phase
times-dice = How the dice fell

# settings, phones, records
settings-title = Settings
settings-lang = Language
settings-light = Light
settings-light-day = Day
settings-light-night = Night
settings-letters = Letters
settings-letters-normal = As usual
settings-letters-large = Larger
settings-hand = You answer with
settings-hand-right = The right hand
settings-hand-left = The left hand
settings-facing = The picture faces
settings-facing-this = This side
settings-facing-other = The other side
settings-dim = Dark without a touch after
settings-never = Never
settings-about-screen = Screen
settings-about-sound = Sounds and motion
settings-about-line = Phones' connection
flip-link = Turn it round
settings-volume = Sounds at the table
settings-volume-is = { $n ->
    [0] Off
    [1] Soft
    [2] Middle
   *[other] Loud
}
settings-quiet_from = Quiet hours from
settings-quiet_to = Quiet hours until
settings-motion = Pieces on the board
settings-motion-glides = Glide
settings-motion-calm = Do not move
settings-tls = Phones' connection (from the next start)
settings-tls-off = Plain
settings-tls-on = Encrypted
auto-link = What the box does by itself
auto-title = What the box does by itself
auto-in = In { $game }
auto-note = What is done by itself is shown for three seconds first, a touch stops it, and it can be taken back. Dice, secrets and the end of a game are always asked.
auto-told = What is laid down already: a programmed action, the end of a turn
auto-told-auto = By itself
auto-told-ask = We confirm
auto-only = Where only one answer is possible
auto-only-auto = By itself
auto-only-ask = Filled in
auto-only-off = Left open
auto-likely = What is likely
auto-likely-ask = Filled in
auto-likely-off = Left open
auto-soon = By itself in a moment, { $who }: { $what }. A touch stops it.
auto-soon-there = By itself in a moment, { $who }: { $what }.
auto-done = By itself: { $what }
join-title = Join with a phone
join-how = Open this address on a phone in the same Wi-Fi, or scan the code.
join-phones = { $n ->
    [0] No phone is connected.
    [one] 1 phone is connected.
   *[other] { $n } phones are connected.
}
join-code = Code for a seat
join-fingerprint = The certificate, SHA-256
wifi-link = Code for the Wi-Fi
wifi-title = The table's Wi-Fi
wifi-ask = Phones scan this code to get into the network
wifi-name = Name of the network
wifi-password = Password
wifi-confirm = Show it as a code
wifi-type = Type both first
join-no-lan = There is no network that a phone could reach. Connect the companion to your Wi-Fi and open this page again.
records-title = Finished games
record-save = Keep a copy on this phone
records-waiting = waits to be gone on with: { $names }
records-none = No game has been finished yet.

# what can go wrong
no-such-setting = There is no such setting.
no-game-open = There is no game on the table.
game-on-the-table = Another game is being played: put it away first.
no-draft-open = No game is being set up: choose one on the home screen.
no-such-game = There is no game called { $game }.
no-such-page = There is no page called { $page }.
joined-already = This screen has joined already.
only-the-table = Only the table's own screen can do that.
only-seats = You are watching: sit down first.
only-on-a-phone = That is a secret: only a phone that holds the seat can answer it.
not-your-seat = That is not your seat.
phone-gone = Phone { $n } holds nothing any more.
asking-gone = Phone { $n } does not ask any more.
asking-wait = The table said no. Talk to each other, then try again in a minute.
asking-too-many = Too many phones are asking just now. Wait until the table has answered them.
phones-full = Too many phones were let in. Take some away at the table first.
code-wrong = That is not the code.
code-wait = That was wrong too often. Wait ten minutes, or ask the table.
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
simulator-how-label = How it is touched
simulator-press = Pressed
simulator-hold = Held
simulator-double = Pressed twice
simulator-second = { $name }: second
simulator-knob-label = Knob
simulator-knob-left = Turn left
simulator-knob-right = Turn right
simulator-knob-push = Push
simulator-add-label = Lay a die into the tray
simulator-no-tint = no colour
simulator-empty = Empty it
simulator-line-label = Dice reader
simulator-unplug = Unplug
simulator-replug = Plug in
simulator-noise = Noise on the line
simulator-contacts-label = Contacts
simulator-clean = Clean
simulator-bounce = Bouncing
simulator-stuck-label = A button that is stuck
simulator-none-stuck = None
simulator-heard = Last sound of the reader: { $sound }
lamp-off = off
lamp-dim = dim
lamp-lit = lit
lamp-blink = blinks
only-here = That is only for whoever sits at this machine.

# the demo
demo-stuck = The demo found no answer that the rules allow.

# without a screen
headless-table = The table: { $link }
headless-watch = Phones watch at { $link }
headless-code = A phone sits down with this code: { $code }
headless-fingerprint = Its certificate has the fingerprint (SHA-256) { $digits }
hardware-config = The hardware settings cannot be used: { $what }

# recorded hardware
trace-unwritable = Nothing can be recorded into { $file }: { $why }
trace-damaged = { $file } is no recording of hardware, or it is damaged: line { $line } cannot be read.

# what is printed on the components
printed-link = Printed values
printed-title = What is printed
printed-ask = Choose a game
printed-note = What the rulebook leaves to the components is told once, when it is first needed. Here it can be looked at, changed and forgotten.
printed-kinds = What the box knows
printed-of = { $n } of { $most }
printed-none = Everything that is printed in this game stands in its rulebook.
printed-empty = Nothing has been told yet.
printed-blank = not told
printed-change = Tap one to change it
printed-more = One more
printed-keep = Keep this
printed-forget = Forget it
printed-in-play = This game lies on the table: set it right from its menu.
printed-in-rules = The rulebook says so: it cannot be forgotten.

# companion screenshots
screenshots-broken = The pictures cannot be drawn: { $why }
screenshots-failed = Nothing can be drawn here: OpenGL for SDL's offscreen driver is missing (Debian: libgles2, libegl1).
