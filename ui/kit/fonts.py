"""Font fallback: the font that has a letter, and a spelling for letters that no font has.

Names come in every script. Roboto has Latin, Greek and Cyrillic; DejaVu Sans signs, Hebrew, Arabic and more; Droid Sans
Fallback, where installed, Chinese, Japanese and Korean. Other letters are spelled out, so that names still differ.
"""

from __future__ import annotations

import os
import struct
from bisect import bisect_right
from functools import lru_cache
from unicodedata import category, name

from kivy import kivy_data_dir

LATIN, SIGNS = "Roboto", "DejaVuSans"
WIDE = "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf"  # Debian: fonts-droid-fallback
FILES = {
    LATIN: os.path.join(kivy_data_dir, "fonts", "Roboto-Regular.ttf"),
    SIGNS: os.path.join(kivy_data_dir, "fonts", "DejaVuSans.ttf"),
    WIDE: WIDE,
}
PLAIN = 0x250  # letters below are Latin, and in Roboto
UNKNOWN = "▯"
NON_JOINER = "\u200c"  # invisible, but Persian is spelled with it
Spans = tuple[tuple[int, int], ...]  # (first, last) code point, rising


def font_of(letter: str) -> str | None:
    """The font for a letter; None if no font has it."""
    code = ord(letter)
    if code < PLAIN:
        return LATIN
    if 0x2190 <= code <= 0x21FF or 0x2300 <= code <= 0x2BFF:  # arrows, ticks and the like: in one face everywhere
        return SIGNS
    return next((font for font, file in FILES.items() if _is_within(code, spans(file))), None)


def drawable_text(text: str) -> str:
    """The text without invisible characters, and with letters that no font has spelled out."""
    return "".join(_spelling(letter) if _is_hidden(letter) or not font_of(letter) else letter for letter in text)


def _is_hidden(letter: str) -> bool:
    """Whether a character is an invisible control: it would cut the text off, reverse it or draw an empty box."""
    return category(letter).startswith("C") and letter != NON_JOINER


def _spelling(letter: str) -> str:
    """A letter's sound, any other character's name; empty for invisible characters and modifiers."""
    called = name(letter, "")
    if _is_hidden(letter) or called.startswith(("VARIATION SELECTOR", "EMOJI MODIFIER")):
        return ""
    last = called.rpartition(" ")[2].lower()
    if not called or "-" in last:  # such as CJK UNIFIED IDEOGRAPH-65E5
        return UNKNOWN
    return last if category(letter)[0] in "LM" or " LETTER " in called else f"‹{called.lower()}›"


# ---- reading a font file -------------------------------------------------------------------------------
def _is_within(code: int, these: Spans) -> bool:
    i = bisect_right(these, (code, 0x110000)) - 1
    return i >= 0 and these[i][0] <= code <= these[i][1]


@lru_cache(maxsize=len(FILES))
def spans(file: str) -> Spans:
    """The code points of a TrueType font; empty if the file is missing."""
    try:
        with open(file, "rb") as opened:
            data = opened.read()
    except OSError:
        return ()
    tables: dict[bytes, int] = {
        data[at : at + 4]: struct.unpack_from(">I", data, at + 8)[0]
        for at in range(12, 12 + 16 * struct.unpack_from(">H", data, 4)[0], 16)
    }
    cmap = tables[b"cmap"]
    starts = [
        cmap + struct.unpack_from(">I", data, cmap + 8 + 8 * i)[0]
        for i in range(struct.unpack_from(">H", data, cmap + 2)[0])
    ]
    return max((_table_spans(data, at) for at in starts), key=len)


def _table_spans(data: bytes, at: int) -> Spans:
    """The code points of one cmap table, in one of the two formats that current fonts use (4 and 12)."""
    kind = struct.unpack_from(">H", data, at)[0]
    if kind == 12:
        (n,) = struct.unpack_from(">I", data, at + 12)
        groups = struct.iter_unpack(">III", data[at + 16 : at + 16 + 12 * n])
        return tuple(sorted((first, last) for first, last, _ in groups))
    if kind == 4:
        n = struct.unpack_from(">H", data, at + 6)[0] // 2
        lasts = struct.unpack_from(f">{n}H", data, at + 14)
        firsts = struct.unpack_from(f">{n}H", data, at + 16 + 2 * n)
        return tuple(sorted(span for span in zip(firsts, lasts, strict=True) if span[0] != 0xFFFF))
    return ()
