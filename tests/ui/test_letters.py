"""Texts are broken where a reader would break them, and outlines fade over one pixel."""

from __future__ import annotations

import pytest

from companion.view.wire import TextLine
from ui.kit.keys import LINES, PAD, SIZES, START_PAD, key, key_height
from ui.kit.text import LINE, cut, fitted, width, wrapped
from ui.paint.antialias import CLEAR, FULL, border, inset, stroke


def test_a_no_break_space_keeps_its_words_together() -> None:
    room = width("Holy Lance +1:", 18)
    assert wrapped("Holy Lance +1: Gold", 18, room) == ("Holy Lance +1:", "Gold")
    assert wrapped("Holy Lance +1:\u00a0Gold", 18, room) == ("Holy Lance", "+1:\u00a0Gold")


def test_what_is_cut_off_ends_with_a_whole_word_that_leaves_a_third_of_it() -> None:
    text = "Marmor genommen."
    assert cut(text, 12, width(text, 12) - 1, False) == "Marmor …"
    assert cut("Bewegungsplättchen", 12, width("Bewegungsplättchen", 12) - 1, False).startswith("Bewegungsplätt")


def test_a_word_that_would_be_cut_off_stands_closer_to_the_edge_of_its_key() -> None:
    word = "Einstellungen"
    natural = width(word, SIZES[-1])
    narrow, wide = (key(natural + 2 * pad, 48, word, None, start=True) for pad in (PAD, START_PAD))
    (near,), (far,) = ([s for s in block.shapes if isinstance(s, TextLine)] for block in (narrow, wide))
    assert (near.text, far.text) == (word, word)
    assert near.x < far.x


def test_a_key_is_as_high_as_its_text_whether_that_is_bold_or_not() -> None:
    text = "3 zufällige Tempelplättchen: in der Mitte des Spielplans und auf den beiden unteren Tempelteilen"
    for w in range(180, 260, 4):
        for strong in (False, True):
            size, rows = fitted(text, w - 2 * PAD, LINES, SIZES[3:], strong)
            assert key_height(w, text, "", LINES, close=True) >= len(rows) * round(size * LINE)


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
