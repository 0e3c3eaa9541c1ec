"""A number pad that adds: 12+7+30. Every key carries the whole new value of its field (`Put`), and what is typed."""

from __future__ import annotations

from companion.view.wire import AmountView
from ui.form.filling import OpenForm, put
from ui.kit.block import Block, column_width, grid, heading, moved, panel, pile, together
from ui.kit.keys import key
from ui.state import choosing, taps
from ui.state.acts import Bring, Point

KEY_H, LOW_H = 52.0, 48.0
LINE_H, LOW_LINE_H = 40.0, 35.0
GAP = 4.0
BROAD = 480.0  # from this width on, the signs stand beside the digits
FEW = 5  # digits in a row


def number_pad(asking: OpenForm, view: AmountView, value: int | None, point: Point | None) -> Block:
    """What is typed, and the keys below it; one of them leads on to the next row of the form."""
    typed = point if isinstance(point, str) else None
    is_broad = asking.w >= BROAD
    columns, h = 7 if is_broad else FEW, LOW_H if asking.compact else KEY_H
    each = column_width(columns, asking.w, GAP)
    signs = "12345+−67890⌫→" if is_broad else "1234567890+−⌫→"
    further = _further(asking, view)
    keys = [
        _key(asking, view, value, typed, sign, each, h) if sign != "→" else key(each, h, sign, further, size=22)
        for sign in signs
        if sign != "→" or further
    ]
    return pile(
        (_line(typed, value, asking.w, LOW_LINE_H if asking.compact else LINE_H), grid(keys, columns, asking.w, GAP)),
        GAP,
    )


def _line(typed: str | None, value: int | None, w: float, h: float) -> Block:
    """The number as it stands; a sum with what it comes to."""
    shown = choosing.NOTHING if value is None else str(value).replace("-", taps.MINUS)
    said = f"{typed} = {shown}" if typed and taps.is_sum(typed) else typed or shown
    text = heading(said, (28, 24, 20, 16), w - 24, 1, bold=True, anchor="end")
    box = Block(h=h, shapes=(panel(w, h, "paper", "brass2", 3),))
    return together(box, moved(text, 12, (h - text.h) / 2))


def _key(
    asking: OpenForm, view: AmountView, value: int | None, typed: str | None, sign: str, w: float, h: float
) -> Block:
    after = taps.padded(view, value, typed, sign)
    if after is None:
        return key(w, h, sign, look="off", size=22)
    return key(w, h, sign, put(asking, view, taps.summed(after), point=after, more=True), size=22)


def _further(asking: OpenForm, view: AmountView) -> Bring | None:
    """The tap that leads to the next row; None behind the last one, and where there is but one."""
    rows = choosing.keys(asking.form, asking.values)
    here = choosing.key_of(asking.form, asking.values, view)
    behind = rows[rows.index(here) + 1 :] if here in rows else []
    return Bring(form=asking.form.id, key=behind[0]) if behind else None
