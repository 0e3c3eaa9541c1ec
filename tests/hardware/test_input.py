"""Presses and rolls as answers to open prompts, and the messages for those that fit none."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from msgspec.structs import replace

from companion.devices.input import confirm_intent, intent_of, wanted_tints
from companion.devices.roll_matching import Roller
from companion.table.intents import Fill, GiveAnswer, Intent, Notice, SetPause, UndoMove
from companion.view.speaker import Speaker
from hardware.signal import DieSaid, Found, Gesture, Lost, Pressed, Reason, Rolled, Shared, Turned
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

D20 = Die(id="d20", least=1, most=20)
COUNT = Amount(name="count", label=NOTHING, least=0, most=6, default=3)
OPEN_COUNT = Amount(name="count", label=NOTHING, least=0, most=6)


def prompt(id: str, seat: Seat, *fields: Field, ask: str = "", waits: bool = True, secret: bool = False) -> Prompt:
    return Prompt(
        id=id, seat=seat, move="m", label=NOTHING, confirm=NOTHING, fields=fields, ask=ask, waits=waits, secret=secret
    )


def throw(*tints: Tint, key: str = "", who: Seat = 0, when: When | None = None) -> Throw:
    faces = tuple(Die(id=f"{tint}{i}", tint=tint, least=1, most=6) for i, tint in enumerate(tints))
    return Throw(name="pips", label=Who(seat=who), dice=faces, key=key, when=when)


def press(
    button: int | Shared,
    *prompts: Prompt,
    how: Gesture = "press",
    second: bool = False,
    filled: dict[str, Any] | None = None,
    paused: bool = False,
) -> Intent:
    pressed = Pressed(device="button", button=button, at_ms=0, how=how, second=second)
    return intent_of(pressed, prompts, filled or {}, paused)


def turn(
    seat: Seat | None, steps: int, *prompts: Prompt, filled: dict[str, Any] | None = None, paused: bool = False
) -> Intent:
    return intent_of(Turned(device="encoder", seat=seat, steps=steps, at_ms=0), prompts, filled or {}, paused)


def filled_in(act: Intent) -> Any:
    """The form's current values."""
    assert isinstance(act, Fill)
    return act.values


def roll(
    *words: str,
    prompts: tuple[Prompt, ...],
    filled: dict[str, Any] | None = None,
    paused: bool = False,
    hand: Roller | None = None,
) -> Intent:
    rolled = Rolled(device="serial:dice", dice=dice(*words), frame=1, at_ms=0)
    return intent_of(rolled, prompts, filled or {}, paused, hand)


def told(act: Intent, lang: str = "en") -> str:
    assert isinstance(act, Notice)
    assert act.say
    return Speaker(lang, None, ("Ana", "Bo", "Cem"), ("white", "blue", "pink")).speak(act.say)


def front_of(act: Intent) -> str:
    """The form in front after a press that did not confirm it."""
    assert isinstance(act, Notice)
    return act.front


def instead(act: Intent) -> str:
    """The alternative that one tap may confirm."""
    assert isinstance(act, Notice)
    assert act.refused
    return act.instead


# ---- dice of the table's own ---------------------------------------------------------------------------
ANYBODY = Roller(seat=TABLE)
COLOURS = Die(id="colour", faces=tuple(Option(value=face, label=NOTHING) for face in ("red", "green", "black")))


def test_a_die_of_no_certain_colour_stands_for_the_only_one_that_is_asked() -> None:
    one, two = prompt("roll", 0, throw("red")), prompt("roll", 0, throw("red", "blue"))
    assert filled_in(roll("none 4", hand=ANYBODY, prompts=(one,))) == {"pips": {"red0": 4}}
    assert told(roll("none 4", hand=ANYBODY, prompts=(two,))).endswith("1 red, 1 blue expected, 4 rolled")


