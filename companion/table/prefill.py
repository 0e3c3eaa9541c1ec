"""A form together with the values that dice readers and knobs have entered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.kit.answers import Values, default_value, each_asked, value_in, whole
from rules.kit.types import Field, Prompt, Throw

Filled = Mapping[str, Values]  # prompt id -> what has come for it so far


def value_now(field: Field, came: Values) -> Any:
    """The field's value as the form shows it: what has come, else the default answer; None where neither is whole."""
    arrived = value_in(came, field)
    if isinstance(field, Throw):
        faces = {**(field.default or {}), **(arrived or {})}
        return faces if all(die.id in faces for die in field.dice) else None
    return default_value(field) if arrived is None else arrived


def shown(prompt: Prompt, came: Values) -> Iterator[tuple[Field, Any]]:
    """Every field that is asked as things stand, with its value; None where it is still missing."""
    return each_asked(prompt, lambda field: value_now(field, came))


def complete(prompt: Prompt, came: Values) -> Values | None:
    """All values of the form; None where one is missing, or where it has to be changed and nothing was."""
    values = whole(prompt, lambda field: value_now(field, came))
    return None if prompt.changed and values == whole(prompt, default_value) else values
