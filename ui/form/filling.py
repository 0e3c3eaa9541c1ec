"""A form while it is filled in, and the room for it."""

from __future__ import annotations

from typing import Any

import msgspec

from companion.view.wire import FieldView, FormView
from rules.kit.types import Frozen
from ui.form.kept import Cache
from ui.kit.keys import LINES
from ui.state import choosing
from ui.state.acts import Point, Put


class OpenForm(Frozen, frozen=True, kw_only=True):
    form: FormView
    values: choosing.Values
    points: dict[choosing.Row, Point]
    w: float
    tall: float = 0  # how high cards may be
    page: bool = False  # a page of its own: labels stand beside keys; options with pictures are cards
    gap: float = 8  # between what stands below each other
    compact: bool = False  # numbers take less height: counted on a key each, or stepped on one line
    lines: int = LINES  # of text at most on a key of a compact form
    brief: bool = False  # what an option means is read below the keys, once it is tapped
    unsaid: str = ""  # the form's hint where it has no room of its own: an empty text says it
    kept: Cache = msgspec.field(default_factory=Cache)  # what was laid out of it already


def put(asking: OpenForm, view: FieldView, value: Any, point: Point | None = None, *, more: bool = False) -> Put:
    """The tap that gives a field of the form its new value."""
    return Put(form=asking.form.id, row=choosing.row(view), value=value, point=point, more=more)
