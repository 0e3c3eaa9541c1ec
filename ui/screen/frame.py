"""The frame: the places of the screen's parts for a window's size, with four corners that never move."""

from __future__ import annotations

from msgspec import structs

from companion.view.wire import Chip, Show
from rules.kit.types import Frozen
from ui.kit.block import Box
from ui.kit.text import fits, width

ROW = 80.0  # height of the top and the bottom row
SIDE = 144.0  # width of the plate, the rail, the clock and the back corner
FORM = 280.0
CLOCK_UPRIGHT = 104.0
CHIPS_UPRIGHT, NARROW_CHIPS_UPRIGHT = 64.0, 86.0
NARROW_CHIP = 90.0  # narrower chips have three lines
LEAST_CHIP, LOW_CHIP = 66.0, 56.0  # the least width side by side; the height in two rows
BOARD_UPRIGHT = 401.0
LARGE = 1.15  # the scale of large letters, and of everything round them


class Frame(Frozen, frozen=True, kw_only=True):
    """The boxes of the parts, in u; a part without a box is not shown. One u is `k` pixels."""

    k: float
    w: float
    h: float
    upright: bool
    plain: bool  # no board: the form has the whole body
    left: bool = False  # for a left hand: mirrored
    band: Box
    back: Box
    form: Box
    go: Box | None = None  # without it the form reaches down to the bottom
    clock: Box | None = None
    plate: Box | None = None
    rail: Box | None = None
    board: Box | None = None
    links: Box | None = None  # between back and go, on plain pages


def frame(w_px: float, h_px: float, show: Show, has_go: bool) -> Frame:
    """The frame for a Show and a window's size, with or without a confirm key."""
    place = _right_hand_frame(w_px, h_px, show, has_go)
    return _mirrored(place) if show.looks.left else place


def with_wide_form(place: Frame) -> Frame:
    """The frame with the form over the board; confirm stays in place."""
    assert place.board
    x, y = min(place.board.x, place.form.x), min(place.board.y, place.form.y)
    form = Box(x=x, y=y, w=max(place.board.right, place.form.right) - x, h=place.back.y - y)
    return structs.replace(place, plain=True, board=None, form=form, links=_links_box(place))


def _links_box(place: Frame) -> Box | None:
    """The part of the bottom row between back and confirm."""
    if place.left:
        x, right = place.go.right if place.go else 0.0, place.back.x
    else:
        x, right = place.back.right, place.go.x if place.go else place.w
    return Box(x=x, y=place.back.y, w=right - x, h=place.back.h) if right - x >= 1 else None


def _mirrored(place: Frame) -> Frame:
    """The frame mirrored for left-handers."""

    def mirror(box: Box | None) -> Box | None:
        return structs.replace(box, x=place.w - box.right) if box else None

    parts = ("band", "back", "form", "go", "clock", "plate", "rail", "board", "links")
    return structs.replace(place, left=True, **{part: mirror(getattr(place, part)) for part in parts})


def _right_hand_frame(w_px: float, h_px: float, show: Show, has_go: bool) -> Frame:
    upright = h_px > w_px
    k = min(w_px / 480, h_px / 853) if upright else min(w_px / 800, h_px / 480)
    k *= LARGE if show.looks.large else 1
    w, h = w_px / k, h_px / k
    if show.drawing is None:
        return _plain_frame(show, k, w, h, upright)
    return _upright_frame(show, k, w, h) if upright else _wide_frame(show, k, w, h, has_go)


def _clock_box(show: Show, w: float, wide: float, high: float) -> Box | None:
    return Box(x=w - wide, w=wide, h=high) if show.clock or show.paused else None


