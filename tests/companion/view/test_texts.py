"""English and Dutch, compared message by message."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.doctor.text_check import differing_keys, messages
from companion.view.speaker import Speaker
from companion.view.text_width import width, wrap
from rules.kit.presets import ASKS, Preset, preset_sentence
from rules.kit.types import Say

ROOT = Path(__file__).parents[3]


def test_a_message_takes_the_arguments_of_all_its_variants() -> None:
    source = "moves = { $n ->\n    [one] { $who } moved\n   *[other] { $n } moves\n}\n# a comment\nplain = Plain\n"
    assert messages(source) == {"moves": {"n", "who"}, "plain": set()}


@pytest.mark.parametrize(
    ("dutch", "unlike_it"),
    [
        ("one = Een\nthree = Drie\n", ["two", "three"]),
        ("one = Een\ntwo = { $count }\n", ["two"]),
        ("", ["one", "two"]),
        ("one = Een\ntwo = { $n }\nbroken = { $n ->\n", ["?"]),
    ],
    ids=["a message is missing", "another argument", "a file is missing", "what cannot be read"],
)
def test_what_is_unlike_the_english_text_is_named(dutch: str, unlike_it: list[str]) -> None:
    assert differing_keys(messages("one = One\ntwo = { $n }\n"), messages(dutch)) == unlike_it


@pytest.mark.parametrize("lang", ["en", "nl"])
@pytest.mark.parametrize("kind", ASKS)
def test_one_minute_one_second_and_one_turn_are_said_as_one(lang: str, kind: str) -> None:
    said = Speaker(lang, None, (), ()).speak(preset_sentence(Preset(kind=kind, count=1, then_min=1), 60, 1))  # type: ignore[arg-type]
    assert not re.search(r"\b1 (minutes|minuten|seconds|seconden|turns|beurten)\b", said)


# ---- line breaks in a sentence --------------------------------------------------------------------------------
PLACES = re.compile(
    r"(\b(?:village|region|space|dorp|regio|vak|région|case|dorf|feld)\b|\{ \$district \}) (?:\{ \$|\d)", re.IGNORECASE
)


def test_a_place_and_its_number_stay_on_one_line() -> None:
    """A no-break space stands between them in every text, in every language."""
    files = [*ROOT.glob("rules/*/text/*.ftl"), *ROOT.glob("companion/text/*/*.ftl")]
    parted = [
        (str(file.relative_to(ROOT)), line)
        for file in files
        for line in file.read_text(encoding="utf-8").splitlines()
        if PLACES.search(line)
    ]
    assert parted == []
    assert len(files) > 20


def test_no_drawing_parts_a_place_from_its_number() -> None:
    say = Say(key="no-such-road-label", args={"road": "stone", "at": 6})
    said = Speaker("en", "rules.himalaya", (), ()).speak(say)
    assert wrap(said, 60, 12, most=9)[-1] == "village\u00a06"


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
