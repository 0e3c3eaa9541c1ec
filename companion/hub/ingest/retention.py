"""Deletion of data: people and tables on request, and automatically data older than hub.toml allows.

A forgotten name becomes a numbered stand-in in all games and rounds of that person: other people's places, points and
ratings do not change, and rounds still match their games. The record's text then no longer matches its hash, but the
hash stays, so that the hub still recognises what the table sends.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from companion.club import topics
from companion.club.names import is_initial, stand_in
from companion.errors import Trouble
from companion.fence import fence
from companion.hub.config import HubSettings
from companion.hub.hub import Hub
from companion.hub.ingest.database import Db, Game, Reader, Writer, rows
from companion.hub.ingest.intake import RecordRow, renamed, seats
from companion.hub.people import folded, read
from rules.kit.types import Say

LOOK_S, DAY_S = 60.0, 86_400.0

LOCK_RECORDS = "lock table record in share row exclusive mode"  # blocks commits of records
HEADS = "select tbl, game, head from record"
FIND_OLD = "select tbl, game from record where at < now() - make_interval(days => %s)"
TABLE_GAMES = "select tbl, game from record where tbl = %s"
RECORDS = """
select tbl, game, n, hash, head, lines, ending
from record join unnest(%s::text[], %s::text[]) as these (tbl, game) using (tbl, game)
"""
REWRITE = "update record set head = %s, lines = %s, ending = %s where tbl = %s and game = %s"
REMEMBER = "insert into forgotten select * from unnest(%s::text[], %s::text[]) on conflict do nothing"
REMOVE = """
delete from {} as kept using unnest(%s::text[], %s::text[]) as gone (tbl, game)
where kept.tbl = gone.tbl and kept.game = gone.game
"""
DELETE_OLD = "delete from {} where at < now() - make_interval(days => %s)"
RENAMED = "update {0} set {1} = array_replace({1}, %s, %s) where %s = any ({1})"
NAME_COLUMNS = (("tournament", "people"), ("seating", "people"), ("step", "people"), ("correction", "people"),
                ("correction", "people_before"))  # fmt: skip
FIND_NAMES = " union ".join(f"select unnest({column}) from {table}" for table, column in NAME_COLUMNS)
UNSPELL = "delete from spelling where name = any (%s) or person = %s"
UNNAME = """
update correction as c set people = null, people_before = null
from unnest(%s::text[], %s::text[]) as old (tbl, game) where c.tbl = old.tbl and c.game = old.game
"""
INSERT_FADING = "insert into fading values (%s, %s) on conflict (name) do update set instead = excluded.instead"
INSERT_LEAVING = "insert into leaving values (%s) on conflict do nothing"


class ForgottenCounts(NamedTuple):
    games: int = 0
    names: int = 0


# ---- a person -----------------------------------------------------------------------------------------------
async def count_person_games(reader: Reader, name: str) -> int:
    """The number of a person's games, under all spellings. Raises Trouble for an unknown name."""
    heads = await reader.rows(HEADS)
    return len(_find_games(heads, await _spellings(reader, heads, name)))


async def _spellings(reader: Reader, heads: Iterable[Sequence[Any]], name: str) -> set[str]:
    """All spellings of the person's name. Raises Trouble for an unknown name."""
    people = await read(reader)
    told = {each for *_, head in heads for each in seats(head)} | {each for (each,) in await reader.rows(FIND_NAMES)}
    found = {each for each in told if not is_initial(each) and people.identity(each) == people.identity(name)}
    if is_initial(name) or not found:
        raise Trouble("hub-forget-nobody", name=name)
    return found


async def forget_person(writer: Writer, name: str) -> None:
    """Replace all spellings of a person's name by a stand-in. Raises Trouble for an unknown name."""
    names = await _spellings(writer, await writer.rows(HEADS), name)
    async with writer.transaction() as db:
        await db.execute(LOCK_RECORDS)
        instead = dict.fromkeys(names, await _new_stand_in(db))
        await _rename(db, await rows(db, HEADS), instead)
        for each, other in instead.items():
            for kept in NAME_COLUMNS:
                await db.execute(RENAMED.format(*kept).encode(), (each, other, each))
            await db.execute(INSERT_FADING, (each, other))
            await db.execute(UNSPELL, ([each, folded(each)], each))


async def _new_stand_in(db: Db) -> str:
    return stand_in((await rows(db, "select nextval('stand_in')"))[0][0])


