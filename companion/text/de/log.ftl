# Answers that do not fit
log-malformed = Diese Antwort passt nicht zur Frage.
log-missing = Es fehlt noch: { $label }
log-not-offered = Das steht nicht zur Wahl: { $label }
log-twice = Dasselbe ist zweimal gewählt: { $label }
log-too-few = { $label }: mindestens { $least }
log-too-long = { $label }: höchstens { $most } Zeichen
log-too-many = { $label }: höchstens { $most }
log-over-cap = { $label }: es gibt nur { $most }
log-no-such-face = So eine Seite hat dieser Würfel nicht: { $label }
log-untold = { $who }: { $n }?
log-doubtful = { $what } Stimmt das? Dann bestätige es noch einmal.
log-also = { $first } { $then }
log-stale = Diese Frage ist schon beantwortet.
log-answered = Schon beantwortet: { $what }
log-no-redo = Inzwischen wurde weitergespielt. Es gibt nichts zu wiederholen.
log-not-newest = Inzwischen wurde weitergespielt. Sieh nach, was jetzt rückgängig gemacht würde.
log-cannot-drop = Das lässt sich nicht mehr einzeln rückgängig machen.
log-not-asked = Das wird hier nicht mehr gefragt.
log-reads = Jetzt stünde hier: { $what }
log-gone = Diese Zeile hat sich inzwischen geändert. Sieh noch einmal im Verlauf nach.
log-changed = Inzwischen wurde weitergespielt; nichts wurde korrigiert. Sieh noch einmal im Verlauf nach.

# What happened
count-of = { $n } { $what }
log-did = { $who }: { $said }
log-table-did = { $said }
log-row = { $row }: { $what }
log-set-to = { $what }: jetzt { $n }
log-time-up = Die Zeit ist um: { $label }
log-bank-empty = { $who } hat keine Zeit mehr
log-in-secret = { $who }: geheime Antwort
log-amended = Korrigiert: { $what }
log-was = { $what } (vorher: { $was })
log-amended-out = Korrigiert, nicht passiert: { $what }
log-and-more = { $what }, und danach { $n ->
    [one] ein weiterer Eintrag
   *[other] { $n } weitere Einträge
}
log-undone = Rückgängig: { $what }
log-left-out = Weggelassen: { $what }
log-taken-back = Rückgängig: { $what }
log-paused = Pause
log-goes-on = Fortgesetzt
log-added = { $seconds ->
    [one] { $seconds } Sekunde mehr
   *[other] { $seconds } Sekunden mehr
}
log-edited = { $what } (Würfel von Hand geändert)
log-note = Notiz: { $text }
log-over = Die Partie ist zu Ende

# Record files
log-empty = In dieser Datei steht nichts.
log-too-large = Diese Datei ist größer als { $most } MB: Das ist nicht der Verlauf einer Partie.
log-no-head = Die erste Zeile dieses Verlaufs sagt nicht, welches Spiel es ist.
log-newer-format = Dieser Verlauf stammt von einem neueren Tischbegleiter. Aktualisiere erst diesen hier.
log-damaged-line = Zeile { $line } dieses Verlaufs ist beschädigt.
log-key-twice = Zeile { $line } dieses Verlaufs hat zweimal denselben Schlüssel.
log-out-of-order = Zeile { $line } dieses Verlaufs schließt nicht an die Zeile davor an.
log-illegal-line = Zeile { $line } dieses Verlaufs ist kein erlaubter Zug.
log-other-version = Zeile { $line } dieses Verlaufs ist in dieser Version der Regeln kein erlaubter Zug. Der Verlauf stammt von einer anderen Version und bleibt, wie er ist.
log-torn = Zeile { $line } war abgeschnitten und wurde übersprungen.

# The data folder
log-unwritable = Speichern ging nicht; nichts wurde geändert. Ist der Speicher voll?
log-unreadable = Die Datei mit den Partien ist gerade nicht lesbar.
log-folder-unwritable = Im Ordner { $folder } lässt sich nichts speichern.
log-second-companion = Ein anderer Tischbegleiter benutzt den Ordner { $folder } schon.
log-newer-store = Die Partien in diesem Ordner hat ein neuerer Tischbegleiter gespeichert. Aktualisiere erst diesen hier.
backup-nothing-new = Seit der letzten Sicherung hat sich nichts geändert.
log-set-aside = { $games ->
    [0] Die Datei mit den Partien war beschädigt, und nichts darin war lesbar
    [one] Die Datei mit den Partien war beschädigt; eine Partie wurde bis zum Schaden gerettet
   *[other] Die Datei mit den Partien war beschädigt; { $games } Partien wurden bis zum Schaden gerettet
}{ log-entries-missing }. Die beschädigte Datei liegt jetzt hier: { $file }.
log-file-gone = Die Datei { $file } mit den Partien ist weg{ log-entries-missing }.
log-entries-missing = { $missing ->
    [0] {""}
    [one] , ohne den neuesten Eintrag
   *[other] , ohne die neuesten { $missing } Einträge
}
log-kept-aside = Das war nicht lesbar und liegt jetzt daneben: { $what ->
    [prefs] die Einstellungen
    [names] die Namen
    [phones] die Plätze der Handys
    [catalogue] der Katalog
    [draft] die letzte Vorbereitung einer Partie
    [presets] die gespeicherten Hausregeln
    [digests] die gespeicherte Statistik
    [on-table] welche Partie auf dem Tisch war
   *[other] etwas Gespeichertes ({ $what })
}.
log-game-there = Die Partie { $id } ist schon hier.
log-no-such-game = Eine Partie { $id } gibt es hier nicht.
log-not-next = Diese Partie ging anderswo weiter. Verlasst sie und öffnet sie neu.
log-other-format = Die Partie { $id } hat eine andere Version des Tischbegleiters gespeichert; sie ist nicht lesbar.
