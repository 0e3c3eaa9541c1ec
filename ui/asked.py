"""The form in front: whole where it fits its room; else drawn closer together, or one keyed row at a time."""

from __future__ import annotations

from msgspec import structs

from companion.view.wire import AskView, Disc, FieldView, Go, Poly, Show
from rules.kit.types import Frozen
from ui import choosing, rows
from ui.acts import Focus
from ui.asking import Asking
from ui.block import EMPTY, Block, column_width, even_columns, grid, heading, moved, paragraph, pile
from ui.block import together as over
from ui.desk import Desk, ask_in_front, draft, form_in_front
from ui.fields import count_of, field, label
from ui.keys import Kit, key, marked, why, why_width


class Asked(Frozen, frozen=True, kw_only=True):
    """The form as a block, and the key of the row that it shows; "" = all of them."""

    block: Block
    row: str = ""


class Way(Frozen, frozen=True, kw_only=True):
    """One way to lay a form out."""

    one_row: bool = False
    named: bool = True  # the row in front is named once more below the strip
    gap: float = 8
    compact: bool = False


LEAST_ASK = 80.0  # how wide a key of the strip of asks is
WHOLE = (Way(), Way(gap=4))
CLOSER = Way(gap=4, compact=True)
ONE_ROW = (
    Way(one_row=True),
    Way(one_row=True, compact=True),
    Way(one_row=True, compact=True, gap=4),
    Way(one_row=True, compact=True, gap=4, named=False),
)


def asked(kit: Kit, desk: Desk, show: Show, w: float, tall: float, limits: tuple[float, ...]) -> Asked:
    """The strip of asks and the form in front. Cards may be `tall`; `limits` are the heights that need no scrolling,
    the one to be preferred first."""
    ask, form = ask_in_front(desk), form_in_front(desk)
    if ask is None or form is None:
        return Asked(block=EMPTY)
    now = draft(desk, form)
    asking = Asking(form=form, values=now.values, points=now.points, w=w, tall=tall, cards=show.drawing is None,
                    hits=_hits(show))  # fmt: skip
    asks = _asks(kit, show.asks, ask, w)
    front = choosing.key_in_front(form, now.values, now.front)
    several = len(choosing.keys(form, now.values)) > 1
    found: list[Asked] = []
    for way in _ways(show, several):
        laid = _laid(kit, show, asking, way, front, asks)
        if laid.block.h <= limits[0]:
            return laid
        found.append(laid)
    return next((laid for limit in limits[1:] for laid in found if laid.block.h <= limit), found[-1])


def _hits(show: Show) -> frozenset[str]:
    """The cells of the board."""
    shapes = show.drawing.shapes if show.drawing else ()
    return frozenset(shape.hit for shape in shapes if isinstance(shape, Poly | Disc) and shape.hit)


def _ways(show: Show, several: bool) -> tuple[Way, ...]:
    """The ways to try, the best first; a page without a board has room enough and may scroll."""
    if show.drawing is None:
        return (Way(),)
    return (*WHOLE, *ONE_ROW) if several else (*WHOLE, CLOSER)


def _laid(kit: Kit, show: Show, asking: Asking, way: Way, front: str, asks: Block) -> Asked:
    asking = structs.replace(asking, gap=way.gap, compact=way.compact)
    parts = _one_row(kit, show, asking, way, front) if way.one_row else _whole(kit, show, asking)
    return Asked(block=pile((asks, *parts), way.gap), row=front if way.one_row else "")


def _asks(kit: Kit, asks: tuple[AskView, ...], front: AskView, w: float) -> Block:
    """Several open asks: a key each."""
    if len(asks) < 2:
        return EMPTY
    columns = even_columns(len(asks), w, LEAST_ASK)
    each = column_width(columns, w, 4)
    keys = [
        key(each, 48, a.text, Focus(ask=a.ask), look="on" if a.ask == front.ask else "plain", size=18, lines=1,
            at=marked(kit, a.mark, 10))
        for a in asks
    ]  # fmt: skip
    return grid(keys, columns, w, 4)


