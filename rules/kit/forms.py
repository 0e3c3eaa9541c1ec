"""Short ways to write the options and forms that every game needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from rules.kit.types import TABLE, Field, Option, Pick, Prompt, Say, Seat, Who
from rules.kit.words import Word

T = TypeVar("T", bound=Say | Who)
Args = dict[str, Word | Pick]  # of a sentence


# ---- options and texts -------------------------------------------------------------------------------
def seats(these: Iterable[Seat]) -> tuple[Option, ...]:
    """An option per seat, with its mark and name."""
    return tuple(Option(value=seat, label=Who(seat=seat)) for seat in these)


def all_seats(s: Any) -> tuple[Option, ...]:
    """An option for each of the seats that the state counts."""
    return seats(range(s.seats))


def all_or_nobody(s: Any) -> tuple[Option, ...]:
    """The same, and TABLE for nobody."""
    return (*all_seats(s), Option(value=TABLE, label=Say(key="nobody")))


def names(these: Sequence[Seat]) -> Say | Who:
    """One or more names in a sentence: "Ana, Bo and Cas"."""
    first, *rest = these
    if not rest:
        return Who(seat=first)
    return Say(key="list" if rest[1:] else "list-last", args={"first": Who(seat=first), "rest": names(rest)})


def words(prefix: str, values: Iterable[str]) -> tuple[Option, ...]:
    """An option per value; its text is the message `prefix-value`."""
    return tuple(Option(value=value, label=Say(key=f"{prefix}-{value}")) for value in values)


def yes_no(yes: str = "yes", no: str = "no") -> tuple[Option, ...]:
    """Two options with the values 1 and 0."""
    return (Option(value=1, label=Say(key=yes)), Option(value=0, label=Say(key=no)))


def number(n: int | str) -> Say:
    """A number (or a letter) alone; the message `number` says it."""
    return Say(key="number", args={"n": n})


def numbers(these: Iterable[int | str]) -> tuple[Option, ...]:
    """An option per number."""
    return tuple(Option(value=n, label=number(n)) for n in these)


def comma_list(items: Sequence[T]) -> T | Say:
    """One or more short texts with commas between them; the message `list` joins two."""
    return items[0] if len(items) == 1 else Say(key="list", args={"first": items[0], "rest": comma_list(items[1:])})


# ---- forms -------------------------------------------------------------------------------------------
def form(
    id: str, seat: Seat, move: str, fields: tuple[Field, ...] = (), *, text: str = "",
    say: Mapping[str, Any] | None = None, picks: tuple[str, ...] = (), **more: Any,
) -> Prompt:  # fmt: skip
    """A prompt whose texts are the messages `text-label` and `text-confirm` (`text` is the id where it is not said).

    `say` are the arguments of both; of the confirm sentence alone the `picks`, what is chosen in the fields of those
    names. `more` is what else a Prompt has.
    """
    text, args = text or id, dict(say or {})
    chosen: Args = {name: _pick(name) for name in picks}
    return Prompt(id=id, seat=seat, move=move, label=Say(key=f"{text}-label", args=args),
                  confirm=Say(key=f"{text}-confirm", args={**args, **chosen}), fields=fields, **more)  # fmt: skip


@cache
def _pick(name: str) -> Pick:
    return Pick(field=name)
