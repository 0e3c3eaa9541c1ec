"""The layout of the form in front: whole if it fits, else closer together, else one keyed row at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import inf

from msgspec import structs

from companion.view.wire import AskView, ChoiceView, FieldView, Go, Show, TextView
from rules.kit.types import Frozen
from ui.form import rows
from ui.form.fields import count_of, field, label
from ui.form.open_form import Cache, OpenForm
from ui.form.seats import seats
from ui.kit.block import EMPTY, Block, column_width, even_columns, grid, heading, moved, paragraph, pile
from ui.kit.block import overlay as over
from ui.kit.keys import LINES, MARK, PAD, Kit, Look, key, mark_block, why_key, why_width
from ui.kit.text import fits
from ui.state import choices
from ui.state.acts import Focus
from ui.state.screen_state import Desk, FormDraft, ask_in_front, draft, form_in_front, is_key

Limits = tuple[float, ...]
Surroundings = tuple[Block, Block]  # above and below a form


class FormLayout(Frozen, frozen=True, kw_only=True):
    """The form as a block, and the key of the row that it shows; "" = all rows."""

    block: Block
    row: str = ""
    lacks: float = 0  # the missing height, so that it must scroll


class Way(Frozen, frozen=True, kw_only=True):
    """One way to lay a form out."""

    one_row: bool = False
    named: bool = True  # the name of the row in front is repeated below the strip
    hinted: bool = True
    titled: bool = True
    gap: float = 8
    compact: bool = False
    lines: int = LINES
    brief: bool = False


FormLayouts = dict[tuple[Way, str], FormLayout]  # of one picture and width, by the row in front
LEAST_ASK = 80.0  # the least width of a key in the strip of asks
WHOLE = (Way(), Way(gap=4))
CLOSE_WAYS = (Way(gap=4, compact=True, lines=2), Way(gap=4, compact=True))
BRIEF = (Way(gap=4, brief=True), Way(gap=4, compact=True, brief=True))  # rather than cover the board
ONE_ROW = (
    Way(one_row=True),
    Way(one_row=True, compact=True),
    Way(one_row=True, compact=True, gap=4),
    Way(one_row=True, compact=True, gap=4, named=False),
)
WHOLE_PAGE = (Way(), Way(gap=4, compact=True, lines=2))
KEYBOARD_WAYS = (Way(one_row=True), Way(one_row=True, compact=True, gap=4))  # a keyboard must be whole
BARE_KEYBOARD_WAYS = (Way(one_row=True, compact=True, gap=4, titled=False, hinted=False),)
HINTLESS_WAYS = (Way(one_row=True, compact=True, gap=4, named=False, hinted=False),)  # rather than scroll
HINTLESS_WHOLE_WAYS = (Way(gap=4, brief=True, hinted=False), Way(gap=4, compact=True, brief=True, hinted=False))


def lay_out_form(
    kit: Kit, desk: Desk, show: Show, w: float, tall: float, limits: Limits, board: bool, tried: tuple[Limits, ...],
    done: FormLayouts, kept: Cache,
) -> FormLayout:  # fmt: skip
    """The strip of asks and the form in front.

    Cards may be `tall`; `limits` are the heights that need no scrolling, the preferred one first, and `tried` those in
    which this form had no room. Without the `board`, layouts that need taps on it are left out. `done` caches layouts
    across limits.
    """
    ask, form = ask_in_front(desk), form_in_front(desk)
    if ask is None or form is None:
        return FormLayout(block=_seat_keys(kit, show, w))
    now = draft(desk, form)
    asking = OpenForm(form=form, values=now.values, points=now.points, w=w, tall=tall, page=show.drawing is None,
                    kept=kept)  # fmt: skip
    asks = _asks(kit, _strip_asks(show), ask, w), seats(kit, show, w)
    front = choices.front_key(form, now.values, now.front)
    groups = _ways(show, asking) if board else _boardless_ways(show, asking, front)

    every = tuple(choices.keys(form, now.values)) or ("",)

    def layout(way: Way, row: str) -> FormLayout:
        if (way, row) not in done:
            done[way, row] = _lay_out(kit, show, asking, way, row, asks)
        return done[way, row]

    def height(way: Way) -> float:
        """The height of the highest row, so that switching rows moves nothing."""
        return max(layout(way, row).block.h for row in (every if way.one_row else (front,)))

    for ways in groups:
        # a form keeps its first layout: a choice must not spread its keys out again
        begun = _initial_height(kit, show, asking, now, asks)
        first = _way_of(ways, begun, (*tried, limits)) if now.values != now.presets else 0
        fitting = _first_fitting(map(height, ways[first:]), limits)
        if fitting is not None:
            return layout(ways[first + fitting], front)
    if not groups:
        return FormLayout(block=EMPTY, lacks=inf)
    last = layout(groups[-1][-1], front)
    return last if show.drawing is None else structs.replace(last, lacks=last.block.h - limits[-1])


def _initial_height(
    kit: Kit, show: Show, asking: OpenForm, now: FormDraft, asks: Surroundings
) -> Callable[[Way], float]:
    """The heights of the form before the first choice, by way."""
    begun = structs.replace(asking, values=now.presets, points={})
    front = choices.front_key(asking.form, now.presets, "")
    every = tuple(choices.keys(asking.form, now.presets)) or ("",)

    def height(way: Way) -> float:
        rows = every if way.one_row else (front,)
        return asking.kept.get(
            ("begun", asking.form.id, asking.w, way), None,
            lambda: max(_lay_out(kit, show, begun, way, row, asks).block.h for row in rows),
        )  # fmt: skip

    return height


def _way_of(ways: Sequence[Way], high: Callable[[Way], float], rooms: Sequence[Limits]) -> int:
    """The index of the way that such a form takes in the first of `rooms` that holds it; 0 if none does."""
    fitting = (_first_fitting(map(high, ways), limits) for limits in rooms)
    return next((way for way in fitting if way is not None), 0)


def _first_fitting(heights: Iterable[float], limits: Limits) -> int | None:
    """The index of the first height within the first limit, else within another; None if none fits. Takes no more
    heights than needed."""
    higher: list[float] = []
    for i, h in enumerate(heights):
        if h <= limits[0]:
            return i
        higher.append(h)
    return next((i for limit in limits[1:] for i, h in enumerate(higher) if h <= limit), None)


def _ways(show: Show, asking: OpenForm) -> Sequence[Sequence[Way]]:
    """The ways to try, the best first, in groups: before a later group even the news gives way. On a page without a
    board the form may scroll, so it keeps its size."""
    if show.drawing is None:
        texts = sum(isinstance(f, TextView) for f in asking.form.fields)  # only one keyboard is visible
        whole = WHOLE_PAGE if texts < 2 else ()
        return ((*whole, *KEYBOARD_WAYS), BARE_KEYBOARD_WAYS) if texts else (whole, whole[:1])
    if choices.is_keyed(asking.form, asking.values):
        return ((*WHOLE, *ONE_ROW), HINTLESS_WAYS)
    if len(_asked_fields(asking)) > 1:
        return ((*WHOLE, *CLOSE_WAYS), ONE_ROW, HINTLESS_WAYS)
    return ((*WHOLE, *CLOSE_WAYS, *BRIEF), HINTLESS_WHOLE_WAYS)


def _lay_out(kit: Kit, show: Show, asking: OpenForm, way: Way, front: str, around: Surroundings) -> FormLayout:
    hint = asking.form.hint if way.hinted else ""
    form = structs.replace(asking.form, hint=hint, label=asking.form.label if way.titled else "")
    unsaid = "" if way.hinted else asking.form.hint
    asking = structs.replace(asking, gap=way.gap, compact=way.compact, lines=way.lines, brief=way.brief, form=form,
                             unsaid=unsaid)  # fmt: skip
    parts = _one_row(kit, show, asking, way, front) if way.one_row else _all_fields(kit, show, asking)
    return FormLayout(block=pile((around[0], *parts, around[1]), way.gap), row=front if way.one_row else "")


def _boardless_ways(show: Show, asking: OpenForm, front: str) -> Sequence[Sequence[Way]]:
    """The ways in which the form can be answered without the board; best those that never use it."""
    ways = [way for group in _ways(show, asking) for way in group]
    apart = [way for way in ways if not any(choices.wants_cells(f) for f in _way_fields(asking, way, front))]
    by_keys = [way for way in ways if not any(_needs_board(f) for f in _way_fields(asking, way, front))]
    return [group for group in (apart, by_keys) if group]


def _way_fields(asking: OpenForm, way: Way, front: str) -> list[FieldView]:
    return [*_general_fields(asking), *rows.fields_of(asking, front)] if way.one_row else _asked_fields(asking)


def _needs_board(view: FieldView) -> bool:
    return view.keys == "board" if isinstance(view, ChoiceView) else choices.wants_cells(view)


def _strip_asks(show: Show) -> list[AskView]:
    """The asks with a key above the form."""
    return [ask for ask in show.asks if not is_key(show, ask)]


def _seat_keys(kit: Kit, show: Show, w: float) -> Block:
    """The seats' keys if nothing else is asked, below their common question."""
    keys = seats(kit, show, w)
    if not keys.h:
        return EMPTY
    asking = OpenForm(form=show.asks[0].forms[0], values={}, points={}, w=w)
    return pile((_title_line(kit, asking, _question(show, asking, _room(kit, asking))), keys))


