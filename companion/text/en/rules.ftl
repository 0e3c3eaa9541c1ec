## What every game says: a game uses these keys, and may write a sentence of its own under the same key
number = { $n }
list = { $first }, { $rest }
nobody = Nobody
no-limit = No limit
tracking = How much to enter
tracking-full = Whole board
tracking-ledger = Results only
not-asked-now = That is not asked at this moment.
does-not-fit = That answer does not fit the table as the companion knows it.
not-your-turn = It is somebody else's turn.
n-seconds = { $n } seconds
