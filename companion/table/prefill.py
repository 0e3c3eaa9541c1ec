"""A form with what dice readers and knobs have put into it so far."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.kit.sample import asked, preset
from rules.kit.types import Field, Prompt, Throw

Values = dict[str, Any]  # of one form: {field name: value}, keyed fields as {field name: {key: value}}
Filled = Mapping[str, Values]  # prompt id -> what has come for it so far


def came(field: Field, filled: Values) -> Any:
    """What has come for that field; None if nothing has."""
    value = filled.get(field.name)
    return value.get(field.key) if field.key and value is not None else value


def value_now(field: Field, filled: Values) -> Any:
    """The field's value as the form shows it: what has come, else the usual answer; None where neither is whole."""
    arrived = came(field, filled)
    if isinstance(field, Throw):
        faces = {**(field.usual or {}), **(arrived or {})}
        return faces if all(die.id in faces for die in field.dice) else None
    return preset(field) if arrived is None else arrived


def with_value(values: Values, field: Field, value: Any) -> Values:
    """The values with one more."""
    if field.key:
        value = {**values.get(field.name, {}), field.key: value}
    return {**values, field.name: value}


def shown(prompt: Prompt, filled: Values) -> Iterator[tuple[Field, Any]]:
    """Every field that is asked as things stand, with its value; None where it is still missing."""
    values: Values = {}
    for field in prompt.fields:
        if asked(field, values):
            value = value_now(field, filled)
            values = with_value(values, field, value)
            yield field, value


def complete(prompt: Prompt, filled: Values) -> Values | None:
    """All values of the form; None where one is missing."""
    values: Values = {}
    for field, value in shown(prompt, filled):
        if value is None:
            return None
        values = with_value(values, field, value)
    return values
