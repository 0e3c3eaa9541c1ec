"""The state of a form, without any screen."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from companion.view.wire import AllotView, FieldView, FormView, OptionView
from tests.samples import CHOICE, CHOICES, DICE, FEW, KINDS, LARGE, MANY, NAME, ORDERS, ROWS, TAPPED, VICTIM
from ui.state import choosing

LETTERS = tuple(OptionView(value=v, text=v.upper()) for v in "abc")


def form(*fields: FieldView, confirm: str = "", filled: dict[str, Any] | None = None) -> FormView:
    return FormView(id="f@1", label="", confirm=confirm, fields=fields, filled=filled or {})


def values(*fields: FieldView) -> dict[choosing.Row, Any]:
    return choosing.begin(form(*fields), {})


# ---- beginning ------------------------------------------------------------------------------------------------
def test_a_form_begins_with_the_usual_answers_and_otherwise_empty() -> None:
    assert values(CHOICE, MANY, FEW, ROWS[0], TAPPED, ORDERS, DICE, NAME) == {
        ("tile", ""): None,
        ("dice", ""): ["a"],
        ("count", ""): 3,
        ("kinds", "0"): {},
        ("rows", ""): [],
        ("orders", ""): [None] * 6,
        ("pips", ""): {},
        ("name", ""): "Ana",
    }


def test_what_was_chosen_is_kept_where_it_still_fits() -> None:
    kept = {("tile", ""): "claim", ("count", ""): 6}
    smaller = structs.replace(FEW, most=4)
    assert choosing.begin(form(CHOICE, smaller), kept) == {("tile", ""): "claim", ("count", ""): 3}


def test_a_choice_that_is_no_longer_offered_is_given_up() -> None:
    fewer = structs.replace(CHOICE, options=CHOICE.options[1:])
    assert choosing.begin(form(fewer), {("tile", ""): "claim"}) == {("tile", ""): None}


def test_a_face_that_the_die_no_longer_has_is_given_up() -> None:
    kept = {("pips", ""): {"g1": 6, "y1": 3}}
    assert choosing.begin(form(DICE), kept) == kept
    smaller = structs.replace(DICE, dice=tuple(structs.replace(die, most=5) for die in DICE.dice))
    assert choosing.begin(form(smaller), kept) == {("pips", ""): {}}
    pictured = structs.replace(DICE, dice=tuple(structs.replace(die, faces=LETTERS) for die in DICE.dice))
    assert choosing.begin(form(pictured), kept) == {("pips", ""): {}}


def test_a_field_that_counts_at_once_always_shows_what_the_core_says() -> None:
    at_once = structs.replace(FEW, at_once=True)
    assert choosing.begin(form(at_once), {("count", ""): 6}) == {("count", ""): 3}


def test_a_reader_fills_dice_over_what_was_typed_and_leaves_the_others() -> None:
    sheet = form(DICE, filled={"pips": {"g1": 5}})
    typed = {("pips", ""): {"g1": 2, "y1": 3}}
    assert choosing.filled(sheet, typed) == {("pips", ""): {"g1": 5, "y1": 3}}


def test_a_reader_fills_the_row_of_one_seat() -> None:
    sheet = form(*CHOICES, filled={"tops": {"1": "3"}})
    merged = choosing.filled(sheet, choosing.begin(sheet, {}))
    assert merged == {("tops", "0"): "2", ("tops", "1"): "3", ("tops", "2"): None}


# ---- the answer -------------------------------------------------------------------------------------------------
def test_a_form_is_ready_when_every_field_that_is_asked_is_complete() -> None:
    sheet = form(CHOICE, VICTIM)
    chosen = {("tile", ""): "catapult", ("victim", ""): None}
    assert not choosing.ready(sheet, chosen)
    assert choosing.ready(sheet, {**chosen, ("victim", ""): 0})
    assert choosing.ready(sheet, {**chosen, ("tile", ""): "claim"})


def test_every_kind_of_field_knows_when_it_is_complete() -> None:
    full = {"builder": 3}
    dice = {"g1": 20, "y1": 6, "c1": "red"}
    assert choosing.complete(MANY, ["a"])
    assert not choosing.complete(MANY, [])
    assert choosing.complete(LARGE, 40)
    assert not choosing.complete(LARGE, None)
    assert choosing.complete(ROWS[0], full)
    assert not choosing.complete(ROWS[0], {"builder": 2})
    assert choosing.complete(TAPPED, ["row0", "row1"])
    assert not choosing.complete(TAPPED, ["row0"])
    assert not choosing.complete(ORDERS, ["n"] * 5 + [None])
    assert choosing.complete(DICE, dice)
    assert not choosing.complete(DICE, {**dice, "g1": 21})
    assert not choosing.complete(DICE, {**dice, "c1": "green"})
    assert not choosing.complete(DICE, {"g1": 20})
    assert not choosing.complete(NAME, "  ")


def test_nothing_may_be_an_answer_where_none_is_allowed() -> None:
    optional = structs.replace(CHOICE, least=0)
    assert choosing.ready(form(optional), {("tile", ""): None})
    assert choosing.answer(form(optional), {("tile", ""): None}) == {"tile": None}


def test_the_answer_leaves_out_what_is_not_asked_and_what_was_sent_at_once() -> None:
    sheet = form(CHOICE, VICTIM, structs.replace(FEW, at_once=True))
    chosen = {("tile", ""): "claim", ("victim", ""): 1, ("count", ""): 2}
    assert choosing.answer(sheet, chosen) == {"tile": "claim"}


def test_rows_come_as_one_value_per_key() -> None:
    rows = tuple(AllotView(name="kinds", key=k, label=k, lines=(), least=0, most=0) for k in "01")
    assert choosing.answer(form(*rows), {("kinds", "0"): {}, ("kinds", "1"): {"king": 1}}) == {
        "kinds": {"0": {}, "1": {"king": 1}}
    }


def test_a_row_that_hangs_on_its_own_row_looks_there_and_not_at_another() -> None:
    tops = tuple(structs.replace(c, options=LETTERS, default=()) for c in CHOICES[:2])
    why = structs.replace(tops[0], name="why", when=("tops", ("a",)))
    chosen = {("tops", "0"): "b", ("tops", "1"): "a", ("why", "0"): None}
    assert not choosing.asked(why, chosen)
    assert choosing.asked(why, {**chosen, ("tops", "0"): "a"})


def test_a_field_can_hang_on_one_of_many() -> None:
    why = structs.replace(VICTIM, when=("dice", ("c",)))
    assert choosing.asked(why, {("dice", ""): ["a", "c"]})
    assert not choosing.asked(why, {("dice", ""): ["a"]})


# ---- rows with a key, one after the other ----------------------------------------------------------------------
THREE = form(CHOICE, *(structs.replace(row, least=1) for row in ROWS))


def rows(**full: int) -> dict[choosing.Row, Any]:
    """Ana, Bo and Cem have so many kings (in that order a, b, c)."""
    return choosing.begin(THREE, {("kinds", str("abc".index(k))): {"king": n} for k, n in full.items()})


def test_the_row_in_front_is_the_one_wanted_else_the_first_that_lacks_something_else_the_first() -> None:
    assert choosing.keys(THREE, rows()) == ["0", "1", "2"]
    assert choosing.lacking(THREE, rows(b=1)) == ["0", "2"]
    assert choosing.key_in_front(THREE, rows(a=1), "") == "1"
    assert choosing.key_in_front(THREE, rows(a=1), "0") == "0"
    assert choosing.key_in_front(THREE, rows(a=1, b=1, c=1), "gone") == "0"


def test_without_rows_each_field_is_one_itself_and_what_is_asked_of_one_seat_alone_is_no_row() -> None:
    sheet = form(CHOICE, FEW)
    assert choosing.keys(sheet, values(CHOICE, FEW)) == [f"{CHOICE.name}/", f"{FEW.name}/"]
    alone = form(CHOICE, structs.replace(FEW, key="0"))
    assert choosing.keys(alone, choosing.begin(alone, {})) == [f"{CHOICE.name}/", f"{FEW.name}/0"]
    general = form(CHOICE, *CHOICES)
    assert choosing.keys(general, choosing.begin(general, {})) == ["0", "1", "2"]
    assert choosing.key_of(general, choosing.begin(general, {}), CHOICE) == ""


def test_after_a_complete_row_comes_the_next_that_lacks_something_round_the_corner_too() -> None:
    assert choosing.key_after(THREE, rows(b=1), "0") == "0"
    assert choosing.key_after(THREE, rows(a=1, b=1), "0") == "2"
    assert choosing.key_after(THREE, rows(c=1, b=1), "2") == "0"
    assert choosing.key_after(THREE, rows(a=1, b=1, c=1), "1") == "2"
    assert choosing.key_after(THREE, rows(a=1, b=1, c=1), "2") == "2"


def test_a_row_is_complete_only_with_all_its_fields() -> None:
    sheet = form(*CHOICES, structs.replace(FEW, name="gold", key="0", default=None))
    assert choosing.lacking(sheet, choosing.begin(sheet, {})) == ["0", "1", "2"]


# ---- in words -----------------------------------------------------------------------------------------------------
def test_confirm_says_in_words_what_is_chosen() -> None:
    sheet = form(CHOICE, MANY, FEW, confirm="{tile}: {dice}, {count} of {victim}")
    chosen = values(CHOICE, MANY, FEW) | {("tile", ""): "claim", ("dice", ""): ["c", "a"]}
    assert choosing.confirm(sheet, chosen) == "Claim 3: Green 2, Red 1, 3 of –"


def test_every_kind_of_field_has_words() -> None:
    shown = AllotView(name="k", label="", lines=ROWS[0].lines, least=0, most=9)
    assert choosing.in_words(shown, {"king": 1, "builder": 2}) == "2 Builders, 1 King"
    assert choosing.in_words(TAPPED, ["row0"]) == "1"
    assert choosing.in_words(ORDERS, ["n", None, "s"]) == "North, South"
    assert choosing.in_words(DICE, {"c1": "red", "g1": 4}) == "4, Red"
    assert choosing.in_words(NAME, " Bo ") == "Bo"
    assert [k for k, _, _ in KINDS] == [line.id for line in shown.lines]
