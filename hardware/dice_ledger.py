"""Which rolls have been taken, for all readers together, so that each of them counts once."""

from __future__ import annotations

import threading

MOST_EPOCHS = 64  # of readers that came and went; older ones are forgotten

Key = tuple[str, str]  # a reader's id and its epoch


class RollLedger:
    """Shared by all hosts, so that a roll that comes again on another port is still the same roll."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._taken: dict[Key, int] = {}  # the highest number of each epoch, the one used last at the end
        self._here: dict[Key, str] = {}  # devices that talk with such a reader just now

    def arrive(self, device: str, key: Key) -> str:
        """The device talks with that reader now: "", or the name of another device that does already."""
        with self._lock:
            other = self._here.get(key, device)
            if other == device:
                self._forget(device)
                self._here[key] = device
            return "" if other == device else other

    def leave(self, device: str) -> None:
        """The device talks with nobody any more."""
        with self._lock:
            self._forget(device)

    def take(self, key: Key, number: int) -> bool:
        """Whether that roll is new: true for each roll once, never for one that is older than the newest."""
        with self._lock:
            taken = self._taken.pop(key, 0)
            self._taken[key] = max(taken, number)
            if len(self._taken) > MOST_EPOCHS:
                del self._taken[next(iter(self._taken))]
            return number > taken

    def _forget(self, device: str) -> None:
        self._here = {key: name for key, name in self._here.items() if name != device}
