"""Both languages say everything that the game says, and the rules have the same paragraphs."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import rules.akkon.game as game

PACKAGE = Path(game.__file__).parent
RULE = re.compile(r"^\*\*(AKK-\d+)\*\* \[(text|example|printed|ambiguous|derived)\] \S")


def messages(language: str) -> dict[str, set[str]]:
    """Every message and its arguments."""
    text = (PACKAGE / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for block in re.split(r"\n(?=[a-z])", text):
        key = re.match(r"([a-z][a-z0-9-]*) =", block)
        if key:
            assert key[1] not in found, key[1]
            found[key[1]] = set(re.findall(r"\$(\w+)", block))
    return found


def test_english_and_dutch_have_the_same_messages_with_the_same_arguments() -> None:
    assert messages("en") == messages("nl")
    assert "title" in messages("en")


def test_every_message_can_be_spoken() -> None:
    for language in ("en", "nl"):
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource((PACKAGE / "text" / f"{language}.ftl").read_text(encoding="utf-8")))
        for key, args in messages(language).items():
            for n in (0, 1, 2):
                value = bundle.get_message(key).value
                assert value is not None
                spoken, errors = bundle.format_pattern(value, dict.fromkeys(args, n))
                assert spoken
                assert errors == []


def test_the_rules_have_the_same_paragraphs_and_flags_in_both_languages() -> None:
    found = []
    for name in ("RULES.md", "RULES.nl.md"):
        lines = (PACKAGE / name).read_text(encoding="utf-8").splitlines()
        matches = [RULE.match(line) for line in lines if line.startswith("**")]
        assert all(matches)
        found.append([(match[1], match[2]) for match in matches if match])
    assert found[0] == found[1]
    assert [id for id, _ in found[0]] == [f"AKK-{n}" for n in range(1, 97)]


def test_every_ambiguous_paragraph_is_a_setting_and_every_reading_an_ambiguous_paragraph() -> None:
    lines = (PACKAGE / "RULES.md").read_text(encoding="utf-8").splitlines()
    ambiguous = {match[1] for line in lines if (match := RULE.match(line)) and match[2] == "ambiguous"}
    assert {setting.rule for setting in game.GAME.settings if setting.group == "reading"} == ambiguous
