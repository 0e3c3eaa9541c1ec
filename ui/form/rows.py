"""The strip of a form's rows: a tab per seat, place or question, with its progress."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from companion.view.wire import AllotView, AmountView, ChoiceView, FieldView, SlotsView, ThrowView
from ui.form.fields import count_of
from ui.form.open_form import OpenForm
from ui.kit.block import LEAST_TARGET, Block, column_width, even_columns, grid, heading, lines, moved, overlay, pile
from ui.kit.keys import PAD, Kit, Look, key, mark_block
from ui.kit.text import fits, width
from ui.state import choices
from ui.state.acts import Bring

GAP = 4.0
SIZES = (16.0, 14.0)  # of a tab's letters
SMALLEST = SIZES[-1]
EDGE = 4.0  # left and right of a tab's text
WIDE_TAB = 72.0  # from this width on, mark and progress stand beside each other


def strip(kit: Kit, asking: OpenForm, front: str, w: float) -> Block:
    """A tab per row, in lines of equal columns."""
    firsts, keyed = _first_fields(asking), choices.is_keyed(asking.form, asking.values)
    columns = even_columns(len(firsts), w, _least_width(firsts, keyed))
    each = column_width(columns, w, GAP)
    short = choices.incomplete_keys(asking.form, asking.values)

    def tab(name: str, view: FieldView) -> Block:
        value, lacks = asking.values[choices.row(view)], name in short
        act = Bring(form=asking.form.id, key=name)
        return asking.kept.get(
            ("tab", act, each), (keyed, value, lacks, name == front),
            lambda: _tab(kit, view, value, act, each, keyed=keyed, lacks=lacks, is_front=name == front),
        )  # fmt: skip

    return grid([tab(name, view) for name, view in firsts.items()], columns, w, GAP)


def are_whole(asking: OpenForm, w: float) -> bool:
    """Whether every tab's text fits that width."""
    return _least_width(_first_fields(asking), choices.is_keyed(asking.form, asking.values)) <= w


def is_bare(asking: OpenForm, name: str) -> bool:
    """Whether this tab is the only one without a mark among seats' marks: its name may have no room."""
    bare = [key for key, view in _first_fields(asking).items() if view.mark is None]
    return choices.is_keyed(asking.form, asking.values) and bare == [name]


def fields_of(asking: OpenForm, name: str) -> list[FieldView]:
    """The asked fields of that row."""
    return [f for key, f in choices.keyed_fields(asking.form, asking.values) if key == name]


def _least_width(firsts: dict[str, FieldView], keyed: bool) -> float:
    """A tab's least width: a finger's, and the longest text's that may come, so that choices move nothing. A single
    name among seats' marks is cut rather than widening all tabs."""
    named = [view for view in firsts.values() if _is_named(view, keyed)]
    if len(named) < 2:
        return LEAST_TARGET
    return max(LEAST_TARGET, *(_least_field_width(view, keyed) + 2 * EDGE for view in named))


def _least_field_width(view: FieldView, keyed: bool) -> float:
    """The width for a name and the value below it. If both have no room, words replace the name, over two lines; a
    number never does."""
    if keyed or not isinstance(view, ChoiceView) or view.most > 1:
        return width(view.label, SMALLEST, True)
    texts = [option.text for option in view.options]
    if any(text.isdigit() or not text for text in texts):
        return max(width(text, SMALLEST, True) for text in (view.label, *texts))
    return max(_two_line_width(text) for text in (view.label, *texts))


@lru_cache(maxsize=1024)
def _two_line_width(text: str) -> float:
    """The width in which the text takes two lines at most."""
    whole = width(text, SMALLEST, True)
    return next((w for w in (whole * part / 10 for part in range(5, 10)) if fits(text, SMALLEST, w, 2, True)), whole)


def _is_named(view: FieldView, keyed: bool) -> bool:
    """Whether the tab shows a name: seats' tabs show the mark."""
    return view.mark is None or not keyed


