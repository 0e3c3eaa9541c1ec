"""The digest of a finished game: the few numbers that statistics need, computed once from its record and saved."""

from __future__ import annotations

from typing import Any

from companion.log import luck
from companion.log.course import first_seat, turns
from companion.log.session import Session
from companion.log.store import Stored
from rules.kit.types import Frozen, Say, Seat

FORMAT = 2  # raise it when a digest holds something else than before: all are made anew


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

    def is_of(self, entry: Stored) -> bool:
        """Whether it was made from just that record, by this version."""
        return (self.format, self.hash) == (FORMAT, entry.hash)


def digest(entry: Stored, session: Session[Any, Any, Any]) -> Digest:
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
        dice={tint: dict(faces) for tint, faces in luck.thrown(session.lines).items()},
    )
