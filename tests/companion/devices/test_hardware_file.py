"""hardware.toml: its values, and the message for each mistake."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.devices.hardware_file import load, parse
from companion.errors import Damaged
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
from hardware.simulator import SEAT_PINS, SHARED_PINS

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "deploy" / "hardware.toml"

BUTTON = "[[button]]\nseat = 1\npin = 17\n"
KEY = '[[key]]\nkey = "KEY_KP1"\nseat = 1\n'
READER = '[[dice_reader]]\nport = "/dev/ttyACM0"\n'


def test_every_kind_of_table_is_read_with_what_it_leaves_out_as_usual() -> None:
    text = """
[[button]]
seat = 1
pin = 17

[[button]]
seat = 1
second = true
pin = 5

[[dice_reader]]
port = "/dev/ttyACM0"

[[key]]
key = "KEY_KP1"
seat = 1
second = true
hold_ms = 500
double_ms = 300

[[encoder]]
a = 16
b = 26
push = 25

[[lamp]]
seat = 2
red = 7
green = 8
blue = 9

[[lamp]]
pin = 10

[[buzzer]]
pin = 18
tonal = false

[sound]
device = "hw:1"
"""
    assert parse(text, "hardware.toml") == Hardware(
        buttons=(ButtonConfig(pin=17, seat=1), ButtonConfig(pin=5, seat=1, second=True)),
        readers=(ReaderConfig(name="dice", port="/dev/ttyACM0", baud=115_200),),
        keys=(KeyConfig(key="KEY_KP1", seat=1, second=True, hold_ms=500, double_ms=300),),
        encoders=(EncoderConfig(a=16, b=26, push=25),),
        lamps=(LampConfig(seat=2, red=7, green=8, blue=9), LampConfig(pin=10)),
        buzzers=(BuzzerConfig(pin=18, tonal=False),),
        sound=SoundConfig(device="hw:1"),
    )


def test_no_file_is_no_hardware(tmp_path: Path) -> None:
    assert load(tmp_path / "hardware.toml") == Hardware()


def spoken(text: str, lang: str = "en") -> str:
    """The message about the mistake in it."""
    with pytest.raises(Damaged) as mistake:
        parse(text, "hardware.toml")
    return Speaker(lang, None, (), ()).speak(mistake.value.say)


def test_the_example_and_the_simulator_have_their_buttons_on_the_same_pins() -> None:
    hardware = load(EXAMPLE)
    assert [(button.meaning, button.pin) for button in hardware.buttons] == [
        *enumerate(SEAT_PINS),
        *SHARED_PINS.items(),
    ]
    assert len(hardware.readers) == 1
    offered = re.compile(r"^#     (?=\[|\w+ = )", re.MULTILINE)  # can be added as it stands
    hardware = parse(offered.sub("", EXAMPLE.read_text(encoding="utf-8")), EXAMPLE.name)
    assert all((hardware.keys, hardware.encoders, hardware.lamps, hardware.buzzers, hardware.sound))


MISTAKES = [
    ("[[button]\n", "hardware.toml, line 1: this cannot be read; look for a bracket"),
    (BUTTON + "[lamps]\n", "hardware.toml, line 4, lamps: there is no such setting; did you mean lamp?"),
    ("\nseat = 1\n", "hardware.toml, line 2, seat: there is no such setting; did you mean ["),
    ("[button]\npin = 17\n", "hardware.toml, line 1, button: write it in double brackets before each one"),
    ("[[sound]]\n", "hardware.toml, line 1, sound: write it once, in single brackets"),
    ("[[button]]\nseat = 1\n", "hardware.toml, line 1, pin: is missing"),
    ("[[button]]\nseat = 1\npin = 1\n", "hardware.toml, line 3, pin: must be the number of a GPIO pin, 2 to 27"),
    ("[[button]]\nseat = 0\npin = 17\n", "hardware.toml, line 2, seat: must be the number of a seat, 1 to 10"),
    (BUTTON + 'pull = "left"\n', 'hardware.toml, line 4, pull: must be "up", "down" or "none"'),
    (BUTTON + "debounce_ms = -1\n", "hardware.toml, line 4, debounce_ms: must be a number of milliseconds, 0 to"),
    (BUTTON + "second = 1\n", "hardware.toml, line 4, second: must be true or false"),
    (BUTTON + "[[button]]\npin = 5\n", "hardware.toml, line 4, seat: give either seat = 1, 2, ... or shared = "),
    (BUTTON + 'shared = "undo"\n', "hardware.toml, line 4, shared: give either seat = 1, 2, ... or shared = "),
    (
        '[[button]]\npin = 5\nshared = "stop"\n',
        'hardware.toml, line 3, shared: must be "undo", "pause", "next" or "repeat"',
    ),
    (
        '[[button]]\npin = 5\nshared = "undo"\ndouble_ms = 300\n',
        "hardware.toml, line 4, double_ms: a shared button has one meaning only",
    ),
    (BUTTON + 'active = "low"\n', 'hardware.toml, line 4, active: is allowed only with pull = "none"'),
    ('[[button]]\nseat = 1\npin = 3\npull = "down"\n', "hardware.toml, line 4, pull: pin 3 is pulled up on the board"),
    ('[[encoder]]\na = 2\nb = 5\npull = "none"\n', "hardware.toml, line 4, pull: pin 2 is pulled up on the board"),
    (BUTTON + "[[button]]\nseat = 2\npin = 17\n", "hardware.toml, line 6, pin: pin 17 is already in use, on line 3"),
    ("[[encoder]]\na = 5\nb = 5\n", "hardware.toml, line 3, b: pin 5 is already in use, on line 2"),
    ("[[encoder]]\na = 5\nb = 6\nsteps = 3\n", "hardware.toml, line 4, steps: must be 1, 2 or 4"),
    ("[[encoder]]\na = 5\nb = 6\n[[encoder]]\na = 7\nb = 8\n", "hardware.toml, line 4, seat: is the same as on line 1"),
    (BUTTON + "[[button]]\nseat = 1\npin = 5\n", "hardware.toml, line 5, seat: is the same as on line 2"),
    (KEY + KEY, "hardware.toml, line 5, key: is the same as on line 2"),
    (
        '[[key]]\nkey = "1"\nseat = 1\n',
        'hardware.toml, line 2, key: must be the Linux name of a key, such as "KEY_KP1"',
    ),
    ("[[lamp]]\nseat = 1\n", "hardware.toml, line 1, pin: give either pin, or red, green and blue"),
    ("[[lamp]]\npin = 5\nred = 6\n", "hardware.toml, line 2, pin: give either pin, or red, green and blue"),
    ("[[lamp]]\nred = 5\nblue = 6\n", "hardware.toml, line 1, green: is missing: a lamp with colours needs red, green"),
    ("[[dice_reader]]\n", "hardware.toml, line 1, port: give port or usb, or both, to say where the reader is"),
    (READER + 'usb = "2e8a"\n', "hardware.toml, line 3, usb: must be four digits or letters a to f, a colon"),
    (READER + "baud = 9.6\n", "hardware.toml, line 3, baud: must be a whole number, usually 115200"),
    (READER + 'name = "the dice"\n', "hardware.toml, line 3, name: must be a word of at most 24 letters"),
    (READER + READER, "hardware.toml, line 3, name: is the same as on line 1"),
]


@pytest.mark.parametrize(("text", "sentence"), MISTAKES)
def test_a_mistake_is_one_sentence_that_says_where_it_is(text: str, sentence: str) -> None:
    assert spoken(text).startswith(sentence)
    assert "\n" not in spoken(text)
    assert spoken(text, "nl").startswith("hardware.toml, regel ")


def test_a_file_that_is_no_text_is_a_sentence_too(tmp_path: Path) -> None:
    path = tmp_path / "hardware.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Damaged) as mistake:
        load(path)
    assert Speaker("en", None, (), ()).speak(mistake.value.say).startswith("hardware.toml: this is not plain text")
