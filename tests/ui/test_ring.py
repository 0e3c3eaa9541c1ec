"""A keyboard at the table: a ring visits every target, Enter taps it, and some keys may stand for buttons."""

from __future__ import annotations

from msgspec import structs

from companion.view.palette import DAY
from companion.view.wire import Answer, Back, ChoiceView, Disc, Drawing, Fact, Go, Hold, Key, OptionView, Show
from hardware.gesture import F_KEYS
from tests.samples import PAGES, PLAYS, SHOWS, play
from tests.ui.hand import Hand, Keyboard
from tests.ui.test_auto import coming
from ui.screen import ring
from ui.state.acts import Confirm, Put
from ui.window.key_names import NAMES

TAB, SPACE, ENTER, DOWN = 9, 32, 13, 274


def on(hand: Hand) -> ring.RingStop:
    """The ring's current target."""
    stop = hand.stage._ring
    assert stop is not None
    return stop


def unreached(hand: Hand) -> list[ring.RingStop]:
    """The targets that no key reaches."""
    there = hand.stage._stops()
    first = ring.first_stop(there)
    found = [] if first is None else [first]
    for stop in found:
        for key in ("tab", "left", "right", "up", "down"):
            to = ring.next_stop(there, stop, key)
            found += [to] if to and to not in found else []
    return [stop for stop in there if stop not in found]


def test_everything_that_can_be_tapped_is_reached_with_tab_and_arrow_keys(hand: Hand) -> None:
    cut_off = {}
    for name, show in SHOWS.items():
        hand.take(show)
        cut_off[name] = unreached(hand)
    assert {name for name, stops in cut_off.items() if stops} == set()


def test_a_place_on_the_middle_of_a_large_ground_is_reached(hand: Hand) -> None:
    ground = Disc(x=180, y=200, r=150, fill="felt2", hit="mat")
    cells = (Disc(x=180 + x, y=200, r=30, fill="paper", hit=f"c{x}") for x in (-90, 0, 90))
    drawing = Drawing(width=376, height=400, shapes=(ground, *cells))
    hand.take(structs.replace(PLAYS["choice"], drawing=drawing, closer="cell"))
    assert unreached(hand) == []
    assert {"cell/c-90", "cell/c0", "cell/c90"} <= {str(getattr(s.target.act, "page", "")) for s in hand.stage._stops()}


def test_a_form_is_filled_in_and_confirmed_by_keyboard_alone(hand: Hand, keyboard: Keyboard) -> None:
    hand.take(PLAYS["choice"])
    keyboard.press(TAB)
    first = on(hand).target.act
    assert isinstance(first, Put)
    keyboard.press(SPACE)
    assert on(hand).region == "form"
    while not isinstance(on(hand).target.act, Confirm):
        keyboard.press(TAB)
    keyboard.press(ENTER)
    (answer,) = (each for each in hand.sent if not isinstance(each, Key))
    assert isinstance(answer, Answer)
    assert answer.values[first.row[0]] == list(first.value)


def test_the_ring_is_seen_and_gone_when_there_is_a_finger(hand: Hand, keyboard: Keyboard) -> None:
    hand.take(PLAYS["choice"])
    keyboard.press(TAB)
    seen = on(hand).seen
    bright = tuple(int(DAY["cream"][i : i + 2], 16) for i in (1, 3, 5))
    assert hand.pixel(seen.x + seen.w / 2, seen.y + 2) == bright
    hand.tap(hand.texts("form")[0])
    assert hand.stage._ring is None
    assert hand.pixel(seen.x + seen.w / 2, seen.y + 2) != bright


def test_with_another_question_the_ring_comes_to_what_it_asks(hand: Hand, keyboard: Keyboard) -> None:
    hand.take(PLAYS["choice"])
    keyboard.press(TAB, TAB)
    asked = PLAYS["cells"].asks[0]
    form = structs.replace(asked.forms[0], id="another@1")
    hand.take(structs.replace(PLAYS["cells"], asks=(structs.replace(asked, forms=(form,)),)))
    act = on(hand).target.act
    assert isinstance(act, Put)
    assert act.form == "another@1"


