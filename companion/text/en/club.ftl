# The club that a table belongs to (companion/club); each is one whole sentence for the settings
club-connecting = Looking for the club …
club-well = The club has everything that was played here.
club-follows =
    { $n ->
        [one] The club gets the newest of one game just now.
       *[other] The club gets the newest of { $n } games just now.
    }
club-compares = The club is being asked what it has of the games that were played here.
club-hub-away = The club's hub is away. Play on: it gets everything as soon as it is back.
club-apart = The club has a longer course of a game than this box, which was restored from an old copy. It keeps its own. Play on, and tell the club.
club-gone =
    { $n ->
        [one] An older game that the club lacks can no longer be read here, so it stays incomplete there.
       *[other] { $n } older games that the club lacks can no longer be read here, so they stay incomplete there.
    }
club-not-taken =
    { $n ->
        [one] The club's hub does not take the record of one game. It stays here; ask the club, whose referees can read why.
       *[other] The club's hub does not take the records of { $n } games. They stay here; ask the club, whose referees can read why.
    }
club-too-long =
    { $n ->
        [one] One game has become too long to go to the club. It stays here; tell the club its result.
       *[other] { $n } games have become too long to go to the club. They stay here; tell the club their results.
    }
club-lost = The line to the club is broken. Play on: everything follows as soon as it is there again.
club-unreachable = The club cannot be reached at { $host }. Play on: everything follows as soon as it is there.
club-silent = The club's broker at { $host } takes messages and does not answer. Play on: it is tried again.
club-ca = The certificate of the club's broker at { $host } was not signed by the club: nothing is sent there.
club-refused = The club refuses the name "{ $table }" or its password. Ask the club for a new link.
club-not-allowed = The club does not let this table write to { $topic }. Ask the club to mend its rights.
club-twice = Another box seems to be at the club under the name "{ $table }". Each table needs a name of its own.
club-says-round = From the club: round { $n } starts.
club-says-left =
    { $n ->
        [one] From the club: one minute left.
       *[other] From the club: { $n } minutes left.
    }
club-says-message = From the club: { $text }
club-says-pairing = From the club: in round { $n }, { $text } play here.
club-says-coming = From the club: { $text } is on the way.
club-says-came = From the club: your call is answered.

# mistakes in club.toml, and in a link to a club
club-toml = { $why }. So this table is in no club.
club-value = { $of ->
    [broker] must be the name of the club's broker in quotes, and its port, such as "club.example:8883"
    [table] must be a name without spaces or slashes, in quotes, and not "hub"
    [names] must be "initials" or "full"
    [plain] { config-yes-no }
    [calls] { config-yes-no }
   *[other] must be text in quotes
}
club-toml-no-ca = club.toml names the certificate { $file }, which cannot be read.
club-toml-plain = true is only for a broker on this machine, not for { $host }
club-packages = This table is in a club, and the packages for it are missing: run deploy/install again.
club-link-wrong = That is no whole link to a club. It begins with table-club:// and ends as the club shows it.

# companion club
club-joined = This table is "{ $table }" at { $host }. Restart the companion, and it is in the club.
club-none = This table is in no club.
club-answers = The club's broker answers, and lets in the table "{ $table }".

# joining a club (companion/pages/box/club.py)
club-link = Join a club
club-title = Join a club
club-how = The club gives each table a link of its own. Copy it on a phone that sits at this table, scan the code here with that phone, and paste it there. Or type it.
club-type = Type the link
club-how-typed = The club gives each table a link of its own. Type it, or paste it here.
club-sit-first = A phone hands over a club's link when it sits at this table: take a seat with it first.
club-field = The club's link
club-give = Ask the table
club-paste = Paste the link first
club-asks = The table's own screen now asks: join the club "{ $club }" as table "{ $table }"?
club-offer = Join the club "{ $club }" as table "{ $table }"?
club-offer-means = The club's broker is { $host }. The club sees what everyone sees who watches this table, and keeps the games: with initials for names, or with whole names, which its standings and tournaments need.
club-offer-leaves = If it is another club, this table leaves the one that it is in, and tells the new one nothing from before this game.
club-initials = Join, with initials
club-full = Join, with whole names
club-no = Do not join
club-in = This table is in the club "{ $club }" now, as "{ $table }".
club-page = The club
club-there = This table is "{ $table }" in the club "{ $club }".
club-there-initials = The club sees what everyone sees who watches this table, and keeps the games, with initials for names: nobody stands in its standings.
club-there-full = The club sees what everyone sees who watches this table, and keeps the games, with whole names.
club-other = Join another club
club-leave = Leave the club
club-leave-means = It is told nothing more, and keeps the games that it has. The games here stay.
club-left = This table has left the club "{ $club }".
club-not-yet = The certificate of the club's broker at { $host } is valid only from { $begins } on, and this box's clock says { $now }. Nothing is sent there before it is set right.
club-ended = The certificate of the club's broker at { $host } ended on { $ends }; this box's clock says { $now }. Tell the club: nothing is sent there.

