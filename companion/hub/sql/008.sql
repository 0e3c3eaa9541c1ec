-- Of each game its public record, whole, as the newest report of its table had it. What tables told before, entry by
-- entry, is kept as it was: it has no hash, so that the table's own record takes its place when it comes.
drop table if exists record, claim cascade; -- of a newer database, into which an older copy was restored
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
insert into record
select head.tbl, head.game, 0, '', head.body, coalesce(rest.body, ''),
    case when last.kind = 'end' then last.body end, last.at, case when last.kind = 'end' then last.at end
from entry as head
join lateral (
    select kind, body, at, s from entry as e where e.tbl = head.tbl and e.game = head.game order by s desc limit 1
) as last on true
left join lateral (
    select string_agg(replace(e.body, E'\n', ' ') || E'\n', '' order by e.s) as body from entry as e
    where e.tbl = head.tbl and e.game = head.game and e.s > 1 and not (e.s = last.s and last.kind = 'end')
) as rest on true
where head.s = 1;
drop view finished;
drop table entry;

create view finished as
select tbl, game, head, ending, ended as at from record where ending is not null;

-- What tables say that they have: of a game that is here otherwise something is missing.
create table claim (
    tbl text not null,
    game text not null,
    hash text not null,  -- '' = the table has not compared it; 'gone' = it can no longer read it
    at timestamptz not null default now(),
    primary key (tbl, game)
);

-- What was not taken, and why; of each game the newest. What is of a table itself has no game.
alter table refusal rename to refused_entry;
create table refusal (
    tbl text not null,
    game text not null,
    why text not null,
    at timestamptz not null default now(),
    primary key (tbl, game)
);
insert into refusal
select tbl, game, 'another course of the game', max(at) from refused_entry
where length(tbl) <= 32 and length(game) <= 40 group by tbl, game;
drop table refused_entry;
