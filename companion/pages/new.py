"""A new game: who sits where, the colours of the pieces, who starts; then the house rules."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs
from msgspec.structs import asdict

from companion.errors import Stale
from companion.log.record import ClockRule
from companion.pages.page import (
    Act,
    Next,
    Page,
    Submission,
    View,
    asks,
    back,
    form,
    heading,
    keys,
    link,
    number,
    screen,
    setting,
)
from companion.table import draft as drafts
from companion.table import saved_house_rules
from companion.table.core import Core
from companion.table.draft import Draft
from companion.table.intents import Begin, Leave
from companion.view.draw import table_top
from companion.view.palette import mark
from companion.view.wire import Band, Chip, Fact, FieldView, Link, OptionView, Show, TextView
from rules.kit.places import put
from rules.kit.presets import ASKS, KINDS, in_words
from rules.kit.types import Choice

PLUS = "chair/more"  # the hit of the free chair on the drawing
SHOWN_NAMES = 6  # as many as fit beside a table


def _seat(view_about: str) -> int:
    """Which chair a path "seat/2" or "name/2" means."""
    return number(view_about.rpartition("/")[2]) or 0


def _chair(draft: Draft, word: str) -> int:
    """That chair of the draft; Stale if there is none."""
    seat = number(word)
    if seat is None or seat >= len(draft.chairs):
        raise Stale("form-closed")
    return seat


# ---- who sits where ---------------------------------------------------------------------------------
def draw(view: View) -> Show:
    core = view.core
    draft, game = core.setup.draft, core.setup.game
    seat = min(_seat(view.about), len(draft.chairs) - 1)
    chips = tuple(
        Chip(seat=i, name=c.name or view.text("new-free"), mark=mark(i, c.tint), turn=i == seat, start=i == draft.start,
             go=f"new/seat/{i}")
        for i, c in enumerate(draft.chairs)
    )  # fmt: skip
    lacks = drafts.missing(draft)
    begin = form(view, "new", *_seat_fields(view, seat), confirm="" if lacks else "new-start", missing=lacks,
                 n=len(draft.chairs))  # fmt: skip
    links = [
        link(view, "new-other-name", f"name/{seat}"),
        Link(text=view.text("new-rules", n=_changed(view)), go="house-rules", note=_level(view)),
        link(view, "lots-link", "lots"),
    ]
    return screen(
        view,
        f"new/seat/{seat}",
        heading(view, "new-title", "new-ask"),
        title=view.speaker.title(draft.game),
        where=view.text("new-where"),
        chips=chips,
        drawing=table_top(draft.chairs, seat, PLUS if len(draft.chairs) + 1 in game.seats else "", view.speaker),
        asks=asks(begin),
        links=tuple(links),
        back=back(view, "home"),
    )


def _seat_fields(view: View, seat: int) -> list[FieldView]:
    core = view.core
    draft, game = core.setup.draft, core.setup.game
    chair = draft.chairs[seat]
    known = [n for n in (chair.name, *core.known_names) if n]
    names = [(name, name) for name in list(dict.fromkeys(known))[:SHOWN_NAMES]]
    tints = [OptionView(value=tint, text="", mark=mark(seat, tint)) for tint in game.tints]
    more = [OptionView(value="start", text=view.text("new-starts"))]
    if len(draft.chairs) - 1 in game.seats:
        more.append(OptionView(value="away", text=view.text("new-away")))
    if len(draft.chairs) + 1 in game.seats:
        more.append(OptionView(value="more", text=view.text("new-more"), cell=PLUS))
    who = keys(f"name-{seat}", view.text("new-name"), names, *filter(None, (chair.name,)), least=0)
    starts = ("start",) if draft.start == seat else ()
    return [
        *((who,) if names else ()),
        keys(f"tint-{seat}", view.text("new-tint"), tints, chair.tint),
        keys(f"chair-{seat}", view.text("new-who", seat=seat + 1), more, *starts, least=0),
    ]


def _level(view: View) -> str:
    """How much this table will enter, for games that leave the choice."""
    game, now = view.core.setup.game, drafts.current(view.core.setup.draft, view.core.setup.game)
    fields = [s.field for s in game.settings if s.field.name == "tracking"]
    labels = [o.label for f in fields if isinstance(f, Choice) for o in f.options if o.value == now["tracking"]]
    return view.speaker.speak(labels[0]) if labels else ""


def _changed(view: View) -> int:
    """How many settings are not at their default, besides the tracking level, which stands there anyway."""
    core = view.core
    default = asdict(core.setup.game.option_type())
    now = drafts.current(core.setup.draft, core.setup.game)
    return sum(default[name] != value for name, value in now.items() if name != "tracking")


async def change(sent: Submission) -> str:
    """One key of the chair's form: a name, a colour, "starts" or "take away"."""
    core = sent.core
    name, value = sent.change
    what, _, chair = name.partition("-")
    draft, game = core.setup.draft, core.setup.game
    seat = _chair(draft, chair)
    match what, value:
        case "name", str(text):
            draft = drafts.named(draft, seat, text)
        case "tint", str(tint) if tint in game.tints:
            draft = drafts.tinted(draft, seat, tint)
        case "chair", "start":
            draft = structs.replace(draft, start=seat)
        case "chair", "more":
            draft = drafts.with_chair(draft, game)
        case "chair", "away":
            draft = drafts.without_chair(draft, seat, game)
        case _:
            raise Stale("form-closed")
    core.setup.redraft(draft)
    return next_page(core) if what == "name" or value == "more" else f"new/seat/{min(seat, len(draft.chairs) - 1)}"


