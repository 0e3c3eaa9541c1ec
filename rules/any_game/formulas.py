"""The formulas of a pad: whole numbers, the names of a round, + - * //, min, max, comparisons, and, or, not, if.

    20 + 10 * tricks if tricks == bid else -10 * max(tricks - bid, bid - tricks)

Python's parser reads a formula, and `_compile` admits only the listed syntax. Without loops and powers, with division
by constants and a maximum length, every formula ends at once. Names:

    bid           the row's number in this round (of a computed row: its result)
    all.bid       the sum over all sides; most.bid, least.bid: the maximum and minimum
    before.bid    the sum of all earlier rounds; before.points: the points until then
    last.bid      in the previous round; next.bid, after.bid: in the next round and the one after
    rival.bid     the minimum of the other sides until then
    round, seats  the number of this round, and of sides; people: of all seats, in the forms of a round
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Collection, Iterator
from functools import cache
from operator import add, eq, ge, gt, le, lt, mul, ne, sub
from typing import Any

from msgspec import Struct

from rules.kit.types import Illegal

from .components import MOST_FORMULA, MOST_POINTS

Get = Callable[[str], int]  # the number behind a name
Run = Callable[[Get], int]
COLUMN = ("all", "most", "least", "before", "last", "next", "after", "rival")  # of a row in a round
GAME = ("all", "most", "least")  # of a row in the whole game
BINARY: dict[type[Any], Callable[[int, int], int]] = {
    ast.Add: add, ast.Sub: sub, ast.Mult: mul, ast.Eq: eq, ast.NotEq: ne, ast.Lt: lt, ast.LtE: le, ast.Gt: gt,
    ast.GtE: ge,
}  # fmt: skip


class Formula(Struct, frozen=True):
    names: frozenset[str]
    run: Run

    def value(self, get: Get) -> int:
        """The result, clamped to the range of a pad."""
        return max(-MOST_POINTS, min(MOST_POINTS, int(self.run(get))))


@cache
def formula(text: str) -> Formula:
    """The compiled formula. Raises Illegal with the mistake and its position."""
    if len(text) > MOST_FORMULA:
        raise Illegal("formula-long", "ANY-25", most=MOST_FORMULA)
    try:
        tree = ast.parse(text, mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError) as why:
        raise _mistake(getattr(why, "offset", None) or 1, text) from None
    return Formula(frozenset(map(ast.unparse, _names(tree.body))), _compile(tree.body, text))


def check_formula(text: str, known: Collection[str]) -> None:
    """Raises Illegal unless `text` is a formula that uses only known names, or ""."""
    if text:
        for name in sorted(formula(text).names):
            if name not in known:
                raise Illegal("formula-name", "ANY-25", name=name, text=text)


def _mistake(at: int, text: str) -> Illegal:
    return Illegal("formula-wrong", "ANY-25", at=at, text=text)


def _names(tree: ast.AST) -> Iterator[ast.expr]:
    """Every name in a formula except called functions."""
    nodes = list(ast.walk(tree))
    called = {id(node.func) for node in nodes if isinstance(node, ast.Call)}
    parts = {id(node.value) for node in nodes if isinstance(node, ast.Attribute)}
    for node in nodes:
        if isinstance(node, ast.Name | ast.Attribute) and id(node) not in called | parts:
            yield node


def _compile(node: ast.expr, text: str) -> Run:
    """The function of an expression. Raises Illegal at the first syntax that is not listed."""
    match node:
        case ast.Constant(value=int(n)) if type(n) is int and n <= MOST_POINTS:
            return lambda get: n
        case ast.Name() | ast.Attribute(value=ast.Name()):
            name = ast.unparse(node)
            return lambda get: get(name)
        case ast.BinOp(left=left, op=ast.FloorDiv(), right=ast.Constant(value=int(n))) if type(n) is int and n > 0:
            divided = _compile(left, text)
            return lambda get: divided(get) // n
        case ast.BinOp(left=left, op=op, right=right) if type(op) in BINARY:
            return _binary(BINARY[type(op)], _compile(left, text), _compile(right, text))
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in BINARY:
            return _binary(BINARY[type(op)], _compile(left, text), _compile(right, text))
        case ast.UnaryOp(op=ast.USub(), operand=of):
            negated = _compile(of, text)
            return lambda get: -negated(get)
        case ast.UnaryOp(op=ast.Not(), operand=of):
            denied = _compile(of, text)
            return lambda get: not denied(get)
        case ast.BoolOp(op=op, values=values):
            every, decide = [_compile(each, text) for each in values], all if isinstance(op, ast.And) else any
            return lambda get: decide(each(get) for each in every)
        case ast.IfExp(test=test, body=body, orelse=other):
            asked, then, otherwise = (_compile(each, text) for each in (test, body, other))
            return lambda get: then(get) if asked(get) else otherwise(get)
        case ast.Call(func=ast.Name(id="min" | "max" as which), args=args, keywords=[]) if len(args) > 1:
            some, pick = [_compile(each, text) for each in args], min if which == "min" else max
            return lambda get: pick([each(get) for each in some])
    raise _mistake(node.col_offset + 1, text)


def _binary(does: Callable[[int, int], int], left: Run, right: Run) -> Run:
    return lambda get: does(left(get), right(get))
