"""One entry of a game's catalogue as a short text: for a QR code that a phone carries to another companion."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import msgspec

from companion.errors import Trouble
from rules.kit.types import Frozen

MARK = "keep="  # before the code, in the fragment of a link
MOST_LETTERS = 600  # of a code: as many as a phone reads off a small screen
MOST_LINK = 900  # letters of a link with a code
MOST_BYTES = 16_384  # that a code may grow to


class Handed(Frozen, frozen=True, kw_only=True, array_like=True):
    """What stands in a code. Who reads it believes nothing of it: the game checks it as it checks a file."""

    format: int = 1
    game: str
    kind: str
    id: str
    values: dict[str, Any]


def encode(handed: Handed) -> str:
    """The code; Trouble where it would be too much for a small screen."""
    packed = zlib.compress(msgspec.json.encode(handed), 9)
    code = urlsafe_b64encode(packed).decode().rstrip("=")
    if len(code) > MOST_LETTERS:
        raise Trouble("handed-too-much")
    return code


def decode(text: str) -> Handed:
    """What a code says, or a link that ends with one; Trouble with one sentence for anything else."""
    code = text.strip().rpartition(MARK)[2]
    try:
        handed = msgspec.json.decode(_unpacked(code), type=Handed)
    except (ValueError, zlib.error, msgspec.MsgspecError, RecursionError) as error:
        raise Trouble("handed-wrong", detail=str(error)[:80]) from None
    if handed.format != 1:
        raise Trouble("handed-wrong", detail=f"format {handed.format}")
    return handed


def _unpacked(code: str) -> bytes:
    """Never more than MOST_BYTES, whatever the code claims."""
    if not code.isascii() or len(code) > MOST_LETTERS:
        raise ValueError("too long, or no code")
    packing = zlib.decompressobj()
    plain = packing.decompress(urlsafe_b64decode(code + "=" * (-len(code) % 4)), MOST_BYTES)
    if not packing.eof or packing.unused_data:
        raise ValueError("cut off, or too large")
    return plain
