"""What is late comes all the same: no test may fall because something was lost on the way."""

from __future__ import annotations

import os
import selectors
import socket
import subprocess
import sys
from pathlib import Path

from tests.trials.campaigns.late import BEGINS, KEY, ROOT, LateSelector


def test_what_is_hidden_for_a_moment_is_seen_in_the_end() -> None:
    lates = iter((0.02, 0.0))
    here, there = socket.socketpair()
    with LateSelector(lambda: next(lates)) as selector, here, there:
        selector.register(here, selectors.EVENT_READ)
        there.send(b"x")
        assert selector.select(0) == []
        ((key, events),) = selector.select(60)
        assert (key.fileobj, events) == (here, selectors.EVENT_READ)
        assert len(selector.select(0)) == 1  # as long as nobody has read it


def test_whoever_waits_for_a_time_only_waits_no_longer() -> None:
    here, there = socket.socketpair()
    with LateSelector(lambda: 3600.0) as selector, here, there:
        selector.register(here, selectors.EVENT_READ)
        there.send(b"x")
        assert selector.select(0.01) == []


def test_a_python_that_is_late_talks_over_sockets_and_threads_as_ever(tmp_path: Path) -> None:
    code = """
import asyncio, hashlib
async def main():
    async def hear(reader, writer):
        writer.write((await reader.readexactly(100_000))[::-1])
        writer.close()
    async with await asyncio.start_server(hear, "127.0.0.1", 0) as server:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(bytes(range(250)) * 400)
        heard = await reader.read()
        print(await asyncio.to_thread(lambda: hashlib.sha256(heard).hexdigest()))
        writer.close()
asyncio.run(main())
"""
    (tmp_path / "sitecustomize.py").write_text(BEGINS)
    late = {**os.environ, KEY: "7 0.9 0.9 0.005", "PYTHONPATH": f"{tmp_path}:{ROOT}"}
    said = [
        subprocess.run((sys.executable, "-c", code), env=env, capture_output=True, text=True, check=True).stdout
        for env in (os.environ, late)
    ]
    assert said[0] == said[1] != ""
