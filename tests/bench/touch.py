"""From a press on the touchscreen to the changed pixel, and what the touchscreen does while nothing happens.

    .venv/bin/python -m tests.bench.touch

On Xvfb, drawn by the processor: a press by XTest, then one pixel of what lights up is looked at until it changes. The
screen shows Akkon, in the middle of a game, and the confirm key is pressed. In the same run, on displays of their own:
an SDL loop that shows the same picture, one that shows nothing, and our screen with Kivy's own loop. They are pressed
in turns, at odd moments, and so is ours as Mesa draws where nobody tells it to use one thread: quicker, for many more
wake-ups. Then once more while moves are made on a disk that takes 250 ms for each and PHONES phones are told of them.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

from Xlib import X, display
from Xlib.ext import xtest

from tests.bench import figures
from tests.bench.box import Box, folder, running
from tests.bench.idle import xvfb
from tests.bench.move import WATCH
from tests.bench.phones import Crowd
from tests.bench.spent import spent
from tests.companion.table import TOKEN

PRESSES = 300
PHONES = 20
WIDTH, HEIGHT = 800, 480
KEY = (520, 400, 280, 80)  # the confirm corner at that size
MIDDLE = (KEY[0] + KEY[2] // 2, KEY[1] + KEY[3] // 2)
BLINK_S = 0.0001  # between two looks: an eye that never blinks would take a processor for itself
SETTLE_S = 4.0
WATCH_S = 30.0
MOST_S = 2.0
BEFORE_OTHERS = -10
TICKS_A_S = os.sysconf("SC_CLK_TCK")
BARE, RAW, OURS, STOCK = "SDL, nothing shown", "SDL, the same picture", "this touchscreen", "with Kivy's own loop"
SHARED = "the same, drawn by two threads"  # as Mesa does where nobody tells it: a picture wakes up others


class Finger:
    """A finger that presses through XTest, and an eye for one pixel."""

    def __init__(self, name: str) -> None:
        self._display = display.Display(name)
        self._root = self._display.screen().root

    def move(self, x: int, y: int) -> None:
        xtest.fake_input(self._display, X.MotionNotify, x=x, y=y)
        self._display.sync()

    def press(self, down: bool) -> None:
        xtest.fake_input(self._display, X.ButtonPress if down else X.ButtonRelease, 1)
        self._display.sync()

    def look(self, x: int, y: int, w: int = 1, h: int = 1) -> bytes:
        return bytes(self._root.get_image(x, y, w, h, X.ZPixmap, 0xFFFFFFFF).data)

    def until(self, x: int, y: int, old: bytes) -> float:
        """How long until that pixel is not like that any more."""
        began_s = time.perf_counter()
        while self.look(x, y) == old:
            if time.perf_counter() - began_s > MOST_S:
                raise TimeoutError("the pixel did not change")
            time.sleep(BLINK_S)
        return time.perf_counter() - began_s

    def close(self) -> None:
        self._display.close()


@dataclass(frozen=True, kw_only=True)
class Window:
    """A program on a display of its own."""

    name: str
    pid: int
    finger: Finger


async def main() -> None:
    figures.machine()
    with suppress(PermissionError):
        os.nice(BEFORE_OTHERS)  # all that is compared: what else the machine does is not measured
    with (
        folder() as data,
        running([sys.executable, "-m", "tests.bench.akkon_core", str(data)]) as core,
        ExitStack() as on,
    ):
        screen = {"COMPANION_URL": core.url, "COMPANION_TOKEN": TOKEN, "COMPANION_FILL": f"{WIDTH}x{HEIGHT}",
                  "COMPANION_HOME": str(data)}  # fmt: skip
        ours = on.enter_context(shown(OURS, ["ui"], screen))
        await asyncio.sleep(SETTLE_S)
        picture = data / "picture"
        picture.write_bytes(ours.finger.look(0, 0, WIDTH, HEIGHT))
        raw = on.enter_context(shown(RAW, ["tests.bench.raw_sdl", str(picture)]))
        bare = on.enter_context(shown(BARE, ["tests.bench.raw_sdl"]))
        stock = on.enter_context(shown(STOCK, ["tests.bench.stock_kivy"], screen))
        shared = on.enter_context(shown(SHARED, ["ui"], screen | {"LP_NUM_THREADS": "2"}))
        await asyncio.sleep(SETTLE_S)
        quiet = await asyncio.to_thread(in_turns, (bare, raw, ours, shared, stock))
        busy = await while_moves_are_made(core, (raw, ours, shared))
        idle = await idles(core, (bare, raw, ours, shared, stock))
    head = ("", "p50", "p99", *(f"{share} / {name}" for name in ("SDL", "stock") for share in ("p50", "p99")))
    told = (quiet[RAW], quiet[STOCK])
    rows = [(name, *compared(times_s, told)) for name, times_s in quiet.items()]
    rows += [(f"{name}, moves are made", *compared(times_s, (busy[RAW], ()))) for name, times_s in busy.items()]
    figures.table(f"Press to pixel, {PRESSES} presses each, ms", head, rows)
    figures.table(f"Nothing happens, {WATCH_S:.0f} s", ("", "CPU %", "wake-ups/s", "of its loop", "MB"), idle)


def compared(times_s: Sequence[float], bases_s: Sequence[Sequence[float]]) -> tuple[str, ...]:
    """The median and the 99th percentile, and both as multiples of other rows'."""
    here = [figures.percentile(times_s, share) for share in (0.5, 0.99)]
    cells = list(map(figures.ms, here))
    for base_s in bases_s:
        there = [figures.percentile(base_s, share) for share in (0.5, 0.99)] if base_s else []
        cells += [f"{a / b:.2f}x" for a, b in zip(here, there, strict=True)] if there else ["", ""]
    return tuple(cells)


