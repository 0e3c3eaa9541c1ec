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
n-seconds = { $n } seconden
