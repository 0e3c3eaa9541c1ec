"""The game state, the tasks of its queue, and helpers to read and change them."""

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


# ---- parts of the state --------------------------------------------------------------------------------
class Mahout(Frozen, frozen=True, kw_only=True):
    colour: Colour  # of the space
    shows: Symbols


class Side(Frozen, frozen=True, kw_only=True):
    """A player's possessions, score and tracks."""

    points: dict[Line, int]
    coins: int = box.START_COINS
    goods: dict[Resource, int]
    room: int = box.START_COINS  # in the storehouses: the most goods and coins ever held
    board: int = box.UPGRADE_SPACES  # donation markers on free upgrade spaces
    waiting: int = box.MARKERS_AT_MARKET  # ... beside the market
    carried: int = 0  # ... on the elephant
    place: District | None = None  # of the elephant
    lock: Lock = "locked"  # the movement tile
    looked: int = box.UPGRADE_SPACES - 2  # `board` when the companion last asked whether the tile is unlocked
    mahouts: tuple[Mahout, ...] = ()
    goals: int = 0  # goal tiles on the board
    storehouses: int = 0
    lasting: tuple[LastingGain, ...] = ()  # of storehouses
    tax: int = 0
    heights: dict[Track, int]

    def stored_count(self) -> int:
        """The number of goods and coins in the storehouses."""
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
    """A known part of an action tile, in its district."""

    district: District
    face: printed.Face


class Deal(Frozen, frozen=True, kw_only=True):
    seat: Seat
    resource: Resource
    way: Literal["buy", "sell"]


class Turn(Frozen, frozen=True, kw_only=True):
    """The current turn, or the last one until the next begins."""

    seat: Seat
    picked: Spot | None = None
    last: Colour | None = None  # colour of the last worker
    spot: Spot | None = None  # its location
    tile: Colour | None = None  # the chosen action tile
    done: tuple[str, ...] = ()  # "main", "bonus", "elephant"
    deals: tuple[Deal, ...] = ()
    followers: tuple[Seat, ...] = ()  # seats that may still follow


class Reckoning(Frozen, frozen=True, kw_only=True):
    """The results of a decade's end, by seat."""

    majority: tuple[int, ...]
    paid: tuple[int, ...]
    lost: tuple[int, ...]


# ---- tasks: the parts of an action; the first of the queue is asked --------------------------------
class Do(Frozen, frozen=True, kw_only=True, tag="do"):
    """A printed action, to be split into tasks."""

    seat: Seat
    symbols: Symbols
    line: Line = "actions"  # of the score sheet
    bridge: bool = True  # whether its gains can earn the bridge tile
    stayed: bool = False  # gained by staying on the last space of a track


class Read(Frozen, frozen=True, kw_only=True, tag="read"):
    """An unknown part of an action tile: entered, then done."""

    seat: Seat
    district: District
    colour: Colour
    part: Part
    new: bool = False  # not among the known ones


class Take(Frozen, frozen=True, kw_only=True, tag="take"):
    """Goods that need room; the rest is left, coins of a location on that location (AMR-56)."""

    seat: Seat
    symbols: Symbols
    spot: Spot | None = None
    bridge: bool = True


class Rise(Frozen, frozen=True, kw_only=True, tag="rise"):
    """One step on a knowledge track; with None the seat chooses the track."""

    seat: Seat
    track: Track | None = None
    asked: bool = False  # whether the companion has asked for the present space
    line: Line = "actions"
    stayed: bool = False


class Study(Frozen, frozen=True, kw_only=True, tag="study"):
    """The bonus of a space of a knowledge track."""

    seat: Seat
    track: Track
    height: int
    line: Line = "actions"
    brings: bool = True  # False: only the printed value is needed
    stayed: bool = False
    books: bool = True  # False: the second bonus of a last space in a row, whose books do not count


class Income(Frozen, frozen=True, kw_only=True, tag="income"):
    """The hourglass income of all seats, after the questions for unknown spaces (AMR-92)."""

    seat: Seat  # the start player


