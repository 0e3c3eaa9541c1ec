"""The parts round the board: plate, prompt bar, seats, the two bottom corners, links."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import structs

from companion.view.wire import Back, Chip, Go, Line, Link, Pause, Poly, Redo, Shape, Show, Undo
from ui.kit.block import EMPTY, LEAST_TARGET, Block, Box, Target, bar, heading, lines, moved, overlay
from ui.kit.keys import LOOKS, Kit, Look, badge, key, mark
from ui.kit.text import fits, width
from ui.screen import clock, countdowns
from ui.screen.frame import ROW, chip_widths, is_narrow, upright_rows
from ui.state.acts import Act
from ui.state.carried_cell import Spot
from ui.state.screen_state import Desk, confirm_corner, is_undo

LEAST_NAME = 12.0  # letters of a name
STATUS = (16.0, 14.0, 12.0)  # letters of a seat's status
SCORE, LEAST_SCORE = 56.0, 12.0  # room for a score, and its smallest letters: longer ones are drawn narrower
BACK_SIZES = ((16.0, 2), (14.0, 3))  # of the move to undo: letters, lines
SMALL_BACK_SIZE = (12.0, 3)  # readable only with large letters
REDO_PART = 0.38  # of the corner's width
NARROW_BACK_SIZES = ((14.0, 3), SMALL_BACK_SIZE)


def _whole_target(box: Box, act: Act | None) -> Block:
    """A target as large as the part."""
    return Block(h=box.h, targets=(Target(box=Box(w=box.w, h=box.h), act=act),) if act else ())


# ---- top ------------------------------------------------------------------------------------------------
def plate(show: Show, box: Box) -> Block:
    """The plate at the top left: the game and its phase; a tap opens the menu."""
    room = box.w - 24
    beside = room - (28 if show.menu else 0)
    small = (14.0, 12.0) if show.looks.large else ()  # readable only with large letters
    brief = fits(show.where, 16, room)
    title = heading(show.title, ((20.0, 18.0, 16.0, 14.0) if brief else (16.0, 14.0)) + small[1:], beside, 2,
                    ink="cream", bold=True)  # fmt: skip
    where = heading(show.where, (16.0, *small), room, 1 if brief else 2, ink="cream2")
    if title.h + where.h + 2 > box.h:
        where = heading(show.where, (16, 14, 12), room, 1, ink="cream2")
    if small and not fits(show.where, 12, room):  # two lines below a smaller title
        title = heading(show.title, small, beside, 2, ink="cream", bold=True)
        where = heading(show.where, small, room, 2, ink="cream2")
    y = min(12.0, max(0.0, (box.h - title.h - where.h - 2) / 2))
    bars = tuple(bar(box.w - 30, y + (title.h - 17) / 2 + 7 * i, 18, 3, "cream2") for i in range(3))
    return overlay(
        _whole_target(box, Go(page=show.menu) if show.menu else None),
        Block(shapes=bars if show.menu else ()),
        moved(title, 16, y),
        moved(where, 16, y + title.h + 2),
    )


def is_paused_game(show: Show) -> bool:
    """Whether the prompt bar shows "Paused": on the game's page, not in its menus."""
    return show.paused and show.page == "play"


def band_ground(show: Show) -> str:
    """The colour of the prompt bar: the seat's, or walnut."""
    if is_paused_game(show):
        return "brass"
    tint = show.band.mark.tint if show.band.mark else "none"
    return "walnut2" if tint == "none" else tint


