"""The core with buttons, a knob, lamps and a dice reader, as a process of its own.

`python -m tests.trials.bench.wired_core FOLDER`

The same table, store, web server and drivers as `companion`; below them gpiozero's mock pins and a pseudo-terminal.
What to do is read from stdin, a word a line, and done on a thread of its own, as the real pins call back on one:

    ready press|roll   play on until a press would confirm, or dice are asked for; says the number of the newest Show
    press, roll        do it
    stamps             lets the button go; says when the edge or the last byte came and when the lamps had been told, of
                       perf_counter, and 1 if it was a move or filled a form in
"""

from __future__ import annotations

import asyncio
import signal as os_signal
import sys
import threading
import time
from pathlib import Path
from random import Random
from typing import Literal

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
from hardware.config import ButtonConfig, EncoderConfig, Hardware, LampConfig, ReaderConfig
from hardware.dice_host import APART_MS
from hardware.output import Lights
from hardware.rig import Rig
from hardware.signal import Pressed, RolledDie, Signal
from rules.kit.sample import answer
from rules.kit.types import TABLE, Die, Illegal, Throw
from tests.companion.tables import Client, Table, client, table_over
from tests.hardware.board import BoardReader, Cable
from tests.trials.bench.evening import draw, set_up

SEAT_PINS = (17, 27, 22, 23, 24)
BEATS_S, RESTS_S = 0.2, 60.0  # how often the reader checks its clock: with dice wanted it must send heartbeats

Kind = Literal["press", "roll"]


def hardware(port: Path) -> Hardware:
    """Eight buttons, a knob, six lamps and a reader: a well-equipped table."""
    seats = tuple(ButtonConfig(pin=pin, seat=seat, debounce_ms=0) for seat, pin in enumerate(SEAT_PINS, start=1))
    shared = (ButtonConfig(pin=5, shared="undo", hold_ms=600), ButtonConfig(pin=6, shared="pause"))
    lamps = tuple(LampConfig(pin=pin, seat=seat) for seat, pin in enumerate((12, 21, 19, 8, 7), start=1))
    return Hardware(
        buttons=(*seats, *shared, ButtonConfig(pin=13, shared="next")),
        encoders=(EncoderConfig(a=16, b=26, push=25),),
        lamps=(*lamps, LampConfig(red=9, green=10, blue=11)),
        readers=(ReaderConfig(port=str(port)),),
    )


class Hands:
    """Presses and rolls, and plays on in between."""

    def __init__(self, here: Client, rig: Rig, pins: MockFactory, cable: Cable, reader: BoardReader) -> None:
        self._here, self._rig, self._pins, self._cable, self._reader = here, rig, pins, cable, reader
        self._game = here.table.core.game
        here.table.hardware.light = self._light
        self._rng = Random(1)
        self._seat = self._newest = 0
        self._dice: tuple[RolledDie, ...] = ()
        self._edge_s = self._lit_s = 0.0

    def _light(self, lights: Lights) -> None:
        self._rig.light(lights)
        self._lit_s = time.perf_counter()

    async def ready(self, kind: Kind) -> int:
        """Play on until a press or roll would count; the number of the newest Show."""
        if kind == "roll":
            await asyncio.sleep(1.5 * APART_MS / 1000)
        await self._move()  # else the same roll would be requested again
        while not self._is_ready(kind):
            await self._move()
        self._newest = self._game.line_count
        return self._here.shown.seq

    def do(self, kind: Kind) -> None:
        """Press the button of the seat that is asked, or let the wanted dice come to rest."""
        if kind == "press":
            self._edge_s = time.perf_counter()
            self._pins.pin(SEAT_PINS[self._seat]).drive_low()
        else:
            frame = self._reader.roll(self._dice, now_ms())
            self._cable.write(frame[:-1])
            self._edge_s = time.perf_counter()
            self._cable.write(frame[-1:])

    def stamps(self) -> tuple[float, float, int]:
        """Release the button; the times of the edge or last byte and of the lamps' update, and whether it counted."""
        self._pins.pin(SEAT_PINS[self._seat]).drive_high()
        counted = self._game.line_count != self._newest or bool(self._game.arrivals.values)
        return self._edge_s, self._lit_s, int(counted)

    def _is_ready(self, kind: Kind) -> bool:
        prompts = self._game.session.prompts()
        if kind == "roll":
            throws = [field for p in prompts if not p.secret for field in p.fields if isinstance(field, Throw)]
            self._dice = tuple(map(_on_top, throws[0].dice)) if throws else ()
            return bool(throws)
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


def _on_top(die: Die) -> RolledDie:
    return RolledDie(tint=die.tint, face=str(die.faces[0].value if die.faces else die.least))


def listen(hands: Hands, loop: asyncio.AbstractEventLoop) -> None:
    """Execute the orders on stdin, until it ends."""
    for line in sys.stdin:
        kind: Kind = "roll" if "roll" in line else "press"
        if line.startswith("ready"):
            print(asyncio.run_coroutine_threadsafe(hands.ready(kind), loop).result(), flush=True)
        elif line.startswith("stamps"):
            print(*hands.stamps(), flush=True)
        else:
            hands.do(kind)


def serve_reader(cable: Cable, reader: BoardReader) -> None:
    """The reader's firmware: answers the host, and sleeps in between."""
    cable.write(reader.wake_up(now_ms()))
    while True:
        data = cable.read(BEATS_S if reader.wanted_tints else RESTS_S)
        cable.write(reader.feed(data, now_ms()) + reader.tick(now_ms()))


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

    cable, reader = Cable(folder / "dice"), BoardReader("BENCH", f"bench-{now_ms()}")
    pins = MockFactory(pin_class=MockPWMPin)
    rig = Rig(hardware(cable.path), now_ms, lambda: pins)
    cable.plug()
    threading.Thread(target=serve_reader, args=(cable, reader), daemon=True).start()
    rig.start(put)
    table.hardware.want = rig.want
    hearing = asyncio.create_task(hear(table, signals))
    hands = Hands(here, rig, pins, cable, reader)
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
    asyncio.run(run(Path(sys.argv[1])))
