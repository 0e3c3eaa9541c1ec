companion-title = Table companion
yes = Yes
no = No
form-missing = Fill in what is missing
back = Back
minutes = { $n } min

# home
home-title = What are you playing?
home-ask = Tap a game to set it up
home-no-game = No game on the table yet
home-comes = The game opens here when it starts
home-watching = You are watching: you will see the board, the score and the clocks. To play from this phone, sit down.
home-seated = You have a seat. Your questions and secrets will appear here.
home-players = { $least }–{ $most } players
home-resume-key = Resume
home-waits = { $days ->
    [0] Unfinished, from today: { $names }
    [1] Unfinished, from yesterday: { $names }
   *[other] Unfinished, from { $days } days ago: { $names }
}
home-phones = { $n ->
    [one] Phones (1 here)
   *[other] Phones ({ $n } here)
}
home-resume = Resume { $game }
home-set-aside = { $game } was stopped: the companion could not go on with it. It is still in the list; if you resume it, take its last move back.
home-set-aside-package = { $game } was stopped: its package { $package } does not work as it should. It is still in the list. Tell its author, and play another game until there is a newer version.
records-link = Games
settings-link = Settings
join-link = Phones

# a new game
new-title = Who sits where?
new-ask = Tap a seat, then a name
new-where = New game
new-free = free
new-who = Seat { $seat }
new-name = Name
new-tint = Colour
new-away = Remove
new-more = Add
new-other-name = New name
new-rules = { $n ->
    [0] House rules
   *[other] House rules ({ $n })
}
new-start = Start with { $n ->
    [one] 1 player
   *[other] { $n } players
}
new-missing-twice = Two seats have the same name
late-link = Add a player
late-confirm = { $name } joins
late-note = They sit behind the last seat and play from now on. Points for them are given under Corrections.
late-not = Nobody can join this game just now.
new-next-title = Who else is playing?
new-next-ask = Type a name, or tap “Everyone is here”
new-done = Everyone is here
new-nameless = Play without names
new-name-title = Add a player
new-sit = Seat { "{" }name{ "}" }
new-type = Type a name first
rules-title = House rules
kept-rules-label = Saved house rules
kept-rules-keep = Save under a name
kept-rules-name = Name for these rules
kept-rules-keep-confirm = Save as { "{" }name{ "}" }
kept-rules-forget = Delete saved rules
kept-rules-which = Which?
kept-rules-forget-confirm = Delete { "{" }name{ "}" }
rules-note = Changes apply at once. Most can still be changed during the game, under Corrections.
clock-label = Game clock
clock-up = Counts up
clock-off = Off
clock-bank = Time bank
clock-bank-label = Time per player
clock-odds-label = Time of each player
clock-alike = The same
clock-odds = Unequal

# drawing lots
lots-link = Who starts?
lots-what = What to draw
lots-start = Who starts
lots-seats = Seats
lots-teams-2 = 2 teams
lots-teams-3 = 3 teams
lots-start-title = Who starts?
lots-seats-title = Who sits where?
lots-teams-2-title = Two teams
lots-teams-3-title = Three teams
lots-ask = Everyone put a finger on the screen, or draw by name
lots-again = Draw again
lots-here = Everyone put a finger here
lots-hold = and keep it still for two seconds
lots-few = That takes at least { $n } players
lots-by-name = Draw by name
lots-keep = Keep it like this
lots-starts = { $name } starts
lots-lit = The bright finger starts
lots-lit-ask = Whose is it? Or put your fingers down again
lots-whose = Whose finger was it?
lots-seats-lit = The numbers go clockwise round the table.
lots-teams-2-lit = The same number is the same team.
lots-teams-3-lit = The same number is the same team.
lots-team = Team { $n }: { $names }
lots-across = Teams sit in turn round the table: the seats have been changed.

# the game
band-waiting = Waiting for { $names }
band-told = Entered. Still waiting for { $names }.
band-told-rest = Entered. The table enters the rest.
band-secret = Answer on your phones
take-back = Undo
take-back-own-row = What you entered
own-row-confirm = Tell the table
take-back-seats = New game
redo = Redo
resumed-other-rules = The rules of this game have changed since it began: it was version { $had }, and is { $has } now.
result-wins = { $n ->
    [one] { $names } wins
   *[other] { $names } win
}
result-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
result-nobody = Nobody at the table wins
result-again = Play again, same seats
away-known = The companion was off for { $time }. No confirmed move was lost.
away-unknown = The companion was off. No confirmed move was lost.
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
clock-used = elapsed
clock-stands = stands still
clock-turns = { $n ->
    [one] 1 turn left
   *[other] { $n } turns left
}
clock-periods = { $n } × { $time }
time-is-up = Time is up: { $label }

