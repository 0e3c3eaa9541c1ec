"""The field Choice as keys in columns or as cards; a key carries its field's whole new value (`Put`)."""

from __future__ import annotations

from itertools import groupby

from msgspec import structs

from companion.view.wire import ChoiceView, Drawing, OptionView
from ui.form.open_form import OpenForm, put
from ui.kit.block import (
    EMPTY,
    LEAST_TARGET,
    Block,
    Box,
    Target,
    bar,
    column_width,
    grid,
    heading,
    lines,
    moved,
    overlay,
    panel,
    paragraph,
    pile,
    with_height,
)
from ui.kit.keys import LINES, MARK, PAD, SMALL, Kit, Look, has_room, key, key_height, mark_block
from ui.kit.scaling import placed_shapes
from ui.kit.text import width
from ui.state import choices, taps
from ui.state.acts import Act
from ui.state.taps import ChosenValues

MOST_COLUMNS = 8
LEAST_CARD = 104.0  # a recognizable picture, the name and a note
ICON = 40.0  # a picture before an option's text
SIZE = 20.0  # of a key's text
FEW_OPTIONS = 12  # beyond this notes may wrap
CLOSE_GAP = 4.0  # between keys in a compact form
PICTURE = 0.53  # the part of a card that is felt
SIDE = 0.12  # the part of a card's width that is felt on either side of its picture
LEAST_FELT = 30.0  # the least height that still shows a picture
FELT_EDGE = 6.0  # felt above and below the picture

Options = tuple[OptionView, ...]
Words = tuple[str, str, float]  # a key's text, its note, the room for a mark or picture before them


def choice(kit: Kit, asking: OpenForm, view: ChoiceView, value: ChosenValues) -> Block:
    """The keys of a Choice, or its cards."""
    if asking.page and view.at_once and any(option.icon for option in view.options):
        return _cards(asking, view, value)
    if view.keys == "board":
        return _board_answer(kit, asking, view, value)
    if _is_count(view):
        return _count_keys(kit, asking, view, value)
    return _keys(kit, asking, view, value)


def _board_answer(kit: Kit, asking: OpenForm, view: ChoiceView, value: ChosenValues) -> Block:
    """The answer tapped on the board, and keys if several ways lead to the same cell. Of unnamed places a single one is
    replaced by the next tap, and moves no key below it; several have a key that clears them."""
    ways = choices.ways(view, value)
    if not ways or (view.most == 1 and not ways[0].text):
        return lines((kit.word("tap-board"),), 18, asking.w)
    if not ways[0].text:
        return key(112, 48, kit.word("clear"), put(asking, view, ()), size=18)
    if len({option.cell for option in ways}) == 1 and len(ways) > 1:
        return _several_ways(kit, asking, view, ways, value)
    chosen = ", ".join(option.text for option in ways)
    text = heading(chosen, (18, 16), asking.w, 4, bold=True)  # a single one is as high as the hint before a tap
    notes = [heading(option.note, (16,), asking.w, 3, ink="ink2") for option in ways if option.note]
    return pile((text, *(notes if len(ways) == 1 else ())), 4)


def _several_ways(kit: Kit, asking: OpenForm, view: ChoiceView, ways: Options, value: ChosenValues) -> Block:
    """A key for each way to a cell. If only notes distinguish them, their common text stands once above, or in a
    compact form only on the board and confirm."""
    texts = {option.text for option in ways}
    if len(texts) > 1 or not all(option.note for option in ways):
        return _group(kit, asking, view, ways, value)
    told = tuple(structs.replace(option, text=option.note, note="") for option in ways)
    shared = EMPTY if asking.compact else lines((texts.pop(),), 16, asking.w, bold=True)
    return pile((shared, _group(kit, asking, view, told, value)), 4)


def is_in_one_row(view: ChoiceView, w: float) -> bool:
    """Whether all options fit side by side."""
    return columns_of(view.all_options, w) == len(view.all_options)


def _is_count(view: ChoiceView) -> bool:
    """Whether the options are so short that notes would make their keys needlessly large."""
    plain = view.most == 1 and not any(o.icon or o.mark for o in view.all_options)
    short = all(width(o.text, 20, True) <= LEAST_TARGET - 2 * PAD for o in view.all_options)
    return plain and short and any(o.note for o in view.all_options)


def _count_keys(kit: Kit, asking: OpenForm, view: ChoiceView, chosen: ChosenValues) -> Block:
    """A grid of short keys, and below it their notes."""
    bare = tuple(structs.replace(o, note="") for o in view.all_options)
    notes = [
        paragraph(f"{o.text}: {o.note}", 16, asking.w, ink="ink" if o.value in chosen else "ink2")
        for o in view.all_options
        if o.note
    ]
    return pile((_group(kit, asking, view, bare, chosen), pile(notes, 2)), 6)


