"""A Choice as keys in columns or as cards; a key carries the whole new value (`Put`)."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from msgspec import structs

from companion.view.wire import ChoiceView, OptionView
from ui import choosing
from ui.asking import Asking, put
from ui.block import LEAST_TARGET, Block, column_width, grid, heading, lines, paragraph, pile
from ui.cards import card, pictured
from ui.keys import MARK, PAD, Kit, Look, key, key_height, marked
from ui.letters import width

MOST_COLUMNS = 8
LINES = 4  # of text on a key that has a whole row
ICON = 40.0  # a picture before an option's text
SIZE, SMALL = 20.0, 16.0  # of the text by which columns are measured; small in a compact form


def choice(kit: Kit, asking: Asking, view: ChoiceView, value: Any) -> Block:
    """The keys of a Choice, or its cards."""
    chosen = value if view.many else [value]
    if asking.cards and view.at_once and any(option.icon for option in view.options):
        return _cards(asking, view, chosen)
    if choosing.is_on_board(view, asking.hits):
        return _on_board(kit, asking, view, value)
    if _is_count(view):
        return _count(kit, asking, view, chosen)
    return _keys(kit, asking, view, chosen, asking.w)


def _on_board(kit: Kit, asking: Asking, view: ChoiceView, value: Any) -> Block:
    """What was tapped there, and keys where there are several ways to the same cell."""
    ways = choosing.ways(view, value)
    if not ways:
        return lines((kit.word("tap-board"),), 18, asking.w)
    if len({option.cell for option in ways}) == 1 and len(ways) > 1:
        return _group(kit, asking, view, ways, [value], asking.w)
    texts = [heading(option.text, (22, 20, 18), asking.w, 2, bold=True) for option in ways]
    notes = [heading(option.note, (16,), asking.w, 3, ink="ink2") for option in ways if option.note]
    return pile((*texts, *(notes if len(ways) == 1 else ())), 4)


def in_one_row(view: ChoiceView, w: float) -> bool:
    """Whether all options stand beside each other in that width."""
    return columns_of(view.options, w) == len(view.options)


def _is_count(view: ChoiceView) -> bool:
    """Whether the options are so short that notes would make their keys needlessly large."""
    plain = not view.many and not any(o.icon or o.mark for o in view.options)
    short = all(width(o.text, 20, True) <= LEAST_TARGET - 2 * PAD for o in view.options)
    return plain and short and any(o.note for o in view.options)


def _count(kit: Kit, asking: Asking, view: ChoiceView, chosen: list[Any]) -> Block:
    """A grid of short keys, and below it what some of them mean."""
    bare = tuple(structs.replace(o, note="") for o in view.options)
    notes = [
        paragraph(f"{o.text}: {o.note}", 16, asking.w, ink="ink" if o.value in chosen else "ink2")
        for o in view.options
        if o.note
    ]
    return pile((_group(kit, asking, view, bare, chosen, asking.w), pile(notes, 2)), 6)


def _before(option: OptionView) -> float:
    """The room that a mark or picture takes before an option's text."""
    at_w = ICON if option.icon else MARK if option.mark else 0.0
    return at_w + 6 if at_w and option.text else at_w


def _natural(option: OptionView, size: float) -> float:
    """How wide an option wants to be; behind a picture its text may take two lines."""
    unbroken = option.text.split() if option.icon else [option.text]
    text = max((width(part, size, True) for part in unbroken), default=0.0)
    return 2 * PAD + _before(option) + max(text, width(option.note, 16))


def columns_of(options: tuple[OptionView, ...], w: float, size: float = SIZE) -> int:
    """As many columns as the widest option allows, spread evenly over the rows."""
    widest = max((_natural(o, size) for o in options), default=w)
    for columns in range(min(MOST_COLUMNS, len(options)), 1, -1):
        if column_width(columns, w, gap_of(columns)) >= max(48.0, widest):
            rows = -(-len(options) // columns)
            return -(-len(options) // rows)
    return 1


def gap_of(columns: int) -> float:
    """The gap between so many columns."""
    return 4.0 if columns > 3 else 8.0


def _keys(kit: Kit, asking: Asking, view: ChoiceView, chosen: list[Any], w: float) -> Block:
    """A key per option; those with a note may need wider keys than those without."""
    groups = [tuple(group) for _, group in groupby(view.options, lambda o: bool(o.note))]
    return pile([_group(kit, asking, view, group, chosen, w) for group in groups], 4)


def _group(
    kit: Kit, asking: Asking, view: ChoiceView, options: tuple[OptionView, ...], chosen: list[Any], w: float
) -> Block:
    columns = columns_of(options, w, SMALL if asking.compact else SIZE)
    gap = 4.0 if asking.compact else gap_of(columns)
    each = column_width(columns, w, gap)
    most = LINES if columns == 1 else 2
    heights = [
        key_height(each, o.text, o.note, most, before=_before(o), start=columns == 1, compact=asking.compact)
        for o in options
    ]
    if columns > 1:
        heights = [max(heights)] * len(heights)
    keys = [
        _option(kit, asking, view, o, o.value in chosen, each, h, columns == 1)
        for o, h in zip(options, heights, strict=True)
    ]
    return grid(keys, columns, w, 4 if columns == 1 else gap)


def _option(
    kit: Kit, asking: Asking, view: ChoiceView, option: OptionView, on: bool, w: float, h: float, start: bool
) -> Block:
    value = choosing.picked(view, asking.values[choosing.row(view)], option.value)
    more = view.many and len(value) < view.most
    text = f"✓ {option.text}" if on and view.many and option.text else option.text
    look: Look = "on" if on else "plain"
    at, at_w = (pictured(option.icon, ICON), ICON) if option.icon else (marked(kit, option.mark), MARK)
    return key(w, h, text, put(asking, view, value, more=more), look=look, start=start, note=option.note, at=at,
               at_w=at_w, lines=LINES if start else 2)  # fmt: skip


def _cards(asking: Asking, view: ChoiceView, chosen: list[Any]) -> Block:
    columns = min(max(3, len(view.options)), max(2, int((asking.w + 12) // 156)), 5)
    rows = -(-len(view.options) // columns)
    each = column_width(columns, asking.w, 12)
    h = max(176.0, (asking.tall - 12 * (rows - 1)) / rows)
    value = asking.values[choosing.row(view)]
    cards = [
        card(option, put(asking, view, choosing.picked(view, value, option.value)), option.value in chosen, each, h)
        for option in view.options
    ]
    return grid(cards, columns, asking.w, 12)
