"""A game's sign for the home screen."""

from __future__ import annotations

from companion.view.shapes import glyph
from companion.view.wire import Drawing
from rules.kit.types import AnyGame

SIGN = 104.0  # the longer side


def icon(game: AnyGame) -> Drawing:
    """The game's own glyph and nothing round it, so that it fills whatever felt it is laid on."""
    sign = next(g for g in game.glyphs if g.id == game.icon)
    xs = [x for patch in sign.patches for x in patch.points[::2]]
    ys = [y for patch in sign.patches for y in patch.points[1::2]]
    w, h = max(xs) - min(xs), max(ys) - min(ys)
    whole = SIGN / max(w, h)
    shapes = glyph(sign, -min(xs) * whole, -min(ys) * whole, whole, whole)
    return Drawing(width=round(w * whole, 2), height=round(h * whole, 2), shapes=shapes)
