companion-title = Tischbegleiter
yes = Ja
no = Nein
form-missing = Es fehlt noch etwas
back = Zurück
minutes = { $n } min

# home
home-title = Was spielt ihr?
home-ask = Tippe ein Spiel an
home-no-game = Noch kein Spiel auf dem Tisch
home-comes = Sobald es losgeht, erscheint die Partie hier
home-watching = Du schaust zu: Hier siehst du den Spielplan, den Punktestand und die Uhren. Willst du mit diesem Handy mitspielen, nimm Platz.
home-seated = Du hast einen Platz. Deine Fragen und Geheimnisse erscheinen hier.
home-players = { $least }–{ $most } Personen
home-resume-key = Weiter
home-waits = { $days ->
    [0] Noch offen, heute: { $names }
    [1] Noch offen, gestern: { $names }
   *[other] Noch offen, vor { $days } Tagen: { $names }
}
home-phones = { $n ->
    [one] Handys (1 hier)
   *[other] Handys ({ $n } hier)
}
home-resume = Weiter mit { $game }
home-set-aside = { $game } wurde abgebrochen: Der Tischbegleiter kam damit nicht weiter. Die Partie steht noch in der Liste; wenn ihr sie fortsetzt, macht den letzten Eintrag rückgängig.
home-set-aside-package = { $game } wurde abgebrochen: Das Paket { $package } funktioniert nicht richtig. Die Partie steht noch in der Liste. Sagt dort Bescheid, wo ihr es herhabt, und spielt etwas anderes, bis es eine neuere Version gibt.
records-link = Partien
settings-link = Einstellungen
join-link = Handys

# a new game
new-title = Wer sitzt wo?
new-ask = Tippe einen Platz an, dann einen Namen
new-where = Neue Partie
new-free = frei
new-who = Platz { $seat }
new-name = Name
new-tint = Farbe
new-away = Entfernen
new-more = Dazu
new-other-name = Neuer Name
new-rules = { $n ->
    [0] Hausregeln
   *[other] Hausregeln ({ $n })
}
new-start = { $n ->
    [one] Allein starten
   *[other] Mit { $n } Personen starten
}
new-missing-twice = Zwei Plätze haben denselben Namen
late-link = Wer kommt dazu?
late-confirm = { $name } steigt ein
late-note = Der neue Platz liegt hinter dem letzten und ist ab jetzt dabei. Punkte dafür gebt ihr unter „Korrigieren“.
late-not = In diese Partie kann gerade niemand einsteigen.
new-next-title = Wer spielt noch mit?
new-next-ask = Gib einen Namen ein oder tippe auf „Alle sind da“
new-done = Alle sind da
new-nameless = Ohne Namen spielen
new-name-title = Wer kommt dazu?
new-sit = { "{" }name{ "}" } spielt mit
new-type = Gib erst einen Namen ein
rules-title = Hausregeln
kept-rules-label = Gespeicherte Hausregeln
kept-rules-keep = Unter Namen speichern
kept-rules-name = Name für diese Regeln
kept-rules-keep-confirm = Als { "{" }name{ "}" } speichern
kept-rules-forget = Gespeicherte löschen
kept-rules-which = Welche?
kept-rules-forget-confirm = { "{" }name{ "}" } löschen
rules-note = Änderungen gelten sofort. Das meiste lässt sich auch während der Partie noch ändern, unter „Korrigieren“.
clock-label = Uhr
clock-up = Zählt hoch
clock-off = Aus
clock-bank = Bedenkzeit
clock-bank-label = Zeit pro Person
clock-odds-label = Zeit der Einzelnen
clock-alike = Gleich
clock-odds = Ungleich

