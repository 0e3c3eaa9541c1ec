"""The seven kinds of field as blocks of keys. A key carries the whole new value of its field (`Put`)."""

from __future__ import annotations

from typing import Any, assert_never

from msgspec import structs

from companion.view.wire import (
    AllotView,
    AmountView,
    CellsView,
    ChoiceView,
    FieldView,
    FormView,
    OptionView,
    SlotsView,
    TextView,
    ThrowView,
)
from rules.kit.types import Frozen
from ui import choosing
from ui.acts import Aim, Point, Put
from ui.block import EMPTY, Block, column_width, grid, heading, lines, moved, pile, together
from ui.cards import card, pictured
from ui.dice import throw
from ui.keyboard import typing
from ui.keys import MARK, PAD, Kit, Look, key, key_height, mark, marked
from ui.letters import width

MOST_COLUMNS = 6
NUMBER_KEYS = 7  # an Amount with at most so many values gets a key each
STEP_W = 56.0
ICON = 40.0  # a picture before an option's text
CARDS_FROM = 400.0  # from this width on, pictures make cards
WIDE = 600.0  # from this width on, labels stand beside their keys
WIDE_LABEL = 240.0


class Asking(Frozen, frozen=True, kw_only=True):
    """A form as it stands, and the room for it."""

    form: FormView
    values: choosing.Values
    points: dict[choosing.Row, Point]
    w: float
    tall: float = 0  # how high cards may be


def field(kit: Kit, asking: Asking, view: FieldView, *, labelled: bool = True) -> Block:
    """One field: its label and its keys."""
    value = asking.values[choosing.row(view)]
    if labelled and asking.w >= WIDE and view.label and isinstance(view, ChoiceView | AmountView | AllotView):
        label = _label(kit, view, _count(view, value), WIDE_LABEL)
        keys = field(kit, structs.replace(asking, w=asking.w - WIDE_LABEL - 16), view, labelled=False)
        return together(moved(label, 0, 16), moved(keys, WIDE_LABEL + 16, 0))
    label = _label(kit, view, _count(view, value), asking.w) if labelled else EMPTY
    match view:
        case ChoiceView():
            return _choice(kit, asking, view, value, label)
        case AmountView():
            return pile((label, _amount(asking, view, value)), 4)
        case AllotView():
            return pile((label, _allot(asking, view, value)), 4)
        case CellsView():
            return pile((label, _cells(kit, asking, view, value)), 4)
        case SlotsView():
            return pile((label, _slots(asking, view, value)), 4)
        case ThrowView():
            return pile((label, throw(view, asking.form.id, value, asking.points.get(choosing.row(view)), asking.w)), 4)
        case TextView():
            point = asking.points.get(choosing.row(view))
            return pile((label, typing(kit, view, asking.form.id, value, point, asking.w)), 6)
        case _:
            assert_never(view)


def _put(asking: Asking, view: FieldView, value: Any, point: Point | None = None) -> Put:
    return Put(form=asking.form.id, row=choosing.row(view), value=value, point=point)


# ---- labels ---------------------------------------------------------------------------------------------
def _label(kit: Kit, view: FieldView, count: str, w: float) -> Block:
    """The field's label with the mark of its seat, at the right what is chosen already."""
    if not (view.label or view.mark):
        return EMPTY
    before = MARK + 4 if view.mark else 0.0
    after = width(count, 16, True) + 8 if count else 0.0
    text = heading(view.label, (16,), w - before - after, 2, ink="ink" if view.mark else "ink2", bold=bool(view.mark))
    parts = [moved(text, before, 0)]
    if view.mark:
        parts.append(Block(h=24, shapes=(mark(kit, view.mark, 12, 11, 9),)))
    if count:
        parts.append(moved(lines((count,), 16, after, bold=True, anchor="end"), w - after, 0))
    return together(*parts)


def _count(view: FieldView, value: Any) -> str:
    """How much of a field is filled in, where that is not plain to see."""
    match view:
        case ChoiceView(many=True) if view.most > 1:
            return f"{len(value)} / {view.most}"
        case CellsView() if view.many and view.most > 1:
            return f"{len(value)} / {view.most}"
        case AllotView():
            return f"{sum(value.values())} / {view.most}"
        case ThrowView() if len(view.dice) > 1 and not any(die.faces for die in view.dice):
            return f"= {sum(value.values())}" if value else ""
        case _:
            return ""


