title = Kiezels
pebble-red = rode kiezels
pebble-blue = blauwe kiezels
stone = steen { $n }
worth = { $n } waard
conches = Kinkhoorns
shell-conch = kinkhoorn
shell-snail = slakkenhuis

# fasen
phase-hide = Ronde { $round } van { $of }: verbergen
phase-hide-name = Verbergen
phase-open = Ronde { $round } van { $of }: vuisten open
phase-open-name = Vuisten open
phase-roll = Ronde { $round } van { $of }: dobbelstenen
phase-roll-name = Dobbelstenen
phase-place = Ronde { $round } van { $of }: de beek
phase-place-name = De beek
phase-over = Afgelopen na { $round } van { $of } ronden
phase-over-name = Afgelopen

# vragen
hide-label = Verberg je kiezels
hide-confirm = Verberg { $what }
pebbles-label = In je vuist
fist-confirm = Mijn vuist is dicht
open-label = Open alle vuisten
open-confirm = Dit zijn de kiezels: { $what }
open-hint = Vertel wat er in elke hand ligt.
roll-label = Gooi beide dobbelstenen
roll-confirm = De dobbelstenen tonen { $dice }
dice-label = Dobbelstenen
learn-label = Vertel wat een steen waard is
learn-confirm = { $stone } is { $value } waard
stone-label = Welke steen?
value-label = Gedrukte waarde
step-label = Stap de beek in
step-confirm = Neem { $stone }{ $path }
way-label = Hoe?
way-stone = één steen
way-path = twee naast elkaar
path-label = Welke twee?
rest-label = Rust uit
rest-confirm = Rust deze ronde uit
read-label = Wat staat er op { $stone }?
read-confirm = { $stone } is { $value } waard
shells-label = Jouw rij
shells-ask = Leg drie schelpen
shells-confirm = Leg { $row }
start-label = Wie begint?
drop-label = Er gebeurde iets anders
hide-timer = de zandloper
place-timer = een stap in de beek

# wat er gebeurde
you-hid = Je verbergt { $n } kiezels
time-up = Wie te laat was, heeft een lege vuist
nobody-wins = Gelijk: niemand wint de ronde
wins = { $who } wint de ronde
rested = { $who } rust uit
next-over = Het spel is afgelopen
hand-open = open hand
hand-closed = vuist dicht
sheet-stones = Stenen

# weigeringen
fists-missing = Vertel wat er in elke vuist ligt
stone-taken = Die steen is bezet
no-path = Steen { $a } en steen { $b } liggen niet naast elkaar

# huisregels
set-rounds = Ronden
set-tie = Wie wint bij gelijke stand?
set-tie-start = De eerste vanaf de startspeler
set-tie-nobody = Niemand
set-hide-s = Seconden om te verbergen
check-stone = { $id }: de waarde van een steen is een heel getal van 0 tot 9.

# wat er gebeurd is
did-hide = { $who } verborg { $pebbles }
did-fist = { $who } sloot de vuist
did-open = De vuisten gingen open: { $fists }
did-roll = De stenen: { $dice }
did-step = { $who } stapte op { $stone }{ $path }
did-rest = { $who } rustte
did-learn = { $stone } is { $value } waard
did-lay = { $who } legde { $shells }
