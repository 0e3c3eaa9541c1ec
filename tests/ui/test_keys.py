"""A keyboard at the table: some of its keys may stand for buttons, unless they type."""

from __future__ import annotations

from companion.view.wire import Key
from hardware.gesture import F_KEYS
from tests.samples import PAGES, PLAYS
from tests.ui.hand import Hand, Keyboard
from ui.window.key_names import NAMES

F1, KP_1, LETTER_A, ENTER = 282, 257, 97, 13


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