class Trade(Frozen, frozen=True, kw_only=True, tag="trade"):
    seat: Seat


class Settle(Frozen, frozen=True, kw_only=True, tag="settle"):
    """The coins and points of a trade whose goods are chosen."""

    seat: Seat
    sell: dict[Resource, int]
    buy: dict[Resource, int]


class Upgrade(Frozen, frozen=True, kw_only=True, tag="upgrade"):
    seat: Seat
    kinds: tuple[Upgraded, ...]  # of the hammer's unused colours


class Gains(Frozen, frozen=True, kw_only=True, tag="gains"):
    """The gains of a new storehouse."""

    seat: Seat
    bags: int = 0
    more: bool = False  # it has a lasting gain, which is entered first
    lasting: LastingGain | None = None  # the lasting gain, once entered


class Spent(Frozen, frozen=True, kw_only=True, tag="spent"):
    """The end of a storehouse's gain; until then the seat's storehouses give nothing more, to prevent a cycle."""

    seat: Seat


class Meet(Frozen, frozen=True, kw_only=True, tag="meet"):
    """A new mahout whose symbols are to be entered."""

    seat: Seat
    colour: Colour
    new: bool = False  # not among the known mahouts


class Donate(Frozen, frozen=True, kw_only=True, tag="donate"):
    seat: Seat


class Pay(Frozen, frozen=True, kw_only=True, tag="pay"):
    """The payment for a chosen space of a donation tile."""

    seat: Seat
    district: District
    row: int
    space: int
    each: tuple[int, ...] = ()  # points by space, once entered


Task = Do | Read | Take | Rise | Study | Income | Trade | Settle | Upgrade | Gains | Spent | Meet | Donate | Pay


# ---- the state ---------------------------------------------------------------------------------------
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
    untold: tuple[Spot, ...] = ()  # locations whose first workers are not entered
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
        """The symbols on a part of an action tile; None if not entered."""
        faces = (laid.face for laid in self.tiles if laid.district == district)
        return next((face.shows for face in faces if (face.colour, face.part) == (colour, part)), None)

    def tile_colours(self, district: District) -> tuple[Colour, ...]:
        """The known bonus colours of a district."""
        return tuple(dict.fromkeys(laid.face.colour for laid in self.tiles if laid.district == district))

    def donation(self, district: District) -> Donation:
        return self.printed.donations.get(f"{self.seats}-{district}") or Donation()

    def with_side(self, seat: Seat, side: Side) -> State:
        """The state with a new side for a seat, whose `room` grows with its stored goods (AMR-56)."""
        if side.stored_count() > side.room:
            side = replace(side, room=side.stored_count())
        return replace(self, sides=put(self.sides, seat, side))

    def with_places(self, places: Places) -> State:
        return replace(self, printed=replace(self.printed, places=places))

    def with_printed(self, kind: str, id: str, entry: Struct) -> State:
        """The state with one more printed value."""
        known: State = put_at(self, ("printed", kind, id), entry)
        return known

    def with_turn(self, **changes: Any) -> State:
        return replace(self, turn=replace(self.turn, **changes))

    def push(self, *tasks: Task) -> State:
        """The state with these tasks first in the queue."""
        return replace(self, queue=(*tasks, *self.queue))

    def pop(self, *then: Task) -> State:
        """The state with these tasks in place of the first."""
        return replace(self, queue=(*then, *self.queue[1:]))

    def with_points(self, seat: Seat, points: int, line: Line) -> State:
        side = self.sides[seat]
        return self.with_side(seat, replace(side, points={**side.points, line: side.points[line] + points}))

    def lose(self, seat: Seat, points: int, line: Line) -> State:
        """The state after a loss of points; below 0 only if the options allow it (AMR-29)."""
        if self.options.below_zero == "floor":
            points = min(points, max(0, self.sides[seat].score()))
        return self.with_points(seat, -points, line)


Result = tuple[State, tuple[News, ...]]


def require(value: T | None) -> T:
    """The value. Raises Illegal if it is None."""
    if value is None:
        raise Illegal("not-asked-now")
    return value
