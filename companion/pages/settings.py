"""Settings of the companion itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from companion.pages.page import Page, View, ask, back, heading, link, screen
from companion.prefs import NEVER, QUIET_FROM, QUIET_TO, VOLUMES, changed
from companion.view.wire import ChoiceView, Fact, FieldView, FormView, OptionView, Show

if TYPE_CHECKING:
    from companion.table import Table

LANGUAGES = (("en", "English"), ("nl", "Nederlands"))


def draw(view: View) -> Show:
    """Language and light; every key counts at once."""
    prefs = view.table.prefs
    langs = tuple(OptionView(value=value, text=text) for value, text in LANGUAGES)
    lights = tuple(OptionView(value=value, text=view.text(f"settings-{value}")) for value in ("day", "night"))
    fields: tuple[FieldView, ...] = (
        ChoiceView(name="lang", label=view.text("settings-lang"), options=langs, usual=(prefs.lang,), at_once=True),
        ChoiceView(name="light", label=view.text("settings-light"), options=lights, at_once=True,
                   usual=("night" if prefs.night else "day",)),
    )  # fmt: skip
    sheet = FormView(id="~settings", label="", confirm="", fields=(*fields, *_sound_fields(view), _tls_field(view)))
    return screen(
        view,
        "settings",
        heading(view, "settings-title"),
        facts=tuple(Fact(text=view.speaker.speak(w), style="warn") for w in view.table.warnings),
        asks=(ask("~settings", sheet),),
        links=(link(view, "printed-link", "printed"),),
        back=back(view, "menu" if view.table.playing else "home"),
    )


def _sound_fields(view: View) -> tuple[FieldView, ...]:
    """How loud the table is, and from when to when it is not heard at all."""
    prefs = view.table.prefs
    volumes = tuple(OptionView(value=n, text=view.text("settings-volume-is", n=n)) for n in VOLUMES)
    volume = ChoiceView(name="volume", label=view.text("settings-volume"), options=volumes, at_once=True,
                        usual=(prefs.volume,))  # fmt: skip
    quiet_from = _hours(view, "quiet_from", QUIET_FROM, prefs.quiet_from or NEVER)
    if not prefs.quiet_from:
        return volume, quiet_from
    return volume, quiet_from, _hours(view, "quiet_to", QUIET_TO, prefs.quiet_to)


def _tls_field(view: View) -> FieldView:
    """Whether phones come over an encrypted line; it counts from the next start."""
    options = tuple(OptionView(value=value, text=view.text(f"settings-tls-{value}")) for value in ("off", "on"))
    return ChoiceView(name="tls", label=view.text("settings-tls"), options=options, at_once=True,
                      usual=("on" if view.table.prefs.tls else "off",))  # fmt: skip


def _hours(view: View, name: str, hours: tuple[str, ...], now: str) -> FieldView:
    never = view.text("settings-quiet-never")
    options = tuple(OptionView(value=hour, text=never if hour == NEVER else hour) for hour in hours)
    return ChoiceView(name=name, label=view.text(f"settings-{name}"), options=options, at_once=True, usual=(now,))


async def change(table: Table, about: str, name: str, value: Any) -> str:
    """One setting is kept for next time."""
    await table.prefer(changed(table.prefs, name, value))
    return "settings"


PAGE = Page(draw=draw, change=change)
