"""The doctor's walk: asks for every input in turn, shows every output, and a person says whether it worked.

The class Walk is without I/O: signals, typed words and silences in, sentences out. `walk` connects it with a rig and a
keyboard.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal, get_args

from companion.devices.input import holder
from companion.doctor.wiring_table import say, title
from hardware.config import Hardware, LampConfig
from hardware.output import TABLE, Light
from hardware.rig import Rig
from hardware.signal import Found, Lost, Pressed, Rolled, Signal, Turned
from hardware.wiring import circuits
from rules.kit.types import Frozen, Say

Kind = Literal["press", "turn", "roll", "see", "hear"]
Outcome = Literal["ok", "failed", "skipped"]
QUIET_MS = 400  # after a press: further events until then are the same finger's, or a bouncing button's
LOUD = 2


class TypedLine(Frozen, frozen=True, kw_only=True):
    """A line from the keyboard."""

    word: str


class Silence(Frozen, frozen=True, kw_only=True):
    """No event for QUIET_MS."""


Event = Signal | TypedLine | Silence


class WalkStep(Frozen, frozen=True, kw_only=True):
    """One part to try. `device` is the reporting device; for a lamp or a sound the output to show or play."""

    kind: Kind
    device: str
    what: Say
    ask: Say
    lights: tuple[tuple[int, Light], ...] = ()


# ---- steps ------------------------------------------------------------------------------------------
def steps(hardware: Hardware) -> tuple[WalkStep, ...]:
    """A step for every part in hardware.toml, inputs first, in the order of the file."""
    titles = map(title, circuits(hardware))  # in the same order
    inputs = (*_buttons(hardware, titles), *_knobs(hardware, titles), *_readers(hardware))
    return (*inputs, *_lamps(hardware, titles), *_sounds(hardware, titles))


def _buttons(hardware: Hardware, titles: Iterator[Say]) -> Iterator[WalkStep]:
    for config, what in zip(hardware.buttons, titles, strict=False):
        key = "walk-hold" if config.must_hold else "walk-press"
        yield WalkStep(kind="press", device=config.device, what=what, ask=say(key, what=what))


def _knobs(hardware: Hardware, titles: Iterator[Say]) -> Iterator[WalkStep]:
    for config, what in zip(hardware.encoders, titles, strict=False):
        yield WalkStep(kind="turn", device=f"encoder:{config.owner}", what=what, ask=say("walk-turn", what=what))
        if config.push is not None:
            yield WalkStep(kind="press", device=f"push:{config.owner}", what=what, ask=say("walk-press", what=what))


def _readers(hardware: Hardware) -> Iterator[WalkStep]:
    for config in hardware.readers:
        what = say("walk-reader", name=config.name)
        yield WalkStep(kind="roll", device=f"serial:{config.name}", what=what, ask=say("walk-roll", what=what))


def _lamps(hardware: Hardware, titles: Iterator[Say]) -> Iterator[WalkStep]:
    """A single lamp has one step, an RGB lamp one for each colour, since its wires are easily swapped."""
    for config, what in zip(hardware.lamps, titles, strict=False):
        for tint in ("none",) if config.pin is not None else ("red", "green", "blue"):
            yield _lamp_step(config, what, tint)


def _lamp_step(config: LampConfig, what: Say, tint: str) -> WalkStep:
    seat, name = (TABLE, "table") if config.seat is None else (config.seat - 1, str(config.seat))
    ask = say("walk-lit", what=what)
    if tint != "none":
        what = say("walk-in-colour", what=what, colour=say("wiring-colour", colour=tint))
        ask = say("walk-colour", what=what)
    return WalkStep(
        kind="see", device=f"lamp:{name}", what=what, ask=ask, lights=((seat, Light(how="lit", tint=tint)),)
    )


def _sounds(hardware: Hardware, titles: Iterator[Say]) -> Iterator[WalkStep]:
    voices = [*([say("walk-speaker")] if hardware.sound else ()), *titles]  # the remaining titles are the buzzers
    if voices:  # all sound at once, as in a game
        what = Say(key="", args={str(i): voice for i, voice in enumerate(voices)})
        yield WalkStep(kind="hear", device="sound", what=what, ask=say("walk-hear", what=what))


# ---- events -----------------------------------------------------------------------------------------
class Walk:
    """The state of a walk, advanced by events."""

    def __init__(self, hardware: Hardware) -> None:
        self._steps = list(steps(hardware))
        self._names = {step.device: step.what for step in self._steps}
        self._losses: dict[str, Lost] = {}
        self._clicks = self._event_count = 0  # in this step
        self._outcomes: list[Outcome] = []  # of the steps so far

    @property
    def step(self) -> WalkStep | None:
        """The current step; None at the end."""
        return self._steps[len(self._outcomes)] if len(self._outcomes) < len(self._steps) else None

    @property
    def is_settling(self) -> bool:
        """Whether an event has come and only its quiet time remains."""
        return self._event_count > 0

    @property
    def is_well(self) -> bool:
        return "failed" not in self._outcomes

    def hear(self, event: Event) -> tuple[Say, ...]:
        """Handle an event and return the sentences for the person."""
        step = self.step
        if isinstance(event, Lost):
            self._losses[event.device] = event
        elif isinstance(event, Found):
            self._losses.pop(event.device, None)
        if step is None or isinstance(event, Found):
            return ()
        match event:
            case Lost():
                return self.begin_step()
            case TypedLine(word=word):
                return self._handle_word(step, word.strip().lower())
            case Silence():
                return self._settle(step) if self.is_settling else ()
            case Rolled(device=step.device) if step.kind == "roll":
                dice = ", ".join(f"{die.tint} {die.face}" for die in event.dice)
                return (say("walk-dice", dice=dice), *self._end("ok"))
            case Pressed(device=step.device) | Turned(device=step.device):
                self._event_count += 1
                self._clicks += event.steps if isinstance(event, Turned) else 0
                return ()
            case _:
                named = self._names.get(event.device, say("walk-device", device=event.device))
                return (say("walk-other", what=named),)

    def begin_step(self) -> tuple[Say, ...]:
        """Begin a step and return its sentences. It fails at once if its device is lost; a reader can be plugged in."""
        step = self.step
        if step is None:
            return ()
        all_of_it = {"press": "buttons", "turn": "buttons", "see": "lamp:all"}.get(step.kind, "")  # the pins as a whole
        lost = self._losses.get(step.device) or self._losses.get(all_of_it)
        if lost is None:
            return ()
        why = say("walk-lost", reason=lost.reason, detail=lost.detail, pin=str(lost.pin), by=holder(lost))
        return (why,) if lost.device.startswith("serial:") else self._end("failed", why)

    def _handle_word(self, step: WalkStep, word: str) -> tuple[Say, ...]:
        match word:
            case "q":
                self._outcomes += ["skipped"] * (len(self._steps) - len(self._outcomes))
                return ()
            case "" | "s":
                return self._end("skipped")
            case "n":
                return self._end("failed")
            case "y" | "j" | "o" if step.kind in ("see", "hear"):
                return self._end("ok")
            case _:
                return (instructions(step),)

    def _settle(self, step: WalkStep) -> tuple[Say, ...]:
        if step.kind == "turn":
            way_round = self._clicks > 0
            return self._end("ok") if way_round else self._end("failed", say("walk-wrong-way"))
        if self._event_count > 1:
            return self._end("failed", say("walk-bounced", n=self._event_count))
        return self._end("ok")

    def _end(self, outcome: Outcome, why: Say | None = None) -> tuple[Say, ...]:
        self._outcomes.append(outcome)
        self._event_count = self._clicks = 0
        return (*((why,) if why else ()), say("walk-outcome", outcome=outcome))

    def summary(self) -> tuple[Say, ...]:
        """The failed parts, one line each, and the number of steps by outcome."""
        count = {outcome: self._outcomes.count(outcome) for outcome in get_args(Outcome)}
        tried = zip(self._steps, self._outcomes, strict=False)
        failed = [say("walk-failed", what=step.what) for step, outcome in tried if outcome == "failed"]
        return (*failed, say("walk-summary", **count))


def instructions(step: WalkStep) -> Say:
    """The words that can be typed."""
    return say("walk-how-output" if step.kind in ("see", "hear") else "walk-how-input")


# ---- with a rig -------------------------------------------------------------------------------------
def walk(
    hardware: Hardware, rig: Rig, next_event: Callable[[WalkStep, bool], Event], tell: Callable[[Say], None]
) -> bool:
    """Try everything; True if nothing failed.

    `next_event` waits for the next event. Given True, it returns Silence after QUIET_MS without one.
    """
    here = Walk(hardware)
    shown: WalkStep | None = None
    told: Say | None = None
    while (step := here.step) is not None:
        if step is not shown:
            shown = step
            if instructions(step) != told:
                tell(told := instructions(step))
            tell(step.ask)
            rig.light(dict(step.lights))
            if step.kind == "hear":
                rig.play("win", LOUD)
            said = here.begin_step()
        else:
            said = here.hear(next_event(step, here.is_settling))
        for each in said:
            tell(each)
    rig.light({})
    for each in here.summary():
        tell(each)
    return here.is_well
