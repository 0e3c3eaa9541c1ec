# The club that a table belongs to (companion/club); each is one whole sentence for the settings
club-connecting = Der Verein wird gesucht …
club-well = Der Verein hat alles, was hier gespielt wurde.
club-follows =
    { $n ->
        [one] Der Verein bekommt gerade das Neueste einer Partie.
       *[other] Der Verein bekommt gerade das Neueste von { $n } Partien.
    }
club-compares = Der Verein wird gefragt, was er von den Partien dieses Tisches schon hat.
club-hub-away = Die Zentrale des Vereins ist nicht da. Spielt weiter: Sobald sie zurück ist, bekommt sie alles.
club-apart = Der Verein hat von einer Partie mehr als dieses Gerät, das aus einer alten Sicherung wiederhergestellt wurde. Er behält seinen Verlauf. Spielt weiter und sagt dem Verein Bescheid.
club-gone =
    { $n ->
        [one] Eine ältere Partie, die dem Verein fehlt, ist hier nicht mehr lesbar; dort bleibt sie also unvollständig.
       *[other] { $n } ältere Partien, die dem Verein fehlen, sind hier nicht mehr lesbar; dort bleiben sie also unvollständig.
    }
club-not-taken =
    { $n ->
        [one] Die Zentrale des Vereins nimmt den Verlauf einer Partie nicht an. Er bleibt hier; fragt den Verein, dessen Turnierleitung den Grund nachlesen kann.
       *[other] Die Zentrale des Vereins nimmt die Verläufe von { $n } Partien nicht an. Sie bleiben hier; fragt den Verein, dessen Turnierleitung den Grund nachlesen kann.
    }
club-too-long =
    { $n ->
        [one] Eine Partie ist zu lang geworden, um an den Verein zu gehen. Sie bleibt hier; meldet dem Verein ihr Ergebnis.
       *[other] { $n } Partien sind zu lang geworden, um an den Verein zu gehen. Sie bleiben hier; meldet dem Verein ihre Ergebnisse.
    }
club-lost = Die Verbindung zum Verein ist weg. Spielt weiter: Alles folgt, sobald sie wieder da ist.
club-unreachable = Der Verein ist unter { $host } nicht zu erreichen. Spielt weiter: Alles folgt, sobald er da ist.
club-silent = Der Broker des Vereins auf { $host } nimmt Nachrichten an und antwortet nicht. Spielt weiter: Es wird wieder versucht.
club-ca = Das Zertifikat des Brokers auf { $host } ist nicht vom Verein unterschrieben: Dorthin wird nichts gesendet.
club-refused = Der Verein lehnt den Namen „{ $table }“ oder das Passwort dazu ab. Bittet den Verein um einen neuen Link.
club-not-allowed = Der Verein lässt diesen Tisch nicht auf { $topic } schreiben. Bittet den Verein, die Rechte zu korrigieren.
club-twice = Ein anderes Gerät scheint unter dem Namen „{ $table }“ beim Verein zu sein. Jeder Tisch braucht einen eigenen Namen.
club-says-round = Vom Verein: Runde { $n } beginnt.
club-says-left =
    { $n ->
        [one] Vom Verein: noch eine Minute.
       *[other] Vom Verein: noch { $n } Minuten.
    }
club-says-message = Vom Verein: { $text }
club-says-pairing = Vom Verein: In Runde { $n } spielen hier { $text }.
club-says-coming = Vom Verein: { $text } ist unterwegs.
club-says-came = Vom Verein: Euer Ruf ist erledigt.

# mistakes in club.toml, and in a link to a club
club-toml = { $why }. Deshalb ist dieser Tisch in keinem Verein.
club-value = { $of ->
    [broker] muss der Name des Brokers des Vereins in Anführungszeichen sein, mit seinem Port, etwa "club.example:8883"
    [table] muss ein Name ohne Leerzeichen und Schrägstriche sein, in Anführungszeichen, und nicht "hub"
    [names] muss "initials" oder "full" sein
    [plain] { config-yes-no }
    [calls] { config-yes-no }
   *[other] muss Text in Anführungszeichen sein
}
club-toml-no-ca = In club.toml steht das Zertifikat { $file }, und das lässt sich nicht lesen.
club-toml-plain = true gilt nur für einen Broker auf diesem Rechner, nicht für { $host }
club-packages = Dieser Tisch ist in einem Verein, und die Pakete dafür fehlen: Führt deploy/install noch einmal aus.
club-link-wrong = Das ist kein vollständiger Link zu einem Verein. Er beginnt mit table-club:// und endet so, wie der Verein ihn zeigt.

