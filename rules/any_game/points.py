"""The points of the card, by the worth or the formula of each row (ANY-25); eliminated sides (ANY-13); and doubts about
impossible rounds, which players may confirm anyway (ANY-15)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache, partial
from itertools import islice

from rules.kit.news import doubt
from rules.kit.rules import once
from rules.kit.types import Amount, News, Say, Who

from .components import Pad, Row
from .formulas import formula
from .state import Column, Line, Side, State

Counted = tuple[tuple[str, tuple[int, ...]], ...]  # counters by id and side
SHIFT = {"last": -1, "next": 1, "after": 2}  # rounds
MOST_LIKELY = 16  # numbers with a key each
OVER: dict[str, Callable[[Iterable[int]], int]] = {"all": sum, "most": max, "least": min}  # all sides


def has_formulas(pad: Pad) -> bool:
    """Whether any row has a formula; plain sums skip the computation by round, which doubles the time of a move."""
    return any(row.earns for row in pad.rows)


def earned_points(state: State, card: tuple[Column, ...] | None = None) -> tuple[Column, ...]:
    """The points of every number on the card; None for a side that was not asked."""
    rows, card = state.pad.rows, state.card if card is None else card
    if has_formulas(state.pad):
        return _formula_points(state, card)[1]
    return tuple(tuple(_times(row.worth, line) for row, line in zip(rows, column, strict=True)) for column in card)


def _formula_points(state: State, card: tuple[Column, ...]) -> tuple[tuple[Column, ...], tuple[Column, ...]]:
    """The card with computed rows filled in, and the points of its columns."""
    counted = tuple((each.id, tuple(sum(state.counters[i][seat] for seat in seats) for seats in state.sides()))
                    for i, each in enumerate(state.pad.counters))  # fmt: skip
    return _earned_columns(tuple((row.id, row.worth, row.earns, row.told == "never") for row in state.pad.rows), card,
                           counted, tuple(state.start_points() + n for n in state.carried),
                           state.side_of(state.start))  # fmt: skip


def _times(worth: int, line: Line) -> Line:
    return line if worth == 1 else tuple(None if n is None else worth * n for n in line)


@lru_cache(maxsize=64)
def _earned_columns(
    rows: tuple[tuple[str, int, str, bool], ...], card: tuple[Column, ...], counted: Counted, start: tuple[int, ...],
    first: Side
) -> tuple[tuple[Column, ...], tuple[Column, ...]]:  # fmt: skip
    """Compute round by round and row by row: a formula may name earlier rounds and rows above its own."""
    ids, came = [row[0] for row in rows], list(start)
    done: list[Column] = []  # the input of formulas: entered numbers, and results of computed rows
    out: list[Column] = []
    for i in range(len(card)):
        seen, lines = list(card[i]), []
        for r, (_, worth, earns, is_never) in enumerate(rows):
            line = _times(worth, card[i][r])
            if earns:
                get = partial(_get, ids, (*done, tuple(seen), *card[i + 1 :]), i, tuple(came), dict(counted), first)
                told = zip(*card[i], strict=True) if is_never else ((n,) for n in card[i][r])
                asked = [any(n is not None for n in had) for had in told]
                came_to = tuple(formula(earns).value(partial(get, side)) if asked[side] else None
                                for side in range(len(start)))  # fmt: skip
                line = _times(worth, came_to)
                seen[r] = came_to if is_never else seen[r]
            lines.append(line)
        done.append(tuple(seen))
        out.append(tuple(lines))
        came = [sum(filter(None, had)) for had in zip(came, *lines, strict=True)]
    return tuple(done), tuple(out)


def _get(
    ids: list[str], card: tuple[Column, ...], i: int, came: tuple[int, ...], counted: dict[str, tuple[int, ...]],
    first: Side, side: Side, name: str,
) -> int:  # fmt: skip
    """The value of a name for a side in round `i`."""
    scope, _, id = name.rpartition(".")
    if not scope and id in ("round", "seats"):
        return i + 1 if id == "round" else len(came)
    if not scope and id in counted:
        return counted[id][side]
    if name == "before.points":
        return came[side]
    row = ids.index(id)
    if scope == "before":
        return sum(column[row][side] or 0 for column in card[:i])
    if scope == "rival":
        n = len(came)
        return min(sum(column[row][other] or 0 for column in card[: i + ((other - first) % n < (side - first) % n)])
                   for other in range(n) if other != side)  # fmt: skip
    if scope in OVER:
        return OVER[scope]([n for n in card[i][row] if n is not None] or [0])
    at = i + SHIFT.get(scope, 0)
    return (card[at][row][side] or 0) if 0 <= at < len(card) else 0


# ---- totals ---------------------------------------------------------------------------------------------------
def totals(state: State, card: tuple[Column, ...] | None = None) -> tuple[int, ...]:
    """The total points by side."""
    return _totals(state, state.card if card is None else card)


@once
def _totals(state: State, card: tuple[Column, ...]) -> tuple[int, ...]:
    is_computed = has_formulas(state.pad)
    columns = earned_points(state, card) if is_computed else card
    summed = [state.start_points() + carried for carried in state.carried]
    for r, row in enumerate(state.pad.rows):
        for side, had in enumerate(zip(*[column[r] for column in columns], strict=True)):
            summed[side] += (1 if is_computed else row.worth) * sum(filter(None, had))
    return tuple(summed)


def game_values(state: State, text: str, card: tuple[Column, ...] | None = None) -> tuple[int, ...]:
    """The value by side of a formula over the whole game; a row name is its sum for the side."""
    card = state.card if card is None else card
    seen = _formula_points(state, card)[0] if has_formulas(state.pad) else card
    sums = {row.id: tuple(sum(column[r][side] or 0 for column in seen) for side in range(len(state.sides())))
            for r, row in enumerate(state.pad.rows) if row.id}  # fmt: skip
    sums |= {"points": totals(state, card), "round": (state.round,) * len(state.sides()),
             "seats": (len(state.sides()),) * len(state.sides())}  # fmt: skip
    here = [side for side in range(len(state.sides())) if state.is_here(side)] or [0]
    return tuple(formula(text).value(partial(_sum, sums, here, side)) for side in range(len(state.sides())))


def _sum(sums: dict[str, tuple[int, ...]], here: list[Side], side: Side, name: str) -> int:
    scope, _, id = name.rpartition(".")
    return OVER[scope](sums[id][each] for each in here) if scope else sums[id][side]


# ---- elimination ------------------------------------------------------------------------------------------
def has_reached(state: State, total: int) -> bool:
    """Whether this total reaches the goal."""
    goal, start = state.pad.goal, state.pad.start
    if state.pad.exact and state.pad.scores == "turn":
        return total == goal
    return goal is not None and (total >= goal if goal > start else total <= goal)


@once
def fallen_sides(state: State, card: tuple[Column, ...] | None = None) -> tuple[Side, ...]:
    """The sides that have reached the goal or fulfil the formula of the end."""
    if state.pad.over:
        return tuple(side for side, is_over in enumerate(game_values(state, state.pad.over, card)) if is_over)
    if state.pad.goal is None:
        return ()
    return tuple(side for side, total in enumerate(totals(state, card)) if has_reached(state, total))


@once
def out_sides(state: State, card: tuple[Column, ...] | None = None) -> tuple[Side, ...]:
    """The sides that are out: by the `out` formula, or at the goal if the last side in wins (ANY-13)."""
    if state.pad.out:
        return tuple(side for side, is_out in enumerate(game_values(state, state.pad.out, card)) if is_out)
    return fallen_sides(state, card) if state.pad.wins == "last" else ()


@once
def playing_sides(state: State) -> tuple[Side, ...]:
    """The sides that get points now: present and still in (ANY-13)."""
    return tuple(side for side in state.all_sides() if state.is_here(side) and side not in out_sides(state))


def scoring_sides(state: State) -> tuple[Side, ...]:
    """The playing sides; all sides if none plays any more, as at the end (ANY-13)."""
    return playing_sides(state) or tuple(state.all_sides())


def is_low_best(pad: Pad) -> bool:
    """Whether fewer points are better."""
    return pad.wins == "fewest" or (pad.wins == "last" and (pad.goal or 0) > pad.start)


def fall_order(state: State) -> tuple[tuple[Side, ...], ...]:
    """The eliminated sides of a running score in order, which its card does not record (ANY-13)."""
    out = fallen_sides(state)
    before = [kept for group in state.down if (kept := tuple(side for side in group if side in out))]
    new = tuple(side for side in out if not any(side in group for group in before))
    return (*before, new) if new else tuple(before)


# ---- limits of a form -------------------------------------------------------------------------------------------
def formula_value(state: State, text: str, column: Column | None = None, side: Side = 0) -> int:
    """The value of a formula in this round, with the numbers entered so far."""
    return formula(text).value(partial(_round_value, state, column, side))


def _round_value(state: State, column: Column | None, side: Side, name: str) -> int:
    if name in ("round", "people"):
        return state.round if name == "round" else state.seats
    card, came = _earlier_card(state)
    ids, seen = [row.id for row in state.pad.rows], (*card, column) if column else card
    return _get(ids, seen, len(card), came, {}, state.side_of(state.start), side, name)


@once
def _earlier_card(state: State) -> tuple[tuple[Column, ...], tuple[int, ...]]:
    """The card before this round, and its totals."""
    card = state.card[: min(len(state.card), state.round - 1)]
    return card, totals(state, card)


def limits(state: State, row: Row) -> tuple[int, int]:
    """The minimum and maximum of a row in this round."""
    return row.least, formula_value(state, row.most) if isinstance(row.most, str) else row.most


@lru_cache(maxsize=64)
def likely_points(least: int, most: int, step: int, never: tuple[int, ...], only: tuple[int, ...]) -> tuple[int, ...]:
    """The possible numbers of a row, if few; else ()."""
    every = only or range(-(-least // step) * step, most + 1, step)
    known = (n for n in every if least <= n <= most and n % step == 0 and n not in never)
    found = tuple(islice(known, MOST_LIKELY + 1))
    return found if len(found) <= MOST_LIKELY else ()


def amount(state: State, row: Row, label: Say | Who, key: str = "", now: int | None = 0) -> Amount:
    """The field of a row's points, with a key each or the number pad."""
    least, most = limits(state, row)
    now = now if now is None else max(least, min(most, now))
    return Amount(name="points", label=label, least=least, most=most, default=now, key=key, typed=True,
                  likely=likely_points(least, most, row.step, row.never, row.only))  # fmt: skip


