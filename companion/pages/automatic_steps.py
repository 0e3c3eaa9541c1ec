"""Settings of the automatic steps, by game and kind.

"auto/GAME" is about that game; "auto" about the one on the table, and without one it leads to every game.
"""

from __future__ import annotations

from typing import Any

from companion.access.client_session import ClientSession
from companion.pages.page import Page, View, back, form, heading, screen
from companion.table.automation import Automation
from companion.table.core import Core
from companion.table.prefs import owning
from companion.view.wire import ChoiceView, Fact, Link, OptionView, Show

WAYS = {"told": ("auto", "ask"), "only": ("auto", "ask", "off"), "likely": ("ask", "off")}


def draw(view: View) -> Show:
    """A row for each kind of step; where no game is meant, the games."""
    game_id = view.about or (view.look.session.game.id if view.game else "")
    return _one_game(view, game_id) if game_id else _games(view)


def _games(view: View) -> Show:
    games = tuple(Link(text=view.speaker.title(game.id), go=f"auto/{game.id}") for game in view.core.games)
    return screen(view, "auto", heading(view, "auto-title"), links=games, back=back(view, "settings"))


def _one_game(view: View, game_id: str) -> Show:
    own = view.core.settings.prefs.own.get(view.core.games.find(game_id).id, Automation())
    rows = tuple(
        ChoiceView(
            name=kind,
            label=view.text(f"auto-{kind}"),
            options=tuple(OptionView(value=how, text=view.text(f"auto-{kind}-{how}")) for how in ways),
            default=(getattr(own, kind),),
            at_once=True,
        )
        for kind, ways in WAYS.items()
    )
    return screen(
        view,
        f"auto/{game_id}",
        heading(view, "auto-title", "auto-in", game=view.speaker.title(game_id)),
        facts=(Fact(text=view.text("auto-note"), style="label"),),
        asks=(form(view, f"~auto/{game_id}", *rows),),
        back=back(view, "settings" if view.game else "auto"),
    )


async def prepare(core: Core, about: str) -> None:
    """Trouble where there is no such game."""
    if about:
        core.games.find(about)


async def change(core: Core, visit: ClientSession, about: str, name: str, value: Any) -> str:
    """It counts at once, and every evening from now on."""
    await core.settings.save(owning(core.settings.prefs, core.games.find(about).id, name, value))
    return f"auto/{about}"


PAGE = Page(draw=draw, change=change, prepare=prepare)
