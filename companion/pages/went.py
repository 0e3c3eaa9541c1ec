"""How a game went: who led when and where it turned, what everybody's points came from, the time, the luck of the dice.

Each is a picture with one sentence that says what one sees. "went/12" is the lead at the twelfth move.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from companion.log.course import Course
from companion.log.lead import Lead, Told, told
from companion.log.luck import Luck, of_seats
from companion.pages.page import Page, View, heading, link, number, parts, screen
from companion.pages.page import back as back_to
from companion.pages.sheet import sheet_drawing
from companion.pages.then import NAME as THEN
from companion.pages.times import time_facts, times_drawing, times_said
from companion.table.snapshot import Snapshot
from companion.view.chart import LEFT, RIGHT, TOP, chart
from companion.view.shapes import HEIGHT, stroke
from companion.view.spans import spans
from companion.view.speak import Speaker
from companion.view.stacks import of as sources
from companion.view.stacks import stacks
from companion.view.wire import Back, Drawing, Fact, Show, Steps
from rules.kit import forms
from rules.kit.types import NOTHING, TABLE, Pick, Say, Sheet, Who

NAME = "went"
MOST_LEADS = 12


def draw(view: View) -> Show:
    """Of the game on the table."""
    return went(view, view.look, view.speaker, "", view.about, back_to(view, "play"))


def went(view: View, look: Snapshot, speaker: Speaker, base: str, about: str, back: Back) -> Show:
    """Of any game; `base` is what its paths begin with: "" or "record/ID/"."""
    course, part = look.course, parts(about, 2)[0]
    luck = of_seats(look.session.moments(), len(look.session.head.seats))
    move = number(part)
    steps, path = None, f"{base}{NAME}"
    match part:
        case "points" if look.sheet.totals:
            drawing, facts = stacks(look.sheet, speaker), tuple(_of_points(look.sheet, speaker))
        case "times":
            clocks, seats = look.session.clocks(), len(look.session.head.seats)
            said = Fact(text=times_said(clocks, seats, speaker))
            drawing, facts = times_drawing(clocks, seats, speaker), (said, *time_facts(look.session, speaker))
        case "luck" if luck:
            drawing, facts = spans(luck, speaker), tuple(_of_luck(luck, speaker))
        case _:
            part = ""
            leads = told(course)
            move = min(_turn(leads) if move is None else move, len(course.at_ms) - 1)
            drawing, steps = _charted(look.sheet, course, speaker, path, move)
            facts = tuple(_of_leads(look, speaker, base, leads, move))
    ways = [("went-points", "points")] if look.sheet.totals else []
    ways += [("went-times", "times"), *([("went-luck", "luck")] if luck else [])]
    links = [link(view, "went-then", f"{base}{THEN}/{move}")] if part == "" and steps else []
    return screen(
        view,
        f"{path}/{part}" if part else f"{path}/{move}",
        heading(view, f"went-{part or 'lead'}-ask"),
        chips=look.then(look.session.moments()[move if steps and move else -1], TABLE, speaker)[1],
        drawing=drawing,
        steps=steps,
        facts=facts,
        links=(*links, *(link(view, key, f"{path}/{to}") for key, to in (("went-lead", ""), *ways) if to != part)),
        back=back,
    )


# ---- the lead -----------------------------------------------------------------------------------------
def _turn(leads: tuple[Told, ...]) -> int:
    """The move that decided it, where there is one."""
    return next((each.turned.move for each in leads if each.turned), 0)


def _charted(
    sheet: Sheet, course: Course, speaker: Speaker, path: str, move: int
) -> tuple[Drawing, Steps | None]:  # fmt: skip
    """The chart with a line through the moment that is looked at, along which a finger goes to others."""
    if not sheet.totals:
        return sheet_drawing(sheet, speaker), None
    last = len(course.at_ms) - 1
    x = LEFT + (RIGHT - LEFT) * move / max(1, last)
    picture = chart(course, speaker)
    line = stroke((x, TOP - 8, x, HEIGHT - 40), "brass", 4)
    row = Steps(go=path, at=move, last=last, x=LEFT, y=TOP - 8, w=RIGHT - LEFT, h=HEIGHT - 40 - TOP)
    return structs.replace(picture, shapes=(*picture.shapes, line)), row


def _of_leads(look: Snapshot, speaker: Speaker, base: str, leads: tuple[Told, ...], move: int) -> Iterator[Fact]:
    """Where it turned, in a sentence that leads there; then who went ahead when."""
    for each in leads:
        yield _decided(look, speaker, base, each)
    changes = [lead for each in leads if each.of == NOTHING for lead in each.leads][-MOST_LEADS:]
    if changes:
        yield Fact(text=speaker.speak(Say(key="went-changes")), style="label")
    for lead in changes:
        text = speaker.speak(Say(key="went-ahead", args={"who": Who(seat=lead.seat)}))
        where = look.phase_of(look.session.moments()[lead.move], TABLE, speaker)
        yield Fact(text=text, mark=speaker.mark(lead.seat), value=where, go=f"{base}{NAME}/{lead.move}")
    if changes and move not in {lead.move for lead in changes} and move:
        yield Fact(text=speaker.speak(Say(key="went-here", args={"what": _said(look, move)})))


def _decided(look: Snapshot, speaker: Speaker, base: str, told: Told) -> Fact:
    of, lead = [told.of] if told.of != NOTHING else [], told.turned
    if lead is None:
        said = Say(key="went-level" if told.leads or told.level else "went-nothing")
        return Fact(text=speaker.speak(_about(of, said)))
    said = Say(key=_key(look, told, lead), args={"who": Who(seat=lead.seat), "what": _said(look, lead.move)})
    return Fact(text=speaker.speak(_about(of, said)), mark=speaker.mark(lead.seat), go=f"{base}{THEN}/{lead.move}")


def _key(look: Snapshot, told: Told, lead: Lead) -> str:
    if not look.session.finished:
        return "went-leads"
    return "went-turned" if len(told.leads) > 1 else "went-always"


def _about(of: list[Say], said: Say) -> Say:
    return Say(key="log-row", args={"row": of[0], "what": said}) if of else said


def _said(look: Snapshot, move: int) -> Say:
    """The sentence of that move."""
    moment = look.session.moments()[move]
    return look.session.said(moment.n) if moment.n else Say(key="then-begin")


# ---- points and dice ----------------------------------------------------------------------------------
def _of_points(sheet: Sheet, speaker: Speaker) -> Iterator[Fact]:
    """What the winner's points came from most; then everybody's largest sources."""
    found = sources(sheet, speaker)
    for seat in sorted(range(len(sheet.totals)), key=lambda seat: sheet.places[seat] if sheet.places else seat):
        best = max(found, key=lambda each: each[1][seat], default=None)
        if best and best[1][seat] > 0:
            args: dict[str, str | int | Say | Who | Pick] = {
                "who": Who(seat=seat),
                "n": best[1][seat],
                "of": sheet.totals[seat],
                "what": best[0],
            }
            yield Fact(text=speaker.speak(Say(key="went-most", args=args)), mark=speaker.mark(seat))


def _of_luck(luck: tuple[Luck, ...], speaker: Speaker) -> Iterator[Fact]:
    """What is rare, or that nothing is; what each has rolled."""
    odd = [each for each in luck if abs(each.total - each.expected) > each.within]
    names = forms.names([each.seat for each in odd])
    yield Fact(text=speaker.speak(Say(key="went-odd", args={"names": names}) if odd else Say(key="went-usual")))
    for each in luck:
        args = {"dice": each.dice, "total": each.total, "low": round(each.expected - each.within),
                "high": round(each.expected + each.within)}  # fmt: skip
        yield Fact(text=speaker.speak(Say(key="went-rolled", args={"who": Who(seat=each.seat), **args})),
                   mark=speaker.mark(each.seat))  # fmt: skip


PAGE = Page(draw=draw, in_game=True)