def band(kit: Kit, show: Show, box: Box) -> Block:
    """The prompt bar: the player and the question."""
    if is_paused_game(show):
        ask = kit.word("go-on") if show.may else ""
        tap = _whole_target(box, Pause(on=False) if show.may else None)
        return overlay(tap, _name_and_question(kit.word("paused"), ask, box, 20, "on-brass"))
    ground = band_ground(show)
    ink = "cream" if ground == "walnut2" else f"on-{ground}"
    x, parts = 20.0, []
    if show.band.mark:
        r = 28.0 if box.w > 300 else 22.0
        parts.append(
            Block(h=box.h, shapes=badge(kit, show.band.mark, 12 + r + (10 if box.w > 300 else 0), box.h / 2, r))
        )
        x = 98.0 if box.w > 300 else 66.0
    words = structs.replace(box, w=box.w - len(show.aside) * (LINK_W + 8))
    return overlay(
        *parts, _name_and_question(show.band.who, show.band.ask, words, x, ink), *_aside_keys(show, words.w, box.h)
    )


def _aside_keys(show: Show, x: float, h: float) -> list[Block]:
    """The links that are always at hand, as keys at the end of the bar."""
    keys = [key(LINK_W, 60, link.text, Go(page=link.go), look="dark", size=18) for link in show.aside]
    return [moved(each, x + i * (LINK_W + 8), (h - each.h) / 2) for i, each in enumerate(keys)]


def _name_and_question(who: str, ask: str, box: Box, x: float, ink: str) -> Block:
    """Name and question, each on a line of its own, a long question on two or three smaller ones."""
    room = box.w - x - 12
    if not ask:
        name = heading(who, (30, 26, 22, 18), room, 2, ink=ink, bold=True)
        return moved(name, x, (box.h - name.h) / 2)
    if fits(ask, 22, room):
        brief = fits(who, 20, room, bold=True)
        name = heading(who, (30, 26, 22, 20) if brief else (18,), room, 1 if brief else 2, ink=ink, bold=True)
        # a lower prompt bar would cut off the tails of letters
        asked = heading(ask, (26, 22) if box.h >= ROW else (22,), room, 1, ink=ink)
    else:
        brief = fits(ask, 16, room, 2)
        long = not fits(who, 18, room, bold=True)
        name = heading(who, (16,) if long else (22, 20, 18) if brief else (18,), room, 1 + long, ink=ink, bold=True)
        sizes = (20, 18, 16) if brief and not long else (16, 14, 12)
        asked = heading(ask, sizes, room, 2 if brief or long else 3, ink=ink)
    if name.h + asked.h > box.h:  # under large letters the prompt bar is lower
        name = heading(who, (16, 14), room, 1, ink=ink, bold=True)
        brief = fits(ask, 14, room, 2)
        asked = heading(ask, (16, 14) if brief else (12,), room, 2 if brief else 3, ink=ink)
    top = max(0, (box.h - name.h - asked.h) / 2)
    return overlay(moved(name, x, top), moved(asked, x, top + name.h))


