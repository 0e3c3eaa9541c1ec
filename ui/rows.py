"""A strip of a form's keyed rows: whose they are, how far they are filled in, and which one is in front."""

from __future__ import annotations

from typing import Any

from companion.view.wire import AllotView, AmountView, ChoiceView, FieldView, ThrowView
from ui import choosing
from ui.acts import Bring
from ui.asking import Asking
from ui.block import LEAST_TARGET, Block, column_width, even_columns, grid, lines, moved, together
from ui.keys import PAD, Kit, Look, key, marked
from ui.letters import fits, width

GAP = 4.0
SIZES = (18.0, 16.0, 14.0)  # of a name on a tab
BESIDE_FROM = 72.0  # from this width on, mark and progress stand beside each other


def strip(kit: Kit, asking: Asking, front: str, w: float) -> Block:
    """A key per row, in lines of equal columns."""
    all_keys = choosing.keys(asking.form, asking.values)
    columns = even_columns(len(all_keys), w, _least(asking))
    each = column_width(columns, w, GAP)
    return grid([_tab(kit, asking, name, name == front, each) for name in all_keys], columns, w, GAP)


def strip_fits(asking: Asking, w: float) -> bool:
    """Whether all rows stand beside each other in that width."""
    n = len(choosing.keys(asking.form, asking.values))
    return n * (LEAST_TARGET + GAP) - GAP <= w


def _least(asking: Asking) -> float:
    """How wide a tab must be: as a finger, and for the longest name at the smallest size.

    A single name among seats' marks is cut off rather than that all tabs take another line.
    """
    names = [f.label for f in asking.form.fields if f.key and f.mark is None and choosing.asked(f, asking.values)]
    if len(names) < 2:
        return LEAST_TARGET
    return max(LEAST_TARGET, *(width(name, SIZES[-1], True) + 2 * PAD for name in names))


def _tab(kit: Kit, asking: Asking, name: str, is_front: bool, w: float) -> Block:
    first = next(f for f in asking.form.fields if f.key == name and choosing.asked(f, asking.values))
    done = name not in choosing.lacking(asking.form, asking.values)
    act = Bring(form=asking.form.id, key=name)
    look: Look = "on" if is_front else "plain"
    far = _progress(first, asking.values[choosing.row(first)], done, w)
    if first.mark is None:
        bold = look == "on"
        size = next((s for s in SIZES if fits(first.label, s, w - 2 * PAD, bold=bold)), SIZES[-1])
        return key(w, 48, first.label, act, look=look, size=size, lines=1, note=far)
    if w >= BESIDE_FROM:
        return key(w, 48, far, act, look=look, size=18, lines=1, at=marked(kit, first.mark, 11), at_w=22)
    seat = moved(marked(kit, first.mark, 10) or Block(), w / 2, 15)
    text = lines((far,), 16, w, bold=done, anchor="middle")
    return together(key(w, 48, "", act, look=look), seat, moved(text, 0, 27))


def _progress(view: FieldView, value: Any, done: bool, w: float) -> str:
    """How far a row is filled in: a tick when it is complete, with its number where that fits."""
    match view:
        case ThrowView() if done and not any(die.faces for die in view.dice):
            return _ticked(sum(value.values()), w)
        case AmountView() if done:
            return _ticked(value, w)
        case ChoiceView(many=False) if value is None:  # it may stay empty: nothing is told yet
            return ""
        case _ if done:
            return "✓"
        case AllotView():
            return f"{sum(value.values())}/{view.most}"
        case ThrowView():
            return f"{len(value)}/{len(view.dice)}"
        case _:
            return ""


def _ticked(number: int, w: float) -> str:
    """A tick and the number, where both fit."""
    text = f"✓ {number}"
    return text if fits(text, 16, w - 2 * PAD - (28 if w >= BESIDE_FROM else 0), bold=True) else "✓"
