"""House rules of a game that is set up: "house-rules"; "kept-rules" saves them, "kept-rules/forget" deletes some."""

from __future__ import annotations

from msgspec import structs

from companion.errors import Stale
from companion.log.record import ClockRule
from companion.pages.new import prepare
from companion.pages.page import Page, Submission, View, asks, form, heading, keys, link, screen, setting
from companion.table import draft as drafts
from companion.table import saved_house_rules
from companion.view.wire import Band, ChoiceView, Fact, FieldView, OptionView, Show, TextView

CLOCKS = ("up", "off", "bank")
BANKS_MIN = (5, 10, 15, 20, 30, 45)
INCREMENTS_S = (0, 5, 10, 20, 30)


def draw(view: View) -> Show:
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
    facts = (Fact(text=view.text("rules-note"), style="label"),)
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
        back="new",
    )


def _kept_fields(view: View) -> tuple[FieldView, ...]:
    """The rules that are kept under a name, a key each."""
    core = view.core
    if not core.setup.saved_rules:
        return ()
    now = saved_house_rules.in_use(core.setup.draft, core.setup.game, core.setup.saved_rules)
    names = [(preset.name, preset.name) for preset in core.setup.saved_rules]
    return (keys("kept", view.text("kept-rules-label"), names, *filter(None, (now,))),)


def _clock_fields(view: View) -> list[FieldView]:
    clock = view.core.setup.draft.clock
    fields: list[FieldView] = [
        keys("clock", view.text("clock-label"), [(mode, view.text(f"clock-{mode}")) for mode in CLOCKS], clock.mode)
    ]
    if clock.mode == "bank":
        banks = [(m, view.text("minutes", n=m)) for m in BANKS_MIN]
        steps = [(s, view.text("n-seconds", n=s)) for s in INCREMENTS_S]
        fields.append(keys("bank", view.text("clock-bank-label"), banks, clock.bank_ms // 60_000))
        fields.append(keys("increment", view.text("clock-increment-label"), steps, clock.increment_ms // 1000))
    return fields


async def change(sent: Submission) -> str:
    """One setting is set."""
    core = sent.core
    name, value = sent.change
    draft = core.setup.draft
    clock: ClockRule = draft.clock
    match name, value:
        case "kept", str(kept):
            preset = next((preset for preset in core.setup.saved_rules if preset.name == kept), None)
            if preset is None:
                raise Stale("form-closed")
            draft = saved_house_rules.applied(draft, core.setup.game, preset)
        case "clock", str(mode) if mode in CLOCKS:
            draft = structs.replace(draft, clock=structs.replace(clock, mode=mode))
        case "bank", int(minutes) if minutes in BANKS_MIN:
            draft = structs.replace(draft, clock=structs.replace(clock, bank_ms=minutes * 60_000))
        case "increment", int(seconds) if seconds in INCREMENTS_S:
            draft = structs.replace(draft, clock=structs.replace(clock, increment_ms=seconds * 1000))
        case _:
            draft = drafts.chosen(draft, core.setup.game, name, value)
    core.setup.redraft(draft)
    return "house-rules"


# ---- rules that are kept under a name -----------------------------------------------------------------------
PATH, FORGET = "kept-rules", "forget"


def draw_saved(view: View) -> Show:
    """A name for the rules as they are now, or the names of which one can be forgotten."""
    if view.about == FORGET:
        return _screen(view, f"{PATH}/{FORGET}", FORGET, _names(view))
    return _screen(view, PATH, "keep", _name(view))


def _screen(view: View, path: str, what: str, field: FieldView) -> Show:
    missing = "form-missing" if what == FORGET else "new-type"
    sheet = form(view, path, field, confirm=f"kept-rules-{what}-confirm", missing=missing)
    return screen(view, path, heading(view, f"kept-rules-{what}"), asks=asks(sheet), back="house-rules")


def _name(view: View) -> FieldView:
    """The name that they have already, or else that of the people who sit there."""
    core = view.core
    in_use = saved_house_rules.in_use(core.setup.draft, core.setup.game, core.setup.saved_rules)
    default = in_use or saved_house_rules.group(core.setup.draft)
    return TextView(name="name", label=view.text("kept-rules-name"), most=saved_house_rules.MOST_NAME, default=default)


def _names(view: View) -> FieldView:
    options = tuple(OptionView(value=preset.name, text=preset.name) for preset in view.core.setup.saved_rules)
    return ChoiceView(name="name", label=view.text("kept-rules-which"), options=options)


async def take_saved(sent: Submission) -> str:
    """The rules are kept under a name, or those of a name are forgotten."""
    core = sent.core
    name = sent.text("name")
    if sent.about != FORGET:
        await core.setup.save_rules(saved_house_rules.with_kept(core.setup.saved_rules, name, core.setup.draft))
    elif name in {preset.name for preset in core.setup.saved_rules}:
        await core.setup.save_rules(saved_house_rules.without(core.setup.saved_rules, name))
    else:
        raise Stale("form-closed")
    return "house-rules"


PAGE = Page(draw=draw, change=change, prepare=prepare)
SAVED = Page(draw=draw_saved, take=take_saved, prepare=prepare)
