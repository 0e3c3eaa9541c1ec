"""What waits to be done: the parts of an action, one after the other; the first of the queue is asked."""

from __future__ import annotations

from rules.kit.types import Frozen, Seat

from .components import Colour, District, Line, Part, Resource, Spot, Symbols, Track, Upgraded
from .printed import Lasting


class Do(Frozen, frozen=True, kw_only=True, tag="do"):
    """A printed action that is still to be taken apart."""

    seat: Seat
    symbols: Symbols
    line: Line = "actions"  # where its points are counted
    bridge: bool = True  # whether the bridge tile notices what it brings
    stayed: bool = False  # brought by staying on the last space of a track


class Read(Frozen, frozen=True, kw_only=True, tag="read"):
    """A part of an action tile that nobody has read yet; then it is done."""

    seat: Seat
    district: District
    colour: Colour
    part: Part
    new: bool = False  # none of the known ones


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
    asked: bool = False  # whether this is the last space, as far as the table says
    line: Line = "actions"
    stayed: bool = False


class Study(Frozen, frozen=True, kw_only=True, tag="study"):
    """The bonus of a space of a knowledge track."""

    seat: Seat
    track: Track
    height: int
    line: Line = "actions"
    brings: bool = True  # False: it only has to be known what is printed there
    stayed: bool = False
    books: bool = True  # False: it is the second last space in a row that brings something, so its books do not


class Income(Frozen, frozen=True, kw_only=True, tag="income"):
    """The hourglasses of all seats, once the spaces that were not known are told (AMR-92)."""

    seat: Seat  # that starts


class Trade(Frozen, frozen=True, kw_only=True, tag="trade"):
    seat: Seat


class Settle(Frozen, frozen=True, kw_only=True, tag="settle"):
    """Goods have changed hands; it remains to be said for how much."""

    seat: Seat
    sell: dict[Resource, int]
    buy: dict[Resource, int]


class Upgrade(Frozen, frozen=True, kw_only=True, tag="upgrade"):
    seat: Seat
    kinds: tuple[Upgraded, ...]  # by the colours of the hammer that are left


class Gains(Frozen, frozen=True, kw_only=True, tag="gains"):
    """What a new storehouse brings."""

    seat: Seat
    bags: int = 0
    more: bool = False  # it gives something for the rest of the game, which is told first
    lasting: Lasting | None = None  # that, told already


class Spent(Frozen, frozen=True, kw_only=True, tag="spent"):
    """Until all is done that a storehouse has given, none of the seat gives anything: they would go round."""

    seat: Seat


class Meet(Frozen, frozen=True, kw_only=True, tag="meet"):
    """A new mahout is laid; what it shows."""

    seat: Seat
    colour: Colour
    new: bool = False  # none of the known ones


class Donate(Frozen, frozen=True, kw_only=True, tag="donate"):
    seat: Seat


class Pay(Frozen, frozen=True, kw_only=True, tag="pay"):
    """A space of a donation tile is chosen; it remains to be paid."""

    seat: Seat
    district: District
    row: int
    space: int
    each: tuple[int, ...] = ()  # points by space, told already


Task = Do | Read | Take | Rise | Study | Income | Trade | Settle | Upgrade | Gains | Spent | Meet | Donate | Pay
