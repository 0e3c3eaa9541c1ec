"""Texts are broken where a reader would break them."""

from __future__ import annotations

from ui.kit.text import width, wrapped


def test_a_no_break_space_keeps_its_words_together() -> None:
    room = width("Holy Lance +1:", 18)
    assert wrapped("Holy Lance +1: Gold", 18, room) == ("Holy Lance +1:", "Gold")
    assert wrapped("Holy Lance +1:\u00a0Gold", 18, room) == ("Holy Lance", "+1:\u00a0Gold")
