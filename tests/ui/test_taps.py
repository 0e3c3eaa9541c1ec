"""What a tap makes of a field's value, without any screen."""

from __future__ import annotations

from msgspec import structs

from companion.view.wire import AllotView, CellsView, ChoiceView, DieView, LineView, OptionView, SlotsView
from tests.samples import CHOICE, DICE, ROWS
from ui.state import taps

LETTERS = tuple(OptionView(value=v, text=v.upper()) for v in "abc")


def test_one_of_several_is_replaced_and_taken_back_only_where_none_is_allowed() -> None:
    may_be_none = structs.replace(CHOICE, least=0)
    assert taps.picked(CHOICE, "claim", "catapult") == "catapult"
    assert taps.picked(CHOICE, "claim", "claim") == "claim"
    assert taps.picked(may_be_none, "claim", "claim") is None


def test_many_are_toggled_and_the_last_one_moves_when_no_more_are_allowed() -> None:
    two = ChoiceView(name="x", label="", options=LETTERS, many=True, most=2)
    assert taps.picked(two, ["a"], "b") == ["a", "b"]
    assert taps.picked(two, ["a", "b"], "a") == ["b"]
    assert taps.picked(two, ["a", "b"], "c") == ["a", "c"]


def test_a_single_cell_moves_to_where_one_taps() -> None:
    one = CellsView(name="x", label="", allowed=("p", "q"))
    assert taps.picked(one, ["p"], "q") == ["q"]


def test_sharing_out_stops_at_the_cap_of_a_line_at_the_sum_and_at_zero() -> None:
    row = ROWS[0]  # three in all, at most one king
    assert taps.allotted(row, {}, "king", 1) == {"king": 1}
    assert taps.allotted(row, {"king": 1}, "king", 1) is None
    assert taps.allotted(row, {"builder": 3}, "king", 1) is None
    assert taps.allotted(row, {}, "king", -1) is None
    assert taps.allotted(row, {"king": 1}, "king", -1) == {}


def test_what_is_proposed_to_be_shared_out_moves_over_one_by_one() -> None:
    lines = tuple(LineView(id=r, text=r, cap=3) for r in ("1", "3", "5"))
    sent = AllotView(name="sent", label="", lines=lines, least=3, most=3, default={"1": 3})
    two = taps.allotted(sent, {"1": 3}, "3", 1)
    assert two == {"1": 2, "3": 1}
    assert taps.allotted(sent, two, "5", 1) == {"1": 1, "3": 1, "5": 1}
    assert taps.allotted(sent, {"1": 1, "3": 1, "5": 1}, "1", 1) == {"1": 2, "3": 1}
    assert taps.allotted(sent, {"1": 3}, "1", 1) is None, "three delegations are all there are"
    assert taps.allotted(sent, {"1": 3}, "1", -1) == {"1": 2}


def test_a_slot_takes_what_is_in_supply() -> None:
    row = SlotsView(name="x", label="", slots=3, options=LETTERS, caps={"a": 1})
    assert taps.slotted(row, [None, None, None], 1, "a") == [None, "a", None]
    assert taps.slotted(row, [None, "a", None], 0, "a") is None
    assert taps.slotted(row, [None, "a", None], 1, "a") == [None, "a", None]


def test_what_is_used_up_changes_places_with_what_lies_in_the_slot() -> None:
    row = SlotsView(name="x", label="", slots=3, options=LETTERS, caps={"a": 1, "b": 2})
    assert taps.slotted(row, ["a", "b", "b"], 2, "a") == ["b", "b", "a"]
    assert taps.slotted(row, ["b", "a", None], 0, "a") == ["a", "b", None]


def test_a_board_is_painted_with_what_is_left_only() -> None:
    board = SlotsView(name="x", label="", slots=2, options=LETTERS, caps={"a": 1, "b": 1}, cells=("1", "2"))
    assert taps.painted(board, ["a", "b"], 0, "b") is None
    assert taps.painted(board, ["a", None], 1, "b") == ["a", "b"]


def test_the_next_slot_is_the_first_empty_one_further_on() -> None:
    assert taps.next_slot(["a", None, "b", None], 2) == 3
    assert taps.next_slot(["a", None, "b", "c"], 2) == 1
    assert taps.next_slot(["a", "b"], 1) == 1


def test_where_all_slots_are_filled_the_next_is_one_that_holds_what_stood_there_before() -> None:
    before = ("later", "later")
    assert taps.next_slot(["later", "later"], default=before) == 0
    assert taps.next_slot(["a", "later"], 0, before) == 1
    assert taps.next_slot(["later", "a"], 1, before) == 0
    assert taps.next_slot(["a", "b"], 1, before) == 1


def test_the_next_die_is_the_first_one_without_a_face_further_on() -> None:
    assert taps.next_die(DICE, {}) == "g1"
    assert taps.next_die(DICE, {"g1": 1}, "g1") == "y1"
    assert taps.next_die(DICE, {"y1": 1, "c1": "red"}, "c1") == "g1"
    assert taps.next_die(DICE, {"g1": 1, "y1": 1, "c1": "red"}, "g1") == "c1"


def test_digits_make_a_number_as_long_as_the_die_allows() -> None:
    die = DieView(id="d", tint="red", least=1, most=20)
    assert taps.typed(die, None, 1) == 1
    assert taps.typed(die, 1, 7) == 17
    assert taps.typed(die, 17, 5) == 5
    assert taps.may_grow(die, 2)
    assert not taps.may_grow(die, 3)
    assert not taps.may_grow(die, 0)
    assert taps.typed(DieView(id="d", tint="red", most=6), None, 7) is None
