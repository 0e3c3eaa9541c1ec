"""A game's texts against its sentences, in random games and in its sources: none is missing, none unused."""

from __future__ import annotations

import ast
import re
from collections import ChainMap
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from companion.doctor.text_check import Messages, messages
from companion.errors import Trouble
from companion.log.book import replay
from companion.log.record import read_record
from companion.log.words import PAST_PREFIX, past_sentence
from companion.testkit.play import PlayedStep, apply, corrections, sources
from companion.view.languages import ENGLISH, LANGS
from companion.view.sentences import Argument, Pattern, Variants, fill_in
from companion.view.texts import OWN, text_sources
from companion.view.texts import texts as ready
from rules.kit.sample import answer
from rules.kit.types import BY_LANGUAGE, TABLE, AnyGame, Illegal, Say

EVERY_GAME = "rules.ftl"  # texts of all games, which a game may replace by its own
CORRECTIONS_EVERY = 5  # corrections are many, and change little from one move to the next
EVERY_GAME_SAYS = {"title"}  # asked for by the companion, not by the game
LEAVES = frozenset((str, int, float, bool, type(None)))
KEY_OF = {
    "must": 1,
    "Illegal": 0,
    "No": 0,
    "barred": 1,
    "info": 0,
    "gain": 0,
    "warn": 0,
    "doubt": 0,
}  # position of the key among the arguments
PHASE_NAME = "{}-name"  # a phase's name in the table of times


def companion_texts(*, but: str = "") -> Messages:
    """All texts of the companion, without those of one file."""
    files = text_sources(OWN, ENGLISH).items()
    return {key: args for name, source in files if name != but for key, args in messages(source).items()}


def texts(of: AnyGame, lang: str) -> Messages:
    """The texts of a game by key, each with its arguments."""
    return messages("\n".join(text_sources(of.home, lang).values()))


def languages(of: AnyGame) -> tuple[str, ...]:
    """The game's languages besides English."""
    return tuple(lang for lang in LANGS[1:] if texts(of, lang))


def sentences(value: Any) -> Iterator[Say]:
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


def all_sentences(of: AnyGame, steps: tuple[PlayedStep, ...]) -> Iterator[Say]:
    """Every question, news, refusal and other sentence of those games."""
    rng = Random(5)
    yield from sentences((of.settings, of.layouts))
    for i, step in enumerate(steps):
        state = step.after
        yield from sentences(past_sentence(step.prompt, step.values, of.layouts))
        fixes = () if i % CORRECTIONS_EVERY else corrections(of, state)
        yield from sentences((step.news, of.prompts(state), fixes, of.timers(state), of.phase(state)))
        yield from sentences((of.scene(state, TABLE), of.sheet(state)))
        yield Say(key=PHASE_NAME.format(of.phase(state).key))
        numbers = {fix.move for fix in fixes} & set(of.numbers)  # within their limits they are never refused
        for prompt in (*of.prompts(state), *(fix for fix in fixes if fix.move not in numbers)):
            told = past_sentence(prompt, {}, of.layouts)  # the log's sentence, with any answer
            yield from sentences(told if not told.key.startswith(PAST_PREFIX) else Say(key=told.key))
            try:
                apply(of, state, prompt, answer(prompt, rng))
            except Illegal as refusal:
                yield refusal.say


def record_sentences(of: AnyGame, records: Path) -> Iterator[Say]:
    """The log's sentences of the golden records, which random games seldom reach."""
    for file in sorted(records.glob("*.jsonl")):
        with suppress(Trouble):  # check_records reports it
            head, lines, _ = read_record(file.read_bytes())
            for moment in replay(of, head, lines).moments:
                if moment.answered and moment.line:
                    yield from sentences(past_sentence(moment.answered, moment.line.v, of.layouts))


def unique(said: Iterable[Say]) -> tuple[Say, ...]:
    """Each sentence once per set of arguments; a sentence of the log once per values."""
    return tuple({repr(say) if say.key.startswith(PAST_PREFIX) else (say.key, *say.args): say for say in said}.values())


def missing_texts(of: AnyGame, said: tuple[Say, ...]) -> list[str]:
    """Sentences without an English text, and texts that need an argument that the sentence lacks."""
    said = (*said, *source_sentences(sources(of).values()))
    written = {BY_LANGUAGE: frozenset[str](), **companion_texts(), **texts(of, ENGLISH)}
    keys = {say.key for say in said if say.key and say.key not in written}
    langs = (ENGLISH, *languages(of))
    return sorted(keys | {lacks for lang in langs for say in said for lacks in missing_arguments(of, lang, say)})


def missing_arguments(of: AnyGame, lang: str, say: Say) -> Iterator[str]:
    """The key and the missing arguments: of all variants of the text, but of a sentence of the log only of its own.

    An argument that only chooses between variants may be missing: then the default variant counts.
    """
    patterns = patterns_of(of, lang)
    if say.key not in patterns or (say.key.startswith(PAST_PREFIX) and not say.args):
        return
    if say.key.startswith(PAST_PREFIX):
        words = {name: arg if isinstance(arg, str | int) else "" for name, arg in say.args.items()}
        lacks = {*fill_in(patterns[say.key], patterns, words)[1]}
    else:
        lacks = {*argument_names(patterns[say.key])} - {*say.args}
    if lacks:
        yield f"{say.key} {lang} {sorted(lacks)}"