# drawing lots
lots-link = Wer beginnt?
lots-what = Was wird ausgelost?
lots-start = Wer beginnt
lots-seats = Plätze
lots-teams-2 = 2 Teams
lots-teams-3 = 3 Teams
lots-start-title = Wer beginnt?
lots-seats-title = Wer sitzt wo?
lots-teams-2-title = Zwei Teams
lots-teams-3-title = Drei Teams
lots-ask = Legt alle einen Finger auf den Bildschirm oder lost mit Namen
lots-again = Neu auslosen
lots-here = Legt alle einen Finger hierher
lots-hold = und haltet ihn zwei Sekunden still
lots-few = Dafür braucht es mindestens { $n } Personen
lots-by-name = Mit Namen losen
lots-keep = So bleibt es
lots-starts = { $name } beginnt
lots-lit = Der leuchtende Finger beginnt
lots-lit-ask = Wem gehört er? Oder legt die Finger noch einmal auf
lots-whose = Wessen Finger war es?
lots-seats-lit = Die Nummern laufen im Uhrzeigersinn um den Tisch.
lots-teams-2-lit = Gleiche Nummer, gleiches Team.
lots-teams-3-lit = Gleiche Nummer, gleiches Team.
lots-team = Team { $n }: { $names }
lots-across = Die Teams sitzen abwechselnd um den Tisch: Die Plätze wurden getauscht.

# the game
band-waiting = Warten auf { $names }
band-told = Gemeldet. Es fehlt noch: { $names }
band-told-rest = Gemeldet. Der Rest wird am Tisch eingegeben.
band-secret = Antwortet auf euren Handys
take-back = Rückgängig
take-back-own-row = Deine Meldung
own-row-confirm = Dem Tisch melden
take-back-seats = Neue Partie
redo = Wiederholen
resumed-other-rules = Die Regeln dieses Spiels haben sich geändert, seit die Partie begann: damals Version { $had }, jetzt { $has }.
result-wins = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
result-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
result-nobody = Niemand am Tisch gewinnt
result-again = Revanche, gleiche Plätze
away-known = Der Tischbegleiter war { $time } lang aus. Kein bestätigter Zug ging verloren.
away-unknown = Der Tischbegleiter war aus. Kein bestätigter Zug ging verloren.
away-days = { $n ->
    [one] einen Tag
   *[other] { $n } Tage
}
away-hours = { $n ->
    [one] eine Stunde
   *[other] { $n } Stunden
}
away-minutes = { $n ->
    [one] eine Minute
   *[other] { $n } Minuten
}
away-moment = weniger als eine Minute
clock-of = von { $time }
clock-used = gespielt
clock-stands = steht still
clock-turns = { $n ->
    [one] noch 1 Zug
   *[other] noch { $n } Züge
}
clock-periods = { $n } × { $time }
time-is-up = Die Zeit ist um: { $label }

# sitting down with a phone
own-link = Mein Platz
seat-link = Platz wechseln
sit-link = Platz nehmen
sit-title = Wo sitzt du?
sit-ask = Dein Handy zeigt dir dann deine Geheimnisse und sagt dir, wenn du dran bist
sit-who = Wer bist du?
sit-free = frei
sit-on-a-phone = auf einem Handy
sit-choose = Wähle erst einen Platz
sit-confirm = Als { $person } mitspielen
sit-ask-key = Am Tisch anfragen
sit-code-key = Mit Platzcode
sit-code = Sechsstelliger Platzcode
sit-code-missing = Gib die sechs Ziffern ein
sit-only-code = Es gibt keinen Tischbildschirm: Der Code steht im Terminal, in dem der Tischbegleiter gestartet wurde.
sit-closed = Zu viele Handys haben angefragt. Zehn Minuten lang kommst du nur mit dem Code herein: Er steht auf dem Tischbildschirm unter „Handys“.
sit-nobody = Noch hat niemand einen Platz: Bereitet erst am Tisch eine Partie vor.
sit-leave-confirm = Platz aufgeben und zuschauen
sit-waiting = Warten auf das Ja vom Tisch
sit-waiting-how = Bitte jemanden, auf dem Tischbildschirm „Ja“ zu tippen; dort steht dieselbe Nummer.
sit-cancel = Anfrage zurückziehen

