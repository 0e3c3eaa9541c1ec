"""The screen adapted to people: the answering hand, the side it is read from, the dark when unused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from companion.view.wire import Answer, Cue, Go, Looks, Press, Show, TextLine
from tests.samples import PLAYS, SHOWS
from tests.ui.hand import Hand
from tests.ui.touched import Finger
from tests.ui.whole import SIZES, sized
from ui.kit.block import Box
from ui.window.dimming import Backlight, find_backlight
from ui.window.main import clockwork
from ui.window.rotation import turn

pytestmark = pytest.mark.screen

DIM_S = 600
QUIET = structs.replace(PLAYS["choice"], clock=None)  # no clock is running out

every = pytest.mark.parametrize("name", SHOWS)


def looking(show: Show, **looks: Any) -> Show:
    return structs.replace(show, looks=Looks(**looks))


@pytest.fixture(autouse=True)
def upright(window: Any) -> Iterator[None]:
    yield
    turn(window, False)


def boxes(hand: Hand) -> dict[str, Box]:
    return {region.name: region.box for region in hand.stage.picture.regions}


def edges(box: Box) -> tuple[float, ...]:
    return tuple(round(edge, 6) for edge in (box.x, box.y, box.w, box.h))


# ---- the hand -----------------------------------------------------------------------------------------------
@sized
@every
def test_for_a_left_hand_everything_stands_where_a_mirror_shows_it(
    window: Any, name: str, size: tuple[int, int]
) -> None:
    hand = Finger(window, size)
    hand.take(SHOWS[name])
    right = boxes(hand)
    hand.take(looking(SHOWS[name], left=True))
    width = size[0] / hand.stage.picture.k
    assert {name: edges(box) for name, box in boxes(hand).items()} == {
        name: edges(structs.replace(box, x=width - box.right)) for name, box in right.items()
    }


# ---- the side -----------------------------------------------------------------------------------------------
def glass(hand: Hand) -> list[bytes]:
    """The colours of the whole display, row by row."""
    hand.window.update_viewport()  # a new size would count a moment later
    seen = hand.glass()
    return [seen[at : at + 3] for at in range(0, len(seen), 3)]


def test_a_flipped_picture_is_the_same_picture_seen_from_the_other_side(hand: Hand) -> None:
    hand.take(QUIET)
    upright = glass(hand)
    hand.take(looking(QUIET, flipped=True))
    same = sum(a == b for a, b in zip(upright, reversed(glass(hand)), strict=True))
    assert same >= 0.95 * len(upright), "all but the edges of letters"
    assert len(set(upright)) > 4, "there was something to see"


def test_a_finger_taps_what_it_sees_on_a_flipped_picture(hand: Hand) -> None:
    hand.take(looking(SHOWS["menu"], flipped=True))
    hand.touch(800 - 70, 480 - 440).touch_up()
    assert hand.sent == [Go(page="play")]
    hand.take(SHOWS["menu"])
    hand.touch(70, 440).touch_up()
    assert hand.sent == [Go(page="play")] * 2


# ---- the dark -----------------------------------------------------------------------------------------------
class Room:
    """A hand at a screen that gets dark."""

    def __init__(self, window: Any, show: Show = QUIET) -> None:
        self.hand, self.waits = Hand(window), 0
        self.hand.stage.on_wake = self._woken
        self.show = looking(show, dim_s=DIM_S)
        self.hand.take(self.show)
        self.brightness = self.light()

    def _woken(self) -> None:
        self.waits += 1

    def pass_s(self, seconds: float) -> None:
        self.hand.now_s += seconds
        self.hand.stage.tick()

    def light(self) -> int:
        """The brightness of the picture."""
        return sum(sum(colour) for colour in glass(self.hand)[::997])

    def is_dark(self) -> bool:
        return self.light() < self.brightness / 2


def test_the_screen_gets_dark_when_nobody_has_touched_it_for_so_long(window: Any) -> None:
    room = Room(window)
    room.pass_s(DIM_S - 1)
    assert not room.is_dark()
    assert room.hand.stage.until_next_s() == 1
    room.pass_s(1)
    assert room.is_dark()
    room.pass_s(1)
    assert room.is_dark()


def test_a_touch_in_the_dark_makes_it_light_and_does_nothing_else(window: Any) -> None:
    room = Room(window, structs.replace(SHOWS["menu"], clock=None))
    room.pass_s(DIM_S)
    room.hand.touch(70, 440).touch_up()
    assert room.hand.sent == []
    assert not room.is_dark()
    assert room.waits == 1, "who waits for the stage is told that it will get dark again"
    assert room.hand.stage.until_next_s() == DIM_S
    room.hand.touch(70, 440).touch_up()
    assert room.hand.sent == [Go(page="play")]


class Trigger:
    """A trigger of Kivy's clock that records its delays, without waiting."""

    def __init__(self, do: Callable[[float], None]) -> None:
        self.do, self.timeout, self.times = do, 0.0, 0

    def __call__(self) -> None:
        self.times += 1

    def cancel(self) -> None:
        """Cancel the trigger."""


