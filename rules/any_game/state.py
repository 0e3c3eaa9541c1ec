"""The table as the companion knows it, and short ways to read it.

A *side* is whoever has points together: a team, or a seat by itself. What is written down is the *card*, a column for
every round, or one for the whole game: numbers by row and side. Who has won, and whether the game is over, is always
worked out from the card.
"""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import Literal

from msgspec.structs import replace

from rules.kit.expect import expect
from rules.kit.places import clockwise, put
from rules.kit.types import Frozen, News, Seat

from .components import MOST_COLUMNS, MOST_ENTRIES, MOST_ROUNDS, Pad, Phase
from .options import Options

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
    told: dict[str, tuple[int, ...]] = {}  # what single sides have told of the next column: side -> by row
    counters: tuple[tuple[int, ...], ...] = ()  # by counter and seat
    going: bool = False  # somebody has started the clocks
    finished: bool = False  # the table says that the game is over
    final: bool = False  # the points at the end are told
    winners: tuple[Side, ...] | None = None
    outcome: Literal["", "won", "lost"] = ""


Result = tuple[State, tuple[News, ...]]


def expect_step(state: State, *steps: Step) -> None:
    """Raise Illegal unless one of those steps is open."""
    expect(state.step in steps)


# ---- who sits there ---------------------------------------------------------------------------------------
def sides(state: State) -> tuple[tuple[Seat, ...], ...]:
    """The seats of every side: teams sit in turn (ANY-20)."""
    return _sides(state.pad.teams or state.seats, state.seats)


@cache
def _sides(n: int, seats: int) -> tuple[tuple[Seat, ...], ...]:
    return tuple(tuple(range(side, seats, n)) for side in range(min(n, seats)))


def side_of(state: State, seat: Seat) -> Side:
    return seat % (state.pad.teams or state.seats)


def is_here(state: State, side: Side) -> bool:
    """Whether anybody of that side plays on."""
    return any(seat not in state.away for seat in sides(state)[side])


def playing(state: State) -> tuple[Side, ...]:
    """The sides that get points now: somebody of them is there, and they are still in (ANY-13)."""
    down = fallen(state) if state.pad.wins == "last" else ()
    return tuple(side for side in range(len(sides(state))) if is_here(state, side) and side not in down)


# ---- points -----------------------------------------------------------------------------------------------
def begun(state: State) -> int:
    """The points that everybody has before the first round; a score that is counted has them on its card."""
    return 0 if state.pad.scores == "count" else state.pad.start


def totals(state: State, card: tuple[Column, ...] | None = None) -> tuple[int, ...]:
    """By side."""
    at_first, rows = begun(state), state.pad.rows
    summed = [at_first + carried for carried in state.carried]
    lines = tuple(chain.from_iterable(state.card if card is None else card))
    for i, row in enumerate(rows):
        for side, told in enumerate(zip(*lines[i :: len(rows)], strict=True)):
            summed[side] += row.worth * sum(filter(None, told))
    return tuple(summed)


def total_of(state: State, side: Side) -> int:
    """Of one side."""
    rows = enumerate(state.pad.rows)
    summed = sum(row.worth * sum(column[i][side] or 0 for column in state.card) for i, row in rows)
    return begun(state) + state.carried[side] + summed


def is_there(state: State, total: int) -> bool:
    """Whether somebody with so many points has reached the goal."""
    goal, start = state.pad.goal, state.pad.start
    if state.pad.exact and state.pad.scores == "turn":
        return total == goal
    return goal is not None and (total >= goal if goal > start else total <= goal)


def fallen(state: State, card: tuple[Column, ...] | None = None) -> tuple[Side, ...]:
    """The sides that have reached the goal."""
    if state.pad.goal is None:
        return ()
    return tuple(side for side, total in enumerate(totals(state, card)) if is_there(state, total))


def leads_low(pad: Pad) -> bool:
    """Whether whoever has fewer points is ahead."""
    return pad.wins == "fewest" or (pad.wins == "last" and (pad.goal or 0) > pad.start)


