"""What the cells of the board mean for the form in front."""

from __future__ import annotations

from msgspec import structs

from companion.view.wire import CellsView, ChoiceView, FieldView, FormView, Line, OptionView, SlotsView, Text
from tests.samples import BOARD
from ui import choosing
from ui.acts import Aim, Put
from ui.block import Box
from ui.board import board, touches
from ui.desk import Draft

BOX = Box(w=376, h=400)
FROM = ChoiceView(
    name="start",
    label="From where?",
    options=tuple(OptionView(value=f"row{i}", text=str(i), cell=f"row{i}") for i in range(3)),
)


def sheet(*fields: FieldView) -> FormView:
    return FormView(id="f@1", label="", confirm="", fields=fields)


def begun(form: FormView, kept: choosing.Values | None = None) -> Draft:
    return Draft(values=choosing.begin(form, kept or {}))


def test_of_two_fields_that_want_a_cell_the_first_without_an_answer_gets_the_tap() -> None:
    form = sheet(FROM, structs.replace(FROM, name="end"))
    first = touches(form, begun(form))["row1"].act
    then = touches(form, begun(form, {("start", ""): "row0"}))
    assert first == Put(form="f@1", row=("start", ""), value="row1")
    assert then["row1"].act == Put(form="f@1", row=("end", ""), value="row1")
    assert then["row0"].chosen


def test_a_cell_that_several_rows_want_belongs_to_the_row_in_front_even_if_that_is_complete() -> None:
    form = sheet(*(structs.replace(FROM, key=key) for key in "abc"))
    full = begun(form, {("start", "b"): "row2"})
    assert touches(form, full)["row1"].act == Put(form="f@1", row=("start", "a"), value="row1")
    there = touches(form, structs.replace(full, front="b"))
    assert there["row1"].act == Put(form="f@1", row=("start", "b"), value="row1")


def test_of_options_on_the_same_cell_a_tap_takes_the_first_and_any_of_them_lights_it() -> None:
    ways = tuple(OptionView(value=v, text=v, cell="row0") for v in ("walk", "jump"))
    form = sheet(structs.replace(FROM, options=ways))
    assert touches(form, begun(form))["row0"].act == Put(form="f@1", row=("start", ""), value="walk")
    assert touches(form, begun(form, {("start", ""): "jump"}))["row0"].chosen


def test_slots_on_the_board_are_pointed_at_there_and_show_what_they_hold() -> None:
    letters = tuple(OptionView(value=v, text=v.upper()) for v in "ab")
    form = sheet(SlotsView(name="s", label="", slots=2, options=letters, cells=("row0", "row2")))
    draft = begun(form, {("s", ""): ["b", None]})
    found = touches(form, draft)
    assert found["row0"].act == Aim(form="f@1", row=("s", ""), point=0)
    assert found["row2"].chosen
    texts = [s.text for s in board(BOARD, BOX, form, draft).shapes if isinstance(s, Text)]
    assert "B" in texts


def test_an_order_of_cells_is_drawn_as_a_path_from_one_to_the_next() -> None:
    cells = CellsView(name="c", label="", allowed=("row0", "row1", "row2"), many=True, ordered=True, most=3)
    form = sheet(cells)
    shapes = board(BOARD, BOX, form, begun(form, {("c", ""): ["row2", "row0", "row1"]})).shapes
    path = [s for s in shapes if isinstance(s, Line) and s.ink == "brass"]
    assert [round(line.points[1]) for line in path] == [344, 152]


def test_a_cell_that_is_not_asked_for_is_no_target() -> None:
    form = sheet(structs.replace(FROM, when=("other", ("x",))))
    assert touches(form, begun(form)) == {}
    assert board(BOARD, BOX, form, begun(form)).targets == ()
    assert board(BOARD, BOX, None, None).targets == ()


def test_small_cells_become_targets_of_a_finger() -> None:
    points = tuple(s for s in BOARD.shapes if getattr(s, "hit", "") == "row0")
    tiny = structs.replace(BOARD, width=3760, height=4000, shapes=points)
    form = sheet(FROM)
    (target,) = board(tiny, BOX, form, begun(form)).targets
    assert (target.box.w, target.box.h) == (48, 48)
