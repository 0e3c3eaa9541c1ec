"""Touches arrive at the drawn place, with a desktop and without, at any rotation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.samples import PLAYS
from tests.ui.fingers import CLOCKWISE, desktop_hand, glass_hand
from tests.ui.hand import Hand, answered
from tests.ui.test_zoom import map_of, pinch

pytestmark = pytest.mark.screen


@pytest.fixture(params=CLOCKWISE)
def clockwise(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=[desktop_hand, glass_hand])
def hand(window: Any, clockwise: str, request: pytest.FixtureRequest) -> Iterator[Hand]:
    """A hand at a rotated picture."""
    with request.param(window, clockwise) as it:
        yield it


def test_a_finger_taps_where_the_picture_shows_it(hand: Hand) -> None:
    hand.take(PLAYS["choice"])
    hand.tap("Catapult")
    hand.tap("Ana", region="form")
    hand.tap("Take Catapult")
    assert answered(hand) == {"tile": ["catapult"], "victim": [0]}


def test_two_fingers_stretch_the_board(hand: Hand) -> None:
    hand.take(map_of())
    pinch(hand, 2)
    assert hand.stage.desk.glass.scale == pytest.approx(2, abs=0.05)
