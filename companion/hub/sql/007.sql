-- What a table itself calls a game: of one that was added, and of a pad of its own, the hub knows no title.
create table title (
    tbl text not null,
    game text not null,
    title text not null,
    primary key (tbl, game)
);
