"""Sounds, vibrations and signs for an event, derived from the game before and after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.log.clocks import seats_short_of_time
from companion.log.record import Amended, Line, Played, Undone
from companion.log.secrecy import Path, hidden_secrets
from companion.table.arrivals import NO_ARRIVALS
from companion.table.events import Event, Happened
from companion.table.own_rows import unsettled_seats
from companion.table.settings import Prefs
from companion.table.snapshot import Snapshot
from companion.view.wire import Cue
from hardware.output import Sound
from rules.kit.types import TABLE, Seat, Viewer


@dataclass(frozen=True, kw_only=True)
class CueSnapshot:
    """The state of the table from which cues are derived."""

    game: str = ""  # the id of the game
    seats: int = 0
    lines: tuple[Line, ...] = ()
    state: Any = None
    hidden_paths: frozenset[Path] = frozenset()  # the paths in it that are secret from some viewer
    awaited_seats: frozenset[Seat] = frozenset()
    row_seats: frozenset[Seat] = frozenset()  # seats with a row of the table's form to enter, without a default
    short_seats: frozenset[Seat] = frozenset()  # seats short of time
    finished: bool = False
    event: Event | None = None  # the event just now


def snapshot(now: Snapshot | None, event: Event | None, last: CueSnapshot) -> CueSnapshot:
    """The cue snapshot of the table now; `last` is the one before."""
    if now is None:
        return CueSnapshot(event=event)
    session = now.session
    clocks = session.clocks()
    return CueSnapshot(
        game=now.id,
        seats=len(session.head.seats),
        lines=session.lines,
        state=session.state,
        hidden_paths=last.hidden_paths if session.state is last.state else frozenset(hidden_secrets(session.state)),
        awaited_seats=frozenset(clocks.running.seats),
        row_seats=frozenset(unsettled_seats(now.prompts, range(len(session.head.seats)), NO_ARRIVALS)),
        short_seats=seats_short_of_time(clocks),
        finished=session.is_finished,
        event=event,
    )


def cue_kind(before: CueSnapshot, after: CueSnapshot, viewer: Viewer) -> Sound | None:
    """The cue for that viewer; None if nothing happened. Of several only the gravest."""
    if before.game != after.game:  # visible anyway: a game came on the table or left
        return None
    new = after.lines[len(before.lines) :]
    played = any(isinstance(line, Played) for line in new)
    if after.finished and not before.finished:
        return "win"
    if after.event == "time-up" or after.event == "call":
        return after.event
    if after.event == "refused" and viewer == TABLE:  # a press or a roll at the table
        return after.event
    if any(isinstance(line, Undone | Amended) for line in new):
        return "undone"
    if played and not before.hidden_paths <= after.hidden_paths:
        return "reveal"
    if _has_joined(viewer, before.short_seats, after.short_seats):
        return "warning"
    if _has_joined(viewer, before.awaited_seats - {TABLE}, after.awaited_seats - {TABLE}):
        return "turn"
    if viewer in after.row_seats - before.row_seats:
        return "turn"
    return "written" if played else None


def _has_joined(viewer: Viewer, before: frozenset[Seat], after: frozenset[Seat]) -> bool:
    """Whether the viewer is new in `after`; for the public screen, whether any seat is."""
    joined = after - before
    return bool(joined) if viewer == TABLE else viewer in joined


class Cues:
    """The newest cue of each viewer, and the sound at the table."""

    def __init__(self) -> None:
        self.sound: Sound | None = None  # of the newest event
        self.last = CueSnapshot()
        self._newest: dict[Viewer, Cue] = {}
        self._since: dict[Viewer, int] = {}  # the number of lines before the newest cue
        self._n = 0

    async def hear(self, happened: Happened) -> None:
        """Derive the cues of an event; a refused request has none."""
        self.sound = None
        if happened.event != "request-refused":
            self.sound = self.step(snapshot(happened.now, happened.event, self.last))

    def step(self, after: CueSnapshot) -> Sound | None:
        """Take in the table's new state; the sound for the table."""
        before, self.last = self.last, after
        if before.game != after.game:
            self._newest = {}
        self._n += 1
        for viewer in (TABLE, *range(after.seats)):
            if kind := cue_kind(before, after, viewer):
                self._newest[viewer], self._since[viewer] = Cue(n=self._n, kind=kind), len(before.lines)
        newest = self._newest.get(TABLE)
        return newest.kind if newest and newest.n == self._n else None

    def newest_cue(self, viewer: Viewer) -> Cue | None:
        """The newest cue for that viewer's Show. It stays until the next one, because a client may skip a Show."""
        return self._newest.get(viewer)

    def line_before(self, viewer: Viewer) -> int:
        """The number of lines before that viewer's newest cue: later lines are news."""
        return self._since.get(viewer, 0)


def loudness(prefs: Prefs, hh_mm: str) -> int:
    """The volume at that time of the day; 0 = silent."""
    start, end = prefs.quiet_from, prefs.quiet_to
    if not start:
        return prefs.volume
    is_quiet = start <= hh_mm < end if start <= end else not end <= hh_mm < start
    return 0 if is_quiet else prefs.volume
