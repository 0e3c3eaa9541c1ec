"""The clocks of a game for clients to keep counting, the most urgent first."""

from __future__ import annotations

from companion.log.clocks import Clocks, Countdown
from companion.view.speak import Speaker
from companion.view.wire import ClockView
from rules.kit.types import TABLE, Say, Seat


def clock_views(clocks: Clocks, speaker: Speaker) -> tuple[ClockView, ...]:
    """Timers by what is left, running ones first; of the table's own clock only those that run, or its time."""
    shown = (t for t in _by_urgency(clocks) if not (t.held and t.id.startswith("bank:")))
    views = [_view(clocks, speaker, timer) for timer in shown]
    if clocks.rule.mode == "up":
        label = speaker.speak(Say(key="clock-used"))
        views.append(ClockView(id="table", label=label, ms=clocks.at_ms, down=False, running=clocks.ticking))
    return tuple(views)


def seat_clocks(clocks: Clocks, speaker: Speaker) -> dict[Seat, ClockView]:
    """Every seat's own clock, whether it runs or stands still: the most urgent of its timers."""
    return {t.seat: _view(clocks, speaker, t) for t in reversed(_by_urgency(clocks)) if t.seat != TABLE}


def _by_urgency(clocks: Clocks) -> list[Countdown]:
    return sorted(clocks.timers, key=lambda timer: (timer.held, timer.left_ms))


def _view(clocks: Clocks, speaker: Speaker, timer: Countdown) -> ClockView:
    runs = clocks.ticking and not timer.held and not timer.stands_ms
    if timer.up:
        return ClockView(id=timer.id, label=speaker.speak(timer.label), ms=timer.of_ms - timer.left_ms, down=False,
                         running=runs, seat=timer.seat)  # fmt: skip
    return ClockView(id=timer.id, label=speaker.speak(_label(timer)), ms=max(0, timer.left_ms), down=True, running=runs,
                     of_ms=timer.of_ms, seat=timer.seat, big=timer.seat == TABLE)  # fmt: skip


def _label(timer: Countdown) -> Say:
    """What stands below the time: that it waits, the turns or periods that are left, or the whole."""
    time = mm_ss(timer.of_ms)
    if timer.stands_ms and not timer.held:
        return Say(key="clock-stands")
    if timer.periods > 1:
        return Say(key="clock-periods", args={"n": timer.periods, "time": time})
    if timer.turns > 1:
        return Say(key="clock-turns", args={"n": timer.turns})
    return Say(key="clock-of", args={"time": time})


def mm_ss(ms: int) -> str:
    """Minutes and seconds, hours where there are any: 1:05, 1:02:05."""
    minutes, seconds = divmod(ms // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
