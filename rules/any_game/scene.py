"""What is shown: the score pad, and in the rail what everybody has of the counters."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kit import forms
from rules.kit.types import Grid, Hand, Item, Part, Say, Scene, Viewer, Who

from .score import sheet
from .state import State, sides
from .words import joined, named

LAST_ROUNDS = 8  # so many are in sight


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
    """The last lines of the sheet with the totals."""
    shown, by_side = sheet(state), sides(state)
    lines = shown.lines[-max(LAST_ROUNDS, len(state.pad.rows)) :]
    rows = [(line.label, tuple(line.values[seats[0]] for seats in by_side)) for line in lines]
    if shown.totals and len(lines) > 1:
        rows.append((Say(key="score-total"), tuple(shown.totals[seats[0]] for seats in by_side)))
    heads = tuple(Who(seat=seats[0]) if len(seats) == 1 else forms.names(seats) for seats in by_side)
    return Grid(heads=heads, rows=tuple(rows), label=_aim(state))


def _aim(state: State) -> Say | None:
    """Who wins, at how many points it is over, or somebody is out, and who deals."""
    pad = state.pad
    said = [Say(key=f"pad-wins-{pad.wins}")]
    if pad.goal is not None:
        said.append(Say(key="aim-out" if pad.wins == "last" else "aim-goal", args={"n": pad.goal}))
    if max(pad.legs, pad.sets) > 1:
        said.append(Say(key="aim-legs", args={"legs": pad.legs, "sets": pad.sets}))
    if pad.deals and state.step == "score":
        said.append(Say(key="deals", args={"who": Who(seat=state.start)}))
    return joined(said)


def _hand(state: State, seat: int) -> Hand:
    """What a seat has of every counter, in the rail and on its page."""
    items = tuple(
        Item(label=named(counter.name), n=state.counters[i][seat]) for i, counter in enumerate(state.pad.counters)
    )
    if seat in state.away:
        return Hand(seat=seat, label=Say(key="is-away"), items=items)
    said = [Say(key="resource-count", args={"n": item.n, "what": item.label}) for item in items]
    return Hand(seat=seat, label=forms.listed(said) if said else Say(key="is-here"), items=items)
