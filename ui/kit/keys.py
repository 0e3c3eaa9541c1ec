"""Keys and seat marks."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from companion.view.wire import Disc, Mark, Poly, Shape
from rules.kit.types import Frozen
from ui.kit.block import Block, Box, Target, heading, moved, overlay, panel, shifted, with_height
from ui.kit.text import LINE, fits, fitted, width
from ui.state.acts import Act

Look = Literal["plain", "on", "off", "brass", "wait", "dark", "bad"]

# look -> fill, edge, width of the edge, ink
LOOKS: dict[Look, tuple[str, str, float, str]] = {
    "plain": ("paper", "edge", 2, "ink"),
    "on": ("lit", "brass2", 3, "ink"),
    "off": ("", "edge", 2, "ink2"),
    "brass": ("brass", "brass2", 2, "on-brass"),
    "wait": ("", "edge", 2, "ink2"),
    "dark": ("walnut", "walnut3", 2, "cream"),
    "bad": ("brickbg", "brick", 2, "brick"),
}
PAD, START_PAD = 8.0, 12.0  # left and right of a key's text; left of a text that starts there
SIZES = (22.0, 20.0, 18.0, 16.0, 14.0)  # of a key's text
SMALL = 16.0  # of a key that stands close to others
NOTE_SIZES = (16.0, 14.0)
LINES = 4  # of text on a key that has the room
NOTE_LINES = 5
MARK = 24.0  # the width of a mark before a text


class Kit(Frozen, frozen=True, kw_only=True):
    """The client's words and the outlines of the seat marks, for all parts of the screen."""

    words: dict[str, str]
    marks: dict[str, tuple[float, ...]]

    def word(self, key: str) -> str:
        """The client's own word for `key`; the key itself if the core sent none."""
        return self.words.get(key, key)


def mark(kit: Kit, seat: Mark, x: float, y: float, r: float, edge: str = "ink", width: float = 2) -> Shape:
    """A seat's mark, centred on x, y."""
    fill = "paper" if seat.tint == "none" else seat.tint
    outline = kit.marks.get(seat.shape, ())
    if not outline:
        return Disc(x=x, y=y, r=r * 0.92, fill=fill, edge=edge, width=width)
    return Poly(points=shifted([p * r for p in outline], x, y), fill=fill, edge=edge, width=width)


def badge(kit: Kit, seat: Mark, x: float, y: float, r: float) -> tuple[Shape, ...]:
    """The seat's mark on a cream disc, the player's piece on screen."""
    return (Disc(x=x, y=y, r=r, fill="cream", edge="on-brass", width=2), mark(kit, seat, x, y, r * 0.55, "on-brass"))


def key(
    w: float, h: float, text: str, act: Act | None = None, *, look: Look | None = None, size: float = 20,
    lines: int = 2, bold: bool = False, start: bool = False, note: str = "", at: Block | None = None,
    at_w: float = MARK,
) -> Block:  # fmt: skip
    """A key with its text, a second line `note`, and before them `at`, a mark `at_w` wide, centred on its origin.
    Without an act the key cannot be tapped; it is pale unless `look` says otherwise."""
    look = look or ("plain" if act else "off")
    fill, edge, stroke, ink = LOOKS[look]
    before = at_w + 6 if at else 0.0
    strong = bold or look in ("on", "brass")
    anchor = "start" if start or at else "middle"
    sizes = tuple(s for s in SIZES if s <= size)
    is_tight = not fits(text, sizes[-1], w - 2 * START_PAD - before, lines, strong)
    pad = START_PAD if start and not is_tight else PAD  # rather closer to the edge than cut off
    room = w - 2 * pad - before
    title = heading(text, sizes, room, lines, ink=ink, bold=strong, anchor=anchor)
    second = heading(
        note,
        NOTE_SIZES if size > SMALL else NOTE_SIZES[1:],
        room,
        NOTE_LINES,
        ink="ink2" if look == "plain" else ink,
        anchor=anchor,
    )
    words = title if not note else overlay(title, moved(second, 0, title.h))
    x = pad + before
    if at and not start:  # mark and text stand together in the middle
        natural = min(room, max(width(text, sizes[0], strong), width(note, 16)))
        x = (w - natural - before) / 2 + before if text else PAD + before
    inner = [moved(words, x, (h - words.h) / 2)] if text else []
    if at:
        inner.append(moved(at, x - before + at_w / 2 if text else w / 2, h / 2))
    box = Block(
        h=h,
        shapes=(panel(w, h, fill, edge, stroke, r=12 if h >= 60 else 10),),
        targets=(Target(box=Box(w=w, h=h), act=act),) if act else (),
    )
    return with_height(overlay(box, *inner), h)


def mark_block(kit: Kit, seat: Mark | None, r: float = 12) -> Block | None:
    """A seat's mark to stand before a key's text."""
    return Block(h=0, shapes=(mark(kit, seat, 0, 0, r),)) if seat else None


@lru_cache(maxsize=1024)
def key_height(
    w: float, text: str, note: str, lines: int, *, before: float = 0, start: bool = False, close: bool = False
) -> float:
    """The height of a key for its text and note at width `w`, behind a mark `before` wide. `close`: for small letters
    and narrow padding."""
    room = w - 2 * (START_PAD if start else PAD) - before
    sizes = SIZES[3:] if close else SIZES[1:4]
    ways = (fitted(text, room, lines, sizes, strong) for strong in (False, True))  # bold it may be smaller, and lower
    note_size, notes = fitted(note, room, NOTE_LINES, NOTE_SIZES[1:] if close else NOTE_SIZES) if note else (0.0, ())
    high = max(round(fit * LINE) * len(rows) for fit, rows in ways) + round(note_size * LINE) * len(notes)
    return max(48.0 if close else 52.0, high + (6 if close else 14))


@lru_cache(maxsize=1024)
def has_room(w: float, text: str, note: str, lines: int, *, before: float = 0) -> bool:
    """Whether a key `w` wide holds its text in so many lines, and its note in one more, in the smallest letters."""
    room = w - 2 * PAD - before
    return fits(text, SIZES[-1], room, lines, True) and fits(note, NOTE_SIZES[-1], room, lines + 1)


def why_width(kit: Kit) -> float:
    """The width of the small key "Why?"."""
    return max(64.0, width(kit.word("why"), 16) + 2 * PAD + 4)


def why_key(kit: Kit, act: Act, look: Look = "plain") -> Block:
    """The small key that opens the rule's paragraph."""
    return key(why_width(kit), 48, kit.word("why"), act, look=look, size=16, lines=1)
