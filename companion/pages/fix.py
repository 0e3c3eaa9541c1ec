"""Set it right: every public number of the game in a grid, and what else can be corrected."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from companion.pages.page import Page, View, ask, back, heading, link, screen
from companion.pages.play import clock, seats
from companion.view.ask import asks as ask_views
from companion.view.numbers import quantities
from companion.view.wire import AmountView, AskView, Band, Fact, FormView, Link, Show
from rules.kit.types import Cells, Choice, Prompt, Quantity, Slots, Who

if TYPE_CHECKING:
    from companion.table import Table
    from companion.visit import Visit


def draw(view: View) -> Show:
    """The grid ("fix", "fix/page/1"), one number ("fix/one/hand:2") or another correction ("fix/more/start")."""
    kind, _, name = view.about.partition("/")
    corrections = view.table.session.corrections()
    numbers = tuple(c for c in corrections if isinstance(c, Quantity))
    others = tuple(c for c in corrections if isinstance(c, Prompt))
    if kind == "more":
        for prompt in others:
            if prompt.id == name:
                return _other(view, prompt)
    chosen = next((q for q in numbers if kind == "one" and q.id == name), None)
    sheets = quantities(numbers, view.speaker, chosen.id if chosen else "")
    page = next((i for i, s in enumerate(sheets) if chosen and chosen.id in s.ids), int(name) if name.isdigit() else 0)
    page = min(page, len(sheets) - 1)
    links = [_link(view, p) for p in others] if chosen is None else []
    if len(sheets) > 1 and chosen is None:
        links.insert(0, link(view, "fix-next-page", f"fix/page/{(page + 1) % len(sheets)}"))
    return screen(
        view,
        f"fix/{view.about}".rstrip("/"),
        heading(view, "fix-title", "fix-ask"),
        where=view.text("fix-where"),
        clock=clock(view),
        paused=view.table.session.paused,
        chips=seats(view),
        drawing=sheets[page].drawing if sheets else None,
        facts=() if chosen else (Fact(text=view.text("fix-note"), style="body"),),
        asks=(_one(view, chosen),) if chosen else (),
        links=tuple(links),
        back=back(view, "fix" if chosen else "play"),
    )


def _one(view: View, quantity: Quantity) -> AskView:
    column = view.speaker.speak(quantity.column)
    row = view.speaker.speak(quantity.row)
    mark = view.speaker.mark(quantity.column.seat) if isinstance(quantity.column, Who) else None
    field = AmountView(
        name=quantity.field,
        label=view.text("fix-was", column=column, row=row, now=quantity.now),
        mark=mark,
        least=quantity.least,
        most=quantity.most,
        usual=quantity.now,
    )
    confirm = view.text("fix-confirm", column=column, row=row, value="{" + quantity.field + "}")
    return ask("~fix", FormView(id=f"~fix/one/{quantity.id}", label="", fields=(field,), confirm=confirm))


def _link(view: View, prompt: Prompt) -> Link:
    return Link(text=view.speaker.speak(prompt.label), go=f"fix/more/{prompt.id}")


def _other(view: View, prompt: Prompt) -> Show:
    shown = ask_views((prompt,), view.speaker, view.table.session.game.glyphs)[0]
    form = shown.forms[0]
    own = FormView(
        id=f"~fix/more/{prompt.id}",
        label=form.label,
        confirm=form.confirm,
        fields=form.fields,
        hint=form.hint,
        missing=form.missing,
        rule=form.rule,
    )
    band = Band(who=view.text("fix-title"), ask=form.label)
    drawing = view.look.drawing(view.viewer, view.speaker) if _is_on_board(prompt) else None
    return screen(
        view, f"fix/more/{prompt.id}", band, drawing=drawing, asks=(ask("~fix", own),), back=back(view, "fix")
    )


def _is_on_board(prompt: Prompt) -> bool:
    """Whether a field is answered on the board, so that it must lie beside the form."""
    return any(
        isinstance(field, Cells)
        or (isinstance(field, Slots) and field.cells)
        or (isinstance(field, Choice) and any(option.cell for option in field.options))
        for field in prompt.fields
    )


async def take(table: Table, visit: Visit, about: str, values: dict[str, Any]) -> str:
    """The number or answer is written into the log as a correction."""
    await table.session.answer(about.partition("/")[2], values, by=visit.by)
    return "fix"


PAGE = Page(draw=draw, take_from=take, in_game=True)
