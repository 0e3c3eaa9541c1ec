companion-title = Tafelgenoot
yes = Ja
no = Nee
form-missing = Vul in wat nog ontbreekt
back = Terug
minutes = { $n } min

# begin
home-title = Wat ligt er op tafel?
home-ask = Tik op een spel om het klaar te zetten
home-no-game = Nog geen spel op tafel
home-comes = Zodra het begint, zie je het hier
home-watching = Je kijkt mee: straks zie je hier het bord, de stand en de klokken. Wil je vanaf deze telefoon meespelen, ga dan zitten.
home-seated = Deze telefoon heeft een plaats: wat je wordt gevraagd en wat alleen jij mag zien, komt hier.
home-players = { $least }–{ $most } spelers
home-resume-key = Verder
home-waits = Weggezet: { $names }
home-resume = Verder met { $game }
records-link = Gespeelde spellen
settings-link = Instellingen
join-link = Telefoons

# een nieuw spel
new-title = Wie zit waar?
new-ask = Tik op een stoel en dan op een naam
new-where = Nieuw spel
new-free = vrij
new-who = Stoel { $seat }
new-tint = Kleur
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
kept-rules-label = Zoals eerder gespeeld
kept-rules-keep = Regels bewaren
kept-rules-name = Onder welke naam?
kept-rules-keep-confirm = Bewaar als { "{" }name{ "}" }
kept-rules-forget = Regels vergeten
kept-rules-which = Welke?
kept-rules-forget-confirm = Vergeet { "{" }name{ "}" }
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

# gaan zitten met een telefoon
own-link = Wat ik heb
seat-link = Andere plaats
sit-link = Ga zitten
sit-title = Waar zit je?
sit-ask = Je telefoon bewaart dan je geheimen en laat zien wanneer je aan de beurt bent
sit-who = Wiens plaats?
sit-free = vrij
sit-on-a-phone = op een telefoon
sit-choose = Kies eerst een plaats
sit-confirm = Ga zitten als { $person }
sit-ask-key = Vraag de tafel
sit-code-key = Met de code
sit-code = De zes cijfers op het kastje
sit-code-missing = Kies een plaats en typ de code
sit-only-code = De tafel heeft hier geen scherm: de code staat waar de tafelgenoot is gestart.
sit-nobody = Niemand heeft al een plaats: zet eerst aan tafel een spel klaar.
sit-leave = Geef de plaats terug
sit-leave-confirm = Kijk vanaf nu alleen mee
sit-waiting = Wachten op de tafel
sit-waiting-how = Het scherm van de tafel toont hetzelfde nummer: tik het daar aan om deze telefoon toe te laten.
sit-cancel = Toch niet

# telefoons toelaten
admit-short = Telefoon { $n }: { $person }
admit-asks = Telefoon { $n } wil de plaats van { $person }
admit-held = De plaats van { $person } is al op telefoon { $n }. Ze krijgen hem allebei.
admit-yes = Laat telefoon { $n } zitten als { $person }
admit-no-key = Nee
admit-no = Laat telefoon { $n } niet toe
phones-link = Plaatsen op telefoons
phones-title = Plaatsen op telefoons
phones-none = Geen telefoon heeft een plaats.
phone-name = Telefoon { $n }
phone-is-table = tweede tafelscherm
phone-here = nu hier
phone-seen = { $n ->
    [0] minder dan een minuut geleden hier
    [one] een minuut geleden hier
   *[other] { $n } minuten geleden hier
}
phone-not-seen = niet hier geweest sinds de start
phone-since = toegelaten op { $day }
phone-people = Wiens plaats?
phone-give-key = Plaatsen
phone-give = Deze telefoon heeft: { $people }
phone-table-key = Tafelscherm
phone-table = Maak er een tweede tafelscherm van
phone-table-note = Het mag voor iedereen antwoorden, herstellen, pauzeren en rechtzetten. Het heeft geen plaats en ziet geen geheimen.
phone-away-key = Afnemen
phone-away = Telefoon { $n } kijkt vanaf nu alleen mee
phone-unknown = Deze telefoon heeft geen plaats meer. Je kijkt mee; vraag opnieuw om je plaats.
phone-sent-away = De tafel heeft de plaats van deze telefoon teruggenomen. Je kijkt mee.

