# Answers that do not fit
log-malformed = That answer does not fit the question.
log-missing = Something is still missing: { $label }
log-not-offered = That is not one of the choices: { $label }
log-twice = The same thing is chosen twice: { $label }
log-too-few = { $label }: at least { $least }
log-too-many = { $label }: at most { $most }
log-over-cap = { $label }: there are only { $most }
log-no-such-face = That die has no such face: { $label }
log-stale = That question has been answered already.
log-answered = { $who } has answered: { $what }
log-not-newest = Something else has happened since. Look again at what would be taken back.
log-cannot-drop = That can no longer be taken back on its own.
log-no-timer = That timer is not running any more.

# What happened
count-of = { $n } { $what }
log-row = { $row }: { $what }
log-set-to = { $what }: set to { $n }
log-time-up = Time is up: { $label }
log-bank-empty = { $who } has no time left
log-in-secret = { $who } answered in secret
log-taken-back = Taken back: { $what }
log-paused = Pause
log-goes-on = The game goes on
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
log-key-twice = Line { $line } of this record says the same thing twice.
log-out-of-order = Line { $line } of this record does not follow on the line before.
log-illegal-line = Line { $line } of this record is not a legal move.
log-other-version = Line { $line } of this record is not a legal move in this version of the rules. The record was made with another version.
log-torn = Line { $line } was cut off in the middle and has been left out.
log-other-totals = This record says another score than the rules come to now.

# The data folder
log-unwritable = This could not be kept, so nothing was changed. Is the disk full?
log-unreadable = The file with the games cannot be read just now.
log-folder-unwritable = Nothing can be kept in the folder { $folder }.
log-second-companion = Another companion already uses the folder { $folder }.
log-newer-store = The games in this folder were kept by a newer companion. Update this one first.
backup-nothing-new = Nothing has changed since the last copy.
log-set-aside = { $games ->
    [0] The file with the games was damaged and nothing in it could be read
    [one] The file with the games was damaged; one game was taken over as far as it is good
   *[other] The file with the games was damaged; { $games } games were taken over as far as they are good
}{ log-entries-missing }. The damaged file is kept as { $file }.
log-file-gone = The file { $file } with the games is gone{ log-entries-missing }.
log-entries-missing = { $missing ->
    [0] {""}
    [one] , without the newest entry
   *[other] , without the newest { $missing } entries
}
log-kept-aside = This could not be read and was set aside: { $what ->
    [prefs] the settings
    [names] the names
    [phones] the phones' seats
    [catalogue] what was told of printed components
    [draft] the last setup of a game
    [presets] the kept house rules
    [digests] the kept statistics
    [on-table] which game was on the table
   *[other] something that was kept ({ $what })
}.
log-game-there = The game { $id } is kept here already.
log-no-such-game = There is no game { $id } here.
log-not-next = This game has gone on elsewhere. Leave it and open it again.
log-other-format = The game { $id } was kept by another version of the companion and cannot be read.
