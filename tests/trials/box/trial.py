"""One trial: the copy of the image, the running machine, and the steps' shared data."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from tests.trials.box.core import Core, token_of, wait_until_well
from tests.trials.box.drawn import Drawn, draw
from tests.trials.box.kernel import Kernel
from tests.trials.box.machine import SHELL_S, SIZE, Machine, Made, power_on
from tests.trials.box.panel import CORNER, MOST_FAR, Panel, Picture, apart, is_dark
from tests.trials.box.report import Report
from tests.trials.box.trouble import Wrong

SEES_S = 600.0
PICTURE_S = 1200.0  # until the touchscreen is there; it comes after the core
DATA = "/var/lib/table-companion"


@dataclass
class Trial:
    """The state of a trial; `machine` is there between `on` and `cut`."""

    made: Made
    folder: Path
    report: Report
    pins_kernel: Kernel | None = None  # during the trials of the wires
    machine: Machine | None = None
    core: Core | None = None
    lines: int = 0  # surely on the disk
    kept: dict[str, Any] = field(default_factory=dict)  # data from one step for a later one
    step: str = ""  # the running step

    # ---- power ------------------------------------------------------------------------------------------
    def on(self, **changes: Any) -> float:
        """Switch the machine on with these changes; the seconds until the core answers. The shell is open then."""
        begun_s = time.monotonic()
        machine = self.begin(**changes)
        machine.shell.ready(SHELL_S)
        wait_until_well(machine)
        return time.monotonic() - begun_s

    def begin(self, **changes: Any) -> Machine:
        """Switch the machine on with these changes, without waiting."""
        self.made = replace(self.made, **changes)
        self.machine = power_on(self.made, self.folder)
        return self.machine

    @contextlib.contextmanager
    def another(self, **changes: Any) -> Iterator[Machine]:
        """A machine with these changes, from on to off. After a failure its panel and journal are stored first."""
        self.cut()
        before = self.made
        try:
            yield self.begin(**{"kernel": None, "spare": None, **changes})
        except Exception:
            self.keep_what_is_there()
            raise
        finally:
            self.cut()
            self.made = before

    def cut(self) -> None:
        """Pull the plug."""
        self.core = None
        if self.machine:
            self.machine.cut()
            self.machine = None

    @property
    def pictures(self) -> Path:
        """The folder of pictures, with the panel of each step that failed."""
        return self.folder / "pictures"

    @property
    def running(self) -> Machine:
        assert self.machine
        return self.machine

    @property
    def panel(self) -> Panel:
        return Panel(self.running.qmp, self.folder)

    def join(self) -> Core:
        """A connection to the running core."""
        self.core = Core(self.made.port, token_of(self.running))
        return self.core

    def first_pages(self) -> tuple[str, str]:
        """The start page, and the page behind its first button: home, unless the card has an unfinished game."""
        return ("play", "menu") if self.lines else ("home", "settings")

    # ---- pictures ----------------------------------------------------------------------------------------
    def draw(self, page: str, turned: int = 0) -> Drawn:
        """The expected picture of a page on this panel now."""
        core = self.core or self.join()
        show = core.go(page)
        return draw(core.welcome, show, SIZE[::-1] if turned % 180 else SIZE)

    def see(self, name: str, page: str, turned: int = 0, most_s: float = SEES_S) -> Drawn:
        """Wait until the panel shows that page, and store both pictures. Raises Wrong if it does not."""
        begun_s = time.monotonic()
        wanted, shown = self.draw(page, turned), self.panel.picture()
        while (far := apart(shown.turned(turned), wanted.picture)) > MOST_FAR or not leads_to(wanted, page):
            if time.monotonic() - begun_s > most_s:
                self.keep(f"{name}-wanted", wanted.picture)
                self.keep(f"{name}-seen", shown)
                leads = "" if leads_to(wanted, page) else f" (the core leads to {wanted.page})"
                raise Wrong(f"the panel does not show {page} as it should: {far:.1%} of its pixels are others{leads}")
            if is_dark(shown, wanted.picture):  # dimmed after ten minutes without a touch, a short time here
                self.panel.tap(CORNER)
            wanted, shown = self.draw(page, turned), self.panel.picture()
        self.keep(name, shown)
        self.report.saw(name, f"as drawn here, {far:.2%} of the pixels differ", time.monotonic() - begun_s)
        return wanted

    def keep(self, name: str, picture: Picture) -> None:
        """Store a picture for people."""
        picture.save(self.pictures / f"{name}.png")

    def keep_what_is_there(self) -> None:
        """Store the panel and the journal after a failed step, if a machine is running."""
        if self.machine is None:
            return
        try:
            self.keep(f"{self.step}-failed", self.panel.picture())
            said = self.machine.shell.tried("journalctl -b --no-pager -o short-monotonic | tail -200")[1]
            (self.pictures / f"{self.step}-failed.log").write_text(said)
        except (Wrong, OSError) as error:
            self.report.say(f"   and nothing more is known: {error}")


def leads_to(wanted: Drawn, page: str) -> bool:
    """Whether this is `page`, or the form in it that opens first: new/seat/0 of new."""
    return wanted.page == page or wanted.page.startswith(f"{page}/")


Do = Callable[[Trial], None]


@dataclass(frozen=True, kw_only=True)
class Step:
    """One step of the trial, with its description."""

    name: str
    text: str
    do: Do
    quick: bool = False  # part of --quick
    needs: str = ""  # runs only after the step of that name
