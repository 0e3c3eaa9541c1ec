-- Of each game its public record, whole, as the newest report of its table had it.
create table record (
    tbl text not null,
    game text not null,
    n integer not null,   -- so long was the table's log: a shorter one is older
    hash text not null,   -- of the record as it came; names in it may have been forgotten since
    head text not null,
    lines text not null,  -- all between head and end, each with its line end
    ending text,          -- null: the game is not over
    at timestamptz not null default now(),     -- something has happened in it
    ended timestamptz,                         -- the hub heard of its end
    primary key (tbl, game)
);

create view finished as
select tbl, game, head, ending, ended as at from record where ending is not null;

-- What a table itself calls a game: of one that was added, and of a pad of its own, the hub knows no title.
create table title (
    tbl text not null,
    game text not null,
    title text not null,
    primary key (tbl, game)
);

-- What tables say that they have: of a game that is here otherwise something is missing.
create table claim (
    tbl text not null,
    game text not null,
    hash text not null,  -- '' = the table has not compared it; 'gone' = it can no longer read it
    at timestamptz not null default now(),
    primary key (tbl, game)
);

-- What was not taken, and why; of each game the newest. What is of a table itself has no game.
create table refusal (
    tbl text not null,
    game text not null,
    why text not null,
    at timestamptz not null default now(),
    primary key (tbl, game)
);

-- Who may act for the club. `password` is argon2's own text: its parameters, the salt and the hash.
create table referee (
    name text primary key,
    password text not null
);

-- A result as a referee has set it right, and who sat there: the newest of a game counts, and all of them stay.
create table correction (
    id bigint generated always as identity primary key,
    tbl text not null,
    game text not null,
    places integer[] not null,
    totals integer[] not null,
    people text[],
    places_before integer[] not null,
    totals_before integer[] not null,
    people_before text[],
    referee text not null,
    at timestamptz not null default now()
);
create index on correction (tbl, game, id);

-- Whom a name stands for, the newest word on it: somebody else's name, its own (nobody who is written nearly so), or '' for
-- what is so without a word.
create table spelling (
    id bigint generated always as identity primary key,
    name text not null,
    person text not null,
    referee text not null,
    at timestamptz not null default now()
);

-- A day of rounds: who plays, how many at a table, at which tables, and whether points decide who meets whom.
create table tournament (
    id bigint generated always as identity primary key,
    name text not null,
    swiss boolean not null,
    size integer not null check (size between 2 and 6),
    people text[] not null,
    tables text[] not null,
    at timestamptz not null default now()
);

-- Who sits where in a round, by chair. Whoever is left over sits at no table: `tbl` is empty. A seating is looked at, and
-- changed, before it counts; games from before that moment do not belong to it.
create table seating (
    tournament bigint not null references tournament on delete cascade,
    round integer not null,
    place integer not null,
    tbl text not null,
    people text[] not null,
    counts boolean not null default false,
    at timestamptz not null default now(),
    primary key (tournament, round, place)
);

-- What referees do on a tournament day, one step after the other: who plays and at which tables, what is said of a round's
-- game, when it is over. The day is what its steps make of it; nothing of them is changed later.
create table step (
    id bigint generated always as identity primary key,
    tournament bigint not null references tournament on delete cascade,
    round integer not null,
    what text not null,
    tbl text not null default '',
    people text[] not null default '{}',     -- whom it is about
    places integer[] not null default '{}',  -- of these people, 0 = did not come
    game text[] not null default '{}',       -- the table and the id of the game that was taken for it
    referee text not null,
    at timestamptz not null default now()
);
create index on step (tournament, id);

-- Games that were forgotten: what a table sends of them again is not kept.
create table forgotten (
    tbl text not null,
    game text not null,
    at timestamptz not null default now(),
    primary key (tbl, game)
);

-- Tables and names that were forgotten, until the broker has nothing of them any more: the hub that works there does it.
create table leaving (
    tbl text primary key
);
create table fading (
    name text primary key,
    instead text not null
);

-- What stands in the place of a name that was forgotten has a number of its own.
create sequence stand_in;
