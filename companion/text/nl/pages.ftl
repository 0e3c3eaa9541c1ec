companion-title = Tafelgenoot
yes = Ja
no = Nee
form-missing = Vul in wat nog ontbreekt
back = Terug
minutes = { $n } min

# begin
home-title = Wat ligt er op tafel?
home-ask = Tik op een spel om het klaar te zetten
home-players = { $least }–{ $most } spelers
home-resume-key = Verder
home-resume = Verder met { $game }
records-link = Gespeelde spellen
settings-link = Instellingen
join-link = Telefoons

# een nieuw spel
new-title = Wie zit waar?
new-ask = Tik op een stoel en dan op een naam
new-where = Nieuw spel
new-free = vrij
new-who = Stoel { $seat }: wie?
new-tint = Kleur van de stukken
new-starts = Begint
new-away = Weg
new-more = Erbij
new-other-name = Naam typen
new-rules = { $n ->
    [0] Huisregels
   *[other] Regels ({ $n })
}
new-chair = De stoel
new-start = Begin met { $n } spelers
new-missing-name = Geef elke stoel een naam
new-missing-twice = Twee stoelen hebben dezelfde naam
new-name-title = Wie komt erbij zitten?
new-sit = Zet { "{" }name{ "}" } aan tafel
new-type = Typ eerst een naam
rules-title = Huisregels
rules-note = Elke regel geldt meteen en kan tijdens het spel nog veranderen.
clock-label = Tafelklok
clock-up = Telt op
clock-off = Uit
clock-bank = Tijd per speler
clock-bank-label = Bedenktijd per speler
clock-increment-label = Erbij per beurt

# het spel
band-waiting = Wachten op { $names }
band-secret = Op de telefoons
take-back = Herstel
result-wins = { $n ->
    [one] { $names } wint
   *[other] { $names } winnen samen
}
result-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
result-nobody = Niemand aan tafel wint
result-again = Nog een keer, zelfde plaatsen
away-known = De tafelgenoot was { $time } weg. Alles wat genoteerd was, staat er nog.
away-unknown = De tafelgenoot was even weg. Alles wat genoteerd was, staat er nog.
away-days = { $n ->
    [one] een dag
   *[other] { $n } dagen
}
away-hours = { $n } uur
away-minutes = { $n ->
    [one] een minuut
   *[other] { $n } minuten
}
away-moment = minder dan een minuut
clock-of = van { $time }
clock-used = gebruikt
time-is-up = De tijd is om: { $label }

# het menu
menu-title = Menu
fix-link = Rechtzetten
note-link = Notitie maken
leave-link = Spel verlaten
score-link = Puntentelling
log-link = Wat is er gebeurd
times-link = Tijd
aid-link = Spelregels
leave-title = Het spel verlaten?
leave-note = Het spel blijft bewaard zoals het is. Je kunt altijd verder spelen.
leave-confirm = Zet het spel weg

# rechtzetten
fix-title = Rechtzetten
fix-ask = Wat ligt er op tafel?
fix-where = Correcties
fix-note = Tik op een getal op het bord. Elke wijziging wordt genoteerd en kan worden hersteld.
fix-next-page = Meer getallen
fix-was = { $column }, { $row }: was { $now }
fix-confirm = Zet { $row } van { $column } op { $value }

# verslag en notities
log-title = Wat is er gebeurd
log-undone = Hersteld: { $what }
note-title = Een notitie voor het verslag
note-label = Notitie
note-confirm = Noteer dit
note-type = Typ eerst een notitie

# regels
rule-title = Regel
rule-unknown = Er is geen paragraaf { $id } in de regels van dit spel.
rule-ambiguous = De spelregels zijn hier op meer manieren te lezen; de huisregels zeggen hoe deze tafel ze leest.
aid-title = Regels van het spel

# punten, plaatsen, tijd
score-title = Puntentelling
score-ask = Tik op een regel voor de spelregel
score-total = Totaal
seat-ask = Voor zover iedereen het mag weten
seat-time = Gebruikte tijd
times-title = Tijd
times-seats = Per speler
times-table = Iedereen
times-phases = Per fase

# instellingen, telefoons, verslagen
settings-title = Instellingen
settings-lang = Taal
settings-light = Licht
settings-day = Dag
settings-night = Nacht
join-title = Meekijken op een telefoon
join-how = Open dit adres op een telefoon in hetzelfde wifi-netwerk, of scan de code.
join-phones = { $n ->
    [0] Er is geen telefoon verbonden.
    [one] 1 telefoon is verbonden.
   *[other] { $n } telefoons zijn verbonden.
}
join-no-lan = Er is geen netwerk dat een telefoon kan bereiken. Verbind de tafelgenoot met je wifi en open deze pagina opnieuw.
records-title = Gespeelde spellen
records-waiting = wacht op vervolg: { $names }
records-none = Er is nog geen spel uitgespeeld.

# wat er mis kan gaan
no-such-setting = Die instelling bestaat niet.
no-game-open = Er ligt geen spel op tafel.
no-draft-open = Er wordt geen spel klaargezet: kies er een op het beginscherm.
no-such-game = Er is geen spel dat { $game } heet.
no-such-page = Er is geen pagina die { $page } heet.
joined-already = Dit scherm doet al mee.
only-the-table = Dat kan alleen het scherm van de tafel.
form-closed = Dit formulier is gesloten.
file-unreadable = { $file } kan niet worden gelezen: { $why }.
printed-damaged = { $file } is geen bestand met gedrukte waarden: { $why }.
record-unknown-game = Het verslag is van een spel dat { $game } heet; dat kent deze tafelgenoot niet.
record-newer-rules = Het verslag is geschreven met versie { $version } van { $game }, nieuwer dan deze tafelgenoot.

# nagebootste hardware
simulator-link = Simulator
simulator-title = Nagebootste hardware
simulator-ask = Druk op een knop of gooi de dobbelstenen
simulator-buttons = Knoppen
simulator-undo = Herstelknop
simulator-pause = Pauzeknop
simulator-next = Volgende-knop
no-simulator = Er is geen nagebootste hardware: start de tafelgenoot met --simulate.
simulator-roll = Gooi deze dobbelstenen
simulator-dice = Stenen op de lezer
simulator-plug = Dobbelsteenlezer
simulator-unplug = Losmaken
simulator-replug = Aansluiten

# de demo
demo-stuck = De demo vond geen antwoord dat de regels toestaan.

# zonder scherm
headless-table = De tafel: { $link }
headless-watch = Telefoons kijken mee op { $link }
hardware-config = De hardware-instellingen zijn onbruikbaar: { $what }
