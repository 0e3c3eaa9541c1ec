"""The newest acknowledged line of each recently written game, saved beside the store's file.

The lines' hashes show a damaged line; only this shows lost newest ones. It is written once they are on the disk: it
never claims more than was acknowledged, and may lag a little behind after a power cut.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from rules.kit.types import Frozen

SLOT_BYTES = 4096  # two slots, written in turn: a power cut spoils one at most
SLOTS = 2
MOST_ENDS = 16
MODE = 0o600


class LastLine(Frozen, frozen=True):
    """The newest line of a game."""

    n: int
    hash: str


class NewestLines(Frozen, frozen=True):
    """The newest lines of the games written last, oldest first; `turn` counts the updates."""

    turn: int = 0
    ends: dict[str, LastLine] = {}

    def with_last_line(self, game: str, n: int, line_hash: str) -> NewestLines:
        """A copy in which that game was written last."""
        others = {each: end for each, end in self.ends.items() if each != game}
        ends = list({**others, game: LastLine(n, line_hash)}.items())
        while len(ends) > 1 and (len(ends) > MOST_ENDS or len(msgspec.json.encode(ends)) > SLOT_BYTES // 2):
            del ends[0]
        return NewestLines(self.turn + 1, dict(ends))

    def count_missing(self, hashes: Mapping[str, list[str]]) -> int:
        """The number of lost lines; `hashes` are those of every game's lines, in order."""
        return sum(end.n + 1 - _count_present(end, hashes.get(game, [])) for game, end in self.ends.items())

    def without_missing(self, hashes: Mapping[str, list[str]]) -> NewestLines:
        """A copy without the games that have lost lines."""
        ends = {game: end for game, end in self.ends.items() if _count_present(end, hashes.get(game, [])) > end.n}
        return NewestLines(self.turn, ends)


def _count_present(end: LastLine, hashes: list[str]) -> int:
    """The number of lines present up to `end`; 0 if another line is in its place."""
    if end.n < len(hashes):
        return end.n + 1 if hashes[end.n] == end.hash else 0
    return len(hashes)


def read(path: Path) -> NewestLines:
    """The newest lines as last written; empty if unreadable."""
    try:
        data = path.read_bytes() if path.is_file() else b""
    except OSError:
        data = b""
    slots = (data[at : at + SLOT_BYTES] for at in range(0, SLOTS * SLOT_BYTES, SLOT_BYTES))
    return max((decode(slot) for slot in slots), key=lambda known: known.turn)


def write(path: Path, known: NewestLines) -> None:
    """Write to the disk, synced. Raises OSError."""
    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, MODE)
    try:
        os.pwrite(file, encode(known), known.turn % SLOTS * SLOT_BYTES)
        os.fdatasync(file)
    finally:
        os.close(file)


def encode(known: NewestLines) -> bytes:
    text = msgspec.json.encode(known)
    return (_checksum(text) + text).ljust(SLOT_BYTES)


def decode(slot: bytes) -> NewestLines:
    """The content of a slot; empty if damaged."""
    text = slot[64:].rstrip(b" ")
    try:
        return msgspec.json.decode(text, type=NewestLines) if _checksum(text) == slot[:64] else NewestLines()
    except (msgspec.DecodeError, RecursionError):
        return NewestLines()


def _checksum(text: bytes) -> bytes:
    return hashlib.sha256(text).hexdigest().encode()
