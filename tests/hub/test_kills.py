"""Broker, database, hub and tables are killed while tables play: each public line is stored once, and no secret.

`python -m tests.trials.campaigns kills` kills them twenty times in a row, again and again.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import psycopg

from companion.log.record import encode
from tests.club.engines import ROOT, Engine, folder, hub_toml, mosquitto, postgres
from tests.hub.feeding import expected, plays

TABLES, PACE_S, PATIENCE_S = 6, 0.05, 120.0
PARTS = ("broker", "database", "hub", "tables")


@dataclass
class World:
    """A club of simulated tables, every part of which can be killed."""

    engines: Mapping[str, Engine]
    url: str
    here: Path
    running: dict[str, subprocess.Popen[bytes]] = field(default_factory=dict)

    def start(self, what: str) -> None:
        if what in self.engines:
            self.engines[what].start()
            return
        words: tuple[str, ...] = ("-m", "companion", "hub", str(self.here / "hub.toml"))
        if what == "tables":
            words = ("-m", "tests.hub.feeding", *map(str, (self.here, self.engines["broker"].port, TABLES, PACE_S)))
        self.running[what] = subprocess.Popen((sys.executable, *words), cwd=ROOT)

    def kill(self, what: str) -> None:
        if what in self.engines:
            self.engines[what].kill()
        else:
            self.running[what].kill()
            self.running.pop(what).wait()

    def rows(self) -> dict[tuple[str, str], str]:
        """Every record of the database, by table and game."""
        with psycopg.connect(self.url) as db:
            found = db.execute("select tbl, game, head, lines, ending from record").fetchall()
        return {(tbl, game): f"{head}\n{lines}" + (f"{end}\n" if end else "") for tbl, game, head, lines, end in found}


@contextmanager
def world() -> Iterator[World]:
    with mosquitto(TABLES) as broker, postgres() as database, folder() as here:
        hub_toml(here, broker, database.url)
        made = World({"broker": broker.engine, "database": database.engine}, database.url, here)
        made.start("hub")
        made.start("tables")
        try:
            yield made
        finally:
            for what in [*made.running]:
                made.kill(what)


def secrets() -> list[str]:
    """The secret, unrevealed answers, as lines of the tables' logs."""
    games = map(plays, range(TABLES))
    return [
        encode(line).decode() for game in games for line in game.lines
        if getattr(line, "secret", False) and line.n not in game.revealed
    ]  # fmt: skip


def wrong_after(kills: Sequence[str], rng: Random) -> list[str]:
    """The faults of the database after these parts were killed, one after the other, and restarted."""
    rows = dict[tuple[str, str], str]()
    wanted = {(f"t{n}", plays(n).head.id): expected(n).record.decode() for n in range(TABLES)}
    with world() as made:
        for what in kills:
            time.sleep(rng.uniform(0.2, 1.0))
            made.kill(what)
            time.sleep(rng.uniform(0.0, 0.5))
            made.start(what)
        began_s = time.monotonic()
        while rows != wanted and time.monotonic() - began_s < PATIENCE_S:
            time.sleep(0.05)
            with suppress(psycopg.Error):  # it is still starting, or its table does not exist yet
                rows = made.rows()
    found = [f"{game} is not as at its table" for game in {*wanted, *rows} if rows.get(game) != wanted.get(game)]
    return found + [f"{secret} is there" for secret in secrets() if any(secret in record for record in rows.values())]


def test_whatever_is_killed_each_public_line_is_there_once_and_no_secret() -> None:
    rng = Random(3)
    assert wrong_after(rng.sample(PARTS, 4), rng) == []
    assert secrets()