# ---- all fields -----------------------------------------------------------------------------------------
def _whole(kit: Kit, show: Show, asking: Asking) -> list[Block]:
    """Title and fields."""
    shown = _shown(asking)
    first = shown[0] if shown and not shown[0].mark else None
    whole = _in_the_title(kit, show, asking, first) if first else EMPTY
    if whole.h:
        return [whole, *(field(kit, asking, f) for f in shown[1:])]
    head, told = _head(kit, show, asking, first)
    told = told or (len(shown) == 1 and shown[0].label == show.band.who)  # it is said once who is asked
    return [head, *(field(kit, asking, f, labelled=bool(i) or not told) for i, f in enumerate(shown))]


def _in_the_title(kit: Kit, show: Show, asking: Asking, first: FieldView) -> Block:
    """The first field beside "Why?" where the board answers it, so that it is but two lines of text; else nothing."""
    said, room = _said(show, asking, _room(kit, asking)), _room(kit, asking)
    if said.h or not asking.form.rule:
        return EMPTY
    whole = field(kit, structs.replace(asking, w=room), first)
    return _titled(kit, asking, whole) if whole.h <= 48 and not whole.targets else EMPTY


def _shown(asking: Asking) -> list[FieldView]:
    return [f for f in asking.form.fields if choosing.asked(f, asking.values)]


def _head(kit: Kit, show: Show, asking: Asking, first: FieldView | None) -> tuple[Block, bool]:
    """The title with "Why?"; True if the first field's label stands there, for the prompt bar says the title."""
    said, room = _said(show, asking, _room(kit, asking)), _room(kit, asking)
    if said.h or not asking.form.rule:
        return _titled(kit, asking, said), False
    if first is None or not first.label:
        return _titled(kit, asking, heading(asking.form.label, (16,), room, 4, ink="ink2")), False
    count = count_of(first, asking.values[choosing.row(first)])
    return _titled(kit, asking, label(kit, first, count, room)), True


def _said(show: Show, asking: Asking, w: float) -> Block:
    """What is asked where the prompt bar does not say it already, and the hint."""
    form = asking.form
    text = "" if form.label in (show.band.ask, show.band.who) else form.label
    return pile((heading(text, (20, 18, 16), w, 2, bold=True) if text else EMPTY,
                 paragraph(form.hint, 16, w, ink="ink2") if form.hint else EMPTY), 2)  # fmt: skip


def _room(kit: Kit, asking: Asking) -> float:
    """What "Why?" leaves of the title's line."""
    return asking.w - (why_width(kit) + 8 if asking.form.rule else 0)


def _titled(kit: Kit, asking: Asking, text: Block) -> Block:
    """A line with "Why?" at its end."""
    if not asking.form.rule:
        return text
    button = moved(why(kit, Go(page=f"rule/{asking.form.rule}")), asking.w - why_width(kit), 0)
    return over(button, moved(text, 0, max(0.0, (48 - text.h) / 2)))


# ---- one row at a time ----------------------------------------------------------------------------------
def _one_row(kit: Kit, show: Show, asking: Asking, way: Way, front: str) -> list[Block]:
    """Title, fields without a key, the strip of rows, and the fields of the row in front.

    Where the title has nothing to say the strip stands in its line, or else, if it is too long, the name of the row.
    """
    shown, room = _shown(asking), _room(kit, asking)
    general, mine = [f for f in shown if not f.key], [f for f in shown if f.key == front]
    if not general and not _said(show, asking, room).h and rows.strip_fits(asking, room):
        top, told = [_titled(kit, asking, rows.strip(kit, asking, front, room))], False
    else:
        head, told = _head(kit, show, asking, (general or mine)[0])
        above = [field(kit, asking, f, labelled=bool(i) or not told) for i, f in enumerate(general)]
        top, told = [head, *above, rows.strip(kit, asking, front, asking.w)], told and not general
    named = way.named and not told
    return [*top, *(field(kit, asking, f, labelled=bool(i) or named) for i, f in enumerate(mine))]