# sitting down with a phone
own-link = My seat
seat-link = Change seats
sit-link = Sit down
sit-title = Where do you sit?
sit-ask = Your phone will show your secrets and tell you when it is your turn
sit-who = Whose seat?
sit-free = free
sit-on-a-phone = on a phone
sit-choose = Choose a seat first
sit-confirm = Sit down as { $person }
sit-ask-key = Request seat
sit-code-key = Use the code
sit-code = Six-digit seat code
sit-code-missing = Type the six digits
sit-only-code = There is no table screen: the code is in the terminal where the companion was started.
sit-closed = Too many phones have asked. For ten minutes the code lets you in: it is on the table screen, under Phones.
sit-nobody = Nobody has a seat yet: set up a game at the table first.
sit-leave-confirm = Leave the seat and watch
sit-waiting = Waiting for approval
sit-waiting-how = Ask somebody to tap Yes on the table screen, which shows the same number.
sit-cancel = Cancel request

# letting phones in
knock = Phone { $n } wants to play as { $person }. Allow?
knock-held = Phone { $n } wants to play as { $person }, like phone { $also }. Allow?
knock-more = Phone { $n } plays as { $has } and wants to play as { $person } too. Allow?
knock-more-held = Phone { $n } plays as { $has } and wants to play as { $person } too, like phone { $also }. Allow?
sit-no = The table said no. You can keep watching, or ask again in a minute.
phones-link = Seats on phones
phones-title = Seats on phones
phones-none = No phone holds a seat.
phone-name = Phone { $n }
phone-is-table = second table screen
phone-here = connected
phone-not-here = not connected
phone-since = allowed on { $day }
phone-people = Whose seat?
phone-give-key = Seats
phone-give = This phone holds: { $people }
phone-table-key = Table screen
phone-table = Make it a second table screen
phone-table-note = It can answer for everyone, undo, pause and make corrections. It holds no seat and sees no secrets.
phone-away-key = Remove
phone-away = Remove phone { $n } (it can still watch)
phone-unknown = This phone no longer has a seat. You are watching; request your seat again.
phone-sent-away = This phone's seat was removed on the table screen. You are watching.

# the menu
menu-title = Menu
fix-link = Corrections
note-link = Add a note
leave-link = Leave the game
score-link = Score sheet
log-link = Game log
times-link = Times
aid-link = Rules
leave-title = Leave the game?
leave-note = Your game is saved. You can resume it at any time.
leave-confirm = Save and leave
end-link = End the game
end-title = End the game?
end-note = The points as they are now decide who has won. You can undo it.

# corrections
fix-title = Corrections
fix-ask = Make the companion match the table
fix-where = Corrections
fix-note = Tap a number to correct it. Every correction is logged and can be undone.
fix-log = Something was entered wrong
fix-next-page = More numbers
fix-was = { $what }: recorded as { $now }
correct-to = { $what } – { $to }
correct-what = Correct: { $what }

# a line of the log, corrected
amend-title = Correct the log
amend-where = As it stood then
amend-ask = What really happened?
amend-unchanged = Change what is wrong
amend-misfit = This no longer fits. What happened here?
amend-said = Recorded: { $what }
amend-before = After your answer comes: { $what }
amend-under-way = Everything after it is being worked out again: { $n } %. The others can play on.
amend-not-yet = Nothing is changed until everything fits.
amend-more = { $n ->
    [0] Everything after it fits so far.
    [one] One later line may have to be answered again.
   *[other] Up to { $n } later lines may have to be answered again.
}
amend-other = The question takes other answers now.
amend-unfit = That does not fit what lies there now.
amend-rule = By the rules: { $rule }
amend-at-table = Later lines no longer fit then. Correct this on a table screen.
amend-out = It did not happen
amend-rest = Leave this and everything after it out

