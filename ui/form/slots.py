"""The field Slots, filled from an alphabet: a row of slots, or a board to paint."""

from __future__ import annotations

from msgspec import structs

from companion.view.wire import OptionView, SlotsView
from ui.form.choice import CLOSE_GAP, SIZE, close_columns, columns_of, gap_of, icon_block
from ui.form.open_form import OpenForm, put
from ui.kit.block import LEAST_TARGET, Block, column_width, even_columns, grid, moved, overlay, pile
from ui.kit.keys import LINES, MARK, PAD, SMALL, Kit, Look, key, key_height, mark_block
from ui.kit.text import fits
from ui.state import choices, taps
from ui.state.acts import Act, Aim
from ui.state.taps import SlotLetters

ICON = 32.0  # a letter's picture
LEAST_SLOT = 28.0  # the narrowest slot with a recognizable picture

Letter = tuple[OptionView, Act | None, str, bool]  # with its key's act, second line, and whether it is lit


def slots(kit: Kit, asking: OpenForm, view: SlotsView, value: SlotLetters) -> Block:
    """On a board, the letters as brushes: choose one, then tap cells. Else the row of slots, and the letters below."""
    if view.cells:
        return _brushes(kit, asking, view, value)
    if asking.compact and even_columns(view.slots, asking.w) < view.slots:
        return pile((_narrow_slots(asking, view, value), _signs(kit, asking, view, value)), 4)
    letters = _letters(kit, asking, view, value, _slot_in_turn(asking, view, value))
    return pile((_row(asking, view, value), letters), 4 if asking.compact else 12)


# ---- a row ----------------------------------------------------------------------------------------------
def _row(asking: OpenForm, view: SlotsView, value: SlotLetters) -> Block:
    """The slots, the next one lit; a tap on a slot makes it the next one."""
    now = _slot_in_turn(asking, view, value)
    options = {str(o.value): o for o in view.options}
    columns = even_columns(view.slots, asking.w)
    each = column_width(columns, asking.w, 4)
    keys = []
    for i, item in enumerate(value):
        look: Look = "on" if i == now else "plain" if item is not None else "off"
        aim = Aim(form=asking.form.id, row=choices.row(view), point=i)
        letter = options.get(item or "")
        if letter and value.count(item) > 1:
            letter = _numbered(letter, i, each)
        keys.append(_slot_key(letter, each, aim, look, i, 48 if asking.compact else 52))
    return grid(keys, columns, asking.w, 4)


def _numbered(letter: OptionView, i: int, w: float) -> OptionView:
    """The letter with its slot's number, to distinguish equal ones, if the key has room."""
    text = f"{i + 1}: {letter.text}"
    return structs.replace(letter, text=text) if fits(text, 18, w - 2 * PAD, 1, True) else letter


def _narrow_slots(asking: OpenForm, view: SlotsView, value: SlotLetters) -> Block:
    """Slots too narrow to tap, side by side, and a key that clears the last one."""
    now = taps.next_slot(value)
    options = {str(o.value): o for o in view.options}
    room = asking.w - LEAST_TARGET - 4
    columns = even_columns(view.slots, room, LEAST_SLOT)
    each = column_width(columns, room, 4)
    keys = []
    for i, item in enumerate(value):
        look: Look = "on" if i == now and item is None else "plain" if item is not None else "off"
        keys.append(_slot_key(options.get(item or ""), each, None, look, i, LEAST_TARGET, 24))
    erase = key(LEAST_TARGET, LEAST_TARGET, "⌫", _erase_put(asking, view, value))
    return overlay(grid(keys, columns, room, 4), moved(erase, asking.w - LEAST_TARGET, 0))


def _signs(kit: Kit, asking: OpenForm, view: SlotsView, value: SlotLetters) -> Block:
    """The alphabet as pictures alone, if all letters have one."""
    if not all(option.icon for option in view.options):
        return _letters(kit, asking, view, value, taps.next_slot(value))
    columns = even_columns(len(view.options), asking.w)
    each = column_width(columns, asking.w, 4)
    keys = []
    for option in view.options:
        act = _letter_put(asking, view, value, taps.next_slot(value), str(option.value))
        at = icon_block(option.icon, ICON) if option.icon else None
        keys.append(key(each, LEAST_TARGET, "", act, at=at, at_w=ICON))
    return grid(keys, columns, asking.w, 4)


