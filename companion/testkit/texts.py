"""What a game says in random games, and what its sources name: each sentence is written, and none for nobody."""

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

EVERY_GAME = "rules.ftl"  # what every game says: there a game may write a sentence of its own
CORRECTIONS_EVERY = 5  # there are many corrections, and they change little from one move to the next
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
}  # which argument names it
PHASE_NAME = "{}-name"  # how the table of times calls a phase


def companion_texts(*, but: str = "") -> Messages:
    """All that the companion itself says, of every file but one."""
    files = text_sources(OWN, ENGLISH).items()
    return {key: args for name, source in files if name != but for key, args in messages(source).items()}


def texts(of: AnyGame, lang: str) -> Messages:
    """Those of a game by key, each with the arguments that it has."""
    return messages("\n".join(text_sources(of.home, lang).values()))


def languages(of: AnyGame) -> tuple[str, ...]:
    """Those that it has besides English."""
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
    """Whatever is asked, told and refused in those games."""
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
            told = past_sentence(prompt, {}, of.layouts)  # what would be said of it, whoever answers
            yield from sentences(told if not told.key.startswith(PAST_PREFIX) else Say(key=told.key))
            try:
                apply(of, state, prompt, answer(prompt, rng))
            except Illegal as refusal:
                yield refusal.say


def record_sentences(of: AnyGame, records: Path) -> Iterator[Say]:
    """What was done in the golden records: what random games seldom come to."""
    for file in sorted(records.glob("*.jsonl")):
        with suppress(Trouble):  # a law of its own
            head, lines, _ = read_record(file.read_bytes())
            for moment in replay(of, head, lines).moments:
                if moment.answered and moment.line:
                    yield from sentences(past_sentence(moment.answered, moment.line.v, of.layouts))


def unique(said: Iterable[Say]) -> tuple[Say, ...]:
    """Each sentence with the same arguments once; of what was done, with the same words in them."""
    return tuple({repr(say) if say.key.startswith(PAST_PREFIX) else (say.key, *say.args): say for say in said}.values())


def missing_texts(of: AnyGame, said: tuple[Say, ...]) -> list[str]:
    """Sentences that it says, or would say, and nobody has written, or that lack an argument, in English."""
    said = (*said, *source_sentences(sources(of).values()))
    written = {BY_LANGUAGE: frozenset[str](), **companion_texts(), **texts(of, ENGLISH)}
    keys = {say.key for say in said if say.key and say.key not in written}
    langs = (ENGLISH, *languages(of))
    return sorted(keys | {lacks for lang in langs for say in said for lacks in missing_arguments(of, lang, say)})


def missing_arguments(of: AnyGame, lang: str, say: Say) -> Iterator[str]:
    """The key and what the sentence would name and is not given: in any of its variants; of what was done, in its own.

    An argument that only chooses between variants may be left out: then it is the usual one.
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
    """All that a game and the companion say in a language."""
    return ChainMap(*(file for package in (of.home, OWN) for file in ready(package, lang).values()))


def argument_names(pattern: Pattern) -> Iterator[str]:
    """The arguments that stand in any variant of a sentence."""
    for part in pattern:
        if isinstance(part, Argument):
            yield part.name
        elif isinstance(part, Variants):
            for variant in part.patterns:
                yield from argument_names(variant)


def source_sentences(modules: Iterable[str]) -> Iterator[Say]:
    """Sentences that the sources name in full, also those that random games seldom come to."""
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
    """ "..." itself; of `"..." if ... else "..."` both."""
    if isinstance(key, ast.IfExp):
        yield from (*_keys(key.body), *_keys(key.orelse))
    elif isinstance(key, ast.Constant):
        yield str(key.value)


def unused_keys(of: AnyGame, said: tuple[Say, ...]) -> list[str]:
    """Sentences that are written for nobody."""
    patterns = [*key_patterns(sources(of).values()), *map(re.compile, _move_keys(of))]
    spoken = {say.key for say in (*said, *sentences(of.sections({})))} | EVERY_GAME_SAYS
    spoken |= {PAST_PREFIX + str(kind.__struct_config__.tag).replace("_", "-") for kind in of.move_types}
    return [key for key in texts(of, ENGLISH) if key not in spoken and not any(p.fullmatch(key) for p in patterns)]


def clashing_keys(of: AnyGame) -> list[str]:
    """Keys under which the companion says something of its own: its pages would say the game's sentence instead."""
    return sorted(texts(of, ENGLISH).keys() & companion_texts(but=EVERY_GAME).keys())


def borrowed_keys(of: AnyGame) -> list[str]:
    """What was done, told with the words of the key instead of a sentence of its own, in any language."""
    found = {
        key for lang in LANGS for key, args in texts(of, lang).items() if key.startswith(PAST_PREFIX) and "said" in args
    }
    return sorted(found)


def key_patterns(modules: Iterable[str]) -> list[re.Pattern[str]]:
    """Keys that the sources name: constants, f-strings with anything in their holes, and what begins with one."""
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
    """What moves are told with, without naming it in full: labels, confirm sentences, fields, phases and tallies."""
    for kind in of.move_types:
        tag = str(kind.__struct_config__.tag).replace("_", "-")
        yield f"{tag}-(label|confirm|private-confirm)"
        yield from (f"{field}-.+" for field in kind.__struct_fields__)
    yield from (f"phase-{step}(-name)?" for step in (*of.steps, "over"))
    yield from of.state_type.__struct_fields__


def _shape(node: ast.expr) -> str:
    """A pattern for the texts that an expression can be; empty if it says nothing about them."""
    if isinstance(node, ast.Constant):
        return re.escape(str(node.value))
    if not isinstance(node, ast.JoinedStr) or not any(isinstance(part, ast.Constant) for part in node.values):
        return ""
    return "".join(_shape(part) if isinstance(part, ast.Constant) else ".+" for part in node.values)


def name_of(node: ast.expr) -> str:
    """What a function is called where it is called."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
