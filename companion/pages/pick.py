"""Which of the finished games are listed: those of one game, those of one person, or both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import structs

from companion.pages.page import Page, View, back, heading, parts, screen
from companion.pages.records import Sought
from companion.records.statistics import same
from companion.view.wire import Fact, Show

MOST_PEOPLE = 40


def draw(view: View) -> Show:
    """Every game and everybody ("pick/akkon/Ana": as it is now), with how often; a tap lists them."""
    game, person = parts(view.about, 2)
    now = Sought(game=game, person=person)
    return screen(
        view,
        f"pick/{view.about}",
        heading(view, "pick-title"),
        facts=(*_games(view, now), *_people(view, now)),
        back=back(view, now.page()),
    )


def _games(view: View, now: Sought) -> Iterator[Fact]:
    """Those that this person has played."""
    anything = structs.replace(now, game="")
    games = Counter(entry.game for entry in view.core.kept.finished if anything.holds(entry))
    yield Fact(text=view.text("pick-game"), style="label")
    yield _way(view, view.text("pick-all"), games.total(), anything, now)
    for game, n in games.most_common():
        yield _way(view, view.speaker.title(game), n, structs.replace(now, game=game), now)


def _people(view: View, now: Sought) -> Iterator[Fact]:
    """Those who have played this game, who did it most first."""
    anybody = structs.replace(now, person="")
    entries = [entry for entry in view.core.kept.finished if anybody.holds(entry)]
    spelt = {same(name): name for entry in reversed(entries) for name in entry.seats}
    people = Counter(who for entry in entries for who in dict.fromkeys(map(same, entry.seats)))
    yield Fact(text=view.text("pick-person"), style="label")
    yield _way(view, view.text("pick-everybody"), len(entries), anybody, now)
    for who, n in people.most_common(MOST_PEOPLE):
        yield _way(view, spelt[who], n, structs.replace(now, person=spelt[who]), now)


def _way(view: View, text: str, n: int, to: Sought, now: Sought) -> Fact:
    """A line that leads there; a tick at what is listed now."""
    return Fact(text=f"✓ {text}" if to == now else text, value=view.text("pick-n", n=n), go=to.page())


PAGE = Page(draw=draw)
