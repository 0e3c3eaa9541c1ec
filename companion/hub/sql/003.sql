-- A result as a referee has set it right: the newest of a game counts, and all of them stay.
create table correction (
    id bigint generated always as identity primary key,
    tbl text not null,
    game text not null,
    places integer[] not null,
    totals integer[] not null,
    places_before integer[] not null,
    totals_before integer[] not null,
    referee text not null,
    at timestamptz not null default now()
);

create index on correction (tbl, game, id);
