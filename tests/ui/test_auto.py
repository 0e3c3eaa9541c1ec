"""Automatic steps on the touchscreen: their announcement and their stop."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from companion.view.wire import Answer, Hold, Looks, Poly, Show, Soon
from tests.samples import PLAYS
from tests.ui.hand import Hand
from ui.kit.scaling import bounds

pytestmark = pytest.mark.screen

FORM = structs.replace(PLAYS["choice"].asks[0].forms[0], fields=(), confirm="Bo travels to 7")
SOON = Soon(form=FORM.id, text="Next, automatically – Bo: travel to 7. Touch to stop.", left_ms=3_000, of_ms=3_000)


def coming(**more: Any) -> Show:
    """An announced step, alone on the screen: no clock runs."""
    show = PLAYS["choice"]
    asks = (structs.replace(show.asks[0], forms=(FORM,)),)
    chips = tuple(structs.replace(chip, done=False) for chip in show.chips)  # it is Bo's turn alone
    return structs.replace(show, **{"asks": asks, "chips": chips, "clock": None, "soon": SOON, **more})


@pytest.fixture
def hand(hand: Hand) -> Hand:
    hand.take(coming())
    return hand


def filled(hand: Hand) -> float | None:
    """The filled share of the confirm key, 0..1; None without an announced step."""
    key, *inside = [s for s in hand.region("go").block.shapes if isinstance(s, Poly)]
    if key.fill != "cream":
        return None
    full = [bounds(s).w for s in inside if s.fill == "brass"]
    return full[0] / bounds(key).w if full else 0.0


def test_the_key_that_says_what_will_be_written_fills_as_the_time_runs_out(hand: Hand) -> None:
    assert hand.texts("go") == ["Bo travels to 7"]
    assert filled(hand) == 0
    hand.pass_ms(1_500)
    assert filled(hand) == pytest.approx(0.5)
    hand.pass_ms(1_500)
    assert filled(hand) == pytest.approx(1)
    hand.pass_ms(9_000)
    assert filled(hand) == pytest.approx(1)


def test_while_it_fills_the_screen_wakes_ten_times_a_second_and_afterwards_no_more(hand: Hand) -> None:
    wakes = 0
    while (wait_s := hand.stage.until_next_s()) is not None:
        hand.pass_ms(wait_s * 1000)
        wakes += 1
        assert wakes <= 30
    assert filled(hand) == pytest.approx(1)


def test_on_a_calm_screen_it_fills_by_whole_seconds(hand: Hand) -> None:
    hand.take(coming(looks=Looks(calm=True)))
    hand.pass_ms(900)
    assert filled(hand) == 0
    assert hand.stage.until_next_s() == pytest.approx(0.1)
    hand.pass_ms(100)
    assert filled(hand) == pytest.approx(1 / 3)


@pytest.mark.parametrize("region", ["form", "board", "rail", "band"])
def test_a_touch_anywhere_stops_it_at_once_and_once(hand: Hand, region: str) -> None:
    box, k = hand.region(region).box, hand.stage.picture.k
    for _ in range(2):
        hand.touch((box.x + box.w / 2) * k, (box.bottom - 4) * k).touch_up()
    assert [each for each in hand.sent if isinstance(each, Hold)] == [Hold(form=FORM.id)]
    assert filled(hand) is None
    hand.pass_ms(1_000)
    assert filled(hand) is None


def test_a_tap_on_the_key_writes_it_down_now(hand: Hand) -> None:
    hand.tap("Bo travels to 7")
    assert hand.sent == [Hold(form=FORM.id), Answer(form=FORM.id)]


def test_a_finger_that_rests_on_the_key_keeps_it_from_going_by_itself(hand: Hand) -> None:
    box, k = hand.region("go").box, hand.stage.picture.k
    finger = hand.touch((box.x + 60) * k, (box.y + 40) * k)
    assert hand.sent == [Hold(form=FORM.id)]
    hand.take(coming(soon=None, seq=9))
    finger.touch_up()
    assert hand.sent[1:] == [Answer(form=FORM.id)]


def test_in_the_dark_a_touch_makes_it_light_and_stops_it(hand: Hand) -> None:
    hand.take(coming(looks=Looks(dim_s=60)))
    hand.now_s += 61
    hand.stage.tick()
    box, k = hand.region("go").box, hand.stage.picture.k
    hand.touch((box.x + 60) * k, (box.y + 40) * k).touch_up()
    assert hand.sent == [Hold(form=FORM.id)]


def test_the_next_step_counts_down_again(hand: Hand) -> None:
    hand.touch(400, 300).touch_up()
    form = structs.replace(FORM, id="another@42")
    asks = (structs.replace(PLAYS["choice"].asks[0], forms=(form,)),)
    hand.take(coming(asks=asks, soon=structs.replace(SOON, form=form.id), seq=9))
    assert filled(hand) == 0
