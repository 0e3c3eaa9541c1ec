"""An earlier position: its question and answer, steps to other positions, and undoing back to it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from companion.errors import Stale
from companion.log.book import Moment
from companion.pages.page import FollowUp, Submission, View, asks, number, parts
from companion.table.intents import UndoMove
from companion.view.shapes import WIDTH, box, points
from companion.view.speaker import Speaker
from companion.view.wire import Back, Band, Disc, Drawing, Fact, Link, Poly, Shape, Show, Steps
from rules.kit.types import TABLE, Say

NAME, WENT = "then", "went/"
MOST_LISTED = 60  # undone moves
ROW, KEY, GAP = 60.0, 52.0, 20.0


def draw(view: View) -> Show:
    """The position after the twelfth move at "then/12"; "then/12/back" confirms undoing back to it.

    Viewers see as much as they could know then; answers revealed since are marked.
    """
    look, speaker = view.look, view.speaker
    about = view.subject.removeprefix(WENT)
    here = NAME if about == view.subject else f"{NAME}/{WENT}".rstrip("/")  # from "How it went", Back leads there
    word, _, way = about.partition("/")
    moments = look.session.moments()
    last = len(moments) - 1
    place = min(last if (found := number(word)) is None else found, last)
    moment, path = moments[place], f"{here}/{place}"
    picture, chips = look.past_picture(moment, view.viewer, speaker)
    drawing, steps = with_steps(picture, view.path_of(here), place, last, speaker)
    may_go_back = view.is_table and not view.base and place < last
    takes_back = way == "back" and may_go_back
    sealed = moment.n in look.session.sealed_answers  # such an answer's question is secret as well
    asked = view.text("then-asked", what=moment.answered.label) if moment.answered and not sealed else ""
    changed = look.session.revision
    now = "" if view.base else Back(text=view.text("then-now"), go="play")
    if here != NAME:
        now = view.path_of(f"{WENT}{place}")
    return view.screen(
        f"{path}/back" if takes_back else path,
        Band(
            who=view.text("then-title", n=place, of=last),
            ask=view.text("then-back-to") if takes_back else asked,
        ),
        where=look.past_phase(moment, view.viewer, speaker),
        chips=chips,
        drawing=drawing,
        steps=steps,
        facts=_undo_facts(view, place) if takes_back else _move_facts(view, place),
        asks=asks(view.form(f"{path}/{changed}", confirm="then-confirm", n=last - place)) if takes_back else (),
        links=() if takes_back or view.base else _links(view, place, f"{path}/back" if may_go_back else ""),
        back=path if takes_back else now,
    )


def _move_facts(view: View, place: int) -> Iterator[Fact]:
    """The move's sentence, its public news, and the answers that were secret then and are public now."""
    session, speaker = view.look.session, view.speaker
    moments = session.moments()
    moment = moments[place]
    if moment.line is None:
        yield view.fact("then-begin", "big")
    else:
        yield _line(view, moment)
        yield from (Fact(text=speaker.speak(news.say), style="label") for news in moment.news if news.to is None)
    places = view.look.places if session.revealed_answers else {}
    since = [
        n for n, by in session.revealed_answers.items() if 0 < places.get(n, 0) <= place < places.get(by, place + 1)
    ]
    if since:
        yield view.fact("then-known-since", "label")
    yield from (_line(view, moments[places[n]]) for n in since)


def _line(view: View, moment: Moment) -> Fact:
    seat, said = moment.line.seat if moment.line else TABLE, view.look.session.public_words(moment.n)
    return Fact(text=view.speaker.speak(said), mark=view.speaker.mark(seat) if seat != TABLE else None)


def _links(view: View, place: int, back: str) -> Iterator[Link]:
    """Links to amend the move and to undo back to it; the same buttons at every moment, so that none moves."""
    session = view.look.session
    moment = session.moments()[place]
    is_own = moment.line and (
        moment.line.seat in view.own or (view.is_table and moment.n not in session.sealed_answers)
    )
    if view.is_table or view.own:
        yield view.link("then-wrong", f"amend/{moment.n}" if is_own else "")
    if view.is_table:
        yield view.link("then-back-to", back)
    yield view.link("log-link", "log")


# ---- steps --------------------------------------------------------------------------------------------
def with_steps(picture: Drawing | None, go: str, at: int, last: int, speaker: Speaker) -> tuple[Drawing, Steps]:
    """The drawing, and below it a handle to drag between two step buttons; moment N is at "GO/N"."""
    above = picture or Drawing(width=WIDTH, height=0.0, shapes=())
    y = above.height
    left, right = KEY + GAP, above.width - KEY - GAP
    x = left + (right - left) * at / max(1, last)
    frame = Poly(points=box(2, 2, above.width - 4, y - 2), edge="cream2", width=3)
    row: list[Shape] = [
        *((frame,) if y else ()),  # a picture, not the table itself
        Poly(points=box(left, y + 26, right - left, 8), fill="felt3"),
        Poly(points=box(left, y + 26, x - left, 8), fill="brass"),
        Disc(x=round(x, 2), y=y + 30, r=18, fill="brass", edge="ink", width=3),
        *(_key(go, at - 1, "then-earlier", 0.0, y, 1, speaker) if at else ()),
        *(_key(go, at + 1, "then-later", above.width - KEY, y, -1, speaker) if at < last else ()),
    ]
    return (
        structs.replace(above, height=y + ROW, shapes=(*above.shapes, *row)),
        Steps(go=go, at=at, last=last, x=left, y=y, w=right - left, h=ROW),
    )


def _key(go: str, to: int, key: str, x: float, y: float, turn: int, speaker: Speaker) -> tuple[Shape, Shape]:
    """A button with an arrow to the left (`turn` 1) or to the right (-1)."""
    middle = x + KEY / 2
    arrow = points(middle + 9 * turn, y + 18, middle - 9 * turn, y + 30, middle + 9 * turn, y + 42)
    said = speaker.speak(Say(key=key))
    ground = Poly(points=box(x, y + 4, KEY, KEY), fill="walnut2", edge="brass", width=3, hit=f"go:{go}/{to}", say=said)
    return ground, Poly(points=arrow, fill="cream")


# ---- undo ---------------------------------------------------------------------------------------------
def _undo_facts(view: View, place: int) -> Iterator[Fact]:
    """The moves that would be undone, newest first."""
    gone = view.look.session.moments()[place + 1 :]
    yield view.fact("then-takes-back", "label")
    yield from (_line(view, moment) for moment in gone[::-1][:MOST_LISTED])
    if len(gone) > MOST_LISTED:
        yield view.fact("then-and-more", "label", n=len(gone) - MOST_LISTED)


async def take(sent: Submission) -> FollowUp:
    """Undo all moves after this one. Raises Stale if they are no longer the listed ones."""
    session = sent.core.game.session
    place, changed = (number(word) for word in parts(sent.subject.removeprefix(WENT), 2))
    offer, moments = session.undo_offer(), session.moments()
    if offer is None or place is None or place >= len(moments) - 1 or changed != session.revision:
        raise Stale("log-changed")
    return FollowUp(intent=UndoMove(n=offer[0], to=moments[place].n), page="play")
