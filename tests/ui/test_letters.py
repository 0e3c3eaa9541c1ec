"""Texts are broken where a reader would break them."""

from __future__ import annotations

from companion.view.wire import TextLine
from ui.kit.keys import LINES, PAD, SIZES, START_PAD, key, key_height
from ui.kit.text import LINE, cut, fitted, width, wrapped


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
