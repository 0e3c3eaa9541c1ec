"""Prompts as readable forms, and the seats in the rail."""

from __future__ import annotations

import pytest
from msgspec import structs

from companion.view.clocks import chips
from companion.view.form_views import asks, field_view, numbers, placed, with_filled
from companion.view.wire import (
    AllotView,
    AmountView,
    Chip,
    ChoiceView,
    Disc,
    Drawing,
    FieldView,
    SlotsView,
    ThrowView,
)
from rules.kit.types import (
    TABLE,
    Allot,
    Amount,
    Cells,
    Choice,
    Die,
    Field,
    Hand,
    Option,
    Pick,
    Prompt,
    Say,
    Scene,
    Sheet,
    Slots,
    Throw,
    Who,
)
from tests.companion.view.scenes import ENGLISH, HUT, SPEAKERS, say

CHOICE = Choice(
    name="stone",
    label=Say(key="stone-label"),
    options=(
        Option(value="s1", label=say("first"), note=say("costs nothing"), cell="s1"),
        Option(value=1, label=Who(seat=1)),
        Option(value="hut", label=say("hut"), glyph="hut"),
    ),
)
SPENT = structs.replace(CHOICE, spent=((1, Option(value="s2", label=say("second"))),))
AMOUNT = Amount(name="value", label=Who(seat=2), key="2", least=0, most=9, default=3)
ALLOT = Allot(name="fists", label=Who(seat=0), key="0", caps={"red": 2, "1": 4}, least=2, most=3,
              lines={"red": say("red"), "1": Who(seat=1)})  # fmt: skip
CELLS = Cells(name="path", label=say("Which?"), board="brook", allowed=("s1", "s2"), many=True, ordered=True, least=2,
              most=2, when=("stone", ("s1",)))  # fmt: skip
SLOTS = Slots(name="row", label=say("Row"), slots=3, options=CHOICE.options, caps={"s1": 2}, cells=("a", "b", "c"))
THROW = Throw(name="dice", label=Who(seat=3), dice=(Die(id="g1", tint="green", least=1, most=6),
                                                    Die(id="c", faces=CHOICE.options)))  # fmt: skip


def prompt(id: str, *fields: Field, seat: int = 0, ask: str = "", waits: bool = True) -> Prompt:
    confirm = Say(key="hide-confirm", args={"what": Pick(field="stone")})
    return Prompt(id=id, seat=seat, move="m", ask=ask, label=say(f"do {id}"), confirm=confirm, fields=fields,
                  waits=waits, hint=say("look"), rule="PEB-3")  # fmt: skip


def missing(*fields: Field, lang: str = "en") -> str:
    return asks((prompt("a", *fields),), SPEAKERS[lang])[0].forms[0].missing


# ---- asks -----------------------------------------------------------------------------------------------
def test_alternatives_of_one_ask_stay_together_in_their_order() -> None:
    shown = asks((prompt("a"), prompt("b", ask="b", seat=1), prompt("c", ask="a"), prompt("d", seat=TABLE)), ENGLISH)
    assert [(a.ask, [f.id for f in a.forms]) for a in shown] == [("a", ["a", "c"]), ("b", ["b"]), ("d", ["d"])]
    late = asks((prompt("a", waits=False), prompt("b", ask="x", waits=False), prompt("c", ask="x")), ENGLISH)
    assert [a.waits for a in late] == [False, True], "it waits while any of its forms does"
    form = shown[0].forms[0]
    assert (form.label, form.hint, form.rule, form.confirm) == ("do a", "look", "PEB-3", "Hide {stone}")


def test_the_strip_of_asks_shows_names_and_for_the_table_what_is_asked() -> None:
    shown = asks((prompt("a"), prompt("b", seat=1), prompt("d", seat=TABLE)), ENGLISH)
    assert [(a.text, a.mark is not None) for a in shown] == [("Ana", True), ("Bo", True), ("do d", False)]
    twice = asks((prompt("a"), prompt("b"), prompt("c", seat=1)), ENGLISH)
    assert [a.text for a in twice] == ["do a", "do b", "Bo"], "two of one seat are told apart by what is asked"


