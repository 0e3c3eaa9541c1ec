"""What lies before a phone that did not read for a while: a sleeping screen, a lift, the far end of the garden.

    .venv/bin/python -m tests.bench.backlog

Its mailbox has one place, but below it are the operating system's buffers: what is in there cannot give way to
anything newer. (What a deaf phone costs the others is in fanout.py.)
"""

from __future__ import annotations

import asyncio

from companion.view import wire
from tests.bench import figures
from tests.bench.box import companion, folder, running
from tests.bench.evening import evening
from tests.bench.move import WATCH, crowd
from tests.bench.phones import Crowd

MOVES = 1000  # faster than people play, so that the core does not hang up on it first
RECEIVE_BYTES = 4096  # a phone's own buffer, so that only ours is seen


async def main() -> None:
    steps = await evening(MOVES)
    figures.machine()
    with folder() as data, running(companion(data, "--headless")) as core:
        table, sleepers = await crowd(core, 0), Crowd()
        await sleepers.join(core.url, WATCH, receive_bytes=RECEIVE_BYTES)
        (sleeper,) = sleepers.phones
        sleeper.transport.pause_reading()
        got = sleeper.shows
        for step in steps:
            await table.ask(step.line)
        sleeper.transport.resume_reading()
        hung_up = await sleeper.hung_up()
        sleepers.leave()
        table.leave()
    size = sum(len(wire.encode(step.show)) for step in steps) / len(steps)
    waiting = sleeper.shows - got
    rows = [(str(len(steps)), str(waiting), f"{waiting * size / 1e6:.1f}", "yes" if hung_up else "no")]
    figures.table("A phone that slept", ("Shows made", "Shows it got on waking", "MB", "hung up on"), rows)


if __name__ == "__main__":
    asyncio.run(main())
