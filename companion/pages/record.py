"""One finished or unfinished game: its result and chart, its score sheet, its times, its log."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from companion.access.roles import allows
from companion.errors import Stale
from companion.pages import out, records, then, went
from companion.pages.notes import log_facts
from companion.pages.page import Next, Page, Submission, View, asks, back, form, link, parts, screen
from companion.pages.rules import rule
from companion.pages.sheet import line_facts, place_facts, sheet_drawing
from companion.pages.times import time_facts, times_drawing
from companion.records.records import Folded
from companion.table.core import Core
from companion.table.intents import Resume
from companion.table.snapshot import Snapshot
from companion.view.draw import chart, chips
from companion.view.speak import Speaker
from companion.view.wire import AskView, Band, Chip, Drawing, Fact, Link, Show
from rules.kit.seal import seal
from rules.kit.types import TABLE

BY_CLOCK = "clock"  # the chart over game-time instead of moves
PARTS = (("went-link", went.NAME), ("score-link", "sheet"), ("times-link", "times"), ("log-link", "log"))


def draw(view: View) -> Show:
    """The result, or what stands behind the slash: "record/7K2Q/times", "record/7K2Q/log/1"."""
    game_id, part, page = parts(view.about, 3)
    kept = view.core.kept.opened.get(game_id)
    if kept is None:
        return records.draw(replace(view, about=""))
    speaker = view.core.games.speaker_of(kept.head, view.speaker.lang)
    if part == "rule":
        now = kept.session.state
        return rule(view, speaker, kept.game, now, page, f"record/{view.about}", f"record/{game_id}/sheet")
    if part in (then.NAME, went.NAME):
        path, look = f"record/{game_id}", Snapshot(kept.session)
        if part == went.NAME:
            return went.went(view, look, speaker, f"{path}/", page, back(view, path))
        return then.past(view, look, speaker, f"{path}/{part}", page, back(view, path))
    if part == out.NAME:
        return out.out(view, kept, page)
    drawing, facts = _shown(kept, part, page, speaker)
    is_whole = part in ("", BY_CLOCK, "away")
    return screen(
        view,
        f"record/{view.about}",
        Band(who=_title(view, kept), ask=view.speaker.day(kept.head.utc)),
        chips=_chips(kept, speaker) if drawing else (),
        drawing=drawing,
        facts=facts,
        asks=_go_on(view, kept, part) if is_whole else (),
        links=_links(view, kept, part) if is_whole else (),
        back=back(view, "records" if is_whole else f"record/{game_id}"),
    )


def _shown(kept: Folded, part: str, page: str, speaker: Speaker) -> tuple[Drawing | None, tuple[Fact, ...]]:
    path = f"record/{kept.head.id}"
    match part:
        case "sheet":
            facts = line_facts(kept.sheet, speaker)
            ruled = (structs.replace(fact, go=f"{path}/{fact.go}" if fact.go else "") for fact in facts)
            return sheet_drawing(kept.sheet, speaker), tuple(ruled)
        case "times":
            clocks = kept.session.clocks()
            return times_drawing(clocks, len(kept.head.seats), speaker), time_facts(kept.session, speaker)
        case "log":
            return None, log_facts(kept.session, speaker, page, f"{path}/log", f"{path}/{then.NAME}")
        case _:
            is_counted = bool(kept.sheet.totals)
            drawing = (
                chart(kept.course, speaker, part == BY_CLOCK) if is_counted else sheet_drawing(kept.sheet, speaker)
            )
            return drawing, place_facts(kept.sheet, speaker)


def _title(view: View, kept: Folded) -> str:
    """What was played; a pad of many games says which."""
    return view.speaker.title(kept.head.game, kept.game.named(seal(kept.session.state, TABLE)))


def _chips(kept: Folded, speaker: Speaker) -> tuple[Chip, ...]:
    """Who sat where; after the end a tap shows all of somebody's games."""
    scene = kept.game.scene(seal(kept.session.state, TABLE), TABLE)
    seats = chips(scene, kept.sheet, (), speaker, len(kept.head.seats))
    is_over = bool(kept.sheet.ended_by)
    return tuple(
        structs.replace(chip, go=f"person/{kept.head.seats[chip.seat]}" if is_over else "", start=False)
        for chip in seats
    )


def _links(view: View, kept: Folded, part: str) -> tuple[Link, ...]:
    """To the parts; on a phone that was let in, the file: the box has nowhere to put it."""
    game_id = kept.head.id
    links = [link(view, key, f"record/{game_id}/{name}") for key, name in PARTS]
    if kept.sheet.totals:
        by_clock = link(view, "record-by-clock", f"record/{game_id}/{BY_CLOCK}")
        links.append(link(view, "record-by-moves", f"record/{game_id}") if part == BY_CLOCK else by_clock)
    is_there = game_id not in {entry.id for entry in view.core.kept.thrown}
    if view.may and is_there and game_id != view.core.game.id:
        links.append(link(view, "record-away-key", f"record/{game_id}/away"))
    if out.found(view.core, game_id)[0]:
        links.append(link(view, "out-link", f"record/{game_id}/{out.NAME}"))
    if kept.sheet.ended_by and allows(view.role, "seat") and not view.is_operator:
        links.append(Link(text=view.text("record-save"), go=f"record:{game_id}.jsonl"))
    return tuple(links)


def _go_on(view: View, kept: Folded, part: str) -> tuple[AskView, ...]:
    """A game that waits comes back on the table; any is thrown away, and then can be taken back."""
    game_id = kept.head.id
    if not view.may or game_id == view.core.game.id:
        return ()
    if game_id in {entry.id for entry in view.core.kept.thrown}:
        return asks(form(view, f"record/{game_id}/back", confirm="record-back"))
    if part == "away":
        return asks(form(view, f"record/{game_id}/away", confirm="record-away", hint="record-away-hint"))
    if kept.sheet.ended_by or view.game:
        return ()
    return asks(form(view, f"record/{game_id}", confirm="home-resume", game=_title(view, kept)))


async def take(sent: Submission) -> str | Next:
    """A game that waits comes back on the table, is thrown away, or is not thrown away after all."""
    core = sent.core
    game_id, what = parts(sent.about, 2)
    match what:
        case "away":
            await core.kept.throw_away(game_id)
            return "records"
        case "back":
            await core.kept.take_back(game_id)
            return f"record/{game_id}"
    if core.game.playing:
        raise Stale("form-closed")
    return Next(intent=Resume(game_id=game_id), page="play")


async def prepare(core: Core, about: str) -> None:
    """Fold the record before it is shown, unless that was done already."""
    await core.kept.open_record(parts(about, 2)[0])
    if parts(about, 2)[1].startswith(out.NAME):
        await core.archive.look()


PAGE = Page(draw=draw, take=take, prepare=prepare)
