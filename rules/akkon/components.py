"""What lies in the box, as far as the rulebook says it. And how it is drawn: x and y in 0..1.

What is only printed on the city cards, the table tells.
"""

from __future__ import annotations

from typing import Literal, get_args

from rules.kit.types import Cell, Glyph, Layout, Patch

City = Literal["akkon", "jerusalem", "tyre", "jaffa", "caesarea", "sidon"]
Track = Literal["gold", "faith", "power", "prestige"]
Knight = Literal["five", "six", "seven", "eight", "mercenary", "cloak", "chaplain"]
Kind = Literal["lance", "feast", "ban", "siege", "plague", "brother", "levant", "writings", "minting"]

CITIES: tuple[City, ...] = get_args(City)
TRACKS: tuple[Track, ...] = get_args(Track)
KNIGHTS: tuple[Knight, ...] = get_args(Knight)
KINDS: tuple[Kind, ...] = get_args(Kind)

KNIGHTS_EACH = len(KNIGHTS)  # AKK-2
TRACK_START = 2  # AKK-3
TRACK_LEAST, TRACK_MOST = 0, 13  # AKK-52

PLAIN: dict[Knight, int] = {"five": 5, "six": 6, "seven": 7, "eight": 8}  # AKK-24
MERCENARY_VALUE = 2  # AKK-25
MERCENARY_EACH = 2  # for every other knight on his field
SENESCHAL_VALUE = 4  # AKK-36

CITY_CARDS = 12  # AKK-7
START_COPIES = 2  # taken out of every stack before the game (AKK-8), and again for the short one (AKK-13)
STARTERS: dict[City, Kind] = {
    "akkon": "minting", "jerusalem": "writings", "tyre": "lance", "jaffa": "lance", "caesarea": "lance",
    "sidon": "lance",
}  # fmt: skip
SHORTENED: dict[City, Kind] = {
    "akkon": "minting", "jerusalem": "writings", "tyre": "siege", "jaffa": "siege", "caesarea": "siege",
    "sidon": "siege",
}  # fmt: skip
DEALT = 2  # AKK-9
HAND_MOST = 5  # AKK-55

NAMED: tuple[Kind, ...] = ("lance", "feast", "ban", "siege", "plague", "brother", "levant")  # kinds that name a track
RAISED: dict[Kind, int] = {"lance": 1, "feast": 3}  # AKK-58, if the names decide
BAN_UP, BAN_DOWN = 2, 2  # AKK-59
SIEGE_UP, SIEGE_DOWN = 2, 1  # AKK-61
LENT: dict[Kind, int] = {"plague": 1, "brother": 2}  # AKK-64, AKK-66
MOST_COST = KNIGHTS_EACH  # the numbers on the cards are not published: whatever seven knights can pay is taken


def stack_size(short: bool) -> int:
    """How many cards a city's stack has before the first round (AKK-11, AKK-13)."""
    return CITY_CARDS - START_COPIES * (2 if short else 1)


WIDTH, HEIGHT = 360, 228
HALF_WIDE, HALF_TALL = 57, 54  # of a field

FIELDS = Layout(
    id="fields",
    ratio=WIDTH / HEIGHT,
    cells=tuple(
        Cell(id=city, x=(HALF_WIDE + 123 * (i % 3)) / WIDTH, y=(HALF_TALL + 120 * (i // 3)) / HEIGHT, shape="plate",
             size=HALF_WIDE / WIDTH, tall=HALF_TALL / WIDTH)
        for i, city in enumerate(CITIES)
    ),
)  # fmt: skip

SENESCHAL = Glyph(
    id="seneschal",
    patches=(
        Patch(points=(0.06, 0.3, 0.3, 0.06, 0.94, 0.06, 0.94, 0.7, 0.7, 0.94, 0.06, 0.94), ink="ink"),
        Patch(points=(0.14, 0.36, 0.64, 0.36, 0.64, 0.86, 0.14, 0.86), ink="bed"),
        Patch(points=(0.18, 0.3, 0.34, 0.14, 0.82, 0.14, 0.66, 0.3), ink="cream"),
        Patch(points=(0.7, 0.34, 0.86, 0.18, 0.86, 0.66, 0.7, 0.82), ink="walnut3"),
    ),
)
ICON = Glyph(
    id="akkon",
    patches=(
        Patch(points=(0.08, 0.06, 0.92, 0.06, 0.92, 0.52, 0.84, 0.72, 0.7, 0.86, 0.5, 0.96, 0.3, 0.86, 0.16, 0.72,
                      0.08, 0.52), ink="cream"),
        Patch(points=(0.38, 0.14, 0.62, 0.14, 0.55, 0.45, 0.45, 0.45), ink="red"),
        Patch(points=(0.38, 0.8, 0.62, 0.8, 0.55, 0.45, 0.45, 0.45), ink="red"),
        Patch(points=(0.17, 0.35, 0.17, 0.59, 0.5, 0.52, 0.5, 0.42), ink="red"),
        Patch(points=(0.83, 0.35, 0.83, 0.59, 0.5, 0.52, 0.5, 0.42), ink="red"),
    ),
)  # fmt: skip
GLYPHS = (SENESCHAL, ICON)
