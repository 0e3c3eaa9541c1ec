"""Reports: a game's public record for the hub, always whole, so that the newest one is enough.

A lost, duplicate or late report does no harm: the hub answers with the hash of its record, and the table sends its own
until they match. `n` orders reports: a table's log only grows.
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

MOST_BYTES = 240 * 1024  # of a compressed report: the broker accepts 256 KB
MOST_RECORD = 4 * 1024 * 1024  # of an uncompressed record: some hundred times the longest of ours
LEVEL = 6  # zlib's; a record shrinks to an eighth
HASH = r"^([0-9a-f]{64})?$"

Hash = Annotated[str, Meta(pattern=HASH)]  # of a record; "" = none
Length = Annotated[int, Meta(ge=0, lt=2**31)]
Obstacle = Literal["older", "refused", "long", "gone"]  # why a record is not delivered


class ReportHead(Frozen, frozen=True, kw_only=True):
    """The head of a report. No hash covers it: the title is in the table's language."""

    n: Length  # lines in the table's log
    title: Annotated[str, Meta(max_length=1_000)] = ""  # the table's name for the game


class Receipt(Frozen, frozen=True, kw_only=True):
    """The hub's receipt: the record of a game that it has committed."""

    hash: Hash = ""
    # why the sent record was refused: the hub's own is newer, or it is invalid
    why: Literal["", "older", "refused"] = ""


Claims = dict[str, str]  # by game the hash of the table's record, or UNKNOWN or GONE
UNKNOWN, GONE = "", "gone"  # not compared yet; the table can no longer read it

decode_receipt = msgspec.json.Decoder(Receipt).decode
decode_claims = msgspec.json.Decoder(dict[str, Annotated[str, Meta(pattern=rf"{HASH}|^{GONE}$")]]).decode
_decode_about = msgspec.json.Decoder(ReportHead).decode


class Report(NamedTuple):
    """A whole record, and the length of the log behind it."""

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
    """The report in a payload. Raises ValueError if it is invalid or too long."""
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
    """The public record up to now, with the end if the game is over, but without notes and pauses."""
    lines = public_lines(session.lines, session.sealed_answers)
    if session.is_finished:
        ends = (line for line in reversed(session.lines) if isinstance(line, End))
        lines += [replace(end, n=len(lines) + 1) for end in ends][:1]
    return Report(len(session.lines), encode_record(club_head(session.head, names), lines), title)
