"""Cells of the board as answers, options placed there, and a painted board."""

from __future__ import annotations

import pytest
from msgspec import structs

from companion.view.wire import (
    AllotView,
    AskView,
    ChoiceView,
    Drawing,
    FieldView,
    FormView,
    Line,
    LineView,
    OptionView,
    Poly,
    SlotsView,
    TextLine,
)
from tests.samples import BOARD, FEW, TAPPED, places, play
from tests.samples import box as rect
from tests.ui.hand import Hand, answered
from ui.kit.block import Box
from ui.screen.board import board, cell_taps, other_cell_taps
from ui.state import choices
from ui.state.acts import Open, Put
from ui.state.screen_state import Desk, FormDraft, acted, draft, received

pytestmark = pytest.mark.screen

BOX = Box(w=376, h=400)
FROM = ChoiceView(
    name="start",
    label="From where?",
    options=tuple(OptionView(value=f"row{i}", text=str(i), cell=f"row{i}") for i in range(3)),
)


def sheet(*fields: FieldView) -> FormView:
    return FormView(id="f@1", label="", confirm="", fields=fields)


def begun(form: FormView, kept: choices.Values | None = None) -> FormDraft:
    return FormDraft(values=choices.initial_values(form, kept or {}))


def test_of_two_fields_that_want_a_cell_the_first_without_an_answer_gets_the_tap() -> None:
    form = sheet(FROM, structs.replace(FROM, name="end"))
    first = cell_taps(form, begun(form))["row1"].act
    then = cell_taps(form, begun(form, {("start", ""): ("row0",)}))
    assert first == Put(form="f@1", row=("start", ""), value=("row1",))
    assert then["row1"].act == Put(form="f@1", row=("end", ""), value=("row1",))
    assert then["row0"].chosen


def test_a_cell_that_several_rows_want_belongs_to_the_row_in_front_even_if_that_is_complete() -> None:
    form = sheet(*(structs.replace(FROM, key=key) for key in "abc"))
    full = begun(form, {("start", "b"): ("row2",)})
    assert cell_taps(form, full)["row1"].act == Put(form="f@1", row=("start", "a"), value=("row1",))
    there = cell_taps(form, structs.replace(full, front="b"))
    assert there["row1"].act == Put(form="f@1", row=("start", "b"), value=("row1",))
    beside = sheet(structs.replace(FROM, key="a", options=FROM.options[:1]), structs.replace(FROM, key="b"))
    assert set(cell_taps(beside, begun(beside))) == {"row0"}


def test_an_order_of_cells_is_drawn_as_a_path_from_one_to_the_next() -> None:
    cells = places("c", "", ("row0", "row1", "row2"), ordered=True, most=3)
    form = sheet(cells)
    shapes = board(BOARD, BOX, form, begun(form, {("c", ""): ["row2", "row0", "row1"]})).shapes
    path = [s for s in shapes if isinstance(s, Line) and s.ink == "brass"]
    assert [round(line.points[1]) for line in path] == [344, 152]


def test_what_a_form_proposes_that_nobody_opened_is_not_lit_as_chosen_and_can_be_tapped() -> None:
    claim = structs.replace(sheet(structs.replace(FROM, default=("row0",))), id="claim@1")
    both = received(Desk(), play(FEW, others=(claim,)))
    there = other_cell_taps(both)
    assert {cell for cell in there if there[cell].chosen} == set()
    assert there["row0"].act == Put(form="claim@1", row=("start", ""), value=("row0",))
    opened, _ = acted(both, Open(ask="r3:test@41", form="claim@1"))
    assert cell_taps(claim, draft(opened, claim))["row0"].chosen


def test_places_that_only_another_seat_is_asked_for_are_lit_where_the_question_in_front_asks_for_none() -> None:
    bos = AskView(ask="bo@1", seat=1, text="Bo", forms=(sheet(FROM),))
    for field, cells in ((FEW, {"row0", "row1", "row2"}), (TAPPED, set[str]())):
        shown = play(field)
        assert set(other_cell_taps(received(Desk(), structs.replace(shown, asks=(*shown.asks, bos))))) == cells


