"""The laws of a table, which hold after each step."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from copy import copy
from operator import is_
from typing import Any

from msgspec import structs

from companion.access.client_session import ClientSession
from companion.devices.outputs import lights
from companion.log.book import Book, matching_prompt, open_book, play, take_back
from companion.log.disk.sqlite import SELECT
from companion.log.disk.store import Store
from companion.log.record import Head, Line, Paused, Played, Undone, decode_head, decode_line
from companion.log.session import Session
from companion.table.core import Core
from companion.table.snapshot import Snapshot
from companion.view import wire
from tests.trials.campaigns.simulated.box import Box
from tests.trials.campaigns.simulated.people import Count, Person, prompt_of

SAME_FOR_ALL = {"play", "score", "log", "menu", "note", "rule", "cell", "fix"}  # pages that only the table changes
LOOKED_AT = 4  # at one check in so many a page is drawn anew
LOOPS = 4  # the core's tasks, and one that a task waits for


class Broken(Exception):
    """A law does not hold."""


class Copy:
    """A game as the disk holds it, folded line by line."""

    def __init__(self, game: Any, head: Head) -> None:
        self.game, self.head = game, head
        self.lines: tuple[Line, ...] = ()
        self.book: Book = open_book(game, head)

    def add(self, line: Line) -> None:
        self.lines = (*self.lines, line)
        match line:
            case Played():
                prompt = matching_prompt(self.game, self.book.now, line)
                self.book = play(self.game, self.head, self.book, line, prompt)
            case Undone():
                self.book = take_back(self.game, self.head, self.book, line)


class Laws:
    """Checks the box and all screens; its knowledge of the games comes from the disk."""

    def __init__(self, box: Box, count: Count) -> None:
        self.figures: Counter[str] = Counter()
        self._box, self._count = box, count
        self._copies: dict[str, Copy] = {}
        self._newest = ""  # the game that was on the table at the last look
        self._alike: tuple[Line, ...] = ()  # its lines, which were those on the disk

    # ---- when nothing is under way ------------------------------------------------------------------------
    def check(self, people: Iterable[Person], person: Person | None, thorough: bool) -> None:
        """Check the laws, now and then also `person`'s screen. Raises Broken if one does not hold."""
        assert self._box.parts
        core = self._box.parts.core
        copy_ = self._log_is_state(core)
        self._lamps(core, copy_)
        waiting = Counter(prompt_of(form) for each in people for form, _ in each.waiting.values())
        for wrong in self._count.broken(waiting):
            raise Broken(wrong)
        self.figures["checks"] += 1
        if person and self.figures["checks"] % LOOKED_AT == 0 and person.shown and person.socket and person.reads:
            self._sees(core, copy_, person)
        if thorough:
            self._nothing_left_over(core)
            self._told_once(core)

    def _log_is_state(self, core: Core) -> Copy | None:
        if self._newest in self._copies and self._newest != core.game.id:
            self._read(core.store, self._newest, self._copies[self._newest].game)  # it was left after a last move
        self._newest = core.game.id
        if not core.game.has_game:
            return None
        session = core.game.session
        here = self._read(core.store, session.head.id, session.game)
        if not _alike(session.lines, here.lines, self._alike):
            raise Broken(f"log: {len(here.lines)} lines on the disk, {len(session.lines)} in the game")
        self._alike = session.lines
        if session._book.now != here.book.now:
            raise Broken("log: the lines fold to another state than the game is in")
        if _paused(here.lines) and not session.paused:
            raise Broken("log: the game goes on, and its record says that it is paused")
        return here

    def _read(self, store: Store, game_id: str, game: Any) -> Copy:
        here = self._copies.get(game_id)
        have = len(here.lines) + 1 if here else 0
        rows = store._connection.execute(f"{SELECT} WHERE game = ? AND n >= ? ORDER BY n", (game_id, have)).fetchall()
        for row in rows:
            if here is None:
                here = self._copies[game_id] = Copy(game, decode_head(row[5]))
            else:
                line = decode_line(row[5])
                here.add(line)
                self._count.line(line)
                self.figures["moves" if isinstance(line, Played) else "other lines"] += 1
        assert here
        return here

    def _lamps(self, core: Core, here: Copy | None) -> None:
        if here is None:
            wanted: dict[int, Any] = {}
        else:
            clocks = core.game.session.clocks()
            if (core.game.next_due_ms() or 10) < 10:
                return  # it blinks from now on
            wanted = lights(here.book.now.prompts, clocks, here.head.tints)
        if self._box.lights is not None and self._box.lights != wanted:
            raise Broken(f"lamps: {self._box.lights} instead of {wanted}")

    def _sees(self, core: Core, here: Copy | None, person: Person) -> None:
        """The newest page of `person` equals the page that the disk's game gives for that viewer."""
        assert self._box.parts
        shown, hub = person.shown, self._box.parts.hub
        assert shown
        for asked in shown.asks:
            for form in asked.forms:
                if form.secret and asked.seat not in shown.own:
                    raise Broken(f"secret: {person.number} is asked {form.id} of seat {asked.seat}")
        visits = [visit for visit in hub._visits if _line(visit) is person.socket]
        if len(visits) != 1:
            raise Broken(f"clients: {person.number} is connected, and the hub knows it {len(visits)} times")
        if shown.page.partition("/")[0] not in SAME_FOR_ALL:
            return
        look = self._look(core, here)
        reply = wire.decode_reply(wire.encode(hub.show(visits[0].audience, look)))
        assert isinstance(reply, wire.Show)
        if _timeless(reply) != _timeless(shown):
            raise Broken(f"seen: {person.number} at {shown.page} sees {_differences(reply, shown)}")
        self.figures["pages compared"] += 1

    def _look(self, core: Core, here: Copy | None) -> Snapshot | None:
        if here is None:
            return None
        session = copy(core.game.session)
        session._book, session.lines = here.book, here.lines
        now = core.game.snapshot()
        assert now
        return Snapshot(session, now.automation)

    def _nothing_left_over(self, core: Core) -> None:
        assert self._box.parts
        tasks, sockets = len(asyncio.all_tasks(self._box.loop)), self._box.sockets
        if tasks > LOOPS + 3 * sockets + 1:
            raise Broken(f"tasks: {tasks} for {sockets} clients: {_names(self._box.loop)}")
        visits = len(self._box.parts.hub._visits)
        if visits > sockets:
            raise Broken(f"left over: {visits} visits of {sockets} clients")
        if self._box.loops._ended_loops:
            raise Broken(f"a loop has ended: {self._box.loops._ended_loops}")

    def nobody_is_left(self) -> None:
        """After everyone has left, no client state remains."""
        assert self._box.parts
        tasks = _names(self._box.loop)
        if sum(tasks.values()) > LOOPS + 1 or self._box.parts.hub._visits:
            raise Broken(f"tasks: when everybody has gone there are {tasks}")

    def _told_once(self, core: Core) -> None:
        """The listeners got each line of the game on the table once, in order."""
        told = self._box.told
        opened = max((i for i, each in enumerate(told) if isinstance(each, Session)), default=None)
        if opened is None or not core.game.has_game:
            return
        start = told[opened]
        assert isinstance(start, Session)
        lines = [each for each in told[opened + 1 :] if isinstance(each, Line)]
        del told[:opened]
        if start.head.id == core.game.id and (*start.lines, *lines) != core.game.session.lines:
            raise Broken(f"told: {len(start.lines)} and {len(lines)} lines of {len(core.game.session.lines)}")

    # ---- after a start --------------------------------------------------------------------------------------
    def survived(self) -> None:
        """Everything on the disk before a core ended is there after it."""
        assert self._box.parts
        core = self._box.parts.core
        if core.warnings:
            raise Broken(f"start: it says {core.warnings}")
        for game_id, here in self._copies.items():
            before = here.lines
            head, lines = core.store._lines(game_id)
            if head != here.head or tuple(lines[: len(before)]) != before:
                raise Broken(f"start: of {game_id} {len(before)} lines were there, {len(lines)} are, or other ones")
            self._read(core.store, game_id, here.game)


