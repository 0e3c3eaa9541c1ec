"""Finished games: who played, who won, the sheet of each."""

from __future__ import annotations

from companion.pages.page import Page, View, back, heading, screen
from companion.pages.score import line_facts, sheet_drawing
from companion.view.wire import Band, Fact, Link, Show


def draw(view: View) -> Show:
    """The newest first; a tap shows the sheet."""
    links = tuple(
        Link(
            text=f"{view.speaker.title(entry.game)} · {_day(entry.utc)}",
            go=f"record/{entry.id}",
            note=", ".join(f"{name} {total}" for name, total in zip(entry.seats, entry.totals, strict=False)),
        )
        for entry in view.table.finished
    )
    facts = () if links else (Fact(text=view.text("records-none"), style="body"),)
    return screen(view, "records", heading(view, "records-title"), facts=facts, links=links, back=back(view, "home"))


def _day(utc: str) -> str:
    return utc[:10]


def draw_record(view: View) -> Show:
    """The sheet of one finished game, folded anew from its record."""
    kept = view.table.opened.get(view.about)
    if kept is None:
        return draw(view)
    speaker = view.table.speaker_of(kept.head, view.speaker.lang)
    places = sorted(range(len(kept.sheet.places)), key=lambda seat: kept.sheet.places[seat])
    ranks = tuple(
        Fact(text=f"{kept.sheet.places[s]}  {speaker.name(s)}", mark=speaker.mark(s), style="big",
             value=str(kept.sheet.totals[s]))
        for s in places
    )  # fmt: skip
    return screen(
        view,
        f"record/{view.about}",
        Band(who=view.speaker.title(kept.head.game), ask=_day(kept.head.utc)),
        drawing=sheet_drawing(kept.sheet, speaker),
        facts=(*ranks, *line_facts(kept.sheet, speaker)),
        back=back(view, "records"),
    )


PAGE = Page(draw=draw)
ONE = Page(draw=draw_record)
