"""Statistics per game, and per player."""

from __future__ import annotations

from companion.pages.page import Page, View, heading, link, screen
from companion.pages.records import tabs
from companion.pages.went import luck_facts
from companion.records import statistics
from companion.records.statistics import First, Length, OfGame, OfPerson, PastGame
from companion.table.core import Core
from companion.view.clocks import mm_ss
from companion.view.figures import Bar, bars, placings
from companion.view.shapes import number
from companion.view.wire import Band, Drawing, Fact, Show

MOST_PEOPLE = 8


def draw(view: View) -> Show:
    """Every game that was finished, or one of them ("statistics/akkon")."""
    digests = view.core.archive.digests
    if these := [digest for digest in digests if digest.kind == view.about]:
        return _one(view, statistics.of_game(these))
    games = statistics.by_game(digests)
    facts = [
        Fact(
            text=view.speaker.title(each.game, each.named),
            value=view.text("statistics-played", n=each.games, time=mm_ss(each.length_ms)),
            go=f"statistics/{each.kind}",
        )
        for each in games
    ]
    none = Fact(text=view.text("records-none"), style="body")
    return screen(
        view,
        "statistics",
        heading(view, "statistics-title"),
        facts=(*reading(view), *(facts or (none,))),
        links=tabs(view),
        back="records",
    )


def reading(view: View) -> tuple[Fact, ...]:
    """How many old records are not counted yet."""
    n = view.core.archive.missing
    return (Fact(text=view.text("statistics-reading", n=n), style="label"),) if n else ()


def _one(view: View, figures: OfGame) -> Show:
    return screen(
        view,
        f"statistics/{figures.kind}",
        heading(view, "statistics-of", game=view.speaker.title(figures.game, figures.named)),
        drawing=_drawing(view, figures),
        facts=(*reading(view), *_facts(view, figures)),
        links=(link(view, "statistics-games", f"records/{figures.game}"),),
        back="statistics",
    )


def _drawing(view: View, figures: OfGame) -> Drawing:
    """Who has won how often, and with how many points at each number of seats."""
    wins = [Bar(label=each.name, amount=each.wins, text=view.text("of", part=each.wins, whole=each.games))
            for each in figures.people[:MOST_PEOPLE]]  # fmt: skip
    points = [
        Bar(label=view.text("statistics-seats", n=each.seats), amount=max(0.0, each.winning),
            text=view.speaker.decimal(each.winning))
        for each in figures.lengths if each.winning is not None
    ]  # fmt: skip
    return bars(((view.text("statistics-wins"), wins), (view.text("statistics-winning"), points)))


def _facts(view: View, figures: OfGame) -> list[Fact]:
    facts = [
        Fact(text=view.text("statistics-count"), value=str(figures.games)),
        Fact(text=view.text("statistics-length"), value=mm_ss(figures.length_ms)),
        *(_length(view, each) for each in figures.lengths if len(figures.lengths) > 1),
    ]
    if figures.best:
        best = figures.best
        facts.append(Fact(text=view.text("statistics-best", name=best.name), value=number(best.points),
                          go=f"record/{best.id}"))  # fmt: skip
    if figures.first:
        facts += _first(view, figures.first)
    return [*facts, *luck_facts(figures.dice, view.speaker)]


def _length(view: View, each: Length) -> Fact:
    return Fact(text=view.text("statistics-seats-games", seats=each.seats, games=each.games), style="label",
                value=mm_ss(each.length_ms))  # fmt: skip


def _first(view: View, first: First) -> list[Fact]:
    """What starting is worth, as numbers: people draw their own conclusions."""
    is_whole = first.wins == int(first.wins)  # nobody has shared a win
    won = number(int(first.wins)) if is_whole else view.speaker.decimal(first.wins)
    fair = view.speaker.decimal(first.fair)
    return [
        Fact(text=view.text("statistics-first"), value=view.text("of", part=won, whole=first.games)),
        Fact(text=view.text("statistics-fair"), style="label", value=fair),
    ]


async def prepare(core: Core, about: str) -> None:
    """The newest games are counted before the page is shown."""
    await core.archive.look()


# ---- people --------------------------------------------------------------------------------------------
MOST_AGAINST = 8
MOST_EVENINGS = 10
MOST_PEOPLE = 40


def draw_people(view: View) -> Show:
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
        back="records",
    )


def draw_person(view: View) -> Show:
    """One person's figures, and the places of the last games."""
    digests = view.core.archive.digests
    person = statistics.of_person(digests, view.about)
    if person is None:
        return draw_people(view)
    played = statistics.evenings(digests, view.about)
    return screen(
        view,
        f"person/{view.about}",
        Band(who=person.name, ask=view.text("people-won", wins=person.wins, n=person.games)),
        drawing=placings([each.place for each in reversed(played)], max(each.seats for each in played), view.speaker),
        facts=(
            *reading(view),
            *_figures(view, person),
            *_games_of(view, played),
            *_against(view),
            *_latest(view, played),
        ),
        back="people",
    )


def _figures(view: View, person: OfPerson) -> list[Fact]:
    facts = [
        Fact(text=view.text("person-won"), value=view.text("of", part=person.wins, whole=person.games)),
        Fact(text=view.text("person-place"), value=view.speaker.decimal(person.place)),
    ]
    if person.turn_ms is not None:
        facts.append(Fact(text=view.text("person-turn"), value=mm_ss(person.turn_ms)))
    return facts


def _games_of(view: View, played: tuple[PastGame, ...]) -> list[Fact]:
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


def _latest(view: View, played: tuple[PastGame, ...]) -> list[Fact]:
    facts = [Fact(text=view.text("person-last"), style="label")]
    for each in played[:MOST_EVENINGS]:
        place = view.text("place", n=each.place)
        text = f"{view.speaker.day(each.utc)} {view.speaker.title(each.game, each.named)}"
        facts.append(Fact(text=text, value=place, go=f"record/{each.id}"))
    return facts


PAGE = Page(draw=draw, prepare=prepare)
PEOPLE = Page(draw=draw_people, prepare=prepare)
PERSON = Page(draw=draw_person, prepare=prepare)
