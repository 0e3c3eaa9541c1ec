# De club waar een tafel bij hoort (companion/club); elk is een hele zin voor de instellingen
club-connecting = De club wordt gezocht …
club-well = De club heeft alles wat hier gespeeld is.
club-follows =
    { $n ->
        [one] De club krijgt nu het nieuwste van één spel.
       *[other] De club krijgt nu het nieuwste van { $n } spellen.
    }
club-compares = De club wordt gevraagd wat er van de spellen van hier aangekomen is.
club-hub-away = De centrale van de club is weg. Speel gerust door: zodra hij terug is krijgt hij alles.
club-apart = De club heeft een langer verloop van een spel dan dit kastje, dat uit een oude kopie is teruggezet. De club houdt het zijne. Speel gerust door, en zeg het de club.
club-gone =
    { $n ->
        [one] Een ouder spel dat de club mist is hier niet meer te lezen, dus het blijft daar onvolledig.
       *[other] { $n } oudere spellen die de club mist zijn hier niet meer te lezen, dus ze blijven daar onvolledig.
    }
club-not-taken =
    { $n ->
        [one] De centrale van de club neemt het verslag van één spel niet aan. Het blijft hier; vraag het de club, waar de scheidsrechters kunnen lezen waarom.
       *[other] De centrale van de club neemt de verslagen van { $n } spellen niet aan. Ze blijven hier; vraag het de club, waar de scheidsrechters kunnen lezen waarom.
    }
club-too-long =
    { $n ->
        [one] Eén spel is te lang geworden om naar de club te gaan. Het blijft hier; geef de uitslag zelf door.
       *[other] { $n } spellen zijn te lang geworden om naar de club te gaan. Ze blijven hier; geef de uitslagen zelf door.
    }
club-lost = De verbinding met de club is weg. Speel gerust door: alles volgt zodra ze er weer is.
club-unreachable = De club is niet te bereiken op { $host }. Speel gerust door: alles volgt zodra ze er is.
club-silent = De broker van de club op { $host } neemt berichten aan en antwoordt niet. Speel gerust door: het wordt opnieuw geprobeerd.
club-ca = Het certificaat van de broker op { $host } is niet door de club ondertekend: er wordt niets heen gestuurd.
club-refused = De club weigert de naam "{ $table }" of het wachtwoord. Vraag de club om een nieuwe link.
club-not-allowed = De club laat deze tafel niet schrijven naar { $topic }. Vraag de club om de rechten te herstellen.
club-twice = Een ander kastje lijkt bij de club te zijn onder de naam "{ $table }". Elke tafel heeft een eigen naam nodig.
club-says-round = Van de club: ronde { $n } begint.
club-says-left =
    { $n ->
        [one] Van de club: nog één minuut.
       *[other] Van de club: nog { $n } minuten.
    }
club-says-message = Van de club: { $text }
club-says-pairing = Van de club: in ronde { $n } spelen hier { $text }.
club-says-coming = Van de club: { $text } komt eraan.
club-says-came = Van de club: jullie vraag is afgehandeld.

# fouten in club.toml, en in een link naar een club
club-toml = { $why }. Dus hoort deze tafel bij geen club.
club-value = { $of ->
    [broker] moet de naam van de broker van de club zijn tussen aanhalingstekens, met zijn poort, zoals "club.example:8883"
    [table] moet een naam zonder spaties of schuine strepen zijn, tussen aanhalingstekens, en niet "hub"
    [names] moet "initials" of "full" zijn
    [plain] { config-yes-no }
    [calls] { config-yes-no }
   *[other] moet tekst tussen aanhalingstekens zijn
}
club-toml-no-ca = club.toml noemt het certificaat { $file }, dat niet gelezen kan worden.
club-toml-plain = true is alleen voor een broker op deze machine, niet voor { $host }
club-packages = Deze tafel hoort bij een club, maar de pakketten daarvoor ontbreken: draai deploy/install opnieuw.
club-link-wrong = Dat is geen hele link naar een club. Hij begint met table-club:// en eindigt zoals de club hem toont.

