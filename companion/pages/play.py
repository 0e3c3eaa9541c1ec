"""The current game: the questions and who answers them, the board, the time left; at the end, the winner."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from msgspec import structs

from companion.access.roles import is_asked
from companion.devices.input import confirmed
from companion.errors import Stale, Trouble
from companion.log import words
from companion.log.record import Played
from companion.pages import die_sides, lessons
from companion.pages.page import Next, Submission, View, asks, from_club, of_the_game, parts
from companion.pages.rail import public, rail, seats
from companion.pages.went import place_facts, result_drawing
from companion.table.automatic_steps import BY, SHOWN_MS, AutomaticStep
from companion.table.intents import Leave
from companion.table.own_rows import OwnRow, missing, own_rows
from companion.view.ask import asks as ask_views
from companion.view.ask import with_filled
from companion.view.speak import Speaker
from companion.view.wire import AskView, Back, Band, ClockView, Drawing, Fact, FormView, NewsView, Show, Soon
from rules.kit import forms
from rules.kit.types import TABLE, Hand, Prompt, Say, Seat, Who

SHOWN_NEWS = 3


def draw(view: View) -> Show:
    """The table as it is; after the end the result."""
    if view.look.session.finished:
        return _result(view)
    if (lesson := lessons.instead(view)) is not None:
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
        asks=(*_instead(view), *_own_asks(view), *_asks(view, _asked(view))),
        links=(
            view.link("lay-out-link", "lay-out/0") if lessons.checklist(view) else None,
            None if view.may else to_seat,
        ),
        back=undo(view),
        redo=redo(view),
        soon=_soon(view),
        news=news(view),
    )


def _instead(view: View) -> tuple[AskView, ...]:
    """A seat pressed its button that was not asked: one tap confirms for the one who is. Gone with the next move."""
    core = view.core
    prompt = next((p for p in view.look.prompts if p.id == core.game.instead), None)
    if not (view.may and core.game.said and prompt):
        return ()
    text = view.text("press-instead", who=Who(seat=prompt.seat))
    return asks(FormView(id=f"~play/press/{prompt.id}", label=text, confirm=text))


def _asked(view: View) -> tuple[Prompt, ...]:
    """What this viewer may answer: a table screen all that is public, a phone what its seat is asked, or anybody."""
    prompts = view.look.prompts
    if view.may:  # what a phone is being asked in secret comes after what only the table can answer
        people, phones = view.look.session.head.seats, view.core.phones
        secret = {p.group for p in prompts if p.secret and phones.holding(people[p.seat])}
        return tuple(sorted(public(view), key=lambda prompt: prompt.group in secret))
    own = tuple(prompt for prompt in prompts if is_asked(prompt, _seats(view)))
    groups = list(dict.fromkeys(prompt.group for prompt in own))  # of each the secret form, then its public twin
    return tuple(sorted(own, key=lambda prompt: (groups.index(prompt.group), not prompt.secret)))


def _own_rows(view: View, *, told: bool) -> tuple[OwnRow, ...]:
    """A phone's own rows in what the table is asked: those that it has told already, or the others."""
    rows = own_rows(view.look.prompts, _seats(view))
    return tuple(row for row in rows if row.told(view.core.game.arrived) == told)


def _own_asks(view: View) -> tuple[AskView, ...]:
    """The same as forms, with what a dice reader has filled in."""
    rows, came = _own_rows(view, told=False), view.core.game.arrived
    asks = ask_views((row.form for row in rows), view.speaker, view.look.session.game.glyphs)
    return tuple(
        structs.replace(a, forms=tuple(with_filled(f, row.shown(came)) for f in a.forms))
        for row, a in zip(rows, asks, strict=True)
    )


def _seats(view: View) -> tuple[Seat, ...]:
    """The seat that a phone looks as; none where it only watches."""
    return (view.viewer,) if view.own and view.viewer != TABLE else ()


def _own_hand(view: View) -> tuple[Fact, ...]:
    """What a phone's seat holds and nobody else sees."""
    if not _seats(view):
        return ()
    public = [part for part in view.look.scene(TABLE).parts if isinstance(part, Hand)]
    labels, in_sight = [hand.label for hand in public], [item for hand in public for item in hand.items]
    own: list[Fact] = []
    for hand in hands_of(view, view.viewer):
        label, *items = held(hand, view.speaker)
        alone = [fact for fact, item in zip(items, hand.items, strict=True) if item not in in_sight]
        own += alone if hand.label in labels else [label, *alone]
    return tuple(own)