def test_while_others_play_the_ring_stays_where_it_is(hand: Hand, keyboard: Keyboard) -> None:
    hand.take(PLAYS["choice"])
    keyboard.press(TAB, TAB)
    before = on(hand).target.act
    hand.take(structs.replace(PLAYS["choice"], seq=9, news=()))
    assert on(hand).target.act == before


def long_form() -> Show:
    options = tuple(OptionView(value=n, text=f"Field number {n} and what it is called") for n in range(24))
    return play(ChoiceView(name="field", label="Field", options=options), confirm="Take {field}")


def test_the_form_is_scrolled_to_where_the_ring_is(hand: Hand, keyboard: Keyboard) -> None:
    hand.take(long_form())
    keyboard.press(*[TAB] * 24)
    form, stop = hand.region("form"), on(hand)
    assert hand.stage.display.scroll_offset(form) > 0
    assert form.box.y <= stop.seen.y
    assert stop.seen.bottom <= form.box.bottom


def test_a_long_text_is_scrolled_with_arrow_keys(hand: Hand, keyboard: Keyboard) -> None:
    lines = tuple(Fact(text=f"Line {n}") for n in range(60))
    hand.take(structs.replace(PAGES["name"], page="log", facts=lines, asks=()))
    keyboard.press(TAB, *[DOWN] * 8)
    assert hand.stage.display.scroll_offset(hand.region("form")) > 100


def test_a_space_that_is_typed_taps_nothing(hand: Hand, keyboard: Keyboard) -> None:
    hand.take(PAGES["name"])
    keyboard.press(TAB, SPACE)
    assert [each for each in hand.sent if not isinstance(each, Key)] == []


def test_a_held_key_taps_once(hand: Hand, keyboard: Keyboard) -> None:
    hand.take(structs.replace(PAGES["rule"], back=Back(text="Back", go="play")))
    keyboard.press(TAB)
    for _ in range(4):
        keyboard.down(ENTER)
    assert len([each for each in hand.sent if isinstance(each, Go)]) == 1


def test_a_ring_that_moves_keeps_the_table_from_going_on_by_itself(hand: Hand, keyboard: Keyboard) -> None:
    hand.take(coming())
    keyboard.press(TAB)
    assert [each for each in hand.sent if isinstance(each, Hold)]


F1, KP_1, LETTER_A = 282, 257, 97


def test_a_key_is_sent_by_its_linux_name_when_it_goes_down_and_up(hand: Hand, keyboard: Keyboard) -> None:
    hand.take(PLAYS["choice"])
    keyboard.down(KP_1)
    keyboard.up(KP_1)
    assert hand.sent == [Key(key="KEY_KP1", down=True), Key(key="KEY_KP1", down=False)]


def test_a_key_that_repeats_itself_is_sent_once(hand: Hand, keyboard: Keyboard) -> None:
    hand.take(PLAYS["choice"])
    for _ in range(10):
        keyboard.down(F1)
    assert hand.sent == [Key(key="KEY_F1", down=True)]


def test_what_is_typed_into_a_text_is_no_button(hand: Hand, keyboard: Keyboard) -> None:
    hand.take(PAGES["name"])
    keyboard.down(LETTER_A)
    assert hand.sent == []


def test_the_screen_s_own_keys_are_no_buttons(hand: Hand, keyboard: Keyboard) -> None:
    hand.take(PLAYS["choice"])
    keyboard.down(ENTER)
    assert not [each for each in hand.sent if isinstance(each, Key)]


def test_every_key_that_is_a_button_without_any_wish_can_be_sent() -> None:
    assert {each.key for each in F_KEYS} <= set(NAMES.values())
