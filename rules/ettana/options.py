"""What a table may set, and how it reads the rules that can be read in two ways."""

from __future__ import annotations

from typing import Literal

from rules.kit import forms
from rules.kit.types import Choice, Frozen, Option, Say, Setting

SECONDS = (0, 30, 60, 90, 120, 180)


class Options(Frozen, frozen=True, kw_only=True):
    """The settings of one game. The first value of each is the default."""

    tracking: Literal["full", "ledger"] = "full"
    rim: Literal["on", "off"] = "on"  # ETT-29
    deal_order: Literal["clockwise", "rolls"] = "clockwise"  # ETT-8
    short_supply: Literal["rest", "nothing"] = "rest"  # ETT-17
    repeat: Literal["any", "once"] = "any"  # ETT-26
    again_exchange: Literal["bars", "allows"] = "bars"  # ETT-28
    toll: Literal["route", "cheapest"] = "route"  # ETT-34
    boxed_in: Literal["stays", "passes"] = "stays"  # ETT-39
    swap_pair: Literal["touching", "neighbours"] = "touching"  # ETT-42
    mirror: Literal["no", "yes"] = "no"  # ETT-46
    own_square: Literal["no", "yes"] = "no"  # ETT-53
    stolen_card: Literal["blind", "chosen"] = "blind"  # ETT-55
    own_tile: Literal["no", "yes"] = "no"  # ETT-57
    preset_black: Literal["yes", "no"] = "yes"  # ETT-58
    dealt_victory: Literal["counts", "redraw"] = "counts"  # ETT-64
    again_tokens: Literal["both", "last"] = "both"  # ETT-67
    turn_s: Literal[0, 30, 60, 90, 120, 180] = 0


def _reading(name: str, values: tuple[str, str], rule: str) -> Setting:
    key = name.replace("_", "-")
    field = Choice(name=name, label=Say(key=f"set-{key}"), options=forms.words(f"set-{key}", values), usual=values[:1])
    return Setting(field=field, rule=rule, group="reading")


def _seconds(value: int) -> Option:
    return Option(value=value, label=Say(key="n-seconds", args={"n": value}) if value else Say(key="no-limit"))


TRACKING = Choice(
    name="tracking",
    label=Say(key="tracking"),
    options=(
        Option(value="full", label=Say(key="tracking-full")),
        Option(value="ledger", label=Say(key="tracking-ledger")),
    ),
    usual=("full",),
)
TURN_S = Choice(
    name="turn_s", label=Say(key="set-turn-s"), options=tuple(_seconds(s) for s in SECONDS), usual=SECONDS[:1]
)
READINGS: tuple[Setting, ...] = (
    _reading("rim", ("on", "off"), "ETT-29"),
    _reading("deal_order", ("clockwise", "rolls"), "ETT-8"),
    _reading("short_supply", ("rest", "nothing"), "ETT-17"),
    _reading("repeat", ("any", "once"), "ETT-26"),
    _reading("again_exchange", ("bars", "allows"), "ETT-28"),
    _reading("toll", ("route", "cheapest"), "ETT-34"),
    _reading("boxed_in", ("stays", "passes"), "ETT-39"),
    _reading("swap_pair", ("touching", "neighbours"), "ETT-42"),
    _reading("mirror", ("no", "yes"), "ETT-46"),
    _reading("own_square", ("no", "yes"), "ETT-53"),
    _reading("stolen_card", ("blind", "chosen"), "ETT-55"),
    _reading("own_tile", ("no", "yes"), "ETT-57"),
    _reading("preset_black", ("yes", "no"), "ETT-58"),
    _reading("dealt_victory", ("counts", "redraw"), "ETT-64"),
    _reading("again_tokens", ("both", "last"), "ETT-67"),
)
SETTINGS: tuple[Setting, ...] = (
    Setting(field=TRACKING, group="game"),
    *READINGS,
    Setting(field=TURN_S, rule="ETT-9", group="time"),
)
