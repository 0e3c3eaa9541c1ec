"""The contract's reference, made from its docstrings: `companion reference [NAME]` prints all or one name of it."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import is_dataclass
from importlib import import_module
from types import ModuleType
from typing import Any

from msgspec import Struct

MODULES = (
    "rules", "steps", "signatures", "asks", "computed", "refusals", "secret_forms", "tallies", "turns", "layouts",
    "glyphs", "correction_rules", "corrections", "settings", "forms", "news", "places", "words", "prompts", "scenes",
    "seal", "moves", "types",
)  # fmt: skip


def paragraphs(name: str = "") -> Iterator[str]:
    """Paragraphs of Markdown in reading order: every module, every type with its fields, every function with its
    signature."""
    for word in MODULES:
        module = import_module(f"rules.kit.{word}")
        entries = [*_entries(module, name.casefold())]
        if not name:
            yield f"# rules.kit.{word}\n\n{inspect.getdoc(module)}"
        yield from entries


def _entries(module: ModuleType, wanted: str) -> Iterator[str]:
    for name, value in vars(module).items():
        is_own = getattr(value, "__module__", "") == module.__name__ and not name.startswith("_")
        if is_own and (inspect.isclass(value) or inspect.isfunction(value)):
            if wanted in name.casefold() and (value.__doc__ or _is_value(value)):
                yield _entry(name, value)
            for each, method in vars(value).items() if inspect.isclass(value) and not _is_value(value) else ():
                is_told = inspect.isfunction(method) and method.__doc__ and not each.startswith("_")
                if is_told and wanted in each.casefold():
                    yield _entry(f"{name}.{each}", method)


def _is_value(of: Any) -> bool:
    return inspect.isclass(of) and issubclass(of, Struct)


def _entry(name: str, value: Any) -> str:
    """The source of a type, since comments describe its fields, or the signature of a function; and the docstring."""
    if _is_value(value) or is_dataclass(value):  # its methods have their own entries
        source = inspect.getsource(value)
        fields = source if _is_value(value) else source.partition("\n    def ")[0]
        return f"## {name}\n\n```python\n{fields.rstrip()}\n```"
    takes = "" if inspect.isclass(value) else f"\n\n```python\n{_head(value)}\n```"
    return f"## {name}{takes}\n\n{inspect.getdoc(value)}"


def _head(function: Any) -> str:
    """The source before the docstring."""
    source = inspect.cleandoc(inspect.getsource(function))
    return source.partition('"""')[0].rstrip()
