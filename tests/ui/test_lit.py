"""A place is lit if and only if the question takes it, and a tap never answers another question silently."""

from __future__ import annotations

from collections.abc import Iterator

from companion.view.wire import AllotView, ChoiceView, FieldView, FormView, SlotsView
from tests.ui.whole import Drawn, drawn, every
from ui.form.open_form import Cache
from ui.kit.block import Target
from ui.screen.board import cell_taps, other_cell_taps
from ui.screen.composition import ScreenPicture, compose
from ui.state import choices, taps
from ui.state.acts import Put
from ui.state.screen_state import Desk, acted, draft, form_in_front

SMALL = (800, 480)
ALIKE = 4  # taps of one question with the same field


@every
def test_a_place_is_lit_if_and_only_if_the_question_in_front_takes_it(game: str) -> None:
    """Where that question asks for no place, those of the other open ones are lit."""
    for one in questions(game):
        lit = {cell for target in board(one.picture) for cell in _cells(one.desk, target.act)}
        wanted = asked_by(one.desk, form_in_front(one.desk))
        assert lit == wanted if wanted else lit <= asked_beside(one.desk), one.name


@every
def test_a_tap_on_a_place_fills_one_field_of_the_question_that_the_prompt_bar_names_then(game: str) -> None:
    for one in questions(game):
        before = form_in_front(one.desk)
        for act in [t.act for t in board(one.picture) if isinstance(t.act, Put)][:ALIKE]:
            desk, sent = acted(one.desk, act)
            after = form_in_front(desk)
            assert after
            assert before
            assert sent is None
            assert after.id == act.form, one.name
            assert after.id == before.id or not asked_by(one.desk, before), one.name
            assert after.id == before.id or after.label in said(desk), (one.name, after.label)
            kept = {id: each for id, each in desk.drafts.items() if id != act.form}
            assert kept == {id: each for id, each in one.desk.drafts.items() if id != act.form}, one.name


def questions(game: str) -> Iterator[Drawn]:
    """Every question with its board in sight."""
    return (one for one in drawn(game, SMALL) if one.show.page == "play" and board(one.picture))


def board(picture: ScreenPicture) -> list[Target]:
    """The targets of the board that answer."""
    regions = [region for region in picture.regions if region.name == "board"]
    return [t for region in regions for t in region.block.targets if isinstance(t.act, Put)]


def asked_by(desk: Desk, form: FormView | None) -> set[str]:
    """The places that the form's current row takes; a full place is not among them."""
    if form is None:
        return set()
    now = draft(desk, form)
    front = choices.front_key(form, now.values, now.front)
    fields = [f for key, f in choices.keyed_fields(form, now.values) if not f.key or key == front]
    return {cell for field in fields for cell in cells_of(field) if _has_room(desk, form, field, cell)}


def cells_of(field: FieldView) -> list[str]:
    """The places that answer a field."""
    match field:
        case ChoiceView():
            return [option.cell for option in field.options if option.cell]
        case AllotView():
            return [line.cell for line in field.lines if line.cell]
        case SlotsView():
            return list(field.cells)
        case _:
            return []


def _has_room(desk: Desk, form: FormView, field: object, cell: str) -> bool:
    value = draft(desk, form).values
    match field:
        case AllotView():
            line = next(line for line in field.lines if line.cell == cell)
            return taps.lay(field, value[choices.row(field)], line.id) is not None
        case SlotsView():
            now = draft(desk, form)
            letter = taps.brush(field, now.points.get(choices.row(field)), value[choices.row(field)])
            return taps.paint(field, value[choices.row(field)], field.cells.index(cell), letter) is not None
        case _:
            return True


def asked_beside(desk: Desk) -> set[str]:
    """The places that any open question takes."""
    asks = desk.show.asks if desk.show else ()
    return {cell for ask in asks for form in ask.forms for cell in asked_by(desk, form)}


def _cells(desk: Desk, act: object) -> list[str]:
    """The places of the drawing with this act."""
    form = form_in_front(desk)
    found = {**other_cell_taps(desk), **(cell_taps(form, draft(desk, form)) if form else {})}
    return [cell for cell, touch in found.items() if touch.act == act]


def said(desk: Desk) -> str:
    """The text of the prompt bar and the form after a tap."""
    assert desk.show
    picture = compose(desk, *SMALL, now_ms=float(desk.show.now_ms), kept=Cache())
    texts = (
        s.text for r in picture.regions if r.name in ("band", "form") for s in r.block.shapes if hasattr(s, "text")
    )
    return " ".join(texts)
