"""Every sample on every size of screen: really drawn, texts in place, targets as large as a finger."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from companion.view.languages import LANGS
from companion.view.palette import DAY, NIGHT
from companion.view.wire import Refused, TextLine
from tests.samples import PAGES, PLAYS, SHOWS
from tests.ui.conftest import welcome
from tests.ui.hand import Hand
from tests.ui.whole import SIZES, extent, lies_in, room, sized
from ui.paint.shapes import rgb
from ui.screen.composition import Region
from ui.state.acts import Put

pytestmark = pytest.mark.screen
every = pytest.mark.parametrize("name", SHOWS)


@every
def test_every_part_is_really_painted_on_its_ground(hand: Hand, name: str) -> None:
    hand.take(SHOWS[name])
    palette = NIGHT if SHOWS[name].night else DAY
    band = next(region for region in hand.stage.picture.regions if region.name in ("band", "knock"))
    wanted = tuple(round(c * 255) for c in rgb(palette[band.ground]))
    assert hand.pixel(band.box.right - 2, 78) == wanted
    form = hand.region("form")
    assert hand.pixel(form.box.x + 3, form.box.y + 4) == tuple(round(c * 255) for c in rgb(palette[form.ground]))


@sized
@pytest.mark.parametrize("name", ["reveal", "reveal_four", "rolls", "rolls_four", "rows", "keyed", "stakes", "dozen"])
def test_rows_and_numbers_fit_without_scrolling(window: Any, name: str, size: tuple[int, int]) -> None:
    for show in (SHOWS[name], structs.replace(SHOWS[name], news=())):
        for lang in LANGS:
            hand = Hand(window, size)
            hand.take(welcome(lang), show)
            form = hand.region("form")
            assert form.block.h <= form.box.h, lang


@sized
def test_pictures_of_options_stand_small_beside_their_texts_where_a_board_is_shown(
    window: Any, size: tuple[int, int]
) -> None:
    hand = Hand(window, size)
    hand.take(PAGES["tiles"])
    form = hand.region("form")
    keys = [t.box for t in form.block.targets if isinstance(t.act, Put)]
    assert len(keys) == 4
    assert all(48 <= box.h <= 62 for box in keys)
    assert form.block.h <= form.box.h + 48  # little scrolling
    assert hand.stage.display.scroll_offset(form) == 0
    hand.tap("Open field", region="form")
    assert "+5" in hand.texts("form")


def test_a_refusal_fits_above_confirm_on_every_screen(window: Any) -> None:
    for size in SIZES:
        hand = Hand(window, size)
        hand.take(SHOWS["others"], Refused(text="Cem would fall below 0: choose another player", rule="AKK-60"))
        foot = hand.region("foot")
        assert all(lies_in(extent(s), room(foot)) for s in foot.block.shapes
                   if isinstance(s, TextLine))  # fmt: skip
        assert foot.box.h < 200


def test_before_the_core_has_spoken_the_screen_says_in_both_languages_that_it_waits(hand: Hand) -> None:
    from ui.state.screen_state import Desk

    hand.stage.desk = Desk()
    hand.stage.redraw()
    assert hand.texts() == ["…"]


def test_a_clock_tick_repaints_the_clock_and_nothing_else(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    hand.take(PLAYS["choice"])
    painted: list[str] = []
    drawn = hand.stage.display._draw_region

    def noted(region: Region) -> Any:
        painted.append(region.name)
        return drawn(region)

    monkeypatch.setattr(hand.stage.display, "_draw_region", noted)
    for ms in range(0, 2100, 100):
        hand.now_ms = 120_000.0 + ms
        hand.stage.tick()
        hand.wait()
    assert painted == ["clock", "clock"]


def test_a_show_that_looks_the_same_paints_nothing(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    hand.take(PLAYS["choice"])
    painted: list[str] = []
    monkeypatch.setattr(hand.stage.display, "_draw_region", lambda region: painted.append(region.name))
    hand.take(PLAYS["choice"])
    assert painted == []


def test_the_dutch_words_appear_as_soon_as_the_core_sends_them(hand: Hand) -> None:
    hand.take(PLAYS["cells"])
    assert hand.reads("Choose on the board")
    hand.take(welcome("nl"))
    assert hand.reads("Kies op het bord")
