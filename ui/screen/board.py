"""The board: the core's drawing on felt, with the cells highlighted that the form in front asks for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import atan2, cos, hypot, sin
from types import MappingProxyType
from typing import Any

from msgspec import structs

from companion.view.wire import (
    AllotView,
    ChoiceView,
    Disc,
    Drawing,
    FieldView,
    FormView,
    Go,
    Line,
    OptionView,
    Poly,
    Shape,
    SlotsView,
    TextLine,
)
from rules.kit.types import Frozen
from ui.form.open_form import Cache
from ui.kit.block import LEAST_TARGET, Block, Box, Target
from ui.kit.scaling import bounds, placed_shapes
from ui.screen import zoom
from ui.state import choices, taps
from ui.state.acts import Act, Glass, Put, TapElsewhere
from ui.state.screen_state import Desk, FormDraft, ask_in_front, form_in_front
from ui.state.screen_state import draft as draft_of

OUTLINE = (("walnut", 8.0), ("brass", 4.0))  # of a large highlighted cell
SMALL_CELL = 60.0  # smaller cells are highlighted one step stronger
NUMBER = 14.0  # radius of a number on a cell
CELL_INKS = ("cream", "cream2", "ink", "ink2")  # inks of text on a cell itself, not on a piece
PAGE = "go:"  # a hit that opens a page


class CellTap(Frozen, frozen=True, kw_only=True):
    """The act of a tap on a cell, and whether the cell is chosen."""

    act: Act
    chosen: bool


Rank = tuple[bool, bool]  # among fields that want the same cell the lowest gets the tap
NO_TAPS: Mapping[str, CellTap] = MappingProxyType({})


def cell_taps(form: FormView, draft: FormDraft) -> dict[str, CellTap]:
    """The cells that the form asks for, of keyed fields those of the row in front. If two fields want one cell, the row
    in front gets the tap, else the first incomplete field."""
    found: dict[str, list[tuple[Rank, CellTap]]] = {}
    front = choices.front_key(form, draft.values, draft.front)
    for key, field in choices.keyed_fields(form, draft.values):
        if not isinstance(field, ChoiceView | AllotView | SlotsView) or (field.key and key != front):
            continue
        rank = (key not in ("", front), choices.is_complete(field, draft.values[choices.row(field)]))
        for cell, touch in _cells_of(form, draft, field):
            found.setdefault(cell, []).append((rank, touch))
    return {
        cell: CellTap(act=min(each, key=lambda one: one[0])[1].act, chosen=any(touch.chosen for _, touch in each))
        for cell, each in found.items()
    }


def other_cell_taps(desk: Desk) -> dict[str, CellTap]:
    """The cells of the other open forms, if the form in front asks for none. Their proposed values are not highlighted:
    no player has chosen them."""
    first, front = ask_in_front(desk), form_in_front(desk)
    if front and cell_taps(front, draft_of(desk, front)):
        return {}  # a tap beside its places would answer another question
    asks = desk.show.asks if first and desk.show else ()
    forms = [*(first.forms if first else ()), *(ask.forms[0] for ask in asks if ask != first)]
    found: dict[str, CellTap] = {}
    for form in forms:
        if form != front:
            found = cell_taps(form, draft_of(desk, form)) | found
    return {cell: structs.replace(touch, chosen=False) for cell, touch in found.items()}


def _cells_of(
    form: FormView, draft: FormDraft, field: ChoiceView | AllotView | SlotsView
) -> Iterable[tuple[str, CellTap]]:
    row = choices.row(field)
    value = draft.values[row]
    match field:
        case ChoiceView():
            for option in field.options:
                chosen = taps.pick(field, value, option.value)
                put = Put(form=form.id, row=row, value=chosen, more=len(chosen) < field.most)
                if option.cell:
                    yield option.cell, CellTap(act=put, chosen=option.value in value)
        case AllotView():
            for line in field.lines:
                there = taps.lay(field, value, line.id) if line.cell else None
                if there is not None:
                    put = Put(form=form.id, row=row, value=there, more=sum(there.values()) < field.most)
                    yield line.cell, CellTap(act=put, chosen=bool(value.get(line.id)))
        case SlotsView():
            letter = taps.brush(field, draft.points.get(row), value)
            for i, cell in enumerate(field.cells):
                painted = taps.paint(field, value, i, letter)
                if painted is not None:
                    put = Put(form=form.id, row=row, value=painted, more=None in painted)
                    yield cell, CellTap(act=put, chosen=False)


# ---- drawing ----------------------------------------------------------------------------------------------
def board(
    drawing: Drawing, box: Box, form: FormView | None, draft: FormDraft | None, closer: str = "",
    glass: Glass = zoom.WHOLE, *, others: Mapping[str, CellTap] = NO_TAPS, elsewhere: str = "",
    kept: Cache | None = None,
) -> Block:  # fmt: skip
    """The drawing as large as fits, or the part in the viewport; legal cells with a brass edge, chosen ones filled.

    `others` are cells that other open forms ask for. A tap on any other cell opens its page, if cells have pages; while
    cells are asked for, only a second tap does (`elsewhere` had the first). A board with cells smaller than a finger
    has keys to zoom.
    """
    asked = {**others, **(cell_taps(form, draft) if form and draft else {})}
    told: list[tuple[FieldView, Any]] = []  # the values of fields on the board
    if form and draft:
        fields = (f for f in form.fields if choices.wants_cells(f) and choices.is_asked(f, draft.values))
        told = [(field, draft.values[choices.row(field)]) for field in fields]

    def draw() -> Block:
        if not zoom.is_needed(drawing, box):
            return _board(drawing, box, asked, told, closer, elsewhere)
        return zoom.with_keys(_board(drawing, zoom.board_box(glass, box), asked, told, closer, elsewhere), box, glass)

    return (kept or Cache()).get(("board", box), (drawing, asked, told, closer, glass, elsewhere), draw)


def _board(
    drawing: Drawing, box: Box, asked: Mapping[str, CellTap], told: list[tuple[FieldView, Any]], closer: str,
    elsewhere: str,
) -> Block:  # fmt: skip
    shapes = placed_shapes(drawing, box)
    lit = list(_lit_cells(shapes, asked))
    targets = tuple(t for s in shapes if isinstance(s, Poly | Disc) and s.hit for t in _target(s, asked, box))
    drawn = _with_outlines(tuple(_lit_shape(s, asked, lit) for s in shapes), asked)
    extra = _extra_shapes(told, {s.hit: s for s in drawn if isinstance(s, Poly | Disc) and s.hit})
    rest = (s for s in shapes if closer and isinstance(s, Poly | Disc) and s.hit and not s.hit.startswith(PAGE))
    looks = tuple(
        Target(
            box=bounds(s),
            act=TapElsewhere(cell=s.hit) if asked and s.hit != elsewhere else Go(page=f"{closer}/{s.hit}"),
        )
        for s in rest
        if s.hit not in asked
    )
    return Block(h=box.h, shapes=(*drawn, *extra), targets=targets, background=looks)


def _with_outlines(shapes: tuple[Shape, ...], asked: Mapping[str, CellTap]) -> tuple[Shape, ...]:
    """The shapes, with the outlines of large highlighted cells above all cells and below the pieces. Neighbours would
    cover half of an outline; its dark sides make it visible on a cell of any colour."""
    cells = [i for i, s in enumerate(shapes) if isinstance(s, Poly | Disc) and s.hit]
    above = max(cells, default=-1) + 1
    large = [s for s in shapes if isinstance(s, Poly | Disc) and s.hit in asked and not _is_small(bounds(s))]
    rings = [structs.replace(s, fill="", hit="", edge=ink, width=w) for s in large for ink, w in OUTLINE]
    return (*shapes[:above], *rings, *shapes[above:])


def _target(shape: Poly | Disc, asked: Mapping[str, CellTap], board: Box) -> tuple[Target, ...]:
    """The cell's target, at least as large as a finger, moved inside the board."""
    touch = asked.get(shape.hit)
    act = touch.act if touch else Go(page=shape.hit.removeprefix(PAGE)) if shape.hit.startswith(PAGE) else None
    if act is None:
        return ()
    box = bounds(shape)
    w, h = max(box.w, LEAST_TARGET), max(box.h, LEAST_TARGET)
    x = max(board.x, min(box.x - (w - box.w) / 2, board.right - w))
    y = max(board.y, min(box.y - (h - box.h) / 2, board.y + board.h - h))
    return (Target(box=Box(x=x, y=y, w=w, h=h), act=act),)