def hands_of(view: View, seat: Seat) -> list[Hand]:
    """What that seat holds, as far as this viewer may know."""
    return [part for part in view.look.scene(view.viewer).parts if isinstance(part, Hand) and part.seat == seat]


def held(hand: Hand, speaker: Speaker) -> tuple[Fact, ...]:
    """Its short line, and each thing in it."""
    items = (Fact(text=speaker.speak(item.label), value=str(item.n)) for item in hand.items)
    return Fact(text=speaker.speak(hand.label), style="big"), *items


def _asks(view: View, prompts: tuple[Prompt, ...]) -> tuple[AskView, ...]:
    """The open asks, with what a dice reader has filled in. What the box would do by itself is in front, filled in; so
    is what was taken back."""
    came, step = view.core.game.arrived, view.core.steps.found
    filled, first = came.values, came.again
    if step:
        filled, first = {**filled, step.prompt.id: step.values}, step.prompt.id
    if first:
        prompts = tuple(sorted(prompts, key=lambda prompt: prompt.id != first))

    def shown() -> tuple[AskView, ...]:
        return ask_views(prompts, view.speaker, view.look.session.game.glyphs)

    asks = view.look.once(("asks", tuple(prompt.id for prompt in prompts), view.speaker.lang), shown)
    asks = die_sides.noted(view, asks)
    return tuple(structs.replace(a, forms=tuple(with_filled(f, filled.get(f.id, {})) for f in a.forms)) for a in asks)


def band(view: View) -> Band:
    """Who is asked what; after the end, who has won."""
    return _won(view) if view.look.session.finished else _band(view)


def _band(view: View) -> Band:
    """A phone reads first what it is asked of its own; who has told a row, whose are missing."""
    for row in _own_rows(view, told=False):
        speaker, seat = view.speaker, row.form.seat
        return Band(who=speaker.name(seat), ask=speaker.speak(row.form.label), mark=speaker.mark(seat))
    return _band_of_missing(view) or _band_of_all(view)


def _band_of_missing(view: View) -> Band | None:
    """Whom the table still waits for in the form of which phones have told rows; None where nobody has."""
    speaker, arrived = view.speaker, view.core.game.arrived
    form = next((prompt for prompt in public(view) if prompt.waits), None)
    if form is None or not arrived.told.get(form.id) or any(is_asked(p, _seats(view)) for p in view.look.prompts):
        return None
    seats = missing(form, range(len(view.look.session.head.seats)), arrived)
    names = speaker.speak(forms.names(seats)) if seats else ""
    if _own_rows(view, told=True):
        told = view.text("band-told", names=names) if seats else view.text("band-told-rest")
        return Band(who=speaker.name(view.viewer), ask=told, mark=speaker.mark(view.viewer))
    return Band(who=speaker.speak(form.label), ask=view.text("band-waiting", names=names)) if seats else None


@of_the_game
def _band_of_all(view: View) -> Band:
    """Whose turn it is and what is asked; several seats: who is still missing. A phone reads first what it is asked."""
    speaker, prompts = view.speaker, public(view)
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
    """The clock that matters most just now; None where nothing is timed."""
    return next(iter(view.look.clocks(view.viewer, view.speaker)), None)


def undo(view: View) -> Back | None:
    """What the bottom left corner takes back: on a table screen the newest move, on a phone what it told itself."""
    if not view.look.session.finished and _own_rows(view, told=True):
        return Back(text=view.text("take-back"), what=view.text("take-back-own-row"), go="untell")
    own = view.look.own_offer(view.viewer, view.by) if view.own else None
    offer = view.look.session.undo_offer() if view.may else own
    if view.may and not offer and not redo(view):  # nobody has moved
        return Back(text=view.text("take-back"), what=view.text("take-back-seats"), go="seats-anew")
    return _corner(view, "take-back", offer)


def redo(view: View) -> Back | None:
    """Beside it, what was undone last and can be played again: on a phone only what it told itself."""
    if not (view.may or view.own):
        return None
    return _corner(view, "redo", view.look.redo_offer(None if view.may else view.viewer, view.by))


def _corner(view: View, key: str, offer: tuple[int, Say] | None) -> Back | None:
    if offer is None:
        return None
    n, what = offer
    return Back(text=view.text(key), what=view.speaker.speak(what), n=n)


