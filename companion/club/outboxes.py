"""What the club has not committed yet, per game. The log is the only queue: entries are made of it as they are needed.

Laws: entries go out in order; none is forgotten before the hub has said that it has committed it and all before it. In
memory are the game on the table and one older game at most. What is kept in the store is a cursor for each game that is
not committed to its end, and for the newest that are: a hub whose database was restored from an old copy has less of
them, says so, and they go out once more. All of it is one value with the sign of its club, so that no write that is cut
off or refused parts them; what was refused is written again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from msgspec.structs import replace

from companion.club.names import shown
from companion.club.state import ShowIt
from companion.club.stream import Ack, Committed, Stream
from companion.errors import Trouble
from companion.fence import fence
from companion.log.record import Head
from companion.log.store import Store
from companion.records.records import fold
from companion.table.at_club import Names
from companion.table.saved import save_if_possible
from companion.table.snapshot import Snapshot
from rules.kit.types import AnyGame, Frozen

KEY = "club"
MOST_DONE = 500  # games that the hub may ask for once more
WINDOW = 50  # entries of a table that are sent and not committed
STALL_S, LONGEST_STALL_S = 4.0, 60.0
SAVE_EVERY_S = 30.0
REFUSED_S = 30.0  # until what the disk refused is tried again

log = logging.getLogger(__name__)

FindGame = Callable[[str], AnyGame]


class Cursor(Frozen, frozen=True, kw_only=True):
    """How far the hub has committed a game, and under which names it goes there: they stay for as long as it lasts."""

    s: int = 0
    names: Names = "initials"


class Cursors(Frozen, frozen=True, kw_only=True):
    """How far each game has got: what outlives a restart."""

    whose: str = ""  # the sign of the club
    under_way: dict[str, Cursor] = {}
    done: dict[str, Cursor] = {}  # of these the hub has everything


@dataclass
class Outbox:
    """One game's entries on their way."""

    game: str
    stream: Stream
    committed: int  # the hub has all entries up to this one
    sent: int = 0  # this one went out last
    title: str = ""  # what the table calls the game
    apart: bool = False  # the hub knows another course of this game: nothing more is sent of it
    moved_s: float = 0.0  # when it last got on
    patience_s: float = STALL_S

    @property
    def waiting(self) -> int:
        """Entries that are not committed."""
        return 0 if self.apart else len(self.stream.entries) - self.committed

    def due(self, now_s: float, *, titled: bool) -> Iterator[bytes]:
        """The entries that go out now, as far as the window reaches; `titled`: the last of all with the title."""
        if self.apart:
            return
        if self.sent > self.committed and now_s - self.moved_s > self.patience_s:
            self.again()
            self.patience_s = min(2 * self.patience_s, LONGEST_STALL_S)
        if self.sent <= self.committed:
            self.sent, self.moved_s = self.committed, now_s
        for entry in self.stream.entries[self.sent : self.committed + WINDOW]:
            self.sent = entry.s
            yield entry.titled(self.title if titled and entry.s == len(self.stream.entries) else "")

    def again(self) -> None:
        """Nothing is under way any more: everything that is not committed goes out once more."""
        self.sent = self.committed

    def heard(self, ack: Ack, now_s: float) -> None:
        """The hub has committed so much. It may be less than before, where it was restored from a copy."""
        entries = self.stream.entries
        if ack.refused or ack.s > len(entries) or (ack.s and entries[ack.s - 1].hash != ack.hash):
            log.error("the club has another course of game %s: entry %d", self.game, ack.s)
            self.apart = True
            return
        if ack.s != self.committed:
            self.moved_s, self.patience_s = now_s, STALL_S
        has_less, self.committed = ack.s < self.committed, ack.s
        if has_less:
            self.again()


