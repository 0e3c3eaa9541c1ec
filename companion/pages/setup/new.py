"""Game setup: seats, names, colours and the start player; a latecomer's seat in a game that has begun."""

from __future__ import annotations

from msgspec import structs
from msgspec.structs import asdict

from companion.errors import Stale, Trouble
from companion.log.latecomer import may_join
from companion.pages.game.rail import seats
from companion.pages.page import FollowUp, Submission, View, asks, keys, number, require_number
from companion.table import draft as drafts
from companion.table.core import Core
from companion.table.draft import Draft
from companion.table.intents import Begin, Leave, Resume
from companion.view.palette import mark
from companion.view.table_top import table_top
from companion.view.wire import Band, Chip, ChoiceView, FieldView, Link, OptionView, Show, TextView
from rules.kit.types import Choice, Tint

PLUS = "chair/more"  # the hit area of the free chair on the drawing
SHOWN_NAMES = 6  # the number that fits beside the table


def _seat(subject: str) -> int:
    """The chair's number in the path "seat/2" or "name/2"."""
    return number(subject.rpartition("/")[2]) or 0


def _chair(draft: Draft, word: str) -> int:
    """The number of a chair of the draft. Raises Stale if there is no such chair."""
    if (seat := require_number(word)) >= len(draft.chairs):
        raise Stale("form-closed")
    return seat


# ---- the seats --------------------------------------------------------------------------------------
def draw(view: View) -> Show:
    core = view.core
    draft, game = core.setup.draft, core.setup.game
    seat, learners = min(_seat(view.subject), len(draft.chairs) - 1), core.learners.new_people(draft.game)
    chips = tuple(
        Chip(seat=i, name=c.name or view.text("new-free"), mark=mark(i, c.tint), turn=i == seat, start=i == draft.start,
             go=f"new/seat/{i}", note=view.text("new-here-short") if c.name in learners else "")
        for i, c in enumerate(draft.chairs)
    )  # fmt: skip
    chairs, lacks = [(chair.name, chair.tint) for chair in draft.chairs], drafts.missing_key(draft)
    begin = view.form("new", *_seat_fields(view, seat), confirm="" if lacks else "new-start", missing=lacks,
                      n=len(draft.chairs))  # fmt: skip
    return view.screen(
        f"new/seat/{seat}",
        with_start_rule(view, view.heading("new-title", "new-ask"), any(chair.name for chair in draft.chairs)),
        title=view.speaker.title(draft.game),
        where=view.text("new-where"),
        chips=chips,
        drawing=table_top(chairs, (seat,), PLUS if len(chairs) + 1 in game.seats else "", view.speaker),
        asks=asks(begin),
        links=(
            view.link("new-other-name", f"name/{seat}"),
            Link(text=view.text("new-rules", n=_count_changes(view)), go="house-rules", note=_level(view)),
            view.link("lots-link", "lots"),
        ),
        back="home",
    )


def with_start_rule(view: View, band: Band, is_asked: bool) -> Band:
    """The prompt bar, with the rulebook's sentence on the start player if `is_asked` and the game has one."""
    draft, says = view.core.setup.draft, view.core.setup.game.starts
    return structs.replace(band, ask=view.speaker.game_speaker(draft.game).speak(says)) if says and is_asked else band


def _seat_fields(view: View, seat: int) -> list[FieldView]:
    core = view.core
    draft, game = core.setup.draft, core.setup.game
    chair = draft.chairs[seat]
    known = [n for n in (chair.name, *core.known_names) if n]
    names = [(name, name) for name in list(dict.fromkeys(known))[:SHOWN_NAMES]]
    tints = [OptionView(value=tint, text="", mark=mark(seat, tint)) for tint in game.tints]
    here = view.text("new-who", seat=seat + 1)
    more = [OptionView(value="start", text=view.text("lots-starts", name=chair.name or here))]
    if chair.name:
        is_new = chair.name in core.learners.new_people(draft.game)
        more.append(OptionView(value="learns", text=view.text("new-here-not" if is_new else "new-here")))
    if len(draft.chairs) - 1 in game.seats:
        more.append(OptionView(value="away", text=view.text("new-away")))
    if len(draft.chairs) + 1 in game.seats:
        more.append(OptionView(value="more", text=view.text("new-more"), cell=PLUS))
    who = keys(f"name-{seat}", view.text("new-name"), names, *filter(None, (chair.name,)), least=0)
    starts = ("start",) if draft.start == seat else ()
    return [
        *((who,) if names else ()),
        keys(f"tint-{seat}", view.text("new-tint"), tints, chair.tint),
        keys(f"chair-{seat}", here, more, *starts, least=0),
    ]


def _level(view: View) -> str:
    """The chosen level of detail; "" for games without that choice."""
    game, now = view.core.setup.game, drafts.current_options(view.core.setup.draft, view.core.setup.game)
    fields = [s.field for s in game.settings if s.field.name == "tracking"]
    labels = [o.label for f in fields if isinstance(f, Choice) for o in f.options if o.value == now["tracking"]]
    return view.speaker.speak(labels[0]) if labels else ""


def _count_changes(view: View) -> int:
    """The number of settings that are not at their default, without the level of detail, which is shown beside it."""
    core = view.core
    default = asdict(core.setup.game.option_type())
    now = drafts.current_options(core.setup.draft, core.setup.game)
    return sum(default[name] != value for name, value in now.items() if name != "tracking")


