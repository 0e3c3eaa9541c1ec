"""Many tables at one club on this machine: from a finished line to the row of its record and to the hub's page.

    .venv/bin/python -m tests.trials.bench.club                  200 tables, a move every 2 s each, for a minute
    .venv/bin/python -m tests.trials.bench.club --rates 100,400,1600 --seconds 15

Publishers, broker, hub, database and one viewer share the machine. The first seconds are left out.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import time
import urllib.request
from contextlib import ExitStack
from io import TextIOWrapper
from threading import Thread

import msgspec
import psycopg

from tests.club.engines import Postgres, mosquitto, postgres
from tests.trials.bench import figures
from tests.trials.bench.box import folder
from tests.trials.bench.club_tables import record_of

LEFT_OUT_S = 10.0  # warming up
MOST_S = 330.0  # for one rate
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


def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--tables", type=int, default=200)
    words.add_argument("--rates", default="100", help="lines a second over all tables")
    words.add_argument("--seconds", type=float, default=60.0)
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
    )
    for rate in told.rates.split(","):
        row = measured(told.tables, float(rate), told.seconds)
        figures.table(f"{told.tables} tables, {told.seconds:.0f} s", head, [row])


def measured(tables: int, rate: float, seconds: float) -> tuple[str, ...]:
    """The row of one rate."""
    every_s, many = tables / rate, max(1, int((seconds + LEFT_OUT_S) * rate / tables))
    with World(tables, every_s, many) as world:
        world.wait_until_made()
        world.wait_for_lines(tables * many)
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
    )


class World(ExitStack):
    """All running processes."""

    def __init__(self, tables: int, every_s: float, many: int) -> None:
        super().__init__()
        self._tables, self._every_s, self._many = tables, every_s, many
        self._ends_s = time.monotonic() + MOST_S

    def __enter__(self) -> World:
        super().__enter__()
        self.here = self.enter_context(folder())
        self.broker = self.enter_context(mosquitto(self._tables))
        self.database: Postgres = self.enter_context(postgres())
        words = (self.here, self.broker.engine.port)
        self.hub = self._started("club_hub", *words, self.database.url)
        assert self.hub.stdout is not None
        link = self.hub.stdout.readline().decode().strip()
        if not link:
            sys.exit("the hub did not start: its last words are above")
        self.viewer = Viewer(link)
        self.viewer.start()
        self.tables = self._started("club_tables", *words, self._tables, self._every_s, self._many)
        return self

    def _started(self, module: str, *words: object) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"tests.trials.bench.{module}", *map(str, words)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE)
        self.callback(process.wait)
        self.callback(process.kill)
        return process

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
            while db.execute("select sum(n) from record").fetchone() != (many,):
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
