"""The digests of all finished games, few numbers each: saved, and computed again from the records if missing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable

from companion.errors import Trouble, Unwritable
from companion.log import luck
from companion.log.course import first_seat, turns
from companion.log.disk.store import Store, StoredGame
from companion.log.session import Session
from companion.records.records import Find, fold
from rules.kit.types import Frozen, Say, Seat

FORMAT = 2  # raise it when digests change: all are then computed again
KEY = "digests"
MOST_WAITED_FOR = 3  # digests that a page waits for; after an upgrade it does not wait for those of all games

log = logging.getLogger(__name__)


class Digest(Frozen, frozen=True, kw_only=True):
    """The figures of one finished game. Tuples are by seat."""

    format: int
    hash: str  # of its record
    id: str
    game: str
    named: Say | None = None  # the game, if its module plays many
    fewest: bool = False  # the fewest points win
    utc: str
    seats: tuple[str, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    first: Seat | None  # the start player; None in a game without a start tile
    length_ms: int  # game-time
    spent_ms: tuple[int, ...]
    turns: tuple[int, ...]
    dice: dict[str, dict[str, int]]  # colour -> face -> count, from dice readers

    @property
    def kind(self) -> str:
        """The key of a game: equal for all its records."""
        if self.named is None:
            return self.game
        return f"{self.game}/{self.named.key or ' '.join(map(str, self.named.args.values()))}"

    def is_of(self, entry: StoredGame) -> bool:
        """Whether this version made the digest from exactly that record."""
        return (self.format, self.hash) == (FORMAT, entry.hash)


def digest(entry: StoredGame, session: Session) -> Digest:
    """The digest of a finished game, folded. Points and places are those recorded at its end."""
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
    """All digests; missing ones are computed from the records on a thread, one at a time: the table never waits."""

    def __init__(self, store: Store, finished: Callable[[], Iterable[StoredGame]], find: Find) -> None:
        """`finished` gives the finished games."""
        self.digests: tuple[Digest, ...] = ()  # the game played last first
        self.missing = 0  # records still to be read
        self._store, self._finished, self._find = store, finished, find
        self._by_id: dict[str, Digest] | None = None  # by record; None: not loaded yet
        self._unreadable: set[str] = set()  # hashes of damaged records
        self._lock = asyncio.Lock()

    @property
    def _entries(self) -> tuple[StoredGame, ...]:
        """The finished games, but those without places, which cannot count."""
        return tuple(entry for entry in self._finished() if entry.places)

    async def look(self) -> None:
        """Update the digests before a page with statistics, unless many are just being computed."""
        if self.missing <= MOST_WAITED_FOR:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Compute the missing digests."""
        async with self._lock:
            made = await self._read()
            todo = [entry for entry in self._entries if not self._is_done(entry, made.get(entry.id))]
            for done, entry in enumerate(todo):
                self._update(made, len(todo) - done)
                await self._make(entry, made)
            if todo:
                await self._keep(made)
            self._update(made, 0)

    def _update(self, made: dict[str, Digest], missing: int) -> None:
        self.digests = tuple(made[entry.id] for entry in self._entries if entry.id in made)
        self.missing = missing

    def _is_done(self, entry: StoredGame, there: Digest | None) -> bool:
        return (there is not None and there.is_of(entry)) or entry.hash in self._unreadable

    async def _make(self, entry: StoredGame, made: dict[str, Digest]) -> None:
        try:
            head, lines = await self._store.lines(entry.id)
            made[entry.id] = await asyncio.to_thread(lambda: digest(entry, fold(head, lines, find=self._find)))
        except Exception as error:  # one unreadable record must not cost the others their figures
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
