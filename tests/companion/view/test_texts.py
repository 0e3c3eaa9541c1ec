"""English and Dutch are compared message by message."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.doctor.text_check import differences, messages
from companion.view.measure import wrap
from companion.view.speak import Speaker
from rules.kit.types import Say

ROOT = Path(__file__).parents[3]


def write(folder: Path, lang: str, source: str) -> None:
    (folder / lang).mkdir()
    (folder / lang / "log.ftl").write_text(source, encoding="utf-8")


def test_the_companions_own_texts_are_the_same_in_both_languages() -> None:
    assert differences(Path(__file__).parents[3] / "companion/text") == ()


def test_a_message_takes_the_arguments_of_all_its_variants() -> None:
    source = "moves = { $n ->\n    [one] { $who } moved\n   *[other] { $n } moves\n}\n# a comment\nplain = Plain\n"
    assert messages(source) == {"moves": {"n", "who"}, "plain": set()}


@pytest.mark.parametrize(
    ("english", "dutch", "told"),
    [
        ("one = One\ntwo = Two\n", "one = Een\nthree = Drie\n", ("nl/log.ftl: two", "nl/log.ftl: three")),
        ("left = { $n } left\n", "left = nog { $count }\n", ("nl/log.ftl: left",)),
        ("one = One\n", "", ("nl/log.ftl: one",)),
        ("one = One\n", "one = Een\nbroken = { $n ->\n", ("nl/log.ftl: ?",)),
    ],
)
def test_what_one_language_lacks_or_says_with_other_arguments_is_named_there(
    tmp_path: Path, english: str, dutch: str, told: tuple[str, ...]
) -> None:
    write(tmp_path, "en", english)
    write(tmp_path, "nl", dutch)
    (tmp_path / "__pycache__").mkdir()  # what Python compiles beside the texts is no language
    assert differences(tmp_path) == told


# ---- where a sentence may be broken ---------------------------------------------------------------------------
PLACES = re.compile(r"(\b(?:village|region|space|dorp|regio|vak)\b|\{ \$district \}) (?:\{ \$|\d)", re.IGNORECASE)


def test_a_place_and_its_number_stay_on_one_line() -> None:
    """A no-break space stands between them in every text, in both languages."""
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
