"""Simulated hardware (`--simulate`): press the seats' buttons and roll dice, through the real drivers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from companion.errors import Stale
from companion.pages.page import Page, View, ask, back, heading, screen
from companion.view.wire import ChoiceView, DieView, FieldView, FormView, OptionView, Show, ThrowView
from hardware.signal import RolledDie
from rules.kit.types import SEAT_TINTS

if TYPE_CHECKING:
    from companion.table import Table
    from hardware.simulator import Simulator

HIGHEST = 20


def draw(view: View) -> Show:
    """Every button and the dice that the core waits for."""
    simulator = _simulator(view.table)
    described = simulator.describe()
    speaker = view.speaker
    seats = len(view.table.session.head.seats) if view.table.playing else len(described.seats)
    presses = [OptionView(value=s, text=speaker.name(s), mark=speaker.mark(s)) for s in described.seats if s < seats]
    presses += [OptionView(value=name, text=view.text(f"simulator-{name}")) for name in described.shared]
    plug = "unplug" if described.plugged else "replug"
    fields: list[FieldView] = [
        ChoiceView(name="press", label=view.text("simulator-buttons"), options=tuple(presses), least=0, at_once=True),
        ChoiceView(
            name="plug",
            label=view.text("simulator-plug"),
            options=(OptionView(value=plug, text=view.text(f"simulator-{plug}")),),
            least=0,
            at_once=True,
        ),
    ]
    dice = tuple(
        DieView(id=f"{i}", tint=tint, least=1, most=HIGHEST)
        for i, tint in enumerate(view.table.wanted)
        if tint in SEAT_TINTS
    )
    if dice:
        fields.insert(0, ThrowView(name="dice", label=view.text("simulator-dice"), dice=dice))
    sheet = FormView(
        id="~simulator", label="", fields=tuple(fields), confirm=view.text("simulator-roll") if dice else "",
        missing=view.text("missing-throw"),
    )  # fmt: skip
    return screen(
        view,
        "simulator",
        heading(view, "simulator-title", "simulator-ask"),
        asks=(ask("~simulator", sheet),),
        back=back(view, "play" if view.table.playing else "home"),
    )


def _simulator(table: Table) -> Simulator:
    if table.simulator is None:
        raise Stale("no-simulator")
    return table.simulator


async def take(table: Table, about: str, values: dict[str, Any]) -> str:
    """The dice come to rest in the reader's tray, in the colours that are waited for."""
    faces = values.get("dice")
    if not isinstance(faces, dict):
        raise Stale("form-closed")
    rolled = [RolledDie(tint=t, face=str(faces[str(i)])) for i, t in enumerate(table.wanted) if str(i) in faces]
    _simulator(table).roll(rolled)
    return "play" if table.playing else "simulator"


async def change(table: Table, about: str, name: str, value: Any) -> str:
    """A button is pressed, or the reader's cable pulled or plugged."""
    simulator = _simulator(table)
    match name, value:
        case "press", int(seat):
            simulator.press(seat)
        case "press", "undo" | "pause" | "next" as shared:
            simulator.press_shared(shared)
        case "plug", "unplug":
            simulator.unplug()
        case "plug", "replug":
            simulator.replug()
    return "play" if table.playing and name == "press" else "simulator"


async def prepare(table: Table, about: str) -> None:
    """Only with `--simulate`: Stale otherwise."""
    _simulator(table)


PAGE = Page(draw=draw, take=take, change=change, prepare=prepare, watchers=False)
