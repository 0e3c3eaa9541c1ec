"""What lies in the box and what the explanation of the rules says in numbers. What is printed, the table tells.

A printed picture, on whatever tile, is a row of symbols: {"gold": 2, "trade": 1}.
"""

from __future__ import annotations

from typing import Literal

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
Deed = Literal["coin", "gold", "copper", "marble", "trade", "hammer", "temple", "book"]  # what a bridge tile rewards
Part = Literal["main", "bonus"]  # of an action tile
Upgraded = Literal["storehouse", "goal", "mahout"]
Line = Literal[  # of the score: where points come from
    "start", "actions", "trade", "follow", "donate", "below", "majority", "income", "pawn", "tax", "tracks", "goals",
    "noted",
]  # fmt: skip

COLOURS: tuple[Colour, ...] = ("white", "blue", "green", "yellow")
DISTRICTS: tuple[District, ...] = ("north", "east", "south", "west")
SPOTS: tuple[Spot, ...] = (
    "north-1", "north-2", "east-1", "east-2", "south-1", "south-2", "west-1", "west-2",
)  # fmt: skip
RESOURCES: tuple[Resource, ...] = ("gold", "copper", "marble")
TRACKS: tuple[Track, ...] = ("development", "resource", "money")

# How often a symbol may stand in one picture: a limit for typing errors, not a printed value.
STORED: Symbols = {"coin": 9, "gold": 6, "copper": 6, "marble": 6}  # needs room in a storehouse (AMR-56)
NOTED: Symbols = {"point": 20, "marker": 2, "bag": 3, "lock": 1}  # needs none
GOODS: Symbols = {**STORED, **NOTED}
BOOKS: Symbols = {"development": 1, "resource": 1, "money": 1, "book": 2}
HAMMERS: Symbols = {"white": 1, "brown": 1, "golden": 1}  # the colours of a hammer (AMR-67)
ACTIONS: Symbols = {**STORED, "point": 20, "trade": 1, **HAMMERS}
ON_SPACE: Symbols = {**ACTIONS, "marker": 2, "lock": 1}  # of a knowledge track; no books, for they would go round
ON_TILE: Symbols = {**ACTIONS, **BOOKS, "marker": 2}
ON_MAHOUT: Symbols = {**ACTIONS, **BOOKS, "temple": 1}  # AMR-76: only mahouts show the temple
SYMBOLS: Symbols = {**ON_TILE, **NOTED, "temple": 1}
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
MOST_STEPS = 3  # the fourth would lead back to where the elephant stood
STOREHOUSES_EACH = 3  # 6, 9 or 12 lie open, by the number of players
DONATION_TILES = 4  # AMR-3
BRIDGES = 3  # AMR-2
TEMPLES = 3  # AMR-1
GOALS_EACH = 4  # AMR-9
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
