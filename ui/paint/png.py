"""PNG files with a palette, small since a screen has few colours."""

from __future__ import annotations

import struct
import zlib
from collections import Counter

MOST_COLOURS = 256
Colour = tuple[int, int, int]


def png(w: int, h: int, pixels: bytes) -> bytes:
    """The file for red, green, blue ... from the top left; beyond 256 colours the rare ones become near ones."""
    colours = list(zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True))
    kept = [colour for colour, _ in Counter(colours).most_common(MOST_COLOURS)]
    number = {colour: i for i, colour in enumerate(kept)}
    for colour in set(colours) - set(kept):
        number[colour] = _nearest(colour, kept)
    dots = bytes(map(number.__getitem__, colours))
    rows = b"".join(b"\0" + dots[y * w : (y + 1) * w] for y in range(h))
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", w, h, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", bytes(part for colour in kept for part in colour)),
            _chunk(b"IDAT", zlib.compress(rows, 9)),
            _chunk(b"IEND", b""),
        )
    )


def _nearest(colour: Colour, kept: list[Colour]) -> int:
    r, g, b = colour
    return min(range(len(kept)), key=lambda i: (kept[i][0] - r) ** 2 + (kept[i][1] - g) ** 2 + (kept[i][2] - b) ** 2)


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
