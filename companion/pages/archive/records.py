"""The list of finished and unfinished games, newest first, all of them or those of one game."""

from __future__ import annotations

from collections.abc import Iterator

from companion.log.disk.store import StoredGame
from companion.pages.archive.out import files
from companion.pages.page import View, number, parts
from companion.table.core import Core
from companion.view.palette import mark
from companion.view.wire import Fact, Link, Show

MOST_SHOWN = 10  # more would push the buttons below off a phone's screen
TABS = (("records-tab", "records"), ("statistics-tab", "statistics"), ("people-tab", "people"))


def draw(view: View) -> Show:
    """One page of the list: "records/akkon/2" is the third of the games of Akkon. A tap opens a game."""
    game, shown = parts(view.subject, 2)
    kept = view.core.kept_games
    entries = [entry for entry in (*kept.running_games, *kept.finished_games) if game in ("", entry.game)]
    thrown = kept.thrown_games if view.is_table and not game else ()  # deleted today, can be restored
    return view.screen(
        f"records/{view.subject}".rstrip("/"),
        view.heading("records-title"),
        facts=(
            Fact(text=view.speaker.title(game), style="label") if game else None,
            *_entry_lines(view, game, entries, number(shown) or 0),
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


def _entry_lines(view: View, game: str, entries: list[StoredGame], page: int) -> Iterator[Fact]:
    """One page of games, with headings over the unfinished and the finished ones."""
    first = MOST_SHOWN * page
    last = min(first + MOST_SHOWN, len(entries))
    above = None
    part = view.text("records-part", first=first + 1, last=last, n=len(entries))
    if page:
        yield view.fact("records-newer", value=part, go=_path(game, page - 1))
    for entry in entries[first:last]:
        heading_key = "records-finished" if entry.finished else "records-unfinished"
        if heading_key != above and not entries[0].finished:
            yield view.fact(heading_key, "label")
        above = heading_key
        yield _fact(view, entry, is_one_game=bool(game))
    if last < len(entries):
        yield view.fact("records-older", value=part, go=_path(game, page + 1))


def _path(game: str, number: int) -> str:
    """The path of one page of the list."""
    return f"records/{game}/{number}" if number else f"records/{game}".rstrip("/")


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
