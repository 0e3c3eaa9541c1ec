"""The fields Amount and Allot: keys that count. A key carries its field's whole new value (`Put`)."""

from __future__ import annotations

from msgspec import structs

from companion.view.wire import AllotView, AmountView, LineView
from ui.form.open_form import OpenForm, put
from ui.kit.block import (
    EMPTY,
    Block,
    Box,
    Target,
    column_width,
    even_columns,
    grid,
    heading,
    lines,
    moved,
    overlay,
    panel,
    pile,
)
from ui.kit.keys import MARK, Kit, Look, key, mark
from ui.kit.text import fits, width
from ui.state import choices, taps
from ui.state.acts import Act, Aim, Bring, Put

NUMBER = (34.0, 26.0)  # sizes of its letters
STEP_H = 56.0
MOST_STEPS = 400.0  # the greatest width of a number with its keys
LEAST_FOR_ALL = 250.0  # narrower: no room for the small jump
STEPS_W = 48.0 + 36.0 + 48.0  # minus, number, plus
LEAST_LINE = 200.0  # the least width of a line of an Allot beside others
QUICK_COUNT = 14  # up to this a recount after a slip is quick
MANY_LINES = 4  # more lines than these are counted on keys in a compact form
LEAST_COUNTER, MOST_COUNTER = 58.0, 120.0  # widths of a counting key
EDGE = 3.0  # left and right of its name
PAD_H, LOW_PAD_H = 52.0, 48.0  # of the number pad's keys
LINE_H, LOW_LINE_H = 40.0, 35.0
BROAD_PAD = 480.0  # from this width on, the signs stand beside the digits
FEW_COLUMNS = 5  # digits in a row
OTHER_NUMBERS = "…"  # on the key for all numbers without a key


# ---- Amount ---------------------------------------------------------------------------------------------
def amount(asking: OpenForm, view: AmountView, value: int | None) -> Block:
    """A key per number, a number pad, or keys for steps and jumps."""
    if view.keys == "typed" or choices.row(view) in asking.points:
        return _number_pad(asking, view, value)
    if view.keys == "each":
        return _number_keys(asking, view, value)
    return _one_line(asking, view, value) if asking.compact else _two_lines(asking, view, value)


def _number_keys(asking: OpenForm, view: AmountView, value: int | None) -> Block:
    """A key per number; if some have none, one more key opens the pad."""
    numbers = view.likely or range(view.least, view.most + 1)
    pad = Aim(form=asking.form.id, row=choices.row(view), point="")
    columns = even_columns(len(numbers) + bool(view.likely), asking.w)
    each, h = column_width(columns, asking.w, 4), 48 if asking.compact else 52
    keys = [key(each, h, str(n), put(asking, view, n), look="on" if n == value else "plain") for n in numbers]
    return grid([*keys, *([key(each, h, OTHER_NUMBERS, pad)] if view.likely else [])], columns, asking.w, 4)


def _two_lines(asking: OpenForm, view: AmountView, value: int | None) -> Block:
    """Minus, the number, plus; below them jumps."""
    asking = structs.replace(asking, w=min(MOST_STEPS, asking.w))
    near, far = view.jumps
    single = overlay(
        _step_keys(asking, view, value, (-1,), 64),
        moved(_number(value, asking.w - 144), 72, 8),
        moved(_step_keys(asking, view, value, (1,), 64), asking.w - 64, 0),
    )
    each = column_width(4, asking.w, 4)
    return pile((single, _step_keys(asking, view, value, (-far, -near, near, far), each, 48)), asking.gap)


def _one_line(asking: OpenForm, view: AmountView, value: int | None) -> Block:
    """The number between steps on either side; more of them upwards if it counts from its minimum."""
    asking = structs.replace(asking, w=min(MOST_STEPS, asking.w))
    jumps = [n for n in view.jumps if n <= 10]
    if asking.w < LEAST_FOR_ALL:
        jumps = jumps[-1:]
    rises = view.default in (None, view.least)
    down, up = ((-1,), (1, *jumps)) if rises else ((-jumps[-1], -1), (1, jumps[-1]))
    if asking.w - 52 * len(down + up) < width(str(view.most), NUMBER[-1], True):  # the number must stay readable
        down = down[-1:]
    left, right = 52 * len(down), 52 * len(up)
    return overlay(
        _step_keys(asking, view, value, down, 48),
        moved(_number(value, asking.w - left - right), left, 8),
        moved(_step_keys(asking, view, value, up, 48), asking.w - right + 4, 0),
    )


