"""The page of the current game: the questions, the board, the clock; at the end the result."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from msgspec import structs

from companion.access.roles import is_asked
from companion.devices.input import confirm_intent
from companion.errors import Stale, Trouble
from companion.log import words
from companion.log.record import Played
from companion.pages.archive.went import place_facts, result_drawing
from companion.pages.box import die_sides
from companion.pages.game import lessons
from companion.pages.game.rail import public_prompts, rail, seats
from companion.pages.page import FollowUp, Submission, View, asks, cached_part, club_message, parts
from companion.table.automatic_steps import BY, SHOW_MS, AutomaticStep
from companion.table.intents import Leave
from companion.table.own_rows import OwnRow, missing_seats, own_rows
from companion.view.form_views import asks as ask_views
from companion.view.form_views import with_filled
from companion.view.speaker import Speaker
from companion.view.wire import AskView, Back, Band, ClockView, Drawing, Fact, FormView, NewsView, Show, Soon
from rules.kit import forms
from rules.kit.types import TABLE, Hand, Prompt, Say, Seat, Who

SHOWN_NEWS = 3


def draw(view: View) -> Show:
    """The current position; after the end the result."""
    if view.look.session.is_finished:
        return _result(view)
    if (lesson := lessons.due_lesson(view)) is not None:
        return lesson
    speaker, scene = view.speaker, view.look.scene(view.viewer)
    to_seat = view.link("own-link", f"seat/{view.viewer}") if view.own else view.link("sit-link", "sit")
    return view.screen(
        "play",
        _band(view),
        where=view.look.phase(view.viewer, speaker),
        menu="menu",
        clock=clock(view),
        paused=view.look.session.paused,
        chips=rail(view),
        next=speaker.speak(scene.next) if scene.next else "",
        drawing=view.look.drawing(view.viewer, speaker),
        closer="cell",
        facts=(*_own_hand(view), *_notices(view)),
        asks=(*_press_asks(view), *_own_asks(view), *_asks(view, _viewer_prompts(view))),
        links=(
            view.link("lay-out-link", "lay-out/0") if lessons.checklist(view) else None,
            None if view.is_table else to_seat,
        ),
        back=undo_corner(view),
        redo=redo_corner(view),
        soon=_pending_step(view),
        news=news(view),
    )


def _press_asks(view: View) -> tuple[AskView, ...]:
    """After a press of a wrong seat's button: a confirm button for the seat in turn, until the next move."""
    core = view.core
    prompt = next((p for p in view.look.prompts if p.id == core.game.instead), None)
    if not (view.is_table and core.game.notice and prompt):
        return ()
    text = view.text("press-instead", who=Who(seat=prompt.seat))
    return asks(FormView(id=f"~play/press/{prompt.id}", label=text, confirm=text))


def _viewer_prompts(view: View) -> tuple[Prompt, ...]:
    """The prompts that this viewer may answer: on a table screen all public ones, on a phone those for its seat or for
    everyone."""
    prompts = view.look.prompts
    if view.is_table:  # prompts that a phone answers in secret come last
        people, phones = view.look.session.head.seats, view.core.phones
        secret = {p.group for p in prompts if p.secret and phones.grants_of(people[p.seat])}
        return tuple(sorted(public_prompts(view), key=lambda prompt: prompt.group in secret))
    own = tuple(prompt for prompt in prompts if is_asked(prompt, _seats(view)))
    groups = list(dict.fromkeys(prompt.group for prompt in own))  # in each group the secret form first
    return tuple(sorted(own, key=lambda prompt: (groups.index(prompt.group), not prompt.secret)))


def _own_rows(view: View, *, is_entered: bool) -> tuple[OwnRow, ...]:
    """A phone's own rows in the table's prompts, those already entered or the others."""
    rows = own_rows(view.look.prompts, _seats(view))
    return tuple(row for row in rows if row.is_told(view.core.game.arrivals) == is_entered)


