"""All that this box has: score pads. A pad, built in or told by the people, says how a game is scored and paced.

Those that are built in are files in `pads`, as people may have them too; `pads/all.json` says in which order.
"""

from __future__ import annotations

import pkgutil
from typing import Literal

import msgspec

from rules.kit.presets import Preset
from rules.kit.types import Frozen, Glyph, Patch

Scores = Literal["round", "turn", "free", "count", "rows", "end", "never"]
Wins = Literal["most", "fewest", "last", "told", "together"]
Order = Literal["free", "clockwise", "counter", "told", "together"]
Laps = Literal["once", "passes"]
Clock = Literal["none", "up", "bank", "turn", "phase"]
RowTime = Literal["play", "end", "never"]  # when a row is told; "never": it is worked out
Asks = Literal["side", "row"]  # what a form asks of a round: all rows of one side, or one row of all sides
Name = str | dict[str, str]  # in the people's own words, "@" and a word of the game's, or by language

MOST_POINTS, MOST_ROW = 99_999, 9999  # ever; in a row of which nobody has said it
OWN_NAMES = ("@points", "@bid", "@tricks", "@bonus")  # words of the game's own that rows of a form have
MOST_COLUMNS, MOST_ROUNDS, MOST_ENTRIES = 100, 300, 1000  # rounds with points, without, and points at any time (ANY-9)
MOST_ROWS, MOST_PHASES, MOST_COUNTERS = 24, 8, 4
MOST_LETTERS = 24  # of a row, a phase or a counter
MOST_SENTENCE = 80  # of what is done in a phase
MOST_NAME = 60
MOST_NEVER = 100  # numbers that are asked about
MOST_FORMULA = 300  # letters of a formula
MOST_PADS = 100
MOST_SEATS = 10
MOST_TEAMS = 5
MOST_LEGS = 20  # of a set, and sets
SHOWN_ROUNDS = 10  # older ones are one number for each side


class Options(Frozen, frozen=True, kw_only=True):
    """What a table may set: everything else is on the pad of the game that is played."""


class Row(Frozen, frozen=True, kw_only=True):
    """One kind of points. A name that begins with "@" is a word of the game's own, in the reader's language."""

    name: Name = "@points"
    id: str = ""  # as formulas name it
    worth: int = 1  # points for each ...
    earns: str = ""  # ... or the formula of what it comes to (formulas.py)
    told: RowTime = "play"
    least: int = 0
    most: int | str = MOST_ROW  # or a formula of seats and round
    usual: str = ""  # a formula of what stands in its form
    step: int = 1  # it is a multiple of that; what is not is asked about, and so is ...
    never: tuple[int, ...] = ()  # ... what it cannot be, and ...
    only: tuple[int, ...] = ()  # ... where it is fixed, all that is none of these
    sum: str = ""  # a formula of what all have together
    one: bool = False  # only one side may have it: in a round, at the end, or of a card that is filled


class Phase(Frozen, frozen=True, kw_only=True):
    """A part of every round. Without turns everybody does it together, and the table goes on with one key."""

    say: Name
    turns: bool = True
    hint: Name = ""  # a sentence: what is done in it


class Counter(Frozen, frozen=True, kw_only=True):
    """Something that every seat has so many of, and that is no score."""

    name: Name
    id: str = ""  # as formulas name it
    start: int = 0
    least: int = 0
    most: int = 99


class Pad(Frozen, frozen=True, kw_only=True):
    name: str = ""
    names: dict[str, str] = {}  # by language; {} = the name alone
    source: str = ""  # the rulebook that its numbers are from
    about: Name = ""  # how it is scored, in a line; "" = that is worked out
    least: int = 2  # seats
    most: int = MOST_SEATS
    scores: Scores = "round"  # when points are told; "rows": a row in each turn; "count": they go up and down
    wins: Wins = "most"
    start: int = 0  # the points that everybody begins with
    goal: int | None = None  # somebody has so many: the game is over (where the last in wins: that side is out)
    exact: bool = False  # a turn that goes beyond the goal does not count
    leaves: int = 1  # nor one that leaves fewer than so many
    stops: bool = False  # whoever goes beyond the goal has just that many
    legs: int = 1  # so many legs win a set, and ...
    sets: int = 1  # ... so many sets win, where whoever reaches the goal has won a leg
    never_last: tuple[int, ...] = ()  # what such a goal cannot be reached with in one turn: it is asked about
    over: str = ""  # a formula: somebody for whom it holds ends the game, as the goal does
    out: str = ""  # a formula: somebody for whom it holds is out, and whoever is left alone wins
    last_lap: bool = False  # whoever is there has no turn more: the others have one
    ranks: str = ""  # a formula of what decides the places instead of the points
    checkouts: bool = False  # whoever can end a leg of darts is shown how
    fits: str = ""  # a formula that holds for every round of everybody; what does not is asked about
    rounds: int | str = 0  # so many, or a formula of seats; 0 = until the goal, or until the table says so
    rows: tuple[Row, ...] = (Row(),)
    asks: Asks = "side"
    adds_to: int | tuple[int, ...] = 0  # what all have in a round comes to this, or to one of these; 0 = to anything
    deals: bool = False  # whoever starts a round deals
    says: dict[str, tuple[Name, ...]] = {}  # a sentence for each round in turn, by seats; "" = other numbers of them
    tie: int = -1  # the row whose points decide a tie; -1 = it is shared
    order: Order = "free"
    laps: Laps = "once"  # "passes": round the table until everybody has passed
    stays: bool = False  # the same seat starts every round
    phases: tuple[Phase, ...] = ()
    clock: Clock = "none"
    clock_s: int = 0
    increment_s: int = 0  # of a bank, and ...
    preset: Preset = Preset()  # ... how it runs
    counters: tuple[Counter, ...] = ()
    teams: int = 0  # so many, whose people sit in turn; 0 = everybody for oneself

    @property
    def sums(self) -> tuple[int, ...]:
        """What the first row of a round may add up to; () = anything."""
        return self.adds_to if isinstance(self.adds_to, tuple) else (self.adds_to,) if self.adds_to else ()


# ---- built in: their rules are common property ------------------------------------------------------------
# Their limits are those of the rulebook that each names: what it does not admit is asked about, for families play on.
def _file(name: str) -> bytes:
    return pkgutil.get_data(__package__, f"pads/{name}.json") or b""


BUILT_IN: dict[str, Pad] = {
    f"@{name}": msgspec.json.decode(_file(name), type=Pad)
    for name in msgspec.json.decode(_file("all"), type=tuple[str, ...])
}

CHECKOUTS: dict[int, str] = msgspec.json.decode(_file("checkouts"), type=dict[int, str])  # by what is left


# ---- how it is drawn on the home screen -------------------------------------------------------------------
def _bar(x: float, y: float, w: float, h: float) -> tuple[float, ...]:
    return (x, y, x + w, y, x + w, y + h, x, y + h)


ICON = Glyph(
    id="pad",
    patches=(
        Patch(points=_bar(0.18, 0.08, 0.64, 0.84), ink="cream"),
        Patch(points=_bar(0.18, 0.08, 0.64, 0.14), ink="brass"),
        *(Patch(points=_bar(0.26, 0.3 + 0.14 * i, 0.48, 0.03), ink="walnut3") for i in range(4)),
        Patch(points=_bar(0.49, 0.24, 0.03, 0.62), ink="walnut3"),
        Patch(points=(0.62, 0.86, 0.86, 0.5, 0.94, 0.56, 0.7, 0.92, 0.6, 0.96), ink="green"),
    ),
)
