"""The doctor's walk: shows every output once, then prints every press, turn and roll until a person presses Enter."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

from companion.devices.hardware_file import load_hardware
from companion.devices.input import lost_sentence
from companion.doctor.wiring_table import say, title
from companion.fence import now_ms
from hardware.config import Hardware
from hardware.output import TABLE, Light, Lights
from hardware.rig import Rig
from hardware.signal import Lost, Pressed, Rolled, Signal, Turned
from hardware.wiring import circuits
from rules.kit.types import Say

LIT_S = 1.0  # time to look at a lamp
LOUD = 2

Tell = Callable[[Say], None]  # from any thread


def walk_here(file: Path, tell: Tell, wait_for_enter: Callable[[], object]) -> bool:
    """Walk through the parts in hardware.toml; True if something came from every input. Raises Trouble."""
    hardware = load_hardware(file)
    if hardware.keys:
        tell(say("walk-keys"))
    if hardware == Hardware(keys=hardware.keys):
        tell(say("walk-nothing"))
        return True
    tell(say("walk-begin"))
    return walk(hardware, Rig(hardware, now_ms), tell, wait_for_enter)


def walk(
    hardware: Hardware,
    rig: Rig,
    tell: Tell,
    wait_for_enter: Callable[[], object],
    rest: Callable[[float], object] = time.sleep,
) -> bool:
    """Walk with this rig; True if something came from every input."""
    names, heard = _inputs(hardware), set[str]()

    def put(signal: Signal) -> None:
        if isinstance(signal, Pressed | Turned | Rolled):
            heard.add(signal.device)
            tell(_sentence(signal, names.get(signal.device, say("walk-device", device=signal.device))))
        elif isinstance(signal, Lost):
            tell(lost_sentence(signal))

    rig.start(put)
    try:
        for what, lights in _lamps(hardware):
            tell(say("walk-lit", what=what))
            rig.light(lights)
            rest(LIT_S)
        rig.light({})
        for what in _sounds(hardware):
            tell(say("walk-playing", what=what))
            rig.play("win", LOUD)
        tell(say("walk-listening"))
        wait_for_enter()
    finally:
        rig.stop()
    silent = [what for device, what in names.items() if device not in heard]
    for what in silent:
        tell(say("walk-silent", what=what))
    return not silent


def _inputs(hardware: Hardware) -> dict[str, Say]:
    """The name of every input, by its device."""
    titles = map(title, circuits(hardware))  # buttons first, then knobs
    names = {button.device: what for button, what in zip(hardware.buttons, titles, strict=False)}
    for knob, what in zip(hardware.encoders, titles, strict=False):
        names[f"encoder:{knob.owner}"] = what
        if knob.push is not None:
            names[f"push:{knob.owner}"] = say("walk-push", what=what)
    return names | {f"serial:{reader.name}": say("walk-reader", name=reader.name) for reader in hardware.readers}


def _sentence(signal: Pressed | Turned | Rolled, what: Say) -> Say:
    match signal:
        case Pressed(how=how):
            return say("walk-pressed", what=what, how=how)
        case Turned(steps=steps):
            return say("walk-turned", what=what, way="right" if steps > 0 else "left")
        case Rolled(dice=dice):
            return say("walk-rolled", what=what, dice=", ".join(f"{die.tint} {die.face}" for die in dice))


def _lamps(hardware: Hardware) -> Iterator[tuple[Say, Lights]]:
    """Each lamp alone; an RGB lamp in each of its colours, since its wires are easily swapped."""
    for config, circuit in zip(hardware.lamps, circuits(Hardware(lamps=hardware.lamps)), strict=True):
        seat, what = TABLE if config.seat is None else config.seat - 1, title(circuit)
        if config.pin is not None:
            yield what, {seat: Light(how="lit")}
            continue
        for tint in ("red", "green", "blue"):
            colour = say("wiring-colour", colour=tint)
            yield say("walk-in-colour", what=what, colour=colour), {seat: Light(how="lit", tint=tint)}


def _sounds(hardware: Hardware) -> Iterator[Say]:
    """What sounds, as one: all sound at once, as in a game."""
    buzzers = map(title, circuits(Hardware(buzzers=hardware.buzzers)))
    voices = [*([say("walk-speaker")] if hardware.sound else ()), *buzzers]
    if voices:
        yield Say(key="", args={str(i): voice for i, voice in enumerate(voices)})
