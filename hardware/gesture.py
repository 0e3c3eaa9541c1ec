"""Turn a button's down and up edges into a press, a hold or a double press.

The rules are values without a clock: times go in, events and the time of the next look come out. `ButtonGesture` gives
them one. A press without other meanings beside it counts at the first touch; where a hold or a double press may follow,
it counts as soon as neither can.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from hardware.config import Contact, KeyConfig
from hardware.signal import Found, Lost, Pressed, Put

STUCK_MS = 10_000  # nobody holds a button so long: something lies on it, or it jams
F_KEYS = tuple(KeyConfig(key=f"KEY_F{chair}", seat=chair) for chair in range(1, 6))  # where hardware.toml names none

Event = Literal["press", "hold", "double", "stuck", "free"]  # free: it was stuck and has been let go
Step = tuple["ButtonTouch", tuple[Event, ...]]


class ButtonTouch(Struct, frozen=True, kw_only=True):
    """How a button is touched just now."""

    down_ms: int | None = None  # held since then; None = not held
    open_ms: int | None = None  # touched then, and not decided yet what that was
    stuck: bool = False


def edge_step(touch: ButtonTouch, contact: Contact, down: bool, at_ms: int) -> Step:
    """After it went down or up; nothing happens where it was so already."""
    touch, events = time_step(touch, contact, at_ms)
    if down == (touch.down_ms is not None):
        return touch, events
    after, more = _press_step(touch, contact, at_ms) if down else _release_step(touch, contact, at_ms)
    return after, (*events, *more)


def time_step(touch: ButtonTouch, contact: Contact, at_ms: int) -> Step:
    """After time went by."""
    events = tuple(event for due_ms, event in _due_events(touch, contact) if at_ms >= due_ms)
    open_ms = None if {"press", "hold"} & {*events} else touch.open_ms
    return ButtonTouch(down_ms=touch.down_ms, open_ms=open_ms, stuck=touch.stuck or "stuck" in events), events


def _due_events(touch: ButtonTouch, contact: Contact) -> Iterator[tuple[int, Event]]:
    """What happens by itself as long as it does not move, and when."""
    if touch.open_ms is not None and touch.down_ms is not None and contact.hold_ms:
        yield touch.open_ms + contact.hold_ms, "press" if contact.must_hold else "hold"
    elif touch.open_ms is not None:
        yield touch.open_ms + contact.double_ms, "press"
    if touch.down_ms is not None and not touch.stuck:
        yield touch.down_ms + STUCK_MS, "stuck"


def _press_step(touch: ButtonTouch, contact: Contact, at_ms: int) -> Step:
    if touch.open_ms is not None:
        return ButtonTouch(down_ms=at_ms), ("double",)
    if contact.hold_ms or contact.double_ms:
        return ButtonTouch(down_ms=at_ms, open_ms=at_ms), ()
    return ButtonTouch(down_ms=at_ms), ("press",)


def _release_step(touch: ButtonTouch, contact: Contact, at_ms: int) -> Step:
    if touch.stuck:
        return ButtonTouch(), ("free",)
    if touch.open_ms is None or contact.must_hold:
        return ButtonTouch(), ()
    if at_ms < touch.open_ms + contact.double_ms:
        return ButtonTouch(open_ms=touch.open_ms), ()
    return ButtonTouch(), ("press",)


# ---- with a clock -----------------------------------------------------------------------------------
class Alarm(Protocol):
    def cancel(self) -> None: ...


Later = Callable[[int, Callable[[], None]], Alarm]  # call that after so many milliseconds


def later(ms: int, call: Callable[[], None]) -> Alarm:
    """Call that after `ms` milliseconds, on a thread of its own."""
    timer = threading.Timer(ms / 1000, call)
    timer.daemon = True
    timer.start()
    return timer


class ButtonGesture:
    """One button or key under a finger: what is done with it becomes signals of its name. At rest it costs nothing."""

    def __init__(self, name: str, contact: Contact, now_ms: Callable[[], int], later: Later, put: Put) -> None:
        """`now_ms` is a monotonic clock."""
        self._name, self._contact, self._now_ms, self._later, self._put = name, contact, now_ms, later, put
        self._touch = ButtonTouch()
        self._alarm: Alarm | None = None
        self._alarm_ms = 0
        self._lock = threading.Lock()  # edges and alarms come on threads of their own

    @property
    def is_stuck(self) -> bool:
        """Whether it has been down for longer than anybody holds it."""
        return self._touch.stuck

    def begin(self, down: bool) -> None:
        """Say how the button is found at the start: nobody who means it has pressed one that is down already."""
        if down:
            with self._lock:
                now_ms = self._now_ms()
                self._take((ButtonTouch(down_ms=now_ms, stuck=True), ("stuck",)), now_ms)

    def move(self, down: bool, at_ms: int) -> None:
        """It went down or up then, which may be a while ago."""
        with self._lock:
            self._take(edge_step(self._touch, self._contact, down, at_ms), at_ms)

    def close(self) -> None:
        """Forget what was begun; nothing more is told."""
        with self._lock:
            self._touch = ButtonTouch()
            self._drop_alarm()

    def _on_alarm(self) -> None:
        with self._lock:
            self._alarm = None
            now_ms = self._now_ms()
            self._take(time_step(self._touch, self._contact, now_ms), now_ms)

    def _take(self, step: Step, at_ms: int) -> None:
        self._touch, events = step
        for event in events:
            self._report(event, at_ms)
        rings_ms = min((due_ms for due_ms, _ in _due_events(self._touch, self._contact)), default=None)
        if rings_ms is None or rings_ms < self._alarm_ms:
            self._drop_alarm()
        if rings_ms is not None and self._alarm is None:
            self._alarm_ms = rings_ms
            self._alarm = self._later(max(0, rings_ms - self._now_ms()), self._on_alarm)

    def _report(self, event: Event, at_ms: int) -> None:
        match event:
            case "stuck":
                self._put(Lost(device=self._name, reason="stuck"))
            case "free":
                self._put(Found(device=self._name))
            case _:
                what, second = self._contact.meaning, self._contact.second
                self._put(Pressed(device=self._name, button=what, at_ms=at_ms, how=event, second=second))

    def _drop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


# ---- keys ---------------------------------------------------------------------------------------------
class Keys:
    """All keys of a keyboard or key pad that stand for buttons, as one device; a screen at the table sends them."""

    def __init__(self, keys: Sequence[KeyConfig], now_ms: Callable[[], int], later: Later = later) -> None:
        """`now_ms` is a monotonic clock."""
        self._keys, self._now_ms, self._later = keys, now_ms, later
        self._fingers: dict[str, ButtonGesture] = {}

    def start(self, put: Put) -> None:
        """Listen to the keys that come from now on."""
        self._fingers = {
            each.key: ButtonGesture(f"key:{each.key}", each, self._now_ms, self._later, put) for each in self._keys
        }

    def stop(self) -> None:
        """Listen no more."""
        for finger in self._fingers.values():
            finger.close()
        self._fingers = {}

    def key(self, name: str, down: bool) -> None:
        """A key went down or up; most stand for nothing. One that is down already repeats itself, and that is nothing.

        A screen that goes away never says that its key went up: so one that seems stuck begins anew when it goes down.
        """
        finger = self._fingers.get(name)
        if finger is None:
            return
        now_ms = self._now_ms()
        if down and finger.is_stuck:
            finger.move(False, now_ms)
        finger.move(down, now_ms)