def _slot_key(
    option: OptionView | None, w: float, aim: Aim | None, look: Look, i: int, h: float, side: float = ICON
) -> Block:
    """A slot with its letter, as a picture if it has one; an empty slot has its number."""
    if option is None:
        return key(w, h, str(i + 1), aim, look=look, size=18, lines=1)
    at = icon_block(option.icon, side) if option.icon else None
    return key(w, h, "" if at else option.text, aim, look=look, size=18, lines=1, at=at, at_w=side)


def _slot_in_turn(asking: OpenForm, view: SlotsView, value: SlotLetters) -> int:
    """The slot that the next letter fills."""
    point = asking.points.get(choices.row(view))
    return point if isinstance(point, int) and point < view.slots else taps.next_slot(value, default=view.default)


def _letters(kit: Kit, asking: OpenForm, view: SlotsView, value: SlotLetters, slot: int) -> Block:
    """The alphabet; a letter goes into `slot`."""
    letters = [(o, _letter_put(asking, view, value, slot, str(o.value)), o.note, False) for o in view.options]
    return _alphabet(kit, asking, view, letters)


def _letter_put(asking: OpenForm, view: SlotsView, value: SlotLetters, slot: int, letter: str) -> Act | None:
    """The act that fills the slot and aims at the next one; None if the letter is used up."""
    changed = taps.fill_slot(view, value, slot, letter)
    return None if changed is None else put(asking, view, changed, taps.next_slot(changed, slot, view.default))


def _erase_put(asking: OpenForm, view: SlotsView, value: SlotLetters) -> Act | None:
    """The act that empties the last filled slot."""
    last = max((i for i, item in enumerate(value) if item is not None), default=-1)
    return put(asking, view, taps.with_slot(value, last, None), more=True) if last >= 0 else None


# ---- a board --------------------------------------------------------------------------------------------
def _brushes(kit: Kit, asking: OpenForm, view: SlotsView, value: SlotLetters) -> Block:
    """The alphabet with the brush lit, and the number left of each letter."""
    brush = taps.brush(view, asking.points.get(choices.row(view)), value)

    def left(letter: str) -> str:
        return str(view.caps[letter] - value.count(letter)) if letter in view.caps else ""

    def aim(letter: str) -> Aim:
        return Aim(form=asking.form.id, row=choices.row(view), point=letter)

    letters = [(o, str(o.value)) for o in view.options]
    return _alphabet(kit, asking, view, [(o, aim(v), left(v) or o.note, v == brush) for o, v in letters])


def _alphabet(kit: Kit, asking: OpenForm, view: SlotsView, letters: list[Letter]) -> Block:
    """A key per letter."""
    if asking.compact:
        return _close_letters(kit, asking, letters)
    columns = columns_of(view.options, asking.w)
    gap = gap_of(columns)
    each = column_width(columns, asking.w, gap)
    h = 56 if any(note for _, _, note, _ in letters) else 52
    return grid([_letter(kit, letter, each, h, SIZE) for letter in letters], columns, asking.w, gap)


def _close_letters(kit: Kit, asking: OpenForm, letters: list[Letter]) -> Block:
    """The same keys in small letters, in the number of columns that keeps them lowest."""
    words = [(option.text, note, _mark_room(option)) for option, _, note, _ in letters]
    columns = close_columns(words, asking.w, asking.lines)
    each = column_width(columns, asking.w, CLOSE_GAP)
    h = max(key_height(each, text, note, LINES, before=room, close=True) for text, note, room in words)
    return grid([_letter(kit, letter, each, h, SMALL) for letter in letters], columns, asking.w, CLOSE_GAP)


def _mark_room(option: OptionView) -> float:
    """The width of a letter's picture or mark before its text."""
    return ICON + 6 if option.icon else MARK + 6 if option.mark else 0.0


def _letter(kit: Kit, letter: Letter, w: float, h: float, size: float) -> Block:
    option, act, note, on = letter
    look: Look = "on" if on else "off" if act is None else "plain"
    at, at_w = (icon_block(option.icon, ICON), ICON) if option.icon else (mark_block(kit, option.mark), MARK)
    most = LINES if size == SMALL else 2
    return key(w, h, option.text, act, look=look, size=size, lines=most, note=note, at=at, at_w=at_w)