# het menu
menu-title = Menu
fix-link = Rechtzetten
note-link = Notitie maken
leave-link = Spel verlaten
score-link = Punten
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
fix-was = { $what }: was { $now }
correct-to = { $what } – { $to }
correct-what = Zet recht: { $what }

# een vak van dichtbij
cell-title = Het bord
cell-look = Wat hier ligt
cell-ask = Wat hier ligt: tik op wat niet klopt
cell-empty = Hier ligt niets.

# verslag en notities
log-title = Wat is er gebeurd
log-undone = Hersteld: { $what }
log-by-phone = { $what } (telefoon { $n })
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
seat-own = Alleen jij ziet wat hier verborgen is
seat-time = Gebruikte tijd
times-title = Tijd
times-seats = Per speler
times-table = Iedereen
times-phases = Per fase
times-dice = Hoe de dobbelstenen vielen

# instellingen, telefoons, verslagen
settings-title = Instellingen
settings-lang = Taal
settings-light = Licht
settings-light-day = Dag
settings-light-night = Nacht
settings-letters = Letters
settings-letters-normal = Gewoon
settings-letters-large = Groter
settings-hand = Je antwoordt met
settings-hand-right = De rechterhand
settings-hand-left = De linkerhand
settings-facing = Het beeld staat naar
settings-facing-this = Deze kant
settings-facing-other = De overkant
settings-dim = Donker zonder aanraking na
settings-never = Nooit
settings-about-screen = Scherm
settings-about-sound = Geluid en beweging
settings-about-line = Verbinding met telefoons
flip-link = Omdraaien
settings-volume = Geluid aan tafel
settings-volume-is = { $n ->
    [0] Uit
    [1] Zacht
    [2] Middel
   *[other] Luid
}
settings-quiet_from = Stil vanaf
settings-quiet_to = Stil tot
settings-motion = Stukken op het bord
settings-motion-glides = Glijden
settings-motion-calm = Staan stil
settings-tls = Verbinding van telefoons (vanaf de volgende start)
settings-tls-off = Gewoon
settings-tls-on = Versleuteld
auto-link = Wat het kastje vanzelf doet
auto-title = Wat het kastje vanzelf doet
auto-in = In { $game }
auto-note = Wat vanzelf gaat, staat eerst drie tellen op het scherm; een aanraking houdt het tegen, en het is terug te nemen. Dobbelstenen, geheimen en het einde van een spel worden altijd gevraagd.
auto-told = Wat al vastligt: een geprogrammeerde actie, het einde van een beurt
auto-told-auto = Vanzelf
auto-told-ask = Wij bevestigen
auto-only = Waar maar één antwoord mogelijk is
auto-only-auto = Vanzelf
auto-only-ask = Ingevuld
auto-only-off = Opengelaten
auto-likely = Wat waarschijnlijk is
auto-likely-ask = Ingevuld
auto-likely-off = Opengelaten
auto-soon = Zo meteen vanzelf, { $who }: { $what }. Een aanraking houdt het tegen.
auto-soon-there = Zo meteen vanzelf, { $who }: { $what }.
auto-done = Vanzelf: { $what }
join-title = Meedoen met een telefoon
join-how = Open dit adres op een telefoon in hetzelfde wifi-netwerk, of scan de code.
join-phones = { $n ->
    [0] Er is geen telefoon verbonden.
    [one] 1 telefoon is verbonden.
   *[other] { $n } telefoons zijn verbonden.
}
join-code = Code voor een plaats
join-fingerprint = Het certificaat, SHA-256
wifi-link = Code voor de wifi
wifi-title = De wifi van de tafel
wifi-ask = Telefoons scannen deze code om in het netwerk te komen
wifi-name = Naam van het netwerk
wifi-password = Wachtwoord
wifi-confirm = Toon het als code
wifi-type = Typ eerst beide
join-no-lan = Er is geen netwerk dat een telefoon kan bereiken. Verbind de tafelgenoot met je wifi en open deze pagina opnieuw.
records-title = Gespeelde spellen
record-save = Bewaar een kopie op deze telefoon
records-waiting = wacht op vervolg: { $names }
records-none = Er is nog geen spel uitgespeeld.

