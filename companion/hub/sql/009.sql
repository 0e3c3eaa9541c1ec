-- Names that were forgotten, until no table's state at the broker tells them any more: the hub that works there does it.
create table fading (
    name text primary key,
    instead text not null
);
