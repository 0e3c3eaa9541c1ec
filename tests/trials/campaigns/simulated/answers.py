"""Random answers to a form, from the page alone."""

from __future__ import annotations

from random import Random
from typing import Any, assert_never

from companion.view.wire import (
    AllotView,
    AmountView,
    ChoiceView,
    DieView,
    FieldView,
    FormView,
    SlotsView,
    TextView,
    ThrowView,
)

AS_SHOWN = 0.5  # the share of pre-filled values left as they are
WORDS = ("Ana", "Bo", "Cem", "Dee", "tea", "a long word", "", "é", "x" * 80)


def filled(form: FormView, rng: Random) -> dict[str, Any]:
    """Values for all required fields."""
    values: dict[str, Any] = {}
    as_shown = rng.random() < AS_SHOWN
    for field in form.fields:
        if not _is_asked(field, values):
            continue
        there = form.filled.get(field.name)
        there = there.get(field.key) if field.key and isinstance(there, dict) else there
        value = there if as_shown and there is not None else drawn(field, rng)
        if field.key:
            values.setdefault(field.name, {})[field.key] = value
        else:
            values[field.name] = value
    return values


def _is_asked(field: FieldView, values: dict[str, Any]) -> bool:
    if field.when is None:
        return True
    given = values.get(field.when[0])
    return any(value in field.when[1] for value in (given if isinstance(given, list) else [given]))


def drawn(field: FieldView, rng: Random) -> Any:
    """A random value that the field admits."""
    match field:
        case ChoiceView():
            return _some([option.value for option in field.options], field, rng)
        case AmountView():
            return rng.randint(field.least, max(field.least, field.most))
        case AllotView():
            return _share(field, rng)
        case SlotsView():
            bag = [o.value for o in field.options for _ in range(field.caps.get(str(o.value), field.slots))]
            return rng.sample(bag, min(field.slots, len(bag)))
        case ThrowView():
            return {die.id: _face(die, rng) for die in field.dice}
        case TextView():
            return rng.choice(WORDS)
        case _:
            assert_never(field)


def _some(values: list[Any], field: ChoiceView, rng: Random) -> list[Any]:
    most = min(field.most, len(values))
    return rng.sample(values, rng.randint(min(field.least, most), most))


def _share(field: AllotView, rng: Random) -> dict[str, int]:
    bag = [line.id for line in field.lines for _ in range(line.cap)]
    shared: dict[str, int] = {}
    for line in rng.sample(bag, rng.randint(min(field.least, len(bag)), min(field.most, len(bag)))):
        shared[line] = shared.get(line, 0) + 1
    return shared


def _face(die: DieView, rng: Random) -> str | int:
    return rng.choice(die.faces).value if die.faces else rng.randint(die.least, die.most)