def _asks(kit: Kit, asks: Sequence[AskView], front: AskView, w: float) -> Block:
    """A key for each of several open asks."""
    if len(asks) < 2:
        return EMPTY
    columns = even_columns(len(asks), w, LEAST_ASK)
    each = column_width(columns, w, 4)
    return grid([_ask(kit, ask, each, is_front=ask.ask == front.ask) for ask in asks], columns, w, 4)


def _ask(kit: Kit, ask: AskView, w: float, *, is_front: bool) -> Block:
    """An ask's key: its text on one line, in small letters on two."""
    room = w - 2 * PAD - (MARK + 6 if ask.mark else 0)
    size, lines = (18, 1) if fits(ask.text, 14, room, bold=True) else (14, 2)
    look: Look = "on" if is_front else "plain"
    return key(w, 48, ask.text, Focus(ask=ask.ask), look=look, size=size, lines=lines, at=mark_block(kit, ask.mark, 10))


# ---- all fields -----------------------------------------------------------------------------------------
def _all_fields(kit: Kit, show: Show, asking: OpenForm) -> list[Block]:
    """Title and fields."""
    shown = _asked_fields(asking)
    first = shown[0] if shown and not shown[0].mark else None
    whole = _title_field(kit, show, asking, first) if first else EMPTY
    if whole.h:
        return [whole, *(field(kit, asking, f) for f in shown[1:])]
    head, told = _head(kit, show, asking, first)
    told = told or (len(shown) == 1 and shown[0].label == show.band.who)  # the seat's name stands only once
    return [head, *(field(kit, asking, f, labelled=bool(i) or not told) for i, f in enumerate(shown))]


