"""Sentences of Fluent text files as values, filled in without Fluent's own parser.

The texts use these parts of Fluent: arguments, messages inside a message, and variants by an argument: by its word, by
its number or plural category, by its first sound (`STARTS($who)`: vowel, other). An argument that is a message has that
message's attributes as its forms: `FORM($road, "keinen")`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from gettext import c2py
from typing import Any, NamedTuple, NoReturn

from msgspec import Struct

# Messages that describe how a language writes numbers:
THOUSANDS = "thousands"  # the separator
PLURAL = "plural-forms"  # gettext's formula: the index of the category of a number n
CATEGORIES = ("one", "other"), ("one", "few", "other"), ("one", "two", "few", "other")  # of two, three, four forms
FORM, STARTS = "FORM", "STARTS"  # functions: a named form, and the first sound of a word


class Argument(Struct, frozen=True, array_like=True, tag="argument"):
    """An argument, in `form` if its message has that form."""

    name: str
    form: str = ""


class Message(Struct, frozen=True, array_like=True, tag="message"):
    """Another message, with the same arguments."""

    key: str


class Variants(Struct, frozen=True, array_like=True, tag="variants"):
    """A choice by an argument or its form: the pattern of the first matching key, else the default one."""

    name: str
    keys: tuple[int | str, ...]  # numbers, words, or plural categories
    patterns: tuple[tuple[str | Argument | Message | Variants, ...], ...]
    usual: int  # index of the default pattern
    form: str = ""  # STARTS: the first sound


class Mistake(NamedTuple):
    """An unreadable place in a text file."""

    line: int
    what: str


Pattern = tuple[str | Argument | Message | Variants, ...]
Messages = Mapping[str, Pattern]
Arguments = Mapping[str, str | int]


def fill_in(pattern: Pattern, messages: Messages, arguments: Arguments) -> tuple[str, tuple[str, ...]]:
    """The sentence, and the missing arguments and messages, which are named in it."""
    missing: list[str] = []
    text = "".join(_parts(pattern, messages, arguments, missing))
    return text, tuple(missing)


def _parts(pattern: Pattern, messages: Messages, arguments: Arguments, missing: list[str]) -> Iterator[str]:
    for part in pattern:
        if isinstance(part, str):
            yield part
            continue
        if isinstance(part, Message):
            further = messages.get(part.key, (f"{{{part.key}}}",))
            name, is_there = part.key, part.key in messages
        else:
            name = part.name
            is_there = name in arguments or isinstance(part, Variants)  # variants have a default
            value = arguments.get(name, name)
            if part.form and (key := arguments.get(message_argument(name))):
                value = _plain_text(messages, f"{key}.{part.form}", str(value))
            if isinstance(value, int) and not isinstance(part, Variants):
                value = f"{value:,}".replace(",", _plain_text(messages, THOUSANDS, ","))
            further = _choose_pattern(part, value, messages) if isinstance(part, Variants) else (str(value),)
        if not is_there:
            missing.append(name)
        yield from _parts(further, messages, arguments, missing)


def message_argument(name: str) -> str:
    """The argument that holds the key of another argument's message, for its forms."""
    return f"{name}."


def _choose_pattern(variants: Variants, value: str | int, messages: Messages) -> Pattern:
    if variants.form == STARTS:
        grammar = first_sound(str(value))
    else:
        grammar = value if isinstance(value, str) else _plural(_plain_text(messages, PLURAL, "n != 1"))(abs(value))
    alike = (i for i, key in enumerate(variants.keys) if key in (value, grammar))
    return variants.patterns[next(alike, variants.usual)]


def _plain_text(messages: Messages, key: str, usual: str) -> str:
    return "".join(part for part in messages.get(key, (usual,)) if isinstance(part, str))


@cache
def _plural(forms: str) -> Callable[[int], str]:
    """The plural category of a number, as a function. Raises ValueError for an invalid formula."""
    which = c2py(forms)
    names = next((each for each in CATEGORIES if len(each) > max(map(which, range(200)))), CATEGORIES[-1])
    return lambda n: names[which(n)]


def first_sound(word: str) -> str:
    """The first sound of a word: "vowel" or "other"."""
    letter = unicodedata.normalize("NFD", word.strip().casefold())[:1]
    return "vowel" if letter and letter in "aeiouyhœæ" else "other"


# ---- parsing ------------------------------------------------------------------------------------------
def read(source: str) -> tuple[dict[str, Pattern], tuple[Mistake, ...]]:
    """The messages of a Fluent file, and its mistakes, which do not affect the other messages."""
    from fluent.syntax import FluentParser, ast  # imported here: cached texts do not need it

    found: dict[str, Pattern] = {}
    mistakes: list[Mistake] = []
    for entry in FluentParser().parse(source).body:
        line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
        try:
            if isinstance(entry, ast.Junk):
                raise ValueError((entry.content or "").strip().partition("\n")[0][:60])
            if isinstance(entry, ast.Message) and entry.value is not None:
                if entry.id.name in found:
                    raise ValueError(f"{entry.id.name} = …, a second time")
                found[entry.id.name] = _pattern(entry.value)
                found |= {f"{entry.id.name}.{form.id.name}": _pattern(form.value) for form in entry.attributes}
        except ValueError as why:
            mistakes.append(Mistake(line, str(why)))
    return found, tuple(mistakes)


def _pattern(node: Any) -> Pattern:
    return tuple(_part(element) for element in node.elements)


def _part(node: Any) -> str | Argument | Message | Variants:
    """A piece of text, or the content of a placeable."""
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
        case "FunctionReference" if node.id.name in (FORM, STARTS):
            return _form(node)
        case _:
            _refuse(node)


def _variants(node: Any) -> Variants:
    argument = _part(node.selector)
    if not isinstance(argument, Argument):
        _refuse(node)
    keys = tuple(int(v.key.value) if hasattr(v.key, "value") else str(v.key.name) for v in node.variants)
    usual = next(i for i, variant in enumerate(node.variants) if variant.default)
    patterns = tuple(_pattern(variant.value) for variant in node.variants)
    return Variants(argument.name, keys, patterns, usual, argument.form)


def _form(node: Any) -> Argument:
    """An argument with a form, `FORM($road, "keinen")`, or with its first sound, `STARTS($who)`."""
    match [_part(each) for each in node.arguments.positional]:
        case [Argument(name=name), str(form)] if node.id.name == FORM:
            return Argument(name, form)
        case [Argument(name=name)] if node.id.name == STARTS:
            return Argument(name, STARTS)
        case _:
            _refuse(node)


def _refuse(node: Any) -> NoReturn:
    raise ValueError(f"a text uses {type(node).__name__}, which none does")
