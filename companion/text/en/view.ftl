language = English
thousands = ,
decimal-mark = .
plural-forms = n != 1

# what stands behind a colon
named = { $what }: { $value }
# what somebody may answer to a question of a command with yes
yes-words = y yes

seat-table = Everyone
seat-number = Seat { $n }
place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}

# on the confirm key while something is missing
missing-choice = Choose first
missing-choices = { $n ->
    [one] Choose at least one
   *[other] Choose at least { $n }
}
missing-amount = Choose a number first
missing-allot = { $n ->
    [one] Choose at least one
   *[other] Distribute { $n } first
}
missing-cells = { $n ->
    [one] Tap one on the board first
   *[other] Tap { $n } on the board first
}
missing-slots = { $n ->
    [one] Fill the slot first
   *[other] Fill all { $n } slots first
}
missing-text = Type something first
missing-throw = Enter the dice first
missing-change = Enter something first

table-clockwise = clockwise
chart-title = Score after each move
chart-moves = moves

date = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[other] Dec
} { $year }
place-numbered = Place { $n }
track-crown = Privilege: { $who }
track-scale = From { $least } to { $most }
is-lit = highlighted
edge-plain = Way
edge-soil = Soil road
edge-ice = Ice road
edge-stone = Stone road
