"""What a game says as a value, or as a function from which it is worked out when it is asked.

The function takes the state, and behind it whichever of these it names:

    seat      who is asked
    task      what waits first (`state.queue[0]`)
    another   the answer to the earlier parameter of that name, or, within `each`, the key of the row

Names are read once, at import.
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
    """A function of a game, called with state, seat and earlier answer whatever it takes of them."""

    __slots__ = ("answer", "call")

    def __init__(self, fn: Callable[..., Any]) -> None:
        names = [p.name for p in signature(fn).parameters.values() if p.default is Parameter.empty][1:]
        answers = [name.rstrip("_") for name in names if name not in FROM_GAME]
        if len(answers) > 1:
            raise TypeError(f"{name_of(fn)}: {answers[1]}: beside seat and task it can take one earlier answer only")
        self.answer = answers[0] if answers else ""  # the parameter whose answer it takes; "" = of none
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
    """How a function is called; None for a value, which is the same in every state."""
    return GameFunction(value) if callable(value) else None


def function_of(value: Any) -> GameFunction:
    """How a function is called; of a value, what gives it."""
    return game_function(value) or GameFunction(lambda s: value)


def name_of(fn: Callable[..., Any]) -> str:
    """What a sentence calls a function."""
    return str(getattr(fn, "__qualname__", fn))


def hints_of(of: Any) -> dict[str, Any]:
    """The types of a class or a function, with what stands beside them; TypeError, in one sentence, where a name is not
    there yet."""
    home = vars(getmodule(of))  # where a lambda that stands there looks its names up, when it is called
    try:
        with suppress(NameError):  # of what it inherits from another module
            return get_type_hints(of, home, include_extras=True)
        return get_type_hints(of, include_extras=True)
    except NameError as why:
        raise TypeError(
            f"{name_of(of)}: {why}: types, and what stands beside them, are names of the module, written above;"
            " a lambda may name what stands below"
        ) from why


def once(fn: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """The function, worked out once for a state, however many forms ask the same; what it gives is never changed."""
    call: Callable[..., T] = fn
    last: tuple[Any, Any, Any] = (None, (), None)  # one value, so that two threads never mix theirs

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
