"""One-line constructors of News: the key of the sentence, the rule and the arguments."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from rules.kit.prompts import News
from rules.kit.words import Say, Word

S = TypeVar("S")


def info(key: str, rule: str = "", **args: Word) -> News:
    """Plain news."""
    return News(say=Say(key=key, args=dict(args)), rule=rule)


def gain(key: str, rule: str = "", **args: Word) -> News:
    """News of a gain, something that players were waiting for."""
    return News(say=Say(key=key, args=dict(args)), rule=rule, tone="gain")


def warn(key: str, rule: str = "", **args: Word) -> News:
    """A warning: something that the rules or the log did not expect."""
    return News(say=Say(key=key, args=dict(args)), rule=rule, tone="warn")


def doubt(key: str, rule: str = "", **args: Word) -> News:
    """A warning that the table must confirm before the move counts."""
    return News(say=Say(key=key, args=dict(args)), rule=rule, tone="warn", doubt=True)


def prepend(news: Iterable[News], result: tuple[S, tuple[News, ...]]) -> tuple[S, tuple[News, ...]]:
    """The result with more news before its own."""
    return result[0], (*news, *result[1])