# letting phones in
knock = Handy { $n } möchte als { $person } mitspielen. Erlauben?
knock-held = Handy { $n } möchte als { $person } mitspielen, genau wie Handy { $also }. Erlauben?
knock-more = Handy { $n } spielt als { $has } und möchte auch als { $person } mitspielen. Erlauben?
knock-more-held = Handy { $n } spielt als { $has } und möchte auch als { $person } mitspielen, genau wie Handy { $also }. Erlauben?
sit-no = Am Tisch hieß es nein. Du kannst weiter zuschauen oder in einer Minute noch einmal anfragen.
phones-link = Plätze auf Handys
phones-title = Plätze auf Handys
phones-none = Kein Handy hat einen Platz.
phone-name = Handy { $n }
phone-is-table = zweiter Tischbildschirm
phone-here = verbunden
phone-not-here = nicht verbunden
phone-since = zugelassen am { $day }
phone-people = Wer spielt damit?
phone-give-key = Plätze
phone-give = Dieses Handy spielt für: { $people }
phone-table-key = Tischbildschirm
phone-table = Zum zweiten Tischbildschirm machen
phone-table-note = Es kann für alle antworten, rückgängig machen, pausieren und korrigieren. Es hat keinen Platz und sieht keine Geheimnisse.
phone-away-key = Entfernen
phone-away = Handy { $n } entfernen (darf weiter zuschauen)
phone-unknown = Dieses Handy hat keinen Platz mehr. Du schaust jetzt zu; bitte noch einmal um deinen Platz.
phone-sent-away = Am Tisch wurde diesem Handy der Platz entzogen. Du schaust jetzt zu.

# the menu
menu-title = Menü
fix-link = Korrigieren
note-link = Notiz
leave-link = Partie verlassen
score-link = Punktestand
log-link = Verlauf
times-link = Zeiten
aid-link = Kurzregeln
leave-title = Partie verlassen?
leave-note = Eure Partie ist gespeichert. Ihr könnt sie jederzeit fortsetzen.
leave-confirm = Speichern und verlassen
end-link = Partie beenden
end-title = Partie beenden?
end-note = Der jetzige Punktestand entscheidet, wer gewonnen hat. Das lässt sich rückgängig machen.

# corrections
fix-title = Korrigieren
fix-ask = Was stimmt auf dem Bildschirm nicht?
fix-where = Korrigieren
fix-note = Tippe eine Zahl an, um sie zu korrigieren. Jede Korrektur steht im Verlauf und lässt sich rückgängig machen.
fix-log = Etwas wurde falsch eingegeben
fix-next-page = Mehr Zahlen
fix-was = { $what }: hier steht { $now }
correct-to = { $what } – { $to }
correct-what = Korrigieren: { $what }

# a line of the log, corrected
amend-title = Verlauf korrigieren
amend-where = So lag es damals
amend-ask = Was ist wirklich passiert?
amend-unchanged = Ändere, was nicht stimmt
amend-misfit = Das passt jetzt nicht mehr. Was ist hier passiert?
amend-said = Im Verlauf steht: { $what }
amend-before = Nach deiner Antwort kommt: { $what }
amend-under-way = Alles danach wird neu berechnet: { $n } %. Die anderen können weiterspielen.
amend-not-yet = Es ändert sich nichts, bis alles passt.
amend-more = { $n ->
    [0] Alles danach passt bisher.
    [one] Eine spätere Zeile muss vielleicht neu beantwortet werden.
   *[other] Bis zu { $n } spätere Zeilen müssen vielleicht neu beantwortet werden.
}
amend-other = Auf diese Frage passen jetzt andere Antworten.
amend-unfit = Das passt nicht zu dem, was jetzt dort liegt.
amend-rule = Nach den Regeln: { $rule }
amend-at-table = Dann passen spätere Zeilen nicht mehr. Korrigiere das auf einem Tischbildschirm.
amend-out = Das ist nicht passiert
amend-rest = Das und alles danach weglassen

# an earlier moment
then-title = Blick zurück: { $n } von { $of }
then-now = Ins Jetzt
then-asked = Gefragt: { $what }
then-begin = Vor dem ersten Zug
then-known-since = Damals noch geheim, jetzt bekannt:
then-earlier = Einen Eintrag zurück
then-later = Einen Eintrag weiter
then-wrong = Diese Zeile war falsch
then-back-to = Bis hierher zurück
then-takes-back = Das wird rückgängig gemacht. „Wiederholen“ holt alles zurück:
then-and-more = … und { $n } weitere
then-confirm = { $n ->
    [one] 1 Eintrag rückgängig machen
   *[other] { $n } Einträge rückgängig machen
}

# a closer look at a cell
cell-title = Der Spielplan
cell-look = Auf diesem Feld
cell-ask = Tippe an, was nicht stimmt
cell-empty = Hier wurde nichts eingegeben.