async def _rename(db: Db, heads: Iterable[Sequence[Any]], instead: Mapping[str, str]) -> None:
    """Replace the names in the games of these heads."""
    games = _find_games(heads, {*instead})
    for name in instead:  # a pad may be named after a person
        await db.execute("delete from title where strpos(title, %s) > 0", (name,))
    for row in [RecordRow(*found) for found in await rows(db, RECORDS, *_columns(games))]:
        new = renamed(row, instead)
        await db.execute(REWRITE, (new.head, new.lines, new.ending, row.tbl, row.game))


def _find_games(heads: Iterable[Sequence[Any]], names: set[str]) -> list[Game]:
    return [(table, game) for table, game, head in heads if names & set(seats(head))]


# ---- a table ------------------------------------------------------------------------------------------------
async def count_table_games(reader: Reader, table: str) -> int:
    """The number of a table's games. Raises Trouble for an invalid table name."""
    if not topics.NAME.fullmatch(table):
        raise Trouble("hub-forget-no-table", name=table)
    return len(await reader.rows(TABLE_GAMES, table))


async def release_table(writer: Writer, table: str) -> None:
    """Have the hub remove a table's retained messages from the broker; games stay. Raises Trouble for a wrong name."""
    await count_table_games(writer, table)
    await writer.execute(INSERT_LEAVING, table)


async def forget_table(writer: Writer, table: str) -> None:
    """Delete all data of a table, and have the hub remove its retained messages from the broker."""
    await count_table_games(writer, table)
    async with writer.transaction() as db:
        await db.execute(LOCK_RECORDS)
        await _remove(db, await rows(db, TABLE_GAMES, table))
        await db.execute("delete from refusal where tbl = %s", (table,))
        await db.execute(INSERT_LEAVING, (table,))


COUNTERS = {"person": count_person_games, "table": count_table_games}
FORGETS = {"person": forget_person, "table": forget_table}


async def _remove(db: Db, games: Sequence[Sequence[str]]) -> None:
    """Delete the games for good, and remember their ids."""
    await db.execute(REMEMBER, _columns(games))
    for kept in ("record", "claim", "refusal", "correction", "title"):
        await db.execute(REMOVE.format(kept).encode(), _columns(games))


# ---- automatic deletion -------------------------------------------------------------------------------------
async def clear(writer: Writer, settings: HubSettings) -> ForgottenCounts:
    """Delete, atomically, all data older than the settings allow."""
    games = names = 0
    async with writer.transaction() as db:
        await db.execute(LOCK_RECORDS)
        if settings.keep_games_days:
            old = await rows(db, FIND_OLD, settings.keep_games_days)
            await _remove(db, old)
            await db.execute(DELETE_OLD.format("refusal").encode(), (settings.keep_games_days,))
            games = len(old)
        if settings.keep_names_days:
            names = await _forget_old_names(db, settings.keep_names_days)
        if days := min(filter(None, (settings.keep_games_days, settings.keep_names_days)), default=0):
            await db.execute(DELETE_OLD.format("tournament").encode(), (days,))
    return ForgottenCounts(games=games, names=names)


async def _forget_old_names(db: Db, days: int) -> int:
    """Replace names in games older than `days`; newer games keep them."""
    old = {(table, game) for table, game in await rows(db, FIND_OLD, days)}
    heads = [row for row in await rows(db, HEADS) if (row[0], row[1]) in old]
    names = {name for *_, body in heads for name in seats(body) if not is_initial(name)}
    if names:
        await _rename(db, heads, {name: await _new_stand_in(db) for name in sorted(names)})
        await db.execute(UNNAME, _columns([*old]))
    return len(names)


async def keep_house(hub: Hub, writer: Writer, settings: HubSettings, report: Callable[[Say], None]) -> None:
    """Delete expired data once a day and report the counts, until cancelled."""
    next_s = 0.0
    while True:
        with fence("keeping"):
            hub.live.drop_calls(datetime.now().astimezone() - timedelta(hours=settings.keep_calls_hours))
            hub.join_codes.open_codes(hub.live.online)
            if hub.is_ready and time.monotonic() >= next_s:
                gone = await clear(writer, settings)
                next_s = time.monotonic() + DAY_S
                if any(gone):
                    report(Say(key="hub-cleared", args=gone._asdict()))
        await asyncio.sleep(LOOK_S)


# ---- rows ---------------------------------------------------------------------------------------------------
def _columns(games: Sequence[Sequence[str]]) -> tuple[list[str], list[str]]:
    return [table for table, _ in games], [game for _, game in games]
