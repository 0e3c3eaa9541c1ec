"""The sheet: a line for every round or row, and the places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.kit.types import Say, ScoreLine, Sheet

from .components import SHOWN_ROUNDS
from .ending import ended_by, placed
from .formulas import formula
from .points import earned
from .standing import leads_low
from .state import Column, Side, State, begun, every_side, side_of
from .words import column_word, named

MOST_BESIDE, FEW_ROUNDS = 6, 3  # of more people each has a line, and rounds are columns


def sheet(state: State) -> Sheet:
    over = state.step == "over"
    lines = tuple(_lines(state))
    counted = [line.values for line in lines if line.counts]
    return Sheet(
        lines=lines,
        totals=tuple(sum(value or 0 for value in values) for values in zip(*counted, strict=True)),
        places=placed(state) if over else (),
        ended_by=ended_by(state) if over else "",
        fewest=leads_low(state.pad),
    )


def _lines(state: State) -> Iterator[ScoreLine]:
    """At least one, so that everybody has a column."""
    if state.pad.scores == "never" or not state.pad_id:
        won = tuple(None if state.winners is None else int(side_of(state, seat) in state.winners)
                    for seat in range(state.seats))  # fmt: skip
        if state.pad.order != "free":
            yield ScoreLine(key="turns", label=Say(key="line-turns"), values=state.turns, rule="ANY-5", counts=False)
        if state.pad.order == "free" or state.winners is not None:
            yield ScoreLine(key="won", label=Say(key="line-won"), values=won, rule="ANY-19", counts=False)
        return
    if start := begun(state):
        yield ScoreLine(key="start", label=Say(key="line-start"), values=(start,) * state.seats, rule="ANY-10")
    is_by_rows = len(state.pad.rows) > 1 and state.pad.scores not in ("round", "turn")
    yield from _by_row(state) if is_by_rows else _by_round(state)
    for i, row in enumerate(state.pad.rows):
        if row.id and not is_by_rows and row.id in (formula(state.pad.over).names if state.pad.over else ()):
            had = [sum(column[i][side] or 0 for column in state.card) for side in every_side(state)]
            yield ScoreLine(key=f"had-{i}", label=named(row.name), values=_by_seat(state, had), rule="ANY-25",
                            counts=False)  # fmt: skip
    for kind, won in (("sets", state.sets), ("legs", state.legs)):
        if won:
            values = tuple(won[side_of(state, seat)] for seat in range(state.seats))
            yield ScoreLine(key=kind, label=Say(key=f"line-{kind}"), values=values, rule="ANY-24", counts=False)
    if any(state.carried):
        values = tuple(state.carried[side_of(state, seat)] for seat in range(state.seats))
        yield ScoreLine(key="carried", label=Say(key="carried"), values=values, rule="ANY-22")


def _by_round(state: State) -> Iterator[ScoreLine]:
    """The last rounds, and all before them in one line; fewer of them where they stand beside each other."""
    shown, card = SHOWN_ROUNDS if state.seats <= MOST_BESIDE else FEW_ROUNDS, earned(state)
    first = max(0, len(card) - shown)
    if first:
        label = Say(key="entries-to" if state.pad.scores == "free" else "rounds-to", args={"n": first})
        yield ScoreLine(key="earlier", label=label, values=_by_seat(state, _summed(card[:first])), rule="ANY-9")
    for i, column in enumerate(card[first:], first):
        label = named(state.pad.rows[0].name) if state.pad.scores in ("count", "end") else column_word(state, i)
        values = _by_seat(state, [_of_column(column, side) for side in every_side(state)])
        yield ScoreLine(key=f"round-{i + 1}", label=label, values=values, rule="ANY-9")
    if not card:
        yield ScoreLine(key="none", label=named(state.pad.rows[0].name), values=(None,) * state.seats, rule="ANY-9")


def _of_column(column: Column, side: Side) -> int | None:
    """What that side has in a column, in all its rows; None where it was not asked."""
    came = [n for line in column if (n := line[side]) is not None]
    return sum(came) if came else None


def _summed(card: tuple[Column, ...]) -> list[int]:
    return [sum(filter(None, had)) for had in zip(*(line for column in card for line in column), strict=True)]


def _by_seat(state: State, by_side: Sequence[int | None]) -> tuple[int | None, ...]:
    return tuple(by_side[side_of(state, seat)] for seat in range(state.seats))


def _by_row(state: State) -> Iterator[ScoreLine]:
    """Each row over all rounds."""
    card = earned(state)
    for i, row in enumerate(state.pad.rows):
        by_side = [_of_column(tuple(column[i] for column in card), side) for side in every_side(state)]
        yield ScoreLine(key=f"row-{i}", label=named(row.name), values=_by_seat(state, by_side), rule="ANY-12")