def _wide_frame(show: Show, k: float, w: float, h: float, has_go: bool) -> Frame:
    """The frame of a wide window. Large letters leave the board its size: the parts round it shrink in u."""
    by = LARGE if show.looks.large else 1.0
    side, form, top = SIDE / by, FORM / by, ROW / by
    clock = _clock_box(show, w, side, top)
    middle = h - top - ROW
    board = Box(x=side, y=top, w=w - side - form, h=h - top) if show.chips else Box(y=top, w=w - form, h=middle)
    return Frame(
        k=k,
        w=w,
        h=h,
        upright=False,
        plain=False,
        plate=Box(w=side, h=top),
        band=Box(x=side, w=w - side - (clock.w if clock else 0), h=top),
        clock=clock,
        rail=Box(y=top, w=side, h=middle) if show.chips else None,
        board=board,
        form=Box(x=w - form, y=top, w=form, h=middle if has_go else h - top),
        back=Box(y=h - ROW, w=side if show.chips else w - form, h=ROW),
        go=Box(x=w - form, y=h - ROW, w=form, h=ROW) if has_go else None,
    )


def upright_rows(show: Show, w: float) -> int:
    """The number of rows of seats over the board: two if one would be too narrow for fingers and names."""
    return 1 if w / max(1, len(show.chips)) >= LEAST_CHIP else 2


def is_narrow(show: Show, w: float) -> bool:
    """Whether the seats side by side over the board need three lines for name and status."""
    each = w / len(show.chips)
    return each < NARROW_CHIP or any(_is_crowded(chip, each) for chip in show.chips)


def chip_widths(chip: Chip, w: float) -> tuple[bool, float, float]:
    """For a seat with two lines over the board: whether its name has the lower line to itself, and the widths of its
    name and its status."""
    score = width(chip.score, 20, True) + 4 if chip.score else 0.0
    if fits(chip.name, 14, w - 46 - score, bold=True):
        return False, w - 46 - score, w - 44
    return True, w - 14, w - 62 - score


def _is_crowded(chip: Chip, w: float) -> bool:
    """Whether the status does not fit there; a clock counts with room for hours."""
    said = " · ".join(part for part in ("0:00:00" if chip.clock else "", chip.note) if part)
    return not fits(f"✓ {said}" if chip.done else said, 14, chip_widths(chip, w)[2])


def _upright_rail_h(show: Show, w: float) -> float:
    """The height of the rail over the board; more for many players."""
    if not show.chips:
        return 0.0
    if upright_rows(show, w) == 2:
        return 2 * LOW_CHIP
    return NARROW_CHIPS_UPRIGHT if is_narrow(show, w) else CHIPS_UPRIGHT


def _upright_frame(show: Show, k: float, w: float, h: float) -> Frame:
    """The frame of an upright window. Large letters leave the board its size, so the form keeps its room."""
    by = LARGE if show.looks.large else 1.0
    side, row = SIDE / by, ROW / by
    clock = _clock_box(show, w, CLOCK_UPRIGHT, row)
    chips = _upright_rail_h(show, w)
    board = Box(y=row + chips, w=w, h=BOARD_UPRIGHT / by)
    return Frame(
        k=k,
        w=w,
        h=h,
        upright=True,
        plain=False,
        plate=Box(w=side, h=row),
        band=Box(x=side, w=w - side - (clock.w if clock else 0), h=row),
        clock=clock,
        rail=Box(y=row, w=w, h=chips) if show.chips else None,
        board=board,
        form=Box(y=board.bottom, w=w, h=h - row - board.bottom),
        back=Box(y=h - row, w=side, h=row),
        go=Box(x=side, y=h - row, w=w - side, h=row),
    )


def _plain_frame(show: Show, k: float, w: float, h: float, upright: bool) -> Frame:
    """The frame without a board. Large letters do not make the top and bottom rows higher."""
    row = ROW / LARGE if show.looks.large else ROW
    clock = _clock_box(show, w, CLOCK_UPRIGHT if upright else SIDE, row)
    back = Box(y=h - row, w=SIDE if show.back else 8, h=row)
    wide = min(FORM, w - back.w)
    go = Box(x=w - wide, y=h - row, w=wide, h=row)
    return Frame(
        k=k,
        w=w,
        h=h,
        upright=upright,
        plain=True,
        band=Box(w=w - (clock.w if clock else 0), h=row),
        clock=clock,
        form=Box(y=row, w=w, h=h - 2 * row),
        back=back,
        links=Box(x=back.right, y=h - row, w=go.x - back.right, h=row),
        go=go,
    )
