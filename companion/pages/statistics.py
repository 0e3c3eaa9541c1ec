"""Statistics per game."""

from __future__ import annotations

from companion.pages.page import Page, View, back, heading, link, screen
from companion.pages.records import tabs
from companion.pages.went import luck_facts
from companion.records import statistics
from companion.records.statistics import First, Length, OfGame
from companion.table.core import Core
from companion.view.clocks import mm_ss
from companion.view.draw import Bar, Group, bars
from companion.view.shapes import LOW, WIDE, number
from companion.view.wire import Drawing, Fact, Show

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
        back=back(view, "records"),
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
        back=back(view, "statistics"),
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
    groups = (
        Group(title=view.text("statistics-wins"), bars=tuple(wins)),
        Group(title=view.text("statistics-winning"), bars=tuple(points)),
    )
    return bars(groups, WIDE, LOW)


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


PAGE = Page(draw=draw, prepare=prepare)
