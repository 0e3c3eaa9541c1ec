"""The game log, the newest news, and the form for a note."""

from __future__ import annotations

from collections.abc import Iterator

from companion.log.history import LogEntry, outcomes
from companion.pages.game.play import news
from companion.pages.page import FollowUp, Submission, View, asks, number, parts
from companion.table.automatic_steps import BY
from companion.table.intents import Remark
from companion.view.clocks import mm_ss
from companion.view.speaker import Speaker
from companion.view.wire import Band, Fact, Link, Show, TextView
from rules.kit.types import TABLE, Say

SHOWN_LINES = 60
ROUND = "log/round"
LONGEST_NOTE = 120


def draw_log(view: View) -> Show:
    """The game log; "log/2" is the third page, "log/round/2" the third round."""
    word, at = parts(view.subject, 2)
    session = view.look.session
    entries = [entry for entry in session.history() if entry.what.key != "log-taken-back"]
    has_rounds = bool(view.look.course.rounds)  # none during setup
    if word == "round" and has_rounds:
        return _round(view, entries, number(at))
    return view.screen(
        f"log/{view.subject}" if view.subject else "log",
        view.heading("log-title", "log-look" if view.base else "log-ask"),
        facts=_page(view, entries, number(word) or 0),
        aside=(view.link("log-by-round", view.path_of(ROUND)),) if has_rounds else (),
        back=view.path_of("log") if view.subject else "",
    )


def _round(view: View, entries: list[LogEntry], nth: int | None) -> Show:
    """The lines of one round, with links to the previous and the next; "log/round" is the newest."""
    rounds, unit = view.look.course.rounds, view.look.course.unit
    last = len(rounds) - 1
    i = min(last if nth is None else nth, last)
    begins = [
        next((at for at, entry in enumerate(entries) if entry.place > each.move), len(entries)) for each in rounds
    ]
    these = entries[begins[i] if i else 0 : begins[i + 1] if i < last else None]
    return view.screen(
        f"{ROUND}/{i}",
        Band(who=view.text("log-title"), ask=view.text("log-round", unit=unit, n=rounds[i].number)),
        facts=_lines(view, these),
        links=(
            Link(text=view.text("log-before", unit=unit), go=view.path_of(f"{ROUND}/{i - 1}") if i else ""),
            Link(text=view.text("log-after", unit=unit), go=view.path_of(f"{ROUND}/{i + 1}") if i < last else ""),
        ),
        back=view.path_of("log"),
    )


def _page(view: View, entries: list[LogEntry], shown: int) -> Iterator[Fact]:
    """One page of lines; page 0 has the newest."""
    last = max(0, len(entries) - SHOWN_LINES * shown)
    yield from _lines(view, entries[max(0, last - SHOWN_LINES) : last])
    if last > SHOWN_LINES:
        yield view.fact("log-earlier", go=view.path_of(f"log/{shown + 1}"))


def _lines(view: View, entries: list[LogEntry]) -> Iterator[Fact]:
    """The lines, newest first, under their phases, with their outcomes; a tap on an active move opens its position."""
    speaker, moments, phase = view.speaker, view.look.session.moments(), ""
    for entry in reversed(entries):
        if entry.place and (now := view.look.past_phase(moments[entry.place - 1], TABLE, speaker)) != phase:
            yield Fact(text=now, style="big")
            phase = now
        yield Fact(
            text=_text(entry, speaker),
            style="label" if entry.undone else "body",
            mark=speaker.mark(entry.seat) if entry.seat not in (None, TABLE) else None,
            value=mm_ss(entry.at_ms),
            go=view.path_of(f"then/{entry.place}") if entry.place else "",
        )
        if entry.place:
            yield from (Fact(text=speaker.speak(each), style="label") for each in outcomes(moments[entry.place]))


def _text(entry: LogEntry, speaker: Speaker) -> str:
    """A line's sentence with the device that entered it; for an amended line also the old sentence, if it differs."""
    said, (device, _, number) = entry.words, entry.by.partition(":")
    if entry.was and (was := speaker.speak(entry.was)) not in speaker.speak(said):
        said = Say(key="log-was", args={"what": said, "was": was})
    if device in (BY, "phone"):
        said = Say(key="auto-done" if device == BY else "log-by-phone", args={"what": said, "n": number})
    return speaker.speak(said)


def draw_note(view: View) -> Show:
    """The form for a note in the record."""
    field = TextView(name="text", label=view.text("note-label"), most=LONGEST_NOTE)
    sheet = view.form("note", field, confirm="note-confirm", missing="note-type")
    return view.screen("note", view.heading("note-title"), asks=asks(sheet))


async def take_note(sent: Submission) -> FollowUp:
    return FollowUp(intent=Remark(text=sent.text("text")[:LONGEST_NOTE]), page="log")


# ---- news ----------------------------------------------------------------------------------------------
def draw_news(view: View) -> Show:
    """The newest news; a tap opens the rule behind each sentence."""
    facts = (Fact(text=item.text, value=item.rule, go=f"rule/{item.rule}" if item.rule else "") for item in news(view))
    return view.screen("news", view.heading("news-title"), facts=facts)
