"""Start everything and stop it again: the one place that knows all parts."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal as os_signal
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from datetime import UTC, datetime
from functools import partial
from random import Random
from secrets import choice
from typing import TYPE_CHECKING, Any, TypeVar

from companion.access import tokens
from companion.app.loops import REST_S, Loops
from companion.app.starting import Begun, Settings, data_folder
from companion.app.watchdog import server_probe, watch
from companion.clients.hub import ClientHub
from companion.devices.hardware_file import wired
from companion.lan import addresses, web
from companion.lan.sockets import port
from companion.log.store import Store
from companion.records.recordings import Recorder
from companion.screen.keeper import ScreenKeeper
from companion.table.current_game import CurrentGame, Links
from companion.table.prefs import changed
from companion.tools import demo as demos
from companion.view.qr import terminal_qr
from hardware.keys import F_KEYS, Keys
from hardware.signal import Device, Signal
from rules.games import GAMES
from rules.kit.types import Say

if TYPE_CHECKING:
    from companion.lan.certificate import Tls

HARDWARE = "hardware.toml"  # in the data folder
NAME = "table"  # phones find table.local
DEMO_STEP_S = 2.5
LINKS_S = 30  # how often to look whether this machine has got another address
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # of a game's id: none that look alike

T = TypeVar("T")

log = logging.getLogger(__name__)


def now_ms() -> int:
    """Monotonic milliseconds: the wall clock may jump, this does not."""
    return time.monotonic_ns() // 1_000_000


def utc() -> str:
    """The wall clock, for people only."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def new_id() -> str:
    return "".join(choice(LETTERS) for _ in range(6))


