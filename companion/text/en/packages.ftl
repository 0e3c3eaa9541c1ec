# Games that are packages
package-built-in = built in
package-added = { $package } was added: { $game } is on the shelf.
package-upgraded = { $package } takes the place of version { $before }{ $n ->
    [0] .
    [one] ; 1 unfinished game goes on with it.
   *[other] ; { $n } unfinished games go on with it.
}
package-later = { $package } was added. It counts from the next start: the version before is still in use.
package-removed = { $package } was removed.
package-waits = An unfinished game is kept: it opens again when the package is back. Its record is { $file }
package-warning = { $package } is a program. It will run here as the companion itself does: it can read and change what the companion can. Add only what comes from somebody you trust.
package-ask = Add it? (y/n)
package-say-yes = Nothing was added: --yes says that its code may run here.
package-left-out = { $package } is left out. { $why }
package-shadows = It calls its game { $game }, as a built-in game is called.
package-twice = { $other } has a game called { $game } already.
package-newer = It was written for version { $needs } of the contract, and this companion has version { $has }: update the companion.
package-older = It was written for version { $needs } of the contract; games need at least version { $least }: ask its author for a newer one.
package-import = It cannot be imported: { $why }
package-import-now = { $package } cannot be imported: { $why }
package-module = Its module is called { $module }, as something else here is.
package-no-game = There is no game at { $what }.
package-other-id = Its game calls itself { $says } in { $package }, which is not what the package promises.
package-seats = The companion seats one to { $most } people, each in a colour of their own; it is for others.
package-shape = It lacks what every game has: a version from 1, an ending, and its icon among its glyphs.
package-text = { $file } has no title.
package-not-text = { $file } is not text in UTF-8.
package-no-file = { $file } is missing.
package-no-rules = { $file } has no rules.
package-fails = It was tried and failed: { $why }
package-law = It breaks a law of all games. The law: { $law } But { $how }
package-leak-asked = { $prompt } tells others a secret: { $field } of the move { $move } then lies in a Secret ({ $where }). Such a question has secret=True, and its Secret the seat that was asked.
package-leak-told = { $prompt } asks for { $field } of the move { $move } in secret, and { $where ->
    [news] the news after it tell
    [questions] the next questions tell
    [phase] the phase after it tells
    [timers] the timers after it tell
   *[sheet] the score sheet after it tells
} others what was said.
package-leak-open = { $prompt } asks for { $field } of the move { $move } in secret, and then it lies open in { $where } of the state. It belongs in a Secret.
package-slow = It was not imported within { $seconds } seconds.
package-endless = Its random games had not ended after { $seconds } seconds.
package-loud = It prints more than { $most } MB while it is tried.
package-stays = It left programs running when it had been tried.
package-crashes = It ended the process in which it was tried.
package-game-in-progress = The unfinished game of { $names } cannot go on with it{ $line ->
    [0] .
   *[other] : line { $line } of its record says { $move }, which is not possible there.
} That game keeps version { $had } of the rules, and this is version { $has }. Finish it or throw it away first.
package-move-gone = The unfinished game of { $names } cannot go on with it: line { $line } of its record says { $move }, which version { $has } does not know. A move that is renamed keeps its old name with tag="{ $move }"; or finish that game or throw it away first.
package-offers = It has to offer exactly one game, and offers { $n }.
package-no-source = { $package } is neither a wheel nor a folder with a pyproject.toml.
package-unreadable = { $package } cannot be read: { $why }
package-too-large = { $package } is too large: all its files together may have { $most } MB.
package-too-many = { $package } has too many files: it may have { $most }.
package-nameless = The pyproject.toml of { $package } has to say a name and a version under [project].
package-no-folder = { $package } has neither { $module }.py nor a folder { $module } with an __init__.py, where its pyproject.toml says the game is.
package-not-added = No package called { $package } was added here.
package-unwritable = Nothing can be kept in { $folder }: nothing was changed.

# new-game
new-game-written = { $folder } is there. Next: cd { $folder }, companion try, companion add .
new-game-name = { $name } cannot be the name of a game: small letters, digits and _ , a letter first, and no game or module of that name.
new-game-there = { $folder } is there already: nothing was written.

# the page
packages-link = Added games
packages-title = Added games
packages-none = Only the built-in games are here. A wheel or a folder with a game on a USB stick shows up on this page.
packages-here = Added
packages-stick = On a USB stick
packages-looking = The USB stick is being read …
packages-silent = A USB stick does not answer. Pull it out, put it in again and open this page anew.
packages-out = Left out
packages-remove = Remove
packages-add-title = Add a game?
packages-yes = Yes, add it
packages-no = No
packages-remove-title = Remove { $package }?
packages-remove-note = Its finished games stay in the records. Unfinished ones open again when the package is back.
packages-remove-yes = Yes, remove it
packages-busy = { $package } is being tried. That may take a minute; play on meanwhile.
packages-wait = Another package is being tried: wait for that.
packages-on-table = It is on the table just now: put that game away first.
packages-gone = { $package } is not there any more.
