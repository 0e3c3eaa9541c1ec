"""The GPIO chip of a Raspberry Pi's header, found by the label that its driver gives it.

Its number says nothing: a Pi 5 has had it as gpiochip4 and as gpiochip0, and a USB adapter may come first anywhere.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from glob import glob

import gpiod

from hardware.header import GPIOS
from hardware.pins import PinTrouble

BOARDS = {  # label -> revision of a board with that chip: gpiozero reads the 40 pins of the header from it
    "pinctrl-bcm2835": 0xA020D3,  # Pi 3 and older, Zero 2 W
    "pinctrl-bcm2711": 0xC03115,  # Pi 4, 400, CM4
    "pinctrl-rp1": 0xC04170,  # Pi 5, 500, CM5
}
CONSUMER = "table-companion"  # what other programs are told who has a line
UNNAMED = ("", "?", "kernel")  # as kernels call somebody who gave no name
NO_SUCH_CALL = (errno.EINVAL, errno.ENOTTY)  # what a kernel says that does not know it

Open = Callable[[str], gpiod.Chip]


def open_chip(paths: Iterable[str] | None = None, open_path: Open = gpiod.Chip) -> gpiod.Chip:
    """The chip whose lines are the GPIOs of the header, line 17 being GPIO 17. Raises PinTrouble.

    `paths` are the devices to look at, by default all that this machine has.
    """
    found: list[str] = []
    closed: list[str] = []
    for path in sorted(glob("/dev/gpiochip*") if paths is None else paths):
        try:
            chip = open_path(path)
        except PermissionError:
            closed.append(path)
            continue
        except OSError as error:  # it has just gone, or is no chip
            found.append(f"{path} ({error.strerror})")
            continue
        info = chip.get_info()
        if info.label in BOARDS and info.num_lines >= GPIOS.stop:
            return _check_kernel(chip)
        found.append(f"{path} ({info.label})")
        chip.close()
    if closed:
        raise PinTrouble("pins-denied", f"This user may not open {', '.join(closed)}: the group gpio may")
    what = ", ".join(found) or "no GPIO chip at all"
    raise PinTrouble("no-pins", f"No GPIO chip here has a Raspberry Pi's label ({', '.join(BOARDS)}); found: {what}")


def holder(chip: gpiod.Chip, gpio: int) -> str | None:
    """The program or the driver that has the line, "" where it gave no name; None = nobody has it."""
    info = chip.get_line_info(gpio)
    if not info.used:
        return None
    return "" if info.consumer in UNNAMED else info.consumer


def other_holders(gpios: Iterable[int], open_chip: Callable[[], gpiod.Chip] = open_chip) -> dict[int, str]:
    """Those of the lines that somebody else than a companion has, and who: "" = nobody knows. Raises PinTrouble."""
    with open_chip() as chip:
        having = {gpio: holder(chip, gpio) for gpio in gpios}
    return {gpio: who for gpio, who in having.items() if who is not None and who != CONSUMER}


def _check_kernel(chip: gpiod.Chip) -> gpiod.Chip:
    """The same chip, if the kernel has line events with debounce (the second GPIO interface)."""
    try:
        chip.get_line_info(GPIOS.start)
    except OSError as error:
        with suppress(OSError):
            chip.close()
        if error.errno not in NO_SUCH_CALL:
            raise
        release = os.uname().release
        raise PinTrouble("old-kernel", f"Pins need Linux 5.10 or newer, and this is {release}") from error
    return chip
