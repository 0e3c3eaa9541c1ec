"""What no round can be: it is asked about before it counts, and may be said anyway (ANY-15)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kit.news import doubt
from rules.kit.types import News

from .components import Row
from .moves import FillRow, Move, Score, Take, Tally, TellOwn
from .scoring import scoring
from .state import Side, State, total_of


def doubts(state: State, move: Move) -> Iterator[News]:
    """What is odd about points that are told."""
    for row, n in _numbers(move):
        if _is_odd(state.pad.rows[row], n):
            yield doubt("odd-points", "ANY-15", n=n)
    if isinstance(move, Tally) and _ends(state, move.side, move.points) and move.points in state.pad.never_last:
        yield doubt("odd-last", "ANY-15", n=move.points)
    found, sums = _sum(state, move), state.pad.sums
    if sums and found not in (None, *sums):
        yield doubt("sum-is-odd", "ANY-15", found=found or 0, wanted=sums[0])


def _numbers(move: Move) -> Iterator[tuple[int, int]]:
    """Row and points of everything that is told at once."""
    match move:
        case Score():
            yield from ((0, n) for n in move.points.values())
        case Take() | Tally():
            yield 0, move.points
        case FillRow():
            yield move.row, move.points
        case TellOwn():
            yield from move.points.items()
        case _:
            return


def _is_odd(row: Row, n: int) -> bool:
    return n % row.step != 0 or n in row.never


def _ends(state: State, side: Side, n: int) -> bool:
    """Whether so many more points come to the goal exactly."""
    return total_of(state, side) + state.pad.rows[0].worth * n == state.pad.goal


def _sum(state: State, move: Move) -> int | None:
    """What all sides have together in the first row; None as long as one of them has not told it."""
    match move:
        case Score():
            return sum(move.points.values())
        case Take():
            return move.points
        case TellOwn():
            first = {**{side: told[0] for side, told in state.told.items()}, str(move.side): move.points[0]}
            return sum(first.values()) if {str(side) for side in scoring(state)} <= set(first) else None
        case _:
            return None
