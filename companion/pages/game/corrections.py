"""Corrections: a grid of every public number, forms for everything else, and the page of one board space."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from companion.pages.game.play import clock
from companion.pages.game.rail import seats
from companion.pages.page import FollowUp, Submission, View, asks, number, parts, prompt_form
from companion.table.intents import Correct
from companion.view.form_views import field_view
from companion.view.numbers import public_numbers
from companion.view.wire import AskView, Band, Disc, Drawing, Fact, FormView, Link, Poly, Show
from rules.kit.answers import cells_of
from rules.kit.corrections import as_prompt, number_label
from rules.kit.types import Board, Cells, Choice, Piece, Prompt, PublicNumber, Who


def draw(view: View) -> Show:
    """The grid ("fix", "fix/page/1"), one number ("fix/one/hand:2") or another correction ("fix/more/start").

    Below "fix/at/CELL/" the same number or correction beside the board, reached from the page of that cell.
    """
    cell, kind, name = _parts(view.subject)
    learned = (p for p in view.look.prompts if cell and p.cell == cell and not p.secret)
    chosen = next((c for c in (*view.look.corrections, *learned) if c.id == name and kind in ("one", "more")), None)
    if isinstance(chosen, Prompt) and (cell or kind == "more"):
        return _correction_page(view, aimed(chosen, cell) if cell else chosen, cell)
    number_chosen = chosen if isinstance(chosen, PublicNumber) and (cell or kind == "one") else None
    if cell and number_chosen:
        board = marked(view.look.drawing(view.viewer, view.speaker), cell)
        return view.screen(f"fix/{view.subject}", view.heading("fix-title", "fix-ask"), drawing=board,
                           chips=seats(view), asks=_number_asks(view, number_chosen), back=f"cell/{cell}")  # fmt: skip
    return _grid(view, number_chosen, number(name) or 0)


def _grid(view: View, chosen: PublicNumber | None, page: int) -> Show:
    """The grid of all numbers with the links to other corrections, or with the form of the chosen number."""
    corrections = view.look.corrections
    numbers = tuple(c for c in corrections if isinstance(c, PublicNumber))
    sheets = public_numbers(numbers, view.speaker, chosen.id if chosen else "")
    page = next((i for i, (_, ids) in enumerate(sheets) if chosen and chosen.id in ids), page)
    page = min(page, len(sheets) - 1)
    links: list[Link] = []
    if chosen is None:
        links += [view.link("fix-next-page", f"fix/page/{(page + 1) % len(sheets)}")] if len(sheets) > 1 else []
        links.append(view.link("fix-log", "log"))
        others = (each for each in corrections if isinstance(each, Prompt))
        links += [Link(text=view.speaker.speak(each.label), go=f"fix/more/{each.id}") for each in others]
    return view.screen(
        f"fix/{view.subject}".rstrip("/"),
        view.heading("fix-title", "fix-ask"),
        where=view.text("fix-where"),
        clock=clock(view),
        paused=view.look.session.paused,
        chips=seats(view),
        drawing=sheets[page][0] if sheets else None,
        facts=() if chosen else (view.fact("fix-note"),),
        asks=_number_asks(view, chosen) if chosen else (),
        links=links,
        back="fix" if chosen else "",
    )


def _parts(subject: str) -> tuple[str, str, str]:
    """(cell, kind, name) of a subject: ("v5", "more", "site") of "at/v5/more/site"; the cell may be ""."""
    is_at, cell, inner = parts(subject, 3)
    kind, name = parts(inner if is_at == "at" else subject, 2)
    return cell if is_at == "at" else "", kind, name


def _number_asks(view: View, number: PublicNumber) -> tuple[AskView, ...]:
    written = as_prompt(number)
    mark = view.speaker.mark(number.column.seat) if isinstance(number.column, Who) else None
    label = view.text("fix-was", what=written.label, now=number.now)
    field = structs.replace(field_view(written.fields[0], view.speaker), label=label, mark=mark)
    confirm = view.speaker.speak(written.confirm)
    return asks(FormView(id=f"~fix/{view.subject}", label="", fields=(field,), confirm=confirm, changed=True))


def _correction_page(view: View, prompt: Prompt, cell: str) -> Show:
    """The form of a correction, beside the board if a field takes cells."""
    own = prompt_form(prompt, f"fix/{view.subject}", view.speaker, view.look.session.game)
    band = Band(who=view.text("fix-title"), ask=own.label)
    on_board = any(cells_of(field) for field in prompt.fields)
    board = view.look.drawing(view.viewer, view.speaker) if cell or on_board else None
    return view.screen(f"fix/{view.subject}", band, drawing=marked(board, cell) if cell else board,
                       chips=seats(view) if on_board and board else (), asks=asks(own),
                       back=f"cell/{cell}" if cell else "fix")  # fmt: skip


async def take(sent: Submission) -> FollowUp:
    """Record the number or answer as a correction."""
    cell, _, name = _parts(sent.subject)
    return FollowUp(intent=Correct(prompt_id=name, values=sent.values), page="play" if cell else "fix")


# ---- one space of a board ------------------------------------------------------------------------------
ANY_SIZE = 100  # letters; no cell id is longer


def draw_cell(view: View) -> Show:
    """The board with the cell marked ("cell/v5"), its facts, and the corrections that concern it."""
    cell = view.subject[:ANY_SIZE]
    name = _name(view, cell)
    numbers = tuple(_numbers(view, cell)) if view.is_table else ()
    ways = tuple(_ways(view, cell)) if view.is_table else ()
    return view.screen(
        f"cell/{cell}",
        Band(who=name or view.text("cell-title"), ask=view.text("cell-ask" if numbers or ways else "cell-look")),
        where=view.look.phase(view.viewer, view.speaker),
        clock=clock(view),
        paused=view.look.session.paused,
        chips=seats(view),
        drawing=marked(view.look.drawing(view.viewer, view.speaker), cell),
        closer="cell",
        facts=(*_cell_facts(view, cell), *numbers) or (view.fact("cell-empty"),),
        links=ways,
    )


def marked(drawing: Drawing | None, cell: str) -> Drawing | None:
    """The drawing with a brass edge round this cell."""
    if drawing is None:
        return None

    shapes = (
        structs.replace(s, edge="brass", width=5.0) if isinstance(s, Poly | Disc) and s.hit == cell else s
        for s in drawing.shapes
    )
    return structs.replace(drawing, shapes=tuple(shapes))


# ---- the content of a cell ------------------------------------------------------------------------------
def _boards(view: View) -> Iterator[Board]:
    return (part for part in view.look.scene(view.viewer).parts if isinstance(part, Board))


def _name(view: View, cell: str) -> str:
    """The title sign on the cell, else its name in the layout."""
    for board in _boards(view):
        for sign in board.signs:
            if sign.cell == cell and sign.place == "title":
                return view.speaker.speak(sign.say)
    cells = (each for layout in view.look.session.game.layouts for each in layout.cells)
    found = next((each for each in cells if each.id == cell), None)
    return "" if found is None else view.speaker.speak(found.say) if found.say else found.label


def _cell_facts(view: View, cell: str) -> Iterator[Fact]:
    """The note sign on the cell, its pieces, and its catalogue entries."""
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
    whose = view.speaker.labelled_value(owner, label) if label else owner
    return Fact(text=whose, mark=view.speaker.mark(piece.seat), value=many)


# ---- the corrections of a cell ---------------------------------------------------------------------------
def _numbers(view: View, cell: str) -> Iterator[Fact]:
    for each in view.look.corrections:
        if isinstance(each, PublicNumber) and each.cell == cell:
            owner = view.speaker.mark(each.column.seat) if isinstance(each.column, Who) else None
            yield Fact(text=view.speaker.speak(number_label(each)), mark=owner, value=str(each.now),
                       go=f"fix/at/{cell}/one/{each.id}")  # fmt: skip


def _ways(view: View, cell: str) -> Iterator[Link]:
    """Links to the public prompts about the cell and to its correction forms."""
    learned = (p for p in view.look.prompts if p.cell == cell and not p.secret)
    for prompt in (*learned, *view.look.corrections):
        if isinstance(prompt, Prompt) and (prompt.cell == cell or any(cell in cells_of(f) for f in prompt.fields)):
            yield Link(text=view.speaker.speak(prompt.label), go=f"fix/at/{cell}/more/{prompt.id}")


def aimed(prompt: Prompt, cell: str) -> Prompt:
    """The prompt with this cell preselected in the first field that admits it."""
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
