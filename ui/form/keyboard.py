"""The on-screen keyboard for names and notes: letters, digits or accents, with capitals at the start of a name.

And the acts of the table's own keyboard, if it has one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from companion.view.wire import Go, TextView
from ui.form.open_form import OpenForm
from ui.kit.block import Block, column_width, grid, heading, lines, moved, overlay, panel, pile
from ui.kit.keys import Kit, key
from ui.kit.text import fits, width
from ui.state import choices
from ui.state.acts import Act, Aim, Point, Put
from ui.state.screen_state import Desk, confirm_corner, draft, form_in_front, is_undo
from ui.state.steps import neighbour

KEY_H = 48.0
LINE_H = 52.0  # of the typed text
HINT = (16.0, 14.0)  # letters of the hint in an empty line
GAP = 4.0
LOW_COLUMNS = 12  # of a keyboard three rows high: ten of letters, and the other keys beside them
ALPHABET = "abcdefghijklmnopqrstuvwxyz'.-"
SIGNS = "1234567890éèëêïöüáóçñß&!?:/()+"
SYMBOLS = "@#$%^*_=~-.,;'\"<>[]{}|\\`"  # for passwords: with the others all of ASCII
PAGES = {"signs": SIGNS, "symbols": SYMBOLS}
OtherKeys = Callable[[float, float, float], tuple[Block, Block, Block, Block]]  # for three widths
NEXT_PAGES = {
    "signs": ("symbols", "@#"),
    "symbols": ("letters", "abc"),
}  # the page that the key beside capitals opens


def text_entry(kit: Kit, asking: OpenForm, view: TextView, value: str) -> Block:
    """The typed text, and the keyboard below it; compact, the other keys stand beside the letters if they fit. While
    the text is empty its line shows the hint, if that fits."""
    w, low = asking.w, asking.compact
    point = asking.points.get(choices.row(view)) or ("signs" if view.digits else None)
    beside = low and w >= LOW_COLUMNS * (KEY_H + GAP) - GAP
    room = column_width(LOW_COLUMNS, w, GAP) * 10 + GAP * 9 if beside else w
    columns = min(10, int((room + GAP) // (KEY_H + GAP)))
    letters = PAGES.get(str(point)) or (kit.word("letters").replace(" ", "") if columns == 10 else ALPHABET)
    capital = point == "capitals" or (point in (None, "auto") and is_name_start(value) and not view.exact)
    each = column_width(columns, room, GAP)
    after = None if point in PAGES else "auto"
    shown = (c.upper() if capital and c != "ß" else c for c in letters)
    typing = ((letter, letter_put(view, asking.form.id, value, letter, after)) for letter in shown)
    keys = [key(each, KEY_H, letter, act) for letter, act in typing]
    others = partial(_other_keys, kit, view, asking.form.id, value, point, capital)
    line, board = _line(value, w, KEY_H if low else LINE_H, asking.unsaid), grid(keys, columns, room, GAP)
    if not beside:
        return pile((line, board, _bottom_row(others, w)), GAP)
    return pile((line, overlay(board, moved(_side_rows(others, each), room + GAP, 0))), GAP)


def is_name_start(text: str) -> bool:
    """Whether the next letter starts a name."""
    return not text or text.endswith((" ", "-"))


def letter_put(view: TextView, form: str, value: str, text: str, after: Point | None = None) -> Put | None:
    """The act of a typed letter, on either keyboard; None if the text is full."""
    if len(value) + len(text) > view.most:
        return None
    return Put(form=form, row=choices.row(view), value=value + text, point=after, more=True)


def erase_put(view: TextView, form: str, value: str) -> Put:
    return Put(form=form, row=choices.row(view), value=value[:-1], more=True)


def open_field(desk: Desk) -> tuple[TextView, str, str] | None:
    """(field, form id, text so far) of the text field in front, of several the visible one; None without one."""
    form = form_in_front(desk)
    if form is None:
        return None
    now = draft(desk, form)
    texts = [(key, f) for key, f in choices.keyed_fields(form, now.values) if isinstance(f, TextView)]
    front = choices.front_key(form, now.values, now.front)
    field = next((f for key, f in texts if len(texts) == 1 or key == front), None)
    return (field, form.id, now.values[choices.row(field)]) if field else None


def key_act(desk: Desk, key: str) -> Act | None:
    """The act of a key that types nothing: enter confirms, escape goes back but never undoes, backspace erases, an
    arrow leads to the moment before or after."""
    match key:
        case "enter" | "numpadenter":
            return confirm_corner(desk)[1]
        case "escape":
            corner = desk.show.back if desk.show else None
            return Go(page=corner.go) if corner and not is_undo(corner) else None
        case "left" | "right":
            return neighbour(desk.show.steps, -1 if key == "left" else 1) if desk.show and desk.show.steps else None
        case "backspace":
            field = open_field(desk)
            return erase_put(*field) if field else None
        case _:
            return None


def _line(value: str, w: float, h: float, hint: str) -> Block:
    hint = hint if fits(hint, HINT[-1], w - 28, 2) and not value else ""
    text = heading(hint, HINT, w - 28, 2, ink="ink2") if hint else lines((value,), 24, w - 28)
    end = 6 if hint else min(w - 16, 14 + width(value, 24))
    box = Block(h=h, shapes=(panel(w, h, "paper", "brass2", 3), panel(2, 30, "ink", x=end + 2, y=(h - 30) / 2, r=1)))
    return overlay(box, moved(text, 14, (h - text.h) / 2))


def _bottom_row(others: OtherKeys, w: float) -> Block:
    """All other keys in one row as wide as the letters."""
    side = max(KEY_H, min(88.0, w / 5 - GAP))
    keys = others(side, w - 3 * (side + GAP), side)
    xs = (0.0, side + GAP, 2 * (side + GAP), w - side)
    return overlay(*(moved(k, x, 0) for k, x in zip(keys, xs, strict=True)))


def _side_rows(others: OtherKeys, each: float) -> Block:
    """All other keys in three rows, two letters wide."""
    wide = 2 * each + GAP
    capitals, page, space, back = others(each, wide, wide)
    return pile((back, overlay(capitals, moved(page, each + GAP, 0)), space), GAP)


def _other_keys(
    kit: Kit, view: TextView, form: str, value: str, point: Point | None, capital: bool,
    small_w: float, space_w: float, back_w: float,
) -> tuple[Block, Block, Block, Block]:  # fmt: skip
    """The keys for capitals, for other characters, space and backspace."""
    aim = choices.row(view)
    other, label = NEXT_PAGES.get(str(point), ("signs", "1é"))
    space = letter_put(view, form, value, " ") if value and not value.endswith(" ") else None
    return (
        key(small_w, KEY_H, "⇧", Aim(form=form, row=aim, point="letters" if capital else "capitals"),
            look="on" if capital else "plain"),
        key(small_w, KEY_H, label, Aim(form=form, row=aim, point=other), size=18),
        key(space_w, KEY_H, kit.word("space"), space, size=16, lines=1),
        key(back_w, KEY_H, "⌫", erase_put(view, form, value) if value else None),
    )  # fmt: skip
