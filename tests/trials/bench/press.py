"""A press, from the edge of a pin to the last phone, and to the lamps.

    .venv/bin/python -m tests.trials.bench.press

Against the bare loop, which writes and broadcasts as many bytes for a message of its own. Both are processes of their
own with the same phones, and take turns. A press is a committed move.

With a folder this is the core: table, store, web server and drivers of `companion`, above gpiozero's mock pins. What to
do is read from stdin, a word a line, and done on a thread of its own, as the real pins call back on one:

    ready      play on until a press would confirm; says the number of the newest Show
    press      do it
    stamps     lets the button go; says when the edge came and when the lamps had been told, of perf_counter, and 1 if
               it was a move
"""

from __future__ import annotations

import asyncio
import signal as os_signal
import sys
import threading
import time
from pathlib import Path
from random import Random

from gpiozero.pins.mock import MockFactory, MockPWMPin

from companion.access.grants import Links
from companion.app.lan_service import NAME
from companion.app.main import new_id
from companion.devices.input import intent_of
from companion.errors import Trouble
from companion.fence import now_ms
from companion.lan import addresses, web
from companion.lan.sockets import listening_socket
from companion.log.disk.store import Store
from companion.table.arrivals import Arrivals
from companion.table.intents import GiveAnswer
from companion.view import wire
from hardware.config import ButtonConfig, Hardware, LampConfig
from hardware.output import Lights
from hardware.rig import Rig
from hardware.signal import Pressed, Signal
from rules.kit.sample import answer
from rules.kit.types import TABLE, Illegal
from tests.companion.tables import Client, Table, client, table_over
from tests.trials.bench import figures
from tests.trials.bench.box import Box, folder, running
from tests.trials.bench.evening import draw, evening, set_up
from tests.trials.bench.move import WATCH, write_bare
from tests.trials.bench.phones import Crowd

PHONES = 20
ROUNDS = 240
MOVES = 60  # played ahead, for a Show of middling size
SEAT_PINS = (17, 27, 22, 23, 24)
LAMP_PINS = (12, 21, 19, 8, 7)


async def main() -> None:
    steps = await evening(MOVES)
    figures.machine()
    pressed, bare_s = list[tuple[float, float]](), list[float]()
    with folder() as data:
        write_bare(data, steps)
        with (
            running([sys.executable, "-m", "tests.trials.bench.press", str(data)]) as core,
            running([sys.executable, "-m", "tests.trials.bench.bare", str(data)]) as bare,
        ):
            ours, theirs = Crowd(), Crowd()
            await ours.join(core.url, WATCH, PHONES)
            await theirs.join(bare.url, b"{}", PHONES + 1)
            for _ in range(ROUNDS):
                pressed += await press(core, ours)
                bare_s.append(await theirs.ask(steps[-1].line))
            ours.leave()
            theirs.leave()
    report(pressed, bare_s)


async def press(core: Box, phones: Crowd) -> list[tuple[float, float]]:
    """The seconds until the lamps and until the last phone; nothing if the rules refused the random values."""
    seq = int(core.ask("ready"))
    await phones.all_have(seq)
    core.tell("press")
    await phones.all_have(seq + 1)
    edge_s, lit_s, counted = map(float, core.ask("stamps").split())
    return [(lit_s - edge_s, phones.last_s - edge_s)] if counted else []


def report(pressed: list[tuple[float, float]], bare_s: list[float]) -> None:
    bare50, bare99 = figures.middle(bare_s), figures.percentile(bare_s, 0.99)
    rows = [("bare loop", figures.ms(bare50), figures.ms(bare99), "", "")]
    for name, all_s in zip(("lamps", "last phone"), zip(*pressed, strict=True), strict=True):
        p50, p99 = figures.middle(all_s), figures.percentile(all_s, 0.99)
        ratios = (figures.times(p50 / bare50), figures.times(p99 / bare99))
        rows.append((name, figures.ms(p50), figures.ms(p99), *ratios))
    head = ("", "p50 ms", "p99", "of bare, p50", "p99")
    figures.table(f"From the edge of a pin, {PHONES} phones", head, rows)


# ---- the wired core ---------------------------------------------------------------------------------------
def hardware() -> Hardware:
    """A button and a lamp for each seat."""
    return Hardware(
        buttons=tuple(ButtonConfig(pin=pin, seat=seat, debounce_ms=0) for seat, pin in enumerate(SEAT_PINS, start=1)),
        lamps=tuple(LampConfig(pin=pin, seat=seat) for seat, pin in enumerate(LAMP_PINS, start=1)),
    )


