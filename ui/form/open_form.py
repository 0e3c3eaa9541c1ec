"""A form being filled in, and a cache of layouts for one Show: after a tap only one field needs a new layout."""

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
    """A cache of layouts by place. Law: a place and its `of` name everything that `lay` reads and that can change
    during one Show and Welcome."""

    def __init__(self) -> None:
        self._sources: tuple[object, ...] = ()
        self._results: dict[Hashable, tuple[object, Any]] = {}

    def reset_for(self, *shown: object) -> None:
        """Empty the cache if the sources have changed."""
        if len(shown) != len(self._sources) or any(a is not b for a, b in zip(shown, self._sources, strict=True)):
            self._sources, self._results = shown, {}

    def get(self, place: Hashable, of: object, lay: Callable[[], T]) -> T:
        """The cached layout at that place if it was made from an equal `of`, else the result of `lay`."""
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
    tall: float = 0  # the greatest height of the cards
    page: bool = False  # a page of its own: labels stand beside keys; options with pictures are cards
    gap: float = 8  # between stacked blocks
    compact: bool = False  # less height for numbers: counting keys, or steps on one line
    lines: int = LINES  # of text at most on a key of a compact form
    brief: bool = False  # notes of options stand below the keys, after a tap
    unsaid: str = ""  # the hint without a place of its own: an empty text's line shows it
    kept: Cache = msgspec.field(default_factory=Cache)  # of its layouts


def put(asking: OpenForm, view: FieldView, value: Any, point: Point | None = None, *, more: bool = False) -> Put:
    """The act that sets a field of the form."""
    return Put(form=asking.form.id, row=choices.row(view), value=value, point=point, more=more)
