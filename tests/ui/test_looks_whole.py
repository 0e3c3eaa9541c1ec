"""The laws of every screen (targets, contrast, no overlap), with any letter size and hand.

tests/ui/test_suits.py shows that the board turned to the other side and the dark are the same picture.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from msgspec import structs

from companion.view.languages import LANGS
from companion.view.wire import Looks
from tests.samples import SHOWS
from tests.ui.test_whole_pictures import is_only_the_rest
from tests.ui.whole import (
    SIZES,
    Part,
    Size,
    assert_no_keys_overlap,
    assert_no_texts_overlap,
    assert_targets_suit_a_finger,
    assert_texts_lie_inside,
    assert_texts_stand_out,
    different,
    drawn,
    every,
    showing,
    sized,
    texts,
)
from ui.screen.composition import ScreenPicture, compose

pytestmark = pytest.mark.screen

SUITS = {
    "usual": Looks(),
    "large": Looks(large=True),
    "left": Looks(left=True),
    "large and left": Looks(large=True, left=True),
}

suited = pytest.mark.parametrize("suit", SUITS)


@cache
def parts(suit: str, size: Size) -> tuple[Part, ...]:
    return different(_pictures(SUITS[suit], size))


def _pictures(looks: Looks, size: Size) -> Iterator[tuple[str, ScreenPicture]]:
    """Every sample with those looks, in every language."""
    for name, show in SHOWS.items():
        for lang in LANGS:
            desk = showing(structs.replace(show, looks=looks), lang)
            yield f"{name} {lang}", compose(desk, *size, now_ms=float(show.now_ms))


@suited
@sized
def test_every_target_is_as_large_as_a_finger_inside_its_part_and_no_two_overlap(suit: str, size: Size) -> None:
    assert_targets_suit_a_finger(parts(suit, size))
    assert_no_keys_overlap(parts(suit, size))


@suited
@sized
def test_every_text_stands_out_from_its_ground_by_day_and_by_night(suit: str, size: Size) -> None:
    assert_texts_stand_out(parts(suit, size))


@suited
@sized
def test_no_text_lies_on_another_or_leaves_its_part_or_its_key(suit: str, size: Size) -> None:
    assert_no_texts_overlap(parts(suit, size))
    assert_texts_lie_inside(parts(suit, size))


def test_with_large_letters_the_board_stays_beside_a_form_that_has_room_there() -> None:
    """The elephant's main action in Amritsar: four colours, and what a known tile gives is read once it is tapped."""
    shown = [
        one for one in drawn("amritsar", SIZES[0], Looks(large=True)) if one.name == "asks-elephant en elephant@45"
    ]
    assert [any(region.name == "board" for region in one.picture.regions) for one in shown] == [True]


# ---- upright, on a small screen, with large letters ---------------------------------------------------------
SMALL_UPRIGHT = (480, 800)


@every
def test_large_letters_cut_no_text_off_on_a_small_upright_screen(game: str) -> None:
    for one in drawn(game, SMALL_UPRIGHT, SUITS["large"]):
        for region in one.picture.regions:
            cut = [text for text in texts(region) if text.text.endswith("…")]
            assert all(is_only_the_rest(one, region, text) for text in cut), (one.name, cut)


@every
def test_large_letters_leave_the_board_as_large_on_a_small_upright_screen_wherever_it_is_seen(game: str) -> None:
    usual = {one.name: board_px(one.picture) for one in drawn(game, SMALL_UPRIGHT)}
    for one in drawn(game, SMALL_UPRIGHT, SUITS["large"]):
        large = board_px(one.picture)
        assert large is None or usual[one.name] in (None, pytest.approx(large)), one.name


def board_px(picture: ScreenPicture) -> float | None:
    """The height of the board; None under a form."""
    return next((region.box.h * picture.k for region in picture.regions if region.name == "board"), None)


@every
def test_large_letters_lie_on_nothing_on_a_small_upright_screen(game: str) -> None:
    small = different((one.name, one.picture) for one in drawn(game, SMALL_UPRIGHT, SUITS["large"]))
    assert_no_texts_overlap(small)
    assert_no_keys_overlap(small)
    assert_targets_suit_a_finger(small)
