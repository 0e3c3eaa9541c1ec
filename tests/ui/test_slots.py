"""Slots that do not fit side by side as keys: one narrow line of them, the letters as pictures below."""

from __future__ import annotations

from typing import Any

from companion.view.wire import Disc, Drawing, FormView, OptionView, SlotsView
from ui.form.open_form import OpenForm
from ui.form.slots import slots
from ui.kit.block import LEAST_TARGET, Block
from ui.kit.keys import Kit
from ui.state.acts import Aim, Put
from ui.state.taps import SlotLetters

KIT = Kit(words={}, marks={})
SIGN = Drawing(width=96, height=96, shapes=(Disc(x=48, y=48, r=40, fill="ice"),))
LETTERS = tuple(OptionView(value=v, text=v, icon=SIGN) for v in ("soil", "ice", "stone", "hand", "pause"))
ROW = SlotsView(name="row", label="Row", slots=6, options=LETTERS, default=(None,) * 6)
FORM_W = 256.0  # the form column of the 7" panel


def shown(value: SlotLetters, *, compact: bool) -> Block:
    form = FormView(id="f@1", label="", confirm="", fields=(ROW,))
    asking = OpenForm(form=form, values={("row", ""): value}, points={}, w=FORM_W, compact=compact)
    return slots(KIT, asking, ROW, value)


def puts(block: Block) -> list[list[Any]]:
    return [list(target.act.value) for target in block.targets if isinstance(target.act, Put)]


def test_where_there_is_room_a_filled_slot_can_be_tapped_to_fill_it_again() -> None:
    aims = [target.act.point for target in shown(("ice", *[None] * 5), compact=False).targets
            if isinstance(target.act, Aim)]  # fmt: skip
    assert aims == list(range(6))


def test_in_little_room_six_slots_and_five_letters_take_two_lines_of_fingers() -> None:
    block = shown((None,) * 6, compact=True)
    assert block.h <= 2 * LEAST_TARGET + 4
    assert all(min(target.box.w, target.box.h) >= LEAST_TARGET for target in block.targets)
    assert puts(block) == [[letter.value] + [None] * 5 for letter in LETTERS]


def test_the_last_letter_can_be_taken_back() -> None:
    block = shown(("ice", "hand", None, None, None, None), compact=True)
    assert puts(block)[0] == ["ice", None, None, None, None, None]
    assert puts(block)[1] == ["ice", "hand", "soil", None, None, None]
