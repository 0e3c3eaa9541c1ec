"""Random admissible answers to prompts, for self-play, the demo and the laws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar, assert_never

from rules.kit.answers import Values, all_values, default_value, field_values
from rules.kit.types import Allot, Amount, Cells, Choice, Die, Field, Prompt, Slots, Text, Throw

T = TypeVar("T")
NAMES = ("Ana", "Bo", "Cem", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo")
WORDS = ("Łódź", "ships", "x3", "שלום", "Gold, Debts x-2", "ß", "max 7", "Ana's")  # hard cases of typed text


class Rng(Protocol):
    """The two methods of random.Random that this module needs (rules import no random source)."""

    def randint(self, a: int, b: int, /) -> int: ...
    def sample(self, population: Sequence[T], k: int) -> list[T]: ...


def answer(prompt: Prompt, rng: Rng) -> Values:
    """A random value, evenly distributed, for every field that the form asks."""
    return field_values(prompt, lambda field: draw(field, rng))


def default_answer(prompt: Prompt) -> Values | None:
    """The form's preselected values; None if a field has no default, or if the defaults are no answer (`changed`)."""
    return None if prompt.changed else all_values(prompt, default_value)


def draw(field: Field, rng: Rng) -> Any:
    """A random value for one field, evenly distributed."""
    match field:
        case Choice():
            return _draw_choice([o.value for o in field.options], field, rng)
        case Cells():
            return _draw_choice(list(field.allowed), field, rng)
        case Amount():
            return rng.randint(field.least, field.most)
        case Allot():
            return _share(field, rng)
        case Slots():
            bag = [str(o.value) for o in field.options for _ in range(field.caps.get(str(o.value), field.slots))]
            return rng.sample(bag, field.slots)
        case Throw():
            return {die.id: _face(die, rng) for die in field.dice}
        case Text():
            words = rng.sample([*WORDS, *(w[::-1] for w in WORDS)], 2)
            return " ".join(words)[: field.most].strip() if field.least or rng.randint(0, 1) else ""
        case _:
            assert_never(field)


def _draw_choice(values: list[Any], field: Choice | Cells, rng: Rng) -> Any:
    most = field.most if field.many else 1
    picked = rng.sample(values, rng.randint(field.least, min(most, len(values))))
    if field.many:
        return picked
    return picked[0] if picked else None


def _share(field: Allot, rng: Rng) -> dict[str, int]:
    bag = [line for line, cap in field.caps.items() for _ in range(cap)]
    shared: dict[str, int] = {}
    for line in rng.sample(bag, rng.randint(field.least, min(field.most, len(bag)))):
        shared[line] = shared.get(line, 0) + 1
    return shared


def _face(die: Die, rng: Rng) -> str | int:
    if die.faces:
        return die.faces[rng.randint(0, len(die.faces) - 1)].value
    return rng.randint(die.least, die.most)