class Hands:
    """Presses, and plays on in between."""

    def __init__(self, here: Client, rig: Rig, pins: MockFactory) -> None:
        self._here, self._rig, self._pins = here, rig, pins
        self._game = here.table.core.game
        here.table.hardware.light = self._light
        self._rng = Random(1)
        self._seat = self._newest = 0
        self._edge_s = self._lit_s = 0.0

    def _light(self, lights: Lights) -> None:
        self._rig.light(lights)
        self._lit_s = time.perf_counter()

    async def ready(self) -> int:
        """Play on until a press would count; the number of the newest Show."""
        await self._move()  # its Show is the newest: that of a press goes to the phones alone
        while not self._is_ready():
            await self._move()
        self._newest = self._game.line_count
        return self._here.shown.seq

    def press(self) -> None:
        """Press the button of the seat that is asked."""
        self._edge_s = time.perf_counter()
        self._pins.pin(SEAT_PINS[self._seat]).drive_low()

    def stamps(self) -> tuple[float, float, int]:
        """Release the button; the times of the edge and of the lamps' update, and whether it counted."""
        self._pins.pin(SEAT_PINS[self._seat]).drive_high()
        return self._edge_s, self._lit_s, int(self._game.line_count != self._newest)

    def _is_ready(self) -> bool:
        prompts = self._game.session.prompts()
        for prompt in (p for p in prompts if p.seat != TABLE and not p.secret and p.waits):
            filled = {prompt.id: answer(prompt, self._rng)}  # as the seat's knob would have set it before
            pressed = Pressed(device="button", button=prompt.seat, at_ms=now_ms())
            if intent_of(pressed, prompts, filled) == GiveAnswer(prompt_id=prompt.id, values=filled[prompt.id]):
                self._seat, self._game.arrivals = prompt.seat, Arrivals(values=filled)
                return True
        return False

    async def _move(self) -> None:
        """One random answer; after a game's last one, another game."""
        if self._game.session.is_finished:
            await self._here.ask(wire.Answer(form="~play/again"))
            await self._here.ask(wire.Answer(form="~new"))
        prompt = self._rng.choice([p for p in self._game.session.prompts() if not p.secret])
        try:
            await self._here.ask(wire.Answer(form=prompt.id, values=draw(self._here, prompt, self._rng)))
        except (Illegal, Trouble):  # invalid random values, or a timer was quicker
            return


def listen(hands: Hands, loop: asyncio.AbstractEventLoop) -> None:
    """Execute the orders on stdin, until it ends."""
    for line in sys.stdin:
        match line.strip():
            case "ready":
                print(asyncio.run_coroutine_threadsafe(hands.ready(), loop).result(), flush=True)
            case "press":
                hands.press()
            case "stamps":
                print(*hands.stamps(), flush=True)


async def hear(table: Table, signals: asyncio.Queue[Signal]) -> None:
    while True:
        await table.bridge.hear(await signals.get())


async def run(folder: Path) -> None:
    """Serve until SIGTERM."""
    store = await Store.open(folder)
    links = Links(hosts=addresses.host_names((), NAME))
    table = await table_over(store, now_ms, new_id=new_id, links=links)
    serving = await web.serve(web.Web(table.hub), listening_socket("127.0.0.1", 0))
    here = await client(table)
    for request in set_up():
        await here.ask(request)
    loop, signals = asyncio.get_running_loop(), asyncio.Queue[Signal]()

    def put(signal: Signal) -> None:
        loop.call_soon_threadsafe(signals.put_nowait, signal)

    pins = MockFactory(pin_class=MockPWMPin)
    rig = Rig(hardware(), now_ms, lambda: pins)
    rig.start(put)
    hearing = asyncio.create_task(hear(table, signals))
    hands = Hands(here, rig, pins)
    threading.Thread(target=listen, args=(hands, loop), daemon=True).start()
    ends = asyncio.Event()
    loop.add_signal_handler(os_signal.SIGTERM, ends.set)
    print(f"http://127.0.0.1:{serving.port}/#t=none", flush=True)
    await ends.wait()
    hearing.cancel()
    rig.stop()
    await serving.stop()
    await store.close()


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1])) if sys.argv[1:] else main())
