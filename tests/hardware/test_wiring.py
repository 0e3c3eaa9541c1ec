"""The wiring worked out of hardware.toml: resistors, what to buy, the table, and a picture that can be read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise
from pathlib import Path
from random import Random

import pytest

from companion.app import cli
from companion.devices.hardware_file import load
from companion.doctor.texts import messages
from companion.view.measure import width
from companion.view.speak import Speaker
from companion.wiring.block import BLOCK
from companion.wiring.picture import picture
from companion.wiring.shapes import Box, Label, Picture, Stroke
from companion.wiring.svg import svg
from companion.wiring.words import told
from hardware import header
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
from hardware.wiring import circuits, current_ua, free_gpios, parts, resistor

ROOT = Path(__file__).parents[2]
EXAMPLE, DRAWN = ROOT / "deploy/hardware.toml", ROOT / "docs/wiring.svg"
REDRAW = "draw it again: companion wiring deploy/hardware.toml --svg docs/wiring.svg"
DEJAVU = 1.2  # as wide as Roboto, which our measure is for, at the most
SEEDS = range(20)
Area = tuple[float, float, float, float]  # left, top, right, bottom

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


def drawn(hardware: Hardware, lang: str = "en") -> Picture:
    return picture(hardware, speaker(lang).speak)


def any_hardware(rng: Random) -> Hardware:
    """Whatever somebody might wire, on pins drawn at random."""
    free = rng.sample(header.GPIOS, len(header.GPIOS))
    pull = rng.choice(("up", "down", "none"))
    active = "low" if pull == "none" else None
    seats = range(1, rng.randint(1, 5) + 1)
    buttons = tuple(ButtonConfig(pin=free.pop(), seat=seat, pull=pull, active=active) for seat in seats)  # type: ignore[arg-type]
    held = (ButtonConfig(pin=free.pop(), shared="undo", hold_ms=600),)
    encoders = (EncoderConfig(a=free.pop(), b=free.pop(), push=free.pop(), pull=pull),)  # type: ignore[arg-type]
    level = rng.choice(("high", "low"))
    lamps = tuple(_any_lamp(rng, free, seat, level) for seat in seats)
    buzzers = tuple(BuzzerConfig(pin=free.pop(), tonal=rng.random() < 0.5, active=level) for _ in free[:1])  # type: ignore[arg-type]
    readers = tuple(ReaderConfig(name=f"reader-{i}", port="/dev/ttyACM0") for i in range(rng.randint(0, 3)))
    return Hardware(buttons=buttons + held, encoders=encoders, lamps=lamps, buzzers=buzzers, readers=readers)


def _any_lamp(rng: Random, free: list[int], seat: int, level: str) -> LampConfig:
    if rng.random() < 0.5:
        return LampConfig(seat=seat, pin=free.pop(), active=level)  # type: ignore[arg-type]
    return LampConfig(seat=seat, red=free.pop(), green=free.pop(), blue=free.pop(), active=level)  # type: ignore[arg-type]


# ---- what is worked out -----------------------------------------------------------------------------
def test_the_header_has_every_gpio_once_and_eight_grounds() -> None:
    assert sorted(header.pin_of(gpio) for gpio in header.GPIOS) == sorted(
        pin for pin in header.HEADER_PINS if header.name(pin).startswith("GPIO")
    )
    assert [pin for pin in header.HEADER_PINS if header.name(pin) == "GND"] == [6, 9, 14, 20, 25, 30, 34, 39]


@pytest.mark.parametrize(("drop_mv", "most_ua", "ohms"), [(1_500, 5_000, 330), (500, 5_000, 100), (3_300, 330, 10_000)])
def test_a_resistor_is_the_next_one_on_sale(drop_mv: int, most_ua: int, ohms: int) -> None:
    assert resistor(drop_mv, most_ua) == ohms


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
    lines = told(Hardware(buttons=(ButtonConfig(pin=17, seat=2),), lamps=(LampConfig(pin=20),)), speaker().speak)
    assert " ".join(lines[1].split()) == "Seat 2: button 11 17 yellow ground (GND)"
    assert " ".join(lines[2].split()) == "Table: lamp 38 20 white ground (GND), through 330 Ω"
    assert "  1 × resistor 330 Ω, 1/4 W" in lines


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_every_part_has_words_in_both_languages(lang: str) -> None:
    text = "\n".join(told(ONE_OF_EACH, speaker(lang).speak))
    assert "wiring-" not in text
    assert "{" not in text


def test_no_hardware_is_a_sentence() -> None:
    assert told(Hardware(), speaker().speak)[0] == "hardware.toml lists nothing that is wired to pins"


def test_every_sentence_of_the_wiring_is_used() -> None:
    named = set(messages((ROOT / "companion/text/en/wiring.ftl").read_text(encoding="utf-8")))
    folder = ROOT / "companion/wiring"
    code = "".join(
        path.read_text(encoding="utf-8") for path in (*folder.glob("*.py"), ROOT / "companion/doctor/walk.py")
    )
    assert sorted(key for key in named if not re.search(f"[\"']{key}[\"']", code)) == []


def test_the_command_prints_any_file_s_table_and_draws_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--lang", "nl", "wiring", str(EXAMPLE)]) == 0
    assert "Stoel 1: knop" in capsys.readouterr().out
    assert cli.run(["wiring", str(EXAMPLE), "--svg", str(tmp_path / "mine.svg")]) == 0
    assert (tmp_path / "mine.svg").read_text(encoding="utf-8") == DRAWN.read_text(encoding="utf-8")


def test_a_mistake_in_the_file_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "hardware.toml").write_text("[[button]]\nseat = 1\npin = 99\n", encoding="utf-8")
    assert cli.run(["--data", str(tmp_path), "wiring"]) == 2
    assert "hardware.toml, line 3, pin: " in capsys.readouterr().err


# ---- the picture ------------------------------------------------------------------------------------
def test_the_picture_in_the_docs_is_that_of_the_example() -> None:
    assert svg(drawn(load(EXAMPLE))) == DRAWN.read_text(encoding="utf-8"), REDRAW


def test_every_configured_pin_is_marked_on_the_header_and_named_at_its_part() -> None:
    labels = [shape for shape in drawn(ONE_OF_EACH).shapes if isinstance(shape, Label)]
    gpios = sorted(gpio for circuit in circuits(ONE_OF_EACH) for gpio in circuit.gpios)
    marked = [label.text.split() for label in labels if label.bold and "GPIO" in label.text]
    assert sorted(int(word[4:]) for words in marked for word in words if word.startswith("GPIO")) == gpios
    named = [label.text for label in labels if " · GPIO" in label.text]
    assert sorted(int(text.split(" · ")[1][4:]) for text in named) == gpios


def test_every_wire_leads_from_its_pin_to_its_part() -> None:
    shown = drawn(ONE_OF_EACH)
    wires = [shape for shape in shown.shapes if isinstance(shape, Stroke) and shape.wire]
    assert len(wires) == 2 * 12  # each in two pieces that meet at the board's edge
    ends = [end for wire in wires for end in (wire.points[0], wire.points[-1])]
    blocks = [shape for shape in shown.shapes if isinstance(shape, Box) and shape.width == BLOCK]
    at_block = [end for end in ends if any(end[0] in (box.x, box.x + box.width) for box in blocks)]
    assert len(at_block) == 12


@pytest.mark.parametrize("seed", SEEDS)
def test_no_label_touches_another_or_a_line(seed: int) -> None:
    shown = drawn(any_hardware(Random(seed)), "nl" if seed % 2 else "en")
    labels = [shape for shape in shown.shapes if isinstance(shape, Label)]
    for one, other in combinations(labels, 2):
        assert not meet(area(one), area(other)), (one.text, other.text)
    for label in labels:
        for piece in pieces(shape for shape in shown.shapes if isinstance(shape, Stroke) and shape.ink != "white"):
            assert not meet(area(label), piece), (label.text, piece)


@pytest.mark.parametrize("seed", SEEDS)
def test_lines_cross_but_never_lie_on_one_another(seed: int) -> None:
    shown = drawn(any_hardware(Random(seed)))
    wires = [shape for shape in shown.shapes if isinstance(shape, Stroke) and shape.width >= 3]
    for one, other in combinations(wires, 2):
        for a, b in ((a, b) for a in pairwise(one.points) for b in pairwise(other.points)):
            assert not same_way(a, b), (one, other)


@pytest.mark.parametrize("seed", SEEDS)
def test_everything_is_on_the_picture_and_words_stay_in_their_block(seed: int) -> None:
    shown = drawn(any_hardware(Random(seed)), "nl")
    for label in (shape for shape in shown.shapes if isinstance(shape, Label)):
        left, top, right, bottom = area(label)
        assert left >= 0, label
        assert top >= 0, label
        assert right <= shown.width, label
        assert bottom <= shown.height, label
    blocks = [shape for shape in shown.shapes if isinstance(shape, Box) and shape.width == BLOCK]
    titles = [label for label in shown.shapes if isinstance(label, Label) and label.size == 12 and label.bold]
    assert len(titles) == len(blocks)
    for title in titles:
        assert area(title)[2] - area(title)[0] <= BLOCK, title


def area(label: Label) -> Area:
    wide = width(label.text, label.size, label.bold) * DEJAVU
    left = label.x - {"start": 0, "middle": wide / 2, "end": wide}[label.anchor]
    return left, label.y - 0.75 * label.size, left + wide, label.y + 0.15 * label.size


def pieces(strokes: Iterable[Stroke]) -> Iterator[Area]:
    for stroke in strokes:
        half = stroke.width / 2
        for (x1, y1), (x2, y2) in pairwise(stroke.points):
            yield min(x1, x2) - half, min(y1, y2) - half, max(x1, x2) + half, max(y1, y2) + half


def meet(one: Area, other: Area) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def same_way(one: tuple[tuple[float, float], ...], other: tuple[tuple[float, float], ...]) -> bool:
    """Whether both run along the same upright or level line, and share more than a point of it."""
    for along, across in ((0, 1), (1, 0)):
        level = {point[across] for point in (*one, *other)}
        if len(level) == 1:
            low, high = (sorted(point[along] for point in piece) for piece in (one, other))
            return min(low[1], high[1]) - max(low[0], high[0]) > 0.01
    return False
