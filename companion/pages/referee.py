"""One tap in the menu of a table that belongs to a club: somebody wants a referee, or does not any more."""

from __future__ import annotations

from companion.pages import play
from companion.pages.page import Page, View, link
from companion.table.core import Core
from companion.view.wire import Link


def links(view: View) -> tuple[Link, ...]:
    """The key in the menu; none where there is no club to hear of it."""
    if view.core.club is None or not view.may:
        return ()
    if view.core.club.asks_help:
        return (link(view, "referee-came", "referee/came"),)
    return (link(view, "referee-call", "referee/call"),)


async def prepare(core: Core, about: str) -> None:
    """The club is told with whatever is heard of the table next, which is the page that follows."""
    if core.club is not None:
        core.club.asks_help = about == "call"
        await core.changed()


PAGE = Page(draw=play.PAGE.draw, prepare=prepare, in_game=True)  # then the game goes on
