"""One connected client: its identity, page, replies and outgoing queue."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from typing import NamedTuple

from companion.access.tokens import digest
from companion.view import wire
from companion.view.languages import LANGUAGES
from companion.view.palette import DAY, NIGHT, OUTLINES
from companion.view.speaker import Speaker, words
from rules.kit.types import TABLE, Say, Seat

ROOTS = ("home", "play", "menu")  # pages at which the way Back ends

MOST_REPLIES = 64  # a client with more replies waiting has stopped reading
MOST_REMEMBERED = 64  # requests of one client; it sends one after the other and repeats only the newest


class Audience(NamedTuple):
    """The key of a page's bytes: clients with an equal audience get the same ones."""

    role: wire.Role
    lang: str
    page: str
    viewer: Seat = TABLE
    own: tuple[Seat, ...] = ()
    root: str = "play"
    by: str = "screen"
    voice: bool = False


class Replies:
    """The replies to one client's newest requests. A request sent twice is done once."""

    def __init__(self) -> None:
        self._by_request: dict[str, tuple[str, asyncio.Future[bytes]]] = {}  # with the request's hash

    async def reply_to(self, request_id: str, request: bytes, do: Callable[[], Awaitable[bytes]]) -> bytes | None:
        """The reply to a request: `do` makes it the first time, and must not raise. None if the id was used for another
        request."""
        hashed = sha256(request).hexdigest()
        first, reply = self._by_request.get(request_id, (hashed, None))
        if first != hashed:
            return None
        if reply is None:
            reply = asyncio.get_running_loop().create_future()
            self._by_request[request_id] = hashed, reply
            for oldest in list(self._by_request)[:-MOST_REMEMBERED]:
                del self._by_request[oldest]
            try:
                reply.set_result(await do())
            finally:
                if not reply.done():  # cancelled: the client may retry
                    self._by_request.pop(request_id, None)
                    reply.cancel()
        return await asyncio.shield(reply)


class Mailbox:
    """The outgoing queue of a client: one place for a Show and a short queue for replies; adding to it never waits.

    While the client reads, every frame goes out at once and none is queued. A slow client gets the newest Show instead
    of a backlog. Too many queued replies close the mailbox: the client has stopped reading, and gets everything anew
    when it reconnects.
    """

    def __init__(self) -> None:
        self._show: bytes | None = None
        self._replies: deque[bytes] = deque()
        self._changed = asyncio.Event()
        self._closed = False
        self._put: Callable[[bytes], bool] | None = None  # the connection, once there is one
        self._in_flight = False  # the frames taken are still being sent

    def connect(self, put: Callable[[bytes], bool]) -> None:
        """Attach the connection: `put` sends a frame at once, or returns False if it cannot."""
        self._put = put

    def show(self, frame: bytes) -> None:
        """Send a Show, or queue it in the place of one that was not taken yet."""
        if self._send_at_once(frame):
            return
        self._show = frame
        self._changed.set()

    def reply(self, frame: bytes) -> None:
        """Send or queue a Welcome, Refused or Pong; the mailbox closes if MOST_REPLIES wait already."""
        if self._send_at_once(frame):
            return
        if len(self._replies) == MOST_REPLIES:
            self.close()
        if not self._closed:
            self._replies.append(frame)
            self._changed.set()

    def _send_at_once(self, frame: bytes) -> bool:
        waits = self._in_flight or self._closed or self._changed.is_set()
        return not waits and self._put is not None and self._put(frame)

    async def take(self) -> list[bytes]:
        """Wait for frames and take all of them, replies first; [] once closed."""
        self._in_flight = False
        await self._changed.wait()
        if self._closed:
            return []
        frames = [*self._replies, *([] if self._show is None else [self._show])]
        self._replies.clear()
        self._show = None
        self._changed.clear()
        self._in_flight = True
        return frames

    def close(self) -> None:
        """Drop all frames; take() returns [] from now on."""
        self._closed = True
        self._replies.clear()
        self._show = None
        self._changed.set()


@dataclass(eq=False)
class ClientSession:
    """One client: the touchscreen or a browser."""

    role: wire.Role
    lang: str
    page: str
    follows: bool  # it has chosen no language and uses the table's
    address: str = ""
    hash: str = ""  # of its token, "" = none
    number: int = 0  # of its phone, if it has a grant
    own: tuple[Seat, ...] = ()
    viewer: Seat = TABLE
    root: str = field(init=False)  # the page at which the way Back ends
    own_prompts: frozenset[str] = frozenset()  # the open prompts of its own seats
    chosen_at: int = -1  # the newest move when it chose its viewing seat
    voice: bool = False  # it reads aloud
    mailbox: Mailbox = field(default_factory=Mailbox)
    replies: Replies = field(default_factory=Replies)
    _before_rule: str = field(init=False)  # the page on which somebody asked "Why?", to which Back leads again

    def __post_init__(self) -> None:
        self.root = self._before_rule = self.page

    @property
    def audience(self) -> Audience:
        root = self._before_rule if _is_rule(self.page) else self.root
        return Audience(self.role, self.lang, self.page, self.viewer, self.own, root, self.log_name, self.voice)

    @property
    def log_name(self) -> str:
        """The client's name in the log."""
        return f"phone:{self.number}" if self.number else "screen"

    def go(self, page: str) -> None:
        if _is_rule(page) and not _is_rule(self.page):
            self._before_rule = self.page
        self.page = page
        if page in ROOTS:
            self.root = page

    def let_in(self, token: str) -> None:
        """Send the token of a new grant, and open the game's page."""
        self.go("play")
        self.hash = digest(token)
        self.mailbox.reply(wire.encode(wire.Admitted(token=token)))

    def turn_away(self) -> None:
        """Open the page that says that the request was declined."""
        self.go("sit/no")

    def report_failure(self, why: Say) -> None:
        """Send the reason why a granted request failed; the request stays open."""
        text = Speaker(self.lang, None, (), ()).speak(why)
        self.mailbox.reply(wire.encode(wire.Refused(text=text)))

    def welcome(self) -> None:
        """Send the client its role and language, with the words for them."""
        self.mailbox.reply(_encoded_welcome(self.role, self.lang))


def _is_rule(page: str) -> bool:
    return page.startswith("rule/")


@cache  # reading the words takes longer than the rest of a connect
def _encoded_welcome(role: wire.Role, lang: str) -> bytes:
    return wire.encode(welcome_message(role, lang))


def welcome_message(role: wire.Role, lang: str) -> wire.Welcome:
    """The first message to a client."""
    return wire.Welcome(
        protocol=wire.PROTOCOL,
        lang=lang,
        role=role,
        words=words(lang),
        languages=LANGUAGES,
        day=DAY,
        night=NIGHT,
        marks=OUTLINES,
    )


def viewing_seat(now: Seat, own: tuple[Seat, ...], waited: Collection[Seat], *, held: bool) -> Seat:
    """The viewing seat of a phone that holds the seats `own`: one that the table waits for, else the current one.

    `held`: the current one was chosen by hand, and nothing has happened since.
    """
    asked = [seat for seat in own if seat in waited]
    if now in own and (held or now in asked or not asked):
        return now
    return next(iter((*asked, *own)), TABLE)