# an earlier moment
then-title = Looking back: { $n } of { $of }
then-now = Back to now
then-asked = Asked: { $what }
then-begin = Before the first move
then-known-since = Still a secret then, known now:
then-earlier = One move earlier
then-later = One move later
then-wrong = This line was wrong
then-back-to = Take back to here
then-takes-back = This will be undone. Redo brings all of it back:
then-and-more = … and { $n } more
then-confirm = { $n ->
    [one] Undo one move
   *[other] Undo { $n } moves
}

# a closer look at a cell
cell-title = The board
cell-look = On this space
cell-ask = Tap anything that is wrong
cell-empty = Nothing has been entered here.

# log and notes
news-title = What happened
log-title = Game log
log-ask = Tap a line to look at it or to correct it
log-look = Tap a line to look at it
log-by-round = Round by round
log-round = { $unit ->
    [turn] Turn { $n }
   *[other] Round { $n }
}
log-before = Previous { $unit ->
    [turn] turn
   *[other] round
}
log-after = Next { $unit ->
    [turn] turn
   *[other] round
}
log-by-phone = { $what } (phone { $n })
note-title = Add a note to the log
note-label = Note
note-confirm = Save note
note-type = Type a note first

# rules
rule-title = Rule
rule-unknown = There is no paragraph { $id } in the rules of this game.
rule-settled = The rulebook is ambiguous here; it is played as this paragraph says.
rule-plays-default = { $setting }: you play “{ $reading }”, the default.
rule-plays = { $setting }: you play “{ $reading }”. The default is “{ $default }”.
aid-title = Rules summary

# score, seats, times
score-title = Score sheet
score-ask = Tap a line to see its rule
score-total = Total
seat-ask = Public information
seat-own = Hidden items are shown only to you
seat-time = Time used
times-dice = Dice rolls

# settings, phones, records
settings-title = Settings
settings-lang = Language
settings-light = Theme
settings-light-day = Light
settings-light-night = Dark
settings-letters = Text size
settings-letters-normal = Normal
settings-letters-large = Large
settings-hand = Layout
settings-hand-right = Right-handed
settings-hand-left = Left-handed
settings-facing = Screen faces
settings-facing-this = This side
settings-facing-other = The other side
settings-dim = Dim the screen after
settings-never = Never
settings-about-screen = Screen
settings-about-sound = Sounds and motion
settings-about-line = Phone connection
flip-link = Rotate screen
flip-title = Rotate the screen?
flip-note = It then faces the people opposite. To turn it back, do the same again.
settings-volume = Volume
settings-volume-is = { $n ->
    [0] Off
    [1] Soft
    [2] Medium
   *[other] Loud
}
settings-quiet_from = Quiet hours from
settings-quiet_to = Quiet hours until
settings-spoken = Read aloud
settings-spoken-off = Off
settings-spoken-on = On
spoken-undone = Undone.
spoken-time-up = Time is up.
spoken-short = { $names }: time is nearly up.
settings-motion = Animated pieces
settings-motion-glides = On
settings-motion-calm = Off
settings-tls = Phone connection (after a restart)
settings-tls-off = Unencrypted
settings-tls-on = Encrypted
settings-tls-note = Encrypted: nobody else on the Wi-Fi can read what phones are sent. Each phone warns once that it does not know the certificate: compare its fingerprint with the one under Phones.
auto-link = Automatic steps
auto-title = Automatic steps
auto-in = In { $game }
auto-note = An automatic step is announced for three seconds. Touch the screen to stop it; you can also undo it. Dice, secrets and the end of the game are never automatic.
auto-told = Forced steps (a programmed action, the end of a turn)
auto-told-auto = Automatic
auto-told-ask = Ask us to confirm
auto-only = Only one possible answer
auto-only-auto = Automatic
auto-only-ask = Pre-filled
auto-only-off = Left blank
auto-likely = Likely answers
auto-likely-ask = Pre-filled
auto-likely-off = Left blank
auto-soon = Next, automatically – { $who }: { $what }. Touch to stop.
auto-soon-there = Next, automatically – { $who }: { $what }.
auto-done = Automatic: { $what }
join-title = Join with a phone
join-how = On a phone on the same Wi-Fi, open this address or scan the code.
join-phones = { $n ->
    [0] No phone is connected.
    [one] 1 phone is connected.
   *[other] { $n } phones are connected.
}
join-code = Seat code: with it a phone sits down without asking
join-way-cable = network cable
join-way-wifi = Wi-Fi
join-fingerprint = Certificate fingerprint (SHA-256)
wifi-link = Wi-Fi QR code
wifi-title = The table's Wi-Fi
wifi-ask = Scan to join the Wi-Fi
wifi-name = Network name
wifi-password = Password
wifi-confirm = Show QR code
wifi-type = Type both first
join-closed = The companion was started for this machine alone. Start it without --no-lan, and phones can join.
join-no-lan = The companion is not on a network. Connect it to your Wi-Fi and open this page again.
records-title = Games
records-unfinished = Unfinished
records-finished = Finished
records-thrown = Thrown away today
record-away-key = Throw away
record-away = Throw this game away
record-away-hint = You can get it back within a day.
record-back = Take it back
record-save = Save to this phone
records-none = No game has been finished yet.

