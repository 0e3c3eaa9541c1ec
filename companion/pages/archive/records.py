"""The list of finished and unfinished games, newest first, with a filter by game and by player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import structs

from companion.log.disk.store import StoredGame
from companion.pages.archive.out import files
from companion.pages.page import View, number, parts
from companion.records.statistics import name_key
from companion.table.core import Core
from companion.view.palette import mark
from companion.view.wire import Fact, Link, Show
from rules.kit.types import Frozen

MOST_SHOWN = 10  # more would push the buttons below off a phone's screen
TABS = (("records-tab", "records"), ("statistics-tab", "statistics"), ("people-tab", "people"))


class Criteria(Frozen, frozen=True, kw_only=True):
    """A filter for games: by game, by player; "" = any."""

    game: str = ""
    person: str = ""

    def matches(self, entry: StoredGame) -> bool:
        played = not self.person or name_key(self.person) in map(name_key, entry.seats)
        return played and self.game in ("", entry.game)

    def path(self, number: int = 0) -> str:
        """The path of the filtered list's page."""
        if self.person:
            return f"records/{self.game}/{number}/{self.person}"
        if number:
            return f"records/{self.game}/{number}"
        return f"records/{self.game}".rstrip("/")


def draw(view: View) -> Show:
    """One page of the list: "records/akkon/2/Ana" is the third of Ana's games of Akkon. A tap opens a game."""
    game, shown, person = parts(view.subject, 3)
    criteria = Criteria(game=game, person=person)
    entries = [
        entry
        for entry in (*view.core.kept_games.running_games, *view.core.kept_games.finished_games)
        if criteria.matches(entry)
    ]
    # deleted today, can be restored
    thrown = view.core.kept_games.thrown_games if view.is_table and criteria == Criteria() else ()
    return view.screen(
        f"records/{view.subject}".rstrip("/"),
        view.heading("records-title"),
        facts=(
            _filter(view, criteria),
            *_entry_lines(view, criteria, entries, number(shown) or 0),
            None if entries else view.fact("records-none"),
            view.fact("records-thrown", "label") if thrown else None,
            *(_fact(view, entry, is_one_game=False) for entry in thrown),
        ),
        links=(*tabs(view), *files(view)),
        back="records" if view.subject else "",
    )


def tabs(view: View) -> tuple[Link, ...]:
    """The links to records, statistics and players, in the same place on all three pages."""
    return tuple(view.link(key, go) for key, go in TABS)


def _filter(view: View, criteria: Criteria) -> Fact | None:
    """The line that leads to the filter; None while all games fit on one page."""
    if criteria == Criteria() and len(view.core.kept_games.finished_games) <= MOST_SHOWN:
        return None
    words = (view.speaker.title(criteria.game) if criteria.game else view.text("pick-all"), criteria.person)
    now = ", ".join(filter(None, words))
    return Fact(text=view.text("pick-link"), value=now, go=f"pick/{criteria.game}/{criteria.person}")


def _entry_lines(view: View, criteria: Criteria, entries: list[StoredGame], page: int) -> Iterator[Fact]:
    """One page of games, with headings over the unfinished and the finished ones."""
    first = MOST_SHOWN * page
    last = min(first + MOST_SHOWN, len(entries))
    above = None
    part = view.text("records-part", first=first + 1, last=last, n=len(entries))
    if page:
        yield view.fact("records-newer", value=part, go=criteria.path(page - 1))
    for entry in entries[first:last]:
        heading_key = "records-finished" if entry.finished else "records-unfinished"
        if heading_key != above and not entries[0].finished:
            yield view.fact(heading_key, "label")
        above = heading_key
        yield _fact(view, entry, is_one_game=bool(criteria.game))
    if last < len(entries):
        yield view.fact("records-older", value=part, go=criteria.path(page + 1))


def _fact(view: View, entry: StoredGame, *, is_one_game: bool) -> Fact:
    """A game's result, with the winner's colour and the date."""
    won = [seat for seat, place in enumerate(entry.places) if place == 1]
    how = entry.result or ", ".join(entry.seats)
    named = next((digest.named for digest in view.core.archive.digests if digest.id == entry.id), None)
    return Fact(
        text=how
        if is_one_game and named is None
        else view.speaker.labelled_value(view.speaker.title(entry.game, named), how),
        mark=mark(won[0], entry.tints[won[0]]) if len(won) == 1 else None,
        value=view.speaker.day(entry.utc),
        go=f"record/{entry.id}",
    )


async def prepare(core: Core, subject: str) -> None:
    """Read the digests of new records, which give the games' names."""
    await core.archive.look()


# ---- the filter ----------------------------------------------------------------------------------------
MOST_PEOPLE = 40


def draw_pick(view: View) -> Show:
    """Every game and every player with the number of games; "pick/akkon/Ana" has the current filter."""
    game, person = parts(view.subject, 2)
    now = Criteria(game=game, person=person)
    return view.screen(
        f"pick/{view.subject}",
        view.heading("pick-title"),
        facts=(*_games_of(view, now), *_people(view, now)),
        back=now.path(),
    )


def _games_of(view: View, now: Criteria) -> Iterator[Fact]:
    """The games that the filter's player has played."""
    anything = structs.replace(now, game="")
    games = Counter(entry.game for entry in view.core.kept_games.finished_games if anything.matches(entry))
    yield view.fact("pick-game", "label")
    yield _way(view, view.text("pick-all"), games.total(), anything, now)
    for game, n in games.most_common():
        yield _way(view, view.speaker.title(game), n, structs.replace(now, game=game), now)


def _people(view: View, now: Criteria) -> Iterator[Fact]:
    """The players of the filter's game, the most frequent first."""
    anybody = structs.replace(now, person="")
    entries = [entry for entry in view.core.kept_games.finished_games if anybody.matches(entry)]
    spelt = {name_key(name): name for entry in reversed(entries) for name in entry.seats}
    people = Counter(who for entry in entries for who in dict.fromkeys(map(name_key, entry.seats)))
    yield view.fact("pick-person", "label")
    yield _way(view, view.text("pick-everybody"), len(entries), anybody, now)
    for who, n in people.most_common(MOST_PEOPLE):
        yield _way(view, spelt[who], n, structs.replace(now, person=spelt[who]), now)


def _way(view: View, text: str, n: int, to: Criteria, now: Criteria) -> Fact:
    """A line that leads to a filtered list, with a tick if it is the current one."""
    return Fact(text=f"✓ {text}" if to == now else text, value=view.text("pick-n", n=n), go=to.path())
