"""A snapshot of the current game, with its derived views cached so that all clients share them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from copy import copy
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

from companion.log.book import Moment
from companion.log.catalogue import merged
from companion.log.course import Course, Point, course, point
from companion.log.session import Session
from companion.table.settings import DEFAULT_AUTOMATION, Automation
from companion.view.clocks import chips, clock_views, seat_clocks
from companion.view.drawing import draw
from companion.view.frames import FrameCache
from companion.view.speaker import Speaker
from companion.view.wire import Chip, ClockView, Drawing
from rules.kit.seal import seal
from rules.kit.types import TABLE, Layout, Part, Prompt, PublicNumber, Say, Scene, Seat, Section, Sheet, Viewer

T = TypeVar("T")


@dataclass
class SnapshotCache:
    """The caches that each snapshot of a game passes to the next."""

    frames: dict[str, FrameCache] = field(default_factory=dict)  # by language
    points: dict[int, tuple[Moment, Point]] = field(default_factory=dict)  # by move


class Snapshot:
    """A snapshot of a game at one moment. Every view of it is sealed for its viewer first."""

    def __init__(
        self,
        session: Session,
        own: Automation = DEFAULT_AUTOMATION,
        before: Snapshot | None = None,
        layouts: tuple[Layout, ...] | None = None,
    ) -> None:
        """`own`: the game's automation. `before`: an earlier snapshot, of any game. `layouts`: as arranged here."""
        self.session = copy(session)  # a copy, because the session itself goes on
        self._game, self.automation = session.game, own
        self.layouts = session.game.layouts if layouts is None else layouts
        self._parts: dict[Hashable, Any] = {}
        goes_on = before is not None and before.session.head is session.head
        self._cache: SnapshotCache = before._cache if before and goes_on else SnapshotCache()

    def is_of(self, session: Session, own: Automation, layouts: tuple[Layout, ...]) -> bool:
        """Whether the snapshot is still up to date."""
        here = self.session
        same = here.head is session.head and here.lines is session.lines
        return same and self.automation == own and self.layouts == layouts

    def get_or_make(self, part: Hashable, make: Callable[[], T]) -> T:
        """The cached part, made by `make` at its first use."""
        if part not in self._parts:
            self._parts[part] = make()
        made: T = self._parts[part]
        return made

    @property
    def id(self) -> str:
        """The id of the game."""
        return self.session.head.id

    @cached_property
    def sheet(self) -> Sheet:
        """The public score sheet."""
        return self._point(self.session.moments()[-1]).sheet

    @cached_property
    def places(self) -> dict[int, int]:
        """The index among the moments of each move in force, by its number."""
        return {moment.n: i for i, moment in enumerate(self.session.moments()) if i}

    @cached_property
    def prompts(self) -> tuple[Prompt, ...]:
        """Every open prompt, secret ones too: only its seat may see a secret prompt."""
        return self.automation.fill_in_prompts(self.session.prompts())

    @cached_property
    def corrections(self) -> tuple[PublicNumber | Prompt, ...]:
        """The corrections that the position allows."""
        return self.session.corrections()

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        """The sections of the catalogue, as far as this table knows it."""
        return self._game.sections(merged(self.session.head.catalogue, self._game.learned(self.session.state)))

    @cached_property
    def awaited_seats(self) -> frozenset[Seat]:
        """The seats that the table waits for."""
        return frozenset(prompt.seat for prompt in self.prompts if prompt.waits)

    def own_offer(self, seat: Seat, by: str) -> tuple[int, Say] | None:
        """A seat's last answer and its sentence, if its phone `by` may undo it alone."""
        return self.get_or_make(("own offer", seat, by), lambda: self.session.drop_offer(seat, by))

    def redo_offer(self, seat: Seat | None, by: str) -> tuple[int, Say] | None:
        """The move that can be redone: by a seat and its phone, or (None) by the table."""
        return self.get_or_make(("redo offer", seat, by), lambda: self.session.redo_offer(seat, by))

    def title(self, speaker: Speaker) -> str:
        """The title of the game."""
        return self.get_or_make(
            ("title", speaker.lang),
            lambda: speaker.title(self._game.id, self._game.named(seal(self.session.state, TABLE))),
        )

    def scene(self, viewer: Viewer) -> Scene:
        """The scene on the table, sealed for that viewer."""
        return self.get_or_make(("scene", viewer), lambda: self._game.scene(seal(self.session.state, viewer), viewer))

    def drawing(self, viewer: Viewer, speaker: Speaker) -> Drawing | None:
        """The scene as a picture, with texts in one language: drawn once for all who see the same scene. None while it
        is empty, which leaves all the room to the question."""
        if not self.scene(viewer).parts:
            return None
        return self.get_or_make(
            ("drawing", viewer, speaker.lang), lambda: self._draw_parts(self.scene(viewer).parts, speaker)
        )

    def past_picture(self, moment: Moment, viewer: Viewer, speaker: Speaker) -> tuple[Drawing | None, tuple[Chip, ...]]:
        """The picture of the table at another moment, and the seats' chips, the awaited ones marked."""
        scene, sheet = self._game.scene(seal(moment.state, viewer), viewer), point(self._game, moment).sheet
        public = [prompt for prompt in moment.prompts if not prompt.secret and not prompt.own]
        seats = chips(scene, sheet, public, speaker, len(self.session.head.seats))
        return self._draw_parts(scene.parts, speaker) if scene.parts else None, seats

    def _draw_parts(self, parts: tuple[Part, ...], speaker: Speaker) -> Drawing:
        pictures = self.get_or_make(("drawings", speaker.lang), list[tuple[tuple[Part, ...], Drawing]])
        if (same := next((picture for seen, picture in pictures if seen == parts), None)) is None:
            kept = self._cache.frames.setdefault(speaker.lang, FrameCache())
            same = draw(parts, self.layouts, self._game.glyphs, speaker, kept)
            pictures.append((parts, same))
        return same

    def phase(self, viewer: Viewer, speaker: Speaker) -> str:
        """The phase of the game, in words."""
        said = self.get_or_make(("phase", viewer), lambda: self._game.phase(seal(self.session.state, viewer)))
        return speaker.speak(said)

    def past_phase(self, moment: Moment, viewer: Viewer, speaker: Speaker) -> str:
        """The phase at another moment, in words."""
        return speaker.speak(self._game.phase(seal(moment.state, viewer)))

    def clocks(self, viewer: Viewer, speaker: Speaker) -> tuple[ClockView, ...]:
        """The running clocks: the viewer's own ones first, then the most pressing."""
        clocks = clock_views(self.session.clocks(), speaker)
        return tuple(sorted(clocks, key=lambda clock: viewer == TABLE or clock.seat != viewer))

    def seat_clocks(self, speaker: Speaker) -> dict[Seat, ClockView]:
        """The clocks of the seats that have one of their own."""
        return seat_clocks(self.session.clocks(), speaker)

    @cached_property
    def course(self) -> Course:
        """The course of the game so far."""
        return course(self.session, self._point)

    def _point(self, moment: Moment) -> Point:
        """The course's point at that moment, cached."""
        known = self._cache.points.get(moment.n)
        if known is None or known[0] is not moment:
            known = self._cache.points[moment.n] = moment, point(self._game, moment)
        return known[1]
