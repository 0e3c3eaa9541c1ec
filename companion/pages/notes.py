"""The game log with who did what, the newest of it, and the form for a note."""

from __future__ import annotations

from collections.abc import Iterator

from companion.log.history import LogEntry, came
from companion.pages.page import Next, Page, Submission, View, asks, number
from companion.pages.play import news
from companion.table.automatic_steps import BY
from companion.table.intents import Remark
from companion.view.clocks import mm_ss
from companion.view.speak import Speaker
from companion.view.wire import Fact, Show, TextView
from rules.kit.types import TABLE, Say

SHOWN_LINES = 60
LONGEST_NOTE = 120


def draw_log(view: View) -> Show:
    """What happened; "log/2" is the third page."""
    path = f"log/{view.about}" if view.about else "log"
    return view.screen(path, view.heading("log-title", "log-look" if view.base else "log-ask"), facts=_lines(view),
                  back=view.at("log") if view.about else "")  # fmt: skip


def _lines(view: View) -> Iterator[Fact]:
    """The newest lines first, under the name of their phase, each with what came of it; one that was undone says so. A
    tap on a move that counts leads to its moment."""
    session, speaker, shown = view.look.session, view.speaker, number(view.about) or 0
    entries = [entry for entry in session.history() if entry.what.key != "log-taken-back"]
    last = max(0, len(entries) - SHOWN_LINES * shown)
    moments, phase = session.moments(), ""
    for entry in reversed(entries[max(0, last - SHOWN_LINES) : last]):
        if entry.place and (now := view.look.phase_of(moments[entry.place - 1], TABLE, speaker)) != phase:
            yield Fact(text=now, style="big")
            phase = now
        yield Fact(
            text=_text(entry, speaker),
            style="label" if entry.undone else "body",
            mark=speaker.mark(entry.seat) if entry.seat not in (None, TABLE) else None,
            value=mm_ss(entry.at_ms),
            go=view.at(f"then/{entry.place}") if entry.place else "",
        )
        if entry.place:
            yield from (Fact(text=speaker.speak(each), style="label") for each in came(moments[entry.place]))
    if last > SHOWN_LINES:
        yield view.fact("log-earlier", go=view.at(f"log/{shown + 1}"))


def _text(entry: LogEntry, speaker: Speaker) -> str:
    if entry.by == BY:
        return speaker.speak(Say(key="auto-done", args={"what": entry.said}))
    device, _, number = entry.by.partition(":")
    by_phone = Say(key="log-by-phone", args={"what": entry.said, "n": number})
    return speaker.speak(by_phone if device == "phone" else entry.said)


def draw_note(view: View) -> Show:
    """A line of free text for the record."""
    field = TextView(name="text", label=view.text("note-label"), most=LONGEST_NOTE)
    sheet = view.form("note", field, confirm="note-confirm", missing="note-type")
    return view.screen("note", view.heading("note-title"), asks=asks(sheet))


async def take_note(sent: Submission) -> Next:
    """The note is written into the log."""
    return Next(intent=Remark(text=sent.text("text")[:LONGEST_NOTE]), page="log")


# ---- what happened just now ----------------------------------------------------------------------------
def draw_news(view: View) -> Show:
    """Each sentence; a tap tells the rule behind it."""
    facts = (Fact(text=item.text, value=item.rule, go=f"rule/{item.rule}" if item.rule else "") for item in news(view))
    return view.screen("news", view.heading("news-title"), facts=facts)


LOG = Page(draw=draw_log, in_game=True)
NOTE = Page(draw=draw_note, take=take_note, in_game=True)
NEWS = Page(draw=draw_news, in_game=True)
