"""Outlines that fade over one pixel."""

from __future__ import annotations

import pytest

from ui.paint.antialias import CLEAR, FULL, border, inset, stroke

SQUARE = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))


def vertices(web: tuple[list[float], list[int]]) -> list[tuple[float, float, float]]:
    flat = web[0]
    return [(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 4)]


def test_a_stroke_is_full_within_its_width_and_clear_one_pixel_further_out() -> None:
    line = vertices(stroke(((0.0, 0.0), (10.0, 0.0)), 4, False))
    assert [(y, u) for x, y, u in line if x == 0] == [(2.5, CLEAR), (1.5, FULL), (-1.5, FULL), (-2.5, CLEAR)]


def test_the_border_of_a_fill_reaches_half_a_pixel_out_whichever_way_round_it_is_drawn() -> None:
    for square in (SQUARE, SQUARE[::-1]):
        clear = [(x, y) for x, y, u in vertices(border(square)) if u == CLEAR]
        assert min(x for x, _ in clear) == pytest.approx(-0.5)
        assert max(y for _, y in clear) == pytest.approx(10.5)
        assert min(x for x, _ in inset(square)) == pytest.approx(0.5)


def test_a_corner_keeps_the_width_and_a_needle_is_cut_off() -> None:
    corner = vertices(stroke(SQUARE, 2, True))
    assert (0.5, 0.5, FULL) in [(round(x, 3), round(y, 3), u) for x, y, u in corner]
    needle = vertices(stroke(((0.0, 0.0), (10.0, 0.1), (0.0, 0.2)), 2, True))
    assert all(abs(x) < 16 for x, _, _ in needle)
