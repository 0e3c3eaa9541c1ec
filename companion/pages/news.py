"""What the last moves brought about, all of it: the table's screen has room for a few words only."""

from __future__ import annotations

from companion.pages.page import Page, View, back, heading, screen
from companion.pages.play import news
from companion.view.wire import Fact, Show


def draw(view: View) -> Show:
    """Each sentence; a tap tells the rule behind it."""
    facts = tuple(
        Fact(text=item.text, value=item.rule, go=f"rule/{item.rule}" if item.rule else "") for item in news(view)
    )
    return screen(view, "news", heading(view, "news-title"), facts=facts, back=back(view))


PAGE = Page(draw=draw, in_game=True)
