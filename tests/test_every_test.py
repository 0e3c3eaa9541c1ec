"""Laws of every test: it asserts something itself, and it passes on a slow machine."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.slow import SLOW, is_in, is_slow

TESTS = Path(__file__).parent
SHOWS = {"check", "expect", "fail", "raises"}  # `check` of a row of scenarios; and each name that begins with "assert_"
SILENT = "def test_nothing():\n    play()\n"


@cache
def written() -> dict[tuple[str, str], ast.AST]:
    """Every test, by its file and its name."""
    return {
        (str(file.relative_to(TESTS)), node.name): node
        for file in sorted(TESTS.rglob("test_*.py"))
        for node in functions(ast.parse(file.read_bytes(), str(file)))
        if node.name.startswith("test_")
    }


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    yield from (node for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def called(node: ast.AST) -> str:
    """What a call calls, without what stands before the last dot; "" for anything else."""
    match node:
        case ast.Call(func=ast.Name(id=name)) | ast.Call(func=ast.Attribute(attr=name)):
            return name
    return ""


def says_what_it_shows(test: ast.AST) -> bool:
    """Whether there is an assertion in the test itself, or in something that is called one."""
    return any(
        isinstance(node, ast.Assert) or called(node) in SHOWS or called(node).startswith("assert_")
        for node in ast.walk(test)
    )


def test_every_test_says_itself_what_it_shows() -> None:
    assert [name for name, test in written().items() if not says_what_it_shows(test)] == []


def test_a_test_without_an_assertion_is_noticed() -> None:
    assert not says_what_it_shows(ast.parse(SILENT))
    assert says_what_it_shows(ast.parse(SILENT.replace("play", "assert_played")))


def test_nothing_is_waited_for_in_a_way_that_the_pages_own_policy_forbids() -> None:
    """It evaluates in the page: that passes only where it is true at the first look already."""
    forbidden = ".wait_for_" + "function("
    assert [file.name for file in TESTS.rglob("*.py") if forbidden in file.read_text(encoding="utf-8")] == []


def test_what_is_called_slow_is_there() -> None:
    """A test or file that was renamed would be quick again without anybody having said so."""
    there = [f"{path}::{name}" for path, name in written()]
    assert [each for each in SLOW if not any(is_in(each, test) for test in there)] == []
    assert is_slow("deploy/test_units.py", "test_anything[1]")
    assert not is_slow("deployed/test_units.py", "test_anything")
