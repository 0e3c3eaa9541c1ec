"""A random admissible answer to a prompt: for self-play, the demo and the laws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar, assert_never

from rules.kit.types import Allot, Amount, Cells, Choice, Die, Field, Prompt, Slots, Throw

T = TypeVar("T")


class Rng(Protocol):
    """The two methods of random.Random that are needed here (rules import no random source)."""

    def randint(self, a: int, b: int, /) -> int: ...
    def sample(self, population: Sequence[T], k: int) -> list[T]: ...


def answer(prompt: Prompt, rng: Rng) -> dict[str, Any]:
    """Values for every field that the form asks, drawn evenly. Keyed fields come as one dict per name."""
    values: dict[str, Any] = {}
    for field in prompt.fields:
        if not asked(field, values):
            continue
        value = _draw(field, rng)
        if field.key:
            values.setdefault(field.name, {})[field.key] = value
        else:
            values[field.name] = value
    return values


def usual(prompt: Prompt) -> dict[str, Any] | None:
    """The values as the form shows them preselected; None where a field has no usual answer."""
    values: dict[str, Any] = {}
    for field in prompt.fields:
        if not asked(field, values):
            continue
        value = preset(field)
        if value is None:
            return None
        if field.key:
            values.setdefault(field.name, {})[field.key] = value
        else:
            values[field.name] = value
    return values


def asked(field: Field, values: dict[str, Any]) -> bool:
    """Whether a field is asked, given the answers to the earlier fields of its form."""
    if field.when is None:
        return True
    name, wanted = field.when
    given = values.get(name)
    return any(v in wanted for v in given) if isinstance(given, list) else given in wanted


def preset(field: Field) -> Any:
    """A field's usual value in the shape of an answer; None if it has none."""
    match field:
        case Choice() | Cells():
            if field.many:
                return list(field.usual) if len(field.usual) >= field.least else None
            return field.usual[0] if field.usual else None
        case Slots():
            return list(field.usual) or None
        case Amount() | Allot() | Throw():
            return field.usual
        case _:
            assert_never(field)


def _draw(field: Field, rng: Rng) -> Any:
    match field:
        case Choice():
            return _some([o.value for o in field.options], field, rng)
        case Cells():
            return _some(list(field.allowed), field, rng)
        case Amount():
            return rng.randint(field.least, field.most)
        case Allot():
            return _share(field, rng)
        case Slots():
            bag = [str(o.value) for o in field.options for _ in range(field.caps.get(str(o.value), field.slots))]
            return rng.sample(bag, field.slots)
        case Throw():
            return {die.id: _face(die, rng) for die in field.dice}
        case _:
            assert_never(field)


def _some(values: list[Any], field: Choice | Cells, rng: Rng) -> Any:
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
