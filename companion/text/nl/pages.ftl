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
home-seated = Je zit aan tafel. Hier komen je vragen en wat alleen jij mag zien.
home-players = { $least }–{ $most } spelers
home-resume-key = Verder
home-waits = { $days ->
    [0] Nog niet uitgespeeld, van vandaag: { $names }
    [1] Nog niet uitgespeeld, van gisteren: { $names }
   *[other] Nog niet uitgespeeld, van { $days } dagen geleden: { $names }
}
home-phones = { $n ->
    [one] Telefoons (1 hier)
   *[other] Telefoons ({ $n } hier)
}
home-resume = Verder met { $game }
home-set-aside = { $game } is gestopt: de tafelgenoot kon er niet mee verder. De partij staat nog in de lijst; ga je ermee verder, neem dan de laatste zet terug.
home-set-aside-package = { $game } is gestopt: het pakket { $package } werkt niet goed. De partij staat nog in de lijst. Meld het aan de maker, en speel iets anders tot er een nieuwere versie is.
records-link = Partijen
settings-link = Instellingen
join-link = Telefoons

# een nieuw spel
new-title = Wie zit waar?
new-ask = Tik op een stoel en dan op een naam
new-where = Nieuw spel
new-free = vrij
new-who = Stoel { $seat }
new-name = Naam
new-tint = Kleur
new-away = Weghalen
new-more = Erbij
new-other-name = Naam typen
new-rules = { $n ->
    [0] Huisregels
   *[other] Huisregels ({ $n })
}
new-start = Begin met { $n ->
    [one] 1 speler
   *[other] { $n } spelers
}
new-missing-twice = Twee stoelen hebben dezelfde naam
late-link = Speler erbij
late-confirm = { $name } doet mee
late-note = Die zit na de laatste stoel en speelt vanaf nu mee. Punten geef je onder Rechtzetten.
late-not = In dit spel kan er nu niemand bij.
new-next-title = Wie speelt er nog mee?
new-next-ask = Typ een naam, of tik op ‘Iedereen is er’
new-done = Iedereen is er
new-nameless = Speel zonder namen
new-name-title = Wie komt erbij zitten?
new-sit = Zet { "{" }name{ "}" } aan tafel
new-type = Typ eerst een naam
rules-title = Huisregels
kept-rules-label = Zoals eerder gespeeld
kept-rules-keep = Bewaar onder een naam
kept-rules-name = Onder welke naam?
kept-rules-keep-confirm = Bewaar als { "{" }name{ "}" }
kept-rules-forget = Bewaarde regels wissen
kept-rules-which = Welke?
kept-rules-forget-confirm = Wis { "{" }name{ "}" }
rules-note = Wat je hier kiest, geldt meteen. Je kunt het tijdens het spel nog veranderen.
clock-label = Tafelklok
clock-up = Telt op
clock-off = Uit
clock-bank = Tijd per speler
clock-bank-label = Bedenktijd per speler
clock-odds-label = Tijd van ieder
clock-alike = Gelijk
clock-odds = Ongelijk

# loten
lots-link = Wie begint?
lots-what = Wat loten we?
lots-start = Wie begint
lots-seats = Plaatsen
lots-teams-2 = 2 teams
lots-teams-3 = 3 teams
lots-start-title = Wie begint?
lots-seats-title = Wie zit waar?
lots-teams-2-title = Twee teams
lots-teams-3-title = Drie teams
lots-ask = Leg allemaal een vinger op het scherm, of loot op naam
lots-again = Loot opnieuw
lots-here = Leg hier allemaal een vinger neer
lots-hold = en houd hem twee seconden stil
lots-few = Daarvoor zijn minstens { $n } spelers nodig
lots-by-name = Loot op naam
lots-keep = Zo blijft het
lots-starts = { $name } begint
lots-lit = De vinger die oplicht, begint
lots-lit-ask = Van wie is hij? Of leg opnieuw je vingers neer
lots-whose = Van wie was de vinger?
lots-seats-lit = De nummers gaan met de klok mee de tafel rond.
lots-teams-2-lit = Hetzelfde nummer is hetzelfde team.
lots-teams-3-lit = Hetzelfde nummer is hetzelfde team.
lots-team = Team { $n }: { $names }
lots-across = De teams zitten om en om: de plaatsen zijn gewisseld.

