"""The components, as far as the rulebook lists them, and the options. Players enter the map and the orders."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.kit.settings import Tracking, choice, reading, seconds, yes_no
from rules.kit.types import Cell, Frozen, Ground, Layout, Say

Good = Literal["salt", "barley", "tea", "jade", "gold"]
Road = Literal["soil", "ice", "stone"]
Token = Literal["soil", "ice", "stone", "hand", "pause"]  # the five positions of an action token
EventKind = Literal["yeti", "storm", "market"]
Reward = Literal["barter", "offering", "delegation"]
Prize = Literal["token", "delegations", "stupa", "nothing"]

GOODS: dict[Good, int] = {"salt": 18, "barley": 15, "tea": 12, "jade": 9, "gold": 6}  # cheapest first (HIM-31)
ROADS: tuple[Road, ...] = ("soil", "ice", "stone")
TOKENS: tuple[Token, ...] = ("soil", "ice", "stone", "hand", "pause")  # HIM-21
EVENT_KINDS: tuple[EventKind, ...] = ("yeti", "storm", "market")  # HIM-80
REWARDS: tuple[Reward, ...] = ("barter", "offering", "delegation")  # HIM-39
MOST_REWARDS = 2

VILLAGES = 20
ALL_VILLAGES = tuple(range(1, VILLAGES + 1))
REGIONS = 8
ALL_REGIONS = range(1, REGIONS + 1)
LEVELS = (1, 2, 3)
ROUNDS = 12  # HIM-15
ACTIONS = 6  # HIM-20
INVENTORY_ROUNDS = (4, 8, 12)

STUPAS = 5  # of each seat (HIM-4)
DELEGATIONS = 15
ORDERS = 40
INVENTORY_TOKENS = 15
TOKEN_YAKS = 3  # HIM-59
SUPPLIED = 5  # villages with resources, and villages with an order (HIM-5, HIM-9)
CUBES = 5  # in a newly supplied village
PRIZE_DELEGATIONS = 2  # HIM-92
PRIZE_LEVEL = 1

# The orders are not in the text: any small order and any herd is accepted.
MOST_WANTED = 6
MOST_YAKS = 20
MOST_HERD = 200

# The map is not in the text either, except for these fragments of its examples (HIM-48, HIM-50, HIM-95).
KNOWN_LEVELS: dict[int, int] = {6: 3, 19: 1, 20: 1}
KNOWN_ROADS: tuple[tuple[Road, int, int], ...] = (("soil", 3, 4), ("ice", 3, 6))
KNOWN_BORDERS: dict[int, tuple[int, ...]] = {6: (1,)}  # village 6 borders region 1, and perhaps others


WIDE, HIGH = 368.0, 340.0  # u, of the whole board
TOP = 30.0  # the row of regions above the villages
WORD = 9.0  # the middle of that row: leaders are drawn above the villages below it
COLUMNS = 5
DISC, PLATE = 24.0, 10.0  # half sizes in u
WEST, NORTH, EAST, SOUTH = 42.0, 26.0, 36.0, 46.0  # from the rim of the map to the middle of a village, in u
APART = 2 * DISC + 2  # the least distance between the middles of two villages, in u


def _village(v: int, top: float) -> Cell:
    row, column = divmod(v - 1, COLUMNS)
    x = 42 + 65 * column + (22 if row % 2 else 0)
    y = top + 26 + 79 * row
    return Cell(
        id=f"v{v}",
        x=x / WIDE,
        y=y / (HIGH - TOP + top),
        size=DISC / WIDE,
        label=str(v),
        say=Say(key="place-village", args={"n": v}),
    )


def _ground(top: float) -> Ground:
    """The map's area for villages: marks need room west of a village, cubes south of it."""
    high = HIGH - TOP + top
    return Ground(
        cells=tuple(f"v{v}" for v in ALL_VILLAGES),
        x=WEST / WIDE,
        y=(top + NORTH) / high,
        w=(WIDE - WEST - EAST) / WIDE,
        h=(HIGH - TOP - NORTH - SOUTH) / high,
        apart=APART / WIDE,
    )


def _region(r: int) -> Cell:
    x = 110 + 34 * (r - 1)
    return Cell(
        id=f"r{r}",
        x=x / WIDE,
        y=WORD / HIGH,
        shape="square",
        size=PLATE / WIDE,
        label=str(r),
        ink="felt2",
        say=Say(key="place-region", args={"n": r}),
    )


REGIONS_WORD = Cell(
    id="regions", x=50 / WIDE, y=WORD / HIGH, shape="plate", size=48 / WIDE, tall=PLATE / WIDE, ink="felt"
)
MAP = Layout(
    id="map",
    ratio=WIDE / HIGH,
    cells=(REGIONS_WORD, *(_region(r) for r in range(1, REGIONS + 1)), *(_village(v, TOP) for v in ALL_VILLAGES)),
    ground=_ground(TOP),
)
VILLAGES_ONLY = Layout(  # the ledger follows no regions
    id="villages",
    ratio=WIDE / (HIGH - TOP),
    cells=tuple(_village(v, 0.0) for v in ALL_VILLAGES),
    ground=_ground(0.0),
)


# ---- options -----------------------------------------------------------------------------------------
class Options(Frozen, frozen=True, kw_only=True):
    """The options of one game, as the setup form asks them."""

    tracking: Tracking = "full"
    events: Annotated[Literal[0, 1], yes_no("HIM-80", fixed=True)] = 0  # the events in the high mountains
    inventory: Annotated[Literal["tokens", "full"], choice("HIM-92")] = "tokens"  # the full inventory
    lock: Annotated[Literal["collect", "any"], reading("HIM-34")] = "collect"
    deliver: Annotated[Literal["may", "must"], reading("HIM-38")] = "may"
    send: Annotated[Literal["exact", "upto"], reading("HIM-47")] = "exact"
    last_renewal: Annotated[Literal["yes", "no"], reading("HIM-57")] = "yes"
    shared_lead: Annotated[Literal["nobody", "both"], reading("HIM-69")] = "nobody"
    second_loser: Annotated[Literal["stay", "leave"], reading("HIM-76")] = "stay"
    event_limit: Annotated[Literal["one", "free"], reading("HIM-82")] = "one"
    storm: Annotated[Literal["later", "next"], reading("HIM-88")] = "later"
    prize_regions: Annotated[Literal["split", "one"], reading("HIM-93")] = "split"
    programme_s: Annotated[Literal[60, 120, 0], seconds("HIM-23")] = 60