def _number(value: int | None, w: float) -> Block:
    shown = choices.NO_CHOICE if value is None else str(value)
    return heading(shown, NUMBER, w, 1, bold=True, anchor="middle")


def _step_keys(
    asking: OpenForm, view: AmountView, value: int | None, steps: tuple[int, ...], each: float, h: float = STEP_H
) -> Block:
    """Step keys side by side."""
    return overlay(
        *(moved(_step_key(asking, view, value, by, each, h), i * (each + 4), 0) for i, by in enumerate(steps))
    )


def _step_key(asking: OpenForm, view: AmountView, value: int | None, by: int, w: float, h: float) -> Block:
    """A step key, clamped at both ends; an empty number starts at its minimum."""
    text = ("−" if by < 0 else "+") + (str(abs(by)) if abs(by) > 1 else "")
    size = 18.0 if abs(by) > 1 else 30.0
    if value is None:
        to = None if by < 0 else view.least if by == 1 else min(view.most, view.least + by)
    else:
        to = min(view.most, max(view.least, value + by))
    act = None if to == value else put(asking, view, to, more=True)
    return key(w, h, text, act, size=size, bold=act is not None)


# ---- the number pad ------------------------------------------------------------------------------------
def _number_pad(asking: OpenForm, view: AmountView, value: int | None) -> Block:
    """A pad that adds (12+7+30): the typed text, and keys below it, one of which leads to the next row."""
    point = asking.points.get(choices.row(view))
    typed = point if isinstance(point, str) else None
    columns, signs = (7, "12345+−67890⌫") if asking.w >= BROAD_PAD else (FEW_COLUMNS, "1234567890+−⌫")
    h, line_h = (LOW_PAD_H, LOW_LINE_H) if asking.compact else (PAD_H, LINE_H)
    each = column_width(columns, asking.w, 4)
    acts: dict[str, Act | None] = {sign: _pad_put(asking, view, value, typed, sign) for sign in signs}
    if further := _next_row(asking, view):
        acts["→"] = further
    keys = [key(each, h, sign, act, size=22) for sign, act in acts.items()]
    return pile((_sum(typed, value, asking.w, line_h), grid(keys, columns, asking.w, 4)), 4)


def _sum(typed: str | None, value: int | None, w: float, h: float) -> Block:
    """The typed number, or the typed sum with its result."""
    shown = choices.NO_CHOICE if value is None else str(value).replace("-", taps.MINUS)
    said = f"{typed} = {shown}" if typed and taps.is_sum(typed) else typed or shown
    text = heading(said, (28, 24, 20, 16), w - 24, 1, bold=True, anchor="end")
    box = Block(h=h, shapes=(panel(w, h, "paper", "brass2", 3),))
    return overlay(box, moved(text, 12, (h - text.h) / 2))


def _pad_put(asking: OpenForm, view: AmountView, value: int | None, typed: str | None, sign: str) -> Put | None:
    """The act of a key of the pad; None if the key does nothing."""
    after = taps.press_pad(view, value, typed, sign)
    return None if after is None else put(asking, view, taps.typed_total(after), point=after, more=True)


def _next_row(asking: OpenForm, view: AmountView) -> Bring | None:
    """The act that leads to the next row; None if there is none."""
    rows = choices.keys(asking.form, asking.values)
    here = choices.key_of(asking.form, asking.values, view)
    behind = rows[rows.index(here) + 1 :] if here in rows else []
    return Bring(form=asking.form.id, key=behind[0]) if behind else None


# ---- Allot ----------------------------------------------------------------------------------------------
def allot(kit: Kit, asking: OpenForm, view: AllotView, value: dict[str, int]) -> Block:
    """A line per thing to allot; compact, a key per thing that counts up. On the board, a line per place with something
    on it, in the order of the taps."""
    if view.keys == "board":
        there = [line for id in value for line in view.lines if line.id == id]
        rows = [_line(kit, asking, view, value, line) for line in there]
        return pile(rows, 4) if rows else lines((kit.word("tap-board"),), 18, asking.w)
    if asking.compact and _may_be_counted(view):
        return _counters(kit, asking, view, value)
    columns = _line_columns(view, asking.w)
    gap = 4 if columns == 1 else 12
    one = structs.replace(asking, w=column_width(columns, asking.w, gap))
    return grid([_line(kit, one, view, value, line) for line in view.lines], columns, asking.w, gap)


