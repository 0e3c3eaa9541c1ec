"""Keys of a keyboard or a USB key pad as buttons: a screen at the table sends them, by their Linux names."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hardware.config import KeyConfig
from hardware.gesture import ButtonGesture, Later, later
from hardware.signal import Put

F_KEYS = tuple(KeyConfig(key=f"KEY_F{chair}", seat=chair) for chair in range(1, 6))  # where hardware.toml names none


class Keys:
    """All keys that stand for buttons, as one device."""

    name = "keys"

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
