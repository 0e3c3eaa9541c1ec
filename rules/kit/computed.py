"""Values that a game gives as they are, or as a function, called when a form is built.

The function takes the state, followed by any of these parameters, by name:

    seat      the seat that is asked
    task      the first of `state.queue`
    another   the answer to the earlier parameter of that name, or, within `each`, the key of the row

The names are read once, at import.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from inspect import Parameter, getmodule, signature
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar, get_type_hints

from rules.kit.words import Seat

S = TypeVar("S")
T = TypeVar("T")
P = ParamSpec("P")
Of: TypeAlias = T | Callable[..., T]  # a value, or the function that gives it
FROM_GAME = ("seat", "task")


class GameFunction:
    """A function of a game, callable with state, seat and earlier answer, of which it gets the ones it names."""

    __slots__ = ("answer", "call")

    def __init__(self, fn: Callable[..., Any]) -> None:
        names = [p.name for p in signature(fn).parameters.values() if p.default is Parameter.empty][1:]
        answers = [name.rstrip("_") for name in names if name not in FROM_GAME]
        if len(answers) > 1:
            raise TypeError(f"{name_of(fn)}: {answers[1]}: beside seat and task it can take one earlier answer only")
        self.answer = answers[0] if answers else ""  # the parameter whose answer it takes; "" = none
        self.call: Callable[[Any, Seat, Any], Any] = _caller(fn, names)


def _caller(fn: Callable[..., Any], names: list[str]) -> Callable[[Any, Seat, Any], Any]:
    match names:
        case []:
            return lambda s, seat, answer: fn(s)
        case ["seat"]:
            return lambda s, seat, answer: fn(s, seat)
        case ["task"]:
            return lambda s, seat, answer: fn(s, s.queue[0])
        case [_]:
            return lambda s, seat, answer: fn(s, answer)
        case ["seat", other] if other != "task":
            return lambda s, seat, answer: fn(s, seat, answer)
        case _:
            taken: dict[str, Callable[[Any, Seat, Any], Any]] = {
                "seat": lambda s, seat, answer: seat,
                "task": lambda s, seat, answer: s.queue[0],
            }
            order = [taken.get(name, _answer) for name in names]
            return lambda s, seat, answer: fn(s, *[of(s, seat, answer) for of in order])


def _answer(s: Any, seat: Seat, answer: Any) -> Any:
    return answer


def game_function(value: Any) -> GameFunction | None:
    """The GameFunction of a function; None for a value, which is constant."""
    return GameFunction(value) if callable(value) else None


def function_of(value: Any) -> GameFunction:
    """The GameFunction of a function, or one that returns the given value."""
    return game_function(value) or GameFunction(lambda s: value)


def name_of(fn: Callable[..., Any]) -> str:
    """The name of a function in error messages."""
    return str(getattr(fn, "__qualname__", fn))


def hints_of(of: Any) -> dict[str, Any]:
    """The annotations of a class or function, with their hints; TypeError, in one sentence, if a name is not defined
    yet."""
    home = vars(getmodule(of))  # the namespace in which the module's lambdas look names up when they are called
    try:
        with suppress(NameError):  # for annotations inherited from another module
            return get_type_hints(of, home, include_extras=True)
        return get_type_hints(of, include_extras=True)
    except NameError as why:
        raise TypeError(
            f"{name_of(of)}: {why}: types, and what stands beside them, are names of the module, written above;"
            " a lambda may name what stands below"
        ) from why


def once(fn: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """The function with a cache for the latest state: one call, however many forms ask; never change its result."""
    call: Callable[..., T] = fn
    last: tuple[Any, Any, Any] = (None, (), None)  # replaced as a whole, so that two threads never mix theirs

    @wraps(fn)
    def cached(s: Any, *rest: Any) -> Any:
        nonlocal last
        state, beside, value = last
        if state is not s or beside != rest:
            value = call(s, *rest)
            last = (s, rest, value)
        return value

    same: Any = cached
    return same  # type: ignore[no-any-return]