def _line_columns(view: AllotView, w: float) -> int:
    """The number of columns in which all names fit."""
    most = even_columns(len(view.lines), w, LEAST_LINE)
    before = MARK + 4 if any(line.mark for line in view.lines) else 0
    rooms = ((n, column_width(n, w, 12) - STEPS_W - 8 - before) for n in range(most, 1, -1))
    return next((n for n, room in rooms if all(fits(line.text, 16, room, 2) for line in view.lines)), 1)


def _may_be_counted(view: AllotView) -> bool:
    """Whether a few taps fill the field in, or it has too many lines for any other way."""
    few = min(view.most, max(line.cap for line in view.lines)) <= QUICK_COUNT
    return few or len(view.lines) > MANY_LINES


def _line(kit: Kit, asking: OpenForm, view: AllotView, value: dict[str, int], line: LineView) -> Block:
    """Name, minus, number, plus; a tap on the name adds one as well."""
    name = _name(kit, line, asking.w - STEPS_W - 8)
    number = heading(str(value.get(line.id, 0)), (22,), 36, 1, bold=True, anchor="middle")
    more, less = (_count_put(asking, view, value, line, by) for by in (1, -1))
    taps = (Target(box=Box(w=asking.w - STEPS_W - 8, h=48), act=more),) if more else ()
    return overlay(
        Block(h=48, targets=taps),
        moved(name, 0, (48 - name.h) / 2),
        moved(number, asking.w - 84, (48 - number.h) / 2),
        moved(key(48, 48, "−", less), asking.w - STEPS_W, 0),
        moved(key(48, 48, "+", more), asking.w - 48, 0),
    )


def _name(kit: Kit, line: LineView, w: float) -> Block:
    if line.mark is None:
        return heading(line.text, (18, 16), w, 2)
    text = heading(line.text, (18, 16), w - MARK - 4, 2)
    return overlay(moved(text, MARK + 4, 0), Block(shapes=(mark(kit, line.mark, 10, text.h / 2, 9),)))


def _count_put(asking: OpenForm, view: AllotView, value: dict[str, int], line: LineView, by: int) -> Put | None:
    """The act that counts one up or down; None if a cap or the sum forbids it."""
    changed = taps.allot(view, value, line.id, by)
    return None if changed is None else put(asking, view, changed, more=sum(changed.values()) < view.most)


def _counters(kit: Kit, asking: OpenForm, view: AllotView, value: dict[str, int]) -> Block:
    """A counting key per thing, and one that clears all."""
    columns = even_columns(len(view.lines) + 1, asking.w, _counter_w(view))
    each = column_width(columns, asking.w, 4)
    keys = [_counter(kit, asking, view, value, line, each) for line in view.lines]
    return grid((*keys, _clear_key(kit, asking, view, value, each)), columns, asking.w, 4)


def _clear_key(kit: Kit, asking: OpenForm, view: AllotView, value: dict[str, int], w: float) -> Block:
    none = put(asking, view, {}, more=True) if value else None
    word = heading(kit.word("clear"), (18, 16, 14), w - 8, 1, ink="ink" if none else "ink2", anchor="middle")
    return overlay(key(w, 48, "", none), moved(word, 4, (48 - word.h) / 2))


def _counter_w(view: AllotView) -> float:
    """The width of a counting key for the longest name, within limits."""
    wanted = max(width(line.text, 14) + (34 if line.mark else 2 * EDGE) for line in view.lines)
    return min(MOST_COUNTER, max(LEAST_COUNTER, wanted))


def _counter(kit: Kit, asking: OpenForm, view: AllotView, value: dict[str, int], line: LineView, w: float) -> Block:
    n, more = value.get(line.id, 0), _count_put(asking, view, value, line, 1)
    look: Look | None = "on" if n else None
    ink = "ink" if n or more else "ink2"
    name = heading(line.text, (16, 14), w - (34 if line.mark else 2 * EDGE), 1, ink=ink, anchor="middle")
    number = lines((str(n),), 20, w, ink=ink, bold=bool(n), anchor="middle")
    seat = Block(shapes=(mark(kit, line.mark, 17, 24, 9),)) if line.mark else EMPTY
    return overlay(
        key(w, 48, "", more, look=look), seat, moved(name, 28 if line.mark else EDGE, 3), moved(number, 0, 22)
    )
