"""Reading 500 old records for the statistics while the core goes on: how long, and how late everything else is.

    .venv/bin/python -m tests.bench.archive

The baseline is the same event loop, in the same process, with nothing to read.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from companion.log.record import End, read
from tests.bench import figures
from tests.bench.box import folder
from tests.companion.evenings import GOLDEN, record, shelve
from tests.companion.table import Client, Clock, client, table_in

RECORDS = 500
QUIET_S = 10
EVERY_S = 0.01
NAMES = ("Ana", "Bo", "Cem", "Dee", "Eli")
PAGES = ("records", "statistics", "statistics/akkon", "people", "person/Ana")


def main() -> None:
    figures.machine()
    with folder() as data:
        asyncio.run(_measured(data))


async def _measured(data: Path) -> None:
    await _shelve(data)
    gc.collect()
    desk = await table_in(data, Clock())
    here = await client(desk)
    late = await _late_while(asyncio.sleep(QUIET_S))
    begun_s = time.perf_counter()
    await here.go("statistics")
    first_s = time.perf_counter() - begun_s
    busy = await _late_while(desk.core.archive.catch_up())
    whole_s = time.perf_counter() - begun_s
    rows = [("nothing to read", *_shares(late)), ("old records are read", *_shares(busy))]
    figures.table(f"The event loop is late by, ms, while {RECORDS} records are read", ("", "p50", "p99", "most"), rows)
    times = [("first page, most records unread", figures.ms(first_s)), ("all of them read", figures.ms(whole_s))]
    times += [(f"page {page}", figures.ms(await _page_s(here, page))) for page in PAGES]
    await desk.core.store.close()
    times.append(("first page of the next evening", figures.ms(await _next_evening_s(data))))
    figures.table("What is waited for, ms", ("", "ms"), times)


async def _shelve(data: Path) -> None:
    """Golden records of whole games, again and again, each with an id of its own."""
    names = sorted(path.relative_to(GOLDEN).with_suffix("").as_posix() for path in GOLDEN.glob("*/*.jsonl"))
    whole = [name for name in names if "worked" not in name and _is_over(name)]
    shelf = []
    for i in range(RECORDS):
        name = whole[i % len(whole)]
        seats = len(read((GOLDEN / f"{name}.jsonl").read_bytes())[0].seats)
        shelf.append(record(name, f"R{i}", NAMES[:seats]))
    await shelve(data, *shelf)


def _is_over(name: str) -> bool:
    return isinstance(read((GOLDEN / f"{name}.jsonl").read_bytes())[1][-1], End)


async def _late_while(work: Coroutine[Any, Any, None]) -> list[float]:
    """By how many seconds a short sleep is too long, again and again until the work is done."""
    task = asyncio.ensure_future(work)
    late = []
    while not task.done():
        begun_s = time.perf_counter()
        await asyncio.sleep(EVERY_S)
        late.append(time.perf_counter() - begun_s - EVERY_S)
    await task
    return late


def _shares(late: list[float]) -> tuple[str, str, str]:
    p50, p99 = (figures.ms(figures.percentile(late, share)) for share in (0.5, 0.99))
    return p50, p99, figures.ms(max(late))


async def _page_s(here: Client, page: str) -> float:
    begun_s = time.perf_counter()
    await here.go(page)
    return time.perf_counter() - begun_s


async def _next_evening_s(data: Path) -> float:
    desk = await table_in(data, Clock())
    here = await client(desk)
    taken_s = await _page_s(here, "statistics")
    await desk.core.store.close()
    return taken_s


if __name__ == "__main__":
    main()
