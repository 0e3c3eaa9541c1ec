"""What the cells of the board mean for the form in front."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from companion.view.wire import (
    ChoiceView,
    Drawing,
    FieldView,
    FormView,
    Go,
    Line,
    OptionView,
    Poly,
    SlotsView,
    Text,
)
from tests.samples import BOARD, FEW, places, play
from tests.samples import box as rect
from ui.kit.block import Box
from ui.screen.board import beside, board, touches
from ui.state import choosing
from ui.state.acts import Elsewhere, Open, Put
from ui.state.screen_state import Desk, FormDraft, acted, draft, received

BOX = Box(w=376, h=400)
FROM = ChoiceView(
    name="start",
    label="From where?",
    options=tuple(OptionView(value=f"row{i}", text=str(i), cell=f"row{i}") for i in range(3)),
)


def sheet(*fields: FieldView) -> FormView:
    return FormView(id="f@1", label="", confirm="", fields=fields)


def begun(form: FormView, kept: choosing.Values | None = None) -> FormDraft:
    return FormDraft(values=choosing.begin(form, kept or {}))


def test_of_two_fields_that_want_a_cell_the_first_without_an_answer_gets_the_tap() -> None:
    form = sheet(FROM, structs.replace(FROM, name="end"))
    first = touches(form, begun(form))["row1"].act
    then = touches(form, begun(form, {("start", ""): ("row0",)}))
    assert first == Put(form="f@1", row=("start", ""), value=("row1",))
    assert then["row1"].act == Put(form="f@1", row=("end", ""), value=("row1",))
    assert then["row0"].chosen


def test_a_cell_that_several_rows_want_belongs_to_the_row_in_front_even_if_that_is_complete() -> None:
    form = sheet(*(structs.replace(FROM, key=key) for key in "abc"))
    full = begun(form, {("start", "b"): ("row2",)})
    assert touches(form, full)["row1"].act == Put(form="f@1", row=("start", "a"), value=("row1",))
    there = touches(form, structs.replace(full, front="b"))
    assert there["row1"].act == Put(form="f@1", row=("start", "b"), value=("row1",))


def test_of_options_on_the_same_cell_a_tap_takes_the_first_and_any_of_them_lights_it() -> None:
    ways = tuple(OptionView(value=v, text=v, cell="row0") for v in ("walk", "jump"))
    form = sheet(structs.replace(FROM, options=ways))
    assert touches(form, begun(form))["row0"].act == Put(form="f@1", row=("start", ""), value=("walk",))
    assert touches(form, begun(form, {("start", ""): ("jump",)}))["row0"].chosen


LETTERS = tuple(OptionView(value=v, text=v.upper()) for v in "ab")
PAINTED = SlotsView(name="s", label="", slots=2, options=LETTERS, caps={"a": 1}, cells=("row0", "row2"),
                     default=(None, None))  # fmt: skip


def painting(*value: str | None, brush: str = "") -> dict[str, Any]:
    """What a tap on each cell makes of the value."""
    form = sheet(PAINTED)
    draft = structs.replace(begun(form, {("s", ""): value}), points={("s", ""): brush} if brush else {})
    return {cell: touch.act.value for cell, touch in touches(form, draft).items() if isinstance(touch.act, Put)}


def test_a_tap_on_a_cell_paints_it_with_the_chosen_letter_and_a_second_takes_it_back() -> None:
    assert painting(None, None, brush="b") == {"row0": ("b", None), "row2": (None, "b")}
    assert painting(None, "b", brush="b") == {"row0": ("b", "b"), "row2": (None, None)}


def test_when_a_letter_is_used_up_the_next_one_is_painted_with() -> None:
    assert painting(None, None) == {"row0": ("a", None), "row2": (None, "a")}
    assert painting("a", None) == {"row0": ("b", None), "row2": ("a", "b")}


def test_what_was_painted_stands_on_the_cells() -> None:
    form = sheet(PAINTED)
    drawn = board(BOARD, BOX, form, begun(form, {("s", ""): ["b", None]})).shapes
    assert "B" in [s.text for s in drawn if isinstance(s, Text)]


def test_an_order_of_cells_is_drawn_as_a_path_from_one_to_the_next() -> None:
    cells = places("c", "", ("row0", "row1", "row2"), ordered=True, most=3)
    form = sheet(cells)
    shapes = board(BOARD, BOX, form, begun(form, {("c", ""): ["row2", "row0", "row1"]})).shapes
    path = [s for s in shapes if isinstance(s, Line) and s.ink == "brass"]
    assert [round(line.points[1]) for line in path] == [344, 152]


def test_a_cell_that_is_not_asked_for_is_no_target() -> None:
    form = sheet(structs.replace(FROM, when=("other", ("x",))))
    assert touches(form, begun(form)) == {}
    assert board(BOARD, BOX, form, begun(form)).targets == ()
    assert board(BOARD, BOX, None, None).targets == ()


def test_a_cell_that_another_row_wants_does_not_fill_that_row() -> None:
    form = sheet(*(structs.replace(FROM, key=key, options=FROM.options[i : i + 2]) for i, key in enumerate("ab")))
    assert set(touches(form, begun(form))) == {"row0", "row1"}
    assert set(touches(form, structs.replace(begun(form), front="b"))) == {"row1", "row2"}


def test_a_cell_that_nothing_asks_for_is_looked_at_from_closer_at_the_second_tap_while_others_are_asked_for() -> None:
    cells = places("c", "", ("row1",))
    form = sheet(cells)
    block = board(BOARD, BOX, form, begun(form), "cell")
    assert [t.act for t in block.below] == [Elsewhere(cell="row0"), Elsewhere(cell="row2")]
    assert len(block.targets) == 1
    again = board(BOARD, BOX, form, begun(form), "cell", elsewhere="row2")
    assert [t.act for t in again.below] == [Elsewhere(cell="row0"), Go(page="cell/row2")]
    nothing_asked = sheet()
    block = board(BOARD, BOX, nothing_asked, begun(nothing_asked), "cell")
    assert [t.act for t in block.below] == [Go(page=f"cell/row{i}") for i in range(3)]
    assert board(BOARD, BOX, form, begun(form)).below == ()


def test_what_a_form_proposes_that_nobody_opened_is_not_lit_as_chosen_and_can_be_tapped() -> None:
    claim = structs.replace(sheet(structs.replace(FROM, default=("row0",))), id="claim@1")
    both = received(Desk(), play(FEW, others=(claim,)))
    there = beside(both)
    assert {cell for cell in there if there[cell].chosen} == set()
    assert there["row0"].act == Put(form="claim@1", row=("start", ""), value=("row0",))
    opened, _ = acted(both, Open(ask="r3:test@41", form="claim@1"))
    assert touches(claim, draft(opened, claim))["row0"].chosen


def test_beside_the_places_that_are_asked_for_no_tap_answers_another_question() -> None:
    claim = structs.replace(sheet(FROM), id="claim@1")
    asked = received(Desk(), play(places("c", "", ("row1",)), others=(claim,)))
    assert beside(asked) == {}


def test_small_cells_become_targets_of_a_finger() -> None:
    points = tuple(s for s in BOARD.shapes if getattr(s, "hit", "") == "row0")
    tiny = structs.replace(BOARD, width=3760, height=4000, shapes=points)
    form = sheet(FROM)
    (target,) = (t for t in board(tiny, BOX, form, begun(form)).targets if isinstance(t.act, Put))
    assert (target.box.w, target.box.h) == (48, 48)


def test_the_outline_of_a_large_lit_cell_lies_over_its_neighbours_and_below_what_lies_on_them() -> None:
    cells = tuple(Poly(points=rect(20 + 90 * i, 20, 90, 90), fill="yellow", hit=f"row{i}") for i in range(2))
    drawing = Drawing(width=376, height=400, shapes=(*cells, Text(x=60, y=60, text="A")))
    form = sheet(structs.replace(FROM, options=FROM.options[:1]))
    shapes = board(drawing, BOX, form, begun(form)).shapes
    inks = [s.edge if isinstance(s, Poly) and not s.hit else "cell" if isinstance(s, Poly) else "text" for s in shapes]
    assert inks == ["cell", "cell", "walnut", "brass", "text"]
