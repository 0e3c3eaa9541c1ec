"""The score pads. A pad, built in or entered by players, defines scoring, turns and clocks of a game.

The built-in pads are files in `pads`, in the format that players export; `pads/all.json` has their order.
"""

from __future__ import annotations

import pkgutil
from typing import Literal

import msgspec

from rules.kit.presets import Preset
from rules.kit.types import Frozen

Scores = Literal["round", "turn", "free", "count", "rows", "end", "never"]
Wins = Literal["most", "fewest", "last", "told", "together"]
Order = Literal["free", "clockwise", "counter", "told", "together"]
Laps = Literal["once", "passes"]
Clock = Literal["none", "up", "bank", "turn", "phase"]
RowTime = Literal["play", "end", "never"]  # when a row is entered; "never": computed
Asks = Literal["side", "row"]  # the form of a round: all rows of one side, or one row of all sides
Name = str | dict[str, str]  # players' own text, "@" and a word of the game's, or by language

MOST_POINTS, MOST_ROW = 99_999, 9999  # absolute; default of a row
OWN_NAMES = ("@points", "@bid", "@tricks", "@bonus")  # the game's own words for rows made by the form
MOST_COLUMNS, MOST_ROUNDS, MOST_ENTRIES = 100, 300, 1000  # rounds with points, without, points at any time (ANY-9)
MOST_ROWS, MOST_PHASES, MOST_COUNTERS = 24, 8, 4
MOST_LETTERS = 24  # of a row, a phase or a counter
MOST_SENTENCE = 80  # of a hint
MOST_NAME = 60
MOST_NEVER = 100  # numbers in a list of impossible or possible ones
MOST_FORMULA = 300  # letters of a formula
MOST_PADS = 100
MOST_SEATS = 10
MOST_TEAMS = 5
MOST_LEGS = 20  # in a set; and sets
SHOWN_ROUNDS = 10  # older ones are summed for each side


class Options(Frozen, frozen=True, kw_only=True):
    """No options: the pad of the game has every setting."""


class Row(Frozen, frozen=True, kw_only=True):
    """A row of the card: one kind of points. A name with "@" is a word of the game's own, in the reader's language."""

    name: Name = "@points"
    id: str = ""  # its name in formulas
    worth: int = 1  # points for each
    earns: str = ""  # the formula of its points (formulas.py), instead
    told: RowTime = "play"
    least: int = 0
    most: int | str = MOST_ROW  # or a formula with seats and round
    usual: str = ""  # the formula of its default
    step: int = 1  # doubted unless a multiple of this
    never: tuple[int, ...] = ()  # impossible values, doubted
    only: tuple[int, ...] = ()  # the possible values; others are doubted
    sum: str = ""  # the formula of the sum over all sides
    one: bool = False  # only one side may have points: in a round, at the end, or on a filled card


class Phase(Frozen, frozen=True, kw_only=True):
    """A part of every round. Without turns all players act together, and one key of the table ends it."""

    say: Name
    turns: bool = True
    hint: Name = ""  # a sentence


class Counter(Frozen, frozen=True, kw_only=True):
    """A number of every seat that is not a score."""

    name: Name
    id: str = ""  # its name in formulas
    start: int = 0
    least: int = 0
    most: int = 99


class Pad(Frozen, frozen=True, kw_only=True):
    name: str = ""
    names: dict[str, str] = {}  # by language; {} = only `name`
    source: str = ""  # the rulebook of its numbers
    about: Name = ""  # the scoring in one line; "" = generated
    least: int = 2  # seats
    most: int = MOST_SEATS
    scores: Scores = "round"  # when points are entered; "rows": a row per turn; "count": running score
    wins: Wins = "most"
    start: int = 0  # starting points
    goal: int | None = None  # ends the game once reached (if the last side wins: that side is out)
    exact: bool = False  # a turn beyond the goal has no effect
    leaves: int = 1  # nor has one that leaves fewer points than this
    stops: bool = False  # a score stops at the goal
    legs: int = 1  # legs to win a set; reaching the goal wins a leg
    sets: int = 1  # sets to win the game
    never_last: tuple[int, ...] = ()  # doubted as the points of a last turn
    over: str = ""  # a formula: true for a side, it ends the game as the goal does
    out: str = ""  # a formula: true for a side, that side is out; the last side in wins
    last_lap: bool = False  # after a side has reached the goal, the others have one more turn
    ranks: str = ""  # the formula that decides the places, instead of the points
    checkouts: bool = False  # show how to finish a leg of darts
    fits: str = ""  # a formula, true for every round of each side; other rounds are doubted
    rounds: int | str = 0  # a number, or a formula with seats; 0 = until the goal, or until the players end the game
    rows: tuple[Row, ...] = (Row(),)
    asks: Asks = "side"
    adds_to: int | tuple[int, ...] = 0  # the sum of all sides in a round, or the possible sums; 0 = any
    deals: bool = False  # the starting seat of a round deals
    says: dict[str, tuple[Name, ...]] = {}  # a sentence for each round in turn, by number of seats; "" = all others
    tie: int = -1  # the row that breaks ties; -1 = shared place
    order: Order = "free"
    laps: Laps = "once"  # "passes": laps until all have passed
    stays: bool = False  # the same seat starts every round
    phases: tuple[Phase, ...] = ()
    clock: Clock = "none"
    clock_s: int = 0
    increment_s: int = 0  # of a bank
    preset: Preset = Preset()  # the time control of a bank
    counters: tuple[Counter, ...] = ()
    teams: int = 0  # number of teams, seated in turn; 0 = no teams

    @property
    def sums(self) -> tuple[int, ...]:
        """The possible sums of a round's first row; () = any."""
        return self.adds_to if isinstance(self.adds_to, tuple) else (self.adds_to,) if self.adds_to else ()


# ---- built in: their rules are common property ------------------------------------------------------------
# Their limits are those of the rulebook that each names; other values are doubted, not refused, for families play on.
def _file(name: str) -> bytes:
    return pkgutil.get_data(__package__, f"pads/{name}.json") or b""


BUILT_IN: dict[str, Pad] = {
    f"@{name}": msgspec.json.decode(_file(name), type=Pad)
    for name in msgspec.json.decode(_file("all"), type=tuple[str, ...])
}

CHECKOUTS: dict[int, str] = msgspec.json.decode(_file("checkouts"), type=dict[int, str])  # by the points left