def _alike(lines: tuple[Line, ...], on_disk: tuple[Line, ...], before: tuple[Line, ...]) -> bool:
    """Whether both are the same lines; lines identical to those of `before` were compared then."""
    n = len(before) if len(before) <= len(lines) and all(map(is_, lines, before)) else 0
    return len(lines) == len(on_disk) and lines[n:] == on_disk[n:]


def _line(visit: ClientSession) -> object:
    """The socket behind a session."""
    return getattr(visit.mailbox._put, "__self__", None)


def _paused(lines: tuple[Line, ...]) -> bool:
    return next((line.on for line in reversed(lines) if isinstance(line, Paused)), False)


def _timeless(show: wire.Show) -> wire.Show:
    """The page without its running times."""
    soon = structs.replace(show.soon, left_ms=0) if show.soon else None
    chips = tuple(structs.replace(chip, clock=None) for chip in show.chips)
    return structs.replace(show, seq=0, now_ms=0, clock=None, chips=chips, soon=soon, cue=None)


def _differences(one: wire.Show, two: wire.Show) -> str:
    a, b = structs.asdict(_timeless(one)), structs.asdict(_timeless(two))
    return "; ".join(f"{name}: {b[name]!r} instead of {a[name]!r}" for name in a if a[name] != b[name])[:1500]


def _names(loop: asyncio.AbstractEventLoop) -> dict[str, int]:
    """The number of tasks by name."""
    return dict(Counter(getattr(task.get_coro(), "__qualname__", "?") for task in asyncio.all_tasks(loop)))
