"""A form while it is filled in, the room for it, and what was laid out of the forms of one Show: the next picture,
after a tap, differs from it in one field."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

import msgspec

from companion.view.wire import FieldView, FormView
from rules.kit.types import Frozen
from ui.kit.keys import LINES
from ui.state import choices
from ui.state.acts import Point, Put

T = TypeVar("T")


class Cache:
    """What was laid out, by its place. Law: a place names everything that `lay` looks at and that can change while
    that Show and that Welcome are on the screen, but for what is told in `of`."""

    def __init__(self) -> None:
        self._sources: tuple[object, ...] = ()
        self._results: dict[Hashable, tuple[object, Any]] = {}

    def reset_for(self, *shown: object) -> None:
        """From now on everything is made of these; what was made of others is forgotten."""
        if len(shown) != len(self._sources) or any(a is not b for a, b in zip(shown, self._sources, strict=True)):
            self._sources, self._results = shown, {}

    def get(self, place: Hashable, of: object, lay: Callable[[], T]) -> T:
        """What was laid out there last if it was made `of` the same, else what `lay` gives."""
        seen = self._results.get(place)
        if seen is None or seen[0] != of:
            seen = self._results[place] = of, lay()
        made: T = seen[1]
        return made


class OpenForm(Frozen, frozen=True, kw_only=True):
    form: FormView
    values: choices.Values
    points: dict[choices.Row, Point]
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
    return Put(form=asking.form.id, row=choices.row(view), value=value, point=point, more=more)
