"""The panel in all its ways: rotated, touched with two fingers, unplugged and plugged in again."""

from __future__ import annotations

import time

from companion.view import wire
from tests.trials.box.moves import moves, play
from tests.trials.box.panel import MOST_FAR, Panel, Picture, Point, apart
from tests.trials.box.trial import SEES_S, Trial
from tests.trials.box.trouble import Wrong, until

TURNS = (90, 180, 270)
SETTINGS = "/etc/table-companion.conf"
MAPS = "himalaya"
BOARD = (0.4, 0.6)  # a place on the map, left of the form
NEAR, STEP, STEPS, MOVES_S = 0.03, 0.012, 8, 0.1  # of a movement: parts of the width, and their number
LARGER = 0.05  # of the pixels differ, at least
PICTURE_S = 1200.0
PLUGS_S = 60.0
DRIVER = "/sys/bus/virtio/drivers/virtio_input"
TOUCH, INPUTS = "MultiTouch", "cat /proc/bus/input/devices"
OPENED = "journalctl -q -b -u table-companion-screen | grep -c 'touchscreen, in use'"


def turned_back(at: Point, degrees: int) -> Point:
    """The point on the panel for a point of a picture that is rotated clockwise by `degrees`."""
    x, y = at
    for _ in range(degrees // 90 % 4):
        x, y = 1 - y, x
    return x, y


def rotation(trial: Trial) -> None:
    """COMPANION_ROTATION for a panel mounted another way: the touches rotate with the picture."""
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
    """Two fingers that part zoom a map in, two that meet zoom it out again."""
    core = trial.core or trial.join()
    for _ in play(core, moves(1, MAPS)):  # then a village is to be tapped, all of them too small for a finger
        pass
    try:
        stretched_and_pinched(trial)
    finally:
        core.must(wire.Answer(form="~leave"))  # for the steps after this one
    trial.see("map-left", "home")


def stretched_and_pinched(trial: Trial) -> None:
    """Zoom in and out on the map that the panel shows."""
    trial.see("map", "play")
    _part(trial.panel, 1)
    larger = until("a larger map", lambda: _other_than(trial, "play"), SEES_S)
    trial.keep("map-stretched", larger)
    if (wide := apart(larger, trial.draw("play").picture)) < LARGER:
        raise Wrong(f"two fingers changed {wide:.1%} of the picture")
    until("the map is whole again", lambda: _pinched_whole(trial), SEES_S)
    trial.see("map-pinched", "play")


def _part(panel: Panel, way: int) -> None:
    """Two fingers go apart (1) or come together (-1)."""
    x, y = BOARD
    places = [NEAR + STEP * n for n in range(STEPS + 1)][::way]
    panel.down(0, (x - places[0], y))
    panel.down(1, (x + places[0], y))
    for far in places[1:]:
        panel.move(0, (x - far, y))
        panel.move(1, (x + far, y))
        time.sleep(MOVES_S)
    panel.up(1)
    panel.up(0)


def _pinched_whole(trial: Trial) -> bool:
    """Whether one more pinch restores the whole map. A slow machine's kernel drops unread events."""
    _part(trial.panel, -1)
    return apart(trial.panel.picture(), trial.draw("play").picture) <= MOST_FAR


def _other_than(trial: Trial, page: str) -> Picture | None:
    """The panel's picture, once it clearly differs from that page's earlier picture."""
    page_was, shown = trial.draw(page).picture, trial.panel.picture()
    return shown if is_another(page_was, shown, trial.panel.picture()) else None


def is_another(page: Picture, shown: Picture, again: Picture) -> bool:
    """Whether the panel shows another page completely: two equal pictures, apart from a running clock."""
    return apart(page, shown) > MOST_FAR >= apart(shown, again)


def plug(trial: Trial) -> None:
    """The touch panel disappears while the box runs, and another one appears; a finger taps as soon as it is opened.

    The kernel's driver lets go of it and finds it anew, as it does with a cable: with the same events, under another
    number. The cable itself, the slot of an emulated machine, is not what is tried.
    """
    shell = trial.running.shell
    trial.see("before-the-plug", "home")
    device = shell.run(f"cd {DRIVER}; grep -l {TOUCH} virtio*/input/input*/name").partition("/")[0]
    opened = int(shell.run(OPENED))
    shell.run(f"echo {device} > {DRIVER}/unbind")
    until("the touch panel is off", lambda: TOUCH not in shell.run(INPUTS), PLUGS_S)
    shell.run(f"echo {device} > {DRIVER}/bind")
    until("another touch panel is in use", lambda: int(shell.run(OPENED)) > opened, PLUGS_S)
    home = trial.draw("home")
    trial.panel.tap(home.where("Go", "settings"))
    there = trial.see("plugged-in-again", "settings")
    trial.panel.tap(there.where("Go", "home"))
    trial.see("plugged-in-home", "home")
