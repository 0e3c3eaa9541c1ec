"""The whole screen as regions: a pure function of the screen's state, the window's size and the time."""

from __future__ import annotations

from msgspec import structs

from companion.view.wire import Show, TextLine
from rules.kit.types import Frozen
from ui.form.open_form import Cache
from ui.kit.block import Block, Box, bar, moved, overlay, with_shapes
from ui.kit.keys import Kit
from ui.screen import board, clock, column, countdowns, fingers, map_editor, parts
from ui.screen.frame import SIDE, Frame, frame, with_wide_form
from ui.screen.knock import knocks
from ui.state.screen_state import Desk, band, confirm_corner, draft, form_in_front

SLACK = 0.5  # u that a form may lack unnoticed
WAITING_TEXT = "…"  # before the first texts, in any language


class Region(Frozen, frozen=True, kw_only=True):
    """A part of the screen: `block` has its origin at the box's top left."""

    name: str
    box: Box
    ground: str  # palette name
    block: Block
    scrolls: str = ""  # the scrolled content's identity: new content starts at the top; "" = never


class ScreenPicture(Frozen, frozen=True, kw_only=True):
    """Everything on the screen; one u is `k` pixels."""

    k: float
    regions: tuple[Region, ...]

    def region(self, name: str) -> Region | None:
        """The region of that name, or None."""
        return next((region for region in self.regions if region.name == name), None)


def compose(desk: Desk, w_px: float, h_px: float, now_ms: float, kept: Cache | None = None) -> ScreenPicture:
    """The picture at `now_ms` of the core's clock; `kept` caches layouts between pictures."""
    if desk.show is None or desk.welcome is None:
        return _blank_picture(w_px, h_px)
    kept = kept or Cache()
    kept.reset_for(desk.welcome, desk.show)
    show = structs.replace(desk.show, band=band(desk))
    place = frame(w_px, h_px, show, has_go=bool(confirm_corner(desk)[0]))
    kit = Kit(words=desk.welcome.words, marks=desk.welcome.marks)
    passed_ms = countdowns.show_age_ms(desk, now_ms)
    # a tick of the clock must not lay out the form again
    place, column = kept.get("column", (desk, w_px, h_px), lambda: _lay_out(kit, desk, show, place, kept))
    return ScreenPicture(
        k=place.k,
        regions=(
            *_top_regions(kit, show, place, passed_ms, _is_clock_big(desk) and place.board is not None),
            *_middle_regions(kit, desk, show, place, now_ms, column, kept),
            *_bottom_regions(kit, desk, show, place, passed_ms, column),
        ),
    )


def _blank_picture(w_px: float, h_px: float) -> ScreenPicture:
    k = min(w_px / 480, h_px / 480)
    box = Box(w=w_px / k, h=h_px / k)
    text = TextLine(x=box.w / 2, y=box.h / 2, text=WAITING_TEXT, size=26, ink="cream", anchor="middle", fit=box.w - 32)
    region = Region(name="before", box=box, ground="walnut", block=Block(h=box.h, shapes=(text,)))
    return ScreenPicture(k=k, regions=(region,))


def _is_clock_big(desk: Desk) -> bool:
    """Whether the clock replaces the board: everyone waits for it, and no cell can be tapped."""
    assert desk.show
    if not (desk.show.clock and desk.show.clock.big and desk.show.drawing):
        return False
    front = form_in_front(desk)
    return not ((front and board.cell_taps(front, draft(desk, front))) or board.other_cell_taps(desk))


def _top_regions(kit: Kit, show: Show, place: Frame, passed_ms: float, big: bool) -> list[Region]:
    if show.knocks:
        box = Box(w=place.w, h=place.band.h)
        return [Region(name="knock", box=box, ground="brass", block=knocks(show, box))]
    ground = parts.band_ground(show)
    if ground == "walnut2" and column.has_cards(show):
        ground = "walnut"
    regions = [Region(name="band", box=place.band, ground=ground, block=parts.band(kit, show, place.band))]
    if place.plate:
        regions.append(Region(name="plate", box=place.plate, ground="walnut", block=parts.plate(show, place.plate)))
    if place.clock:
        shown = clock.corner(kit, show, passed_ms, place.clock, big)
        regions.append(Region(name="clock", box=place.clock, ground="walnut", block=shown))
    return regions