# ---- seats ------------------------------------------------------------------------------------------------
def rail(kit: Kit, show: Show, box: Box, upright: bool, passed_ms: float = 0) -> Block:
    """The seats with their current clocks, and in the free place behind them the coming step."""
    show = structs.replace(show, chips=tuple(_with_time(chip, passed_ms) for chip in show.chips))
    if upright:
        return _upright_rail(kit, show, box)
    columns = columns_of(show, box)
    rows = -(-len(show.chips) // columns)
    w, each = box.w / columns, min(64.0, box.h / rows)
    chip = _chip if columns == 1 else _chip_small
    parts = [moved(chip(kit, c, w, each), w * (i // rows), each * (i % rows)) for i, c in enumerate(show.chips)]
    left = box.h - each * rows
    if left >= 40:
        parts.append(moved(_next_text(show.next, box.w, left), 0, box.h - left))
    return overlay(*parts)


def _with_time(chip: Chip, passed_ms: float) -> Chip:
    """The seat with its clock stopped at that moment."""
    if chip.clock is None:
        return chip
    return structs.replace(chip, clock=structs.replace(chip.clock, ms=clock.clock_ms(chip.clock, passed_ms)))


def _upright_rail(kit: Kit, show: Show, box: Box) -> Block:
    """Seats side by side, in two rows if one would be too narrow for a finger and a name."""
    if upright_rows(show, box.w) == 1:
        each = box.w / len(show.chips)
        chip = _chip_narrow if is_narrow(show, box.w) else _chip_upright
        return overlay(*(moved(chip(kit, c, each, box.h), i * each, 0) for i, c in enumerate(show.chips)))
    across = -(-len(show.chips) // 2)
    w, h = box.w / across, box.h / 2
    return overlay(*(
        moved(_chip_small(kit, c, w, h), w * (i % across), h * (i // across)) for i, c in enumerate(show.chips)
    ))  # fmt: skip


def columns_of(show: Show, box: Box) -> int:
    """The number of columns: two if the seats in one would be lower than a finger."""
    return 1 if box.h / len(show.chips) >= LEAST_TARGET else 2


def _next_text(text: str, w: float, room: float) -> Block:
    rows = min(4, int((room - 16) // 19))
    ways = ((16.0, rows), (14.0, rows + 1), (12.0, rows + 1))
    size, most = next((way for way in ways if fits(text, way[0], w - 24, way[1])), ways[-1])
    said = heading(text, (size,), w - 24, most, ink="cream2")
    return overlay(Block(shapes=(bar(0, 0, w, 1, "walnut2"),)), moved(said, 14, 10 if size == 16 else 6))


def _chip(kit: Kit, chip: Chip, w: float, h: float) -> Block:
    """A seat in a column: the mark, beside it the name with the score, and below that the status."""
    at, phone, time = (29, h / 2, 13), (6.5, h - 19), EMPTY
    if chip.clock and chip.score:  # the time goes below the mark
        at, phone = (30, 22, 11), (6.5, 6)
        time = _status_line(structs.replace(chip, note="", done=False), STATUS, 44)
        chip = structs.replace(chip, clock=None)
    words, top = _words(chip, w - 61, h)
    ground = _ground(chip, w, h, (bar(0, 0, w, 1, "walnut2"),), bar(0, 0, 6, h, "brass"))
    return overlay(ground, _signs(kit, chip, at, (42, top), phone), moved(time, 7, 38), moved(words, 52, top))


def _ground(chip: Chip, w: float, h: float, rims: tuple[Shape, ...], turn: Shape) -> Block:
    """A chip's ground: its rims towards the others, or the turn's stripe on a lighter ground."""
    shapes = (bar(0, 0, w, h, "walnut2"), turn) if chip.turn else rims
    return overlay(_whole_target(Box(w=w, h=h), Go(page=chip.go) if chip.go else None), Block(shapes=shapes))


def _signs(kit: Kit, chip: Chip, at: tuple[float, float, float], flag: Spot, phone: Spot, edge: float = 2.5) -> Block:
    """The seat's mark (x, y, radius), the start player's flag, and a phone if the seat is on one."""
    seat = mark(kit, chip.mark, *at, "cream", edge)
    return Block(shapes=(seat, *_flag(chip, *flag), *_handset(chip, *phone)))


def _words(chip: Chip, room: float, h: float) -> tuple[Block, float]:
    """Name, score and status, and their distance from the chip's top. The score stands beside the name; beside a long
    name it goes below, if the status leaves room, else it is smaller, else on a line of its own."""
    sizes = (20.0, 18.0, 16.0, 14.0) if chip.clock and not chip.note else STATUS
    fitting = [size for size in (20.0, 18.0, 16.0) if fits(chip.name, 14, _name_room(chip, room, size), bold=True)]
    is_spare = fits(_status(chip), sizes[-1], _name_room(chip, room, 20))
    if fitting and (fitting[0] == 20 or not is_spare):
        name, score = _name(chip, _name_room(chip, room, fitting[0])), _score(chip, SCORE, fitting[0])
        status = _status_line(chip, sizes, room)
        words = overlay(name, moved(score, room - SCORE, 0), moved(status, 0, 24))
        return words, (h - 44) / 2 if _status(chip) else (h - 24) / 2
    name, score = _name(chip, room), _score(chip, SCORE)
    if is_spare:
        status = _status_line(chip, sizes, _name_room(chip, room, 20))
        return overlay(name, moved(score, room - SCORE, 20), moved(status, 0, 24)), (h - 44) / 2
    status = _status_line(chip, STATUS, room)
    return overlay(name, moved(score, room - SCORE, 18), moved(status, 0, 39)), (h - 60) / 2


def _name_room(chip: Chip, room: float, size: float) -> float:
    """The room that a score of that size leaves."""
    return room - (min(SCORE, width(chip.score, size, True)) + 6 if chip.score else 0.0)


def _score(chip: Chip, room: float, most: float = 20) -> Block:
    """The score at the right end of the room, smaller if long, never cut."""
    sizes = (size for size in (20.0, 18.0, 16.0, 14.0) if size <= most)
    size = next((size for size in sizes if fits(chip.score, size, room, bold=True)), LEAST_SCORE)
    return lines((chip.score,), size, room, ink="cream", bold=True, anchor="end")


def _status(chip: Chip) -> str:
    """The seat's clock and note."""
    time = clock.digits(clock.seconds(chip.clock, chip.clock.ms)) if chip.clock else ""
    said = " · ".join(part for part in (time, chip.note) if part)
    return f"✓ {said}".rstrip() if chip.done else said


def _status_line(chip: Chip, sizes: tuple[float, ...], room: float) -> Block:
    """The status as a line; a clock is readable across the table, and its last seconds stand out."""
    if chip.clock is None:
        whole = [size for size in sizes if fits(_status(chip), size, room)] or [sizes[1]]  # cut, but not small
        return heading(_status(chip), (whole[0],), room, 1, ink="cream2")
    ink = "brass" if clock.is_pressing(chip.clock, chip.clock.ms) else "cream"
    return heading(_status(chip), sizes, room, 1, ink=ink, bold=not chip.note)


def _name(chip: Chip, room: float) -> Block:
    """The name, shrunk if long, and cut only at the smallest size."""
    if not fits(chip.name, 14, room, bold=True) and fits(chip.name, LEAST_NAME, room, bold=True):
        return lines((chip.name,), 14, room, ink="cream", bold=True)
    return heading(chip.name, (20, 18, 16, 14), room, 1, ink="cream", bold=True)


def _two_line_name(chip: Chip, room: float) -> Block:
    """The name in a narrow place, on two smaller lines if one is too short."""
    if fits(chip.name, 14, room, bold=True):
        return _name(chip, room)
    if fits(chip.name, LEAST_NAME, room, bold=True):
        return lines((chip.name,), LEAST_NAME, room, ink="cream", bold=True)
    end = max((n for n in range(1, len(chip.name)) if width(f"{chip.name[:n]}-", LEAST_NAME, True) <= room), default=1)
    first, rest = chip.name[:end], chip.name[end:]
    broken = first.rpartition(" ") if " " in first else None
    both = (broken[0], f"{broken[2]}{rest}") if broken and broken[0] else (f"{first}-", rest)
    return lines(both, LEAST_NAME, room, ink="cream", bold=True)


def _flag(chip: Chip, x: float, y: float) -> tuple[Shape, ...]:
    """The start player's flag."""
    if not chip.start:
        return ()
    cloth = Poly(points=(x, y, x + 9, y + 4, x, y + 8), fill="brass")
    return Line(points=(x, y, x, y + 14), ink="brass", width=2), cloth


def _handset(chip: Chip, x: float, y: float) -> tuple[Shape, ...]:
    """A small phone, for a seat on a phone."""
    if not chip.phone:
        return ()
    return bar(x, y, 8, 15, "cream2"), bar(x + 1.5, y + 2, 5, 9, "walnut")


def _chip_upright(kit: Kit, chip: Chip, w: float, h: float) -> Block:
    """A seat side by side with others: the mark, beside it name and score above the status; a long name below."""
    score = lines((chip.score,), 20, 44, ink="cream", bold=True, anchor="end")
    is_long, name_w, status_w = chip_widths(chip, w)
    name, status = _name(chip, name_w), _status_line(chip, (16, 14), status_w)
    ground = _ground(chip, w, h, (bar(0, 0, 1, h, "walnut2"),), bar(0, 0, w, 6, "brass"))
    if is_long:
        signs = _signs(kit, chip, (18, 24, 11), (28, 8), (w - 14, 20))
        placed = moved(name, 8, 40), moved(score, w - (62 if chip.phone else 52), 12), moved(status, 38, 14)
    else:
        signs = _signs(kit, chip, (18, 34, 11), (28, 12), (4, 44))
        placed = moved(name, 38, 12), moved(score, w - 52, 12), moved(status, 38, 36)
    return overlay(ground, signs, *placed)


def _chip_narrow(kit: Kit, chip: Chip, w: float, h: float) -> Block:
    """A narrow seat: the mark and the score, below them the name, and below that the status."""
    return overlay(
        _ground(chip, w, h, (bar(0, 0, 1, h, "walnut2"),), bar(0, 0, w, 6, "brass")),
        _signs(kit, chip, (18, 24, 11), (28, 8), (w - 14, 64)),
        moved(lines((chip.score,), 20, w - 44, ink="cream", bold=True, anchor="end"), 36, 12),
        moved(_name(chip, w - 14), 8, 38),
        moved(_status_line(chip, (16, 14), w - (26 if chip.phone else 14)), 8, 61),
    )


def _chip_small(kit: Kit, chip: Chip, w: float, h: float) -> Block:
    """One of two seats beside each other: the mark and the score, below them the name and the status."""
    rims = bar(0, 0, w, 1, "walnut2"), bar(0, 0, 1, h, "walnut2")
    status = _status(chip)
    name = _two_line_name(chip, w - 14) if h >= 58 else _name(chip, w - 14)
    flag = 7.0 if chip.start else 0.0  # between the mark and the score
    spare = h - 44 if status else h - 36
    top = max(0.0, spare / 2 - (6 if status and h >= 58 else 0) - (name.h - 20 if name.h > 26 else 0))
    said = _status_line(chip, (14, 12), w - 16) if status and h >= 58 else EMPTY
    return overlay(
        _ground(chip, w, h, rims, bar(0, 0, 6, h, "brass")),
        _signs(kit, chip, (20, top + 11, 9.5), (30, top - 1), (w - 13, h - 20), 2),
        moved(_score(chip, w - 34 - flag), 31 + flag, top),
        moved(name, 9, top + 21),
        moved(said, 10, top + max(41.0, 19 + name.h)),
    )


# ---- bottom -------------------------------------------------------------------------------------------------
def back_corner(show: Show, box: Box, live: Collection[str]) -> Block:
    """The bottom left corner: Undo or Back, and Redo at its end. Corners that are not `live` yet are pale."""
    w = min(box.w, 144.0)
    if show.redo is None:
        return _corner(show.back, w, box.h, (*BACK_SIZES, SMALL_BACK_SIZE) if show.looks.large else BACK_SIZES, live)
    left = w * (1 - REDO_PART)
    redo = moved(_redo_key(show.redo, w - left, box.h, "redo" in live), left, 0)
    line = Block(shapes=(bar(left, 12, 1, box.h - 24, "walnut3"),))
    return overlay(_corner(show.back, left, box.h, NARROW_BACK_SIZES, live), redo, line)


def _redo_key(corner: Back, w: float, h: float, is_live: bool) -> Block:
    """The Redo key, which has no room for the name of the move."""
    arrow = lines(("↷",), 26, w, ink="brass" if is_live else "cream2", bold=True, anchor="middle")
    said = heading(corner.text, (16, 14, 13, 12), w - 1, 1, ink="cream" if is_live else "cream2", anchor="middle")
    top = (h - arrow.h - said.h) / 2
    ground = Block(shapes=(bar(0, 0, w, 1, "walnut2"),))
    tap = _whole_target(Box(w=w, h=h), Redo(n=corner.n) if is_live else None)
    return overlay(ground, tap, moved(arrow, 0, top), moved(said, 1, top + arrow.h))


def _corner(
    corner: Back | None, w: float, h: float, ways: tuple[tuple[float, int], ...], live: Collection[str]
) -> Block:
    if corner is None:
        return EMPTY
    act: Act | None = Undo(n=corner.n) if corner.n else Go(page=corner.go) if corner.go else None
    is_live = "undo" in live or not is_undo(corner)
    x = min(14.0, w / 10)
    room = w - x - 6
    size, most = next((way for way in ways if fits(corner.what, way[0], room, way[1])), ways[-1])
    what = heading(corner.what, (size,), room, most, ink="cream2")
    text = f"↶ {corner.text}" if fits(f"↶ {corner.text}", 14, room, bold=True) else corner.text
    title = heading(text, (18, 16, 14, 12), room, 1, ink="cream" if is_live else "cream2", bold=True)
    top = (h - title.h - (what.h if corner.what else 0)) / 2
    return overlay(
        Block(shapes=(bar(0, 0, w, 1, "walnut2"),)),
        _whole_target(Box(w=w, h=h), act if is_live else None),
        moved(title, x, top),
        moved(what, x, top + title.h),
    )


def confirm_key(desk: Desk, box: Box, dark: bool, passed_ms: float = 0) -> Block:
    """The confirm key at the bottom right, with its sentence; it fills before an automatic step."""
    text, act = confirm_corner(desk)
    if not text:
        return EMPTY
    size = 22 if act else 20
    look: Look = "brass" if act else "wait"
    if not fits(text, 14, box.w - 40, 3, bold=True):  # a sentence to be confirmed is never cut
        said = heading(text, (12,), box.w - 32, 4, ink=LOOKS[look][3], bold=True, anchor="middle")
        shown = overlay(key(box.w - 24, 60, "", act, look=look), moved(said, 4, (60 - said.h) / 2))
    elif not fits(text, 16, box.w - 40, 2, bold=True):
        shown = key(box.w - 24, 60, text, act, look=look, size=14, lines=3)
    elif act is None:
        shown = key(box.w - 24, 60, text, look="dark" if dark else "wait", size=size)
    else:
        shown = key(box.w - 24, 60, text, act, look=look, size=size)
    filled = countdowns.filled_part(desk, passed_ms)
    return moved(shown if filled is None else countdowns.filled_key(shown, filled), 12, key_top(box))


def key_top(box: Box) -> float:
    """The top of a key in the bottom row, which is lower under large letters."""
    return min(8.0, (box.h - 60) / 2)


LINK_W = 112.0


def links_fit(show: Show, box: Box) -> bool:
    """Whether the links fit into the bottom row, on a page with other contents."""
    many = len(show.links)
    return bool(many and (show.asks or show.facts)) and many * LINK_W <= box.w and not any(x.note for x in show.links)


def links(show: Show, box: Box) -> Block:
    """Links as keys beside the back corner."""
    each = min(160.0, (box.w - 16) / len(show.links) - 8)
    return overlay(
        *(
            moved(
                key(each, 60, link.text, Go(page=link.go), look="on" if is_current(show, link) else "dark", size=18),
                8 + i * (each + 8),
                key_top(box),
            )
            for i, link in enumerate(show.links)
        )
    )


def is_current(show: Show, link: Link) -> bool:
    """Whether the link leads to the page shown, or to the list that the page belongs to."""
    return show.page.partition("/")[0] == link.go


def link_key(show: Show, link: Link, w: float, h: float) -> Block:
    """A link as a paper key, with its note in a second line."""
    look: Look = "on" if is_current(show, link) else "plain" if link.go else "wait"
    return key(w, h, link.text, Go(page=link.go) if link.go else None, look=look, size=18, start=True, note=link.note,
               lines=1 if link.note else 2)  # fmt: skip
