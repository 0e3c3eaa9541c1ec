"""Choices in a form before it is confirmed: pure functions over {row: value}.

A row is (field name, key). Values are in the shapes of the wire, the lists as tuples.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, assert_never

from companion.view.wire import (
    AllotView,
    AmountView,
    ChoiceView,
    DieView,
    FieldView,
    FormView,
    OptionView,
    SlotsView,
    TextView,
    ThrowView,
)

Row = tuple[str, str]
Values = Mapping[Row, Any]

NO_CHOICE = "–"  # for an empty field in a confirm sentence


def row(field: FieldView) -> Row:
    """The field's key in `Values`."""
    return field.name, field.key


# ---- beginning --------------------------------------------------------------------------------------
def initial_values(form: FormView, kept: Values) -> dict[Row, Any]:
    """The values of a form when it is shown: earlier choices that still fit, else the default answer."""
    values: dict[Row, Any] = {}
    for field in form.fields:
        old = kept.get(row(field))
        stays = row(field) in kept and not field.at_once and fits(field, old)
        values[row(field)] = old if stays else field.default
    return values


def revealed_rows(form: FormView, before: Values, values: Values) -> dict[Row, Any]:
    """The rows that switch to another field by this choice, with their defaults."""
    rows = [row(field) for field in form.fields]
    others = (f for f in form.fields if rows.count(row(f)) > 1 and is_asked(f, values) and not is_asked(f, before))
    return {row(field): field.default for field in others}


def fits(field: FieldView, value: Any) -> bool:
    """Whether a value kept from an earlier Show of this form is still allowed."""
    match field:
        case ChoiceView():
            return set(value) <= {o.value for o in field.options}
        case AmountView():
            return value is None or field.least <= value <= field.most
        case AllotView():
            caps = {line.id: line.cap for line in field.lines}
            return all(n <= caps.get(line, -1) for line, n in value.items()) and sum(value.values()) <= field.most
        case SlotsView():
            return len(value) == field.slots and set(value) <= {None, *(str(o.value) for o in field.options)}
        case ThrowView():
            dice = {die.id: die for die in field.dice}
            return all(die in dice and _is_on_die(dice[die], face) for die, face in value.items())
        case TextView():
            return len(value) <= field.most
        case _:
            assert_never(field)


def with_filled(form: FormView, values: Values) -> dict[Row, Any]:
    """The values, overlaid with the dice reader's rolls."""
    merged = dict(values)
    for field in form.fields:
        given = form.filled.get(field.name)
        if field.key and isinstance(given, dict):
            given = given.get(field.key)
        if given is None:
            continue
        old = merged[row(field)]
        laid = {**old, **given} if isinstance(old, dict) else given
        merged[row(field)] = tuple(laid) if isinstance(laid, list) else laid
    return merged


# ---- on the board -----------------------------------------------------------------------------------
def wants_cells(field: FieldView) -> bool:
    """Whether taps on the board can answer the field."""
    match field:
        case ChoiceView():
            return any(option.cell for option in field.options)
        case AllotView():
            return any(line.cell for line in field.lines)
        case SlotsView():
            return bool(field.cells)
        case _:
            return False


def ways(field: ChoiceView, value: Any) -> tuple[OptionView, ...]:
    """The chosen options, and the others on the same cells: other ways to get there."""
    cells = {option.cell for option in field.options if option.value in value}
    return tuple(option for option in field.options if option.cell in cells)


# ---- the answer -------------------------------------------------------------------------------------
def is_asked(field: FieldView, values: Values) -> bool:
    """Whether a field is asked, given the choice in the field that it depends on."""
    if field.when is None:
        return True
    name, wanted = field.when
    value = values.get((name, field.key), values.get((name, "")))
    return any(v in wanted for v in (value if isinstance(value, tuple) else (value,)))


def is_complete(field: FieldView, value: Any) -> bool:
    """Whether a field's value can be sent."""
    match field:
        case ChoiceView():
            return field.least <= len(value) <= field.most
        case AmountView():
            return field.otherwise is not None if value is None else field.least <= value <= field.most
        case AllotView():
            return bool(field.least <= sum(value.values()) <= field.most)
        case SlotsView():
            return None not in value
        case ThrowView():
            return all(die.id in value and _is_on_die(die, value[die.id]) for die in field.dice)
        case TextView():
            return field.least == 0 or bool(value.strip())
        case _:
            assert_never(field)


def is_begun(field: FieldView, value: Any) -> bool:
    """Whether slots still need filling: the last one holds its default."""
    return isinstance(field, SlotsView) and bool(value[-1] == field.default[-1])


def _is_on_die(die: DieView, face: Any) -> bool:
    if die.faces:
        return face in [o.value for o in die.faces]
    return isinstance(face, int) and die.least <= face <= die.most


def confirm_fields(form: FormView, values: Values) -> list[FieldView]:
    """The fields that confirm sends: asked now, and not sent at once."""
    return [f for f in form.fields if not f.at_once and is_asked(f, values)]


def missing_rows(form: FormView, values: Values) -> list[Row]:
    """The rows that confirm still lacks, from top to bottom."""
    return [row(f) for f in confirm_fields(form, values) if not is_complete(f, values[row(f)])]


