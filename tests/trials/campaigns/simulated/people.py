"""A person with a screen: has the newest page, repeats unanswered requests, and remembers each confirmation."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from companion.log.record import Line, Note, Played
from companion.view import wire
from tests.trials.campaigns.simulated.socket import Socket

SHOW = b'{"type":"show"'
MOST_OLD = 20


class Count:
    """Requests that answer the game, and how often each was confirmed."""

    def __init__(self) -> None:
        self.done_: Counter[str] = Counter()
        self.maybe: Counter[str] = Counter()
        self.played: Counter[str] = Counter()  # lines, by prompt
        self.other: set[str] = set()  # prompts that were also answered on other pages
        self.touched: set[str] = set()
        self._refused: list[str] = []  # since the newest line

    def request(self, form: str) -> None:
        """A request was sent for the first time."""
        if form.startswith(("~fix/", "~cell/", "~printed/", "~play/press/")):
            self.other.add(prompt_of(form.rpartition("/")[2]))

    def done(self, form: str) -> None:
        """A request was confirmed. A seat's row of a shared form becomes a line only if it was the last one missing."""
        self._add(self.maybe if is_row(form) else self.done_, form)

    def refused(self, form: str, unsure: bool) -> None:
        """A request was refused; `unsure`: the reply to an earlier try may have been lost."""
        self._refused.append(form)
        if unsure:
            self._add(self.maybe, form)

    def started(self) -> None:
        """Another core started: it may find a move whose sync failed, if the disk took nothing more before."""
        for form in self._refused:
            self._add(self.maybe, form)
        self._refused.clear()

    def lost(self, form: str) -> None:
        """The result of a request will never be known."""
        self._add(self.maybe, form)

    def line(self, line: Line) -> None:
        """A line is on the disk."""
        self._refused.clear()
        if isinstance(line, Played) and (line.by == "screen" or line.by.startswith("phone:")):
            self._add(self.played, f"{line.prompt}@")
        elif isinstance(line, Note) and line.text.startswith("note "):  # each note differs
            self._add(self.played, f"{line.text}@")

    def _add(self, where: Counter[str], form: str) -> None:
        if not form.startswith("~"):
            prompt = prompt_of(form)
            where[prompt] += 1
            self.touched.add(prompt)

    def broken(self, waiting: Counter[str]) -> Iterator[str]:
        """The requests that do not count, or count more often than confirmed; `waiting`: unanswered ones by prompt."""
        for prompt in self.touched - self.other:
            done, played = self.done_[prompt], self.played[prompt]
            maybe = self.maybe[prompt] + waiting[prompt]
            if not done <= played <= done + maybe:
                yield f"{prompt}: {done} times told that it counts (and {maybe} times not told), {played} on the disk"
        self.touched.clear()


def prompt_of(form: str) -> str:
    """A form's id without its stamp."""
    return form.rpartition("@")[0]


def is_row(form: str) -> bool:
    """Whether this is a seat's own row of a form: its seat follows the stamp."""
    return "/" in form.rpartition("@")[2]


class Person:
    """One screen and its person. As real browsers do, it reconnects and repeats."""

    def __init__(self, number: int, told: Count, token: str = "") -> None:
        self.number, self.token, self._told = number, token, told
        self.role = "watch"
        self.reads = True
        self.socket: Socket | None = None
        self.waiting: dict[str, tuple[str, str]] = {}  # by id: form, message; not answered yet
        self.unsure: set[str] = set()  # ids of which an answer may have been lost
        self.old: list[tuple[str, str]] = []  # form, message: answered
        self.frames = 0
        self.wrong: list[str] = []
        self._show = b""
        self._shown: wire.Show | None = None
        self._ids = 0
        self._seq = 0

    # ---- coming and going -------------------------------------------------------------------------------
    def connect(self, open_socket: Callable[[Socket], None], lang: str) -> None:
        """Join, and repeat unanswered requests."""
        self.socket = Socket(f"192.168.1.{self.number}" if self.number else "127.0.0.1", self.hear, self.gone)
        self.socket.reads(self.reads)
        self._show, self._shown, self._seq = b"", None, 0
        open_socket(self.socket)
        self._say(wire.Join(token=self.token, lang=lang))
        for _, message in list(self.waiting.values()):
            self.say(message)  # the connection may have ended again

    def leave(self) -> None:
        """Hang up, or fall asleep."""
        if self.socket:
            self.socket.hang_up()
            self.gone()

    def gone(self) -> None:
        """The connection has ended."""
        self.socket = None
        self.unsure |= set(self.waiting)

    def forget(self) -> None:
        """Close the page: unanswered requests are never repeated."""
        for form, _ in self.waiting.values():
            self._told.lost(form)
        self.waiting.clear()

    def meets_another_core(self) -> None:
        """A restarted core does not remember requests: a repeated note may be there twice."""
        for form, _ in self.waiting.values():
            if form.startswith("note "):
                self._told.lost(form)

    def let_read(self, on: bool) -> None:
        """Continue or stop reading."""
        self.reads = on
        if self.socket:
            self.socket.reads(on)

    # ---- saying -----------------------------------------------------------------------------------------
    def ask(self, make: Callable[[str], wire.Request], form: str) -> None:
        """Send a request under a new id."""
        if self.socket is None:
            return
        self._ids += 1
        request_id = f"{self.number}-{self._ids}"
        message = wire.encode(make(request_id)).decode()
        self.waiting[request_id] = (form, message)
        self._told.request(form)
        self.socket.say(message)

    def again(self, form: str) -> None:
        """The request may be carried out without a confirmation."""
        self._told.lost(form)

    def _say(self, request: wire.Request) -> None:
        self.say(wire.encode(request).decode())

    def say(self, text: str) -> None:
        """Send any text."""
        if self.socket:
            self.socket.say(text)

    def go(self, page: str) -> None:
        self._say(wire.Go(page=page))

    # ---- hearing ----------------------------------------------------------------------------------------
    def hear(self, frame: bytes) -> None:
        """Receive a message."""
        self.frames += 1
        if frame.startswith(SHOW):
            self._show, self._shown = frame, None
            return
        match wire.decode_reply(frame):
            case wire.Welcome(role=role):
                self.role = role
            case wire.Admitted(token=token):
                self.token = token
            case wire.Done(id=request_id):
                self._answered(request_id, frame)
            case wire.Refused(id=request_id) if request_id:
                self._answered(request_id, frame)

    def _answered(self, request_id: str, frame: bytes) -> None:
        if request_id not in self.waiting:
            return
        form, message = self.waiting.pop(request_id)
        if b'"type":"done"' in frame:
            self._told.done(form)
        else:
            self._told.refused(form, request_id in self.unsure)
        self.unsure.discard(request_id)
        if form != "~redo":  # a repeated redo may mean another move by then
            self.old = [*self.old, (form, message)][-MOST_OLD:]

    @property
    def show(self) -> bytes:
        """The newest page as received, b"" = none."""
        return self._show

    @property
    def shown(self) -> wire.Show | None:
        """The newest page."""
        if self._shown is None and self._show:
            reply = wire.decode_reply(self._show)
            assert isinstance(reply, wire.Show)
            self._shown = reply
        return self._shown


def changed(message: str, rng_number: int) -> str:
    """The same request id with another content."""
    content: dict[str, Any] = json.loads(message)
    content["form" if "form" in content else "n"] = f"other-{rng_number}" if "form" in content else rng_number
    return msgspec.json.encode(content).decode()
