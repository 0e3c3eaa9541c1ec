"""One connected client: who it is, what it is looking at, what it was answered, and what is still to be sent."""

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

ROOTS = ("home", "play", "menu")  # pages on which a way begins

MOST_REPLIES = 64  # a client that lets more than these wait has stopped reading
MOST_REMEMBERED = 64  # requests of one client; it sends one after the other and repeats only the newest


class Audience(NamedTuple):
    """Whoever has the same one is sent the same bytes."""

    role: wire.Role
    lang: str
    page: str
    viewer: Seat = TABLE
    own: tuple[Seat, ...] = ()
    root: str = "play"
    by: str = "screen"
    voice: bool = False


class Replies:
    """What became of one client's newest requests. The same request sent twice counts once."""

    def __init__(self) -> None:
        self._by_request: dict[str, tuple[str, asyncio.Future[bytes]]] = {}  # with a hash of what was asked

    async def reply_to(self, request_id: str, request: bytes, do: Callable[[], Awaitable[bytes]]) -> bytes | None:
        """The reply to that request: `do` makes it the first time, and must not raise.

        None where something else was asked under that id.
        """
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
                if not reply.done():  # broken off: it may be sent again
                    self._by_request.pop(request_id, None)
                    reply.cancel()
        return await asyncio.shield(reply)


class Mailbox:
    """One place for a Show and a short queue for replies; putting something in never waits.

    With a line to a client that reads, everything goes out at once and nothing ever lies here. A slow client gets the
    newest Show instead of a backlog. One that lets its replies pile up is closed: it reads nothing any more, and
    connecting again gives it everything anew.
    """

    def __init__(self) -> None:
        self._show: bytes | None = None
        self._replies: deque[bytes] = deque()
        self._changed = asyncio.Event()
        self._closed = False
        self._put: Callable[[bytes], bool] | None = None  # the line, once there is one
        self._in_flight = False  # what was taken out is still on its way

    def connect(self, put: Callable[[bytes], bool]) -> None:
        """From now on there is a line: `put` sends a frame at once, or says that this cannot be done just now."""
        self._put = put

    def show(self, frame: bytes) -> None:
        """Put in a Show; one that was not taken yet gives way to it."""
        if self._send_at_once(frame):
            return
        self._show = frame
        self._changed.set()

    def reply(self, frame: bytes) -> None:
        """Put in a Welcome, Refused or Pong; the mailbox closes if MOST_REPLIES wait already."""
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
        """Everything that waits, replies first, as soon as there is something; [] once closed."""
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
        """Let go of everything: take() gives [] from now on."""
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
    follows: bool  # it did not choose a language: it follows the table's
    address: str = ""
    hash: str = ""  # of the token that it holds, "" = none
    number: int = 0  # of its phone, if it was granted something
    own: tuple[Seat, ...] = ()
    viewer: Seat = TABLE
    root: str = field(init=False)  # where the way to its page began: Back leads there in the end
    own_prompts: frozenset[str] = frozenset()  # what it is asked of its own
    chosen_at: int = -1  # the newest move when it chose as whom to look
    voice: bool = False  # it reads aloud
    mailbox: Mailbox = field(default_factory=Mailbox)
    replies: Replies = field(default_factory=Replies)

    def __post_init__(self) -> None:
        self.root = self.page

    @property
    def audience(self) -> Audience:
        return Audience(self.role, self.lang, self.page, self.viewer, self.own, self.root, self.log_name, self.voice)

    @property
    def log_name(self) -> str:
        """How the log calls it."""
        return f"phone:{self.number}" if self.number else "screen"

    def go(self, page: str) -> None:
        """It looks at that page from now on."""
        self.page = page
        if page in ROOTS:
            self.root = page

    def let_in(self, token: str) -> None:
        """It was granted something: with that token from now on."""
        self.go("play")
        self.hash = digest(token)
        self.mailbox.reply(wire.encode(wire.Admitted(token=token)))

    def turn_away(self) -> None:
        """The table said no: the page says so."""
        self.go("sit/no")

    def report_failure(self, why: Say) -> None:
        """Somebody said yes, and it could not be done: it asks on."""
        text = Speaker(self.lang, None, (), ()).speak(why)
        self.mailbox.reply(wire.encode(wire.Refused(text=text)))

    def welcome(self) -> None:
        """Tell it its role and language, and the words for them."""
        self.mailbox.reply(_encoded_welcome(self.role, self.lang))


@cache  # reading the words takes longer than all else that has to be done for a client that comes
def _encoded_welcome(role: wire.Role, lang: str) -> bytes:
    return wire.encode(welcome_message(role, lang))


def welcome_message(role: wire.Role, lang: str) -> wire.Welcome:
    """What a client is told first."""
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
    """The seat as which a phone with these seats looks: the one that is waited for, else the one as before.

    `held`: it was chosen by hand, and nothing has happened since.
    """
    asked = [seat for seat in own if seat in waited]
    if now in own and (held or now in asked or not asked):
        return now
    return next(iter((*asked, *own)), TABLE)
