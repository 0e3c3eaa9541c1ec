"""A move's time with and without the club: companions side by side make each move in an order that is drawn.

    .venv/bin/python -m tests.trials.bench.club_move

Two are in no club; the others are in one whose broker and hub are there, whose broker is gone, or hangs. The goal is
that nobody at the table can tell them apart: within 2 %. Before each move there is a rest, or the work that one
companion does after its move would be counted as its neighbour's; a table makes a move in seconds. `--rest 0` does
without.
"""

from __future__ import annotations

import argparse
import asyncio
import socket
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.club.engines import PASSWORD, Mosquitto, Postgres, free_port, mosquitto, postgres
from tests.hub.kills import hub_toml
from tests.trials.bench import figures
from tests.trials.bench.box import Box, companion, folder, running
from tests.trials.bench.evening import Step, evening
from tests.trials.bench.move import crowd
from tests.trials.bench.phones import Crowd
from tests.trials.bench.spent import processor_s

PHONES = 5
REST_S = 0.03  # before each move
USUAL = "no club"


@dataclass
class Table:
    """One companion with its phones, and what its moves took."""

    box: Box
    crowd: Crowd
    took_s: list[float] = field(default_factory=list)  # of each move, from the tap to the last phone
    processor_s: float = 0.0  # of the core, for all moves and what came of them


async def main(moves: int, rest_s: float) -> None:
    steps = await evening(moves)
    figures.machine()
    silent = socket.create_server(("127.0.0.1", 0))
    with folder() as data, mosquitto(1) as broker, postgres() as database, running_hub(data, broker, database), silent:
        ports = {USUAL: 0, "no club again": 0, "broker and hub there": broker.engine.port,
                 "broker gone": free_port(), "broker hangs": silent.getsockname()[1]}  # fmt: skip
        tables = await take_turns(steps, data, ports, rest_s)
    usual = tables[USUAL]
    middle = figures.middle(usual.took_s)
    rows = [
        (name, figures.ms(figures.middle(table.took_s)), figures.ms(figures.percentile(table.took_s, 0.95)),
         f"{figures.middle(table.took_s) / middle - 1:+.1%}",
         f"{figures.middle([a - b for a, b in zip(table.took_s, usual.took_s, strict=True)]) / middle:+.1%}",
         figures.ms(table.processor_s / moves))
        for name, table in tables.items()
    ]  # fmt: skip
    head = ("", "p50", "p95", "p50 against no club", "the same move's, p50", "processor a move")
    figures.table(f"Tap to last of {PHONES} phones, {moves} moves, rest {rest_s * 1000:.0f} ms; ms", head, rows)


def running_hub(data: Path, broker: Mosquitto, database: Postgres) -> ExitStack:
    """The hub, until the stack is left."""
    stack, file = ExitStack(), hub_toml(data, broker, database.url)
    process = subprocess.Popen([sys.executable, "-m", "companion", "hub", str(file)], stdout=subprocess.DEVNULL)
    stack.callback(process.wait)
    stack.callback(process.terminate)
    return stack


async def take_turns(steps: list[Step], data: Path, ports: dict[str, int], rest_s: float) -> dict[str, Table]:
    """Every move at each of them, in an order that is drawn each time."""
    chance = Random(1)
    with ExitStack() as stack:
        tables = {name: await _sat_down(stack, data / name.replace(" ", "-"), port) for name, port in ports.items()}
        for step in steps:
            for table in chance.sample(list(tables.values()), len(tables)):
                await asyncio.sleep(rest_s)
                before_s = processor_s(table.box.process.pid)
                took_s = await table.crowd.ask(step.line)
                await asyncio.sleep(rest_s)
                if step.is_move:
                    table.took_s.append(took_s)
                    table.processor_s += processor_s(table.box.process.pid) - before_s
        for table in tables.values():
            table.crowd.leave()
    return tables


async def _sat_down(stack: ExitStack, own: Path, port: int) -> Table:
    own.mkdir()
    if port:
        club = f'broker = "localhost:{port}"\ntable = "t0"\npassword = "{PASSWORD}"\nplain = true\n'
        (own / "club.toml").write_text(club)
    box = stack.enter_context(running(companion(own, "--headless")))
    return Table(box, await crowd(box, PHONES))


if __name__ == "__main__":
    words = argparse.ArgumentParser()
    words.add_argument("--moves", type=int, default=240)
    words.add_argument("--rest", type=float, default=REST_S * 1000, metavar="MS")
    asked = words.parse_args()
    asyncio.run(main(asked.moves, asked.rest / 1000))
