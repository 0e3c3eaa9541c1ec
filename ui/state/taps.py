"""A field's value after a tap: pure functions over values as in choices.py."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from companion.view.wire import AllotView, AmountView, ChoiceView, DieView, SlotsView, ThrowView

ChosenValues = tuple[str | int, ...]
SlotLetters = tuple[str | None, ...]


def pick(field: ChoiceView, value: ChosenValues, item: str | int) -> ChosenValues:
    """The value after a tap on an option: a second tap removes it; beyond the maximum the last one is replaced."""
    if item in value:
        return value if field.least == field.most == 1 else tuple(v for v in value if v != item)
    return (*value[: field.most - 1], item)


def allot(field: AllotView, value: Mapping[str, int], line: str, by: int) -> dict[str, int] | None:
    """The value with that line's number changed; None if a cap or the sum forbids it. With a proposed value, one too
    many for a line is one less for the fullest other, the last of equals."""
    cap = next(view.cap for view in field.lines if view.id == line)
    changed = {**value, line: value.get(line, 0) + by}
    others = [view.id for view in reversed(field.lines) if view.id != line and value.get(view.id)]
    if sum(changed.values()) > field.most and field.default and others:
        changed[max(others, key=value.__getitem__)] -= 1
    if not 0 <= changed[line] <= cap or sum(changed.values()) > field.most:
        return None
    return {k: v for k, v in changed.items() if v}


def lay(field: AllotView, value: Mapping[str, int], line: str) -> dict[str, int] | None:
    """The value after a tap on a line's place: one more there, or none if no more are allowed. None if the tap changes
    nothing: none lay there, or the value was proposed."""
    more = allot(field, value, line, 1)
    if more is not None or not value.get(line) or field.default:
        return more
    return {k: v for k, v in value.items() if k != line}


def fill_slot(field: SlotsView, value: SlotLetters, slot: int, item: str) -> SlotLetters | None:
    """The value with that slot filled. An item at its cap swaps with the old one; None if the slot was empty."""
    filled = with_slot(value, slot, item)
    others = [i for i, other in enumerate(value) if other == item and i != slot]
    if len(others) < field.caps.get(item, field.slots):
        return filled
    if value[slot] is None or not others:
        return None
    return with_slot(filled, others[-1], value[slot])


def with_slot(value: SlotLetters, slot: int, item: str | None) -> SlotLetters:
    return (*value[:slot], item, *value[slot + 1 :])


def brush(field: SlotsView, point: Any, value: SlotLetters) -> str:
    """The letter that a tap on the board paints: the chosen one, else the first that is not used up."""
    letters = [str(option.value) for option in field.options]
    left = [letter for letter in letters if _is_left(field, value, letter)]
    if point in letters and (point in left or not left):
        return str(point)
    return (left or letters)[0]


def paint(field: SlotsView, value: SlotLetters, slot: int, letter: str) -> SlotLetters | None:
    """The value after painting a slot; a second tap restores its default. None if the letter is used up."""
    if value[slot] != letter:
        return with_slot(value, slot, letter) if _is_left(field, value, letter) else None
    return with_slot(value, slot, field.default[slot])


def _is_left(field: SlotsView, value: SlotLetters, letter: str) -> bool:
    return bool(value.count(letter) < field.caps.get(letter, field.slots))


def next_slot(value: SlotLetters, after: int = -1, default: SlotLetters = ()) -> int:
    """The first empty slot behind `after`, else the first empty one, else the last. If all are filled, slots with their
    default count as empty."""
    empty = [i for i, item in enumerate(value) if item is None]
    empty = empty or [i for i, (item, before) in enumerate(zip(value, default, strict=False)) if item == before]
    return next((i for i in empty if i > after), empty[0] if empty else len(value) - 1)


def next_die(field: ThrowView, value: Mapping[str, Any], after: str = "") -> str:
    """The first die without a face behind `after`, else the first without, else the last."""
    ids = [die.id for die in field.dice]
    empty = [i for i in ids if i not in value]
    behind = ids[ids.index(after) + 1 :] if after in ids else ids
    return next((i for i in behind if i in empty), empty[0] if empty else ids[-1])


def type_digit(die: DieView, old: int | None, digit: int) -> int | None:
    """The number on a die after a digit: appended to `old` if allowed, else a new number."""
    longer = (old or 0) * 10 + digit
    if longer <= die.most:
        return longer
    return digit if digit <= die.most else None


def may_grow(die: DieView, value: int) -> bool:
    """Whether another digit could follow."""
    return 0 < value * 10 <= die.most


# ---- a number pad that adds -----------------------------------------------------------------------------------
MINUS = "−"
MOST_TYPED = 24


def press_pad(field: AmountView, value: int | None, typed: str | None, sign: str) -> str | None:
    """The typed text after that key; None if the key does nothing. With nothing typed yet (None), a digit begins a new
    number, and + continues from the shown one."""
    now = typed if typed is not None else ""
    if sign == "⌫":
        shown = now if typed is not None else "" if value is None else str(value).replace("-", MINUS)
        return shown[:-1] if shown else None
    if sign in ("+", MINUS):
        return _with_sign(field, value, typed, sign)
    last = re.split(f"[+{MINUS}]", now)[-1]
    after = (now[: len(now) - 1] if last == "0" else now) + sign
    total = typed_total(after)
    fits = total is not None and field.least <= total <= field.most
    return after if fits and len(after) <= MOST_TYPED else None


def _with_sign(field: AmountView, value: int | None, typed: str | None, sign: str) -> str | None:
    """The typed text with one more number to add, or to subtract if the field allows negative numbers."""
    now = typed if typed is not None else "" if not value else str(value).replace("-", MINUS)
    if sign == MINUS and field.least >= 0:
        return None
    if now.endswith(("+", MINUS)):
        return now[:-1] + sign if now[:-1] else None
    if not now:
        return MINUS if sign == MINUS else None
    return now + sign if len(now) < MOST_TYPED else None


def typed_total(typed: str) -> int | None:
    """The sum of the typed numbers; a trailing sign is ignored. None without a number."""
    numbers = re.findall(r"[+-]?\d+", typed.replace(MINUS, "-"))
    return sum(int(number) for number in numbers) if numbers else None


def is_sum(typed: str) -> bool:
    """Whether several numbers are typed."""
    return any(sign in typed[1:] for sign in ("+", MINUS))
