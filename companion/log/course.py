"""The course of a game: the score after each move, the rounds, the turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Literal

from companion.log.book import Moment
from companion.log.session import Session
from rules.kit.seal import seal
from rules.kit.types import NOTHING, TABLE, AnyGame, Frozen, Say, Seat, Sheet

Unit = Literal["round", "turn"]


class Round(Frozen, frozen=True, kw_only=True):
    """The beginning of a round: after `move` moves."""

    move: int
    number: int  # the game's own, which may restart at 1


class Course(Frozen, frozen=True, kw_only=True):
    """The public course of a game. Tuples by move begin with the state before the first one."""

    totals: tuple[tuple[int, ...], ...]  # by move, the points of all seats; () if the game adds nothing up
    rounds: tuple[Round, ...]
    unit: Unit  # a game without rounds counts turns
    sheets: tuple[Sheet, ...] = ()  # by move


class Point(Frozen, frozen=True, kw_only=True):
    """The public score and phase at one moment of a course."""

    sheet: Sheet
    phase: Say


def point(game: AnyGame, moment: Moment) -> Point:
    public = seal(moment.state, TABLE)
    return Point(sheet=game.sheet(public), phase=game.phase(public))


def course(session: Session, at: Callable[[Moment], Point] | None = None) -> Course:
    """The course of a game so far; `at` may give cached points."""
    moments = session.moments()
    points = [at(moment) if at else point(session.game, moment) for moment in moments]
    phases = [each.phase for each in points]
    return Course(
        totals=tuple(each.sheet.totals for each in points),
        rounds=tuple(_rounds([_round_number(phase) for phase in phases])),
        unit="round" if any("round" in phase.args for phase in phases) else "turn",
        sheets=tuple(each.sheet for each in points),
    )


def turns(session: Session) -> dict[Seat, int]:
    """The number of times that the table began to wait for each seat."""
    moments = session.moments()
    begun: Counter[Seat] = Counter(moments[0].running.seats)
    for before, after in pairwise(moments):
        begun.update(set(after.running.seats) - set(before.running.seats))
    return dict(begun)


def ms_by_phase(session: Session) -> dict[str, Counter[Seat]]:
    """Milliseconds for which the table waited for each seat, by phase; their sums are those of the clocks."""
    moments = session.moments()
    used = (*(moment.used.seats for moment in moments[1:]), session.clocks().per_seat)
    found: dict[str, Counter[Seat]] = {}
    for moment, then in zip(moments, used, strict=True):
        of_phase = found.setdefault(moment.running.phase, Counter())
        for seat in moment.running.seats:
            of_phase[seat] += then.get(seat, 0) - moment.used.seats.get(seat, 0)
    return found


def first_seat(session: Session) -> Seat | None:
    """The seat that held the start tile first; None in a game without one."""
    game = session.game
    scenes = (game.scene(seal(moment.state, TABLE), TABLE) for moment in session.moments())
    return next((scene.start for scene in scenes if scene.start is not None), None)


def _round_number(phase: Say) -> int:
    """The round that a phase names, else the turn; 0 = neither."""
    number = phase.args.get("round", phase.args.get("n"))
    return number if isinstance(number, int) else 0


def _rounds(numbers: Sequence[int]) -> Iterator[Round]:
    now = 0
    for move, number in enumerate(numbers):
        if number > 0 and number != now:
            yield Round(move=move, number=number)
            now = number


# ---- the lead -----------------------------------------------------------------------------------------
Series = Sequence[Sequence[int | None]]  # by move, of all seats


class Lead(Frozen, frozen=True, kw_only=True):
    """A seat's lead over all others, from `move` until the next lead."""

    seat: Seat
    move: int  # index among the moments


class LeadChange(Frozen, frozen=True, kw_only=True):
    """The changes of the lead in the total points or in one line of the score sheet."""

    of: Say  # the line's label; NOTHING: the total points
    leads: tuple[Lead, ...]  # oldest first
    level: bool  # the end has no sole leader

    @property
    def final_lead(self) -> Lead | None:
        """The lead that lasted to the end; None if the end has no sole leader."""
        return self.leads[-1] if self.leads and not self.level else None


def lead_changes(course: Course) -> tuple[LeadChange, ...]:
    """The changes of lead in the total points, or in each deciding line of a game without totals."""
    last = course.sheets[-1]
    if last.totals:
        return (_lead_change(NOTHING, course.totals, fewest=last.fewest),)
    decides = [line for line in last.lines if line.counts]
    values = [{line.key: line.values for line in sheet.lines} for sheet in course.sheets]
    return tuple(
        _lead_change(line.label, [each.get(line.key, ()) for each in values], fewest=last.fewest) for line in decides
    )


def _lead_change(of: Say, series: Series, *, fewest: bool) -> LeadChange:
    return LeadChange(of=of, leads=tuple(_leads(series, fewest)), level=_leader(series[-1], fewest) is None)


def _leads(series: Series, fewest: bool) -> Iterator[Lead]:
    """A leader who was caught up leads anew once alone in front again."""
    leader: Seat | None = None
    for move, values in enumerate(series):
        now = _leader(values, fewest)
        if now is not None and now != leader:
            yield Lead(seat=now, move=move)
        leader = now


def _leader(values: Sequence[int | None], fewest: bool) -> Seat | None:
    """The seat ahead of all others; None in a tie, or while a value is unknown."""
    known = [value for value in values if value is not None]
    best = min(known, default=0) if fewest else max(known, default=0)
    ahead = [seat for seat, value in enumerate(values) if value == best]
    return ahead[0] if len(known) == len(values) and len(ahead) == 1 else None
