seat-table = The table
seat-number = Seat { $n }
place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}

# on the confirm key while something is missing
missing-choice = Make a choice first
missing-choices = { $n ->
    [one] Choose at least one
   *[other] Choose at least { $n }
}
missing-amount = Choose a number first
missing-allot = { $n ->
    [one] Put one somewhere first
   *[other] Share out { $n } first
}
missing-cells = { $n ->
    [one] Tap one on the board first
   *[other] Tap { $n } on the board first
}
missing-slots = Fill all { $n } places first
missing-throw = Enter the dice first

table-clockwise = clockwise
chart-title = Points after each move
chart-moves = moves
