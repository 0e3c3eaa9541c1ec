"""What presses and rolls mean for open prompts, and the sentences for those that fit none."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from companion.input import (
    Act,
    Confirm,
    Fill,
    Focus,
    Refuse,
    Tell,
    TogglePause,
    Undo,
    heard,
    wanted,
)
from companion.view.speak import Speaker
from hardware.signal import Found, Lost, Pressed, Reason, Rolled, Shared
from rules.kit.types import (
    NOTHING,
    TABLE,
    Amount,
    Choice,
    Die,
    Field,
    Option,
    Prompt,
    Say,
    Seat,
    Throw,
    Tint,
    When,
    Who,
)
from tests.hardware.fakes import dice

COUNT = Amount(name="count", label=NOTHING, least=0, most=6, usual=3)
OPEN_COUNT = Amount(name="count", label=NOTHING, least=0, most=6)


def prompt(id: str, seat: Seat, *fields: Field, ask: str = "", waits: bool = True, secret: bool = False) -> Prompt:
    return Prompt(
        id=id, seat=seat, move="m", label=NOTHING, confirm=NOTHING, fields=fields, ask=ask, waits=waits, secret=secret
    )


def throw(*tints: Tint, key: str = "", who: Seat = 0, when: When | None = None) -> Throw:
    faces = tuple(Die(id=f"{tint}{i}", tint=tint, least=1, most=6) for i, tint in enumerate(tints))
    return Throw(name="pips", label=Who(seat=who), dice=faces, key=key, when=when)


def press(button: int | Shared, *prompts: Prompt, filled: dict[str, Any] | None = None, paused: bool = False) -> Act:
    return heard(Pressed(device="button", button=button, at_ms=0), prompts, filled or {}, paused)


def roll(*words: str, prompts: tuple[Prompt, ...], filled: dict[str, Any] | None = None) -> Act:
    return heard(Rolled(device="serial:dice", dice=dice(*words), frame=1, at_ms=0), prompts, filled or {})


def told(act: Act, lang: str = "en") -> str:
    assert isinstance(act, Refuse | Focus | Tell)
    return Speaker(lang, None, ("Ana", "Bo", "Cem"), ("white", "blue", "pink")).speak(act.say)


# ---- buttons ----------------------------------------------------------------------------------------
def test_a_seat_s_button_confirms_its_form_as_it_is_shown() -> None:
    assert press(1, prompt("a", 0, COUNT), prompt("b", 1, COUNT)) == Confirm(prompt_id="b", values={"count": 3})


def test_a_form_without_fields_is_confirmed_at_once() -> None:
    assert press(0, prompt("ready", 0)) == Confirm(prompt_id="ready", values={})


def test_of_several_answers_the_button_gives_the_first() -> None:
    assert press(0, prompt("done", 0, ask="turn"), prompt("pass", 0, ask="turn")) == Confirm(
        prompt_id="done", values={}
    )


def test_a_form_that_is_not_complete_is_shown_instead() -> None:
    act = press(0, prompt("a", 0, OPEN_COUNT))
    assert isinstance(act, Focus)
    assert act.prompt_id == "a"
    assert told(act) == "First fill in on the screen what is still missing"


def test_dice_that_came_from_a_reader_complete_a_form() -> None:
    form = prompt("roll", 0, throw("red"), COUNT)
    assert isinstance(press(0, form), Focus)
    came = {"roll": {"pips": {"red0": 4}}}
    assert press(0, form, filled=came) == Confirm(prompt_id="roll", values={"pips": {"red0": 4}, "count": 3})


def test_a_row_that_no_dice_came_for_keeps_the_form_open() -> None:
    form = prompt("roll", 0, throw("red", key="0"), throw("red", key="1"))
    half = {"roll": {"pips": {"0": {"red0": 4}}}}
    assert isinstance(press(0, form, filled=half), Focus)
    whole = {"roll": {"pips": {"0": {"red0": 4}, "1": {"red0": 2}}}}
    assert press(0, form, filled=whole) == Confirm(prompt_id="roll", values=whole["roll"])


def test_the_button_of_a_seat_that_is_not_asked_is_told_who_is() -> None:
    act = press(0, prompt("b", 1, COUNT), prompt("c", 2, COUNT), prompt("t", TABLE))
    assert told(act) == "That button cannot answer this: waiting for Bo, Cem, the table"
    assert told(act, "nl") == "Die knop is nu niet aan de beurt: wachten op Bo, Cem, de tafel"


def test_after_the_game_a_press_is_answered_too() -> None:
    assert told(press(0)) == "Nothing is asked just now"


def test_what_nobody_waits_for_is_never_confirmed_by_a_button() -> None:
    act = press(0, prompt("claim", 0, waits=False), prompt("b", 1))
    assert isinstance(act, Focus)
    assert act.prompt_id == "claim"


def test_what_is_waited_for_comes_before_what_is_not() -> None:
    assert press(0, prompt("claim", 0, waits=False), prompt("turn", 0)) == Confirm(prompt_id="turn", values={})


def test_a_secret_form_is_never_confirmed_by_a_button() -> None:
    secret = prompt("programme", 0, COUNT, ask="p", secret=True)
    assert press(0, secret, prompt("ready", 0, ask="p")) == Confirm(prompt_id="ready", values={})


def test_next_confirms_what_the_table_is_asked() -> None:
    assert press("next", prompt("b", 1), prompt("round", TABLE)) == Confirm(prompt_id="round", values={})


def test_next_confirms_for_the_only_seat_that_is_waited_for() -> None:
    assert press("next", prompt("b", 1, ask="t"), prompt("pass", 1, ask="t")) == Confirm(prompt_id="b", values={})


def test_next_does_not_choose_between_seats() -> None:
    assert told(press("next", prompt("a", 0), prompt("b", 1))).endswith("waiting for Ana, Bo")


def test_undo_and_pause_are_what_they_say() -> None:
    assert press("undo") == Undo()
    assert press("pause") == TogglePause()


def test_in_a_pause_only_the_pause_button_counts() -> None:
    assert press("pause", prompt("a", 0), paused=True) == TogglePause()
    buttons: tuple[int | Shared, ...] = (0, "next", "undo")
    for button in buttons:
        assert told(press(button, prompt("a", 0), paused=True)).startswith("The game is paused")


# ---- dice -------------------------------------------------------------------------------------------
FORM = prompt("roll", 0, throw("red", "red", "green"))


def test_a_roll_fills_the_dice_of_its_colours_and_confirms_nothing() -> None:
    act = roll("green 2", "red 4", "red 1", prompts=(FORM,))
    assert act == Fill(prompt_id="roll", values={"pips": {"green2": 2, "red0": 4, "red1": 1}})


def test_equal_dice_of_several_seats_fill_row_after_row() -> None:
    form = prompt("roll", TABLE, throw("red", key="0"), throw("red", key="1"))
    first = roll("red 4", prompts=(form,))
    assert first == Fill(prompt_id="roll", values={"pips": {"0": {"red0": 4}}})
    assert isinstance(first, Fill)
    second = roll("red 2", prompts=(form,), filled={"roll": first.values})
    assert second == Fill(prompt_id="roll", values={"pips": {"0": {"red0": 4}, "1": {"red0": 2}}})


def test_a_roll_goes_to_the_row_that_has_just_its_dice() -> None:
    form = prompt("roll", TABLE, throw("red", "red", key="0"), throw("red", key="1"))
    assert roll("red 5", prompts=(form,)) == Fill(prompt_id="roll", values={"pips": {"1": {"red0": 5}}})


def test_a_part_of_the_dice_is_filled_in_and_the_rest_may_follow() -> None:
    part = roll("red 4", "red 1", prompts=(FORM,))
    assert part == Fill(prompt_id="roll", values={"pips": {"red0": 4, "red1": 1}})
    assert isinstance(part, Fill)
    rest = roll("green 2", prompts=(FORM,), filled={"roll": part.values})
    assert rest == Fill(prompt_id="roll", values={"pips": {"red0": 4, "red1": 1, "green2": 2}})


def test_when_the_die_that_fell_lies_in_the_tray_with_the_others_all_are_read_again() -> None:
    part = {"roll": {"pips": {"red0": 4, "red1": 1}}}
    act = roll("red 4", "green 2", "red 6", prompts=(FORM,), filled=part)
    assert act == Fill(prompt_id="roll", values={"pips": {"red0": 4, "green2": 2, "red1": 6}})


def test_other_values_that_came_for_the_form_stay() -> None:
    act = roll("green 2", prompts=(prompt("r", 0, COUNT, throw("green")),), filled={"r": {"count": 5}})
    assert act == Fill(prompt_id="r", values={"count": 5, "pips": {"green0": 2}})


@pytest.mark.parametrize("words", [("red 4", "blue 1", "green 2"), ("red 4", "red 7", "green 2"), ("green 1",) * 2])
def test_a_roll_that_does_not_fit_fills_nothing(words: tuple[str, ...]) -> None:
    assert isinstance(roll(*words, prompts=(FORM,)), Refuse)


def test_a_roll_that_does_not_fit_is_told_what_was_expected_and_what_came() -> None:
    act = roll("blue 5", "red 4", prompts=(FORM,))
    assert told(act) == "Ana: 2 red, 1 green expected, blue 5, red 4 rolled"
    assert told(act, "nl") == "Ana: 2 rood, 1 groen verwacht, blauw 5, rood 4 gegooid"


def test_dice_that_nobody_asks_for_are_told_so() -> None:
    act = roll("none 5", prompts=(prompt("a", 0, COUNT),))
    assert told(act) == "No dice are asked for now; rolled: 5"


def test_dice_that_are_all_filled_in_are_not_overwritten() -> None:
    full = {"roll": {"pips": {"red0": 4, "red1": 1, "green2": 2}}}
    act = roll("red 6", "red 6", "green 6", prompts=(FORM,), filled=full)
    assert told(act).startswith("All dice are filled in already")


def test_a_die_of_no_colour_takes_any_and_the_choosiest_die_is_served_first() -> None:
    words = tuple(Option(value=v, label=Say(key=v)) for v in ("black", "blue"))
    pair = Throw(
        name="pair",
        label=NOTHING,
        dice=(Die(id="d20", least=1, most=20), Die(id="d6", least=1, most=6), Die(id="colour", faces=words)),
    )
    act = roll("none 3", "white black", "white 17", prompts=(prompt("p", 0, pair),))
    assert act == Fill(prompt_id="p", values={"pair": {"d6": 3, "colour": "black", "d20": 17}})


def test_a_face_with_a_number_as_its_value_is_that_number() -> None:
    faces = tuple(Option(value=v, label=NOTHING) for v in (1, 2, 3))
    field = Throw(name="d", label=NOTHING, dice=(Die(id="d", tint="red", faces=faces),))
    assert roll("red 3", prompts=(prompt("p", 0, field),)) == Fill(prompt_id="p", values={"d": {"d": 3}})
    assert isinstance(roll("red 4", prompts=(prompt("p", 0, field),)), Refuse)


def test_a_throw_that_is_not_asked_just_now_takes_no_dice() -> None:
    yes_no = tuple(Option(value=v, label=NOTHING) for v in (1, 0))
    again = Choice(name="again", label=NOTHING, options=yes_no, usual=(0,))
    form = prompt("p", 0, again, throw("red", when=("again", (1,))))
    assert isinstance(roll("red 4", prompts=(form,)), Refuse)
    assert isinstance(roll("red 4", prompts=(form,), filled={"p": {"again": 1}}), Fill)


def test_in_a_pause_dice_still_fill_the_form() -> None:
    rolled = Rolled(device="serial:dice", dice=dice("red 4"), frame=1, at_ms=0)
    assert isinstance(heard(rolled, (prompt("p", 0, throw("red")),), {}, True), Fill)


def test_the_dice_that_are_wanted_are_those_that_a_roll_would_fill() -> None:
    form = prompt("roll", TABLE, throw("red", "green", key="0"), throw("red", key="1"))
    assert wanted((form,), {}) == ("red", "green")
    assert wanted((form,), {"roll": {"pips": {"0": {"red0": 4}}}}) == ("green",)
    assert wanted((form,), {"roll": {"pips": {"0": {"red0": 4, "green1": 1}}}}) == ("red",)
    assert wanted((prompt("a", 0, COUNT),), {}) == ()


# ---- devices ----------------------------------------------------------------------------------------
def test_a_device_that_goes_and_comes_back_is_told_to_the_table() -> None:
    lost = heard(Lost(device="serial:Tray", reason="unplugged"), (), {})
    assert told(lost) == "Tray was unplugged. Enter dice by hand, or plug it in again"
    assert told(heard(Found(device="serial:Tray"), (), {}), "nl") == "Tray is aangesloten"


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_every_reason_for_a_loss_has_a_sentence_of_its_own(lang: str) -> None:
    reasons: tuple[Reason, ...] = get_args(Reason)
    told_by_reason = {told(heard(Lost(device="buttons", reason=reason), (), {}), lang) for reason in reasons}
    assert len(told_by_reason) == len(reasons) == 8


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_every_colour_of_dice_has_a_name(lang: str) -> None:
    tints: tuple[Tint, ...] = get_args(Tint)
    names = {told(roll(f"{tint} 4", prompts=()), lang) for tint in tints}
    assert len(names) == len(tints)
