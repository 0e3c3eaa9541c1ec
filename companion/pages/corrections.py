"""Corrections: a grid of every public number, and forms for everything else."""

from __future__ import annotations

from msgspec import structs

from companion.pages.cell import aimed, marked
from companion.pages.page import (
    Next,
    Page,
    Submission,
    View,
    asks,
    back,
    heading,
    link,
    number,
    of_prompt,
    parts,
    screen,
)
from companion.pages.play import clock, seats
from companion.table.intents import Correct
from companion.view.numbers import public_numbers
from companion.view.wire import AmountView, AskView, Band, Fact, FormView, Link, Show
from rules.kit.answers import cells_of
from rules.kit.corrections import as_prompt
from rules.kit.types import Prompt, PublicNumber, Who


def draw(view: View) -> Show:
    """The grid ("fix", "fix/page/1"), one number ("fix/one/hand:2") or another correction ("fix/more/start").

    Behind "fix/at/CELL/" the same number or correction beside the board, for whoever has looked at that cell.
    """
    cell, rest = _at(view.about)
    kind, name = parts(rest, 2)
    if cell and (found := _at_cell(view, cell, kind, name)):
        return found
    corrections = view.look.corrections
    numbers = tuple(c for c in corrections if isinstance(c, PublicNumber))
    others = tuple(c for c in corrections if isinstance(c, Prompt))
    if kind == "more":
        for prompt in others:
            if prompt.id == name:
                return _other(view, prompt)
    chosen = next((q for q in numbers if kind == "one" and q.id == name), None)
    sheets = public_numbers(numbers, view.speaker, chosen.id if chosen else "")
    page = next((i for i, s in enumerate(sheets) if chosen and chosen.id in s.ids), number(name) or 0)
    page = min(page, len(sheets) - 1)
    links = [link(view, "fix-log", "log"), *(_link(view, p) for p in others)] if chosen is None else []
    if len(sheets) > 1 and chosen is None:
        links.insert(0, link(view, "fix-next-page", f"fix/page/{(page + 1) % len(sheets)}"))
    return screen(
        view,
        f"fix/{view.about}".rstrip("/"),
        heading(view, "fix-title", "fix-ask"),
        where=view.text("fix-where"),
        clock=clock(view),
        paused=view.look.session.paused,
        chips=seats(view),
        drawing=sheets[page].drawing if sheets else None,
        facts=() if chosen else (Fact(text=view.text("fix-note"), style="body"),),
        asks=_one(view, chosen) if chosen else (),
        links=tuple(links),
        back=back(view, "fix" if chosen else ""),
    )


def _at(about: str) -> tuple[str, str]:
    """("v5", "more/site") of "at/v5/more/site"; without a cell ("", all of it)."""
    is_at, cell, inner = parts(about, 3)
    return (cell, inner) if is_at == "at" else ("", about)


def _at_cell(view: View, cell: str, kind: str, name: str) -> Show | None:
    """The number or form that was chosen at a cell, with the cell filled in; None where it is not open any more."""
    learned = (p for p in view.look.prompts if p.cell == cell and not p.secret)
    item = next((c for c in (*view.look.corrections, *learned) if c.id == name), None)
    if item is None:
        return None
    path = f"fix/at/{cell}/{kind}/{name}"
    board = marked(view.look.drawing(view.viewer, view.speaker), cell)
    if isinstance(item, Prompt):
        return structs.replace(_other(view, aimed(item, cell), path), drawing=board, back=back(view, f"cell/{cell}"))
    band = heading(view, "fix-title", "fix-ask")
    return screen(view, path, band, drawing=board, chips=seats(view), asks=_one(view, item, path),
                  back=back(view, f"cell/{cell}"))  # fmt: skip


def _one(view: View, number: PublicNumber, path: str = "") -> tuple[AskView, ...]:
    written = as_prompt(number)
    mark = view.speaker.mark(number.column.seat) if isinstance(number.column, Who) else None
    field = AmountView(
        name=number.field,
        label=view.text("fix-was", what=written.label, now=number.now),
        mark=mark,
        least=number.least,
        most=number.most,
        default=number.now,
    )
    confirm = view.speaker.speak(written.confirm)
    form_id = f"~{path or f'fix/one/{number.id}'}"
    return asks(FormView(id=form_id, label="", fields=(field,), confirm=confirm, changed=True))


def _link(view: View, prompt: Prompt) -> Link:
    return Link(text=view.speaker.speak(prompt.label), go=f"fix/more/{prompt.id}")


def _other(view: View, prompt: Prompt, path: str = "") -> Show:
    path = path or f"fix/more/{prompt.id}"
    own = of_prompt(prompt, path, view.speaker, view.look.session.game)
    band = Band(who=view.text("fix-title"), ask=own.label)
    drawing = view.look.drawing(view.viewer, view.speaker) if _is_on_board(prompt) else None
    chips = seats(view) if drawing else ()
    return screen(view, path, band, drawing=drawing, chips=chips, asks=asks(own), back=back(view, "fix"))


def _is_on_board(prompt: Prompt) -> bool:
    """Whether a field is answered on the board, so that it must lie beside the form."""
    return any(cells_of(field) for field in prompt.fields)


async def take(sent: Submission) -> Next:
    """The number or answer is written into the log as a correction."""
    cell, rest = _at(sent.about)
    correct = Correct(prompt_id=parts(rest, 2)[1], values=sent.values)
    return Next(intent=correct, page="play" if cell else "fix")


PAGE = Page(draw=draw, take=take, in_game=True)