# het spel
band-waiting = Wachten op { $names }
band-told = Gemeld. Nog wachten op { $names }.
band-told-rest = Gemeld. De tafel voert de rest in.
band-secret = Op de telefoons
take-back = Neem terug
take-back-own-row = Wat je de tafel meldde
own-row-confirm = Meld aan de tafel
take-back-seats = Nieuw spel
redo = Opnieuw
resumed-other-rules = De regels van dit spel zijn veranderd sinds deze partij begon: toen versie { $had }, nu { $has }.
result-wins = { $n ->
    [one] { $names } wint
   *[other] { $names } winnen
}
result-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
result-nobody = Niemand aan tafel wint
result-again = Nog een keer, zelfde spelers
away-known = De tafelgenoot stond { $time } uit. Alle bevestigde zetten zijn er nog.
away-unknown = De tafelgenoot stond even uit. Alle bevestigde zetten zijn er nog.
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
clock-used = gespeeld
clock-stands = staat stil
clock-turns = { $n ->
    [one] nog 1 beurt
   *[other] nog { $n } beurten
}
clock-periods = { $n } × { $time }
time-is-up = De tijd is om: { $label }

# gaan zitten met een telefoon
own-link = Wat ik heb
seat-link = Andere plaats
sit-link = Ga zitten
sit-title = Waar zit je?
sit-ask = Je telefoon bewaart dan je geheimen en laat zien wanneer je aan de beurt bent
sit-who = Wie ben je?
sit-free = vrij
sit-on-a-phone = op een telefoon
sit-choose = Kies eerst een plaats
sit-confirm = Ga zitten als { $person }
sit-ask-key = Vraag het aan tafel
sit-code-key = Met de code
sit-code = De zes cijfers op het tafelscherm
sit-code-missing = Typ de zes cijfers
sit-only-code = Er is hier geen tafelscherm: de code staat waar de tafelgenoot is gestart.
sit-closed = Te veel telefoons hebben het gevraagd. De komende tien minuten kom je binnen met de code op het tafelscherm, bij Telefoons.
sit-nobody = Er zit nog niemand aan tafel: zet daar eerst een spel klaar.
sit-leave-confirm = Alleen nog meekijken
sit-waiting = Wachten tot iemand aan tafel ja zegt
sit-waiting-how = Vraag iemand om Ja te tikken op het tafelscherm; daar staat hetzelfde nummer.
sit-cancel = Toch niet

# telefoons toelaten
knock = Telefoon { $n } wil spelen als { $person }. Mag dat?
knock-held = Telefoon { $n } wil spelen als { $person }, net als telefoon { $also }. Mag dat?
knock-more = Telefoon { $n } speelt als { $has } en wil ook spelen als { $person }. Mag dat?
knock-more-held = Telefoon { $n } speelt als { $has } en wil ook spelen als { $person }, net als telefoon { $also }. Mag dat?
sit-no = Aan tafel zeiden ze nee. Je kunt blijven meekijken, of het over een minuut nog eens vragen.
phones-link = Wie op welke telefoon
phones-title = Wie op welke telefoon
phones-none = Geen telefoon heeft een plaats.
phone-name = Telefoon { $n }
phone-is-table = tweede tafelscherm
phone-here = nu verbonden
phone-not-here = nu niet verbonden
phone-since = toegelaten op { $day }
phone-people = Wie speelt op deze telefoon?
phone-give-key = Spelers
phone-give = Deze telefoon is van: { $people }
phone-table-key = Tafelscherm
phone-table = Maak er een tweede tafelscherm van
phone-table-note = Het kan voor iedereen antwoorden, zetten terugnemen, pauzeren en rechtzetten. Geheimen ziet het niet.
phone-away-key = Alleen meekijken
phone-away = Telefoon { $n } kijkt vanaf nu alleen mee
phone-unknown = Deze telefoon heeft geen plaats meer. Je kijkt nu mee; vraag opnieuw om je plaats.
phone-sent-away = De plaats van deze telefoon is aan tafel ingetrokken. Je kijkt nu mee.

