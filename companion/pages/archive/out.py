"""Exports of a finished game: its result card, the link to BG Stats, all games for a spreadsheet.

The table screen shows QR codes for phones, a phone the links. "record/ID/out" and "record/ID/out/bgstats".
"""

from __future__ import annotations

from typing import Any

from msgspec import structs

from companion.access.roles import is_allowed
from companion.errors import Stale
from companion.log.disk.store import StoredGame
from companion.pages.archive.went import place_facts, result_drawing
from companion.pages.page import Submission, View, asks, number
from companion.records import plays
from companion.records.archive import Digest
from companion.records.plays import kind_of
from companion.table.core import Core
from companion.view.qr import qr
from companion.view.speaker import Speaker
from companion.view.wire import Band, Fact, Link, Show, TextView

NAME = "out"
MOST_LETTERS = 1_100  # in a QR code that a phone can scan off a small screen


def draw(view: View) -> Show:
    """The exports of a game."""
    entry, digest = find_finished(view.core, view.look.id)
    if entry is None:
        return view.screen(NAME, view.heading("out-title"))
    to_app = app_link(view.core, entry, digest, view.speaker)
    if view.is_operator:
        return view.screen(f"{NAME}/{view.subject}".rstrip("/"), view.heading("out-title"),
                           **_codes(view, entry, digest, to_app),
                           back=view.path_of(NAME) if view.subject else "")  # fmt: skip
    links = [view.link("out-card", f"record:{view.look.id}.png"), view.link("out-bgstats", to_app), *files(view)]
    return view.screen(NAME, view.heading("out-title"), facts=(_names(view),), links=links)


def files(view: View) -> list[Link]:
    """Links to all finished games for a spreadsheet, in a browser with a seat: the touchscreen cannot save them."""
    if not is_allowed(view.role, "seat"):
        return []
    return [view.link(f"out-{kind}", f"record:plays.{kind}") for kind in ("csv", "json")]


def find_finished(core: Core, game_id: str) -> tuple[StoredGame | None, Digest | None]:
    """A finished game's entry in the store, and its digest."""
    entry = next((entry for entry in core.kept_games.finished_games if entry.id == game_id), None)
    return entry, next((digest for digest in core.archive.digests if digest.id == game_id), None)


def app_link(core: Core, entry: StoredGame, digest: Digest | None, speaker: Speaker) -> str:
    """The link to BG Stats, with names shortened as the club's setting demands."""
    title = speaker.title(entry.game, digest.named if digest else None)
    bgg_id = core.settings.prefs.bgg.get(kind_of(entry, digest))
    return plays.link(entry, digest, title, core.public_names(entry.seats), bgg_id)


def _names(view: View) -> Fact | None:
    """A note that exports have initials only; None if they have full names."""
    club = view.core.club
    return view.fact("out-names") if club and club.names == "initials" else None


def _codes(view: View, entry: StoredGame, digest: Digest | None, to_app: str) -> dict[str, Any]:
    """The QR code of this page for a phone, or of the app's link."""
    path, links = view.path_of(NAME), view.core.links.current
    bgg = Link(text=view.text("out-bgg"), go=f"bgg/{kind_of(entry, digest)}")
    if view.subject == "bgstats" and len(to_app) <= MOST_LETTERS:
        return {"drawing": qr(to_app), "facts": (view.fact("out-scan-app"),), "links": (bgg,)}
    ways = (view.link("out-bgstats", f"{path}/bgstats"), bgg)
    if not links.watch:
        return {"facts": (view.fact("join-closed" if links.closed else "join-no-lan", "warn"),), "links": ways}
    return {"drawing": qr(f"{links.watch[0]}#at={path}"), "facts": (view.fact("out-scan"), _names(view)), "links": ways}


# ---- the result card ----------------------------------------------------------------------------------
def card(view: View) -> Show:
    """The result card with names, points, chart and date, for an image."""
    title, sheet = view.look.title(view.speaker), view.look.sheet
    return view.screen("card", Band(who=title, ask=view.speaker.day(view.look.session.head.utc)), title=title,
                       back=None, drawing=result_drawing(view), facts=place_facts(sheet, view.speaker))  # fmt: skip


# ---- numbers of BoardGameGeek -------------------------------------------------------------------------
def draw_bgg(view: View) -> Show:
    """The form for a game's number at BoardGameGeek."""
    now = view.core.settings.prefs.bgg.get(view.subject)
    field = TextView(name="id", label=view.text("bgg-label"), most=7, least=0, default=str(now or ""), digits=True)
    asked = asks(view.form(f"bgg/{view.subject}", field, confirm="bgg-confirm"))
    return view.screen(f"bgg/{view.subject}", view.heading("bgg-title", "bgg-ask"), asks=asked)


async def take_bgg(sent: Submission) -> str:
    """Save the number for all games of this kind; an empty form deletes it."""
    settings, typed = sent.core.settings, sent.text("id")
    n = number(typed)
    if typed and not n:
        raise Stale("bgg-wrong")
    others = {kind: old for kind, old in settings.prefs.bgg.items() if kind != sent.subject}
    await settings.save(structs.replace(settings.prefs, bgg={**others, **({sent.subject: n} if n else {})}))
    return f"bgg/{sent.subject}"
