"""A confirm key per seat, while all seats only have to say that they are ready."""

from __future__ import annotations

from companion.view.wire import Chip, FormView, Show
from ui.kit.block import EMPTY, Block, column_width, grid
from ui.kit.keys import Kit, Look, key, mark_block
from ui.state.acts import Confirm
from ui.state.screen_state import is_key

SEAT_H = 52.0
FEW_SEATS = 4  # up to this in one column


def seats(kit: Kit, show: Show, w: float) -> Block:
    """The seats' keys, each of which records its answer at once. A seat that has answered keeps its place, so that no
    key moves under a finger."""
    forms = {ask.seat: ask.forms[0] for ask in show.asks if is_key(show, ask)}
    if not forms:
        return EMPTY
    columns = 1 if len(show.chips) <= FEW_SEATS else 2
    each = column_width(columns, w, 6)
    return grid([_seat(kit, chip, forms.get(chip.seat), each) for chip in show.chips], columns, w, 6)


def _seat(kit: Kit, chip: Chip, form: FormView | None, w: float) -> Block:
    text, act = (form.confirm, Confirm(form=form.id)) if form else (f"{'✓ ' if chip.done else ''}{chip.name}", None)
    look: Look = "brass" if form else "wait"
    return key(w, SEAT_H, text, act, look=look, size=20, start=True, at=mark_block(kit, chip.mark, 10))
