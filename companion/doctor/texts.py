"""Compare the companion's English and Dutch texts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
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
            found[entry.id.name] = _arguments(entry)
        elif isinstance(entry, ast.Junk):
            found[UNREADABLE] = frozenset()
    return MappingProxyType(found)


def differences(folder: Path) -> tuple[str, ...]:
    """Each message that en/*.ftl and nl/*.ftl do not both have with the same arguments, as `nl/x.ftl: key`."""
    files = sorted({path.name for path in folder.glob("*/*.ftl")})
    return tuple(f"{lang}/{name}: {key}" for name in files for lang, key in _differences(folder, name))


def _differences(folder: Path, name: str) -> list[tuple[str, str]]:
    english, dutch = (_read(folder / lang / name) for lang in ("en", "nl"))
    unreadable = [(lang, UNREADABLE) for lang, found in (("en", english), ("nl", dutch)) if UNREADABLE in found]
    keys = dict.fromkeys((*english, *dutch, UNREADABLE))
    del keys[UNREADABLE]
    unlike = [key for key in keys if english.get(key) != dutch.get(key)]
    return unreadable + [("nl" if key in english else "en", key) for key in unlike]


def _read(path: Path) -> Messages:
    return messages(path.read_text(encoding="utf-8")) if path.exists() else {}


def _arguments(entry: ast.Message | ast.Term) -> frozenset[str]:
    visitor = _Arguments()
    visitor.visit(entry)
    return frozenset(visitor.names)
