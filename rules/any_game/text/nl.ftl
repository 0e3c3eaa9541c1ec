title = Ander spel

# fasen
phase-choose = Welk spel?
phase-choose-name = Spel kiezen
phase-order = Ronde { $round }: de volgorde
phase-order-name = De volgorde
phase-turn = { $of ->
    [0] Ronde { $round }
   *[other] Ronde { $round } van { $of }
}
phase-turn-name = Spelen
phase-score = { $of ->
    [0] Ronde { $round }
   *[other] Ronde { $round } van { $of }
}
phase-score-name = Rondes
phase-play = Spelen
phase-play-name = Spelen
phase-final = Optellen
phase-final-name = Optellen
phase-winner = Het einde
phase-winner-name = Het einde
phase-over = Afgelopen
phase-over-name = Afgelopen

# welk spel
choose-label = Welk spel spelen jullie?
choose-confirm = Speel { $pad }
chosen = Jullie spelen { $pad }
make-label = Een ander spel, met een eigen scoreblok
make-hint = Grens: heeft iemand zoveel punten, dan is het spel afgelopen. Tussen rijen staan komma's: Goud x3, Schulden x-1, Wegen max 15, Straat =30/40, Kasteel (1) voor één speler.
make-confirm = Speel { $name }
find-letters = Letters van de naam
find-label = Een spel zoeken
find-confirm = { $letters } zoeken
made = { $pad } wordt bewaard voor andere avonden
section-pads = Eigen scoreblokken
pad-hint = Tussen rijen, fasen en tellers staan komma's. Een rij: Goud x3, Schulden x-1, Wegen max 15, Straat =30/40, Kasteel (1) voor één speler. Een fase: Bouwen, Inkomen: ieder twee munten, Feest (*) voor allen tegelijk. Een teller: Goud 3.

# een scoreblok
pad-name = Naam
pad-scores = Punten
pad-scores-round = Na elke ronde
pad-scores-one = Na elke ronde, door één
pad-scores-bids = Na elke ronde, met bod en slagen
pad-scores-turn = In elke beurt
pad-scores-free = Op elk moment
pad-scores-count = Ze gaan op en neer
pad-scores-rows = Een rij per beurt
pad-scores-end = Pas aan het eind
pad-scores-never = Nooit
pad-wins = Wie wint
pad-wins-most = Meeste punten
pad-wins-fewest = Minste punten
pad-wins-last = De laatste die overblijft
pad-wins-told = Jullie zeggen wie
pad-wins-together = Samen, of niemand
pad-rows = Rijen
pad-bonus = Bonus
pad-bonus_from = Bonus vanaf
pad-bonus_rows = Van de eerste rijen
pad-bid_made = Een bod dat gehaald is
pad-bid_each = Elke slag
pad-start = Aan het begin
pad-goal = Grens
pad-rounds = Rondes
pad-legs = Legs voor een set
pad-sets = Sets voor de winst
pad-ties = Gelijke punten
pad-ties-shared = Delen een plaats
pad-ties-row = Een rij beslist
pad-tie_row = Welke rij, vanaf de eerste geteld
pad-teams = Teams
pad-order = Beurten
pad-order-free = Niet gevolgd
pad-order-clockwise = Met de klok mee
pad-order-counter = Tegen de klok in
pad-order-told = Elke ronde opgeven
pad-order-together = Allemaal tegelijk
pad-laps = Per ronde
pad-laps-once = Ieder één
pad-laps-passes = Tot allen passen
pad-phases = Fasen
pad-counters = Tellers
pad-clock = Klok
pad-clock-none = Geen
pad-clock-up = Gebruikte tijd
pad-clock-bank = Voor het hele spel
pad-clock-turn = Zandloper per beurt
pad-clock-phase = Zandloper per fase
pad-minutes = Minuten
pad-seconds = Seconden

# beurten
order-label = In welke volgorde spelen jullie deze ronde?
order-confirm = Deze ronde: { $seats }
phase-label = { $phase }
phase-confirm = { $phase }: klaar
turn-label = Jij bent aan de beurt
turn-confirm = Beurt voorbij
turn-phase-label = { $phase }
turn-phase-confirm = { $phase }: klaar
start-clocks-label = De eerste beurt
start-clocks-confirm = Start de klok
turn-together-label = Speel; zeg het als je klaar bent
turn-together-confirm = Klaar
drop-out-label = Pas voor deze ronde
drop-out-confirm = Pas voor deze ronde
dropped-out = { $who } past voor deze ronde

