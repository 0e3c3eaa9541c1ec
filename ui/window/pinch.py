"""Fingers on the board: one drags what is shown, two stretch it."""

from __future__ import annotations

from ui.screen.zoom import Point, panned, pinched
from ui.state.acts import Glass


class PinchFingers:
    """Where each finger on the board is, as a part of its size."""

    def __init__(self) -> None:
        self._at: dict[object, Point] = {}

    def __contains__(self, finger: object) -> bool:
        return finger in self._at

    def __len__(self) -> int:
        return len(self._at)

    def down(self, finger: object, at: Point) -> None:
        """A finger comes down."""
        self._at[finger] = at

    def up(self, finger: object) -> None:
        """It goes up again, if it is there."""
        self._at.pop(finger, None)

    def moved(self, finger: object, at: Point, glass: Glass) -> Glass:
        """What is shown after a finger has moved."""
        before, other = self._at[finger], next((p for who, p in self._at.items() if who != finger), None)
        self._at[finger] = at
        return panned(glass, before, at) if other is None else pinched(glass, (before, other), (at, other))
