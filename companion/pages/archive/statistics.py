"""Statistics per game and per player."""

from __future__ import annotations

from collections.abc import Iterator

from companion.pages.archive.records import tabs
from companion.pages.archive.went import luck_facts
from companion.pages.page import View
from companion.records import statistics
from companion.records.statistics import GameFigures, PastGame, PersonFigures
from companion.view.clocks import mm_ss
from companion.view.figures import Bar, bars, placings
from companion.view.shapes import number
from companion.view.wire import Band, Drawing, Fact, Show

MOST_PEOPLE = 40


def draw(view: View) -> Show:
    """The games with finished plays, or one game's statistics ("statistics/akkon")."""
    digests = view.core.archive.digests
    if these := [digest for digest in digests if digest.kind == view.subject]:
        return _game_page(view, statistics.game_figures(these))
    return _list_page(view, "statistics", [
        Fact(
            text=view.speaker.title(each.game, each.named),
            value=view.text("statistics-played", n=each.games, time=mm_ss(each.length_ms)),
            go=f"statistics/{each.kind}",
        )
        for each in statistics.figures_by_game(digests)
    ])  # fmt: skip


def _list_page(view: View, page: str, facts: list[Fact]) -> Show:
    """A page of lines, or a note if there are none."""
    told = facts or [view.fact("records-none")]
    return view.screen(page, view.heading(f"{page}-title"), facts=(unread_fact(view), *told), links=tabs(view),
                       back="records")  # fmt: skip


def unread_fact(view: View) -> Fact | None:
    """The number of old records that are not counted yet."""
    n = view.core.archive.missing
    return view.fact("statistics-reading", "label", n=n) if n else None


def _game_page(view: View, figures: GameFigures) -> Show:
    return view.screen(
        f"statistics/{figures.kind}",
        view.heading("statistics-of", game=view.speaker.title(figures.game, figures.named)),
        drawing=_drawing(view, figures),
        facts=(unread_fact(view), *_facts(view, figures)),
        links=(view.link("statistics-games", f"records/{figures.game}"),),
        back="statistics",
    )


def _drawing(view: View, figures: GameFigures) -> Drawing:
    """A chart of each player's wins, and of the winning points for each number of seats."""
    wins = [Bar(label=each.name, amount=each.wins, text=view.text("of", part=each.wins, whole=each.games))
            for each in figures.people[:MOST_PEOPLE]]  # fmt: skip
    points = [
        Bar(label=view.text("statistics-seats", n=each.seats), amount=max(0.0, each.winning),
            text=view.speaker.decimal(each.winning))
        for each in figures.lengths if each.winning is not None
    ]  # fmt: skip
    return bars(((view.text("statistics-wins"), wins), (view.text("statistics-winning"), points)))


def _facts(view: View, figures: GameFigures) -> Iterator[Fact]:
    yield view.fact("statistics-count", value=str(figures.games))
    yield view.fact("statistics-length", value=mm_ss(figures.length_ms))
    for each in figures.lengths if len(figures.lengths) > 1 else ():
        time = mm_ss(each.length_ms)
        yield view.fact("statistics-seats-games", "label", time, seats=each.seats, games=each.games)
    if best := figures.best:
        yield view.fact(
            "statistics-best", value=number(best.points or 0), go=f"record/{best.digest.id}", name=best.name
        )
    if first := figures.first:  # the value of starting, without a verdict
        is_whole = first.wins == int(first.wins)  # no shared win
        won = number(int(first.wins)) if is_whole else view.speaker.decimal(first.wins)
        yield view.fact("statistics-first", value=view.text("of", part=won, whole=first.games))
        yield view.fact("statistics-fair", "label", view.speaker.decimal(first.fair))
    yield from luck_facts(view, figures.dice)


# ---- players -------------------------------------------------------------------------------------------
MOST_AGAINST = 8
MOST_EVENINGS = 10


def draw_people(view: View) -> Show:
    """Every player of a finished game, the most frequent first."""
    return _list_page(view, "people", [
        Fact(text=each.name, value=view.text("people-won", wins=each.wins, n=each.games), go=f"person/{each.name}")
        for each in statistics.people(view.core.archive.digests)[:MOST_PEOPLE]
    ])  # fmt: skip


def draw_person(view: View) -> Show:
    """One player's figures, and the places in the last games."""
    digests = view.core.archive.digests
    person = statistics.person_figures(digests, view.subject)
    if person is None:
        return draw_people(view)
    played = statistics.past_games(digests, view.subject)
    places, most = [each.place for each in reversed(played)], max(len(each.digest.seats) for each in played)
    return view.screen(
        f"person/{view.subject}",
        Band(who=person.name, ask=view.text("people-won", wins=person.wins, n=person.games)),
        drawing=placings(places, most, view.speaker),
        facts=(
            unread_fact(view),
            *_figures(view, person),
            *_games_of(view, played),
            *_rivals(view),
            *_latest_games(view, played),
        ),
        back="people",
    )


def _figures(view: View, person: PersonFigures) -> Iterator[Fact]:
    yield view.fact("person-won", value=view.text("of", part=person.wins, whole=person.games))
    yield view.fact("person-place", value=view.speaker.decimal(person.place))
    if person.turn_ms is not None:
        yield view.fact("person-turn", value=mm_ss(person.turn_ms))


def _games_of(view: View, played: tuple[PastGame, ...]) -> Iterator[Fact]:
    """Each game's plays, wins and most points; a tap opens the play with the most points."""
    yield view.fact("person-games", "label")
    for kind in dict.fromkeys(each.digest.kind for each in played):
        these = [each for each in played if each.digest.kind == kind]
        won = view.text("of", part=sum(each.place == 1 for each in these), whole=len(these))
        best, digest = statistics.best_game(these), these[0].digest
        points = f" · {number(best.points or 0)}" if best else ""
        go = f"record/{best.digest.id}" if best else ""
        yield Fact(text=view.speaker.title(digest.game, digest.named), value=won + points, go=go)


def _rivals(view: View) -> Iterator[Fact]:
    """Head to head: the games ahead of each other player, and behind."""
    rivals = statistics.head_to_head(view.core.archive.digests, view.subject)[:MOST_AGAINST]
    if rivals:
        yield view.fact("person-against", "label")
    for each in rivals:
        ahead = view.text("person-ahead", ahead=each.ahead, behind=each.behind)
        yield Fact(text=each.name, value=ahead, go=f"person/{each.name}")


def _latest_games(view: View, played: tuple[PastGame, ...]) -> Iterator[Fact]:
    yield view.fact("person-last", "label")
    for each in played[:MOST_EVENINGS]:
        text = f"{view.speaker.day(each.digest.utc)} {view.speaker.title(each.digest.game, each.digest.named)}"
        yield Fact(text=text, value=view.text("place", n=each.place), go=f"record/{each.digest.id}")
