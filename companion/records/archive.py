"""The digests of all finished games, few numbers each: saved, and computed again from the records if
they are missing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

from companion.errors import Trouble, Unwritable
from companion.log import luck
from companion.log.course import first_seat, turns
from companion.log.session import Session
from companion.log.store import Store, StoredGame
from companion.records.records import Find, fold
from rules.kit.types import Frozen, Say, Seat

FORMAT = 2  # raise it when a digest holds something else than before: all are made anew
KEY = "digests"
READ_AT_ONCE = 3  # so many missing ones are made before a page is shown, more of them behind its back
SHOW_EVERY = 10  # records between two looks at how far it has come
KEEP_EVERY = 50  # records between two writes to disk: each writes all of them

log = logging.getLogger(__name__)


class Digest(Frozen, frozen=True, kw_only=True):
    """One finished game. Tuples are by seat."""

    format: int
    hash: str  # of the record that it was made from
    id: str
    game: str
    named: Say | None = None  # which one it was, where a module plays many games
    fewest: bool = False  # who had fewest points was ahead
    utc: str
    seats: tuple[str, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    first: Seat | None  # who started, where the game has a start tile
    length_ms: int  # game-time
    spent_ms: tuple[int, ...]
    turns: tuple[int, ...]
    dice: dict[str, dict[str, int]]  # colour -> face -> how often a reader read it

    @property
    def kind(self) -> str:
        """Equal for records of one game."""
        if self.named is None:
            return self.game
        return f"{self.game}/{self.named.key or ' '.join(map(str, self.named.args.values()))}"

    def is_of(self, entry: StoredGame) -> bool:
        """Whether it was made from just that record, by this version."""
        return (self.format, self.hash) == (FORMAT, entry.hash)


def digest(entry: StoredGame, session: Session) -> Digest:
    """The digest of a finished game, folded. Points and places are those that were written down at its end."""
    spent, begun, seats = session.clocks().per_seat, turns(session), range(len(entry.seats))
    return Digest(
        format=FORMAT,
        hash=entry.hash,
        id=entry.id,
        game=entry.game,
        named=session.game.named(session.state),
        fewest=session.sheet().fewest,
        utc=entry.utc,
        seats=entry.seats,
        totals=entry.totals,
        places=entry.places,
        first=first_seat(session),
        length_ms=session.clocks().at_ms,
        spent_ms=tuple(spent.get(seat, 0) for seat in seats),
        turns=tuple(begun.get(seat, 0) for seat in seats),
        dice={tint: dict(faces) for tint, faces in luck.face_counts(session.lines).items()},
    )


class Archive:
    """Reads old records on a thread, one after the other, so that nobody at the table waits for them."""

    def __init__(
        self,
        store: Store,
        finished: Callable[[], Iterable[StoredGame]],
        notify: Callable[[], Awaitable[None]],
        find: Find,
    ) -> None:
        """`finished` gives the finished games; `grown` hears when more of them have been read."""
        self.digests: tuple[Digest, ...] = ()  # the game played last first
        self.missing = 0  # records that are still to be read
        self._store, self._finished, self._notify, self._find = store, finished, notify, find
        self._by_id: dict[str, Digest] | None = None  # by record; None: not read from the store yet
        self._unreadable: set[str] = set()  # hashes of damaged records
        self._has_work = asyncio.Event()
        self._is_reading_on = False
        self._unsaved = 0  # made since they were kept last
        self._lock = asyncio.Lock()

    @property
    def _entries(self) -> tuple[StoredGame, ...]:
        """The finished games; one that does not say who came where is nothing to count."""
        return tuple(entry for entry in self._finished() if entry.places)

    async def look(self) -> None:
        """Before a page with statistics is shown: have the newest digests; many missing ones are read behind it."""
        if self._has_work.is_set() or self._is_reading_on:
            return
        await self.catch_up(READ_AT_ONCE)
        if self.missing:
            self._has_work.set()

    async def wait(self) -> None:
        """Until `look` has left something over."""
        await self._has_work.wait()

    async def read_on(self) -> None:
        """Make the next of what was left over."""
        self._has_work.clear()
        self._is_reading_on = True
        try:
            await self.catch_up(SHOW_EVERY)
        finally:
            self._is_reading_on = False
        if self.missing:
            self._has_work.set()
        await self._notify()

    async def catch_up(self, most: int | None = None) -> None:
        """Make the missing digests, at most so many."""
        async with self._lock:
            made = await self._read()
            todo = [entry for entry in self._entries if not self._is_done(entry, made.get(entry.id))]
            now = todo[:most]
            for entry in now:
                await self._make(entry, made)
            self._unsaved += len(now)
            if now and (len(now) == len(todo) or self._unsaved >= KEEP_EVERY):
                await self._keep(made)
                self._unsaved = 0
            self.digests = tuple(made[entry.id] for entry in self._entries if entry.id in made)
            self.missing = len(todo) - len(now)

    def _is_done(self, entry: StoredGame, there: Digest | None) -> bool:
        return (there is not None and there.is_of(entry)) or entry.hash in self._unreadable

    async def _make(self, entry: StoredGame, made: dict[str, Digest]) -> None:
        try:
            head, lines = await self._store.lines(entry.id)
            made[entry.id] = await asyncio.to_thread(lambda: digest(entry, fold(head, lines, find=self._find)))
        except Exception as error:  # one record that cannot be read must not cost all the others their figures
            is_bug = not isinstance(error, Trouble)
            log.warning("%s is left out of the statistics: %s", entry.id, error, exc_info=is_bug)
            self._unreadable.add(entry.hash)

    async def _read(self) -> dict[str, Digest]:
        if self._by_id is None:
            self._by_id = {each.id: each for each in await self._store.load(KEY, list[Digest], [])}
        return self._by_id

    async def _keep(self, made: dict[str, Digest]) -> None:
        known = {entry.id for entry in self._entries}
        try:
            await self._store.keep(KEY, [each for each in made.values() if each.id in known])
        except Unwritable as error:
            log.warning("the statistics were not kept: %s", error)
