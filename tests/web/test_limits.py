"""Limits that no honest client meets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection
from websockets.frames import Frame, Opcode

from companion.lan import limits
from companion.lan.limits import (
    A_NETWORK,
    CONNECTIONS,
    MESSAGES,
    MESSAGES_A_S,
    MOST_GUESTS,
    THIS_MACHINE,
    Bucket,
    Connections,
    RateLimit,
    StrangerQueue,
)
from companion.view import wire
from tests.trials.bench.phones import HANDSHAKE
from tests.web.desk import FakeDesk, serving
from tests.web.test_talk import joined, read, still_there

WAIT_S = 60.0  # a timeout, far above any real duration
PHONE = "127.0.0.9"  # a client that the limits do not take for this machine
GOODBYE = b"\x88\x80\0\0\0\0"
PING = wire.encode(wire.Ping(at_ms=1.5)).decode()


visitor = partial(joined, address=PHONE)


class Clock:
    def __init__(self) -> None:
        self.s = 100.0

    def __call__(self) -> float:
        return self.s


async def said(port: int, request: bytes = b"", address: str = PHONE) -> str:
    """The server's whole output to that request until it hangs up, perhaps in the middle of the request."""
    text = b""
    async with asyncio.timeout(WAIT_S):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        writer.write(request)
        with suppress(ConnectionResetError):
            while piece := await reader.read(4096):
                text += piece
        writer.close()
        return text.decode()


# ---- turns ----------------------------------------------------------------------------------------------------------
def test_thirty_taps_a_second_for_a_minute_are_honest() -> None:
    clock = Clock()
    pace = RateLimit(MESSAGES_A_S, MESSAGES, clock)
    for _ in range(60 * 30):
        assert pace.wait_s(PHONE) == 0
        clock.s += 1 / 30


def test_a_flood_waits_as_long_as_its_turns_take_to_come_back() -> None:
    clock = Clock()
    bucket = Bucket(10, 3, clock)
    assert [bucket.take() for _ in range(5)] == pytest.approx([0, 0, 0, 0.1, 0.2])
    clock.s += 0.2
    assert bucket.take() == pytest.approx(0.1)
    clock.s += 1000
    assert [bucket.take() for _ in range(4)] == pytest.approx([0, 0, 0, 0.1])


def test_this_machine_is_not_limited() -> None:
    pace, connections = RateLimit(1, 1, Clock()), Connections(most=1, an_address=1)
    assert all(pace.try_take(THIS_MACHINE) and pace.wait_s(THIS_MACHINE) == 0 for _ in range(100))
    assert all(connections.enter(THIS_MACHINE) for _ in range(100))


def test_the_address_that_was_quiet_for_longest_is_forgotten_first() -> None:
    pace = RateLimit(1, 1, Clock())
    pace.try_take("quiet")
    pace.try_take("busy")
    for i in range(MOST_GUESTS - 1):
        pace.try_take("busy")
        pace.try_take(f"192.168.1.{i}")
    assert (pace.try_take("busy"), pace.try_take("quiet")) == (False, True)


def test_connections_are_counted_by_address_and_in_all() -> None:
    counted = Connections(most=4, an_address=2)
    assert [counted.enter(a) for a in ("a", "a", "a", "b", "c")] == [True, True, False, True, False]
    for address in ("a", "a", "c"):
        counted.leave(address)
    assert [counted.enter(a) for a in ("a", "c", "d")] == [True, True, False]


def test_an_ipv6_network_is_one_guest_whoever_has_how_many_addresses_there() -> None:
    pace, guesses, connections = RateLimit(1, 1, Clock()), RateLimit(1, 1, Clock(), a_network=1), Connections()
    addresses = [f"fd00:7::{n:x}:1" for n in range(CONNECTIONS)]
    assert [sum(map(each.try_take, addresses)) for each in (pace, guesses)] == [A_NETWORK, 1]
    assert all(each.try_take("fd00:8::1") for each in (pace, guesses))
    assert sum(map(connections.enter, addresses)) == CONNECTIONS // 2
    for address in addresses:
        connections.leave(address)
    assert connections.enter(addresses[0])


