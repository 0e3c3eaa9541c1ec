"""Every screen of an evening of every game, in both languages and three sizes: nothing cut off, hidden or too small.

The screens are those that `companion screenshots --questions` draws, each of their forms once in front.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import hypot

import pytest

from companion.view.palette import OUTLINES
from companion.view.wire import Disc, Line, Poly, TextLine
from tests.ui.whole import (
    Drawn,
    Size,
    assert_no_keys_overlap,
    assert_no_texts_overlap,
    assert_targets_suit_a_finger,
    assert_texts_lie_inside,
    assert_texts_stand_out,
    drawn,
    evening,
    every,
    extent,
    lies_in,
    looks_like,
    overlap,
    parts,
    shown_size,
    sized,
    texts,
)
from ui.kit.block import Box, Target
from ui.kit.scaling import bounds
from ui.paint.shapes import nearest_target
from ui.screen.column import ELLIPSIS
from ui.screen.composition import Region
from ui.state.acts import Glass

pytestmark = pytest.mark.screen

LEAST_LETTERS = 12.0  # u: signs on a piece
BELOW_A_PAST = 400 / 460  # the board of an earlier position leaves room for the timeline; the key enlarges it
A_FINGER_APART = 20.0  # u: a finger cannot separate closer things on the board


@every
def test_the_picture_of_the_end_has_every_seat_and_its_chart_a_line_and_a_total_of_each(game: str) -> None:
    for end in (screen.show for screen in evening(game) if screen.name in ("end", "record")):
        assert end.drawing
        shapes = end.drawing.shapes
        is_chart = any(isinstance(shape, TextLine) and shape.text == "Score after each move" for shape in shapes)
        for chip in end.chips:
            assert any(isinstance(shape, Poly | Disc) and shape.fill == chip.mark.tint for shape in shapes), chip.name
            if is_chart:
                assert any(isinstance(shape, Line) and shape.ink == chip.mark.tint for shape in shapes), chip.name
                assert any(isinstance(shape, TextLine) and shape.text == chip.score for shape in shapes), chip.name


@every
@sized
def test_the_chart_of_the_end_stands_beside_what_is_read_there(game: str, size: Size) -> None:
    for one in drawn(game, size):
        if one.name.startswith("end "):
            assert "board" in [region.name for region in one.picture.regions]


@every
@sized
def test_no_text_leaves_its_part_of_the_screen_or_its_key(game: str, size: Size) -> None:
    assert_texts_lie_inside(parts(game, size))


@every
@sized
def test_no_text_is_cut_off(game: str, size: Size) -> None:
    for one in drawn(game, size):
        for region in one.picture.regions:
            if any(isinstance(shape, TextLine) and shape.text.endswith("…") for shape in region.block.shapes):
                cut = [text for text in texts(region) if text.text.endswith("…")]
                assert all(is_only_the_rest(one, region, text) for text in cut), (one.name, cut)


def is_only_the_rest(one: Drawn, region: Region, text: TextLine) -> bool:
    """Whether only whole sentences of the news or the last words of the undone move are missing: the log has them."""
    if region.name == "back" and one.show.back:
        return text.text.rstrip("… ,").split()[-1] in one.show.back.what.replace(",", "").split()
    return region.name == "foot" and text.text.endswith(ELLIPSIS)


@every
@sized
def test_no_text_lies_on_another(game: str, size: Size) -> None:
    assert_no_texts_overlap(parts(game, size))


@every
@sized
def test_no_text_is_shrunk_until_it_is_hard_to_read(game: str, size: Size) -> None:
    for part in parts(game, size):
        for text in part.texts:
            least = LEAST_LETTERS * (BELOW_A_PAST if part.where.startswith("past ") or "-then-" in part.where else 1)
            assert shown_size(text) >= least - 0.5, (part.where, text.text, shown_size(text))


@every
@sized
def test_every_text_stands_out_from_its_ground_by_day_and_by_night(game: str, size: Size) -> None:
    assert_texts_stand_out(parts(game, size))


@every
@sized
def test_every_target_is_as_large_as_a_finger_and_inside_its_part(game: str, size: Size) -> None:
    assert_targets_suit_a_finger(parts(game, size))


@every
@sized
def test_no_two_targets_overlap_and_on_the_board_the_nearer_is_meant(game: str, size: Size) -> None:
    assert_no_keys_overlap(parts(game, size))
    for part in parts(game, size):
        targets = part.region.block.targets
        for one, other in combinations(targets, 2):
            apart = hypot(*(a - b for a, b in zip(middle(one.box), middle(other.box), strict=True)))
            assert apart >= A_FINGER_APART, (part.where, one, other)
        for target in targets if part.region.name == "board" else ():
            assert nearest_target(targets, *middle(target.box)) == target, (part.where, target)


@every
@sized
def test_the_key_that_makes_a_board_larger_covers_nothing(game: str, size: Size) -> None:
    """No cell, no piece, no word; if no place is free, two fingers zoom."""
    for part in parts(game, size):
        block = part.region.block
        keys = [target for target in block.targets if isinstance(target.act, Glass)]
        others = [target.box for target in (*block.targets, *block.background) if target not in keys]
        for key in keys:
            own = (extent(text) for text in part.texts if text.text != "+")
            for thing in (*own, *others, *pieces(part.region, key)):
                assert not overlap(key.box, thing), (part.where, thing)


def pieces(region: Region, key: Target) -> Iterator[Box]:
    """The pieces on the board, without grounds below others and without the key itself."""
    for shape in region.block.shapes:
        if isinstance(shape, Poly | Disc):
            at = bounds(shape)
            if at.w < region.box.w / 2 and not lies_in(at, key.box, 0):
                yield at


@sized
def test_in_the_middle_of_a_game_a_map_of_small_villages_has_that_key(size: Size) -> None:
    for one in drawn("himalaya", size):
        if one.name.startswith("middle "):
            (board,) = (region for region in one.picture.regions if region.name == "board")
            assert any(isinstance(target.act, Glass) for target in board.block.targets), one.name


def middle(box: Box) -> tuple[float, float]:
    return box.x + box.w / 2, box.y + box.h / 2


@every
@sized
def test_a_seats_colour_never_comes_without_its_shape(game: str, size: Size) -> None:
    """In the rail, on keys and labels every mark is the outline of its chair; the band has a badge."""
    for screen in evening(game):
        for chip in screen.show.chips:
            assert chip.mark.shape in OUTLINES
        assert len({chip.mark.shape for chip in screen.show.chips}) == len(screen.show.chips)
    for one in drawn(game, size):
        show = one.show
        if show.paused or not show.chips or not show.drawing:  # a question that has the whole room shows no rail
            continue
        rail = next(r for r in one.picture.regions if r.name == "rail")
        for chip in show.chips:
            marks = [s for s in rail.block.shapes if isinstance(s, Poly | Disc) and s.fill == chip.mark.tint]
            assert any(looks_like(s, OUTLINES[chip.mark.shape]) for s in marks), (one.name, chip.name)
        band = next(r for r in one.picture.regions if r.name == "band")
        if show.band.mark:
            outline = OUTLINES[show.band.mark.shape]
            assert any(looks_like(s, outline) for s in band.block.shapes if isinstance(s, Poly | Disc)), one.name
