"""From starting the companion to the first picture with the resumed game in it, against a bare Kivy label.

    .venv/bin/python -m tests.trials.bench.first_frame

On Xvfb, in turns; one pixel of the board tells that the picture is there. Then the memory that core and screen hold
together.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from Xlib import X, display

from companion.view.palette import DAY
from tests.trials.bench import figures
from tests.trials.bench.box import companion, folder
from tests.trials.bench.cold_start import leave_a_game

RUNS = 7
# the minimal Kivy program: one label on white, until a signal ends it
LABEL = """
import os
os.environ.update(KIVY_NO_ARGS="1", KIVY_NO_CONFIG="1", KIVY_NO_FILELOG="1", KIVY_LOG_MODE="PYTHON")
from kivy.base import runTouchApp
from kivy.core.window import Window
from kivy.uix.label import Label
Window.clearcolor, Window.borderless = (1, 1, 1, 1), True
runTouchApp(Label(text="Hello", color=(0, 0, 0, 1)))
"""
SPOT = (500, 392)  # at the edge of the board at 800x480
EMPTY = ("#000000", DAY["walnut"])  # no window yet, and the touchscreen before the core has answered
MOST_S = 30.0
SETTLE_S = 3.0


async def main() -> None:
    figures.machine()
    times_s: dict[str, list[float]] = {"bare Kivy label": [], "resumed game": []}
    with folder() as data:
        await leave_a_game(data)
        ours = companion(data, "--window", "800x480")
        for _ in range(RUNS):
            took_s, label_mb = shown([sys.executable, "-c", LABEL])
            times_s["bare Kivy label"].append(took_s)
            took_s, mb = shown(ours)
            times_s["resumed game"].append(took_s)
    base = figures.middle(times_s["bare Kivy label"])
    rows = [
        (name, figures.ms(figures.middle(t)), figures.ms(max(t)), f"{figures.middle(t) / base:.2f}x")
        for name, t in times_s.items()
    ]
    figures.table(f"From start to picture, {RUNS} starts", ("", "p50 ms", "most", "of the label"), rows)
    print(f"\n  core and screen hold {mb:.0f} MB together, the label {label_mb:.0f} MB")


def shown(command: Sequence[str]) -> tuple[float, float]:
    """The time until a picture on a display of its own, and its processes' memory a little later, in MB."""
    with xvfb() as where:
        screen = display.Display(where)
        env = {**os.environ, "DISPLAY": where, "SDL_VIDEODRIVER": "x11"}
        began_s = time.perf_counter()
        process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            while pixel(screen) in EMPTY:
                if time.perf_counter() - began_s > MOST_S:
                    raise TimeoutError("nothing is shown")
                time.sleep(0.002)
            took_s = time.perf_counter() - began_s
            time.sleep(SETTLE_S)
            return took_s, sum(map(held_mb, tree(process.pid)))
        finally:
            process.terminate()
            process.wait(timeout=10)
            screen.close()


@contextmanager
def xvfb() -> Iterator[str]:
    """An X server of the panel's size on a free display; its name."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "800x480x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        try:
            yield f":{process.stdout.readline().strip()}"
        finally:
            process.terminate()


def pixel(screen: display.Display) -> str:
    image = screen.screen().root.get_image(*SPOT, 1, 1, X.ZPixmap, 0xFFFFFFFF)
    blue, green, red, *_ = bytes(image.data)
    return f"#{red:02x}{green:02x}{blue:02x}"


def tree(root: int) -> Iterator[int]:
    """A process and its descendants."""
    yield root
    for task in Path(f"/proc/{root}/task").glob("*/children"):
        for child in task.read_text().split():
            yield from tree(int(child))


def held_mb(pid: int) -> float:
    """A process's share of the memory in use: shared pages are divided among their users."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1000


if __name__ == "__main__":
    asyncio.run(main())
