"""This screen's state: the latest Show, and choices that are not confirmed yet.

A value with two ways to change: `received` (a reply of the core) and `acted` (a tap). The core decides everything else.
"""

from __future__ import annotations

import math
from typing import assert_never

from msgspec import structs

from companion.view import wire
from companion.view.wire import BROWSER_LINKS, AskView, Back, Band, FieldView, FormView, Refused, Request, Show, Welcome
from rules.kit.types import Frozen
from ui.state import choices
from ui.state.acts import Act, Aim, Bring, Confirm, Focus, Glass, Open, Point, Put, TakeUp, TapElsewhere
from ui.state.carried_cell import KEYS, CarriedCell, let_go, put_down
from ui.state.choices import Row, Values
from ui.state.lying_fingers import LyingFingers


class FormDraft(Frozen, frozen=True, kw_only=True):
    """One form as filled in on this screen."""

    values: Values
    presets: Values = {}  # the default answers when last shown: equal values are not choices of a player
    points: dict[Row, Point] = {}
    front: str = ""  # the key of the row brought to the front; "" = the first incomplete one
    filled: dict[str, object] = {}  # the dice reader's rolls already merged into `values`


class Desk(Frozen, frozen=True, kw_only=True):
    welcome: Welcome | None = None
    show: Show | None = None
    drafts: dict[str, FormDraft] = {}
    focus: str = ""  # the ask in front, while it is open
    opened: dict[str, str] = {}  # ask -> its form in front
    refused: Refused | None = None
    waiting: bool = False  # an answer is on its way
    elsewhere: str = ""  # the tapped cell that no form asks for
    held: str = ""  # the form whose automatic step a touch has stopped
    linked: bool = False  # connected to the core
    since: dict[str, float] = {}  # when "undo" and "redo" came into the corner, core's clock
    glass: Glass = Glass()  # the board's viewport
    laid: LyingFingers = LyingFingers()
    carried: CarriedCell = CarriedCell()


# ---- in front -----------------------------------------------------------------------------------------
def is_key(show: Show, ask: AskView) -> bool:
    """Whether the seat has its own key on the table screen: several seats are waited for, with nothing to fill in. In
    front, that form would be confirmed for the wrong seat."""
    together = sum(each.waits for each in show.asks) > 1 or any(chip.done for chip in show.chips)
    only_says_so = len(ask.forms) == 1 and not ask.forms[0].fields
    by_itself = any(show.soon and form.id == show.soon.form for form in ask.forms)  # the corner counts down for it
    return bool(show.seat < 0 and ask.mark and ask.waits and together and only_says_so and not by_itself)


def ask_in_front(desk: Desk) -> AskView | None:
    """The ask in front: the focused one while it is open, else the first without a key of its own."""
    show = desk.show if desk.show and desk.show.may else None
    asks = [ask for ask in show.asks if not is_key(show, ask)] if show else []
    return next((a for a in asks if a.ask == desk.focus), asks[0] if asks else None)


def form_in_front(desk: Desk) -> FormView | None:
    """The form in front: the opened alternative, else the first of its ask."""
    ask = ask_in_front(desk)
    if ask is None:
        return None
    return next((f for f in ask.forms if f.id == desk.opened.get(ask.ask)), ask.forms[0])


def band(desk: Desk) -> Band:
    """The prompt bar, with the question in front and its seat, also after another was brought to the front."""
    ask, form = ask_in_front(desk), form_in_front(desk)
    assert desk.show
    said = desk.show.band
    if desk.carried.finger == KEYS:
        return structs.replace(said, ask=_word(desk, "arrows-move"))
    if ask is None or form is None or form.id.startswith("~") or not form.label:
        return said
    of_another = bool(said.mark and ask.mark and said.mark != ask.mark)
    if form.label in (said.who, said.ask) and not of_another:
        return said
    name = next((chip.name for chip in desk.show.chips if chip.seat == ask.seat), "")
    return Band(who=name, ask=form.label, mark=ask.mark) if name else Band(who=form.label, ask="")


def draft(desk: Desk, form: FormView) -> FormDraft:
    """The draft of the form."""
    return desk.drafts.get(form.id) or _new_draft(form, None)


def corner_form(desk: Desk) -> FormView | None:
    """The alternative in the confirm corner, if the form in front has nothing to confirm."""
    ask, front = ask_in_front(desk), form_in_front(desk)
    if ask is None or front is None or front.confirm:
        return None
    return next((f for f in ask.forms if f.id != front.id and f.confirm and not f.fields), None)


