"""The reference firmware: the host's protocol, rolls that survive a power cut, and typed dice."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.config import ReaderConfig
from hardware.dice_host import RollLedger
from hardware.dice_protocol import Decoder, Frame, Hello, Roll, encode
from hardware.dice_reader import DiceReader
from hardware.signal import Found, Lost, Rolled, RolledDie
from tests.hardware.board import FIRMWARE, Cable, Flash, module
from tests.hardware.fakes import Heard, dice, now_ms
from tests.hardware.test_dice_protocol import frames, junk, with_crc

protocol, reader, keypad, board = module("protocol"), module("reader"), module("keypad"), module("main")


def words_of(frame: Frame) -> list[str]:
    return encode(frame).decode()[1:].partition("*")[0].split(" ")


# ---- the protocol -----------------------------------------------------------------------------------
@given(frames)
def test_both_sides_write_the_same_line(frame: Frame) -> None:
    assert protocol.line(*words_of(frame)) == encode(frame)


@given(st.lists(st.tuples(junk, frames), max_size=5))
def test_the_firmware_hears_every_frame_of_the_host_between_noise(parts: list[tuple[bytes, Frame]]) -> None:
    stream = b"".join(noise + encode(frame) for noise, frame in parts)
    assert protocol.Lines().feed(stream) == [words_of(frame) for _, frame in parts]


@given(st.binary(max_size=300))
def test_the_firmware_survives_any_bytes_and_hears_nothing_in_them(data: bytes) -> None:
    lines = protocol.Lines()
    assert lines.feed(data + b"\n") == []
    assert lines.feed(b"$beat*D5F9069C\r\n") == [["beat"]]


@given(st.binary(max_size=100))
def test_a_board_without_a_crc_of_its_own_counts_the_same(data: bytes) -> None:
    assert protocol.slow_crc32(data) == protocol.crc32(data)


def test_words_that_the_firmware_does_not_know_do_no_harm() -> None:
    made = reader.Reader("K1", Flash(), "AB12", [])
    for body in (b"dance", b"want", b"lamp", b"ack", b"ack AB12", b"sound", b"roll", b"want - -"):
        assert made.feed(with_crc(body), 0) == b""
    assert made.feed(encode(Hello(protocol=1, id="K2", epoch="1", last=0)), 0) == b""


# ---- memory -----------------------------------------------------------------------------------------
def test_rolls_and_their_numbers_survive_without_power(tmp_path: Path) -> None:
    memory = reader.Memory(str(tmp_path / "rolls.txt"))
    reader.Reader("K1", memory, "AB12", []).roll(["red=4"], 0)
    again = reader.Reader("K1", memory, "CD34", [])
    woken, repeated = Decoder().feed(again.woken(0) + again.due(250))
    assert woken == Hello(protocol=1, id="K1", epoch="AB12", last=1)
    assert repeated == Roll(epoch="AB12", number=1, at_rest=True, dice=dice("red 4"))


@pytest.mark.parametrize("left", [0, 1, 20, 40, -1])
def test_a_damaged_memory_makes_a_new_epoch_so_that_no_number_stands_for_two_rolls(left: int) -> None:
    flash = Flash()
    made = reader.Reader("K1", flash, "AB12", [])
    made.roll(["red=4"], 0)
    made.roll(["red=5"], 0)
    flash.data = flash.data[:left]
    assert Decoder().feed(reader.Reader("K1", flash, "CD34", []).woken(0)) == [
        Hello(protocol=1, id="K1", epoch="CD34", last=0)
    ]


# ---- the key pad ------------------------------------------------------------------------------------
def typed(keys: str, *wanted: str) -> list[str]:
    """The dice reported while these keys were pressed."""
    typing = keypad.Typing()
    return [die for key in keys for die in typing.press(key, list(wanted))]


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ("462#", ["red=4", "red=6", "green=2"]),  # in the order in which they are wanted
        ("A4B2#", ["red=4", "blue=2"]),  # or with their colours
        ("A45#", ["red=4", "red=5"]),
        ("012#", ["red=12"]),
        ("020#", ["red=20"]),
        ("0994#", ["red=4"]),  # no die shows 99
        ("AB4#", ["blue=4"]),
        ("BB4#", ["red=blue", "red=4"]),  # a die that shows a colour
        ("46*5#", ["red=4", "red=5"]),
        ("40*5#", ["red=4", "red=5"]),
        ("4C*5#", ["red=4", "red=5"]),
        ("4***5#", ["red=5"]),
        ("#", []),
        ("4625#", ["red=4", "red=6", "green=2", "none=5"]),
    ],
)
def test_what_is_typed_is_what_is_reported(keys: str, expected: list[str]) -> None:
    assert typed(keys, "red", "red", "green") == expected


class Wires:
    """A key pad's pins, and the lamp's: a column is low while the row of a pressed key is."""

    OUT, IN, PULL_UP = range(3)

    def __init__(self) -> None:
        self.down: set[str] = set()
        self.lamp = False
        self._low: set[int] = set()  # rows

    def __call__(self, number: int, *mode: int) -> Any:
        """The pin, as machine.Pin gives it."""

        def value(*level: int) -> int:
            if number in board.COLUMNS:
                keys = {keypad.KEYS[board.ROWS.index(row)][board.COLUMNS.index(number)] for row in self._low}
                return int(not keys & self.down)
            if number in board.ROWS:
                (self._low.discard if level[0] else self._low.add)(number)
            else:
                self.lamp = bool(level[0])
            return 0

        return SimpleNamespace(value=value)


def test_a_bouncing_key_is_one_key_and_two_keys_at_once_are_none() -> None:
    wires = Wires()
    matrix = keypad.Matrix([wires(number) for number in board.ROWS], [wires(number) for number in board.COLUMNS])
    seen = []
    for ms, down in enumerate(["4", "", "4", "", *["4"] * 40, "", "4", *[""] * 40, *["58"] * 40]):
        wires.down = set(down)
        seen.append(matrix.scan(ms))
    assert [key for key in seen if key] == ["4"]


# ---- as a whole ---------------------------------------------------------------------------------------
class PowerCut(Exception):
    """The board stops."""


class Board:
    """A board with main.py: someone types "42#" once its lamp is lit. Its clock advances only during sleeps, so that a
    busy machine misses no key."""

    def __init__(self, patch: pytest.MonkeyPatch, cable: Cable) -> None:
        self.wires, self._off = Wires(), Event()
        self._ms = self._lit_ms = 0
        usb = SimpleNamespace(read=lambda most: os.read(cable.fileno(), most), write=cable.write)
        port = SimpleNamespace(fileno=cable.fileno, buffer=usb)
        patch.setitem(sys.modules, "machine", SimpleNamespace(Pin=self.wires, unique_id=lambda: b"\xe6\x61\x41"))
        patch.setitem(sys.modules, "micropython", SimpleNamespace(kbd_intr=lambda key: None))
        patch.setattr(sys, "stdin", port)
        patch.setattr(sys, "stdout", port)
        patch.setattr(time, "ticks_ms", lambda: self._ms, raising=False)
        patch.setattr(time, "ticks_diff", lambda new, old: new - old, raising=False)
        patch.setattr(time, "sleep_ms", self._sleep, raising=False)
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def cut_power(self) -> None:
        self._off.set()
        self._thread.join()

    def _run(self) -> None:
        with suppress(PowerCut):
            board.start()

    def _sleep(self, ms: int) -> None:
        self._ms += ms
        self._lit_ms += ms if self.wires.lamp else 0
        turn, within_ms = divmod(self._lit_ms, 120)
        self.wires.down = set("42#"[turn : turn + 1]) if self.wires.lamp and within_ms < 60 else set()
        if self._off.wait(ms / 1000):
            raise PowerCut


def test_the_whole_program_types_dice_into_the_real_driver_and_keeps_its_numbers_without_power(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    heard, rolled = Heard(), list[tuple[int, tuple[RolledDie, ...]]]()
    cable = Cable(tmp_path / "port")
    driver = DiceReader(ReaderConfig(port=str(cable.path)), now_ms, RollLedger())
    driver.want(("red", "green"))
    driver.start(heard.put)
    for _ in range(2):
        cable.plug()
        made = Board(monkeypatch, cable)
        while not isinstance(signal := heard.next(), Rolled):
            assert isinstance(signal, Found | Lost)
        rolled.append((signal.frame, signal.dice))
        made.cut_power()
        cable.unplug()
    driver.stop()
    assert rolled == [(1, dice("red 4", "green 2")), (2, dice("red 4", "green 2"))]


# ---- on MicroPython itself --------------------------------------------------------------------------
def transcript(python: str, folder: Path) -> list[str]:
    folder.mkdir()
    command = [python, str(FIRMWARE / "selftest.py"), str(folder)]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout.splitlines()


def test_a_whole_evening_of_the_firmware_reads_as_the_document_says(tmp_path: Path) -> None:
    said = transcript(sys.executable, tmp_path / "board")
    assert said[-1] == "True"
    assert any("hello 1 K1 AB12 2 lamp,sound" in line for line in said)  # after the power came back
    assert any("hello 1 K1 EF56 0 -" in line for line in said)  # after the memory was damaged


@pytest.mark.skipif(shutil.which("micropython") is None, reason="MicroPython is not installed here")
def test_micropython_runs_the_firmware_as_python_does(tmp_path: Path) -> None:
    assert transcript("micropython", tmp_path / "there") == transcript(sys.executable, tmp_path / "here")