def test_on_a_die_with_pictures_a_number_stands_for_the_face_of_that_place() -> None:
    asked = prompt("roll", 0, Throw(name="pips", label=NOTHING, dice=(COLOURS,)))
    assert filled_in(roll("none 3", hand=ANYBODY, prompts=(asked,))) == {"pips": {"colour": "black"}}
    assert told(roll("none 4", hand=ANYBODY, prompts=(asked,))).endswith("4 rolled")
    assert told(roll("none 3", prompts=(asked,))).endswith("3 rolled"), "a reader says what it sees"


def test_somebodys_die_answers_what_she_is_asked_or_everybody_and_nobody_else() -> None:
    hers, his = prompt("a", 0, throw("red")), prompt("b", 1, throw("red"))
    all_s = prompt("c", TABLE, replace(throw("red"), label=NOTHING))
    rows = prompt("d", TABLE, throw("red", who=1), replace(throw("red", who=0), name="mine"))
    ana = Roller(seat=0)
    assert filled_in(roll("red 4", hand=ana, prompts=(his, hers))) == {"pips": {"red0": 4}}
    assert filled_in(roll("red 4", hand=ana, prompts=(rows,))) == {"mine": {"red0": 4}}
    assert isinstance(roll("red 4", hand=ana, prompts=(all_s,)), Fill)
    assert told(roll("red 4", hand=ana, prompts=(his,))) == "That die is Ana’s, and this roll is for Bo"
    assert isinstance(roll("red 4", hand=ANYBODY, prompts=(his,)), Fill)


# ---- buttons ----------------------------------------------------------------------------------------
CONFIRMED: dict[str, tuple[int | Shared, tuple[Prompt, ...], str, dict[str, Any]]] = {  # button, forms; its answer
    "its own seat's form as it is shown": (1, (prompt("a", 0, COUNT), prompt("b", 1, COUNT)), "b", {"count": 3}),
    "what is waited for before what is not": (0, (prompt("claim", 0, waits=False), prompt("turn", 0)), "turn", {}),
    "never a secret form": (0, (prompt("s", 0, COUNT, ask="p", secret=True), prompt("ready", 0, ask="p")), "ready", {}),
    "what the table is asked": ("next", (prompt("b", 1), prompt("round", TABLE)), "round", {}),
    "of the only seat": ("next", (prompt("b", 1, ask="t"), prompt("pass", 1, ask="t")), "b", {}),
}


@pytest.mark.parametrize(("button", "prompts", "id", "values"), CONFIRMED.values(), ids=CONFIRMED)
def test_a_button_confirms_the_form_that_is_its_own(
    button: int | Shared, prompts: tuple[Prompt, ...], id: str, values: dict[str, Any]
) -> None:
    assert press(button, *prompts) == GiveAnswer(prompt_id=id, values=values)


def test_a_row_that_no_dice_came_for_keeps_the_form_open() -> None:
    form = prompt("roll", 0, throw("red", key="0"), throw("red", key="1"))
    half = {"roll": {"pips": {"0": {"red0": 4}}}}
    assert front_of(press(0, form, filled=half)) == "roll"
    whole = {"roll": {"pips": {"0": {"red0": 4}, "1": {"red0": 2}}}}
    assert press(0, form, filled=whole) == GiveAnswer(prompt_id="roll", values=whole["roll"])


def test_what_nobody_waits_for_is_never_confirmed_by_a_button() -> None:
    act = press(0, prompt("claim", 0, waits=False), prompt("b", 1))
    assert front_of(act) == "claim"


def test_undo_and_pause_are_what_they_say() -> None:
    assert press("undo") == UndoMove()
    assert press("pause") == press("pause", paused=True) == SetPause()


def test_what_was_read_aloud_can_be_heard_again_whatever_is_asked_and_changes_nothing() -> None:
    for paused in (False, True):
        assert press("repeat", prompt("a", 0), paused=paused) == Notice(say=None)


def test_a_wrong_button_may_be_put_right_with_one_tap_where_a_form_only_waits_to_be_confirmed() -> None:
    act = press(0, prompt("b", 1, COUNT), prompt("skip", 1, ask="b"))
    assert instead(act) == "b"
    assert confirm_intent(instead(act), (prompt("b", 1, COUNT),), {}) == GiveAnswer(prompt_id="b", values={"count": 3})


