"""Everything is killed at random while tables play; afterwards each public line is in the database once.

python -m tests.hub.kills --tables 20 --kills 40 --seed 1
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import psycopg

from companion.log.record import encode
from tests.club.engines import PASSWORD, PATIENCE_S, ROOT, Mosquitto, Postgres, folder, mosquitto, postgres
from tests.hub.feeding import expected, plays

WHAT = ("broker", "database", "hub", "tables")


@dataclass
class World:
    """A club of simulated tables, every part of which can be killed."""

    broker: Mosquitto
    database: Postgres
    here: Path
    tables: int
    pace_s: float
    running: dict[str, subprocess.Popen[bytes]] = field(default_factory=dict)
    killed: Counter[str] = field(default_factory=Counter)

    def start(self, what: str) -> None:
        if what == "broker":
            self.broker.engine.start()
        elif what == "database":
            self.database.engine.start()
        else:
            self.running[what] = subprocess.Popen(
                self.command(what), cwd=ROOT, stderr=(self.here / f"{what}.log").open("ab")
            )

    def command(self, what: str) -> list[str]:
        if what == "hub":
            return [sys.executable, "-m", "companion", "hub", str(self.here / "hub.toml")]
        words = (self.here, self.broker.engine.port, self.tables, self.pace_s)
        return [sys.executable, "-m", "tests.hub.feeding", *map(str, words)]

    def kill(self, what: str) -> None:
        self.killed[what] += 1
        if what == "broker":
            self.broker.engine.kill()
        elif what == "database":
            self.database.engine.kill()
        else:
            self.running[what].kill()
            self.running.pop(what).wait()

    def end(self) -> None:
        for process in self.running.values():
            process.kill()
            process.wait()

    # ---- what the database holds ------------------------------------------------------------------------------
    def rows(self) -> dict[tuple[str, str], str]:
        """Every record by table and game."""
        with psycopg.connect(self.database.url) as db:
            found = db.execute("select tbl, game, head, lines, ending from record").fetchall()
        return {(tbl, game): f"{head}\n{lines}" + (f"{end}\n" if end else "") for tbl, game, head, lines, end in found}

    def wanted(self) -> dict[tuple[str, str], str]:
        """What it must hold when all is told."""
        return {(f"t{n}", plays(n).head.id): expected(n).record.decode() for n in range(self.tables)}

    def wait(self, patience_s: float) -> float:
        """Until it holds what it must, at most so long; the seconds that took."""
        began_s = time.monotonic()
        while time.monotonic() - began_s < patience_s:
            with suppress(psycopg.Error):  # it is still coming up, or its table is not made yet
                if self.rows() == self.wanted():
                    break
            time.sleep(0.05)
        return time.monotonic() - began_s


def hub_toml(folder: Path, broker: Mosquitto, url: str) -> Path:
    """A hub's settings for these engines."""
    (folder / "hub.toml").write_text(
        f'broker = "localhost:{broker.engine.port}"\nplain = true\npassword = "{PASSWORD}"\n'
        f'database = "{url}"\nport = 0\n'
    )
    return folder / "hub.toml"


@contextmanager
def world(tables: int, pace_s: float) -> Iterator[World]:
    with mosquitto(tables) as broker, postgres() as database, folder() as here:
        hub_toml(here, broker, database.url)
        made = World(broker, database, here, tables, pace_s)
        made.start("hub")
        made.start("tables")
        try:
            yield made
        finally:
            made.end()


def play(made: World, kills: int, seed: int, gap_s: float) -> None:
    """Kill one part after the other; each comes back within a second."""
    rng = Random(seed)
    order = [WHAT[i % len(WHAT)] for i in range(kills)]
    rng.shuffle(order)
    for what in order:
        time.sleep(rng.uniform(0.2, 1.0) * gap_s)
        made.kill(what)
        time.sleep(rng.uniform(0.0, 0.5) * gap_s)
        made.start(what)


def secrets(tables: int) -> list[str]:
    """The lines that were answered in secret and not revealed, as they stand in the tables' logs."""
    games = (plays(n) for n in range(tables))
    return [
        encode(line).decode() for game in games for line in game.lines
        if getattr(line, "secret", False) and line.n not in game.revealed
    ]  # fmt: skip


def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--tables", type=int, default=20)
    words.add_argument("--kills", type=int, default=40)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--pace", type=float, default=0.5, help="seconds between two lines of a table")
    told = words.parse_args()
    with world(told.tables, told.pace) as made:
        play(made, told.kills, told.seed, gap_s=2.0)
        took_s = made.wait(10 * PATIENCE_S)
        rows, wanted = made.rows(), made.wanted()
        lines = sum(record.count("\n") for record in wanted.values())
        there = sum(record.count("\n") for record in rows.values())
        print(f"{dict(made.killed)}, {there} of {lines} lines,")
        print("all once and in order" if rows == wanted else "NOT THE SAME", f"{took_s:.1f} s after the last kill")
        sys.exit(rows != wanted)


if __name__ == "__main__":
    main()
