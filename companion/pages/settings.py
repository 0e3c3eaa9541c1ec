"""Settings of the companion: the language, and a page each for the screen, the sounds and the phone connection.

"settings" shows the language and the ways to the others: "settings/screen", "settings/sound" and "settings/line".
"""

from __future__ import annotations

from typing import Any

from companion.access.client_session import ClientSession
from companion.pages.page import Page, View, ask, back, heading, link, screen
from companion.table.core import Core
from companion.table.prefs import DIM_MIN, NEVER, QUIET_FROM, QUIET_TO, VOLUMES, changed
from companion.view.wire import ChoiceView, Fact, FieldView, FormView, Link, OptionView, Show

LANGUAGES = (("en", "English"), ("nl", "Nederlands"))
ABOUT = ("screen", "sound", "line")
LINKS = (
    *((f"settings-about-{about}", f"settings/{about}") for about in ABOUT),
    ("auto-link", "auto"),
    ("printed-link", "printed"),
)


def draw(view: View) -> Show:
    """Every key counts at once."""
    fields = {"screen": _screen_fields, "sound": _sound_fields, "line": _line_fields}
    if view.about in ABOUT:
        shown = _page(view, f"settings/{view.about}", fields[view.about](view))
        band = heading(view, "settings-title", f"settings-about-{view.about}")
        notes = (Fact(text=view.text("settings-tls-note")),) if view.about == "line" else ()
        return screen(
            view, shown.id[1:], band, facts=notes, asks=(ask("~settings", shown),), back=back(view, "settings")
        )
    return screen(
        view,
        "settings",
        heading(view, "settings-title"),
        facts=(*(Fact(text=view.speaker.speak(w), style="warn") for w in view.core.warnings), *_club(view)),
        asks=(ask("~settings", _page(view, "settings", (_lang_field(view), _light(view)))),),
        links=(*(link(view, key, go) for key, go in LINKS), *_packages(view), *_clubs(view)),
        back=back(view),
    )


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


def _page(view: View, path: str, fields: tuple[FieldView, ...]) -> FormView:
    return FormView(id=f"~{path}", label="", confirm="", fields=fields)


# ---- fields -------------------------------------------------------------------------------------------------
def _lang_field(view: View) -> FieldView:
    langs = tuple(OptionView(value=value, text=text) for value, text in LANGUAGES)
    return ChoiceView(name="lang", label=view.text("settings-lang"), options=langs, at_once=True,
                      default=(view.core.settings.prefs.lang,))  # fmt: skip


def _light(view: View) -> FieldView:
    return _words(view, "light", ("day", "night"), "night" if view.core.settings.prefs.night else "day")


def _screen_fields(view: View) -> tuple[FieldView, ...]:
    """How the screen suits those who sit before it."""
    looks = view.core.settings.prefs.looks
    return (
        _words(view, "letters", ("normal", "large"), "large" if looks.large else "normal"),
        _words(view, "hand", ("right", "left"), "left" if looks.left else "right"),
        _words(view, "facing", ("this", "other"), "other" if looks.flipped else "this"),
        ChoiceView(
            name="dim",
            label=view.text("settings-dim"),
            options=tuple(OptionView(value=n, text=_after(view, n)) for n in DIM_MIN),
            default=(looks.dim_s // 60,),
            at_once=True,
        ),
    )


def _after(view: View, minutes: int) -> str:
    return view.text("minutes", n=minutes) if minutes else view.text("settings-never")


def _sound_fields(view: View) -> tuple[FieldView, ...]:
    """How loud the table is, from when to when it is not heard at all, and whether what was moved is seen to move."""
    prefs = view.core.settings.prefs
    motion = _words(view, "motion", ("glides", "calm"), "calm" if prefs.looks.calm else "glides")
    volumes = tuple(OptionView(value=n, text=view.text("settings-volume-is", n=n)) for n in VOLUMES)
    volume = ChoiceView(name="volume", label=view.text("settings-volume"), options=volumes, at_once=True,
                        default=(prefs.volume,))  # fmt: skip
    quiet_from = _hours(view, "quiet_from", QUIET_FROM, prefs.quiet_from or NEVER)
    if not prefs.quiet_from:
        return volume, quiet_from, motion
    return volume, quiet_from, _hours(view, "quiet_to", QUIET_TO, prefs.quiet_to), motion


def _line_fields(view: View) -> tuple[FieldView, ...]:
    """Whether phones come over an encrypted line; it counts from the next start."""
    return (_words(view, "tls", ("off", "on"), "on" if view.core.settings.prefs.tls else "off"),)


def _words(view: View, name: str, values: tuple[str, ...], now: str) -> FieldView:
    """A choice whose options are told by the texts "settings-NAME-VALUE"."""
    options = tuple(OptionView(value=value, text=view.text(f"settings-{name}-{value}")) for value in values)
    return ChoiceView(name=name, label=view.text(f"settings-{name}"), options=options, default=(now,), at_once=True)


def _hours(view: View, name: str, hours: tuple[str, ...], now: str) -> FieldView:
    never = view.text("settings-never")
    options = tuple(OptionView(value=hour, text=never if hour == NEVER else hour) for hour in hours)
    return ChoiceView(name=name, label=view.text(f"settings-{name}"), options=options, at_once=True, default=(now,))


async def change(core: Core, visit: ClientSession, about: str, name: str, value: Any) -> str:
    """One setting is kept for next time."""
    await core.settings.save(changed(core.settings.prefs, name, value))
    return f"settings/{about}" if about in ABOUT else "settings"


# ---- from the menu ----------------------------------------------------------------------------------
def draw_flip(view: View) -> Show:
    """Whether the picture is turned round for the people opposite."""
    turn = FormView(id="~flip", label="", confirm=view.text("flip-link"))
    note = Fact(text=view.text("flip-note"), style="body")
    return screen(view, "flip", heading(view, "flip-title"), facts=(note,), asks=(ask("~flip", turn),),
                  back=back(view))  # fmt: skip


async def flip(core: Core, visit: ClientSession, about: str, values: dict[str, Any]) -> str:
    """It faces the other side from now on, and the game goes on."""
    prefs = core.settings.prefs
    await core.settings.save(changed(prefs, "facing", "this" if prefs.looks.flipped else "other"))
    return "play"


PAGE = Page(draw=draw, change=change)
FLIP = Page(draw=draw_flip, take=flip, in_game=True)
