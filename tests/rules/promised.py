"""The stable interface for games: each name of the contract, its tag, its fields and their defaults.

`python -m tests.rules.promised` rewrites `promised.txt` after an addition.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from inspect import Parameter, isfunction, signature
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Struct

from rules.kit import corrections, forms, news, refusals, settings, types

FILE = Path(__file__).with_name("promised.txt")
KIT: tuple[Callable[..., Any], ...] = (
    refusals.must, forms.form, forms.yes_no, news.info, news.gain, news.warn, corrections.correction,
    corrections.Number, settings.choice, settings.yes_no, settings.numbers, settings.seconds,
)  # fmt: skip
Promised = dict[str, tuple[str, ...]]  # name -> tag, fields, parameters or values


def promised() -> Promised:
    """The current interface."""
    named = {name: getattr(types, name) for name in types.__all__}
    helpers = {f"{each.__module__}.{each.__name__}": each for each in KIT}
    said = {name: (*_of(each),) for name, each in {**named, **helpers}.items()}
    return {name: parts for name, parts in said.items() if parts}


def _of(each: Any) -> Iterator[str]:
    if get_origin(each) is Literal:
        yield from get_args(each)
    elif isinstance(each, int | tuple):
        yield repr(each)
    elif isinstance(each, type) and issubclass(each, Struct):
        if tag := each.__struct_config__.tag:
            yield f"{each.__struct_config__.tag_field}={tag}"
        for field in msgspec.structs.fields(each):
            yield _said(field.name, field.default if field.default_factory is NODEFAULT else field.default_factory())
    elif isfunction(each) or each is types.Game:
        for parameter in signature(each).parameters.values():
            if parameter.kind not in (Parameter.VAR_KEYWORD, Parameter.VAR_POSITIONAL):
                default = parameter.default
                yield _said(parameter.name, NODEFAULT if default is Parameter.empty else default)


def _said(name: str, default: Any) -> str:
    return name if default is NODEFAULT else f"{name}={getattr(default, '__name__', None) or repr(default)}"


def encode(these: Promised) -> str:
    """The interface as text, a line per name."""
    return "".join(f"{name}: {'; '.join(said)}\n" for name, said in these.items())


def decode(text: str) -> Promised:
    lines = (line.partition(": ") for line in text.splitlines())
    return {name: tuple(said.split("; ")) for name, _, said in lines}


if __name__ == "__main__":
    FILE.write_text(encode(promised()), encoding="utf-8")
