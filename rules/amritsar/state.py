"""The table as the companion knows it, and short ways to read and change it."""

from __future__ import annotations

from typing import Any, Literal, TypeVar, get_args

from msgspec.structs import replace

from rules.kit.places import clockwise, put
from rules.kit.types import Catalogue, Frozen, Illegal, News, Say, Seat, Seating, Who

from . import printed
from .components import (
    MARKERS_AT_MARKET,
    MARKET,
    MOST_ON_ELEPHANT,
    MOST_TAX,
    RESOURCES,
    SPOTS,
    START_COINS,
    START_POINTS,
    STOREHOUSES_EACH,
    TRACKS,
    UPGRADE_SPACES,
    Colour,
    District,
    Line,
    Part,
    Resource,
    Spot,
    Symbols,
    Track,
)
from .options import Options
from .printed import BridgeTile, Donation, Lasting, Places, Printed
from .tasks import Task

T = TypeVar("T")
Step = Literal[
    "setup", "places", "workers", "goals", "opening", "bridge",
    "ride", "pick", "sow", "act", "second", "follow", "turn",
    "majority", "tax", "income", "close", "final", "over",
]  # fmt: skip
Lock = Literal["locked", "open", "spent"]
LINES: tuple[Line, ...] = get_args(Line)
LOCKS: tuple[Lock, ...] = get_args(Lock)


# ---- what lies there -----------------------------------------------------------------------------------
class Mahout(Frozen, frozen=True, kw_only=True):
    colour: Colour  # of the space
    shows: Symbols


class Side(Frozen, frozen=True, kw_only=True):
    """What one player has."""

    points: dict[Line, int]
    coins: int = START_COINS
    goods: dict[Resource, int]
    room: int = START_COINS  # in the storehouses: the most goods and coins that have lain there
    board: int = UPGRADE_SPACES  # donation markers on free upgrade spaces
    waiting: int = MARKERS_AT_MARKET  # ... beside the market
    carried: int = 0  # ... on the elephant
    place: District | None = None  # of the elephant
    lock: Lock = "locked"  # the movement tile
    looked: int = UPGRADE_SPACES - 2  # free spaces when it was last asked whether that is unlocked
    mahouts: tuple[Mahout, ...] = ()
    goals: int = 0  # goal tiles on the board
    storehouses: int = 0
    lasting: tuple[Lasting, ...] = ()  # what storehouses give for the rest of the game
    tax: int = 0
    heights: dict[Track, int]


class Gift(Frozen, frozen=True, kw_only=True):
    """A donation marker on a donation tile; row 0 is the bottom row."""

    district: District
    row: int
    space: int
    seat: Seat


class Laid(Frozen, frozen=True, kw_only=True):
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
    spots: tuple[tuple[Colour, ...], ...] = ((),) * len(SPOTS)
    untold: tuple[Spot, ...] = ()  # locations of which nobody has told the first workers
    coins: tuple[int, ...] = (0,) * len(SPOTS)  # left behind on the locations
    market: dict[Resource, int]
    display: int
    tiles: tuple[Laid, ...] = ()
    gifts: tuple[Gift, ...] = ()
    bridge: BridgeTile | None = None  # of this decade
    queue: tuple[Task, ...] = ()
    reckoning: Reckoning | None = None


Result = tuple[State, tuple[News, ...]]


# ---- beginning -----------------------------------------------------------------------------------------
def setup(seating: Seating, options: Options, catalogue: Catalogue) -> State:
    """The table before the first decade (AMR-5, AMR-6, AMR-8, AMR-11..13)."""
    seats = len(seating.names)
    zeros: dict[Line, int] = dict.fromkeys(LINES, 0)
    side = Side(
        points={**zeros, "start": START_POINTS},
        goods=dict.fromkeys(RESOURCES, 0),
        heights=dict.fromkeys(TRACKS, 0),
    )
    return State(
        options=options,
        seats=seats,
        start=seating.start,
        sides=(side,) * seats,
        printed=printed.read(catalogue),
        turn=Turn(seat=seating.start),
        market=dict.fromkeys(RESOURCES, MARKET),
        display=STOREHOUSES_EACH * seats,
    )


def learned(state: State) -> Catalogue:
    """Every printed value that the table has told, in this game or before."""
    return printed.write(state.printed)