def confirm_corner(desk: Desk) -> tuple[str, Confirm | None]:
    """The text and act of the confirm corner; ("", None) if there is nothing to confirm."""
    form = corner_form(desk) or form_in_front(desk)
    if form is None or not (form.confirm or form.missing):
        return "", None
    values = draft(desk, form).values
    if not form.confirm or not choices.is_ready(form, values):
        return form.missing or _word(desk, "missing"), None
    text = choices.confirm_sentence(form, values)
    if not desk.linked:
        return _word(desk, "connecting"), None
    return text, None if desk.waiting else Confirm(form=form.id)


def _word(desk: Desk, key: str) -> str:
    return desk.welcome.words.get(key, key) if desk.welcome else key


def _cell_sentence(desk: Desk, cell: str) -> str:
    """The cell's spoken description: mostly the reason why it is not asked for."""
    shapes = desk.show.drawing.shapes if desk.show and desk.show.drawing else ()
    return next((f"{s.say}. " for s in shapes if isinstance(s, wire.Poly | wire.Disc) and s.hit == cell and s.say), "")


# ---- replies of the core --------------------------------------------------------------------------------
def received(desk: Desk, reply: Welcome | Show | Refused) -> Desk:
    """The state after a reply of the core."""
    match reply:
        case Welcome():
            return structs.replace(desk, welcome=reply)
        case Refused():
            return structs.replace(desk, refused=reply, waiting=False, carried=CarriedCell())
        case Show():
            same_page = desk.show is not None and desk.show.page == reply.page
            here = tuple(link for link in reply.links if not link.go.startswith(BROWSER_LINKS))
            after = structs.replace(
                desk,
                show=structs.replace(reply, links=here),
                drafts=_drafts(desk, reply),
                refused=desk.refused if same_page else None,
                waiting=False,
                since=_corner_times(desk, reply),
            )
            if not same_page:
                after = structs.replace(after, laid=LyingFingers(), carried=CarriedCell())
            elif desk.carried.finger is None:
                after = structs.replace(after, carried=let_go(desk.carried))
            return after if same_page and not _has_new_question(desk, after) else structs.replace(after, glass=Glass())
        case _:
            assert_never(reply)


def is_undo(corner: Back) -> bool:
    """Whether the corner undoes a move or a setup, instead of only leading to another page."""
    return bool(corner.what)


def _corner_times(desk: Desk, show: Show) -> dict[str, float]:
    """The times at which Undo and Redo came into the corner; -inf on the first Show."""
    came_ms = show.now_ms if desk.show else -math.inf
    there = {"undo": bool(show.back and is_undo(show.back)), "redo": bool(show.redo)}
    return {key: desk.since.get(key, came_ms) for key, is_there in there.items() if is_there}


def _has_new_question(before: Desk, after: Desk) -> bool:
    """Whether a new question is answered on the board, which is then shown whole."""
    old, new = form_in_front(before), form_in_front(after)
    return bool(new and (old is None or old.id != new.id) and any(choices.wants_cells(field) for field in new.fields))


def linked(desk: Desk, yes: bool) -> Desk:
    """The state after the connection came up or went down; over a broken one no answer is awaited."""
    return structs.replace(desk, linked=yes, waiting=desk.waiting and yes)


def _drafts(desk: Desk, show: Show) -> dict[str, FormDraft]:
    """The drafts of open forms. They survive a look at another page, unless they are of a page's own form ("~...")."""
    shown = {f.id: _new_draft(f, desk.drafts.get(f.id)) for ask in show.asks for f in ask.forms}
    if any(not form_id.startswith("~") for form_id in shown):
        return shown
    return {form_id: d for form_id, d in desk.drafts.items() if not form_id.startswith("~")} | shown


def _new_draft(form: FormView, old: FormDraft | None) -> FormDraft:
    old = old or FormDraft(values={})
    chosen = {row: value for row, value in old.values.items() if value != old.presets.get(row)}
    values, front = choices.initial_values(form, chosen), old.front
    if form.filled != old.filled:
        values, front = choices.with_filled(form, values), ""
    return FormDraft(
        values=values, presets=choices.initial_values(form, {}), points=old.points, front=front, filled=form.filled
    )


