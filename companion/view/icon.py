"""A game's sign for the home screen."""

from __future__ import annotations

from companion.view.shapes import glyph, points
from companion.view.wire import Drawing, Poly
from rules.kit.types import AnyGame

WIDTH, HEIGHT = 144.0, 160.0
SIGN = 104.0


def icon(game: AnyGame) -> Drawing:
    """The game's own glyph on felt."""
    sign = next(g for g in game.glyphs if g.id == game.icon)
    ground = Poly(points=points(0, 0, WIDTH, 0, WIDTH, HEIGHT, 0, HEIGHT), fill="felt")
    shapes = glyph(sign, (WIDTH - SIGN) / 2, (HEIGHT - SIGN) / 2, SIGN, SIGN)
    return Drawing(width=WIDTH, height=HEIGHT, shapes=(ground, *shapes))
