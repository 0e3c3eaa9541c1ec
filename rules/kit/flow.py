"""Which function answers what, as tables that one can read; and what follows by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar, get_args, get_type_hints

from rules.kit.asked import News

S = TypeVar("S")
A = TypeVar("A")
R = TypeVar("R")


def by_move(*functions: Callable[[S, A, Any], R]) -> dict[type[Any], Callable[[S, A, Any], R]]:
    """Each `do_` by the move, or by every move of the union, that its own annotation names.

    TypeError where two functions name the same, or one names none.
    """
    taken: dict[type[Any], Callable[[S, A, Any], R]] = {}
    for function in functions:
        hint = get_type_hints(function).get("move")
        if hint is None:
            raise TypeError(f"{function.__name__} has no parameter `move` with a type: it says what it answers")
        for kind in get_args(hint) or (hint,):
            if kind in taken:
                raise TypeError(f"{kind.__name__} is named by {taken[kind].__name__} and by {function.__name__}")
            taken[kind] = function
    return taken


def settled(
    state: S, news: tuple[News, ...], step_on: Callable[[S], tuple[S, tuple[News, ...]] | None]
) -> tuple[S, tuple[News, ...]]:
    """Step on until something is to be asked: `step_on` gives the next state, or None where the table must answer."""
    while (moved := step_on(state)) is not None:
        state, more = moved
        news = (*news, *more)
    return state, news


def told(news: Iterable[News], result: tuple[S, tuple[News, ...]]) -> tuple[S, tuple[News, ...]]:
    """A result with more news before its own."""
    return result[0], (*news, *result[1])
