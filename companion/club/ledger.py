"""The ledger of this table's games at the club: which record of each the hub has confirmed, and what is still owed.

Laws: a game is owed from the moment that something may have happened in it until the hub has answered with the hash of
the record of its whole log; it is settled only while it is not on the table, from what the store holds. So it does not
matter which messages were lost or who was offline. Records are made on demand: memory holds those of the game on the
table and of one older game at most.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterator
from time import monotonic
from typing import NamedTuple

from msgspec.structs import replace

from companion.club.report import GONE, MOST_BYTES, UNKNOWN, Claims, Obstacle, Receipt, make_report, pack
from companion.club.state import MakeShow
from companion.errors import Trouble
from companion.fence import fence
from companion.log.disk.store import Store
from companion.log.record import encode
from companion.log.session import Session
from companion.records.records import fold
from companion.table.club_door import Names
from companion.table.snapshot import Snapshot
from rules.kit.types import AnyGame, Frozen

KEY = "club"
OWED = -1
MOST_SETTLED, MOST_CLAIMED = 500, 1_000  # games; of the settled ones the newest
STALL_S = 10.0  # without a receipt for so long, everything is sent again
REFUSED_S = 30.0  # until a failed write is retried

log = logging.getLogger(__name__)

FindGame = Callable[[str], AnyGame]


class ClubGame(Frozen, frozen=True, kw_only=True):
    """The hub's record of a game, and the names policy of its reports, which stays the same for the whole game."""

    names: Names = "initials"
    hash: str = ""  # of the hub's record
    n: int = OWED  # log lines in this record, if the log has no more; OWED: it may have


class SavedLedger(Frozen, frozen=True, kw_only=True):
    """The ledger as it is stored."""

    whose: str = ""  # the club's sign
    games: dict[str, ClubGame] = {}  # the newest settled last


class Parcel(NamedTuple):
    """A game's report, ready to be sent."""

    game: str
    n: int
    hash: str
    payload: bytes


