"""The clocks of a game for clients to keep counting, the most urgent first."""

from __future__ import annotations

from companion.log.clocks import Clocks
from companion.view.speak import Speaker
from companion.view.wire import ClockView
from rules.kit.types import TABLE, Say, Seat


def clock_views(clocks: Clocks, speaker: Speaker) -> tuple[ClockView, ...]:
    """Timers by what is left, running ones first, then the banks of the seats to move, then the table's own clock."""
    timers = sorted(clocks.timers, key=lambda timer: (timer.held, timer.left_ms))
    views = [_down(clocks, speaker, t.id, t.seat, t.left_ms, t.of_ms, t.held) for t in timers]
    for seat in clocks.running.seats:
        if 0 <= seat < len(clocks.banks):
            views.append(_down(clocks, speaker, f"bank:{seat}", seat, clocks.banks[seat], clocks.rule.bank_ms))
    if clocks.rule.mode == "up":
        label = speaker.speak(Say(key="clock-used"))
        views.append(ClockView(id="table", label=label, ms=clocks.at_ms, down=False, running=clocks.ticking))
    return tuple(views)


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
