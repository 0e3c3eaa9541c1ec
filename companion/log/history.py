"""The game log for people: who did what, and when."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from typing import assert_never

from msgspec.structs import replace

from companion.log.book import Book, Moment, public_words
from companion.log.record import AddedTime, Amended, Counting, End, Line, Note, Paused, Played, Undone
from companion.log.words import word_list
from rules.kit.types import TABLE, Frozen, Say, Seat


class LogEntry(Frozen, frozen=True, kw_only=True):
    n: int
    at_ms: int  # game-time
    what: Say
    seat: Seat = TABLE  # who moved
    by: str = ""  # which screen, phone or device
    undone: bool = False  # no longer active
    left_out: bool = False  # no longer active because of an amendment, not of an undo
    was: Say | None = None  # of an amendment: the words before it
    place: int = 0  # an active move's index among the moments; 0 = not active

    @property
    def words(self) -> Say:
        """The entry's words, marked if it was undone or left out."""
        gone = "log-left-out" if self.left_out else "log-undone"
        return Say(key=gone, args={"what": self.what}) if self.undone else self.what


def outcomes(moment: Moment) -> tuple[Say, ...]:
    """A move's public outcomes that its own sentence does not name: points, cards, surprises."""
    return tuple([news.say for news in moment.news if news.to is None and news.tone != "info"])


def history(book: Book, lines: Sequence[Line]) -> tuple[LogEntry, ...]:
    """An entry for every line, oldest first; an inserted move precedes the move that it was inserted before."""
    return tuple(_entries(book, lines))


def _entries(book: Book, lines: Sequence[Line]) -> Iterator[LogEntry]:
    late, backs = _late_moves(lines), [*map(Counting().add_line, lines)]
    places = {moment.n: place for place, moment in enumerate(book.moments) if place}
    undone, was, told = {n for back in backs for n in back}, dict[int, Say](), book
    while told.amended and told.before:
        was[told.amended.n] = public_words(told.before, told.amended.told[0].n)
        told = told.before
    for line, back in zip(lines, backs, strict=True):
        if isinstance(line, Played):
            yield from (_move_entry(book, move, places, undone) for move in (*_moves_before(line.n, late), line))
        else:
            yield replace(_entry(book, line, back), undone=line.n in undone, was=was.get(line.n))


def _late_moves(lines: Sequence[Line]) -> dict[int, dict[int, Played]]:
    """Inserted moves: number of the move after them -> their own number -> move."""
    late: dict[int, dict[int, Played]] = {}
    for line in lines:
        for each in line.told if isinstance(line, Amended) else ():
            late.setdefault(each.n, {}).update({move.n: move for move in each.moves if move.n < 0 and move.n != each.n})
    return late


def _moves_before(n: int, late: Mapping[int, Mapping[int, Played]]) -> Iterator[Played]:
    for move in late.get(n, {}).values():
        yield from _moves_before(move.n, late)
        yield move


def _move_entry(book: Book, move: Played, places: Mapping[int, int], undone: Container[int]) -> LogEntry:
    what, place = public_words(book, move.n), places.get(move.n, 0)
    if move.edited:
        what = Say(key="log-edited", args={"what": what})
    return LogEntry(n=move.n, at_ms=move.at, what=what, seat=move.seat, by=move.by, undone=not place, place=place,
                    left_out=not place and move.n not in undone)  # fmt: skip


def _entry(book: Book, line: Undone | Amended | Paused | AddedTime | Note | End, back: Sequence[int]) -> LogEntry:
    match line:
        case Amended():
            what = book.words(line.n)
        case Undone():
            what = Say(key="log-taken-back", args={"what": word_list([public_words(book, n) for n in back])})
        case Paused():
            what = Say(key="log-paused" if line.on else "log-goes-on")
        case AddedTime():
            what = Say(key="log-added", args={"seconds": line.ms // 1000})
        case Note():
            what = Say(key="log-note", args={"text": line.text})
        case End():
            return LogEntry(n=line.n, at_ms=line.at, what=Say(key="log-over"))
        case _:
            assert_never(line)
    return LogEntry(n=line.n, at_ms=line.at, what=what, by=line.by)
