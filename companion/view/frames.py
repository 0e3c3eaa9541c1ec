"""What was drawn lately, to be used again wherever nothing has changed that it was made of."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from msgspec import Raw, structs

from companion.view.wire import Show, encode

MOST_ENTRIES = 6  # of one place: viewers see it differently, and what was undone comes back

T = TypeVar("T")


class FrameCache:
    """By place, what was made there last and of what.

    Law: `of` is everything that `make` looks at and that can change, so it does not matter for whom it was made. A
    secret that is not in `of` cannot be in what was made of it; and whoever may not know it comes with another `of`.
    """

    def __init__(self) -> None:
        self._entries: dict[Hashable, deque[tuple[Any, Any]]] = {}

    def reuse(self, place: Hashable, inputs: object, make: Callable[[], T]) -> T:
        """What `make` gives; what it gave before, if that was made of the same here."""
        lately = self._entries.setdefault(place, deque(maxlen=MOST_ENTRIES))
        for seen, made in lately:
            if seen == inputs:
                kept: T = made
                return kept
        lately.appendleft((inputs, new := make()))
        return new


class Frames:
    """Shows as they go out. A drawing, most of a Show, is encoded once for all who see the same."""

    def __init__(self) -> None:
        self._drawings = FrameCache()

    def encode(self, show: Show) -> bytes:
        """The bytes that `encode` gives."""
        if show.drawing is None:
            return encode(show)
        drawing = self._drawings.reuse("drawing", show.drawing, lambda: Raw(encode(show.drawing)))
        return encode(structs.replace(show, drawing=drawing))