@pytest.mark.parametrize(
    "prompts",
    [
        (prompt("b", 1, OPEN_COUNT),),  # not filled in yet
        (prompt("b", 1), prompt("c", 2)),  # ambiguous
        (prompt("b", 1, waits=False),),
        (prompt("b", 1, secret=True),),
    ],
)
def test_nothing_is_offered_where_a_tap_would_have_to_guess(prompts: tuple[Prompt, ...]) -> None:
    act = press(0, *prompts)
    assert instead(act) == ""


def test_what_is_not_open_any_more_cannot_be_confirmed_by_a_tap() -> None:
    assert confirm_intent("b", (prompt("c", 1),), {}) is None
    assert confirm_intent("s", (prompt("s", 1, secret=True),), {}) is None


# ---- hold, double press and the second button -------------------------------------------------------
@pytest.mark.parametrize("how", ["hold", "double"])
def test_a_hold_or_a_double_press_passes(how: Gesture) -> None:
    place, passing = prompt("place", 0, OPEN_COUNT, ask="turn"), prompt("pass", 0, ask="turn")
    assert press(0, place, passing, how=how) == GiveAnswer(prompt_id="pass", values={})


@pytest.mark.parametrize(
    "others",
    [
        (),
        (prompt("x", 0, ask="turn"), prompt("y", 0, ask="turn")),  # ambiguous
        (prompt("x", 0, COUNT, ask="turn"),),  # needs choosing
        (prompt("x", 0, ask="another"),),
        (prompt("x", 0, ask="turn", secret=True),),
    ],
)
def test_there_is_no_passing_where_there_is_not_one_such_answer(others: tuple[Prompt, ...]) -> None:
    act = press(0, prompt("place", 0, COUNT, ask="turn"), *others, how="hold")
    assert instead(act) == ""
    assert told(act).startswith("Passing is not possible here")


WORDS = tuple(Option(value=v, label=Say(key=v)) for v in ("north", "east", "south"))
WAY = Choice(name="way", label=NOTHING, options=WORDS)


def test_the_second_button_goes_through_the_answers_and_begins_again() -> None:
    form, shown = prompt("go", 0, WAY), []
    values: dict[str, Any] = {}
    for _ in range(4):
        values = filled_in(press(0, form, second=True, filled={"go": values}))
        shown.append(values["way"])
    assert shown == ["north", "east", "south", "north"]
    assert press(0, form, filled={"go": values}) == GiveAnswer(prompt_id="go", values={"way": "north"})


@pytest.mark.parametrize("how", ["hold", "double"])
def test_the_second_button_held_or_pressed_twice_goes_back(how: Gesture) -> None:
    form = prompt("go", 0, WAY)
    assert filled_in(press(0, form, second=True, how=how, filled={"go": {"way": "north"}})) == {"way": "south"}


LATER = Amount(name="later", label=NOTHING, least=0, most=3, when=("way", ("south",)))
OWN = tuple(Amount(name="n", label=Who(seat=s), key=str(s), least=0, most=3, default=1) for s in (0, 1))

TURNS: dict[str, tuple[Seat, int, Prompt, dict[str, Any], dict[str, Any]]] = {  # seat, steps, form, before; after
    "an amount, from its usual one": (0, 1, prompt("a", 0, COUNT), {}, {"count": 4}),
    "from what is there": (0, -2, prompt("a", 0, COUNT), {"count": 4}, {"count": 2}),
    "up to its end": (0, 9, prompt("a", 0, COUNT), {}, {"count": 6}),
    "down to its end": (0, -9, prompt("a", 0, COUNT), {}, {"count": 0}),
    "a choice, to its first": (0, 1, prompt("a", 0, WAY), {}, {"way": "north"}),
    "and to the next": (0, 1, prompt("a", 0, WAY), {"way": "north"}, {"way": "east"}),
    "what has no usual answer first": (0, 1, prompt("a", 0, COUNT, WAY), {}, {"way": "north"}),
    "and that again": (0, 1, prompt("a", 0, COUNT, WAY), {"way": "north"}, {"way": "east"}),
    "never what is not asked yet": (0, 1, prompt("a", 0, WAY, LATER), {}, {"way": "north"}),
    "its own row of the table's": (1, 1, prompt("a", TABLE, *OWN), {}, {"n": {"1": 2}}),
    "beside that of another": (0, -1, prompt("a", TABLE, *OWN), {"n": {"1": 2}}, {"n": {"1": 2, "0": 0}}),
}


