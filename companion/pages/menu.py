"""The menu of a game on the table, and leaving it."""

from __future__ import annotations

from typing import Any

from companion.access.client_session import ClientSession
from companion.access.roles import PAGES as ROLES
from companion.access.roles import allows
from companion.pages.page import Next, Page, View, ask, back, heading, link, screen
from companion.pages.play import clock, seats
from companion.pages.settings import flip_link
from companion.table.core import Core
from companion.table.intents import Leave
from companion.view.wire import Fact, FormView, Show

SIT, CHANGE_SEAT = ("sit-link", "sit"), ("seat-link", "sit")
SIMULATOR, LEAVE_IT = ("simulator-link", "simulator"), ("leave-link", "leave")
LINKS = (
    SIT,
    CHANGE_SEAT,
    ("fix-link", "fix"),
    ("score-link", "score"),
    ("log-link", "log"),
    ("times-link", "times"),
    ("aid-link", "aid"),
    ("note-link", "note"),
    ("join-link", "join"),
    ("settings-link", "settings"),
    ("printed-link", "printed"),
    ("records-link", "records"),
    SIMULATOR,
)


def draw(view: View) -> Show:
    """The ways from here, those that this client may go: first to this game, then to the box; leaving comes last."""
    core = view.core
    hidden = {SIT, CHANGE_SEAT} if view.may else {SIT if view.own else CHANGE_SEAT}
    if not core.simulator:
        hidden.add(SIMULATOR)
    last = (flip_link(view), link(view, *LEAVE_IT)) if view.is_operator else ()
    ways = [way for way in LINKS if allows(view.role, ROLES[way[1]][0]) and way not in hidden]
    return screen(
        view,
        "menu",
        heading(view, "menu-title"),
        where=view.look.phase(view.viewer, view.speaker),
        menu="play",
        clock=clock(view),
        paused=core.game.session.paused,
        chips=seats(view),
        drawing=view.look.drawing(view.viewer, view.speaker),
        closer="cell",
        links=(*(link(view, key, go) for key, go in ways), *last),
        back=back(view, "play"),
    )


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
LEAVE = Page(draw=draw_leave, take=take_leave, in_game=True)