def _lay_out(kit: Kit, desk: Desk, show: Show, place: Frame, kept: Cache) -> tuple[Frame, column.Column]:
    """The frame and the form column.

    A form too long beside the board lies over it, if the board is not needed to answer, and stays there when choices
    make it shorter. Without a question, or with fields that count at once, it stays beside the board, since no answer
    would bring the board back.
    """
    beside, front = column.column(kit, desk, show, place, kept), form_in_front(desk)
    is_asked = front and (front.hint or front.fields) and not any(field.at_once for field in front.fields)
    if not place.board or not front or not is_asked:
        return place, beside
    now, wide = draft(desk, front), with_wide_form(place)

    def lay_over() -> bool:
        """Whether the form lay over the board before the first choice."""
        if now.values == now.presets:
            begun, lacks = desk, beside.lacks
        else:
            begun = structs.replace(desk, drafts={id: each for id, each in desk.drafts.items() if id != front.id})
            lacks = column.column(kit, begun, show, place, kept).lacks
        return lacks >= SLACK and column.column(kit, begun, show, wide, kept).lacks < lacks

    stays = kept.get(("over", front.id, place.form.w), None, lay_over)
    if beside.lacks < SLACK and not stays:
        return place, beside
    over = column.column(kit, desk, show, wide, kept)
    return (wide, over) if over.lacks < max(beside.lacks, SLACK * stays) else (place, beside)


def _middle_regions(
    kit: Kit, desk: Desk, show: Show, place: Frame, now_ms: float, formed: column.Column, kept: Cache
) -> list[Region]:
    regions = []
    if place.rail:
        passed_ms = countdowns.show_age_ms(desk, now_ms)
        rail = parts.rail(kit, show, place.rail, place.upright, passed_ms)
        regions.append(Region(name="rail", box=place.rail, ground="walnut", block=rail))
    front = form_in_front(desk)
    if place.board and show.drawing:
        if _is_clock_big(desk):
            block = clock.face(kit, show, countdowns.show_age_ms(desk, now_ms), place.board)
        else:
            block = _board(desk, show, place.board, now_ms, kept)
        regions.append(Region(name="board", box=place.board, ground="felt", block=block))
    flow, foot = formed.flow, formed.foot
    room = place.form.h - (foot.h + 8 if foot.h else 0)
    above = Box(x=place.form.x, y=place.form.y, w=place.form.w, h=room)
    below = Box(x=place.form.x, y=place.form.y + room, w=place.form.w, h=place.form.h - room)
    ground = "walnut" if column.has_cards(show) else "birch"
    regions.append(
        Region(
            name="form", box=above, ground=ground, block=flow,
            scrolls=f"{show.game} {show.page} {front.id if front else ''} {formed.row}",
        )
    )  # fmt: skip
    if flow.h > room:  # the form is cut off at this line
        foot = overlay(Block(shapes=(bar(0, 0, below.w, 1, "edge"),)), foot)
    regions.append(Region(name="foot", box=below, ground=ground, block=foot))
    return regions


def _board(desk: Desk, show: Show, box: Box, now_ms: float, kept: Cache) -> Block:
    """The drawing, and rings round the fingers on it."""
    assert show.drawing
    inner, front = Box(w=box.w, h=box.h), form_in_front(desk)
    filled = draft(desk, front) if front else None
    drawing = map_editor.with_carried_cell(show.drawing, desk.carried) if show.arrange else show.drawing
    drawn = board.board(
        drawing, inner, front, filled, show.closer, desk.glass,
        others=board.other_cell_taps(desk), elsewhere=desk.elsewhere, kept=kept,
    )  # fmt: skip
    lain = fingers.finger_shapes(desk, inner, now_ms)
    return with_shapes(drawn, (*drawn.shapes, *lain)) if lain else drawn


def _bottom_regions(
    kit: Kit, desk: Desk, show: Show, place: Frame, passed_ms: float, formed: column.Column
) -> list[Region]:
    ground = "walnut" if place.plain else "birch"
    back = _back_corner(desk, show, place.back, passed_ms)
    regions = [Region(name="back", box=place.back, ground="walnut", block=back)]
    if place.go:
        go = parts.confirm_key(desk, place.go, place.plain, passed_ms)
        regions.append(Region(name="go", box=place.go, ground=ground, block=go))
    if place.links:
        shown = parts.links(show, place.links) if parts.links_fit(show, place.links) else formed.beside
        regions.append(Region(name="links", box=place.links, ground="walnut", block=shown))
    return regions


def _back_corner(desk: Desk, show: Show, box: Box, passed_ms: float) -> Block:
    """The bottom left corner; the right one for left-handers."""
    corner = parts.back_corner(show, box, countdowns.live_corners(desk, show.now_ms + passed_ms))
    return moved(corner, max(0.0, box.w - SIDE), 0) if show.looks.left else corner
