"""Real touches on the real window: what people tap, and exactly what the core then gets."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from companion.view.palette import DAY
from companion.view.wire import (
    Answer,
    AskView,
    Back,
    CellsView,
    ClockView,
    FormView,
    Go,
    OptionView,
    Pause,
    Press,
    Redo,
    Refused,
    Set,
    Show,
    SlotsView,
    Text,
    TextView,
    Undo,
)
from tests.samples import (
    BIG_CLOCK,
    CHOICE,
    CHOICES,
    DICE,
    FEW,
    HOME,
    LARGE,
    MANY,
    PAGES,
    PLAYS,
    ROWS,
    TAPPED,
    play,
)
from tests.ui.hand import Hand, answered
from ui.form import keyboard

pytestmark = pytest.mark.screen
FORM = "r3:test@41"
DIGIT = 0.711  # height of a digit, in parts of the size of the letters
NUMBERED = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")
LONG_FORM = (CHOICE, *(structs.replace(CHOICES[1], name=name, key="") for name in NUMBERED))
PAGE_FORM = structs.replace(play(*LONG_FORM), drawing=None)  # beside a board it would be asked field by field


@pytest.fixture
def hand(window: Any) -> Hand:
    return Hand(window)


# ---- choosing and confirming ------------------------------------------------------------------------------
def test_choosing_sends_nothing_and_confirm_says_and_sends_what_was_chosen(hand: Hand) -> None:
    hand.take(PLAYS["choice"])
    assert hand.texts("go") == ["Fill in every field"]
    hand.tap("Claim 3")
    assert hand.sent == []
    hand.tap("Take Claim 3")
    assert hand.sent == [Answer(form=FORM, values={"tile": "claim"})]


def test_confirm_does_nothing_while_something_is_missing(hand: Hand) -> None:
    hand.take(PLAYS["choice"])
    hand.tap("Fill in every field")
    assert hand.sent == []


def test_a_field_that_hangs_on_another_appears_with_it_and_is_left_out_without_it(hand: Hand) -> None:
    hand.take(PLAYS["choice"])
    assert "Who gets it?" not in hand.texts("form")
    hand.tap("Catapult")
    assert "Who gets it?" in hand.texts("form")
    hand.tap("Ana", region="form")
    hand.tap("Claim 3")
    assert "Who gets it?" not in hand.texts("form")
    hand.tap("Catapult")
    hand.tap("Take Catapult")
    assert answered(hand) == {"tile": "catapult", "victim": 0}


def test_the_usual_answer_is_chosen_beforehand_and_several_can_be_chosen(hand: Hand) -> None:
    hand.take(PLAYS["many"])
    hand.tap("Red 1")
    assert hand.reads("Roll Green 2, Red 1 again")
    hand.stage.key("enter")
    assert answered(hand) == {"dice": ["a", "c"]}


def test_numbers_are_keys_or_steps_and_jumps(hand: Hand) -> None:
    hand.take(PLAYS["amounts"])
    hand.tap("5", region="form")
    for step in ("+", "+", "−", "+5", "+5", "−5"):
        hand.tap(step)
    hand.tap("Commit 5")
    assert answered(hand) == {"count": 5, "value": 12 + 1 + 1 - 1 + 5 + 5 - 5}


def test_where_there_is_room_a_number_has_smaller_jumps_too(hand: Hand) -> None:
    hand.take(play(LARGE, confirm="Pay {value}"))
    for step in ("+2", "+2", "−2", "−5"):
        hand.tap(step)
    hand.tap("Pay 9")
    assert answered(hand) == {"value": 9}


def test_up_to_thirteen_numbers_have_a_key_each(hand: Hand) -> None:
    hand.take(PAGES["dozen"])
    hand.tap("11", region="form")
    hand.tap("Pay 11")
    assert answered(hand) == {"gold": 11}


def test_short_options_stand_in_a_grid_and_what_they_mean_below_it(hand: Hand) -> None:
    hand.take(PAGES["stakes"])
    assert hand.reads("0: Costs a −1 chip")
    hand.tap("6", nth=0, region="form")
    hand.tap("Commit 6")
    assert answered(hand) == {"count": 6}


def test_steps_stop_at_the_ends(hand: Hand) -> None:
    hand.take(PLAYS["amounts"])
    for _ in range(4):
        hand.tap("−5")
    assert "0" in hand.texts("form")
    hand.tap("−5")
    hand.tap("Commit 3")
    assert answered(hand) == {"count": 3, "value": 0}


def test_things_are_shared_out_line_by_line_and_a_tap_on_the_name_adds_one(hand: Hand) -> None:
    hand.take(structs.replace(play(structs.replace(ROWS[0], key=""), confirm="These"), news=()))
    hand.tap("+", nth=0)
    hand.tap("Infantry")
    hand.tap("−", nth=0)
    hand.tap("Infantry")
    hand.tap("King")
    hand.tap("King")  # there is only one
    assert "3 / 3" in hand.texts("form")
    hand.tap("These")
    assert answered(hand) == {"kinds": {"infantry": 2, "king": 1}}


# ---- the board, slots, dice, text ----------------------------------------------------------------------------
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


def test_an_option_with_a_cell_is_chosen_by_its_key_or_on_the_board(hand: Hand) -> None:
    rows = tuple(structs.replace(o, cell=f"row{i}") for i, o in enumerate(CHOICE.options))
    hand.take(play(structs.replace(CHOICE, options=rows), confirm="Take {tile}"))
    hand.tap_cell("row2")
    hand.tap("Take Withdraw tokens")
    assert answered(hand) == {"tile": "withdraw"}


def test_a_single_cell_is_sent_as_one_value(hand: Hand) -> None:
    hand.take(play(CellsView(name="row", label="Which row?", allowed=("row0", "row1")), confirm="This one"))
    hand.tap_cell("row0")
    hand.tap_cell("row1")
    hand.tap("This one")
    assert answered(hand) == {"row": "row1"}


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


def test_dice_that_a_reader_sent_are_shown_as_if_typed(hand: Hand) -> None:
    show = PLAYS["throw"]
    hand.take(show)
    hand.tap("8", region="form")
    form = structs.replace(show.asks[0].forms[0], filled={"pips": {"g1": 5, "y1": 6, "c1": "red"}})
    hand.take(structs.replace(show, seq=8, asks=(structs.replace(show.asks[0], forms=(form,)),)))
    hand.tap("Write the dice down")
    assert answered(hand) == {"pips": {"g1": 5, "y1": 6, "c1": "red"}}


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


def test_a_password_is_typed_as_it_is_with_every_sign_of_ascii(hand: Hand) -> None:
    (ask,) = PAGES["name"].asks
    field = TextView(name="name", label="Password", most=16, exact=True)
    form = structs.replace(ask.forms[0], fields=(field,))
    hand.take(structs.replace(PAGES["name"], asks=(structs.replace(ask, forms=(form,)),)))
    for key in ("q", "⇧", "W", "1é", "2", "@#", "#", '"', "abc", "e"):
        hand.tap(key)
    hand.tap('Sit qW2#"e down')
    assert hand.sent == [Answer(form="~name/0", values={"name": 'qW2#"e'})]


def test_the_keyboards_pages_together_have_all_of_ascii() -> None:
    letters = "".join(keyboard.QWERTY)
    for page in (letters, keyboard.ALPHABET):
        typed = {*page, *page.upper(), *keyboard.SIGNS, *keyboard.SYMBOLS}
        assert {chr(code) for code in range(33, 127)} <= typed


def test_a_keyboard_at_the_table_types_and_confirms_and_goes_back(hand: Hand) -> None:
    hand.take(PAGES["name"])
    hand.stage.key("backspace")
    hand.stage.text("n")
    hand.stage.key("enter")
    hand.take(PAGES["name"])
    hand.stage.key("escape")
    assert hand.sent == [Answer(form="~name/0", values={"name": "Ann"}), Go(page="play")]


def test_a_seats_button_confirms_its_form_when_that_is_in_front_and_complete(hand: Hand) -> None:
    hand.take(PLAYS["choice"])
    hand.stage.press(Press(form=FORM))
    hand.tap("Claim 3")
    hand.stage.press(Press(form="r3:other@41"))
    assert hand.sent == []
    hand.stage.press(Press(form=FORM))
    assert answered(hand) == {"tile": "claim"}


# ---- fields that count at once -------------------------------------------------------------------------------
def test_a_field_that_counts_at_once_is_sent_at_once_and_never_with_confirm(hand: Hand) -> None:
    hand.take(PAGES["house_rules"])
    hand.tap("Dark")
    hand.tap("+")
    hand.tap("+")
    assert hand.sent == [
        Set(form="~house-rules", name="light", value="night"),
        Set(form="~house-rules", name="rounds", value=9),
        Set(form="~house-rules", name="rounds", value=10),
    ]
    assert hand.texts("go") == []


def test_home_has_a_card_per_game_and_goes_on_with_the_one_that_waits(hand: Hand) -> None:
    hand.take(HOME)
    hand.tap("Akkon")
    hand.tap("Settings")
    assert hand.sent == [Set(form="~home", name="game", value="akkon"), Go(page="settings")]
    hand.stage.key("enter")
    assert hand.sent[-1] == Answer(form="~resume", values={})


# ---- answers on their way -------------------------------------------------------------------------------------
def test_a_double_tap_on_confirm_answers_once(hand: Hand) -> None:
    hand.take(PLAYS["amounts"])
    hand.tap("Commit 3")
    hand.tap("Commit 3")
    assert len(hand.sent) == 1


def test_a_double_tap_does_not_confirm_the_form_that_comes_next(hand: Hand) -> None:
    hand.take(PLAYS["amounts"])
    hand.tap("Commit 3")
    later = play(FEW, confirm="Pay {count}")
    form = structs.replace(later.asks[0].forms[0], id="r3:pay@42")
    hand.take(structs.replace(later, seq=8, asks=(AskView(ask="r3:pay@42", seat=2, text="Cem", forms=(form,)),)))
    hand.between_s = 0.4
    hand.tap("Pay 3")
    assert len(hand.sent) == 1
    hand.now_s += 1
    hand.tap("Pay 3")
    assert hand.sent[1] == Answer(form="r3:pay@42", values={"count": 3})


def test_a_refusal_stands_above_confirm_tells_why_and_goes_at_the_next_tap(hand: Hand) -> None:
    hand.take(PLAYS["amounts"])
    hand.tap("Commit 3")
    hand.take(Refused(text="Cem has only 2 tokens", rule="BNB-12", form=FORM))
    assert hand.reads("Cem has only 2 tokens")
    hand.tap("Why?", region="foot")
    assert hand.sent[1:] == [Go(page="rule/BNB-12")]
    assert not hand.reads("Cem has only 2 tokens")
    hand.tap("2", region="form")
    hand.tap("Commit 2")
    assert hand.sent[2:] == [Answer(form=FORM, values={"count": 2, "value": 12})]


def test_why_opens_the_paragraph_and_what_was_chosen_is_still_there_afterwards(hand: Hand) -> None:
    hand.take(PLAYS["choice"])
    hand.tap("Withdraw tokens")
    hand.tap("Why?")
    assert hand.sent == [Go(page="rule/BNB-27")]
    hand.take(PAGES["rule"])
    hand.take(PLAYS["choice"])
    assert "Take Withdraw tokens" in hand.texts("go")


def test_what_was_chosen_survives_what_others_do(hand: Hand) -> None:
    hand.take(PLAYS["choice"])
    hand.tap("Claim 3")
    hand.take(structs.replace(PLAYS["choice"], seq=8, news=()))
    assert "Take Claim 3" in hand.texts("go")


def test_a_tap_counts_only_if_its_key_is_still_there_when_the_finger_goes_up(hand: Hand) -> None:
    hand.take(PLAYS["amounts"])
    go = hand.region("go").box
    touch = hand.touch(go.x + 100, go.y + 40)
    hand.take(structs.replace(PLAYS["amounts"], seq=8, asks=()))
    touch.touch_up()
    assert hand.sent == []


def test_without_a_line_to_the_core_the_screen_says_so_and_confirm_waits(hand: Hand) -> None:
    hand.take(PLAYS["amounts"])
    hand.stage.link(False)
    assert hand.reads("No connection to the companion.")
    assert hand.texts("go") == ["Connecting…"]
    hand.tap("Connecting…")
    hand.stage.link(True)
    hand.tap("Commit 3")
    assert len(hand.sent) == 1


def test_an_answer_that_cannot_be_sent_is_not_lost_from_the_form(hand: Hand) -> None:
    hand.take(PLAYS["amounts"])
    hand.is_up = False
    hand.tap("Commit 3")
    assert hand.texts("go") == ["Connecting…"]
    hand.is_up = True
    hand.stage.link(True)
    hand.tap("Commit 3")
    assert len(hand.sent) == 1


# ---- alternatives and asks ------------------------------------------------------------------------------------
def test_another_answer_changes_the_form_and_only_confirm_changes_the_game(hand: Hand) -> None:
    hand.take(PLAYS["many"])
    hand.tap("Pass")
    assert hand.sent == []
    assert hand.texts("go") == ["Cem passes"]
    hand.tap("Roll your dice", region="foot")  # and back
    assert hand.texts("go") == ["Roll Green 2 again"]
    hand.tap("Pass")
    hand.tap("Cem passes")
    assert hand.sent == [Answer(form="r3:pass@41", values={})]


def test_of_several_asks_the_chosen_one_stays_in_front_while_it_is_open(hand: Hand) -> None:
    show = PAGES["several"]
    hand.take(show)
    assert hand.texts("go") == ["Ana is ready"]
    hand.tap("Bo", region="form")
    assert hand.texts("go") == ["Bo is ready"]
    hand.take(structs.replace(show, seq=8, asks=show.asks[1:]))
    assert hand.texts("go") == ["Bo is ready"]
    hand.take(structs.replace(show, seq=9, asks=(show.asks[0], show.asks[2])))
    assert hand.texts("go") == ["Ana is ready"]


def test_each_ask_keeps_what_is_chosen_in_it(hand: Hand) -> None:
    hand.take(PAGES["several"])
    hand.tap("6", region="form")
    hand.tap("Cem", region="form")
    hand.tap("Ana", region="form")
    hand.tap("Ana is ready")
    assert hand.sent == [Answer(form="ready0@41", values={"count": 6})]


# ---- corners ----------------------------------------------------------------------------------------------------
def test_the_bottom_left_corner_takes_back_what_it_names(hand: Hand) -> None:
    hand.take(PLAYS["choice"])
    hand.tap("↶ Undo")
    hand.tap("↶ Undo")
    assert hand.sent == [Undo(n=41)]


def test_what_was_undone_can_be_redone_beside_it(hand: Hand) -> None:
    undone = Back(text="Redo", what="Bo: pass", n=42)
    hand.take(structs.replace(PLAYS["choice"], redo=undone))
    hand.tap("Redo")
    assert hand.sent == [Redo(n=42)]
    hand.take(structs.replace(PLAYS["choice"], seq=9, redo=undone))
    hand.tap("Undo")
    assert hand.sent == [Redo(n=42), Undo(n=41)]


def test_a_second_quick_tap_is_not_meant_for_what_has_come_under_the_finger(hand: Hand) -> None:
    hand.take(PAGES["rule"])
    hand.tap("↶ Back")
    hand.between_s = 0.4
    hand.take(structs.replace(PLAYS["choice"], seq=9))
    hand.tap("↶ Undo")
    assert hand.sent == [Go(page="play")]
    hand.between_s = 1.0
    hand.tap("↶ Undo")
    assert hand.sent == [Go(page="play"), Undo(n=41)]


def test_a_quick_tap_elsewhere_counts(hand: Hand) -> None:
    hand.take(PAGES["rule"])
    hand.tap("↶ Back")
    hand.between_s = 0.2
    hand.take(structs.replace(PLAYS["choice"], seq=9))
    hand.tap("Battles &")
    assert hand.sent == [Go(page="play"), Go(page="menu")]


def test_the_bottom_left_corner_leads_back_from_a_page(hand: Hand) -> None:
    hand.take(PAGES["rule"])
    hand.tap("↶ Back")
    assert hand.sent == [Go(page="play")]


def test_a_phone_that_asks_is_let_in_by_one_tap_and_the_board_stays(hand: Hand) -> None:
    hand.take(PAGES["knocks"])
    numbers = [t for t in hand.region("knock").block.shapes if isinstance(t, Text) and t.text in ("55", "88")]
    assert [t.size * DIGIT for t in numbers] == pytest.approx([50, 50], abs=1)
    assert hand.reads("Claim 3")
    hand.tap("Yes")
    hand.take(structs.replace(PAGES["knocks"], seq=9, knocks=PAGES["knocks"].knocks[1:]))
    hand.tap("Nee")
    assert hand.sent == [
        Answer(form="~phones/55", values={"yes": True}),
        Answer(form="~phones/88", values={"yes": False}),
    ]


def test_the_plate_opens_the_menu_and_a_seat_its_page(hand: Hand) -> None:
    hand.take(PLAYS["choice"])
    hand.tap("Battles &")
    hand.tap("Bo", region="rail")
    assert hand.sent == [Go(page="menu"), Go(page="seat/1")]


def test_news_tell_why(hand: Hand) -> None:
    hand.take(PLAYS["cells"])
    hand.tap("Bo had most builders: +3")
    assert hand.sent == [Go(page="rule/BNB-21")]


def test_a_tap_on_a_cell_that_nothing_asks_for_looks_closer_at_it(hand: Hand) -> None:
    hand.take(structs.replace(PLAYS["choice"], closer="cell"))
    hand.tap_cell("row1")
    assert hand.sent == [Go(page="cell/row1")]


def test_a_tap_on_a_cell_beside_those_that_are_asked_for_says_so_and_fills_nothing(hand: Hand) -> None:
    where = CellsView(name="at", label="Where?", allowed=("row1",))
    hand.take(structs.replace(play(where), closer="cell"))
    hand.tap_cell("row0")
    assert hand.reads("That place is not asked for: the lit ones are. Tap it again to look at it.")
    hand.tap_cell("row1")
    hand.tap_cell("row0")
    hand.tap_cell("row0")
    assert hand.sent == [Go(page="cell/row0")]
    hand.tap("Save note")
    assert hand.sent[1:] == [Answer(form=FORM, values={"at": "row1"})]


def test_a_lit_cell_answers_whatever_form_is_in_front(hand: Hand) -> None:
    where = CellsView(name="at", label="Where?", allowed=("row1",))
    other = FormView(id="other@41", label="Somewhere", confirm="Go there", fields=(where,))
    later = structs.replace(other, id="later@41", fields=(structs.replace(where, allowed=("row2",)),))
    show = play(FEW, others=(other,))
    ask = AskView(ask="later@41", seat=1, text="Bo", forms=(later,))
    hand.take(structs.replace(show, asks=(*show.asks, ask)))
    hand.tap_cell("row2")
    assert hand.texts("go") == ["Go there"]
    hand.tap("Go there")
    assert hand.sent == [Answer(form="later@41", values={"at": "row2"})]
    hand.take(structs.replace(show, seq=9))
    hand.tap_cell("row1")
    hand.tap("Go there")
    assert hand.sent[1:] == [Answer(form="other@41", values={"at": "row1"})]


def test_a_hit_on_the_drawing_opens_its_page(hand: Hand) -> None:
    show = PLAYS["choice"]
    assert show.drawing
    shapes = tuple(
        structs.replace(s, hit="go:fix/one/gold") if getattr(s, "hit", "") == "row1" else s
        for s in show.drawing.shapes
    )  # fmt: skip
    hand.take(structs.replace(show, drawing=structs.replace(show.drawing, shapes=shapes)))
    hand.tap_cell("go:fix/one/gold")
    assert hand.sent == [Go(page="fix/one/gold")]


# ---- clocks -----------------------------------------------------------------------------------------------------
def test_the_clock_counts_by_itself_and_shows_only_seconds_at_the_end(hand: Hand) -> None:
    hand.take(PLAYS["choice"])
    assert "0:34" in hand.texts("clock")
    hand.now_ms += 20_500
    hand.stage.tick()
    assert "0:14" in hand.texts("clock")
    hand.now_ms += 5_000
    hand.stage.tick()
    assert "9" in hand.texts("clock")
    hand.now_ms += 60_000
    hand.stage.tick()
    assert "0" in hand.texts("clock")


def test_a_clock_that_counts_up_goes_on_past_the_hour(hand: Hand) -> None:
    up = ClockView(id="table", label="so far", ms=3_599_000, down=False, running=True)
    hand.take(structs.replace(PLAYS["choice"], clock=up))
    assert "59:59" in hand.texts("clock")
    hand.now_ms += 1_000
    hand.stage.tick()
    assert "1:00:00" in hand.texts("clock")


def test_a_tap_on_the_clock_pauses_and_the_whole_bar_goes_on(hand: Hand) -> None:
    hand.take(PLAYS["choice"])
    hand.tap("0:34")
    hand.take(PAGES["paused"])
    assert "Paused" in hand.texts("band")
    hand.now_ms += 10_000
    hand.stage.tick()
    assert "0:34" in hand.texts("clock")
    hand.tap("Tap to resume")
    assert hand.sent == [Pause(on=True), Pause(on=False)]


def test_a_clock_that_all_wait_for_fills_the_board(hand: Hand) -> None:
    hand.take(PAGES["big_clock"])
    assert "34" in hand.texts("board")
    hand.now_ms += 1_000
    hand.stage.tick()
    assert "33" in hand.texts("board")
    corner = hand.region("clock").box
    hand.touch(corner.x + 70, 40).touch_up()
    assert hand.sent == [Pause(on=True)]


def test_the_big_clock_leaves_the_board_free_when_cells_are_asked_for(hand: Hand) -> None:
    hand.take(structs.replace(play(TAPPED, confirm="Take {rows}"), clock=BIG_CLOCK))
    assert "Open field" in hand.texts("board")
    assert "0:34" in hand.texts("clock")


# ---- watching, scrolling, night -----------------------------------------------------------------------------------
def test_who_only_watches_can_change_nothing(hand: Hand) -> None:
    asks: Show = structs.replace(PLAYS["amounts"], may=False, back=None)
    hand.take(asks)
    assert hand.texts("go") == []
    clock = hand.region("clock").box
    hand.touch(clock.x + 70, 40).touch_up()
    assert hand.sent == []


def test_a_long_form_follows_the_finger_and_a_drag_is_no_tap(hand: Hand) -> None:
    hand.take(PAGE_FORM)
    form = hand.region("form")
    touch = hand.touch(form.box.x + 240, form.box.y + 200)
    touch.touch_move(form.box.x + 240, hand.window.height - form.box.y - 100)
    assert hand.stage.display.scrolled(form) == pytest.approx(100)
    touch.touch_up()
    assert hand.sent == []
    assert hand.texts("go") == ["Fill in every field"]
    hand.take(PLAYS["choice"])
    assert hand.stage.display.scrolled(hand.region("form")) == 0


def test_what_scrolls_shows_an_arrow_until_its_end_is_reached(hand: Hand) -> None:
    hand.take(PAGE_FORM)
    box = hand.region("form").box
    tip = (box.x + box.w / 2, box.bottom - 5)
    assert hand.pixel(*tip) == tuple(bytes.fromhex(DAY["edge"].removeprefix("#")))
    hand.drag(hand.region("form"), 2000)
    assert hand.pixel(*tip) != tuple(bytes.fromhex(DAY["edge"].removeprefix("#")))


def test_the_form_scrolls_on_to_the_field_that_is_still_missing(hand: Hand) -> None:
    hand.take(PAGE_FORM)
    form = hand.region("form")
    assert hand.stage.display.scrolled(form) == 0
    hand.tap("Claim 3")
    for nth in range(6):
        hand.tap("2", nth=nth, region="form")
    assert hand.stage.display.scrolled(hand.region("form")) > 0
    hand.tap("2", nth=6, region="form")
    hand.tap("Save note")
    assert answered(hand) == {"tile": "claim"} | dict.fromkeys(NUMBERED, "2")


def test_night_paints_the_same_picture_in_other_colours(hand: Hand) -> None:
    form = FormView(id="x@1", label="Roll", confirm="Save note", fields=(MANY, DICE))
    show = structs.replace(PLAYS["many"], asks=(AskView(ask="x@1", seat=2, text="Cem", forms=(form,)),))
    hand.take(show)
    day = hand.stage.picture
    assert hand.pixel(600, 82) == (0xEF, 0xE4, 0xD0)
    hand.take(structs.replace(show, seq=8, night=True))
    assert hand.stage.picture == day
    assert hand.pixel(600, 82) == (0x24, 0x1B, 0x15)


def test_of_two_equal_letters_each_says_in_which_slot_it_is(hand: Hand) -> None:
    letters = (OptionView(value="later", text="Not now"), OptionView(value="tyre", text="Tyre"))
    cards = SlotsView(name="cards", label="Cards", slots=2, options=letters, default=("later", "later"))
    hand.take(play(cards))
    assert [text for text in hand.texts("form") if text[1:2] == ":"] == ["1: Not now", "2: Not now"]
    hand.tap("Tyre")
    assert hand.reads("Not now")
    assert not hand.reads("2: Not now")
