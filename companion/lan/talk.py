"""The conversation with one client over a WebSocket: requests in, one at a time; its mailbox out."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Set as AbstractSet
from contextlib import nullcontext
from typing import Any, Protocol

import msgspec

from companion.access.client_session import ClientSession
from companion.errors import Trouble
from companion.fence import fence
from companion.lan.limits import RateLimit, StrangerQueue
from companion.lan.line import HangUp, SocketLine
from companion.view import wire
from rules.kit.types import Illegal

log = logging.getLogger(__name__)

NOT_JOINED = 1008  # close code: the first message was not a Join


class Clients(Protocol):
    """The hub of clients, as the web server needs it."""

    def enter(self, join: wire.Join, peer: str) -> ClientSession:
        """Begin a session, with a Welcome and a Show in its mailbox."""

    def leave(self, visit: ClientSession) -> None:
        """End the session of a client that has disconnected."""

    async def handle(self, visit: ClientSession, request: wire.Request) -> None:
        """Carry out a request. Raises Illegal or Trouble if it is refused."""

    def refusal(self, visit: ClientSession, error: Illegal | Trouble, form: str) -> bytes:
        """The Refused message in the client's language."""

    async def export(self, token: str, name: str) -> bytes:
        """A file to download, as "7K2Q.jsonl". Raises Trouble if it is missing or the token may not have it."""

    def hosts(self) -> AbstractSet[str]:
        """The accepted Host names, without port."""


async def talk(
    hub: Clients, line: SocketLine, taps: RateLimit, turns: StrangerQueue, *, join_s: float, send_s: float
) -> None:
    """Serve one client until it disconnects, stops reading for `send_s`, or does not join within `join_s`.

    Messages faster than the rate limit are read later, those of a client without a seat in its turn; none is lost.
    """
    join = await _join(line, join_s)
    if join is None:
        line.close(NOT_JOINED, "join first")
        return
    await turns.wait(line.address)
    visit = hub.enter(join, line.address)
    visit.mailbox.connect(line.put)
    sides = [
        asyncio.create_task(_send_messages(visit, line, send_s)),
        asyncio.create_task(_listen(hub, visit, line, taps, turns)),
    ]
    try:
        await asyncio.wait(sides, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for side in sides:
            side.cancel()
        for ended in await asyncio.gather(*sides, return_exceptions=True):
            if isinstance(ended, Exception):  # not a CancelledError
                log.error("a conversation broke off", exc_info=ended)
        visit.mailbox.close()
        hub.leave(visit)


async def _join(line: SocketLine, join_s: float) -> wire.Join | None:
    """The first message, if it is a Join and arrives in time.

    A message that arrived while the event loop itself was blocked counts as in time.
    """
    frame = asyncio.ensure_future(line.receive())
    try:
        await asyncio.wait({frame}, timeout=join_s)
        request = decode(frame.result()) if frame.done() else None
    except (Trouble, HangUp):
        return None
    finally:
        frame.cancel()
    return request if isinstance(request, wire.Join) else None


async def _send_messages(visit: ClientSession, line: SocketLine, send_s: float) -> None:
    """Send the mailbox's messages until it is closed or the client does not read."""
    try:
        while frames := await visit.mailbox.take():
            for frame in frames:
                async with asyncio.timeout(send_s):
                    await line.send(frame)
    except TimeoutError:
        log.info("a client did not read for %s s and was dropped", send_s)
    except HangUp:
        pass  # the end of the conversation


async def _listen(hub: Clients, visit: ClientSession, line: SocketLine, taps: RateLimit, turns: StrangerQueue) -> None:
    """Hand every message to the hub until the client disconnects."""
    try:
        while True:
            frame = await line.receive()
            if early_s := taps.wait_s(visit.address):
                await asyncio.sleep(early_s)  # without reading, so a flood waits at its own end
            is_stranger = visit.role == "watch"
            if is_stranger:
                await turns.wait(visit.address)
            with nullcontext() if is_stranger else turns.go_first():
                # shielded: an answer is written to the end, even if its client disconnects meanwhile
                await asyncio.shield(_handle(hub, visit, frame))
            await asyncio.sleep(0)  # sends the reply before the next message of a burst is read
    except HangUp:
        pass  # the end of the conversation


async def _handle(hub: Clients, visit: ClientSession, frame: bytes) -> None:
    """Handle one message; any error becomes a Refused."""
    form = ""
    with fence("a message") as fenced:  # a bug of ours must not cost this client its connection
        try:
            request = decode(frame)
            if isinstance(request, wire.Answer | wire.Set):
                form = request.form
            await hub.handle(visit, request)
        except (Illegal, Trouble) as error:
            visit.mailbox.reply(hub.refusal(visit, error, form))
    if fenced.failure:
        visit.mailbox.reply(hub.refusal(visit, Trouble.from_say(fenced.failure), form))


def decode(frame: bytes) -> wire.Request:
    """The request in a message. Raises Trouble if it is too long, not JSON, nested too deep, of no known kind, or has a
    duplicate key."""
    if len(frame) > wire.MOST_BYTES:
        raise Trouble("message-too-long", detail=f"{len(frame)} bytes")
    try:
        request: wire.Request = wire.decode_request(frame)
        json.loads(frame, object_pairs_hook=_refuse_duplicates)  # msgspec silently takes the last of duplicate keys
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Trouble("message-unreadable", detail=repr(error)) from error
    return request


def _refuse_duplicates(pairs: list[tuple[str, Any]]) -> None:
    if len({key for key, _ in pairs}) < len(pairs):
        raise ValueError("the same key twice")