# het menu
menu-title = Menu
fix-link = Rechtzetten
note-link = Notitie maken
leave-link = Spel wegzetten
score-link = Stand
log-link = Verslag
times-link = Tijd
aid-link = Spelregels
leave-title = Het spel wegzetten?
leave-note = Het blijft bewaard zoals het nu is. Je kunt altijd verderspelen.
leave-confirm = Zet het spel weg
end-link = Spel beëindigen
end-title = Het spel beëindigen?
end-note = De punten van nu bepalen wie er wint. Je kunt het terugnemen.

# rechtzetten
fix-title = Rechtzetten
fix-ask = Wat klopt er niet?
fix-where = Rechtzetten
fix-note = Tik op het getal dat niet klopt. Het komt in het verslag en je kunt het terugnemen.
fix-log = Er is iets verkeerd ingevoerd
fix-next-page = Meer getallen
fix-was = { $what }: hier staat { $now }
correct-to = { $what } – { $to }
correct-what = Zet recht: { $what }

# een regel van het verslag rechtzetten
amend-title = Verslag rechtzetten
amend-where = Zoals het toen lag
amend-ask = Wat gebeurde er echt?
amend-unchanged = Verander wat niet klopt
amend-misfit = Dit past niet meer. Wat gebeurde hier?
amend-said = Er staat: { $what }
amend-before = Na je antwoord komt: { $what }
amend-under-way = Alles wat daarna kwam wordt opnieuw uitgerekend: { $n } %. De anderen kunnen doorspelen.
amend-not-yet = Er verandert niets totdat alles past.
amend-more = { $n ->
    [0] Verder past tot nu toe alles.
    [one] Eén latere regel moet misschien opnieuw worden beantwoord.
   *[other] Hoogstens { $n } latere regels moeten misschien opnieuw worden beantwoord.
}
amend-other = Op deze vraag passen nu andere antwoorden.
amend-unfit = Dat past niet bij wat er nu ligt.
amend-rule = Volgens de regels: { $rule }
amend-at-table = Latere regels passen dan niet meer. Zet dit recht op een tafelscherm.
amend-out = Dit is niet gebeurd
amend-rest = Dit en alles daarna weglaten

# een eerder moment
then-title = Terugkijken: { $n } van { $of }
then-now = Terug naar nu
then-asked = Gevraagd: { $what }
then-begin = Vóór de eerste zet
then-known-since = Toen nog geheim, nu bekend:
then-earlier = Een zet eerder
then-later = Een zet later
then-wrong = Deze regel klopte niet
then-back-to = Terugnemen tot hier
then-takes-back = Dit wordt teruggenomen. Met “opnieuw” komt alles weer terug:
then-and-more = … en nog { $n }
then-confirm = { $n ->
    [one] Neem één zet terug
   *[other] Neem { $n } zetten terug
}

# een vak van dichtbij
cell-title = Het bord
cell-look = Wat ligt hier?
cell-ask = Tik op wat niet klopt
cell-empty = Hier is niets ingevoerd.

# verslag en notities
news-title = Wat er gebeurde
log-title = Verslag
log-ask = Tik op een regel om hem te bekijken of recht te zetten
log-look = Tik op een regel om hem te bekijken
log-by-round = Ronde voor ronde
log-round = { $unit ->
    [turn] Beurt { $n }
   *[other] Ronde { $n }
}
log-before = Vorige { $unit ->
    [turn] beurt
   *[other] ronde
}
log-after = Volgende { $unit ->
    [turn] beurt
   *[other] ronde
}
log-by-phone = { $what } (telefoon { $n })
note-title = Een notitie voor het verslag
note-label = Notitie
note-confirm = Notitie bewaren
note-type = Typ eerst een notitie

