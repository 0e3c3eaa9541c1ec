"""A game's rules: their paragraphs, the tests that show them, and their citations."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from random import Random

from companion.testkit.play import PlayedStep, apply, sources
from companion.testkit.texts import KEY_OF, name_of
from companion.view.rulebook import book_source, parse
from rules.kit.sample import answer
from rules.kit.types import AnyGame, Illegal

RULE = re.compile(r"[A-Z]{3}-\d+[a-z]?")
TESTED_FLAGS = ("text", "example")


def paragraphs(of: AnyGame, lang: str) -> list[tuple[str, str]]:
    """The ids and flags of the rules in that language, in order."""
    return [(each.id, each.flag) for each in parse(book_source(of.home, lang) or "")]


def marks(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            yield from (str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))


def rules_of_refusals(tree: ast.AST) -> Iterator[str]:
    """The rule arguments of refusals and news, valid ids or not."""
    for node in ast.walk(tree):
        at = KEY_OF.get(name_of(node.func)) if isinstance(node, ast.Call) else None
        if isinstance(node, ast.Call) and at is not None:
            named = [word.value for word in node.keywords if word.arg == "rule"]
            yield from (
                str(rule.value) for rule in (*node.args[at + 1 : at + 2], *named) if isinstance(rule, ast.Constant)
            )


def cited_rules(of: AnyGame, steps: Iterable[PlayedStep]) -> Iterator[str]:
    """Every rule that random games name, and every one that is a constant in the sources."""
    rng = Random(6)
    for source in sources(of).values():
        tree = ast.parse(source)
        words = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
        yield from (word for word in words if isinstance(word, str) and RULE.fullmatch(word))
        yield from rules_of_refusals(tree)
    yield from (setting.rule for setting in of.settings)
    for step in steps:
        yield from (news.rule for news in step.news)
        yield from (line.rule for line in of.sheet(step.after).lines)
        for prompt in of.prompts(step.after):
            yield prompt.rule
            try:
                apply(of, step.after, prompt, answer(prompt, rng))
            except Illegal as refusal:
                yield refusal.rule
