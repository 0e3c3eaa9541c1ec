"""Games that were played: who won, the sheet of each; and those that wait to be gone on with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from companion.errors import Stale
from companion.log.store import Entry
from companion.pages.page import Page, View, ask, back, heading, screen
from companion.pages.sheet import line_facts, place_facts, sheet_drawing
from companion.view.wire import Band, Fact, FormView, Link, Show

if TYPE_CHECKING:
    from companion.table import Table


def draw(view: View) -> Show:
    """Those that wait first, then the finished ones, the newest first; a tap shows the sheet."""
    links = tuple(_link(view, entry) for entry in (*view.table.running, *view.table.finished))
    facts = () if links else (Fact(text=view.text("records-none"), style="body"),)
    return screen(view, "records", heading(view, "records-title"), facts=facts, links=links, back=back(view, "home"))


def _link(view: View, entry: Entry) -> Link:
    waiting = view.text("records-waiting", names=", ".join(entry.seats))
    text = f"{view.speaker.title(entry.game)} · {_day(entry.utc)}"
    return Link(text=text, go=f"record/{entry.id}", note=entry.result or waiting)


def _day(utc: str) -> str:
    return utc[:10]


def draw_record(view: View) -> Show:
    """The sheet of one finished game, folded anew from its record."""
    kept = view.table.opened.get(view.about)
    if kept is None:
        return draw(view)
    speaker = view.table.speaker_of(kept.head, view.speaker.lang)
    waits = view.may and not kept.sheet.ended_by and not view.table.playing
    title = view.speaker.title(kept.head.game)
    go_on = FormView(id=f"~record/{view.about}", label="", confirm=view.text("home-resume", game=title))
    return screen(
        view,
        f"record/{view.about}",
        Band(who=title, ask=_day(kept.head.utc)),
        drawing=sheet_drawing(kept.sheet, speaker),
        facts=(*place_facts(kept.sheet, speaker), *line_facts(kept.sheet, speaker)),
        asks=(ask("~record", go_on),) if waits else (),
        back=back(view, "records"),
    )


async def take(table: Table, about: str, values: dict[str, Any]) -> str:
    """A game that waits comes back on the table."""
    if table.playing:
        raise Stale("form-closed")
    await table.go_on(about)
    return "play"


PAGE = Page(draw=draw)


async def prepare(table: Table, about: str) -> None:
    """Fold the record before it is shown."""
    await table.open_record(about)


ONE = Page(draw=draw_record, take=take, prepare=prepare)
