"""Every public number: the points on the card, points besides them, and counters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from rules.kit.corrections import Number, Wanted, set_number
from rules.kit.places import put
from rules.kit.types import Say, Seat, SetNumber, Who

from .components import MOST_LEGS, MOST_POINTS
from .state import Result, Side, State, asked_rows, every_side
from .words import named, side_word

NUMBERS = ("points", "told", "carried", "counter", "legs", "sets")  # tags of SetNumber
SHOWN_ROUNDS = 10  # older ones are one number for each side


def numbers(state: State, wanted: Wanted) -> Iterator[Number[State]]:
    if not state.pad_id:
        return
    first = max(0, len(state.card) - SHOWN_ROUNDS)
    for column in range(first, len(state.card)):
        if wanted(f"points-{column}-"):
            yield from _column(state, column)
    if wanted("told-"):
        yield from _told(state)
    if wanted("carried-"):
        yield from _carried(state)
    if wanted("counter-"):
        yield from _counters(state)
    yield from _won(state)


def _told(state: State) -> Iterator[Number[State]]:
    for side in sorted(map(int, state.told)):
        yield from _own(state, side)


def _carried(state: State) -> Iterator[Number[State]]:
    for side in every_side(state) if state.pad.scores not in ("never",) else ():
        yield Number(kind="carried", of={"side": side}, row=Say(key="carried"), column=side_word(state, side),
                     now=state.carried[side], least=-MOST_POINTS, most=MOST_POINTS,
                     put=partial(_with_carried, state, side))  # fmt: skip


def _counters(state: State) -> Iterator[Number[State]]:
    for i, counter in enumerate(state.pad.counters):
        for seat in range(state.seats):
            yield Number(kind="counter", of={"counter": i, "seat": seat}, row=named(counter.name),
                         column=Who(seat=seat), now=state.counters[i][seat], least=counter.least, most=counter.most,
                         put=partial(_with_counter, state, i, seat))  # fmt: skip


def _won(state: State) -> Iterator[Number[State]]:
    """Legs and sets."""
    for kind, won in (("legs", state.legs), ("sets", state.sets)):
        for side, n in enumerate(won):
            yield Number(kind=kind, of={"side": side}, row=Say(key=f"line-{kind}"), column=side_word(state, side),
                         now=n, most=MOST_LEGS, put=partial(_with_won, state, kind, side))  # fmt: skip


def column_word(state: State, column: int) -> Say:
    """What a column of the card is called where there are several."""
    return Say(key="entry-n" if state.pad.scores == "free" else "round-n", args={"n": column + 1})


def _column(state: State, column: int) -> Iterator[Number[State]]:
    pad = state.pad
    by_rounds = pad.scores in ("round", "turn", "free")
    adds = pad.scores == "turn"  # whoever had the turn twice in a round has the points of both
    for i, row in enumerate(pad.rows):
        label = column_word(state, column) if by_rounds else named(row.name)
        if by_rounds and len(pad.rows) > 1:
            label = Say(key="", args={"0": label, "1": named(row.name)})
        for side, now in enumerate(state.card[column][i]):
            if now is not None:
                yield Number(kind="points", of={"column": column, "row": i, "side": side}, row=label,
                             column=side_word(state, side), now=now, least=-MOST_POINTS if adds else row.least,
                             most=MOST_POINTS if adds or isinstance(row.most, str) else row.most,
                             put=partial(_with_points, state, column, i, side))  # fmt: skip


def _own(state: State, side: Side) -> Iterator[Number[State]]:
    """What a side has told before the others have."""
    for at, (i, now) in enumerate(zip(asked_rows(state), state.told[str(side)], strict=False)):
        row = state.pad.rows[i]
        label = Say(key="own-row", args={"row": named(row.name)})
        yield Number(kind="told", of={"row": i, "side": side}, row=label, column=side_word(state, side),
                     now=now, least=row.least, most=MOST_POINTS if isinstance(row.most, str) else row.most,
                     put=partial(_with_own, state, side, at))  # fmt: skip


def _with_points(state: State, column: int, row: int, side: Side, n: int) -> State:
    lines = state.card[column]
    return replace(state, card=put(state.card, column, put(lines, row, put(lines[row], side, n))))


def _with_own(state: State, side: Side, row: int, n: int) -> State:
    return replace(state, told={**state.told, str(side): put(state.told[str(side)], row, n)})


def _with_carried(state: State, side: Side, n: int) -> State:
    return replace(state, carried=put(state.carried, side, n))


def _with_won(state: State, kind: str, side: Side, n: int) -> State:
    won = put(state.legs if kind == "legs" else state.sets, side, n)
    return replace(state, legs=won) if kind == "legs" else replace(state, sets=won)


def _with_counter(state: State, counter: int, seat: Seat, n: int) -> State:
    return replace(state, counters=put(state.counters, counter, put(state.counters[counter], seat, n)))


def do_set_number(state: State, seat: Seat, move: SetNumber) -> Result:
    return set_number(partial(numbers, state), move), ()
