"""Many tables at one club on this machine: from a finished line to the row of its record and to the hub's page.

    .venv/bin/python -m tests.trials.bench.club                  200 tables, a move every 2 s each, for a minute
    .venv/bin/python -m tests.trials.bench.club --rates 100,400,1600 --seconds 15
    .venv/bin/python -m tests.trials.bench.club --flood 10000    one more table sends so many messages a second
    .venv/bin/python -m tests.trials.bench.club --games 10000    so many games are over, and visitors read of them

Publishers, broker, hub, database and one viewer share the machine. The first seconds are left out.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import subprocess
import sys
import time
import urllib.request
from contextlib import ExitStack, suppress
from http.client import HTTPException
from io import TextIOWrapper
from threading import Thread

import msgspec
import psycopg

from companion.hub.ingest import database
from tests.club.engines import Postgres, mosquitto, postgres
from tests.trials.bench import figures
from tests.trials.bench.box import folder
from tests.trials.bench.club_tables import record_of
from tests.trials.bench.spent import TICKS_A_S, spent

LEFT_OUT_S = 10.0  # warming up
MOST_S = 330.0  # for one rate
PAGES, PAUSE_S = ("/standings", "/results", "/standings?page=2"), 0.3
PEOPLE = 300
FINISHED = """
insert into record (tbl, game, n, hash, head, lines, ending, ended)
select 'old', 'OLD' || g, 0, '', format(
        '{"k":"head","format":1,"game":"akkon","version":1,"id":"OLD%%s","utc":"","seats":["P%%s","P%%s","P%%s","P%%s"]}',
        g, g %% %(people)s, (g * 7 + 1) %% %(people)s, (g * 11 + 2) %% %(people)s, (g * 13 + 3) %% %(people)s),
    '', '{"k":"end","n":1,"at":0,"ended_by":"x","totals":[9,7,5,3],"places":[1,2,3,4]}', now()
from generate_series(1, %(games)s) as g
"""
CARD = re.compile(r'id=\\"table-(t\d+)\\".*?Move (\d+)')


class Viewer(Thread):
    """Reads the hub's page as a browser does, and notes when it showed each move of each table."""

    def __init__(self, link: str) -> None:
        super().__init__(daemon=True)
        self.link, self.seen = link, dict[str, float]()

    def run(self) -> None:
        with urllib.request.urlopen(f"{self.link}/changes") as changes:
            for line in changes:
                now, text = time.time(), line.decode()
                for found in text.split('{"table":'):
                    if card := CARD.search(found):
                        self.seen.setdefault(f"{card[1]}/{card[2]}", now)


class Visitor(Thread):
    """Reads one page again and again, and measures each request."""

    def __init__(self, link: str, path: str) -> None:
        super().__init__(daemon=True)
        self.path, self._link, self._took_s = path, link, list[float]()

    def run(self) -> None:
        with suppress(OSError, HTTPException):  # the hub has ended
            while True:
                self._took_s.append(self._read())
                time.sleep(PAUSE_S)

    def _read(self) -> float:
        began_s = time.monotonic()
        with urllib.request.urlopen(f"{self._link}{self.path}") as page:
            page.read()
        return time.monotonic() - began_s

    @property
    def has_read(self) -> bool:
        return bool(self._took_s)

    def took(self) -> tuple[str, ...]:
        """The measured times without the first, which waits for the first reading of all games."""
        took_s = sorted(self._took_s[1:])
        figure = (figures.middle(took_s), figures.percentile(took_s, 0.99), took_s[-1])
        return tuple(figures.ms(each) for each in figure)


def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--tables", type=int, default=200)
    words.add_argument("--rates", default="100", help="lines a second over all tables")
    words.add_argument("--seconds", type=float, default=60.0)
    words.add_argument("--games", type=int, default=0)
    words.add_argument("--flood", type=int, default=0)
    told = words.parse_args()
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)  # earlier figures are in the file, however it ends
    figures.machine()
    head = (
        "lines/s",
        "row p50",
        "p99 ms",
        "page p50",
        "p99 ms",
        "% of a core: broker, hub, database, tables",
    )
    for rate in told.rates.split(","):
        row = measured(told.tables, float(rate), told.seconds, told.games, told.flood)
        figures.table(f"{told.tables} tables, {told.seconds:.0f} s", head, [row])


