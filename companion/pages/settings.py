"""Settings: the language, and a page each for the screen, sounds, the phone connection and automatic steps.

"settings" shows the language and the ways to the others: "settings/screen", "settings/sound" and "settings/line".
"auto/GAME" is about the automatic steps of that game; "auto" of the one on the table, and without one it leads to all.
"""

from __future__ import annotations

from msgspec.structs import asdict

from companion.pages.page import (
    Page,
    Submission,
    View,
    asks,
    confirmation,
    form,
    heading,
    keys,
    link,
    screen,
    setting,
)
from companion.table.core import Core
from companion.table.settings import PREFERENCES, Automation, Preference, changed, owning
from companion.view.wire import Fact, FieldView, Link, Show
from rules.kit.settings import settings_of

ABOUT = ("screen", "sound", "line")
LINKS = (
    *((f"settings-about-{about}", f"settings/{about}") for about in ABOUT),
    ("auto-link", "auto"),
    ("printed-link", "printed"),
)


def draw(view: View) -> Show:
    """Every key counts at once."""
    about = view.about if view.about in ABOUT else ""
    path = f"settings/{about}".rstrip("/")
    band = heading(view, "settings-title", f"settings-about-{about}" if about else "")
    of_page = (each for each in PREFERENCES if each.page == about)
    shown = asks(form(view, path, *(_field(view, each) for each in of_page if _counts(view, each))))
    if about:
        notes = (Fact(text=view.text("settings-tls-note")),) if about == "line" else ()
        return screen(view, path, band, facts=notes, asks=shown, back="settings")
    facts = (*(Fact(text=view.speaker.speak(w), style="warn") for w in view.core.warnings), *_club(view))
    links = (*(link(view, key, go) for key, go in LINKS), *_packages(view), *_clubs(view))
    return screen(view, path, band, facts=facts, asks=shown, links=links)


def _packages(view: View) -> tuple[Link, ...]:
    """Where games may be added."""
    return (link(view, "packages-link", "packages"),) if view.core.packages else ()


def _clubs(view: View) -> tuple[Link, ...]:
    """Where a club may be joined."""
    key = "club-page" if view.core.club else "club-link"
    return (link(view, key, "club"),) if view.core.club_door else ()


def _club(view: View) -> tuple[Fact, ...]:
    """How it is with the club that the table belongs to."""
    return (Fact(text=view.speaker.speak(view.core.club.says)),) if view.core.club else ()


# ---- fields -------------------------------------------------------------------------------------------------
def _counts(view: View, preference: Preference) -> bool:
    """Whether it changes anything: when the quiet hours end, only where they begin."""
    return preference.name != "quiet_to" or bool(view.core.settings.prefs.quiet_from)


def _field(view: View, preference: Preference) -> FieldView:
    options = [(value, view.speaker.speak(said)) for value, (_, said) in preference.values.items()]
    return keys(
        preference.name, view.text(f"settings-{preference.name}"), options, preference.now(view.core.settings.prefs)
    )


async def change(sent: Submission) -> str:
    """One setting is kept for next time."""
    await sent.core.settings.save(changed(sent.core.settings.prefs, *sent.change))
    return f"settings/{sent.about}" if sent.about in ABOUT else "settings"


# ---- from the menu ----------------------------------------------------------------------------------
def draw_flip(view: View) -> Show:
    """Whether the picture is turned round for the people opposite."""
    note = Fact(text=view.text("flip-note"), style="body")
    return confirmation(view, "flip", note, title="flip-title", confirm="flip-link")


async def flip(sent: Submission) -> str:
    """It faces the other side from now on, and the game goes on."""
    prefs = sent.core.settings.prefs
    await sent.core.settings.save(changed(prefs, "facing", "this" if prefs.looks.flipped else "other"))
    return "play"


# ---- automatic steps -----------------------------------------------------------------------------------
def draw_auto(view: View) -> Show:
    """A row for each kind of step; where no game is meant, the games."""
    game_id = view.about or (view.look.session.game.id if view.game else "")
    return _one_game(view, game_id) if game_id else _games(view)


def _games(view: View) -> Show:
    games = tuple(Link(text=view.speaker.title(game.id), go=f"auto/{game.id}") for game in view.core.games)
    return screen(view, "auto", heading(view, "auto-title"), links=games, back="settings")


def _one_game(view: View, game_id: str) -> Show:
    now = asdict(view.core.settings.automation(view.core.games.find(game_id).id))
    rows = (setting(each, now[each.field.name], view.speaker) for each in settings_of(Automation))
    return screen(
        view,
        f"auto/{game_id}",
        heading(view, "auto-title", "auto-in", game=view.speaker.title(game_id)),
        facts=(Fact(text=view.text("auto-note"), style="label"),),
        asks=asks(form(view, f"auto/{game_id}", *rows)),
        back="settings" if view.game else "auto",
    )


async def prepare_auto(core: Core, about: str) -> None:
    """Trouble where there is no such game."""
    if about:
        core.games.find(about)


async def change_auto(sent: Submission) -> str:
    """It counts at once, and every evening from now on."""
    settings, game_id = sent.core.settings, sent.core.games.find(sent.about).id
    await settings.save(owning(settings.prefs, game_id, *sent.change))
    return f"auto/{sent.about}"


PAGE = Page(draw=draw, change=change)
FLIP = Page(draw=draw_flip, take=flip, in_game=True)
AUTO = Page(draw=draw_auto, change=change_auto, prepare=prepare_auto)