# companion club
club-joined = Deze tafel is "{ $table }" op { $host }. Start de tafelgenoot opnieuw, en hij hoort bij de club.
club-none = Deze tafel hoort bij geen club.
club-answers = De broker van de club antwoordt, en laat de tafel "{ $table }" binnen.

# bij een club gaan (companion/pages/box/club.py)
club-link = Bij een club gaan
club-title = Bij een club gaan
club-how = De club geeft elke tafel een eigen link. Kopieer hem op een telefoon die aan deze tafel zit, scan met die telefoon de code hier, en plak hem daar. Of typ hem over.
club-type = Typ de link
club-how-typed = De club geeft elke tafel een eigen link. Typ hem, of plak hem hier.
club-sit-first = Een telefoon geeft de link van een club door als hij aan deze tafel zit: neem er eerst een plaats mee in.
club-field = De link van de club
club-give = Vraag het de tafel
club-paste = Plak eerst de link
club-asks = Het scherm van de tafel vraagt nu: bij de club "{ $club }" gaan als tafel "{ $table }"?
club-offer = Bij de club "{ $club }" gaan als tafel "{ $table }"?
club-offer-means = De broker van de club is { $host }. De club ziet wat ieder ziet die bij deze tafel meekijkt, en bewaart de spellen: met initialen als namen, of met hele namen, die haar stand en toernooien nodig hebben.
club-offer-leaves = Is het een andere club, dan gaat deze tafel weg bij de vorige, en vertelt hij de nieuwe niets van vóór dit spel.
club-initials = Ja, met initialen
club-full = Ja, met hele namen
club-no = Niet doen
club-in = Deze tafel hoort nu bij de club "{ $club }", als "{ $table }".
club-page = De club
club-there = Deze tafel is "{ $table }" in de club "{ $club }".
club-there-initials = De club ziet wat iedereen ziet die bij deze tafel meekijkt, en bewaart de spellen, met initialen als namen: niemand komt in haar stand.
club-there-full = De club ziet wat iedereen ziet die bij deze tafel meekijkt, en bewaart de spellen, met hele namen.
club-other = Naar een andere club
club-leave = Ga weg bij de club
club-leave-means = Ze krijgt niets meer te horen, en houdt de spellen die ze heeft. De spellen hier blijven.
club-left = Deze tafel is weg bij de club "{ $club }".
club-not-yet = Het certificaat van de broker van de club op { $host } geldt pas vanaf { $begins }, en de klok van deze box zegt { $now }. Er gaat niets heen voordat die goed staat.
club-ended = Het certificaat van de broker van de club op { $host } liep af op { $ends }; de klok van deze box zegt { $now }. Zeg het de club: er gaat niets heen.

# de centrale (companion/hub)
hub-starting = De centrale start …
hub-ready = De centrale bewaart wat de tafels zeggen.
hub-database-away = De database van de centrale is niet te bereiken: de tafels bewaren alles tot ze er weer is.
hub-database-full = De database van de centrale is vol: de tafels bewaren alles tot er weer plaats is.
hub-database-busy = De database van de centrale heeft te veel andere verbindingen: de tafels bewaren alles tot er een vrij is.
hub-migration-changed = Het bestand { $name } is veranderd nadat de database ermee gemaakt was. Zet het oude terug.
hub-value = { $of ->
    [broker] { club-value }
    [database] moet met postgresql:// beginnen, tussen aanhalingstekens
    [lang] moet de code zijn van een taal die de tafelgenoot spreekt, zoals "nl"
    [plain] { config-yes-no }
    [hosts] moet een lijst van namen tussen aanhalingstekens zijn, zoals ["club.lan"]
    [port] moet een geheel getal zijn, 0 tot en met 65535
    [zone] moet een tijdzone tussen aanhalingstekens zijn, zoals "Europe/Amsterdam"
    [season] moet het nummer van een maand zijn, 1 tot en met 12
    [keep_games_days] moet een aantal dagen zijn, 0 voor altijd
    [keep_names_days] moet een aantal dagen zijn, 0 voor altijd
    [keep_calls_hours] moet een aantal uren zijn, 1 tot en met 10000
    [keep_login_hours] moet een aantal uren zijn, 1 tot en met 10000
   *[other] moet tekst tussen aanhalingstekens zijn
}
hub-toml-certificate = Het certificaat { $certificate } en zijn sleutel { $private } gaan niet open: beide zijn nodig, en ze horen bij elkaar.
hub-here = De club is te zien op { $link }

