"""One space of a board: what is on it, in words, and everything about it that can be corrected."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from companion.pages.page import Page, View, back, screen
from companion.pages.play import clock, seats
from companion.view.wire import Band, Disc, Drawing, Fact, Link, Poly, Show
from rules.kit.answers import cells_of
from rules.kit.corrections import named
from rules.kit.types import Board, Cell, Cells, Choice, Piece, Prompt, PublicNumber, Who

ANY_SIZE = 100  # letters of an address: no cell has a longer name


def draw(view: View) -> Show:
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
        back=back(view),
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
    for number in view.look.corrections:
        if isinstance(number, PublicNumber) and number.cell == cell:
            owner = view.speaker.mark(number.column.seat) if isinstance(number.column, Who) else None
            yield Fact(text=view.speaker.speak(named(number)), mark=owner, value=str(number.now),
                       go=f"fix/at/{cell}/one/{number.id}")  # fmt: skip


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


PAGE = Page(draw=draw, in_game=True)
