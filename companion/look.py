"""The game on the table as its viewers see it, at one moment: made once, however many look."""

from __future__ import annotations

from typing import Any

from companion.clockviews import clock_views
from companion.log.session import Session
from companion.view.draw import draw
from companion.view.speak import Speaker
from companion.view.wire import ClockView, Drawing
from rules.kit.seal import seal
from rules.kit.types import TABLE, Scene, Viewer


class Look:
    """One moment of a game. Everything it gives was sealed for its viewer before."""

    def __init__(self, session: Session[Any, Any, Any]) -> None:
        self._session, self._game = session, session.game
        self._scenes: dict[Viewer, Scene] = {}
        self._drawings: dict[tuple[Viewer, str], Drawing] = {}

    def scene(self, viewer: Viewer) -> Scene:
        """What lies on the table."""
        if viewer not in self._scenes:
            self._scenes[viewer] = self._game.scene(seal(self._session.state, viewer), viewer)
        return self._scenes[viewer]

    def drawing(self, viewer: Viewer, speaker: Speaker) -> Drawing:
        """The same as a picture, with texts in one language."""
        audience = (viewer, speaker.lang)
        if audience not in self._drawings:
            parts = self.scene(viewer).parts
            self._drawings[audience] = draw(parts, self._game.layouts, self._game.glyphs, speaker)
        return self._drawings[audience]

    def phase(self, viewer: Viewer, speaker: Speaker) -> str:
        """Where the game is, in words."""
        return speaker.speak(self._game.phase(seal(self._session.state, viewer)))

    def clocks(self, speaker: Speaker) -> tuple[ClockView, ...]:
        """The running clocks, the most pressing first."""
        return clock_views(self._session.clocks(), speaker)

    def scores(self) -> tuple[tuple[int, ...], ...]:
        """The totals at the start and after every move in force."""
        return tuple(self._game.sheet(seal(state, TABLE)).totals for state in self._session.states())
