"""The chips of the rail, and the clock views that clients keep counting, the most urgent first."""

from __future__ import annotations

from collections.abc import Iterable

from companion.log.clocks import Clocks, Countdown
from companion.view.shapes import number
from companion.view.speaker import Speaker
from companion.view.wire import Chip, ClockView
from rules.kit.types import TABLE, Hand, Prompt, Say, Scene, Seat, Sheet


def clock_views(clocks: Clocks, speaker: Speaker) -> tuple[ClockView, ...]:
    """Timers by time left, running ones first, without held time banks; plus the elapsed time if the clock counts
    up."""
    shown = (t for t in _sorted_timers(clocks) if not (t.held and t.id.startswith("bank:")))
    views = [_view(clocks, speaker, timer) for timer in shown]
    if clocks.rule.mode == "up":
        label = speaker.speak(Say(key="clock-used"))
        views.append(ClockView(id="table", label=label, ms=clocks.at_ms, down=False, running=clocks.ticking))
    return tuple(views)


def seat_clocks(clocks: Clocks, speaker: Speaker) -> dict[Seat, ClockView]:
    """Every seat's most urgent timer, running or held."""
    return {t.seat: _view(clocks, speaker, t) for t in reversed(_sorted_timers(clocks)) if t.seat != TABLE}


def _sorted_timers(clocks: Clocks) -> list[Countdown]:
    return sorted(clocks.timers, key=lambda timer: (timer.held, timer.left_ms))


def _view(clocks: Clocks, speaker: Speaker, timer: Countdown) -> ClockView:
    runs = clocks.ticking and not timer.held and not timer.stands_ms
    if timer.up:
        return ClockView(id=timer.id, label=speaker.speak(timer.label), ms=timer.of_ms - timer.left_ms, down=False,
                         running=runs, seat=timer.seat)  # fmt: skip
    return ClockView(id=timer.id, label=speaker.speak(_label(timer)), ms=max(0, timer.left_ms), down=True, running=runs,
                     of_ms=timer.of_ms, seat=timer.seat, big=timer.seat == TABLE)  # fmt: skip


def _label(timer: Countdown) -> Say:
    """The caption of a timer: that it stands still, the periods or turns left, or the whole time."""
    time = mm_ss(timer.of_ms)
    if timer.stands_ms and not timer.held:
        return Say(key="clock-stands")
    if timer.periods > 1:
        return Say(key="clock-periods", args={"n": timer.periods, "time": time})
    if timer.turns > 1:
        return Say(key="clock-turns", args={"n": timer.turns})
    return Say(key="clock-of", args={"time": time})


def mm_ss(ms: int) -> str:
    """Minutes and seconds, with hours if there are any: 1:05, 1:02:05."""
    minutes, seconds = divmod(ms // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def chips(scene: Scene, sheet: Sheet, prompts: Iterable[Prompt], speaker: Speaker, seats: int) -> tuple[Chip, ...]:
    """A chip per seat, clockwise. Scene and sheet are already redacted for the viewer."""
    waited = {prompt.seat for prompt in prompts if prompt.waits}
    return tuple(
        Chip(
            seat=seat,
            name=speaker.name(seat),
            mark=speaker.mark(seat),
            score=number(sheet.totals[seat]) if sheet.totals else "",
            note=_note(scene, sheet, seat, speaker),
            turn=seat in waited,
            done=seat in scene.done,
            start=scene.start == seat,
            go=f"seat/{seat}",
        )
        for seat in range(seats)
    )


def _note(scene: Scene, sheet: Sheet, seat: Seat, speaker: Speaker) -> str:
    """The label of the seat's hand; after the end its place."""
    if sheet.places:
        return speaker.speak(Say(key="place", args={"n": sheet.places[seat]}))
    hands = (part for part in scene.parts if isinstance(part, Hand) and part.seat == seat)
    return next((speaker.speak(hand.label) for hand in hands), "")
