"""The wiring derived from hardware.toml: resistors, the shopping list, and the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.app import cli
from companion.devices.hardware_file import load
from companion.doctor.wiring_table import wiring_lines
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
from hardware.wiring import LEAST_LAMP_MV, SUPPLY_MV, circuits, free_gpios, parts, resistor

ROOT = Path(__file__).parents[2]
EXAMPLE, DRAWN = ROOT / "deploy/hardware.toml", ROOT / "docs/wiring.svg"

RGB = tuple(LampConfig(seat=i, red=p, green=p + 1, blue=p + 2) for i, p in enumerate((2, 5, 8, 11, 14), start=1))
ONE_OF_EACH = Hardware(
    buttons=(ButtonConfig(pin=17, seat=1, pull="none", active="low"), ButtonConfig(pin=18, seat=1, second=True)),
    keys=(KeyConfig(key="KEY_KP1", seat=2),),
    encoders=(EncoderConfig(a=5, b=6, push=4),),
    lamps=(LampConfig(pin=20, seat=1), LampConfig(red=9, green=10, blue=11, active="low")),
    buzzers=(BuzzerConfig(pin=22), BuzzerConfig(pin=21, tonal=False), BuzzerConfig(pin=23, tonal=False, active="low")),
    readers=(ReaderConfig(port="/dev/ttyACM0"),),
    sound=SoundConfig(),
)


def speaker(lang: str = "en") -> Speaker:
    return Speaker(lang, None, (), ())


# ---- derived values ---------------------------------------------------------------------------------
@pytest.mark.parametrize(("drop_mv", "most_ua", "ohms"), [(1_500, 5_000, 330), (500, 5_000, 100), (3_300, 330, 10_000)])
def test_a_resistor_is_the_next_one_on_sale(drop_mv: int, most_ua: int, ohms: int) -> None:
    assert resistor(drop_mv, most_ua) == ohms


def current_ua(hardware: Hardware) -> int:
    """The maximum current of all lamps together."""
    legs = [leg for circuit in circuits(hardware) for leg in circuit.legs if circuit.part[:3] in ("lam", "rgb")]
    return sum((SUPPLY_MV - LEAST_LAMP_MV[leg.name or "lamp"]) * 1_000 // leg.ohms for leg in legs)


def test_a_lamp_gets_330_ohms_and_stays_under_8_mA() -> None:
    hardware = Hardware(lamps=(LampConfig(pin=20, seat=1),))
    assert [leg.ohms for leg in circuits(hardware)[0].legs] == [330]
    assert current_ua(hardware) < 8_000


def test_five_colour_lamps_at_full_white_stay_under_what_all_pins_may_give() -> None:
    assert current_ua(Hardware(lamps=RGB[:1])) > 10_000
    assert current_ua(Hardware(lamps=RGB)) <= 40_000


@pytest.mark.parametrize(("pull", "rail"), [("up", "ground"), ("down", "plus")])
def test_a_button_connects_its_pin_to_the_other_side_than_its_pull(pull: str, rail: str) -> None:
    hardware = Hardware(buttons=(ButtonConfig(pin=17, seat=1, pull=pull),))  # type: ignore[arg-type]
    assert [leg.to for leg in circuits(hardware)[0].legs] == [rail]


def test_a_button_without_a_pull_gets_a_resistor_of_its_own_to_the_other_rail() -> None:
    hardware = Hardware(buttons=(ButtonConfig(pin=17, seat=1, pull="none", active="high"),))
    assert [(leg.to, leg.ohms) for leg in circuits(hardware)[0].legs] == [("plus", 0), ("ground", 10_000)]


def test_what_to_buy_is_counted() -> None:
    assert parts(ONE_OF_EACH) == {
        "button": 2, "encoder": 1, "lamp": 1, "rgb-anode": 1, "piezo": 1, "buzzer": 1, "buzzer-module": 1,
        "resistor-10000": 1, "resistor-330": 2, "resistor-100": 2, "resistor-470": 1, "resistor-1000": 1,
        "transistor": 1, "diode": 1, "reader": 1, "keypad": 1, "speaker": 1,
    }  # fmt: skip


def test_the_pins_that_are_left_are_told() -> None:
    assert len(free_gpios(ONE_OF_EACH)) == 26 - 12
    assert 17 not in free_gpios(ONE_OF_EACH)


# ---- the table --------------------------------------------------------------------------------------
def test_the_table_says_pin_wire_and_where_to() -> None:
    lines = wiring_lines(
        Hardware(buttons=(ButtonConfig(pin=17, seat=2),), lamps=(LampConfig(pin=20),)), speaker().speak
    )
    assert " ".join(lines[1].split()) == "Seat 2: button 11 17 yellow ground (GND)"
    assert " ".join(lines[2].split()) == "Table: lamp 38 20 white ground (GND), through 330 Ω"
    assert "  1 × resistor 330 Ω, 1/4 W" in lines


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_every_part_has_words_in_both_languages(lang: str) -> None:
    text = "\n".join(wiring_lines(ONE_OF_EACH, speaker(lang).speak))
    assert "wiring-" not in text
    assert "{" not in text


def test_no_hardware_is_a_sentence() -> None:
    assert wiring_lines(Hardware(), speaker().speak)[0] == "hardware.toml lists nothing that is wired to pins"


def test_the_command_prints_any_file_s_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--lang", "nl", "wiring", str(EXAMPLE)]) == 0
    assert "Stoel 1: knop" in capsys.readouterr().out


# ---- the picture ------------------------------------------------------------------------------------
def test_the_picture_in_the_docs_names_every_pin_of_the_example() -> None:
    text = DRAWN.read_text(encoding="utf-8")
    gpios = [gpio for circuit in circuits(load(EXAMPLE)) for gpio in circuit.gpios]
    assert gpios
    assert [gpio for gpio in gpios if not re.search(rf"GPIO{gpio}\b", text)] == []