@pytest.mark.parametrize(("seat", "steps", "form", "before", "after"), TURNS.values(), ids=TURNS)
def test_a_knob_goes_through_what_its_seat_is_asked(
    seat: Seat, steps: int, form: Prompt, before: dict[str, Any], after: dict[str, Any]
) -> None:
    assert filled_in(turn(seat, steps, form, filled={"a": before})) == after


def test_a_knob_of_the_table_serves_whoever_is_asked() -> None:
    assert filled_in(turn(None, 1, prompt("a", 2, COUNT))) == {"count": 4}


def test_a_knob_changes_nothing_that_nobody_waits_for_nor_a_secret_form() -> None:
    assert instead(turn(0, 1, prompt("a", 0, COUNT, waits=False))) == ""
    assert instead(turn(0, 1, prompt("a", 0, COUNT, secret=True))) == ""


# ---- dice -------------------------------------------------------------------------------------------
FORM = prompt("roll", 0, throw("red", "red", "green"))


ROWS = prompt("roll", TABLE, throw("red", "red", key="0"), throw("red", key="1"))
EQUAL = prompt("roll", TABLE, throw("red", key="0"), throw("red", key="1"))
COLOUR = Die(id="colour", faces=tuple(Option(value=v, label=NOTHING) for v in ("black", "blue")))
MIXED = prompt("roll", 0, Throw(name="pips", label=NOTHING, dice=(D20, Die(id="d6", least=1, most=6), COLOUR)))
UP_TO_3 = Die(id="d", tint="red", faces=tuple(Option(value=v, label=NOTHING) for v in (1, 2, 3)))
NUMBERED = prompt("roll", 0, Throw(name="pips", label=NOTHING, dice=(UP_TO_3,)))
AGAIN = Choice(name="again", label=NOTHING, options=tuple(Option(value=v, label=NOTHING) for v in (1, 0)), default=(0,))
PERHAPS = prompt("roll", 0, AGAIN, throw("red", when=("again", (1,))))
HALF = {"pips": {"red0": 4, "red1": 1}}

FILLS: dict[str, tuple[Prompt, dict[str, Any], str, dict[str, Any]]] = {  # form, before, roll; after
    "its colours": (FORM, {}, "green 2, red 4, red 1", {"pips": {"green2": 2, "red0": 4, "red1": 1}}),
    "a part": (FORM, {}, "red 4, red 1", HALF),
    "and the rest": (FORM, HALF, "green 2", {"pips": {"red0": 4, "red1": 1, "green2": 2}}),
    "all once more": (FORM, HALF, "red 4, green 2, red 6", {"pips": {"red0": 4, "green2": 2, "red1": 6}}),
    "of equal rows the first": (EQUAL, {}, "red 4", {"pips": {"0": {"red0": 4}}}),
    "then the second": (EQUAL, {"pips": {"0": {"red0": 4}}}, "red 2", {"pips": {"0": {"red0": 4}, "1": {"red0": 2}}}),
    "the row of just its dice": (ROWS, {}, "red 5", {"pips": {"1": {"red0": 5}}}),
    "any colour, the choosiest die first": (MIXED, {}, "none 3, white black, white 17",
                                            {"pips": {"d6": 3, "colour": "black", "d20": 17}}),
    "a face that is a number": (NUMBERED, {}, "red 3", {"pips": {"d": 3}}),
    "what is asked by now": (PERHAPS, {"again": 1}, "red 4", {"again": 1, "pips": {"red0": 4}}),
}  # fmt: skip