# companion club
club-joined = Dieser Tisch ist „{ $table }“ auf { $host }. Starte den Tischbegleiter neu, dann ist er im Verein.
club-none = Dieser Tisch ist in keinem Verein.
club-answers = Der Broker des Vereins antwortet und lässt den Tisch „{ $table }“ herein.

# joining a club (companion/pages/box/club.py)
club-link = Verein beitreten
club-title = Verein beitreten
club-how = Der Verein gibt jedem Tisch einen eigenen Link. Kopiere ihn auf einem Handy, das an diesem Tisch einen Platz hat, scanne mit diesem Handy den Code hier und füge ihn dort ein. Oder gib ihn von Hand ein.
club-type = Link eingeben
club-how-typed = Der Verein gibt jedem Tisch einen eigenen Link. Gib ihn ein oder füge ihn hier ein.
club-sit-first = Ein Handy gibt den Link eines Vereins nur weiter, wenn es an diesem Tisch einen Platz hat: Nimm erst damit Platz.
club-field = Der Link des Vereins
club-give = Den Tisch fragen
club-paste = Füge erst den Link ein
club-asks = Der Tischbildschirm fragt jetzt: dem Verein „{ $club }“ beitreten, als Tisch „{ $table }“?
club-offer = Dem Verein „{ $club }“ beitreten, als Tisch „{ $table }“?
club-offer-means = Der Broker des Vereins ist { $host }. Der Verein sieht, was alle sehen, die diesem Tisch zuschauen, und behält die Partien: mit Initialen statt Namen oder mit ganzen Namen, die seine Rangliste und Turniere brauchen.
club-offer-leaves = Ist es ein anderer Verein, verlässt dieser Tisch den bisherigen und erzählt dem neuen nichts von früheren Partien.
club-initials = Beitreten, mit Initialen
club-full = Beitreten, mit ganzen Namen
club-no = Nicht beitreten
club-in = Dieser Tisch ist jetzt im Verein „{ $club }“, als „{ $table }“.
club-page = Der Verein
club-there = Dieser Tisch ist „{ $table }“ im Verein „{ $club }“.
club-there-initials = Der Verein sieht, was alle sehen, die diesem Tisch zuschauen, und behält die Partien, mit Initialen statt Namen: In seiner Rangliste steht niemand.
club-there-full = Der Verein sieht, was alle sehen, die diesem Tisch zuschauen, und behält die Partien, mit ganzen Namen.
club-other = Anderem Verein beitreten
club-leave = Verein verlassen
club-leave-means = Er erfährt nichts mehr und behält die Partien, die er hat. Die Partien hier bleiben.
club-left = Dieser Tisch hat den Verein „{ $club }“ verlassen.
club-not-yet = Das Zertifikat des Brokers auf { $host } gilt erst ab { $begins }, und die Uhr dieses Geräts zeigt { $now }. Bis sie stimmt, wird dorthin nichts gesendet.
club-ended = Das Zertifikat des Brokers auf { $host } ist abgelaufen: { $ends }; die Uhr dieses Geräts zeigt { $now }. Sagt dem Verein Bescheid: Dorthin wird nichts gesendet.

# the hub (companion/hub)
hub-starting = Die Zentrale startet …
hub-ready = Die Zentrale sammelt, was die Tische melden.
hub-database-away = Die Datenbank der Zentrale ist nicht zu erreichen: Die Tische behalten alles, bis sie zurück ist.
hub-database-full = Die Datenbank der Zentrale ist voll: Die Tische behalten alles, bis wieder Platz ist.
hub-database-busy = Die Datenbank der Zentrale hat zu viele andere Verbindungen: Die Tische behalten alles, bis eine frei wird.
hub-migration-changed = Die Datei { $name } wurde geändert, nachdem die Datenbank damit angelegt war. Stell die alte wieder her.
hub-value = { $of ->
    [broker] { club-value }
    [database] muss mit postgresql:// beginnen, in Anführungszeichen
    [lang] muss ein Sprachkürzel wie "de" oder "en" sein
    [plain] { config-yes-no }
    [hosts] muss eine Liste von Namen in Anführungszeichen sein, etwa ["club.lan"]
    [port] muss eine ganze Zahl sein, 0 bis 65535
    [zone] muss eine Zeitzone in Anführungszeichen sein, etwa "Europe/Berlin"
    [season] muss die Nummer eines Monats sein, 1 bis 12
    [keep_games_days] muss eine Zahl von Tagen sein, 0 für immer
    [keep_names_days] muss eine Zahl von Tagen sein, 0 für immer
    [keep_calls_hours] muss eine Zahl von Stunden sein, 1 bis 10000
    [keep_login_hours] muss eine Zahl von Stunden sein, 1 bis 10000
   *[other] muss Text in Anführungszeichen sein
}
hub-toml-certificate = Das Zertifikat { $certificate } und sein Schlüssel { $private } lassen sich nicht öffnen: Beide sind nötig, und sie gehören zusammen.
hub-here = Der Verein ist hier zu sehen: { $link }

