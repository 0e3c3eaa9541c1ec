"""The panel in all its ways: rotated, unplugged and plugged in again."""

from __future__ import annotations

from tests.trials.box.panel import Point
from tests.trials.box.trial import PICTURE_S, Trial
from tests.trials.box.trouble import until

TURNS = (90, 180, 270)
SETTINGS = "/etc/table-companion.conf"
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
