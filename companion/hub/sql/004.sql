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

-- Who sits where in a round, by chair. Whoever is left over sits at no table: `tbl` is empty.
create table seating (
    tournament bigint not null references tournament on delete cascade,
    round integer not null,
    place integer not null,
    tbl text not null,
    people text[] not null,
    at timestamptz not null default now(),
    primary key (tournament, round, place)
);
