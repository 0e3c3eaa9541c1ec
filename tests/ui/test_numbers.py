"""Fields in little room: numbers of many values in one line of steps, slots and their letters in two lines."""

from __future__ import annotations

from typing import Any

import pytest

from companion.view.form_views import field_view
from companion.view.wire import AmountView, Disc, Drawing, FormView, OptionView, SlotsView, TextLine
from rules.kit.types import Amount
from tests.companion.view.scenes import ENGLISH, say
from tests.samples import BOXES, play
from tests.ui.whole import showing
from ui.form.amount import amount
from ui.form.open_form import OpenForm
from ui.form.slots import slots
from ui.kit.block import LEAST_TARGET, Block
from ui.kit.keys import Kit
from ui.state.acts import Act, Aim, Bring, Put
from ui.state.choices import is_asked
from ui.state.screen_state import acted, draft, form_in_front
from ui.state.taps import SlotLetters

FORM_W = 256.0  # the form column of the 7" panel


def points(most: int, default: int | None) -> AmountView:
    view = field_view(Amount(name="points", label=say("Points"), least=0, most=most, default=default), ENGLISH)
    assert isinstance(view, AmountView)
    return view


def leads_to(default: int | None, value: int | None, most: int = 40) -> list[int]:
    """The results of the keys at that value, from left to right."""
    view = points(most, default)
    asking = OpenForm(form=FormView(id="f@1", label="", confirm="", fields=(view,)), values={("points", ""): value},
                    points={}, w=FORM_W, compact=True)  # fmt: skip
    targets = amount(asking, view, value).targets
    assert all(t.box.x >= 0 and t.box.right <= FORM_W for t in targets)
    return [t.act.value for t in sorted(targets, key=lambda t: t.box.x) if isinstance(t.act, Put)]


@pytest.mark.parametrize("default", [None, 0])
def test_what_is_counted_from_nothing_has_more_steps_upwards(default: int | None) -> None:
    assert leads_to(default, 0) == [1, 2, 5]
    assert leads_to(default, 4) == [3, 5, 6, 9]
    assert leads_to(default, 4, most=100) == [3, 5, 9, 14]
    assert leads_to(default, 4, most=1000) == [3, 5, 14]


def test_what_is_put_right_goes_both_ways_alike() -> None:
    assert leads_to(12, 12) == [7, 11, 13, 17]


def test_between_its_steps_a_number_is_always_read() -> None:
    view = points(150, 10)
    for w in (FORM_W, 219.0, 190.0):  # beside a board, with large letters, and with a mark before it
        asking = OpenForm(form=FormView(id="f@1", label="", confirm="", fields=(view,)), values={("points", ""): 10},
                        points={}, w=w, compact=True)  # fmt: skip
        assert "10" in [shape.text for shape in amount(asking, view, 10).shapes if isinstance(shape, TextLine)], w


def filled_in(*acts: Act) -> tuple[list[int | str], int | None, str]:
    """The state after those taps: the keys' results, the value, and the question in front."""
    desk = showing(play(*BOXES))
    for act in acts:
        desk, _ = acted(desk, act)
    form = form_in_front(desk)
    assert form
    now = draft(desk, form)
    view = next(f for f in form.fields if isinstance(f, AmountView) and is_asked(f, now.values))
    value = now.values["points", ""]
    asking = OpenForm(form=form, values=now.values, points=now.points, w=FORM_W)
    put = [t.act.value if isinstance(t.act, Put) else "…" for t in amount(asking, view, value).targets]
    return put, value, now.front


FORM = "r3:test@41"
TWOS, STREET = (Put(form=FORM, row=("box", ""), value=(box,)) for box in (0, 1))
OTHER, ONE = (Aim(form=FORM, row=("points", ""), point=""), Put(form=FORM, row=("points", ""), value=1, point="1"))


def test_a_choice_brings_its_few_likely_numbers_on_a_key_each_with_what_is_usual() -> None:
    assert filled_in(TWOS) == ([0, 2, 4, 6, 8, 10, "…"], None, "points/")
    assert filled_in(TWOS, STREET) == ([0, 40, "…"], 40, "points/")


def test_any_other_number_is_typed_behind_one_key_more_until_something_else_is_chosen() -> None:
    pad, value, _ = filled_in(TWOS, OTHER)
    assert (pad[:9], value) == ([*range(1, 10)], None)
    assert filled_in(TWOS, OTHER, ONE)[1] == 1
    assert filled_in(TWOS, OTHER, ONE, Bring(form=FORM, key="box/"), STREET)[:2] == ([0, 40, "…"], 40)


KIT = Kit(words={}, marks={})
SIGN = Drawing(width=96, height=96, shapes=(Disc(x=48, y=48, r=40, fill="ice"),))
LETTERS = tuple(OptionView(value=v, text=v, icon=SIGN) for v in ("soil", "ice", "stone", "hand", "pause"))
ROW = SlotsView(name="row", label="Row", slots=6, options=LETTERS, default=(None,) * 6)


def shown(value: SlotLetters) -> Block:
    form = FormView(id="f@1", label="", confirm="", fields=(ROW,))
    asking = OpenForm(form=form, values={("row", ""): value}, points={}, w=FORM_W, compact=True)
    return slots(KIT, asking, ROW, value)


def puts(block: Block) -> list[list[Any]]:
    return [list(target.act.value) for target in block.targets if isinstance(target.act, Put)]


def test_in_little_room_six_slots_and_five_letters_take_two_lines_of_fingers() -> None:
    block = shown((None,) * 6)
    assert block.h <= 2 * LEAST_TARGET + 4
    assert all(min(target.box.w, target.box.h) >= LEAST_TARGET for target in block.targets)
    assert puts(block) == [[letter.value] + [None] * 5 for letter in LETTERS]


def test_the_last_letter_can_be_taken_back() -> None:
    block = shown(("ice", "hand", None, None, None, None))
    assert puts(block)[0] == ["ice", None, None, None, None, None]
    assert puts(block)[1] == ["ice", "hand", "soil", None, None, None]