def is_ready(form: FormView, values: Values) -> bool:
    """Whether confirm may be pressed."""
    is_changed = any(values[row(f)] != f.default for f in confirm_fields(form, values))
    return not missing_rows(form, values) and (is_changed or not form.changed)


# ---- one row after the other ------------------------------------------------------------------------------
def is_keyed(form: FormView, values: Values) -> bool:
    """Whether the asked fields form rows: several fields with different keys."""
    return _is_keyed([f for f in form.fields if is_asked(f, values)])


def _is_keyed(fields: Sequence[FieldView]) -> bool:
    return len({f.key for f in fields if f.key}) > 1


def key_of(form: FormView, values: Values, field: FieldView) -> str:
    """The key of a field's row ("" = none); in a form without rows each field is a row of its own."""
    return field.key if is_keyed(form, values) else "/".join(row(field))


def keyed_fields(form: FormView, values: Values) -> list[tuple[str, FieldView]]:
    """The asked fields from top to bottom, each with the key of its row."""
    fields = [f for f in form.fields if is_asked(f, values)]
    keyed = _is_keyed(fields)
    return [(f.key if keyed else "/".join(row(f)), f) for f in fields]


def keys(form: FormView, values: Values) -> list[str]:
    """The keys of the asked rows, each once, from top to bottom."""
    return list(dict.fromkeys(key for key, _ in keyed_fields(form, values) if key))


def incomplete_keys(form: FormView, values: Values) -> list[str]:
    """The keys of the rows that are not complete."""
    rows = set(missing_rows(form, values))
    short = {key for key, f in keyed_fields(form, values) if row(f) in rows}
    return [key for key in keys(form, values) if key in short]


def front_key(form: FormView, values: Values, wanted: str) -> str:
    """The key of the row in front: the wanted one, else the first incomplete one, else the first."""
    all_keys = keys(form, values)
    if wanted in all_keys:
        return wanted
    return next(iter(incomplete_keys(form, values) or all_keys), "")


def next_key(form: FormView, values: Values, key: str) -> str:
    """The key itself while its row is incomplete; then the next incomplete one, wrapping round; with all complete the
    next one, and the last stays."""
    short, order = incomplete_keys(form, values), keys(form, values)
    if key in short or key not in order:
        return key
    behind = order[order.index(key) + 1 :]
    return next((k for k in behind if k in short), short[0] if short else behind[0] if behind else key)


def answer(form: FormView, values: Values) -> dict[str, Any]:
    """The values that confirm sends: {name: value}, keyed fields as {name: {key: value}}, without fields not asked."""
    out: dict[str, Any] = {}
    for field in confirm_fields(form, values):
        value = values[row(field)]
        if field.key:
            out.setdefault(field.name, {})[field.key] = value
        else:
            out[field.name] = value
    return out


# ---- in words ---------------------------------------------------------------------------------------
def confirm_sentence(form: FormView, values: Values) -> str:
    """The confirm sentence with every {field} replaced by its choice, every {field#} by its amount."""
    return re.sub(
        r"\{([\w-]+)(#?)\}",
        lambda m: _total(form, values, m[1]) if m[2] else _choice_words(form, values, m[1]),
        form.confirm,
    )


def _choice_words(form: FormView, values: Values, name: str) -> str:
    fields = [f for f in form.fields if f.name == name and is_asked(f, values)]
    words = [text for f in fields if (text := _row_words(form, f, values[row(f)]))]
    return ", ".join(words) or NO_CHOICE


def _total(form: FormView, values: Values, name: str) -> str:
    """The amount allotted in the fields of that name."""
    fields = [f for f in form.fields if isinstance(f, AllotView) and f.name == name and is_asked(f, values)]
    return str(sum(sum(values[row(f)].values()) for f in fields))


def _row_words(form: FormView, field: FieldView, value: Any) -> str:
    """A field's choice in words; in a keyed row with its label, as in the log."""
    text = field_words(field, value)
    is_alone = field.when and all(each.label == field.label for each in form.fields if each.name == field.name)
    return f"{field.label}: {text}" if field.key and field.label and text and not is_alone else text


def field_words(field: FieldView, value: Any) -> str:
    """A field's choice in words."""
    match field:
        case ChoiceView():
            words = [o.text for o in field.options if o.value in value]
            return ", ".join(words) if field.keys == "each" or any(words) else str(len(value) or "")
        case AmountView():
            return "" if value is None else str(value)
        case AllotView():
            counts = [(value[line.id], line) for line in field.lines if value.get(line.id)]
            return ", ".join(f"{n} {(n == 1 and line.one) or line.text}" for n, line in counts)
        case SlotsView():
            texts = {str(o.value): o.text for o in field.options}
            return ", ".join(texts[item] for item in value if item is not None)
        case ThrowView():
            return ", ".join(face(die, value[die.id]) for die in field.dice if die.id in value)
        case TextView():
            return str(value.strip())
        case _:
            assert_never(field)


def are_numbers(field: ThrowView) -> bool:
    """Whether all dice have numbers only, so that they have a sum."""
    return all(isinstance(option.value, int) for die in field.dice for option in die.faces)


def face(die: DieView, value: str | int) -> str:
    """A face's text, or the number."""
    return next((o.text for o in die.faces if o.value == value), str(value))
