"""The course of a game: the lead and its turning point, the sources of points, the times, the luck of the dice.

Each page is a drawing with a sentence about it. "went/12" is the lead at the twelfth move.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from companion.log import luck
from companion.log.course import LeadChange, lead_changes, ms_by_phase, turns
from companion.log.luck import Faces, Luck, seat_luck
from companion.pages.page import View, number, parts
from companion.table.snapshot import Snapshot
from companion.view.chart import LEFT, RIGHT, TOP, chart
from companion.view.clocks import mm_ss
from companion.view.drawing import draw as draw_parts
from companion.view.figures import sources, spans, stacks
from companion.view.shapes import HEIGHT, stroke
from companion.view.speaker import Speaker
from companion.view.wire import Drawing, Fact, Show, Steps
from rules.kit import forms
from rules.kit.types import NOTHING, TABLE, Grid, Say, Sheet, Who

NAME = "went"
THEN = f"then/{NAME}"  # with Back to here
MOST_LEADS = 12
LEAST_MS = 1_000  # less is not shown


def draw(view: View) -> Show:
    """One part's drawing and sentences, and links to the other parts."""
    look, speaker, part = view.look, view.speaker, parts(view.subject, 2)[0]
    rolled = seat_luck(look.session.moments(), len(look.session.head.seats))
    move, steps = number(part), None
    match part:
        case "points" if look.sheet.totals:
            drawing, facts = stacks(look.sheet, speaker), tuple(_points_facts(view))
        case "times":
            drawing, facts = _times(view), tuple(_time_facts(view))
        case "luck" if rolled:
            drawing, facts = spans(rolled, speaker), tuple(_roll_facts(view, rolled))
        case _:
            part = ""
            leads = lead_changes(look.course)
            turn = next((each.final_lead.move for each in leads if each.final_lead), 0)  # the turning point
            move = min(turn if move is None else move, len(look.course.totals) - 1)
            drawing, steps = _lead_chart(view, move)
            facts = tuple(_lead_facts(view, leads, move))
    ways = ("", *(["points"] if look.sheet.totals else []), "times", *(["luck"] if rolled else []))
    return view.screen(
        f"{NAME}/{part}" if part else f"{NAME}/{move}",
        view.heading(f"went-{part or 'lead'}-ask"),
        chips=look.past_picture(look.session.moments()[move if steps and move else -1], TABLE, speaker)[1],
        drawing=drawing,
        steps=steps,
        facts=facts,
        links=(
            view.link("went-then", view.path_of(f"{THEN}/{move}")) if steps else None,
            *(view.link(f"went-{to or 'lead'}", view.path_of(f"{NAME}/{to}")) for to in ways if to != part),
        ),
    )


# ---- the lead -----------------------------------------------------------------------------------------
def _lead_chart(view: View, move: int) -> tuple[Drawing, Steps | None]:
    """The chart with a line through the viewed moment, and steps for a finger along it."""
    sheet, course = view.look.sheet, view.look.course
    if not sheet.totals:
        return sheet_drawing(sheet, view.speaker), None
    last = len(course.totals) - 1
    x = LEFT + (RIGHT - LEFT) * move / max(1, last)
    picture = chart(course, view.speaker)
    line = stroke((x, TOP - 8, x, HEIGHT - 40), "brass", 4)
    row = Steps(go=view.path_of(NAME), at=move, last=last, x=LEFT, y=TOP - 8, w=RIGHT - LEFT, h=HEIGHT - 40 - TOP)
    return structs.replace(picture, shapes=(*picture.shapes, line)), row


def _lead_facts(view: View, leads: tuple[LeadChange, ...], move: int) -> Iterator[Fact]:
    """The turning point, with a link to it, and the changes of the lead."""
    look, speaker = view.look, view.speaker
    for each in leads:
        yield _turning_point(view, each, move)
    changes = [lead for each in leads if each.of == NOTHING for lead in each.leads][-MOST_LEADS:]
    if changes:
        yield view.fact("went-changes", "label")
    for lead in changes:
        where = look.past_phase(look.session.moments()[max(0, lead.move - 1)], TABLE, speaker)
        yield Fact(text=view.text("went-ahead", who=Who(seat=lead.seat)), mark=speaker.mark(lead.seat), value=where,
                   go=view.path_of(f"{NAME}/{lead.move}"))  # fmt: skip
    if changes and move not in {lead.move for lead in changes} and move:
        yield view.fact("went-here", what=_move_sentence(look, move))


def _turning_point(view: View, change: LeadChange, move: int) -> Fact:
    look, speaker, lead = view.look, view.speaker, change.final_lead
    if lead is None:
        said = Say(key="went-level" if change.leads or change.level else "went-nothing")
    else:
        how = "turned" if len(change.leads) > 1 else "always"
        key = f"went-{how if look.session.is_finished else 'leads'}"
        here = int(lead.move == move)
        said = Say(key=key, args={"who": Who(seat=lead.seat), "what": _move_sentence(look, lead.move), "here": here})
    text = speaker.speak(said if change.of == NOTHING else Say(key="log-row", args={"row": change.of, "what": said}))
    if lead is None:
        return Fact(text=text)
    return Fact(text=text, mark=speaker.mark(lead.seat), go=view.path_of(f"{THEN}/{lead.move}"))


def _move_sentence(look: Snapshot, move: int) -> Say:
    moment = look.session.moments()[move]
    return look.session.public_words(moment.n) if moment.n else Say(key="then-begin")


# ---- the result ---------------------------------------------------------------------------------------
def result_drawing(view: View) -> Drawing:
    """The chart of points, or the score sheet for a game without totals."""
    look, speaker = view.look, view.speaker
    return chart(look.course, speaker) if look.sheet.totals else sheet_drawing(look.sheet, speaker)