class TriggerClock:
    def create_trigger(self, do: Callable[[float], None]) -> Trigger:
        self.trigger = Trigger(do)
        return self.trigger


def test_the_process_sleeps_through_the_dark_and_after_a_touch_looks_again(window: Any) -> None:
    room, clock = Room(window), TriggerClock()
    clockwork(clock, room.hand.stage)()
    assert clock.trigger.timeout == pytest.approx(DIM_S, abs=0.1)
    room.hand.now_s += DIM_S
    clock.trigger.do(0)
    assert room.is_dark()
    assert clock.trigger.times == 1
    room.hand.touch(5, 475).touch_up()
    assert clock.trigger.times == 2
    assert clock.trigger.timeout == pytest.approx(DIM_S, abs=0.1)


def test_it_stays_light_when_it_is_never_to_get_dark(window: Any) -> None:
    room = Room(window)
    room.hand.take(looking(QUIET, dim_s=0))
    room.pass_s(100_000)
    assert not room.is_dark()
    assert room.hand.stage.until_next_s() is None


def test_in_a_turn_that_is_timed_it_never_gets_dark_and_after_it_the_time_begins_anew(window: Any) -> None:
    timed = PLAYS["choice"]
    assert timed.clock is not None
    assert timed.clock.down
    assert timed.clock.running
    room = Room(window, timed)
    room.pass_s(DIM_S * 2)
    assert not room.is_dark()
    room.hand.take(room.show, looking(QUIET, dim_s=DIM_S))
    room.pass_s(DIM_S - 1)
    assert not room.is_dark()
    room.pass_s(1)
    assert room.is_dark()


def test_what_happens_at_the_table_makes_it_light(window: Any) -> None:
    room = Room(window)
    room.pass_s(DIM_S)
    room.hand.take(room.show)
    assert room.is_dark(), "another picture of the same alone does not"
    room.hand.take(structs.replace(room.show, cue=Cue(n=1, kind="turn")))
    assert not room.is_dark()


def test_a_wired_button_counts_in_the_dark_and_makes_it_light(window: Any) -> None:
    room = Room(window, structs.replace(PLAYS["amounts"], clock=None))
    room.pass_s(DIM_S)
    room.hand.stage.press(Press(form=room.show.asks[0].forms[0].id))
    assert isinstance(room.hand.sent[0], Answer)
    assert not room.is_dark()


# ---- the panel's own light ----------------------------------------------------------------------------------
def panel(folder: Path, now: int, most: int = 200) -> Path:
    """A panel's files in Linux."""
    one = folder / "10-0045"
    one.mkdir()
    (one / "max_brightness").write_text(f"{most}\n")
    (one / "brightness").write_text(f"{now}\n")
    return one / "brightness"


def found(folder: Path) -> Backlight:
    light = find_backlight(folder)
    assert light is not None
    return light


def test_the_panels_light_goes_down_and_comes_back_as_it_was_set(tmp_path: Path) -> None:
    brightness = panel(tmp_path, 150)
    light = found(tmp_path)
    assert light.turn_down()
    assert int(brightness.read_text()) == 20
    assert light.turn_up()
    assert int(brightness.read_text()) == 150


def test_without_a_light_that_can_be_set_there_is_none(tmp_path: Path) -> None:
    assert find_backlight(tmp_path / "nothing") is None
    (tmp_path / "strange").mkdir()
    (tmp_path / "strange" / "brightness").write_text("?")
    assert find_backlight(tmp_path) is None


def test_with_a_panels_light_there_is_no_veil_over_the_picture(window: Any, tmp_path: Path) -> None:
    brightness = panel(tmp_path, 150)
    room = Room(window)
    room.hand.stage._backlight = found(tmp_path)
    room.pass_s(DIM_S)
    assert not room.is_dark()
    assert int(brightness.read_text()) == 20
    brightness.unlink()
    brightness.mkdir()  # the panel is gone
    room.hand.touch(5, 475).touch_up()
    room.pass_s(DIM_S)
    assert room.is_dark()


def test_under_large_letters_the_question_in_the_prompt_bar_keeps_the_tails_of_its_letters(hand: Hand) -> None:
    hand.take(looking(SHOWS["choice"], large=True))
    band = hand.region("band")
    asked = next(s for s in band.block.shapes if isinstance(s, TextLine) and s.text == SHOWS["choice"].band.ask)
    assert asked.y + asked.size * 0.6 <= band.box.h - 2


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda s: f"{s[0]}x{s[1]}")
def test_large_letters_leave_the_board_as_large_as_it_was(window: Any, size: tuple[int, int]) -> None:
    hand, seen = Hand(window, size), []
    for large in (False, True):
        hand.take(looking(PLAYS["cells"], large=large))
        board, k = hand.region("board").box, hand.stage.picture.k
        seen.append((board.w * k, board.h * k))
    assert seen[0] == pytest.approx(seen[1])


def test_a_screen_that_ended_in_the_dark_starts_in_the_light(tmp_path: Path) -> None:
    brightness = panel(tmp_path, 20)
    found(tmp_path)
    assert int(brightness.read_text()) == 200
