"""The table as the companion knows it, and short ways to read and change it."""

from __future__ import annotations

from typing import Any, Literal, TypeVar, get_args

from msgspec import Struct
from msgspec.structs import replace

from rules.kit.places import clockwise_seats, put, put_at
from rules.kit.types import Frozen, Illegal, News, Seat

from . import components as box
from . import printed
from .components import Colour, District, Line, Options, Part, Resource, Spot, Symbols, Track, Upgraded
from .printed import BridgeTile, Donation, LastingGain, Places, Printed

T = TypeVar("T")
Step = Literal[
    "setup", "places", "workers", "goals", "opening", "bridge",
    "ride", "pick", "sow", "act", "second", "follow", "turn",
    "majority", "tax", "income", "close", "final", "over",
]  # fmt: skip
Lock = Literal["locked", "open", "spent"]
LOCKS: tuple[Lock, ...] = get_args(Lock)


# ---- what lies there -----------------------------------------------------------------------------------
class Mahout(Frozen, frozen=True, kw_only=True):
    colour: Colour  # of the space
    shows: Symbols


class Side(Frozen, frozen=True, kw_only=True):
    """What one player has."""

    points: dict[Line, int]
    coins: int = box.START_COINS
    goods: dict[Resource, int]
    room: int = box.START_COINS  # in the storehouses: the most goods and coins that have lain there
    board: int = box.UPGRADE_SPACES  # donation markers on free upgrade spaces
    waiting: int = box.MARKERS_AT_MARKET  # ... beside the market
    carried: int = 0  # ... on the elephant
    place: District | None = None  # of the elephant
    lock: Lock = "locked"  # the movement tile
    looked: int = box.UPGRADE_SPACES - 2  # free spaces when it was last asked whether that is unlocked
    mahouts: tuple[Mahout, ...] = ()
    goals: int = 0  # goal tiles on the board
    storehouses: int = 0
    lasting: tuple[LastingGain, ...] = ()  # what storehouses give for the rest of the game
    tax: int = 0
    heights: dict[Track, int]

    def stored_count(self) -> int:
        """How many goods and coins lie in the storehouses."""
        return self.coins + sum(self.goods.values())

    def score(self) -> int:
        return sum(self.points.values())


class Gift(Frozen, frozen=True, kw_only=True):
    """A donation marker on a donation tile; row 0 is the bottom row."""

    district: District
    row: int
    space: int
    seat: Seat


class LaidTile(Frozen, frozen=True, kw_only=True):
    """A part of an action tile in its district."""

    district: District
    face: printed.Face


class Deal(Frozen, frozen=True, kw_only=True):
    seat: Seat
    resource: Resource
    way: Literal["buy", "sell"]


class Turn(Frozen, frozen=True, kw_only=True):
    """The turn of one seat; afterwards, until the next, what remains of it."""

    seat: Seat
    picked: Spot | None = None
    last: Colour | None = None  # colour of the last worker
    spot: Spot | None = None  # where it stands
    tile: Colour | None = None  # the chosen action tile
    done: tuple[str, ...] = ()  # "main", "bonus", "elephant"
    deals: tuple[Deal, ...] = ()
    followers: tuple[Seat, ...] = ()  # who may still follow


class Reckoning(Frozen, frozen=True, kw_only=True):
    """The end of a decade in numbers, by seat."""

    majority: tuple[int, ...]
    paid: tuple[int, ...]
    lost: tuple[int, ...]


# ---- what waits to be done: the parts of an action, one after the other; the first of the queue is asked -----
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
    lasting: LastingGain | None = None  # that, told already


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


# ---- the table ---------------------------------------------------------------------------------------
class State(Frozen, frozen=True, kw_only=True):
    options: Options
    seats: int
    start: Seat
    sides: tuple[Side, ...]
    printed: Printed
    turn: Turn
    step: Step = "setup"
    decade: int = 1
    round: int = 1
    spots: tuple[tuple[Colour, ...], ...] = ((),) * len(box.SPOTS)
    untold: tuple[Spot, ...] = ()  # locations of which nobody has told the first workers
    coins: tuple[int, ...] = (0,) * len(box.SPOTS)  # left behind on the locations
    market: dict[Resource, int]
    display: int
    tiles: tuple[LaidTile, ...] = ()
    gifts: tuple[Gift, ...] = ()
    bridge: BridgeTile | None = None  # of this decade
    queue: tuple[Task, ...] = ()
    reckoning: Reckoning | None = None

    def is_ledger(self) -> bool:
        return self.options.tracking == "ledger"

    def is_full(self) -> bool:
        return self.options.tracking == "full"

    def order(self) -> tuple[Seat, ...]:
        """All seats in turn order (AMR-14, AMR-18)."""
        return clockwise_seats(self.start, self.seats)

    def tile_shows(self, district: District, colour: Colour, part: Part) -> Symbols | None:
        """What a part of an action tile shows, if somebody has read it."""
        faces = (laid.face for laid in self.tiles if laid.district == district)
        return next((face.shows for face in faces if (face.colour, face.part) == (colour, part)), None)

    def tile_colours(self, district: District) -> tuple[Colour, ...]:
        """The bonus colours that are known in a district."""
        return tuple(dict.fromkeys(laid.face.colour for laid in self.tiles if laid.district == district))

    def donation(self, district: District) -> Donation:
        return self.printed.donations.get(f"{self.seats}-{district}") or Donation()

    def with_side(self, seat: Seat, side: Side) -> State:
        """The state in which a seat has that; what lies in its storehouses has found room there (AMR-56)."""
        if side.stored_count() > side.room:
            side = replace(side, room=side.stored_count())
        return replace(self, sides=put(self.sides, seat, side))

    def with_places(self, places: Places) -> State:
        return replace(self, printed=replace(self.printed, places=places))

    def with_printed(self, kind: str, id: str, entry: Struct) -> State:
        """The state in which it is known that this is printed there."""
        known: State = put_at(self, ("printed", kind, id), entry)
        return known

    def with_turn(self, **changes: Any) -> State:
        return replace(self, turn=replace(self.turn, **changes))

    def push(self, *tasks: Task) -> State:
        """The state in which these tasks come first."""
        return replace(self, queue=(*tasks, *self.queue))

    def pop(self, *then: Task) -> State:
        """The state without its first task; with these in its place."""
        return replace(self, queue=(*then, *self.queue[1:]))

    def with_points(self, seat: Seat, points: int, line: Line) -> State:
        side = self.sides[seat]
        return self.with_side(seat, replace(side, points={**side.points, line: side.points[line] + points}))

    def lose(self, seat: Seat, points: int, line: Line) -> State:
        """Points away; below 0 only where the table allows that (AMR-29)."""
        if self.options.below_zero == "floor":
            points = min(points, max(0, self.sides[seat].score()))
        return self.with_points(seat, -points, line)


Result = tuple[State, tuple[News, ...]]


def require(value: T | None) -> T:
    """The value; Illegal if there is none."""
    if value is None:
        raise Illegal("not-asked-now")
    return value