# regels
rule-title = Spelregel
rule-unknown = Er is geen paragraaf { $id } in de spelregels van dit spel.
rule-settled = De spelregels zijn hier niet helemaal duidelijk; zo wordt het gespeeld.
rule-plays-default = { $setting }: jullie spelen “{ $reading }”, zoals standaard.
rule-plays = { $setting }: jullie spelen “{ $reading }”. Standaard is “{ $default }”.
aid-title = Spelregels

# punten, plaatsen, tijd
score-title = Stand
score-ask = Tik op een rij voor uitleg
score-total = Totaal
seat-ask = Wat iedereen mag weten
seat-own = Wat hier verborgen is, zie alleen jij
seat-time = Bedenktijd
times-dice = Gegooid

# instellingen, telefoons, verslagen
settings-title = Instellingen
settings-lang = Taal
settings-light = Weergave
settings-light-day = Licht
settings-light-night = Donker
settings-letters = Lettergrootte
settings-letters-normal = Gewoon
settings-letters-large = Groter
settings-hand = Je tikt met
settings-hand-right = Je rechterhand
settings-hand-left = Je linkerhand
settings-facing = Te lezen vanaf
settings-facing-this = Deze kant
settings-facing-other = De overkant
settings-dim = Scherm wordt donker na
settings-never = Nooit
settings-about-screen = Scherm
settings-about-sound = Geluid en beweging
settings-about-line = Verbinding met telefoons
flip-link = Beeld draaien
flip-title = Het beeld draaien?
flip-note = Dan is het te lezen vanaf de overkant. Terug gaat net zo.
settings-volume = Geluid aan tafel
settings-volume-is = { $n ->
    [0] Uit
    [1] Zacht
    [2] Gewoon
   *[other] Hard
}
settings-quiet_from = Stil vanaf
settings-quiet_to = Stil tot
settings-spoken = Voorlezen
settings-spoken-off = Uit
settings-spoken-on = Aan
spoken-undone = Teruggenomen.
spoken-time-up = De tijd is om.
spoken-short = { $names }: de tijd is bijna om.
settings-motion = Stukken op het bord
settings-motion-glides = Schuiven
settings-motion-calm = Verspringen
settings-tls = Verbinding met telefoons (na opnieuw starten)
settings-tls-off = Niet versleuteld
settings-tls-on = Versleuteld
settings-tls-note = Versleuteld: niemand anders op de wifi kan meelezen. Elke telefoon waarschuwt één keer dat hij het certificaat niet kent: vergelijk het met de vingerafdruk onder Telefoons.
auto-link = Wat het kastje vanzelf doet
auto-title = Wat het kastje vanzelf doet
auto-in = In { $game }
auto-note = Wat vanzelf gaat, zie je eerst drie tellen aankomen. Tik om het tegen te houden; terugnemen kan ook. Bij dobbelstenen, geheimen en het einde van een spel vraagt het kastje het altijd.
auto-told = Wat al vastligt: een geprogrammeerde actie, het einde van een beurt
auto-told-auto = Vanzelf
auto-told-ask = Wij bevestigen zelf
auto-only = Waar maar één antwoord mogelijk is
auto-only-auto = Vanzelf
auto-only-ask = Vooraf ingevuld
auto-only-off = Leeg
auto-likely = Wat voor de hand ligt
auto-likely-ask = Vooraf ingevuld
auto-likely-off = Leeg
auto-soon = Gaat zo vanzelf: { $who }, { $what }. Tik om het tegen te houden.
auto-soon-there = Gaat zo vanzelf: { $who }, { $what }.
auto-done = Vanzelf: { $what }
join-title = Meedoen met een telefoon
join-how = Open dit adres op een telefoon op dezelfde wifi, of scan de code.
join-phones = { $n ->
    [0] Er is geen telefoon verbonden.
    [one] 1 telefoon is verbonden.
   *[other] { $n } telefoons zijn verbonden.
}
join-code = Zitcode: daarmee gaat een telefoon zitten zonder te vragen
join-way-cable = netwerkkabel
join-way-wifi = wifi
join-fingerprint = Het certificaat, SHA-256
wifi-link = Code voor de wifi
wifi-title = De wifi aan tafel
wifi-ask = Scan deze code met je telefoon, dan zit je op de wifi
wifi-name = Naam van het netwerk
wifi-password = Wachtwoord
wifi-confirm = Toon de code
wifi-type = Vul eerst naam en wachtwoord in
join-closed = De tafelgenoot is gestart voor alleen dit apparaat. Start hem zonder --no-lan, dan kunnen telefoons meedoen.
join-no-lan = Er is geen netwerk dat een telefoon kan bereiken. Verbind de tafelgenoot met je wifi en open deze pagina opnieuw.
records-title = Partijen
records-unfinished = Nog niet uitgespeeld
records-finished = Uitgespeeld
records-thrown = Vandaag weggegooid
record-away-key = Weggooien
record-away = Gooi deze partij weg
record-away-hint = Een dag lang kan dat nog terug.
record-back = Zet hem terug
record-save = Bewaar een kopie op deze telefoon
records-none = Er is nog geen partij uitgespeeld.

