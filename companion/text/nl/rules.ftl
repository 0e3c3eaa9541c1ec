## Wat elk spel zegt: een spel gebruikt deze sleutels, en mag onder dezelfde sleutel een eigen zin schrijven
number = { $n }
list = { $first }, { $rest }
nobody = Niemand
no-limit = Geen limiet
tracking = Hoeveel voeren jullie in
tracking-full = Hele bord
tracking-ledger = Uitkomsten
not-asked-now = Dat wordt nu niet gevraagd.
does-not-fit = Dat antwoord past niet bij de tafel zoals die hier bekend is.
not-your-turn = Een ander is aan de beurt.
n-seconds = { $n } seconden
