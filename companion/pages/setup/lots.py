"""Drawing lots for the start player, teams or seats, among fingers on the screen or among the players' names."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from companion.errors import Stale
from companion.pages.page import Submission, View, asks, keys, parts
from companion.pages.setup.new import prepare as prepare_setup
from companion.pages.setup.new import with_start_rule
from companion.table import lots
from companion.table.core import Core
from companion.table.draft import Chair
from companion.table.lots import LOT_KINDS, MOST_FINGERS, Draw, LotKind
from companion.view.palette import mark
from companion.view.wire import Band, Drawing, Fact, FieldView, Fingers, FormView, Lot, OptionView, Show, TextLine

WIDTH, HEIGHT = 520.0, 320.0  # of the touch area
TEAM_INKS = ("brass", "ice", "pink")


def draw(view: View) -> Show:
    what, drawn = _parse_what(view.subject), view.core.setup.newest_draw
    if drawn and drawn.what != what:  # of another kind
        drawn = None
    fallen = _lots(drawn) if drawn and drawn.fingers else ()
    fingers = Fingers(form=f"~lots/{what}", name="fingers", least=lots.least_people(what), most=MOST_FINGERS,
                      lots=fallen, drawn=drawn.n if drawn else 0)  # fmt: skip
    return view.screen(
        f"lots/{what}",
        _band(view, what, drawn),
        title=view.speaker.title(view.core.setup.draft.game),
        where=view.text("new-where"),
        drawing=_ground(view),
        fingers=fingers,
        facts=_facts(view, drawn) if drawn else (),
        asks=asks(*_forms(view, what, drawn)),
        back="new",
    )


def _parse_what(subject: str) -> LotKind:
    """The kind of lots in the path "lots/teams-2"; "start" if it has none."""
    return next((what for what in LOT_KINDS if what == parts(subject, 2)[0]), "start")


# ---- views --------------------------------------------------------------------------------------------------
def _band(view: View, what: LotKind, drawn: Draw | None) -> Band:
    draft = view.core.setup.draft
    if drawn is None:
        return with_start_rule(view, view.heading(f"lots-{what}-title", "lots-ask"), what == "start")
    if what != "start":
        return view.heading(f"lots-{what}-title")
    if drawn.fingers:
        return view.heading("lots-lit", "lots-lit-ask")
    name = _name(view, draft.chairs[draft.start])
    starts = view.heading("lots-starts", name=name)
    return structs.replace(starts, mark=mark(draft.start, draft.chairs[draft.start].tint))


def _name(view: View, chair: Chair) -> str:
    """The player's name, or the colour of a chair without one, as in the game."""
    return chair.name or view.text(f"tint-{chair.tint}").capitalize()


def _ground(view: View) -> Drawing:
    words = (view.text("lots-here"), view.text("lots-hold"))
    lines = (TextLine(x=WIDTH / 2, y=HEIGHT / 2 + 32 * i - 16, text=text, size=24 - 4 * i, ink="cream2",
                      anchor="middle", fit=WIDTH - 40) for i, text in enumerate(words))  # fmt: skip
    return Drawing(width=WIDTH, height=HEIGHT, shapes=tuple(lines))


def _lots(drawn: Draw) -> tuple[Lot, ...]:
    """The lot of each finger: the start player's light, or the number of the team or seat."""
    everybody = range(len(drawn.order))
    if drawn.what == "start":
        return tuple(Lot(ink="brass") if who == drawn.order[0] else Lot() for who in everybody)
    if lots.team_count(drawn.what):
        return tuple(Lot(ink=TEAM_INKS[team], text=str(team + 1)) for team in lots.teams_of(drawn))
    return tuple(Lot(ink="brass", text=str(drawn.order.index(who) + 1)) for who in everybody)


def _facts(view: View, drawn: Draw) -> list[Fact]:
    """The result of a draw among the names; results of fingers are shown at the fingers."""
    chairs = view.core.setup.draft.chairs
    if drawn.fingers or drawn.what == "start":
        return [view.fact(f"lots-{drawn.what}-lit")] if drawn.what != "start" else []
    if many := lots.team_count(drawn.what):
        of = [", ".join(_name(view, chair) for chair in chairs[team::many]) for team in range(many)]
        teams = (view.fact("lots-team", n=i + 1, names=names) for i, names in enumerate(of))
        return [*teams, view.fact("lots-across", "label")]
    return [Fact(text=f"{i + 1}. {_name(view, c)}", mark=mark(i, c.tint)) for i, c in enumerate(chairs)]


# ---- forms --------------------------------------------------------------------------------------------------
def _forms(view: View, what: LotKind, drawn: Draw | None) -> Iterator[FormView]:
    """The forms to draw and, after a draw, to accept its result or draw again."""
    fields, chairs = _fields(view, what, drawn), view.core.setup.draft.chairs
    if drawn and not (drawn.fingers and what == "start"):  # asks instead whose finger it was
        confirm = "lots-starts" if what == "start" else "lots-keep"
        name = _name(view, chairs[view.core.setup.draft.start])
        yield view.form(f"lots/{what}/keep", *fields, confirm=confirm, missing="", name=name)
        fields = []
    confirm = "lots-by-name" if lots.may_be_drawn(what, len(chairs)) else ""
    yield view.form(f"lots/{what}", *fields, label="" if fields else "lots-again", confirm=confirm,
                    missing="lots-few", n=lots.least_people(what))  # fmt: skip


def _fields(view: View, what: LotKind, drawn: Draw | None) -> list[FieldView]:
    chosen = keys("what", view.text("lots-what"), [(each, view.text(f"lots-{each}")) for each in LOT_KINDS], what)
    if not (drawn and drawn.fingers and what == "start"):
        return [chosen]
    chairs = (
        OptionView(value=i, text=_name(view, chair), mark=mark(i, chair.tint))
        for i, chair in enumerate(view.core.setup.draft.chairs)
    )
    return [keys("whose", view.text("lots-whose"), chairs, least=0), chosen]


async def change(sent: Submission) -> str:
    """Choose another kind of lots, draw among fingers, or name the player of the lit finger."""
    core = sent.core
    name, value = sent.change
    what = _parse_what(sent.subject)
    match name, value:
        case "what", str(other) if other in LOT_KINDS:
            return f"lots/{other}"
        case "fingers", int(many):
            core.setup.draw(what, many)
            return f"lots/{what}"
        case "whose", int(seat) if seat in range(len(core.setup.draft.chairs)):
            core.setup.set_draft(structs.replace(core.setup.draft, start=seat))
            return f"new/seat/{seat}"
        case _:
            raise Stale("form-closed")


async def take(sent: Submission) -> str:
    """Draw among the names, or accept the last draw."""
    if sent.subject.endswith("/keep"):
        return "new"
    sent.core.setup.draw(_parse_what(sent.subject))
    return f"lots/{_parse_what(sent.subject)}"


async def prepare(core: Core, subject: str) -> None:
    """Discard the last draw. Raises Stale unless a game is being set up."""
    await prepare_setup(core, subject)
    core.setup.newest_draw = None