# wat er mis kan gaan
no-such-setting = Die instelling bestaat niet.
no-game-open = Er ligt geen spel op tafel.
game-on-the-table = Er wordt een ander spel gespeeld: zet dat eerst weg.
no-draft-open = Er wordt geen spel klaargezet: kies er een op het beginscherm.
reference-nothing = Niets in het contract heet { $name }: companion reference toont alles.
no-such-game = Er is geen spel dat { $game } heet.
game-left-alone = { $game } heeft de tafelgenoot twee keer laten vastlopen en blijft dicht tot je de tafelgenoot opnieuw start.
game-overdue = { $game } gaf na { $seconds } seconden nog geen antwoord: de tafelgenoot start opnieuw zonder dit spel.
game-overdue-end = { $game } gaf na { $seconds } seconden nog geen antwoord: de tafelgenoot stopt.
no-such-page = Er is geen pagina die { $page } heet.
joined-already = Dit scherm doet al mee.
only-the-table = Dat kan alleen op het tafelscherm.
only-seats = Je kijkt mee: ga eerst zitten.
only-on-a-phone = Dat is geheim: alleen een telefoon met die plaats kan het beantwoorden.
not-your-seat = Dat is niet jouw plaats.
phone-gone = Telefoon { $n } heeft geen plaats meer.
phone-not-one = Open de pagina eerst op telefoon { $n }, en sluit haar overal elders: wat je geeft is voor één telefoon.
asking-gone = Telefoon { $n } vraagt niet meer om een plaats.
asking-wait = Aan tafel zeiden ze nee. Overleg even en probeer het over een minuut opnieuw.
asking-too-many = Er wachten te veel telefoons. Wacht tot er aan tafel is geantwoord.
phones-full = Er zijn te veel telefoons toegelaten. Haal er eerst aan tafel een paar weg.
code-wrong = Dat is niet de code.
code-wait = Dat was te vaak fout. Wacht tien minuten, of vraag het aan tafel.
form-closed = Dit formulier is gesloten.
file-unreadable = { $file } kan niet worden gelezen: { $why }.
printed-damaged = { $file } is geen catalogusbestand: { $why }.
record-unknown-game = Het verslag is van een spel dat { $game } heet; dat kent deze tafelgenoot niet.
record-newer-rules = Het verslag is geschreven met versie { $version } van { $game }; die is nieuwer dan deze tafelgenoot.

