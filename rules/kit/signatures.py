"""Moves, read off the signatures of the functions that play them.

    @TURN.move("PIG-3")
    def roll(s: State, dice: Annotated[dict[str, int], throw(DIE)]) -> Outcome[State]: ...

The tag is the function's name. Its parameters are the state; optionally `seat` (the seat that answers) and `task` (the
first of `state.queue`); then the fields of the move, each with its type and its hint (asks.py). A trailing underscore
avoids a reserved word: `pass_` is the tag "pass", `seat_` the field "seat". A record may lack a field that has a
default (`EMPTY` is the default of a dict), and a dict that is not always asked. A parameter with a default and no hint
is never asked. A record holds the tag under "move"; a value of the wrong type is refused before the function is called.
For a form of very many fields one parameter takes all answers: `told: Annotated[dict[str, Any], whole(...)]`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from inspect import Parameter, signature
from operator import attrgetter
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from rules.kit.asks import Asks, pick
from rules.kit.computed import FROM_GAME, hints_of, name_of
from rules.kit.moves import Tagged
from rules.kit.prompts import Choice, Field, News
from rules.kit.words import Hidden, Seat, Secret

S = TypeVar("S", bound=Struct)
Outcome: TypeAlias = S | tuple[S, News] | tuple[S, tuple[News, ...]]  # the next state, and the news
EMPTY: Any = {}  # the default of a dict that a record may lack
Columns: TypeAlias = tuple[tuple[Any, ...], ...]  # a struct's fields: name, type, and the default if any


def flat(outcome: Any) -> tuple[Any, tuple[News, ...]]:
    """An Outcome in its full shape: the next state and a tuple of news."""
    if type(outcome) is not tuple:
        return outcome, ()
    state, news = outcome
    return (state, news) if type(news) is tuple else (state, (news,))


@dataclass(frozen=True, eq=False)
class Move:
    """A function that plays a move, with its tag, rule, fields and record type."""

    fn: Callable[..., Any]
    tag: str
    rule: str
    asks: dict[str, Asks]
    columns: Columns
    kind: type[Struct]  # the type that a record decodes to
    call: Callable[[Any, Seat, Any], Any]


@dataclass(frozen=True)
class MoveField:
    """One field of a move."""

    name: str
    kind: Any  # its type in the record
    default: tuple[Any, ...]  # () = none
    asks: Asks | None
    value: Callable[..., Any]  # reads it from the move; a private one from the move and the seat


def read_move(fn: Callable[..., Any], tag: str, rule: str, base: type[Struct] = Tagged) -> Move:
    """The move that a function plays; TypeError, naming function and parameter, if the signature is incomplete."""
    hints = hints_of(fn)
    lead, told = _split(fn)
    parameters = list(_parameters(fn, told, hints))
    asks = {p.name: p.asks for p in parameters if p.asks}
    columns = tuple(column for p in parameters for column in _columns(p))
    return Move(
        fn, tag, rule, asks, columns, struct_of(tag, columns, fn.__module__, base), _caller(fn, lead, parameters)
    )


def struct_of(tag: str, columns: Columns, module: str, base: type[Struct] = Tagged) -> type[Struct]:
    """The struct type of a record, the same as a class with these fields would be."""
    name = "".join(word.title() for word in tag.split("_"))
    return msgspec.defstruct(name, columns, bases=(base,), module=module, frozen=True, kw_only=True, tag=tag)


def _split(fn: Callable[..., Any]) -> tuple[tuple[str, ...], list[Parameter]]:
    """Which of `seat` and `task` the function takes, and its field parameters."""
    _, *rest = signature(fn).parameters.values()
    lead = tuple(p.name for p in rest if p.name in FROM_GAME)
    if lead != tuple(p.name for p in rest[: len(lead)]):
        raise TypeError(f"{name_of(fn)}: {lead[-1]} stands directly behind the state")
    return lead, rest[len(lead) :]


def _columns(p: MoveField) -> Columns:
    """The record's fields of a parameter: one, or all those of a `whole` form."""
    if p.asks and p.asks.whole:
        return tuple({each.name: (each.name, *_answer_type(each)) for each in reversed(p.asks.whole)}.values())
    return ((p.name, p.kind, *p.default),)


