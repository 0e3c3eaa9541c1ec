"""Settings, one for every field of a game's options: `lock: Annotated[Literal["collect", "any"], reading("HIM-34")]`.

The message `set-NAME` is the label, `set-NAME-VALUE` the text of a value. The screen shows the values in the order of
the Literal, with the field's default preselected.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from rules.kit.prompts import Choice, Option, Setting
from rules.kit.words import Frozen, Illegal, Say

P = TypeVar("P", bound=Struct)


class Hint(Frozen, frozen=True, kw_only=True):
    """The mark beside a setting's type: the rule it settles, its group in the form, and the texts of its values."""

    rule: str = ""
    group: Literal["game", "reading", "time"] = "game"
    values: Literal["words", "yes_no", "numbers", "seconds"] = "words"
    fixed: bool = False
    seats: tuple[int, ...] = ()
    key: str = ""  # message key of the label and the values; "" = from the name


def reading(rule: str, *, seats: tuple[int, ...] = ()) -> Hint:
    """A house rule: the table's reading of an ambiguous rule. `seats`: the player counts it matters to; () = any."""
    return Hint(rule=rule, group="reading", seats=seats)


def choice(rule: str = "", *, fixed: bool = False) -> Hint:
    """A setting with named values; `fixed`: it cannot change during the game."""
    return Hint(rule=rule, fixed=fixed)


def yes_no(rule: str = "", *, fixed: bool = False) -> Hint:
    """An optional part of the game: `Literal[0, 1]`."""
    return Hint(rule=rule, values="yes_no", fixed=fixed)


def numbers(rule: str = "", *, fixed: bool = False) -> Hint:
    """A setting whose values are numbers."""
    return Hint(rule=rule, values="numbers", fixed=fixed)


def seconds(rule: str = "", *, fixed: bool = False) -> Hint:
    """The length of a timer in seconds; 0 = no limit."""
    return Hint(rule=rule, group="time", values="seconds", fixed=fixed)


# The level of detail that a table enters: the whole board, or results only.
Tracking = Annotated[Literal["full", "ledger"], Hint(key="tracking", fixed=True)]


@cache
def settings_of(options: type[Struct]) -> tuple[Setting, ...]:
    """The setup form of a game, one line for every field of its options; TypeError if a field is no setting."""
    hints = get_type_hints(options, include_extras=True)
    return tuple(_setting(f"{options.__name__}.{f.name}", f.name, hints[f.name], f.default) for f in fields(options))


def _setting(place: str, name: str, hint: Any, default: Any) -> Setting:
    annotated = get_args(hint) if get_args(hint)[1:] and isinstance(get_args(hint)[1], Hint) else (hint, Hint())
    kind, mark = annotated
    if get_origin(kind) is not Literal or default not in get_args(kind):
        raise TypeError(f"{place}: a setting is a Literal of its values, and one of them is its default")
    key = mark.key or f"set-{name.replace('_', '-')}"
    options = tuple(Option(value=value, label=_value_label(mark, key, value)) for value in get_args(kind))
    if mark.values == "yes_no":
        options = options[::-1]  # yes stands first, as everywhere
    field = Choice(name=name, label=Say(key=key), options=options, default=(default,))
    return Setting(field=field, rule=mark.rule, group=mark.group, fixed=mark.fixed, seats=mark.seats)


def _value_label(mark: Hint, key: str, value: str | int) -> Say:
    match mark.values:
        case "words":
            return Say(key=f"{key}-{value}")
        case "yes_no":
            return Say(key="yes" if value else "no")
        case "numbers":
            return Say(key="number", args={"n": value})
        case "seconds":
            return Say(key="n-seconds", args={"n": value}) if value else Say(key="no-limit")


def with_setting(options: P, name: str, value: str | int) -> P:
    """The options with one setting changed during a game; Illegal if it is fixed, unknown or has no such value."""
    if not any(setting.field.name == name and not setting.fixed for setting in settings_of(type(options))):
        raise Illegal("does-not-fit")
    try:
        return msgspec.convert({**msgspec.structs.asdict(options), name: value}, type(options))
    except msgspec.ValidationError:
        raise Illegal("does-not-fit") from None