@pytest.mark.parametrize(("form", "before", "words", "after"), FILLS.values(), ids=FILLS)
def test_a_roll_fills_the_dice_that_it_fits_and_confirms_nothing(
    form: Prompt, before: dict[str, Any], words: str, after: dict[str, Any]
) -> None:
    act = roll(*words.split(", "), prompts=(form,), filled={"roll": before})
    assert act == Fill(prompt_id="roll", values=after)


@pytest.mark.parametrize(
    ("form", "words"),
    [
        (FORM, "red 4, blue 1, green 2"),
        (FORM, "red 4, red 7, green 2"),
        (FORM, "green 1, green 1"),
        (NUMBERED, "red 4"),
        (PERHAPS, "red 4"),
    ],
)
def test_a_roll_that_does_not_fit_fills_nothing(form: Prompt, words: str) -> None:
    assert instead(roll(*words.split(", "), prompts=(form,))) == ""


VILLAGE = Choice(
    name="village",
    label=Say(key="d20"),
    options=tuple(Option(value=n, label=NOTHING) for n in (3, 7, 12)),
    die=D20,
)


def test_a_roll_chooses_what_is_rolled_for() -> None:
    form = prompt("place", 0, VILLAGE, COUNT)
    assert wanted_tints((form,), {}) == ("none",)
    act = roll("white 12", prompts=(form,))
    assert act == Fill(prompt_id="place", values={"village": 12})
    assert wanted_tints((form,), {"place": {"village": 12}}) == ()
    assert press(0, form, filled={"place": {"village": 12}}) == GiveAnswer(
        prompt_id="place", values={"village": 12, "count": 3}
    )


def test_in_a_pause_dice_still_fill_the_form() -> None:
    assert isinstance(roll("red 4", prompts=(prompt("p", 0, throw("red")),), paused=True), Fill)


def test_the_dice_that_are_wanted_are_those_that_a_roll_would_fill() -> None:
    form = prompt("roll", TABLE, throw("red", "green", key="0"), throw("red", key="1"))
    assert wanted_tints((form,), {}) == ("red", "green")
    assert wanted_tints((form,), {"roll": {"pips": {"0": {"red0": 4}}}}) == ("green",)
    assert wanted_tints((form,), {"roll": {"pips": {"0": {"red0": 4, "green1": 1}}}}) == ("red",)
    assert wanted_tints((prompt("a", 0, COUNT),), {}) == ()


# ---- sentences --------------------------------------------------------------------------------------
SAME = replace(throw("red", "red", "green"), label=NOTHING)
FULL = {"roll": {"pips": {"red0": 4, "red1": 1, "green2": 2}}}
UNLIKE = "Ana: 2 red, 1 green expected, blue 5, red 4 rolled"
REFUSALS: dict[str, tuple[Intent, str]] = {
    "a form that is not complete": (press(0, prompt("a", 0, OPEN_COUNT)), "Finish the form on the screen first"),
    "a seat that is not asked": (press(0, prompt("b", 1, COUNT), prompt("c", 2, COUNT), prompt("t", TABLE)),
                                 "That button cannot answer this: waiting for Bo, Cem, everyone"),
    "next where two seats are asked": (press("next", prompt("a", 0), prompt("b", 1)),
                                       "That button cannot answer this: waiting for Ana, Bo"),
    "a seat's button in a pause": (press(0, prompt("a", 0), paused=True), "The game is paused"),
    "next in a pause": (press("next", prompt("a", 0), paused=True), "The game is paused"),
    "undo in a pause": (press("undo", prompt("a", 0), paused=True), "The game is paused"),
    "a knob in a pause": (turn(0, 1, prompt("a", 0, COUNT), paused=True), "The game is paused"),
    "a knob of a seat that is not asked": (turn(1, 1, prompt("a", 0, COUNT)),
                                           "That button cannot answer this: waiting for Ana"),
    "the table's knob where two seats are asked": (turn(None, 1, prompt("a", 0, COUNT), prompt("b", 1, COUNT)),
                                                   "That button cannot answer this: waiting for Ana, Bo"),
    "a knob where there are only dice": (turn(0, 1, prompt("a", 0, throw("red"))), "There is nothing to turn to here"),
    "dice that do not fit": (roll("blue 5", "red 4", prompts=(FORM,)), UNLIKE),
    "of a throw without a label": (roll("blue 5", "red 4", prompts=(prompt("roll", 0, SAME),)), UNLIKE),
    "dice that nobody asks for": (roll("none 5", prompts=(prompt("a", 0, COUNT),)),
                                  "No roll is needed now; rolled: 5"),
    "dice that are all filled in": (roll("red 6", "red 6", "green 6", prompts=(FORM,), filled=FULL),
                                    "All dice are entered already"),
    "a number that cannot be chosen": (roll("none 5", prompts=(prompt("place", 0, VILLAGE),)),
                                       "d20: 1 die expected, 5 rolled"),
}  # fmt: skip


