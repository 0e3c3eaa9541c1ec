"""What a table may set, and how it reads the rules that can be read in several ways."""

from __future__ import annotations

from typing import Literal

from rules.kit import forms
from rules.kit.types import Choice, Frozen, Option, Say, Setting


class Options(Frozen, frozen=True, kw_only=True):
    """The settings of one game. The first value of each is the default."""

    tracking: Literal["full", "ledger"] = "full"
    short: Literal[0, 1] = 0  # AKK-13
    hands: Literal["closed", "open"] = "closed"
    reveal: Literal["award", "faces"] = "award"  # what is told after the reveal
    one_field: Literal["one", "split"] = "one"  # AKK-17
    add_again: Literal["yes", "no"] = "yes"  # AKK-18
    mercenary_next: Literal["all", "after"] = "all"  # AKK-27
    mercenary_counts: Literal["any", "valued", "coloured"] = "any"  # AKK-28
    cloak_seneschal: Literal["doubles", "not"] = "doubles"  # AKK-32
    lone_cloak: Literal["nothing", "takes"] = "nothing"  # AKK-33
    seneschal_pays: Literal["yes", "no"] = "yes"  # AKK-38
    free_cards: Literal["yes", "no"] = "yes"  # AKK-48
    chaplain_back: Literal["lost", "kept"] = "lost"  # AKK-49
    lance_feast: Literal["names", "cards"] = "names"  # AKK-58
    siege_high: Literal["yes", "no"] = "yes"  # AKK-63
    borrowed_use: Literal["cards", "bids"] = "cards"  # AKK-67
    borrowed_pick: Literal["borrower", "owner"] = "borrower"  # AKK-68
    levant_counts: Literal["both", "paid"] = "both"  # AKK-74
    writings: Literal["free", "two"] = "free"  # AKK-77
    barbarossa_empty: Literal["no", "free"] = "no"  # AKK-84
    barbarossa_card: Literal["top", "any"] = "top"  # AKK-84
    saladin_field: Literal["rules", "free"] = "rules"  # AKK-87
    clement: Literal["once", "pairs"] = "once"  # AKK-89
    barbarossa_ends: Literal["round", "now"] = "round"  # AKK-91
    second_highest: Literal["sorted", "different"] = "sorted"  # AKK-94
    bid_s: Literal[0, 30, 60, 90, 120] = 0
    cards_s: Literal[0, 60, 120, 180, 240] = 0
    window_s: Literal[0, 10, 20, 30] = 0


def _choice(name: str, values: tuple[str, ...]) -> Choice:
    key = name.replace("_", "-")
    return Choice(name=name, label=Say(key=f"set-{key}"), options=forms.words(f"set-{key}", values), usual=values[:1])


def _reading(name: str, values: tuple[str, ...], rule: str) -> Setting:
    return Setting(field=_choice(name, values), rule=rule, group="reading")


def _time(name: str, values: tuple[int, ...]) -> Setting:
    key = name.replace("_", "-")
    options = tuple(_seconds(value) for value in values)
    return Setting(field=Choice(name=name, label=Say(key=f"set-{key}"), options=options, usual=(0,)), group="time")


def _seconds(value: int) -> Option:
    return Option(value=value, label=Say(key="n-seconds", args={"n": value}) if value else Say(key="no-limit"))


TRACKING = Choice(
    name="tracking", label=Say(key="tracking"), options=forms.words("tracking", ("full", "ledger")), usual=("full",)
)
SETTINGS: tuple[Setting, ...] = (
    Setting(field=TRACKING),
    Setting(field=Choice(name="short", label=Say(key="set-short"), options=forms.yes_no(), usual=(0,)), rule="AKK-13"),
    Setting(field=_choice("hands", ("closed", "open")), rule="AKK-54"),
    Setting(field=_choice("reveal", ("award", "faces")), rule="AKK-23"),
    _reading("one_field", ("one", "split"), "AKK-17"),
    _reading("add_again", ("yes", "no"), "AKK-18"),
    _reading("mercenary_next", ("all", "after"), "AKK-27"),
    _reading("mercenary_counts", ("any", "valued", "coloured"), "AKK-28"),
    _reading("cloak_seneschal", ("doubles", "not"), "AKK-32"),
    _reading("lone_cloak", ("nothing", "takes"), "AKK-33"),
    _reading("seneschal_pays", ("yes", "no"), "AKK-38"),
    _reading("free_cards", ("yes", "no"), "AKK-48"),
    _reading("chaplain_back", ("lost", "kept"), "AKK-49"),
    _reading("lance_feast", ("names", "cards"), "AKK-58"),
    _reading("siege_high", ("yes", "no"), "AKK-63"),
    _reading("borrowed_use", ("cards", "bids"), "AKK-67"),
    _reading("borrowed_pick", ("borrower", "owner"), "AKK-68"),
    _reading("levant_counts", ("both", "paid"), "AKK-74"),
    _reading("writings", ("free", "two"), "AKK-77"),
    _reading("barbarossa_empty", ("no", "free"), "AKK-84"),
    _reading("barbarossa_card", ("top", "any"), "AKK-84"),
    _reading("saladin_field", ("rules", "free"), "AKK-87"),
    _reading("clement", ("once", "pairs"), "AKK-89"),
    _reading("barbarossa_ends", ("round", "now"), "AKK-91"),
    _reading("second_highest", ("sorted", "different"), "AKK-94"),
    _time("bid_s", (0, 30, 60, 90, 120)),
    _time("cards_s", (0, 60, 120, 180, 240)),
    _time("window_s", (0, 10, 20, 30)),
)
