"""Gestures: a button's down and up edges become a press, a hold or a double press.

The rules are values without a clock: times go in, events and the time of the next look come out; `ButtonGesture` adds
the clock. A press counts at the first touch if the button knows nothing else; if a hold or a double press may follow,
it counts as soon as neither can.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from hardware.config import Contact, KeyConfig
from hardware.signal import Found, Lost, Pressed, Put

STUCK_MS = 10_000  # longer than any hold: something lies on the button, or it jams
F_KEYS = tuple(KeyConfig(key=f"KEY_F{chair}", seat=chair) for chair in range(1, 6))  # if hardware.toml names none

Event = Literal["press", "hold", "double", "stuck", "free"]  # free: a stuck button was released
Step = tuple["ButtonTouch", tuple[Event, ...]]


class ButtonTouch(Struct, frozen=True, kw_only=True):
    """The current touch of a button."""

    down_ms: int | None = None  # held since then; None = not held
    open_ms: int | None = None  # the start of a touch whose gesture is still open
    stuck: bool = False


def edge_step(touch: ButtonTouch, contact: Contact, down: bool, at_ms: int) -> Step:
    """The touch after an edge, and its events; none if the button was already in that state."""
    touch, events = time_step(touch, contact, at_ms)
    if down == (touch.down_ms is not None):
        return touch, events
    after, more = _press_step(touch, contact, at_ms) if down else _release_step(touch, contact, at_ms)
    return after, (*events, *more)


def time_step(touch: ButtonTouch, contact: Contact, at_ms: int) -> Step:
    """The touch after time has passed, and its events."""
    events = tuple(event for due_ms, event in _due_events(touch, contact) if at_ms >= due_ms)
    open_ms = None if {"press", "hold"} & {*events} else touch.open_ms
    return ButtonTouch(down_ms=touch.down_ms, open_ms=open_ms, stuck=touch.stuck or "stuck" in events), events


def _due_events(touch: ButtonTouch, contact: Contact) -> Iterator[tuple[int, Event]]:
    """The events due while the button does not move, with their times."""
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


Later = Callable[[int, Callable[[], None]], Alarm]  # call after so many milliseconds


def later(ms: int, call: Callable[[], None]) -> Alarm:
    """Call after `ms` milliseconds, on a thread of its own."""
    timer = threading.Timer(ms / 1000, call)
    timer.daemon = True
    timer.start()
    return timer


class ButtonGesture:
    """One button or key: its gestures become signals under its name. At rest it costs nothing."""

    def __init__(self, name: str, contact: Contact, now_ms: Callable[[], int], later: Later, put: Put) -> None:
        """`now_ms` is a monotonic clock."""
        self._name, self._contact, self._now_ms, self._later, self._put = name, contact, now_ms, later, put
        self._touch = ButtonTouch()
        self._alarm: Alarm | None = None
        self._alarm_ms = 0
        self._lock = threading.Lock()  # edges and alarms have threads of their own

    @property
    def is_stuck(self) -> bool:
        """Whether the button has been down for longer than a person holds it."""
        return self._touch.stuck

    def begin(self, down: bool) -> None:
        """Set the state at the start: a button that is down already is stuck, not pressed."""
        if down:
            with self._lock:
                now_ms = self._now_ms()
                self._take((ButtonTouch(down_ms=now_ms, stuck=True), ("stuck",)), now_ms)

    def move(self, down: bool, at_ms: int) -> None:
        """Handle an edge down or up at `at_ms`, which may be in the past."""
        with self._lock:
            self._take(edge_step(self._touch, self._contact, down, at_ms), at_ms)

    def close(self) -> None:
        """Drop the current touch; nothing more is reported."""
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
    """All keys of a keyboard or key pad that stand for buttons, as one device; a table screen sends them."""

    def __init__(self, keys: Sequence[KeyConfig], now_ms: Callable[[], int], later: Later = later) -> None:
        """`now_ms` is a monotonic clock."""
        self._keys, self._now_ms, self._later = keys, now_ms, later
        self._fingers: dict[str, ButtonGesture] = {}

    def start(self, put: Put) -> None:
        self._fingers = {
            each.key: ButtonGesture(f"key:{each.key}", each, self._now_ms, self._later, put) for each in self._keys
        }

    def stop(self) -> None:
        for finger in self._fingers.values():
            finger.close()
        self._fingers = {}

    def key(self, name: str, down: bool) -> None:
        """Handle a key going down or up; unknown keys and a held key's repetitions are ignored. A screen that
        disconnects never reports its key going up, so a stuck key starts afresh when it goes down."""
        finger = self._fingers.get(name)
        if finger is None:
            return
        now_ms = self._now_ms()
        if down and finger.is_stuck:
            finger.move(False, now_ms)
        finger.move(down, now_ms)
