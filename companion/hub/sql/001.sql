-- The entries of all games, byte for byte as the tables published them: `body` is text, since jsonb would change what the
-- hash covers. Of each game there is an unbroken beginning, and nothing else.
create table entry (
    tbl text not null,
    game text not null,
    s integer not null check (s > 0),
    kind text not null,
    hash text not null,
    body text not null,
    at timestamptz not null default now(),
    primary key (tbl, game, s)
);

-- What came and did not fit: its hash is wrong, or another entry has its place.
create table refusal (
    tbl text not null,
    game text not null,
    s integer not null,
    hash text not null,
    body text not null,
    at timestamptz not null default now(),
    primary key (tbl, game, s, hash)
);

-- Games that are over: their last entry is an end. An undo after it takes them out of here by itself.
create view finished as
select head.tbl, head.game, head.body as head, last.body as ending, last.at
from entry as head
join lateral (
    select kind, body, at from entry as e where e.tbl = head.tbl and e.game = head.game order by s desc limit 1
) as last on last.kind = 'end'
where head.s = 1;