# the hub (companion/hub)
hub-starting = The hub is starting …
hub-ready = The hub keeps what the tables say.
hub-database-away = The hub's database cannot be reached: the tables keep everything until it is back.
hub-database-full = The hub's database has no room left: the tables keep everything until there is some again.
hub-database-busy = The hub's database has too many other connections: the tables keep everything until one is free.
hub-migration-changed = The file { $name } was changed after the database had been made with it. Put back the old one.
hub-value = { $of ->
    [broker] { club-value }
    [database] must begin with postgresql://, in quotes
    [lang] must be the code of a language that the companion speaks, such as "en"
    [plain] { config-yes-no }
    [hosts] must be a list of names in quotes, such as ["club.lan"]
    [port] must be a whole number, 0 to 65535
    [zone] must be a time zone in quotes, such as "Europe/Amsterdam"
    [season] must be the number of a month, 1 to 12
    [keep_games_days] must be a number of days, 0 for ever
    [keep_names_days] must be a number of days, 0 for ever
    [keep_calls_hours] must be a number of hours, 1 to 10000
    [keep_login_hours] must be a number of hours, 1 to 10000
   *[other] must be text in quotes
}
hub-toml-certificate = The certificate { $certificate } and its key { $private } do not open: both are needed, and they belong together.
hub-here = The club is shown at { $link }

# the hub's pages
hub-tables = Tables
hub-results = Results
hub-standings = Standings
hub-wall = For a projector
hub-person = Games of { $name }
hub-no-tables = No table has said anything yet.
hub-nothing-yet = No game is over yet.
hub-idle = No game on the table
hub-needs-help = Needs a referee
hub-away = Not connected
hub-paused = Paused
hub-when = Ended
hub-table = Table
hub-game = Game
hub-result = Result
hub-place = Place
hub-name = Name
hub-games = Games
hub-wins = Won
hub-points = Points
hub-rating = Rating
hub-how-counted = A point for each player you finish ahead of, half a point for each you share a place with. As many points: more wins come first, then fewer games; who is equal in all that shares the place. The rating is openskill's: what somebody is worth at least, all but certainly.
hub-page = Page { $n } of { $of }
hub-page-before = Previous page
hub-page-after = Next page

# the referees' desk
hub-coming = { $name } is on the way
hub-desk = Referees
hub-password = Password
hub-log-in = Log in
hub-log-out = Log out { $name }
hub-login-wrong = That name and that password do not belong together.
hub-login-wait = Too many tries. Wait a minute.
hub-calls = Calls
hub-no-calls = No table wants a referee.
hub-calls-since = Calls since { $time }
hub-coming-key = On my way
hub-came-key = Done
hub-call-over = That table does not call any more.
hub-say = Say something
hub-say-to = To
hub-say-to-all = All tables
hub-say-n-round = Round
hub-say-round = Round starts
hub-say-n-left = Minutes
hub-say-left = So many minutes left
hub-say-text = Message
hub-say-message = Say it
hub-say-how = It stands on the table's screens for a minute, with a sound. Tables that want no sentences show none.
hub-say-what = Enter what the tables are to read.
hub-say-number = That is no number from 1 to 999.
hub-nobody-there = No table is connected just now.
hub-no-line = The hub has no line to the tables just now: nothing was said.
hub-was-said =
    { $n ->
        [one] Said to one table.
       *[other] Said to { $n } tables.
    }

# results that a referee sets right
hub-correcting = Set results right
hub-correct = Set right
hub-corrected = set right by a referee
hub-correct-key = This counts
hub-place-of = Place of { $name }
hub-total-of = Points of { $name }
hub-trail = Who changed what
hub-changed = Changed
hub-referee = Referee
hub-before = Before
hub-after = After
hub-was-corrected = This result counts from now on, in the standings too.
hub-was-so = That was the result already.
hub-no-result = That game is not over, or nobody knows it.
hub-result-number = Enter a number from { $least } to { $most } everywhere.

