"""The score sheet with every row explained, and the page of one seat."""

from __future__ import annotations

from companion.pages.page import Page, View, back, heading, number, screen
from companion.pages.play import hands_of, held, seats
from companion.pages.sheet import line_facts, sheet_drawing
from companion.view.clocks import mm_ss
from companion.view.wire import Band, Fact, Show


def draw_score(view: View) -> Show:
    """The sheet as it stands."""
    sheet = view.look.session.sheet()
    return screen(
        view,
        "score",
        heading(view, "score-title", "score-ask"),
        chips=seats(view),
        drawing=sheet_drawing(sheet, view.speaker),
        facts=line_facts(sheet, view.speaker),
        back=back(view),
    )


def draw_seat(view: View) -> Show:
    """What one seat has, as far as this viewer may know."""
    seat = number(view.about) or 0
    facts = [fact for hand in hands_of(view, seat) for fact in held(hand, view.speaker)]
    spent = view.look.session.clocks().per_seat.get(seat, 0)
    facts.append(Fact(text=view.text("seat-time"), style="label", value=mm_ss(spent)))
    asked = view.text("seat-own" if seat == view.viewer else "seat-ask")
    band = Band(who=view.speaker.name(seat), ask=asked, mark=view.speaker.mark(seat))
    return screen(view, f"seat/{seat}", band, facts=tuple(facts), back=back(view))


SCORE = Page(draw=draw_score, in_game=True)
SEAT = Page(draw=draw_seat, in_game=True)
