"""A player joins a game that has begun: a name and a colour, and the game goes on with one more seat."""

from __future__ import annotations

from companion.errors import Trouble
from companion.log.latecomer import may_join
from companion.pages.page import Next, Page, Submission, View, asks, form, heading, link, screen
from companion.pages.play import seats
from companion.table import draft as drafts
from companion.table.core import Core
from companion.table.intents import Leave, Resume
from companion.view.palette import mark
from companion.view.wire import ChoiceView, Link, OptionView, Show, TextView
from rules.kit.types import Tint


def links(view: View) -> tuple[Link, ...]:
    """The way there, where the game on the table can take one more."""
    session = view.look.session
    here = view.may and not session.finished and may_join(session.game, len(session.head.seats))
    return (link(view, "late-link", "late"),) if here else ()


def draw(view: View) -> Show:
    head = view.look.session.head
    seat, free = len(head.seats), _free(view.core)
    known = [name for name in view.core.known_names if name not in head.seats]
    name = TextView(name="name", label=view.text("new-who", seat=seat + 1), most=drafts.MOST_NAME,
                    default=next(iter(known), ""))  # fmt: skip
    tints = tuple(OptionView(value=tint, text="", mark=mark(seat, tint)) for tint in free)
    colour = ChoiceView(name="tint", label=view.text("new-tint"), options=tints, default=free[:1])
    joins = form(view, "late", name, colour, confirm="late-confirm", missing="new-type", hint="late-note",
                 name="{name}")  # fmt: skip
    return screen(view, "late", heading(view, "late-link"), chips=seats(view), asks=asks(joins),
                  back="menu")  # fmt: skip


def _free(core: Core) -> tuple[Tint, ...]:
    """The colours that nobody has."""
    session = core.game.session
    return tuple(tint for tint in session.game.tints if tint not in session.head.tints)


async def take(sent: Submission) -> Next:
    """The same game goes on with that seat; the record of before is thrown away, and can be had back for a day."""
    core = sent.core
    session = core.game.session
    name, tint = drafts.cleaned(sent.text("name")), sent.one("tint")
    if not name or tint not in _free(core):
        raise Trouble("late-not")
    if name in session.head.seats:
        raise Trouble("new-missing-twice")
    before = session.head.id
    wider = await core.setup.widen(session, name, tint)
    await core.names.learn(name)
    await core.do(Leave(), sent.visit.by)
    await core.kept.throw_away(before)
    return Next(intent=Resume(game_id=wider), page="play")


PAGE = Page(draw=draw, take=take, in_game=True)
