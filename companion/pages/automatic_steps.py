"""Settings of the automatic steps, by game and kind.

"auto/GAME" is about that game; "auto" about the one on the table, and without one it leads to every game.
"""

from __future__ import annotations

from msgspec.structs import asdict

from companion.pages.page import Page, Submission, View, asks, back, form, heading, screen, setting
from companion.table.automation import Automation
from companion.table.core import Core
from companion.table.prefs import owning
from companion.view.wire import Fact, Link, Show
from rules.kit.settings import settings_of


def draw(view: View) -> Show:
    """A row for each kind of step; where no game is meant, the games."""
    game_id = view.about or (view.look.session.game.id if view.game else "")
    return _one_game(view, game_id) if game_id else _games(view)


def _games(view: View) -> Show:
    games = tuple(Link(text=view.speaker.title(game.id), go=f"auto/{game.id}") for game in view.core.games)
    return screen(view, "auto", heading(view, "auto-title"), links=games, back=back(view, "settings"))


def _one_game(view: View, game_id: str) -> Show:
    now = asdict(view.core.settings.automation(view.core.games.find(game_id).id))
    rows = (setting(each, now[each.field.name], view.speaker) for each in settings_of(Automation))
    return screen(
        view,
        f"auto/{game_id}",
        heading(view, "auto-title", "auto-in", game=view.speaker.title(game_id)),
        facts=(Fact(text=view.text("auto-note"), style="label"),),
        asks=asks(form(view, f"auto/{game_id}", *rows)),
        back=back(view, "settings" if view.game else "auto"),
    )


async def prepare(core: Core, about: str) -> None:
    """Trouble where there is no such game."""
    if about:
        core.games.find(about)


async def change(sent: Submission) -> str:
    """It counts at once, and every evening from now on."""
    settings, game_id = sent.core.settings, sent.core.games.find(sent.about).id
    await settings.save(owning(settings.prefs, game_id, *sent.change))
    return f"auto/{sent.about}"


PAGE = Page(draw=draw, change=change, prepare=prepare)
