"""The whole screen as one finished picture: a part of it is painted when something in it changes, and then stays.

A key that lights up at one end of the screen then costs one rectangle, not every line and letter again.
"""

from __future__ import annotations

from collections.abc import Iterable

from kivy.graphics import Color, Fbo, InstructionGroup, Rectangle, ScissorPop, ScissorPush

Pixels = tuple[int, int, int, int]  # left, bottom, width, height


class PaintedSheet:
    """`shown` belongs into the canvas on which it is seen, from the bottom left corner on."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self._fbo = Fbo(size=size)
        self._fbo.texture.mag_filter = self._fbo.texture.min_filter = "nearest"  # pixel for pixel
        self.shown = InstructionGroup()
        self.shown.add(Color(1, 1, 1))
        self.shown.add(Rectangle(texture=self._fbo.texture, size=size))

    def paint(self, parts: Iterable[tuple[Pixels, InstructionGroup]]) -> None:
        """Paint each group onto its part, now; what would reach over its border is cut off."""
        for (x, y, width, height), group in parts:
            self._fbo.add(ScissorPush(x=x, y=y, width=width, height=height))
            self._fbo.add(group)
            self._fbo.add(ScissorPop())
        self._fbo.draw()
        self._fbo.clear()
        self.shown.flag_update()