def _own_asks(view: View) -> tuple[AskView, ...]:
    """The rows not entered yet as forms, prefilled from dice readers."""
    rows, came = _own_rows(view, is_entered=False), view.core.game.arrivals
    asks = ask_views((row.form for row in rows), view.speaker, view.look.session.game.glyphs)
    return tuple(
        structs.replace(a, forms=tuple(with_filled(f, row.current_values(came)) for f in a.forms))
        for row, a in zip(rows, asks, strict=True)
    )


def _seats(view: View) -> tuple[Seat, ...]:
    """The seat that a phone plays at present; () if it only watches."""
    return (view.viewer,) if view.own and view.viewer != TABLE else ()


def _own_hand(view: View) -> tuple[Fact, ...]:
    """The secret part of the hand of a phone's seat."""
    if not _seats(view):
        return ()
    public = [part for part in view.look.scene(TABLE).parts if isinstance(part, Hand)]
    labels, in_sight = [hand.label for hand in public], [item for hand in public for item in hand.items]
    own: list[Fact] = []
    for hand in hands_of(view, view.viewer):
        label, *items = hand_facts(hand, view.speaker)
        alone = [fact for fact, item in zip(items, hand.items, strict=True) if item not in in_sight]
        own += alone if hand.label in labels else [label, *alone]
    return tuple(own)


def hands_of(view: View, seat: Seat) -> list[Hand]:
    """The hands of a seat, as far as this viewer may see them."""
    return [part for part in view.look.scene(view.viewer).parts if isinstance(part, Hand) and part.seat == seat]


def hand_facts(hand: Hand, speaker: Speaker) -> tuple[Fact, ...]:
    """The hand's label, and a line for each of its items."""
    items = (Fact(text=speaker.speak(item.label), value=str(item.n)) for item in hand.items)
    return Fact(text=speaker.speak(hand.label), style="big"), *items


def _asks(view: View, prompts: tuple[Prompt, ...]) -> tuple[AskView, ...]:
    """The prompts as forms, prefilled from dice readers; first the prefilled automatic step, or an undone prompt."""
    came, step = view.core.game.arrivals, view.core.steps.front_step
    filled, first = came.values, came.again
    if step:
        filled, first = {**filled, step.prompt.id: step.values}, step.prompt.id
    if first:
        prompts = tuple(sorted(prompts, key=lambda prompt: prompt.id != first))

    def views() -> tuple[AskView, ...]:
        return ask_views(prompts, view.speaker, view.look.session.game.glyphs)

    asks = view.look.get_or_make(("asks", tuple(prompt.id for prompt in prompts), view.speaker.lang), views)
    asks = die_sides.with_notes(view, asks)
    return tuple(structs.replace(a, forms=tuple(with_filled(f, filled.get(f.id, {})) for f in a.forms)) for a in asks)


def band(view: View) -> Band:
    """The prompt bar; after the end, the winner."""
    return _winner_band(view) if view.look.session.is_finished else _band(view)


def _band(view: View) -> Band:
    """The prompt bar: a phone's own open row, else the missing rows, else the open prompts."""
    for row in _own_rows(view, is_entered=False):
        speaker, seat = view.speaker, row.form.seat
        return Band(who=speaker.name(seat), ask=speaker.speak(row.form.label), mark=speaker.mark(seat))
    return _band_of_missing(view) or _band_of_all(view)


def _band_of_missing(view: View) -> Band | None:
    """The seats whose rows are missing in a form that phones have begun to enter; None if there is no such form."""
    speaker, arrived = view.speaker, view.core.game.arrivals
    form = next((prompt for prompt in public_prompts(view) if prompt.waits), None)
    if form is None or not arrived.told.get(form.id) or any(is_asked(p, _seats(view)) for p in view.look.prompts):
        return None
    seats = missing_seats(form, range(len(view.look.session.head.seats)), arrived)
    names = speaker.speak(forms.names(seats)) if seats else ""
    if _own_rows(view, is_entered=True):
        told = view.text("band-told", names=names) if seats else view.text("band-told-rest")
        return Band(who=speaker.name(view.viewer), ask=told, mark=speaker.mark(view.viewer))
    return Band(who=speaker.speak(form.label), ask=view.text("band-waiting", names=names)) if seats else None


