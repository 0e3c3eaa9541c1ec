"""House rules of a group: "kept-rules" keeps those of the game being set up, "kept-rules/forget" forgets some."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from companion.errors import Stale
from companion.pages.page import Page, View, ask, back, heading, screen
from companion.table import saved_house_rules
from companion.view.wire import ChoiceView, FieldView, FormView, OptionView, Show, TextView

if TYPE_CHECKING:
    from companion.table.current_game import CurrentGame

PATH, FORGET = "kept-rules", "forget"


def draw(view: View) -> Show:
    """A name for the rules as they are now, or the names of which one can be forgotten."""
    if view.about == FORGET:
        return _screen(view, f"{PATH}/{FORGET}", FORGET, _names(view))
    return _screen(view, PATH, "keep", _name(view))


def _screen(view: View, path: str, what: str, field: FieldView) -> Show:
    missing = view.text("form-missing" if what == FORGET else "new-type")
    sheet = FormView(id=f"~{path}", label="", confirm=view.text(f"kept-rules-{what}-confirm"), missing=missing,
                     fields=(field,))  # fmt: skip
    return screen(view, path, heading(view, f"kept-rules-{what}"), asks=(ask(f"~{path}", sheet),),
                  back=back(view, "house-rules"))  # fmt: skip


def _name(view: View) -> FieldView:
    """The name that they have already, or else that of the people who sit there."""
    table = view.table
    in_use = saved_house_rules.in_use(table.draft, table.draft_game, table.presets)
    usual = in_use or saved_house_rules.group(table.draft)
    return TextView(name="name", label=view.text("kept-rules-name"), most=saved_house_rules.MOST_NAME, usual=usual)


def _names(view: View) -> FieldView:
    options = tuple(OptionView(value=preset.name, text=preset.name) for preset in view.table.presets)
    return ChoiceView(name="name", label=view.text("kept-rules-which"), options=options)


async def take(table: CurrentGame, about: str, values: dict[str, Any]) -> str:
    """The rules are kept under a name, or those of a name are forgotten."""
    name = str(values.get("name", ""))
    if about != FORGET:
        await table.keep_presets(saved_house_rules.with_kept(table.presets, name, table.draft))
    elif name in {preset.name for preset in table.presets}:
        await table.keep_presets(saved_house_rules.without(table.presets, name))
    else:
        raise Stale("form-closed")
    return "house-rules"


async def prepare(table: CurrentGame, about: str) -> None:
    """Only while a game is being set up: Stale otherwise."""
    _ = table.draft


PAGE = Page(draw=draw, take=take, prepare=prepare)