# nagebootste hardware
simulator-link = Simulator
simulator-title = Nagebootste hardware
simulator-ask = Druk op een knop of gooi de dobbelstenen
simulator-buttons = Knoppen
simulator-undo = Terugneemknop
simulator-pause = Pauzeknop
simulator-next = Verderknop
no-simulator = Er is geen nagebootste hardware: start de tafelgenoot met --simulate.
simulator-roll = Gooi deze dobbelstenen
simulator-dice = Dobbelstenen op de lezer
simulator-how-label = Hoe drukken?
simulator-press = Kort
simulator-hold = Vasthouden
simulator-double = Twee keer
simulator-second = { $name }: tweede
simulator-knob-label = Draaiknop
simulator-knob-left = Naar links
simulator-knob-right = Naar rechts
simulator-knob-push = Indrukken
simulator-add-label = Leg een dobbelsteen in de bak
simulator-no-tint = geen kleur
simulator-empty = Maak leeg
simulator-line-label = Dobbelsteenlezer
simulator-unplug = Losmaken
simulator-replug = Aansluiten
simulator-heard = Laatste geluid: { $sound }
lamp-off = uit
lamp-dim = zwak
lamp-lit = aan
lamp-blink = knippert
only-here = Dat kan alleen op het kastje zelf.

# de demo
demo-stuck = De demo vond geen antwoord dat de spelregels toestaan.

# zonder scherm
headless-table = Tafelscherm: { $link }
headless-watch = Telefoons kijken mee op { $link }
headless-code = Code om met een telefoon mee te doen: { $code }
headless-fingerprint = Vingerafdruk van het certificaat (SHA-256): { $digits }
hardware-config = De hardware-instellingen zijn onbruikbaar: { $what }

# opgenomen hardware

# wat er gedrukt staat
printed-link = Kaarten en tegels
printed-title = Wat er op kaarten en tegels staat
printed-ask = Kies een spel
printed-note = Wat alleen op kaarten, tegels of bord staat, voer je één keer in. Hier kun je het bekijken, veranderen en wissen.
printed-kinds = Wat het kastje al weet
printed-of = { $n } van { $most }
printed-none = Alles wat in dit spel gedrukt staat, staat in de spelregels.
printed-empty = Er is nog niets ingevoerd.
printed-blank = nog leeg
printed-change = Tik er een aan om te veranderen
printed-more = Nog een invoeren
printed-keep = Bewaar dit
printed-forget = Wis dit
printed-in-play = Dit spel ligt op tafel: zet het recht vanuit het menu.
printed-in-rules = Zo staat het in de spelregels: wissen kan niet.

# ---- waar de plaatsen van een gedrukte kaart liggen
arrange-link = De kaart goed leggen
arrange-title = De kaart goed leggen
arrange-ask = Sleep elke plek naar waar die op jullie bord ligt
arrange-how = Of tik een plek aan en daarna waar die ligt. Wegen en wat er ligt gaan mee.
arrange-note = Dit verandert alleen hoe de kaart getekend wordt, nu en in elk volgend spel.
arrange-none = Dit spel heeft geen kaart.
arrange-back = Zoals het lag
arrange-again = Zoals ik het legde
arrange-no-cell = Op de kaart is geen plek die { $cell } heet.
arrange-outside = Dat is buiten de kaart.
arrange-outside-cell = Plek { $cell } ligt buiten de kaart.
arrange-no-room = Daar is geen ruimte voor: verschuif eerst een andere plek.
arrange-too-near = De plekken { $a } en { $b } liggen te dicht bij elkaar.
hand-link = Als QR-code
hand-ask = Voor een ander kastje
hand-how = Scan hem met een telefoon en kopieer de link. Op de pagina van het andere kastje: menu, Van een ander kastje.
hand-where = Een telefoon die hier een plaats heeft, geeft de link meteen door als die hem opent.
hand-gone = Dat is er niet meer.
handed-too-much = Dat is te veel voor een code: companion catalogue schrijft het in een bestand.
handed-wrong = Dat is geen link of code van een kastje.
handed-known = Dat is hier al bekend. Kopieer de link in plaats van hem te openen om hem verder te brengen.
handed-waits = De tafel krijgt nu een andere vraag: probeer het over een minuut opnieuw.
keep-title = Van een ander kastje
keep-ask = Plak de link achter de QR-code van een ander kastje
keep-link = Link
keep-offer = Bied het de tafel aan
keep-waits = Het tafelscherm vraagt of het bewaard wordt.
keep-new = { $what }: “{ $name }” bewaren?
keep-again = { $what }: deze “{ $name }” bewaren in plaats van die er al is?
keep-yes = Bewaar het
keep-kept = Het is bewaard: het volgende spel heeft het
keep-not = Het is niet bewaard

