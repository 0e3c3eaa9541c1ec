"""The game on the table as its viewers see it, at one moment: made once, however many look."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from companion import auto
from companion.clockviews import clock_views
from companion.log.catalogue import merged
from companion.log.course import Course, course
from companion.log.session import Session
from companion.view.draw import draw
from companion.view.speak import Speaker
from companion.view.wire import ClockView, Drawing
from rules.kit.seal import seal
from rules.kit.types import TABLE, Prompt, Quantity, Say, Scene, Seat, Shelf, Viewer


class Look:
    """One moment of a game. Everything it gives was sealed for its viewer before."""

    def __init__(self, session: Session[Any, Any, Any], *, bare: bool = False) -> None:
        """`bare`: the table wants nothing filled in."""
        self._session, self._game, self._bare = session, session.game, bare
        self._scenes: dict[Viewer, Scene] = {}
        self._drawings: dict[tuple[Viewer, str], Drawing] = {}
        self._own_offers: dict[Seat, tuple[int, Say] | None] = {}

    @cached_property
    def prompts(self) -> tuple[Prompt, ...]:
        """Every open question, secret ones too: leave those out for everybody but their seat."""
        prompts = self._session.prompts()
        return auto.bare(prompts) if self._bare else prompts

    @cached_property
    def corrections(self) -> tuple[Quantity | Prompt, ...]:
        """What can be set right."""
        return self._session.corrections()

    @cached_property
    def shelves(self) -> tuple[Shelf, ...]:
        """What is printed, as far as this table knows it."""
        return self._game.shelves(merged(self._session.head.catalogue, self._game.learned(self._session.state)))

    @cached_property
    def waited(self) -> frozenset[Seat]:
        """Whom the table waits for."""
        return frozenset(prompt.seat for prompt in self.prompts if prompt.waits)

    def own_offer(self, seat: Seat) -> tuple[int, Say] | None:
        """A seat's last answer and what it was, where the seat may take it back by itself."""
        if seat not in self._own_offers:
            self._own_offers[seat] = self._session.drop_offer(seat)
        return self._own_offers[seat]

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

    def clocks(self, viewer: Viewer, speaker: Speaker) -> tuple[ClockView, ...]:
        """The running clocks: a seat's own ones first, then the most pressing."""
        clocks = clock_views(self._session.clocks(), speaker)
        return tuple(sorted(clocks, key=lambda clock: viewer == TABLE or clock.seat != viewer))

    @cached_property
    def course(self) -> Course:
        """How the game has gone so far."""
        return course(self._session)
