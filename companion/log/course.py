"""The course of a game: the score after each move, the rounds, the turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Literal

from companion.log.book import Moment
from companion.log.session import Session
from rules.kit.seal import seal
from rules.kit.types import TABLE, AnyGame, Frozen, Say, Seat, Sheet

Unit = Literal["round", "turn"]


class Round(Frozen, frozen=True, kw_only=True):
    """Where a round begins: after `move` moves."""

    move: int
    number: int  # as the game counts it; it may begin again at 1


class Course(Frozen, frozen=True, kw_only=True):
    """What everybody may know of how a game went. Tuples by move begin with the state before the first one."""

    at_ms: tuple[int, ...]  # game-time, by move
    totals: tuple[tuple[int, ...], ...]  # points of all seats, by move; () in them where nothing is added up
    rounds: tuple[Round, ...]
    unit: Unit  # what a game without rounds counts are turns
    sheets: tuple[Sheet, ...] = ()  # by move


class Point(Frozen, frozen=True, kw_only=True):
    """What a course says of one moment."""

    sheet: Sheet
    phase: Say


def point(game: AnyGame, moment: Moment) -> Point:
    """As everybody may know it."""
    public = seal(moment.state, TABLE)
    return Point(sheet=game.sheet(public), phase=game.phase(public))


def course(session: Session[Any, Any, Any], at: Callable[[Moment], Point] | None = None) -> Course:
    """The course of a game as far as it has been played; `at` gives what is known of its moments already."""
    moments = session.moments()
    points = [at(moment) if at else point(session.game, moment) for moment in moments]
    phases = [each.phase for each in points]
    return Course(
        at_ms=tuple(moment.at_ms for moment in moments),
        totals=tuple(each.sheet.totals for each in points),
        rounds=tuple(_rounds([_number(phase) for phase in phases])),
        unit="round" if any("round" in phase.args for phase in phases) else "turn",
        sheets=tuple(each.sheet for each in points),
    )


def turns(session: Session[Any, Any, Any]) -> dict[Seat, int]:
    """How often the table began to wait for each seat."""
    moments = session.moments()
    begun: Counter[Seat] = Counter(moments[0].running.seats)
    for before, after in pairwise(moments):
        begun.update(set(after.running.seats) - set(before.running.seats))
    return dict(begun)


def spent(session: Session[Any, Any, Any]) -> dict[str, Counter[Seat]]:
    """Milliseconds for which the table waited for each seat, by phase; together those of the clocks."""
    moments = session.moments()
    used = (*(moment.used.seats for moment in moments[1:]), session.clocks().per_seat)
    found: dict[str, Counter[Seat]] = {}
    for moment, then in zip(moments, used, strict=True):
        of_phase = found.setdefault(moment.running.phase, Counter())
        for seat in moment.running.seats:
            of_phase[seat] += then.get(seat, 0) - moment.used.seats.get(seat, 0)
    return found


def first_seat(session: Session[Any, Any, Any]) -> Seat | None:
    """Who held the start tile first; None where the game has none."""
    game = session.game
    scenes = (game.scene(seal(moment.state, TABLE), TABLE) for moment in session.moments())
    return next((scene.start for scene in scenes if scene.start is not None), None)


def _number(phase: Say) -> int:
    """The round that a phase names, or else the turn; 0 = neither."""
    number = phase.args.get("round", phase.args.get("n"))
    return number if isinstance(number, int) else 0


def _rounds(numbers: Sequence[int]) -> Iterator[Round]:
    now = 0
    for move, number in enumerate(numbers):
        if number > 0 and number != now:
            yield Round(move=move, number=number)
            now = number
