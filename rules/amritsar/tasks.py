"""What waits to be done: the parts of an action, one after the other. The first of the queue is asked."""

from __future__ import annotations

from typing import Literal

from rules.amritsar.components import Colour, District, Line, Spot, Symbols, Track, Upgraded
from rules.kit.types import Frozen, Seat


class Do(Frozen, frozen=True, kw_only=True, tag="do"):
    """A printed action that is still to be taken apart."""

    seat: Seat
    symbols: Symbols
    line: Line = "actions"  # where its points are counted
    bridge: bool = True  # whether the bridge tile notices what it brings


class Read(Frozen, frozen=True, kw_only=True, tag="read"):
    """An action tile that nobody has read yet; then its main or its bonus action."""

    seat: Seat
    district: District
    colour: Colour
    side: Literal["main", "bonus"]


class Take(Frozen, frozen=True, kw_only=True, tag="take"):
    """Goods that need room; what finds none stays away, coins from a location stay there (AMR-56)."""

    seat: Seat
    symbols: Symbols
    spot: Spot | None = None
    bridge: bool = True


class Rise(Frozen, frozen=True, kw_only=True, tag="rise"):
    """One step on a knowledge track; None: the seat chooses which."""

    seat: Seat
    track: Track | None = None


class Study(Frozen, frozen=True, kw_only=True, tag="study"):
    """The bonus of a space of a knowledge track."""

    seat: Seat
    track: Track
    height: int
    line: Line = "actions"


class Trade(Frozen, frozen=True, kw_only=True, tag="trade"):
    seat: Seat


class Upgrade(Frozen, frozen=True, kw_only=True, tag="upgrade"):
    seat: Seat
    kinds: tuple[Upgraded, ...]  # by the colours of the hammer that are left


class Donate(Frozen, frozen=True, kw_only=True, tag="donate"):
    seat: Seat


class Pay(Frozen, frozen=True, kw_only=True, tag="pay"):
    """A space of a donation tile is chosen; it remains to be paid."""

    seat: Seat
    row: int
    space: int


Task = Do | Read | Take | Rise | Study | Trade | Upgrade | Donate | Pay