# the hub's pages
hub-tables = Tische
hub-results = Ergebnisse
hub-standings = Rangliste
hub-wall = Für den Beamer
hub-person = Partien von { $name }
hub-no-tables = Noch hat sich kein Tisch gemeldet.
hub-nothing-yet = Noch ist keine Partie zu Ende.
hub-idle = Kein Spiel auf dem Tisch
hub-needs-help = Ruft die Turnierleitung
hub-away = Nicht verbunden
hub-paused = Pause
hub-when = Ende
hub-table = Tisch
hub-game = Spiel
hub-result = Ergebnis
hub-place = Rang
hub-name = Name
hub-games = Partien
hub-wins = Siege
hub-points = Punkte
hub-rating = Spielstärke
hub-how-counted = Ein Punkt für alle, die du hinter dir lässt, ein halber für alle, mit denen du den Rang teilst. Bei gleichen Punkten zählen erst mehr Siege, dann weniger Partien; wer in allem gleich ist, teilt den Rang. Die Spielstärke ist die von openskill: was jemand so gut wie sicher mindestens wert ist.
hub-page = Seite { $n } von { $of }
hub-page-before = Vorige Seite
hub-page-after = Nächste Seite

# the referees' desk
hub-coming = { $name } ist unterwegs
hub-desk = Turnierleitung
hub-password = Passwort
hub-log-in = Anmelden
hub-log-out = { $name } abmelden
hub-login-wrong = Dieser Name und dieses Passwort gehören nicht zusammen.
hub-login-wait = Zu viele Versuche. Warte eine Minute.
hub-calls = Rufe
hub-no-calls = Kein Tisch ruft die Turnierleitung.
hub-calls-since = Ruft seit { $time }
hub-coming-key = Bin unterwegs
hub-came-key = Erledigt
hub-call-over = Dieser Tisch ruft nicht mehr.
hub-say = Etwas durchsagen
hub-say-to = An
hub-say-to-all = Alle Tische
hub-say-n-round = Runde
hub-say-round = Runde beginnt
hub-say-n-left = Minuten
hub-say-left = So viele Minuten noch
hub-say-text = Nachricht
hub-say-message = Durchsagen
hub-say-how = Es steht eine Minute lang auf den Bildschirmen der Tische, mit einem Ton. Tische, die keine Durchsagen wollen, zeigen nichts.
hub-say-what = Gib ein, was die Tische lesen sollen.
hub-say-number = Das ist keine Zahl von 1 bis 999.
hub-nobody-there = Gerade ist kein Tisch verbunden.
hub-no-line = Die Zentrale hat gerade keine Verbindung zu den Tischen: Nichts wurde durchgesagt.
hub-was-said =
    { $n ->
        [one] An einen Tisch durchgesagt.
       *[other] An { $n } Tische durchgesagt.
    }

# results that a referee sets right
hub-correcting = Ergebnisse korrigieren
hub-correct = Korrigieren
hub-corrected = von der Turnierleitung korrigiert
hub-correct-key = Das gilt
hub-place-of = Rang von { $name }
hub-total-of = Punkte von { $name }
hub-trail = Wer was geändert hat
hub-changed = Geändert
hub-referee = Turnierleitung
hub-before = Vorher
hub-after = Nachher
hub-was-corrected = Dieses Ergebnis gilt ab jetzt, auch in der Rangliste.
hub-was-so = Das war schon das Ergebnis.
hub-no-result = Diese Partie ist nicht zu Ende, oder niemand kennt sie.
hub-result-number = Gib überall eine Zahl von { $least } bis { $most } ein.

