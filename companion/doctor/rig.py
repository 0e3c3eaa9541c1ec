"""The doctor's walk with real hardware and a person at the keyboard, or with the simulator pressing its own buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from companion.devices.hardware_file import load_hardware
from companion.doctor.walk import QUIET_MS, Event, Silence, TypedLine, WalkStep, walk
from companion.fence import now_ms
from hardware.config import Hardware
from hardware.rig import Rig
from hardware.signal import RolledDie
from hardware.simulator import Simulator
from rules.kit.types import Say

SIMULATED_S = 30.0  # time-out of a simulated event, even on a busy machine
ROLL = (RolledDie(tint="red", face="4"), RolledDie(tint="green", face="2"))

Tell = Callable[[Say], None]


def walk_here(file: Path, tell: Tell, lines: Iterable[str]) -> bool:
    """Walk through the parts in hardware.toml; True if all work. `lines` is keyboard input. Raises Trouble."""
    hardware = load_hardware(file)
    if hardware.keys:
        tell(Say(key="walk-keys"))
    if hardware == Hardware(keys=hardware.keys):
        tell(Say(key="walk-nothing"))
        return True
    tell(Say(key="walk-begin"))
    return walk_with_person(hardware, Rig(hardware, now_ms), tell, lines)


def walk_simulated(tell: Tell) -> bool:
    """Walk through the simulator, which does everything asked; True if all parts work."""
    simulator = Simulator(now_ms)
    events: SimpleQueue[Event] = SimpleQueue()
    asked: list[WalkStep] = []

    def next_event(step: WalkStep, settles: bool) -> Event:
        if step not in asked:
            asked.append(step)
            _do(simulator, step, events)
        try:
            return events.get_nowait() if settles else events.get(timeout=SIMULATED_S)
        except Empty:
            return Silence() if settles else TypedLine(word="n")

    simulator.start(events.put)
    try:
        return walk(simulator.hardware, simulator.rig, next_event, tell)
    finally:
        simulator.stop()


def walk_with_person(hardware: Hardware, rig: Rig, tell: Tell, lines: Iterable[str]) -> bool:
    """Walk with this rig; the end of the lines means "stop"."""
    events: SimpleQueue[Event] = SimpleQueue()

    def listen() -> None:
        for line in lines:
            events.put(TypedLine(word=line))
        events.put(TypedLine(word="q"))

    def next_event(step: WalkStep, settles: bool) -> Event:
        try:
            return events.get(timeout=QUIET_MS / 1000 if settles else None)
        except Empty:
            return Silence()

    rig.start(events.put)
    Thread(target=listen, name="keyboard", daemon=True).start()
    try:
        return walk(hardware, rig, next_event, tell)
    finally:
        rig.stop()


def _do(simulator: Simulator, step: WalkStep, events: SimpleQueue[Event]) -> None:
    """Do a person's part. Sounds are skipped, since nobody hears them."""
    match step.kind:
        case "press" if step.device.startswith("push:"):
            simulator.push()
        case "press":
            for button in simulator.hardware.buttons:
                if step.device == button.device:
                    simulator.press(button.meaning, second=button.second)
        case "turn":
            simulator.turn(1)
        case "roll":
            simulator.roll(ROLL)
        case "see":
            shown = simulator.rig.lamps.lights
            is_lit = all(shown.get(seat) == light for seat, light in step.lights)
            events.put(TypedLine(word="y" if is_lit else "n"))
        case "hear":
            events.put(TypedLine(word="s"))