# log and notes
news-title = Was passiert ist
log-title = Verlauf
log-ask = Tippe eine Zeile an, um sie anzusehen oder zu korrigieren
log-look = Tippe eine Zeile an, um sie anzusehen
log-by-round = Runde für Runde
log-round = { $unit ->
    [turn] Zug { $n }
   *[other] Runde { $n }
}
log-before = { $unit ->
    [turn] Voriger Zug
   *[other] Vorige Runde
}
log-after = { $unit ->
    [turn] Nächster Zug
   *[other] Nächste Runde
}
log-by-phone = { $what } (Handy { $n })
note-title = Eine Notiz für den Verlauf
note-label = Notiz
note-confirm = Notiz speichern
note-type = Gib erst eine Notiz ein

# rules
rule-title = Regel
rule-unknown = Einen Absatz { $id } gibt es in den Regeln dieses Spiels nicht.
rule-settled = Die Anleitung ist hier nicht eindeutig; gespielt wird so, wie es in diesem Absatz steht.
rule-plays-default = { $setting }: Ihr spielt „{ $reading }“, das ist der Standard.
rule-plays = { $setting }: Ihr spielt „{ $reading }“. Standard ist „{ $default }“.
aid-title = Kurzregeln

# score, seats, times
score-title = Punktestand
score-ask = Tippe eine Zeile an, um die Regel dazu zu lesen
score-total = Total
seat-ask = Was alle wissen dürfen
seat-own = Verdecktes siehst nur du
seat-time = Bedenkzeit
times-dice = Würfe

# settings, phones, records
settings-title = Einstellungen
settings-lang = Sprache
settings-light = Darstellung
settings-light-day = Hell
settings-light-night = Dunkel
settings-letters = Schriftgröße
settings-letters-normal = Normal
settings-letters-large = Groß
settings-hand = Bedienung
settings-hand-right = Rechtshändig
settings-hand-left = Linkshändig
settings-facing = Lesbar von
settings-facing-this = Dieser Seite
settings-facing-other = Der anderen
settings-dim = Bildschirm dunkel nach
settings-never = Nie
settings-about-screen = Bildschirm
settings-about-sound = Ton und Bewegung
settings-about-line = Verbindung der Handys
flip-link = Bild drehen
flip-title = Bild drehen?
flip-note = Danach ist es von gegenüber zu lesen. Zurück geht es genauso.
settings-volume = Lautstärke
settings-volume-is = { $n ->
    [0] Aus
    [1] Leise
    [2] Mittel
   *[other] Laut
}
settings-quiet_from = Ruhe ab
settings-quiet_to = Ruhe bis
settings-spoken = Vorlesen
settings-spoken-off = Aus
settings-spoken-on = An
spoken-undone = Zurückgenommen.
spoken-time-up = Die Zeit ist um.
spoken-short = { $names }: Die Zeit ist gleich um.
settings-motion = Bewegte Figuren
settings-motion-glides = An
settings-motion-calm = Aus
settings-tls = Verbindung der Handys (nach Neustart)
settings-tls-off = Unverschlüsselt
settings-tls-on = Verschlüsselt
settings-tls-note = Verschlüsselt: Niemand sonst im WLAN kann mitlesen, was an Handys geht. Jedes Handy warnt einmal, dass es das Zertifikat nicht kennt: Vergleicht dessen Fingerabdruck mit dem unter „Handys“.
auto-link = Automatik
auto-title = Automatik
auto-in = Bei { $game }
auto-note = Ein automatischer Schritt kündigt sich drei Sekunden vorher an. Tippen hält ihn an; rückgängig machen könnt ihr ihn auch. Würfel, Geheimnisse und das Ende der Partie laufen nie automatisch.
auto-told = Was feststeht (programmierte Aktion, Ende eines Zuges)
auto-told-auto = Automatisch
auto-told-ask = Wir bestätigen
auto-only = Nur eine Antwort möglich
auto-only-auto = Automatisch
auto-only-ask = Vorausgefüllt
auto-only-off = Leer
auto-likely = Naheliegende Antworten
auto-likely-ask = Vorausgefüllt
auto-likely-off = Leer
auto-soon = Gleich automatisch – { $who }: { $what }. Tippen hält es an.
auto-soon-there = Gleich automatisch – { $who }: { $what }.
auto-done = Automatisch: { $what }
join-title = Mit dem Handy dabei
join-how = Öffne auf einem Handy im selben WLAN diese Adresse oder scanne den Code.
join-phones = { $n ->
    [0] Kein Handy ist verbunden.
    [one] 1 Handy ist verbunden.
   *[other] { $n } Handys sind verbunden.
}
join-code = Platzcode: Damit nimmt ein Handy Platz, ohne zu fragen
join-way-cable = Netzwerkkabel
join-way-wifi = WLAN
join-fingerprint = Fingerabdruck des Zertifikats (SHA-256)
wifi-link = WLAN als QR-Code
wifi-title = Das WLAN am Tisch
wifi-ask = Scannt das, um ins WLAN zu kommen
wifi-name = Name des Netzes
wifi-password = Passwort
wifi-confirm = QR-Code zeigen
wifi-type = Gib erst beides ein
join-closed = Der Tischbegleiter wurde nur für diesen Rechner gestartet. Startet ihn ohne --no-lan, dann können Handys mitmachen.
join-no-lan = Der Tischbegleiter ist in keinem Netz. Verbindet ihn mit eurem WLAN und öffnet diese Seite noch einmal.
records-title = Partien
records-unfinished = Noch offen
records-finished = Beendet
records-thrown = Heute gelöscht
record-away-key = Löschen
record-away = Diese Partie löschen
record-away-hint = Einen Tag lang lässt sie sich zurückholen.
record-back = Zurückholen
record-save = Auf diesem Handy speichern
records-none = Noch ist keine Partie zu Ende gespielt.

