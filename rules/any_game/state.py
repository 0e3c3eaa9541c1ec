"""The table as the companion knows it, and who sits there.

A *side* is whoever has points together: a team, or a seat by itself. What is written down is the *card*, a column for
every round, or one for the whole game: numbers by row and side. What they come to, who has won, and whether the game is
over, is always worked out from the card.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

from rules.kit.rules import once
from rules.kit.types import Frozen, News, Seat

from .components import MOST_COLUMNS, MOST_ENTRIES, MOST_ROUNDS, Options, Pad

Step = Literal["choose", "order", "turn", "score", "play", "final", "winner", "over"]
Side = int
Line = tuple[int | None, ...]  # by side; None = not told
Column = tuple[Line, ...]  # by row


class State(Frozen, frozen=True, kw_only=True):
    options: Options
    seats: int
    start: Seat  # who starts this round
    step: Step = "choose"
    pads: dict[str, Pad] = {}  # told on earlier evenings, while one is being chosen
    last: str = ""  # which of them was played last
    before: tuple[str, ...] = ()  # and which before that, the newest first
    sought: str = ""  # the letters that somebody looks for among their names
    pad_id: str = ""
    pad: Pad = Pad()
    round: int = 1
    phase: int = 0  # of the pad's phases
    order: tuple[Seat, ...] = ()  # of this round, where the table tells it
    had: tuple[Seat, ...] = ()  # who has had a turn in this phase, or in this lap
    out: tuple[Seat, ...] = ()  # who has passed for the rest of this phase
    turns: tuple[int, ...]  # how many each seat has had in the game
    away: tuple[Seat, ...] = ()
    card: tuple[Column, ...] = ()
    carried: tuple[int, ...] = ()  # points besides those on the card, by side
    legs: tuple[int, ...] = ()  # won in this set, by side; () = there are none
    sets: tuple[int, ...] = ()
    down: tuple[tuple[Side, ...], ...] = ()  # who is out of a score that is counted, in turn
    told: dict[str, tuple[int, ...]] = {}  # what single sides have told of the next column: side -> by row that is told
    counters: tuple[tuple[int, ...], ...] = ()  # by counter and seat
    going: bool = False  # somebody has started the clocks
    finished: bool = False  # the table says that the game is over
    final: bool = False  # the points at the end are told
    winners: tuple[Side, ...] | None = None
    outcome: Literal["", "won", "lost"] = ""


Result = tuple[State, tuple[News, ...]]


# ---- who sits there ---------------------------------------------------------------------------------------
def sides(state: State) -> tuple[tuple[Seat, ...], ...]:
    """The seats of every side: teams sit in turn (ANY-20)."""
    return _sides(state.pad.teams or state.seats, state.seats)


@cache
def _sides(n: int, seats: int) -> tuple[tuple[Seat, ...], ...]:
    return tuple(tuple(range(side, seats, n)) for side in range(min(n, seats)))


def every_side(state: State) -> range:
    """All of them."""
    return range(len(sides(state)))


def side_of(state: State, seat: Seat) -> Side:
    return seat % (state.pad.teams or state.seats)


def here(state: State) -> tuple[Seat, ...]:
    """The seats of those who play now."""
    return tuple(seat for seat in range(state.seats) if seat not in state.away)


def is_here(state: State, side: Side) -> bool:
    """Whether anybody of that side plays on."""
    return not state.away or any(seat not in state.away for seat in sides(state)[side])


# ---- the card ---------------------------------------------------------------------------------------------
def begun(state: State) -> int:
    """The points that everybody has before the first round; a score that is counted has them on its card."""
    return 0 if state.pad.scores == "count" else state.pad.start


def blank(state: State) -> Column:
    return ((None,) * len(sides(state)),) * len(state.pad.rows)


def with_blanks(state: State, columns: int) -> tuple[Column, ...]:
    """The card with at least so many columns."""
    return (*state.card, *(blank(state) for _ in range(columns - len(state.card))))


@once
def asked_rows(state: State) -> tuple[int, ...]:
    """The rows that are told: in play, or those that are told at the end."""
    when = "end" if state.step == "final" and state.pad.scores != "end" else "play"
    return tuple(i for i, row in enumerate(state.pad.rows) if row.told == when)


def counts_up(pad: Pad) -> bool:
    """Whether something is told at the end."""
    return pad.scores == "end" or any(row.told == "end" for row in pad.rows)


def is_open(state: State, row: int, side: Side) -> bool:
    """Whether that side may still fill that row: it has not, and it is not one that another side has alone."""
    kind, line = state.pad.rows[row], state.card[0][row]
    return kind.told == "play" and line[side] is None and not (kind.one and any(line))


def is_full(state: State, side: Side) -> bool:
    """Whether no row is left to that side of a card that is filled in turns."""
    return state.pad.scores == "rows" and not any(is_open(state, row, side) for row in range(len(state.pad.rows)))


def room(state: State) -> int:
    """How many rounds more fit on the pad, or points at any time; 0 = it is full, and only said to be over (ANY-9)."""
    left = (MOST_COLUMNS if state.pad.scores in ("round", "turn") else MOST_ROUNDS) + 1 - state.round
    return max(0, min(left, MOST_ENTRIES - len(state.card)))


def holder(state: State, row: int) -> Side | None:
    """Who has told points of a row that only one side may have (ANY-23); None as long as nobody has."""
    if not state.pad.rows[row].one or row not in (rows := asked_rows(state)):
        return None
    at = rows.index(row)
    return next((int(side) for side, told in state.told.items() if at < len(told) and told[at]), None)
