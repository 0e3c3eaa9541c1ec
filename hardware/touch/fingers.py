"""What a touchscreen's events mean: fingers that come down, move and go up. Values in, values out.

The kernel tells only what has changed, of the slot that it spoke of last, and a report at the end of each moment:
Documentation/input/multi-touch-protocol.rst, type B. What it had told to nobody yet (our start, its full buffer) it
has to be asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, NamedTuple

from hardware.touch.devices import ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_SLOT, ABS_X, ABS_Y, BTN_TOUCH

EV_SYN, EV_KEY, EV_ABS = 0, 1, 3
SYN_REPORT, SYN_DROPPED = 0, 3
ABS_MT_TRACKING_ID = 0x39
NOBODY = -1  # the tracking id of a slot without a finger


class Event(NamedTuple):
    """One line of the kernel's."""

    type: int
    code: int
    value: int


class Axis(NamedTuple):
    """What a panel calls its edges: left and right, or top and bottom."""

    least: int
    most: int

    def part(self, value: int) -> float:
        """How far along the axis that is, 0 to 1; a finger beyond the edge is at the edge."""
        return min(1.0, max(0.0, (value - self.least) / max(1, self.most - self.least)))


class Slot(NamedTuple):
    """Who is there, and where: the panel's own numbers."""

    finger: int = NOBODY
    x: int = 0
    y: int = 0


class SlotState(NamedTuple):
    """All slots, and of which one the next events tell."""

    slots: tuple[Slot, ...]
    current: int = 0


class PanelTouch(NamedTuple):
    """A finger at a part of the panel's width and height, from its top left corner."""

    what: Literal["down", "move", "up"]
    finger: int
    x: float
    y: float


class PanelFingers:
    """The fingers on one panel."""

    def __init__(self, x: Axis, y: Axis, ask: Callable[[], SlotState], *, has_slots: bool) -> None:
        """`ask` gives the kernel's state of now."""
        self._x, self._y, self._ask, self._has_slots = x, y, ask, has_slots
        self._shown: dict[int, Slot] = {}  # what was told, by slot
        self._slots: dict[int, Slot] = {}
        self._current = self._touched = 0
        self._adopt()

    def take(self, events: Iterable[Event]) -> list[PanelTouch]:
        """What these events mean: all that waited to be read.

        Where the kernel had to drop some, those after them are as old as its buffer: its state of now counts.
        """
        touches: list[PanelTouch] = []
        for event in events:
            if event.type != EV_SYN:
                self._note(event)
            elif event.code == SYN_REPORT:
                touches += self._report()
            elif event.code == SYN_DROPPED:
                self._adopt()
                return [*touches, *self._report()]
        return touches

    def _adopt(self) -> None:
        state = self._ask()
        self._slots, self._current = dict(enumerate(state.slots)), state.current

    def _note(self, event: Event) -> None:
        """Panels with slots speak of their first finger twice, so of the two ways of speaking one is heard."""
        if self._has_slots and (event.type, event.code) == (EV_ABS, ABS_MT_SLOT):
            self._current = event.value
            return
        slot = self._slots.get(self._current, Slot())
        self._slots[self._current] = (_slot_after if self._has_slots else self._single_after)(slot, event)

    def _single_after(self, slot: Slot, event: Event) -> Slot:
        """A panel that knows only one finger gives it no number."""
        if (event.type, event.code) == (EV_KEY, BTN_TOUCH):
            self._touched += event.value
            return slot._replace(finger=self._touched if event.value else NOBODY)
        return _moved(slot, event, ABS_X, ABS_Y)

    def _report(self) -> Iterator[PanelTouch]:
        """The difference between what was told and what is."""
        for number, slot in self._slots.items():
            before = self._shown.get(number, Slot())
            if before == slot:
                continue
            if before.finger not in (NOBODY, slot.finger):
                yield self._touch("up", before)
            if slot.finger != NOBODY:
                yield self._touch("move" if before.finger == slot.finger else "down", slot)
            self._shown[number] = slot

    def _touch(self, what: Literal["down", "move", "up"], slot: Slot) -> PanelTouch:
        return PanelTouch(what, slot.finger, self._x.part(slot.x), self._y.part(slot.y))


def _slot_after(slot: Slot, event: Event) -> Slot:
    if (event.type, event.code) == (EV_ABS, ABS_MT_TRACKING_ID):
        return slot._replace(finger=event.value)
    return _moved(slot, event, ABS_MT_POSITION_X, ABS_MT_POSITION_Y)


def _moved(slot: Slot, event: Event, x: int, y: int) -> Slot:
    if event.type != EV_ABS or event.code not in (x, y):
        return slot
    return slot._replace(x=event.value) if event.code == x else slot._replace(y=event.value)
