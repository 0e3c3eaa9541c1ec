"""A cache of shapes and encoded drawings, for reuse while their inputs are equal."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from msgspec import Raw, structs

from companion.view.wire import Show, encode

MOST_ENTRIES = 6  # per place: viewers have different inputs, and an undo restores earlier ones

T = TypeVar("T")


class FrameCache:
    """The last results at each place, with their inputs.

    Law: `inputs` holds everything variable that `make` reads, so the viewer does not matter. A secret outside `inputs`
    cannot be in the result, and a viewer who may not know it comes with other inputs.
    """

    def __init__(self) -> None:
        self._entries: dict[Hashable, deque[tuple[Any, Any]]] = {}

    def reuse(self, place: Hashable, inputs: object, make: Callable[[], T]) -> T:
        """The result of `make`, cached for equal inputs at this place."""
        lately = self._entries.setdefault(place, deque(maxlen=MOST_ENTRIES))
        for seen, made in lately:
            if seen == inputs:
                kept: T = made
                return kept
        lately.appendleft((inputs, new := make()))
        return new


class Frames:
    """An encoder of Shows. A drawing, most of a Show, is encoded once for all viewers of the same one."""

    def __init__(self) -> None:
        self._drawings = FrameCache()

    def encode(self, show: Show) -> bytes:
        """The same bytes as `wire.encode`."""
        if show.drawing is None:
            return encode(show)
        drawing = self._drawings.reuse("drawing", show.drawing, lambda: Raw(encode(show.drawing)))
        return encode(structs.replace(show, drawing=drawing))
