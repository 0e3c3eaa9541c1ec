"""The texts and the rules say the same in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import rules.himalaya.game as game
from companion.log.record import in_force
from rules.kit.seal import seal
from rules.kit.types import TABLE
from tests.contract.test_texts import companion_texts, says, texts
from tests.rules.himalaya.records import whole_game

PACKAGE = Path(game.__file__).parent
RULE = re.compile(r"^\*\*(HIM-\d+)\*\* \[(text|example|printed|ambiguous|derived)\] \S")


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
        paragraphs = [line for line in lines if line.startswith("**")]
        matches = [RULE.match(line) for line in paragraphs]
        assert all(matches)
        found.append([(match[1], match[2]) for match in matches if match])
    assert found[0] == found[1]
    assert [id for id, _ in found[0]] == [f"HIM-{n}" for n in range(1, 97)]


@pytest.mark.parametrize("name", ["advanced", "unknown_map", "ledger_three_seats", "ledger_four_seats"])
def test_every_sentence_of_both_levels_and_the_advanced_rules_gets_what_it_needs(name: str) -> None:
    """One sentence in so many moves is enough: the same forms come again every round."""
    written = {**companion_texts(), **texts(game.GAME, "en")}
    played = whole_game(name)
    state = game.GAME.setup(played.seating, played.options, played.catalogue)
    for n, line in enumerate(in_force(played.lines)):
        state, news = game.GAME.apply(state, line.seat, game.GAME.move(line.move, line.v))
        fixes = game.GAME.corrections(state) if n % 20 == 0 else ()
        shown = (news, game.GAME.prompts(state), fixes, game.GAME.timers(state), game.GAME.phase(state))
        for say in says((*shown, game.GAME.sheet(seal(state, TABLE)), game.GAME.scene(seal(state, TABLE), TABLE))):
            assert not say.key or written[say.key] <= set(say.args), say


def test_the_answers_of_check_get_what_they_need() -> None:
    bad: dict[str, dict[str, dict[str, object]]] = {
        "village": {"21": {}, "9": {"level": 7, "regions": [9]}, "8": {}, "6": {"level": 1, "regions": [2]}},
        "road": {"9/sand": {}, "9/soil": {"to": 99}, "1/ice": {"to": 2}, "5/stone": {"to": 9}, "7/stone": {"to": 9}},
        "order": {"a": {}, "b": {"needs": {"silk": 1, "gold": 9}, "yaks": 99}},
    }
    written, said = texts(game.GAME, "en"), game.GAME.check(bad)
    assert len(said) >= 12
    for say in says(said):
        assert written[say.key] <= set(say.args), say
