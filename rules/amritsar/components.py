"""The components, the numbers in the explanation of the rules, and the options. Players enter the printed values.

A printed picture, on any tile, is a row of symbols: {"gold": 2, "trade": 1}.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from rules.kit.settings import Tracking, reading, seconds
from rules.kit.types import Cell, Edge, Frozen, Layout, Say

Colour = Literal["white", "blue", "green", "yellow"]  # of workers, bonus actions and mahout spaces
District = Literal["north", "east", "south", "west"]  # clockwise
Spot = Literal["north-1", "north-2", "east-1", "east-2", "south-1", "south-2", "west-1", "west-2"]  # clockwise
Resource = Literal["gold", "copper", "marble"]
Track = Literal["development", "resource", "money"]
Symbol = Literal[
    "coin", "gold", "copper", "marble", "point", "marker", "bag", "lock",
    "development", "resource", "money", "book", "trade", "white", "brown", "golden", "temple",
]  # fmt: skip
Symbols = dict[Symbol, int]
Deed = Literal["coin", "gold", "copper", "marble", "trade", "hammer", "temple", "book"]  # rewarded by a bridge tile
Occasion = Literal[Deed, "decade"]  # of a storehouse's gain: a deed, or the end of each decade
Part = Literal["main", "bonus"]  # of an action tile
Upgraded = Literal["storehouse", "goal", "mahout"]
Line = Literal[  # of the score sheet: the sources of points
    "start", "actions", "trade", "follow", "donate", "below", "majority", "income", "pawn", "tax", "tracks", "goals",
    "noted",
]  # fmt: skip

COLOURS: tuple[Colour, ...] = get_args(Colour)
DISTRICTS: tuple[District, ...] = get_args(District)
SPOTS: tuple[Spot, ...] = get_args(Spot)
RESOURCES: tuple[Resource, ...] = get_args(Resource)
TRACKS: tuple[Track, ...] = get_args(Track)
LINES: tuple[Line, ...] = get_args(Line)
DEEDS: tuple[Deed, ...] = get_args(Deed)
OCCASIONS: tuple[Occasion, ...] = get_args(Occasion)

# The most of each symbol in one picture: limits for typing errors, not printed values.
STORED_SYMBOLS: Symbols = {"coin": 9, "gold": 6, "copper": 6, "marble": 6}  # needs room in a storehouse (AMR-56)
NOTED_SYMBOLS: Symbols = {"point": 20, "marker": 2, "bag": 3, "lock": 1}  # needs none
GOODS: Symbols = {**STORED_SYMBOLS, **NOTED_SYMBOLS}
BOOKS: Symbols = {"development": 1, "resource": 1, "money": 1, "book": 2}
HAMMERS: Symbols = {"white": 1, "brown": 1, "golden": 1}  # the colours of a hammer (AMR-67)
ACTIONS: Symbols = {**STORED_SYMBOLS, "point": 20, "trade": 1, **HAMMERS}
SPACE_SYMBOLS: Symbols = {**ACTIONS, **BOOKS, "marker": 2, "lock": 1}  # of a knowledge track
STOREHOUSE_SYMBOLS = SPACE_SYMBOLS  # gained at once, and for the rest of the game
TILE_SYMBOLS: Symbols = {**ACTIONS, **BOOKS, "marker": 2}
MAHOUT_SYMBOLS: Symbols = {**ACTIONS, **BOOKS, "temple": 1}  # AMR-76: only mahouts show the temple
SYMBOLS: Symbols = {**TILE_SYMBOLS, **NOTED_SYMBOLS, "temple": 1}
MOST_SYMBOLS = 24

DECADES = 3  # AMR-18
ROUNDS = 4  # AMR-18
TILES_IN_DISTRICT = 3  # AMR-4
WORKERS = 12  # AMR-7
WORKERS_OF_COLOUR = 3  # AMR-7
MARKET = 4  # of each resource at the start (AMR-6)
START_COINS = 1  # AMR-13
START_POINTS = 5  # AMR-13
MARKERS_AT_MARKET = 5  # AMR-12
UPGRADE_SPACES = 11  # 16 markers, 5 of them beside the market
MOST_ON_ELEPHANT = 6  # AMR-65
STEPS_FREE = 1  # AMR-24
MOST_STEPS = 3  # a fourth leads back to the elephant's space (AMR-28)
STOREHOUSES_EACH = 3  # 6, 9 or 12 face up, by the number of players
STOREHOUSES = 4 * STOREHOUSES_EACH
DONATION_TILES = 4  # AMR-3
BRIDGES = 3  # AMR-2
TEMPLES = 3  # AMR-1
GOALS_EACH = 4  # AMR-9
KINDS: tuple[Upgraded, ...] = get_args(Upgraded)
COST: dict[Upgraded, Resource] = {"storehouse": "marble", "goal": "copper", "mahout": "gold"}  # AMR-68, 70, 71
ALLOWS: dict[Symbol, Upgraded] = {"white": "storehouse", "brown": "goal", "golden": "mahout"}  # AMR-68, 70, 71

MOST_CAPACITY = 8  # limits for typing errors
MOST_WIDTH = 6
MOST_BAGS = 4
MOST_TAX = 99
MOST_HEIGHT = 30
MOST_PRINTED = 40


def district_of(spot: Spot) -> District:
    """The district that a location borders (AMR-42)."""
    return DISTRICTS[SPOTS.index(spot) // 2]


def spot_word(spot: Spot) -> Say:
    """ "North 2": the second location of the north, clockwise."""
    district, _, n = spot.partition("-")
    return Say(key="spot", args={"district": Say(key=f"district-{district}"), "n": int(n)})


RING: tuple[tuple[float, float], ...] = (
    (0.3, 0.12), (0.7, 0.12), (0.88, 0.26), (0.88, 0.7), (0.7, 0.85), (0.3, 0.85), (0.12, 0.7), (0.12, 0.26),
)  # fmt: skip
OUTER: tuple[tuple[float, float], ...] = ((0.5, 0.1), (0.9, 0.5), (0.5, 0.9), (0.1, 0.5))

BOARD = Layout(
    id="ring",
    ratio=1.0,
    cells=(
        Cell(id="temple", x=0.5, y=0.48, shape="square", size=0.13, ink="ice", say=Say(key="symbol-temple")),
        *(
            Cell(id=d, x=x, y=y, shape="plate", size=0.1, tall=0.092, ink="felt2")
            for d, (x, y) in zip(DISTRICTS, OUTER, strict=True)
        ),
        *(Cell(id=spot, x=x, y=y, size=0.092, say=spot_word(spot)) for spot, (x, y) in zip(SPOTS, RING, strict=True)),
    ),
    edges=tuple(Edge(a=SPOTS[i], b=SPOTS[(i + 1) % len(SPOTS)]) for i in range(1, len(SPOTS), 2)),
)
PLATE = Layout(
    id="plate",
    ratio=360 / 84,
    cells=(Cell(id="temple", x=0.5, y=0.5, shape="plate", size=0.49, tall=0.11, ink="ice"),),
)


# ---- options -----------------------------------------------------------------------------------------
class Options(Frozen, frozen=True, kw_only=True):
    """The options of one game, as the setup form asks them: mostly the readings of ambiguous rules."""

    tracking: Tracking = "full"
    start_workers: Annotated[Literal["marked", "mixed"], reading("AMR-7")] = "marked"
    opening: Annotated[Literal["together", "laps"], reading("AMR-15")] = "together"
    ride_cost: Annotated[Literal["after_first", "every"], reading("AMR-25")] = "after_first"
    pawn: Annotated[Literal["beyond", "landing", "red", "told"], reading("AMR-28")] = "beyond"
    ride_far: Annotated[Literal["three", "paid"], reading("AMR-28")] = "three"
    below_zero: Annotated[Literal["allowed", "floor"], reading("AMR-29")] = "allowed"
    coin_taker: Annotated[Literal["next", "same"], reading("AMR-36")] = "next"
    coin_place: Annotated[Literal["left", "entered"], reading("AMR-37")] = "left"
    full_spot: Annotated[Literal["free", "costs"], reading("AMR-38")] = "free"
    start_spot: Annotated[Literal["gets", "skipped"], reading("AMR-39")] = "gets"
    coin_room: Annotated[Literal["needed", "free"], reading("AMR-40")] = "needed"
    jump_pawn: Annotated[Literal["free", "costs"], reading("AMR-50")] = "free"
    jump_when: Annotated[Literal["second", "any"], reading("AMR-50")] = "second"
    follow_order: Annotated[Literal["next", "start"], reading("AMR-52")] = "next"
    both_ways: Annotated[Literal["turn", "action"], reading("AMR-61")] = "turn"
    full_elephant: Annotated[Literal["nothing", "point"], reading("AMR-66")] = "nothing"
    hammer: Annotated[Literal["one", "each"], reading("AMR-67")] = "one"
    mahout_tax: Annotated[Literal["bags", "none"], reading("AMR-71")] = "bags"
    display: Annotated[Literal["stays", "refills"], reading("AMR-74")] = "stays"
    mahout_colour: Annotated[Literal["opening", "always"], reading("AMR-75")] = "opening"
    below: Annotated[Literal["two", "all", "others"], reading("AMR-81")] = "two"
    hourglass: Annotated[Literal["reached", "passed"], reading("AMR-86")] = "reached"
    tax_loss: Annotated[Literal["once", "each"], reading("AMR-91")] = "once"
    tax_short: Annotated[Literal["all", "nothing"], reading("AMR-91")] = "all"
    last_piece: Annotated[Literal["laid", "not"], reading("AMR-93")] = "laid"
    first_goal: Annotated[Literal["counts", "not"], reading("AMR-96")] = "counts"
    last_decade: Annotated[Literal["scored", "not"], reading("AMR-98")] = "scored"
    turn_s: Annotated[Literal[0, 60, 120, 180, 300], seconds("AMR-21")] = 0
    follow_s: Annotated[Literal[0, 15, 30, 60], seconds("AMR-52")] = 0
