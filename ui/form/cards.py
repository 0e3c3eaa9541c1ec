"""A card with a picture: a game on the home screen."""

from __future__ import annotations

from msgspec import structs

from companion.view.wire import Drawing, OptionView
from ui.kit.block import Block, Box, Target, bar, heading, lines, moved, panel, together
from ui.kit.scaling import placed
from ui.state.acts import Act

PICTURE = 0.53  # the part of a card that is felt
SIDE = 0.12  # the part of a card's width that is felt on either side of its picture
LEAST_FELT = 30.0  # so high it still shows a picture
EDGE = 6.0  # felt above and below it


def card(option: OptionView, act: Act, on: bool, w: float, h: float) -> Block:
    """The picture on felt, below it the name and the note."""
    edge = ("brass", 5.0) if on else ("walnut3", 2.0)
    name = heading(option.text, (22, 20, 18), w - 24, 2, bold=True)
    note = lines((option.note,), 16, w - 24, ink="ink2")
    if h - name.h - note.h - 22 < LEAST_FELT:  # much is to be read above the cards
        name = heading(option.text, (18, 16, 14), w - 24, 1, bold=True)
    top = min(round(h * PICTURE), h - name.h - note.h - 22)  # a long name takes some of the picture's room
    ground = (panel(w, h, "birch", r=14), panel(w, top, "felt", r=14), bar(0, top - 20, w, 20, "felt"))
    side = max(EDGE, w * SIDE)
    picture = placed(option.icon, Box(x=side, y=EDGE, w=w - 2 * side, h=top - 2 * EDGE)) if option.icon else ()
    frame = structs.replace(panel(w, h, "", edge[0], edge[1], r=14))
    return together(
        Block(h=h, shapes=(*ground, *picture, frame), targets=(Target(box=Box(w=w, h=h), act=act),)),
        moved(name, 12, top + 8),
        moved(note, 12, h - note.h - 10),
    )


def pictured(drawing: Drawing, side: float) -> Block:
    """A small picture on felt round the origin, to stand before a key's text."""
    half = side / 2
    ground = panel(side, side, "felt", r=6, x=-half, y=-half)
    return Block(shapes=(ground, *placed(drawing, Box(x=3 - half, y=3 - half, w=side - 6, h=side - 6))))