# what can go wrong
no-such-setting = There is no such setting.
no-game-open = There is no game on the table.
game-on-the-table = Another game is in progress: save and leave it first.
no-draft-open = No game is being set up: choose one on the home screen.
reference-nothing = Nothing of the contract is called { $name }: companion reference prints all of it.
no-such-game = There is no game called { $game }.
game-left-alone = { $game } has stopped the companion twice, and is left alone until the companion is started again.
game-overdue = { $game } did not come back from { $seconds } seconds of work: the companion starts again without it.
game-overdue-end = { $game } did not come back from { $seconds } seconds of work: the companion ends here.
no-such-page = There is no page called { $page }.
joined-already = This screen has joined already.
only-the-table = Only the main table screen can do that.
only-seats = You are watching: sit down first.
only-on-a-phone = That is secret: it can only be answered on that player's phone.
not-your-seat = That is not your seat.
phone-gone = Phone { $n } no longer has a seat.
phone-not-one = Open the page on phone { $n } first, and close it everywhere else: what it is given goes to one phone alone.
asking-gone = Phone { $n } has cancelled its request.
asking-wait = Your request was declined. You can ask again in a minute.
asking-too-many = Too many phones are requesting seats. Try again once those are answered.
phones-full = Too many phones have seats. Remove some on the table screen first.
code-wrong = That is not the code.
code-wait = Too many wrong codes. Wait ten minutes, or request a seat instead.
form-closed = This form is closed.
file-unreadable = { $file } cannot be read: { $why }.
printed-damaged = { $file } is not a catalogue file: { $why }.
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
simulator-how-label = Gesture
simulator-press = Press
simulator-hold = Hold
simulator-double = Double press
simulator-second = { $name }: second
simulator-knob-label = Knob
simulator-knob-left = Turn left
simulator-knob-right = Turn right
simulator-knob-push = Push
simulator-add-label = Add a die
simulator-no-tint = no colour
simulator-empty = Clear tray
simulator-line-label = Dice reader
simulator-unplug = Unplug
simulator-replug = Plug in
simulator-heard = Last sound: { $sound }
lamp-off = off
lamp-dim = dim
lamp-lit = lit
lamp-blink = blinks
only-here = This works only on the companion itself.

# the demo
demo-stuck = The demo found no answer that the rules allow.

# without a screen
headless-table = Table screen: { $link }
headless-watch = Phones watch at { $link }
headless-code = Seat code for phones: { $code }
headless-fingerprint = Certificate fingerprint (SHA-256): { $digits }
hardware-config = The hardware settings cannot be used: { $what }

# recorded hardware

# the catalogue
printed-link = Catalogue
printed-title = Catalogue
printed-ask = Choose a game
printed-note = Values that are only printed on components are entered once, when first needed. Check, change or delete them here.
printed-kinds = Known components
printed-of = { $n } of { $most }
printed-none = Nothing to enter: this game's rulebook lists every value.
printed-empty = Nothing entered yet.
printed-blank = not entered
printed-change = Tap an entry to change it
printed-more = Add
printed-keep = Save
printed-forget = Delete
printed-in-play = This game is in progress: change it under Corrections.
printed-in-rules = This comes from the rulebook and cannot be deleted.

