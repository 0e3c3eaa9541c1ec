"""Simulated hardware (`--simulate`): seat buttons, knob and lamps through the real drivers, dice and their cable.

Only for clients on this machine: hardware cannot be pressed from afar.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from companion.devices.input import wanted_tints
from companion.errors import Stale
from companion.pages.page import Submission, View, asks, keys, number
from companion.table.core import Core
from companion.view.shapes import HEIGHT, WIDTH, box, mark, text
from companion.view.speaker import Speaker
from companion.view.wire import ChoiceView, DieView, Disc, Drawing, FieldView, OptionView, Poly, Shape, Show, ThrowView
from hardware.output import OFF, Light
from hardware.signal import Gesture, RolledDie
from rules.kit.types import SEAT_TINTS, TABLE, Say, Seat, Tint

if TYPE_CHECKING:
    from hardware.simulator import Simulator

HIGHEST = 20
MOST_DICE = 8
GESTURES: tuple[Gesture, ...] = ("press", "hold", "double")
Entries = tuple[tuple[str | int, str], ...]  # values of a choice and their texts


def draw(view: View) -> Show:
    """Every lamp, button and die, and the reader's cable."""
    simulator = _simulator(view.core)
    played = simulator.rig.last_sound
    dice = _tray(view.core)
    shown = tuple(_die(view, i, tint) for i, tint in enumerate(dice))
    tray = (ThrowView(name="dice", label=view.text("simulator-dice"), dice=shown),) if dice else ()
    # dice of any colour, wrong ones too, to add to the tray
    tints: Entries = tuple((tint, view.text(f"tint-{tint}")) for tint in SEAT_TINTS)
    room = (("none", view.text("simulator-no-tint")), *tints) if len(dice) < MOST_DICE else ()
    more = _instant_keys(view, "add", (*room, ("", view.text("simulator-empty"))))
    plug = "unplug" if simulator.is_plugged else "replug"
    line = _instant_keys(view, "line", ((plug, view.text(f"simulator-{plug}")),))
    fields = (*tray, *_button_fields(view), more, line)
    confirm = "simulator-roll" if dice else ""
    sheet = view.form("simulator", *fields, confirm=confirm, missing="missing-throw")
    return view.screen(
        "simulator",
        view.heading("simulator-title", "simulator-ask"),
        drawing=_lamps(simulator.rig.lamps.lights, _seats(view), view.speaker),
        facts=(view.fact("simulator-heard", "label", sound=played) if played else None,),
        asks=asks(sheet),
    )


def _seats(view: View) -> int:
    return len(view.core.game.seat_names) or len(_simulator(view.core).seats)


# ---- the lamps --------------------------------------------------------------------------------------
TOP, PITCH, X, R = 16.0, 54.0, 40.0, 14.0
NAME_X, WORD_X = 76.0, WIDTH - 16.0


def _lamps(lights: Mapping[Seat, Light], seats: int, speaker: Speaker) -> Drawing:
    """The seat lamps, a row each, and one for the table. Their states differ in shape and word, not only in colour."""
    rows = enumerate((*range(seats), TABLE))
    shapes = [shape for i, seat in rows for shape in _lamp_row(i, seat, lights.get(seat, OFF), speaker)]
    return Drawing(width=WIDTH, height=HEIGHT, shapes=tuple(shapes))


def _lamp_row(i: int, seat: Seat, light: Light, speaker: Speaker) -> tuple[Shape, ...]:
    top = TOP + i * PITCH
    y = top + PITCH / 2
    hit = "" if seat == TABLE else f"lamp-{seat}"
    who = () if seat == TABLE else (mark(speaker.mark(seat), NAME_X + 8, y, 10),)
    left = NAME_X + (26 if who else 0)
    return (
        Poly(points=box(8, top + 3, WIDTH - 16, PITCH - 6), fill="felt2", hit=hit),
        *_lamp(light, y),
        *who,
        text(speaker.name(seat), left, y, 20, "cream", bold=True, fit=WORD_X - left - 110),
        text(speaker.speak(Say(key=f"lamp-{light.how}")), WORD_X - 8, y, 18, "cream2", anchor="end", fit=100),
    )


def _lamp(light: Light, y: float) -> tuple[Shape, ...]:
    glow = "brass" if light.tint == "none" else light.tint
    socket = Disc(x=X, y=y, r=R, fill="felt", edge="felt3", width=3)
    match light.how:
        case "lit":
            return (Disc(x=X, y=y, r=R + 5, edge="lit", width=3), Disc(x=X, y=y, r=R, fill=glow))
        case "blink":
            return (
                *(Disc(x=X, y=y, r=R + out, edge="lit", width=2) for out in (3, 8)),
                Disc(x=X, y=y, r=R - 2, fill=glow),
            )
        case "dim":
            return (socket, Disc(x=X, y=y, r=R / 2, fill=glow))
        case "off":
            return (socket,)


