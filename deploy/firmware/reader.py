"""The reader's side of the dice protocol: bytes and rolls in, bytes out, without pins or a clock.

A roll is saved before it is sent, so that its number means the same dice even after a power cut. An acknowledgement is
not saved at once: a repeated roll does no harm, and writing wears the flash.
"""

import os

from protocol import PROTOCOL, Lines, line, listed, parts

BEAT_MS = 1000
REPEAT_MS = 250
MOST_KEPT = 8  # unacknowledged rolls; one more drops the oldest


class Memory:
    """A persistent file, replaced atomically."""

    def __init__(self, path: str) -> None:
        self._path = path

    def load(self) -> bytes:
        """The data saved last; empty without a file."""
        try:
            with open(self._path, "rb") as file:
                return file.read()
        except OSError:
            return b""

    def save(self, data: bytes) -> None:
        with open(self._path + ".new", "wb") as file:
            file.write(data)
        os.rename(self._path + ".new", self._path)


class Reader:
    """Numbers rolls, and sends each until its acknowledgement. All times are monotonic, in milliseconds."""

    def __init__(self, id: str, memory: Memory, new_epoch: str, can: list[str]) -> None:
        """`new_epoch` must never have been used before; it applies if the memory is empty or damaged."""
        self._id, self._memory, self._can = id, memory, can
        self._lines = Lines()
        self._epoch, self._number, self._kept = recall(memory.load()) or (new_epoch, 0, [])
        self._sent_ms = self._beat_ms = 0
        self.wanted: list[str] = []  # the colours of the dice to be rolled now, one a die
        self.lamp = False
        self.sounds: list[str] = []  # queue; the player removes them

    def woken(self, at_ms: int) -> bytes:
        """The first bytes to send after power-up."""
        self._sent_ms = self._beat_ms = at_ms
        return self._hello()

    def feed(self, data: bytes, at_ms: int) -> bytes:
        """The reply to bytes from the host."""
        return b"".join([self._hear(words, at_ms) for words in self._lines.feed(data)])

    def moving(self) -> bytes:
        """The message that dice have begun to move."""
        return line("roll", self._epoch, str(self._number + 1), "moving", "-")

    def roll(self, dice: list[str], at_ms: int) -> bytes:
        """The bytes to send for dice at rest, each as "tint=face"; empty while an older roll is pending."""
        self._number += 1
        self._kept.append((str(self._number), listed(dice)))
        self._kept = self._kept[-MOST_KEPT:]
        self._memory.save(written(self._epoch, self._number, self._kept))
        return self._oldest(at_ms) if len(self._kept) == 1 else b""

    def due(self, at_ms: int) -> bytes:
        """The bytes that are due: a beat while dice are wanted, and the oldest roll again."""
        send = b""
        if self.wanted and at_ms - self._beat_ms >= BEAT_MS:
            self._beat_ms = at_ms
            send += line("beat")
        if self._kept and at_ms - self._sent_ms >= REPEAT_MS:
            send += self._oldest(at_ms)
        return send

    def _hear(self, words: list[str], at_ms: int) -> bytes:
        what, rest = words[0], words[1:]
        if what == "ask":
            return self._hello() + self._oldest(at_ms)
        if what == "ack" and self._kept and rest == [self._epoch, self._kept[0][0]]:
            self._kept = self._kept[1:]
            return self._oldest(at_ms)
        if what == "want" and len(rest) == 1:
            self.wanted = parts(rest[0])
        elif what == "lamp":
            self.lamp = rest == ["on"]
        elif what == "sound":
            self.sounds += rest
        return b""

    def _hello(self) -> bytes:
        return line("hello", PROTOCOL, self._id, self._epoch, str(self._number), listed(self._can))

    def _oldest(self, at_ms: int) -> bytes:
        self._sent_ms = at_ms
        return at_rest(self._epoch, self._kept[0]) if self._kept else b""


def at_rest(epoch: str, roll: tuple[str, str]) -> bytes:
    """The frame of a roll (its number and its dice)."""
    return line("roll", epoch, roll[0], "rest", roll[1])


def written(epoch: str, number: int, kept: list[tuple[str, str]]) -> bytes:
    """The content of the memory: a frame with the epoch, the newest number and the count of rolls, then each one."""
    return line("kept", epoch, str(number), str(len(kept))) + b"".join([at_rest(epoch, roll) for roll in kept])


def recall(data: bytes) -> tuple[str, int, list[tuple[str, str]]] | None:
    """Epoch, number and rolls from the memory; None if it is empty or incomplete."""
    frames = Lines().feed(data)
    if not frames or frames[0][0] != "kept" or frames[0][3] != str(len(frames) - 1):
        return None
    return frames[0][1], int(frames[0][2]), [(words[2], words[4]) for words in frames[1:]]
