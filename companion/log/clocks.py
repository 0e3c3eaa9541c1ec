"""Clocks: what has run for how long, computed only from the active moves and game-time.

`Used` is folded over the moves: while a state stands, its `Running` runs; a move adds the time since the one before.
Taking moves back therefore gives their time back, and a record replays to the same clocks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from msgspec.structs import replace

from companion.log.record import Added, ClockRule, Line
from rules.kit.types import TABLE, Frozen, Prompt, Say, Seat, Timer, Who

K = TypeVar("K")


class Running(Frozen, frozen=True, kw_only=True):
    """What runs while one state stands."""

    seats: tuple[Seat, ...] = ()  # whom the table waits for; TABLE for the table itself
    phase: str  # "" = the game is over
    timers: tuple[Timer, ...] = ()


class Used(Frozen, frozen=True, kw_only=True):
    """Milliseconds that have run, and what is left of each seat's bank."""

    seats: dict[Seat, int] = {}
    phases: dict[str, int] = {}
    timers: dict[str, int] = {}
    banks: tuple[int, ...] = ()  # one per seat, never below 0; empty without banks


class Countdown(Frozen, frozen=True, kw_only=True):
    """A timer that the state lists, or the bank of a seat that the table waits for."""

    id: str  # a timer's id, or "bank:SEAT"
    seat: Seat
    label: Say
    of_ms: int  # the whole
    left_ms: int  # may be below 0: nobody can press a key in time
    expire: str = ""  # tag of the move played at zero; "" = it only rings
    held: bool = False  # it does not run yet
    up: bool = False  # what has run is shown, not what is left


class Clocks(Frozen, frozen=True, kw_only=True):
    """All clocks at one moment of game-time."""

    at_ms: int
    ticking: bool  # False: paused, or the game is over
    running: Running
    per_seat: dict[Seat, int]  # ms used while the table waited for the seat, TABLE too
    per_phase: dict[str, int]
    timers: tuple[Countdown, ...]
    banks: tuple[int, ...]  # ms left per seat, 0 = used up; empty without banks
    rule: ClockRule


def running(prompts: Iterable[Prompt], phase: str, timers: tuple[Timer, ...]) -> Running:
    """What runs while these prompts are open: the seats of all asks that are waited for."""
    waited = sorted({p.seat for p in prompts if p.waits})
    return Running(seats=tuple(waited), phase=phase, timers=timers)


def unused(rule: ClockRule, seats: int) -> Used:
    """The clocks at the beginning of a game."""
    return Used(banks=(rule.bank_ms,) * seats if rule.mode == "bank" else ())


def let_run(used: Used, now: Running, ms: int) -> Used:
    """The clocks after `now` has run for `ms`."""
    if not now.phase:
        return used
    return Used(
        seats=_plus(used.seats, now.seats, ms),
        phases=_plus(used.phases, (now.phase,), ms),
        timers=_plus(used.timers, [t.id for t in now.timers if not t.held], ms),
        banks=tuple([max(0, left - ms) if seat in now.seats else left for seat, left in enumerate(used.banks)]),
    )


def reward(used: Used, seat: Seat, rule: ClockRule) -> Used:
    """The clocks after a seat has answered what the table waited for: its bank grows, unless it is empty."""
    if not used.banks or seat == TABLE:
        return used
    banks = tuple(left + rule.increment_ms * (i == seat and left > 0) for i, left in enumerate(used.banks))
    return Used(seats=used.seats, phases=used.phases, timers=used.timers, banks=banks)


def without_growth(used: Used, before: Running, now: Running) -> Used:
    """The clocks after a move: what makes a timer longer that has run out already is lost, for its flag has fallen."""
    was = {timer.id: timer.ms for timer in before.timers}
    lost = {
        timer.id: used.timers[timer.id] + timer.ms - was[timer.id]
        for timer in now.timers
        if timer.id in was and was[timer.id] < timer.ms and was[timer.id] <= used.timers.get(timer.id, 0)
    }
    return replace(used, timers={**used.timers, **lost}) if lost else used


def added(lines: Iterable[Line]) -> dict[str, int]:
    """Milliseconds that people gave each timer."""
    more: dict[str, int] = {}
    for line in lines:
        if isinstance(line, Added):
            more[line.id] = more.get(line.id, 0) + line.ms
    return more


def countdowns(timers: Sequence[Timer], used: Used, more: Mapping[str, int]) -> tuple[Countdown, ...]:
    """Each listed timer with what is left of it."""
    return tuple(_countdown(t, t.ms + more.get(t.id, 0), used.timers.get(t.id, 0)) for t in timers)


def _countdown(timer: Timer, of_ms: int, used_ms: int) -> Countdown:
    return Countdown(id=timer.id, seat=timer.seat, label=timer.label, of_ms=of_ms, left_ms=of_ms - used_ms,
                     expire=timer.expire, held=timer.held, up=timer.up)  # fmt: skip


def bank_countdowns(now: Running, used: Used, rule: ClockRule) -> tuple[Countdown, ...]:
    """The banks that run now, as countdowns that only ring."""
    return tuple(
        Countdown(id=f"bank:{seat}", seat=seat, label=Say(key="log-bank-empty", args={"who": Who(seat=seat)}),
                  of_ms=rule.bank_ms, left_ms=used.banks[seat])
        for seat in now.seats if 0 <= seat < len(used.banks)
    )  # fmt: skip


def _plus(spent: dict[K, int], ids: Sequence[K], ms: int) -> dict[K, int]:
    return {**spent, **{i: spent.get(i, 0) + ms for i in ids}} if ids else spent
