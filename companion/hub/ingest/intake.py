"""Validation of incoming records: a game's whole public record, within limits. Pure.

Every field is limited here, on reading: a valid record can be stored, and shown on any page.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from companion.club import topics
from companion.club.names import is_stand_in, replaced
from companion.club.report import unpack
from companion.log.record import GAME_ID, End, Head

WIDTH, LETTERS = 1_000, 4_000  # of a value in a line; at most 60 and 100 are usual
MOST_LINES = 20_000
LEAST_SEATS, MOST_SEATS, MOST_NAME, MOST_GAME = 2, 10, 60, 80
MOST_WHY, MOST_TITLE, MOST_TOTAL = 200, 80, 10**6

END = b'{"k":"end",'


class Unfit(Exception):
    """A report that is not stored; the reason, in a few words of English, is for the club's administrator."""


class RecordRow(NamedTuple):
    """A game's record as a database row."""

    tbl: str
    game: str
    n: int
    hash: str
    head: str
    lines: str
    ending: str | None


# a line may nest eight deep; at most six is usual
_Word = Annotated[str, Meta(max_length=LETTERS)]
_Few = Meta(max_length=WIDTH)
_1 = _Word | int | float | bool | None
_2 = _1 | Annotated[list[_1], _Few] | Annotated[dict[_Word, _1], _Few]
_3 = _1 | Annotated[list[_2], _Few] | Annotated[dict[_Word, _2], _Few]
_4 = _1 | Annotated[list[_3], _Few] | Annotated[dict[_Word, _3], _Few]
_5 = _1 | Annotated[list[_4], _Few] | Annotated[dict[_Word, _4], _Few]
_6 = _1 | Annotated[list[_5], _Few] | Annotated[dict[_Word, _5], _Few]
_7 = _1 | Annotated[list[_6], _Few] | Annotated[dict[_Word, _6], _Few]
_line = msgspec.json.Decoder(Annotated[dict[_Word, _7], _Few]).decode
_head = msgspec.json.Decoder(Head).decode
_end = msgspec.json.Decoder(End).decode


def read(topic: str, payload: bytes) -> tuple[RecordRow, str]:
    """A game's record, and the game's title at its table, "" = none. Raises Unfit if the payload is invalid."""
    table, _, game = topics.parts(topic)
    if not topics.NAME.fullmatch(table) or not GAME_ID.fullmatch(game):
        raise Unfit("no name of a table or a game")
    try:
        report = unpack(payload)
        if not report.record.endswith(b"\n"):
            raise Unfit("a record without a line end")
        first, *texts = report.record[:-1].split(b"\n")
        for text in (first, *texts):
            _line(text)
        head = _head(first)
        end = _end(texts[-1]) if texts and texts[-1].startswith(END) else None
    except (ValueError, RecursionError) as why:
        raise Unfit(str(why)[:MOST_WHY]) from None
    ending = texts.pop().decode() if end else None
    _check(game, head, end, len(texts))
    lines = b"".join(text + b"\n" for text in texts).decode()
    title = " ".join(report.title.replace("\0", "").split())[:MOST_TITLE]
    return RecordRow(table, game, report.n, report.hash, first.decode(), lines, ending), title


def _check(game: str, head: Head, end: End | None, lines: int) -> None:
    if head.id != game:
        raise Unfit("the record of another game")
    if not LEAST_SEATS <= len(head.seats) <= MOST_SEATS or len(head.tints) != len(head.seats):
        raise Unfit(f"{len(head.seats)} seats")
    if len(head.game) > MOST_GAME or not all(0 < len(name) <= MOST_NAME for name in head.seats):
        raise Unfit("a name that is too long, or none")
    if lines > MOST_LINES:
        raise Unfit(f"{lines} lines")
    if end and not _is_sound(end, len(head.seats)):
        raise Unfit("an end with other seats or numbers")


def _is_sound(end: End, seats: int) -> bool:
    """Whether places and totals are within limits, with one for each seat or none at all."""
    places = len(end.places) in (0, seats) and all(1 <= place <= seats for place in end.places)
    return places and len(end.totals) in (0, seats) and all(abs(total) <= MOST_TOTAL for total in end.totals)


# ---- names and stand-ins ---------------------------------------------------------------------------------------------
def seats(head: str) -> list[str]:
    return list(msgspec.json.decode(head).get("seats", ()))


def with_stand_ins(row: RecordRow, before: str) -> RecordRow:
    """The record with the stand-ins of the stored head, so that a forgotten person stays forgotten."""
    instead = {name: there for name, there in zip(seats(row.head), seats(before), strict=False) if is_stand_in(there)}
    return renamed(row, instead) if instead else row


def renamed(row: RecordRow, instead: Mapping[str, str]) -> RecordRow:
    """The record with names replaced, as seats and as typed values."""
    lines = "".join(f"{_renamed(line, instead)}\n" for line in row.lines.split("\n") if line)
    ending = _renamed(row.ending, instead) if row.ending else None
    return row._replace(head=_renamed(row.head, instead), lines=lines, ending=ending)


def _renamed(text: str, instead: Mapping[str, str]) -> str:
    said = msgspec.json.decode(text)
    for key in said.keys() & {"seats", "v"}:
        said[key] = replaced(said[key], lambda name: instead.get(name, name))
    return msgspec.json.encode(said).decode()
