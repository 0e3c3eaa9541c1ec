"""The GPIO chip of a Raspberry Pi's header, found by its driver's label.

Its number does not identify it: a Pi 5 has had it as gpiochip4 and as gpiochip0, and a USB adapter may come first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from glob import glob

import gpiod

from hardware.header import GPIOS
from hardware.pins import PinTrouble

BOARDS = {  # label -> revision of a board with that chip: gpiozero reads the 40 pins of the header from it
    "pinctrl-bcm2835": 0xA020D3,  # Pi 3 and older, Zero 2 W
    "pinctrl-bcm2711": 0xC03115,  # Pi 4, 400, CM4
    "pinctrl-rp1": 0xC04170,  # Pi 5, 500, CM5
}
CONSUMER = "table-companion"  # our name as a holder, for other programs
UNNAMED = ("", "?", "kernel")  # kernels' names for unnamed holders

Open = Callable[[str], gpiod.Chip]


def open_chip(paths: Iterable[str] | None = None, open_path: Open = gpiod.Chip) -> gpiod.Chip:
    """The chip whose lines are the GPIOs of the header, line 17 being GPIO 17. Raises PinTrouble. `paths` are the
    devices to try, by default all of this machine."""
    found: list[str] = []
    closed: list[str] = []
    for path in sorted(glob("/dev/gpiochip*") if paths is None else paths):
        try:
            chip = open_path(path)
        except PermissionError:
            closed.append(path)
            continue
        except OSError as error:  # just unplugged, or not a chip
            found.append(f"{path} ({error.strerror})")
            continue
        info = chip.get_info()
        if info.label in BOARDS and info.num_lines >= GPIOS.stop:
            return chip
        found.append(f"{path} ({info.label})")
        chip.close()
    if closed:
        raise PinTrouble("pins-denied", f"This user may not open {', '.join(closed)}: the group gpio may")
    what = ", ".join(found) or "no GPIO chip at all"
    raise PinTrouble("no-pins", f"No GPIO chip here has a Raspberry Pi's label ({', '.join(BOARDS)}); found: {what}")


def holder(chip: gpiod.Chip, gpio: int) -> str | None:
    """The program or driver that holds the line, "" if unnamed; None = free."""
    info = chip.get_line_info(gpio)
    if not info.used:
        return None
    return "" if info.consumer in UNNAMED else info.consumer


def other_holders(gpios: Iterable[int], open_chip: Callable[[], gpiod.Chip] = open_chip) -> dict[int, str]:
    """The lines held by others than a companion, with the holder's name ("" = unnamed). Raises PinTrouble."""
    with open_chip() as chip:
        having = {gpio: holder(chip, gpio) for gpio in gpios}
    return {gpio: who for gpio, who in having.items() if who is not None and who != CONSUMER}
