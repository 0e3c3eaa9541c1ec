"""The box: a core that is started, killed and restarted over one disk, and its messages to the outside."""

from __future__ import annotations

import asyncio
import logging
import secrets
import warnings
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, cast
from unittest.mock import patch

from companion.app.loops import Loops
from companion.clients.assembly import Assembly, TimeSource, assemble
from companion.devices.outputs import Wires
from companion.errors import Trouble
from companion.lan.limits import MESSAGES, MESSAGES_A_S, RateLimit, StrangerQueue
from companion.lan.line import SocketLine
from companion.lan.talk import talk
from companion.lan.web import JOIN_S, SEND_S
from companion.log.disk.store import Store
from companion.log.record import Line
from companion.log.session import Session
from companion.table.events import Happened
from hardware.gesture import F_KEYS, Keys
from hardware.output import Light
from hardware.signal import Signal
from rules.games import GAMES
from tests.pebbles.game import GAME as PEBBLES
from tests.trials.campaigns.disk import FOR_GOOD, Disk
from tests.trials.campaigns.simulated.socket import Socket
from tests.trials.campaigns.virtual import VirtualLoop, VirtualThread

TOKEN = "the table's own token"
EVERY = GAMES.with_loaded(PEBBLES)
EPOCH = datetime(2026, 11, 21, 19, 0, tzinfo=UTC)
EIO = 5


