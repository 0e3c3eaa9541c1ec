"""The clocks of the real window, touches on them, and the sign that is shown with each sound."""

from __future__ import annotations

from itertools import combinations
from typing import Any, get_args, get_type_hints

import pytest
from msgspec import structs
from msgspec.structs import replace

from companion.view.palette import DAY
from companion.view.wire import ClockView, Cue, Pause, Show
from tests.samples import BIG_CLOCK, CHIPS, PAGES, PLAYS, TAPPED, play
from tests.ui.hand import Hand
from ui.screen.cue import SIGN_S, SIGNS, sign_shapes

pytestmark = pytest.mark.screen


def test_the_clock_counts_by_itself_and_shows_only_seconds_at_the_end(hand: Hand) -> None:
    hand.take(PLAYS["choice"])
    assert "0:34" in hand.texts("clock")
    hand.pass_ms(20_500)
    assert "0:14" in hand.texts("clock")
    hand.pass_ms(5_000)
    assert "9" in hand.texts("clock")
    hand.pass_ms(60_000)
    assert "0" in hand.texts("clock")


def test_a_tap_on_the_clock_pauses_and_the_whole_bar_goes_on(hand: Hand) -> None:
    hand.take(PLAYS["choice"])
    hand.tap("0:34")
    hand.take(PAGES["paused"])
    assert "Paused" in hand.texts("band")
    hand.pass_ms(10_000)
    assert "0:34" in hand.texts("clock")
    hand.tap("Tap to resume")
    assert hand.sent == [Pause(on=True), Pause(on=False)]


def test_a_clock_that_all_wait_for_fills_the_board(hand: Hand) -> None:
    hand.take(PAGES["big_clock"])
    assert "34" in hand.texts("board")
    hand.pass_ms(1_000)
    assert "33" in hand.texts("board")
    corner = hand.region("clock").box
    hand.touch(corner.x + 70, 40).touch_up()
    assert hand.sent == [Pause(on=True)]


def test_the_big_clock_leaves_the_board_free_when_cells_are_asked_for(hand: Hand) -> None:
    hand.take(structs.replace(play(TAPPED, confirm="Take {rows}"), clock=BIG_CLOCK))
    assert "Open field" in hand.texts("board")
    assert "0:34" in hand.texts("clock")


def test_every_seat_has_its_own_clock_in_the_rail_and_the_running_one_counts(hand: Hand) -> None:
    clocks = (ClockView(id=name, label="", ms=900_000, down=True, running=name == "Bo") for name in ("Ana", "Bo"))
    chips = tuple(structs.replace(chip, clock=clock) for chip, clock in zip(CHIPS, clocks, strict=False))
    hand.take(structs.replace(PLAYS["choice"], chips=chips))
    assert [text for text in hand.texts("rail") if ":" in text] == ["15:00", "15:00"]
    hand.pass_ms(65_000)
    assert [text for text in hand.texts("rail") if ":" in text] == ["15:00", "13:55"]


PLAY = next(iter(PLAYS.values()))


def show(n: int, kind: Any = "turn") -> Show:
    return replace(PLAY, seq=n, cue=Cue(n=n, kind=kind))


def signs(hand: Hand) -> list[str]:
    """The cues in the prompt bar."""
    band = hand.region("band")
    return [kind for kind, sign in SIGNS.items() if set(sign_shapes(sign, band.box)) <= set(band.block.shapes)]


def test_every_cue_has_a_sign_of_its_own_in_colours_that_there_are() -> None:
    assert set(SIGNS) == set(get_args(get_type_hints(Cue)["kind"]))
    assert all(sign.ground in DAY and sign.ink in DAY for sign in SIGNS.values())
    assert all(a != b for a, b in combinations(SIGNS.values(), 2))


def test_a_new_cue_is_shown_for_a_moment_and_goes_by_itself(hand: Hand) -> None:
    hand.take(show(1, "written"))
    assert signs(hand) == []  # the first Show of all: nothing has happened here
    hand.take(show(2, "turn"))
    assert signs(hand) == ["turn"]
    wait_s = hand.stage.until_next_s()
    assert wait_s is not None
    assert wait_s <= SIGN_S
    hand.now_s += SIGN_S
    hand.stage.tick()
    assert signs(hand) == []


def test_a_tap_on_the_prompt_bar_still_counts_under_the_sign(hand: Hand) -> None:
    hand.take(replace(show(1), paused=True), replace(show(2), paused=True))
    band = hand.region("band")
    hand.tap_at(band, band.box.w - 5, 5)
    assert hand.sent == [Pause(on=False)]
