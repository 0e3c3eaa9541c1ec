"""The scene of the table: one part of each kind."""

from __future__ import annotations

from rules.kit import forms
from rules.kit.types import (
    TABLE,
    Board,
    Dice,
    Grid,
    Hand,
    Item,
    Part,
    Piece,
    Say,
    Scene,
    Seat,
    ShownDie,
    Sign,
    Track,
    Viewer,
    Who,
)

from .components import MOST_VALUE, SHELL
from .score import stones
from .state import State, Unread, free


def scene(state: State, viewer: Viewer) -> Scene:
    seats = range(len(state.fists))
    shown = ShownDie(tint="white", face=str(state.dice.get("pips", "")))
    heads = tuple(Who(seat=seat) for seat in seats)
    parts: tuple[Part, ...] = (
        _brook(state),
        Dice(label=Say(key="dice-label"), seat=TABLE, dice=(shown,)),
        Track(label=Say(key="conches"), most=MOST_VALUE, at=state.conches, crown=state.start),
        Grid(heads=heads, rows=((Say(key="sheet-stones"), tuple(stones(state))),)),
        *(_hand(state, seat) for seat in seats),
    )
    return Scene(parts=parts, start=state.start, next=Say(key="next-over") if state.step == "over" else None)


def _brook(state: State) -> Board:
    pieces = tuple(Piece(cell=stone, seat=seat) for stone, seat in state.owners.items())
    unread = (task.stone for task in state.queue if isinstance(task, Unread))
    shells = tuple(Piece(cell=stone, kind=SHELL.id) for stone in unread)
    lit = free(state) if state.step == "place" and not state.queue else ()
    signs = tuple(
        Sign(
            cell=stone,
            say=forms.number(value),
            label=Say(key="worth", args={"n": value}),
            place="value",
        )
        for stone, value in state.values.items()
    )
    return Board(layout="brook", pieces=(*pieces, *shells), signs=signs, lit=lit)


def _hand(state: State, seat: Seat) -> Hand:
    fist = state.fists[seat]
    if fist is None or fist.secret is None or fist.secret.value is None:
        return Hand(
            seat=seat, label=Say(key="hand-open" if fist is None else "hand-closed"), hidden=int(fist is not None)
        )
    items = tuple(Item(label=Say(key=f"pebble-{colour}"), n=n) for colour, n in fist.secret.value.items())
    return Hand(seat=seat, label=Say(key="hand-closed"), items=items)
