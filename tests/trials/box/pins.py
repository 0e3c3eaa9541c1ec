"""The pins of the simulated GPIO chip, from the wires' side: presses buttons, reads lamps."""

from __future__ import annotations

import shlex

from tests.trials.box.shell import Shell
from tests.trials.box.trouble import Wrong

LINES = "/sys/devices/platform/gpio-sim/gpiochip*"
PAUSE, SEAT = 6, 17
LAMPS = {12: 1, 16: 2, 20: 3, 21: 4, 19: 0}  # pin -> seat; 0 = the table's own
WIRED = f"""
[[button]]
seat = 1
pin = {SEAT}

[[button]]
shared = "pause"
pin = {PAUSE}

[[dice_reader]]
name = "dice"
port = "/dev/ttyAMA1"
""" + "".join(f"\n[[lamp]]\npin = {pin}\n" + (f"seat = {seat}\n" if seat else "") for pin, seat in LAMPS.items())


class Pins:
    """Lines by number, from outside: pulled up unless pressed."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def are_there(self) -> bool:
        """Whether this kernel has simulated pins at all."""
        return self._shell.tried(f"modprobe gpio-sim; ls -d {LINES}/sim_gpio{PAUSE}")[0] == 0

    def release(self, *pins: int) -> None:
        """Release these buttons."""
        self._pull("pull-up", pins)

    def press(self, pin: int) -> None:
        self._pull("pull-down", (pin,))

    def lit(self) -> set[int]:
        """The seats whose lamps shine; 0 = the table's own."""
        values = self._shell.run("; ".join(f"cat {LINES}/sim_gpio{pin}/value" for pin in LAMPS)).split()
        return {seat for seat, value in zip(LAMPS.values(), values, strict=True) if value == "1"}

    def _pull(self, how: str, pins: tuple[int, ...]) -> None:
        self._shell.run("; ".join(f"echo {how} > $(echo {LINES}/sim_gpio{pin}/pull)" for pin in pins))


def wire_up(shell: Shell, data: str) -> None:
    """Write the companion's hardware file, and restart it."""
    code, said = shell.tried(
        f"printf %s {shlex.quote(WIRED)} > {data}/hardware.toml && systemctl restart table-companion", 300
    )
    if code:
        raise Wrong(f"hardware.toml was not taken: {said}")