# a tournament day
hub-rounds = Rounds
hub-no-day = No tournament has begun yet.
hub-round = Round { $n }
hub-sit-here = Who sits here
hub-alone = Left over (1 point)
hub-playing = Playing
hub-day-name = Name of the tournament
hub-day-new = A new tournament
hub-day-who = Who plays: a name on each line, as at the tables
hub-day-at-table = So many at a table
hub-day-how = Who meets whom
hub-day-all = Everyone meets as many others as can be
hub-day-swiss = Swiss: those with as many points meet
hub-day-where = Tables: a name on each line
hub-day-begin = Begin
hub-day-size = A table seats { $least } to { $most }.
hub-day-people = Enter 2 to { $most } names, each of them once: two people of one name need something behind it, such as a letter.
hub-day-tables =
    { $n ->
        [one] One table is needed, and each is named once.
       *[other] { $n } tables are needed, and each is named once.
    }
hub-round-next = Seat round { $n }
hub-round-say = Tell the tables who plays in round { $n }
hub-round-open = A game of this round is not over yet. A referee can go on without it.
hub-pass = Go on without this game
hub-pass-not = Wait for this game
hub-passed = Not over: the rounds go on without it. If it ends, it counts.
hub-pass-round = Round
hub-pass-what = What
hub-no-open-game = That game is over, or no such table is seated.
hub-days = All tournaments
hub-day-link = Its page for everyone
hub-day-back = Back to the tournament
hub-print = Print
hub-look = Look
hub-sure = Yes, do it all the same
hub-day-running = "{ $name }" is not over yet. It stays at its own address and goes on beside this one. Begin?
hub-day-away =
    { $n ->
        [one] This table is not connected: { $tables }. Take it all the same?
       *[other] These tables are not connected: { $tables }. Take them all the same?
    }
hub-day-over = This tournament is over. This is how it ended.
hub-day-ends = End the tournament
hub-day-goes-on = Go on with it after all
hub-day-counted = A point for each player of the table whom you finish ahead of, half a point for each you share a place with; one point for a round that you are left over. As many points: first whoever's opponents have more points together, then whoever won more games. Who is equal in all that shares the place.
hub-others = Opponents
hub-day-people-here = Who plays
hub-day-here = Here?
hub-day-latecomer = Somebody comes late: the name
hub-day-comes = Plays from the next round on
hub-day-again = Plays again
hub-day-pauses = Pauses
hub-day-leaves = Leaves
hub-day-is-away = Is not seated; points stay.
hub-day-there = { $name } plays already.
hub-day-new-table = A table joins: its name
hub-day-table-comes = Take this table
hub-day-table-leaves = Use it no more
hub-draft = Round { $n }, not seated yet
hub-draft-how = Only referees see this. It counts, and everyone sees it, when you say so.
hub-draft-counts = This counts
hub-draft-again = Seat again
hub-swap = Swap
hub-swap-one = Swap
hub-swap-other = with
hub-swap-whom = Name two different people who are seated.
hub-round-stale = Somebody has come or gone since: seat again first.
hub-not-begun = Nobody has begun
hub-others-play = Others play here: { $people }
hub-by-hand = entered by { $name }
hub-absent = did not come
hub-hand = Enter the result
hub-hand-not = Take back what was entered
hub-hand-of = Round { $n }, table { $table }: { $people }
hub-hand-game = By this game:
hub-hand-how = Somebody has to be first. Who did not come gets no points; everyone who came is ahead of them. It counts in this tournament.
hub-result-first = Somebody has to have the first place.
hub-strange = Round { $n } expects at { $table }: { $people }. These games ended under other names, or elsewhere:
hub-strange-take = It was this game
hub-step-pass = Goes on without the game at
hub-step-wait = Waits for the game at
hub-step-result = Result at
hub-step-comes = Plays:
hub-step-pauses = Pauses:
hub-step-leaves = Leaves:
hub-step-table-comes = A table joins:
hub-step-table-leaves = A table is used no more:
hub-step-counts = The seating counts
hub-step-ends = The tournament is over
hub-step-goes-on = It goes on after all
hub-sit = Where do I sit?
hub-sit-who = Your name
hub-sit-at = Round { $n }: table { $table }
hub-sit-with = In the order of the chairs: { $people }
hub-sit-nobody = Nobody called { $name } is seated in this round.
hub-sit-none = No round is seated yet.
hub-when-played = Played
hub-always = Always
hub-season = Season { $name }
hub-evening = Evening of { $name }
hub-all-games = All games
hub-by-tournament = Each tournament has standings of its own:
hub-people = Who is who
hub-people-how = Names that differ only in capitals, spaces or accents are one person. Say here which other spellings are, too, or that two of them are different people. Two people with the very same name: give one of them another name in the result.
hub-people-spelling = This name
hub-people-is = is the same person as
hub-people-join = They are one
hub-people-part = Somebody else
hub-people-spellings = Written as
hub-people-names = Enter two names of 1 to { $most } letters; initials stand for many people.
hub-people-so = They are one person already.
hub-people-joined = { $name } is { $person } from now on.
hub-people-parted = { $name } is counted alone from now on.
hub-name-of = Name of { $name }
hub-certificate-ends = The certificate { $file } ends on { $day }. On the hub's machine: sudo deploy/club renew

