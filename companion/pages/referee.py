"""One tap in the menu of a table that belongs to a club: somebody wants a referee, or does not any more."""

from __future__ import annotations

from companion.pages.page import Act, Submission, View, link
from companion.view.wire import Link


def links(view: View) -> tuple[Link, ...]:
    """The key in the menu; none where there is no club to hear of it."""
    if view.core.club is None or not view.may:
        return ()
    if view.core.club.asks_help:
        return (link(view, "referee-came", "referee/came"),)
    return (link(view, "referee-call", "referee/call"),)


async def call(sent: Submission) -> str:
    """The club hears it with what is told of the table next; the game goes on."""
    if sent.core.club is not None:
        sent.core.club.asks_help = sent.about == "call"
    return "play"


ACT = Act(take=call, in_game=True)
