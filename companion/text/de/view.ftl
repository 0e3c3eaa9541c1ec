language = Deutsch
thousands = .
decimal-mark = ,
plural-forms = n != 1

# what stands behind a colon
named = { $what }: { $value }
# what somebody may answer to a question of a command with yes
yes-words = j ja

seat-table = Alle
seat-number = Platz { $n }
place = { $n }.

# on the confirm key while something is missing
missing-choice = Wähle erst aus
missing-choices = { $n ->
    [one] Wähle mindestens eins
   *[other] Wähle mindestens { $n }
}
missing-amount = Wähle erst eine Zahl
missing-allot = { $n ->
    [one] Wähle mindestens eins
   *[other] Verteile erst { $n }
}
missing-cells = { $n ->
    [one] Tippe erst ein Feld an
   *[other] Tippe erst { $n } Felder an
}
missing-slots = { $n ->
    [one] Fülle erst das freie Feld
   *[other] Fülle erst alle { $n } Felder
}
missing-text = Gib erst etwas ein
missing-throw = Gib erst die Würfel ein
missing-change = Gib erst etwas ein

table-clockwise = im Uhrzeigersinn
chart-title = Punkte im Verlauf der Partie
chart-moves = Einträge

date = { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[other] Dez.
} { $year }
place-numbered = Ort { $n }
track-crown = Privileg: { $who }
track-scale = Von { $least } bis { $most }
is-lit = hervorgehoben
edge-plain = Weg
edge-soil = Erdweg
edge-ice = Eispiste
edge-stone = Steinpfad