# ---- taps -------------------------------------------------------------------------------------------------
def acted(desk: Desk, act: Act) -> tuple[Desk, Request | None]:
    """The state after a tap, and the request for the core, if any. A refusal disappears at the next tap."""
    desk = structs.replace(desk, refused=None, elsewhere="")
    match act:
        case wire.Go() | wire.Pause():
            return desk, act
        case wire.Hold():
            return structs.replace(desk, held=act.form), act
        case wire.Undo() | wire.Redo() | wire.Answer():
            return (desk, None) if desk.waiting or not desk.linked else (structs.replace(desk, waiting=True), act)
        case Focus(ask=ask):
            return structs.replace(desk, focus=ask), None
        case Open(ask=ask, form=form):
            return structs.replace(desk, focus=ask, opened={**desk.opened, ask: form}), None
        case TapElsewhere(cell=cell):
            said = f"{_cell_sentence(desk, cell)}{_word(desk, 'not-asked-here')}"
            return structs.replace(desk, refused=Refused(text=said), elsewhere=cell), None
        case TakeUp(cell=cell):
            return structs.replace(desk, carried=put_down(CarriedCell(chosen=cell), KEYS, cell, (0.0, 0.0))), None
        case Aim() | Bring():
            return _with_aim(desk, act), None
        case Put():
            return _put(desk, act)
        case Glass():
            return structs.replace(desk, glass=act), None
        case Confirm():
            return _confirmed(desk, act)
        case _:
            assert_never(act)


def _form(desk: Desk, form_id: str) -> FormView | None:
    asks = desk.show.asks if desk.show else ()
    return next((f for a in asks for f in a.forms if f.id == form_id), None)


def _with_aim(desk: Desk, act: Aim | Bring) -> Desk:
    """The state with another aim or another row in front."""
    form = _form(desk, act.form)
    if form is None:
        return desk
    old = draft(desk, form)
    new = {"front": act.key} if isinstance(act, Bring) else {"points": {**old.points, act.row: act.point}}
    return structs.replace(desk, drafts={**desk.drafts, act.form: structs.replace(old, **new)})


def _put(desk: Desk, act: Put) -> tuple[Desk, Request | None]:
    form = _form(desk, act.form)
    field = next((f for f in form.fields if choices.row(f) == act.row), None) if form else None
    if form is None or field is None:
        return desk, None
    old = draft(desk, form)
    values = {**old.values, act.row: act.value}
    brought = choices.revealed_rows(form, old.values, values)
    values.update(brought)
    points = old.points if act.point is None else {**old.points, act.row: act.point}
    points = {row: point for row, point in points.items() if row not in brought}
    turned = next((f for f in form.fields if choices.row(f) in brought and choices.is_asked(f, values)), None)
    front = choices.key_of(form, values, turned) if turned else _next_front(form, field, old, values, act.more)
    new = structs.replace(old, values=values, points=points, front=front)
    desk = structs.replace(_with_front(desk, form), drafts={**desk.drafts, act.form: new})
    if not field.at_once:
        return desk, None
    return desk, wire.Set(form=form.id, name=field.name, value=act.value)


def _with_front(desk: Desk, form: FormView) -> Desk:
    """The state with this form in front: a cell of the board may answer another form."""
    if form_in_front(desk) == form:
        return desk
    ask = next(ask for ask in desk.show.asks if form in ask.forms) if desk.show else None
    return structs.replace(desk, focus=ask.ask, opened={**desk.opened, ask.ask: form.id}) if ask else desk


def _next_front(form: FormView, field: FieldView, old: FormDraft, values: Values, more: bool) -> str:
    """The row in front after a change: the changed row while incomplete, or if it completes the form (confirm follows)
    or counts at once; else the next incomplete one."""
    key = choices.key_of(form, values, field)
    if not key:  # a field without a row
        return old.front
    if field.at_once:
        return key
    completes = bool(choices.incomplete_keys(form, old.values)) and not choices.incomplete_keys(form, values)
    stays = more or completes or choices.is_begun(field, values[choices.row(field)])
    return key if stays else choices.next_key(form, values, key)


def _confirmed(desk: Desk, act: Confirm) -> tuple[Desk, Request | None]:
    form = _form(desk, act.form)
    if form is None or desk.waiting or not desk.linked:
        return desk, None
    values = draft(desk, form).values
    if not choices.is_ready(form, values):
        return desk, None
    return structs.replace(desk, waiting=True), wire.Answer(form=form.id, values=choices.answer(form, values))