def usual_points(state: State, row: Row, column: Column | None = None, side: Side = 0) -> int | None:
    """The default of a row; None if its pad has none."""
    return formula_value(state, row.usual, column, side) if row.usual else None


def rounds(state: State) -> int:
    """The number of rounds; 0 = until the goal, or until the players end the game."""
    n = state.pad.rounds
    return formula(n).value({"seats": len(state.sides())}.__getitem__) if isinstance(n, str) else n


# ---- doubts --------------------------------------------------------------------------------------------------------
Doubts = tuple[News, ...]


def odd_points(state: State, points: Mapping[int, int]) -> Doubts:
    """The doubts about single numbers of these rows."""
    rows = state.pad.rows
    return tuple(doubt("odd-points", "ANY-15", n=n) for row, n in points.items() if _is_odd(rows[row], n))


def _is_odd(row: Row, n: int) -> bool:
    return n % row.step != 0 or n in row.never or bool(row.only and n not in row.only)


def odd_last(state: State, side: Side, n: int) -> Doubts:
    """The doubt about a last turn that reaches the goal with impossible points."""
    ends = totals(state)[side] + state.pad.rows[0].worth * n == state.pad.goal
    return (doubt("odd-last", "ANY-15", n=n),) if ends and n in state.pad.never_last else ()


def wanted_sums(state: State, row: int) -> tuple[int, ...]:
    """The possible sums of a row over all sides; () = any."""
    if formula := state.pad.rows[row].sum:
        return (formula_value(state, formula),)
    return state.pad.sums if row == 0 and row in state.asked_rows() else ()


def odd_sum(state: State, row: int, found: int) -> Doubts:
    """The doubt about the sum of a row over all sides."""
    sums = wanted_sums(state, row)
    return (doubt("sum-is-odd", "ANY-15", found=found, wanted=sums[0]),) if sums and found not in sums else ()


def unfit_points(state: State, column: Column, *these: Side) -> Doubts:
    """The doubts about these sides' rows of a round; a single number is named."""
    fits = state.pad.fits
    odd = [side for side in these if not formula_value(state, fits, column, side)] if fits else []
    if len(column) == 1:
        return tuple(doubt("odd-points", "ANY-15", n=column[0][side] or 0) for side in odd)
    return (doubt("does-not-go", "ANY-15"),) if odd else ()
