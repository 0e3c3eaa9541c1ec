"""What happened: the log with who did what; and a note for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from companion.clockviews import mm_ss
from companion.pages.page import Page, View, ask, back, heading, screen
from companion.view.wire import Fact, FormView, Show, TextView
from rules.kit.types import TABLE

if TYPE_CHECKING:
    from companion.table import Table

SHOWN_LINES = 60
LONGEST_NOTE = 120


def draw_log(view: View) -> Show:
    """The newest lines first; taken-back moves say so."""
    speaker = view.speaker
    facts = tuple(
        Fact(
            text=speaker.speak(entry.what) if not entry.undone else view.text("log-undone", what=entry.what),
            style="label" if entry.undone else "body",
            mark=speaker.mark(entry.seat) if entry.seat not in (None, TABLE) else None,
            value=mm_ss(entry.at_ms),
        )
        for entry in reversed(view.table.session.history()[-SHOWN_LINES:])
    )
    return screen(view, "log", heading(view, "log-title"), facts=facts, back=back(view, "menu"))


def draw_note(view: View) -> Show:
    """A line of free text for the record."""
    field = TextView(name="text", label=view.text("note-label"), most=LONGEST_NOTE)
    sheet = FormView(id="~note", label="", fields=(field,), confirm=view.text("note-confirm"),
                     missing=view.text("note-type"))  # fmt: skip
    return screen(view, "note", heading(view, "note-title"), asks=(ask("~note", sheet),), back=back(view, "menu"))


async def take_note(table: Table, about: str, values: dict[str, Any]) -> str:
    """The note is written into the log."""
    await table.session.note(str(values.get("text", ""))[:LONGEST_NOTE], by="screen")
    return "log"


LOG = Page(draw=draw_log, in_game=True)
NOTE = Page(draw=draw_note, take=take_note, watchers=False, in_game=True)
