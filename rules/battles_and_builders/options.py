"""What a table may set, and how it reads the rules that can be read in two ways."""

from __future__ import annotations

from typing import Literal

from rules.kit import forms
from rules.kit.types import Choice, Frozen, Option, Say, Setting


class Options(Frozen, frozen=True, kw_only=True):
    """The settings of one game. The first value of each is the default."""

    memory_aid: Literal[0, 1] = 0
    empty_hand: Literal["chip", "free"] = "chip"  # BNB-14
    lone_king: Literal["lost", "forbidden"] = "lost"  # BNB-20
    no_army: Literal["all", "aside"] = "all"  # BNB-46
    extra_tie: Literal["alone", "tied"] = "alone"  # BNB-51
    extra_check: Literal["chosen", "after"] = "chosen"  # BNB-51
    fresh_when: Literal["once", "first"] = "once"  # BNB-57
    all_back: Literal["free", "chip"] = "free"  # BNB-58
    six_dice: Literal["add", "five"] = "add"  # BNB-59
    fictitious_rank: Literal["out", "ranks"] = "out"  # BNB-66
    fictitious_target: Literal["yes", "no"] = "yes"  # BNB-66
    fictitious_draw: Literal["with", "after"] = "with"  # BNB-66
    commit_s: Literal[0, 30, 60, 90, 120] = 0


def _reading(name: str, values: tuple[str, str], rule: str) -> Setting:
    key = name.replace("_", "-")
    field = Choice(name=name, label=Say(key=f"set-{key}"), options=forms.words(f"set-{key}", values), usual=values[:1])
    return Setting(field=field, rule=rule, group="reading")


def _seconds(value: int) -> Option:
    return Option(value=value, label=Say(key="n-seconds", args={"n": value}) if value else Say(key="no-limit"))


SETTINGS: tuple[Setting, ...] = (
    Setting(
        field=Choice(name="memory_aid", label=Say(key="set-memory-aid"), options=forms.yes_no(), usual=(0,)),
        rule="BNB-11",
    ),
    _reading("empty_hand", ("chip", "free"), "BNB-14"),
    _reading("lone_king", ("lost", "forbidden"), "BNB-20"),
    _reading("no_army", ("all", "aside"), "BNB-46"),
    _reading("extra_tie", ("alone", "tied"), "BNB-51"),
    _reading("extra_check", ("chosen", "after"), "BNB-51"),
    _reading("fresh_when", ("once", "first"), "BNB-57"),
    _reading("all_back", ("free", "chip"), "BNB-58"),
    _reading("six_dice", ("add", "five"), "BNB-59"),
    _reading("fictitious_rank", ("out", "ranks"), "BNB-66"),
    _reading("fictitious_target", ("yes", "no"), "BNB-66"),
    _reading("fictitious_draw", ("with", "after"), "BNB-66"),
    Setting(
        field=Choice(
            name="commit_s",
            label=Say(key="set-commit-s"),
            options=tuple(_seconds(s) for s in (0, 30, 60, 90, 120)),
            usual=(0,),
        ),
        rule="BNB-7",
        group="time",
    ),
)
