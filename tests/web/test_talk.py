"""Messages that clients may send, and the fate of clients that do not read."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import msgspec
import pytest
import websockets
from websockets.asyncio.client import ClientConnection
from websockets.frames import Frame, Opcode

from companion.access.client_session import MOST_REPLIES, ClientSession, Mailbox
from companion.errors import Stale
from companion.lan.line import text_frame
from companion.lan.sockets import listening_socket, port
from companion.lan.talk import NOT_JOINED, _join
from companion.view import wire
from rules.kit.types import Illegal
from tests.samples import WATCHING
from tests.web.desk import TOKEN, FakeDesk, serving

WAIT_S = 60.0  # a timeout, far above any real duration


def url(port: int) -> str:
    return f"ws://127.0.0.1:{port}/ws"


@asynccontextmanager
async def joined(port: int, token: str = TOKEN, address: str = "127.0.0.1") -> AsyncGenerator[ClientConnection, None]:
    """A client at that address that has joined and read its Welcome and first Show."""
    async with websockets.connect(url(port), local_addr=(address, 0)) as client:
        await client.send(wire.encode(wire.Join(token=token)).decode())
        assert isinstance(await read(client), wire.Welcome)
        assert isinstance(await read(client), wire.Show)
        yield client


async def read(client: ClientConnection) -> wire.Reply:
    async with asyncio.timeout(WAIT_S):
        reply: wire.Reply = wire.decode_reply(await client.recv())
        return reply


async def still_there(client: ClientConnection) -> None:
    """Expect an answer on the connection."""
    await client.send(wire.encode(wire.Ping(at_ms=1.5)).decode())
    assert isinstance(reply := await read(client), wire.Pong)
    assert reply.at_ms == 1.5


async def test_a_server_that_stops_while_a_client_says_goodbye_stops_quietly() -> None:
    async with serving(FakeDesk()) as server, joined(server.port):
        (line,) = server._open_connections
        line.data_received(Frame(Opcode.CLOSE, b"").serialize(mask=True))
        await server.stop()
        assert server._open_connections == set()


@pytest.mark.parametrize("first", ['{"type":"ping","at_ms":1}', "hello", "{}"])
async def test_a_conversation_that_does_not_begin_with_join_is_closed(first: str) -> None:
    desk = FakeDesk()
    async with serving(desk) as server, websockets.connect(url(server.port)) as client:
        await client.send(first)
        with pytest.raises(websockets.ConnectionClosed):
            await client.recv()
        assert client.close_code == NOT_JOINED
        assert desk.joins == []


async def test_the_touchscreen_of_a_slow_box_may_take_its_time_to_join() -> None:
    """Its own port is for this machine alone. Here it has not said a word when others have been sent away."""
    here = listening_socket("127.0.0.1", 0)
    async with serving(FakeDesk(), join_s=0.0, here=here) as server, websockets.connect(url(port(here))) as screen:
        async with websockets.connect(url(server.port)) as other:
            with pytest.raises(websockets.ConnectionClosed):
                await other.recv()
        await screen.send(wire.encode(wire.Join(token=TOKEN)).decode())
        assert isinstance(await read(screen), wire.Welcome)


async def test_the_touchscreen_of_a_slow_box_may_take_its_time_to_ask() -> None:
    """Any answer will do."""
    here = listening_socket("127.0.0.1", 0)
    async with serving(FakeDesk(), head_s=0.0, here=here) as server, asyncio.timeout(WAIT_S):
        reader, writer = await asyncio.open_connection("127.0.0.1", port(here))
        other, other_writer = await asyncio.open_connection("127.0.0.1", server.port)
        assert await other.read() == b""
        writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 ")
        writer.close()
        other_writer.close()


async def test_what_arrived_while_the_core_itself_stood_still_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time is up in the same pass of the event loop that reads the Join."""
    loop, later_s = asyncio.get_running_loop(), 0.0
    now_s = loop.time
    monkeypatch.setattr(loop, "time", lambda: now_s() + later_s)
    is_awaited, message = asyncio.Event(), loop.create_future()

    class SlowClient:
        async def receive(self) -> bytes:
            is_awaited.set()
            return bytes(await message)

    joining = asyncio.create_task(_join(SlowClient(), 10.0))  # type: ignore[arg-type]
    await is_awaited.wait()
    later_s = 3600.0
    loop.call_soon(message.set_result, wire.encode(wire.Join(token=TOKEN)))
    assert await joining == wire.Join(token=TOKEN)