async def test_of_a_crowd_that_was_not_let_in_one_is_served_in_each_pass_and_nobody_waits_for_who_has_gone() -> None:
    turns, served = StrangerQueue(), list[int]()

    async def stranger(n: int) -> None:
        await turns.wait(f"192.168.1.{n}")
        served.append(n)

    crowd = [asyncio.create_task(stranger(n)) for n in range(10)]
    await asyncio.sleep(0)
    async with asyncio.timeout(0) as limit:  # not even for one pass
        await turns.wait(THIS_MACHINE)
    assert not limit.expired()
    crowd[5].cancel()
    while not all(task.done() for task in crowd):
        before = len(served)
        await asyncio.sleep(0)
        assert len(served) - before <= 1
    assert served == [n for n in range(10) if n != 5]


async def test_nobody_of_the_crowd_has_a_turn_while_something_is_done_for_somebody_who_was_let_in() -> None:
    turns = StrangerQueue()
    with turns.go_first():
        with turns.go_first():  # and for another one
            stranger = asyncio.create_task(turns.wait(PHONE))
            await passes()
        await passes()
        assert not stranger.done()
    await passes()
    assert stranger.done()


async def test_a_slow_disk_holds_up_the_crowd_for_a_moment_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PATIENCE_S", 0.0)
    turns = StrangerQueue()
    with turns.go_first():
        stranger = asyncio.create_task(turns.wait(PHONE))
        await asyncio.wait((stranger,), timeout=WAIT_S)
        assert stranger.done()


async def passes() -> None:
    """Some passes of the event loop."""
    for _ in range(9):
        await asyncio.sleep(0)


# ---- in the server --------------------------------------------------------------------------------------------------
async def test_a_page_that_is_asked_for_too_often_is_refused_in_words() -> None:
    asks = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1:%d\r\nconnection: close\r\n\r\n"
    async with serving(FakeDesk(), requests=RateLimit(1, 2, Clock())) as server:
        answers = [await said(server.port, asks % server.port) for _ in range(3)]
        assert [answer.split()[1] for answer in answers] == ["200", "200", "429"]
        assert answers[2].endswith("Too many requests. Wait a moment.\n")
        own = await httpx.AsyncClient().get(f"http://127.0.0.1:{server.port}/health")
        assert own.status_code == 200


async def test_one_connection_too_many_is_refused_in_words_and_one_that_goes_makes_room() -> None:
    async with serving(FakeDesk(), connections=Connections(an_address=1)) as server, asyncio.timeout(WAIT_S):
        async with visitor(server.port) as client:
            answer = await said(server.port)
            assert answer.startswith("HTTP/1.1 503 ")
            assert answer.endswith("Too many connections. Close some tabs, or wait a moment.\n")
            async with joined(server.port, address="127.0.0.10") as other:
                await still_there(other)
            await still_there(client)
        health = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1:%d\r\nconnection: close\r\n\r\n" % server.port
        while "503" in (answer := await said(server.port, health)):
            pass
        assert answer.endswith("ok\n")


