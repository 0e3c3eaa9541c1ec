"""Each sound is also shown on the touchscreen: once, for a moment."""

from __future__ import annotations

from itertools import combinations
from typing import Any, get_args, get_type_hints

from msgspec.structs import replace

from companion.view.palette import DAY
from companion.view.wire import Cue, Pause, Show
from tests.samples import PLAYS
from tests.ui.hand import Hand
from ui.screen.cue import SIGN_S, SIGNS, sign_shapes

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
