"""What can be set right: a grid of every public number, forms for everything else, and one space of a board."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from companion.pages.page import (
    Next,
    Page,
    Submission,
    View,
    asks,
    heading,
    link,
    number,
    of_prompt,
    parts,
    screen,
)
from companion.pages.play import clock, seats
from companion.table.intents import Correct
from companion.view.ask import field_view
from companion.view.numbers import public_numbers
from companion.view.wire import AskView, Band, Disc, Drawing, Fact, FormView, Link, Poly, Show
from rules.kit.answers import cells_of
from rules.kit.corrections import as_prompt, named
from rules.kit.types import Board, Cell, Cells, Choice, Piece, Prompt, PublicNumber, Who


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
    page = next((i for i, (_, ids) in enumerate(sheets) if chosen and chosen.id in ids), number(name) or 0)
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
        drawing=sheets[page][0] if sheets else None,
        facts=() if chosen else (Fact(text=view.text("fix-note"), style="body"),),
        asks=_one(view, chosen) if chosen else (),
        links=tuple(links),
        back="fix" if chosen else "",
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
        return structs.replace(_other(view, aimed(item, cell), path, f"cell/{cell}"), drawing=board)
    band = heading(view, "fix-title", "fix-ask")
    return screen(view, path, band, drawing=board, chips=seats(view), asks=_one(view, item, path),
                  back=f"cell/{cell}")  # fmt: skip


def _one(view: View, number: PublicNumber, path: str = "") -> tuple[AskView, ...]:
    written = as_prompt(number)
    mark = view.speaker.mark(number.column.seat) if isinstance(number.column, Who) else None
    label = view.text("fix-was", what=written.label, now=number.now)
    field = structs.replace(field_view(written.fields[0], view.speaker), label=label, mark=mark)
    confirm = view.speaker.speak(written.confirm)
    form_id = f"~{path or f'fix/one/{number.id}'}"
    return asks(FormView(id=form_id, label="", fields=(field,), confirm=confirm, changed=True))


def _link(view: View, prompt: Prompt) -> Link:
    return Link(text=view.speaker.speak(prompt.label), go=f"fix/more/{prompt.id}")


def _other(view: View, prompt: Prompt, path: str = "", back: str = "fix") -> Show:
    path = path or f"fix/more/{prompt.id}"
    own = of_prompt(prompt, path, view.speaker, view.look.session.game)
    band = Band(who=view.text("fix-title"), ask=own.label)
    drawing = view.look.drawing(view.viewer, view.speaker) if _is_on_board(prompt) else None
    chips = seats(view) if drawing else ()
    return screen(view, path, band, drawing=drawing, chips=chips, asks=asks(own), back=back)


def _is_on_board(prompt: Prompt) -> bool:
    """Whether a field is answered on the board, so that it must lie beside the form."""
    return any(cells_of(field) for field in prompt.fields)


async def take(sent: Submission) -> Next:
    """The number or answer is written into the log as a correction."""
    cell, rest = _at(sent.about)
    correct = Correct(prompt_id=parts(rest, 2)[1], values=sent.values)
    return Next(intent=correct, page="play" if cell else "fix")


# ---- one space of a board ------------------------------------------------------------------------------
ANY_SIZE = 100  # letters of an address: no cell has a longer name


def draw_cell(view: View) -> Show:
    """The board with the cell marked ("cell/v5"), and beside it what is known of it."""
    cell = view.about[:ANY_SIZE]
    name = _name(view, cell)
    told = tuple(_told(view, cell))
    numbers = tuple(_numbers(view, cell)) if view.may else ()
    ways = tuple(_ways(view, cell)) if view.may else ()
    asked = view.text("cell-ask" if numbers or ways else "cell-look")
    empty = () if told or numbers else (Fact(text=view.text("cell-empty")),)
    return screen(
        view,
        f"cell/{cell}",
        Band(who=name or view.text("cell-title"), ask=asked),
        where=view.look.phase(view.viewer, view.speaker),
        clock=clock(view),
        paused=view.look.session.paused,
        chips=seats(view),
        drawing=marked(view.look.drawing(view.viewer, view.speaker), cell),
        closer="cell",
        facts=(*told, *empty, *numbers),
        links=ways,
    )


def marked(drawing: Drawing | None, cell: str) -> Drawing | None:
    """The same drawing with a brass edge round that cell."""
    if drawing is None:
        return None

    def with_edge(shape: Poly | Disc) -> Poly | Disc:
        return structs.replace(shape, edge="brass", width=5.0) if shape.hit == cell else shape

    shapes = tuple(with_edge(s) if isinstance(s, Poly | Disc) else s for s in drawing.shapes)
    return structs.replace(drawing, shapes=shapes)


# ---- what lies there ------------------------------------------------------------------------------------
def _boards(view: View) -> Iterator[Board]:
    return (part for part in view.look.scene(view.viewer).parts if isinstance(part, Board))


def _name(view: View, cell: str) -> str:
    """What is written on it, at the top."""
    for board in _boards(view):
        for sign in board.signs:
            if sign.cell == cell and sign.place == "title":
                return view.speaker.speak(sign.say)
    found = next((c for c in _cells(view) if c.id == cell), None)
    return "" if found is None else view.speaker.speak(found.say) if found.say else found.label


def _cells(view: View) -> Iterator[Cell]:
    return (cell for layout in view.look.session.game.layouts for cell in layout.cells)


def _told(view: View, cell: str) -> Iterator[Fact]:
    """The second line that is written on it, every piece that lies there, and what the box knows to be printed."""
    for board in _boards(view):
        for sign in board.signs:
            if sign.cell == cell and sign.place == "note":
                yield Fact(text=view.speaker.speak(sign.say))
        for piece in board.pieces:
            if piece.cell == cell and (piece.label or piece.seat is not None):
                yield _piece(view, piece)
    for section in view.look.sections:
        for entry in section.entries:
            if entry.cell == cell:
                note = view.speaker.speak(entry.note) if entry.note else ""
                yield Fact(text=note or view.speaker.speak(entry.label))


def _piece(view: View, piece: Piece) -> Fact:
    label = view.speaker.speak(piece.label) if piece.label else ""
    many = str(piece.n) if piece.n > 1 else ""
    if piece.seat is None:
        return Fact(text=label, value=many)
    owner = view.speaker.speak(Who(seat=piece.seat))
    return Fact(text=f"{owner}: {label}" if label else owner, mark=view.speaker.mark(piece.seat), value=many)


# ---- what can be set right -------------------------------------------------------------------------------
def _numbers(view: View, cell: str) -> Iterator[Fact]:
    for each in view.look.corrections:
        if isinstance(each, PublicNumber) and each.cell == cell:
            owner = view.speaker.mark(each.column.seat) if isinstance(each.column, Who) else None
            yield Fact(text=view.speaker.speak(named(each)), mark=owner, value=str(each.now),
                       go=f"fix/at/{cell}/one/{each.id}")  # fmt: skip


def _ways(view: View, cell: str) -> Iterator[Link]:
    """What is open to be told about it, and the forms that set it right."""
    learned = (p for p in view.look.prompts if p.cell == cell and not p.secret)
    for prompt in (*learned, *view.look.corrections):
        if isinstance(prompt, Prompt) and is_about(prompt, cell):
            yield Link(text=view.speaker.speak(prompt.label), go=f"fix/at/{cell}/more/{prompt.id}")


def is_about(prompt: Prompt, cell: str) -> bool:
    """Whether a form concerns that cell: it says so, or the cell answers one of its fields."""
    return prompt.cell == cell or any(cell in cells_of(field) for field in prompt.fields)


def aimed(prompt: Prompt, cell: str) -> Prompt:
    """The same form with that cell chosen already, in the first field that takes one."""
    for i, field in enumerate(prompt.fields):
        default: tuple[str | int, ...] = ()
        if isinstance(field, Choice):
            default = tuple(option.value for option in field.options if option.cell == cell)[:1]
        elif isinstance(field, Cells) and cell in field.allowed:
            default = (cell,)
        if default:
            with_cell = structs.replace(field, default=default)
            return structs.replace(prompt, fields=(*prompt.fields[:i], with_cell, *prompt.fields[i + 1 :]))
    return prompt


PAGE = Page(draw=draw, take=take, in_game=True)
CELL = Page(draw=draw_cell, in_game=True)
