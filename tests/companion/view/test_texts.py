"""English and Dutch are compared message by message."""

from __future__ import annotations

import re
from pathlib import Path

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


def test_a_message_that_one_language_lacks_is_named_there(tmp_path: Path) -> None:
    write(tmp_path, "en", "one = One\ntwo = Two\n")
    write(tmp_path, "nl", "one = Een\nthree = Drie\n")
    assert differences(tmp_path) == ("nl/log.ftl: two", "nl/log.ftl: three")


def test_a_message_with_other_arguments_is_named(tmp_path: Path) -> None:
    write(tmp_path, "en", "left = { $n } left\n")
    write(tmp_path, "nl", "left = nog { $count }\n")
    assert differences(tmp_path) == ("nl/log.ftl: left",)


def test_a_file_that_one_language_lacks_counts_with_all_its_messages(tmp_path: Path) -> None:
    write(tmp_path, "en", "one = One\n")
    (tmp_path / "nl").mkdir()
    assert differences(tmp_path) == ("nl/log.ftl: one",)


def test_what_python_compiles_beside_the_texts_is_no_language(tmp_path: Path) -> None:
    write(tmp_path, "en", "one = One\n")
    (tmp_path / "__pycache__").mkdir()
    assert differences(tmp_path) == ()


def test_what_cannot_be_read_is_told_in_the_language_it_is_in(tmp_path: Path) -> None:
    write(tmp_path, "en", "one = One\n")
    write(tmp_path, "nl", "one = Een\nbroken = { $n ->\n")
    assert "nl/log.ftl: ?" in differences(tmp_path)


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