def _first_fields(asking: OpenForm) -> dict[str, FieldView]:
    """The first field of each row, whose progress stands for the row's."""
    found: dict[str, FieldView] = {}
    for name, view in choices.keyed_fields(asking.form, asking.values):
        if name:
            found.setdefault(name, view)
    return found


def _status(view: FieldView, value: Any, keyed: bool, lacks: bool, w: float) -> str:
    """The progress of the row that begins with the field; if the field is the whole row, its choice."""
    if not keyed:
        return choices.field_words(view, value) if _is_single(view) else count_of(view, value) if value else ""
    return _progress(view, value, not lacks, w)


def _is_single(view: FieldView) -> bool:
    """Whether the field has one answer, a word or a number."""
    return isinstance(view, AmountView | ThrowView) or (isinstance(view, ChoiceView) and view.most == 1)


def _tab(
    kit: Kit, view: FieldView, value: Any, act: Bring, w: float, *, keyed: bool, lacks: bool, is_front: bool
) -> Block:
    """The tab of the row that begins with the field."""
    look: Look = "on" if is_front else "plain"
    far = _status(view, value, keyed, lacks, w)
    if _is_named(view, keyed):
        shown = _name_with_mark(kit, view, value, w) or _name(view.label, far, w)
        return overlay(key(w, LEAST_TARGET, "", act, look=look), shown)
    if w >= WIDE_TAB:
        return key(w, 48, far, act, look=look, size=18, lines=1, at=mark_block(kit, view.mark, 11), at_w=22)
    seat = moved(mark_block(kit, view.mark, 10) or Block(), w / 2, 15 if far else 24)
    text = lines((far,), 16, w, bold=far.startswith("✓"), anchor="middle")
    return overlay(key(w, 48, "", act, look=look), seat, moved(text, 0, 27))


def _name(name: str, told: str, w: float) -> Block:
    """A tab's name with the value below it; words stand alone if both have no room."""
    room = w - 2 * EDGE
    if told and (told.isdigit() or all(fits(text, SMALLEST, room, 1, True) for text in (name, told))):
        above = heading(name, SIZES, room, 1, anchor="middle")
        words = pile((above, heading(told, SIZES, room, 1, bold=True, anchor="middle")), 0)
    else:
        words = heading(told or name, SIZES, room, 2, bold=True, anchor="middle")
    return moved(words, EDGE, (LEAST_TARGET - words.h) / 2)


def _name_with_mark(kit: Kit, view: FieldView, value: Any, w: float) -> Block | None:
    """A tab's name with the chosen mark below it; None unless a mark without words is chosen."""
    options = view.options if isinstance(view, ChoiceView) and view.most == 1 else ()
    chosen = next((o.mark for o in options if o.value in value and not o.text), None)
    if chosen is None:
        return None
    name = heading(view.label, SIZES, w - 2 * EDGE, 1, anchor="middle")
    return overlay(moved(name, EDGE, 4), moved(mark_block(kit, chosen, 10) or Block(), w / 2, 34))


# ---- progress -----------------------------------------------------------------------------------------------
def _progress(view: FieldView, value: Any, done: bool, w: float) -> str:
    """A row's progress: a tick when complete, with its number if that fits. Defaults do not count yet."""
    match view:
        case SlotsView() if value == view.default:
            return ""
        case ChoiceView(most=1) if not value or value == view.default:
            return ""
        case AmountView() if value == view.default:
            return "" if value is None else str(value)
        case ThrowView() if done and choices.are_numbers(view):
            return _tick_text(sum(value.values()), w)
        case AmountView() if done:
            return _tick_text(value, w)
        case _ if done:
            return "✓"
        case AllotView():
            return f"{sum(value.values())}/{view.most}"
        case ThrowView():
            return f"{len(value)}/{len(view.dice)}"
        case _:
            return ""


def _tick_text(number: int, w: float) -> str:
    """A tick and the number if both fit, else the tick."""
    text = f"✓ {number}"
    return text if fits(text, 16, w - 2 * PAD - (28 if w >= WIDE_TAB else 0), bold=True) else "✓"
