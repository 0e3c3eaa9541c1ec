"""The field Throw: a square per die in its colour; tap one, then its number, and the next die is in turn."""

from __future__ import annotations

from typing import Any

from companion.view.wire import DieView, ThrowView
from ui.form.choice import icon_block
from ui.form.open_form import OpenForm, put
from ui.kit.block import (
    LEAST_TARGET,
    Block,
    Box,
    Target,
    column_width,
    even_columns,
    grid,
    lines,
    moved,
    overlay,
    panel,
    pile,
)
from ui.kit.keys import key
from ui.kit.text import width
from ui.state import choices, taps
from ui.state.acts import Put

DIE = 56.0
SMALL_DIE = 48.0  # to get more dice into one row
PICTURE = 32.0  # on the key of a face

ThrownFaces = dict[str, Any]  # the face of each die that has one


def throw(asking: OpenForm, view: ThrowView, value: ThrownFaces) -> Block:
    """The dice, and below them the keys for the die in turn."""
    ids, point, w = [die.id for die in view.dice], asking.points.get(choices.row(view)), asking.w
    turn = point if isinstance(point, str) and point in ids else taps.next_die(view, value)
    side, between = (DIE, 8.0) if not asking.compact and len(ids) * (DIE + 8) - 8 <= w else (SMALL_DIE, 4.0)
    dice = [_die(asking, view, die, value, die.id == turn, side) for die in view.dice]
    columns = max(1, int((w + between) // (side + between)))
    squares = grid(dice, columns, columns * (side + between) - between, between)
    die = view.dice[ids.index(turn)]
    return pile((squares, (_faces if die.faces else _digits)(asking, view, die, value)), asking.gap)


def _die(asking: OpenForm, view: ThrowView, die: DieView, value: ThrownFaces, turn: bool, side: float) -> Block:
    """A die; a tap puts it in turn and clears it, to enter another number."""
    act = put(asking, view, {k: v for k, v in value.items() if k != die.id}, die.id)
    fill, ink = ("paper", "ink") if die.tint == "none" else (die.tint, f"on-{die.tint}")
    shown = choices.face(die, value[die.id]) if die.id in value else "?" if turn else ""
    icon = next((o.icon for o in die.faces if die.id in value and o.value == value[die.id]), None)
    size = 26 if width(shown, 26, True) <= side - 12 else 16
    ring = (panel(side, side, "", "brass", 5, r=10),) if turn else ()
    square = panel(side - 4, side - 4, fill, "ink", 2, r=9, x=2, y=2)
    text = lines((shown,), size, side - 12, ink=ink, bold=True, anchor="middle")
    drawn = moved(icon_block(icon, side - 12), side / 2, side / 2) if icon else moved(text, 6, (side - text.h) / 2)
    box = Block(h=side, shapes=(square, *ring), targets=(Target(box=Box(w=side, h=side), act=act),))
    return overlay(box, drawn)


# ---- the keys -------------------------------------------------------------------------------------------
def _faces(asking: OpenForm, view: ThrowView, die: DieView, value: ThrownFaces) -> Block:
    """A key per face; a face with a picture needs no word, but perhaps its number."""
    widest = max(0.0 if o.icon else width(o.text, 20, True) for o in die.faces) + 16
    columns = even_columns(len(die.faces), asking.w, max(LEAST_TARGET, widest))
    each = column_width(columns, asking.w, 4)
    keys = [
        key(each, 48, o.note if o.icon else o.text, _roll_put(asking, view, {**value, die.id: o.value}, die.id),
            look="on" if value.get(die.id) == o.value else "plain", at=icon_block(o.icon, PICTURE) if o.icon else None,
            at_w=PICTURE)
        for o in die.faces
    ]  # fmt: skip
    return grid(keys, columns, asking.w, 4)


def _roll_put(asking: OpenForm, view: ThrowView, value: ThrownFaces, die: str) -> Put:
    """The act that sets the die and puts the next one in turn."""
    return put(asking, view, value, taps.next_die(view, value, die))


def _digits(asking: OpenForm, view: ThrowView, die: DieView, value: ThrownFaces) -> Block:
    """Ten digits; with several dice, an arrow leads on to the next."""
    columns = min(11, int((asking.w + 4) // 52))
    each = column_width(columns, asking.w, 4)
    keys = [key(each, 48, digit, _digit_put(asking, view, die, value, int(digit))) for digit in "1234567890"]
    if len(view.dice) > 1:
        keys.append(key(each, 48, "→", _roll_put(asking, view, value, die.id) if die.id in value else None, size=22))
    return grid(keys, columns, asking.w, 4)


def _digit_put(asking: OpenForm, view: ThrowView, die: DieView, value: ThrownFaces, digit: int) -> Put | None:
    """The act of the digit; None if the die has no such number."""
    number = taps.type_digit(die, value.get(die.id), digit)
    if number is None:
        return None
    new, grows = {**value, die.id: number}, taps.may_grow(die, number)
    return put(asking, view, new, die.id, more=True) if grows else _roll_put(asking, view, new, die.id)
