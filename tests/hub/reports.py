"""Reports of tables, and the hub's rows for them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

from companion.club import topics
from companion.club.report import Report, make_report, pack
from companion.hub.ingest.intake import RecordRow, read
from companion.log.record import Head, Line, encode_record
from companion.log.session import Session
from tests.club.games import golden
from tests.hub.feeding import Fed


def told(head: Head, lines: Sequence[Line]) -> Report:
    """The report of these lines."""
    return Report(len(lines), encode_record(head, lines))


@cache
def played(name: str) -> Report:
    """The report of a golden record."""
    return make_report(cast("Session", Fed(*golden(name))), "full")


def row(table: str, game: str, report: Report) -> RecordRow:
    """The hub's row for a report of a table."""
    return read(topics.log(table, game), pack(report))[0]