def fell(state: State) -> tuple[tuple[Side, ...], ...]:
    """Who is out of a score that is counted, in turn: its card does not say when (ANY-13)."""
    out = fallen(state)
    before = [kept for group in state.down if (kept := tuple(side for side in group if side in out))]
    new = tuple(side for side in out if not any(side in group for group in before))
    return (*before, new) if new else tuple(before)


def blank(state: State) -> Column:
    return ((None,) * len(sides(state)),) * len(state.pad.rows)


def is_open(state: State, row: int, side: Side) -> bool:
    """Whether that side may still fill that row: it has not, and it is not one that another side has alone."""
    line = state.card[0][row]
    return line[side] is None and not (state.pad.rows[row].one and any(line))


def is_full(state: State, side: Side) -> bool:
    """Whether no row is left to that side of a card that is filled in turns."""
    return state.pad.scores == "rows" and not any(is_open(state, row, side) for row in range(len(state.pad.rows)))


def room(state: State) -> int:
    """How many rounds more fit on the pad, or points at any time; 0 = it is full, and only said to be over (ANY-9)."""
    left = (MOST_COLUMNS if state.pad.scores in ("round", "turn") else MOST_ROUNDS) + 1 - state.round
    return max(0, min(left, MOST_ENTRIES - len(state.card)))


def holder(state: State, row: int) -> Side | None:
    """Who has told points of a row that only one side may have (ANY-23); None as long as nobody has."""
    if not state.pad.rows[row].one:
        return None
    return next((int(side) for side, told in state.told.items() if told[row]), None)


# ---- turns ------------------------------------------------------------------------------------------------
def phases(state: State) -> tuple[Phase, ...]:
    """The parts of every round; none where points alone are told."""
    pad = state.pad
    if pad.phases:
        return tuple(replace(each, turns=each.turns and pad.order != "free") for each in pad.phases)
    return (Phase(say=""),) if pad.order != "free" else ()


def in_order(state: State) -> tuple[Seat, ...]:
    """Everybody who plays this round, in its order; who has fallen in the middle of a round plays it out."""
    order = tuple(dict.fromkeys((*state.order, *clockwise(state.start, state.seats))))  # who came later is last
    if state.pad.order == "counter":
        order = (order[0], *reversed(order[1:]))
    by_round = state.pad.scores in ("round", "turn")
    if state.pad.wins == "last":
        down = fallen(state, state.card[: state.round - 1] if by_round else state.card)
        order = tuple(seat for seat in order if side_of(state, seat) not in down)
    if state.pad.scores == "rows":
        order = tuple(seat for seat in order if not is_full(state, side_of(state, seat)))
    return tuple(seat for seat in order if seat not in state.away)


def due(state: State) -> tuple[Seat, ...]:
    """Who is still to have a turn in this lap, the next one first."""
    return tuple(seat for seat in in_order(state) if seat not in state.had and seat not in state.out)


def acting(state: State) -> tuple[Seat, ...]:
    """Whose turn it is: one seat, or all that are not ready."""
    if state.step != "turn" or not phases(state)[state.phase].turns:
        return ()
    return due(state) if state.pad.order == "together" else due(state)[:1]


# ---- going on -------------------------------------------------------------------------------------------------
def passed(state: State, seat: Seat) -> State:
    """That seat has had its turn."""
    return replace(state, had=(*state.had, seat), turns=put(state.turns, seat, state.turns[seat] + 1))


def next_leg(state: State, further: int) -> State:
    """A new card, which somebody so many seats further starts (ANY-24)."""
    first = (state.start + (-further if state.pad.order == "counter" else further)) % state.seats
    start = next(seat for seat in clockwise(first, state.seats) if seat not in state.away)
    return replace(state, card=(), round=1, phase=0, had=(), out=(), order=(), start=start)


def next_round(state: State) -> State:
    """Another round, which the next seat starts, unless the pad says that it stays (ANY-6)."""
    step = -1 if state.pad.order == "counter" else 1
    following = ((state.start + step * n) % state.seats for n in range(1, state.seats + 1))
    start = state.start if state.pad.stays else next(seat for seat in following if seat not in state.away)
    return replace(state, round=state.round + 1, phase=0, had=(), out=(), order=(), told={}, start=start)
