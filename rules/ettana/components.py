"""The components as the rulebook describes them, the layout of the board, and the settings."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.kit.settings import Tracking, reading, seconds
from rules.kit.types import Cell, Frozen, Ink, Layout, Say

Colour = Literal["green", "red", "yellow", "blue", "purple"]
Face = Literal["green", "red", "yellow", "blue", "purple", "black"]
Pips = Literal["1", "2", "3", "4", "5", "6"]
Goods = Literal["card", "design", "swap"]
Card = Literal["move", "swap", "steal_card", "steal_tokens", "replace_yarn", "replace_tile", "design", "three", "call",
               "again", "tax"]  # fmt: skip
Consent = Literal["agree", "object"]

TO_WIN = 8  # ETT-69
TOKENS = 48
TOKENS_AT_START = 2  # ETT-7
CARDS = 36
DESIGNS = 36
VICTORY_CARDS = 3  # 36 cards of 12 kinds
QUIET_TURNS = 60  # turns without a point until the table is asked whether to play on

COLOURS: tuple[Colour, ...] = ("green", "red", "yellow", "blue", "purple")
FACES: tuple[Face, ...] = (*COLOURS, "black")  # ETT-15
YARNS_EACH = 6  # ETT-1: 30 yarns
PIPS: tuple[Pips, ...] = ("1", "2", "3", "4", "5", "6")
TILES_EACH = 3  # ETT-2: 18 tiles
HIGHEST = 6  # of the number die
PRICES: dict[Goods, int] = {"card": 2, "swap": 3, "design": 3}  # ETT-20..22
GIFT = 3  # ETT-60
MOST_STOLEN = 2  # ETT-56
PLAYED: tuple[Card, ...] = ("move", "swap", "three", "call", "design", "tax", "again", "steal_card", "steal_tokens",
                            "replace_yarn", "replace_tile")  # fmt: skip

MOST_POINTS = 6  # of a design card: the values are not published, any up to this is accepted
SIDE = 5  # a design card and the board of yarns are 5 by 5
ANY = "."  # a place of a design card for any yarn (ETT-47)
LETTERS = "ABCDE"  # the different symbols of a design card
KNOWN_DESIGNS: dict[str, int] = {
    "....A/...A./..B../.A.../A....": 1,  # ETT-50
    "...A/..A./.AB./A..B": 0,  # ETT-51; its value is not in the rulebook: 0 = not entered
}

OCTAGONS: tuple[str, ...] = tuple(f"o{row},{column}" for row in range(SIDE) for column in range(SIDE))
TILE_SQUARES: tuple[str, ...] = tuple(f"{row},{column}" for row in range(1, SIDE) for column in range(1, SIDE))
SQUARES: tuple[str, ...] = tuple(f"{row},{column}" for row in range(SIDE + 1) for column in range(SIDE + 1))


def touching_octagons(square: str) -> tuple[int, ...]:
    """The octagons round a square, as indices of OCTAGONS: four, on the rim two, in a corner one (ETT-12)."""
    row, column = (int(n) for n in square.split(","))
    around = ((row - 1, column - 1), (row - 1, column), (row, column - 1), (row, column))
    return tuple(SIDE * r + c for r, c in around if 0 <= r < SIDE and 0 <= c < SIDE)


def are_neighbours(a: int, b: int) -> bool:
    """Whether two octagons share a side; diagonal ones do not."""
    return abs(a // SIDE - b // SIDE) + abs(a % SIDE - b % SIDE) == 1


TOUCHING: dict[str, tuple[int, ...]] = {square: touching_octagons(square) for square in SQUARES}


WIDTH, MARGIN, PITCH = 376, 25.5, 65.0  # of the board, in screen units; PITCH: from square to square


def _coordinate(n: float) -> float:
    return (MARGIN + PITCH * n) / WIDTH


def _place(key: str, row: int, column: int) -> Say:
    return Say(key=key, args={"row": row + 1, "n": column + 1})


def _octagons() -> tuple[Cell, ...]:
    return tuple(
        Cell(id=f"o{r},{c}", x=_coordinate(c + 0.5), y=_coordinate(r + 0.5), shape="octagon", size=31.2 / WIDTH,
             say=_place("place-yarn", r, c))
        for r in range(SIDE) for c in range(SIDE)
    )  # fmt: skip


def _squares() -> tuple[Cell, ...]:
    return tuple(_square(square, *divmod(i, SIDE + 1)) for i, square in enumerate(SQUARES))


def _square(id: str, row: int, column: int) -> Cell:
    ink: Ink = "paper" if id in TILE_SQUARES else "felt3"
    say = _place("place-tile" if id in TILE_SQUARES else "place-rim", row, column)
    return Cell(id=id, x=_coordinate(column), y=_coordinate(row), shape="diamond", size=20.8 / WIDTH, ink=ink, say=say)


LOOM = Layout(
    id="loom",
    ratio=1.0,
    cells=(Cell(id="mat", x=0.5, y=0.5, shape="plate", size=0.495, ink="felt2"), *_octagons(), *_squares()),
)


# ---- settings and house rules ----------------------------------------------------------------------------
class Options(Frozen, frozen=True, kw_only=True):
    """The settings of one game, as the setup form asks them."""

    tracking: Tracking = "full"
    rim: Annotated[Literal["on", "off"], reading("ETT-29")] = "on"
    deal_order: Annotated[Literal["clockwise", "rolls"], reading("ETT-8")] = "clockwise"
    short_supply: Annotated[Literal["rest", "nothing"], reading("ETT-17")] = "rest"
    repeat: Annotated[Literal["any", "once"], reading("ETT-26")] = "any"
    again_exchange: Annotated[Literal["bars", "allows"], reading("ETT-28")] = "bars"
    toll: Annotated[Literal["route", "cheapest"], reading("ETT-34")] = "route"
    boxed_in: Annotated[Literal["stays", "passes"], reading("ETT-39")] = "stays"
    swap_pair: Annotated[Literal["touching", "neighbours"], reading("ETT-42")] = "touching"
    mirror: Annotated[Literal["no", "yes"], reading("ETT-46")] = "no"
    own_square: Annotated[Literal["no", "yes"], reading("ETT-53")] = "no"
    stolen_card: Annotated[Literal["blind", "chosen"], reading("ETT-55")] = "blind"
    own_tile: Annotated[Literal["no", "yes"], reading("ETT-57")] = "no"
    preset_black: Annotated[Literal["yes", "no"], reading("ETT-58")] = "yes"
    dealt_victory: Annotated[Literal["counts", "redraw"], reading("ETT-64")] = "counts"
    again_tokens: Annotated[Literal["both", "last"], reading("ETT-67")] = "both"
    turn_s: Annotated[Literal[0, 30, 60, 90, 120, 180], seconds("ETT-9", fixed=True)] = 0
