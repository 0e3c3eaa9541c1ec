-- Games that were forgotten: what a table sends of them again is not kept.
create table forgotten (
    tbl text not null,
    game text not null,
    at timestamptz not null default now(),
    primary key (tbl, game)
);

-- Tables of which nothing is to be left at the broker either: the hub that works there does it.
create table leaving (
    tbl text primary key
);

-- What stands in the place of a name that was forgotten has a number of its own.
create sequence stand_in;
