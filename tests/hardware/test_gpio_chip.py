"""The header's chip is found by its label, and a missing one gives one message."""

from __future__ import annotations

import errno
from collections.abc import Callable
from typing import cast

import pytest
from gpiod import Chip

from hardware.gpio import GpioFactory
from hardware.gpio_chip import BOARDS, open_chip
from hardware.pins import PinTrouble
from tests.hardware.lines import LINES, Line, SimulatedChip

FORBIDDEN = PermissionError(errno.EACCES, "Permission denied")


class Machine:
    """Chips by path, or the error of opening them."""

    def __init__(self, **chips: str | OSError) -> None:
        self._chips = chips
        self.opened: list[SimulatedChip] = []

    def open_path(self, path: str) -> Chip:
        found = self._chips[path.removeprefix("/dev/")]
        if isinstance(found, OSError):
            raise found
        self.opened.append(SimulatedChip(found, [Line() for _ in range(LINES)]))
        return cast(Chip, self.opened[-1])

    def open_chip(self) -> Chip:
        return open_chip([f"/dev/{name}" for name in self._chips], self.open_path)


@pytest.mark.parametrize("label", BOARDS)
@pytest.mark.parametrize("at", [0, 4])
def test_the_chip_is_found_wherever_it_is(label: str, at: int) -> None:
    others: dict[str, str | OSError] = {f"gpiochip{n}": "gpio-brcmstb@107d508500" for n in range(5)}
    machine = Machine(**{**others, "gpiochip1": FORBIDDEN, f"gpiochip{at}": label})
    assert machine.open_chip().get_info().label == label
    assert [chip.is_open for chip in machine.opened] == [*[False] * (at - 1), True]


@pytest.mark.parametrize("label", BOARDS)
def test_every_pin_of_the_header_is_known_on_every_board(label: str) -> None:
    factory = GpioFactory(Machine(gpiochip0=label).open_chip)
    for gpio in range(2, 28):
        assert factory.pin(gpio).info.name == f"GPIO{gpio}"
    assert [gpio for gpio in range(2, 28) if factory.pin(gpio).info.pull] == [2, 3]
    factory.close()


def test_a_machine_without_a_fitting_chip_says_what_it_found() -> None:
    trouble = raised(Machine(gpiochip0="INT33FF:00", gpiochip1="ftdi-cbus").open_chip)
    assert trouble.reason == "no-pins"
    assert str(trouble).endswith("found: /dev/gpiochip0 (INT33FF:00), /dev/gpiochip1 (ftdi-cbus)")


def test_a_chip_that_may_not_be_opened_is_said_with_who_may() -> None:
    trouble = raised(Machine(gpiochip0=FORBIDDEN, gpiochip1="raspberrypi-exp-gpio").open_chip)
    assert trouble.reason == "pins-denied"
    assert str(trouble) == "This user may not open /dev/gpiochip0: the group gpio may"


def raised(open_chip: Callable[[], Chip]) -> PinTrouble:
    with pytest.raises(PinTrouble) as trouble:
        open_chip()
    return trouble.value
