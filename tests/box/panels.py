"""The panel in all its ways: turned, touched with two fingers, taken off and plugged in again."""

from __future__ import annotations

import time

from companion.view import wire
from tests.box.machine import MULTITOUCH
from tests.box.panel import Point
from tests.box.trial import Trial
from tests.box.trouble import Wrong
from tests.box.waiting import until

TURNS = (90, 180, 270)
SETTINGS = "/etc/table-companion.conf"
BOARD = (0.35, 0.5)  # a place on the board, left of the form
STEPS = 8  # of a movement
PICTURE_S = 1200.0


def turned_back(at: Point, degrees: int) -> Point:
    """Where on the panel something is that is drawn there on a picture that is turned clockwise by so much."""
    x, y = at
    for _ in range(degrees // 90 % 4):
        x, y = 1 - y, x
    return x, y


def rotation(trial: Trial) -> None:
    """COMPANION_ROTATION, for a panel that is built in another way: the touches turn with the picture."""
    shell = trial.running.shell
    for degrees in (*TURNS, 0):
        shell.run(
            f"mount -o remount,rw / ; sed -i 's/^COMPANION_ROTATION=.*/COMPANION_ROTATION={degrees}/' {SETTINGS} && "
            "systemctl restart table-companion-screen",
            300,
        )
        home = trial.see(f"turned-{degrees}", "home", turned=degrees, most_s=PICTURE_S)
        trial.panel.tap(turned_back(home.where("Go", "settings"), degrees))
        there = trial.see(f"turned-{degrees}-tapped", "settings", turned=degrees)
        trial.panel.tap(turned_back(there.where("Go", "home"), degrees))
        trial.see(f"turned-{degrees}-back", "home", turned=degrees)


def fingers(trial: Trial) -> None:
    """Two fingers that part make a board larger: the picture changes, and nothing was answered."""
    core = trial.core or trial.join()
    core.must(wire.Set(form="~home", name="game", value="himalaya"))
    core.go("home")
    before = trial.panel.picture()
    panel = trial.panel
    x, y = BOARD
    panel.down(0, (x - 0.02, y))
    panel.down(1, (x + 0.02, y))
    for step in range(1, STEPS + 1):
        panel.move(0, (x - 0.02 - 0.02 * step, y))
        panel.move(1, (x + 0.02 + 0.02 * step, y))
    panel.up(1)
    panel.up(0)
    if panel.picture() == before:
        raise Wrong("two fingers did nothing")


def plug(trial: Trial) -> None:
    """The touch panel's cable comes off while the box runs; on another one a finger taps at once."""
    machine = trial.running
    trial.see("before-the-plug", "home")
    machine.qmp.ask("device_del", id="touch")
    until("the touch panel is off", lambda: "MultiTouch" not in _inputs(trial), 60)
    machine.qmp.ask("device_add", driver=MULTITOUCH, id="touch", romfile="")
    until("another touch panel is on", lambda: "MultiTouch" in _inputs(trial), 60)
    time.sleep(2)
    home = trial.draw("home")
    trial.panel.tap(home.where("Go", "settings"))
    there = trial.see("plugged-in-again", "settings")
    trial.panel.tap(there.where("Go", "home"))
    trial.see("plugged-in-home", "home")


def _inputs(trial: Trial) -> str:
    return trial.running.shell.run("cat /proc/bus/input/devices")
