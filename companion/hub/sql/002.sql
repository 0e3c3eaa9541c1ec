-- Who may act for the club. `password` is argon2's own text: its parameters, the salt and the hash.
create table referee (
    name text primary key,
    password text not null
);