# ---- fields ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("field", "kind"),
    [(CHOICE, ChoiceView), (AMOUNT, AmountView), (ALLOT, AllotView), (CELLS, ChoiceView), (SLOTS, SlotsView),
     (THROW, ThrowView)],
)  # fmt: skip
def test_every_field_keeps_what_it_is_called_and_hangs_on(field: Field, kind: type[FieldView]) -> None:
    shown = field_view(field, ENGLISH)
    assert type(shown) is kind
    assert (shown.name, shown.key, shown.when) == (field.name, field.key, field.when)
    assert (shown.label, shown.mark) == ENGLISH.label(field.label)


def test_an_option_has_its_text_note_cell_and_mark() -> None:
    shown = field_view(CHOICE, ENGLISH, (HUT,))
    assert isinstance(shown, ChoiceView)
    first, seat, hut = shown.options
    assert (first.icon, hut.icon is not None) == (None, True)
    assert (first.text, first.note, first.cell) == ("first", "costs nothing", "s1")
    assert (seat.value, seat.text, seat.mark) == (1, "Bo", ENGLISH.mark(1))


def test_lines_to_share_out_over_have_labels_caps_and_marks() -> None:
    shown = field_view(ALLOT, ENGLISH)
    assert isinstance(shown, AllotView)
    lines = [(line.id, line.text, line.cap, line.mark is not None) for line in shown.lines]
    assert lines == [("red", "red", 2, False), ("1", "Bo", 4, True)]


def test_cells_and_slots_name_the_hits_of_the_drawing() -> None:
    cells, slots = field_view(CELLS, ENGLISH), field_view(SLOTS, ENGLISH)
    assert isinstance(cells, ChoiceView)
    assert isinstance(slots, SlotsView)
    assert (cells.keys, [(o.value, o.cell) for o in cells.options]) == ("board", [("s1", "s1"), ("s2", "s2")])
    assert slots.cells == ("a", "b", "c")


def test_dice_have_their_colour_and_their_faces_or_numbers() -> None:
    shown = field_view(THROW, ENGLISH)
    assert isinstance(shown, ThrowView)
    pips, colour = shown.dice
    assert (pips.tint, [face.value for face in pips.faces]) == ("green", [1, 2, 3, 4, 5, 6])
    assert [face.text for face in colour.faces] == ["first", "Bo", "hut"]


# ---- keys and shapes ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("least", "most", "typed", "keys"),
    [(0, 12, False, "each"), (0, 12, True, "each"), (0, 13, False, "step"), (0, 13, True, "typed")],
)
def test_few_numbers_have_a_key_each_and_many_are_counted_or_typed(
    least: int, most: int, typed: bool, keys: str
) -> None:
    shown = field_view(structs.replace(AMOUNT, least=least, most=most, default=None, typed=typed), ENGLISH)
    assert isinstance(shown, AmountView)
    assert shown.keys == keys
    assert [len(numbers(1, most)) for most in (6, 12, 13)] == [6, 12, 0], "of a die"


def test_options_need_no_keys_where_more_than_a_few_lie_all_on_the_board() -> None:
    five, four = (tuple(Option(value=i, label=say(f"{i}"), cell=f"s{i}") for i in range(n)) for n in (5, 4))
    bare = tuple(structs.replace(option, cell="") for option in five)
    drawing = Drawing(width=9, height=9, shapes=tuple(Disc(x=i, y=1, r=1, hit=f"s{i}") for i in range(5)))
    drawing = structs.replace(drawing, shapes=(*drawing.shapes, Disc(x=1, y=1, r=9)))
    asked = asks([prompt("a", *(structs.replace(CHOICE, options=o) for o in (five, four, bare)))], ENGLISH)

    def keys(beside: Drawing | None) -> list[str]:
        return [f.keys for f in placed(asked, beside)[0].forms[0].fields if isinstance(f, ChoiceView)]

    assert keys(drawing) == ["board", "each", "each"]
    assert keys(None) == ["each"] * 3
    assert keys(structs.replace(drawing, shapes=drawing.shapes[1:])) == ["each"] * 3


