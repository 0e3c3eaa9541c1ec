"""How much the box does of its own accord, game by game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

from companion.pages.page import Page, View, back, form, heading, screen
from companion.prefs import Proposes, proposing
from companion.view.wire import ChoiceView, Fact, OptionView, Show

if TYPE_CHECKING:
    from companion.table import Table


def draw(view: View) -> Show:
    """A row for the game on the table; without one, a row for every game."""
    table = view.table
    games = [table.session.game] if table.playing else table.games
    options = tuple(OptionView(value=how, text=view.text(f"auto-{how}")) for how in get_args(Proposes))
    rows = tuple(
        ChoiceView(name=game.id, label=view.speaker.title(game.id), options=options, at_once=True,
                   usual=(table.prefs.proposes.get(game.id, "ask"),))
        for game in games
    )  # fmt: skip
    return screen(
        view,
        "auto",
        heading(view, "auto-title"),
        facts=(Fact(text=view.text("auto-note"), style="label"),),
        asks=(form(view, "~auto", *rows),),
        back=back(view, "settings"),
    )


async def change(table: Table, about: str, name: str, value: Any) -> str:
    """It counts at once, and every evening from now on."""
    await table.prefer(proposing(table.prefs, table.game(name).id, value))
    return "auto"


PAGE = Page(draw=draw, change=change)
