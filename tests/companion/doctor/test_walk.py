"""The doctor's walk: what it shows, prints and misses, on the simulator's real drivers."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from companion.app import cli
from companion.doctor.walk import LIT_S, walk
from companion.view.speaker import Speaker
from hardware.config import ButtonConfig, Hardware
from hardware.output import TABLE, Light, Sound
from hardware.pins import PinTrouble
from hardware.rig import Rig
from hardware.signal import Found, Put, Rolled, Signal
from hardware.simulator import Simulator
from rules.kit.types import Say
from tests.hardware.fakes import Heard, dice, now_ms

COLOURS = ("red", "green", "blue")
LAMPS = [f"Lit now: Seat {seat}: lamp" for seat in range(1, 6)]
TABLE_LAMP = [f"Lit now: Table: colour lamp, common cathode (−), {colour}" for colour in COLOURS]


def english(say: Say) -> str:
    return Speaker("en", None, (), ()).speak(say)


class Table(Rig):
    """The simulator's rig, with hands that wait for what they did."""

    def __init__(self) -> None:
        self._heard = Heard()
        self.simulator = Simulator(now_ms)
        self.shown: list[Mapping[int, Light]] = []
        self.played: list[Sound] = []

    def start(self, put: Put) -> None:
        def note(signal: Signal) -> None:
            put(signal)
            self._heard.put(signal)

        self.simulator.start(note)
        while not isinstance(self._heard.next(), Found):
            pass

    def stop(self) -> None:
        self.simulator.stop()

    def light(self, lights: Mapping[int, Light]) -> None:
        self.shown.append(lights)

    def play(self, sound: Sound, volume: int) -> None:
        self.played.append(sound)

    def use(self) -> None:
        """Press, turn and roll everything but the second button of seat 5, and never push the knob."""
        simulator = self.simulator
        for seat in simulator.seats:
            simulator.press(seat)
        for seat in simulator.seats[:-1]:
            simulator.press(seat, second=True)
        for name in simulator.shared:
            simulator.press(name)
        simulator.turn(1)
        simulator.turn(-1)
        simulator.roll(dice("red 4", "none 2"))
        while not isinstance(self._heard.next(), Rolled):
            pass


def test_each_output_is_shown_once_each_input_printed_and_what_nothing_came_from_named() -> None:
    told: list[str] = []
    rests: list[float] = []
    table = Table()
    well = walk(table.simulator.hardware, table, lambda say: told.append(english(say)), table.use, rests.append)
    assert not well
    sounds, *inputs = [line for line in told if not line.startswith("Lit now: ")]
    assert told[:8] == [*LAMPS, *TABLE_LAMP]
    assert sounds.startswith("Playing now: ")
    assert sounds.endswith("Table: piezo disc")
    assert inputs == [
        "Now press, turn and roll everything. Enter = stop",
        *(f"Seat {seat}: button: pressed" for seat in range(1, 6)),
        *(f"Seat {seat}: second button: pressed" for seat in range(1, 5)),
        *(f"{name}: button: pressed" for name in ("Undo", "Pause", "Next")),
        "Table: turning knob: turned to the right",
        "Table: turning knob: turned to the left",
        "reader “dice”: rolled red 4, none 2",
        "Nothing came from: Seat 5: second button",
        "Nothing came from: Table: turning knob, push button",
    ]
    lit = [*({seat: Light(how="lit")} for seat in range(5)), *({TABLE: Light(how="lit", tint=c)} for c in COLOURS), {}]
    assert table.shown == lit
    assert rests == [LIT_S] * 8
    assert table.played == ["win"]


def test_all_is_well_where_something_came_from_every_input() -> None:
    table = Table()
    assert walk(Hardware(buttons=table.simulator.hardware.buttons[:1]), table, lambda say: None, table.use)


def test_what_cannot_be_used_is_said_at_once() -> None:
    def no_pins() -> object:
        raise PinTrouble("pin-busy", "GPIO 17 is in use by lirc", pin=17, by="lirc")

    told: list[Say] = []
    button = Hardware(buttons=(ButtonConfig(pin=17, seat=1),))
    assert not walk(button, Rig(button, now_ms, no_pins), told.append, lambda: None)
    assert "GPIO 17 is in use by lirc" in english(told[0])


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("", "hardware.toml lists nothing to test"),
        ('[[key]]\nkey = "KEY_KP1"\nseat = 1\n', "Keyboard keys are read by the touchscreen: test them there"),
    ],
    ids=["an empty file", "keys are left to the touchscreen"],
)
def test_a_file_without_parts_to_try_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], file: str, line: str
) -> None:
    (tmp_path / "hardware.toml").write_text(file)
    assert cli.run(["--data", str(tmp_path), "doctor", "--walk"]) == 0
    assert line in capsys.readouterr().out
