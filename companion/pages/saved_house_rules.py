"""Saved house rules: "kept-rules" saves those of the game being set up, "kept-rules/forget" deletes some."""

from __future__ import annotations

from companion.errors import Stale
from companion.pages.page import Page, Submission, View, asks, back, form, heading, screen
from companion.table import saved_house_rules
from companion.table.core import Core
from companion.view.wire import ChoiceView, FieldView, OptionView, Show, TextView

PATH, FORGET = "kept-rules", "forget"


def draw(view: View) -> Show:
    """A name for the rules as they are now, or the names of which one can be forgotten."""
    if view.about == FORGET:
        return _screen(view, f"{PATH}/{FORGET}", FORGET, _names(view))
    return _screen(view, PATH, "keep", _name(view))


def _screen(view: View, path: str, what: str, field: FieldView) -> Show:
    missing = "form-missing" if what == FORGET else "new-type"
    sheet = form(view, path, field, confirm=f"kept-rules-{what}-confirm", missing=missing)
    return screen(view, path, heading(view, f"kept-rules-{what}"), asks=asks(sheet), back=back(view, "house-rules"))


def _name(view: View) -> FieldView:
    """The name that they have already, or else that of the people who sit there."""
    core = view.core
    in_use = saved_house_rules.in_use(core.setup.draft, core.setup.game, core.setup.saved_rules)
    default = in_use or saved_house_rules.group(core.setup.draft)
    return TextView(name="name", label=view.text("kept-rules-name"), most=saved_house_rules.MOST_NAME, default=default)


def _names(view: View) -> FieldView:
    options = tuple(OptionView(value=preset.name, text=preset.name) for preset in view.core.setup.saved_rules)
    return ChoiceView(name="name", label=view.text("kept-rules-which"), options=options)


async def take(sent: Submission) -> str:
    """The rules are kept under a name, or those of a name are forgotten."""
    core = sent.core
    name = sent.text("name")
    if sent.about != FORGET:
        await core.setup.save_rules(saved_house_rules.with_kept(core.setup.saved_rules, name, core.setup.draft))
    elif name in {preset.name for preset in core.setup.saved_rules}:
        await core.setup.save_rules(saved_house_rules.without(core.setup.saved_rules, name))
    else:
        raise Stale("form-closed")
    return "house-rules"


async def prepare(core: Core, about: str) -> None:
    """Only while a game is being set up: Stale otherwise."""
    _ = core.setup.draft


PAGE = Page(draw=draw, take=take, prepare=prepare)
