# Answers that do not fit
log-malformed = That answer does not fit the question.
log-missing = Something is still missing: { $label }
log-not-offered = That is not one of the choices: { $label }
log-twice = The same thing is chosen twice: { $label }
log-too-few = { $label }: at least { $least }
log-too-long = { $label }: at most { $most } letters
log-too-many = { $label }: at most { $most }
log-over-cap = { $label }: there are only { $most }
log-no-such-face = That die has no such face: { $label }
log-untold = { $who }: { $n }?
log-doubtful = { $what } Is that right? Then confirm it once more.
log-also = { $first } { $then }
log-stale = That question has been answered already.
log-answered = Answered already: { $what }
log-no-redo = Something else was played since. There is nothing to redo.
log-not-newest = The game has moved on. Check what Undo would undo now.
log-cannot-drop = That can no longer be undone separately.
log-not-asked = This is not asked here any more.
log-reads = It would now read: { $what }
log-gone = This line has changed since. Look at the log again.
log-changed = The game has changed meanwhile; nothing was corrected. Look at the log again.

# What happened
count-of = { $n } { $what }
log-did = { $who }: { $said }
log-table-did = { $said }
log-row = { $row }: { $what }
log-set-to = { $what }: set to { $n }
log-time-up = Time is up: { $label }
log-bank-empty = { $who } is out of time
log-in-secret = { $who } answered in secret
log-amended = Corrected: { $what }
log-was = { $what } (before: { $was })
log-amended-out = Corrected, it did not happen: { $what }
log-and-more = { $what }, and { $n ->
    [one] one move after it
   *[other] { $n } moves after it
}
log-undone = Undone: { $what }
log-left-out = Left out: { $what }
log-taken-back = Undone: { $what }
log-paused = Paused
log-goes-on = Resumed
log-added = { $seconds ->
    [one] { $seconds } second added
   *[other] { $seconds } seconds added
}
log-edited = { $what } (dice changed by hand)
log-note = Note: { $text }
log-over = The game is over

# Record files
log-empty = There is nothing in this file.
log-too-large = This file is larger than { $most } MB: that is not the record of a game.
log-no-head = The first line of this record does not say which game it is.
log-newer-format = This record was written by a newer companion. Update this one first.
log-damaged-line = Line { $line } of this record is damaged.
log-key-twice = Line { $line } of this record has the same key twice.
log-out-of-order = Line { $line } of this record does not follow the line before it.
log-illegal-line = Line { $line } of this record is not a legal move.
log-other-version = Line { $line } of this record is not a legal move in this version of the rules. The record was made with another version, and is kept as it is.
log-torn = Line { $line } was cut off and has been skipped.

# The data folder
log-unwritable = Saving failed; nothing was changed. Is the disk full?
log-unreadable = The file with the games cannot be read right now.
log-folder-unwritable = Nothing can be saved in the folder { $folder }.
log-second-companion = Another companion already uses the folder { $folder }.
log-newer-store = The games in this folder were saved by a newer companion. Update this one first.
backup-nothing-new = Nothing has changed since the last backup.
log-set-aside = { $games ->
    [0] The file with the games was damaged and nothing in it could be read
    [one] The file with the games was damaged; one game was recovered up to the damage
   *[other] The file with the games was damaged; { $games } games were recovered up to the damage
}{ log-entries-missing }. The damaged file is saved as { $file }.
log-file-gone = The file { $file } with the games is gone{ log-entries-missing }.
log-entries-missing = { $missing ->
    [0] {""}
    [one] , without the newest entry
   *[other] , without the newest { $missing } entries
}
log-kept-aside = This could not be read and was moved aside: { $what ->
    [prefs] the settings
    [names] the names
    [phones] the phones' seats
    [catalogue] the catalogue
    [draft] the last setup of a game
    [presets] the saved house rules
    [digests] the saved statistics
    [on-table] which game was on the table
   *[other] something that was saved ({ $what })
}.
log-game-there = Game { $id } is already here.
log-no-such-game = There is no game { $id } here.
log-not-next = This game was continued elsewhere. Leave it and reopen it.
log-other-format = Game { $id } was saved by another version of the companion and cannot be read.
