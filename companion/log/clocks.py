"""Clocks: the time used by seats, phases and timers, computed only from the active moves and game-time.

`UsedTime` is folded over the moves: each adds the time for which the previous state's `RunningClocks` ran. An undo
therefore gives the time back, and a record replays to the same clocks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from msgspec.structs import replace

from companion.log.record import AddedTime, ClockRule, Line
from rules.kit.presets import time_control
from rules.kit.types import TABLE, Frozen, Say, Seat, TimeControl, Timer, Who

K = TypeVar("K")


class RunningClocks(Frozen, frozen=True, kw_only=True):
    """The clocks that run in one state."""

    seats: tuple[Seat, ...] = ()  # the seats waited for; TABLE: everyone
    phase: str  # "" = the game is over
    timers: tuple[Timer, ...] = ()


class Bank(Frozen, frozen=True, kw_only=True):
    """A seat's time left on a tournament clock; with `left_ms` and `delay_ms` at 0 its flag has fallen."""

    left_ms: int  # of the period
    delay_ms: int = 0  # of this turn: it runs first
    period: int = 0
    turns: int = 0  # ended in the period


class UsedTime(Frozen, frozen=True, kw_only=True):
    """Used milliseconds, and the banks of tournament clocks."""

    seats: dict[Seat, int] = {}
    phases: dict[str, int] = {}
    timers: dict[str, int] = {}
    banks: dict[str, Bank] = {}  # by the timer's id


class Countdown(Frozen, frozen=True, kw_only=True):
    """A timer of the state or of the table's own clock, with its time left."""

    id: str  # a timer's id, or "bank:SEAT"
    seat: Seat
    label: Say
    of_ms: int  # the total
    left_ms: int  # may be below 0: an answer may come late
    expire: str = ""  # tag of the move played at zero; "" = it only rings
    held: bool = False  # not running yet
    up: bool = False  # shows the time used, not the time left
    stands_ms: int = 0  # delay before it runs
    turns: int = 0  # left in the period; 0 = not counted
    periods: int = 0  # overtime periods left, this one included; each restarts every turn


class Ring(Frozen, frozen=True, kw_only=True):
    """A timer or bank that has just run out."""

    id: str
    seat: Seat
    label: Say
    n: int  # the move that the core played; 0 = it only rings


class Clocks(Frozen, frozen=True, kw_only=True):
    """All clocks at one game-time."""

    at_ms: int
    ticking: bool  # False: paused, or the game is over
    running: RunningClocks
    per_seat: dict[Seat, int]  # ms used while the table waited for the seat, TABLE too
    per_phase: dict[str, int]
    timers: tuple[Countdown, ...]
    rule: ClockRule


def own_clocks(rule: ClockRule, seats: int, waited: Iterable[Seat]) -> tuple[Timer, ...]:
    """The table's own clock as a timer for each seat, running while the table waits for that seat."""
    if rule.mode != "bank":
        return ()
    main_s, plus_s = rule.bank_ms // 1000, rule.increment_ms // 1000
    return tuple(
        Timer(id=f"bank:{seat}", seat=seat, ms=rule.bank_ms, held=seat not in waited,
              label=Say(key="log-bank-empty", args={"who": Who(seat=seat)}),
              control=time_control(rule.preset, seat, main_s, plus_s))
        for seat in range(seats)
    )  # fmt: skip


# ---- going on ---------------------------------------------------------------------------------------
def advance_clocks(used: UsedTime, now: RunningClocks, ms: int) -> UsedTime:
    """The clocks after `now` has run for `ms`."""
    if not now.phase:
        return used
    return UsedTime(
        seats=_add_ms(used.seats, now.seats, ms),
        phases=_add_ms(used.phases, (now.phase,), ms),
        timers=_add_ms(used.timers, [t.id for t in now.timers if not t.held and not t.control], ms),
        banks=_advance_banks(used.banks, [t for t in now.timers if t.control], ms),
    )


def start_turns(used: UsedTime, before: RunningClocks, now: RunningClocks, answered: Seat | None) -> UsedTime:
    """The clocks after a move: a turn that has ended starts the seat's next one. `answered`: the awaited seat that
    answered."""
    was = {timer.id: timer.turns for timer in before.timers}
    ended = {
        timer.id: _start_turn(_bank(used.banks, timer), timer.control)
        for timer in now.timers
        if timer.control and (timer.turns > was.get(timer.id, timer.turns) or timer.id == f"bank:{answered}")
    }
    return replace(used, banks={**used.banks, **ended}) if ended else used


def _bank(banks: Mapping[str, Bank], timer: Timer) -> Bank:
    """The timer's bank, at first a full one."""
    assert timer.control
    begun = Bank(left_ms=timer.control.periods[0].ms, delay_ms=timer.control.delay_ms)
    return banks.get(timer.id, begun)


