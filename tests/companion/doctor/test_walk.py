"""The doctor's walk: its questions, the meaning of each answer, and the whole walk on the simulator's real drivers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from threading import Event as Nothing

import pytest

from companion.app import cli
from companion.doctor import rig as rig_walk
from companion.doctor.walk import Event, Silence, TypedLine, Walk, WalkStep, steps, walk
from companion.view.speaker import Speaker
from hardware.config import (
    ButtonConfig,
    BuzzerConfig,
    EncoderConfig,
    Hardware,
    KeyConfig,
    LampConfig,
    ReaderConfig,
    SoundConfig,
)
from hardware.output import TABLE, Lights, Sound
from hardware.rig import Rig
from hardware.signal import Found, Lost, Pressed, Put, Rolled, Turned
from rules.kit.types import Say
from tests.hardware.fakes import dice

BUTTONS = Hardware(buttons=(ButtonConfig(pin=17, seat=1), ButtonConfig(pin=27, seat=2, second=True)))
KNOB = Hardware(encoders=(EncoderConfig(a=5, b=6, push=4),))
READER = Hardware(readers=(ReaderConfig(name="dice", port="/dev/ttyACM0"),))
LAMPS = Hardware(lamps=(LampConfig(seat=2, pin=20), LampConfig(red=9, green=10, blue=11)))
SOUNDS = Hardware(sound=SoundConfig(), buzzers=(BuzzerConfig(pin=12),))
ONE, TWO = Pressed(device="button:0", button=0, at_ms=0), Pressed(device="button:1:second", button=1, at_ms=0)
QUIET, YES, NO, SKIP, STOP = (
    Silence(),
    TypedLine(word="y\n"),
    TypedLine(word="n\n"),
    TypedLine(word="\n"),
    TypedLine(word="q\n"),
)


class Shown(Rig):
    """A rig that only stores its input."""

    def __init__(self) -> None:
        self.lights: list[Lights] = []
        self.played: list[Sound] = []
        self.stopped = False

    def start(self, put: Put) -> None:
        put(ONE)

    def stop(self) -> None:
        self.stopped = True

    def light(self, lights: Lights) -> None:
        self.lights.append(lights)

    def play(self, sound: Sound, volume: int) -> None:
        self.played.append(sound)


def english(say: Say) -> str:
    return Speaker("en", None, (), ()).speak(say)


def go(hardware: Hardware, *events: Event, rig: Shown | None = None) -> tuple[bool, list[str]]:
    """Whether all checks passed, and every printed line; the events come in that order, with silence in between."""
    coming = iter(events)
    told: list[str] = []

    def next_event(step: WalkStep, settles: bool) -> Event:
        return QUIET if settles else next(coming)

    well = walk(hardware, rig or Shown(), next_event, lambda say: told.append(english(say)))
    assert next(coming, None) is None, "nobody asked for the rest"
    return well, told


def test_every_input_is_asked_for_and_every_output_is_shown_in_the_order_of_the_file() -> None:
    everything = Hardware(
        buttons=BUTTONS.buttons, encoders=KNOB.encoders, readers=READER.readers, lamps=LAMPS.lamps,
        sound=SOUNDS.sound, buzzers=SOUNDS.buzzers,
    )  # fmt: skip
    assert [english(step.ask) for step in steps(everything)] == [
        "Press now: Seat 1: button",
        "Press now: Seat 2: second button",
        "Turn it one click to the right: Table: turning knob",
        "Press now: Table: turning knob",
        "Roll dice now: reader “dice”",
        "Is it lit? Seat 2: lamp",
        *(f"Is it lit in this colour? Table: colour lamp, common cathode (−), {c}" for c in ("red", "green", "blue")),
        "Did you hear it? loudspeaker, Table: piezo disc",
    ]


def test_a_shared_button_that_must_be_held_is_asked_to_be_held() -> None:
    hardware = Hardware(buttons=(ButtonConfig(pin=5, shared="undo", hold_ms=600),))
    assert english(steps(hardware)[0].ask) == "Hold now: Undo: button, held for 600 ms"


ALL_WELL = "Working: 2, not working: 0, skipped: 0"
ROLLED = Rolled(device="serial:dice", dice=dice("red 4", "none 2"), frame=1, at_ms=0)
LEFT, RIGHT = (Turned(device="encoder:table", seat=None, steps=steps, at_ms=0) for steps in (-1, 1))
PUSH = Pressed(device="push:table", button="next", at_ms=0)
BUSY, NO_PINS = (
    Lost(device="button:0", reason="pin", detail="busy"),
    Lost(device="buttons", reason="no-pins", detail=""),
)
NO_READER, READER_THERE = Lost(device="serial:dice", reason="no-port"), Found(device="serial:dice")

# event -> result and printed lines
WALKS: dict[str, tuple[Hardware, tuple[Event, ...], bool, tuple[str, ...]]] = {
    "the right buttons": (BUTTONS, (ONE, TWO), True, ("→ works", ALL_WELL)),
    "another button first": (BUTTONS, (TWO, ONE, TWO), True, ("That was another one: Seat 2: second button", ALL_WELL)),
    "one that does not work": (
        BUTTONS, (NO, TWO), False, ("Does not work: Seat 1: button", "Working: 1, not working: 1, skipped: 0")
    ),
    **{f"skipped by {word!r}": (BUTTONS, (TypedLine(word=word), TWO), True, ("Working: 1, not working: 0, skipped: 1",))
       for word in ("\n", "s\n", " S \n")},
    "a knob whose wires are changed over": (
        KNOB, (LEFT, PUSH), False, ("It turned to the left: change a and b in hardware.toml",)
    ),
    "a knob": (KNOB, (RIGHT, PUSH), True, (ALL_WELL,)),
    "dice": (READER, (ROLLED,), True, ("red 4, none 2",)),
    "a reader that comes later": (READER, (NO_READER, READER_THERE, ROLLED), True, ("No such reader is plugged in",)),
    "a pin that cannot be had": (BUTTONS, (BUSY, TWO), False, ("It cannot be used: busy",)),
    "no pins at all": (BUTTONS, (NO_PINS,), False, ("Working: 0, not working: 2, skipped: 0",)),
}  # fmt: skip


@pytest.mark.parametrize(("hardware", "events", "is_well", "lines"), WALKS.values(), ids=WALKS)
def test_whether_all_is_well_is_known_by_what_comes_and_the_lines_say_why(
    hardware: Hardware, events: tuple[Event, ...], is_well: bool, lines: tuple[str, ...]
) -> None:
    well, told = go(hardware, *events)
    assert well == is_well
    assert [line for line in told if line in lines][-len(lines) :] == [*lines]


def test_a_press_that_comes_more_than_once_is_a_bouncing_button() -> None:
    here = Walk(BUTTONS)
    for event in (ONE, ONE, ONE):
        assert here.hear(event) == ()
    assert english(here.hear(QUIET)[0]) == "One press was detected 3 times: give this button a higher debounce_ms"
    assert not here.is_well


def test_each_lamp_is_lit_alone_and_a_coloured_one_in_each_of_its_colours() -> None:
    rig = Shown()
    well, told = go(LAMPS, YES, TypedLine(word="j\n"), NO, SKIP, rig=rig)
    lit = [[(seat, light.how, light.tint) for seat, light in lights.items()] for lights in rig.lights]
    assert lit == [
        [(1, "lit", "none")], [(TABLE, "lit", "red")], [(TABLE, "lit", "green")], [(TABLE, "lit", "blue")], []
    ]  # fmt: skip
    assert not well
    assert told[-2] == "Does not work: Table: colour lamp, common cathode (−), green"


def test_a_sound_is_played_once_and_asked_about() -> None:
    rig = Shown()
    assert go(SOUNDS, YES, rig=rig)[0]
    assert rig.played == ["win"]


# ---- with a keyboard, and on the simulator ----------------------------------------------------------
def test_signals_and_typed_words_are_heard_together() -> None:
    rig, told = Shown(), list[Say]()
    well = rig_walk.walk_with_person(Hardware(buttons=BUTTONS.buttons[:1]), rig, told.append, nobody_types())
    assert well
    assert rig.stopped
    assert english(told[-1]) == "Working: 1, not working: 0, skipped: 0"


def nobody_types() -> Iterator[str]:
    """A keyboard without input."""
    Nothing().wait()
    yield ""


def test_a_file_that_names_nothing_is_a_sentence(tmp_path: Path) -> None:
    told: list[Say] = []
    assert rig_walk.walk_here(tmp_path / "hardware.toml", told.append, ())
    assert [english(say) for say in told] == ["hardware.toml lists nothing to test"]


def test_keys_are_left_to_the_touchscreen(tmp_path: Path) -> None:
    (tmp_path / "hardware.toml").write_text('[[key]]\nkey = "KEY_KP1"\nseat = 1\n')
    told: list[Say] = []
    assert rig_walk.walk_here(tmp_path / "hardware.toml", told.append, ())
    assert english(told[0]).startswith("Keyboard keys are read by the touchscreen")
    assert steps(Hardware(keys=(KeyConfig(key="KEY_KP1", seat=1),))) == ()


def test_everything_on_the_simulator_works() -> None:
    told: list[Say] = []
    assert rig_walk.walk_simulated(told.append)
    lines = [english(say) for say in told]
    assert count(lines, "Press now") == 14
    assert count(lines, "red 4, green 2") == 1
    assert count(lines, "→ does not work") == 0
    assert count(lines, "→ skipped") == 1  # the sound


def test_the_command_ends_with_0_where_all_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--lang", "nl", "doctor", "--walk", "--simulate"]) == 0
    assert "Draai één klik naar rechts" in capsys.readouterr().out


def count(lines: Iterable[str], start: str) -> int:
    return sum(line.startswith(start) for line in lines)