# forgetting (companion/hub/ingest/retention.py)
hub-joining = Let tables in
hub-joining-how = A code is a table's password: show it to nobody else. It goes when the table is connected, and after an hour.
hub-joining-none = No table has to come. On the hub's machine: sudo deploy/club table NAME
hub-joining-plain = A table's code is its password, so it is shown only when these pages are over TLS.
hub-joining-code = QR code of the table { $table }
hub-table-desk = Referees find the code under "Let tables in" on the hub's pages as well, when these are over TLS.
hub-forget = Forget
hub-forget-person = A person: the name as in the standings; all its spellings go
hub-forget-table = A table: its name
hub-forget-look = What goes?
hub-forget-how = First you read what goes. A name that is forgotten becomes "somebody", so that everyone else keeps places, points and rating.
hub-forget-person-goes =
    { $n ->
        [0] { $name } is in the rounds of a tournament and in no game. There the name becomes "somebody". Nothing brings it back.
        [one] One game has { $name } in it. It stays, and the name becomes "somebody", in rounds too. Nothing brings it back.
       *[other] { $n } games have { $name } in them. They stay, and the name becomes "somebody", in rounds too. Nothing brings it back.
    }
hub-forget-table-goes =
    { $n ->
        [0] No game of the table { $name } is kept; what it has left at the broker goes. While it is let in, it comes back with its next game.
        [one] One game of the table { $name } goes, from results, standings and rounds too. Nothing brings it back. While the table is let in, it comes back with its next game.
       *[other] { $n } games of the table { $name } go, from results, standings and rounds too. Nothing brings them back. While the table is let in, it comes back with its next game.
    }
hub-forget-key = Forget it for good
hub-forget-not = Keep it
hub-forget-nobody = No game and no round has somebody called { $name }. Initials stand for many people and cannot be forgotten.
hub-forget-no-table = No table is called { $name }: a table is called with letters, digits, - and _.
hub-was-revoked = The table { $table } is let in no more. What it has left goes within seconds; its games stay until it is forgotten.
hub-was-forgotten = { $name } is forgotten.
hub-somebody = somebody
hub-cleared = As hub.toml says, old things are gone. Games: { $games }. Names: { $names }.
hub-forget-ask = Forget it for good? (y/N)
hub-forget-say-yes = Nothing was forgotten. Say --yes where nobody can be asked.

# what tables have and the hub's database lacks (companion/hub/ingest/gaps.py)
hub-lacks = What is missing here
hub-lack-why = Tables have these games, and the database has not all of them. What can follow does so by itself, as soon as the table is connected.
hub-lack-how = What is missing
hub-lack-all = all of it: it follows from the table
hub-lack-rest = the newest of it: it follows from the table
hub-lack-gone = the table can no longer read it: it stays missing
hub-lack-refused = it was not taken: { $why }
hub-lack = Table { $table }, game { $game }: { $what }
hub-lacks-none =
    { $n ->
        [0] No table has told of a game so far.
        [one] The database has the one game that tables have told of, whole.
       *[other] The database has all { $n } games that tables have told of, whole.
    }

# companion hub HUB_TOML table NAME
hub-table-how = At the table: Settings, Join a club. Or: companion club LINK
hub-table-at = Scan it with a phone that sits at that table: its screen then asks whether to join as "{ $table }".

# companion hub HUB_TOML referee NAME
referee-asked = Password for { $name }:
referee-again = Once more:
referee-differs = Those are two different passwords: nothing was changed.
referee-name = A referee's name has 1 to { $most } letters.
referee-password = A password has { $least } to { $most } letters.
referee-kept = { $name } can log in at the hub's page "Referees".
referee-gone = { $name } is let in no more.
referee-unknown = No referee is called { $name }.

# one tap in the menu, where there is a club (companion/pages/referee.py)
referee-call = Call a referee
referee-came = The referee came
