"""The components given in the rulebook, their drawings, and the options; players enter the printed values."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from rules.kit.settings import choice, reading, seconds, yes_no
from rules.kit.types import Cell, Frozen, Layout

Kind = Literal["builder", "infantry", "cavalry", "archers", "king"]
Army = Literal["infantry", "cavalry", "archers"]
Chip = Literal["three", "one", "minus"]
Terrain = Literal["urban", "open", "mountain", "barbarian"]
Colour = Literal["green", "yellow", "red"]
Strategy = Literal["claim", "extra", "catapult", "trojan", "fresh", "withdraw"]

ROUNDS = 8  # BNB-41
STOCK: dict[Kind, int] = {"builder": 12, "infantry": 4, "cavalry": 4, "archers": 4, "king": 1}  # BNB-3
KINDS: tuple[Kind, ...] = tuple(STOCK)
NO_KING: tuple[Kind, ...] = tuple(kind for kind in STOCK if kind != "king")
ARMIES: tuple[Army, ...] = ("infantry", "cavalry", "archers")
FICTITIOUS_COMMITS = 3  # BNB-62

MOST_TOKENS = 5  # BNB-8
MOST_WITH_KING = 6  # BNB-10
MOST_BACK = 3  # BNB-55

CHIPS: dict[Chip, int] = {"three": 11, "one": 11, "minus": 12}
WORTH: dict[Chip, int] = {"three": 3, "one": 1, "minus": -1}

TERRAINS: dict[Terrain, int] = {"urban": 3, "open": 3, "mountain": 1, "barbarian": 1}
VALUED: tuple[Terrain, ...] = tuple(terrain for terrain in TERRAINS if terrain != "barbarian")  # a value is printed
BARBARIAN_VALUE = -2  # BNB-43
COLOURS: tuple[Colour, ...] = ("green", "yellow", "red")
DICE_EACH = 5  # BNB-32
DICE: dict[Terrain, dict[Army, Colour]] = {
    "urban": {"archers": "green", "infantry": "yellow", "cavalry": "red"},  # BNB-29
    "open": {"cavalry": "green", "infantry": "yellow", "archers": "red"},  # BNB-30
}
HIGHEST_VALUE = 12  # of an event tile: the values are not published either
HIGHEST_FACE = 12  # the faces are not published: any number up to twice the best average and more is taken


@cache
def colour_of(die: str) -> Colour:
    """The colour of a die, whose name is its colour and a number: "green1"."""
    return next(colour for colour in COLOURS if die.startswith(colour))


STRATEGIES: tuple[Strategy, ...] = ("claim", "extra", "catapult", "trojan", "fresh", "withdraw")
EXTRA_VALUE = 1  # BNB-50
CATAPULT_VALUE = -2  # BNB-52


# ---- drawings: coordinates 0..1 from the top left --------------------------------------------------------
PLATE = Layout(
    id="plate",
    ratio=360 / 84,
    cells=(Cell(id="tile", x=0.5, y=0.5, shape="plate", size=0.49, tall=0.11),),
)


# ---- options and house rules -----------------------------------------------------------------------------
class Options(Frozen, frozen=True, kw_only=True):
    """The options of one game, as in the setup form."""

    memory_aid: Annotated[Literal[0, 1], yes_no("BNB-11")] = 0
    battle: Annotated[Literal["dice", "outcome"], choice("BNB-34")] = "dice"  # how players enter the battle
    empty_hand: Annotated[Literal["chip", "free"], reading("BNB-14")] = "chip"
    lone_king: Annotated[Literal["lost", "forbidden"], reading("BNB-20")] = "lost"
    no_army: Annotated[Literal["all", "aside"], reading("BNB-46")] = "all"
    extra_tie: Annotated[Literal["alone", "tied"], reading("BNB-51")] = "alone"
    extra_check: Annotated[Literal["chosen", "after"], reading("BNB-51")] = "chosen"
    fresh_when: Annotated[Literal["once", "first"], reading("BNB-57")] = "once"
    all_back: Annotated[Literal["free", "chip"], reading("BNB-58")] = "free"
    six_dice: Annotated[Literal["add", "five"], reading("BNB-59")] = "add"
    fictitious_rank: Annotated[Literal["out", "ranks"], reading("BNB-66", seats=(2,))] = "out"
    fictitious_target: Annotated[Literal["yes", "no"], reading("BNB-66", seats=(2,))] = "yes"
    fictitious_draw: Annotated[Literal["with", "after"], reading("BNB-66", seats=(2,))] = "with"
    commit_s: Annotated[Literal[0, 30, 60, 90, 120], seconds("BNB-7")] = 0