# ---- reading -------------------------------------------------------------------------------------------
def is_ledger(state: State) -> bool:
    return state.options.tracking == "ledger"


def is_full(state: State) -> bool:
    return not is_ledger(state)


def order(state: State) -> tuple[Seat, ...]:
    """All seats in turn order (AMR-14, AMR-18)."""
    return clockwise(state.start, state.seats)


def lying(side: Side) -> int:
    """How many goods and coins lie in the storehouses."""
    return side.coins + sum(side.goods.values())


def score(side: Side) -> int:
    return sum(side.points.values())


def tile_shows(state: State, district: District, colour: Colour, part: Part) -> Symbols | None:
    """What a part of an action tile shows, if somebody has read it."""
    faces = (laid.face for laid in state.tiles if laid.district == district)
    return next((face.shows for face in faces if (face.colour, face.part) == (colour, part)), None)


def tile_colours(state: State, district: District) -> tuple[Colour, ...]:
    """The bonus colours that are known in a district."""
    return tuple(dict.fromkeys(laid.face.colour for laid in state.tiles if laid.district == district))


def donation(state: State, district: District) -> Donation:
    return state.printed.donations.get(f"{state.seats}-{district}") or Donation()


# ---- changing ------------------------------------------------------------------------------------------
def with_side(state: State, seat: Seat, side: Side) -> State:
    """The state in which a seat has that; what lies in its storehouses has found room there (AMR-56)."""
    if lying(side) > side.room:
        side = replace(side, room=lying(side))
    return replace(state, sides=put(state.sides, seat, side))


def with_places(state: State, places: Places) -> State:
    return replace(state, printed=replace(state.printed, places=places))


def with_turn(state: State, **changes: Any) -> State:
    return replace(state, turn=replace(state.turn, **changes))


def push(state: State, *tasks: Task) -> State:
    """The state in which these tasks come first."""
    return replace(state, queue=(*tasks, *state.queue))


def pop(state: State, *then: Task) -> State:
    """The state without its first task; with these in its place."""
    return replace(state, queue=(*then, *state.queue[1:]))


def gain(state: State, seat: Seat, points: int, line: Line) -> State:
    side = state.sides[seat]
    return with_side(state, seat, replace(side, points={**side.points, line: side.points[line] + points}))


def lose(state: State, seat: Seat, points: int, line: Line) -> State:
    """Points away; below 0 only where the table allows that (AMR-29)."""
    if state.options.below_zero == "floor":
        points = min(points, max(0, score(state.sides[seat])))
    return gain(state, seat, -points, line)


def news(
    key: str, rule: str, tone: Literal["info", "warn", "gain"] = "info", **args: str | int | Say | Who
) -> tuple[News, ...]:
    return (News(say=Say(key=key, args=dict(args)), rule=rule, tone=tone),)


# ---- markers on their way: to the elephant, and the tax marker upwards (AMR-63..73) --------------------
def may_carry(side: Side) -> bool:
    """Whether the elephant can carry another marker (AMR-65)."""
    return side.carried < MOST_ON_ELEPHANT


def lift(side: Side) -> Side:
    """The marker of a space that is filled goes to the elephant, or beside the market if that is full (AMR-73)."""
    if not side.board:
        return side
    if may_carry(side):
        return replace(side, board=side.board - 1, carried=side.carried + 1)
    return replace(side, board=side.board - 1, waiting=side.waiting + 1)


def load(side: Side, n: int) -> Side:
    """So many markers go from beside the market to the elephant, as far as there are any and it has room."""
    moved = min(n, side.waiting, MOST_ON_ELEPHANT - side.carried)
    return replace(side, waiting=side.waiting - moved, carried=side.carried + moved) if moved > 0 else side


def taxed(side: Side, bags: int) -> Side:
    """The tax marker goes up by so many bags (AMR-68, AMR-70, AMR-71)."""
    return replace(side, tax=min(MOST_TAX, side.tax + bags)) if bags else side


# ---- guards --------------------------------------------------------------------------------------------
def must(value: T | None, key: str = "not-asked-now", rule: str = "") -> T:
    """The value; Illegal with that sentence and rule if there is none."""
    if value is None:
        raise Illegal(key, rule)
    return value
