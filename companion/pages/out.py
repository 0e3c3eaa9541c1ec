"""A finished game taken along: its result card, the link to BG Stats, all games for a spreadsheet.

The table's screen has codes for phones; a phone has the keys themselves. "record/ID/out" and "record/ID/out/bgstats".
"""

from __future__ import annotations

from typing import Any

from msgspec import structs

from companion.access.roles import allows
from companion.errors import Stale
from companion.log.store import Stored
from companion.pages.page import Page, Submission, View, asks, form, heading, link, number, screen
from companion.pages.sheet import place_facts, result_drawing
from companion.records import plays
from companion.records.archive import Digest
from companion.records.plays import kind_of
from companion.table.core import Core
from companion.view.draw import qr
from companion.view.speak import Speaker
from companion.view.wire import Band, Fact, Link, Show, TextView

NAME = "out"
MOST_LETTERS = 1_100  # of a code that a phone reads off a small screen


def draw(view: View) -> Show:
    """What can be taken along of that game."""
    entry, digest = found(view.core, view.look.id)
    if entry is None:
        return screen(view, NAME, heading(view, "out-title"))
    to_app = app_link(view.core, entry, digest, view.speaker)
    if view.is_operator:
        at = f"{NAME}/{view.about}" if view.about else NAME
        return screen(view, at, heading(view, "out-title"), **_codes(view, entry, digest, to_app),
                      back=view.at(NAME) if view.about else "")  # fmt: skip
    links = [link(view, "out-card", f"record:{view.look.id}.png"), link(view, "out-bgstats", to_app), *files(view)]
    facts = (Fact(text=view.text("out-names")),) if initialled(view.core) else ()
    return screen(view, NAME, heading(view, "out-title"), facts=facts, links=tuple(links))


def files(view: View) -> list[Link]:
    """All finished games for a spreadsheet, on a phone that was let in: the box has nowhere to put them."""
    if view.is_operator or not allows(view.role, "seat"):
        return []
    return [link(view, f"out-{kind}", f"record:plays.{kind}") for kind in ("csv", "json")]


def found(core: Core, game_id: str) -> tuple[Stored | None, Digest | None]:
    """What the list says of a finished game, and its digest."""
    entry = next((entry for entry in core.kept.finished if entry.id == game_id), None)
    return entry, next((digest for digest in core.archive.digests if digest.id == game_id), None)


def app_link(core: Core, entry: Stored, digest: Digest | None, speaker: Speaker) -> str:
    """The link to BG Stats, with the names as they may leave the house."""
    title = speaker.title(entry.game, digest.named if digest else None)
    bgg_id = core.settings.prefs.bgg.get(kind_of(entry, digest))
    return plays.link(entry, digest, title, core.named(entry.seats), bgg_id)


def initialled(core: Core) -> bool:
    """Whether no more than initials may leave the house."""
    return core.club is not None and core.club.names == "initials"


def _codes(view: View, entry: Stored, digest: Digest | None, to_app: str) -> dict[str, Any]:
    """A code for the page on a phone; or the one that hands the play to the app at once."""
    path, watch = view.at(NAME), (*view.core.links.now.watch, "")[0]
    bgg = Link(text=view.text("out-bgg"), go=f"bgg/{kind_of(entry, digest)}")
    if view.about == "bgstats" and len(to_app) <= MOST_LETTERS:
        return {"drawing": qr(to_app), "facts": (Fact(text=view.text("out-scan-app")),), "links": (bgg,)}
    ways = (link(view, "out-bgstats", f"{path}/bgstats"), bgg)
    if not watch:
        return {"facts": (Fact(text=view.text("join-no-lan"), style="warn"),), "links": ways}
    facts = (Fact(text=view.text("out-scan")), *((Fact(text=view.text("out-names")),) if initialled(view.core) else ()))
    return {"drawing": qr(f"{watch}#at={path}"), "facts": facts, "links": ways}


# ---- the result card ----------------------------------------------------------------------------------
def card(view: View) -> Show:
    """Names, points, chart and date, with nothing to tap: drawn as a picture."""
    title, sheet = view.look.title(view.speaker), view.look.sheet
    return screen(view, "card", Band(who=title, ask=view.speaker.day(view.look.session.head.utc)), title=title,
                  back=None, drawing=result_drawing(view), facts=place_facts(sheet, view.speaker))  # fmt: skip


# ---- numbers of BoardGameGeek -------------------------------------------------------------------------
def draw_bgg(view: View) -> Show:
    """The number of a game there, typed once by whoever owns the box."""
    now = view.core.settings.prefs.bgg.get(view.about)
    field = TextView(name="id", label=view.text("bgg-label"), most=7, least=0, default=str(now or ""), digits=True)
    path = f"bgg/{view.about}"
    asked = asks(form(view, path, field, confirm="bgg-confirm"))
    return screen(view, path, heading(view, "bgg-title", "bgg-ask"), asks=asked)


async def take_bgg(sent: Submission) -> str:
    """It is kept for all games of that kind; nothing typed takes it away."""
    settings, typed = sent.core.settings, sent.text("id").strip()
    n = number(typed) if len(typed) < 7 else None
    if typed and not n:
        raise Stale("bgg-wrong")
    others = {kind: old for kind, old in settings.prefs.bgg.items() if kind != sent.about}
    await settings.save(structs.replace(settings.prefs, bgg={**others, **({sent.about: n} if n else {})}))
    return f"bgg/{sent.about}"


BGG = Page(draw=draw_bgg, take=take_bgg)
