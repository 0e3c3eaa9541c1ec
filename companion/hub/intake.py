"""What the hub takes of what comes: each game's next entry, if its hash follows on the one before. Pure, but for ends.

Laws: what is taken of a game is its unbroken beginning, whatever is lost, doubled or comes out of order; an entry whose
hash does not fit is never taken. A table sends again what was not acknowledged, so nothing need be kept for later.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from companion.club import topics
from companion.club.stream import Ack, chained, decode_item
from companion.hub.database import End, Row
from companion.hub.live import cleaned
from companion.log.record import ID

MOST_BYTES = 1_000_000  # of an entry: the longest head of ours has some thousand

Verdict = Literal["taken", "again", "early", "refused", "unreadable"]


class _Kind(msgspec.Struct):
    k: str


_kind = msgspec.json.Decoder(_Kind).decode


@dataclass
class Batch:
    """What came since the last commit."""

    taken: list[Row] = field(default_factory=list)
    again: list[Row] = field(default_factory=list)  # committed before
    refused: list[Row] = field(default_factory=list)
    titles: dict[tuple[str, str], str] = field(default_factory=dict)  # what tables call games that have left them
    touched: dict[tuple[str, str], bool] = field(default_factory=dict)  # games to be acknowledged; True = refused


class Intake:
    """Knows how far each game has come."""

    def __init__(self, ends: Mapping[tuple[str, str], End]) -> None:
        self._ends = dict(ends)
        self.batch = Batch()

    def take(self, topic: str, payload: bytes) -> Verdict:
        """Put an entry into the batch, if it is the next one of its game; what it was."""
        found = read(topic, payload)
        if found is None:
            return "unreadable"
        row, title = found
        end = self.end(row.tbl, row.game)
        if (
            row.s > end.s + 1
        ):  # what is before it was lost on the way, or with the database: the table hears where it ends
            self.batch.touched.setdefault((row.tbl, row.game), False)
            return "early"
        if row.s <= end.s:
            self.batch.again.append(row)
            self.batch.touched.setdefault((row.tbl, row.game), False)
            self._entitle(row, title)
            return "again"
        if row.hash != chained(end.hash, row.game, row.s, row.body.encode()) or (row.s == 1) != (row.kind == "head"):
            self.batch.refused.append(row)
            self.batch.touched[row.tbl, row.game] = True
            return "refused"
        self.batch.taken.append(row)
        self.batch.touched.setdefault((row.tbl, row.game), False)
        self._ends[row.tbl, row.game] = End(row.s, row.hash)
        self._entitle(row, title)
        return "taken"

    def _entitle(self, row: Row, title: str) -> None:
        if title:
            self.batch.titles[row.tbl, row.game] = title

    def end(self, table: str, game: str) -> End:
        """How far that game has come."""
        return self._ends.get((table, game), End())

    def next_batch(self) -> Batch:
        """What is to be committed now; then another one begins."""
        batch, self.batch = self.batch, Batch()
        return batch

    def acks(self, batch: Batch) -> list[tuple[str, str, Ack]]:
        """What to tell the tables of a batch that is committed."""
        acks = []
        for (tbl, game), refused in batch.touched.items():
            end = self.end(tbl, game)
            acks.append((tbl, game, Ack(s=end.s, hash=end.hash, refused=refused)))
        return acks


def read(topic: str, payload: bytes) -> tuple[Row, str] | None:
    """An entry as its topic and bytes tell it, and what the table calls the game ("" where it does not say); None
    where they tell none. Whether it fits is not asked here."""
    tbl, what, game = topics.parts(topic)
    if what != "log" or not topics.NAME.fullmatch(tbl) or not ID.fullmatch(game) or len(payload) > MOST_BYTES:
        return None
    try:
        item = decode_item(payload)
        body = bytes(item.line).decode()
        kind = _kind(body).k
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    if not 0 < item.s < 2**31 or "\0" in item.hash or "\0" in kind:
        return None
    return Row(tbl, game, item.s, kind, item.hash, body), cleaned(item.title)