# ---- where the places of a printed map lie
arrange-link = Arrange the map
arrange-title = Arrange the map
arrange-ask = Drag each place to where it lies on your board
arrange-how = Or tap a place, then tap where it lies. Roads and pieces follow.
arrange-note = This only changes how the map is drawn, in this game and every next one.
arrange-none = This game has no map to arrange.
arrange-back = Where it was
arrange-again = As I arranged it
arrange-no-cell = The map has no place called { $cell }.
arrange-outside = That is outside the map.
arrange-outside-cell = Place { $cell } lies outside the map.
arrange-no-room = There is no room for it: move another place first.
arrange-too-near = Places { $a } and { $b } lie too close together.
hand-link = As a QR code
hand-ask = For another companion
hand-how = Scan it with a phone and copy the link. On the page of the other companion: menu, From another companion.
hand-where = A phone that holds a seat here hands the link over at once when it opens it.
hand-gone = That is not here any more.
handed-too-much = That is too much for a code: companion catalogue writes it into a file.
handed-wrong = That is no link or code of a companion.
handed-known = That is known here already. To carry it on, copy the link instead of opening it.
handed-waits = The table is being asked about something else: try again in a minute.
keep-title = From another companion
keep-ask = Paste the link behind the QR code of another companion
keep-link = Link
keep-offer = Offer it to the table
keep-waits = The table screen asks whether it is kept.
keep-new = { $what }: keep “{ $name }”?
keep-again = { $what }: keep this “{ $name }” instead of the one that is here?
keep-yes = Keep it
keep-kept = It is kept: the next game has it
keep-not = It was not kept

# companion screenshots
screenshots-broken = The screenshots cannot be drawn: { $why }
screenshots-failed = Nothing can be drawn here: OpenGL for SDL's offscreen driver is missing (Debian: libgles2, libegl1).

# for who is new to a game
new-here-short = new here
new-here = New to this game
new-here-not = Knows this game
lesson-for = New: { $names }
lesson-example = For example, as things are now:
lesson-others = Or also: { $what }
lesson-done = Got it
can-link = What can I do?
can-title = What can I do?
can-nothing = You are not asked anything at the moment.
can-open = What follows depends on what is rolled, drawn, hidden or still to be entered.
can-change = { $what }: { $before } → { $after }
tour-link = Tour for newcomers
tour-title = New to { $game }
tour-at = Card { $n } of { $of }
tour-next = Next
tour-skip = Skip the tour
tour-none = There is no tour for this game.
tour-done = Let's play
page-link = The game on one page
page-title = The game on one page
page-none = There is no such page for this game.
page-print = Print

# what goes where
lay-out-link = Where?
lay-out-title = Set-up
lay-out-at = { $n } of { $of }
lay-out-next = It is there. Next
lay-out-last = It is there
lay-out-done = Everything is laid out.
lay-out-seats = Before each player.
lay-out-start = With the start player.
lay-out-beside = Beside the board.
lay-out-table = On the table, where everyone can reach it.
lay-out-box = Back into the box.
lay-out-board = On the board.

# Bluetooth dice
dice-title = Dice
dice-none = Dice with Bluetooth, GoDice and Pixels, can roll straight into the game.
dice-meet = Add a die
dice-roll-it = Roll the die that you want to use
dice-over = No die was rolled
dice-again = Look again
dice-how = Wake it up first: take it out of its box and shake it. Keep its own app closed, or the die will talk to that.
dice-met = This one?
dice-blinks = It is blinking white.
dice-keep = Use this die
dice-die = Die { $n }
dice-here = here
dice-away = not here, or asleep
dice-battery = battery { $n } %
dice-low = battery low: { $n } %
dice-low-here = Die { $n }: battery { $percent } %
dice-last = last roll { $face }
dice-signal = signal { $dbm } dBm
dice-owner = Rolls for
dice-everybody = everyone
dice-tint = Counts as
dice-any-tint = any colour
dice-shell = Shape
dice-faces = Where a game has dice with colours or pictures, 1 counts as the first one that the screen shows, 2 as the second, and so on. While such a game is on, you can change that here.
dice-numbers = Numbers
dice-sides = What its numbers count as
dice-side = { $n } counts as
dice-is = { $n } = { $side }
dice-read = Die { $n }: { $sides }
dice-name = Name
dice-blink = Make it blink
dice-forget = Forget this die
die-gone = That die has been forgotten.
