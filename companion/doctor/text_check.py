"""Compares the texts of every language with the English ones."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from companion.view.languages import ENGLISH

Messages = Mapping[str, frozenset[str]]  # message -> names of its arguments
UNREADABLE = "?"  # stands for whatever Fluent cannot read


class _Arguments(Visitor):
    """Collects the names of all `{ $name }` below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@lru_cache(maxsize=64)  # to parse Fluent is slow, and whoever compares texts reads the same files again and again
def messages(source: str) -> Messages:
    """The messages of a Fluent source; `?` stands for what cannot be read."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message | ast.Term):
            found[entry.id.name] = _arguments(entry)
        elif isinstance(entry, ast.Junk):
            found[UNREADABLE] = frozenset()
    return MappingProxyType(found)


def differences(folder: Path) -> tuple[str, ...]:
    """Each message that a language has not with the arguments that it has in English, as `nl/x.ftl: key`."""
    files = sorted({path.name for path in folder.glob("*/*.ftl")})
    return tuple(
        f"{lang}/{name}: {key}"
        for name in files
        for lang in sorted(path.name for path in folder.iterdir() if path.is_dir() and path.name != "__pycache__")
        for key in unlike(_read(folder / ENGLISH / name), _read(folder / lang / name))
    )


def unlike(english: Messages, other: Messages) -> list[str]:
    """The keys that are missing, have other arguments or are none; `?` for what cannot be read."""
    unreadable = [UNREADABLE] if UNREADABLE in other else []
    keys = [key for key in dict.fromkeys((*english, *other)) if key != UNREADABLE]
    return unreadable + [key for key in keys if english.get(key) != other.get(key)]


def _read(path: Path) -> Messages:
    return messages(path.read_text(encoding="utf-8")) if path.exists() else {}


def _arguments(entry: ast.Message | ast.Term) -> frozenset[str]:
    visitor = _Arguments()
    visitor.visit(entry)
    return frozenset(visitor.names)
