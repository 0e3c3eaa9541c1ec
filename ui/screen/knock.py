"""Phones that request a seat: over the top row, so that board and form stay in place."""

from __future__ import annotations

from companion.view.wire import Answer, Knock, Show
from ui.kit.block import Block, Box, bar, heading, lines, moved, overlay
from ui.kit.keys import key
from ui.kit.text import fits

MOST_SHOWN = 2  # the next one appears after an answer
DIGITS = 70.0  # size of the letters: the digits themselves are 50 u high
DIGITS_W = 84.0
WIDE, NARROW = 76.0, 52.0  # keys
KEY_H = 60.0


def knocks(show: Show, box: Box) -> Block:
    """Each phone with its number, the wanted seat, and the keys Yes and No."""
    shown = show.knocks[:MOST_SHOWN]
    each = box.w / len(shown)
    parts = [moved(_knock(knock, each, box.h), i * each, 0) for i, knock in enumerate(shown)]
    between = Block(shapes=tuple(bar(i * each, 8, 1, box.h - 16, "on-brass") for i in range(1, len(shown))))
    return overlay(Block(h=box.h), *parts, between)


def _knock(knock: Knock, w: float, h: float) -> Block:
    one = WIDE if w > 360 else NARROW
    number = lines((knock.number,), DIGITS, DIGITS_W, ink="on-brass", bold=True)
    room = w - 12 - DIGITS_W - 2 * (one + 6) - 8
    sizes, most = ((24, 20), 2) if fits(knock.text, 20, room, 2, bold=True) else ((18, 16, 14), 3)
    text = heading(knock.text, sizes, room, most, ink="on-brass", bold=True)
    yes = key(one, KEY_H, knock.yes, _answer(knock, yes=True), look="on", size=20)
    no = key(one, KEY_H, knock.no, _answer(knock, yes=False), size=20)
    top = (h - KEY_H) / 2
    return overlay(
        moved(number, 12, (h - number.h) / 2),
        moved(text, 12 + DIGITS_W, (h - text.h) / 2),
        moved(yes, w - 2 * (one + 6), top),
        moved(no, w - one - 6, top),
    )


def _answer(knock: Knock, *, yes: bool) -> Answer:
    return Answer(form=knock.form, values={"yes": yes})
