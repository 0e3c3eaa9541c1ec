"""A game's settings in short words. The name gives the texts: `set-NAME` is the label, `set-NAME-VALUE` a value."""

from __future__ import annotations

from typing import Literal, TypeVar

import msgspec
from msgspec import Struct

from rules.kit import forms
from rules.kit.types import Choice, Illegal, Option, Say, Setting

P = TypeVar("P", bound=Struct)

# How much a table enters: the whole board, or results only.
TRACKING = Setting(
    field=Choice(
        name="tracking", label=Say(key="tracking"), options=forms.words("tracking", ("full", "ledger")), usual=("full",)
    )
)


def one_of(
    name: str, values: tuple[str, ...], rule: str = "", group: Literal["game", "reading", "time"] = "game"
) -> Setting:
    """One of several values; the first is the default."""
    key = _key(name)
    field = Choice(name=name, label=Say(key=key), options=forms.words(key, values), usual=values[:1])
    return Setting(field=field, rule=rule, group=group)


def reading(name: str, values: tuple[str, ...], rule: str) -> Setting:
    """How the table reads a rule that can be read in several ways."""
    return one_of(name, values, rule, "reading")


def yes_no(name: str, rule: str) -> Setting:
    """Something a table may add, with the values 1 and 0; it does not by default."""
    return Setting(field=Choice(name=name, label=Say(key=_key(name)), options=forms.yes_no(), usual=(0,)), rule=rule)


def seconds(name: str, values: tuple[int, ...], rule: str = "") -> Setting:
    """How long a timer runs; 0 = no limit, the first value is the default."""
    options = tuple(Option(value=n, label=_seconds(n)) for n in values)
    field = Choice(name=name, label=Say(key=_key(name)), options=options, usual=values[:1])
    return Setting(field=field, rule=rule, group="time")


def changed(options: P, name: str, value: str | int) -> P:
    """The options with one of them set anew in the middle of a game; Illegal if there is no such option or value."""
    try:
        return msgspec.convert({**msgspec.structs.asdict(options), name: value}, type(options))
    except msgspec.ValidationError:
        raise Illegal("does-not-fit") from None


def _key(name: str) -> str:
    return f"set-{name.replace('_', '-')}"


def _seconds(n: int) -> Say:
    return Say(key="n-seconds", args={"n": n}) if n else Say(key="no-limit")
