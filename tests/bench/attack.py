"""A thousand sockets that mean no good, as a process of its own: `python -m tests.bench.attack URL SECONDS ADDRESSES`.

They come from so many addresses of this machine that the companion does not take for itself, and come back a second
after they were sent away. The process gives way to every other: a real attacker has a processor of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from companion.view import wire
from tests.bench.phones import HANDSHAKE

SOCKETS = 1_000
AGAIN_S = 1.0
LETTER_S = 0.2
BURST = 1_000
HUGE = 10 * 1024 * 1024
PIECE = b"x" * 65_536
MASK = b"\0\0\0\0"
PING = b"\x89\x80" + MASK

Attack = Callable[[asyncio.StreamWriter], Awaitable[None]]


async def slow(writer: asyncio.StreamWriter) -> None:
    """Headers that never end."""
    writer.write(b"GET / HTTP/1.1\r\nX: ")
    while True:
        writer.write(b"x")
        await writer.drain()
        await asyncio.sleep(LETTER_S)


async def flood(writer: asyncio.StreamWriter) -> None:
    """As many taps as go through."""
    burst = framed(wire.encode(wire.Go(page="home"))) * BURST
    while True:
        writer.write(burst)
        await writer.drain()


async def huge(writer: asyncio.StreamWriter) -> None:
    """One message of 10 MB."""
    writer.write(b"\x81\xff" + HUGE.to_bytes(8) + MASK)
    for _ in range(HUGE // len(PIECE)):
        writer.write(PIECE)
        await writer.drain()


async def storm(writer: asyncio.StreamWriter) -> None:
    """Nothing but pings."""
    while True:
        writer.write(PING * BURST)
        await writer.drain()


ATTACKS: tuple[Attack, ...] = (slow, flood, huge, storm)


def framed(message: bytes) -> bytes:
    """A short text message of a client."""
    return b"\x81" + bytes([0x80 | len(message)]) + MASK + message


async def again_and_again(attack: Attack, host: str, port: int, own: str) -> None:
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection(host, port, local_addr=(own, 0))
            if attack is not slow:
                writer.write(HANDSHAKE.format(path="/ws", host=f"{host}:{port}").encode())
                await reader.readuntil(b"\r\n\r\n")
                writer.write(framed(wire.encode(wire.Join())))  # as an honest phone does
            sides = [asyncio.create_task(reader.read()), asyncio.ensure_future(attack(writer))]
            await asyncio.wait(sides, return_when=asyncio.FIRST_COMPLETED)
            for side in sides:
                side.cancel()
            await asyncio.gather(*sides, return_exceptions=True)
            writer.transport.abort()
        await asyncio.sleep(AGAIN_S)


async def main(url: str, seconds: float, addresses: int) -> None:
    os.nice(19)
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)  # being sent away is no news here
    parts = urlsplit(url)
    assert parts.hostname is not None
    assert parts.port is not None
    attacks = [
        again_and_again(ATTACKS[i % len(ATTACKS)], parts.hostname, parts.port, f"127.0.1.{1 + i % addresses}")
        for i in range(SOCKETS)
    ]
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*attacks)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3])))
