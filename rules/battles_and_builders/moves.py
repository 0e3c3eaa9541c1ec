"""Everything that can be written down: what the table does, and how it sets the companion right.

A side is a seat, or in the two-player game also the fictitious player.
"""

from __future__ import annotations

from rules.kit import moves as kit
from rules.kit.types import SetNumber, SetReading, Tagged

from .components import Army, Colour, Kind, Strategy, Terrain


# ---- a round -----------------------------------------------------------------------------------------
class Begin(Tagged, frozen=True, kw_only=True, tag="begin"):
    ready: tuple[str, ...] = ()


class TurnUp(Tagged, frozen=True, kw_only=True, tag="turn_up"):
    tile: str  # "urban/4": a tile whose value is known; "urban": one whose value is told; "barbarian"
    value: int | None = None


class Commit(Tagged, frozen=True, kw_only=True, tag="commit"):
    count: int


class CommitKinds(Tagged, frozen=True, kw_only=True, tag="commit_kinds"):
    tokens: dict[Kind, int] = {}


class Reveal(Tagged, frozen=True, kw_only=True, tag="reveal"):
    faces: dict[str, dict[Kind, int]] = {}  # side -> what lay there


class TakeStrategy(Tagged, frozen=True, kw_only=True, tag="take_strategy"):
    tile: Strategy
    victim: int | None = None  # catapult
    back: dict[Kind, int] = {}  # withdraw


class LearnDice(Tagged, frozen=True, kw_only=True, tag="learn_dice"):
    terrain: Terrain
    dice: dict[Army, Colour]


class Roll(Tagged, frozen=True, kw_only=True, tag="roll"):
    pips: dict[str, dict[str, int]]  # side -> die -> what it shows


class Outcome(Tagged, frozen=True, kw_only=True, tag="outcome"):
    sides: tuple[int, ...]  # those with the most pips; against the barbarians, the fewest


class Fresh(Tagged, frozen=True, kw_only=True, tag="fresh"):
    dice: tuple[str, ...]  # to be rolled again; none = keep them all


# ---- setting it right --------------------------------------------------------------------------------
class CorrectTile(Tagged, frozen=True, kw_only=True, tag="correct_tile"):
    index: int
    terrain: Terrain
    value: int | None = None  # as it was, where it is not told; barbarians have their own
    holder: int | None = None  # a side, or TABLE


class CorrectStrategy(Tagged, frozen=True, kw_only=True, tag="correct_strategy"):
    tile: Strategy
    holder: int  # a side, TABLE for the middle, or OUT


class CorrectStart(Tagged, frozen=True, kw_only=True, tag="correct_start"):
    seat: int


class CorrectDice(Tagged, frozen=True, kw_only=True, tag="correct_dice"):
    terrain: Terrain
    dice: dict[Army, Colour]


class LeaveOut(kit.LeaveOut, frozen=True, kw_only=True, tag="leave_out"):
    holder: int | None = None  # who took the event tile, where the rest of the round is left out


Asked = Begin | TurnUp | Commit | CommitKinds | Reveal | TakeStrategy | LearnDice | Roll | Outcome | Fresh
Move = Asked | CorrectTile | CorrectStrategy | CorrectStart | CorrectDice | SetNumber | SetReading | LeaveOut
NUMBERS = (  # tags of SetNumber
    "correct_chips", "correct_noted", "correct_tokens", "correct_committed", "correct_value", "correct_round",
)  # fmt: skip