# de pagina's van de centrale
hub-tables = Tafels
hub-results = Uitslagen
hub-standings = Stand
hub-wall = Voor een beamer
hub-person = Spellen van { $name }
hub-no-tables = Nog geen tafel heeft iets gezegd.
hub-nothing-yet = Er is nog geen spel afgelopen.
hub-idle = Geen spel op tafel
hub-needs-help = Vraagt om een scheidsrechter
hub-away = Niet verbonden
hub-paused = Gepauzeerd
hub-when = Afgelopen
hub-table = Tafel
hub-game = Spel
hub-result = Uitslag
hub-place = Plaats
hub-name = Naam
hub-games = Spellen
hub-wins = Gewonnen
hub-points = Punten
hub-rating = Sterkte
hub-how-counted = Een punt voor elke speler die je achter je laat, een half punt voor elke met wie je een plaats deelt. Evenveel punten: meer gewonnen spellen gaan voor, dan minder spellen; wie in dat alles gelijk is, deelt de plaats. De sterkte is die van openskill: wat iemand zo goed als zeker minstens waard is.
hub-page = Pagina { $n } van { $of }
hub-page-before = Vorige pagina
hub-page-after = Volgende pagina

# de tafel van de scheidsrechters
hub-coming = { $name } komt eraan
hub-desk = Scheidsrechters
hub-password = Wachtwoord
hub-log-in = Aanmelden
hub-log-out = { $name } afmelden
hub-login-wrong = Die naam en dat wachtwoord horen niet bij elkaar.
hub-login-wait = Te vaak geprobeerd. Wacht een minuut.
hub-calls = Vragen
hub-no-calls = Geen tafel vraagt om een scheidsrechter.
hub-calls-since = Vraagt sinds { $time }
hub-coming-key = Ik kom eraan
hub-came-key = Klaar
hub-call-over = Die tafel vraagt niet meer.
hub-say = Iets zeggen
hub-say-to = Aan
hub-say-to-all = Alle tafels
hub-say-n-round = Ronde
hub-say-round = Ronde begint
hub-say-n-left = Minuten
hub-say-left = Nog zo veel minuten
hub-say-text = Bericht
hub-say-message = Zeg het
hub-say-how = Het staat een minuut op de schermen van de tafel, met een geluid. Tafels die niets willen horen tonen niets.
hub-say-what = Vul in wat de tafels moeten lezen.
hub-say-number = Dat is geen getal van 1 tot 999.
hub-nobody-there = Er is nu geen tafel verbonden.
hub-no-line = De centrale heeft nu geen verbinding met de tafels: er is niets gezegd.
hub-was-said =
    { $n ->
        [one] Gezegd aan één tafel.
       *[other] Gezegd aan { $n } tafels.
    }

# uitslagen die een scheidsrechter rechtzet
hub-correcting = Uitslagen rechtzetten
hub-correct = Rechtzetten
hub-corrected = rechtgezet door een scheidsrechter
hub-correct-key = Dit telt
hub-place-of = Plaats van { $name }
hub-total-of = Punten van { $name }
hub-trail = Wie heeft wat veranderd
hub-changed = Veranderd
hub-referee = Scheidsrechter
hub-before = Eerst
hub-after = Daarna
hub-was-corrected = Deze uitslag telt vanaf nu, ook voor de stand.
hub-was-so = Dat was de uitslag al.
hub-no-result = Dat spel is nog niet afgelopen, of niemand kent het.
hub-result-number = Vul overal een getal in van { $least } tot { $most }.

