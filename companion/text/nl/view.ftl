language = Nederlands
thousands = .
decimal-mark = ,
plural-forms = n != 1

# what stands behind a colon
named = { $what }: { $value }
# what somebody may answer to a question of a command with yes
yes-words = j ja

seat-table = Iedereen
seat-number = Stoel { $n }
place = { $n ->
    [1] 1e
    [2] 2e
    [3] 3e
   *[other] { $n }e
}

# op de bevestigtoets zolang er iets ontbreekt
missing-choice = Kies eerst
missing-choices = { $n ->
    [one] Kies er minstens één
   *[other] Kies er minstens { $n }
}
missing-amount = Kies eerst een aantal
missing-allot = { $n ->
    [one] Kies er minstens één
   *[other] Verdeel er eerst { $n }
}
missing-cells = { $n ->
    [one] Tik er eerst één aan op het bord
   *[other] Tik er eerst { $n } aan op het bord
}
missing-slots = { $n ->
    [one] Vul eerst het vak in
   *[other] Vul eerst alle { $n } vakken in
}
missing-text = Vul eerst iets in
missing-throw = Vul eerst de dobbelstenen in
missing-change = Vul eerst iets in

table-clockwise = met de klok mee
chart-title = Stand na elke zet
chart-moves = zetten

date = { $day } { $month ->
    [1] jan
    [2] feb
    [3] mrt
    [4] apr
    [5] mei
    [6] jun
    [7] jul
    [8] aug
    [9] sep
    [10] okt
    [11] nov
   *[other] dec
} { $year }
place-numbered = Plaats { $n }
track-crown = Privilege: { $who }
track-scale = Van { $least } tot en met { $most }
is-lit = licht op
edge-plain = Weg
edge-soil = Zandweg
edge-ice = IJspiste
edge-stone = Stenen weg
