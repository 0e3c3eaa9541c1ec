"""Everything that a game or the log says can be said in English and in Dutch, and nothing is written for nobody."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ast_of_fluent
from msgspec import Struct
from msgspec.structs import astuple

import companion.log
from companion.doctor.texts import Messages, messages
from rules.kit import types
from rules.kit.sample import answer
from rules.kit.types import TABLE, AnyGame, Illegal, Say, Who
from tests.contract.games import NAMES, apply, corrections, folder, game, steps

TEXT = Path(companion.log.__file__).parents[1] / "text"
FEWER = 5  # there are many corrections, and they change little from one move to the next
EVERY_GAME_SAYS = {"title"}  # asked for by the companion, not by the game
SAY_LOG = (Path(companion.log.__file__).parent, Path(types.__file__).parent)  # they speak with the texts of the log
LEAVES = frozenset((str, int, float, bool, type(None)))
PHASE_NAME = "{}-name"  # how the table of times calls a phase


def log_texts(lang: str) -> Messages:
    return messages((TEXT / lang / "log.ftl").read_text(encoding="utf-8"))


def companion_texts() -> Messages:
    files = (TEXT / "en").glob("*.ftl")
    return {key: args for file in files for key, args in messages(file.read_text(encoding="utf-8")).items()}


def texts(of: AnyGame, lang: str) -> Messages:
    return messages((folder(of) / "text" / f"{lang}.ftl").read_text(encoding="utf-8"))


def says(value: Any) -> Iterator[Say]:
    """Every sentence inside a value."""
    todo = [value]
    while todo:
        one = todo.pop()
        if type(one) in LEAVES:
            continue
        if isinstance(one, Say):
            yield one
            todo += one.args.values()
        elif isinstance(one, Struct):
            todo += astuple(one)
        elif isinstance(one, dict):
            todo += one.values()
        elif isinstance(one, tuple | list):
            todo += one


@cache
def said(game_id: str) -> tuple[Say, ...]:
    """What a game says in a whole play at every seat count, refusals included; each sentence once."""
    once = {(say.key, *say.args): say for say in _said(game_id)}
    return tuple(once.values())


def _said(game_id: str) -> Iterator[Say]:
    of, rng = game(game_id), Random(5)
    yield from says(of.settings)
    for i, step in enumerate(steps(game_id)):
        state = step.after
        fixes = () if i % FEWER else corrections(of, state)
        yield from says((step.news, of.prompts(state), fixes, of.timers(state), of.phase(state)))
        yield from says((of.scene(state, TABLE), of.sheet(state)))
        yield Say(key=PHASE_NAME.format(of.phase(state).key))
        numbers = {fix.move for fix in fixes} & set(of.numbers)  # within their limits they are never refused
        for prompt in (*of.prompts(state), *(fix for fix in fixes if fix.move not in numbers)):
            try:
                apply(of, state, prompt, answer(prompt, rng))
            except Illegal as refusal:
                yield refusal.say


@pytest.mark.parametrize("game_id", NAMES)
def test_a_game_says_the_same_in_both_languages_with_the_same_arguments(game_id: str) -> None:
    assert texts(game(game_id), "en") == texts(game(game_id), "nl")
    assert "?" not in texts(game(game_id), "en")


@pytest.mark.parametrize("lang", ["en", "nl"])
@pytest.mark.parametrize("game_id", NAMES)
def test_every_message_of_a_game_is_written_once_and_can_be_spoken(game_id: str, lang: str) -> None:
    source = (folder(game(game_id)) / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    keys = [entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast_of_fluent.Message)]
    assert sorted(set(keys)) == sorted(keys)
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    for key, args in messages(source).items():
        for n in (0, 1, 2):
            pattern = bundle.get_message(key).value
            assert pattern is not None, key
            spoken, errors = bundle.format_pattern(pattern, dict.fromkeys(args, n))
            assert (bool(spoken), errors) == (True, []), key


@pytest.mark.parametrize("game_id", NAMES)
def test_every_sentence_of_a_game_is_written_and_gets_what_it_needs(game_id: str) -> None:
    written = {**companion_texts(), **texts(game(game_id), "en")}
    unwritten = sorted({say.key for say in said(game_id) if say.key and say.key not in written})
    assert unwritten == []
    unfilled = {(say.key, *sorted(written[say.key] - set(say.args))) for say in said(game_id)
                if say.key and written[say.key] - set(say.args)}  # fmt: skip
    assert unfilled == set()


@pytest.mark.parametrize("game_id", NAMES)
def test_no_sentence_of_a_game_is_written_for_nobody(game_id: str) -> None:
    of = game(game_id)
    patterns = named_in(folder(of))
    spoken = {say.key for say in said(game_id)} | EVERY_GAME_SAYS
    unused = [key for key in texts(of, "en") if key not in spoken and not any(p.fullmatch(key) for p in patterns)]
    assert unused == []


def test_the_log_says_the_same_in_both_languages_and_nothing_for_nobody() -> None:
    assert log_texts("en") == log_texts("nl")
    patterns = [pattern for package in SAY_LOG for pattern in named_in(package)]
    assert [key for key in log_texts("en") if not any(p.fullmatch(key) for p in patterns)] == []


def test_every_sentence_of_the_log_is_written() -> None:
    constants = {
        node.value
        for package in SAY_LOG
        for file in package.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch("log(-[a-z]+)+", node.value)
    }
    assert constants <= set(log_texts("en"))


def named_in(package: Path) -> list[re.Pattern[str]]:
    """Keys that the sources name: constants, f-strings with anything in their holes, and `words` prefixes."""
    found: set[str] = set()
    for file in package.glob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {re.escape(node.value), re.escape(node.value) + "-name"}
            elif isinstance(node, ast.JoinedStr) and (shape := _shape(node)):
                found |= {shape, f"{shape}-name"}
            if isinstance(node, ast.Call) and _name(node.func) == "words" and node.args:
                found.add(_shape(node.args[0]) + "-.+")
            if isinstance(node, ast.Call) and _name(node.func) == "form" and node.args:
                text = next((keyword.value for keyword in node.keywords if keyword.arg == "text"), node.args[0])
                found |= {f"{each}-(label|confirm)" for each in [_shape(text)] if each} or _forms_of(tree)
            if isinstance(node, ast.Call) and _name(node.func) == "yes_no" and not node.args:
                found |= {"yes", "no"}
    return [re.compile(shape) for shape in found]


def _forms_of(tree: ast.AST) -> set[str]:
    """The texts of a form that is named by a variable: it can be any word of its module."""
    words = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {f"{re.escape(word)}-(label|confirm)" for word in words if re.fullmatch("[a-z-]+", word)}


def _shape(node: ast.expr) -> str:
    """A pattern for the texts that an expression can be; empty if it says nothing about them."""
    if isinstance(node, ast.Constant):
        return re.escape(str(node.value))
    if not isinstance(node, ast.JoinedStr) or not any(isinstance(part, ast.Constant) for part in node.values):
        return ""
    return "".join(_shape(part) if isinstance(part, ast.Constant) else ".+" for part in node.values)


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def test_a_name_alone_needs_no_sentence() -> None:
    assert list(says(Who(seat=1))) == []