async def change(sent: Submission) -> str:
    """Change a chair: its name, its colour, the start player, a new player, one chair more or less."""
    core = sent.core
    name, value = sent.change
    what, _, chair = name.partition("-")
    draft, game = core.setup.draft, core.setup.game
    seat = _chair(draft, chair)
    match what, value:
        case "name", str(text):
            draft = drafts.with_name(draft, seat, text)
        case "tint", str(tint) if tint in game.tints:
            draft = drafts.with_tint(draft, seat, tint)
        case "chair", "start":
            draft = structs.replace(draft, start=seat)
        case "chair", "more":
            draft = drafts.with_chair(draft, game)
        case "chair", "learns" if draft.chairs[seat].name:
            who = draft.chairs[seat].name
            await core.learners.set(game.id, who, new=who not in core.learners.new_people(game.id))
        case "chair", "away":
            draft = drafts.without_chair(draft, seat, game)
        case _:
            raise Stale("form-closed")
    core.setup.set_draft(draft)
    return next_page(core) if what == "name" or value == "more" else f"new/seat/{min(seat, len(draft.chairs) - 1)}"


def next_page(core: Core) -> str:
    """The page of the first chair without a name, or the page to type a name if all known players are seated."""
    draft = core.setup.draft
    free = next((i for i, chair in enumerate(draft.chairs) if not chair.name), None)
    if free is None:
        return "new"
    unseated = set(core.known_names) - {chair.name for chair in draft.chairs}
    return f"new/seat/{free}" if unseated else f"name/{free}"


async def take(sent: Submission) -> FollowUp:
    return FollowUp(intent=Begin(head=await sent.core.draft_head()), page="play")


# ---- a new name -----------------------------------------------------------------------------------------
def draw_name(view: View) -> Show:
    """The form for a seat's name, or for one more player beyond the last seat."""
    seat = _seat(view.subject)
    more = seat >= len(view.core.setup.draft.chairs)
    field = TextView(name="name", label=view.text("new-who", seat=seat + 1), most=drafts.MOST_NAME)
    sheet = view.form(f"name/{seat}", field, confirm="new-sit", missing="new-type")
    done = view.link("new-done", "new") if more else view.link("new-nameless", f"new/seat/{seat}")
    title = view.text("new-next-title" if more else "new-name-title")
    band = Band(who=view.speaker.labelled_value(view.speaker.title(view.core.setup.draft.game), title),
                ask=view.text("new-next-ask") if more else "")  # fmt: skip
    return view.screen(f"name/{seat}", band, asks=asks(sheet), links=(done,),
                       back="new" if more else f"new/seat/{seat}")  # fmt: skip


async def take_name(sent: Submission) -> str:
    """Seat a new player, save the name, and go to the next player while the game has room."""
    core = sent.core
    draft, game = core.setup.draft, core.setup.game
    if number(sent.subject) == len(draft.chairs):
        draft = drafts.with_chair(draft, game)
    seat = _chair(draft, sent.subject)
    draft = drafts.with_name(draft, seat, sent.text("name"))
    core.setup.set_draft(draft)
    await core.names.learn(draft.chairs[seat].name)
    page, many = next_page(core), len(draft.chairs)
    return f"name/{many}" if page == "new" and many + 1 in game.seats else page


async def prepare(core: Core, subject: str) -> None:
    """Raises Stale unless a game is being set up."""
    _ = core.setup.draft


async def return_to_seats(sent: Submission) -> FollowUp:
    """Return from a game to its setup and delete the game. Raises Stale if it has a move."""
    core, session = sent.core, sent.core.game.session
    if session.undo_offer() or session.redo_offer(None):
        raise Stale("log-stale")
    await core.setup.start(session.game.id)
    await core.kept_games.throw_away_unplayed()
    return FollowUp(intent=Leave(), page="new")


# ---- a latecomer -----------------------------------------------------------------------------------------
def late_link(view: View) -> Link | None:
    """The link to add a latecomer; None if the current game cannot take one more player."""
    session = view.look.session
    here = view.is_table and not session.is_finished and may_join(session.game, len(session.head.seats))
    return view.link("late-link", "late") if here else None


def draw_late(view: View) -> Show:
    """The latecomer's name and colour."""
    head = view.look.session.head
    seat, free = len(head.seats), _free_tints(view.core)
    known = next((name for name in view.core.known_names if name not in head.seats), "")
    name = TextView(name="name", label=view.text("new-who", seat=seat + 1), most=drafts.MOST_NAME, default=known)
    tints = tuple(OptionView(value=tint, mark=mark(seat, tint)) for tint in free)
    colour = ChoiceView(name="tint", label=view.text("new-tint"), options=tints, default=free[:1])
    joins = view.form("late", name, colour, confirm="late-confirm", missing="new-type", hint="late-note",
                      name="{name}")  # fmt: skip
    return view.screen("late", view.heading("late-link"), chips=seats(view), asks=asks(joins), back="menu")


def _free_tints(core: Core) -> tuple[Tint, ...]:
    session = core.game.session
    return tuple(tint for tint in session.game.tints if tint not in session.head.tints)


async def take_late(sent: Submission) -> FollowUp:
    """Resume the game with one more seat; its old record is deleted, and can be restored for a day."""
    core = sent.core
    session = core.game.session
    name, tint = drafts.cleaned(sent.text("name")), sent.choice("tint")
    if not name or tint not in _free_tints(core):
        raise Trouble("late-not")
    if name in session.head.seats:
        raise Trouble("new-missing-twice")
    before = session.head.id
    wider = await core.setup.widen(session, name, tint)
    await core.names.learn(name)
    await core.do(Leave(), sent.visit.log_name)
    await core.kept_games.throw_away(before)
    return FollowUp(intent=Resume(game_id=wider), page="play")