# a tournament day
hub-rounds = Runden
hub-no-day = Noch hat kein Turnier begonnen.
hub-round = Runde { $n }
hub-sit-here = Wer hier sitzt
hub-alone = Freilos (1 Punkt)
hub-playing = Läuft
hub-day-new = Neues Turnier
hub-day-who = Wer mitspielt: ein Name pro Zeile, wie an den Tischen
hub-day-at-table = So viele an einem Tisch
hub-day-how = Wer auf wen trifft
hub-day-all = Alle treffen auf möglichst viele andere
hub-day-swiss = Schweizer System: Wer gleich viele Punkte hat, trifft aufeinander
hub-day-where = Tische: ein Name pro Zeile
hub-day-begin = Beginnen
hub-day-size = An einem Tisch sitzen { $least } bis { $most }.
hub-day-people = Gib 2 bis { $most } Namen ein, jeden einmal: Heißen zwei gleich, braucht es etwas dahinter, etwa einen Buchstaben.
hub-day-tables =
    { $n ->
        [one] Ein Tisch ist nötig, und jeder wird einmal genannt.
       *[other] { $n } Tische sind nötig, und jeder wird einmal genannt.
    }
hub-round-next = Runde { $n } auslosen
hub-round-say = Den Tischen sagen, wer in Runde { $n } spielt
hub-round-open = Eine Partie dieser Runde ist noch nicht zu Ende. Die Turnierleitung kann ohne sie weitermachen.
hub-pass = Ohne diese Partie weiter
hub-pass-not = Auf diese Partie warten
hub-passed = Nicht zu Ende: Die Runden gehen ohne sie weiter. Endet sie noch, zählt sie.
hub-pass-round = Runde
hub-pass-what = Was
hub-no-open-game = Diese Partie ist zu Ende, oder ein solcher Tisch wurde nicht ausgelost.
hub-days = Alle Turniere
hub-day-link = Die Seite für alle
hub-day-back = Zurück zum Turnier
hub-print = Drucken
hub-look = Nachsehen
hub-sure = Ja, trotzdem
hub-day-running = „{ $name }“ ist noch nicht zu Ende. Es bleibt unter seiner eigenen Adresse und läuft neben diesem weiter. Beginnen?
hub-day-away =
    { $n ->
        [one] Dieser Tisch ist nicht verbunden: { $tables }. Trotzdem nehmen?
       *[other] Diese Tische sind nicht verbunden: { $tables }. Trotzdem nehmen?
    }