# wat er mis kan gaan
no-such-setting = Die instelling bestaat niet.
no-game-open = Er ligt geen spel op tafel.
game-on-the-table = Er wordt een ander spel gespeeld: zet dat eerst weg.
no-draft-open = Er wordt geen spel klaargezet: kies er een op het beginscherm.
no-such-game = Er is geen spel dat { $game } heet.
no-such-page = Er is geen pagina die { $page } heet.
joined-already = Dit scherm doet al mee.
only-the-table = Dat kan alleen het scherm van de tafel.
only-seats = Je kijkt mee: ga eerst zitten.
only-on-a-phone = Dat is geheim: alleen een telefoon met die plaats kan het beantwoorden.
not-your-seat = Dat is niet jouw plaats.
phone-gone = Telefoon { $n } heeft niets meer.
asking-gone = Telefoon { $n } vraagt niets meer.
asking-wait = De tafel zei nee. Overleg even en probeer het over een minuut opnieuw.
asking-too-many = Er vragen nu te veel telefoons. Wacht tot de tafel heeft geantwoord.
phones-full = Er zijn te veel telefoons toegelaten. Neem er eerst aan tafel een paar af.
code-wrong = Dat is niet de code.
code-wait = Dat was te vaak fout. Wacht tien minuten, of vraag het de tafel.
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
simulator-how-label = Hoe hij wordt aangeraakt
simulator-press = Ingedrukt
simulator-hold = Vastgehouden
simulator-double = Twee keer gedrukt
simulator-second = { $name }: tweede
simulator-knob-label = Draaiknop
simulator-knob-left = Naar links
simulator-knob-right = Naar rechts
simulator-knob-push = Indrukken
simulator-add-label = Leg een dobbelsteen in de bak
simulator-no-tint = geen kleur
simulator-empty = Maak leeg
simulator-line-label = Dobbellezer
simulator-unplug = Losmaken
simulator-replug = Aansluiten
simulator-noise = Ruis op de lijn
simulator-contacts-label = Contacten
simulator-clean = Schoon
simulator-bounce = Denderend
simulator-stuck-label = Een knop die klemt
simulator-none-stuck = Geen
simulator-heard = Laatste geluid van de lezer: { $sound }
lamp-off = uit
lamp-dim = zwak
lamp-lit = aan
lamp-blink = knippert
only-here = Dat kan alleen wie aan deze machine zit.

# de demo
demo-stuck = De demo vond geen antwoord dat de regels toestaan.

# zonder scherm
headless-table = De tafel: { $link }
headless-watch = Telefoons kijken mee op { $link }
headless-code = Met deze code gaat een telefoon zitten: { $code }
headless-fingerprint = Zijn certificaat heeft de vingerafdruk (SHA-256) { $digits }
hardware-config = De hardware-instellingen zijn onbruikbaar: { $what }

# opgenomen hardware
trace-unwritable = Er kan niets worden opgenomen in { $file }: { $why }
trace-damaged = { $file } is geen opname van hardware, of is beschadigd: regel { $line } is onleesbaar.

# wat er gedrukt staat
printed-link = Gedrukte waarden
printed-title = Wat er gedrukt staat
printed-ask = Kies een spel
printed-note = Wat de spelregels aan het materiaal overlaten, wordt één keer verteld, als het voor het eerst nodig is. Hier kun je het bekijken, veranderen en vergeten.
printed-kinds = Wat het kastje weet
printed-of = { $n } van { $most }
printed-none = Alles wat in dit spel gedrukt staat, staat in de spelregels.
printed-empty = Er is nog niets verteld.
printed-blank = niet verteld
printed-change = Tik er een aan om het te veranderen
printed-more = Nog een
printed-keep = Bewaar dit
printed-forget = Vergeet dit
printed-in-play = Dit spel ligt op tafel: zet het recht vanuit het menu.
printed-in-rules = Zo staat het in de spelregels: vergeten kan niet.

# companion screenshots
screenshots-broken = De beelden kunnen niet getekend worden: { $why }
screenshots-failed = Hier kan niets getekend worden: OpenGL voor SDL's driver "offscreen" ontbreekt (Debian: libgles2, libegl1).
