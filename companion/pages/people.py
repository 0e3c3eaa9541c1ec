"""Statistics per player."""

from __future__ import annotations

from companion.pages.page import Page, View, back, heading, screen
from companion.pages.records import tabs
from companion.pages.statistics import prepare, reading
from companion.records import statistics
from companion.records.statistics import Evening, OfPerson
from companion.view.clocks import mm_ss
from companion.view.draw import placings
from companion.view.shapes import number
from companion.view.wire import Band, Fact, Show

MOST_AGAINST = 8
MOST_EVENINGS = 10
MOST_PEOPLE = 40


def draw(view: View) -> Show:
    """Everybody who has finished a game, who played most first."""
    everybody = statistics.people(view.core.archive.digests)[:MOST_PEOPLE]
    facts = [
        Fact(text=each.name, value=view.text("people-won", wins=each.wins, n=each.games), go=f"person/{each.name}")
        for each in everybody
    ]
    none = Fact(text=view.text("records-none"), style="body")
    return screen(
        view,
        "people",
        heading(view, "people-title"),
        facts=(*reading(view), *(facts or (none,))),
        links=tabs(view),
        back=back(view, "records"),
    )


def draw_one(view: View) -> Show:
    """One person's figures, and the places of the last games."""
    digests = view.core.archive.digests
    person = statistics.of_person(digests, view.about)
    if person is None:
        return draw(view)
    played = statistics.evenings(digests, view.about)
    return screen(
        view,
        f"person/{view.about}",
        Band(who=person.name, ask=view.text("people-won", wins=person.wins, n=person.games)),
        drawing=placings([each.place for each in reversed(played)], max(each.seats for each in played), view.speaker),
        facts=(*reading(view), *_figures(view, person), *_games(view, played), *_against(view), *_last(view, played)),
        back=back(view, "people"),
    )


def _figures(view: View, person: OfPerson) -> list[Fact]:
    facts = [
        Fact(text=view.text("person-won"), value=view.text("of", part=person.wins, whole=person.games)),
        Fact(text=view.text("person-place"), value=view.speaker.decimal(person.place)),
    ]
    if person.turn_ms is not None:
        facts.append(Fact(text=view.text("person-turn"), value=mm_ss(person.turn_ms)))
    return facts


def _games(view: View, played: tuple[Evening, ...]) -> list[Fact]:
    """How often each game was played and won, and the most points in it: a tap shows that game."""
    facts = [Fact(text=view.text("person-games"), style="label")]
    best = statistics.best_scores(played)
    for kind in dict.fromkeys(each.kind for each in played):
        these = [each for each in played if each.kind == kind]
        won = view.text("of", part=sum(each.place == 1 for each in these), whole=len(these))
        points = f" · {number(best[kind].points or 0)}" if kind in best else ""
        go = f"record/{best[kind].id}" if kind in best else ""
        facts.append(Fact(text=view.speaker.title(these[0].game, these[0].named), value=won + points, go=go))
    return facts


def _against(view: View) -> list[Fact]:
    """Head to head: how often ahead of somebody, and how often behind."""
    rivals = statistics.head_to_head(view.core.archive.digests, view.about)[:MOST_AGAINST]
    facts = [Fact(text=view.text("person-against"), style="label")] if rivals else []
    for each in rivals:
        facts.append(Fact(text=each.name, value=view.text("person-ahead", ahead=each.ahead, behind=each.behind),
                          go=f"person/{each.name}"))  # fmt: skip
    return facts


def _last(view: View, played: tuple[Evening, ...]) -> list[Fact]:
    facts = [Fact(text=view.text("person-last"), style="label")]
    for each in played[:MOST_EVENINGS]:
        place = view.text("place", n=each.place)
        text = f"{view.speaker.day(each.utc)} {view.speaker.title(each.game, each.named)}"
        facts.append(Fact(text=text, value=place, go=f"record/{each.id}"))
    return facts


PAGE = Page(draw=draw, prepare=prepare)
ONE = Page(draw=draw_one, prepare=prepare)
