"""Keys of a keyboard or key pad as buttons."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hardware.config import KeyConfig
from hardware.gesture import F_KEYS, STUCK_MS, Keys
from hardware.signal import Lost, Pressed
from tests.hardware.fakes import Alarms, Clock, Heard

ONE = KeyConfig(key="KEY_KP1", seat=1)

Pad = Callable[..., Keys]


@pytest.fixture
def pad(heard: Heard, clock: Clock, alarms: Alarms) -> Pad:
    def wire(*configs: KeyConfig) -> Keys:
        keys = Keys(configs, clock, alarms)
        keys.start(heard.put)
        return keys

    return wire


def test_a_key_is_a_press_of_its_seat_at_the_first_touch(pad: Pad, heard: Heard) -> None:
    keys = pad(ONE)
    keys.key("KEY_A", True)  # stands for nothing
    keys.key("KEY_KP1", True)
    assert heard.all == [Pressed(device="key:KEY_KP1", button=0, at_ms=1_000)]


def test_a_key_that_repeats_itself_is_neither_a_second_press_nor_a_double_one(
    pad: Pad, heard: Heard, clock: Clock, alarms: Alarms
) -> None:
    keys = pad(ONE, KeyConfig(key="KEY_KP2", seat=2, double_ms=300))
    for name in ("KEY_KP1", "KEY_KP2"):
        for _ in range(20):
            keys.key(name, True)
            clock.advance(30)
            alarms.ring()
        keys.key(name, False)
    assert [(each.button, each.how) for each in heard.of(Pressed)] == [(0, "press"), (1, "press")]


def test_a_key_whose_screen_went_away_works_again_when_it_is_pressed(
    pad: Pad, heard: Heard, clock: Clock, alarms: Alarms
) -> None:
    keys = pad(ONE)
    keys.key("KEY_KP1", True)
    clock.advance(STUCK_MS)
    alarms.ring()
    keys.key("KEY_KP1", True)
    assert [type(each).__name__ for each in heard.all] == ["Pressed", "Lost", "Found", "Pressed"]
    assert isinstance(heard.all[1], Lost)


def test_without_any_key_in_the_file_f1_to_f5_are_the_chairs(pad: Pad, heard: Heard) -> None:
    keys = pad(*F_KEYS)
    for n in range(1, 6):
        keys.key(f"KEY_F{n}", True)
    assert [each.button for each in heard.of(Pressed)] == [0, 1, 2, 3, 4]
