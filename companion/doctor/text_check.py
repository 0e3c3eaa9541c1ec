"""Compares the texts of every language with the English ones."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

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
            arguments = _Arguments()
            arguments.visit(entry)
            found[entry.id.name] = frozenset(arguments.names)
        elif isinstance(entry, ast.Junk):
            found[UNREADABLE] = frozenset()
    return MappingProxyType(found)


def unlike(english: Messages, other: Messages) -> list[str]:
    """The keys that are missing, have other arguments or are none; `?` for what cannot be read."""
    unreadable = [UNREADABLE] if UNREADABLE in other else []
    keys = [key for key in dict.fromkeys((*english, *other)) if key != UNREADABLE]
    return unreadable + [key for key in keys if english.get(key) != other.get(key)]
