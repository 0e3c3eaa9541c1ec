"""Games that tables claim to have and the database lacks. Tables send claims to each new hub and on each change."""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple

from companion.club import topics
from companion.club.report import Receipt, decode_claims
from companion.hub.ingest.database import Db, Reader, rows
from companion.log.record import GAME_ID
from rules.kit.types import Say

MOST_GAMES = 1_000  # per claim

CLAIM = """
insert into claim (tbl, game, hash) select %s, * from unnest(%s::text[], %s::text[])
on conflict (tbl, game) do update set hash = excluded.hash, at = now()
"""
IS_FORGOTTEN = "select from forgotten as f where f.tbl = c.tbl and f.game = c.game"
FIND_DIFFERENT = f"""
select c.game, coalesce(r.hash, '') from claim as c left join record as r using (tbl, game)
where c.tbl = %s and c.game = any(%s) and r.hash is distinct from c.hash and not exists ({IS_FORGOTTEN})
"""
# a record received after the claim is the table's newer statement
LACKS = f"""
select c.tbl, c.game, r.hash is not null, c.hash = 'gone', coalesce(f.why, '')
from claim as c left join record as r using (tbl, game)
left join refusal as f on f.tbl = c.tbl and f.game = c.game and (r.at is null or r.at <= f.at)
where r.hash is distinct from c.hash and (r.at is null or r.at <= c.at) and not exists ({IS_FORGOTTEN})
union
select tbl, game, r.hash is not null, false, f.why from refusal as f left join record as r using (tbl, game)
where game <> '' and (r.at is null or r.at <= f.at)
order by 1, 2
"""

COUNT_GAMES = "select count(*) from (select tbl, game from claim union select tbl, game from record) as told"


class Lack(NamedTuple):
    """A game of which the database has no record, or only an older one."""

    table: str
    game: str
    is_older: bool  # the database has an older record
    is_gone: bool  # its table can no longer read the record
    why: str  # why the record was refused, "" = it was not

    @property
    def say(self) -> Say:
        """The gap as a sentence for people."""
        if self.why:
            return Say(key="hub-lack-refused", args={"why": self.why})
        return Say(key="hub-lack-gone" if self.is_gone else "hub-lack-rest" if self.is_older else "hub-lack-all")


async def compare_claims(db: Db, topic: str, payload: bytes) -> list[tuple[str, str, Receipt]]:
    """Store a table's claims, and return a receipt for each game whose stored record differs, and last topics.ALL.

    Returns [] if the payload is invalid.
    """
    table, _, _ = topics.parts(topic)
    try:
        told = decode_claims(payload)
    except (ValueError, RecursionError):
        return []
    claims = {game: hash for game, hash in islice(told.items(), MOST_GAMES) if GAME_ID.fullmatch(game)}
    if not topics.NAME.fullmatch(table):
        return []
    await db.execute(CLAIM, (table, list(claims), list(claims.values())))
    found = await rows(db, FIND_DIFFERENT, table, list(claims))
    return [*((table, game, Receipt(hash=hash)) for game, hash in found), (table, topics.ALL, Receipt())]


async def lacks(reader: Reader) -> tuple[Lack, ...]:
    """All gaps, by table and game."""
    return tuple(Lack(*row) for row in await reader.rows(LACKS))


async def survey(reader: Reader) -> tuple[int, tuple[Lack, ...]]:
    """The number of games that tables reported, and the gaps."""
    [(many,)] = await reader.rows(COUNT_GAMES)
    return many, await lacks(reader)
