"""The game on the table: what is asked, of whom, what lies there, how much time is left; at the end, who won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import structs

from companion.auto import BY
from companion.errors import Stale
from companion.log import words
from companion.log.record import Played
from companion.pages.page import Page, View, ask, link, screen
from companion.pages.sheet import place_facts, sheet_drawing
from companion.view.ask import asks as ask_views
from companion.view.draw import chart, chips
from companion.view.wire import AskView, Back, Band, Chip, ClockView, Fact, FormView, Link, NewsView, Show
from rules.kit.types import TABLE, Prompt, Who

if TYPE_CHECKING:
    from companion.table import Table

SHOWN_NEWS = 3


def draw_play(view: View) -> Show:
    """The table as it is; after the end the result."""
    return _result(view) if view.table.session.finished else _running(view)


def _running(view: View) -> Show:
    session, speaker = view.table.session, view.speaker
    prompts = tuple(p for p in view.look.prompts if not p.secret)
    scene = view.look.scene(view.viewer)
    return screen(
        view,
        "play",
        _band(view, prompts),
        where=view.look.phase(view.viewer, speaker),
        menu="menu",
        clock=clock(view),
        paused=session.paused,
        chips=seats(view, prompts),
        next=speaker.speak(scene.next) if scene.next else "",
        drawing=view.look.drawing(view.viewer, speaker),
        closer="cell",
        facts=_notices(view),
        asks=(*_instead(view), *_asks(view, _asked(view))),
        links=_links(view),
        back=undo(view),
        news=news(view),
    )


def _instead(view: View) -> tuple[AskView, ...]:
    """A seat pressed its button that was not asked: one tap confirms for the one who is. Gone with the next move."""
    table = view.table
    prompt = next((p for p in view.look.prompts if p.id == table.box.instead), None)
    if not (view.may and table.box.said and prompt):
        return ()
    text = view.text("press-instead", who=Who(seat=prompt.seat))
    return (ask("~press", FormView(id=f"~play/press/{prompt.id}", label=text, confirm=text)),)


def _asked(view: View) -> tuple[Prompt, ...]:
    """What this viewer may answer: a table screen all that is public, a phone what its seat is asked."""
    prompts = view.look.prompts
    if view.may:
        return _phones_last(view, tuple(prompt for prompt in prompts if not prompt.secret))
    return _secret_first(tuple(prompt for prompt in prompts if prompt.seat == view.viewer and prompt.seat != TABLE))


def _links(view: View) -> tuple[Link, ...]:
    """From a phone: to what its seat has, or to a seat."""
    if view.may:
        return ()
    return (link(view, "own-link", f"seat/{view.viewer}") if view.own else link(view, "sit-link", "sit"),)


def _phones_last(view: View, prompts: tuple[Prompt, ...]) -> tuple[Prompt, ...]:
    """What a phone is being asked in secret comes after what only the table can answer."""
    secret = {p.group for p in view.look.prompts if p.secret and view.table.phones.holding(view.speaker.name(p.seat))}
    return tuple(sorted(prompts, key=lambda prompt: prompt.group in secret))


def _secret_first(prompts: tuple[Prompt, ...]) -> tuple[Prompt, ...]:
    """Of each ask the secret form comes before its public twin."""
    asks = list(dict.fromkeys(prompt.group for prompt in prompts))
    return tuple(sorted(prompts, key=lambda prompt: (asks.index(prompt.group), not prompt.secret)))


def _asks(view: View, prompts: tuple[Prompt, ...]) -> tuple[AskView, ...]:
    """The open asks, with what a dice reader has filled in meanwhile."""
    filled = view.table.box.filled

    def with_filled(form: FormView) -> FormView:
        return structs.replace(form, filled=filled[form.id]) if form.id in filled else form

    shown = ask_views(prompts, view.speaker, view.table.session.game.glyphs)
    return tuple(structs.replace(a, forms=tuple(with_filled(f) for f in a.forms)) for a in shown)


def _band(view: View, prompts: tuple[Prompt, ...]) -> Band:
    """Whose turn it is and what is asked; several seats: who is still missing. A phone reads first what it is asked."""
    speaker = view.speaker
    waited = [p for p in prompts if p.waits] or list(prompts)
    waited = [p for p in waited if p.seat == view.viewer and view.own] or waited
    if not waited:
        return Band(who=view.text("band-secret"), ask="")
    seats_asked = list(dict.fromkeys(p.seat for p in waited))
    asked = speaker.speak(waited[0].label)
    if len(seats_asked) > 1:
        names = ", ".join(speaker.name(s) for s in seats_asked if s != TABLE)
        return Band(who=asked, ask=view.text("band-waiting", names=names))
    seat = seats_asked[0]
    if seat == TABLE:
        return Band(who=speaker.name(TABLE), ask=asked)
    return Band(who=speaker.name(seat), ask=asked, mark=speaker.mark(seat))


def seats(view: View, prompts: tuple[Prompt, ...] = ()) -> tuple[Chip, ...]:
    """The rail."""
    session, phones = view.table.session, view.table.phones
    rail = chips(view.look.scene(view.viewer), session.sheet(), prompts, view.speaker, len(session.head.seats))
    return tuple(structs.replace(chip, phone=bool(phones.holding(chip.name))) for chip in rail)


def clock(view: View) -> ClockView | None:
    """The clock that matters most just now; None where nothing is timed."""
    return next(iter(view.look.clocks(view.viewer, view.speaker)), None)


def undo(view: View) -> Back | None:
    """What the bottom left corner takes back: on a table screen the newest move, on a phone its seat's own last one."""
    offer = view.table.session.undo_offer() if view.may else view.look.own_offer(view.viewer) if view.own else None
    if offer is None:
        return None
    n, what = offer
    line = view.table.session.lines[n - 1]
    who = f"{view.speaker.name(line.seat)}: " if isinstance(line, Played) and line.seat != TABLE else ""
    return Back(text=view.text("take-back"), what=who + view.speaker.speak(what), n=n)


