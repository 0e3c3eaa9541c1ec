"""The table as it stood after an earlier move: what was asked and said, and the way back to it."""

from __future__ import annotations

from collections.abc import Iterator

from companion.errors import Stale
from companion.log.book import Moment
from companion.pages.page import Next, Page, Submission, View, asks, form, link, number, parts, screen
from companion.table.intents import Undo
from companion.table.snapshot import Snapshot
from companion.view.speak import Speaker
from companion.view.steps import with_steps
from companion.view.wire import AskView, Back, Band, Fact, Link, Show
from rules.kit.types import TABLE, News, Say

NAME = "then"
MOST_LISTED = 60  # of what is taken back


def draw(view: View) -> Show:
    """The game on the table: "then/12" after its twelfth move, "then/12/back" before it is taken back to there."""
    return past(view, view.look, view.speaker, NAME, view.about, Back(text=view.text("then-now"), go="play"))


def past(view: View, look: Snapshot, speaker: Speaker, path: str, about: str, back: Back) -> Show:
    """Any game. Who looks may know what was open then, and what has become public since is marked."""
    word, _, way = about.partition("/")
    moments = look.session.moments()
    last = len(moments) - 1
    place = min(last if (found := number(word)) is None else found, last)
    moment = moments[place]
    picture, chips = look.then(moment, view.viewer, speaker)
    drawing, steps = with_steps(picture, path, place, last, speaker)
    takes_back = way == "back" and _may_go_back(view, path, place, last)
    asked = view.text("then-back-to") if takes_back else _asked(look, moment, speaker)
    return screen(
        view,
        f"{path}/{place}/{way}" if takes_back else f"{path}/{place}",
        Band(who=view.text("then-title", n=place, of=last), ask=asked),
        where=look.phase_of(moment, view.viewer, speaker),
        chips=chips,
        drawing=drawing,
        steps=steps,
        facts=tuple(_gone(view, look, place) if takes_back else _said(look, place, speaker)),
        asks=_back_to(view, look, place, last) if takes_back else (),
        links=() if takes_back else tuple(_links(view, look, path, place, last)),
        back=Back(text=view.text("back"), go=f"{path}/{place}") if takes_back else back,
    )


def _asked(look: Snapshot, moment: Moment, speaker: Speaker) -> str:
    """What the move has answered, as everybody was asked it."""
    is_open = moment.answered and moment.n not in look.session.sealed
    return speaker.speak(moment.answered.label) if moment.answered and is_open else ""


def _said(look: Snapshot, place: int, speaker: Speaker) -> Iterator[Fact]:
    """The sentence of the move, what came of it, and what was still a secret then and is none any more."""
    moments, session = look.session.moments(), look.session
    moment = moments[place]
    if moment.line is None:
        yield Fact(text=speaker.speak(Say(key="then-begin")), style="big")
    else:
        yield _line(look, moment, speaker)
        yield from (Fact(text=speaker.speak(news.say), style="label") for news in moment.news if _is_for_all(news))
    places = look.places if session.revealed else {}
    since = [n for n, by in session.revealed.items() if 0 < places.get(n, 0) <= place < places.get(by, place + 1)]
    if since:
        yield Fact(text=speaker.speak(Say(key="then-known-since")), style="label")
    yield from (_line(look, moments[places[n]], speaker) for n in since)


def _line(look: Snapshot, moment: Moment, speaker: Speaker) -> Fact:
    seat = moment.line.seat if moment.line else TABLE
    return Fact(text=speaker.speak(look.session.said(moment.n)), mark=speaker.mark(seat) if seat != TABLE else None)


def _is_for_all(news: News) -> bool:
    return news.to is None


def _links(view: View, look: Snapshot, path: str, place: int, last: int) -> Iterator[Link]:
    """A line that was told wrong is told otherwise from here; all that came after it is taken back from here. The same
    keys at every moment, so that they keep their places while one steps."""
    if path != NAME:
        return
    moment = look.session.moments()[place]
    is_open = moment.n not in look.session.sealed
    is_own = moment.line and (moment.line.seat in view.own or (view.may and is_open))
    if view.may or view.own:
        yield link(view, "then-wrong", f"amend/{moment.n}" if is_own else "")
    if view.may:
        yield link(view, "then-back-to", f"{path}/{place}/back" if _may_go_back(view, path, place, last) else "")
    yield link(view, "log-link", "log")


# ---- back to here -------------------------------------------------------------------------------------
def _may_go_back(view: View, path: str, place: int, last: int) -> bool:
    return view.may and path == NAME and place < last


def _gone(view: View, look: Snapshot, place: int) -> Iterator[Fact]:
    """What is taken back, the newest first."""
    gone = look.session.moments()[place + 1 :]
    yield Fact(text=view.text("then-takes-back"), style="label")
    yield from (_line(look, moment, view.speaker) for moment in gone[::-1][:MOST_LISTED])
    if len(gone) > MOST_LISTED:
        yield Fact(text=view.text("then-and-more", n=len(gone) - MOST_LISTED), style="label")


def _back_to(view: View, look: Snapshot, place: int, last: int) -> tuple[AskView, ...]:
    return asks(form(view, f"{NAME}/{place}/{look.session.changed}", confirm="then-confirm", n=last - place))


async def take(sent: Submission) -> Next:
    """All moves after that one are taken back, if they are still those that were listed."""
    session = sent.core.game.session
    place, changed = (number(word) for word in parts(sent.about, 2))
    offer, moments = session.undo_offer(), session.moments()
    if offer is None or place is None or place >= len(moments) - 1 or changed != session.changed:
        raise Stale("log-changed")
    return Next(intent=Undo(n=offer[0], to=moments[place].n), page="play")


PAGE = Page(draw=draw, take=take, in_game=True)
