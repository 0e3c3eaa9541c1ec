"""The meaning of a form, for every client that fills one in: its asked fields, their defaults, their admissible values.

The values of a form are {field name: value}; fields with a key are the rows of one value: {field name: {key: value}}.
A screen sends a choice as a list, even of one item, and a text as it was typed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, assert_never

import msgspec
from msgspec.structs import replace

from rules.kit.prompts import Allot, Amount, Cells, Choice, Die, Field, Prompt, Slots, Text, Throw
from rules.kit.words import Illegal

Values = dict[str, Any]


# ---- the asked fields ---------------------------------------------------------------------------------
def is_asked(field: Field, values: Values) -> bool:
    """Whether the form asks a field, given the answers to its earlier fields."""
    if field.when is None:
        return True
    name, wanted = field.when
    given = values.get(name)
    return any(v in wanted for v in given) if isinstance(given, list) else given in wanted


def asked_fields(prompt: Prompt, value_of: Callable[[Field], Any]) -> Iterator[tuple[Field, Any]]:
    """Every asked field with its value from `value_of`, which also decides which later fields are asked."""
    values: Values = {}
    for field in prompt.fields:
        if is_asked(field, values):
            value = value_of(field)
            _put(values, field, value)
            yield field, value


def field_values(prompt: Prompt, value_of: Callable[[Field], Any]) -> Values:
    """The values of all asked fields."""
    values: Values = {}
    for field in prompt.fields:
        if is_asked(field, values):
            _put(values, field, value_of(field))
    return values


def all_values(prompt: Prompt, value_of: Callable[[Field], Any]) -> Values | None:
    """The values of all asked fields; None if any is missing."""
    values: Values = {}
    for field, value in asked_fields(prompt, value_of):
        if value is None:
            return None
        _put(values, field, value)
    return values


def _put(values: Values, field: Field, value: Any) -> None:
    if field.key:
        values.setdefault(field.name, {})[field.key] = value
    else:
        values[field.name] = value


def cells_of(field: Field) -> tuple[str, ...]:
    """The board cells on which a tap answers the field."""
    match field:
        case Choice():
            return tuple(option.cell for option in field.options if option.cell)
        case Cells():
            return field.allowed
        case Allot():
            return tuple(field.cells.values())
        case Slots():
            return field.cells
        case Amount() | Throw() | Text():
            return ()
        case _:
            assert_never(field)


# ---- one value among others ---------------------------------------------------------------------------
def value_in(values: Values, field: Field) -> Any:
    """A field's value among a form's values; None if missing."""
    value = values.get(field.name)
    if not field.key:
        return value
    return value.get(field.key) if isinstance(value, dict) else None


def with_value(values: Values, field: Field, value: Any) -> Values:
    """The values with that field's added or replaced."""
    if field.key:
        value = {**values.get(field.name, {}), field.key: value}
    return {**values, field.name: value}


# ---- defaults -----------------------------------------------------------------------------------------
def default_value(field: Field) -> Any:
    """A field's default value in the shape of an answer; None if it has none."""
    match field:
        case Choice() | Cells():
            if field.many:
                return list(field.default) if len(field.default) >= field.least else None
            return field.default[0] if field.default else None
        case Slots():
            return list(field.default) or None
        case Amount() | Allot() | Throw():
            return field.default
        case Text():
            return field.default if len(field.default) >= field.least else None
        case _:
            assert_never(field)


def only_value(field: Field) -> Any:
    """A field's only admissible value; None if there are more, or if dice decide it."""
    match field:
        case Choice(die=None):
            return _all_of([option.value for option in field.options], field)
        case Cells(ordered=False):
            return _all_of(list(field.allowed), field)
        case Amount():
            return field.least if field.least == field.most else None
        case _:
            return None


def _all_of(values: list[Any], field: Choice | Cells) -> Any:
    if field.many:
        return values if field.least == len(values) else None
    return values[0] if len(values) == 1 and field.least == 1 else None


def with_preset(field: Field, value: Any) -> Field:
    """The field with that value preselected."""
    match field:
        case Choice() | Cells():
            return replace(field, default=tuple(value) if field.many else (value,))
        case _:
            return replace(field, default=value)


def without_preset(field: Field) -> Field:
    """The field with nothing preselected."""
    match field:
        case Choice() | Cells() | Slots():
            return replace(field, default=())
        case Amount() | Allot() | Throw():
            return replace(field, default=None)
        case Text():
            return replace(field, default="")


# ---- answers ------------------------------------------------------------------------------------------
def fill_in(prompt: Prompt, values: Values) -> Values:
    """The move's values: the form's, checked, and the prompt's `given`. Raises Illegal.

    Fields that are not asked are left out; an older record may hold fields that were asked then (`Prompt.retired`).
    """
    said = field_values(prompt, lambda field: _check(prompt, field, value_in(values, field)))
    said |= {f.name: _check(prompt, f, values[f.name]) for f in prompt.retired if f.name in values}
    rows = {field.name for field in prompt.fields if field.key}
    if values.keys() - said.keys() or any(set(values[n]) != set(said[n]) for n in rows & values.keys()):
        raise Illegal("log-malformed", prompt.rule)
    return {**said, **prompt.given}


def form_answer(prompt: Prompt, v: dict[str, Any]) -> dict[str, Any]:
    """The form's answer in a move's recorded values: `fill_in(prompt, form_answer(prompt, v)) == v`."""
    return {name: value for name, value in v.items() if name not in prompt.given}


