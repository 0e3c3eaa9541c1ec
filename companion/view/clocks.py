"""The clocks of a game for clients to keep counting, the most urgent first."""

from __future__ import annotations

from companion.log.clocks import Clocks, Countdown
from companion.view.speak import Speaker
from companion.view.wire import ClockView
from rules.kit.types import TABLE, Say, Seat


def clock_views(clocks: Clocks, speaker: Speaker) -> tuple[ClockView, ...]:
    """Timers by what is left, running ones first, then the banks of the seats to move, then the table's own clock."""
    views = [_of_timer(clocks, speaker, timer) for timer in _by_urgency(clocks)]
    views += [_bank(clocks, speaker, seat) for seat in clocks.running.seats if 0 <= seat < len(clocks.banks)]
    if clocks.rule.mode == "up":
        label = speaker.speak(Say(key="clock-used"))
        views.append(ClockView(id="table", label=label, ms=clocks.at_ms, down=False, running=clocks.ticking))
    return tuple(views)


def seat_clocks(clocks: Clocks, speaker: Speaker) -> dict[Seat, ClockView]:
    """Every seat's own clock, whether it runs or stands still: the most urgent of its timers, else its bank."""
    banks = {seat: _bank(clocks, speaker, seat) for seat in range(len(clocks.banks))}
    timers = {t.seat: _of_timer(clocks, speaker, t) for t in reversed(_by_urgency(clocks)) if t.seat != TABLE}
    return {**banks, **timers}


def _by_urgency(clocks: Clocks) -> list[Countdown]:
    return sorted(clocks.timers, key=lambda timer: (timer.held, timer.left_ms))


def _of_timer(clocks: Clocks, speaker: Speaker, timer: Countdown) -> ClockView:
    if timer.up:
        return ClockView(id=timer.id, label=speaker.speak(timer.label), ms=timer.of_ms - timer.left_ms, down=False,
                         running=clocks.ticking and not timer.held, seat=timer.seat)  # fmt: skip
    return _down(clocks, speaker, timer.id, timer.seat, timer.left_ms, timer.of_ms, timer.held)


def _bank(clocks: Clocks, speaker: Speaker, seat: Seat) -> ClockView:
    held = seat not in clocks.running.seats
    return _down(clocks, speaker, f"bank:{seat}", seat, clocks.banks[seat], clocks.rule.bank_ms, held)


def _down(
    clocks: Clocks, speaker: Speaker, clock_id: str, seat: Seat, left_ms: int, of_ms: int, held: bool = False
) -> ClockView:
    return ClockView(
        id=clock_id,
        label=speaker.speak(Say(key="clock-of", args={"time": mm_ss(of_ms)})),
        ms=max(0, left_ms),
        down=True,
        running=clocks.ticking and not held,
        of_ms=of_ms,
        seat=seat,
        big=seat == TABLE,
    )


def mm_ss(ms: int) -> str:
    """Minutes and seconds, hours where there are any: 1:05, 1:02:05."""
    minutes, seconds = divmod(ms // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
