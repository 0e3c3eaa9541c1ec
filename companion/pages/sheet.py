"""A score sheet: the grid, the reason for each row, and the places."""

from __future__ import annotations

from itertools import groupby

from companion.view.draw import draw
from companion.view.speak import Speaker
from companion.view.wire import Drawing, Fact
from rules.kit.types import Grid, Say, ScoreLine, Sheet, Who


def sheet_drawing(sheet: Sheet, speaker: Speaker) -> Drawing:
    """The sheet as a grid: a column per seat, a row per line, the totals below where there are any."""
    heads = tuple(Who(seat=seat) for seat in range(len(sheet.lines[0].values)))
    rows = [(line.label, line.values) for line in sheet.lines]
    total = [(Say(key="score-total"), sheet.totals)] if sheet.totals else []
    return draw((Grid(heads=heads, rows=(*rows, *total)),), (), (), speaker)


def place_facts(sheet: Sheet, speaker: Speaker) -> tuple[Fact, ...]:
    """Everybody in the order of their places, with their points where any are added up."""
    order = sorted(range(len(sheet.places)), key=lambda seat: sheet.places[seat])
    return tuple(
        Fact(text=f"{sheet.places[seat]}  {speaker.name(seat)}", style="big", mark=speaker.mark(seat),
             value=str(sheet.totals[seat]) if sheet.totals else "")
        for seat in order
    )  # fmt: skip


def line_facts(sheet: Sheet, speaker: Speaker) -> tuple[Fact, ...]:
    """Why each line is what it is; lines for the same reason stand together."""
    return tuple(
        Fact(text=_reason(tuple(lines), why, speaker), go=f"rule/{rule}" if rule else "")
        for (why, rule), lines in groupby(sheet.lines, lambda line: (line.why, line.rule))
    )


def _reason(lines: tuple[ScoreLine, ...], why: Say | None, speaker: Speaker) -> str:
    labels = ", ".join(speaker.speak(line.label) for line in lines)
    return f"{labels}: {speaker.speak(why)}" if why else labels