def _title_field(kit: Kit, show: Show, asking: OpenForm, first: FieldView) -> Block:
    """The first field beside "Why?" if it is answered on the board and two lines high; else nothing."""
    said, room = _question(show, asking, _room(kit, asking)), _room(kit, asking)
    if said.h or not asking.form.rule:
        return EMPTY
    whole = field(kit, structs.replace(asking, w=room), first)
    return _title_line(kit, asking, whole) if whole.h <= 48 and not whole.targets else EMPTY


def _asked_fields(asking: OpenForm) -> list[FieldView]:
    return [f for f in asking.form.fields if choices.is_asked(f, asking.values)]


def _head(kit: Kit, show: Show, asking: OpenForm, first: FieldView | None) -> tuple[Block, bool]:
    """The title with "Why?"; True if the first field's label stands there, since the prompt bar shows the title."""
    said, room = _question(show, asking, _room(kit, asking)), _room(kit, asking)
    if said.h or not asking.form.rule:
        return _title_line(kit, asking, said), False
    if first is None or not first.label:
        return _title_line(kit, asking, heading(asking.form.label, (16, 14), room, 4, ink="ink2")), False
    count = count_of(first, asking.values[choices.row(first)])
    return _title_line(kit, asking, label(kit, first, count, room)), True


def _question(show: Show, asking: OpenForm, w: float) -> Block:
    """The question, unless the prompt bar or a key of the strip shows it, and the hint."""
    form, asks = asking.form, _strip_asks(show)
    keys = [ask.text for ask in asks] if len(asks) > 1 else []
    is_band = not (show.paused and show.page == "play")  # else the prompt bar says "Paused"
    above = (show.band.ask, show.band.who) if is_band else ()
    text = "" if form.label in (*above, *keys) else form.label
    sizes, most = ((20, 18, 16), 2) if fits(text, 16, w, 2, bold=True) else ((16, 14), 3)
    return pile((heading(text, sizes, w, most, bold=True) if text else EMPTY,
                 paragraph(form.hint, 16, w, ink="ink2") if form.hint else EMPTY), 2)  # fmt: skip


def _room(kit: Kit, asking: OpenForm) -> float:
    """The width that "Why?" leaves in the title's line."""
    return asking.w - (why_width(kit) + 8 if asking.form.rule else 0)


def _title_line(kit: Kit, asking: OpenForm, text: Block) -> Block:
    """A line with "Why?" at its end."""
    if not asking.form.rule:
        return text
    button = moved(why_key(kit, Go(page=f"rule/{asking.form.rule}")), asking.w - why_width(kit), 0)
    return over(button, moved(text, 0, max(0.0, (48 - text.h) / 2)))


# ---- one row at a time ----------------------------------------------------------------------------------
def _general_fields(asking: OpenForm) -> list[FieldView]:
    """The fields that belong to no row and are always shown."""
    return [f for key, f in choices.keyed_fields(asking.form, asking.values) if not key]


def _one_row(kit: Kit, show: Show, asking: OpenForm, way: Way, front: str) -> list[Block]:
    """Title, fields without a key, the strip of rows, and the fields of the row in front. If the title is empty the
    strip stands in its line, unless it would be too long there."""
    room = _room(kit, asking)
    general, mine = _general_fields(asking), rows.fields_of(asking, front)
    beside = rows.strip(kit, asking, front, room)
    brief = beside.h < rows.strip(kit, asking, front, asking.w).h + 48 and rows.are_whole(asking, room)
    if brief and not general and not _question(show, asking, room).h:
        top, told = [_title_line(kit, asking, beside)], False
    else:
        head, told = _head(kit, show, asking, (general or mine)[0])
        above = [field(kit, asking, f, labelled=bool(i) or not told) for i, f in enumerate(general)]
        top, told = [head, *above, rows.strip(kit, asking, front, asking.w)], told and not general
    says = mine[0].mark is None and not rows.is_bare(asking, front)  # the tab shows the name
    named = way.named and not told and not says
    return [*top, *(field(kit, asking, f, labelled=bool(i) or named) for i, f in enumerate(mine))]
