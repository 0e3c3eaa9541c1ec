"""Settings of the companion itself, and the card with which phones join."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from companion.pages.page import Page, View, ask, back, heading, screen
from companion.prefs import changed
from companion.view.draw import qr
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
    sheet = FormView(id="~settings", label="", confirm="", fields=fields)
    return screen(
        view,
        "settings",
        heading(view, "settings-title"),
        facts=tuple(Fact(text=view.speaker.speak(w), style="warn") for w in view.table.warnings),
        asks=(ask("~settings", sheet),),
        back=back(view, "menu" if view.table.playing else "home"),
    )


async def change(table: Table, about: str, name: str, value: Any) -> str:
    """One setting is kept for next time."""
    await table.prefer(changed(table.prefs, name, value))
    return "settings"


def draw_join(view: View) -> Show:
    """The address as a QR code and in words; no app, no account, no internet."""
    links = view.table.links
    facts = [Fact(text=view.text("join-how"), style="body")]
    facts += [Fact(text=url, style="big") for url in links.watch]
    facts.append(Fact(text=view.text("join-phones", n=view.table.phones), style="label"))
    return screen(
        view,
        "join",
        heading(view, "join-title"),
        drawing=qr(links.watch[0]) if links.watch else None,
        facts=tuple(facts) if links.watch else (Fact(text=view.text("join-no-lan"), style="warn"),),
        back=back(view, "menu" if view.table.playing else "home"),
    )


async def prepare_join(table: Table, about: str) -> None:
    """The Wi-Fi may have come since the start."""
    table.links = table.find_links()


PAGE = Page(draw=draw, change=change, watchers=False)
JOIN = Page(draw=draw_join, prepare=prepare_join)
