"""Short texts, options and fields that several modules use."""

from __future__ import annotations

from collections.abc import Iterable

from rules.kit import forms
from rules.kit.types import Amount, Option, Say, Who

from .components import Pad, Row
from .state import Side, State, sides

OWN_WORDS = "@"  # a name that begins like this is a word of ours, and not one that people have typed


def named(name: str) -> Say:
    """A name on a pad: ours in the reader's language, the people's own as they typed it."""
    return Say(key=f"name-{name[1:]}") if name.startswith(OWN_WORDS) else Say(key="", args={"name": name})


def title(pad: Pad) -> Say:
    return named(pad.name)


def named_game(state: State) -> Say | None:
    """Which game is played; None before that is chosen."""
    return title(state.pad) if state.pad_id else None


def side_word(state: State, side: Side) -> Say | Who:
    """Whoever has points together."""
    return forms.names(sides(state)[side])


def side_options(state: State, these: Iterable[Side]) -> tuple[Option, ...]:
    return tuple(Option(value=side, label=side_word(state, side)) for side in these)


def amount(row: Row, label: Say | Who, key: str = "", now: int | None = 0) -> Amount:
    """How many points, on the number pad."""
    return Amount(name="points", label=label, least=row.least, most=row.most, default=now, key=key, typed=True)
