"""Start everything and stop it again: the one place that knows all parts."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal as os_signal
import sys
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from secrets import choice
from typing import TYPE_CHECKING, Any

import platformdirs

from companion import demo as demos
from companion import screen_file
from companion.desk import Desk
from companion.display import find_display
from companion.errors import Trouble
from companion.lan import addresses, discovery, tokens, web
from companion.log.store import Store
from companion.prefs import changed
from companion.screen import Screen, screen_command, screen_env
from companion.table import Links, Table
from companion.traces import Recorder
from companion.watchdog import server_probe, watch
from companion.wired import wired
from hardware.keys import F_KEYS, Keys
from hardware.signal import Device, Signal
from rules.games import GAMES
from rules.kit.types import Say

if TYPE_CHECKING:
    from starlette.types import ASGIApp

    from companion.lan.certificate import Tls

PORT = 8642
HARDWARE = "hardware.toml"  # in the data folder
NAME = "table"  # phones find table.local
DEMO_STEP_S = 2.5
LINKS_S = 30  # how often to look whether this machine has got another address
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # of a game's id: none that look alike

log = logging.getLogger(__name__)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The words of the command line."""

    headless: bool = False
    port: int = PORT
    data: Path | None = None
    simulate: bool = False
    lang: str | None = None
    lan: bool = True
    demo: str = ""
    record: Path | None = None  # a trace of the hardware is written there
    window: str = ""  # "800x480" = a window of that size; "" = fill the display
    tls: bool = False  # the page over TLS
    screen_file: Path | None = None  # the touchscreen is started apart, and finds us by this file


def data_folder(given: Path | None) -> Path:
    """Where games are kept: the given folder, or the user's data folder."""
    return given or Path(platformdirs.user_data_dir("table-companion", appauthor=False))


def now_ms() -> int:
    """Monotonic milliseconds: the wall clock may jump, this does not."""
    return time.monotonic_ns() // 1_000_000


