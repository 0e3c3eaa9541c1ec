## Wat elk spel zegt: een spel gebruikt deze sleutels, en mag onder dezelfde sleutel een eigen zin schrijven
number = { $n }
list = { $first }, { $rest }
list-last = { $first } en { $rest }
nobody = Niemand
phase-over = Afgelopen
phase-over-name = Afgelopen
leave-out = Er gebeurde iets anders
whose-turn = Wie aan de beurt is
no-limit = Geen limiet
tracking = Wat voeren jullie in?
tracking-full = Het hele bord
tracking-ledger = Alleen de uitkomsten
not-asked-now = Dat hoeft nu niet.
does-not-fit = Dat klopt niet met wat hier op tafel hoort te liggen.
not-your-turn = Een ander is aan de beurt.
n-seconds = { $n ->
    [one] 1 seconde
   *[other] { $n } seconden
}

# klokken
time-kind = Hoe hij loopt
time-after = Erbij na een beurt
time-before = Erbij voor een beurt
time-bronstein = Bronstein
time-delay = Uitstel
time-hourglass = Zandloper
time-byoyomi = Byo-yomi
time-canadian = Canadees
time-periods = Twee periodes
time-plus = Seconden per beurt
time-period = Seconden van een periode
time-count = Periodes
time-turns = Beurten
time-block = Minuten voor die beurten
time-then = Minuten na die beurten
time-each = Minuten van ieder, als ze verschillen (15, 5)
time-says-after = Ieder { $minutes } minuten{ $seconds ->
    [0] .
   *[other] , en na elke beurt { $seconds } seconden erbij.
}
time-says-before = Ieder { $minutes } minuten, en voor elke beurt { $seconds } seconden erbij, ook voor de eerste.
time-says-bronstein = Ieder { $minutes } minuten. Na een beurt krijg je terug wat die kostte, hoogstens { $seconds } seconden; die heb je ook al voor de eerste.
time-says-delay = Ieder { $minutes } minuten. In elke beurt staat de klok eerst { $seconds } seconden stil.
time-says-hourglass = Ieder { $minutes } minuten. Wat bij de een wegloopt, loopt bij de anderen binnen.
time-says-byoyomi = Ieder { $minutes } minuten, daarna { $count } keer { $seconds } seconden: na een beurt daarbinnen heb je ze weer helemaal.
time-says-canadian = Ieder { $minutes } minuten, daarna { $then } minuten voor elke { $count } beurten.
time-says-periods = Ieder { $minutes } minuten voor { $count } beurten, daarna { $then } minuten erbij{ $seconds ->
    [0] .
   *[other] , en voor elke beurt { $seconds } seconden.
}
time-says-each = { $what } Minuten per plaats: { $each }.
