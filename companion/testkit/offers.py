"""The law that a game accepts each item that a form offers, with some values of the other fields."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.testkit.play import try_answer
from rules.kit.answers import Values, field_values
from rules.kit.sample import Rng, draw
from rules.kit.types import Allot, Amount, AnyGame, Cells, Choice, Field, Prompt, Slots

TRIES = 80  # answers that are tried with an item
MOST = 6  # items of a field that are tried
Item = str | int


def refused_offers(of: AnyGame, state: Any, rng: Rng) -> Iterator[tuple[str, str, Item]]:
    """(move, field, item) for each item that an open form offers and the game accepts in no answer."""
    for prompt in of.prompts(state):
        for field in prompt.fields:
            items = offered_items(field)
            for item in rng.sample(items, min(MOST, len(items))):
                if not any(try_answer(of, state, prompt, _answer_with(prompt, field, item, rng)) for _ in range(TRIES)):
                    yield prompt.move, field.name, item


def offered_items(field: Field) -> list[Item]:
    """The items that a field offers for a tap."""
    match field:
        case Choice() | Slots():
            return [option.value for option in field.options]
        case Cells():
            return list(field.allowed)
        case Amount():
            return [field.least, field.most]
        case Allot():
            return [line for line, cap in field.caps.items() if cap and field.most]
        case _:
            return []


def _answer_with(prompt: Prompt, wanted: Field, item: Item, rng: Rng) -> Values:
    """An answer in which that field is asked and holds the item."""

    def value(field: Field) -> Any:
        if field is wanted:
            return _value_with(field, item, rng)
        leads = wanted.when is not None and field.name == wanted.when[0] and isinstance(field, Choice)
        if leads and isinstance(field, Choice) and wanted.when is not None and field.key in ("", wanted.key):
            to = [option.value for option in field.options if option.value in wanted.when[1]]
            return rng.sample(to, 1) if field.many else rng.sample(to, 1)[0]
        return draw(field, rng)

    return field_values(prompt, value)


def _value_with(field: Field, item: Item, rng: Rng) -> Any:
    """A value of the field that holds the item."""
    if isinstance(field, Amount):
        return item
    values = (draw(field, rng) for _ in range(1000))
    return next((v for v in values if v == item or (isinstance(v, list | dict) and item in v)), None)