def _answer_type(field: Field) -> tuple[Any, Any]:
    """The type of a field's answer, and its default."""
    if isinstance(field, Choice):
        values = tuple(option.value for option in field.options)
        return Literal[values], (*field.default, values[0])[0]
    return type(field.default), field.default


def _parameters(fn: Callable[..., Any], told: list[Parameter], hints: dict[str, Any]) -> Iterator[MoveField]:
    before: list[str] = []
    abouts: set[str] = set()
    for p in told:
        name = p.name.rstrip("_")
        if p.name not in hints:
            raise TypeError(f"{name_of(fn)}: the parameter {p.name} has no type, so no form can ask for it")
        default = () if p.default is Parameter.empty else (p.default,)
        kind, asks = _read_hint(fn, p.name, hints[p.name], bool(default))
        value: Callable[..., Any] = attrgetter(name)
        if asks and asks.whole:
            value = asdict
        if asks and asks.private:
            if get_origin(kind) is not Hidden:
                raise TypeError(f"{name_of(fn)}: {p.name} is private, so its type is Hidden[...]")
            kind, value, default = get_args(kind)[0] | None, _hidden_value(name), (None,)
        if asks:
            by = _dependency(fn, name, asks, before, abouts)
            asks = asks.with_name(name, by)
            if by and get_origin(kind) is not dict:
                kind, value = dict[str, kind], _row_of(name, by, *default)  # type: ignore[valid-type]
                default = ({},)
        may_be_missing = asks and (asks.by or asks.keys or asks.by_hand or asks.is_asked)
        if may_be_missing and not default and get_origin(kind) is dict:
            default = ({},)
        abouts |= {name} if asks and asks.about else set()
        before.append(name)
        yield MoveField(name, kind, default, asks, value)


def _read_hint(fn: Callable[..., Any], name: str, hint: Any, has_default: bool) -> tuple[Any, Asks | None]:
    """A parameter's type in the record, and its Asks."""
    if get_origin(hint) is Annotated:
        kind, *beside = get_args(hint)
        asks = next((each for each in beside if isinstance(each, Asks)), None)
        if asks or has_default:
            return kind, asks
    elif get_origin(hint) is Literal:
        return hint, pick(get_args(hint))
    elif has_default:
        return hint, None
    raise TypeError(f"{name_of(fn)}: nothing says how {name} is asked: write Annotated[..., pick(...)] or the like")


def _dependency(fn: Callable[..., Any], name: str, asks: Asks, before: list[str], abouts: set[str]) -> str:
    """The earlier parameter on whose answer this one depends; "" = none, or the one that the form is about."""
    if unknown := sorted(asks.answers - {*before}):
        raise TypeError(
            f"{name_of(fn)}: what is asked for {name} takes {unknown[0]}, which is neither seat nor task nor an earlier"
            " parameter"
        )
    told = asks.answers - abouts
    if len(asks.answers) > 1 or (told and (asks.keys or asks.by_hand or asks.known)):
        raise TypeError(f"{name_of(fn)}: {name} can depend on one earlier answer, which what is picked for it takes")
    return next(iter(told), "")


def _row_of(name: str, by: str, default: Any = None) -> Callable[[Any], Any]:
    """A reader of the value in the row that the earlier answer selects."""
    return lambda m: getattr(m, name).get(str(getattr(m, by)), default)


def _hidden_value(name: str) -> Callable[[Any, Seat], Hidden[Any]]:
    """A reader of a private value: a Secret of its seat if a phone entered it, else an empty Hidden."""

    def sealed(m: Any, seat: Seat) -> Hidden[Any]:
        value = getattr(m, name)
        return Hidden() if value is None else Hidden(secret=Secret(seats=(seat,), value=value))

    return sealed


def _caller(fn: Callable[..., Any], lead: tuple[str, ...], told: list[MoveField]) -> Callable[[Any, Seat, Any], Any]:
    """The function as a call with state, seat and move, which passes on the arguments that it takes."""
    first: list[Callable[[Any, Seat], Any]] = [
        (lambda s, seat: seat) if name == "seat" else (lambda s, seat: s.queue[0]) for name in lead
    ]
    of = [(p.value, bool(p.asks and p.asks.private)) for p in told]
    return lambda s, seat, m: fn(
        s, *[lead(s, seat) for lead in first], *[value(m, seat) if private else value(m) for value, private in of]
    )