def _mark_room(option: OptionView) -> float:
    """The width of a mark or picture before an option's text."""
    at_w = ICON if option.icon else MARK if option.mark else 0.0
    return at_w + 6 if at_w and option.text else at_w


def _natural_width(option: OptionView, notes: int) -> float:
    """An option's natural width; behind a picture its text may take two lines, its note that many."""
    unbroken = option.text.split(" ") if option.icon else [option.text]
    text = max((width(part, SIZE, True) for part in unbroken), default=0.0)
    return 2 * PAD + _mark_room(option) + max(text, width(option.note, 16) / notes)


def columns_of(options: Options, w: float) -> int:
    """The number of columns for the widest option, spread evenly over the rows; with many options notes wrap."""
    widest = max((_natural_width(o, 1 if len(options) <= FEW_OPTIONS else 2) for o in options), default=w)
    for columns in range(min(MOST_COLUMNS, len(options)), 1, -1):
        if column_width(columns, w, gap_of(columns)) >= max(48.0, widest):
            rows = -(-len(options) // columns)
            return -(-len(options) // rows)
    return 1


def gap_of(columns: int) -> float:
    return 4.0 if columns > 3 else 8.0


def _keys(kit: Kit, asking: OpenForm, view: ChoiceView, chosen: ChosenValues) -> Block:
    """A key per option; options with a note may need wider keys than those without."""
    if why := _reasons(asking, view):
        bare = tuple((at, structs.replace(option, note="")) for at, option in view.spent)
        return pile((_keys(kit, asking, structs.replace(view, spent=bare), chosen), *why), 4)
    if asking.brief and view.most == 1 and any(o.note for o in view.all_options):
        return _brief_keys(kit, asking, view, chosen)
    if asking.compact:
        return _close_keys(kit, asking, view, view.all_options, chosen)
    groups = [tuple(group) for _, group in groupby(view.all_options, lambda o: bool(o.note))]
    return pile([_wide_keys(kit, asking, view, group, chosen) for group in groups], 4)


def _reasons(asking: OpenForm, view: ChoiceView) -> list[Block]:
    """The reasons why some keys are off, each once below the keys; () if the keys show them as notes."""
    if any(option.note for option in view.options) and not (asking.brief and view.most == 1):
        return []
    named: dict[str, list[str]] = {}
    for _, option in view.spent:
        named.setdefault(option.note, []).append(option.text)
    return [paragraph(f"{', '.join(texts)}: {why}", 14, asking.w, ink="ink2") for why, texts in named.items() if why]


def _brief_keys(kit: Kit, asking: OpenForm, view: ChoiceView, chosen: ChosenValues) -> Block:
    """Keys with texts only, and below them the chosen option's note, with room for the longest."""
    bare = tuple(structs.replace(o, note="") for o in view.all_options)
    size, w = 14.0 if asking.compact else 16.0, asking.w
    notes = [paragraph(o.note, size, w, ink="ink2") for o in view.all_options]
    told = next((note for o, note in zip(view.all_options, notes, strict=True) if o.value in chosen), None)
    told = told or paragraph(kit.word("tap-reads"), size, w, ink="ink2")
    room = max(told.h, *(note.h for note in notes))
    return pile((_group(kit, asking, view, bare, chosen), with_height(told, room)), 6)


def _group(kit: Kit, asking: OpenForm, view: ChoiceView, options: Options, chosen: ChosenValues) -> Block:
    return (_close_keys if asking.compact else _wide_keys)(kit, asking, view, options, chosen)


def _wide_keys(kit: Kit, asking: OpenForm, view: ChoiceView, options: Options, chosen: ChosenValues) -> Block:
    """Keys in large letters, in as many columns as the longest text allows."""
    w, columns = asking.w, columns_of(options, asking.w)
    gap = gap_of(columns)
    each = column_width(columns, w, gap)
    most = LINES if columns == 1 else 2
    heights = [key_height(each, o.text, o.note, most, before=_mark_room(o), start=columns == 1) for o in options]
    if columns > 1:
        heights = [max(heights)] * len(heights)
    keys = [
        _option(kit, asking, view, o, o.value in chosen, each, h, columns == 1)
        for o, h in zip(options, heights, strict=True)
    ]
    return grid(keys, columns, w, 4 if columns == 1 else gap)


def _close_keys(kit: Kit, asking: OpenForm, view: ChoiceView, options: Options, chosen: ChosenValues) -> Block:
    """Keys in small letters, in the number of columns that keeps them lowest."""
    words = [(_option_text(view, o.text, view.most > 1), o.note, _mark_room(o)) for o in options]
    w, columns = asking.w, close_columns(words, asking.w, asking.lines)
    each, heights = column_width(columns, w, CLOSE_GAP), _row_heights(words, columns, w)
    keys = [
        _option(kit, asking, view, o, o.value in chosen, each, heights[i // columns] - CLOSE_GAP, columns == 1, SMALL)
        for i, o in enumerate(options)
    ]
    return grid(keys, columns, w, CLOSE_GAP)


def close_columns(words: list[Words], w: float, most: int = LINES) -> int:
    """The number of columns with the least height and all texts whole in `most` lines; the fewest of equals."""
    fit = [n for n in range(2, MOST_COLUMNS + 1) if _are_whole(words, n, w, most)]
    return min((1, *fit), key=lambda n: sum(_row_heights(words, n, w)))


def _are_whole(words: list[Words], columns: int, w: float, most: int) -> bool:
    """Whether in so many columns no text is cut and no key too narrow."""
    each = column_width(columns, w, CLOSE_GAP)
    return each >= LEAST_TARGET and all(has_room(each, text, note, most, before=room) for text, note, room in words)


def _row_heights(words: list[Words], columns: int, w: float) -> list[float]:
    """The height of each row in so many columns, with the gap below it."""
    each, start = column_width(columns, w, CLOSE_GAP), columns == 1
    high = [key_height(each, text, note, LINES, before=b, start=start, close=True) for text, note, b in words]
    return [max(high[i : i + columns]) + CLOSE_GAP for i in range(0, len(words), columns)]


def _option(
    kit: Kit, asking: OpenForm, view: ChoiceView, option: OptionView, on: bool, w: float, h: float, start: bool,
    size: float = SIZE,
) -> Block:  # fmt: skip
    value = taps.pick(view, asking.values[choices.row(view)], option.value)
    more = len(value) < view.most
    text = _option_text(view, option.text, on)
    is_spent = all(option.value != other.value for other in view.options)
    look: Look = "off" if is_spent else "on" if on else "plain"
    act = None if is_spent else put(asking, view, value, more=more)
    at, at_w = (icon_block(option.icon, ICON), ICON) if option.icon else (mark_block(kit, option.mark), MARK)
    return key(w, h, text, act, look=look, size=size, start=start, note=option.note,
               at=at, at_w=at_w, lines=LINES if start or size == SMALL else 2)  # fmt: skip


def _option_text(view: ChoiceView, text: str, on: bool) -> str:
    """The option's text, ticked if it is one of several chosen ones."""
    return f"✓ {text}" if on and view.most > 1 and text else text


def _cards(asking: OpenForm, view: ChoiceView, chosen: ChosenValues) -> Block:
    """Cards in the fewest rows, filled evenly: six cards are two rows of three."""
    most = min(max(2, int((asking.w + 12) // 156)), 5)
    rows = -(-len(view.all_options) // most)
    columns = max(min(3, most), -(-len(view.all_options) // rows))
    each = column_width(columns, asking.w, 12)
    h = max(LEAST_CARD, (asking.tall - 12 * (rows - 1)) / rows)
    value = asking.values[choices.row(view)]
    cards = [
        _card(option, put(asking, view, taps.pick(view, value, option.value)), option.value in chosen, each, h)
        for option in view.all_options
    ]
    return grid(cards, columns, asking.w, 12)


def _card(option: OptionView, act: Act, on: bool, w: float, h: float) -> Block:
    """The picture on felt, below it the name and the note."""
    edge = ("brass", 5.0) if on else ("walnut3", 2.0)
    name = heading(option.text, (22, 20, 18), w - 24, 2, bold=True)
    note = lines((option.note,), 16, w - 24, ink="ink2")
    if h - name.h - note.h - 22 < LEAST_FELT:  # long facts above the cards
        name = heading(option.text, (18, 16, 14), w - 24, 1, bold=True)
    top = min(round(h * PICTURE), h - name.h - note.h - 22)  # a long name takes some of the picture's room
    ground = (panel(w, h, "birch", r=14), panel(w, top, "felt", r=14), bar(0, top - 20, w, 20, "felt"))
    side = max(FELT_EDGE, w * SIDE)
    picture = (
        placed_shapes(option.icon, Box(x=side, y=FELT_EDGE, w=w - 2 * side, h=top - 2 * FELT_EDGE))
        if option.icon
        else ()
    )
    frame = structs.replace(panel(w, h, "", edge[0], edge[1], r=14))
    return overlay(
        Block(h=h, shapes=(*ground, *picture, frame), targets=(Target(box=Box(w=w, h=h), act=act),)),
        moved(name, 12, top + 8),
        moved(note, 12, h - note.h - 10),
    )


def icon_block(drawing: Drawing, side: float) -> Block:
    """A small picture on felt, centred on the origin, to stand before a key's text."""
    half = side / 2
    ground = panel(side, side, "felt", r=6, x=-half, y=-half)
    return Block(shapes=(ground, *placed_shapes(drawing, Box(x=3 - half, y=3 - half, w=side - 6, h=side - 6))))
