"""A small keyboard of our own for names and notes: letters, or digits and accents, with capitals where one begins.

And what the keys of a real one mean, if there is one on the table.
"""

from __future__ import annotations

from companion.view.wire import Go, TextView, Undo
from ui.kit.block import Block, column_width, grid, lines, moved, panel, pile, together
from ui.kit.keys import Kit, key
from ui.kit.text import width
from ui.state import choosing
from ui.state.acts import Act, Aim, Point, Put
from ui.state.screen_state import Desk, draft, form_in_front, going

KEY_H = 48.0
GAP = 4.0
QWERTY = ("qwertyuiop", "asdfghjkl'", "zxcvbnm.,-")
ALPHABET = "abcdefghijklmnopqrstuvwxyz'.-"
SIGNS = "1234567890éèëêïöüáóçñß&!?:/()+"
SYMBOLS = "@#$%^*_=~-.,;'\"<>[]{}|\\`"  # with the others all of ASCII: of passwords
PAGES = {"signs": SIGNS, "symbols": SYMBOLS}
TURNS = {"signs": ("symbols", "@#"), "symbols": ("letters", "abc")}  # the key beside capitals leads on to that page


def typing(kit: Kit, view: TextView, form: str, value: str, point: Point | None, w: float) -> Block:
    """The text as it stands, and the keyboard below it."""
    columns = min(10, int((w + GAP) // (KEY_H + GAP)))
    letters = PAGES.get(str(point)) or ("".join(QWERTY) if columns == 10 else ALPHABET)
    capital = point == "capitals" or (point in (None, "auto") and begins(value) and not view.exact)
    each = column_width(columns, w, GAP)
    after = None if point in PAGES else "auto"
    keys = [_letter(view, form, value, c.upper() if capital and c != "ß" else c, after, each) for c in letters]
    return pile((_line(value, w), grid(keys, columns, w, GAP), _bottom(kit, view, form, value, point, capital, w)), GAP)


def begins(text: str) -> bool:
    """Whether the next letter starts a name."""
    return not text or text.endswith((" ", "-"))


def typed(view: TextView, form: str, value: str, text: str, after: Point | None = None) -> Put | None:
    """What a letter does, typed here or on a keyboard of the table's own; None where the text is full."""
    if len(value) + len(text) > view.most:
        return None
    return Put(form=form, row=choosing.row(view), value=value + text, point=after, more=True)


def erased(view: TextView, form: str, value: str) -> Put:
    """What the backspace key does."""
    return Put(form=form, row=choosing.row(view), value=value[:-1], more=True)


def open_field(desk: Desk) -> tuple[TextView, str, str] | None:
    """(field, form id, text so far) of the text field in front, of several the one that is seen; None where there is
    none."""
    form = form_in_front(desk)
    if form is None:
        return None
    now = draft(desk, form)
    texts = [(key, f) for key, f in choosing.in_rows(form, now.values) if isinstance(f, TextView)]
    front = choosing.key_in_front(form, now.values, now.front)
    field = next((f for key, f in texts if len(texts) == 1 or key == front), None)
    return (field, form.id, now.values[choosing.row(field)]) if field else None


def meant(desk: Desk, key: str) -> Act | None:
    """What a key does that is no letter: enter confirms, escape is the back corner, backspace erases."""
    match key:
        case "enter" | "numpadenter":
            return going(desk)[1]
        case "escape":
            corner = desk.show.back if desk.show else None
            if corner is None:
                return None
            return Undo(n=corner.n) if corner.n else Go(page=corner.go)
        case "backspace":
            field = open_field(desk)
            return erased(*field) if field else None
        case _:
            return None


def _line(value: str, w: float) -> Block:
    text = lines((value,), 24, w - 28)
    end = min(w - 16, 14 + width(value, 24))
    box = Block(h=52, shapes=(panel(w, 52, "paper", "brass2", 3), panel(2, 30, "ink", x=end + 2, y=11, r=1)))
    return together(box, moved(text, 14, (52 - text.h) / 2))


def _letter(view: TextView, form: str, value: str, letter: str, after: Point | None, w: float) -> Block:
    put = typed(view, form, value, letter, after)
    return key(w, KEY_H, letter, put) if put else key(w, KEY_H, letter, look="off")


def _bottom(kit: Kit, view: TextView, form: str, value: str, point: Point | None, capital: bool, w: float) -> Block:
    """Capitals, digits and accents, space, and the key that takes a letter away."""
    aim = choosing.row(view)
    side = max(KEY_H, min(88.0, w / 5 - GAP))
    other, label = TURNS.get(str(point), ("signs", "1é"))
    space = typed(view, form, value, " ") if value and not value.endswith(" ") else None
    keys = (
        key(side, KEY_H, "⇧", Aim(form=form, row=aim, point="letters" if capital else "capitals"),
            look="on" if capital else "plain"),
        key(side, KEY_H, label, Aim(form=form, row=aim, point=other), size=18),
        key(w - 3 * (side + GAP), KEY_H, kit.word("space"), space, look="plain" if space else "off", size=16, lines=1),
        key(side, KEY_H, "⌫", erased(view, form, value), look="plain") if value else key(side, KEY_H, "⌫", look="off"),
    )  # fmt: skip
    xs = (0.0, side + GAP, 2 * (side + GAP), w - side)
    return together(*(moved(k, x, 0) for k, x in zip(keys, xs, strict=True)))
