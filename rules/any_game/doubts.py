"""What no round can be: it is asked about before it counts, and may be said anyway (ANY-15)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.kit.news import doubt
from rules.kit.types import News

from .components import Row
from .points import about, total_of
from .state import Column, Side, State, asked_rows

Doubts = tuple[News, ...]


def odd(state: State, points: Mapping[int, int]) -> Doubts:
    """Of so many in these rows."""
    rows = state.pad.rows
    return tuple(doubt("odd-points", "ANY-15", n=n) for row, n in points.items() if _is_odd(rows[row], n))


def _is_odd(row: Row, n: int) -> bool:
    return n % row.step != 0 or n in row.never or bool(row.only and n not in row.only)


def odd_last(state: State, side: Side, n: int) -> Doubts:
    """Of a last turn: so many more points come to the goal exactly."""
    ends = total_of(state, side) + state.pad.rows[0].worth * n == state.pad.goal
    return (doubt("odd-last", "ANY-15", n=n),) if ends and n in state.pad.never_last else ()


def wanted(state: State, row: int) -> tuple[int, ...]:
    """What all sides have together in that row, one of these; () = anything."""
    if formula := state.pad.rows[row].sum:
        return (about(state, formula),)
    return state.pad.sums if row == 0 and row in asked_rows(state) else ()


def odd_sum(state: State, row: int, found: int) -> Doubts:
    """Of what all sides have together in that row."""
    sums = wanted(state, row)
    return (doubt("sum-is-odd", "ANY-15", found=found, wanted=sums[0]),) if sums and found not in sums else ()


def unfit(state: State, column: Column, *these: Side) -> Doubts:
    """Of what these sides have in all rows of a round."""
    fits = state.pad.fits
    return (doubt("does-not-go", "ANY-15"),) if fits and not all(about(state, fits, column, s) for s in these) else ()
