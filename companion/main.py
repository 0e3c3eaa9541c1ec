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
from companion.desk import Desk
from companion.display import find_display
from companion.errors import Trouble
from companion.lan import addresses, discovery, tokens, web
from companion.log.store import Store
from companion.prefs import changed
from companion.screen import Screen, screen_command, screen_env
from companion.table import Links, Table
from hardware.config import BadConfig, Hardware, load
from hardware.signal import Signal
from rules.games import GAMES
from rules.kit.types import Say

if TYPE_CHECKING:
    from hardware.rig import Rig
    from hardware.simulator import Simulator

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
    window: str = ""  # "800x480" = a window of that size; "" = fill the display


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
            token = await _token(store)
            table = await self._table(store)
            port = await self._serve(table, Desk(table, tokens.checker(token)))
            self._task(table.keep_time, "clocks")
            self._listen_to_signals()
            self._start_hardware(table)
            if self._settings.demo:
                self._task(partial(demos.play, table, self._settings.demo, Random(), _human_pace), "demo")
            self._start_discovery(table, port)
            await self._start_screen(table, port, token)
            await self._ends.wait()

    async def _table(self, store: Store) -> Table:
        table = Table(store, GAMES, now_ms=now_ms, utc=utc, new_id=new_id)
        await table.open()
        if self._settings.lang:
            await table.prefer(changed(table.prefs, "lang", self._settings.lang))
        return table

    async def _serve(self, table: Table, desk: Desk) -> int:
        host = "0.0.0.0" if self._settings.lan else "127.0.0.1"
        serving = await web.serve(web.app(desk), host, self._settings.port)
        self._stack.push_async_callback(serving.stop)
        table.find_links = partial(_links, serving.port, self._settings.lan)
        table.links = table.find_links()
        if self._settings.lan:
            self._task(partial(_watch_links, table), "addresses")
        return serving.port

    def _listen_to_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (os_signal.SIGINT, os_signal.SIGTERM, os_signal.SIGHUP):
            loop.add_signal_handler(number, self._ends.set)

    def _start_hardware(self, table: Table) -> None:
        """Devices report from threads of their own; what they say is heard on the event loop, one after the other."""
        device = self._device(table)
        if device is None:
            return
        loop = asyncio.get_running_loop()
        signals: asyncio.Queue[Signal] = asyncio.Queue()

        def put(signal: Signal) -> None:
            loop.call_soon_threadsafe(signals.put_nowait, signal)

        device.start(put)
        self._stack.push_async_callback(asyncio.to_thread, device.stop)
        self._task(partial(_hear, table, signals), "hardware")

    def _device(self, table: Table) -> Rig | Simulator | None:
        """The simulator, or what hardware.toml names; None where there is neither.

        Imported here: gpiozero takes its time, and most companions have no buttons.
        """
        file = data_folder(self._settings.data) / HARDWARE
        if self._settings.simulate:
            from hardware.simulator import Simulator

            table.simulator = simulator = Simulator(now_ms)
            table.want = simulator.rig.want
            return simulator
        if file.exists():
            from hardware.rig import Rig

            rig = Rig(_hardware(file), now_ms)
            table.want = rig.want
            return rig
        return None

    def _start_discovery(self, table: Table, port: int) -> None:
        reached = addresses.lan_addresses() if self._settings.lan else ()
        if not reached:
            return
        entry = discovery.service(NAME, port, reached)
        finder = discovery.Discovery(entry, lambda: discovery.multicast(reached))
        self._stack.push_async_callback(finder.stop)
        self._task(partial(_warn, table, finder.start), "discovery")

    async def _start_screen(self, table: Table, port: int, token: str) -> None:
        display = find_display(os.environ)
        if self._settings.headless or display.kind == "none":
            self._tell_links(table, port, token)
            return
        home = data_folder(self._settings.data) / "screen"
        home.mkdir(exist_ok=True)
        url = f"ws://127.0.0.1:{port}/ws"
        screen = Screen(screen_command(), screen_env(os.environ, display, url, token, home, self._settings.window))
        self._stack.push_async_callback(screen.stop)
        self._task(partial(self._after_screen, screen, table, port, token), "screen's end")

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
        link = addresses.page_link(host, port, token)
        if sys.stdout.isatty():
            self._tell(discovery.terminal_qr(link))
        self._tell(table.text(Say(key="headless-table", args={"link": link})))
        if reached:
            self._tell(table.text(Say(key="headless-watch", args={"link": reached[0]})))

    def _task(self, work: Callable[[], Coroutine[Any, Any, Any]], name: str) -> None:
        """A task that ends with everything else; its failure ends nothing but itself, and is logged."""
        task = asyncio.create_task(_logged(work, name), name=name)

        async def stop() -> None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

        self._stack.push_async_callback(stop)


def _hardware(file: Path) -> Hardware:
    try:
        return load(file)
    except BadConfig as error:
        raise Trouble("hardware-config", what=str(error)) from error


def _links(port: int, lan: bool) -> Links:
    """Where phones find the page just now: addresses come and go with the Wi-Fi."""
    reached = addresses.lan_addresses() if lan else ()
    names = (*reached, f"{NAME}.local") if reached else ()
    return Links(
        watch=tuple(addresses.page_link(name, port) for name in names),
        hosts=addresses.host_names(reached, NAME),
    )


async def _watch_links(table: Table) -> None:
    while True:
        await asyncio.sleep(LINKS_S)
        if (links := table.find_links()) != table.links:
            table.links = links
            table.publish()


async def _hear(table: Table, signals: asyncio.Queue[Signal]) -> None:
    while True:
        await table.signal(await signals.get())


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


async def _token(store: Store) -> str:
    """The table's token, the same at every start."""
    kept = await store.kept("token")
    if isinstance(kept, str) and kept:
        return kept
    token = tokens.new_token()
    await store.keep("token", token)
    return token


async def _human_pace() -> None:
    await asyncio.sleep(DEMO_STEP_S)
