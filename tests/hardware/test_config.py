"""hardware.toml: what it gives, and the sentence for each mistake."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hardware.config import BadConfig, ButtonConfig, Hardware, ReaderConfig, load, parse
from hardware.simulator import SEAT_PINS, SHARED_PINS

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "deploy" / "hardware.toml"
PICTURE = ROOT / "docs" / "wiring.svg"

BUTTON = "[[button]]\nseat = 1\npin = 17\n"
READER = '[[dice_reader]]\nport = "/dev/ttyACM0"\n'


def test_buttons_and_readers_are_read_with_what_they_leave_out_as_usual() -> None:
    text = BUTTON + '[[button]]\nshared = "undo"\npin = 5\nhold_ms = 600\n' + READER + 'usb = "2e8a:000a"\n'
    assert parse(text, "hardware.toml") == Hardware(
        buttons=(ButtonConfig(pin=17, seat=1), ButtonConfig(pin=5, shared="undo", hold_ms=600)),
        readers=(ReaderConfig(name="dice", port="/dev/ttyACM0", usb="2e8a:000a", baud=115_200),),
    )


def test_people_count_chairs_from_one_and_the_rules_from_zero() -> None:
    assert ButtonConfig(pin=17, seat=1).what == 0
    assert ButtonConfig(pin=17, shared="next").what == "next"


def test_no_file_is_no_hardware(tmp_path: Path) -> None:
    assert load(tmp_path / "hardware.toml") == Hardware()


def test_the_example_and_the_simulator_are_the_wiring_of_the_picture() -> None:
    hardware = load(EXAMPLE)
    drawn = re.findall(r'bold">(?:\d+ )?GPIO(\d+)', PICTURE.read_text(encoding="utf-8"))
    assert sorted(int(pin) for pin in drawn) == sorted(button.pin for button in hardware.buttons)
    pins = [(button.what, button.pin) for button in hardware.buttons]
    assert pins == [*enumerate(SEAT_PINS), *SHARED_PINS.items()]
    assert len(hardware.readers) == 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[[button]\n", "hardware.toml: not TOML: "),
        ("[lamps]\n", "hardware.toml: there is no table lamps; it can hold [[button]] and [[dice_reader]]"),
        ("[button]\npin = 17\n", "hardware.toml, button: write [[button]], in double brackets, before each one"),
        ("[[button]]\nseat = 1\n", "hardware.toml, button 1, pin: is missing"),
        ("[[button]]\nseat = 1\npin = 40\n", "hardware.toml, button 1, pin: expected `int` <= 27"),
        ('[[button]]\nseat = 1\npin = "17"\n', "hardware.toml, button 1, pin: expected `int`, got `str`"),
        (BUTTON + "colour = 1\n", "hardware.toml, button 1, colour: there is no such key"),
        (BUTTON + 'pull = "left"\n', "hardware.toml, button 1, pull: invalid enum value 'left'"),
        (BUTTON + "debounce_ms = -1\n", "hardware.toml, button 1, debounce_ms: expected `int` >= 0"),
        (BUTTON + "[[button]]\npin = 5\n", "hardware.toml, button 2, seat: say either seat = 1, 2, ..."),
        (BUTTON + 'shared = "undo"\n', "hardware.toml, button 1, seat: say either seat = 1, 2, ..."),
        (BUTTON + 'active = "low"\n', 'hardware.toml, button 1, active: belongs to pull = "none"'),
        (BUTTON + 'pull = "none"\n', 'hardware.toml, button 1, active: belongs to pull = "none"'),
        ('[[button]]\nseat = 1\npin = 3\npull = "down"\n', "hardware.toml, button 1, pull: pin 3 is pulled up"),
        (BUTTON + "[[button]]\nseat = 2\npin = 17\n", "hardware.toml, button 2, pin: is the same as that of number 1"),
        (BUTTON + "[[button]]\nseat = 1\npin = 5\n", "hardware.toml, button 2, seat or shared: is the same as"),
        ("[[dice_reader]]\n", "hardware.toml, dice_reader 1, port: say where it is, with port or usb or both"),
        (READER + 'usb = "2e8a"\n', "hardware.toml, dice_reader 1, usb: expected `str` matching regex"),
        (READER + "baud = 9.6\n", "hardware.toml, dice_reader 1, baud: expected `int`, got `float`"),
        (READER + READER, "hardware.toml, dice_reader 2, name: is the same as that of number 1"),
    ],
)
def test_a_mistake_is_one_sentence_that_says_where_it_is(text: str, sentence: str) -> None:
    with pytest.raises(BadConfig) as mistake:
        parse(text, "hardware.toml")
    assert str(mistake.value).startswith(sentence)
    assert "\n" not in str(mistake.value)


def test_a_file_that_is_no_text_is_a_sentence_too(tmp_path: Path) -> None:
    path = tmp_path / "hardware.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadConfig, match=r"^hardware\.toml: cannot be read: "):
        load(path)
