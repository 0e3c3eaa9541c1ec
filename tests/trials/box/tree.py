"""The device tree of the machine: that of QEMU's `virt`, with what a Raspberry Pi has on top.

gpiozero reads the kind of the Pi from it; the pins are the kernel's own simulated GPIO chip, with the label and the
lines of a Pi 4. QEMU's chip of eight lines goes, or it would be the first.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

LABEL = "pinctrl-bcm2711"
REVISION = "0x00c03115"  # a Pi 4
LINES = 54
GPIOS = 28  # of them on the header


def make(file: Path, qemu: list[str]) -> None:
    """Write the tree for the machine of this command line."""
    words = [f"{word},dumpdtb={file}" if word == "virt" else word for word in qemu]
    subprocess.run(words, check=True, capture_output=True)
    for command in changes(file):
        subprocess.run(command, check=True, capture_output=True)


def changes(file: Path) -> list[list[str]]:
    """The words for fdtput, one list a call."""
    tree, bank = str(file), "/gpio-sim/bank0"
    names = [f"GPIO{n}" for n in range(GPIOS)]
    return [
        ["fdtput", "-c", tree, "/system"],
        ["fdtput", "-t", "x", tree, "/system", "linux,revision", REVISION],
        ["fdtput", "-r", tree, "/gpio-keys"],
        ["fdtput", "-r", tree, "/pl061@9030000"],
        ["fdtput", "-c", tree, "/gpio-sim"],
        ["fdtput", "-t", "s", tree, "/gpio-sim", "compatible", "gpio-simulator"],
        ["fdtput", "-c", tree, bank],
        ["fdtput", "-t", "u", tree, bank, "ngpios", str(LINES)],
        ["fdtput", "-t", "s", tree, bank, "gpio-sim,label", LABEL],
        ["fdtput", "-t", "s", tree, bank, "gpio-line-names", *names],
    ]
