# Hoe een partij verliep
went-link = Hoe het ging
went-lead = Wie voorop lag
went-points = Punten
went-times = Tijd
went-luck = Dobbelstenen
went-then = Toon de tafel van toen
went-lead-ask = Wie voorop lag en waar het kantelde
went-points-ask = Waar de punten vandaan kwamen
went-times-ask = Wie er hoe lang over deed
went-luck-ask = Hoe de dobbelstenen vielen
went-turned = { $here ->
    [1] { $who } nam hier definitief de leiding: { $what }
   *[0] { $who } nam definitief de leiding: { $what }
}
went-always = { $who } lag tot het eind voorop, sinds: { $what }
went-leads = { $who } ligt voorop sinds: { $what }
went-level = Aan het eind lag niemand alleen voorop.
went-nothing = Hier is niets geteld.
went-changes = Wie op kop kwam
went-ahead = { $who }
went-here = Bij de regel: { $what }
went-most = { $who }: { $n } van { $of } punten uit { $what }
went-rest = Al het andere
went-time = { $many ->
    [2] { $who } deed er het langst over: { $time } van { $whole }, het meeste daarvan bij: { $phase }.
   *[other] { $who } deed er het langst over: { $time } van { $whole }.
}
went-time-all = { $many ->
    [2] Het spel duurde { $whole }, het meeste daarvan bij: { $phase }.
   *[other] Het spel duurde { $whole }.
}
went-luck-title = Wat eerlijke dobbelstenen meestal geven, en wat er viel
went-usual = De dobbelstenen vielen zoals eerlijke dobbelstenen vallen: niemand zat buiten wat gebruikelijk is.
went-odd = Ongewone worpen voor { $names }: eerlijke dobbelstenen komen maar één keer op de twintig buiten dit bereik.
went-rolled = { $who }: { $total } met { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}; gebruikelijk is { $low } tot { $high }

# Meegenomen
out-link = Meenemen
out-title = Het resultaat meenemen
out-card = Resultaatkaart
out-bgstats = BG Stats
out-csv = Alle partijen als tabel (CSV)
out-json = Alle partijen als JSON
out-bgg = BGG-nummer
out-scan = Scan dit met een telefoon: daar staan de resultaatkaart en BG Stats. Een telefoon die aan deze tafel zit, heeft onder Partijen ook de tabel met alle partijen.
out-scan-app = Scan dit met een telefoon met BG Stats: de partij staat dan daar.
out-names = Alleen initialen gaan de deur uit, zoals jullie club het wil.
bgg-title = BoardGameGeek
bgg-ask = Het nummer van dit spel daar
bgg-label = Nummer in het adres van het spel op BoardGameGeek
bgg-confirm = Bewaar het nummer
bgg-wrong = Zo'n nummer bestaat niet.
export-which = Zeg óf welke partij, óf --format csv of json voor alle gespeelde partijen.
