"""Short texts, options and fields that several modules use."""

from __future__ import annotations

from collections.abc import Iterable

from rules.kit import forms
from rules.kit.rules import once
from rules.kit.types import Amount, Option, Say, Seat, Who

from .components import Name, Pad, Row
from .points import about, limits
from .state import Column, Side, State

OWN_WORDS = "@"  # a name that begins like this is a word of ours, and not one that people have typed


def named(name: Name) -> Say:
    """A name on a pad: ours, or one in several languages, in the reader's; the people's own as they typed it."""
    if isinstance(name, dict):
        usual = name.get("en") or next(iter(name.values()))
        return Say(key="in-words", args={"en": usual, "nl": name.get("nl", usual)})
    return Say(key=f"name-{name[1:]}") if name.startswith(OWN_WORDS) else Say(key="", args={"name": name})


def title(pad: Pad) -> Say:
    return named(pad.names or pad.name)


def joined(said: Iterable[Say]) -> Say | None:
    """Short texts in one; None where there are none."""
    args = {str(i): each for i, each in enumerate(said)}
    return Say(key="", args={**args}) if args else None


def column_word(state: State, column: int) -> Say:
    """What a column of the card is called where there are several."""
    return Say(key="entry-n" if state.pad.scores == "free" else "round-n", args={"n": column + 1})


def side_word(state: State, side: Side) -> Say | Who:
    """Whoever has points together."""
    return _names(state.sides())[side]


@once
def _names(sides: tuple[tuple[Seat, ...], ...]) -> tuple[Say | Who, ...]:
    return tuple(map(forms.names, sides))


def side_options(state: State, these: Iterable[Side]) -> tuple[Option, ...]:
    return tuple(Option(value=side, label=side_word(state, side)) for side in these)


def amount(state: State, row: Row, label: Say | Who, key: str = "", now: int | None = 0) -> Amount:
    """How many points, on the number pad."""
    least, most = limits(state, row)
    now = now if now is None else max(least, min(most, now))
    return Amount(name="points", label=label, least=least, most=most, default=now, key=key, typed=True)


def usual(state: State, row: Row, otherwise: int | None, column: Column | None = None, side: Side = 0) -> int | None:
    """What stands in the form of a row."""
    return about(state, row.usual, column, side) if row.usual else otherwise


@once
def row_words(pad: Pad) -> tuple[Say, ...]:
    """The names of its rows."""
    return tuple(named(row.name) for row in pad.rows)


@once
def row_options(pad: Pad) -> tuple[Option, ...]:
    """An option for each of them."""
    return tuple(Option(value=i, label=word) for i, word in enumerate(row_words(pad)))


@once
def counter_words(pad: Pad) -> tuple[Say, ...]:
    """The names of its counters."""
    return tuple(named(each.name) for each in pad.counters)
