"""What was laid out of the forms of one Show: the next picture, after a tap, differs from it in one field."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from ui.kit.block import Block


class Cache:
    """Blocks and heights by their place. Law: a place names everything that `lay` looks at and that can change while
    that Show and that Welcome are on the screen, but for what is told in `of`."""

    def __init__(self) -> None:
        self._shown: tuple[object, ...] = ()
        self._heights: dict[Hashable, float] = {}
        self._blocks: dict[Hashable, tuple[Any, Block]] = {}

    def only_for(self, *shown: object) -> None:
        """From now on everything is made of these; what was made of others is forgotten."""
        if len(shown) != len(self._shown) or any(a is not b for a, b in zip(shown, self._shown, strict=True)):
            self._shown, self._heights, self._blocks = shown, {}, {}

    def height(self, place: Hashable, lay: Callable[[], Block]) -> float:
        """How high that is, laid out once."""
        if place not in self._heights:
            self._heights[place] = lay().h
        return self._heights[place]

    def block(self, place: Hashable, of: object, lay: Callable[[], Block]) -> Block:
        """What was laid out there last if it was made `of` the same, else what `lay` gives."""
        seen = self._blocks.get(place)
        if seen is None or seen[0] != of:
            seen = self._blocks[place] = of, lay()
        return seen[1]
