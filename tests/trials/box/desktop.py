"""A touchscreen on a desktop: a real X server without a screen, whose fingers come over a socket.

    sudo .venv/bin/python -m tests.trials.box.desktop --folder /var/tmp/desktop

The companion fills that display. A finger taps a game and goes back, a mouse does the same, and two fingers stretch a
map: the same steps that `deploy/try-image` takes on a panel without a desktop. What a finger does is counted, too. It
needs Debian's xserver-xorg-core and xserver-xorg-video-dummy, and the dependency group "bench".
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import os
import signal
import socket
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from Xlib import X, display

from tests.trials.box import evening, games, panels
from tests.trials.box.core import Core
from tests.trials.box.here import core_in
from tests.trials.box.image import Card, Partition
from tests.trials.box.machine import Made, check_port
from tests.trials.box.moves import moves, play
from tests.trials.box.panel import Panel, Picture, Point
from tests.trials.box.report import Report
from tests.trials.box.trial import Trial
from tests.trials.box.trouble import Trouble, Wrong

XORG = Path("/usr/lib/xorg/Xorg")
NEEDED = (XORG, *(Path("/usr/lib/xorg/modules") / name for name in ("input/inputtest_drv.so", "drivers/dummy_drv.so")))
SIZE = (800, 480)
PORT = 18644
STARTS_S = 60.0
CONFIG = """
Section "ServerFlags"
    Option "AutoAddDevices" "false"
EndSection
Section "Device"
    Identifier "card"
    Driver "dummy"
EndSection
Section "Monitor"
    Identifier "monitor"
    HorizSync 5.0-1000.0
    VertRefresh 5.0-200.0
    Modeline "panel" 29.5 800 832 904 984 480 483 493 500
EndSection
Section "Screen"
    Identifier "screen"
    Device "card"
    Monitor "monitor"
    DefaultDepth 24
    SubSection "Display"
        Modes "panel"
        Virtual 800 480
    EndSubSection
EndSection
Section "InputDevice"
    Identifier "fingers"
    Driver "inputtest"
    Option "SocketPath" "{folder}/fingers"
    Option "DeviceType" "Touch"
EndSection
Section "InputDevice"
    Identifier "mouse"
    Driver "inputtest"
    Option "SocketPath" "{folder}/mouse"
    Option "DeviceType" "PointerAbsolute"
EndSection
Section "InputDevice"
    Identifier "keys"
    Driver "inputtest"
    Option "SocketPath" "{folder}/keys"
    Option "DeviceType" "Keyboard"
EndSection
Section "ServerLayout"
    Identifier "layout"
    Screen "screen"
    InputDevice "fingers" "SendCoreEvents"
    InputDevice "mouse" "CorePointer"
    InputDevice "keys" "CoreKeyboard"
