# Games that are packages
package-built-in = eingebaut
package-added = { $package } wurde hinzugefügt: { $game } steht im Regal.
package-upgraded = { $package } ersetzt Version { $before }{ $n ->
    [0] .
    [one] ; 1 offene Partie geht damit weiter.
   *[other] ; { $n } offene Partien gehen damit weiter.
}
package-later = { $package } wurde hinzugefügt. Es gilt ab dem nächsten Start: Die vorige Version ist noch in Gebrauch.
package-removed = { $package } wurde entfernt.
package-waits = Eine offene Partie bleibt erhalten: Sie lässt sich wieder öffnen, wenn das Paket zurück ist. Ihr Verlauf: { $file }
package-warning = { $package } ist ein Programm. Es läuft hier wie der Tischbegleiter selbst: Es kann lesen und ändern, was der kann. Füge nur hinzu, was von jemandem kommt, dem du vertraust.
package-ask = Hinzufügen? (j/n)
package-say-yes = Nichts wurde hinzugefügt: --yes heißt, dass der Code hier laufen darf.
package-left-out = { $package } bleibt außen vor. { $why }
package-shadows = Sein Spiel heißt { $game }, genau wie ein eingebautes Spiel.
package-twice = { $other } hat schon ein Spiel namens { $game }.
package-newer = Es ist für Version { $needs } der Schnittstelle geschrieben, dieser Tischbegleiter hat Version { $has }: Aktualisiere den Tischbegleiter.
package-older = Es ist für Version { $needs } der Schnittstelle geschrieben; Spiele brauchen mindestens Version { $least }: Frag nach einer neueren Version des Pakets.
package-import = Es lässt sich nicht importieren: { $why }
package-import-now = { $package } lässt sich nicht importieren: { $why }
package-module = Sein Modul heißt { $module }, genau wie etwas anderes hier.
package-no-game = Unter { $what } gibt es kein Spiel.
package-other-id = Sein Spiel nennt sich { $says } in { $package }, und das verspricht das Paket nicht.
package-seats = Am Tischbegleiter sitzen eine bis { $most } Personen, jede mit eigener Farbe; dieses Spiel ist für andere Zahlen.
package-shape = Es fehlt, was jedes Spiel hat: eine Version ab 1, ein Ende und sein Symbol unter den Zeichen.
package-text = In { $file } fehlt title.
package-not-text = { $file } ist kein Text in UTF-8.
package-no-file = { $file } fehlt.
package-no-rules = In { $file } stehen keine Regeln.
package-fails = Es wurde ausprobiert und ging schief: { $why }
package-law = Es verletzt eine Grundregel aller Spiele. Die Grundregel: { $law } Aber { $how }
package-leak-asked = { $prompt } verrät anderen ein Geheimnis: { $field } des Zuges { $move } liegt danach in einem Secret ({ $where }). Eine solche Frage hat secret=True, und ihr Secret den gefragten Platz.
package-leak-told = { $prompt } fragt { $field } des Zuges { $move } geheim ab, und { $where ->
    [news] die Meldungen danach verraten
    [questions] die nächsten Fragen verraten
    [phase] die Phase danach verrät
    [timers] die Timer danach verraten
   *[sheet] der Punktestand danach verrät
} anderen die Antwort.
package-leak-open = { $prompt } fragt { $field } des Zuges { $move } geheim ab, und danach liegt es in { $where } des Zustands offen. Es gehört in ein Secret.
package-slow = Nach { $seconds } Sekunden war es noch nicht importiert.
package-endless = Seine Zufallspartien waren nach { $seconds } Sekunden noch nicht zu Ende.
package-loud = Es gibt beim Ausprobieren mehr als { $most } MB aus.
package-stays = Nach dem Ausprobieren liefen noch Programme von ihm.
package-crashes = Es hat den Prozess beendet, in dem es ausprobiert wurde.
package-game-in-progress = Die offene Partie von { $names } kann damit nicht weitergehen{ $line ->
    [0] .
   *[other] : In Zeile { $line } ihres Verlaufs steht { $move }, und das ist dort nicht möglich.
} Diese Partie bleibt bei Version { $had } der Regeln, und das hier ist Version { $has }. Spielt sie erst zu Ende oder löscht sie.
package-move-gone = Die offene Partie von { $names } kann damit nicht weitergehen: In Zeile { $line } ihres Verlaufs steht { $move }, und das kennt Version { $has } nicht. Ein umbenannter Zug behält seinen alten Namen mit tag="{ $move }"; oder spielt die Partie erst zu Ende oder löscht sie.
package-offers = Es muss genau ein Spiel anbieten; angeboten: { $n }.
package-no-source = { $package } ist weder ein Wheel noch ein Ordner mit einer pyproject.toml.
package-unreadable = { $package } lässt sich nicht lesen: { $why }
package-too-large = { $package } ist zu groß: Alle Dateien zusammen dürfen { $most } MB haben.
package-too-many = { $package } hat zu viele Dateien: Erlaubt sind { $most }.
package-nameless = In der pyproject.toml von { $package } müssen unter [project] ein Name und eine Version stehen.
package-no-folder = { $package } hat weder { $module }.py noch einen Ordner { $module } mit einer __init__.py, wo laut pyproject.toml das Spiel ist.
package-not-added = Ein Paket { $package } wurde hier nie hinzugefügt.
package-unwritable = In { $folder } lässt sich nichts speichern: Nichts wurde geändert.

# new-game
new-game-written = { $folder } ist angelegt. Weiter geht es mit: cd { $folder }, companion try, companion add .
new-game-name = { $name } kann nicht der Name eines Spiels sein: Kleinbuchstaben, Ziffern und _ , vorn ein Buchstabe, und kein Spiel oder Modul, das schon so heißt.
new-game-there = { $folder } gibt es schon: Nichts wurde geschrieben.

# the page
packages-link = Weitere Spiele
packages-title = Weitere Spiele
packages-none = Hier sind nur die eingebauten Spiele. Ein Wheel oder ein Ordner mit einem Spiel auf einem USB-Stick erscheint auf dieser Seite.
packages-here = Hinzugefügt
packages-stick = Auf einem USB-Stick
packages-looking = Der USB-Stick wird gelesen …
packages-silent = Ein USB-Stick antwortet nicht. Zieht ihn ab, steckt ihn wieder ein und öffnet diese Seite neu.
packages-out = Außen vor
packages-remove = Entfernen
packages-add-title = Ein Spiel hinzufügen?
packages-yes = Ja, hinzufügen
packages-no = Nein
packages-remove-title = { $package } entfernen?
packages-remove-note = Beendete Partien bleiben in der Liste. Offene lassen sich wieder öffnen, wenn das Paket zurück ist.
packages-remove-yes = Ja, entfernen
packages-busy = { $package } wird ausprobiert. Das kann eine Minute dauern; spielt solange weiter.
packages-wait = Gerade wird ein anderes Paket ausprobiert: Wartet das ab.
packages-on-table = Es ist gerade auf dem Tisch: Verlasst erst diese Partie.
packages-gone = { $package } ist nicht mehr da.
