"""Caches between pictures are invisible: unchanged parts are not repainted, removed ones disappear."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest
from kivy.graphics import InstructionGroup
from msgspec import structs

from companion.testkit.all_screens import EVENINGS
from companion.view.wire import AmountView, ChoiceView, FieldView, Looks, OptionView, Show
from tests.samples import PLAYS, SHOWS, play
from tests.ui.hand import Hand
from tests.ui.test_pictures import every
from tests.ui.whole import evening, overlap, showing, sized
from ui.form.open_form import Cache, OpenForm
from ui.kit.block import Block
from ui.kit.keys import Kit
from ui.paint.display import PaintedSheet, Pixels
from ui.screen.composition import ScreenPicture, compose
from ui.state.acts import Aim, Bring, Focus, Glass, Open, Put, TapElsewhere
from ui.state.screen_state import Desk, acted

pytestmark = pytest.mark.screen


@sized
@every
@pytest.mark.parametrize("left", [False, True], ids=["right hand", "left hand"])
def test_the_parts_of_the_screen_cover_it_and_none_lies_over_another(
    name: str, size: tuple[int, int], left: bool
) -> None:
    show = structs.replace(SHOWS[name], looks=Looks(left=left))
    picture = compose(showing(show), *size, now_ms=show.now_ms)
    boxes = [region.box for region in picture.regions if region.box.w > 0 and region.box.h > 0]
    assert not [(a, b) for a, b in combinations(boxes, 2) if overlap(a, b)]
    covered = sum(box.w * box.h for box in boxes) * picture.k**2
    assert covered == pytest.approx(size[0] * size[1], rel=0.001)


def calm(show: Show) -> Show:
    """The Show without its momentary parts."""
    return structs.replace(show, cue=None, clock=None)


@pytest.mark.parametrize(("before", "after"), list(pairwise([*SHOWS, next(iter(SHOWS))])))
def test_a_picture_looks_the_same_whatever_was_there_before(window: Any, before: str, after: str) -> None:
    hand = Hand(window)
    hand.take(calm(SHOWS[before]), structs.replace(calm(SHOWS[after]), seq=SHOWS[before].seq + 1))
    hand.now_s += 3  # motions have ended, and replaced keys accept taps
    hand.now_ms += 3_000
    hand.stage.tick()
    changed = hand.glass()
    fresh = Hand(window)
    fresh.take(structs.replace(calm(SHOWS[after]), seq=SHOWS[before].seq + 1))
    assert changed == fresh.glass()


@pytest.mark.parametrize("large", [False, True], ids=["usual letters", "large letters"])
@pytest.mark.parametrize("name", PLAYS)
def test_after_every_tap_the_picture_is_as_if_it_had_been_painted_whole(hand: Hand, name: str, large: bool) -> None:
    hand.take(structs.replace(calm(PLAYS[name]), looks=Looks(large=large)))
    taps = [t.act for region in hand.stage.picture.regions for t in region.block.targets if isinstance(t.act, Put)]
    for act in taps[:: max(1, len(taps) // 3)]:
        hand.stage.act(act)
        in_parts = hand.glass()
        hand.stage._resize()
        assert in_parts == hand.glass()


def test_of_several_pictures_before_the_window_draws_the_last_alone_is_painted(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As while a finger drags a form or a board; each can be tapped at once."""
    hand.take(PLAYS["choice"])
    before, times, paint = hand.glass(), list[int](), PaintedSheet.paint

    def counted(self: PaintedSheet, parts: Sequence[tuple[Pixels, InstructionGroup]]) -> None:
        times.append(len(parts))
        paint(self, parts)

    monkeypatch.setattr(PaintedSheet, "paint", counted)
    keys = [t for t in hand.region("form").block.targets if isinstance(t.act, Put)]
    for key in keys:
        hand.stage.act(key.act)
        assert key.act in [target.act for target in hand.region("form").block.targets]
    assert times == []
    after = hand.glass()
    assert len(times) == 1
    assert before != after


def test_a_choice_in_the_form_does_not_paint_the_board_anew(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    hand.take(PLAYS["choice"])
    painted: list[Pixels] = []

    def paint(self: PaintedSheet, parts: Sequence[tuple[Pixels, InstructionGroup]]) -> None:
        painted.extend(part for part, _ in parts)

    monkeypatch.setattr(PaintedSheet, "paint", paint)
    hand.tap("Catapult")
    board = hand.region("board").box
    assert painted
    assert all(x >= board.right for x, *_ in painted)


SIZE = (800, 480)
TAPS = 2


def picture(desk: Desk, kept: Cache | None = None) -> ScreenPicture:
    assert desk.show
    return compose(desk, *SIZE, float(desk.show.now_ms), kept)


@pytest.mark.parametrize("game", [e.game for e in EVENINGS])
def test_after_every_tap_the_picture_is_as_if_all_of_it_were_laid_out_anew(game: str) -> None:
    kept, rng = Cache(), Random(1)
    for screen in [each for each in evening(game) if each.lang == "de"][::2]:  # the longer words; every other page
        desk = showing(screen.show)
        for _ in range(TAPS):
            shown = picture(desk, kept)
            assert shown == picture(desk), screen.name
            targets = [t for region in shown.regions for t in (*region.block.targets, *region.block.background)]
            acts = [
                t.act for t in targets if isinstance(t.act, Put | Aim | Bring | Open | Focus | Glass | TapElsewhere)
            ]
            if acts:
                desk, _ = acted(desk, rng.choice(acts))


def test_another_show_is_laid_out_anew_though_its_form_has_the_same_name() -> None:
    options = tuple(OptionView(value=v, text=v) for v in "ab")
    before, kept = play(ChoiceView(name="c", label="Which?", options=options)), Cache()
    later = play(ChoiceView(name="c", label="Which of them?", options=options))
    assert picture(showing(before), kept) == picture(showing(before))
    assert picture(showing(later), kept) == picture(showing(later))
    assert picture(showing(before)) != picture(showing(later))


def test_a_tap_lays_out_only_the_field_that_it_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    from ui.form import fields

    laid, lay = list[str](), fields._field

    def noted(kit: Kit, asking: OpenForm, view: FieldView, *, labelled: bool) -> Block:
        laid.append(view.name)
        return lay(kit, asking, view, labelled=labelled)

    monkeypatch.setattr(fields, "_field", noted)
    desk, kept = showing(play(*(AmountView(name=name, label=name, least=0, most=3) for name in "abc"))), Cache()
    picture(desk, kept)
    assert set(laid) == set("abc")
    form = desk.show.asks[0].forms[0].id if desk.show else ""
    desk, _ = acted(desk, Put(form=form, row=("b", ""), value=2))
    picture(desk, kept)  # this also lays out the form without choices, once
    laid.clear()
    desk, _ = acted(desk, Put(form=form, row=("b", ""), value=3))
    picture(desk, kept)
    assert set(laid) == {"b"}
