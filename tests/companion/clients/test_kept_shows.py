"""Caches between pages are invisible: every Show equals a freshly built one, byte for byte."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from pathlib import Path

import pytest

from companion.access.client_session import Audience
from companion.log.book import Book, matching_prompt, open_book, play, take_back
from companion.log.record import Head, Line, Played, Undone, read_record
from companion.log.session import Session
from companion.table.snapshot import Snapshot
from companion.view import wire
from companion.view.frames import Frames
from rules.games import GAMES, find
from rules.kit.types import TABLE, AnyGame
from tests.companion.tables import Table

GOLDEN = Path(__file__).parents[2] / "golden"


def middling(game: str) -> Path:
    """A record of that game of middling length."""
    files = sorted((GOLDEN / game).glob("*.jsonl"), key=lambda file: file.stat().st_size)
    return files[len(files) // 3]


RECORDS = tuple(map(middling, GAMES.packages))
PAGES = ("score", "log", "menu", "fix", "went/times", "note", "aid", "news")  # beside the table itself
NOW_AND_THEN = 25  # moves between comparisons of all pages
EVERY = 5  # moves between comparisons of every viewer's page


def moments(game: AnyGame, head: Head, lines: tuple[Line, ...]) -> Iterator[Session]:
    """The game after each line."""

    async def nowhere(*lines: Line) -> None: ...

    session, book = Session.begin(game, head, nowhere, lambda: 0), open_book(game, head)
    for n, line in enumerate(lines, start=1):
        match line:
            case Played():
                book = play(game, head, book, line, matching_prompt(game, book.now, line))
            case Undone():
                book = take_back(game, head, book, line)
        yield at(session, book, lines[:n])


def at(session: Session, book: Book, lines: tuple[Line, ...]) -> Session:
    """The same game at another position."""
    there = copy(session)
    there._book, there.lines = book, lines
    return there


def audiences(seats: int, lang: str, pages: tuple[str, ...]) -> Iterator[Audience]:
    """All audiences, those with the most rights first."""
    for page in pages:
        for seat in range(seats):
            yield Audience("seat", lang, page, seat, (seat,))
        yield Audience("seat", lang, page, 0, tuple(range(seats)))
        yield Audience("operator", lang, page, TABLE)
        yield Audience("watch", lang, page, TABLE)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.parent.name)
async def test_what_is_kept_shows_what_would_be_drawn_afresh_to_everybody(file: Path, table: Table) -> None:
    head, lines, _ = read_record(file.read_bytes())
    game, before, frames, same = find(head.game), None, Frames(), 0
    for i, session in enumerate(moments(game, head, tuple(lines))):
        table.core.game._session = session
        kept = Snapshot(session, before=before)
        pages = ("play", *PAGES) if i % NOW_AND_THEN == 0 or session.is_finished else ("play",)
        lang: str = "en" if i % 2 else "nl"
        for n, audience in enumerate(audiences(len(head.seats), lang, pages)):
            shown = frames.encode(table.hub.show(audience, kept))
            if i % EVERY in (0, n % EVERY):  # each of them now and then, and now and then all of them
                fresh = wire.encode(table.hub.show(audience, Snapshot(session)))
                assert shown == fresh, f"{file.name}, line {i + 2}: {audience}"
                same += 1
        before = kept
    assert same > 100
