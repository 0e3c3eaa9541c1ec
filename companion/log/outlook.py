"""What can be done now, and what would follow: each choice played on a copy, by the rules that would admit it.

The state comes sealed for whoever reads it, so nothing is worked out from what they may not know. Where the rules need
that, or dice, or what nobody has entered yet, what follows is left open.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from msgspec import Struct

from companion.log.words import what
from rules.kit.answers import default_value, filled, only_value
from rules.kit.sample import draw
from rules.kit.types import (
    Allot,
    Amount,
    AnyGame,
    Cells,
    Choice,
    Field,
    Illegal,
    News,
    Prompt,
    PublicNumber,
    Say,
    Slots,
    Text,
    Throw,
    Viewer,
    Who,
)

MOST_CHOICES = 12  # of one question
TRIES = 12  # ways to fill in the rest of a form


class Change(Struct, frozen=True):
    """A public number that would be another."""

    row: Say | Who
    column: Say | Who | None  # None: one number for the whole table
    before: int
    after: int


class Possible(Struct, frozen=True):
    """One thing that can be done."""

    prompt: Prompt
    says: Say  # the words on its key
    news: tuple[News, ...] = ()
    changes: tuple[Change, ...] = ()
    open: bool = False  # what follows depends on more than this viewer knows


def possible(game: AnyGame, sealed: Any, prompt: Prompt, viewer: Viewer) -> Iterator[Possible]:
    """Each choice of that form, in its order: one of every option of the field that decides, or the form as a whole."""
    lead = next((field for field in prompt.fields if len(_items(field)) > 1), None)
    for item in _items(lead)[:MOST_CHOICES] if lead else [None]:
        if (one := _choice(game, sealed, prompt, viewer, lead, item)) is not None:
            yield one


def _items(field: Field) -> list[Any]:
    """The values of a field that is a choice; of all others none."""
    match field:
        case Choice(many=False, die=None):
            return [option.value for option in field.options]
        case Cells(many=False):
            return list(field.allowed)
        case Amount(typed=False):
            return list(range(field.least, field.most + 1))
        case _:
            return []


def _choice(
    game: AnyGame, sealed: Any, prompt: Prompt, viewer: Viewer, lead: Field | None, item: Any
) -> Possible | None:
    """That choice with the first answers beside it that the rules take; None where they take none."""
    for seed in range(TRIES):
        values = filled(prompt, partial(_filled, lead, item, seed))
        says = what(prompt, values, game.layouts)
        if any(isinstance(field, Throw | Text) for field in prompt.fields):
            return Possible(prompt, says, open=True)
        try:
            answered = game.answered(sealed, prompt, values)
            after, news = game.apply(sealed, prompt.seat, game.move(prompt.move, answered))
            return Possible(prompt, says, _heard(news, viewer), tuple(_changes(game, sealed, after)))
        except Illegal:
            continue
        except Exception:  # the rules looked for what is sealed
            return Possible(prompt, says, open=True)
    return None


class _Seeded:
    """Always the same draws, so that the same table gives the same examples."""

    def __init__(self, seed: int) -> None:
        self._n = seed

    def randint(self, a: int, b: int) -> int:
        self._n = (self._n * 48271 + 11) % 2147483647
        return a + self._n % (b - a + 1)

    def sample(self, population: Any, k: int) -> list[Any]:
        left = list(population)
        return [left.pop(self.randint(0, len(left) - 1)) for _ in range(k)]


def _filled(lead: Field | None, item: Any, seed: int, field: Field) -> Any:
    return item if field is lead else _rest(field, seed)


def _rest(field: Field, seed: int) -> Any:
    """What stands in a field beside the one that decides: as the form shows it, then anything that it admits."""
    usual = default_value(field)
    if seed == 0:
        usual = only_value(field) if usual is None else usual
        if usual is None and isinstance(field, Amount):
            return field.least
        if usual is None and isinstance(field, Allot | Slots | Choice | Cells):
            return draw(field, _Seeded(1))
        return usual
    return draw(field, _Seeded(seed))


def _heard(news: tuple[News, ...], viewer: Viewer) -> tuple[News, ...]:
    return tuple(each for each in news if each.to is None or viewer in each.to)


def _changes(game: AnyGame, before: Any, after: Any) -> Iterator[Change]:
    now = {item.id: item for item in game.corrections(after) if isinstance(item, PublicNumber)}
    for was in game.corrections(before):
        if isinstance(was, PublicNumber) and was.id in now and now[was.id].now != was.now:
            yield Change(was.row, was.column, was.now, now[was.id].now)