# what can go wrong
no-such-setting = Diese Einstellung gibt es nicht.
no-game-open = Es ist kein Spiel auf dem Tisch.
game-on-the-table = Es läuft eine andere Partie: Speichert und verlasst erst die.
no-draft-open = Es wird gerade keine Partie vorbereitet: Wählt auf der Startseite ein Spiel.
reference-nothing = In der Schnittstelle heißt nichts { $name }: companion reference gibt alles aus.
no-such-game = Ein Spiel namens { $game } gibt es nicht.
game-left-alone = { $game } hat den Tischbegleiter zweimal zum Absturz gebracht und bleibt zu, bis er neu gestartet wird.
game-overdue = { $game } war nach { $seconds } Sekunden noch nicht fertig: Der Tischbegleiter startet ohne dieses Spiel neu.
game-overdue-end = { $game } war nach { $seconds } Sekunden noch nicht fertig: Der Tischbegleiter beendet sich.
no-such-page = Eine Seite namens { $page } gibt es nicht.
joined-already = Dieser Bildschirm ist schon dabei.
only-the-table = Das geht nur auf dem Tischbildschirm selbst.
only-seats = Du schaust zu: Nimm erst Platz.
only-on-a-phone = Das ist geheim: Antworten kann nur das Handy mit diesem Platz.
not-your-seat = Das ist nicht dein Platz.
phone-gone = Handy { $n } hat keinen Platz mehr.
phone-not-one = Öffne die Seite erst auf Handy { $n } und schließ sie überall sonst: Der Platz geht an ein einziges Handy.
asking-gone = Handy { $n } hat die Anfrage zurückgezogen.
asking-wait = Deine Anfrage wurde abgelehnt. In einer Minute kannst du noch einmal anfragen.
asking-too-many = Zu viele Handys fragen nach einem Platz. Versuch es noch einmal, wenn sie eine Antwort haben.
phones-full = Zu viele Handys haben einen Platz. Entfernt erst auf dem Tischbildschirm ein paar.
code-wrong = Das ist nicht der Code.
code-wait = Zu viele falsche Codes. Warte zehn Minuten oder frag am Tisch an.
form-closed = Diese Frage ist nicht mehr offen.
file-unreadable = { $file } lässt sich nicht lesen: { $why }.
printed-damaged = { $file } ist keine Katalogdatei: { $why }.
record-unknown-game = Der Verlauf gehört zum Spiel { $game }; das kennt dieser Tischbegleiter nicht.
record-newer-rules = Der Verlauf stammt von Version { $version } des Spiels { $game }; die ist neuer als dieser Tischbegleiter.