def next_page(core: Core) -> str:
    """The next chair without a name, or where one is typed if nobody is known who could sit there."""
    draft = core.setup.draft
    free = next((i for i, chair in enumerate(draft.chairs) if not chair.name), None)
    if free is None:
        return "new"
    unseated = set(core.known_names) - {chair.name for chair in draft.chairs}
    return f"new/seat/{free}" if unseated else f"name/{free}"


async def take(sent: Submission) -> Next:
    """Confirm starts the game."""
    return Next(intent=Begin(head=await sent.core.drafted()), page="play")


# ---- a new name -----------------------------------------------------------------------------------------
def draw_name(view: View) -> Show:
    """The name of a seat; behind the last one, of one more player, as long as the game takes more."""
    seat = _seat(view.about)
    more = seat >= len(view.core.setup.draft.chairs)
    field = TextView(name="name", label=view.text("new-who", seat=seat + 1), most=drafts.MOST_NAME)
    sheet = form(view, f"name/{seat}", field, confirm="new-sit", missing="new-type")
    done = link(view, "new-done", "new") if more else link(view, "new-nameless", f"new/seat/{seat}")
    title = view.text("new-next-title" if more else "new-name-title")
    band = Band(who=f"{view.speaker.title(view.core.setup.draft.game)}: {title}",
                ask=view.text("new-next-ask") if more else "")  # fmt: skip
    return screen(view, f"name/{seat}", band, asks=asks(sheet), links=(done,),
                  back=back(view, "new" if more else f"new/seat/{seat}"))  # fmt: skip


async def take_name(sent: Submission) -> str:
    """Somebody new sits down, and is known from now on; then the next one, as long as there is a seat."""
    core = sent.core
    draft, game = core.setup.draft, core.setup.game
    if number(sent.about) == len(draft.chairs):
        draft = drafts.with_chair(draft, game)
    seat = _chair(draft, sent.about)
    draft = drafts.named(draft, seat, sent.text("name"))
    core.setup.redraft(draft)
    await core.names.learn(draft.chairs[seat].name)
    page, many = next_page(core), len(draft.chairs)
    return f"name/{many}" if page == "new" and many + 1 in game.seats else page


# ---- house rules --------------------------------------------------------------------------------------
CLOCKS = ("up", "off", "bank")
FIRST_BANK_MS = 600_000
BANKS_MIN = (5, 10, 15, 20, 30, 45)
CHOICES = {  # of each number of a tournament clock
    "plus_s": (0, 5, 10, 20, 30, 60),
    "count": (1, 3, 5, 10, 20, 25, 30, 40),
    "then_min": (5, 10, 15, 30, 60),
}


