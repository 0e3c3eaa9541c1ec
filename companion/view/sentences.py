"""A sentence as Fluent's text files say it, ready to be filled in: what their syntax comes to, without their reader.

Of Fluent the companion's texts use arguments, other sentences in a sentence, and variants by an argument.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NoReturn

from msgspec import Struct

SEPARATORS = {"en": ",", "nl": "."}  # between thousands


class Argument(Struct, frozen=True, array_like=True, tag="argument"):
    """What the speaker fills in."""

    name: str


class Message(Struct, frozen=True, array_like=True, tag="message"):
    """Another sentence, with the same arguments."""

    key: str


class Variants(Struct, frozen=True, array_like=True, tag="variants"):
    """An argument decides: the pattern of the first key that it is, else the usual one."""

    name: str
    keys: tuple[int | str, ...]  # a number, a word, or "one" and "other" of a number
    patterns: tuple[tuple[str | Argument | Message | Variants, ...], ...]
    usual: int  # index


Pattern = tuple[str | Argument | Message | Variants, ...]
Messages = Mapping[str, Pattern]
Arguments = Mapping[str, str | int]


def fill_in(pattern: Pattern, lang: str, messages: Messages, arguments: Arguments) -> tuple[str, tuple[str, ...]]:
    """The sentence, and which arguments and sentences it lacks: their names stand in it instead."""
    missing: list[str] = []
    text = "".join(_parts(pattern, lang, messages, arguments, missing))
    return text, tuple(missing)


def _parts(pattern: Pattern, lang: str, messages: Messages, arguments: Arguments, missing: list[str]) -> Iterator[str]:
    for part in pattern:
        if isinstance(part, str):
            yield part
            continue
        if isinstance(part, Message):
            further = messages.get(part.key, (f"{{{part.key}}}",))
            name, is_there = part.key, part.key in messages
        else:
            name, is_there = part.name, part.name in arguments
            value = arguments.get(name, name)
            further = _chosen(part, value) if isinstance(part, Variants) else (_written(value, lang),)
        if not is_there:
            missing.append(name)
        yield from _parts(further, lang, messages, arguments, missing)


def _written(value: str | int, lang: str) -> str:
    return value if isinstance(value, str) else f"{value:,}".replace(",", SEPARATORS[lang])


def _chosen(variants: Variants, value: str | int) -> Pattern:
    grammar = value if isinstance(value, str) else "one" if abs(value) == 1 else "other"
    alike = (i for i, key in enumerate(variants.keys) if key in (value, grammar))
    return variants.patterns[next(alike, variants.usual)]


# ---- read from a file ---------------------------------------------------------------------------------
def read(source: str) -> dict[str, Pattern]:
    """The messages of a Fluent file. ValueError for what is Fluent, but none of ours."""
    from fluent.syntax import FluentParser, ast  # imported here: what is kept ready is there without it

    body = FluentParser(with_spans=False).parse(source).body
    found: dict[str, Pattern] = {}
    for entry in body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            found.setdefault(entry.id.name, _pattern(entry.value))
    return found


def _pattern(node: Any) -> Pattern:
    return tuple(_part(element) for element in node.elements)


def _part(node: Any) -> str | Argument | Message | Variants:
    """A piece of text, or what stands between braces."""
    match type(node).__name__:
        case "TextElement":
            return str(node.value)
        case "Placeable":
            return _part(node.expression)
        case "StringLiteral":
            return str(node.parse()["value"])
        case "VariableReference":
            return Argument(node.id.name)
        case "MessageReference" if node.attribute is None:
            return Message(node.id.name)
        case "SelectExpression":
            return _variants(node)
        case _:
            _unknown(node)


def _variants(node: Any) -> Variants:
    argument = _part(node.selector)
    if not isinstance(argument, Argument):
        _unknown(node)
    keys = tuple(int(v.key.value) if hasattr(v.key, "value") else str(v.key.name) for v in node.variants)
    usual = next(i for i, variant in enumerate(node.variants) if variant.default)
    return Variants(argument.name, keys, tuple(_pattern(variant.value) for variant in node.variants), usual)


def _unknown(node: Any) -> NoReturn:
    raise ValueError(f"a text uses {type(node).__name__}, which none does")
