"""The components given in the rulebook, their drawings, and the options; players enter the printed values."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from rules.kit.settings import choice, reading, seconds, yes_no
from rules.kit.types import Cell, Frozen, Glyph, Layout, Patch

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

TERRAIN_SIGNS: dict[Terrain, tuple[Patch, ...]] = {
    "urban": (
        Patch(points=(0.0, 0.88, 1.0, 0.88, 1.0, 0.96, 0.0, 0.96), ink="soil"),
        Patch(points=(0.06, 0.88, 0.06, 0.42, 0.2, 0.24, 0.34, 0.42, 0.34, 0.88), ink="stone"),
        Patch(points=(0.34, 0.88, 0.34, 0.55, 0.66, 0.55, 0.66, 0.88), ink="walnut3"),
        Patch(points=(0.66, 0.88, 0.66, 0.3, 0.94, 0.3, 0.94, 0.88), ink="stone"),
        Patch(points=(0.66, 0.3, 0.66, 0.2, 0.74, 0.2, 0.74, 0.26, 0.86, 0.26, 0.86, 0.2, 0.94, 0.2, 0.94, 0.3),
              ink="stone"),
        Patch(points=(0.44, 0.88, 0.44, 0.7, 0.5, 0.64, 0.56, 0.7, 0.56, 0.88), ink="ink"),
    ),
    "open": (
        Patch(points=(0.72, 0.1, 0.82, 0.14, 0.86, 0.24, 0.82, 0.34, 0.72, 0.38, 0.62, 0.34, 0.58, 0.24, 0.62, 0.14),
              ink="brass"),
        Patch(points=(0.0, 0.96, 0.0, 0.72, 0.3, 0.6, 0.6, 0.66, 1.0, 0.5, 1.0, 0.96), ink="moss"),
        Patch(points=(0.14, 0.68, 0.14, 0.42, 0.17, 0.42, 0.17, 0.66), ink="ink"),
        Patch(points=(0.26, 0.64, 0.26, 0.38, 0.29, 0.38, 0.29, 0.62), ink="ink"),
        Patch(points=(0.38, 0.63, 0.38, 0.38, 0.41, 0.38, 0.41, 0.64), ink="ink"),
    ),
    "mountain": (
        Patch(points=(0.0, 0.92, 0.3, 0.36, 0.58, 0.92), ink="felt3"),
        Patch(points=(0.26, 0.92, 0.64, 0.12, 1.0, 0.92), ink="stone"),
        Patch(points=(0.64, 0.12, 0.76, 0.4, 0.69, 0.34, 0.63, 0.44, 0.57, 0.34, 0.51, 0.4), ink="cream"),
    ),
    "barbarian": (
        Patch(points=(0.0, 0.86, 1.0, 0.86, 1.0, 0.96, 0.0, 0.96), ink="soil"),
        Patch(points=(0.1, 0.86, 0.16, 0.46, 0.22, 0.38, 0.28, 0.46, 0.34, 0.86), ink="walnut3"),
        Patch(points=(0.36, 0.86, 0.43, 0.36, 0.5, 0.26, 0.57, 0.36, 0.64, 0.86), ink="ink"),
        Patch(points=(0.66, 0.86, 0.72, 0.46, 0.78, 0.38, 0.84, 0.46, 0.9, 0.86), ink="walnut3"),
        Patch(points=(0.33, 0.5, 0.33, 0.06, 0.36, 0.06, 0.36, 0.5), ink="stone"),
        Patch(points=(0.3, 0.12, 0.345, 0.0, 0.39, 0.12), ink="stone"),
        Patch(points=(0.62, 0.5, 0.62, 0.14, 0.65, 0.14, 0.65, 0.5), ink="stone"),
        Patch(points=(0.65, 0.1, 0.78, 0.16, 0.76, 0.28, 0.65, 0.26), ink="stone"),
    ),
}  # fmt: skip
FACE = (0.08, 0.18, 0.18, 0.08, 0.82, 0.08, 0.92, 0.18, 0.92, 0.82, 0.82, 0.92, 0.18, 0.92, 0.08, 0.82)


def _die(colour: Colour) -> Glyph:
    """The die of a colour, marked with the triangles used on every screen."""
    many = {"green": 3, "yellow": 2, "red": 1}[colour]
    at = (0.5 + 0.2 * (i - (many - 1) / 2) for i in range(many))
    marks = (Patch(points=(x - 0.09, 0.6, x, 0.4, x + 0.09, 0.6)) for x in at)
    return Glyph(id=f"die-{colour}", patches=(Patch(points=FACE, ink=colour), *marks))


ICON = Glyph(
    id="battles_and_builders",
    patches=(
        Patch(points=(0.08, 0.9, 0.08, 0.18, 0.2, 0.18, 0.2, 0.3, 0.29, 0.3, 0.29, 0.18, 0.41, 0.18, 0.41, 0.3,
                      0.5, 0.3, 0.5, 0.18, 0.62, 0.18, 0.62, 0.9), ink="soil"),
        Patch(points=(0.26, 0.9, 0.26, 0.68, 0.35, 0.6, 0.44, 0.68, 0.44, 0.9), ink="ink"),
        Patch(points=(0.54, 0.48, 0.58, 0.44, 0.92, 0.44, 0.96, 0.48, 0.96, 0.86, 0.92, 0.9, 0.58, 0.9, 0.54, 0.86),
              ink="green"),
        Patch(points=(0.62, 0.54, 0.66, 0.48, 0.7, 0.54), ink="cream"),
        Patch(points=(0.71, 0.54, 0.75, 0.48, 0.79, 0.54), ink="cream"),
        Patch(points=(0.8, 0.54, 0.84, 0.48, 0.88, 0.54), ink="cream"),
        Patch(points=(0.7, 0.62, 0.75, 0.57, 0.8, 0.62, 0.8, 0.82, 0.7, 0.82), ink="cream"),
    ),
)  # fmt: skip
GLYPHS = (
    *(Glyph(id=terrain, patches=patches) for terrain, patches in TERRAIN_SIGNS.items()), ICON,
    *(_die(colour) for colour in COLOURS),
)  # fmt: skip


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
