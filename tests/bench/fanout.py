"""How long until the last of many phones has a Show: through the web server, against a bare loop of WebSocket sends.

Run by hand: python -m tests.bench.fanout. Both ways run in turn in one process with the same frame and the same
clients on loopback, so only their ratio means anything. Then one client stops reading, and the rest is timed again.
"""

from __future__ import annotations

import asyncio
import logging
import statistics
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.server import Server, ServerConnection

from companion.errors import Trouble
from companion.lan.mailbox import Mailbox
from companion.lan.web import app, serve
from companion.view import wire
from rules.kit.types import Illegal
from tests.samples import PLAYS

FRAME_BYTES = 8 * 1024
CLIENTS = (5, 20, 100)
ROUNDS = 40
WARM_UP = 5
FILL_BYTES = 1024 * 1024  # a few of these fill every buffer on the way to a client that does not read
FILL_ROUNDS = 12

Publish = Callable[[bytes], Awaitable[None]]


@dataclass(eq=False)
class Guest:
    mailbox: Mailbox = field(default_factory=Mailbox)


class BenchDesk:
    """A desk that only publishes."""

    def __init__(self) -> None:
        self.guests: set[Guest] = set()

    def enter(self, join: wire.Join, peer: str) -> Guest:
        guest = Guest()
        self.guests.add(guest)
        return guest

    def leave(self, visit: Guest) -> None:
        self.guests.discard(visit)

    async def handle(self, visit: Guest, request: wire.Request) -> None:
        raise Trouble("only-published-here")

    def refusal(self, visit: Guest, error: Illegal | Trouble, form: str) -> bytes:
        return wire.encode(wire.Refused(text=error.say.key))

    async def export(self, token: str, game_id: str) -> bytes:
        raise Trouble("only-published-here")

    def hosts(self) -> set[str]:
        return {"127.0.0.1"}

    async def publish(self, frame: bytes) -> None:
        """Into every mailbox."""
        for guest in self.guests:
            guest.mailbox.show(frame)


def frame(size: int) -> bytes:
    """A Show of that many bytes."""
    show = PLAYS["rows"]
    padding = size - len(wire.encode(msgspec.structs.replace(show, next=" ")))
    return wire.encode(msgspec.structs.replace(show, next=" " + "x" * padding))


@asynccontextmanager
async def through_the_companion() -> AsyncGenerator[tuple[int, Publish], None]:
    """The port, and publishing through web.py and its mailboxes."""
    desk = BenchDesk()
    server = await serve(app(desk), "127.0.0.1", 0)
    yield server.port, desk.publish
    await server.stop()


@asynccontextmanager
async def bare() -> AsyncGenerator[tuple[int, Publish], None]:
    """The port, and a bare loop of sends over the websockets library, without compression."""
    connected: list[ServerConnection] = []

    async def hold(connection: ServerConnection) -> None:
        connected.append(connection)
        await connection.wait_closed()

    async def publish(data: bytes) -> None:
        for connection in connected:
            await connection.send(data, text=True)

    server: Server
    async with websockets.serve(hold, "127.0.0.1", 0, compression=None) as server:
        yield next(iter(server.sockets)).getsockname()[1], publish


async def connect(stack: AsyncExitStack, port: int, count: int) -> list[ClientConnection]:
    """That many clients that have joined."""
    clients = []
    for _ in range(count):
        client = await stack.enter_async_context(
            websockets.connect(f"ws://127.0.0.1:{port}/ws", compression=None, max_size=None)
        )
        await client.send(wire.encode(wire.Join()).decode())
        clients.append(client)
    return clients


async def round_ms(publish: Publish, clients: list[ClientConnection], data: bytes) -> float:
    """From publishing until the last client has the frame."""
    began = time.perf_counter()
    reading = [asyncio.create_task(client.recv(decode=False)) for client in clients]
    await publish(data)
    await asyncio.gather(*reading)
    return (time.perf_counter() - began) * 1000


async def fan_out(count: int) -> tuple[list[float], list[float]]:
    """Round times in ms with that many clients: through the companion, and bare; the ways take turns."""
    data = frame(FRAME_BYTES)
    async with AsyncExitStack() as stack:
        ours_port, ours_publish = await stack.enter_async_context(through_the_companion())
        bare_port, bare_publish = await stack.enter_async_context(bare())
        ours = await connect(stack, ours_port, count)
        plain = await connect(stack, bare_port, count)
        await asyncio.sleep(0.2)  # every Join has been read by then
        times: tuple[list[float], list[float]] = ([], [])
        for _ in range(WARM_UP + ROUNDS):
            times[0].append(await round_ms(ours_publish, ours, data))
            times[1].append(await round_ms(bare_publish, plain, data))
        return times[0][WARM_UP:], times[1][WARM_UP:]


async def stalled(count: int) -> tuple[list[float], list[float]]:
    """Round times in ms of that many clients: before, and while one more reads nothing (its buffers are full)."""
    data = frame(FRAME_BYTES)
    async with AsyncExitStack() as stack:
        port, publish = await stack.enter_async_context(through_the_companion())
        clients = await connect(stack, port, count)
        await asyncio.sleep(0.2)
        before = [await round_ms(publish, clients, data) for _ in range(WARM_UP + ROUNDS)][WARM_UP:]
        (silent,) = await connect(stack, port, 1)
        silent.transport.pause_reading()
        await asyncio.sleep(0.2)
        for _ in range(FILL_ROUNDS):
            await round_ms(publish, clients, frame(FILL_BYTES))
        during = [await round_ms(publish, clients, data) for _ in range(WARM_UP + ROUNDS)][WARM_UP:]
        silent.transport.abort()
        return before, during


def line(name: str, times: list[float]) -> str:
    """Median and worst of some times."""
    return f"{name:<28} p50 {statistics.median(times):7.2f} ms   worst {max(times):7.2f} ms"


async def main() -> None:
    """Measure and print."""
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    print(f"a Show of {FRAME_BYTES} bytes, {ROUNDS} rounds, until the last client has it")
    for count in CLIENTS:
        ours, plain = await fan_out(count)
        print(line(f"{count:4} clients, companion", ours))
        print(line(f"{count:4} clients, bare loop", plain))
        print(f"     ratio {statistics.median(ours) / statistics.median(plain):.2f}")
    before, during = await stalled(CLIENTS[1])
    print(line("  20 clients, all read", before))
    print(line("  20 clients, one stalled", during))
    print(f"     ratio {statistics.median(during) / statistics.median(before):.2f}")


if __name__ == "__main__":
    asyncio.run(main())
