"""What lies in the box, as far as the rulebook says it. What is only printed on the tiles, the table tells."""

from __future__ import annotations

from typing import Literal

Kind = Literal["builder", "infantry", "cavalry", "archers", "king"]
Army = Literal["infantry", "cavalry", "archers"]
Chip = Literal["three", "one", "minus"]
Terrain = Literal["urban", "open", "mountain", "barbarian"]
Colour = Literal["green", "yellow", "red"]
Strategy = Literal["claim", "extra", "catapult", "trojan", "fresh", "withdraw"]

ROUNDS = 8  # BNB-41
STOCK: dict[Kind, int] = {"builder": 12, "infantry": 4, "cavalry": 4, "archers": 4, "king": 1}  # BNB-3
ARMIES: tuple[Army, ...] = ("infantry", "cavalry", "archers")
FICTITIOUS_COMMITS = 3  # BNB-62

MOST_TOKENS = 5  # BNB-8
MOST_WITH_KING = 6  # BNB-10
MOST_BACK = 3  # BNB-55

CHIPS: dict[Chip, int] = {"three": 11, "one": 11, "minus": 12}
WORTH: dict[Chip, int] = {"three": 3, "one": 1, "minus": -1}

TERRAINS: dict[Terrain, int] = {"urban": 3, "open": 3, "mountain": 1, "barbarian": 1}
BARBARIAN_VALUE = -2  # BNB-43
COLOURS: tuple[Colour, ...] = ("green", "yellow", "red")
DICE_EACH = 5  # BNB-32
DICE: dict[Terrain, dict[Army, Colour]] = {
    "urban": {"archers": "green", "infantry": "yellow", "cavalry": "red"},  # BNB-29
    "open": {"cavalry": "green", "infantry": "yellow", "archers": "red"},  # BNB-30
}
HIGHEST_VALUE = 12  # of an event tile: the values are not published either
HIGHEST_FACE = 12  # the faces are not published: any number up to twice the best average and more is taken

STRATEGIES: tuple[Strategy, ...] = ("claim", "extra", "catapult", "trojan", "fresh", "withdraw")
EXTRA_VALUE = 1  # BNB-50
CATAPULT_VALUE = -2  # BNB-52