EndSection
"""


# ---- the X server ---------------------------------------------------------------------------------------------
class Device:
    """One input device of the server (its driver inputtest: xf86-input-inputtest-protocol.h, 1.1)."""

    VERSION, SYNC, MOTION, BUTTON, TOUCH = 0, 1, 2, 4, 6
    AXES, MOST = 64, 0xFFFF

    def __init__(self, path: Path) -> None:
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(STARTS_S)
        self._socket.connect(str(path))
        self._say(self.VERSION, struct.pack("<HH", 1, 1))
        self._socket.recv(12)

    def happens(self, what: int, head: bytes, at: Point | None = None) -> None:
        """Tell it, and wait until the server has dealt with it."""
        axes = [part * self.MOST for part in at or ()]
        mask = bytes([(1 << len(axes)) - 1]) + bytes(7)
        values = struct.pack(f"<I8s4x{self.AXES}d", 0, mask, *axes, *[0.0] * (self.AXES - len(axes)))
        self._say(what, head + bytes(-len(head) % 8) + values + bytes(8 * self.AXES))
        self._say(self.SYNC, b"")
        self._socket.recv(8)

    def _say(self, what: int, data: bytes) -> None:
        self._socket.sendall(struct.pack("<II", 8 + len(data), what) + data)


class Fingers(Panel):
    """The display from outside: what is on it, and fingers on it."""

    BEGIN, UPDATE, END = 18, 19, 20  # XI_TouchBegin and its like

    def __init__(self, name: str, device: Device) -> None:
        self._root = display.Display(name).screen().root
        self._device, self._numbers, self._on = device, itertools.count(1), dict[int, tuple[int, Point]]()

    def picture(self) -> Picture:
        raw = bytes(self._root.get_image(0, 0, *SIZE, X.ZPixmap, 0xFFFFFFFF).data)
        rgb = bytearray(len(raw) // 4 * 3)
        rgb[0::3], rgb[1::3], rgb[2::3] = raw[2::4], raw[1::4], raw[0::4]
        return Picture(width=SIZE[0], height=SIZE[1], rgb=bytes(rgb))

    def down(self, finger: int, at: Point) -> None:
        self._tell(self.BEGIN, finger, next(self._numbers), at)

    def move(self, finger: int, at: Point) -> None:
        self._tell(self.UPDATE, finger, self._on[finger][0], at)

    def up(self, finger: int) -> None:
        self._tell(self.END, finger, *self._on[finger])

    def _tell(self, what: int, finger: int, number: int, at: Point) -> None:
        self._on[finger] = (number, at)
        self._device.happens(Device.TOUCH, struct.pack("<II", number, what), at)


class Mouse(Fingers):
    """The same hand with a mouse."""

    def down(self, finger: int, at: Point) -> None:
        self._device.happens(Device.MOTION, struct.pack("<I", 1), at)
        self._click(True)

    def up(self, finger: int) -> None:
        self._click(False)

    def _click(self, down: bool) -> None:
        self._device.happens(Device.BUTTON, struct.pack("<iiI", 1, 1, down))


@contextlib.contextmanager
def x_server(folder: Path) -> Iterator[str]:
    """Its name."""
    config = folder / "xorg.conf"
    config.write_text(CONFIG.format(folder=folder))
    words = f"-config {config} -logfile {folder}/xorg.log -displayfd 1 -noreset -nolisten tcp -novtswitch -sharevts"
    process = subprocess.Popen([XORG, *words.split()], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    try:
        number = process.stdout.readline().strip()
        if not number:
            raise Trouble(f"the X server does not start: see {folder / 'xorg.log'}")
        yield f":{number}"
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


# ---- the trial --------------------------------------------------------------------------------------------------
class Desktop(Trial):
    """A trial of the companion on that display, instead of on a machine."""

    hand: Panel

    @property
    def panel(self) -> Panel:
        return self.hand


@contextlib.contextmanager
def touchscreen(name: str, core: Core, folder: Path) -> Iterator[None]:
    """The touchscreen's own process, as large as the display."""
    env = {
        **os.environ, "DISPLAY": name, "SDL_VIDEODRIVER": "x11", "COMPANION_FILL": "{}x{}".format(*SIZE),
        "COMPANION_URL": core.url, "COMPANION_TOKEN": core.token, "COMPANION_HOME": str(folder),
    }  # fmt: skip
    process = subprocess.Popen([sys.executable, "-m", "ui"], env=env)
    try:
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=STARTS_S)


def pauses(trial: Trial, data: Path) -> None:
    """A finger on the pause key is one pause, and not a pause and its end."""
    core = trial.core or trial.join()
    for _ in play(core, moves(1)):
        pass
    before, shown = games.count(data), trial.see("to-be-paused", "play")
    trial.panel.tap(shown.where("Pause"))
    core.until(lambda show: show.paused)
    paused = trial.see("paused", "play")
    trial.panel.tap(paused.where("Pause"))
    core.until(lambda show: not show.paused)
    trial.see("going-on", "play")
    if (lines := games.count(data) - before) != 2:
        raise Wrong(f"two taps were {lines} lines")
    trial.report.saw("count", "two taps on the pause key were two lines of the record")


def main(words: list[str]) -> int:
    """Do it; 0: all well, 1: something was wrong, 2: it cannot be tried here."""
    it = argparse.ArgumentParser(prog="python -m tests.trials.box.desktop", description=__doc__)
    it.add_argument("--folder", type=Path, help="where the pictures stay (else a temporary one)")
    it.add_argument("--port", type=int, default=PORT, help=f"of the core ({PORT})")
    said = it.parse_args(words)
    try:
        if lacking := [str(path) for path in NEEDED if not path.exists()]:
            raise Trouble(f"please install xserver-xorg-core and xserver-xorg-video-dummy first: no {lacking[0]}")
        check_port(said.port)
        with tempfile.TemporaryDirectory(prefix="companion-desktop-", dir="/var/tmp") as name:
            return tried((said.folder or Path(name)).resolve(), said.port)
    except Trouble as trouble:
        sys.stderr.write(f"tests.trials.box.desktop: {trouble}\n")
        return 2


def tried(folder: Path, port: int) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    nothing = Card(image=folder, partitions=(), root=Partition(number=0, start=0, size=0, kind=""))
    trial = Desktop(made=Made(card=nothing, port=port, size=SIZE), folder=folder, report=Report())
    data = folder / "games"
    with x_server(folder) as name, core_in(data, port, folder) as core, touchscreen(name, core, folder):
        trial.core = core
        mouse, fingers = Mouse(name, Device(folder / "mouse")), Fingers(name, Device(folder / "fingers"))
        try:
            for name, hand in (("finger", fingers), ("mouse", mouse)):
                trial.hand = hand
                evening.there_and_back(trial, name)
            trial.hand = fingers
            panels.fingers(trial)
            pauses(trial, data)
        except Wrong as wrong:
            trial.report.failed("desktop", str(wrong))
            trial.keep("failed", trial.panel.picture())
    sys.stdout.write(trial.report.table())
    return 1 if trial.report.wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
