"""What lies in the box, as far as the rulebook says it, and how the board is laid out."""

from __future__ import annotations

from typing import Literal

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
LULL = 60  # turns without a point after which the table is asked whether it plays on

COLOURS: tuple[Colour, ...] = ("green", "red", "yellow", "blue", "purple")
FACES: tuple[Face, ...] = (*COLOURS, "black")  # ETT-15
YARNS_EACH = 6  # ETT-1: 30 yarns
NUMBERS: tuple[Pips, ...] = ("1", "2", "3", "4", "5", "6")
TILES_EACH = 3  # ETT-2: 18 tiles
HIGHEST = 6  # of the number die
PRICES: dict[Goods, int] = {"card": 2, "swap": 3, "design": 3}  # ETT-20..22
GIFT = 3  # ETT-60
MOST_STOLEN = 2  # ETT-56
PLAYED: tuple[Card, ...] = ("move", "swap", "three", "call", "design", "tax", "again", "steal_card", "steal_tokens",
                            "replace_yarn", "replace_tile")  # fmt: skip

MOST_POINTS = 6  # of a design card: the values are not published, any number up to this is taken
SIDE = 5  # a design card and the board of yarns are 5 by 5
ANY = "."  # a place of a design card that does not matter (ETT-47)
LETTERS = "ABCDE"  # the different symbols of a design card
KNOWN_DESIGNS: dict[str, int] = {
    "....A/...A./..B../.A.../A....": 1,  # ETT-50
    "...A/..A./.AB./A..B": 0,  # ETT-51; its value is not in the rulebook: 0 = not told yet
}

OCTAGONS: tuple[str, ...] = tuple(f"o{row},{column}" for row in range(SIDE) for column in range(SIDE))
TILED: tuple[str, ...] = tuple(f"{row},{column}" for row in range(1, SIDE) for column in range(1, SIDE))
SQUARES: tuple[str, ...] = tuple(f"{row},{column}" for row in range(SIDE + 1) for column in range(SIDE + 1))


def touching(square: str) -> tuple[int, ...]:
    """The octagons round a square, as indices of OCTAGONS: four, on the rim two, in a corner one (ETT-12)."""
    row, column = (int(n) for n in square.split(","))
    around = ((row - 1, column - 1), (row - 1, column), (row, column - 1), (row, column))
    return tuple(SIDE * r + c for r, c in around if 0 <= r < SIDE and 0 <= c < SIDE)


def are_neighbours(a: int, b: int) -> bool:
    """Whether two octagons share a side; those that lie diagonally do not."""
    return abs(a // SIDE - b // SIDE) + abs(a % SIDE - b % SIDE) == 1


TOUCHING: dict[str, tuple[int, ...]] = {square: touching(square) for square in SQUARES}
