"""Estimated text widths for line breaks, since the core has no fonts. `TextLine.fit` absorbs the error."""

from __future__ import annotations

from functools import lru_cache
from unicodedata import normalize

# Advance widths of Roboto in thousandths of the size. Other letters are as wide as their base letter, or WIDE.
WIDTHS: dict[int, str] = {
    190: "',’‘\u202f", 240: " ;:ijl|\u00a0", 265: "!.[]I·", 330: '-"`t(){}fr“”„', 420: "/\\^*_", 490: "?vy<kxz«»",
    525: ">ces=La", 565: "$+0123456789EFJbdghnpquo−", 610: "STYZ#&BKRXß", 655: "PUVACD–…", 690: "GOQ~HN",
    755: "%w", 890: "MWm@",
}  # fmt: skip
WIDE = 700
BOLD = 1.04
MOST_MEASURED = 2_000  # cached widths; a game repeats its texts

_BY_LETTER: dict[str, int] = {letter: width for width, letters in WIDTHS.items() for letter in letters}


def width(text: str, size: float, bold: bool = False) -> float:
    """The width of one line in u, with an error of about one part in twenty."""
    return _thousandths(text) * size * (BOLD if bold else 1.0) / 1000


@lru_cache(maxsize=MOST_MEASURED)
def _thousandths(text: str) -> int:
    """The width of one line, in thousandths of its size."""
    bare = (letter if letter in _BY_LETTER else normalize("NFD", letter)[0] for letter in text)
    return sum(_BY_LETTER.get(letter, WIDE) for letter in bare)


def wrap(text: str, room: float, size: float, most: int = 2, bold: bool = False) -> tuple[str, ...]:
    """The text in at most `most` lines, broken at spaces; a longer text gets wider lines of about the same width."""
    lines = _broken_lines(text, room, size, bold)
    while len(lines) > most:
        room *= 1.1
        lines = _broken_lines(text, room, size, bold)
    return lines


def _broken_lines(text: str, room: float, size: float, bold: bool) -> tuple[str, ...]:
    """The text in as many lines as it needs; only a single long word is wider than the room."""
    lines: list[str] = []
    for word in filter(None, text.replace("\n", " ").split(" ")):  # a no-break space keeps its words together
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, bold) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)