# simulated hardware
simulator-link = Simulator
simulator-title = Simulierte Hardware
simulator-ask = Drück einen Knopf oder würfle
simulator-buttons = Knöpfe
simulator-undo = Rückgängig-Knopf
simulator-pause = Pause-Knopf
simulator-next = Weiter-Knopf
no-simulator = Es gibt keine simulierte Hardware: Startet den Tischbegleiter mit --simulate.
simulator-roll = Diese Würfel werfen
simulator-dice = Würfel auf dem Leser
simulator-how-label = Wie?
simulator-press = Drücken
simulator-hold = Halten
simulator-double = Doppelt
simulator-second = { $name }: zweiter
simulator-knob-label = Drehknopf
simulator-knob-left = Nach links
simulator-knob-right = Nach rechts
simulator-knob-push = Drücken
simulator-add-label = Würfel dazulegen
simulator-no-tint = farblos
simulator-empty = Leeren
simulator-line-label = Würfelleser
simulator-unplug = Abziehen
simulator-replug = Einstecken
simulator-heard = Letzter Ton: { $sound }
lamp-off = aus
lamp-dim = schwach
lamp-lit = an
lamp-blink = blinkt
only-here = Das geht nur am Gerät selbst.

# the demo
demo-stuck = Die Demo fand keine Antwort, die die Regeln erlauben.

# without a screen
headless-table = Tischbildschirm: { $link }
headless-watch = Zuschauen mit dem Handy: { $link }
headless-code = Platzcode für Handys: { $code }
headless-fingerprint = Fingerabdruck des Zertifikats (SHA-256): { $digits }
hardware-config = Die Einstellungen der Hardware sind unbrauchbar: { $what }

# recorded hardware

# the catalogue
printed-link = Katalog
printed-title = Katalog
printed-ask = Wähle ein Spiel
printed-note = Was nur auf Karten, Plättchen oder Spielplan steht, gebt ihr ein einziges Mal ein. Hier könnt ihr es ansehen, ändern und löschen.
printed-kinds = Schon bekannt
printed-of = { $n } von { $most }
printed-none = Nichts einzugeben: In der Anleitung dieses Spiels steht jeder Wert.
printed-empty = Noch nichts eingegeben.
printed-blank = nicht eingegeben
printed-change = Tippe einen Eintrag an, um ihn zu ändern
printed-more = Neu
printed-keep = Speichern
printed-forget = Löschen
printed-in-play = Dieses Spiel läuft gerade: Ändert es unter „Korrigieren“.
printed-in-rules = Das steht in der Anleitung und lässt sich nicht löschen.

# ---- where the places of a printed map lie
arrange-link = Landkarte anordnen
arrange-title = Landkarte anordnen
arrange-ask = Zieh jeden Ort dorthin, wo er auf eurem Spielplan liegt
arrange-how = Oder tippe einen Ort an und dann die Stelle, wo er liegt. Wege und Figuren folgen.
arrange-note = Das ändert nur, wie die Landkarte gezeichnet wird, in dieser Partie und allen weiteren.
arrange-none = Dieses Spiel hat keine Landkarte zum Anordnen.
arrange-back = Wo er vorher lag
arrange-again = Wie ich es hatte
arrange-no-cell = Auf der Landkarte gibt es keinen Ort namens { $cell }.
arrange-outside = Das liegt außerhalb der Landkarte.
arrange-outside-cell = Ort { $cell } liegt außerhalb der Landkarte.
arrange-no-room = Da passt er nicht hin: Verschieb erst einen anderen Ort.
arrange-too-near = Die Orte { $a } und { $b } liegen zu dicht beieinander.
hand-link = Als QR-Code
hand-ask = Für einen anderen Tischbegleiter
hand-how = Scann ihn mit einem Handy und kopier den Link. Auf der Seite des anderen Tischbegleiters: Menü, „Von einem anderen Tisch“.
hand-where = Ein Handy, das hier einen Platz hat, übergibt den Link sofort, wenn es ihn öffnet.
hand-gone = Das gibt es hier nicht mehr.
handed-too-much = Das ist zu viel für einen Code: companion catalogue schreibt es in eine Datei.
handed-wrong = Das ist kein Link oder Code eines Tischbegleiters.
handed-known = Das ist hier schon bekannt. Um es weiterzugeben, kopier den Link, statt ihn zu öffnen.
handed-waits = Der Tisch wird gerade etwas anderes gefragt: Versuch es in einer Minute noch einmal.
keep-title = Von einem anderen Tisch
keep-ask = Füg den Link ein, der im QR-Code des anderen Tischbegleiters steckt
keep-link = Link
keep-offer = Dem Tisch anbieten
keep-waits = Der Tischbildschirm fragt, ob es behalten wird.
keep-new = { $what }: „{ $name }“ behalten?
keep-again = { $what }: „{ $name }“ durch das Neue ersetzen?
keep-yes = Behalten
keep-kept = Behalten: ab der nächsten Partie dabei
keep-not = Es wurde nicht behalten