# een toernooidag
hub-rounds = Rondes
hub-no-day = Er is nog geen toernooi begonnen.
hub-round = Ronde { $n }
hub-sit-here = Wie hier zit
hub-alone = Vrij (1 punt)
hub-playing = Bezig
hub-day-name = Naam van het toernooi
hub-day-new = Een nieuw toernooi
hub-day-who = Wie spelen er: op elke regel een naam, zoals aan de tafels
hub-day-at-table = Zo veel aan een tafel
hub-day-how = Wie speelt tegen wie
hub-day-all = Iedereen ontmoet zo veel mogelijk anderen
hub-day-swiss = Zwitsers: wie even veel punten heeft speelt tegen elkaar
hub-day-where = Tafels: op elke regel een naam
hub-day-begin = Begin
hub-day-size = Aan een tafel zitten er { $least } tot { $most }.
hub-day-people = Vul 2 tot { $most } namen in, elk één keer: twee mensen met één naam hebben er iets achter nodig, een letter bijvoorbeeld.
hub-day-tables =
    { $n ->
        [one] Er is één tafel nodig, en elke staat er één keer.
       *[other] Er zijn { $n } tafels nodig, en elke staat er één keer.
    }
hub-round-next = Deel ronde { $n } in
hub-round-say = Zeg de tafels wie er in ronde { $n } spelen
hub-round-open = Een spel van deze ronde is nog niet afgelopen. Een scheidsrechter kan zonder dat spel verdergaan.
hub-pass = Ga verder zonder dit spel
hub-pass-not = Wacht op dit spel
hub-passed = Niet afgelopen: de rondes gaan zonder dit spel verder. Loopt het af, dan telt het.
hub-pass-round = Ronde
hub-pass-what = Wat
hub-no-open-game = Dat spel is afgelopen, of er zit niemand aan die tafel.
hub-days = Alle toernooien
hub-day-link = De pagina voor iedereen
hub-day-back = Terug naar het toernooi
hub-print = Afdrukken
hub-look = Kijk
hub-sure = Ja, doe het toch
hub-day-running = "{ $name }" is nog niet afgelopen. Het blijft op zijn eigen adres en gaat gewoon door, naast dit. Beginnen?
hub-day-away =
    { $n ->
        [one] Deze tafel is niet verbonden: { $tables }. Toch nemen?
       *[other] Deze tafels zijn niet verbonden: { $tables }. Toch nemen?
    }
