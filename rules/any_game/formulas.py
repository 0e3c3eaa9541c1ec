"""A formula on a pad: whole numbers, the names of a round, + - * //, min, max, comparisons, and, or, not, if.

    20 + 10 * tricks if tricks == bid else -10 * max(tricks - bid, bid - tricks)

It is read by Python's own grammar, of which it may use what `_made` lists and nothing else. There are no loops and no
powers, a division is by a number, and a formula is short: so it comes to an end at once, whatever it is told. Names:

    bid           what that row has in this round (of a row that is never told: what it came to)
    all.bid       what all sides have of it together; most.bid and least.bid: who has most and fewest
    before.bid    in all rounds before; before.points: the points until then
    last.bid      in the round before; next.bid, after.bid: in the next round, and in the one after that
    rival.bid     the fewest that another side had of it until then
    round, seats  the number of this round, and of the sides; people: of all who play, in what is asked in a round
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
COLUMN = ("all", "most", "least", "before", "last", "next", "after", "rival")  # of a row in a round, and ...
GAME = ("all", "most", "least")  # ... of what somebody has of it in the whole game
BINARY: dict[type[Any], Callable[[int, int], int]] = {
    ast.Add: add, ast.Sub: sub, ast.Mult: mul, ast.Eq: eq, ast.NotEq: ne, ast.Lt: lt, ast.LtE: le, ast.Gt: gt,
    ast.GtE: ge,
}  # fmt: skip


class Formula(Struct, frozen=True):
    names: frozenset[str]
    run: Run

    def value(self, get: Get) -> int:
        """What it comes to, which is never more than fits on a pad."""
        return max(-MOST_POINTS, min(MOST_POINTS, int(self.run(get))))


@cache
def formula(text: str) -> Formula:
    """The formula; Illegal with what is wrong in it, and where."""
    if len(text) > MOST_FORMULA:
        raise Illegal("formula-long", "ANY-25", most=MOST_FORMULA)
    try:
        tree = ast.parse(text, mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError) as why:
        raise _mistake(getattr(why, "offset", None) or 1, text) from None
    return Formula(frozenset(map(ast.unparse, _names(tree.body))), _compile(tree.body, text))


def check_formula(text: str, known: Collection[str]) -> None:
    """Illegal unless it is a formula that names nothing else; "" is none."""
    if text:
        for name in sorted(formula(text).names):
            if name not in known:
                raise Illegal("formula-name", "ANY-25", name=name, text=text)


def _mistake(at: int, text: str) -> Illegal:
    return Illegal("formula-wrong", "ANY-25", at=at, text=text)


def _names(tree: ast.AST) -> Iterator[ast.expr]:
    """Every name in it; what is called is none."""
    nodes = list(ast.walk(tree))
    called = {id(node.func) for node in nodes if isinstance(node, ast.Call)}
    parts = {id(node.value) for node in nodes if isinstance(node, ast.Attribute)}
    for node in nodes:
        if isinstance(node, ast.Name | ast.Attribute) and id(node) not in called | parts:
            yield node


def _compile(node: ast.expr, text: str) -> Run:
    """The function that it is; Illegal at the first part that is not on the list."""
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
