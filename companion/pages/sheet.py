"""What a game came to: its sheet as a grid, its chart, and the places."""

from __future__ import annotations

from companion.pages.page import View
from companion.view.chart import chart
from companion.view.draw import draw
from companion.view.speak import Speaker
from companion.view.wire import Drawing, Fact
from rules.kit.types import Grid, Say, Sheet, Who


def result_drawing(view: View, *, by_clock: bool = False) -> Drawing:
    """The points along the game; where none are added up, the sheet."""
    look, speaker = view.look, view.speaker
    return chart(look.course, speaker, by_clock) if look.sheet.totals else sheet_drawing(look.sheet, speaker)


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
