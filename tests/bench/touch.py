"""From a press on the touchscreen to the changed pixel, and what the touchscreen does while nothing happens.

    .venv/bin/python -m tests.bench.touch

On Xvfb, drawn by the processor: a press by XTest, then one pixel of what lights up is looked at until it changes. The
screen shows Akkon, in the middle of a game. Beside it, in the same run: a bare SDL loop that fills its window at a
press, and the same screen with Kivy's own loop. Presses come at odd moments, so that frames are met anywhere.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from Xlib import X, display
from Xlib.ext import xtest

from companion.errors import Stale
from companion.lan import web
from companion.table import Links
from rules.kit.sample import answer, usual
from rules.kit.types import Illegal
from tests.bench import figures
from tests.bench.idle import spent, xvfb
from tests.companion.desk import TOKEN, Client, Clock, client, desk_in

PRESSES = 150
WIDTH, HEIGHT = 800, 480
KEY = (340, 400, 460, 80)  # the confirm corner at that size
SETTLE_S = 4.0
WATCH_S = 20.0
MOST_S = 1.0
TICKS_A_S = os.sysconf("SC_CLK_TCK")
MOVES = 60


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
        return time.perf_counter() - began_s

    def close(self) -> None:
        self._display.close()


async def main() -> None:
    figures.machine()
    latency: list[tuple[str, list[float]]] = []
    idle: list[tuple[str, ...]] = []
    for name, module in (("bare SDL", "tests.bench.raw_sdl"), ("this touchscreen", "ui"),
                         ("with Kivy's own loop", "tests.bench.stock_kivy")):  # fmt: skip
        with xvfb() as (where, _):
            times_s, row = await measured(name, module, where)
        latency.append((name, times_s))
        idle.append(row)
    rows = [(name, *compared(times_s, latency[0][1])) for name, times_s in latency]
    figures.table(f"Press to pixel, {PRESSES} presses, ms", ("", "p50", "p99", "p50 / SDL", "p99 / SDL"), rows)
    figures.table(f"Idle for {WATCH_S:.0f} s", ("", "CPU %", "wake-ups/s", "MB"), idle)


def compared(times_s: list[float], base_s: list[float]) -> tuple[str, ...]:
    """The median and the 99th percentile, and both as multiples of another row's."""
    here, there = ([figures.percentile(t, share) for share in (0.5, 0.99)] for t in (times_s, base_s))
    return (*map(figures.ms, here), *(figures.times(a / b) for a, b in zip(here, there, strict=True)))


async def measured(name: str, module: str, where: str) -> tuple[list[float], tuple[str, ...]]:
    """Every press's time, and the row of an idle while."""
    with tempfile.TemporaryDirectory(dir="/var/tmp") as folder:
        desk = await desk_in(Path(folder), Clock())
        await leave_akkon(await client(desk))
        desk.table.links = Links(hosts=frozenset({"127.0.0.1"}))
        server = await web.serve(web.app(desk), "127.0.0.1", 0)
        try:
            with shown(module, where, server.port, folder) as pid:
                await asyncio.sleep(SETTLE_S)
                times_s = await asyncio.to_thread(presses, where)
                await asyncio.sleep(1)
                before = spent(pid)
                await asyncio.sleep(WATCH_S)
                after = spent(pid)
                mb = resident_mb(pid)
        finally:
            await server.stop()
            await desk.table.store.close()
    cpu = (after.ticks - before.ticks) / TICKS_A_S / WATCH_S
    return times_s, (name, f"{cpu:.2%}", f"{(after.wakes - before.wakes) / WATCH_S:.1f}", f"{mb:.0f}")


async def leave_akkon(here: Client) -> None:
    """Akkon in the middle of a game, at a form that can be confirmed as it is."""
    table, rng = here.desk.table, Random(7)
    await here.set("~home", "game", "akkon")
    while len(table.draft.chairs) < 4:
        await here.set("~new", "chair-0", "more")
    for seat, name in enumerate(("Ana", "Bo", "Cem", "Dee")):
        await here.answer(f"~name/{seat}", name=name)
    await here.answer("~new")
    made = 0
    while made < MOVES or usual(table.session.prompts()[0]) is None:
        prompt = rng.choice([p for p in table.session.prompts() if not p.secret])
        try:
            await table.answer(prompt.id, usual(prompt) or answer(prompt, rng), by="screen")
        except (Illegal, Stale):
            continue
        made += 1
        table.publish()


@contextmanager
def shown(module: str, where: str, port: int, folder: str) -> Iterator[int]:
    """That program in a window on that display; its process."""
    kivy = {"DISPLAY": where, "SDL_VIDEODRIVER": "x11", "COMPANION_FILL": f"{WIDTH}x{HEIGHT}", "COMPANION_HOME": folder}
    env = {**os.environ, **kivy, "COMPANION_URL": f"ws://127.0.0.1:{port}/ws", "COMPANION_TOKEN": TOKEN}
    process = subprocess.Popen([sys.executable, "-m", module], env=env, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)  # fmt: skip
    try:
        yield process.pid
    finally:
        process.terminate()
        process.wait(timeout=10)


def presses(where: str) -> list[float]:
    """Press, see it light up, slide away and let go: nothing is answered by that."""
    finger, rng = Finger(where), Random(1)
    x, y, w, h = KEY
    middle = (x + w // 2, y + h // 2)
    spot = lights_up(finger, middle)
    times_s = []
    for _ in range(PRESSES):
        finger.move(*middle)
        time.sleep(0.15 + 0.2 * rng.random())
        calm = finger.look(*spot)
        finger.press(True)
        times_s.append(finger.until(*spot, calm))
        time.sleep(0.05)
        lit = finger.look(*spot)
        finger.move(middle[0], 200)
        finger.press(False)
        finger.until(*spot, lit)
    finger.close()
    return times_s


def lights_up(finger: Finger, middle: tuple[int, int]) -> tuple[int, int]:
    """A pixel of the key that changes when it is pressed."""
    x, y, w, h = KEY
    finger.move(*middle)
    time.sleep(0.3)
    calm = finger.look(x, y, w, h)
    finger.press(True)
    time.sleep(0.5)
    lit = finger.look(x, y, w, h)
    finger.move(middle[0], 200)
    finger.press(False)
    time.sleep(0.5)
    changed = next(i for i in range(0, len(calm), 4) if calm[i : i + 4] != lit[i : i + 4]) // 4
    return x + changed % w, y + changed // w


def resident_mb(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1000


if __name__ == "__main__":
    asyncio.run(main())
