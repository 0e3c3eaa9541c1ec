"""How wide texts are, and how a sentence breaks into lines. Lengths in u; Roboto, and DejaVu Sans for signs."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

from kivy.core.text import Label

FINE = 4  # texts are measured this many times larger: Kivy measures in whole pixels
LINE = 1.2  # line height, in sizes


def is_sign(letter: str) -> bool:
    """Whether Roboto lacks it: arrows, ticks and the like."""
    return 0x2190 <= ord(letter) <= 0x21FF or 0x2300 <= ord(letter) <= 0x2BFF


def runs(text: str) -> list[tuple[str, str]]:
    """(font, piece) from left to right."""
    return [("DejaVuSans" if sign else "Roboto", "".join(piece)) for sign, piece in groupby(text, is_sign)]


@lru_cache(maxsize=64)
def _ruler(font: str, size: float, bold: bool) -> Label:
    return Label(font_name=font, font_size=size * FINE, bold=bold)


@lru_cache(maxsize=4096)
def width(text: str, size: float, bold: bool = False) -> float:
    """How wide one line of text is."""
    return float(sum(_ruler(font, size, bold).get_extents(piece)[0] for font, piece in runs(text))) / FINE


@lru_cache(maxsize=1024)
def wrapped(text: str, size: float, most: float, bold: bool = False) -> tuple[str, ...]:
    """The lines of a text at most that wide; a single longer word stays whole."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in filter(None, paragraph.split(" ")):  # a no-break space keeps its words together
            longer = f"{line} {word}" if line else word
            if line and width(longer, size, bold) > most:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return tuple(lines)


@lru_cache(maxsize=1024)
def fitted(
    text: str, most: float, lines: int, sizes: tuple[float, ...], bold: bool = False
) -> tuple[float, tuple[str, ...]]:
    """The largest of the sizes in which a text fits into so many lines, and those lines; in the last size it is cut."""
    for size in sizes:
        if fits(text, size, most, lines, bold):
            return size, wrapped(text, size, most, bold)
    smallest = sizes[-1]
    broken = wrapped(text, smallest, most, bold)
    if len(broken) > lines:
        broken = (*broken[: lines - 1], " ".join(broken[lines - 1 :]))
    return smallest, tuple(cut(line, smallest, most, bold) for line in broken)


def fits(text: str, size: float, most: float, lines: int = 1, bold: bool = False) -> bool:
    """Whether a text in that size takes no more than so many lines of that width."""
    broken = wrapped(text, size, most, bold)
    return len(broken) <= lines and all(width(line, size, bold) <= most for line in broken)


def cut(text: str, size: float, most: float, bold: bool = False) -> str:
    """The text, or its beginning with an ellipsis."""
    if width(text, size, bold) <= most:
        return text
    while text and width(text + "…", size, bold) > most:
        text = text[:-1]
    return text.rstrip() + "…"
