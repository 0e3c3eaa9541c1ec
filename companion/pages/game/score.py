"""The score sheet with every row explained, and the page of one seat."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from companion.pages.archive.went import sheet_drawing
from companion.pages.game.play import hand_facts, hands_of
from companion.pages.game.rail import seats
from companion.pages.page import View, number
from companion.view.clocks import mm_ss
from companion.view.wire import Band, Fact, Show
from rules.kit.types import Sheet


def draw_score(view: View) -> Show:
    """The current score sheet."""
    sheet = view.look.sheet
    return view.screen(
        "score",
        view.heading("score-title", "score-ask"),
        chips=seats(view),
        drawing=sheet_drawing(sheet, view.speaker),
        facts=tuple(_reasons(view, sheet)),
    )


def _reasons(view: View, sheet: Sheet) -> Iterator[Fact]:
    """The reason for each row; adjacent rows with the same reason share a line."""
    for (why, rule), lines in groupby(sheet.lines, lambda line: (line.why, line.rule)):
        labels = ", ".join(view.speaker.speak(line.label) for line in lines)
        text = view.speaker.labelled_value(labels, view.speaker.speak(why)) if why else labels
        yield Fact(text=text, go=view.path_of(f"rule/{rule}") if rule else "")


def draw_seat(view: View) -> Show:
    """One seat's hands, as far as this viewer may see them, and its time."""
    seat = number(view.subject) or 0
    facts = [fact for hand in hands_of(view, seat) for fact in hand_facts(hand, view.speaker)]
    spent = view.look.session.clocks().per_seat.get(seat, 0)
    facts.append(Fact(text=view.text("seat-time"), style="label", value=mm_ss(spent)))
    asked = view.text("seat-own" if seat == view.viewer else "seat-ask")
    band = Band(who=view.speaker.name(seat), ask=asked, mark=view.speaker.mark(seat))
    people = view.look.session.head.seats
    new = seat < len(people) and people[seat] in view.core.learners.new_people(view.look.session.game.id)
    learns = view.link("new-here-not" if new else "new-here", f"new-here/{seat}")
    return view.screen(f"seat/{seat}", band, facts=tuple(facts),
                       links=(learns,) if not view.base and (view.is_table or seat in view.own) else ())  # fmt: skip