@cached_part
def _band_of_all(view: View) -> Band:
    """The seat in turn and its question, or the seats that have not answered; on a phone its own question first."""
    speaker, prompts = view.speaker, public_prompts(view)
    waited = [p for p in prompts if p.waits] or list(prompts)
    waited = [p for p in waited if is_asked(p, _seats(view))] or waited
    if not waited:
        return Band(who=view.text("band-secret"), ask="")
    seats_asked = list(dict.fromkeys(p.seat for p in waited))
    asked = speaker.speak(waited[0].label)
    if len(seats_asked) > 1:
        names = ", ".join(speaker.name(s) for s in seats_asked if s != TABLE)
        return Band(who=asked, ask=view.text("band-waiting", names=names))
    seat = seats_asked[0]
    return Band(who=speaker.name(seat), ask=asked, mark=None if seat == TABLE else speaker.mark(seat))


def clock(view: View) -> ClockView | None:
    """The most urgent clock; None if nothing is timed."""
    return next(iter(view.look.clocks(view.viewer, view.speaker)), None)


def undo_corner(view: View) -> Back | None:
    """The Undo button: on a table screen for the newest move, on a phone for its own newest answer."""
    if not view.look.session.is_finished and _own_rows(view, is_entered=True):
        return Back(text=view.text("take-back"), what=view.text("take-back-own-row"), go="untell")
    own = view.look.own_offer(view.viewer, view.by) if view.own else None
    offer = view.look.session.undo_offer() if view.is_table else own
    if view.is_table and not offer and not redo_corner(view):  # no move yet
        return Back(text=view.text("take-back"), what=view.text("take-back-seats"), go="seats-anew")
    return _corner(view, "take-back", offer)


def redo_corner(view: View) -> Back | None:
    """The Redo button for the last undone move, on a phone only for its own."""
    if not (view.is_table or view.own):
        return None
    return _corner(view, "redo", view.look.redo_offer(None if view.is_table else view.viewer, view.by))


def _corner(view: View, key: str, offer: tuple[int, Say] | None) -> Back | None:
    if offer is None:
        return None
    n, what = offer
    return Back(text=view.text(key), what=view.speaker.speak(what), n=n)


@cached_part
def news(view: View) -> tuple[NewsView, ...]:
    """The effects of the last moves, as far as this viewer may see them."""
    told: list[NewsView] = []
    session = view.look.session
    for n, items in session.news():
        line = session.lines[n - 1]
        if isinstance(line, Played) and line.by == BY:  # an automatic step
            told.append(NewsView(n=n, text=view.text("auto-done", what=session.public_words(n))))
        told += [
            NewsView(n=n, text=view.speaker.speak(item.say), rule=item.rule, tone=item.tone)
            for item in items
            if item.to is None or view.viewer in item.to
        ]
    return tuple(told[-SHOWN_NEWS:])


def _notices(view: View) -> Iterator[Fact | None]:
    """Notices: the downtime after a restart, the automatic step, the club's message, replies to buttons, dice."""
    core = view.core
    if core.game.downtime and core.game.session.paused:
        yield Fact(text=view.speaker.speak(core.game.downtime))
    if step := core.steps.step:
        yield Fact(text=_step_text(view, step), style="label")
    yield club_message(view)
    if core.game.notice:
        yield Fact(text=view.speaker.speak(core.game.notice), style="warn")
    elif view.is_table and core.dice:  # one line at most: two would shrink the board
        yield next(chain(_low_dice(view), die_sides.side_facts(view)), None)


def _low_dice(view: View) -> Iterator[Fact]:
    """Bluetooth dice that have to be charged."""
    for die, now in view.core.dice.low_dice if view.core.dice else ():
        yield view.fact("dice-low-here", "label", n=die.number, percent=now.battery or 0)