def test_the_outline_of_a_large_lit_cell_lies_over_its_neighbours_and_below_what_lies_on_them() -> None:
    cells = tuple(Poly(points=rect(20 + 90 * i, 20, 90, 90), fill="yellow", hit=f"row{i}") for i in range(2))
    drawing = Drawing(width=376, height=400, shapes=(*cells, TextLine(x=60, y=60, text="A")))
    form = sheet(structs.replace(FROM, options=FROM.options[:1]))
    shapes = board(drawing, BOX, form, begun(form)).shapes
    inks = [s.edge if isinstance(s, Poly) and not s.hit else "cell" if isinstance(s, Poly) else "text" for s in shapes]
    assert inks == ["cell", "cell", "walnut", "brass", "text"]


CELLS = ("row0", "row0", "row1", "row1", "row2")
WAYS = tuple(OptionView(value=i, text=f"Way {i}", cell=cell) for i, cell in enumerate(CELLS))


def test_many_options_on_the_board_have_no_keys_until_a_cell_can_be_reached_in_several_ways(hand: Hand) -> None:
    hand.take(play(ChoiceView(name="way", label="Where to?", options=WAYS, keys="board"), confirm="Take {way}"))
    assert "Choose on the board" in hand.texts("form")
    assert "Way 0" not in hand.texts()
    hand.tap_cell("row1")
    assert {"Way 2", "Way 3"} <= set(hand.texts("form"))
    assert "Way 0" not in hand.texts()
    hand.tap("Way 3")
    hand.tap("Take Way 3")
    assert answered(hand) == {"way": [3]}


def test_a_usual_answer_that_comes_later_is_taken_unless_somebody_has_chosen(hand: Hand) -> None:
    shown, default = (play(ChoiceView(name="way", label="Where to?", options=WAYS[:2], default=u), confirm="Take {way}")
                    for u in ((), (1,)))  # fmt: skip
    hand.take(shown)
    hand.take(default)
    assert "Take Way 1" in hand.texts("go")
    hand.tap("Way 0")
    hand.take(shown, default)
    assert "Take Way 0" in hand.texts("go")


def test_a_board_is_painted_with_one_letter_after_the_other(hand: Hand) -> None:
    letters = (OptionView(value="r", text="Red"), OptionView(value="b", text="Blue"))
    yarns = SlotsView(name="yarns", label="Yarns", slots=3, options=letters, caps={"r": 1, "b": 2},
                      cells=("row0", "row1", "row2"), default=(None,) * 3)  # fmt: skip
    hand.take(play(yarns, confirm="The yarns lie like this"))
    for cell in ("row1", "row0", "row2"):  # after the only red comes blue by itself
        hand.tap_cell(cell)
    assert hand.texts("board").count("Blue") == 2
    hand.tap("The yarns lie like this")
    assert answered(hand) == {"yarns": ["b", "r", "b"]}


LINES = tuple(LineView(id=f"spot{i}", text=f"Spot {i}", cap=3, cell=f"row{i}") for i in range(3))
FAR = tuple(LineView(id=f"far{i}", text=f"Far {i}", cap=3, cell="row2") for i in range(2))


def test_what_is_shared_out_over_places_is_told_by_taps_on_the_board(hand: Hand) -> None:
    hand.take(
        play(
            AllotView(name="at", label="Workers", lines=(*LINES, *FAR), keys="board", least=3, most=3),
            confirm="Place them",
        )
    )
    assert "Choose on the board" in hand.texts("form")
    for cell in ("row1", "row0", "row1"):
        hand.tap_cell(cell)
    assert {"Spot 0", "Spot 1"} <= set(hand.texts("form"))
    assert not {"Choose on the board", "Spot 2"} & set(hand.texts("form"))
    assert {"1", "2"} <= set(hand.texts("board"))
    hand.tap("Place them")
    assert answered(hand) == {"at": {"spot0": 1, "spot1": 2}}


def test_a_few_places_keep_their_keys_and_can_be_tapped_as_well(hand: Hand) -> None:
    hand.take(play(AllotView(name="at", label="Workers", lines=LINES, least=2, most=2), confirm="Place them"))
    hand.tap("Spot 2")
    hand.tap_cell("row0")
    hand.tap("Place them")
    assert answered(hand) == {"at": {"spot0": 1, "spot2": 1}}