def utc() -> str:
    """The wall clock, for people only."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def new_id() -> str:
    return "".join(choice(LETTERS) for _ in range(6))


@dataclass(frozen=True, kw_only=True)
class Ports:
    """Where the page is."""

    lan: int
    here: int  # for this machine alone, never over TLS: the screen need not trust a certificate


class Companion:
    """The running companion: what was started, to be stopped in turn."""

    def __init__(self, settings: Settings, tell: Callable[[str], None]) -> None:
        self._settings, self._tell = settings, tell
        self._stack = contextlib.AsyncExitStack()
        self._ends = asyncio.Event()

    async def run(self) -> None:
        """Start everything, wait until a signal or the closed screen ends it, stop everything."""
        async with self._stack:
            store = await Store.open(data_folder(self._settings.data))
            self._stack.push_async_callback(store.close)
            token = tokens.new_token()
            table = await self._table(store)
            ports = await self._serve(table, Desk(table, tokens.checker(token)))
            self._task(table.keep_time, "clocks")
            self._task(table.archive.run, "statistics")
            self._listen_to_signals()
            self._start_hardware(table)
            if self._settings.demo:
                self._task(partial(demos.play, table, self._settings.demo, Random(), _human_pace), "demo")
            self._start_discovery(table, ports.lan)
            await self._start_screen(table, ports, token)
            probes = {"store": store.alive, "server": server_probe(ports.here)}
            self._task(partial(watch, os.environ, probes), "watchdog")
            await self._ends.wait()

    async def _table(self, store: Store) -> Table:
        table = Table(store, GAMES, now_ms=now_ms, utc=utc, new_id=new_id)
        if self._settings.record is not None:
            recorder = Recorder(self._settings.record)
            self._stack.callback(recorder.close)
            table.trace = lambda traced: recorder.take(now_ms(), traced)
        await table.open()
        if self._settings.lang:
            await table.prefer(changed(table.prefs, "lang", self._settings.lang))
        return table

    async def _serve(self, table: Table, desk: Desk) -> Ports:
        host = "0.0.0.0" if self._settings.lan else "127.0.0.1"
        tls = self._tls(table)
        page = web.app(desk)
        serving = await web.serve(page, host, self._settings.port, tls=tls.context if tls else None)
        self._stack.push_async_callback(serving.stop)
        here = serving
        if tls:
            here = await self._serve_here(page)
            self._stack.push_async_callback(here.stop)
        table.find_links = partial(_links, serving.port, self._settings.lan, tls)
        table.links = table.find_links()
        if self._settings.lan:
            self._task(partial(_watch_links, table), "addresses")
        return Ports(lan=serving.port, here=here.port)

    async def _serve_here(self, page: ASGIApp) -> web.Serving:
        """The next port if it can be had: a screen that was started apart finds it again after a restart."""
        try:
            return await web.serve(page, "127.0.0.1", self._settings.port + 1 if self._settings.port else 0)
        except Trouble:
            return await web.serve(page, "127.0.0.1", 0)

    def _tls(self, table: Table) -> Tls | None:
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

    def _start_hardware(self, table: Table) -> None:
        """Devices report from threads of their own; what they say is heard on the event loop, one after the other."""
        device = self._device(table)
        loop = asyncio.get_running_loop()
        signals: asyncio.Queue[Signal] = asyncio.Queue()

        def put(signal: Signal) -> None:
            loop.call_soon_threadsafe(signals.put_nowait, signal)

        device.start(put)
        self._stack.push_async_callback(asyncio.to_thread, device.stop)
        self._task(partial(_hear, table, signals), "hardware")

    def _device(self, table: Table) -> Device:
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

    def _start_discovery(self, table: Table, port: int) -> None:
        reached = addresses.lan_addresses() if self._settings.lan else ()
        if not reached:
            return
        entry = discovery.service(NAME, port, reached, secure=bool(table.links.fingerprint))
        finder = discovery.Discovery(entry, lambda: discovery.multicast(reached))
        self._stack.push_async_callback(finder.stop)
        self._task(partial(_warn, table, finder.start), "discovery")

    async def _start_screen(self, table: Table, ports: Ports, token: str) -> None:
        url = f"ws://127.0.0.1:{ports.here}/ws"
        if file := self._settings.screen_file:
            screen_file.write(file, screen_file.Address(url=url, token=token))
            self._stack.callback(file.unlink, missing_ok=True)
            return
        display = find_display(os.environ)
        if self._settings.headless or display.kind == "none":
            self._tell_links(table, ports.lan, token)
            return
        home = data_folder(self._settings.data) / "screen"
        home.mkdir(exist_ok=True)
        screen = Screen(screen_command(), screen_env(os.environ, display, url, token, home, self._settings.window))
        self._stack.push_async_callback(screen.stop)
        self._task(partial(self._after_screen, screen, table, ports.lan, token), "screen's end")

    async def _after_screen(self, screen: Screen, table: Table, port: int, token: str) -> None:
        """Closed by its own hand: the evening is over. Given up: the core goes on without it."""
        ended = await screen.start()
        if ended.key == "screen-closed":
            self._ends.set()
            return
        self._tell(table.text(ended))
        self._tell_links(table, port, token)

    def _tell_links(self, table: Table, port: int, token: str) -> None:
        reached = table.links.watch
        host = addresses.lan_addresses()[0] if reached else "127.0.0.1"
        link = addresses.page_link(host, port, token, secure=bool(table.links.fingerprint))
        if sys.stdout.isatty():
            self._tell(discovery.terminal_qr(link))
        self._tell(table.text(Say(key="headless-table", args={"link": link})))
        if reached:
            self._tell(table.text(Say(key="headless-watch", args={"link": reached[0]})))
        if table.links.fingerprint:
            self._tell(table.text(Say(key="headless-fingerprint", args={"digits": table.links.fingerprint})))
        self._tell_code(table, table.phones.code.text)
        table.phones.code.changed = partial(self._tell_code, table)

    def _tell_code(self, table: Table, code: str) -> None:
        self._tell(table.text(Say(key="headless-code", args={"code": code})))

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


async def _watch_links(table: Table) -> None:
    while True:
        await asyncio.sleep(LINKS_S)
        if (links := table.find_links()) != table.links:
            table.links = links
            table.publish()


async def _hear(table: Table, signals: asyncio.Queue[Signal]) -> None:
    while True:
        await table.box.signal(await signals.get())


async def _logged(work: Callable[[], Coroutine[Any, Any, Any]], name: str) -> None:
    try:
        await work()
    except Exception:
        log.exception("%s ended by an error", name)


async def _warn(table: Table, work: Callable[[], Coroutine[Any, Any, Say | None]]) -> None:
    """A warning that comes while starting is shown on the settings page."""
    warning = await work()
    if warning:
        table.warnings = (*table.warnings, warning)


async def _human_pace() -> None:
    await asyncio.sleep(DEMO_STEP_S)
