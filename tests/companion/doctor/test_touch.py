"""The doctor names every input device, and detects the place of a tap."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from companion.box.display import DisplayKind
from companion.doctor.finding import Probes
from companion.doctor.touch import CHECKS, ask_for_tap, rotation, tap_here
from companion.view.speaker import Speaker
from rules.kit.types import Say
from tests.hardware.touch.machine import Wire, down, panel_at, plug_in

PANEL = "10-0038 generic ft5x06 (79)"
MOST = 32767


@pytest.fixture
def box(tmp_path: Path) -> Probes:
    """A box without a desktop, with a touchscreen and more."""
    for number, name in enumerate((PANEL, "Logitech USB Optical Mouse", "ELAN1300:00 04F3:3059 Touchpad")):
        plug_in(tmp_path, number, name)
    kms = DisplayKind("kms", "display-kms", "DSI-1")
    return Probes(root=tmp_path, may_open=lambda device: True, display=lambda: kms)


def said(box: Probes) -> str:
    """The doctor's findings as text."""
    (look,) = CHECKS
    return Speaker("en", None, (), ()).speak(look(box.root, box).say)


def test_each_input_device_is_named_with_what_becomes_of_it(box: Probes) -> None:
    assert said(box) == (
        f"Touches: event0 ({PANEL}) – touchscreen, read directly, event1 (Logitech USB Optical Mouse) – mouse, used, "
        "event2 (ELAN1300:00 04F3:3059 Touchpad) – touch pad, works on a desktop only"
    )


def test_on_a_desktop_they_are_named_and_left_to_it(box: Probes) -> None:
    desktop = replace(box, display=lambda: DisplayKind("x11", "display-x11", ":0"))
    assert said(desktop).startswith(f"The desktop, if there is one, handles touches: event0 ({PANEL}) – touchscreen,")


def test_what_is_missing_or_closed_is_said(box: Probes) -> None:
    assert said(replace(box, root=box.root / "nothing")) == "No touchscreen is connected: no input devices"
    closed = replace(box, may_open=lambda device: False)
    assert said(closed) == f"This touchscreen may not be opened: event0 ({PANEL})"


# ---- a tap ---------------------------------------------------------------------------------------------------
class Person:
    """The tested user: taps the glass, types at the terminal. `heard` is the doctor's output."""

    def __init__(self) -> None:
        self.wire = Wire(most=MOST)
        self.keyboard, self._keys = os.pipe()
        self.heard: list[Say] = []

    def taps(self, x: float, y: float) -> None:
        self.wire.say(*down(1, round(x * MOST), round(y * MOST)))

    def types(self, line: str) -> None:
        os.write(self._keys, f"{line}\n".encode())

    def is_asked(self, clockwise: str = "0") -> bool:
        panel = self.wire.open(panel_at("/dev/input/event0", "ft5x06"))
        return ask_for_tap([panel], clockwise, self.heard.append, self.keyboard)

    @property
    def keys(self) -> list[str]:
        return [say.key for say in self.heard]


@pytest.fixture
def person() -> Person:
    return Person()


@pytest.mark.parametrize(
    ("clockwise", "x", "y"),
    [("0", 0.05, 0.1), ("90", 0.95, 0.1), ("180", 0.9, 0.9), ("270", 0.1, 0.95), ("upside down", 0.05, 0.1)],
)
def test_a_tap_in_the_corner_of_the_picture_as_it_is_turned_is_well(
    person: Person, clockwise: str, x: float, y: float
) -> None:
    person.taps(x, y)
    assert person.is_asked(clockwise)
    assert person.keys == ["tap-ask", "tap-well"]


def test_a_tap_that_arrives_elsewhere_says_where(person: Person) -> None:
    person.taps(0.9, 0.1)
    assert not person.is_asked()
    assert person.heard[-1] == Say(key="tap-elsewhere", args={"name": "event0 (ft5x06)", "x": 90, "y": 10})


@pytest.mark.parametrize(("line", "is_well", "key"), [("", True, "tap-skipped"), ("n", False, "tap-nothing")])
def test_a_line_ends_it(person: Person, line: str, is_well: bool, key: str) -> None:
    person.types(line)
    assert person.is_asked() is is_well
    assert person.keys == ["tap-ask", key]


def test_a_panel_that_is_unplugged_meanwhile_ends_it(person: Person) -> None:
    person.wire.unplug()
    assert not person.is_asked()
    assert person.keys == ["tap-ask", "tap-gone"]


def test_a_tap_is_asked_for_unless_the_desktop_handles_touches(box: Probes, person: Person) -> None:
    desktop = replace(box, display=lambda: DisplayKind("x11", "display-x11", ":0"))
    assert tap_here(desktop, {}, person.heard.append, person.keyboard, person.wire.open)
    assert person.keys == []
    person.taps(0.0, 0.0)
    assert tap_here(box, {}, person.heard.append, person.keyboard, person.wire.open)
    assert person.keys == ["tap-ask", "tap-well"]


# ---- rotation --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "clockwise"),
    [
        ("COMPANION_ROTATION=90\n", "90"),
        ('# COMPANION_ROTATION=90\nCOMPANION_ROTATION = "270"\n', "270"),
        ("COMPANION_ROTATION=\n", "0"),
    ],
)
def test_the_settings_of_the_box_say_how_far_the_picture_is_turned(text: str, clockwise: str, tmp_path: Path) -> None:
    (tmp_path / "etc").mkdir()
    (tmp_path / "etc/table-companion.conf").write_text(text)
    assert rotation({}, tmp_path) == clockwise
    assert rotation({"COMPANION_ROTATION": "180"}, tmp_path) == "180"
    assert rotation({}, tmp_path / "nothing") == "0"