class Ledger:
    """The ledger of all games that belong to the club."""

    def __init__(self, store: Store, find_game: FindGame, names: Names, club_sign: str) -> None:
        """`club_sign` identifies the club; a new club receives no earlier games."""
        self._store, self._find_game, self._names, self._club_sign = store, find_game, names, club_sign
        self._games: dict[str, ClubGame] = {}
        self._obstacles: dict[str, Obstacle] = {}  # owed games that cannot be delivered now
        self._on_table = ""
        self._is_stale = False  # more may have happened at the table than `_current_parcel` contains
        self._changed_games: set[str] = set()  # games that may have changed since they were read from the log
        self._current_parcel: Parcel | None = None
        self._older_parcel: Parcel | None = None
        self._sent_hashes: set[str] = set()  # of the reports sent on this connection
        self._sent_claims: Claims | None = None  # on this connection
        self._is_compared = False  # whether the hub has answered these claims
        self._active_s = monotonic()  # the hub's last activity
        self._saved_ledger = SavedLedger()
        self._save_due = asyncio.Event()  # set while there are changes to save

    # ---- storage --------------------------------------------------------------------------------------------
    async def open(self) -> None:
        """Load the stored ledger; a game whose log has grown since is owed. Raises Damaged if that fails."""
        book = await self._store.load(KEY, SavedLedger, SavedLedger())
        lines = {entry.id: entry.lines for entry in await self._store.games()}
        if book.whose == self._club_sign:  # games of another club stay with that club
            for game, known in book.games.items():
                has_grown = game in self._games or lines.get(game, known.n) != known.n
                self._games[game] = replace(known, n=OWED) if has_grown else known
        self._saved_ledger = book
        self._save_due.set()

    async def keep_saving(self) -> None:
        """Save each change, even without a connection, until cancelled, and once more then."""
        try:
            while True:
                await self._save_due.wait()
                self._save_due.clear()
                with fence("club"):
                    if not await self._save():
                        await asyncio.sleep(REFUSED_S)
                        self._save_due.set()
        finally:
            await self._save()

    async def _save(self) -> bool:
        """Save the ledger if it has changed; False if that failed."""
        now = SavedLedger(whose=self._club_sign, games=dict(self._games))
        if now != self._saved_ledger and not await self._store.keep_if_possible(KEY, now):
            return False
        self._saved_ledger = now
        return True

    # ---- events at the table --------------------------------------------------------------------------------
    def notice(self, on_table: str, *others: str) -> None:
        """Mark these games as possibly changed; "" = no game is on the table. Called during a move: it only notes."""
        self._on_table, self._is_stale = on_table, True
        for game in filter(None, (on_table, *others)):
            self._changed_games.add(game)
            self._obstacles.pop(game, None)
            known = self._games.get(game)
            if known is None or known.n != OWED:
                self._games[game] = replace(known or ClubGame(names=self._names), n=OWED)
                self._save_due.set()

    async def pack_current(self, look: Snapshot | None, title: str) -> None:
        """Make the report of the game on the table."""
        self._is_stale = False
        self._current_parcel = None if look is None else await self._parcel(look.session, title)

    async def pack_older(self, show: MakeShow) -> bool:
        """Make the next older owed game's report from its log; True if another one can be made at once."""
        game = next((game for game in self._owed_games if game != self._on_table), "")
        if not game or (self._older_parcel and self._older_parcel.game not in self._changed_games):
            return False
        self._changed_games.discard(game)
        self._older_parcel = await self._read(game, show)
        if self._older_parcel is None:
            self._obstacles[game] = "gone"
        self._settle()
        return self._older_parcel is None

    async def _read(self, game: str, show: MakeShow) -> Parcel | None:
        try:
            head, lines = await self._store.lines(game)
            session = await asyncio.to_thread(lambda: fold(head, lines, find=self._find_game))
        except Trouble as trouble:
            log.error("game %s cannot go to the club: %s", game, trouble)
            return None
        title = ""
        with fence("club"):  # a failure costs the title alone
            title = show(Snapshot(session)).title
        return await self._parcel(session, title)

    async def _parcel(self, session: Session, title: str) -> Parcel:
        game = session.head.id
        names = self._games.get(game, ClubGame(names=self._names)).names

        def make() -> Parcel:
            report = make_report(session, names, title)
            return Parcel(game, report.n, report.hash, pack(report))

        return await asyncio.to_thread(make)

    # ---- the hub --------------------------------------------------------------------------------------------
    def resend_all(self) -> None:
        """Send everything again, to a new connection or hub: messages may be lost, and the hub may lack records."""
        self._sent_hashes.clear()
        self._sent_claims, self._is_compared, self._active_s = None, False, monotonic()
        self._games = {game: each if each.n != OWED else replace(each, hash="") for game, each in self._games.items()}
        self.look_again()

    def look_again(self) -> None:
        """Retry the games with obstacles."""
        self._obstacles.clear()

    def due_messages(self) -> Iterator[tuple[str, bytes]]:
        """The messages to send now, each with its game; "" = the claims."""
        if (self.waiting_count or not self._is_compared) and monotonic() - self._active_s > STALL_S:
            self.resend_all()
        claims = self.claims
        if self._sent_claims is None or (claims != self._sent_claims and not self.waiting_count):
            self._sent_claims = claims
            yield "", encode(claims)
        for parcel in filter(None, (self._older_parcel, self._current_parcel)):
            if len(parcel.payload) > MOST_BYTES:
                self._obstacles[parcel.game] = "long"
            elif not (parcel.hash in self._sent_hashes or parcel.game in self._obstacles or self._has(parcel)):
                self._sent_hashes.add(parcel.hash)
                yield parcel.game, parcel.payload
        self._settle()

    @property
    def claims(self) -> Claims:
        """The table's games and their records, except for the game on the table."""
        claims = {game: UNKNOWN if known.n == OWED else known.hash for game, known in self._games.items()}
        claims |= {game: GONE for game, why in self._obstacles.items() if why == "gone"}
        claims.pop(self._on_table, None)
        return dict(list(claims.items())[-MOST_CLAIMED:])

    def confirm_claims(self) -> None:
        """Note the hub's final answer to the claims; receipts for differing games came before it."""
        self._is_compared = self._sent_claims is not None

    def accept_receipt(self, game: str, receipt: Receipt) -> None:
        """Note the hub's receipt: its record of the game."""
        known = self._games.get(game)
        if known is None:
            return
        self._active_s = monotonic()
        if receipt.hash != known.hash:
            self._games[game] = replace(known, hash=receipt.hash, n=OWED)
            self._save_due.set()
        if receipt.why:
            self._obstacles[game] = receipt.why
        else:
            self._obstacles.pop(game, None)
        self._settle()

    def _settle(self) -> None:
        """Finish the older game once the hub has its record or an obstacle prevents that."""
        parcel = self._older_parcel
        if parcel is None or parcel.game in self._changed_games:
            return
        if self._has(parcel):
            self._games[parcel.game] = replace(self._games.pop(parcel.game), n=parcel.n)
            for oldest in [game for game, each in self._games.items() if each.n != OWED][:-MOST_SETTLED]:
                del self._games[oldest]
            self._save_due.set()
        if self._has(parcel) or parcel.game in self._obstacles:
            self._older_parcel = None

    def _has(self, parcel: Parcel) -> bool:
        """Whether the hub has exactly this record."""
        known = self._games.get(parcel.game)
        return known is not None and known.hash == parcel.hash

    # ---- status ---------------------------------------------------------------------------------------------
    @property
    def _owed_games(self) -> list[str]:
        return [game for game, known in self._games.items() if known.n == OWED and game not in self._obstacles]

    @property
    def waiting_count(self) -> int:
        """The number of games of which the hub has not confirmed the whole record."""
        here = self._current_parcel
        done = here.game if here and not self._is_stale and self._has(here) else ""
        return sum(game != done or game != self._on_table for game in self._owed_games)

    @property
    def has_all(self) -> bool:
        """Whether the hub itself has confirmed every game."""
        return self._is_compared and not self.waiting_count and not self._obstacles

    @property
    def obstacle_counts(self) -> Counter[Obstacle]:
        """The number of games by obstacle."""
        return Counter(self._obstacles.values())
