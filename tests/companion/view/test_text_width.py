"""Breaking lines without fonts."""

from __future__ import annotations

import pytest

from companion.view.text_width import width, wrap


@pytest.mark.parametrize(
    ("text", "wide"), [("Open field", 72), ("Stedelijk gebied", 112), ("2 boogschutters, 1 cavalerie", 200)]
)
def test_widths_are_close_to_robotos(text: str, wide: float) -> None:
    assert width(text, 16) == pytest.approx(wide, rel=0.06)


def test_bold_and_accents_and_unknown_letters_have_a_width() -> None:
    assert width("Zoë", 16) == width("Zoe", 16)
    assert width("Ana", 16, bold=True) > width("Ana", 16)
    assert width("漢", 16) > width("m", 16) / 2


def test_spaces_that_hold_together_and_quotation_marks_are_as_narrow_as_they_are_drawn() -> None:
    assert width("Qui commence\u202f?", 16) < width("Qui commence\u00a0?", 16) == width("Qui commence ?", 16)
    assert width("l’or", 16) == width("l'or", 16)
    assert width("„Zug“", 16) == width('"Zug"', 16)


def test_a_long_text_is_broken_at_a_space_and_a_word_never() -> None:
    assert wrap("Holy Lance", 200, 16) == ("Holy Lance",)
    assert wrap("Forbidden Writings", 100, 16) == ("Forbidden", "Writings")
    assert wrap("Boogschutters", 20, 16) == ("Boogschutters",)
    assert wrap("", 20, 16) == ()


def test_a_text_that_cannot_fit_gets_lines_of_about_the_same_width() -> None:
    lines = wrap("2 boogschutters, 2 infanterie, 1 cavalerie", 60, 16)
    assert len(lines) == 2
    assert max(width(line, 16) for line in lines) < 1.6 * min(width(line, 16) for line in lines)
