"""The game log for people: who did what, and when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from companion.log.book import Book
from companion.log.record import Added, End, Line, Note, Paused, Played, Undone, in_force, taken_back
from companion.log.words import listed
from rules.kit.types import TABLE, Frozen, Say, Seat, Who


class Entry(Frozen, frozen=True, kw_only=True):
    n: int
    at_ms: int  # game-time
    what: Say
    seat: Seat = TABLE  # who moved
    by: str = ""  # which screen, phone or device
    undone: bool = False


def history(book: Book, lines: Sequence[Line]) -> tuple[Entry, ...]:
    """An entry for every line, oldest first."""
    counting = {m.n for m in in_force(lines)}
    entries: list[Entry] = []
    moves: list[Played] = []
    for line in lines:
        back: list[int] = []
        if isinstance(line, Played):
            moves.append(line)
        elif isinstance(line, Undone):
            left = taken_back(moves, line)
            back = [m.n for m in moves if m not in left]
            moves = left
        entries.append(_entry(book, line, back, isinstance(line, Played) and line.n not in counting))
    return tuple(entries)


def spoken(book: Book, n: int) -> Say:
    """Move `n` in words that everybody may read."""
    sealed = book.sealed.get(n)
    return Say(key="log-in-secret", args={"who": Who(seat=sealed.seat)}) if sealed else book.what[n]


def _entry(book: Book, line: Line, back: Sequence[int], undone: bool) -> Entry:
    match line:
        case Played():
            what = spoken(book, line.n)
            if line.edited:
                what = Say(key="log-edited", args={"what": what})
            return Entry(n=line.n, at_ms=line.at, what=what, seat=line.seat, by=line.by, undone=undone)
        case Undone():
            what = Say(key="log-taken-back", args={"what": listed([spoken(book, n) for n in back])})
        case Paused():
            what = Say(key="log-paused" if line.on else "log-goes-on")
        case Added():
            what = Say(key="log-added", args={"seconds": line.ms // 1000})
        case Note():
            what = Say(key="log-note", args={"text": line.text})
        case End():
            return Entry(n=line.n, at_ms=line.at, what=Say(key="log-over"))
        case _:
            assert_never(line)
    return Entry(n=line.n, at_ms=line.at, what=what, by=line.by)