@pytest.mark.parametrize("begun", [b"", b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n"])
async def test_a_request_that_never_ends_is_hung_up_on(begun: bytes) -> None:
    async with serving(FakeDesk(), head_s=0.01) as server:
        assert await said(server.port, begun) == ""


async def test_a_request_that_comes_letter_by_letter_gets_no_more_time() -> None:
    async with serving(FakeDesk(), head_s=0.05) as server, asyncio.timeout(WAIT_S):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"GET / HTTP/1.1\r\nx: ")
        heard = asyncio.create_task(reader.read())
        while not heard.done():
            writer.write(b"x")
            await asyncio.wait([heard], timeout=0.001)
        assert heard.exception() is not None or heard.result() == b""


async def pings(client: ClientConnection) -> None:
    for _ in range(1000):
        await (await client.ping())


async def pieces(client: ClientConnection) -> None:
    await client.send([""] * 1000)
    await client.recv()


@pytest.mark.parametrize("storm", [pings, pieces])
async def test_a_storm_of_pings_or_of_pieces_of_a_message_ends_its_connection_and_nobody_elses(
    storm: Callable[[ClientConnection], Awaitable[None]],
) -> None:
    async with serving(FakeDesk()) as server, visitor(server.port) as other, visitor(server.port) as client:
        with pytest.raises(websockets.ConnectionClosed):
            await storm(client)
        await still_there(other)


async def test_who_was_told_to_go_and_goes_on_talking_is_cut_off() -> None:
    async with serving(FakeDesk()) as server, asyncio.timeout(WAIT_S / 2):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(HANDSHAKE.format(path="/ws", host=f"127.0.0.1:{server.port}").encode())
        await reader.readuntil(b"\r\n\r\n")
        talk = b"\x81\xfe\x40\x00\0\0\0\0" + b"x" * 0x4000
        writer.write(talk)
        assert (await reader.readexactly(14)).endswith(b"join first")
        with pytest.raises(ConnectionError):
            await go_on(writer, talk)


async def go_on(writer: asyncio.StreamWriter, talk: bytes) -> None:
    while True:
        writer.write(talk)
        await writer.drain()
        await asyncio.sleep(0)


async def test_what_is_sent_before_the_socket_is_open_is_heard_once_it_is(caplog: pytest.LogCaptureFixture) -> None:
    """A client that does not wait for the 101: its Join and a Ping stand behind the handshake."""
    handshake = (
        b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        b"Origin: http://127.0.0.1:%d\r\n\r\n"
    )
    frames = [Frame(Opcode.TEXT, text).serialize(mask=True) for text in (wire.encode(wire.Join()), PING.encode())]
    async with serving(FakeDesk()) as server, asyncio.timeout(WAIT_S):
        for early, reply in ((frames, b'"type":"pong"'), ([*frames, GOODBYE], b"\x88\x00")):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(handshake % (server.port, server.port))
            await writer.drain()
            writer.write(b"".join(early))
            heard = b""
            while reply not in heard:
                heard += (more := await reader.read(65536))
                assert more, heard
            assert heard.startswith(b"HTTP/1.1 101")
            writer.close()
    assert caplog.records == []


async def test_a_client_that_asks_on_and_on_without_reading_is_read_no_further() -> None:
    """What it has not read yet is at most one answer; the rest of what it asks waits in the kernel."""
    async with serving(FakeDesk()) as server, asyncio.timeout(WAIT_S):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        ask = b"GET /page/page.css HTTP/1.1\r\nhost: 127.0.0.1:%d\r\n\r\n" % server.port
        for _ in range(2000):
            writer.write(ask)
        while not writer.transport.get_write_buffer_size():
            writer.write(ask * 100)
            await asyncio.sleep(0)
        assert (await reader.readline()).startswith(b"HTTP/1.1 200 ")
        writer.transport.abort()


class LongRecord(FakeDesk):
    """A desk whose record is longer than a connection takes at once."""

    async def export(self, token: str, name: str) -> bytes:
        return b"x" * 2_000_000


async def test_who_reads_a_long_answer_late_gets_all_of_it_and_then_the_end() -> None:
    async with serving(LongRecord()) as server, asyncio.timeout(WAIT_S):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1024)
        writer.write(b"GET /record/A.jsonl HTTP/1.1\r\nhost: 127.0.0.1:%d\r\nconnection: close\r\n\r\n" % server.port)
        head = await reader.readuntil(b"\r\n\r\n")
        assert b"content-length: 2000000" in head
        assert len(await reader.read()) == 2_000_000
        writer.close()


async def test_messages_that_come_too_fast_are_read_later_and_none_is_lost() -> None:
    async with serving(FakeDesk(), messages=RateLimit(1000, 2)) as server, visitor(server.port) as client:
        for n in range(20):
            await client.send(wire.encode(wire.Ping(at_ms=n)).decode())
        assert [(await read(client)).at_ms for _ in range(20)] == list(range(20))  # type: ignore[union-attr]
