"""Both languages say everything that the game says; the rules have the same paragraphs, each shown by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import rules.ettana.game as game
from companion.texts import messages

PACKAGE = Path(game.__file__).parent
RULE = re.compile(r"^\*\*(ETT-\d+)\*\* \[(text|example|printed|ambiguous|derived)\] \S")
MARK = re.compile(r'"(ETT-\d+)"')
SHOWN = ("text", "example", "derived", "ambiguous")  # what only a picture shows may have no test


def paragraphs(name: str) -> list[tuple[str, str, str]]:
    """Id, flag and text of every paragraph."""
    lines = [line for line in (PACKAGE / name).read_text(encoding="utf-8").splitlines() if line.startswith("**")]
    matches = [RULE.match(line) for line in lines]
    assert all(matches)
    return [(match[1], match[2], line) for match, line in zip(matches, lines, strict=True) if match]


@pytest.mark.parametrize("language", ["en", "nl"])
def test_every_message_can_be_spoken(language: str) -> None:
    text = (PACKAGE / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    for key, args in messages(text).items():
        for n in (0, 1, 2):
            value = bundle.get_message(key).value
            assert value is not None
            spoken, errors = bundle.format_pattern(value, dict.fromkeys(args, n))
            assert spoken
            assert errors == []


def test_the_rules_have_the_same_paragraphs_and_flags_in_both_languages() -> None:
    english, dutch = paragraphs("RULES.md"), paragraphs("RULES.nl.md")
    assert [(id, flag) for id, flag, _ in english] == [(id, flag) for id, flag, _ in dutch]
    assert [id for id, _, _ in english] == [f"ETT-{n}" for n in range(1, 72)]


def test_every_paragraph_is_shown_by_a_test() -> None:
    named = {id for file in Path(__file__).parent.glob("test_*.py") for id in MARK.findall(file.read_text("utf-8"))}
    assert [id for id, flag, _ in paragraphs("RULES.md") if flag in SHOWN and id not in named] == []


def test_every_house_rule_settles_a_paragraph_that_names_two_readings() -> None:
    readings = {setting.rule for setting in game.GAME.settings if setting.group == "reading"}
    flags = {id: flag for id, flag, _ in paragraphs("RULES.md")}
    assert {flags[rule] for rule in readings} == {"ambiguous"}
    assert {id for id, flag, _ in paragraphs("RULES.md") if flag == "ambiguous"} == readings
    for name, words in (("RULES.md", ("First reading", "Second reading")), ("RULES.nl.md", ("Eerste", "Tweede"))):
        for id, flag, text in paragraphs(name):
            assert (flag == "ambiguous") == all(word in text for word in words), id
