-- What referees do on a tournament day, one step after the other: who plays and at which tables, what is said of a round's
-- game, when it is over. The day is what its steps make of it; nothing of them is changed later.
create table step (
    id bigint generated always as identity primary key,
    tournament bigint not null references tournament on delete cascade,
    round integer not null,
    what text not null,
    tbl text not null default '',
    people text[] not null default '{}',   -- whom it is about
    places integer[] not null default '{}',  -- of these people, 0 = did not come
    game text[] not null default '{}',     -- the table and the id of the game that was taken for it
    referee text not null,
    at timestamptz not null default now()
);
insert into step (tournament, round, what, tbl, referee, at)
select tournament, round, case when passed then 'pass' else 'wait' end, tbl, referee, at from passing order by id;
drop table passing;
create index on step (tournament, id);
-- before, beginning another one ended the one before
insert into step (tournament, round, what, referee)
select id, 0, 'ends', '' from tournament where id < (select max(id) from tournament);

-- A seating is looked at, and changed, before it counts; games from before that moment do not belong to it.
alter table seating add column counts boolean not null default true;
alter table seating alter column counts set default false;

-- A correction may say who sat there, too.
alter table correction add column people text[], add column people_before text[];

-- Whom a name stands for, the newest word on it: somebody else's name, its own (nobody who is written nearly so), or '' for
-- what is so without a word.
create table spelling (
    id bigint generated always as identity primary key,
    name text not null,
    person text not null,
    referee text not null,
    at timestamptz not null default now()
);