hub-day-over = Dieses Turnier ist zu Ende. So ging es aus.
hub-day-ends = Turnier beenden
hub-day-goes-on = Doch weitermachen
hub-day-counted = Ein Punkt für alle am Tisch, die du hinter dir lässt, ein halber für alle, mit denen du den Rang teilst; ein Punkt für ein Freilos. Bei gleichen Punkten zählen erst die Punkte aller Gegner zusammen (Buchholz), dann mehr Siege. Wer in allem gleich ist, teilt den Rang.
hub-others = Buchholz
hub-day-people-here = Wer mitspielt
hub-day-here = Da?
hub-day-latecomer = Jemand kommt später: der Name
hub-day-comes = Spielt ab der nächsten Runde mit
hub-day-again = Spielt wieder mit
hub-day-pauses = Setzt aus
hub-day-leaves = Steigt aus
hub-day-is-away = Wird nicht ausgelost; die Punkte bleiben.
hub-day-there = { $name } spielt schon mit.
hub-day-new-table = Ein Tisch kommt dazu: sein Name
hub-day-table-comes = Diesen Tisch nehmen
hub-day-table-leaves = Nicht mehr benutzen
hub-draft = Runde { $n }, noch nicht bestätigt
hub-draft-how = Das sieht nur die Turnierleitung. Gültig und für alle zu sehen ist es, sobald du es bestätigst.
hub-draft-counts = Das gilt
hub-draft-again = Neu auslosen
hub-swap = Tauschen
hub-swap-one = Tausche
hub-swap-other = mit
hub-swap-whom = Nenne zwei verschiedene Personen, die ausgelost sind.
hub-round-stale = Inzwischen ist jemand dazugekommen oder ausgestiegen: Lose erst neu aus.
hub-not-begun = Noch nicht begonnen
hub-others-play = Hier spielen andere: { $people }
hub-by-hand = eingegeben von { $name }
hub-absent = nicht erschienen
hub-hand = Ergebnis eingeben
hub-hand-not = Eingabe rückgängig machen
hub-hand-of = Runde { $n }, Tisch { $table }: { $people }
hub-hand-game = Nach dieser Partie:
hub-hand-how = Jemand muss den ersten Rang haben. Wer nicht erschienen ist, bekommt keine Punkte; wer da war, liegt davor. Es zählt in diesem Turnier.
hub-result-first = Jemand muss den ersten Rang haben.
hub-strange = Runde { $n } erwartet an Tisch { $table }: { $people }. Diese Partien endeten unter anderen Namen oder anderswo:
hub-strange-take = Diese Partie war es
hub-step-pass = Weiter ohne die Partie an Tisch
hub-step-wait = Warten auf die Partie an Tisch
hub-step-result = Ergebnis an Tisch
hub-step-comes = Spielt mit:
hub-step-pauses = Setzt aus:
hub-step-leaves = Steigt aus:
hub-step-table-comes = Ein Tisch kommt dazu:
hub-step-table-leaves = Nicht mehr benutzt: Tisch
hub-step-counts = Die Auslosung gilt
hub-step-ends = Das Turnier ist zu Ende
hub-step-goes-on = Es geht doch weiter
hub-sit = Wo sitze ich?
hub-sit-who = Dein Name
hub-sit-at = Runde { $n }: Tisch { $table }
hub-sit-with = In der Reihenfolge der Plätze: { $people }
hub-sit-nobody = In dieser Runde ist niemand namens { $name } ausgelost.
hub-sit-none = Noch ist keine Runde ausgelost.
hub-when-played = Gespielt
hub-always = Immer
hub-season = Saison { $name }
hub-evening = Abend vom { $name }
hub-all-games = Alle Spiele
hub-by-tournament = Jedes Turnier hat seine eigene Rangliste:
hub-people = Wer ist wer
hub-people-how = Namen, die sich nur in Großschreibung, Leerzeichen oder Akzenten unterscheiden, sind eine Person. Gib hier an, welche anderen Schreibweisen dazugehören oder dass zwei davon verschiedene Personen sind. Zwei Personen mit genau demselben Namen: Gib einer von ihnen im Ergebnis einen anderen.
hub-people-spelling = Dieser Name
hub-people-is = ist dieselbe Person wie
hub-people-join = Eine Person
hub-people-part = Jemand anders
hub-people-spellings = Geschrieben als
hub-people-names = Gib zwei Namen mit 1 bis { $most } Zeichen ein; Initialen stehen für viele Personen.
hub-people-so = Das ist schon eine Person.
hub-people-joined = { $name } ist ab jetzt { $person }.
hub-people-parted = { $name } zählt ab jetzt für sich.
hub-name-of = Name von { $name }
hub-certificate-ends = Das Zertifikat { $file } läuft ab: { $day }. Auf dem Rechner der Zentrale: sudo deploy/club renew

# forgetting (companion/hub/ingest/retention.py)
hub-joining = Tische hereinlassen
hub-joining-how = Ein Code ist das Passwort eines Tisches: Zeig ihn sonst niemandem. Er verschwindet, wenn der Tisch verbunden ist, und nach einer Stunde.
hub-joining-none = Auf keinen Tisch wird gewartet. Auf dem Rechner der Zentrale: sudo deploy/club table NAME
hub-joining-plain = Der Code eines Tisches ist sein Passwort, also wird er nur gezeigt, wenn diese Seiten über TLS laufen.
hub-joining-code = QR-Code des Tisches { $table }
hub-table-desk = Die Turnierleitung findet den Code auch unter „Tische hereinlassen“ auf den Seiten der Zentrale, wenn sie über TLS laufen.
hub-forget = Löschen
hub-forget-person = Eine Person: der Name wie in der Rangliste; alle seine Schreibweisen verschwinden
hub-forget-table = Ein Tisch: sein Name
hub-forget-look = Was verschwindet?
hub-forget-how = Erst siehst du, was verschwindet. Ein gelöschter Name wird zu „jemand“, damit alle anderen Rang, Punkte und Spielstärke behalten.
hub-forget-person-goes =
    { $n ->
        [0] { $name } steht in den Runden eines Turniers und in keiner Partie. Dort wird der Name zu „jemand“. Das lässt sich nicht zurückholen.
        [one] In einer Partie steht { $name }. Sie bleibt, und der Name wird zu „jemand“, auch in Runden. Das lässt sich nicht zurückholen.
       *[other] In { $n } Partien steht { $name }. Sie bleiben, und der Name wird zu „jemand“, auch in Runden. Das lässt sich nicht zurückholen.
    }
