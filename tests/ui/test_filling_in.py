"""Real touches on the real window: filling in places of the board, slots, dice and texts, and its words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec import structs

from companion.view.languages import LANGS
from companion.view.wire import (
    Answer,
    Go,
    OptionView,
    Press,
    Show,
    SlotsView,
    TextView,
)
from tests.samples import (
    PAGES,
    PLAYS,
    play,
)
from tests.ui.conftest import welcome
from tests.ui.hand import Hand, answered
from ui.form import keyboard

pytestmark = pytest.mark.screen
FORM = "r3:test@41"


def test_cells_are_lit_on_the_board_and_tapped_there(hand: Hand) -> None:
    hand.take(PLAYS["cells"])
    assert hand.fill_of("row0") == ("felt2", "brass")
    hand.tap_cell("row0")
    hand.tap_cell("row2")
    assert hand.fill_of("row0") == ("lit", "brass")
    hand.tap_cell("row1")  # two are enough: the last one moves
    hand.tap("Take 2")
    assert answered(hand) == {"rows": ["row0", "row1"]}


def test_a_chosen_cell_is_really_painted_in_the_chosen_colour(hand: Hand) -> None:
    hand.take(PLAYS["cells"])
    board = hand.region("board").box
    assert hand.pixel(board.x + 40, board.y + 180) == (0x39, 0x5A, 0x51)
    hand.tap_cell("row0")
    assert hand.pixel(board.x + 40, board.y + 180) == (0xFF, 0xE0, 0x8A)


def test_slots_fill_from_left_to_right_and_a_filled_one_can_be_filled_again(hand: Hand) -> None:
    hand.take(PLAYS["slots"])
    for order in ("North", "South", "Rest", "Rest", "Rest"):  # only two rests are there
        hand.tap(order, nth=hand.texts("form").count(order) - 1)
    hand.tap("South", nth=1)
    hand.tap("South", nth=2)
    hand.tap("North", nth=0)  # the first slot once more
    hand.tap("South", nth=hand.texts("form").count("South") - 1)
    hand.tap("Write the orders down")
    assert answered(hand) == {"orders": ["s", "s", "rest", "rest", "s", "s"]}


def test_of_two_equal_letters_each_says_in_which_slot_it_is(hand: Hand) -> None:
    letters = (OptionView(value="later", text="Not now"), OptionView(value="tyre", text="Tyre"))
    cards = SlotsView(name="cards", label="Cards", slots=2, options=letters, default=("later", "later"))
    hand.take(play(cards))
    assert [text for text in hand.texts("form") if text[1:2] == ":"] == ["1: Not now", "2: Not now"]
    hand.tap("Tyre")
    assert hand.reads("Not now")
    assert not hand.reads("2: Not now")


def test_a_die_takes_its_number_and_the_next_die_is_in_turn(hand: Hand) -> None:
    hand.take(PLAYS["throw"])
    hand.tap("1", region="form")  # could become 10 to 19
    hand.tap("7", region="form")
    hand.tap("4", region="form")
    hand.tap("Red")
    hand.tap("Write the dice down")
    assert answered(hand) == {"pips": {"g1": 17, "y1": 4, "c1": "red"}}


def test_a_tap_on_a_die_types_it_again(hand: Hand) -> None:
    hand.take(PLAYS["throw"])
    hand.tap("8", region="form")
    hand.tap("4", region="form")
    hand.tap("8", region="form")
    hand.tap("2", region="form")
    hand.tap("→")
    hand.tap("Blue")
    hand.tap("Write the dice down")
    assert answered(hand) == {"pips": {"g1": 2, "y1": 4, "c1": "blue"}}


def test_a_name_is_typed_with_a_capital_and_erased(hand: Hand) -> None:
    hand.take(PAGES["name"])
    for _ in "Ana":
        hand.tap("⌫")
    for letter in ("B", "o", "space"):
        hand.tap(letter)
    hand.tap("1é")
    hand.tap("2")
    hand.tap("Sit Bo 2 down")
    assert hand.sent == [Answer(form="~name/0", values={"name": "Bo 2"})]


@pytest.mark.parametrize(
    ("field", "keys", "typed"),
    [
        (
            TextView(name="name", label="", most=16, exact=True),
            ("q", "⇧", "W", "1é", "2", "@#", "#", '"', "abc", "e"),
            'qW2#"e',
        ),
        (TextView(name="name", label="", most=7, digits=True), ("3", "1", "2"), "312"),
    ],
)
def test_a_password_is_typed_with_every_sign_of_ascii_and_a_number_opens_the_digits(
    hand: Hand, field: TextView, keys: tuple[str, ...], typed: str
) -> None:
    (ask,) = PAGES["name"].asks
    form = structs.replace(ask.forms[0], fields=(field,))
    hand.take(structs.replace(PAGES["name"], asks=(structs.replace(ask, forms=(form,)),)))
    for key in keys:
        hand.tap(key)
    hand.tap(f"Sit {typed} down")
    assert hand.sent == [Answer(form="~name/0", values={"name": typed})]


@pytest.mark.parametrize("lang", LANGS)
def test_the_keyboards_pages_together_have_all_of_ascii_and_the_letters_lie_in_three_rows_of_ten(lang: str) -> None:
    rows = welcome(lang).words["letters"].split()
    assert [len(row) for row in rows] == [10, 10, 10]
    letters = "".join(rows)
    for page in (letters, keyboard.ALPHABET):
        typed = {*page, *page.upper(), *keyboard.SIGNS, *keyboard.SYMBOLS}
        assert {chr(code) for code in range(33, 127)} <= typed


def test_a_keyboard_at_the_table_types_and_confirms_and_goes_back(hand: Hand) -> None:
    hand.take(PAGES["name"])
    hand.stage.take_key("backspace")
    hand.stage.take_text("n")
    hand.stage.take_key("enter")
    hand.take(PAGES["name"])
    hand.stage.take_key("escape")
    assert hand.sent == [Answer(form="~name/0", values={"name": "Ann"}), Go(page="play")]
    hand.take(PLAYS["choice"])
    hand.stage.take_key("escape")
    assert hand.sent[2:] == []


def two_texts() -> Show:
    """The question for a Wi-Fi: both fields have a keyboard, one is visible."""
    (ask,) = PAGES["name"].asks
    fields = tuple(TextView(name=name, label=name.title(), most=32, exact=True) for name in ("name", "password"))
    form = structs.replace(ask.forms[0], fields=fields, confirm="Use {name}: {password}")
    return structs.replace(PAGES["name"], asks=(structs.replace(ask, forms=(form,)),))


def test_a_keyboard_at_the_table_types_into_the_text_that_is_seen(hand: Hand) -> None:
    hand.take(two_texts())
    hand.tap("Password")
    hand.stage.take_text("q")
    hand.stage.take_text("x")
    hand.stage.take_key("backspace")
    assert "q" in hand.texts("form")
    hand.tap("Name")
    hand.stage.take_text("h")
    hand.stage.take_text("i")
    hand.stage.take_key("enter")
    assert hand.sent == [Answer(form="~name/0", values={"name": "hi", "password": "q"})]


def test_a_seats_button_confirms_its_form_when_that_is_in_front_and_complete(hand: Hand) -> None:
    hand.take(PLAYS["choice"])
    hand.stage.press(Press(form=FORM))
    hand.tap("Claim 3")
    hand.stage.press(Press(form="r3:other@41"))
    assert hand.sent == []
    hand.stage.press(Press(form=FORM))
    assert answered(hand) == {"tile": ["claim"]}


UI = Path(__file__).parents[2] / "ui"


def used() -> set[str]:
    """The words that the touchscreen uses."""
    sources = "".join(path.read_text(encoding="utf-8") for path in UI.rglob("*.py"))
    return set(re.findall(r'word\((?:desk, )?"([a-z-]+)"\)', sources))


@pytest.mark.parametrize("lang", LANGS)
def test_every_word_that_the_screen_uses_has_a_text_in_every_language(lang: str) -> None:
    said = welcome(lang).words
    assert {"paused", "why", "missing"} <= used()
    assert used() <= {word for word, text in said.items() if text}
