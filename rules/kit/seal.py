"""Redaction: removes from a state the secrets that one viewer may not see."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct, structs

from rules.kit.types import Secret, Viewer

S = TypeVar("S", bound=Struct)
Sealer = Callable[[Any, Viewer], Any]


def seal(state: S, viewer: Viewer) -> S:
    """The state with every Secret that `viewer` may not see emptied; its count stays."""
    plan = _plan(type(state))
    sealed: S = plan(state, viewer) if plan else state
    return sealed


def has_secrets(kind: type[Struct]) -> bool:
    """Whether values of that type can contain a Secret."""
    return _plan(kind) is not None


@cache
def _plan(hint: Any) -> Sealer | None:
    """The function that redacts values of that type; None if they contain no Secret. Cached per type."""
    origin, args = get_origin(hint) or hint, get_args(hint)
    if origin is Secret:
        return _empty
    if origin in (tuple, list, frozenset):
        return _items(origin, [a for a in args if a is not Ellipsis])
    if origin is dict:
        return _values(args)
    if isinstance(origin, type) and issubclass(origin, Struct):
        return _fields(origin, args)
    if args:  # a union
        return _chain([p for a in args if (p := _plan(a))])
    return None


def _empty(value: Any, viewer: Viewer) -> Any:
    if not isinstance(value, Secret) or viewer in value.seats:
        return value
    return structs.replace(value, value=None)


def _items(kind: Any, args: list[Any]) -> Sealer | None:
    inner = _chain([p for a in args if (p := _plan(a))])
    return (lambda value, viewer: kind(inner(v, viewer) for v in value)) if inner else None


def _values(args: tuple[Any, ...]) -> Sealer | None:
    inner = _plan(args[1]) if args else None
    return (lambda value, viewer: {k: inner(v, viewer) for k, v in value.items()}) if inner else None


def _fields(kind: type[Struct], args: tuple[Any, ...]) -> Sealer | None:
    hints, of = get_type_hints(kind), dict(zip(getattr(kind, "__parameters__", ()), args, strict=False))
    plans = {name: p for name in kind.__struct_fields__ if (p := _plan(_concrete_type(hints[name], of)))}
    if not plans:
        return None

    def sealed(value: Any, viewer: Viewer) -> Any:
        if not isinstance(value, kind):
            return value
        return structs.replace(value, **{n: p(getattr(value, n), viewer) for n, p in plans.items()})

    return sealed


def _concrete_type(hint: Any, of: dict[Any, Any]) -> Any:
    """The type with its type variables replaced."""
    if isinstance(hint, TypeVar):
        return of.get(hint, hint)
    is_open = [each for each in getattr(hint, "__parameters__", ()) if each in of]
    return hint[tuple(of[each] for each in is_open)] if is_open else hint


def _chain(plans: list[Sealer]) -> Sealer | None:
    """The plans of a union as one: each leaves values of other types alone."""
    if not plans:
        return None
    if len(plans) == 1:
        return plans[0]

    def seal_each(value: Any, viewer: Viewer) -> Any:
        for plan in plans:
            value = plan(value, viewer)
        return value

    return seal_each
