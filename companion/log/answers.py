"""What a form lets through: every limit that a field states is kept here, once, for all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

import msgspec

from companion.log.words import listed
from rules.kit.sample import asked
from rules.kit.types import (
    TABLE,
    Allot,
    Amount,
    Cells,
    Choice,
    Die,
    Field,
    Illegal,
    Pick,
    Prompt,
    Quantity,
    Say,
    Slots,
    Throw,
    Who,
)


def as_prompt(number: Quantity) -> Prompt:
    """The form that sets a public number right."""
    label = named(number)
    return Prompt(
        id=number.id,
        seat=TABLE,
        move=number.move,
        label=label,
        confirm=Say(key="log-set-to", args={"what": label, "n": Pick(field=number.field)}),
        given=number.given,
        fields=(Amount(name=number.field, label=label, least=number.least, most=number.most, usual=number.now),),
        waits=False,
    )


def named(number: Quantity) -> Say:
    """What it counts: whose and what, or where and what."""
    if number.column is None:
        return number.row
    words = (number.column, number.row) if isinstance(number.column, Who) else (number.row, number.column)
    return listed(words)


def fill_in(prompt: Prompt, values: dict[str, Any]) -> dict[str, Any]:
    """The move's values: what the form says, checked, and what the prompt knows. Raises Illegal.

    `values` is {field name: value}, keyed fields {field name: {key: value}}; fields that are not asked are left out.
    """
    filled: dict[str, Any] = {}
    rows = {f.name for f in prompt.fields if f.key}
    for field in prompt.fields:
        if not asked(field, filled):
            continue
        row = values.get(field.name)
        if not field.key:
            filled[field.name] = _checked(prompt, field, row)
        else:
            value = row.get(field.key) if isinstance(row, dict) else None
            filled.setdefault(field.name, {})[field.key] = _checked(prompt, field, value)
    stray = any(n not in filled or (n in rows and set(v) != set(filled[n])) for n, v in values.items())
    if stray:
        raise Illegal("log-malformed", prompt.rule)
    return {**filled, **prompt.given}


def told(prompt: Prompt, v: dict[str, Any]) -> dict[str, Any]:
    """What the form said, out of a move's recorded values: `fill_in(prompt, told(prompt, v)) == v`."""
    return {name: value for name, value in v.items() if name not in prompt.given}


def to_json(values: dict[str, Any]) -> dict[str, Any]:
    """The values as they come back from a record."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(values))
    return plain


# ---- one field --------------------------------------------------------------------------------------
def _checked(prompt: Prompt, field: Field, value: Any) -> Any:
    match field:
        case Choice():
            return _some(prompt, field, [o.value for o in field.options], value)
        case Cells():
            return _some(prompt, field, field.allowed, value)
        case Amount():
            return _amount(prompt, field, value)
        case Allot():
            return _allot(prompt, field, value)
        case Slots():
            return _slots(prompt, field, value)
        case Throw():
            return _throw(prompt, field, value)
        case _:
            assert_never(field)


def _some(prompt: Prompt, field: Choice | Cells, allowed: Sequence[str | int], value: Any) -> Any:
    if field.many and not isinstance(value, list):
        raise _missing(prompt, field) if value is None else Illegal("log-malformed", prompt.rule)
    if not field.many and value is None and field.least == 0:
        return None
    if not field.many and value is None:
        raise _missing(prompt, field)
    picked = value if field.many else [value]
    if not all(any(_same(v, a) for a in allowed) for v in picked):
        raise Illegal("log-not-offered", prompt.rule, label=field.label)
    if len(set(picked)) != len(picked):
        raise Illegal("log-twice", prompt.rule, label=field.label)
    if field.many:
        _refuse_outside(prompt, field, len(picked))
    return value


def _amount(prompt: Prompt, field: Amount, value: Any) -> int:
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