def news(view: View) -> tuple[NewsView, ...]:
    """What the last moves brought about, for this viewer."""
    told: list[NewsView] = []
    for n, items in view.table.session.news():
        told += _by_itself(view, n)
        told += [
            NewsView(n=n, text=view.speaker.speak(item.say), rule=item.rule, tone=item.tone)
            for item in items
            if item.to is None or view.viewer in item.to
        ]
    return tuple(told[-SHOWN_NEWS:])


def _by_itself(view: View, n: int) -> tuple[NewsView, ...]:
    """What the box did of its own accord, if move `n` was such a one."""
    line = view.table.session.lines[n - 1]
    if not (isinstance(line, Played) and line.by == BY):
        return ()
    return (NewsView(n=n, text=view.text("auto-done", what=view.table.session.said(n))),)


def _notices(view: View) -> tuple[Fact, ...]:
    """After a restart, how long the companion was away; what a button or a dice reader has to be told."""
    table = view.table
    facts: list[Fact] = []
    if table.away and table.session.paused:
        facts.append(Fact(text=view.speaker.speak(table.away)))
    if step := table.auto.step:
        said = words.what(step.prompt, step.values, table.session.game.layouts)
        facts.append(Fact(text=view.text("auto-soon", who=Who(seat=step.prompt.seat), what=said), style="label"))
    if table.box.said:
        facts.append(Fact(text=view.speaker.speak(table.box.said), style="warn"))
    return tuple(facts)


def _result(view: View) -> Show:
    table, speaker = view.table, view.speaker
    sheet = table.session.sheet()
    winners = [seat for seat, place in enumerate(sheet.places) if place == 1]
    names = ", ".join(speaker.name(seat) for seat in winners)
    band = Band(
        who=view.text("result-wins", names=names, n=len(winners)) if winners else view.text("result-nobody"),
        ask=view.text("result-points", points=max(sheet.totals)) if sheet.totals else "",
        mark=speaker.mark(winners[0]) if len(winners) == 1 else None,
    )
    again = FormView(id="~play/again", label="", confirm=view.text("result-again"))
    return screen(
        view,
        "play",
        band,
        where=view.look.phase(view.viewer, speaker),
        menu="menu",
        chips=seats(view),
        drawing=chart(view.look.course, speaker) if sheet.totals else sheet_drawing(sheet, speaker),
        facts=place_facts(sheet, speaker),
        asks=(ask("~play", again),) if view.may else (),
        links=(link(view, "score-link", "score"), link(view, "times-link", "times")),
        back=undo(view),
        news=news(view),
    )


async def take(table: Table, about: str, values: dict[str, Any]) -> str:
    """A press of a wrong button confirmed for the seat that is asked; after the end, the same seats again."""
    what, _, prompt_id = about.partition("/")
    if what == "press":
        await table.box.confirm(prompt_id, by="screen")
        return "play"
    if not table.session.finished:
        raise Stale("form-closed")
    await table.again()
    return "new"


PAGE = Page(draw=draw_play, take=take, in_game=True)
