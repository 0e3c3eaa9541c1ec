"""The touchscreen's logic equals the page's on every case of tests/cases."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import structs

from companion.view.wire import AllotView, AmountView, ChoiceView, ClockView, Cue, FieldView, FormView, SlotsView
from tests.cases import cases
from tests.samples import PLAYS, play
from ui.screen import clock as clocks
from ui.screen.cue import new_cue
from ui.state import choices, taps
from ui.state.acts import Put
from ui.state.screen_state import Desk, acted, draft, form_in_front, received

CASES = cases()


def shaped(value: Any) -> Any:
    """A list of the wire in the screen's type."""
    return tuple(value) if isinstance(value, list) else value


def row(name: str) -> choices.Row:
    before, _, after = name.partition("/")
    return before, after


@pytest.mark.parametrize("case", CASES["forms"], ids=lambda case: case["name"])
def test_what_a_form_makes_of_what_is_chosen(case: dict[str, Any]) -> None:
    form = msgspec.convert(case["form"], FormView)
    kept = {row(name): shaped(value) for name, value in case["kept"].items()}
    values = choices.with_filled(form, choices.initial_values(form, kept))
    for name, value in case["put"]:
        after = {**values, row(name): shaped(value)}
        values = {**after, **choices.revealed_rows(form, values, after)}
    made = {
        "ready": choices.is_ready(form, values),
        "answer": msgspec.json.decode(msgspec.json.encode(choices.answer(form, values))),
        "confirm": choices.confirm_sentence(form, values),
    }
    assert made == {key: case[key] for key in made}


@pytest.mark.parametrize("case", CASES["fronts"], ids=lambda case: case["name"])
def test_which_row_is_in_front(case: dict[str, Any]) -> None:
    desk = received(Desk(linked=True), play(*msgspec.convert(case["form"], FormView).fields))
    for step in case["steps"]:
        form = form_in_front(desk)
        assert form
        if "put" in step:
            name, value = step["put"]
            desk, _ = acted(desk, Put(form=form.id, row=row(name), value=shaped(value)))
        chosen = draft(desk, form)
        assert choices.front_key(form, chosen.values, chosen.front) == step["front"]


@pytest.mark.parametrize(
    ("tap", "field", "value", "args", "made"), [case[1:] for case in CASES["taps"]],
    ids=[case[0] for case in CASES["taps"]],
)  # fmt: skip
def test_what_a_tap_makes_of_a_value(tap: str, field: Any, value: Any, args: list[Any], made: Any) -> None:
    now = shaped(value)
    match tap, msgspec.convert(field, FieldView):
        case "picked", ChoiceView() as choice:
            after: Any = taps.pick(choice, now, *args)
        case "allotted", AllotView() as shared:
            after = taps.allot(shared, now, *args)
        case "laid", AllotView() as shared:
            after = taps.lay(shared, now, *args)
        case "slotted", SlotsView() as slots:
            after = taps.fill_slot(slots, now, *args)
        case "painted", SlotsView() as slots:
            after = taps.paint(slots, now, *args)
        case "next_slot", SlotsView() as slots:
            after = taps.next_slot(now, args[0], slots.default)
    assert after == shaped(made)


@pytest.mark.parametrize(
    ("least", "most", "shown", "keys", "typed", "value"), [case[1:] for case in CASES["pads"]],
    ids=[case[0] for case in CASES["pads"]],
)  # fmt: skip
def test_what_is_typed_on_the_number_pad(
    least: int, most: int, shown: int, keys: str, typed: str, value: int | None
) -> None:
    field = AmountView(name="points", label="", least=least, most=most, keys="typed")
    now: tuple[str | None, int | None] = (None, shown)
    for sign in keys:
        after = taps.press_pad(field, now[1], now[0], sign)
        now = now if after is None else (after, taps.typed_total(after))
    assert now == (typed, value)


@pytest.mark.parametrize(("clock", "passed_ms", "digits"), CASES["clocks"])
def test_what_a_clock_shows(clock: dict[str, Any], passed_ms: int, digits: str) -> None:
    view = msgspec.convert({"id": "turn", "label": "", "warn_ms": 0, **clock}, ClockView)
    ms = clocks.clock_ms(view, passed_ms)
    seconds = clocks.seconds(view, ms)
    assert (str(seconds) if clocks.is_pressing(view, ms) else clocks.digits(seconds)) == digits


@pytest.mark.parametrize(("cue", "last", "is_new"), CASES["cues"])
def test_when_a_cue_is_new(cue: dict[str, Any] | None, last: int | None, is_new: bool) -> None:
    now = structs.replace(PLAYS["choice"], cue=msgspec.convert(cue, Cue | None))
    before = None if last is None else structs.replace(PLAYS["choice"], cue=Cue(n=last, kind="turn"))
    assert (new_cue(before, now) is not None) == is_new