class Companion:
    """The running companion: what was started, to be stopped in turn."""

    def __init__(self, settings: Settings, begun: Begun, tell: Callable[[str], None]) -> None:
        self._settings, self._begun, self._tell = settings, begun, tell
        self._stack = contextlib.AsyncExitStack()
        self._ends = asyncio.Event()

    async def run(self) -> None:
        """Start everything, wait until a signal or the closed screen ends it, stop everything."""
        async with self._stack:
            store = await Store.open(data_folder(self._settings.data))
            self._stack.push_async_callback(store.close)
            table = await self._table(store)
            desk = ClientHub(table, tokens.checker(self._begun.token))
            self._loops = loops = Loops(desk.progress, table.say)
            await self._serve(table, desk)
            self._loop("clocks", table.wait, lambda _: table.tick())
            self._loop("statistics", table.archive.wait, lambda _: table.archive.read_on())
            self._listen_to_signals()
            self._start_hardware(table)
            if self._settings.demo:
                await demos.begin(table, self._settings.demo)
                self._loop("demo", partial(asyncio.sleep, DEMO_STEP_S), lambda _: demos.play_on(table, Random()))
            self._keep_screen(table)
            self._start_discovery(table)
            probes = {
                "store": store.alive,
                "server": server_probe(port(self._begun.here)),
                "loops": loops.alive,
            }
            self._task(partial(watch, os.environ, probes), "watchdog")
            await self._ends.wait()

    async def _table(self, store: Store) -> CurrentGame:
        table = CurrentGame(store, GAMES, now_ms=now_ms, utc=utc, new_id=new_id)
        if self._settings.record is not None:
            recorder = Recorder(self._settings.record)
            self._stack.callback(recorder.close)
            table.trace = lambda traced: recorder.take(now_ms(), traced)
        await table.open()
        if self._settings.lang:
            await table.prefer(changed(table.prefs, "lang", self._settings.lang))
        return table

    async def _serve(self, table: CurrentGame, desk: ClientHub) -> None:
        tls, begun = self._tls(table), self._begun
        serving = await web.serve(web.app(desk), begun.lan, begun.here, tls=tls.context if tls else None)
        self._stack.push_async_callback(serving.stop)
        table.find_links = partial(_links, serving.port, self._settings.lan, tls)
        table.links = table.find_links()
        if self._settings.lan:
            self._loop("addresses", partial(asyncio.sleep, LINKS_S), lambda _: _look_at_links(table))

    def _tls(self, table: CurrentGame) -> Tls | None:
        """The certificate, where the page shall be over TLS. Imported here: it takes its time, and most do without."""
        if not (self._settings.tls or table.prefs.tls):
            return None
        from companion.lan.certificate import Tls

        reached = addresses.lan_addresses() if self._settings.lan else ()
        return Tls(data_folder(self._settings.data), addresses.host_names(reached, NAME), lambda: datetime.now(UTC))

    def _listen_to_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (os_signal.SIGINT, os_signal.SIGTERM, os_signal.SIGHUP):
            loop.add_signal_handler(number, self._ends.set)

    def _start_hardware(self, table: CurrentGame) -> None:
        """Devices report from threads of their own; what they say is heard on the event loop, one after the other."""
        device = self._device(table)
        loop = asyncio.get_running_loop()
        signals: asyncio.Queue[Signal] = asyncio.Queue()

        def put(signal: Signal) -> None:
            loop.call_soon_threadsafe(signals.put_nowait, signal)

        device.start(put)
        self._stack.push_async_callback(asyncio.to_thread, device.stop)
        self._loop("hardware", signals.get, table.box.signal, rest_s=0.0)

    def _device(self, table: CurrentGame) -> Device:
        """The simulator, or what hardware.toml names; where there is neither, a keyboard's function keys are buttons.

        Imported here: gpiozero takes its time, and most companions have no buttons.
        """
        file = data_folder(self._settings.data) / HARDWARE
        if self._settings.simulate:
            from hardware.simulator import USUAL, Simulator

            table.box.simulator = simulator = Simulator(now_ms, USUAL)
            table.box.want = simulator.rig.want
            table.box.light, table.box.play = simulator.rig.light, simulator.rig.play
            table.box.key = simulator.rig.key
            return simulator
        if file.exists():
            from hardware.rig import Rig

            rig = Rig(wired(file), now_ms)
            table.box.want = rig.want
            table.box.light, table.box.play = rig.light, rig.play
            table.box.key = rig.key
            return rig
        keys = Keys(F_KEYS, now_ms)
        table.box.key = keys.key
        return keys

    def _start_discovery(self, table: CurrentGame) -> None:
        """Zeroconf is imported here: nobody is to wait for it."""
        if not (reached := addresses.lan_addresses() if self._settings.lan else ()):
            return
        from companion.lan.discovery import Discovery, multicast, service

        secure = bool(table.links.fingerprint)
        finder = Discovery(service(NAME, port(self._begun.lan), reached, secure=secure), lambda: multicast(reached))
        self._stack.push_async_callback(finder.stop)
        self._task(partial(_warn, table, finder.start), "discovery")

    def _keep_screen(self, table: CurrentGame) -> None:
        if (screen := self._begun.touchscreen) is not None:
            keeper = ScreenKeeper(screen.start, screen.running)
            self._stack.push_async_callback(keeper.stop)
            self._task(partial(self._after_screen, keeper, table), "screen's end")
        elif self._settings.screen_file is None:
            self._tell_links(table)

    async def _after_screen(self, keeper: ScreenKeeper, table: CurrentGame) -> None:
        """Closed by its own hand: the evening is over. Given up: the core goes on without it."""
        ended = await keeper.start()
        if ended.key == "screen-closed":
            self._ends.set()
            return
        self._tell(table.text(ended))
        self._tell_links(table)

    def _tell_links(self, table: CurrentGame) -> None:
        reached = table.links.watch
        host = addresses.lan_addresses()[0] if reached else "127.0.0.1"
        secure = bool(table.links.fingerprint)
        link = addresses.page_link(host, port(self._begun.lan), self._begun.token, secure=secure)
        if sys.stdout.isatty():
            self._tell(terminal_qr(link))
        self._tell(table.text(Say(key="headless-table", args={"link": link})))
        if reached:
            self._tell(table.text(Say(key="headless-watch", args={"link": reached[0]})))
        if table.links.fingerprint:
            self._tell(table.text(Say(key="headless-fingerprint", args={"digits": table.links.fingerprint})))
        self._tell_code(table, table.phones.code.text)
        table.phones.code.changed = partial(self._tell_code, table)

    def _tell_code(self, table: CurrentGame, code: str) -> None:
        self._tell(table.text(Say(key="headless-code", args={"code": code})))

    def _loop(
        self,
        name: str,
        wait: Callable[[], Awaitable[T]],
        work: Callable[[T], Awaitable[object]],
        rest_s: float = REST_S,
    ) -> None:
        """A loop that ends with everything else, and by nothing before."""
        self._task(partial(self._loops.keep, name, wait, work, rest_s), name)

    def _task(self, work: Callable[[], Coroutine[Any, Any, Any]], name: str) -> None:
        """A task that ends with everything else; its failure ends nothing but itself, and is logged."""
        task = asyncio.create_task(_logged(work, name), name=name)

        async def stop() -> None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

        self._stack.push_async_callback(stop)


def _links(port: int, lan: bool, tls: Tls | None) -> Links:
    """Where phones find the page just now: addresses come and go with the Wi-Fi."""
    reached = addresses.lan_addresses() if lan else ()
    names = (*reached, f"{NAME}.local") if reached else ()
    hosts = addresses.host_names(reached, NAME)
    return Links(
        watch=tuple(addresses.page_link(name, port, secure=tls is not None) for name in names),
        ways=tuple(addresses.interface(name) for name in names),
        hosts=hosts,
        fingerprint=tls.follow(hosts) if tls else "",
    )


async def _look_at_links(table: CurrentGame) -> None:
    if (links := table.find_links()) != table.links:
        table.links = links
        table.publish()


async def _logged(work: Callable[[], Coroutine[Any, Any, Any]], name: str) -> None:
    try:
        await work()
    except Exception:
        log.exception("%s ended by an error", name)


async def _warn(table: CurrentGame, work: Callable[[], Coroutine[Any, Any, Say | None]]) -> None:
    """A warning that comes while starting is shown on the settings page."""
    warning = await work()
    if warning:
        table.warnings = (*table.warnings, warning)
