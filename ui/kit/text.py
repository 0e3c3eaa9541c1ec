"""Text metrics and line breaking, in u, with Roboto and the fallback fonts."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby, pairwise
from unicodedata import bidirectional

from kivy.core.text import Label

from rules.kit.types import Frozen
from ui.kit.fonts import LATIN, drawable_text, font_of

FINE = 4  # texts are measured this many times larger: Kivy measures in whole pixels
LINE = 1.2  # line height, in sizes


class Run(Frozen, frozen=True, kw_only=True):
    """A piece of a line in one font and one direction."""

    text: str
    font: str
    script: str = ""  # of right-to-left letters: "Hebr", "Arab"


@lru_cache(maxsize=4096)
def runs(text: str) -> tuple[Run, ...]:
    """The runs of a line from left to right, in drawing order."""
    if not text or (text.isascii() and text.isprintable()):
        return (Run(text=text, font=LATIN),) if text else ()
    pieces: list[Run] = []
    for (script, font), letters in groupby(_kinds(drawable_text(text)), key=lambda kind: kind[:2]):
        pieces.append(Run(text="".join(letter for *_, letter in letters), font=font, script=script))
    return tuple(pieces)


def _kinds(text: str) -> list[tuple[str, str, str]]:
    """(script, font, letter) for every letter. Neutral letters between two words of one script belong to it."""
    kinds = [(_script(letter), font_of(letter) or LATIN, letter) for letter in text]
    strong = [i for i, letter in enumerate(text) if bidirectional(letter) in ("L", "R", "AL")]
    for before, after in pairwise(strong):
        if kinds[before][0] and kinds[before][0] == kinds[after][0]:
            kinds[before + 1 : after] = [(*kinds[before][:2], letter) for letter in text[before + 1 : after]]
    return kinds


def _script(letter: str) -> str:
    """The OpenType name of a right-to-left script; "" for all others."""
    match bidirectional(letter):
        case "AL":
            return "Arab"
        case "R":
            return "Hebr"
        case _:
            return ""


class LeftwardLabel(Label):  # type: ignore[misc]
    """A right-to-left Label. SDL sets the direction on the font, also for measuring, so these labels have fonts of
    their own."""

    def _get_font_id(self) -> str:
        return f"{super()._get_font_id()}|{self.options['font_script_name']}"


def run_label(run: Run, size: float, bold: bool) -> Label:
    """A Label that draws and measures the run."""
    if not run.script:
        return Label(text=run.text, font_name=run.font, font_size=size, bold=bold)
    _leftward_label(run, size, bold).refresh()  # SDL measures right only after it has drawn once
    return _leftward_label(run, size, bold)


def _leftward_label(run: Run, size: float, bold: bool) -> Label:
    return LeftwardLabel(text=run.text, font_name=run.font, font_size=size, bold=bold, font_direction="rtl",
                         font_script_name=run.script)  # fmt: skip


@lru_cache(maxsize=64)
def _ruler(font: str, size: float, bold: bool) -> Label:
    return Label(font_name=font, font_size=size, bold=bold)


def _width(run: Run, size: float, bold: bool) -> float:
    label = run_label(run, size, bold) if run.script else _ruler(run.font, size, bold)
    return float(label.get_extents(run.text)[0])


@lru_cache(maxsize=4096)
def width(text: str, size: float, bold: bool = False) -> float:
    """The width of one line of text."""
    return sum(_width(run, size * FINE, bold) for run in runs(text)) / FINE


@lru_cache(maxsize=1024)
def wrapped(text: str, size: float, most: float, bold: bool = False) -> tuple[str, ...]:
    """The lines of a text wrapped at `most`; a longer single word stays whole."""
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
    """The largest of the sizes in which the text fits into so many lines, with those lines; cut in the smallest."""
    for size in sizes:
        if fits(text, size, most, lines, bold):
            return size, wrapped(text, size, most, bold)
    smallest = sizes[-1]
    broken = wrapped(text, smallest, most, bold)
    if len(broken) > lines:
        broken = (*broken[: lines - 1], " ".join(broken[lines - 1 :]))
    return smallest, tuple(cut(line, smallest, most, bold) for line in broken)


def fits(text: str, size: float, most: float, lines: int = 1, bold: bool = False) -> bool:
    """Whether the text in that size needs no more than so many lines of width `most`."""
    broken = wrapped(text, size, most, bold)
    return len(broken) <= lines and all(width(line, size, bold) <= most for line in broken)


def cut(text: str, size: float, most: float, bold: bool) -> str:
    """The text, shortened with an ellipsis if too wide: at a word, unless that leaves less than a third."""
    if width(text, size, bold) <= most:
        return text
    while text and width(text + "…", size, bold) > most:
        text = text[:-1]
    words = text.rpartition(" ")[0]
    return f"{words} …" if 3 * len(words) >= len(text) else text.rstrip() + "…"