UNREADABLE: dict[str, str | bytes] = {
    "not JSON": "hello",
    "an unknown type": '{"type":"dance"}',
    "an unknown field": '{"type":"undo","n":1,"m":2}',
    "10,000 deep": '{"type":"set","form":"f","name":"n","value":' + "[" * 10_000 + "]" * 10_000 + "}",
    "a key twice, inside": '{"type":"answer","form":"f","values":{"a":1,"a":2}}',
    "the type twice": '{"type":"undo","n":1,"type":"undo"}',
    "half a surrogate": '{"type":"go","page":"\\ud800"}',
    "more digits than a number has": '{"type":"undo","n":' + "9" * 5000 + "}",
    "bad UTF-8": b'{"type":"go","page":"\xff\xfe"}',
}


async def test_an_unreadable_message_is_refused_and_the_connection_stays() -> None:
    desk = FakeDesk()
    async with serving(desk) as server, joined(server.port) as client:
        for what, message in UNREADABLE.items():
            await client.send(message)
            assert await read(client) == wire.Refused(text="message-unreadable"), what
        await still_there(client)
        assert desk.heard.empty()


async def test_a_message_of_64_kib_is_read_and_one_byte_more_is_refused() -> None:
    desk = FakeDesk()
    async with serving(desk) as server, joined(server.port) as client:
        frame = json.dumps({"type": "go", "page": ""})
        await client.send(frame[:-2] + "x" * (wire.MOST_BYTES - len(frame)) + frame[-2:])
        await client.send(frame[:-2] + "x" * (wire.MOST_BYTES - len(frame) + 1) + frame[-2:])
        assert await read(client) == wire.Refused(text="message-too-long")
        assert desk.heard.qsize() == 1
        await still_there(client)


async def test_a_flood_in_one_message_ends_the_connection() -> None:
    async with serving(FakeDesk()) as server, joined(server.port) as client:
        await client.send("x" * (4 * wire.MOST_BYTES + 1))
        with pytest.raises(websockets.ConnectionClosed):
            await client.recv()
        assert client.close_code == 1009


async def test_text_that_is_no_utf_8_ends_the_connection_and_nobody_elses() -> None:
    """WebSockets demand it (RFC 6455, 8.1)."""
    async with serving(FakeDesk()) as server, joined(server.port) as other, joined(server.port) as client:
        await client.send(b"\xff", text=True)
        with pytest.raises(websockets.ConnectionClosed):
            await client.recv()
        assert client.close_code == 1007
        await still_there(other)


@pytest.mark.parametrize(
    ("error", "refused"),
    [
        (Illegal("two-knights", "AKK-29"), wire.Refused(text="two-knights", rule="AKK-29", form="f@1")),
        (Stale("form-closed"), wire.Refused(text="form-closed", form="f@1")),
        (ZeroDivisionError(), wire.Refused(text="went-wrong", form="f@1")),
    ],
)
async def test_what_the_desk_raises_becomes_a_refusal_of_that_form(error: Exception, refused: wire.Refused) -> None:
    desk = FakeDesk()
    async with serving(desk) as server, joined(server.port) as client:
        desk.refuses = error
        await client.send(wire.encode(wire.Answer(form="f@1", values={"a": 1})).decode())
        assert await read(client) == refused
        await still_there(client)


async def test_an_answer_under_way_is_written_even_if_its_client_goes() -> None:
    desk = FakeDesk()
    desk.gate = asyncio.Event()
    async with serving(desk) as server:
        async with joined(server.port) as client:
            await client.send(wire.encode(wire.Answer(form="f@1")).decode())
            await asyncio.wait_for(desk.heard.get(), WAIT_S)
        async with asyncio.timeout(WAIT_S):
            while desk.guests:
                desk.show(WATCHING)  # the missing reader ends the conversation
                await asyncio.sleep(0)
            desk.gate.set()
            while not desk.written:
                await asyncio.sleep(0)
    assert desk.written == ["f@1"]