def measured(tables: int, rate: float, seconds: float, games: int, flood: int) -> tuple[str, ...]:
    """The row of one rate."""
    every_s, many = tables / rate, max(1, int((seconds + LEFT_OUT_S) * rate / tables))
    with World(tables, every_s, many, games, flood) as world:
        world.wait_until_made()
        used = [spent(pid) for pid in world.pids()]
        since_s = time.time() - world.tables_began_s  # includes their start
        world.wait_for_lines(tables * many)
        for visitor in world.visitors:
            figures.table(f"{visitor.path} of {games} games meanwhile", ("p50 ms", "p99", "most"), [visitor.took()])
        cpu = [ticks / TICKS_A_S / since_s for ticks in used]
        made, rows, seen = world.told()
    first = min(moments[0] for moments in made) + LEFT_OUT_S
    to_row, to_page = [], []
    for number, moments in enumerate(made):
        for i, at in enumerate(moments, 1):
            if at >= first and (kept := rows.get(f"t{number}/{record_of(number, i).hash}")):
                to_row.append(kept - at)
            if at >= first and (shown := seen.get(f"t{number}/{i}")):
                to_page.append(shown - at)
    return (
        f"{rate:.0f}",
        *(figures.ms(each) for each in (figures.middle(to_row), figures.percentile(to_row, 0.99))),
        *(figures.ms(each) for each in (figures.middle(to_page), figures.percentile(to_page, 0.99))),
        ", ".join(f"{share:.0%}" for share in cpu),
    )


async def finish(url: str, games: int) -> None:
    """Finish `games` games of four."""
    db = await database.connect(url)
    await database.migrate(db)
    await db.execute(FINISHED, {"games": games, "people": PEOPLE})
    await db.close()


class World(ExitStack):
    """All running processes."""

    def __init__(self, tables: int, every_s: float, many: int, games: int, flood: int) -> None:
        super().__init__()
        self._games, self._flood, self.visitors = games, flood, list[Visitor]()
        self._tables, self._every_s, self._many = tables, every_s, many
        self._ends_s = time.monotonic() + MOST_S

    def __enter__(self) -> World:
        super().__enter__()
        self.here = self.enter_context(folder())
        self.broker = self.enter_context(mosquitto(self._tables + 1))
        self.database: Postgres = self.enter_context(postgres())
        asyncio.run(finish(self.database.url, self._games))
        words = (self.here, self.broker.engine.port)
        self.hub = self._started("club_hub", *words, self.database.url)
        assert self.hub.stdout is not None
        link = self.hub.stdout.readline().decode().strip()
        if not link:
            sys.exit("the hub did not start: its last words are above")
        self.viewer = Viewer(link)
        self.viewer.start()
        for path in PAGES if self._games else ():
            self.visitors.append(Visitor(link, path))
            self.visitors[-1].start()
        while not all(visitor.has_read for visitor in self.visitors):
            time.sleep(0.05)
        self.tables_began_s = time.time()
        self.tables = self._started("club_tables", *words, self._tables, self._every_s, self._many)
        if self._flood:
            while len({move.partition("/")[0] for move in tuple(self.viewer.seen)}) < self._tables:
                self._look("the tables have not begun")
                time.sleep(0.05)
            self._started("club_flood", self.broker.engine.port, f"t{self._tables}", self._flood)
        return self

    def _started(self, module: str, *words: object) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"tests.trials.bench.{module}", *map(str, words)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE)
        self.callback(process.wait)
        self.callback(process.kill)
        return process

    def pids(self) -> list[int]:
        """The processes of broker, hub, database and tables."""
        engines = (self.broker.engine.process, self.hub, self.database.engine.process, self.tables)
        return [process.pid for process in engines if process is not None]

    def wait_until_made(self) -> None:
        while not (self.here / "made.json").exists():
            self._look("the tables have not told all")
            time.sleep(0.05)

    def _look(self, late: str) -> None:
        """Exit with a message if a process has ended, or the time is over."""
        for name, process in (("the hub", self.hub), ("the process of the tables", self.tables)):
            if process.poll() is not None:
                sys.exit(f"{name} has ended with {process.returncode}: its last words are above")
        if time.monotonic() > self._ends_s:
            sys.exit(f"after {MOST_S:.0f} s {late}: the machine is too busy for this rate, or the rate too high")

    def wait_for_lines(self, many: int) -> None:
        """Wait until so many lines are there."""
        with psycopg.connect(self.database.url, autocommit=True) as db:
            while db.execute("select sum(n) from record where tbl <> %s", (f"t{self._tables}",)).fetchone() != (many,):
                self._look("not every line is there")
                time.sleep(0.1)

    def told(self) -> tuple[list[list[float]], dict[str, float], dict[str, float]]:
        """When each line was made, stored as a row, and seen on the page."""
        time.sleep(1.5)  # the newest state arrives within a second
        self.hub.terminate()
        self.hub.wait()
        made = msgspec.json.decode((self.here / "made.json").read_bytes(), type=list[list[float]])
        rows = msgspec.json.decode((self.here / "rows.json").read_bytes(), type=dict[str, float])
        return made, rows, self.viewer.seen


if __name__ == "__main__":
    main()
