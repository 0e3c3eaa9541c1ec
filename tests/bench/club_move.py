"""A move's time with and without the club: companions side by side take turns, move by move.

    .venv/bin/python -m tests.bench.club_move

Two are in no club; the others are in one whose broker and hub are there, whose broker is gone, or hangs. The goal is
that nobody at the table can tell them apart: within 2 %.
"""

from __future__ import annotations

import argparse
import asyncio
import socket
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

from tests.bench import figures
from tests.bench.box import companion, folder, running
from tests.bench.evening import Step, evening
from tests.bench.move import crowd
from tests.club.engines import PASSWORD, Mosquitto, Postgres, free_port, mosquitto, postgres
from tests.hub.kills import hub_toml

PHONES = 5


async def main(moves: int) -> None:
    steps = await evening(moves)
    figures.machine()
    silent = socket.create_server(("127.0.0.1", 0))
    with folder() as data, mosquitto(1) as broker, postgres() as database, running_hub(data, broker, database), silent:
        ports = {"no club": 0, "no club again": 0, "broker and hub there": broker.engine.port,
                 "broker gone": free_port(), "broker hangs": silent.getsockname()[1]}  # fmt: skip
        times = await take_turns(steps, data, ports)
    usual = figures.middle(times["no club"])
    rows = [
        (name, figures.ms(figures.middle(took)), figures.ms(figures.percentile(took, 0.95)),
         f"{figures.middle(took) / usual - 1:+.1%}")
        for name, took in times.items()
    ]  # fmt: skip
    figures.table(f"Tap to last of {PHONES} phones, {moves} moves, ms", ("", "p50", "p95", "p50 against no club"), rows)


def running_hub(data: Path, broker: Mosquitto, database: Postgres) -> ExitStack:
    """The hub, until the stack is left."""
    stack, file = ExitStack(), hub_toml(data, broker, database.url)
    process = subprocess.Popen([sys.executable, "-m", "companion", "hub", str(file)], stdout=subprocess.DEVNULL)
    stack.callback(process.wait)
    stack.callback(process.terminate)
    return stack


async def take_turns(steps: list[Step], data: Path, ports: dict[str, int]) -> dict[str, list[float]]:
    """Seconds of every move, by companion."""
    times: dict[str, list[float]] = {name: [] for name in ports}
    with ExitStack() as stack:
        crowds = {}
        for name, port in ports.items():
            own = data / name.replace(" ", "-")
            own.mkdir()
            if port:
                club = f'broker = "localhost:{port}"\ntable = "t0"\npassword = "{PASSWORD}"\nplain = true\n'
                (own / "club.toml").write_text(club)
            crowds[name] = await crowd(stack.enter_context(running(companion(own, "--headless"))), PHONES)
        for number, step in enumerate(steps):
            names = list(ports)
            for name in names[number % len(names) :] + names[: number % len(names)]:
                took_s = await crowds[name].ask(step.line)
                if step.is_move:
                    times[name].append(took_s)
        for each in crowds.values():
            each.leave()
    return times


if __name__ == "__main__":
    words = argparse.ArgumentParser()
    words.add_argument("--moves", type=int, default=240)
    asyncio.run(main(words.parse_args().moves))
