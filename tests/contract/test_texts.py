"""Every text key of games and log has a text, and no text is unused."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import companion.log
from companion.doctor.text_check import Messages, messages
from companion.testkit.texts import borrowed_keys, key_patterns, source_sentences
from companion.view.languages import ENGLISH, TEXT
from companion.view.speaker import Speaker
from rules.games import GAMES
from rules.kit import types
from rules.kit.types import Say
from tests.contract.games import NAMES, game, laws

GOLDEN = Path(__file__).parents[1] / "golden"
SAY_LOG = (Path(companion.log.__file__).parent, Path(types.__file__).parent)  # they speak with the texts of the log

PLURAL = {  # a 1 that counts, and after it the plural of a noun
    "de": r"(?<![\d,.+−/-])\b1 (Schritte|Münzen|Felder|Runden|Züge|Garne|Aufträge|Dörfer|Yaks|Bücher|Stupas|"
    r"Delegationen|Städte|Entwürfe|Figuren|Orte|Lagerhäuser|Elefanten|Reihen|Minuten|Sekunden|Einträge|\w*([Kk]arten|[Pp]unkte|[Cc]hips))\b",
    "fr": r"(?<![\d,.+−/-])\b1 (?!fois\b|mois\b|Cadenas\b|tas\b|bois\b|dans\b|pas\b|plus\b)\w+[sx]\b",
    "en": r"(?<![\d,.+−/-])\b1 (?!is\b|was\b|as\b|this\b|asks\b|leads\b)\w+s\b",
    "nl": r"(?<![\d,.+−/-])\b1 (?!is\b|anders\b|Huis\b|Gouden\b)\w+(s|en)\b",
}
NEVER_ONE = {"first-to-eight", "won", "deal-hint", "design-word", "many-victory"}  # printed, or in the rulebook


def log_texts() -> Messages:
    return messages((TEXT / ENGLISH / "log.ftl").read_text(encoding="utf-8"))


def test_a_sentence_that_no_random_game_comes_to_is_looked_for_in_its_source(tmp_path: Path) -> None:
    (tmp_path / "road.py").write_text(
        'must(n < 3, "road-too-long", "PEB-7", n=n)\n'
        'raise Illegal("no-road", rule="PEB-7")\n'
        'news = (warn(key, "PEB-7"), gain("bridge", **names), warn("lay-it-back", who=who))\n'
        'raise Illegal(None, "PEB-7")\n'
        'mine = warn("bids" if can else "bids-no-more", "PEB-7", who=who), Say(key="far" if n else "near")\n'
        'label = Say(key="road", args={"to": Who(seat=seat), "n": 3}), Say(key="end"), Say(key=f"way-{way}")\n'
        'hint = Say(key="pay", args=said), Say(key="for", args={**said, "n": 1})\n'
    )
    found = sorted(source_sentences([(tmp_path / "road.py").read_text()]), key=lambda say: say.key)
    assert found == [
        Say(key="None"),
        Say(key="bids", args={"who": 0}),
        Say(key="bids-no-more", args={"who": 0}),
        Say(key="end"),
        Say(key="far"),
        Say(key="lay-it-back", args={"who": 0}),
        Say(key="near"),
        Say(key="no-road"),
        Say(key="road", args={"to": 0, "n": 0}),
        Say(key="road-too-long", args={"n": 0}),
    ]


@pytest.mark.parametrize("lang", sorted(PLURAL))
@pytest.mark.parametrize("game_id", [each.id for each in GAMES])
def test_one_of_a_thing_is_never_said_in_the_plural(game_id: str, lang: str) -> None:
    speaker = Speaker(lang, game(game_id).home, ("Ana",) * max(game(game_id).seats), ())
    with_one = (
        speaker.speak(Say(key=say.key, args={**say.args, name: 1}))
        for say in laws(game_id).sentences
        if say.key not in NEVER_ONE and not say.key.startswith("setup-")  # the contents of the box
        for name, arg in (*say.args.items(), ("", 0))
        if isinstance(arg, int)
    )
    assert [text for text in with_one if re.search(PLURAL[lang], text)] == []


def test_a_sentence_made_of_the_key_s_words_is_noticed_in_any_language(monkeypatch: pytest.MonkeyPatch) -> None:
    dutch = {"nl": {"did-take": frozenset({"who", "said"}), "did-pass": frozenset({"who"}), "log": frozenset({"said"})}}
    monkeypatch.setattr("companion.testkit.texts.texts", lambda _, lang: dutch.get(lang, {}))
    assert borrowed_keys(game(NAMES[0])) == ["did-take"]


def test_the_log_says_nothing_for_nobody() -> None:
    patterns = key_patterns(file.read_text(encoding="utf-8") for package in SAY_LOG for file in package.glob("*.py"))
    assert [key for key in log_texts() if not any(p.fullmatch(key) for p in patterns)] == []


def test_every_sentence_of_the_log_is_written() -> None:
    constants = {
        node.value
        for package in SAY_LOG
        for file in package.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch("log(-[a-z]+)+", node.value)
    }
    assert constants <= set(log_texts())
