"""Who was ahead in a game, since when, and where it turned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.log.course import Course
from rules.kit.types import NOTHING, Frozen, Say, ScoreLine, Seat

Series = Sequence[Sequence[int | None]]  # by move, of all seats


class Lead(Frozen, frozen=True, kw_only=True):
    """From that move on a seat was ahead of all others, until the next one's begins."""

    seat: Seat
    move: int  # where it stands among the moments


class LeadChange(Frozen, frozen=True, kw_only=True):
    """How the lead changed in what a game counts."""

    of: Say  # NOTHING: the points in all
    leads: tuple[Lead, ...]  # oldest first
    level: bool  # at the end nobody was ahead alone

    @property
    def turned(self) -> Lead | None:
        """The lead that lasted to the end; None where nobody was ahead alone there."""
        return self.leads[-1] if self.leads and not self.level else None


def told(course: Course) -> tuple[LeadChange, ...]:
    """Of the points in all; where a game adds nothing up, of each line that decides."""
    last = course.sheets[-1]
    if last.totals:
        return (_told(NOTHING, course.totals, fewest=last.fewest),)
    decides = [line for line in last.lines if line.counts]
    rows = [(line.label, [_values(sheet.lines, line.key) for sheet in course.sheets]) for line in decides]
    return tuple(_told(label, row, fewest=last.fewest) for label, row in rows)


def _values(lines: Sequence[ScoreLine], key: str) -> Sequence[int | None]:
    return next((line.values for line in lines if line.key == key), ())


def _told(of: Say, series: Series, *, fewest: bool) -> LeadChange:
    return LeadChange(of=of, leads=tuple(_leads(series, fewest)), level=_ahead(series[-1], fewest) is None)


def _leads(series: Series, fewest: bool) -> Iterator[Lead]:
    """Whoever was caught up with and then was alone again has led since then."""
    leader: Seat | None = None
    for move, values in enumerate(series):
        now = _ahead(values, fewest)
        if now is not None and now != leader:
            yield Lead(seat=now, move=move)
        leader = now


def _ahead(values: Sequence[int | None], fewest: bool) -> Seat | None:
    """Who is ahead of all others; None while that is nobody, or not known."""
    known = [value for value in values if value is not None]
    best = min(known, default=0) if fewest else max(known, default=0)
    ahead = [seat for seat, value in enumerate(values) if value == best]
    return ahead[0] if len(known) == len(values) and len(ahead) == 1 else None