def to_json(values: dict[str, Any]) -> dict[str, Any]:
    """The values as a record gives them back, in JSON types."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(values))
    return plain


# ---- admissible values -------------------------------------------------------------------------------
def is_admissible(prompt: Prompt, field: Field, value: Any) -> bool:
    """Whether a field admits that value, regardless of the other fields."""
    try:
        _check(prompt, field, value)
    except Illegal:
        return False
    return True


def _check(prompt: Prompt, field: Field, value: Any) -> Any:
    match field:
        case Choice():
            return _choice(prompt, field, [o.value for o in field.options], value)
        case Cells():
            return _choice(prompt, field, field.allowed, value)
        case Amount():
            return _amount(prompt, field, value)
        case Allot():
            return _allot(prompt, field, value)
        case Slots():
            return _slots(prompt, field, value)
        case Throw():
            return _throw(prompt, field, value)
        case Text():
            return _text(prompt, field, value)
        case _:
            assert_never(field)


def _choice(prompt: Prompt, field: Choice | Cells, allowed: Sequence[str | int], value: Any) -> Any:
    if field.many and not isinstance(value, list):
        raise _missing(prompt, field) if value is None else Illegal("log-malformed", prompt.rule)
    if not field.many and isinstance(value, list) and len(value) < 2:
        value = next(iter(value), None)
    if not field.many and value is None and field.least == 0:
        return None
    if not field.many and value is None:
        raise _missing(prompt, field)
    for v in value if field.many else (value,):
        if v not in allowed or not _same(v, allowed[allowed.index(v)]):
            raise Illegal("log-not-offered", prompt.rule, label=field.label)
    if field.many and len(set(value)) != len(value):
        raise Illegal("log-twice", prompt.rule, label=field.label)
    if field.many:
        _refuse_outside(prompt, field, len(value))
    return value


def doubted_amounts(prompt: Prompt, values: Values) -> tuple[Amount, ...]:
    """The unanswered amounts whose default the table must confirm."""
    asked = asked_fields(prompt, lambda field: value_in(values, field))
    return tuple(field for field, value in asked if isinstance(field, Amount) and field.doubted and value is None)


def _amount(prompt: Prompt, field: Amount, value: Any) -> int:
    if value is None and field.doubted:
        value = field.default
    if value is None:
        raise _missing(prompt, field)
    if type(value) is not int:
        raise Illegal("log-malformed", prompt.rule)
    _refuse_outside(prompt, field, value)
    return value


def _allot(prompt: Prompt, field: Allot, value: Any) -> dict[str, int]:
    if value is None:
        raise _missing(prompt, field)
    if not isinstance(value, dict) or any(type(n) is not int or n < 0 for n in value.values()):
        raise Illegal("log-malformed", prompt.rule)
    for line, n in value.items():
        if line not in field.caps:
            raise Illegal("log-not-offered", prompt.rule, label=field.label)
        if n > field.caps[line]:
            raise Illegal("log-over-cap", prompt.rule, label=field.lines.get(line, field.label), most=field.caps[line])
    _refuse_outside(prompt, field, sum(value.values()))
    return {line: n for line, n in value.items() if n}


def _slots(prompt: Prompt, field: Slots, value: Any) -> list[str]:
    if value is None or (isinstance(value, list) and len(value) < field.slots):
        raise _missing(prompt, field)
    if not isinstance(value, list) or len(value) > field.slots:
        raise Illegal("log-malformed", prompt.rule)
    known = {str(o.value): o.label for o in field.options}
    if not all(isinstance(v, str) and v in known for v in value):
        raise Illegal("log-not-offered", prompt.rule, label=field.label)
    for v in known:
        if value.count(v) > field.caps.get(v, field.slots):
            raise Illegal("log-over-cap", prompt.rule, label=known[v], most=field.caps[v])
    return value


def _throw(prompt: Prompt, field: Throw, value: Any) -> dict[str, int | str]:
    if value is None or (isinstance(value, dict) and set(value) < {d.id for d in field.dice}):
        raise _missing(prompt, field)
    if not isinstance(value, dict) or set(value) != {d.id for d in field.dice}:
        raise Illegal("log-malformed", prompt.rule)
    if not all(_has_face(die, value[die.id]) for die in field.dice):
        raise Illegal("log-no-such-face", prompt.rule, label=field.label)
    return value


def _text(prompt: Prompt, field: Text, value: Any) -> str:
    if value is None:
        raise _missing(prompt, field)
    if not isinstance(value, str) or not value.isprintable():
        raise Illegal("log-malformed", prompt.rule)
    said = value.strip()
    if len(said) < field.least:
        raise _missing(prompt, field)
    if len(said) > field.most:
        raise Illegal("log-too-long", prompt.rule, label=field.label, most=field.most)
    return said


def _has_face(die: Die, value: Any) -> bool:
    if die.faces:
        return any(_same(value, face.value) for face in die.faces)
    return type(value) is int and die.least <= value <= die.most


def _same(value: Any, allowed: str | int) -> bool:
    """Equal and of one type: neither true nor 1.0 is the option 1."""
    return type(value) is type(allowed) and bool(value == allowed)


def _missing(prompt: Prompt, field: Field) -> Illegal:
    return Illegal("log-missing", prompt.rule, label=field.label)


def _refuse_outside(prompt: Prompt, field: Choice | Cells | Amount | Allot, n: int) -> None:
    if n < field.least:
        raise Illegal("log-too-few", prompt.rule, label=field.label, least=field.least)
    if n > field.most:
        raise Illegal("log-too-many", prompt.rule, label=field.label, most=field.most)
