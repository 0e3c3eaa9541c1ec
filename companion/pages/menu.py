"""The menu of a game on the table, and leaving it."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from companion.access.client_session import ClientSession
from companion.access.roles import PAGES as ROLES
from companion.access.roles import allows
from companion.pages import arrange, late, referee
from companion.pages.page import Next, Page, View, ask, back, heading, link, screen
from companion.pages.play import clock, seats
from companion.pages.settings import flip_link
from companion.table.core import Core
from companion.table.intents import Leave
from companion.view.wire import Fact, FormView, Link, Show

SIT, CHANGE_SEAT = ("sit-link", "sit"), ("seat-link", "sit")
SIMULATOR, BOX, LEAVE_IT = ("simulator-link", "simulator"), ("box-link", "box"), ("leave-link", "leave")
KEEP = ("keep-title", "keep")
EVERY_EVENING = (("fix-link", "fix"), ("score-link", "score"), ("log-link", "log"))
THIS_GAME = (
    SIT,
    CHANGE_SEAT,
    ("aid-link", "aid"),
    ("times-link", "times"),
    ("note-link", "note"),
    ("join-link", "join"),
    KEEP,
)
THE_BOX = (("settings-link", "settings"), ("printed-link", "printed"), ("records-link", "records"), SIMULATOR)


def draw(view: View) -> Show:
    """The ways from here, those that this client may go: what every evening needs, this game, the box; leaving last."""
    often = [structs.replace(way, large=True) for way in _ways(view, EVERY_EVENING)]
    more = (*late.links(view), *referee.links(view), *arrange.links(view))
    game, box = (*_ways(view, THIS_GAME), *more), _ways(view, THE_BOX)
    last = (flip_link(view), link(view, *LEAVE_IT)) if view.is_operator else ()
    return screen(
        view,
        "menu",
        heading(view, "menu-title"),
        where=view.look.phase(view.viewer, view.speaker),
        menu="play",
        clock=clock(view),
        paused=view.core.game.session.paused,
        chips=seats(view),
        drawing=view.look.drawing(view.viewer, view.speaker),
        closer="cell",
        links=(*often, *game, *(box if len(box) == 1 else (link(view, *BOX),)), *last),
        back=back(view, "play"),
    )


def draw_box(view: View) -> Show:
    """What belongs to the box, whatever is played."""
    return screen(view, "box", heading(view, "box-link"), links=_ways(view, THE_BOX), back=back(view, "menu"))


def _ways(view: View, links: tuple[tuple[str, str], ...]) -> tuple[Link, ...]:
    """Those of them that this client may go."""
    hidden = {SIT, CHANGE_SEAT} if view.may else {SIT if view.own else CHANGE_SEAT}
    if not view.core.simulator:
        hidden.add(SIMULATOR)
    if view.is_operator:
        hidden.add(KEEP)  # links come on phones
    return tuple(link(view, *way) for way in links if way not in hidden and allows(view.role, ROLES[way[1]][0]))


def draw_leave(view: View) -> Show:
    """Leaving keeps the game: it can be gone on with at any time."""
    confirm = FormView(id="~leave", label="", confirm=view.text("leave-confirm"))
    return screen(
        view,
        "leave",
        heading(view, "leave-title"),
        facts=(Fact(text=view.text("leave-note"), style="body"),),
        asks=(ask("~leave", confirm),),
        back=back(view, "menu"),
    )


async def take_leave(core: Core, visit: ClientSession, about: str, values: dict[str, Any]) -> Next:
    return Next(intent=Leave(), page="home")


PAGE = Page(draw=draw, in_game=True)
BOX_PAGE = Page(draw=draw_box, in_game=True)
LEAVE = Page(draw=draw_leave, take=take_leave, in_game=True)
