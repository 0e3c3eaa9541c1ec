"""The minimal server of this kind, as a process of its own: `python -m tests.trials.bench.bare FOLDER`.

For every message: append as many bytes as a record's line to a file, fdatasync, encode a Show once as JSON, hand it
to every client with the websockets library's own broadcast. FOLDER holds show.json and line.jsonl.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path

from msgspec import structs
from websockets.asyncio.server import ServerConnection, broadcast, serve
from websockets.exceptions import ConnectionClosed

from companion.view import wire


async def run(folder: Path) -> None:
    """Serve until SIGTERM."""
    show = wire.decode_reply((folder / "show.json").read_bytes())
    assert isinstance(show, wire.Show)
    line = (folder / "line.jsonl").read_bytes()
    file = os.open(folder / "bare.jsonl", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    clients: set[ServerConnection] = set()
    seq = 0

    async def talk(client: ServerConnection) -> None:
        nonlocal seq
        clients.add(client)
        with contextlib.suppress(ConnectionClosed):
            async for _ in client:
                seq += 1
                os.write(file, line)
                os.fdatasync(file)
                broadcast(clients, wire.encode(structs.replace(show, seq=seq)).decode())

    ends = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ends.set)
    async with serve(talk, "127.0.0.1", 0, compression=None, close_timeout=0.1) as server:
        port = server.sockets[0].getsockname()[1]
        print(f"http://127.0.0.1:{port}/#t=", flush=True)
        await ends.wait()
    os.close(file)


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1])))
