"""A game's options as its setup form: each kind of setting, as read and as changed."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest

from rules.kit.settings import Tracking, choice, numbers, reading, seconds, settings_of, with_setting, yes_no
from rules.kit.types import Frozen, Illegal, Say, Setting


class Options(Frozen, frozen=True, kw_only=True):
    """Each kind once plain, and once with all its extras."""

    tie_break: Annotated[Literal["start", "nobody"], reading("PEB-6")] = "nobody"
    board: Annotated[Literal["small", "large"], choice("PEB-1", fixed=True)] = "small"
    manner: Annotated[Literal["calm", "wild"], choice()] = "calm"
    brook: Annotated[Literal[0, 1], yes_no("PEB-2", fixed=True)] = 0
    shells: Annotated[Literal[0, 1], yes_no()] = 1
    rounds: Annotated[Literal[7, 9], numbers("PEB-3", fixed=True)] = 9
    hands: Annotated[Literal[2, 3], numbers()] = 2
    hide_s: Annotated[Literal[0, 30], seconds("PEB-9", fixed=True)] = 30
    roll_s: Annotated[Literal[0, 60], seconds()] = 0
    tracking: Tracking = "full"
    plain_word: Literal["one", "two"] = "one"


def kind(setting: Setting) -> tuple[str, str, bool]:
    return setting.group, setting.rule, setting.fixed


def test_a_line_says_where_it_is_asked_which_rule_it_settles_and_whether_the_beginning_settles_it() -> None:
    assert {setting.field.name: kind(setting) for setting in settings_of(Options)} == {
        "tie_break": ("reading", "PEB-6", False),
        "board": ("game", "PEB-1", True),
        "manner": ("game", "", False),
        "brook": ("game", "PEB-2", True),
        "shells": ("game", "", False),
        "rounds": ("game", "PEB-3", True),
        "hands": ("game", "", False),
        "hide_s": ("time", "PEB-9", True),
        "roll_s": ("time", "", False),
        "tracking": ("game", "", True),
        "plain_word": ("game", "", False),
    }


def test_what_the_beginning_does_not_settle_may_be_set_anew_and_the_rest_stays() -> None:
    assert with_setting(Options(rounds=7), "tie_break", "start") == Options(rounds=7, tie_break="start")
    assert with_setting(Options(), "roll_s", 60) == Options(roll_s=60)


@pytest.mark.parametrize(
    ("name", "value"),
    [("board", "large"), ("rain", "start"), ("tie_break", "everybody"), ("shells", 2), ("roll_s", "60")],
)
def test_what_is_settled_unknown_or_none_of_its_values_is_refused(name: str, value: str | int) -> None:
    with pytest.raises(Illegal) as why:
        with_setting(Options(), name, value)
    assert why.value.say == Say(key="does-not-fit")