def _advance_banks(banks: dict[str, Bank], timers: Sequence[Timer], ms: int) -> dict[str, Bank]:
    for timer in timers:
        if timer.control and not timer.held:
            bank = _bank(banks, timer)
            banks = {**banks, timer.id: _advance_bank(bank, timer.control, ms)}
            if timer.control.passes_on:
                banks = _pass_on(banks, [t for t in timers if t is not timer], min(ms, bank.left_ms))
    return banks


def _advance_bank(bank: Bank, control: TimeControl, ms: int) -> Bank:
    """The bank `ms` later: the delay runs first, and the next period follows where the control allows it."""
    delay = min(ms, bank.delay_ms)
    left, period, turns = bank.left_ms - (ms - delay), bank.period, bank.turns
    periods = control.periods
    while left <= 0 and period + 1 < len(periods) and (periods[period].again or not periods[period].turns):
        period, turns = period + 1, 0
        left += periods[period].ms
    return Bank(left_ms=max(0, left), delay_ms=bank.delay_ms - delay, period=period, turns=turns)


def _pass_on(banks: dict[str, Bank], others: Sequence[Timer], ms: int) -> dict[str, Bank]:
    """Share the time that ran out of one hourglass equally among the others."""
    for timer in others:
        bank = _bank(banks, timer)
        banks = {**banks, timer.id: replace(bank, left_ms=bank.left_ms + ms // len(others))}
    return banks


def _start_turn(bank: Bank, control: TimeControl) -> Bank:
    """The bank at the start of the next turn; a fallen flag stays down."""
    if bank.left_ms + bank.delay_ms <= 0:
        return bank
    period, left, turns = bank.period, bank.left_ms + control.increment_ms, bank.turns + 1
    now = control.periods[period]
    if turns == now.turns and now.again:
        left, turns = now.ms, 0
    elif turns == now.turns and period + 1 < len(control.periods):
        period, turns = period + 1, 0
        left += control.periods[period].ms
    return Bank(left_ms=left, delay_ms=control.delay_ms, period=period, turns=turns)


def added_ms(lines: Iterable[Line]) -> dict[str, int]:
    """Milliseconds that people added to each timer."""
    more: dict[str, int] = {}
    for line in lines:
        if isinstance(line, AddedTime):
            more[line.id] = more.get(line.id, 0) + line.ms
    return more


def countdowns(timers: Iterable[Timer], used: UsedTime, more: Mapping[str, int]) -> tuple[Countdown, ...]:
    """Each timer with its time left."""
    return tuple(
        _bank_countdown(t, t.control, _bank(used.banks, t)) if t.control
        else _countdown(t, t.ms + more.get(t.id, 0), used.timers.get(t.id, 0))
        for t in timers
    )  # fmt: skip


def _countdown(timer: Timer, of_ms: int, used_ms: int) -> Countdown:
    return Countdown(id=timer.id, seat=timer.seat, label=timer.label, of_ms=of_ms, left_ms=of_ms - used_ms,
                     expire=timer.expire, held=timer.held, up=timer.up)  # fmt: skip


def _bank_countdown(timer: Timer, control: TimeControl, bank: Bank) -> Countdown:
    now, stands_ms = control.periods[bank.period], bank.delay_ms if control.stands else 0
    overtime = len(control.periods) - bank.period if now.again else 0
    return Countdown(id=timer.id, seat=timer.seat, label=timer.label, of_ms=now.ms, expire=timer.expire,
                     left_ms=bank.left_ms + bank.delay_ms - stands_ms, held=timer.held, stands_ms=stands_ms,
                     turns=now.turns and now.turns - bank.turns, periods=overtime)  # fmt: skip


def _add_ms(spent: dict[K, int], ids: Sequence[K], ms: int) -> dict[K, int]:
    return {**spent, **{i: spent.get(i, 0) + ms for i in ids}} if ids else spent


# ---- short time ---------------------------------------------------------------------------------------
WARN_MS = 10_000  # less time left is short; ClockView.warn_ms on the screens


def seats_short_of_time(clocks: Clocks) -> frozenset[Seat]:
    """The seats short of time now; if a timer of TABLE is short, also all awaited seats."""
    if not clocks.ticking:
        return frozenset()
    owners = {timer.seat for timer in clocks.timers if not timer.held and 0 < timer.left_ms <= WARN_MS}
    return frozenset(owners | set(clocks.running.seats) if TABLE in owners else owners)


def next_warning_ms(clocks: Clocks) -> int | None:
    """Milliseconds until the next timer becomes short; None if none will in this state."""
    if not clocks.ticking:
        return None
    run = (timer for timer in clocks.timers if not timer.held and timer.left_ms > WARN_MS)
    return min((timer.stands_ms + timer.left_ms - WARN_MS for timer in run), default=None)
