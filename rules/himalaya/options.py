"""What a table may set, and how it reads the rules that can be read in two ways."""

from __future__ import annotations

from typing import Literal

from rules.kit import forms
from rules.kit.types import Choice, Frozen, Option, Say, Setting


class Options(Frozen, frozen=True, kw_only=True):
    """The settings of one game. The first value of each is the default."""

    tracking: Literal["full", "ledger"] = "full"
    events: Literal[0, 1] = 0  # HIM-80: the events in the high mountains
    inventory: Literal["tokens", "full"] = "tokens"  # HIM-92: the full inventory
    lock: Literal["collect", "any"] = "collect"  # HIM-34
    deliver: Literal["may", "must"] = "may"  # HIM-38
    send: Literal["exact", "upto"] = "exact"  # HIM-47
    last_renewal: Literal["yes", "no"] = "yes"  # HIM-57
    shared_lead: Literal["nobody", "both"] = "nobody"  # HIM-69
    second_loser: Literal["stay", "leave"] = "stay"  # HIM-76
    event_limit: Literal["one", "free"] = "one"  # HIM-82
    storm: Literal["later", "next"] = "later"  # HIM-88
    prize_regions: Literal["split", "one"] = "split"  # HIM-93
    programme_s: Literal[60, 120, 0] = 60  # HIM-23


def _choice(name: str, values: tuple[str, ...]) -> Choice:
    key = name.replace("_", "-")
    return Choice(name=name, label=Say(key=f"set-{key}"), options=forms.words(f"set-{key}", values), usual=values[:1])


def _reading(name: str, values: tuple[str, str], rule: str) -> Setting:
    return Setting(field=_choice(name, values), rule=rule, group="reading")


def _seconds(value: int) -> Option:
    return Option(value=value, label=Say(key="n-seconds", args={"n": value}) if value else Say(key="no-limit"))


SETTINGS: tuple[Setting, ...] = (
    Setting(
        field=Choice(
            name="tracking",
            label=Say(key="tracking"),
            options=forms.words("tracking", ("full", "ledger")),
            usual=("full",),
        )
    ),
    Setting(
        field=Choice(name="events", label=Say(key="set-events"), options=forms.yes_no(), usual=(0,)), rule="HIM-80"
    ),
    Setting(field=_choice("inventory", ("tokens", "full")), rule="HIM-92"),
    _reading("lock", ("collect", "any"), "HIM-34"),
    _reading("deliver", ("may", "must"), "HIM-38"),
    _reading("send", ("exact", "upto"), "HIM-47"),
    _reading("last_renewal", ("yes", "no"), "HIM-57"),
    _reading("shared_lead", ("nobody", "both"), "HIM-69"),
    _reading("second_loser", ("stay", "leave"), "HIM-76"),
    _reading("event_limit", ("one", "free"), "HIM-82"),
    _reading("storm", ("later", "next"), "HIM-88"),
    _reading("prize_regions", ("split", "one"), "HIM-93"),
    Setting(
        field=Choice(
            name="programme_s",
            label=Say(key="set-programme-s"),
            options=tuple(_seconds(s) for s in (60, 120, 0)),
            usual=(60,),
        ),
        rule="HIM-23",
        group="time",
    ),
)
