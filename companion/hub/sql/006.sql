-- A game of a round that is not waited for, or is after all: the newest of a table counts, and all of them stay.
create table passing (
    id bigint generated always as identity primary key,
    tournament bigint not null references tournament on delete cascade,
    round integer not null,
    tbl text not null,
    passed boolean not null,
    referee text not null,
    at timestamptz not null default now()
);

create index on passing (tournament, round, tbl, id);