@cache
def patterns_of(of: AnyGame, lang: str) -> Mapping[str, Pattern]:
    """All texts of a game and of the companion in a language."""
    return ChainMap(*(file for package in (of.home, OWN) for file in ready(package, lang).values()))


def argument_names(pattern: Pattern) -> Iterator[str]:
    """The arguments in all variants of a sentence."""
    for part in pattern:
        if isinstance(part, Argument):
            yield part.name
        elif isinstance(part, Variants):
            for variant in part.patterns:
                yield from argument_names(variant)


def source_sentences(modules: Iterable[str]) -> Iterator[Say]:
    """Sentences with a whole key in the sources, also those that random games seldom reach."""
    for source in modules:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and all(word.arg for word in node.keywords):
                yield from _say(node) if name_of(node.func) == "Say" else _refusal_or_news(node)


def _say(call: ast.Call) -> Iterator[Say]:
    """`Say(key="...", args={...})`."""
    words = {word.arg: word.value for word in call.keywords}
    key, args = words.get("key"), words.get("args", ast.Dict(keys=[], values=[]))
    if isinstance(args, ast.Dict):
        names = [name.value for name in args.keys if isinstance(name, ast.Constant)]
        if len(names) == len(args.keys):
            yield from (Say(key=each, args={str(name): 0 for name in names}) for each in _keys(key))


def _refusal_or_news(call: ast.Call) -> Iterator[Say]:
    """`must(..., "...", rule, n=...)`: a refusal or news."""
    at = KEY_OF.get(name_of(call.func))
    key = call.args[at] if at is not None and len(call.args) > at else None
    args: dict[str, Any] = {str(word.arg): 0 for word in call.keywords if word.arg != "rule"}
    yield from (Say(key=each, args=args) for each in _keys(key))


def _keys(key: ast.expr | None) -> Iterator[str]:
    """The key itself; of `"..." if ... else "..."` both."""
    if isinstance(key, ast.IfExp):
        yield from (*_keys(key.body), *_keys(key.orelse))
    elif isinstance(key, ast.Constant):
        yield str(key.value)


def unused_keys(of: AnyGame, said: tuple[Say, ...]) -> list[str]:
    """The keys of texts that no sentence uses."""
    patterns = [*key_patterns(sources(of).values()), *map(re.compile, _move_keys(of))]
    spoken = {say.key for say in (*said, *sentences(of.sections({})))} | EVERY_GAME_SAYS
    spoken |= {PAST_PREFIX + str(kind.__struct_config__.tag).replace("_", "-") for kind in of.move_types}
    return [key for key in texts(of, ENGLISH) if key not in spoken and not any(p.fullmatch(key) for p in patterns)]


def clashing_keys(of: AnyGame) -> list[str]:
    """Keys that the companion also has, so that its pages would show the game's sentence instead."""
    return sorted(texts(of, ENGLISH).keys() & companion_texts(but=EVERY_GAME).keys())


def borrowed_keys(of: AnyGame) -> list[str]:
    """Keys of past-tense texts that quote an on-screen key instead of a sentence of their own, in any language."""
    found = {
        key for lang in LANGS for key, args in texts(of, lang).items() if key.startswith(PAST_PREFIX) and "said" in args
    }
    return sorted(found)


def key_patterns(modules: Iterable[str]) -> list[re.Pattern[str]]:
    """Patterns of keys in the sources: constants, f-strings with anything in their holes, and their extensions."""
    found: set[str] = set()
    for source in modules:
        tree = ast.parse(source)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {re.escape(node.value), re.escape(node.value) + "-name"}
            elif isinstance(node, ast.JoinedStr) and (shape := _shape(node)):
                found |= {shape, f"{shape}-name"}
            if isinstance(node, ast.Call) and name_of(node.func) == "words" and node.args:
                found.add(_shape(node.args[0]) + "-.+")
            if isinstance(node, ast.keyword) and node.arg in ("text", "words"):
                found |= {f"{each}-.+" for each in [_shape(node.value)] if each}
            if isinstance(node, ast.Call) and name_of(node.func) == "yes_no" and not node.args:
                found |= {"yes", "no"}
    return [re.compile(shape) for shape in found]


def _move_keys(of: AnyGame) -> Iterator[str]:
    """Patterns of keys that are not written out: labels, confirm texts, fields, phases and tallies of moves."""
    for kind in of.move_types:
        tag = str(kind.__struct_config__.tag).replace("_", "-")
        yield f"{tag}-(label|confirm|private-confirm)"
        yield from (f"{field}-.+" for field in kind.__struct_fields__)
    yield from (f"phase-{step}(-name)?" for step in (*of.steps, "over"))
    yield from of.state_type.__struct_fields__


def _shape(node: ast.expr) -> str:
    """A pattern for the texts that an expression can be; empty if unknown."""
    if isinstance(node, ast.Constant):
        return re.escape(str(node.value))
    if not isinstance(node, ast.JoinedStr) or not any(isinstance(part, ast.Constant) for part in node.values):
        return ""
    return "".join(_shape(part) if isinstance(part, ast.Constant) else ".+" for part in node.values)


def name_of(node: ast.expr) -> str:
    """The name of a function at its call."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