hub-forget-table-goes =
    { $n ->
        [0] Vom Tisch { $name } ist keine Partie gespeichert; was er beim Broker hinterlassen hat, verschwindet. Solange er hereingelassen wird, kommt er mit seiner nächsten Partie wieder.
        [one] Eine Partie vom Tisch { $name } verschwindet, auch aus Ergebnissen, Rangliste und Runden. Das lässt sich nicht zurückholen. Solange der Tisch hereingelassen wird, kommt er mit seiner nächsten Partie wieder.
       *[other] { $n } Partien vom Tisch { $name } verschwinden, auch aus Ergebnissen, Rangliste und Runden. Das lässt sich nicht zurückholen. Solange der Tisch hereingelassen wird, kommt er mit seiner nächsten Partie wieder.
    }
hub-forget-key = Für immer löschen
hub-forget-not = Behalten
hub-forget-nobody = Keine Partie und keine Runde kennt jemanden namens { $name }. Initialen stehen für viele Personen und lassen sich nicht löschen.
hub-forget-no-table = Kein Tisch heißt { $name }: Der Name eines Tisches besteht aus Buchstaben, Ziffern, - und _.
hub-was-revoked = Der Tisch { $table } wird nicht mehr hereingelassen. Was er hinterlassen hat, verschwindet in Sekunden; seine Partien bleiben, bis er gelöscht wird.
hub-was-forgotten = { $name } ist gelöscht.
hub-somebody = jemand
hub-cleared = Wie hub.toml es vorgibt, ist Altes gelöscht. Partien: { $games }. Namen: { $names }.
hub-forget-ask = Für immer löschen? (j/N)
hub-forget-say-yes = Nichts wurde gelöscht. Gib --yes an, wo niemand gefragt werden kann.

# what tables have and the hub's database lacks (companion/hub/ingest/gaps.py)
hub-lacks = Was hier fehlt
hub-lack-why = Tische haben diese Partien, und in der Datenbank sind sie nicht vollständig. Was folgen kann, folgt von selbst, sobald der Tisch verbunden ist.
hub-lack-how = Was fehlt
hub-lack-all = alles: es folgt vom Tisch
hub-lack-rest = das Neueste: es folgt vom Tisch
hub-lack-gone = der Tisch kann es nicht mehr lesen: es fehlt für immer
hub-lack-refused = nicht angenommen: { $why }
hub-lack = Tisch { $table }, Partie { $game }: { $what }
hub-lacks-none =
    { $n ->
        [0] Noch hat kein Tisch eine Partie gemeldet.
        [one] Die eine gemeldete Partie ist vollständig in der Datenbank.
       *[other] Alle { $n } gemeldeten Partien sind vollständig in der Datenbank.
    }

# companion hub HUB_TOML table NAME
hub-table-how = Am Tisch: Einstellungen, „Verein beitreten“. Oder: companion club LINK
hub-table-at = Scanne ihn mit einem Handy, das an diesem Tisch einen Platz hat: Der Tischbildschirm fragt dann, ob der Tisch als „{ $table }“ beitritt.

# companion hub HUB_TOML referee NAME
referee-asked = Passwort für { $name }:
referee-again = Noch einmal:
referee-differs = Das sind zwei verschiedene Passwörter: Nichts wurde geändert.
referee-name = Der Name einer Turnierleitung hat 1 bis { $most } Zeichen.
referee-password = Ein Passwort hat { $least } bis { $most } Zeichen.
referee-kept = { $name } kann sich auf der Seite „Turnierleitung“ der Zentrale anmelden.
referee-gone = { $name } wird nicht mehr hereingelassen.
referee-unknown = In der Turnierleitung heißt niemand { $name }.

# one tap in the menu, where there is a club (companion/pages/referee.py)
referee-call = Turnierleitung rufen
referee-came = Turnierleitung war da
hub-day-name = Name des Turniers
