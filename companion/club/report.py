"""A game's public record on its way to the hub: always the whole of it, so that the newest report is enough.

A report that is lost, doubled or late does no harm: the hub says which record it has, by its hash, and the table sends
its own until that is the one. `n` tells a newer report from an older one: a table's log only ever grows.
"""

from __future__ import annotations

import hashlib
import zlib
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from companion.club.names import club_head
from companion.log.record import End, encode, encode_record, public_lines
from companion.log.session import Session
from companion.table.club_door import Names
from rules.kit.types import Frozen

MOST_BYTES = 240 * 1024  # of a report, packed: the broker takes 256 KB
MOST_RECORD = 4 * 1024 * 1024  # of a record, unpacked: some hundred times the longest of ours
LEVEL = 6  # of packing: a record takes an eighth of its length
HASH = r"^([0-9a-f]{64})?$"

Hash = Annotated[str, Meta(pattern=HASH)]  # of a record; "" = there is none
Length = Annotated[int, Meta(ge=0, lt=2**31)]
Obstacle = Literal["older", "refused", "long", "gone"]  # a record does not get to the hub


class ReportHead(Frozen, frozen=True, kw_only=True):
    """What a report says beside the record. It is under no hash: the title is in the table's language."""

    n: Length  # lines in the table's log
    title: Annotated[str, Meta(max_length=1_000)] = ""  # what the table calls the game


class Receipt(Frozen, frozen=True, kw_only=True):
    """Which record of a game the hub has, on its disk."""

    hash: Hash = ""
    # it does not take the one that was sent: its own is newer, or it is wrong
    why: Literal["", "older", "refused"] = ""


Claims = dict[str, str]  # what a table has: by game the hash of its record, or one of these
UNKNOWN, GONE = "", "gone"  # it was not compared yet; the table can no longer read it

decode_receipt = msgspec.json.Decoder(Receipt).decode
decode_claims = msgspec.json.Decoder(dict[str, Annotated[str, Meta(pattern=rf"{HASH}|^{GONE}$")]]).decode
_decode_about = msgspec.json.Decoder(ReportHead).decode


class Report(NamedTuple):
    """A whole record, and how long the log was that it was made of."""

    n: int
    record: bytes
    title: str = ""

    @property
    def hash(self) -> str:
        return hashlib.sha256(self.record).hexdigest()


def pack(report: Report) -> bytes:
    about = ReportHead(n=report.n, title=report.title[:1_000])
    return zlib.compress(encode(about) + b"\n" + report.record, LEVEL)


def unpack(payload: bytes) -> Report:
    """ValueError where it is no report, or longer than any may be."""
    unzip = zlib.decompressobj()
    try:
        text = unzip.decompress(payload, MOST_RECORD)
        first, _, record = text.partition(b"\n")
        about = _decode_about(first)
    except (zlib.error, msgspec.DecodeError, RecursionError) as why:
        raise ValueError(str(why)) from None
    if len(payload) > MOST_BYTES or not unzip.eof or unzip.unused_data:
        raise ValueError("too long, or not whole")
    return Report(about.n, record, about.title)


def make_report(session: Session, names: Names, title: str = "") -> Report:
    """The public record of that moment, and the end where the game is over. Notes and pauses stay at the table."""
    lines = public_lines(session.lines, session.sealed_answers)
    if session.is_finished:
        ends = (line for line in reversed(session.lines) if isinstance(line, End))
        lines += [replace(end, n=len(lines) + 1) for end in ends][:1]
    return Report(len(session.lines), encode_record(club_head(session.head, names), lines), title)
