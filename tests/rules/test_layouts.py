"""Boards by name: every cell has a name and lies on the board, and no two overlap. Glyphs from an SVG file."""

from __future__ import annotations

from itertools import pairwise

import pytest

from companion.testkit.looks import clashes, extent, outside_shapes, unreadable_texts
from companion.view.drawing import draw
from companion.view.wire import Disc, Poly
from rules.games import GAMES
from rules.kit.glyphs import parse_glyphs
from rules.kit.layouts import columns, grid, path, ring
from rules.kit.types import AnyGame, Board, Glyph, Layout, Patch, Piece, Say
from tests.companion.view.scenes import ENGLISH


@pytest.mark.parametrize(
    ("layout", "cells"),
    [
        (grid("board", 3, 2), ["a1", "b1", "c1", "a2", "b2", "c2"]),
        (columns("board", {"low": 1, "high": 2}), ["low", "low-1", "high", "high-1", "high-2"]),
        (ring("board", 12), [str(n) for n in range(1, 13)]),
        (path("board", 5, 3), ["1", "2", "3", "4", "5"]),
    ],
    ids=["grid", "columns", "ring", "path"],
)
def test_each_cell_has_its_name_and_lies_apart_from_the_others(layout: Layout, cells: list[str]) -> None:
    assert [cell.id for cell in layout.cells] == cells
    drawing = draw((Board(layout="board"),), (layout,), (), ENGLISH)
    assert (outside_shapes(drawing), clashes(drawing), unreadable_texts(drawing)) == ([], [], [])


def test_a_column_is_named_below_where_nothing_lies_and_each_of_its_cells_for_whoever_hears_the_board() -> None:
    name, low, high = columns("board", {"7": 2}).cells
    assert ([name.label, low.label, high.label], name.y > low.y > high.y) == (["7", "", ""], True)
    assert high.say == Say(key="cell-board", args={"column": "7", "n": 2})


def test_what_lies_in_the_lowest_cell_of_a_column_is_drawn_within_it() -> None:
    layout = columns("board", {"2": 3, "7": 13})
    drawing = draw(
        (Board(layout="board", pieces=(Piece(cell="2-1", kind="disc", tint="red"),)),), (layout,), (), ENGLISH
    )
    cell = next(shape for shape in drawing.shapes if isinstance(shape, Poly) and shape.hit == "2-1")
    (disc,) = (shape for shape in drawing.shapes if isinstance(shape, Disc) and shape.fill == "red")
    left, top, right, bottom = extent(cell)
    assert (left < disc.x - disc.r, disc.x + disc.r < right) == (True, True)
    assert (top < disc.y - disc.r, disc.y + disc.r < bottom) == (True, True)


def test_a_path_turns_at_its_end_and_a_ring_goes_clockwise_from_the_top() -> None:
    x = {cell.id: cell.x for cell in path("board", 7, 3).cells}
    assert (x["3"] == x["4"], x["1"] == x["6"], x["1"] == x["7"]) == (True, True, True)
    first, second, *_ = ring("board", 8).cells
    assert first.x == pytest.approx(0.5)
    assert (first.y < second.y, second.x > first.x) == (True, True)


def test_steps_of_a_path_are_of_one_length() -> None:
    cells = path("board", 4).cells
    assert {round(b.x - a.x, 6) for a, b in pairwise(cells)} == {0.25}


# ---- glyphs: each polygon is a patch in an ink of the palette ----------------------------------------
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
