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

# gedrukte waarden uit een bestand
check-kind = { $kind }: zulke gedrukte dingen heeft dit spel niet.
check-entry = { $kind }, { $id }: { $why }
check-id = Iets met die naam is er niet.
check-name = De naam en de waarden kloppen niet met elkaar.
check-values = Er ontbreekt een waarde, of een waarde is van de verkeerde soort ({ $why }).
check-impossible = Dit kan daar niet op staan.

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
time-says-after = Ieder { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
}{ $seconds ->
    [0] .
    [one] , en na elke beurt 1 seconde erbij.
   *[other] , en na elke beurt { $seconds } seconden erbij.
}
time-says-before = Ieder { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
}, en voor elke beurt { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } seconden
} erbij, ook voor de eerste.
time-says-bronstein = Ieder { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
}. Na een beurt krijg je terug wat die kostte, hoogstens { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } seconden
}; die heb je ook al voor de eerste.
time-says-delay = Ieder { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
}. In elke beurt staat de klok eerst { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } seconden
} stil.
time-says-hourglass = Ieder { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
}. Wat bij de een wegloopt, loopt bij de anderen binnen.
time-says-byoyomi = Ieder { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
}, daarna { $count } keer { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } seconden
}: na een beurt daarbinnen heb je ze weer helemaal.
time-says-canadian = Ieder { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
}, daarna { $then ->
    [one] 1 minuut
   *[other] { $then } minuten
} voor elke { $count ->
    [one] beurt
   *[other] { $count } beurten
}.
time-says-periods = Ieder { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
} voor { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
}, daarna { $then ->
    [one] 1 minuut
   *[other] { $then } minuten
} erbij{ $seconds ->
    [0] .
    [one] , en voor elke beurt 1 seconde.
   *[other] , en voor elke beurt { $seconds } seconden.
}
time-says-each = { $what } Minuten per plaats: { $each }.