class Box:
    """At most one core runs on it at a time. Messages of a killed core are dropped."""

    def __init__(self, folder: Path, disk: Disk, loop: VirtualLoop, rng: Random) -> None:
        self.disk, self.loop, self.rng, self.folder = disk, loop, rng, folder
        self.wanted: tuple[str, ...] = ()  # dice
        self.plan: tuple[int, int, int] | None = None  # how the disk fails, from the first start on
        self.parts: Assembly | None = None
        self.lights: dict[int, Light] | None = None  # the lamps' last states
        self.told: list[Session | Line] = []  # by this core: the games as they were opened, and the lines since
        self.signals_put = self.signals_heard = 0
        self.jump_s = 0  # of the wall clock
        self.dead = False
        self._dying_after: int | None = None  # failures of the disk that there were before
        self._sockets: list[Socket] = []
        self._games = 0
        self._talks: dict[Socket, asyncio.Task[Any]] = {}
        self._tasks: list[asyncio.Task[Any]] = []
        self._reset()

    def _reset(self) -> None:
        self._thread = VirtualThread(self.loop, lambda: self.rng.random() * 0.02, self._after_job)
        self._store: Store | None = None
        self._taps, self._turns = RateLimit(MESSAGES_A_S, MESSAGES, self.loop.time), StrangerQueue()
        self._sockets, self._talks = [], {}
        self.lights, self.told = None, []
        self.signals_put = self.signals_heard = 0
        self.keys = Keys(F_KEYS, self.loop.now_ms, lambda ms, call: self.loop.call_later(ms / 1000, call))

    # ---- a life -------------------------------------------------------------------------------------------
    async def start(self) -> bool:
        """Start a core; whether it came up."""
        self._reset()
        self.dead = False
        self.disk.watch(self.folder)
        if self.plan:
            self.disk.fail(*self.plan)
            self.plan = None
        task = asyncio.create_task(self._begin())
        while not task.done() and not self.dead:
            await asyncio.sleep(0.02)
        if self.dead:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            return False
        try:
            task.result()
        except Trouble:
            await self._end()
            return False
        return True

    async def _begin(self) -> None:
        utc, local = self.utc, self.local
        self._store = store = Store(self.folder, utc, self._thread)
        await store._on_thread(store._open)
        parts = assemble(
            store, EVERY, TimeSource(now_ms=self.loop.now_ms, utc=utc, local_time=local), self._new_id,
            is_operator=lambda token: token == TOKEN,
            wires=Wires(want=self._want, light=self._light, key=self.keys.key),
        )  # fmt: skip
        parts.core.listeners.add("law", self._hear)
        await parts.core.load()
        core = parts.core
        self.loops = Loops(parts.hub.progress, core.say)
        signals: asyncio.Queue[Signal] = asyncio.Queue()
        self._keep("clocks", core.time.wait, lambda _: core.time.tick())

        async def hear(signal: Signal) -> None:
            try:
                await parts.bridge.hear(signal)
            finally:
                self.signals_heard += 1

        self._keep("hardware", signals.get, hear, rest_s=0.0)

        self._signals = signals
        self.parts = parts
        self.keys.start(self.put)
        self._want(parts.outputs.wanted_tints)

    def put(self, signal: Signal) -> None:
        """Report a device's signal."""
        if self.parts and not self.dead:
            self.signals_put += 1
            self._signals.put_nowait(signal)

    def _keep(self, name: str, wait: Callable[[], Awaitable[Any]], work: Any, rest_s: float = 1.0) -> None:
        self._tasks.append(self.loop.create_task(self.loops.keep(name, wait, work, rest_s)))

    async def stop(self) -> None:
        """Shut down in order, unless a kill interrupts it."""
        await self._leave_off()
        if self._store:
            closing = asyncio.create_task(self._store.close())
            while not closing.done() and not self.dead:
                await asyncio.sleep(0.02)
            closing.cancel()
        if not self.dead:
            self.parts = None

    async def _leave_off(self) -> None:
        self.keys.stop()
        for socket in self._sockets:
            socket.cut()
            socket.hang_up()
        own = asyncio.current_task()
        for task in (others := asyncio.all_tasks() - {own}):
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        self._tasks = []

    # ---- a death ------------------------------------------------------------------------------------------
    def kill_after(self, calls: int) -> None:
        """Kill the process before it makes `calls` more calls that change the disk."""
        self._dying_after = self.disk.failed
        self.disk.fail(calls, FOR_GOOD, EIO)

    def kill(self) -> None:
        """Kill the process now."""
        self.disk.fail(0, FOR_GOOD, EIO)
        self._die()

    def _after_job(self) -> bool:
        if self._dying_after is not None and self.disk.failed > self._dying_after:
            self._die()
        return not self.dead

    def _die(self) -> None:
        self.dead, self._dying_after = True, None
        self._thread.end()
        for socket in self._sockets:
            socket.cut()

    async def bury(self) -> None:
        """Close the dead process's files, as the system does; no write follows."""
        self.disk.fail(0, FOR_GOOD, EIO)
        self.dead = True
        self._thread.end()
        await self._leave_off()
        await self._end()

    async def _end(self) -> None:
        if self._store:
            self._store._close()
        self.disk.heal()
        self.parts = None

    # ---- input and output -----------------------------------------------------------------------------------
    def open(self, socket: Socket) -> None:
        """Connect a client."""
        if self.parts is None or self.dead:
            socket.ended()
            return
        self._sockets = [each for each in self._sockets if each.open]
        self._sockets.append(socket)
        self._talks = {each: task for each, task in self._talks.items() if not task.done()}
        self._talks[socket] = self.loop.create_task(self._talk(socket))

    async def _talk(self, socket: Socket) -> None:
        assert self.parts
        try:
            line = cast(SocketLine, socket)
            await talk(self.parts.hub, line, self._taps, self._turns, join_s=JOIN_S, send_s=SEND_S)
        finally:
            socket.ended()

    @property
    def sockets(self) -> int:
        """The number of open connections."""
        return sum(socket.open for socket in self._sockets)

    @property
    def works(self) -> bool:
        """Whether the box has work under way that ends without input."""
        ending = any(not socket.open and not task.done() for socket, task in self._talks.items())
        return self._thread.busy or self.signals_heard < self.signals_put or ending

    def utc(self) -> str:
        return (EPOCH + timedelta(seconds=self.loop.time() + self.jump_s)).strftime("%Y-%m-%dT%H:%M:%SZ")

    def local(self) -> str:
        return self.utc()[11:16]

    def _new_id(self) -> str:
        self._games += 1
        return f"GAME{self._games:02}"

    def _want(self, tints: tuple[str, ...]) -> None:
        if not self.dead:
            self.wanted = tints

    def _light(self, lights: Any) -> None:
        if not self.dead:
            self.lights = dict(lights)

    async def _hear(self, happened: Happened) -> None:
        if self.dead:
            return
        if happened.opened and happened.now:
            self.told.append(happened.now.session)
        self.told += happened.lines


# ---- the world it runs in ---------------------------------------------------------------------------------
class Complaints(logging.Handler):
    """Collects log messages that must never occur."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.exc_info[0]:
            self.found.append(logging.Formatter().format(record))


@contextmanager
def made_up(seed: str) -> Iterator[Complaints]:
    """Seeded randomness, also for the core's secrets, and the complaints in the log."""
    rng, complaints = Random(seed), Complaints()
    root = logging.getLogger()
    before, others = root.level, root.handlers[:]
    root.handlers[:] = [complaints]
    root.setLevel(logging.WARNING)
    with ExitStack() as stack:
        stack.enter_context(warnings.catch_warnings())
        warnings.filterwarnings("ignore", "coroutine .* was never awaited")  # by a core that was killed before
        stack.enter_context(patch.object(secrets, "choice", rng.choice))
        stack.enter_context(patch.object(secrets, "randbelow", rng.randrange))
        stack.enter_context(patch.object(secrets, "token_urlsafe", lambda n: f"{rng.getrandbits(8 * n):x}"))
        try:
            yield complaints
        finally:
            root.handlers[:] = others
            root.setLevel(before)
