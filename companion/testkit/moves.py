"""Which texts the moves of a game are told with: what the sources of steps and moves name without saying it in full."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator


def of_moves(tree: ast.AST) -> Iterator[str]:
    """Patterns of the keys: labels and confirm sentences of moves, their fields and options, phases and tallies."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(decorator_list=[_, *_]):
                calls = [each for each in node.decorator_list if isinstance(each, ast.Call)]
                moves = [call for call in calls if _attribute(call) == "move"]
                for call in moves:
                    yield from _of_form(call, node.name)
                if moves:
                    yield from (f"{re.escape(each.arg)}-.+" for each in (*node.args.args, *node.args.kwonlyargs)[1:])
                if any(_attribute(call) == "left_out" for call in calls):
                    yield "leave-out"
            case ast.Call(func=ast.Call() as form, args=[ast.Name(id=name)]) if _attribute(form) == "move":
                yield from _of_form(form, name)
            case ast.Call() if _attribute(node) == "step":
                named = [each for each in (*node.args[:1], _keyword(node, "phase")) if isinstance(each, ast.Constant)]
                yield from (f"phase-{re.escape(str(each.value))}(-name)?" for each in named)
            case ast.Call() if words := _keyword(node, "words"):
                yield f"{_pattern(words)}-.+"
            case ast.AnnAssign(target=ast.Name(id=name)) if "tally" in _called(node.annotation):
                yield re.escape(name)
            case _:
                pass


def _of_form(call: ast.Call, function: str) -> Iterator[str]:
    text, tag = _keyword(call, "text"), _keyword(call, "tag")
    word = str(tag.value) if isinstance(tag, ast.Constant) else function.rstrip("_")
    yield f"{_pattern(text) if text else re.escape(word.replace('_', '-'))}-(label|confirm|private-confirm)"


def _attribute(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def _keyword(call: ast.Call, name: str) -> ast.expr | None:
    return next((each.value for each in call.keywords if each.arg == name), None)


def _called(node: ast.AST) -> set[str]:
    calls = (each.func for each in ast.walk(node) if isinstance(each, ast.Call))
    return {func.id if isinstance(func, ast.Name) else getattr(func, "attr", "") for func in calls}


def _pattern(node: ast.expr) -> str:
    """What is written, and anything where it is worked out."""
    return re.escape(str(node.value)) if isinstance(node, ast.Constant) else ".+"
