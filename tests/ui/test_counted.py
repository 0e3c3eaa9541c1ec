"""The tap counter for packaged games: the real touchscreen, and the message for a question without a way of taps."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from companion.errors import Trouble
from companion.testkit import taps
from companion.testkit.sample.pig import GAME as PIG
from companion.testkit.taps import Taps
from tests.pebbles.game import GAME as PEBBLES

pytestmark = pytest.mark.screen


@pytest.fixture(scope="module")
def evening() -> Iterator[Taps]:
    """Ana and Bo at the sample game."""
    counter = Taps(PIG, 2)
    yield counter
    counter.close()


def test_every_tap_counts_from_the_first_key_to_confirm(evening: Taps) -> None:
    assert evening.does("roll", {"dice": {"die": 4}}) == 2  # the face, and confirm
    assert evening.does("roll", {"dice": {"die": 2}}) == 2
    assert evening.does("stop") == 2  # its key, and confirm
    assert (evening.state.points, evening.state.turns) == ((6, 0), 1)


def test_what_is_not_asked_is_said_with_what_is(evening: Taps) -> None:
    with pytest.raises(AssertionError, match=r"sell .* is not asked, but .*'roll'"):
        evening.does("sell", {"goods": "marble"})


def test_what_no_tap_tells_is_said_and_nothing_is_written_down(evening: Taps) -> None:
    before = evening.state
    with pytest.raises(AssertionError, match="roll: no tap leads to"):
        evening.does("roll", {"dice": {"die": 9}})
    assert evening.state is before


def test_whoever_is_meant_of_several_that_are_asked_is_named_by_the_seat() -> None:
    counter = Taps(PEBBLES, 3)
    assert counter.does("fist", seat=2) >= 1
    with pytest.raises(AssertionError, match=r"fist .* is not asked"):
        counter.does("fist", seat=2)
    counter.close()


def test_without_opengl_it_says_which_packages_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(taps, "FINGER", ("false",))
    with pytest.raises(Trouble, match="screenshots-failed"), closing(Taps(PIG, 2)) as counter:
        counter.does("roll", {"dice": {"die": 4}})
