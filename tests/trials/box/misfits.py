"""Machines that the card was not made for: one with a smaller card, one without any network."""

from __future__ import annotations

import base64
import os
import shlex
import subprocess
import time
from dataclasses import replace

from companion.view import wire
from tests.trials.box.core import ANSWERS_S, SCREEN_FILE, Core
from tests.trials.box.machine import SHELL_S, Machine
from tests.trials.box.panel import Picture
from tests.trials.box.trial import PICTURE_S, Trial
from tests.trials.box.trouble import Wrong, until
from tests.trials.box.wifi import INSIDE, PYTHON

SMALL = 4_000_000_000  # bytes of a card sold as 4 GB
TOLD = b"table-companion: the card has"
SAYS_S = 300.0
STARTS_S = 1200.0
LIGHT = 100  # of 255: a letter of the kernel's console is grey
LETTERS = 500  # such pixels, at least
SCRIPT = "/run/inside.py"


def small_card(trial: Trial) -> None:
    """The image does not fit: the screen says so, instead of staying dark."""
    small = trial.folder / "small.img"
    subprocess.run(["cp", "--sparse=always", trial.made.card.image, small], check=True)
    os.truncate(small, SMALL)
    began_s = time.monotonic()
    try:
        with trial.another(card=replace(trial.made.card, image=small)):
            console = trial.folder / "console.log"
            until("a word about the card", lambda: TOLD in console.read_bytes(), SAYS_S)
            shown = until("a sentence on the screen", lambda: _written(trial), SAYS_S)
            trial.keep("small-card", shown)
        trial.report.saw("small", "a card of 4 GB: the screen says that it is too small", time.monotonic() - began_s)
    finally:
        small.unlink()


def _written(trial: Trial) -> Picture | None:
    """The screen, once it shows text."""
    shown = trial.panel.picture()
    return shown if sum(part > LIGHT for part in shown.rgb) > LETTERS else None


class Within(Core):
    """The core, reached through the machine's own shell, the only way in."""

    def __init__(self, machine: Machine) -> None:
        self._shell = machine.shell
        script = base64.b64encode(INSIDE.read_bytes()).decode()
        self._shell.run(f"echo {script} | base64 -d > {SCRIPT}")
        self.go("home")

    def go(self, page: str) -> wire.Show:
        said = self._shell.run(f"{PYTHON} {SCRIPT} show {shlex.quote(page)} < {SCREEN_FILE}", 2 * ANSWERS_S)
        for line in said.split():
            self._taken(base64.b64decode(line))
        return self.show

    def close(self) -> None:
        """Do nothing: no connection is open."""


def no_network(trial: Trial) -> None:
    """Without cable and Wi-Fi the box starts all the same, and answers to fingers."""
    began_s, (first, then) = time.monotonic(), trial.first_pages()
    with trial.another(network=False) as machine:
        machine.shell.ready(SHELL_S)
        links = machine.shell.run("ls /sys/class/net").split()
        if links != ["lo"]:
            raise Wrong(f"there is a network: {links}")
        trial.core = until("the core answers", lambda: within(machine), STARTS_S)
        trial.report.saw("alone", "the core answers, without any network", time.monotonic() - began_s)
        shown = trial.see("alone", first, most_s=PICTURE_S)
        trial.report.saw("alone", f"{first} on the panel", time.monotonic() - began_s)
        trial.panel.tap(shown.where("Go", then))
        trial.see("alone-tapped", then)


def within(machine: Machine) -> Within | None:
    """A connection to the core in the machine, or None if it does not answer yet."""
    try:
        return Within(machine)
    except Wrong:
        return None