@of_the_game
def news(view: View) -> tuple[NewsView, ...]:
    """What the last moves brought about, for this viewer."""
    told: list[NewsView] = []
    session = view.look.session
    for n, items in session.news():
        line = session.lines[n - 1]
        if isinstance(line, Played) and line.by == BY:  # what the box did of its own accord
            told.append(NewsView(n=n, text=view.text("auto-done", what=session.said(n))))
        told += [
            NewsView(n=n, text=view.speaker.speak(item.say), rule=item.rule, tone=item.tone)
            for item in items
            if item.to is None or view.viewer in item.to
        ]
    return tuple(told[-SHOWN_NEWS:])


def _notices(view: View) -> Iterator[Fact | None]:
    """After a restart, how long the companion was away; what a button or a dice reader has to be told."""
    core = view.core
    if core.game.downtime and core.game.session.paused:
        yield Fact(text=view.speaker.speak(core.game.downtime))
    if step := core.steps.step:
        yield Fact(text=_coming(view, step), style="label")
    yield from_club(view)
    if core.game.said:
        yield Fact(text=view.speaker.speak(core.game.said), style="warn")
    elif view.may and core.dice:  # one line at most: two take the board's room
        yield next(chain(_low(view), die_sides.told(view)), None)


def _low(view: View) -> Iterator[Fact]:
    """Bluetooth dice that have to be charged."""
    for die, now in view.core.dice.low if view.core.dice else ():
        yield view.fact("dice-low-here", "label", n=die.number, percent=now.battery or 0)


def _soon(view: View) -> Soon | None:
    """What the table does by itself in a moment, for whoever could do it by hand."""
    steps = view.core.steps
    if steps.step is None or not _answers(view, steps.step.prompt):
        return None
    step, left_ms = steps.step, steps.left_ms() or 0
    return Soon(form=step.prompt.id, text=_coming(view, step), left_ms=left_ms, of_ms=SHOWN_MS)


def _answers(view: View, prompt: Prompt) -> bool:
    return view.may or is_asked(prompt, _seats(view))


def _coming(view: View, step: AutomaticStep) -> str:
    """The step that is taken soon, and how it is stopped."""
    said = words.what(step.prompt, step.values, view.look.session.game.layouts)
    key = "auto-soon" if _answers(view, step.prompt) else "auto-soon-there"
    return view.text(key, who=Who(seat=step.prompt.seat), what=said)


def _won(view: View) -> Band:
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
        _won(view),
        where=view.look.phase(view.viewer, speaker),
        menu="menu",
        chips=seats(view),
        drawing=_how_it_went(view),
        facts=place_facts(sheet, speaker),
        asks=asks(view.form("play/again", confirm="result-again")) if view.may else (),
        links=(
            view.link("went-link", "went"),
            view.link("out-link", f"record/{view.look.id}/out"),
            view.link("score-link", "score"),
            view.link("times-link", "went/times"),
        ),
        back=undo(view),
        redo=redo(view),
        news=news(view),
    )


@of_the_game
def _how_it_went(view: View) -> Drawing:
    return result_drawing(view)


async def take(sent: Submission) -> Next:
    """A press of a wrong button confirmed for the seat that is asked; after the end, the same seats again."""
    core = sent.core
    what, prompt_id = parts(sent.about, 2)
    if what == "press":
        now = core.game.snapshot()
        confirm = confirmed(prompt_id, now.prompts, core.game.arrived.values) if now else None
        if confirm is None:
            raise Stale("log-stale")
        return Next(intent=confirm, page="play")
    if not core.game.session.finished:
        raise Stale("form-closed")
    await core.setup.start(core.game.session.game.id)
    return Next(intent=Leave(), page="new")


async def look_as(sent: Submission) -> str:
    """A phone that holds several seats looks as another of them, at least until the next move."""
    if sent.about not in map(str, sent.visit.own):
        raise Trouble("not-your-seat")
    sent.visit.viewer, sent.visit.chosen_at = int(sent.about), sent.core.game.newest
    return "play"


async def untell(sent: Submission) -> Next:
    """A phone takes its row of what the table is asked back: it is asked again."""
    arrived = sent.core.game.arrived
    rows = own_rows(sent.core.game.session.prompts(), (sent.visit.viewer,))
    row = next((row for row in rows if row.told(arrived)), None)
    if row is None:
        raise Stale("log-stale")
    return Next(intent=row.untell(arrived))
