"""Many tables in one process, for tests.trials.bench.club: the real publisher, and lines at a given pace.

    python -m tests.trials.bench.club_tables FOLDER PORT TABLES EVERY_S LINES

They begin when all tables are in the club. When all are made it writes when each was made, as wall clock, to
FOLDER/made.json, and waits to be killed.
"""

from __future__ import annotations

import asyncio
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import cast

import msgspec
from msgspec.structs import replace

from companion.club.config import Broker, Club
from companion.club.publisher import Publisher, PublishPace
from companion.club.report import Report, make_report
from companion.log.disk.store import Store
from companion.log.record import Head, Line, Played
from companion.log.session import Session
from companion.table.events import Happened
from companion.table.games import Games
from companion.table.snapshot import Snapshot
from rules.games import GAMES
from tests.club.engines import PASSWORD
from tests.club.games import golden
from tests.hub.feeding import Fed, Moment, show

RECORD = "amritsar/four_seats"


def lines_of(many: int) -> tuple[Head, list[Line]]:
    """A head, and `many` consecutive lines of usual length."""
    head, lines, _ = golden(RECORD)
    moves = [line for line in lines if isinstance(line, Played)]
    return head, [replace(line, n=n) for n, line in enumerate(islice(cycle(moves), many), 1)]


def record_of(number: int, many: int) -> Report:
    """The table's report after so many lines."""
    head, lines = lines_of(many)
    return make_report(cast("Session", Fed(replace(head, id=f"G{number}"), lines, {})), "full")


async def table(
    store: Store, number: int, port: int, every_s: float, many: int, made: list[float], all_in: asyncio.Barrier
) -> None:
    broker = Broker(host="localhost", port=port, user=f"t{number}", password=PASSWORD, plain=True)
    publisher = Publisher(Club(broker=broker, names="full"), store, Games(GAMES).find, pace=PublishPace())
    head, lines = lines_of(many)
    head = replace(head, id=f"G{number}")
    work = asyncio.create_task(publisher.run(show))
    await publisher.hear(Happened(now=cast(Snapshot, Moment(Fed(head, [], {})))))
    while publisher.at_club.status.key != "club-well":
        await asyncio.sleep(0.05)
    await all_in.wait()
    await asyncio.sleep(Random(number).random() * every_s)
    for told in range(1, many + 1):
        made.append(time.time())
        await publisher.hear(Happened(now=cast(Snapshot, Moment(Fed(head, lines[:told], {})))))
        await asyncio.sleep(every_s)
    await work


async def main(folder: Path, port: int, tables: int, every_s: float, many: int) -> None:
    thread, made = ThreadPoolExecutor(1), [list[float]() for _ in range(tables)]
    all_in = asyncio.Barrier(tables)
    stores = [await Store.open(folder / f"t{n}", thread=thread) for n in range(tables)]
    running = asyncio.gather(*(table(stores[n], n, port, every_s, many, made[n], all_in) for n in range(tables)))
    while any(len(each) < many for each in made):
        await asyncio.sleep(0.2)
    (folder / "made.new").write_bytes(msgspec.json.encode(made))
    (folder / "made.new").rename(folder / "made.json")
    await running


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]), int(sys.argv[5])))
