"""The steps in order, and their execution: a failed step is reported, and the others follow."""

from __future__ import annotations

import time
import traceback
from collections.abc import Iterable

from tests.trials.box import evening, life, misfits, panels, release, wifi
from tests.trials.box.trial import Step, Trial
from tests.trials.box.trouble import Trouble

STEPS = (
    Step(name="start", do=evening.start, quick=True,
         text="switches a copy of the image on, its clock set wrong, and waits for home on the panel"),
    Step(name="tap", do=evening.tap, quick=True, needs="start",
         text="taps a game and back; each picture is compared with the same screen drawn here"),
    Step(name="rotation", do=panels.rotation, needs="start",
         text="turns the picture by 90, 180 and 270 degrees, and taps in each"),
    Step(name="plug", do=panels.plug, needs="start",
         text="takes the touch panel off while the box runs, plugs another in, and taps"),
    Step(name="wires", do=evening.wired, quick=True, needs="start",
         text="wires a button, a lamp and a dice reader, and lays a game on the table"),
    Step(name="press", do=evening.press, quick=True, needs="wires",
         text="presses the pause button on its pin, twice; the lamp and the panel follow"),
    Step(name="roll", do=evening.roll, needs="wires",
         text="rolls with the firmware's own Python on the serial port"),
    Step(name="phone", do=evening.look_from_a_phone, needs="start",
         text="opens the page in Chromium over the forwarded port"),
    Step(name="cut", do=evening.cut, quick=True, needs="wires",
         text="pulls the plug within a moment of the last acknowledged move, and looks that all of them are back"),
    Step(name="wifi", do=wifi.wifi, needs="cut",
         text="opens its own Wi-Fi on simulated radios, and is told by a phone there which one to join"),
    Step(name="life", do=life.stopped, needs="start",
         text="stops the core, the touchscreen and dbus (SIGSTOP), and waits until each is back"),
    Step(name="memory", do=life.memory, needs="wires",
         text="takes nearly all memory for a while: the game is still there"),
    Step(name="update", do=release.update,
         text="updates, with the plug pulled in three steps and a start after each; takes it back, and removes all"),
    Step(name="alone", do=misfits.no_network,
         text="starts it without any network, and taps"),
    Step(name="small", do=misfits.small_card,
         text="starts it from a card that is smaller than the image: the screen says so"),
)  # fmt: skip


def chosen(quick: bool, only: tuple[str, ...]) -> tuple[Step, ...]:
    """Those steps and the steps they need."""
    names = {step.name for step in STEPS}
    if unknown := sorted(set(only) - names):
        raise Trouble(f"there is no step {unknown[0]}: {', '.join(step.name for step in STEPS)}")
    wanted = set(only) or {step.name for step in STEPS if step.quick or not quick}
    for step in reversed(STEPS):
        if step.name in wanted and step.needs:
            wanted.add(step.needs)
    return tuple(step for step in STEPS if step.name in wanted)


def told(steps: tuple[Step, ...]) -> str:
    """A list of the steps, for people."""
    return "\n".join(f"{n:3d}. {step.name:9s} {step.text}" for n, step in enumerate(steps, 1)) + "\n"


def play(trial: Trial, steps: Iterable[Step]) -> None:
    """Run the steps; a step that needs a failed one is left out."""
    failed: set[str] = set()
    for step in steps:
        trial.report.say(f"-- {step.name}: {step.text}")
        if step.needs in failed:
            failed.add(step.name)
            trial.report.failed(step.name, f"left out, since {step.needs} failed")
            continue
        trial.step, began_s = step.name, time.monotonic()
        try:
            step.do(trial)
        except Exception as error:  # whatever it is, the other steps are worth the hour
            failed.add(step.name)
            trial.report.failed(step.name, str(error) or repr(error))
            trial.pictures.mkdir(parents=True, exist_ok=True)
            (trial.pictures / f"{step.name}-failed.txt").write_text(traceback.format_exc())
            trial.keep_what_is_there()
        trial.report.took(step.name, time.monotonic() - began_s)