def draw_rules(view: View) -> Show:
    """The settings that matter to as many as play."""
    core = view.core
    game, n = core.setup.game, len(core.setup.draft.chairs)
    now, speaker = drafts.current(core.setup.draft, game), view.speaker.of(game.id)
    of = {
        group: [
            setting(s, now[s.field.name], speaker) for s in game.settings if s.group == group and n in (s.seats or (n,))
        ]
        for group in ("game", "time", "reading")
    }
    fields = [*_kept_fields(view), *of["game"], *_clock_fields(view), *of["time"], *of["reading"]]
    clock = core.setup.draft.clock
    said = in_words(clock.preset, clock.bank_ms // 1000, clock.increment_ms // 1000)
    facts = (
        Fact(text=view.text("rules-note"), style="label"),
        *((Fact(text=speaker.speak(said)),) if clock.mode == "bank" else ()),
    )
    links = [link(view, "kept-rules-keep", "kept-rules")]
    if view.core.setup.saved_rules:
        links.append(link(view, "kept-rules-forget", "kept-rules/forget"))
    return screen(
        view,
        f"house-rules/{game.id}",
        Band(who=view.text("rules-title"), ask=view.speaker.title(game.id)),
        facts=facts,
        asks=asks(form(view, "house-rules", *fields)),
        links=tuple(links),
        back=back(view, "new"),
    )


def _kept_fields(view: View) -> tuple[FieldView, ...]:
    """The rules that are kept under a name, a key each."""
    core = view.core
    if not core.setup.saved_rules:
        return ()
    now = saved_house_rules.in_use(core.setup.draft, core.setup.game, core.setup.saved_rules)
    names = [(preset.name, preset.name) for preset in core.setup.saved_rules]
    return (keys("kept", view.text("kept-rules-label"), names, *filter(None, (now,))),)


def _clock_fields(view: View) -> Iterator[FieldView]:
    clock = view.core.setup.draft.clock
    yield keys("clock", view.text("clock-label"), [(mode, view.text(f"clock-{mode}")) for mode in CLOCKS], clock.mode)
    if clock.mode != "bank":
        return
    preset, main_s, plus_s = clock.preset, clock.bank_ms // 1000, clock.increment_ms // 1000
    now = {"plus_s": plus_s, "count": preset.count, "then_min": preset.then_min}
    yield keys("kind", view.text("time-kind"), [(kind, view.text(f"time-{kind}")) for kind in KINDS], preset.kind)
    yield _minutes(view, "bank", view.text("clock-bank-label"), main_s // 60)
    for name, (label, _) in ASKS[preset.kind].items():
        yield keys(name, view.text(label), [(n, str(n)) for n in CHOICES[name]], now[name])
    odds = [(0, view.text("clock-alike")), (1, view.text("clock-odds"))]
    yield keys("odds", view.text("clock-odds-label"), odds, int(bool(preset.each_min)))
    for seat, (chair, minutes) in enumerate(zip(view.core.setup.draft.chairs, preset.each_min, strict=False)):
        yield _minutes(view, f"bank-{seat}", chair.name, minutes)


def _minutes(view: View, name: str, label: str, now: int) -> FieldView:
    return keys(name, label, [(m, view.text("minutes", n=m)) for m in BANKS_MIN], now)


def _with_clock(draft: Draft, name: str, value: str | int) -> ClockRule | None:
    """The clock with one setting of the form; None where that is none of its own."""
    clock, preset = draft.clock, draft.clock.preset
    match name.partition("-")[0], value:
        case "clock", str(mode) if mode in CLOCKS:
            bank_ms = FIRST_BANK_MS if mode == "bank" and not clock.bank_ms else clock.bank_ms
            return structs.replace(clock, mode=mode, bank_ms=bank_ms)
        case "kind", str(kind) if kind in KINDS:
            usual = {name: n for name, (_, n) in ASKS[kind].items()}
            plus_s = usual.pop("plus_s", 0)
            preset = structs.replace(preset, kind=kind, **usual)
            return structs.replace(clock, increment_ms=1000 * plus_s, preset=preset)
        case "odds", 0 | 1:
            each = (clock.bank_ms // 60_000,) * len(draft.chairs) * value
            return structs.replace(clock, preset=structs.replace(preset, each_min=each))
        case "bank", int(minutes) if minutes in BANKS_MIN:
            if name == "bank":
                return structs.replace(clock, bank_ms=minutes * 60_000)
            each = put(preset.each_min, int(name.removeprefix("bank-")), minutes)
            return structs.replace(clock, preset=structs.replace(preset, each_min=each))
        case "plus_s", int(seconds) if seconds in CHOICES["plus_s"]:
            return structs.replace(clock, increment_ms=1000 * seconds)
        case (("count" | "then_min"), int(n)) if n in CHOICES[name]:
            return structs.replace(clock, preset=structs.replace(preset, **{name: n}))
    return None


async def change_rules(sent: Submission) -> str:
    """One setting is set."""
    core = sent.core
    name, value = sent.change
    draft = core.setup.draft
    match name, value:
        case "kept", str(kept):
            preset = next((preset for preset in core.setup.saved_rules if preset.name == kept), None)
            if preset is None:
                raise Stale("form-closed")
            draft = saved_house_rules.applied(draft, core.setup.game, preset)
        case _ if clock := _with_clock(draft, name, value):
            draft = structs.replace(draft, clock=clock)
        case _:
            draft = drafts.chosen(draft, core.setup.game, name, value)
    core.setup.redraft(draft)
    return "house-rules"


async def prepare(core: Core, about: str) -> None:
    """Only while a game is being set up: Stale otherwise."""
    _ = core.setup.draft


async def lay_anew(sent: Submission) -> Next:
    """From a game that was laid out back to its seats: it goes, if nobody has moved in it."""
    core, session = sent.core, sent.core.game.session
    if session.undo_offer() or session.redo_offer(None):
        raise Stale("log-stale")
    await core.setup.start(session.game.id)
    await core.kept.throw_laid_out_away()
    return Next(intent=Leave(), page="new")


PAGE = Page(draw=draw, take=take, change=change, prepare=prepare)
ANEW = Act(take=lay_anew, in_game=True)
NAME = Page(draw=draw_name, take=take_name, prepare=prepare)
RULES = Page(draw=draw_rules, change=change_rules, prepare=prepare)
