# How a game went
went-link = So lief es
went-lead = Führung
went-points = Punkte
went-times = Zeiten
went-luck = Würfel
went-then = Tisch von damals
went-lead-ask = Wer wann vorn lag und wo es kippte
went-points-ask = Woher die Punkte kamen
went-times-ask = Wer wie lange gebraucht hat
went-luck-ask = Wie die Würfel fielen
went-turned = { $here ->
    [1] Hier ging { $who } endgültig in Führung: { $what }
   *[0] { $who } ging endgültig in Führung: { $what }
}
went-always = { $who } lag bis zum Schluss vorn, und zwar seit: { $what }
went-leads = { $who } liegt vorn seit: { $what }
went-level = Am Ende lag niemand allein vorn.
went-nothing = Hier wurde nichts gezählt.
went-changes = Wer in Führung ging
went-ahead = { $who }
went-here = Bei der Zeile: { $what }
went-most = { $who }: { $n } von { $of } Punkten aus: { $what }
went-rest = Alles andere
went-time = { $many ->
    [2] { $who } brauchte am längsten: { $time } von { $whole }, das meiste davon für: { $phase }.
   *[other] { $who } brauchte am längsten: { $time } von { $whole }.
}
went-time-all = { $many ->
    [2] Die Partie dauerte { $whole }, das meiste davon: { $phase }.
   *[other] Die Partie dauerte { $whole }.
}
went-luck-title = Was faire Würfel meist bringen, und was fiel
went-usual = Die Würfel fielen wie faire Würfel: Niemand lag außerhalb des üblichen Bereichs.
went-odd = Ungewöhnliche Würfe: { $names }. Faire Würfel landen nur in einem von zwanzig Fällen außerhalb dieses Bereichs.
went-rolled = { $who }: { $total } mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
}; üblich sind { $low } bis { $high }

# Taken along
out-link = Mitnehmen
out-title = Das Ergebnis mitnehmen
out-card = Ergebniskarte
out-bgstats = BG Stats
out-csv = Alle Partien als Tabelle (CSV)
out-json = Alle Partien als JSON
out-bgg = BGG-Nummer
out-scan = Scannt das mit einem Handy: Dort gibt es die Ergebniskarte und BG Stats. Ein Handy, das an diesem Tisch einen Platz hat, findet unter „Partien“ auch die Tabelle aller Partien.
out-scan-app = Scannt das mit einem Handy, auf dem BG Stats ist: Dort wird die Partie eingetragen.
out-names = Nach außen gehen nur Initialen, so will es euer Verein.
bgg-title = BoardGameGeek
bgg-ask = Die Nummer dieses Spiels dort
bgg-label = Nummer in der Adresse des Spiels bei BoardGameGeek
bgg-confirm = Nummer speichern
bgg-wrong = So eine Nummer gibt es nicht.
export-which = Nenne entweder eine Partie oder --format csv oder json für alle beendeten Partien.
