"""An old game, finished or unfinished: its result, and below its path the pages that the current game also has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from companion.access.roles import is_allowed
from companion.errors import Stale
from companion.pages.archive import out, records, went
from companion.pages.archive.went import place_facts, result_drawing
from companion.pages.game import notes, rules, score, then
from companion.pages.game.rail import seats
from companion.pages.page import FollowUp, Submission, View, asks, parts
from companion.table.core import Core
from companion.table.intents import Resume
from companion.view.wire import AskView, Band, Link, Show
from rules.kit.types import TABLE

PARTS: dict[str, Callable[[View], Show]] = {
    went.NAME: went.draw,
    then.NAME: then.draw,
    out.NAME: out.draw,
    "score": score.draw_score,
    "log": notes.draw_log,
    "rule": rules.draw_rule,
}
LINKS = (("went-link", "went"), ("score-link", "score"), ("times-link", "went/times"), ("log-link", "log"))


def draw(view: View) -> Show:
    """The result, or the page named in the path: "record/7K2Q/went/times", "record/7K2Q/log/1"."""
    game_id, part, about = parts(view.subject, 3)
    look = view.core.kept_games.opened_records.get(game_id)
    if look is None:
        return records.draw(replace(view, subject=""))
    path, speaker = f"record/{look.id}", view.core.games.speaker_of(look.session.head, view.speaker.lang)
    # a phone's seats belong to the current game: here it only watches
    old = replace(view, game=look, speaker=speaker, viewer=TABLE, own=(), subject=about, base=path, root=path)
    return PARTS[part](old) if part in PARTS else _result(old, part)


def _result(view: View, part: str) -> Show:
    look, speaker = view.look, view.speaker
    return view.screen(
        part,
        Band(who=look.title(speaker), ask=speaker.day(look.session.head.utc)),
        chips=seats(view),
        drawing=result_drawing(view),
        facts=place_facts(look.sheet, speaker),
        asks=_asks(view, part),
        links=_links(view),
        back="records",
    )


def _links(view: View) -> Iterator[Link]:
    """Links to the game's pages; in a browser with a seat also the file, which the touchscreen cannot save."""
    core, game_id = view.core, view.look.id
    yield from (view.link(key, view.path_of(page)) for key, page in LINKS)
    if view.is_table and game_id != core.game.id and not _is_thrown(core, game_id):
        yield view.link("record-away-key", view.path_of("away"))
    if out.find_finished(core, game_id)[0]:
        yield view.link("out-link", view.path_of(out.NAME))
    if view.look.sheet.ended_by and is_allowed(view.role, "seat"):
        yield view.link("record-save", f"record:{game_id}.jsonl")


def _is_thrown(core: Core, game_id: str) -> bool:
    return game_id in {entry.id for entry in core.kept_games.thrown_games}


def _asks(view: View, part: str) -> tuple[AskView, ...]:
    """The form to resume an unfinished game, to delete any game, or to restore a deleted one."""
    core, game_id = view.core, view.look.id
    if not view.is_table or game_id == core.game.id:
        return ()
    if _is_thrown(core, game_id):
        return asks(view.form(view.path_of("back"), confirm="record-back"))
    if part == "away":
        return asks(view.form(view.path_of("away"), confirm="record-away", hint="record-away-hint"))
    if view.look.sheet.ended_by or core.game.has_game:
        return ()
    return asks(view.form(view.base, confirm="home-resume", game=view.look.title(view.speaker)))


async def take(sent: Submission) -> str | FollowUp:
    """Resume, delete or restore a game."""
    core = sent.core
    game_id, what = parts(sent.subject, 2)
    match what:
        case "away":
            await core.kept_games.throw_away(game_id)
            return "records"
        case "back":
            await core.kept_games.restore(game_id)
            return f"record/{game_id}"
    if core.game.has_game:
        raise Stale("form-closed")
    return FollowUp(intent=Resume(game_id=game_id), page="play")


async def prepare(core: Core, subject: str) -> None:
    """Fold the record, unless it is open already, and read new digests for the exports."""
    await core.kept_games.open_record(parts(subject, 2)[0])
    if parts(subject, 2)[1].startswith(out.NAME):
        await core.archive.look()