hub-day-over = Dit toernooi is afgelopen. Zo is het geëindigd.
hub-day-ends = Sluit het toernooi af
hub-day-goes-on = Ga er toch mee verder
hub-day-counted = Een punt voor elke speler aan je tafel die je achter je laat, een half punt voor elke met wie je een plaats deelt; één punt voor een ronde waarin je vrij bent. Evenveel punten: eerst wie meer weerstand had (de punten van al zijn tegenstanders samen), dan wie meer spellen won. Wie in dat alles gelijk is, deelt de plaats.
hub-others = Weerstand
hub-day-people-here = Wie er speelt
hub-day-here = Aanwezig?
hub-day-latecomer = Iemand komt later: de naam
hub-day-comes = Speelt vanaf de volgende ronde
hub-day-again = Speelt weer mee
hub-day-pauses = Pauzeert
hub-day-leaves = Gaat weg
hub-day-is-away = Wordt niet ingedeeld; de punten blijven.
hub-day-there = { $name } speelt al mee.
hub-day-new-table = Er komt een tafel bij: de naam
hub-day-table-comes = Neem deze tafel
hub-day-table-leaves = Niet meer gebruiken
hub-draft = Ronde { $n }, nog niet ingedeeld
hub-draft-how = Alleen scheidsrechters zien dit. Het telt, en iedereen ziet het, als jij dat zegt.
hub-draft-counts = Zo telt het
hub-draft-again = Deel opnieuw in
hub-swap = Wissel
hub-swap-one = Wissel
hub-swap-other = met
hub-swap-whom = Noem twee verschillende mensen die ingedeeld zijn.
hub-round-stale = Er is sindsdien iemand bijgekomen of weggegaan: deel eerst opnieuw in.
hub-not-begun = Nog niet begonnen
hub-others-play = Hier spelen anderen: { $people }
hub-by-hand = ingevuld door { $name }
hub-absent = kwam niet
hub-hand = Vul de uitslag in
hub-hand-not = Neem terug wat is ingevuld
hub-hand-of = Ronde { $n }, tafel { $table }: { $people }
hub-hand-game = Volgens dit spel:
hub-hand-how = Iemand moet de eerste zijn. Wie niet kwam krijgt geen punten; wie wel kwam, staat daarvoor. Het telt in dit toernooi.
hub-result-first = Iemand moet de eerste plaats hebben.
hub-strange = Ronde { $n } verwacht aan { $table }: { $people }. Deze spellen liepen af onder andere namen, of elders:
hub-strange-take = Het was dit spel
hub-step-pass = Gaat verder zonder het spel aan
hub-step-wait = Wacht op het spel aan
hub-step-result = Uitslag aan
hub-step-comes = Speelt mee:
hub-step-pauses = Pauzeert:
hub-step-leaves = Gaat weg:
hub-step-table-comes = Er komt een tafel bij:
hub-step-table-leaves = Niet meer gebruikt, tafel
hub-step-counts = De indeling telt
hub-step-ends = Het toernooi is afgelopen
hub-step-goes-on = Het gaat toch verder
hub-sit = Waar zit ik?
hub-sit-who = Je naam
hub-sit-at = Ronde { $n }: tafel { $table }
hub-sit-with = In de volgorde van de stoelen: { $people }
hub-sit-nobody = In deze ronde is niemand ingedeeld die { $name } heet.
hub-sit-none = Er is nog geen ronde ingedeeld.
hub-when-played = Gespeeld
hub-always = Altijd
hub-season = Seizoen { $name }
hub-evening = Avond van { $name }
hub-all-games = Alle spellen
hub-by-tournament = Elk toernooi heeft zijn eigen stand:
hub-people = Wie is wie
hub-people-how = Namen die alleen in hoofdletters, spaties of accenten verschillen zijn één mens. Zeg hier welke andere spellingen dat ook zijn, of dat er twee verschillende mensen achter zitten. Twee mensen met precies dezelfde naam: geef een van hen een andere naam in de uitslag.
hub-people-spelling = Deze naam
hub-people-is = is dezelfde als
hub-people-join = Ze zijn één
hub-people-part = Iemand anders
hub-people-spellings = Geschreven als
hub-people-names = Vul twee namen in van 1 tot { $most } letters; initialen staan voor veel mensen.
hub-people-so = Ze zijn al één mens.
hub-people-joined = { $name } is vanaf nu { $person }.
hub-people-parted = { $name } telt vanaf nu apart.
hub-name-of = Naam van { $name }
hub-certificate-ends = Het certificaat { $file } loopt af op { $day }. Op de machine van de centrale: sudo deploy/club renew

# vergeten (companion/hub/ingest/retention.py)
hub-joining = Tafels toelaten
hub-joining-how = Een code is het wachtwoord van een tafel: laat hem aan niemand anders zien. Hij verdwijnt als de tafel verbonden is, en na een uur.
hub-joining-none = Er hoeft geen tafel meer te komen. Op de machine van de hub: sudo deploy/club table NAAM
hub-joining-plain = De code van een tafel is haar wachtwoord, en wordt daarom alleen getoond als deze pagina's over TLS gaan.
hub-joining-code = QR-code van tafel { $table }
hub-table-desk = Scheidsrechters vinden de code ook onder "Tafels toelaten" op de pagina's van de hub, als die over TLS gaan.
hub-forget = Vergeten
hub-forget-person = Een persoon: de naam zoals in de stand; alle spellingen gaan weg
hub-forget-table = Een tafel: zijn naam
hub-forget-look = Wat gaat er weg?
hub-forget-how = Eerst lees je wat er weggaat. Een naam die vergeten wordt, wordt "iemand": zo houdt ieder ander zijn plaatsen, punten en sterkte.
hub-forget-person-goes =
    { $n ->
        [0] { $name } staat in de rondes van een toernooi en in geen spel. Daar wordt de naam "iemand". Niets brengt hem terug.
        [one] In één spel staat { $name }. Het blijft, en de naam wordt "iemand", ook in rondes. Niets brengt hem terug.
       *[other] In { $n } spellen staat { $name }. Ze blijven, en de naam wordt "iemand", ook in rondes. Niets brengt hem terug.
    }
