## What every game says: a game uses these keys, and may write a sentence of its own under the same key
number = { $n }
list = { $first }, { $rest }
list-last = { $first } and { $rest }
nobody = Nobody
phase-over = Over
phase-over-name = Over
leave-out = Something else happened
whose-turn = Whose turn it is
no-limit = No limit
tracking = Level of detail
tracking-full = Whole board
tracking-ledger = Results only
not-asked-now = That is not possible right now.
does-not-fit = That does not match the recorded position.
not-your-turn = It is another player's turn.
n-seconds = { $n } seconds
