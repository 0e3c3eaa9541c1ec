"""Small mistakes put into a module, one at a time: does a test notice?

    .venv/bin/python -m tests.trials.campaigns.mutants rules/kit/seal.py tests/rules/test_seal.py --sample 20 --seed 1

A comparison goes the other way, a number is one more, a condition is turned round, `and` is `or`, a value is None, a
statement is gone. Each is tried in a copy of the checkout, so nothing here is changed. What no test notices is printed
with its line, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.trials.campaigns.campaign import scratch

LIMIT_S = 600  # of the tests, after which a mistake counts as noticed
TWISTED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
}  # fmt: skip


class Mutant(NamedTuple):
    line: int
    was: str
    source: str  # of the whole module


def mutants(source: str) -> Iterator[Mutant]:
    """Every one of that module, in the order of its syntax."""
    for at in range(len([*_places(ast.parse(source))])):
        tree = ast.parse(source)
        parent, field, here = [*_places(tree)][at]
        line = getattr(here, "lineno", getattr(parent, "lineno", 0))
        if (twisted := _twisted(here)) is not None:
            if isinstance(siblings := getattr(parent, field), list):
                siblings[siblings.index(here)] = twisted
            else:
                setattr(parent, field, twisted)
            yield Mutant(line, source.splitlines()[line - 1].strip(), ast.unparse(ast.fix_missing_locations(tree)))


def _places(tree: ast.AST) -> Iterator[tuple[ast.AST, str, ast.AST]]:
    """Each part of it, and the field of which other part it stands in."""
    for parent in ast.walk(tree):
        for field, value in ast.iter_fields(parent):
            for node in value if isinstance(value, list) else [value]:
                if isinstance(node, ast.AST):
                    yield parent, field, node


def _twisted(node: ast.AST) -> ast.AST | None:
    """Another one in its place; None where there is none."""
    match node:
        case ast.Constant(value=bool(value)):
            return ast.Constant(value=not value)
        case ast.Constant(value=int(value)):
            return ast.Constant(value=value + 1)
        case ast.If(test=test) | ast.IfExp(test=test):
            node.test = ast.UnaryOp(op=ast.Not(), operand=test)
            return node
        case ast.Return(value=ast.AST()):
            return ast.Return(value=ast.Constant(value=None))
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            return ast.Pass()
        case _:
            return TWISTED[type(node)]() if type(node) in TWISTED else None


def main() -> int:
    words = _words()
    module = Path(words.module)
    made = [*mutants(module.read_text(encoding="utf-8"))]
    chosen = Random(words.seed).sample(made, min(words.sample or len(made), len(made)))
    with scratch() as folder:
        for file in subprocess.check_output(("git", "ls-files"), text=True).splitlines():
            if Path(file).is_file():
                (folder / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, folder / file)
        if not _passes(folder, words.tests):
            raise SystemExit("without any mistake these tests do not pass")
        outcome = Counter(_tried(folder, module, mutant, words.tests) for mutant in chosen)
    print(f"== {module}: {len(made)} mutants, {len(chosen)} tried, {dict(outcome)}")
    return int(outcome["survived"] > 0)


def _tried(folder: Path, module: Path, mutant: Mutant, tests: list[str]) -> str:
    (folder / module).write_text(mutant.source, encoding="utf-8")
    outcome = "survived" if _passes(folder, tests) else "noticed"
    if outcome == "survived":
        print(f"{module}:{mutant.line}: {mutant.was}", flush=True)
    return outcome


def _passes(folder: Path, tests: list[str]) -> bool:
    pytest = (sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests)
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        return not subprocess.run(pytest, cwd=folder, env=env, capture_output=True, timeout=LIMIT_S).returncode
    except subprocess.TimeoutExpired:
        return False


def _words() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("module", metavar="FILE")
    parser.add_argument("tests", nargs="+", metavar="TEST", help="as pytest takes them")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="so many by chance; 0 = all")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
