"""Settings: the language, and a page each for the screen, sounds, the phone connection and automatic steps.

"settings" has the language and links to "settings/screen", "settings/sound" and "settings/line". "auto/GAME" has the
automatic steps of a game, "auto" those of the current game, or without one the list of games.
"""

from __future__ import annotations

from msgspec.structs import asdict

from companion.pages.page import Submission, View, asks, keys, setting_field
from companion.table.core import Core
from companion.table.settings import PREFERENCES, Automation, Preference, with_automation, with_setting
from companion.view.wire import Fact, FieldView, Link, Show
from rules.kit.settings import settings_of

SUBJECTS = ("screen", "sound", "line")
LINKS = (
    *((f"settings-about-{about}", f"settings/{about}") for about in SUBJECTS),
    ("auto-link", "auto"),
    ("printed-link", "printed"),
)


def draw(view: View) -> Show:
    """The settings of a page, which take effect at once."""
    about = view.subject if view.subject in SUBJECTS else ""
    path = f"settings/{about}".rstrip("/")
    band = view.heading("settings-title", f"settings-about-{about}" if about else "")
    core = view.core
    hidden = () if core.settings.prefs.quiet_from else ("quiet_to",)  # no end without a beginning
    of_page = (each for each in PREFERENCES if each.page == about and each.name not in hidden)
    shown = asks(view.form(path, *(_field(view, each) for each in of_page)))
    if about:
        notes = (view.fact("settings-tls-note"),) if about == "line" else ()
        return view.screen(path, band, facts=notes, asks=shown, back="settings")
    return view.screen(
        path,
        band,
        facts=(
            *(Fact(text=view.speaker.speak(warning), style="warn") for warning in core.warnings),
            Fact(text=view.speaker.speak(core.club.status)) if core.club else None,
        ),
        asks=shown,
        links=(
            *(view.link(key, go) for key, go in LINKS),
            view.link("dice-title", "dice") if core.dice else None,
            view.link("packages-link", "packages") if core.packages else None,
            view.link("club-page" if core.club else "club-link", "club") if core.club_door else None,
        ),
    )


def _field(view: View, preference: Preference) -> FieldView:
    options = [(value, view.speaker.speak(said)) for value, (_, said) in preference.values.items()]
    return keys(
        preference.name,
        view.text(f"settings-{preference.name}"),
        options,
        preference.current_value(view.core.settings.prefs),
    )


async def change(sent: Submission) -> str:
    """Save one setting."""
    await sent.core.settings.save(with_setting(sent.core.settings.prefs, *sent.change))
    return f"settings/{sent.subject}" if sent.subject in SUBJECTS else "settings"


# ---- rotation ---------------------------------------------------------------------------------------
def draw_flip(view: View) -> Show:
    """The confirmation of rotating the screen for the players opposite."""
    return view.confirmation("flip", view.fact("flip-note"), title="flip-title", confirm="flip-link")


async def flip(sent: Submission) -> str:
    """Rotate the screen, and return to the game."""
    prefs = sent.core.settings.prefs
    await sent.core.settings.save(with_setting(prefs, "facing", "this" if prefs.looks.flipped else "other"))
    return "play"


# ---- automatic steps -----------------------------------------------------------------------------------
def draw_auto(view: View) -> Show:
    """A row for each kind of automatic step, or the list of games."""
    game_id = view.subject or (view.look.session.game.id if view.game else "")
    if not game_id:
        games = (Link(text=view.speaker.title(game.id), go=f"auto/{game.id}") for game in view.core.games)
        return view.screen("auto", view.heading("auto-title"), links=games, back="settings")
    now = asdict(view.core.settings.automation(view.core.games.find(game_id).id))
    rows = (setting_field(each, now[each.field.name], view.speaker) for each in settings_of(Automation))
    return view.screen(
        f"auto/{game_id}",
        view.heading("auto-title", "auto-in", game=view.speaker.title(game_id)),
        facts=(view.fact("auto-note", "label"),),
        asks=asks(view.form(f"auto/{game_id}", *rows)),
        back="settings" if view.game else "auto",
    )


async def prepare_auto(core: Core, subject: str) -> None:
    """Raises Trouble if there is no such game."""
    if subject:
        core.games.find(subject)


async def change_auto(sent: Submission) -> str:
    """Save one automatic step's setting for this game; it takes effect at once."""
    settings, game_id = sent.core.settings, sent.core.games.find(sent.subject).id
    await settings.save(with_automation(settings.prefs, game_id, *sent.change))
    return f"auto/{sent.subject}"