# ---- controls -----------------------------------------------------------------------------------------
def _die(view: View, i: int, tint: str) -> DieView:
    """A die with numbers; a die without a colour also has colours on its sides."""
    known: Tint = next((each for each in SEAT_TINTS if each == tint), "none")
    if known != "none":
        return DieView(id=f"{i}", tint=known, least=1, most=HIGHEST)
    sides = [OptionView(value=each, text=view.text(f"tint-{each}")) for each in SEAT_TINTS]
    sides += [OptionView(value=str(n), text=str(n)) for n in range(1, 7)]
    return DieView(id=f"{i}", tint="none", faces=tuple(sides))


def _button_fields(view: View) -> tuple[FieldView, ...]:
    simulator, speaker = _simulator(view.core), view.speaker
    seats = range(_seats(view))
    first = [
        OptionView(value=seat, text=speaker.name(seat), mark=speaker.mark(seat), cell=f"lamp-{seat}") for seat in seats
    ]
    second = [
        OptionView(value=f"second-{seat}", text=view.text("simulator-second", name=speaker.name(seat)))
        for seat in seats
    ]
    shared = [OptionView(value=name, text=view.text(f"simulator-{name}")) for name in simulator.shared]
    label = view.text("simulator-buttons")
    return (
        keys("press", label, (*first, *second, *shared), least=0),
        _instant_keys(view, "how", tuple((how, view.text(f"simulator-{how}")) for how in GESTURES), simulator.gesture),
        _instant_keys(
            view, "knob", tuple((way, view.text(f"simulator-knob-{way}")) for way in ("left", "right", "push"))
        ),
    )


def _instant_keys(view: View, name: str, entries: Entries, now: str | int | None = None) -> ChoiceView:
    """Buttons that take effect at once; `now` is the current value."""
    chosen = () if now is None else (now,)
    return keys(name, view.text(f"simulator-{name}-label"), entries, *chosen, least=0)


# ---- actions --------------------------------------------------------------------------------------------
async def take(sent: Submission) -> str:
    """Roll the dice in the reader's tray."""
    core = sent.core
    simulator, dice, faces = _simulator(core), _tray(core), sent.values.get("dice")
    if not isinstance(faces, dict):
        raise Stale("form-closed")
    simulator.roll(RolledDie(tint=t, face=str(faces[str(i)])) for i, t in enumerate(dice) if str(i) in faces)
    simulator.tray = None
    return _next_page(core)


async def change(sent: Submission) -> str:
    """Press a button, turn the knob, add a die to the tray, or pull the reader's cable."""
    name, value = sent.change
    simulator = _simulator(sent.core)
    try:
        return _operate(sent.core, simulator, name, value)
    except (KeyError, IndexError):
        raise Stale("form-closed") from None  # no such button


def _operate(core: Core, simulator: Simulator, name: str, value: Any) -> str:
    match name, value:
        case "press", int() | "undo" | "pause" | "next" as what:
            simulator.press(what, simulator.gesture)
            return _next_page(core)
        case "press", str(second) if (button := number(second.removeprefix("second-"))) is not None:
            simulator.press(button, simulator.gesture, second=True)
            return _next_page(core)
        case "knob", "left" | "right" as way:
            simulator.turn(1 if way == "right" else -1)
        case "knob", "push":
            simulator.push()
        case "how", "press" | "hold" | "double" as how:
            simulator.gesture = how
        case "add", str(tint):
            simulator.tray = (*_tray(core), tint)[:MOST_DICE] if tint else ()
        case "line", "unplug":
            simulator.unplug()
        case "line", "replug":
            simulator.replug()
    return "simulator"


def _next_page(core: Core) -> str:
    """The page that shows the press or roll: a button confirms the form on the screen touched last."""
    return "play" if core.game.has_game else "simulator"


def _tray(core: Core) -> tuple[str, ...]:
    """The colours of the dice in the tray: those added, else those that the core waits for."""
    tray = _simulator(core).tray
    if tray is not None:
        return tray
    now = core.game.snapshot()
    return wanted_tints(now.prompts, core.game.arrivals.values) if now else ()


def _simulator(core: Core) -> Simulator:
    if core.simulator is None:
        raise Stale("no-simulator")
    return core.simulator


async def prepare(core: Core, subject: str) -> None:
    """Raises Stale without `--simulate`."""
    _simulator(core)
