"""What is shown: the score pad, and in the rail what everybody has of the counters."""

from __future__ import annotations

from collections.abc import Iterator

from rules.any_game.score import sheet
from rules.any_game.state import State, sides
from rules.any_game.words import named, side_word
from rules.kit import forms
from rules.kit.types import Grid, Hand, Item, Part, Say, Scene, Viewer, Who

MOST_SIDES = 6  # more of them stand below each other
LAST_ROUNDS = 8  # so many are in sight, and fewer columns where sides stand below each other
LAST_COLUMNS = 4


def scene(state: State, viewer: Viewer) -> Scene:
    together = state.had if state.pad.order == "together" else ()
    start = None if state.pad.order in ("free", "together") or not state.pad_id else state.start
    return Scene(parts=tuple(_parts(state)), start=start, done=together)


def _parts(state: State) -> Iterator[Part]:
    if not state.pad_id:
        return
    yield _pad(state)
    for seat in range(state.seats) if state.pad.counters or state.away else ():
        yield _hand(state, seat)


def _pad(state: State) -> Grid:
    """The last lines of the sheet with the totals; where many play, a line for each of them."""
    shown, first = sheet(state), [seats[0] for seats in sides(state)]
    many = len(first) > MOST_SIDES
    lines = shown.lines[-(LAST_COLUMNS if many else max(LAST_ROUNDS, len(state.pad.rows))) :]
    columns = [(line.label, [line.values[seat] for seat in first]) for line in lines]
    if shown.totals and len(lines) > 1:
        columns.append((Say(key="score-total"), [shown.totals[seat] for seat in first]))
    heads = tuple(Who(seat=seats[0]) if len(seats) == 1 else forms.names(seats) for seats in sides(state))
    if not many:
        return Grid(heads=heads, rows=tuple((label, tuple(values)) for label, values in columns))
    rows = tuple((side_word(state, side), tuple(values[side] for _, values in columns)) for side in range(len(first)))
    return Grid(heads=tuple(label for label, _ in columns), rows=rows)


def _hand(state: State, seat: int) -> Hand:
    """What a seat has of every counter, in the rail and on its page."""
    items = tuple(
        Item(label=named(counter.name), n=state.counters[i][seat]) for i, counter in enumerate(state.pad.counters)
    )
    if seat in state.away:
        return Hand(seat=seat, label=Say(key="is-away"), items=items)
    said = [Say(key="count-of", args={"n": item.n, "what": item.label}) for item in items]
    return Hand(seat=seat, label=forms.listed(said) if said else Say(key="is-here"), items=items)
