"""Shorthands for options, lists in sentences, and forms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from rules.kit.types import TABLE, Field, Option, Pick, Prompt, Say, Seat, Who
from rules.kit.words import Word

T = TypeVar("T", bound=Say | Who)
Args = dict[str, Word | Pick]  # a sentence's arguments


# ---- options and texts -------------------------------------------------------------------------------
def seats(these: Iterable[Seat]) -> tuple[Option, ...]:
    """One option per seat, with its mark and name."""
    return tuple(Option(value=seat, label=Who(seat=seat)) for seat in these)


def all_seats(s: Any) -> tuple[Option, ...]:
    """One option per seat, for a state with `seats`, their number."""
    return seats(range(s.seats))


def all_or_nobody(s: Any) -> tuple[Option, ...]:
    """One option per seat, and TABLE for "nobody"."""
    return (*all_seats(s), Option(value=TABLE, label=Say(key="nobody")))


def names(these: Sequence[Seat]) -> Say | Who:
    """One or more names in a sentence: "Ana, Bo and Cas"."""
    first, *rest = these
    if not rest:
        return Who(seat=first)
    return Say(key="list" if rest[1:] else "list-last", args={"first": Who(seat=first), "rest": names(rest)})


def words(prefix: str, values: Iterable[str]) -> tuple[Option, ...]:
    """One option per value; its text is the message `prefix-value`."""
    return tuple(Option(value=value, label=Say(key=f"{prefix}-{value}")) for value in values)


def yes_no(yes: str = "yes", no: str = "no") -> tuple[Option, ...]:
    """Two options with the values 1 and 0."""
    return (Option(value=1, label=Say(key=yes)), Option(value=0, label=Say(key=no)))


def number(n: int | str) -> Say:
    """A number or a letter as a sentence, the message `number`."""
    return Say(key="number", args={"n": n})


def numbers(these: Iterable[int | str]) -> tuple[Option, ...]:
    """One option per number."""
    return tuple(Option(value=n, label=number(n)) for n in these)


def comma_list(items: Sequence[T]) -> T | Say:
    """One or more short texts, joined with commas by the message `list`."""
    return items[0] if len(items) == 1 else Say(key="list", args={"first": items[0], "rest": comma_list(items[1:])})


# ---- forms -------------------------------------------------------------------------------------------
def form(
    id: str, seat: Seat, move: str, fields: tuple[Field, ...] = (), *, text: str = "",
    say: Mapping[str, Any] | None = None, picks: tuple[str, ...] = (), **more: Any,
) -> Prompt:  # fmt: skip
    """A prompt whose texts are the messages `text-label` and `text-confirm` (`text`: by default the id).

    `say`: the arguments of both. `picks`: the fields whose choice the confirm sentence names. `more`: any other field
    of Prompt.
    """
    text, args = text or id, dict(say or {})
    chosen: Args = {name: _pick(name) for name in picks}
    return Prompt(id=id, seat=seat, move=move, label=Say(key=f"{text}-label", args=args),
                  confirm=Say(key=f"{text}-confirm", args={**args, **chosen}), fields=fields, **more)  # fmt: skip


@cache
def _pick(name: str) -> Pick:
    return Pick(field=name)
