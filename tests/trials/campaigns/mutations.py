"""All small mistakes that can be made in one source file: mutmut's operators, one mistake at a time.

mutmut itself leaves out what a decorator stands over and what lies outside of functions: every property, what is
cached, every constant and default. Here they are changed as well. Left out is what only people or mypy look at: type
aliases, what a class says of itself (`frozen`), sentences for the log. A text is changed in one way, not also in
capitals; an argument with a name is left out, one without is None, not each in both ways.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import libcst as cst
from libcst.metadata import MetadataWrapper, ParentNodeProvider, PositionProvider
from mutmut.mutation.file_mutation import MutationVisitor
from mutmut.mutation.mutators import mutation_operators
from mutmut.mutation.pragma_handling import IgnoredCode

OF_A_CLASS = {"frozen", "kw_only", "eq", "gc"}
ERRORS = {"Trouble", "Stale", "Damaged", "Unwritable"}  # (sentence, detail for the log)
FOR_TYPES = {"TypeVar", "ParamSpec", "assert_never", "cast"}


class Mutant(NamedTuple):
    first: int  # the lines that it changes, in the file as it is
    last: int
    source: str
    change: str  # what is taken out and put in, as in a diff


def mutants(file: Path, most: int = 0, chance: Random | None = None) -> list[Mutant]:
    """Every mutant of that file that compiles, in the order of its lines, each once; with `most` so many by chance."""
    source = file.read_text(encoding="utf-8")
    wrapper = MetadataWrapper(cst.parse_module(source), unsafe_skip_copy=True)
    visitor = _Visitor()
    wrapper.visit(visitor)
    places, parents = wrapper.resolve(PositionProvider), wrapper.resolve(ParentNodeProvider)
    found: dict[str, Mutant] = {}
    order = chance.sample(visitor.mutations, len(visitor.mutations)) if chance else visitor.mutations
    for mutation in order:
        if most and len(found) == most:
            break
        old, new = mutation.original_node, mutation.mutated_node
        code = "" if _is_for_nobody(old, new) else _put_in(old, new, parents).code
        if code and code.casefold() != source.casefold() and code not in found and _compiles(code):
            place = places[old]
            found[code] = Mutant(place.start.line, place.end.line, code, _change(source, code))
    return sorted(found.values(), key=lambda mutant: mutant.first)


def _put_in(old: cst.CSTNode, new: cst.CSTNode, parents: Any) -> cst.Module:
    """The module with another node in that place. (`deep_replace` would copy all of it each time.)"""
    while parent := parents.get(old):
        old, new = parent, parent.with_changes(**_field_with(parent, old, new))
    assert isinstance(new, cst.Module)
    return new


def _field_with(parent: cst.CSTNode, old: cst.CSTNode, new: cst.CSTNode) -> dict[str, Any]:
    for name in (each.name for each in fields(parent)):
        value = getattr(parent, name)
        if value is old:
            return {name: new}
        if isinstance(value, list | tuple) and any(each is old for each in value):
            return {name: [new if each is old else each for each in value]}
    raise LookupError(type(parent))


class _Visitor(MutationVisitor):
    def __init__(self) -> None:
        super().__init__(mutation_operators, IgnoredCode(set(), set(), set()))
        self._details: set[cst.CSTNode] = set()

    def _skip_node_and_children(self, node: cst.CSTNode) -> bool:
        match node:
            case cst.FunctionDef():
                return False
            case cst.ClassDef():
                self._details |= {a for a in node.keywords if a.keyword and a.keyword.value in OF_A_CLASS}
                return False
            case cst.Call() if _called(node) in FOR_TYPES or _is_for_the_log(node):
                return True
            case cst.Call():
                self._details |= {node.args[i] for i in _details(node)}
        return node in self._details or bool(super()._skip_node_and_children(node))


def _called(call: cst.Call) -> str:
    return call.func.value if isinstance(call.func, cst.Name) else ""


def _is_for_the_log(call: cst.Call) -> bool:
    func = call.func
    return isinstance(func, cst.Attribute) and isinstance(func.value, cst.Name) and func.value.value == "log"


def _details(call: cst.Call) -> list[int]:
    """Which of its arguments is the detail of an error."""
    has = _called(call) in ERRORS and len(call.args) > 1 and call.args[1].keyword is None
    return [1] if has and not call.args[1].star else []


def _is_for_nobody(old: cst.CSTNode, new: cst.CSTNode) -> bool:
    match old, new:
        case cst.Call(), cst.Call() if old.func is new.func:
            return _told(old) == _told(new) if _details(old) else _is_odd(old.args, new.args)
        case cst.Match(), cst.Match():
            kept = set(map(id, new.cases))
            return any(id(case) not in kept and _cannot_be(case) for case in old.cases)
        case cst.Assign(value=cst.Subscript() | cst.BinaryOperation(operator=cst.BitOr())), cst.Assign():
            return True  # a type alias
        case cst.Assign(value=cst.Call(func=cst.Name(value=name))), cst.Assign():
            return name in FOR_TYPES
    return False


def _cannot_be(case: cst.MatchCase) -> bool:
    return "assert_never" in cst.Module([]).code_for_node(case.body)


def _is_odd(old: Sequence[cst.Arg], new: Sequence[cst.Arg]) -> bool:
    """Whether an argument without a name is left out, or one with a name is None."""
    changed = next((i for i, arg in enumerate(old) if i >= len(new) or arg is not new[i]), None)
    return changed is not None and (len(new) < len(old)) == (old[changed].keyword is None)


def _told(call: cst.Call) -> list[str]:
    left = [arg for i, arg in enumerate(call.args) if i != 1 or arg.keyword]
    return [cst.Module([]).code_for_node(arg).strip(" ,\n") for arg in left]


def _compiles(source: str) -> bool:
    try:
        compile(source, "", "exec")
    except (SyntaxError, ValueError):
        return False
    return True


def _change(old: str, new: str) -> str:
    """What differs, in whole lines."""
    a, b = old.splitlines(), new.splitlines()
    same = _same(a, b)
    a, b = a[same:], b[same:]
    end = _same(a[::-1], b[::-1])
    lines = [f"- {line.strip()}" for line in a[: len(a) - end]] + [f"+ {line.strip()}" for line in b[: len(b) - end]]
    return "\n".join(lines)


def _same(a: list[str], b: list[str]) -> int:
    """How many lines at the beginning are the same."""
    return len([*takewhile(lambda pair: pair[0] == pair[1], zip(a, b, strict=False))])