async def while_moves_are_made(core: Box, windows: Sequence[Window]) -> dict[str, list[float]]:
    """The same with the core at work and phones that follow."""
    phones = Crowd()
    await phones.join(core.url, WATCH, PHONES)
    before = phones.phones[-1].shows
    core.tell("play")
    times = await asyncio.to_thread(in_turns, windows)
    core.tell("rest")
    print(f"{phones.phones[-1].shows - before} moves, each on {PHONES} phones")
    phones.leave()
    return times


# ---- programs ---------------------------------------------------------------------------------------------
@contextmanager
def shown(
    name: str,
    words: Sequence[str],
    env: dict[str, str] | None = None,
    within: Callable[[list[str]], list[str]] = list,
) -> Iterator[Window]:
    """That module in a window on a display of its own; `within` gives the command that starts it somewhere else."""
    with xvfb() as (where, _):
        env = {**os.environ, "DISPLAY": where, "SDL_VIDEODRIVER": "x11", **(env or {})}
        quiet = subprocess.DEVNULL
        process = subprocess.Popen(within([sys.executable, "-m", *words]), env=env, stdout=quiet, stderr=quiet)
        finger = Finger(where)
        try:
            yield Window(name=name, pid=process.pid, finger=finger)
        finally:
            finger.close()
            process.terminate()
            process.wait(timeout=10)


async def idles(core: Box, windows: Sequence[Window]) -> list[tuple[str, ...]]:
    """What they do while nobody touches them: with the clock standing still, then with the clock running.

    Where the processor draws, a picture also wakes up threads that help it: they are counted, too.
    """
    rows: list[tuple[str, ...]] = []
    pids = {**{w.name: w.pid for w in windows}, "core": core.process.pid}
    for word, says in (("pause", "clock stands"), ("run", "clock runs")):
        core.tell(word)
        await asyncio.sleep(SETTLE_S)
        before = {name: (spent(pid), loop_wakes(pid)) for name, pid in pids.items()}
        await asyncio.sleep(WATCH_S)
        for name, pid in pids.items():
            now, (was, was_loop) = spent(pid), before[name]
            cpu = (now.ticks - was.ticks) / TICKS_A_S / WATCH_S
            wakes, loop = (now.wakes - was.wakes) / WATCH_S, (loop_wakes(pid) - was_loop) / WATCH_S
            rows.append((f"{name}, {says}", f"{cpu:.2%}", f"{wakes:.1f}", f"{loop:.1f}", f"{resident_mb(pid):.0f}"))
    return rows


# ---- presses ------------------------------------------------------------------------------------------------
def in_turns(windows: Sequence[Window]) -> dict[str, list[float]]:
    """Seconds of every press, by name."""
    rng = Random(1)
    spots = {window.name: lights_up(window.finger) for window in windows}
    times: dict[str, list[float]] = {window.name: [] for window in windows}
    for _ in range(PRESSES):
        for window in windows:
            time.sleep(0.02 + 0.04 * rng.random())
            times[window.name].append(pressed(window.finger, spots[window.name]))
    return times


def pressed(finger: Finger, spot: tuple[int, int]) -> float:
    """Press, see it light up, slide away and let go: nothing is answered by that."""
    calm = finger.look(*spot)
    finger.press(True)
    took_s = finger.until(*spot, calm)
    time.sleep(0.02)
    lit = finger.look(*spot)
    finger.move(MIDDLE[0], 200)
    finger.press(False)
    finger.until(*spot, lit)
    finger.move(*MIDDLE)
    return took_s


def lights_up(finger: Finger) -> tuple[int, int]:
    """A pixel of the key that changes when it is pressed."""
    x, y, w, h = KEY
    finger.move(*MIDDLE)
    time.sleep(0.3)
    calm = finger.look(x, y, w, h)
    finger.press(True)
    time.sleep(0.5)
    lit = finger.look(x, y, w, h)
    finger.move(MIDDLE[0], 200)
    finger.press(False)
    time.sleep(0.5)
    finger.move(*MIDDLE)
    changed = next((i // 4 for i in range(0, len(calm), 4) if calm[i : i + 4] != lit[i : i + 4]), None)
    if changed is None:
        raise TimeoutError("nothing lights up")
    return x + changed % w, y + changed // w


def resident_mb(pid: int) -> float:
    return status(f"/proc/{pid}/status", "VmRSS") / 1000


def loop_wakes(pid: int) -> int:
    """How often the thread woke up in which the process began."""
    return status(f"/proc/{pid}/task/{pid}/status", "voluntary")


def status(file: str, begins: str) -> int:
    lines = Path(file).read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(begins))


if __name__ == "__main__":
    asyncio.run(main())