def sheet_drawing(sheet: Sheet, speaker: Speaker) -> Drawing:
    """The score sheet as a grid: a column per seat, a row per line, the totals below if the game has any."""
    heads = tuple(Who(seat=seat) for seat in range(len(sheet.lines[0].values)))
    rows = [(line.label, line.values) for line in sheet.lines]
    total = [(Say(key="score-total"), sheet.totals)] if sheet.totals else []
    return draw_parts((Grid(heads=heads, rows=(*rows, *total)),), (), (), speaker)


def place_facts(sheet: Sheet, speaker: Speaker) -> tuple[Fact, ...]:
    """The players in the order of their places, with their totals if the game has any."""
    order = sorted(range(len(sheet.places)), key=lambda seat: sheet.places[seat])
    return tuple(
        Fact(text=f"{sheet.places[seat]}  {speaker.name(seat)}", style="big", mark=speaker.mark(seat),
             value=str(sheet.totals[seat]) if sheet.totals else "")
        for seat in order
    )  # fmt: skip


# ---- points and dice ----------------------------------------------------------------------------------
def _points_facts(view: View) -> Iterator[Fact]:
    """Each player's largest source of points, in the order of their places."""
    sheet = view.look.sheet
    found = sources(sheet, view.speaker)
    for seat in sorted(range(len(sheet.totals)), key=lambda seat: sheet.places[seat] if sheet.places else seat):
        best = max(found, key=lambda each: each[1][seat], default=None)
        if best and best[1][seat] > 0:
            text = view.text("went-most", who=Who(seat=seat), n=best[1][seat], of=sheet.totals[seat], what=best[0])
            yield Fact(text=text, mark=view.speaker.mark(seat))


def _roll_facts(view: View, luck: tuple[Luck, ...]) -> Iterator[Fact]:
    """The seats with unusual totals, if any, then each seat's dice, total and usual range."""
    odd = [each.seat for each in luck if abs(each.total - each.expected) > each.within]
    yield view.fact("went-odd", names=forms.names(odd)) if odd else view.fact("went-usual")
    for each in luck:
        low, high = round(each.expected - each.within), round(each.expected + each.within)
        text = view.text("went-rolled", who=Who(seat=each.seat), dice=each.dice, total=each.total, low=low, high=high)
        yield Fact(text=text, mark=view.speaker.mark(each.seat))


# ---- the time -----------------------------------------------------------------------------------------
def _times(view: View) -> Drawing:
    """The times by phase (rows) and seat (columns), without pauses; last the totals."""
    session, clocks = view.look.session, view.look.session.clocks()
    seats, by_phase = range(len(session.head.seats)), ms_by_phase(session)
    long = [(phase, ms) for phase, ms in clocks.per_phase.items() if ms >= LEAST_MS]
    rows = [(Say(key=f"{phase}-name"), _row([by_phase[phase][seat] for seat in seats], ms)) for phase, ms in long]
    rows.append((Say(key="score-total"), _row([clocks.per_seat.get(seat, 0) for seat in seats], clocks.at_ms)))
    heads: list[Say | Who] = [*(Who(seat=seat) for seat in seats), Say(key="score-total")]
    return draw_parts((Grid(heads=tuple(heads), rows=tuple(rows)),), (), (), view.speaker)


def _row(seat_ms: list[int], total_ms: int) -> tuple[str | None, ...]:
    return tuple(mm_ss(ms) if ms >= LEAST_MS else None for ms in (*seat_ms, total_ms))


def _time_facts(view: View) -> Iterator[Fact]:
    """The longest time in one sentence, each seat's average turn, and the rolls of dice readers."""
    session, speaker = view.look.session, view.speaker
    clocks, begun = session.clocks(), turns(session)
    yield _longest_time(view)
    if moved := [seat for seat in range(len(session.head.seats)) if begun.get(seat)]:
        yield view.fact("times-turns", "label")
    for seat in moved:
        average = mm_ss(round(clocks.per_seat.get(seat, 0) / begun[seat]))
        yield Fact(text=speaker.name(seat), mark=speaker.mark(seat), value=average)
    yield from luck_facts(view, luck.face_counts(session.lines))


def _longest_time(view: View) -> Fact:
    """The slowest player with the longest phase; the whole table for a single player, or if no seat took time."""
    session, clocks = view.look.session, view.look.session.clocks()
    seats, by_phase = range(len(session.head.seats)), ms_by_phase(session)
    who = max(seats, key=lambda seat: clocks.per_seat.get(seat, 0))
    time, is_one = clocks.per_seat.get(who, 0), len(seats) > 1 and clocks.per_seat.get(who, 0) >= LEAST_MS
    of_phase = {phase: of[who] for phase, of in by_phase.items()} if is_one else clocks.per_phase
    phase = Say(key=f"{max(of_phase, key=of_phase.__getitem__)}-name") if of_phase else ""
    many, whole = min(2, len(clocks.per_phase)), mm_ss(clocks.at_ms)
    key = "went-time" if is_one else "went-time-all"
    return view.fact(key, who=Who(seat=who), time=mm_ss(time), whole=whole, many=many, phase=phase)


def luck_facts(view: View, thrown: Faces) -> Iterator[Fact]:
    """The number of times each face was rolled, as counted by dice readers; nothing without one."""
    if thrown:
        yield view.fact("times-dice", "label")
    for tint, faces in sorted(thrown.items()):
        dice = view.text("hardware-dice", tint=tint, n=faces.total())
        yield Fact(text=view.speaker.labelled_value(dice, luck.faces_text(faces)))  # too long for `value`
        if (mean := luck.mean(faces)) is not None:
            yield view.fact("times-mean", value=view.speaker.decimal(mean))