class Outboxes:
    """Every game of this table that the club does not have to its end."""

    def __init__(
        self,
        store: Store,
        find_game: FindGame,
        names: Names,
        whose: str = "",
        now_s: Callable[[], float] = time.monotonic,
    ) -> None:
        """`whose`: the sign of the club; another one than the last time is told no game of before."""
        self._store, self._find_game, self._names, self._now_s = store, find_game, names, now_s
        self._whose = whose
        self._cursors: dict[str, Cursor] = {}
        self._done: dict[str, Cursor] = {}  # the newest games of which the hub has everything, the newest last
        self.gone: tuple[str, ...] = ()  # games that the hub lacks, and that cannot be read here
        self._here: Outbox | None = None  # of the game on the table
        self._older: Outbox | None = None
        self._saved = Cursors()
        self._saved_s = now_s()
        self._changed = asyncio.Event()  # something is to be saved

    async def open(self) -> None:
        """Read how far each game had got; Damaged where that cannot be."""
        self._saved = await self._store.kept(KEY, Cursors, Cursors())
        if self._saved.whose in ("", self._whose):  # what was played in another club is that one's
            noticed = self._cursors.keys()
            under_way, done = self._saved.under_way, self._saved.done
            self._cursors |= {game: cursor for game, cursor in done.items() if game in noticed} | under_way
            self._done |= {game: cursor for game, cursor in done.items() if game not in self._cursors}
        self._save_soon()

    def notice(self, game_id: str) -> None:
        """A game is on the table: from now on it goes to the club. Quick: this is on the way of a move."""
        if game_id not in self._cursors:
            self._cursors[game_id] = self._done.pop(game_id, Cursor(names=self._names))
            self._changed.set()

    async def keep(self) -> None:
        """Until it is cancelled, and then once more: save what has changed, also while nobody in the club can be
        reached."""
        try:
            while True:
                await self._changed.wait()
                self._changed.clear()
                with fence("club"):
                    if not await self._save():
                        await asyncio.sleep(REFUSED_S)
                        self._changed.set()
        finally:
            await self._save()

    @property
    def waiting(self) -> int:
        """What is left to be committed: entries of the games in memory, and one for each other game."""
        loaded = [each for each in (self._here, self._older) if each]
        others = self._cursors.keys() - {each.game for each in loaded}.union(self.gone)
        return sum(each.waiting for each in loaded) + len(others)

    @property
    def apart(self) -> bool:
        """Whether the hub knows another course of the game on the table."""
        return self._here is not None and self._here.apart

    async def follow(self, look: Snapshot | None, show: ShowIt) -> None:
        """Bring the game on the table up to date, and fetch an older one where none is on its way."""
        if look is not None:
            self._follow_table(look)
        elif self._here is not None:
            self._older, self._here = self._older or self._here, None
        self._forget_committed()
        if self._older is None:
            not_now = {self._here.game if self._here else "", *self.gone}
            if waits := next((game for game in self._cursors if game not in not_now), ""):
                await self._fetch(waits, show)
        self._save_soon()

    def _follow_table(self, look: Snapshot) -> None:
        session = look.session
        if self._here is None or self._here.game != look.id:
            if self._older is not None and self._older.game == look.id:
                self._here, self._older = self._older, None
            else:
                self._older = self._older or self._here
                self._here = self._outbox(session.head)
        self._here.stream.follow(session.lines, session.revealed)

    def _outbox(self, head: Head) -> Outbox:
        self.notice(head.id)
        cursor = self._cursors[head.id]
        return Outbox(game=head.id, stream=Stream(shown(head, cursor.names)), committed=cursor.s, sent=cursor.s)

    def entitle(self, game: str, title: str) -> None:
        """What the table calls the game on it. Its state tells that, too, but perhaps nobody hears it."""
        if self._here is not None and self._here.game == game:
            self._here.title = title

    async def _fetch(self, game: str, show: ShowIt) -> None:
        """A game that is not on the table is read from the log."""
        try:
            head, lines = await self._store.lines(game)
            session = await asyncio.to_thread(lambda: fold(head, lines, find=self._find_game).session)
        except Trouble as trouble:
            log.error("game %s cannot go to the club: %s", game, trouble)
            self.gone = (*self.gone, game)
            return
        self._older = self._outbox(head)
        self._older.stream.follow(lines, session.revealed)
        with fence("club"):  # without its title it goes all the same
            self._older.title = show(Snapshot(session)).title

    def _forget_committed(self) -> None:
        """An older game of which the hub has everything, or wants nothing more."""
        if self._older is not None and not self._older.waiting:
            cursor = self._cursors.pop(self._older.game, None)
            if cursor and not self._older.apart:
                self._done[self._older.game] = cursor
                for oldest in tuple(self._done)[:-MOST_DONE]:
                    del self._done[oldest]
            self._older = None

    # ---- the hub -------------------------------------------------------------------------------------------
    def due(self) -> Iterator[tuple[str, bytes]]:
        """What goes out now, each with its game."""
        for outbox in (self._older, self._here):
            if outbox is not None:
                for entry in outbox.due(self._now_s(), titled=outbox is self._older):
                    yield outbox.game, entry

    @property
    def committed(self) -> Committed:
        """What the hub has said to have, as far as it is known here."""
        games = {game: cursor.s for game, cursor in (self._done | self._cursors).items() if cursor.s}
        return Committed(games=games, gone=self.gone)

    def heard(self, game: str, ack: Ack) -> None:
        """The hub says how far it has committed that game."""
        if game in self._done and ack.s < self._done[game].s:
            self._cursors[game] = replace(self._done.pop(game), s=ack.s)
        for outbox in (self._older, self._here):
            if outbox is not None and outbox.game == game:
                outbox.heard(ack, self._now_s())
                self._cursors[game] = replace(self._cursors[game], s=outbox.committed)

    def look_again(self) -> None:
        """What could not be read is tried once more."""
        self.gone = ()

    def again(self) -> None:
        """There is a new connection, or a new hub: what is not committed goes out once more."""
        self.look_again()
        for outbox in (self._older, self._here):
            if outbox is not None:
                outbox.again()
                outbox.patience_s = STALL_S

    def _save_soon(self) -> None:
        """New games and finished ones at once; how far each has got only now and then: sent twice is no harm."""
        is_new = (self._whose, self._cursors.keys()) != (self._saved.whose, self._saved.under_way.keys())
        if is_new or self._now_s() - self._saved_s > SAVE_EVERY_S:
            self._changed.set()

    async def _save(self) -> bool:
        """Whether all is saved as it is now."""
        now = Cursors(whose=self._whose, under_way=dict(self._cursors), done=dict(self._done))
        if now != self._saved and not await save_if_possible(self._store, KEY, now):
            return False
        self._saved, self._saved_s = now, self._now_s()
        return True
