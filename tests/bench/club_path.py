"""What a club costs on the way of a move: processor time from the tap until the last phone's page is on its way.

    .venv/bin/python -m tests.bench.club_path

Tables in one process make each move in an order that is drawn: two in no club, the others in one whose broker and hub
are there, whose broker is gone, or hangs. Only what the event loop does during a move is counted, the publisher's work
too, should any fall into it. The same evening is played several times, and of each move the least counts, so that what
else runs on the machine hardly does. `tests.bench.club_move` measures the whole from outside.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import socket
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from companion.access.client_session import Audience
from companion.club.config import Broker, Club
from companion.club.publisher import Publisher
from companion.table.happened import always
from rules.games import find
from tests.bench import figures
from tests.bench.box import folder
from tests.bench.club_move import PHONES, USUAL, running_hub
from tests.bench.evening import Step, evening
from tests.club.engines import PASSWORD, free_port, mosquitto, postgres
from tests.companion.table import Client, Table, client, table_in

REST_S = 0.02  # after each move: the publisher does its work meanwhile


@dataclass
class Played:
    """A table, and what its moves took."""

    here: Client
    took_s: list[float] = field(default_factory=list)


async def main(moves: int, rounds: int) -> None:
    steps = await evening(moves)
    figures.machine()
    silent = socket.create_server(("127.0.0.1", 0))
    with (
        folder() as data,
        mosquitto(rounds) as broker,
        postgres() as database,
        running_hub(data, broker, database),
        silent,
    ):
        ports = {USUAL: 0, "no club again": 0, "broker and hub there": broker.engine.port,
                 "broker gone": free_port(), "broker hangs": silent.getsockname()[1]}  # fmt: skip
        played = [await one_evening(steps, data / str(number), ports, number) for number in range(rounds)]
    least = {name: [min(each) for each in zip(*(one[name] for one in played), strict=True)] for name in ports}
    rows = [
        (name, figures.ms(figures.middle(took)), figures.ms(figures.percentile(took, 0.95)),
         f"{figures.middle(took) / figures.middle(least[USUAL]) - 1:+.1%}",
         f"{sum(took) / sum(least[USUAL]) - 1:+.1%}")
        for name, took in least.items()
    ]  # fmt: skip
    head = ("", "p50", "p95", "p50 against no club", "all moves against it")
    title = f"Processor time on the way of a move, {PHONES} phones, {moves} moves, the least of {rounds}, ms"
    figures.table(title, head, rows)


async def one_evening(steps: list[Step], data: Path, ports: dict[str, int], number: int) -> dict[str, list[float]]:
    """Seconds of every move, by table."""
    data.mkdir()
    async with contextlib.AsyncExitStack() as stack:
        tables = {
            name: await stack.enter_async_context(sat_down(data / name.replace(" ", "-"), port, f"t{number}"))
            for name, port in ports.items()
        }
        await take_turns(steps, list(tables.values()), Random(number))
    return {name: table.took_s for name, table in tables.items()}


async def take_turns(steps: list[Step], tables: list[Played], chance: Random) -> None:
    """Every move at each of them, in an order that is drawn each time."""
    for step in steps:
        for table in chance.sample(tables, len(tables)):
            began_s = time.thread_time()
            await table.here.table.hub.handle(table.here.visit, step.request)
            took_s = time.thread_time() - began_s
            await asyncio.sleep(REST_S)
            gc.collect(0)
            if step.is_move:
                table.took_s.append(took_s)


@contextlib.asynccontextmanager
async def sat_down(own: Path, port: int, name: str) -> AsyncIterator[Played]:
    """A table with its phones, in the club behind that port under that name; 0 = in none."""
    own.mkdir()
    table = await table_in(own, lambda: time.monotonic_ns() // 1_000_000)
    clients = [await client(table), *[await client(table, token="", lang="en") for _ in range(PHONES)]]
    for each in clients:
        each.visit.mailbox.open(lambda frame: True)
    lines = [asyncio.create_task(each.visit.mailbox.take()) for each in clients]  # as a line waits for what is late
    work = asyncio.create_task(_publish(table, port, name)) if port else None
    try:
        yield Played(clients[0])
    finally:
        tasks = [*lines, *([work] if work else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await table.core.store.close()


async def _publish(table: Table, port: int, name: str) -> None:
    broker = Broker(host="localhost", port=port, user=name, password=PASSWORD, plain=True)
    publisher = Publisher(Club(broker=broker), table.core.store, find)
    table.core.listeners.add("club", publisher.hear, always)
    watch = Audience(role="watch", lang="en", page="play")
    await publisher.run(lambda look: table.hub.show(watch, look))


if __name__ == "__main__":
    words = argparse.ArgumentParser()
    words.add_argument("--moves", type=int, default=120)
    words.add_argument("--rounds", type=int, default=7)
    asked = words.parse_args()
    asyncio.run(main(asked.moves, asked.rounds))