@pytest.mark.parametrize(("act", "sentence"), REFUSALS.values(), ids=REFUSALS)
def test_what_cannot_be_done_is_told_with_why(act: Intent, sentence: str) -> None:
    assert told(act).startswith(sentence)
    assert told(act, "nl") != told(act)


# ---- devices ----------------------------------------------------------------------------------------
DEVICES: dict[str, Lost | Found] = {  # the sentence begins
    "Tray was unplugged. Enter rolls on the screen": Lost(device="serial:Tray", reason="unplugged"),
    "Tray works again": Found(device="serial:Tray"),
    "Button 2 is stuck, or something lies on it. Answer on the screen": Lost(device="button:1", reason="stuck"),
    "Button undo works again": Found(device="button:undo"),
    "Knob table: ": Lost(device="push:table", reason="pin"),
    "GPIO 17 is in use by pigpiod: Button 1 does not work": Lost(
        device="button:0", reason="pin-busy", pin=17, by="pigpiod"
    ),
    "GPIO 12 is in use by another program: Lamp 2 does not work": Lost(device="lamp:2", reason="pin-busy", pin=12),
    "Lamp 2 cannot be used.": Lost(device="lamp:2", reason="lamp"),
}


@pytest.mark.parametrize(("sentence", "signal"), DEVICES.items())
def test_a_device_is_named_as_people_count_and_with_what_does_not_work(sentence: str, signal: Lost | Found) -> None:
    assert told(intent_of(signal, (), {})).startswith(sentence)


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_every_reason_for_a_loss_has_a_sentence_of_its_own(lang: str) -> None:
    reasons: tuple[Reason, ...] = get_args(Reason)
    told_by_reason = {told(intent_of(Lost(device="buttons", reason=reason), (), {}), lang) for reason in reasons}
    assert len(told_by_reason) == len(reasons)


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_a_die_that_cannot_be_read_is_asked_again_where_dice_are_asked_for_at_all(lang: str) -> None:
    askew, missed = (DieSaid(device="die:2", what=what, at_ms=0) for what in ("askew", "missed"))
    asked = (prompt("roll", 0, throw("red")),)
    assert intent_of(askew, (), {}) == intent_of(missed, (), {}) == Notice(say=None)
    assert [intent.refused for intent in (intent_of(askew, asked, {}),) if isinstance(intent, Notice)] == [True]
    assert told(intent_of(askew, asked, {}), lang) != told(intent_of(missed, asked, {}), lang)


def test_a_die_that_runs_low_is_said_quietly_and_mere_news_are_not() -> None:
    low = intent_of(DieSaid(device="die:2", what="low", at_ms=0), (), {})
    assert (told(low), low.refused if isinstance(low, Notice) else None) == ("Die 2 is low on battery", False)
    assert intent_of(DieSaid(device="die:2", what="news", at_ms=0), (), {}) == Notice(say=None)


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_every_colour_of_dice_has_a_name(lang: str) -> None:
    tints: tuple[Tint, ...] = get_args(Tint)
    names = {told(roll(f"{tint} 4", prompts=()), lang) for tint in tints}
    assert len(names) == len(tints)
