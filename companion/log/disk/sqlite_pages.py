"""Rows of a damaged store, read from its bytes page by page, without SQLite: every intact row is found.

The pages of the file are read, then those of its -wal. A row found may be old or wrong; the lines' hashes decide. See
"Database File Format" and "WAL-mode File Format" of SQLite's documentation.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

PAGE = 4096  # bytes; companion/log/disk/sqlite.py sets it
LEAF, BRANCH = 0x0A, 0x02  # pages of a table WITHOUT ROWID: both hold rows
MOST_LOCAL = (PAGE - 12) * 64 // 255 - 23  # bytes of a row on its own page; the rest is on overflow pages
LEAST_LOCAL = (PAGE - 12) * 32 // 255 - 23
MOST_ROW = 16 * 1024 * 1024  # bytes
WAL_HEAD, FRAME_HEAD = 32, 24
INTEGERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}  # bytes by serial type

Pages = dict[int, bytes]


def rows(path: Path) -> Iterator[tuple[Any, ...]]:
    """Every row anywhere in the file or its -wal, older ones first."""
    pages = [*enumerate(_pieces(path, 0, PAGE), 1), *_frames(path.with_name(f"{path.name}-wal"))]
    newest = dict(pages)
    for _, page in pages:
        for at in _cells(page):
            try:
                yield _record(_payload(page, at, newest))
            except (ValueError, IndexError):
                continue


def _frames(path: Path) -> Iterator[tuple[int, bytes]]:
    """The pages of the -wal's newest round: older ones carry another salt."""
    head = next(_pieces(path, 0, WAL_HEAD), b"")
    salts = {head[16:24]}
    for i, frame in enumerate(_pieces(path, WAL_HEAD, FRAME_HEAD + PAGE)):
        if i == 0:
            salts.add(frame[8:16])  # in case the head is damaged
        if frame[8:16] in salts:
            yield int.from_bytes(frame[:4]), frame[FRAME_HEAD:]


def _pieces(path: Path, start: int, size: int) -> Iterator[bytes]:
    """The file in pieces; zeroes for a piece that the disk cannot read."""
    if not path.is_file():
        return
    with path.open("rb", buffering=0) as file:
        for at in range(start, path.stat().st_size, size):
            try:
                file.seek(at)
                piece = file.read(size) or b""
            except OSError:
                piece = b""
            yield piece.ljust(size, b"\0")


def _cells(page: bytes) -> Iterator[int]:
    """The offsets of a page's rows."""
    if page[0] not in (LEAF, BRANCH):
        return
    first, left = (12, 4) if page[0] == BRANCH else (8, 0)
    for i in range(min(int.from_bytes(page[3:5]), PAGE // 4)):
        at = int.from_bytes(page[first + 2 * i : first + 2 * i + 2]) + left
        if 8 <= at < PAGE:
            yield at


def _payload(page: bytes, at: int, newest: Pages) -> bytes:
    size, at = _varint(page, at)
    if size > MOST_ROW:
        raise ValueError("too large")
    local = size
    if size > MOST_LOCAL:
        local = LEAST_LOCAL + (size - LEAST_LOCAL) % (PAGE - 4)
        local = local if local <= MOST_LOCAL else LEAST_LOCAL
    parts, missing = [page[at : at + local]], size - local
    following = int.from_bytes(page[at + local : at + local + 4])
    while missing > 0:
        further = newest.get(following)
        if further is None:
            raise ValueError("its rest is not there")
        parts.append(further[4 : 4 + missing])
        missing -= PAGE - 4
        following = int.from_bytes(further[:4])
    return b"".join(parts)


def _record(payload: bytes) -> tuple[Any, ...]:
    end, at = _varint(payload, 0)
    kinds = []
    while at < end:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    values = []
    for kind in kinds:
        value, at = _value(payload, at, kind)
        values.append(value)
    if at != len(payload):
        raise ValueError("it does not come out even")
    return tuple(values)


def _value(payload: bytes, at: int, kind: int) -> tuple[Any, int]:
    if kind in (8, 9):
        return kind - 8, at
    if size := INTEGERS.get(kind, 0):
        return int.from_bytes(payload[at : at + size], signed=True), at + size
    if kind >= 13 and kind % 2:
        end = at + (kind - 13) // 2
        return payload[at:end].decode(), end  # a damaged byte is a ValueError
    raise ValueError("our tables hold words and whole numbers only")


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """A number and the offset behind it; no number in the store has more than four bytes."""
    value = 0
    for end in range(at + 1, at + 5):
        value = value << 7 | data[end - 1] & 0x7F
        if data[end - 1] < 0x80:
            return value, end
    raise ValueError("longer than any of ours")