# punten
tally-field = Punten
tally-label = Hoeveel heb je gescoord?
tally-confirm = Schrijf { $points } op
bust = { $who } gooide te veel: die beurt telt niet
fill-row-label = Vul één rij in
fill-row-which = Welke rij?
fill-row-confirm = { $row }: { $points }
score-label = Ronde { $round }: de punten
score-confirm = Ronde { $round }: { $points }
score-many-label = Ronde { $round }: de punten
score-many-confirm = Noteer ronde { $round }
row-label = Ronde { $round }: { $row }
row-confirm = Ronde { $round }, { $row }: { $points }
row-nobody-label = { $row }: allemaal 0
row-nobody-confirm = { $row }: allemaal 0
row-final-label = { $row }
row-final-confirm = { $row }: { $points }
nobody-label = Niemand scoort
nobody-confirm = Ronde { $round }: niemand scoort
nobody-final-label = Niemand heeft punten
nobody-final-confirm = Aan het eind: niemand heeft punten
final-many-label = Optellen
final-many-confirm = Noteer de punten
final-label = Optellen
final-confirm = Aan het eind: { $points }
take-label = Ronde { $round }: wie scoort?
take-who = Wie scoort?
take-points = Hoeveel?
take-confirm = Ronde { $round }: { $side }, { $points }
own-label = Punten van { $who }
own-confirm = { $who }: { $points }
own-row = Opgegeven: { $row }
free-who = Wie?
free-label = Wie scoort?
free-confirm = { $who }: { $points }
recount-label = Hoe staat het?
recount-confirm = Het staat { $points }
count-label = { $what }
count-confirm = { $what }: { $counts }
counted = { $who }: { $n } { $what }
resource-count = { $n } { $what }
sum-is-odd = Samen is dat { $found }, niet { $wanted }.
deals = { $who } deelt
adds-to = samen { $n }
odd-points = { $n } kan niet.
odd-last = { $n } kan niet de laatste beurt zijn.
does-not-go = Deze getallen gaan niet samen.
leads = { $n ->
    [1] { $names } staat voor met { $points }
   *[other] { $names } staan voor met { $points }
}

leg-won = De leg is voor { $names }
set-won = De set is voor { $names }

# het einde
end-now-label = Het spel nu beëindigen
end-now-confirm = Het spel is afgelopen
end-now-hint = De punten tellen zoals ze nu staan. Met Neem terug speel je verder.
full-label = Het scoreblok is vol
full-confirm = Het spel is afgelopen
nearly-full = { $n ->
    [1] Er past er nog een
   *[other] Er passen er nog { $n }
} op dit scoreblok
finish-label = Het spel is afgelopen
finish-confirm = Het spel is afgelopen
winner-label = Wie heeft gewonnen?
winner-confirm = { $sides } heeft gewonnen
outcome-label = Hoe liep het af?
outcome-won = Jullie hebben gewonnen
outcome-lost = Jullie hebben verloren
outcome-confirm = { $outcome }

# rechtzetten
round-n = Ronde { $n }
rounds-to = { $n ->
    [1] Ronde 1
   *[other] Ronde 1 t/m { $n }
}
entry-n = Nr. { $n }
entries-to = { $n ->
    [1] Nr. 1
   *[other] Nr. 1 tot en met { $n }
}
carried = Losse punten
start-label = Wie begint deze ronde?
turn-is-label = Wie is aan de beurt?
away-label = Wie speelt nu niet mee?
missed = { $n ->
    [1] { $names } heeft rondes gemist
   *[other] { $names } hebben rondes gemist
}: punten daarvoor geef je als losse punten
leave-out-turn = Deze beurt zonder punten
leave-out-score = Deze ronde telt niet
leave-out-order = Deze ronde de gewone volgorde
go-on-label = Het spel gaat toch verder

# wat te zien is
line-turns = Beurten
line-won = Gewonnen
line-start = Aan het begin
line-legs = Legs
line-sets = Sets
aim-goal = grens { $n }
aim-out = af bij { $n }
aim-legs = { $sets ->
    [1] { $legs ->
        [one] wie 1 leg heeft, wint
       *[other] wie { $legs } legs heeft, wint
    }
   *[other] { $legs ->
        [one] 1 leg
       *[other] { $legs } legs
    } per set, wie { $sets } sets heeft, wint
}
is-away = is weg
is-here = speelt mee
timer-bank = tijd voor het hele spel
timer-up = gebruikte tijd
timer-turn = de zandloper van deze beurt
timer-phase = de zandloper van deze fase

