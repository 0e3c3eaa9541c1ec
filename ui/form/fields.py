"""The seven kinds of field as blocks of keys. A key carries its field's whole new value (`Put`)."""

from __future__ import annotations

from typing import Any, assert_never

from msgspec import structs

from companion.view.wire import (
    AllotView,
    AmountView,
    ChoiceView,
    FieldView,
    SlotsView,
    TextView,
    ThrowView,
)
from ui.form.amount import allot, amount
from ui.form.choice import choice, is_in_one_row
from ui.form.keyboard import text_entry
from ui.form.open_form import OpenForm
from ui.form.slots import slots
from ui.form.throw import throw
from ui.kit.block import Block, heading, lines, moved, overlay, pile
from ui.kit.keys import MARK, Kit, mark
from ui.kit.text import width
from ui.state import choices

WIDE = 600.0  # from this width on labels stand beside their keys
WIDE_LABEL = 240.0
ROW_LABEL = 96.0  # a row's name beside its few short options


def field(kit: Kit, asking: OpenForm, view: FieldView, *, labelled: bool = True) -> Block:
    """A field's label and keys; cached until the field changes."""
    row = choices.row(view)
    room = (asking.w, asking.tall, asking.gap, asking.compact, asking.lines, asking.brief, asking.unsaid)
    beside = choices.keys(asking.form, asking.values) if isinstance(view, AmountView) and view.keys == "typed" else ()
    return asking.kept.get(
        (asking.form.id, row, labelled, room), (asking.values[row], asking.points.get(row), beside),
        lambda: _field(kit, asking, view, labelled=labelled),
    )  # fmt: skip


def _field(kit: Kit, asking: OpenForm, view: FieldView, *, labelled: bool) -> Block:
    value = asking.values[choices.row(view)]
    if not labelled or not (view.label or view.mark):
        return _keys(kit, asking, view, value)
    count = count_of(view, value)
    if asking.page and asking.w >= WIDE and view.label and isinstance(view, ChoiceView | AmountView | AllotView):
        return _labelled_keys(kit, asking, view, value, count, WIDE_LABEL, 16)
    if asking.compact and view.mark and isinstance(view, AmountView) and view.keys == "step":
        return _marked_steps(kit, asking, view, value)
    name = label(kit, view, count, asking.w)
    brief = width(view.label, 16, bool(view.mark)) + (MARK + 4 if view.mark else 0) <= ROW_LABEL - 8
    if isinstance(view, ChoiceView) and view.key and brief and is_in_one_row(view, asking.w - ROW_LABEL):
        return _labelled_keys(kit, asking, view, value, "", ROW_LABEL - 8, 8)
    return pile((name, _keys(kit, asking, view, value)), 6 if isinstance(view, TextView) else 4)


def _labelled_keys(kit: Kit, asking: OpenForm, view: FieldView, value: Any, count: str, w: float, gap: float) -> Block:
    """The label beside the keys, centred on their first row."""
    name = label(kit, view, count, w)
    keys = _keys(kit, structs.replace(asking, w=asking.w - w - gap), view, value)
    return overlay(moved(name, 0, max(0.0, (min(keys.h, 52) - name.h) / 2)), moved(keys, w + gap, 0))


def _marked_steps(kit: Kit, asking: OpenForm, view: AmountView, value: Any) -> Block:
    """The steps, with the seat's mark alone as their label."""
    assert view.mark
    steps = amount(structs.replace(asking, w=asking.w - MARK - 4), view, value)
    return overlay(Block(shapes=(mark(kit, view.mark, 12, steps.h / 2, 10),)), moved(steps, MARK + 4, 0))


def _keys(kit: Kit, asking: OpenForm, view: FieldView, value: Any) -> Block:
    match view:
        case ChoiceView():
            return choice(kit, asking, view, value)
        case AmountView():
            return amount(asking, view, value)
        case AllotView():
            return allot(kit, asking, view, value)
        case SlotsView():
            return slots(kit, asking, view, value)
        case ThrowView():
            return throw(asking, view, value)
        case TextView():
            return text_entry(kit, asking, view, value)
        case _:
            assert_never(view)


# ---- labels ---------------------------------------------------------------------------------------------
def label(kit: Kit, view: FieldView, count: str, w: float) -> Block:
    """A field's label with its seat's mark, and at the right the count."""
    before = MARK + 4 if view.mark else 0.0
    after = width(count, 16, True) + 8 if count else 0.0
    text = heading(
        view.label, (16, 14), w - before - after, 4, ink="ink" if view.mark else "ink2", bold=bool(view.mark)
    )
    parts = [moved(text, before, 0)]
    if view.mark:
        parts.append(Block(h=24, shapes=(mark(kit, view.mark, 12, 11, 9),)))
    if count:
        parts.append(moved(lines((count,), 16, after, bold=True, anchor="end"), w - after, 0))
    return overlay(*parts)


def count_of(view: FieldView, value: Any) -> str:
    """A field's amount filled in, if the keys do not show it plainly."""
    match view:
        case ChoiceView() if view.most > 1:
            return _count_text(view, len(value))
        case AllotView():
            return _count_text(view, sum(value.values()))
        case ThrowView() if len(view.dice) > 1 and choices.are_numbers(view):
            return f"= {sum(value.values())}" if value else ""
        case _:
            return ""


def _count_text(view: ChoiceView | AllotView, n: int) -> str:
    """The count, with the wanted number if it is fixed."""
    return f"{n} / {view.most}" if view.least == view.most else str(n or "")