# ---- Choice ---------------------------------------------------------------------------------------------
def _choice(kit: Kit, asking: Asking, view: ChoiceView, value: Any, label: Block) -> Block:
    chosen = value if view.many else [value]
    if asking.w >= CARDS_FROM and any(option.icon for option in view.options):
        return pile((label, _cards(asking, view, chosen)), 4)
    side = 96.0
    if view.key and label.h and label.h <= 24 and _columns(view.options, asking.w - side) == len(view.options):
        beside = _label(kit, view, "", side - 8)
        keys = _keys(kit, asking, view, chosen, asking.w - side)
        return together(moved(beside, 0, (keys.h - beside.h) / 2), moved(keys, side, 0))
    return pile((label, _keys(kit, asking, view, chosen, asking.w)), 4)


def _before(option: OptionView) -> float:
    """The room that a mark or picture takes before an option's text."""
    at_w = ICON if option.icon else MARK if option.mark else 0.0
    return at_w + 6 if at_w and option.text else at_w


def _natural(option: OptionView) -> float:
    """How wide an option wants to be; behind a picture its text may take two lines."""
    unbroken = option.text.split() if option.icon else [option.text]
    text = max((width(part, 20, True) for part in unbroken), default=0.0)
    return 2 * PAD + _before(option) + max(text, width(option.note, 16))