def _lit_cells(shapes: Sequence[Shape], asked: Mapping[str, CellTap]) -> Iterator[tuple[Box, str]]:
    """The cells with a new ground, each with a readable ink for its text."""
    for shape in shapes:
        if isinstance(shape, Poly | Disc) and shape.hit in asked:
            box, chosen = bounds(shape), asked[shape.hit].chosen
            if chosen or _is_small(box):
                yield box, "on-brass" if chosen and _is_small(box) else "ink"


def _is_small(box: Box) -> bool:
    return min(box.w, box.h) < SMALL_CELL


def _lit_shape(shape: Shape, asked: Mapping[str, CellTap], lit: list[tuple[Box, str]]) -> Shape:
    if isinstance(shape, TextLine) and shape.ink in CELL_INKS:
        ink = next((ink for box, ink in lit if box.holds(shape.x, shape.y)), shape.ink)
        return structs.replace(shape, ink=ink)
    if not isinstance(shape, Poly | Disc) or shape.hit not in asked:
        return shape
    box = bounds(shape)
    if _is_small(box):
        fill, edge = ("brass", "on-brass") if asked[shape.hit].chosen else ("lit", "brass")
        return structs.replace(shape, fill=fill, edge=edge, width=4)
    if asked[shape.hit].chosen:
        return structs.replace(shape, fill="lit", edge="brass", width=5)
    return structs.replace(shape, edge="brass", width=4)