def test_what_has_arrived_is_shown_in_the_shape_of_its_field() -> None:
    form = asks((prompt("a", CHOICE, THROW),), ENGLISH)[0].forms[0]
    assert with_filled(form, {CHOICE.name: "a", THROW.name: {"pips": 3}}).filled == {
        CHOICE.name: ["a"], THROW.name: {"pips": 3},
    }  # fmt: skip
    assert with_filled(form, {CHOICE.name: {"0": None, "1": "a"}}).filled == {CHOICE.name: {"0": [], "1": ["a"]}}


# ---- missing values --------------------------------------------------------------------------------------
def test_the_confirm_key_says_what_is_missing() -> None:
    assert missing(CHOICE) == "Choose first"
    assert missing(ALLOT) == "Distribute 2 first"
    assert missing(CELLS) == "Tap 2 on the board first"
    assert missing(SLOTS, lang="nl") == "Vul eerst alle 3 vakken in"
    assert missing(THROW, lang="nl") == "Vul eerst de dobbelstenen in"
    assert missing(AMOUNT, CHOICE) == "Choose first", "a field with a usual answer is not what is missing"
    assert missing(AMOUNT) == "Choose a number first"
    assert missing(CHOICE, THROW) == ENGLISH.speak(Say(key="form-missing")), "several can be the reason"
    nothing = Choice(name="ready", label=say("On the table"), options=CHOICE.options, many=True, least=0, most=3)
    assert (missing(), missing(nothing)) == ("", "")


def test_what_cannot_be_chosen_now_is_shown_in_its_place() -> None:
    view = field_view(SPENT, ENGLISH)
    assert isinstance(view, ChoiceView)
    assert [option.value for option in view.options] == ["s1", 1, "hut"]
    assert [option.value for option in view.all_options] == ["s1", "s2", 1, "hut"]
    assert view.all_options[1].text == "second"


def test_a_number_that_nobody_has_told_shows_nothing_and_says_what_it_would_count_as() -> None:
    shown = [field_view(structs.replace(AMOUNT, doubted=doubted), ENGLISH) for doubted in (False, True)]
    assert [(view.default, view.otherwise) for view in shown if isinstance(view, AmountView)] == [(3, None), (None, 3)]


# ---- the rail ----------------------------------------------------------------------------------------
HANDS = tuple(Hand(seat=seat, label=say(f"{9 + seat} tokens")) for seat in (1, 0))


def rail(*prompts: Prompt, places: tuple[int, ...] = ()) -> tuple[Chip, ...]:
    sheet = Sheet(lines=(), totals=(4, -9, 0), places=places)
    return chips(Scene(parts=HANDS, start=1), sheet, prompts, ENGLISH, 3)


def test_a_chip_says_who_with_what_score_and_what_they_hold() -> None:
    assert [(c.name, c.score, c.note) for c in rail()] == [
        ("Ana", "4", "9 tokens"), ("Bo", "−9", "10 tokens"), ("Cem", "0", ""),
    ]  # fmt: skip
    assert [(c.start, c.go) for c in rail()] == [(False, "seat/0"), (True, "seat/1"), (False, "seat/2")]
    assert [c.note for c in rail(places=(1, 3, 1))] == ["1st", "3rd", "1st"], "after the end"


def test_the_table_waits_only_for_seats_with_a_question_that_waits() -> None:
    assert [c.turn for c in rail(prompt("a"), prompt("b", seat=1, waits=False), prompt("c", seat=2))] == [
        True,
        False,
        True,
    ]