# companion screenshots
screenshots-broken = Die Bildschirmfotos lassen sich nicht zeichnen: { $why }
screenshots-failed = Hier lässt sich nichts zeichnen: OpenGL für den Treiber „offscreen“ von SDL fehlt (Debian: libgles2, libegl1).

# for who is new to a game
new-here-short = neu dabei
new-here = Neu in diesem Spiel
new-here-not = Kennt dieses Spiel
lesson-for = Neu dabei: { $names }
lesson-example = Zum Beispiel, so wie es gerade steht:
lesson-others = Oder auch: { $what }
lesson-done = Verstanden
can-link = Was kann ich?
can-title = Was kann ich tun?
can-nothing = Im Moment wirst du nichts gefragt.
can-open = Was folgt, hängt davon ab, was gewürfelt, gezogen, verborgen oder noch einzugeben ist.
can-change = { $what }: { $before } → { $after }
tour-link = Rundgang für Neue
tour-title = Neu bei { $game }
tour-at = Karte { $n } von { $of }
tour-next = Weiter
tour-skip = Rundgang überspringen
tour-none = Für dieses Spiel gibt es keinen Rundgang.
tour-done = Los geht’s
page-link = Das Spiel auf einer Seite
page-title = Das Spiel auf einer Seite
page-none = Für dieses Spiel gibt es keine solche Seite.
page-print = Drucken

# what goes where
lay-out-link = Wohin?
lay-out-title = Aufbau
lay-out-at = { $n } von { $of }
lay-out-next = Liegt. Weiter
lay-out-last = Liegt
lay-out-done = Alles liegt bereit.
lay-out-seats = Vor alle.
lay-out-start = Zur Person, die beginnt.
lay-out-beside = Neben den Spielplan.
lay-out-table = Auf den Tisch, für alle erreichbar.
lay-out-box = Zurück in die Schachtel.
lay-out-board = Auf den Spielplan.

# Bluetooth dice
dice-title = Würfel
dice-none = Würfel mit Bluetooth, GoDice und Pixels, würfeln direkt ins Spiel.
dice-meet = Würfel hinzufügen
dice-roll-it = Würfelt mit dem Würfel, den ihr benutzen wollt
dice-over = Es wurde nicht gewürfelt
dice-again = Noch einmal suchen
dice-how = Weckt ihn zuerst: Nehmt ihn aus der Schachtel und schüttelt ihn. Lasst seine eigene App zu, sonst spricht er mit ihr.
dice-met = Dieser?
dice-blinks = Er blinkt weiß.
dice-keep = Diesen Würfel benutzen
dice-die = Würfel { $n }
dice-here = da
dice-away = nicht da, oder er schläft
dice-battery = Batterie { $n } %
dice-low = Batterie fast leer: { $n } %
dice-low-here = Würfel { $n }: Batterie { $percent } %
dice-last = letzter Wurf { $face }
dice-signal = Signal { $dbm } dBm
dice-owner = Würfelt für
dice-everybody = alle
dice-tint = Zählt als
dice-any-tint = jede Farbe
dice-shell = Form
dice-faces = Hat ein Spiel Würfel mit Farben oder Bildern, zählt die 1 als das erste auf dem Bildschirm, die 2 als das zweite und so weiter. Während ein solches Spiel läuft, könnt ihr das hier ändern.
dice-numbers = Zahlen
dice-sides = Wofür die Zahlen zählen
dice-side = { $n } zählt als
dice-is = { $n } = { $side }
dice-read = Würfel { $n }: { $sides }
dice-name = Name
dice-blink = Blinken lassen
dice-forget = Diesen Würfel vergessen
die-gone = Dieser Würfel ist vergessen.
