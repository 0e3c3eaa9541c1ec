"""Glyphs from an SVG file: each polygon is a patch in an ink of the palette."""

from __future__ import annotations

import pytest

from rules.games import GAMES
from rules.kit.glyphs import parse_glyphs
from rules.kit.types import AnyGame, Glyph, Patch

SVG = '<svg viewBox="0 0 1 1"><svg id="hut" x="0" viewBox="0 0 1 1">\n<polygon class="{}" points="{}"/>\n</svg></svg>'


def test_a_polygon_is_a_patch_in_the_ink_of_its_class() -> None:
    (hut,) = parse_glyphs(SVG.format("red", "0 1 0.5 0 1 1"))
    assert hut == Glyph(id="hut", patches=(Patch(points=(0.0, 1.0, 0.5, 0.0, 1.0, 1.0), ink="red"),))


@pytest.mark.parametrize(("ink", "points"), [("pinkish", "0 0 1 1"), ("red", "0 nought 1 1")])
def test_what_is_no_ink_or_no_number_is_named_with_its_glyph(ink: str, points: str) -> None:
    with pytest.raises(ValueError, match=r"^glyphs\.svg, hut: "):
        parse_glyphs(SVG.format(ink, points))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_each_glyph_of_a_built_in_game_lies_in_its_box(game: AnyGame) -> None:
    assert [glyph.id for glyph in game.glyphs if not glyph.patches] == []
    reach = [n for glyph in game.glyphs for patch in glyph.patches for n in patch.points]
    assert (min(reach) >= -0.1, max(reach) <= 1.1) == (True, True)
