"""A knob's contacts as detents, with bounces and missed edges."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from hardware.config import EncoderConfig
from hardware.pins import Inputs
from hardware.rotary import CIRCLE, Knob, Turn, turned
from hardware.signal import Turned
from hardware.simulator import MockPins
from tests.hardware.fakes import Alarms, Clock, Heard

RIGHT = (1, 2, 3, 0)
LEFT = (3, 2, 1, 0)


def detents(places: Iterable[int], steps: int = 4) -> list[int]:
    """The knob's detents on its way through these places of the circle."""
    turn, given = Turn(), []
    for place in places:
        turn, detent = turned(turn, *CIRCLE[place], steps)
        if detent:
            given.append(detent)
    return given


def test_a_detent_clockwise_is_one_and_the_other_way_minus_one() -> None:
    assert detents(RIGHT) == [1]
    assert detents(LEFT) == [-1]
    assert detents(RIGHT * 3 + LEFT * 2) == [1, 1, 1, -1, -1]
    assert detents(RIGHT, steps=2) == [1, 1]
    assert detents(LEFT, steps=1) == [-1, -1, -1, -1]


@pytest.mark.parametrize("way", [RIGHT, LEFT])
def test_contacts_that_bounce_at_every_edge_change_nothing(way: tuple[int, ...]) -> None:
    places = []
    before = 0
    for place in way:
        places += [place, before, place, before, place]
        before = place
    assert detents(places) == detents(way)


def test_a_knob_that_is_nudged_and_falls_back_gives_nothing() -> None:
    assert detents((1, 0, 3, 0, 1, 2, 1, 0)) == []


@pytest.mark.parametrize("missed", [0, 1, 2])
def test_one_missed_edge_loses_no_detent(missed: int) -> None:
    for way, given in ((RIGHT, 1), (LEFT, -1)):
        places = [place for i, place in enumerate(way) if i != missed]
        assert detents(places) == [given]


def test_the_way_back_across_missed_edges_never_counts_for_the_wrong_way() -> None:
    assert -1 not in detents((1, 3, 0, 2, 3, 0))


def turn(pins: MockPins, way: Iterable[int]) -> None:
    for place in way:
        for number, closed in zip((16, 26), CIRCLE[place], strict=True):
            pins.pin(number).drive_low() if closed else pins.pin(number).drive_high()


def test_a_knob_on_pins_says_whose_it_is_and_which_way_it_went(pins: MockPins, heard: Heard) -> None:
    knob = Knob("encoder:1", EncoderConfig(a=16, b=26, seat=2), Clock())
    inputs = Inputs([knob], lambda: pins, Alarms())
    inputs.start(heard.put)
    turn(pins, RIGHT + LEFT)
    inputs.stop()
    assert heard.all == [Turned(device="encoder:1", seat=1, steps=n, at_ms=1_000) for n in (1, -1)]


def test_a_knob_whose_second_pin_is_taken_lets_the_first_go(pins: MockPins, heard: Heard) -> None:
    other = Knob("encoder:0", EncoderConfig(a=5, b=26), Clock())
    other.open(pins, heard.put)
    inputs = Inputs([Knob("encoder:1", EncoderConfig(a=16, b=26), Clock())], lambda: pins, Alarms())
    inputs.start(heard.put)
    free = Knob("encoder:2", EncoderConfig(a=16, b=6), Clock())
    free.open(pins, heard.put)
    assert [type(signal).__name__ for signal in heard.all] == ["Lost"]
