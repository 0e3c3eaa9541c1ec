"""Simulated tables: the real publisher and the real store, fed with the lines of golden records.

    python -m tests.hub.feeding FOLDER PORT TABLES PACE_S

A killed table resumes at the end of its log, as a companion does. `plays` gives the record of each table, `expected`
its final report in the database; `played` and `row` are reports and rows without a table.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, cast

from msgspec.structs import replace

from companion.club import topics
from companion.club.config import Broker, Club
from companion.club.publisher import Publisher, PublishPace
from companion.club.report import Report, make_report, pack
from companion.errors import Stale
from companion.hub.ingest import database
from companion.hub.ingest.intake import RecordRow, read
from companion.log.disk.store import Store
from companion.log.record import End, Head, Line, Note, Paused, encode_record
from companion.log.session import Session
from companion.table.events import Happened
from companion.table.games import Games
from companion.table.snapshot import Snapshot
from companion.view.wire import Band, Chip, Show
from rules.games import GAMES
from tests.club.engines import PASSWORD
from tests.club.games import golden, sealed
from tests.samples import MARKS

# the second stops while a secret answer is still secret
RECORDS = (
    "himalaya/three_seats",
    "battles_and_builders/two_seats",
    "akkon/worked_score",
    "ettana/worked_examples",
    "battles_and_builders/three_seats",
    "amritsar/first_round",
)
PACE = PublishPace(state_s=0.2, look_s=0.2, retry_s=0.1, longest_retry_s=0.5)


@dataclass(frozen=True)
class Fed:
    """The publisher's view of a game: its lines so far."""

    head: Head
    lines: Sequence[Line]
    revealed: Mapping[int, int]

    @property
    def sealed_answers(self) -> set[int]:
        return sealed(self.lines, dict(self.revealed))

    @property
    def is_finished(self) -> bool:
        return isinstance(
            next((line for line in reversed(self.lines) if not isinstance(line, Note | Paused)), None), End
        )


@dataclass(frozen=True)
class Moment:
    """A stand-in for the core's snapshot."""

    session: Fed
    automation: Any = None

    @property
    def id(self) -> str:
        return self.session.head.id


@cache
def plays(number: int) -> Fed:
    """The game of a table; one with secrets stops while some are hidden."""
    name = RECORDS[number % len(RECORDS)]
    head, lines, revealed = golden(name)
    if name == RECORDS[1]:
        hidden = max(n for n, by in revealed.items() if by > n + 1)
        lines = lines[:hidden]
        revealed = {n: by for n, by in revealed.items() if by <= hidden}
    return Fed(replace(head, id=f"G{number}"), lines, revealed)


def expected(number: int) -> Report:
    """The report of the table's game at its end."""
    return make_report(cast("Session", plays(number)), "full")


def told(head: Head, lines: Sequence[Line]) -> Report:
    """The report of these lines."""
    return Report(len(lines), encode_record(head, lines))


@cache
def played(name: str) -> Report:
    """The report of a golden record."""
    return make_report(cast("Session", Fed(*golden(name))), "full")


def row(table: str, game: str, report: Report) -> RecordRow:
    """The hub's row for a report of a table."""
    return read(topics.log(table, game), pack(report))[0]


async def finish(url: str, table: str, game: str, people: Sequence[str], places: Sequence[int]) -> None:
    """Report a whole game of these players from a table."""
    head, _, _ = golden("akkon/worked_score")
    begun: Head = replace(head, id=game, seats=tuple(people), tints=(2 * head.tints)[: len(people)])
    end = End(n=1, at=0, ended_by="rules", totals=tuple(places), places=tuple(places))
    db = await database.connect(url)
    await database.keep(db, row(table, game, told(begun, [end])))
    await db.close()


def show(look: Snapshot | None) -> Show:
    """A page of usual size, different after each move."""
    game = cast(Moment, look).session
    chips = tuple(
        Chip(seat=i, name=name, mark=MARKS[i % len(MARKS)], score=str(len(game.lines)), turn=i == len(game.lines) % 2)
        for i, name in enumerate(game.head.seats)
    )
    return Show(seq=1, now_ms=0, page="play", title=game.head.game, where="Round 1", chips=chips,
                band=Band(who=game.head.seats[0], ask=f"Move {len(game.lines)}"))  # fmt: skip


async def table(folder: Path, broker: Broker, number: int, pace_s: float) -> None:
    """Run one table from the end of its log to the end of its game, then wait."""
    game = plays(number)
    store = await Store.open(folder / broker.user)
    publisher = Publisher(Club(broker=broker, names="full"), store, Games(GAMES).find, pace=PACE)
    try:
        _, there = await store.lines(game.head.id)
    except Stale:
        await store.begin(game.head)
        there = []
    work = asyncio.create_task(publisher.run(show))
    for end in range(len(there), len(game.lines) + 1):
        if end > len(there):
            await store.append(game.head.id, game.lines[end - 1])
        now = Moment(Fed(game.head, game.lines[:end], game.revealed))
        await publisher.hear(Happened(now=cast(Snapshot, now)))
        await asyncio.sleep(pace_s)
    await work


async def main(folder: Path, port: int, tables: int, pace_s: float) -> None:
    brokers = (Broker(host="localhost", port=port, user=f"t{n}", password=PASSWORD, plain=True) for n in range(tables))
    await asyncio.gather(*(table(folder, broker, n, pace_s) for n, broker in enumerate(brokers)))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])))
