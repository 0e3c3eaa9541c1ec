"""House rules during setup: the settings ("house-rules"), saving ("kept-rules"), deleting ("kept-rules/forget")."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from companion.errors import Stale
from companion.log.record import ClockRule
from companion.pages.page import Submission, View, asks, keys, setting_field
from companion.table import draft as drafts
from companion.table.draft import Draft
from companion.view.wire import Band, ChoiceView, Fact, FieldView, OptionView, Show, TextView
from rules.kit.places import put
from rules.kit.presets import ASKS, KINDS, preset_sentence

CLOCKS = ("up", "off", "bank")
FIRST_BANK_MS = 600_000
BANKS_MIN = (5, 10, 15, 20, 30, 45)
CHOICES = {  # for each number of a tournament clock
    "plus_s": (0, 5, 10, 20, 30, 60),
    "count": (1, 3, 5, 10, 20, 25, 30, 40),
    "then_min": (5, 10, 15, 30, 60),
}


def draw(view: View) -> Show:
    """The settings that apply to this number of players."""
    core = view.core
    game, n = core.setup.game, len(core.setup.draft.chairs)
    now, speaker = drafts.current_options(core.setup.draft, game), view.speaker.game_speaker(game.id)
    of = {
        group: [
            setting_field(s, now[s.field.name], speaker)
            for s in game.settings
            if s.group == group and n in (s.seats or (n,))
        ]
        for group in ("game", "time", "reading")
    }
    saved = core.setup.saved_rules
    names = [(preset.name, preset.name) for preset in saved]
    in_use = filter(None, (drafts.rules_in_use(core.setup.draft, game, saved),))
    kept = [keys("kept", view.text("kept-rules-label"), names, *in_use)] if saved else []
    fields = [*kept, *of["game"], *_clock_fields(view), *of["time"], *of["reading"]]
    clock = core.setup.draft.clock
    said = preset_sentence(clock.preset, clock.bank_ms // 1000, clock.increment_ms // 1000)
    return view.screen(
        f"house-rules/{game.id}",
        Band(who=view.text("rules-title"), ask=view.speaker.title(game.id)),
        facts=(
            view.fact("rules-note", "label"),
            Fact(text=speaker.speak(said)) if clock.mode == "bank" else None,
        ),
        asks=asks(view.form("house-rules", *fields)),
        links=(
            view.link("kept-rules-keep", "kept-rules"),
            view.link("kept-rules-forget", "kept-rules/forget") if saved else None,
        ),
        back="new",
    )


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
    """The clock with one changed setting; None if the field is not one of the clock's."""
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


async def change(sent: Submission) -> str:
    """Change one setting, or apply saved house rules."""
    core = sent.core
    name, value = sent.change
    draft = core.setup.draft
    match name, value:
        case "kept", str(kept):
            preset = next((preset for preset in core.setup.saved_rules if preset.name == kept), None)
            if preset is None:
                raise Stale("form-closed")
            draft = drafts.with_rules(draft, core.setup.game, preset)
        case _ if clock := _with_clock(draft, name, value):
            draft = structs.replace(draft, clock=clock)
        case _:
            draft = drafts.with_option(draft, core.setup.game, name, value)
    core.setup.set_draft(draft)
    return "house-rules"


# ---- saved house rules --------------------------------------------------------------------------------------
PATH, FORGET = "kept-rules", "forget"


def draw_saved(view: View) -> Show:
    """The form to save the rules under their name, by default the players' names; or to choose a name to delete."""
    setup, path, what, missing = view.core.setup, PATH, "keep", "new-type"
    named = drafts.rules_in_use(setup.draft, setup.game, setup.saved_rules) or drafts.title_of(setup.draft)
    field: FieldView = TextView(name="name", label=view.text("kept-rules-name"), most=drafts.MOST_TITLE, default=named)
    if view.subject == FORGET:
        path, what, missing = f"{PATH}/{FORGET}", FORGET, "form-missing"
        options = tuple(OptionView(value=preset.name, text=preset.name) for preset in setup.saved_rules)
        field = ChoiceView(name="name", label=view.text("kept-rules-which"), options=options)
    sheet = view.form(path, field, confirm=f"kept-rules-{what}-confirm", missing=missing)
    return view.screen(path, view.heading(f"kept-rules-{what}"), asks=asks(sheet), back="house-rules")


async def take_saved(sent: Submission) -> str:
    """Save the rules under a name, or delete a saved name."""
    core = sent.core
    name = sent.text("name")
    if sent.subject != FORGET:
        await core.setup.save_rules(drafts.with_saved_rules(core.setup.saved_rules, name, core.setup.draft))
    elif name in {preset.name for preset in core.setup.saved_rules}:
        await core.setup.save_rules(drafts.without_rules(core.setup.saved_rules, name))
    else:
        raise Stale("form-closed")
    return "house-rules"