async def test_a_client_that_stops_reading_is_dropped_and_costs_the_others_nothing() -> None:
    desk = FakeDesk()
    async with (
        serving(desk, send_s=0.0) as server,
        joined(server.port) as other,
        websockets.connect(url(server.port), max_queue=1) as stalled,
    ):
        await stalled.send(wire.encode(wire.Join()).decode())
        async with asyncio.timeout(WAIT_S):
            while len(desk.guests) < 2:
                await asyncio.sleep(0)
        seen = await _publish_until_dropped(desk, desk.guests[1], other)
        assert seen == sorted(seen)
        await still_there(other)
        stalled.transport.abort()


async def _publish_until_dropped(desk: FakeDesk, slow: ClientSession, other: ClientConnection) -> list[int]:
    """Publish big Shows until `slow` has gone; the numbers of those that `other` got, each one at once."""
    big = msgspec.structs.replace(WATCHING, next="x" * 1_000_000)
    seen: list[int] = []
    for _ in range(200):
        desk.show(big)
        reply = await read(other)
        assert isinstance(reply, wire.Show)
        seen.append(reply.seq)
        if slow not in desk.guests:
            return seen
    raise AssertionError("the client that does not read is still there after 200 Shows")


async def test_a_client_that_goes_without_having_joined_leaves_no_trace_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with serving(FakeDesk()) as server:
        for goes in (b"", b"\xff" * 20, b"\x81\xff" + (1 << 40).to_bytes(8)):  # hangs up, breaks the protocol, is huge
            async with websockets.connect(url(server.port)) as client:
                client.transport.write(goes)
                client.transport.write_eof()
                with pytest.raises(websockets.ConnectionClosed):
                    await client.recv()
    assert caplog.messages == []


# ---- the mailbox --------------------------------------------------------------------------------------------
async def test_only_the_newest_show_is_kept() -> None:
    mailbox = Mailbox()
    for n in range(1000):
        mailbox.show(b"show %d" % n)
    assert await mailbox.take() == [b"show 999"]


async def test_no_reply_is_lost_and_replies_come_before_the_show() -> None:
    mailbox = Mailbox()
    mailbox.show(b"show")
    mailbox.reply(b"welcome")
    mailbox.reply(b"pong")
    assert await mailbox.take() == [b"welcome", b"pong", b"show"]


async def test_a_mailbox_whose_replies_nobody_takes_is_closed() -> None:
    mailbox = Mailbox()
    for _ in range(MOST_REPLIES + 1):
        mailbox.reply(b"pong")
    assert await mailbox.take() == []


class Line:
    """A connection to a client that reads, or pauses."""

    def __init__(self) -> None:
        self.reads = True
        self.got: list[bytes] = []

    def put(self, frame: bytes) -> bool:
        if self.reads:
            self.got.append(frame)
        return self.reads


def test_with_a_line_to_a_client_that_reads_everything_goes_out_at_once() -> None:
    mailbox, line = Mailbox(), Line()
    mailbox.connect(line.put)
    mailbox.reply(b"done")
    mailbox.show(b"show")
    assert line.got == [b"done", b"show"]


async def test_what_a_client_could_not_take_is_not_overtaken_by_what_comes_later() -> None:
    mailbox, line = Mailbox(), Line()
    mailbox.connect(line.put)
    line.reads = False
    mailbox.show(b"show 1")
    line.reads = True
    mailbox.reply(b"done")
    mailbox.show(b"show 2")
    assert line.got == []
    assert await mailbox.take() == [b"done", b"show 2"]
    mailbox.show(b"show 3")  # the taken frame is still being sent
    assert line.got == []
    assert await mailbox.take() == [b"show 3"]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 1_000_000])
def test_a_frame_is_what_the_websockets_library_would_send(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
