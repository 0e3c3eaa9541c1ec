"""Everything that can be written down. The tag is what a record keeps."""

from __future__ import annotations

from typing import Literal

from rules.kit.types import LeaveOut, Seat, SetNumber, Tagged

from .components import Clock, FormScores, Laps, Order, Wins


class Choose(Tagged, frozen=True, kw_only=True, tag="choose"):
    pad: str


class Make(Tagged, frozen=True, kw_only=True, tag="make"):
    """A pad as the form tells it (pad_form.py)."""

    name: str
    scores: FormScores
    wins: Wins
    rows: str = ""
    start: int = 0
    goal: int = 0
    rounds: int = 0
    legs: int = 1
    sets: int = 1
    ties: Literal["shared", "row"] = "shared"
    tie_row: int = 1  # of the rows, counted from 1
    order: Order = "free"
    laps: Laps = "once"
    phases: str = ""
    counters: str = ""
    teams: int = 0
    clock: Clock = "none"
    minutes: int = 0
    seconds: int = 0


class TellOrder(Tagged, frozen=True, kw_only=True, tag="order"):
    seats: tuple[str, ...]


class PassOn(Tagged, frozen=True, kw_only=True, tag="pass_on"):
    """A turn is over; of TABLE: a phase that everybody does together."""


class StartClocks(Tagged, frozen=True, kw_only=True, tag="start_clocks"):
    pass


class DropOut(Tagged, frozen=True, kw_only=True, tag="drop_out"):
    """Somebody passes for the rest of the round."""


class Tally(Tagged, frozen=True, kw_only=True, tag="tally"):
    """One side gets points: in its turn, or whenever it has them."""

    side: int
    points: int


class FillRow(Tagged, frozen=True, kw_only=True, tag="fill_row"):
    row: int
    points: int


class Score(Tagged, frozen=True, kw_only=True, tag="score"):
    """What every side has in a round, or at the end."""

    points: dict[int, int]  # by side


class Take(Tagged, frozen=True, kw_only=True, tag="take"):
    """The one side that has points in a round; None = nobody."""

    side: int | None
    points: int


class TellOwn(Tagged, frozen=True, kw_only=True, tag="tell_own"):
    """What one side has in a round or at the end: on its phone, or where there are several rows."""

    side: int
    points: dict[int, int]  # by row


class Recount(Tagged, frozen=True, kw_only=True, tag="recount"):
    """What everybody has now, of a score that goes up and down."""

    points: dict[int, int]  # by side


class Count(Tagged, frozen=True, kw_only=True, tag="count"):
    """How many of that counter the seats have now."""

    counter: int
    counts: dict[int, int]  # by seat


class Finish(Tagged, frozen=True, kw_only=True, tag="finish"):
    pass


class TellWinner(Tagged, frozen=True, kw_only=True, tag="winner"):
    sides: tuple[int, ...]


class TellOutcome(Tagged, frozen=True, kw_only=True, tag="outcome"):
    outcome: Literal["won", "lost"]


class SetStart(Tagged, frozen=True, kw_only=True, tag="set_start"):
    seat: Seat


class SetTurn(Tagged, frozen=True, kw_only=True, tag="set_turn"):
    seat: Seat


class SetAway(Tagged, frozen=True, kw_only=True, tag="set_away"):
    """Who does not play now: people come late and leave early."""

    seats: tuple[Seat, ...]


Move = (
    Choose | Make | TellOrder | PassOn | StartClocks | DropOut | Tally | FillRow | Score | Take | TellOwn | Recount
    | Count | Finish | TellWinner | TellOutcome | SetStart | SetTurn | SetAway | SetNumber | LeaveOut
)  # fmt: skip
NUMBERS = ("points", "told", "carried", "counter", "legs", "sets")  # tags of SetNumber
