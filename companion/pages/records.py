"""Games that were played, the newest first: all, or those of one game; and those that wait to be gone on with."""

from __future__ import annotations

from companion.log.store import Entry
from companion.pages.page import Page, View, back, heading, link, screen
from companion.view.palette import mark
from companion.view.wire import Fact, Link, Show

MOST_SHOWN = 10  # more of them would push the keys below out of a phone's sight
TABS = (("records-tab", "records"), ("statistics-tab", "statistics"), ("people-tab", "people"))


def draw(view: View) -> Show:
    """One page of them ("records/akkon/2" is the third page of one game's); a tap shows how a game went."""
    game, _, number = view.about.partition("/")
    entries = [entry for entry in (*view.table.running, *view.table.finished) if game in ("", entry.game)]
    first = MOST_SHOWN * int(number) if number.isdecimal() and len(number) < 4 else 0
    facts = [_fact(view, entry, is_one_game=bool(game)) for entry in entries[first : first + MOST_SHOWN]]
    if len(entries) > first + MOST_SHOWN:
        facts.append(Fact(text=view.text("records-older"), go=f"records/{game}/{first // MOST_SHOWN + 1}"))
    none = Fact(text=view.text("records-none"), style="body")
    of_one = heading(view, "records-of", game=view.speaker.title(game)) if game else None
    return screen(
        view,
        f"records/{view.about}" if view.about else "records",
        of_one or heading(view, "records-title"),
        facts=tuple(facts) or (none,),
        links=tabs(view),
        back=back(view, "records" if view.about else "menu" if view.table.playing else "home"),
    )


def tabs(view: View) -> tuple[Link, ...]:
    """The three ways to look back, in the same place on each of them."""
    return tuple(link(view, key, go) for key, go in TABS)


def _fact(view: View, entry: Entry, *, is_one_game: bool) -> Fact:
    """Who won, in what colour, and what the others had; the day at the end."""
    won = [seat for seat, place in enumerate(entry.places) if place == 1]
    how = entry.result or view.text("records-waiting", names=", ".join(entry.seats))
    return Fact(
        text=how if is_one_game else f"{view.speaker.title(entry.game)}: {how}",
        mark=mark(won[0], entry.tints[won[0]]) if len(won) == 1 else None,
        value=entry.utc[:10],
        go=f"record/{entry.id}",
    )


PAGE = Page(draw=draw)