# weigeringen
wrong-seats = Dat spel is voor { $least } tot { $most } spelers
wrong-name = Een spel heeft een naam nodig die niet met @ begint
wrong-clock = Een klok heeft tijd nodig
wrong-clock-turns = Een klok loopt terwijl iemand aan de beurt is: zeg hoe de beurten gaan
wrong-each = Minuten van ieder: getallen tot { $most }, met komma's
wrong-goal = Wie als laatste overblijft wint: zeg bij hoeveel punten iemand af is
wrong-teams = Er zijn geen teams, of minstens twee
wrong-legs = Legs en sets horen bij punten in elke beurt, met een grens
wrong-rows = Noem de rijen die ingevuld worden
wrong-tie = Noem de rijen: één ervan beslist bij gelijke punten
wrong-many = Hoogstens { $most }
wrong-twice = Er staat twee keer dezelfde naam
wrong-short = { $name }: een naam heeft 1 tot { $most } letters en begint niet met @
wrong-limits = Een getal op het scoreblok is te groot, te klein of omgekeerd
wrong-long = { $text }…: een zin heeft hoogstens { $most } letters
wrong-order = Waar punten bij een beurt horen, moet iemand aan de beurt zijn
wrong-people = Een spel is voor 2 tot { $most } mensen
wrong-reach = Met deze punten haalt niemand { $goal }
wrong-told = Minstens één rij wordt tijdens het spel ingevuld, elke andere aan het eind of door een formule
wrong-id = { $id }: zo kan geen formule een rij noemen
wrong-bonus = Een bonus is voor de eerste zoveel rijen
formula-long = Een formule heeft hoogstens { $most } letters
formula-wrong = { $text }: dat is geen formule, vanaf letter { $at }
formula-name = { $text }: er is geen { $name } om mee te rekenen
row-is-full = Die rij is al ingevuld
only-one = { $row }: die kan er maar één hebben, en { $who } heeft hem al

# woorden op scoreblokken
name-bid = Bod
name-tricks = Slagen
name-bonus = Bonus
name-points = Punten
name-hearts = Hartenjagen
name-rummy = Rummy
name-canasta = Canasta
name-cribbage = Cribbage
name-skat = Skat
name-klaverjassen = Klaverjassen
name-toepen = Toepen
name-boerenbridge = Boerenbridge
name-yacht = Yacht
name-dominoes = Domino
name-darts-501 = Darts 501
name-darts-double = Darts 501, dubbel uit
name-darts-301 = Darts 301
name-darts-legs = Darts 501, om 3 legs
name-darts-sets = Darts 501, sets van 3 legs
name-petanque = Jeu de boules
name-chess-clock = Schaken of go, met een klok
name-per-round = Punten per ronde
name-at-the-end = Punten aan het eind
name-lives = Levens, op en neer
name-who-won = Alleen wie wint
name-together = Allemaal samen
name-roem = Roem
name-pass-left = drie kaarten naar links
name-pass-right = drie kaarten naar rechts
name-pass-across = drie kaarten naar de overkant
name-pass-none = geen kaarten doorgeven
name-ones = Enen
name-twos = Tweeën
name-threes = Drieën
name-fours = Vieren
name-fives = Vijven
name-sixes = Zessen
name-full-house = Full house
name-four-alike = Vier gelijke
name-little-straight = Kleine straat
name-big-straight = Grote straat
name-choice = Vrije keus
name-yacht-row = Yacht
name-row-a = Eerste rij
name-row-b = Tweede rij
name-row-c = Derde rij
name-row-d = Vierde rij
name-row-e = Vijfde rij
name-row-f = Zesde rij

# wat er gebeurd is: het verslag
did-choose = { $pad } is gekozen.
did-find = Er is gezocht naar “{ $letters }”.
did-make = Er is een scoreblok gemaakt voor { $name }.
did-pass-on = { $form ->
     [phase] { $phase } is klaar.
     [turn-phase] { $who } is klaar: { $phase }.
     [turn-together] { $who } was klaar.
    *[turn] { $who } is klaar met de beurt.
}
did-take = { $form ->
     [nobody] Niemand scoorde in ronde { $round }.
    *[take] { $side } scoorde { $points } in ronde { $round }.
}
did-tell-own = { $who } noteerde { $points }.
did-winner = De winst was voor { $sides }.
did-fill-row = { $who } schreef { $points } bij { $row }.
did-score = { $form ->
     [row] Ronde { $round } is geteld, { $row }: { $points }.
     [row-final] De eindpunten zijn geteld, { $row }: { $points }.
     [row-nobody] Niemand scoorde bij { $row }.
     [nobody] Niemand scoorde in ronde { $round }.
     [nobody-final] Niemand had punten aan het eind.
     [final] De eindpunten zijn geteld: { $points }.
     [final-many] De eindpunten zijn geteld: { $points }.
    *[score] Ronde { $round } is geteld: { $points }.
}
did-tally = { $who } scoorde { $points }.
did-finish = Het spel was afgelopen.
did-outcome = { $outcome-is ->
     [lost] Het spel is samen verloren.
    *[won] Het spel is samen gewonnen.
}
did-recount = De stand was { $points }.
did-order = De volgorde van de ronde was { $seats }.
did-start-clocks = De klok is gestart.
did-drop-out = { $who } heeft gepast voor de rest van de ronde.