hub-forget-table-goes =
    { $n ->
        [0] Van de tafel { $name } is geen spel bewaard; wat hij bij de broker heeft achtergelaten gaat weg. Zolang hij binnengelaten wordt, komt hij met zijn volgende spel terug.
        [one] Eén spel van de tafel { $name } gaat weg, ook uit uitslagen, stand en rondes. Niets brengt het terug. Zolang de tafel binnengelaten wordt, komt hij met zijn volgende spel terug.
       *[other] { $n } spellen van de tafel { $name } gaan weg, ook uit uitslagen, stand en rondes. Niets brengt ze terug. Zolang de tafel binnengelaten wordt, komt hij met zijn volgende spel terug.
    }
hub-forget-key = Vergeet het voorgoed
hub-forget-not = Toch bewaren
hub-forget-nobody = In geen spel en geen ronde heet iemand { $name }. Initialen staan voor veel mensen en zijn niet te vergeten.
hub-forget-no-table = Geen tafel heet { $name }: een tafel heeft een naam van letters, cijfers, - en _.
hub-was-revoked = De tafel { $table } wordt niet meer binnengelaten. Wat hij heeft achtergelaten is binnen enkele tellen weg; zijn spellen blijven tot hij vergeten wordt.
hub-was-forgotten = { $name } is vergeten.
hub-somebody = iemand
hub-cleared = Zoals hub.toml zegt, is er ouds weg. Spellen: { $games }. Namen: { $names }.
hub-forget-ask = Voorgoed vergeten? (j/N)
hub-forget-say-yes = Er is niets vergeten. Zeg --yes waar niemand gevraagd kan worden.

# wat tafels hebben en de database van de centrale niet (companion/hub/ingest/gaps.py)
hub-lacks = Wat hier ontbreekt
hub-lack-why = De tafels hebben deze spellen, en de database heeft ze niet helemaal. Wat nog kan komen, komt vanzelf zodra de tafel verbonden is.
hub-lack-how = Wat ontbreekt
hub-lack-all = alles: het volgt van de tafel
hub-lack-rest = het nieuwste: het volgt van de tafel
hub-lack-gone = de tafel kan het niet meer lezen: het blijft ontbreken
hub-lack-refused = het is niet aangenomen: { $why }
hub-lack = Tafel { $table }, spel { $game }: { $what }
hub-lacks-none =
    { $n ->
        [0] Nog geen tafel heeft over een spel verteld.
        [one] De database heeft het ene spel waar tafels over verteld hebben, helemaal.
       *[other] De database heeft alle { $n } spellen waar tafels over verteld hebben, helemaal.
    }

# companion hub HUB_TOML table NAAM
hub-table-how = Aan de tafel: Instellingen, Bij een club gaan. Of: companion club LINK
hub-table-at = Scan hem met een telefoon die aan die tafel zit: het scherm vraagt dan of hij er als "{ $table }" bij gaat.

# companion hub HUB_TOML referee NAAM
referee-asked = Wachtwoord voor { $name }:
referee-again = Nog een keer:
referee-differs = Dat zijn twee verschillende wachtwoorden: er is niets veranderd.
referee-name = De naam van een scheidsrechter heeft 1 tot { $most } letters.
referee-password = Een wachtwoord heeft { $least } tot { $most } letters.
referee-kept = { $name } kan zich aanmelden op de pagina "Scheidsrechters" van de centrale.
referee-gone = { $name } wordt niet meer binnengelaten.
referee-unknown = Geen scheidsrechter heet { $name }.

# één tik in het menu, waar een club is (companion/pages/referee.py)
referee-call = Roep de scheidsrechter
referee-came = De scheidsrechter is geweest