# companion screenshots
screenshots-broken = De schermbeelden kunnen niet getekend worden: { $why }
screenshots-failed = Hier kan niets getekend worden: OpenGL voor SDL’s driver "offscreen" ontbreekt (Debian: libgles2, libegl1).

# voor wie een spel niet kent
new-here-short = nieuw
new-here = Nieuw in dit spel
new-here-not = Kent dit spel
lesson-for = Nieuw: { $names }
lesson-example = Bijvoorbeeld, zoals het nu staat:
lesson-others = Of ook: { $what }
lesson-done = Duidelijk
can-link = Wat kan ik?
can-title = Wat kan ik doen?
can-nothing = Er wordt je nu niets gevraagd.
can-open = Wat er volgt, hangt af van wat er wordt gegooid, gepakt, verborgen is of nog moet worden ingevoerd.
can-change = { $what }: { $before } → { $after }
tour-link = Rondleiding voor nieuwkomers
tour-title = Nieuw in { $game }
tour-at = Kaart { $n } van { $of }
tour-next = Verder
tour-skip = Sla over
tour-none = Van dit spel is er geen rondleiding.
tour-done = Spelen
page-link = Het spel op één pagina
page-title = Het spel op één pagina
page-none = Van dit spel is er niet zo’n pagina.
page-print = Afdrukken

# what goes where
lay-out-link = Waar?
lay-out-title = Klaarzetten
lay-out-at = { $n } van { $of }
lay-out-next = Ligt er. Verder
lay-out-last = Ligt er
lay-out-done = Alles ligt klaar.
lay-out-seats = Bij elke speler.
lay-out-start = Bij de startspeler.
lay-out-beside = Naast het bord.
lay-out-table = Op tafel, waar iedereen erbij kan.
lay-out-box = Terug in de doos.
lay-out-board = Op het bord.

# Bluetooth-dobbelstenen
dice-title = Dobbelstenen
dice-none = Met Bluetooth-dobbelstenen, GoDice en Pixels, komt je worp vanzelf in het spel.
dice-meet = Dobbelsteen toevoegen
dice-roll-it = Gooi met de dobbelsteen die je wilt gebruiken
dice-over = Er is niet gegooid
dice-again = Opnieuw zoeken
dice-how = Maak hem eerst wakker: haal hem uit het doosje en schud hem. Sluit zijn eigen app, anders praat hij daarmee.
dice-met = Deze?
dice-blinks = Hij knippert wit.
dice-keep = Gebruik deze dobbelsteen
dice-die = Dobbelsteen { $n }
dice-here = verbonden
dice-away = niet hier, of hij slaapt
dice-battery = batterij { $n } %
dice-low = batterij bijna leeg: { $n } %
dice-low-here = Dobbelsteen { $n }: batterij { $percent } %
dice-last = laatste worp { $face }
dice-signal = signaal { $dbm } dBm
dice-owner = Gooit voor
dice-everybody = iedereen
dice-tint = Telt als
dice-any-tint = elke kleur
dice-shell = Vorm
dice-faces = Heeft een spel dobbelstenen met kleuren of plaatjes, dan telt 1 als de eerste op het scherm, 2 als de tweede, enzovoort. Zolang zo’n spel bezig is, kun je dat hier veranderen.
dice-numbers = Getallen
dice-sides = Waarvoor de getallen tellen
dice-side = { $n } telt als
dice-is = { $n } = { $side }
dice-read = Dobbelsteen { $n }: { $sides }
dice-name = Naam
dice-blink = Laat hem knipperen
dice-forget = Vergeet deze dobbelsteen
die-gone = Die dobbelsteen is al vergeten.