def _extra_shapes(told: list[tuple[FieldView, Any]], at: Mapping[str, Poly | Disc]) -> tuple[Shape, ...]:
    """The shapes over the cells: the path of an ordered field, slots' letters, allotted numbers."""
    shapes: list[Shape] = []
    for field, value in told:
        if isinstance(field, ChoiceView) and field.ordered:
            cells = [bounds(at[c]) for c in value if c in at]
            shapes += [s for a, b in pairwise(cells) for s in _arrow(a, b)]
        if isinstance(field, AllotView):
            counted = [(at[line.cell], value.get(line.id, 0)) for line in field.lines if line.cell in at]
            shapes += [shape for cell, n in counted if n for shape in _number(n, bounds(cell))]
        if isinstance(field, SlotsView):
            letters = {str(o.value): o for o in field.options}
            filled = [(at[c], letters[v]) for c, v in zip(field.cells, value, strict=False) if v and c in at]
            shapes += [shape for cell, letter in filled for shape in _letter(letter, cell)]
    return tuple(shapes)


def _number(n: int, cell: Box) -> tuple[Shape, ...]:
    """The number allotted to a cell, on a brass disc in its corner."""
    r = min(NUMBER, cell.w / 2)
    x, y = cell.right - r, cell.y + r
    disc = Disc(x=x, y=y, r=r, fill="brass", edge="on-brass", width=2)
    return disc, TextLine(x=x, y=y, text=str(n), size=1.4 * r, ink="on-brass", bold=True, anchor="middle")


def _letter(letter: OptionView, cell: Poly | Disc) -> tuple[Shape, ...]:
    """The letter painted on a cell: its picture over the whole cell, or its text over the old contents."""
    box = bounds(cell)
    if letter.icon:
        return placed_shapes(letter.icon, box)
    middle = (box.x + box.w / 2, box.y + box.h / 2)
    text = TextLine(x=middle[0], y=middle[1], text=letter.text, size=20, bold=True, anchor="middle", fit=box.w - 4)
    return cell, text


def _arrow(a: Box, b: Box) -> tuple[Shape, ...]:
    """A brass arrow from one cell to the next, its head before the second one's middle."""
    ax, ay, bx, by = a.x + a.w / 2, a.y + a.h / 2, b.x + b.w / 2, b.y + b.h / 2
    if hypot(bx - ax, by - ay) < 1:
        return ()
    angle = atan2(by - ay, bx - ax)
    tip = (bx - 12 * cos(angle), by - 12 * sin(angle))
    wings = (p for turn in (2.6, -2.6) for p in (tip[0] + 16 * cos(angle + turn), tip[1] + 16 * sin(angle + turn)))
    return (Line(points=(ax, ay, *tip), ink="brass", width=5), Poly(points=(*tip, *wings), fill="brass"))