def _pending_step(view: View) -> Soon | None:
    """The pending automatic step, for viewers who could take it by hand."""
    steps = view.core.steps
    if steps.step is None or not _may_answer(view, steps.step.prompt):
        return None
    step, left_ms = steps.step, steps.left_ms() or 0
    return Soon(form=step.prompt.id, text=_step_text(view, step), left_ms=left_ms, of_ms=SHOW_MS)


def _may_answer(view: View, prompt: Prompt) -> bool:
    return view.is_table or is_asked(prompt, _seats(view))


def _step_text(view: View, step: AutomaticStep) -> str:
    """The text of the automatic step, and how to stop it."""
    said = words.confirm_sentence(step.prompt, step.values, view.look.session.game.layouts)
    key = "auto-soon" if _may_answer(view, step.prompt) else "auto-soon-there"
    return view.text(key, who=Who(seat=step.prompt.seat), what=said)


def _winner_band(view: View) -> Band:
    speaker, sheet = view.speaker, view.look.sheet
    winners = [seat for seat, place in enumerate(sheet.places) if place == 1]
    if not winners:
        return Band(who=view.text("result-nobody"), ask="")
    names, total = speaker.speak(forms.names(winners)), sheet.totals[winners[0]] if sheet.totals else 0
    won = view.text(sheet.unit, n=total) if sheet.unit else view.text("result-points", points=total)  # "3 columns"
    return Band(
        who=view.text("result-wins", names=names, n=len(winners)),
        ask=won if sheet.totals else "",
        mark=speaker.mark(winners[0]) if len(winners) == 1 else None,
    )


def _result(view: View) -> Show:
    speaker, sheet = view.speaker, view.look.sheet
    return view.screen(
        "play",
        _winner_band(view),
        where=view.look.phase(view.viewer, speaker),
        menu="menu",
        chips=seats(view),
        drawing=_result_drawing(view),
        facts=place_facts(sheet, speaker),
        asks=asks(view.form("play/again", confirm="result-again")) if view.is_table else (),
        links=(
            view.link("went-link", "went"),
            view.link("out-link", f"record/{view.look.id}/out"),
            view.link("score-link", "score"),
            view.link("times-link", "went/times"),
        ),
        back=undo_corner(view),
        redo=redo_corner(view),
        news=news(view),
    )


@cached_part
def _result_drawing(view: View) -> Drawing:
    return result_drawing(view)


async def take(sent: Submission) -> FollowUp:
    """Confirm for the seat in turn after a press of a wrong button; after the end, set up the next game."""
    core = sent.core
    what, prompt_id = parts(sent.subject, 2)
    if what == "press":
        now = core.game.snapshot()
        confirm = confirm_intent(prompt_id, now.prompts, core.game.arrivals.values) if now else None
        if confirm is None:
            raise Stale("log-stale")
        return FollowUp(intent=confirm, page="play")
    if not core.game.session.is_finished:
        raise Stale("form-closed")
    await core.setup.start(core.game.session.game.id)
    return FollowUp(intent=Leave(), page="new")


async def look_as(sent: Submission) -> str:
    """Switch a phone that holds several seats to another of them, at least until the next move."""
    if sent.subject not in map(str, sent.visit.own):
        raise Trouble("not-your-seat")
    sent.visit.viewer, sent.visit.chosen_at = int(sent.subject), sent.core.game.line_count
    return "play"


async def undo_row(sent: Submission) -> FollowUp:
    """Clear the row that a phone has entered, so that its question opens again."""
    arrived = sent.core.game.arrivals
    rows = own_rows(sent.core.game.session.prompts(), (sent.visit.viewer,))
    row = next((row for row in rows if row.is_told(arrived)), None)
    if row is None:
        raise Stale("log-stale")
    return FollowUp(intent=row.clear_row(arrived))