def _columns(options: tuple[OptionView, ...], w: float) -> int:
    """As many columns as the widest option allows, spread evenly over the rows."""
    widest = max((_natural(o) for o in options), default=w)
    for columns in range(min(MOST_COLUMNS, len(options)), 1, -1):
        if column_width(columns, w, _gap(columns)) >= max(48.0, widest):
            rows = -(-len(options) // columns)
            return -(-len(options) // rows)
    return 1


def _gap(columns: int) -> float:
    return 4.0 if columns > 3 else 8.0


def _keys(kit: Kit, asking: Asking, view: ChoiceView, chosen: list[Any], w: float) -> Block:
    columns = _columns(view.options, w)
    gap = _gap(columns)
    each = column_width(columns, w, gap)
    heights = [key_height(each, o.text, o.note, before=_before(o), least=56 if o.icon else 52) for o in view.options]
    if columns > 1:
        heights = [max(heights)] * len(heights)
    keys = [
        _option(kit, asking, view, o, o.value in chosen, each, h, columns == 1)
        for o, h in zip(view.options, heights, strict=True)
    ]
    return grid(keys, columns, w, 4 if columns == 1 else gap)


def _option(
    kit: Kit, asking: Asking, view: ChoiceView, option: OptionView, on: bool, w: float, h: float, start: bool
) -> Block:
    value = choosing.picked(view, asking.values[choosing.row(view)], option.value)
    text = f"✓ {option.text}" if on and view.many and option.text else option.text
    look: Look = "on" if on else "plain"
    at, at_w = (pictured(option.icon, ICON), ICON) if option.icon else (marked(kit, option.mark), MARK)
    return key(w, h, text, _put(asking, view, value), look=look, start=start, note=option.note, at=at, at_w=at_w)


def _cards(asking: Asking, view: ChoiceView, chosen: list[Any]) -> Block:
    columns = min(max(3, len(view.options)), max(2, int((asking.w + 12) // 156)), 5)
    rows = -(-len(view.options) // columns)
    each = column_width(columns, asking.w, 12)
    h = max(176.0, (asking.tall - 12 * (rows - 1)) / rows)
    value = asking.values[choosing.row(view)]
    cards = [
        card(option, _put(asking, view, choosing.picked(view, value, option.value)), option.value in chosen, each, h)
        for option in view.options
    ]
    return grid(cards, columns, asking.w, 12)


# ---- Amount and Allot ---------------------------------------------------------------------------------------
def _amount(asking: Asking, view: AmountView, value: int | None) -> Block:
    if view.most - view.least < NUMBER_KEYS:
        numbers = range(view.least, view.most + 1)
        columns = len(numbers) if asking.w >= len(numbers) * 52 - 4 else -(-len(numbers) // 2)
        each = column_width(columns, asking.w, 4)
        keys = [key(each, 52, str(n), _put(asking, view, n), look="on" if n == value else "plain") for n in numbers]
        return grid(keys, columns, asking.w, 4)
    shown = choosing.NOTHING if value is None else str(value)
    steps = _stepper(asking, view, value, ((-1, "−"), (1, "+")), 64, 30)
    number = heading(shown, (34, 26), asking.w - 144, 1, bold=True, anchor="middle")
    return pile((together(steps, moved(number, 72, (56 - number.h) / 2)), _jumps(asking, view, value)))


def _jumps(asking: Asking, view: AmountView, value: int | None) -> Block:
    span = view.most - view.least
    if span <= 10:
        return EMPTY
    by = (2, 5) if span <= 40 else (5, 10) if span <= 200 else (10, 100)
    each = column_width(4, asking.w, 4)
    steps = ((-by[1], f"−{by[1]}"), (-by[0], f"−{by[0]}"), (by[0], f"+{by[0]}"), (by[1], f"+{by[1]}"))
    return together(
        *(moved(_step(asking, view, value, d, t, each, 48, 18), i * (each + 4), 0) for i, (d, t) in enumerate(steps))
    )


def _stepper(
    asking: Asking, view: AmountView, value: int | None, steps: tuple[tuple[int, str], ...], w: float, size: float
) -> Block:
    left, right = (_step(asking, view, value, by, text, w, STEP_W, size) for by, text in steps)
    return together(left, moved(right, asking.w - w, 0))


def _step(
    asking: Asking, view: AmountView, value: int | None, by: int, text: str, w: float, h: float, size: float
) -> Block:
    """A key that changes the number, stopping at the ends; the first tap on an empty number sets its least."""
    to = view.least if value is None else min(view.most, max(view.least, value + by))
    if to == value:
        return key(w, h, text, look="off", size=size)
    return key(w, h, text, _put(asking, view, to), size=size, bold=True)


def _allot(asking: Asking, view: AllotView, value: dict[str, int]) -> Block:
    return pile([_allot_line(asking, view, value, i) for i in range(len(view.lines))], 4)


def _allot_line(asking: Asking, view: AllotView, value: dict[str, int], i: int) -> Block:
    line = view.lines[i]
    steps = 48 + 36 + 48
    name = heading(line.text, (18, 16), asking.w - steps - 8, 2)
    number = heading(str(value.get(line.id, 0)), (22,), 36, 1, bold=True, anchor="middle")
    parts = [moved(name, 0, (48 - name.h) / 2), moved(number, asking.w - 84, (48 - number.h) / 2)]
    for by, text, x in ((-1, "−", asking.w - steps), (1, "+", asking.w - 48)):
        changed = choosing.allotted(view, value, line.id, by)
        step = key(48, 48, text, _put(asking, view, changed)) if changed is not None else key(48, 48, text, look="off")
        parts.append(moved(step, x, 0))
    return together(*parts)


# ---- Cells and Slots ------------------------------------------------------------------------------------------
def _cells(kit: Kit, asking: Asking, view: CellsView, value: list[str]) -> Block:
    if not value:
        return lines((kit.word("tap-board"),), 18, asking.w)
    return key(112, 48, kit.word("clear"), _put(asking, view, []), size=18)


def _slots(asking: Asking, view: SlotsView, value: list[Any]) -> Block:
    """A row of slots, the next one lit, and the alphabet below; slots that lie on the board have no row."""
    slot = slot_in_turn(asking, view, value)
    texts = {str(o.value): o.text for o in view.options}
    fit = int((asking.w + 4) // 52)
    columns = -(-view.slots // -(-view.slots // fit))
    each = column_width(columns, asking.w, 4)
    row = [
        key(each, 52, texts.get(item, str(i + 1)), Aim(form=asking.form.id, row=choosing.row(view), point=i),
            look="on" if i == slot else "plain" if item is not None else "off", size=18, lines=1)
        for i, item in enumerate(value)
    ]  # fmt: skip
    shown = EMPTY if view.cells else grid(row, columns, asking.w, 4)
    return pile((shown, _alphabet(asking, view, value, slot)), 12)


def _alphabet(asking: Asking, view: SlotsView, value: list[Any], slot: int) -> Block:
    columns = _columns(view.options, asking.w)
    each = column_width(columns, asking.w, _gap(columns))
    keys = [_letter(asking, view, value, slot, option, each) for option in view.options]
    return grid(keys, columns, asking.w, _gap(columns))


def slot_in_turn(asking: Asking, view: SlotsView, value: list[Any]) -> int:
    """The slot that the next tap fills."""
    point = asking.points.get(choosing.row(view))
    return point if isinstance(point, int) and point < view.slots else choosing.next_slot(value)


def _letter(asking: Asking, view: SlotsView, value: list[Any], slot: int, option: OptionView, w: float) -> Block:
    changed = choosing.slotted(view, value, slot, str(option.value))
    if changed is None:
        return key(w, 52, option.text, look="off", note=option.note)
    return key(w, 52, option.text, _put(asking, view, changed, choosing.next_slot(changed, slot)), note=option.note)
