"""Start and stop of the companion: the one module that knows all parts."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal as os_signal
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from companion.access import tokens
from companion.access.client_session import Audience
from companion.app import demo as demos
from companion.app.club_service import ClubService, read_offer
from companion.app.deadlines import LIMIT_MS, Deadlines, LastRun, start_again
from companion.app.lan_service import NAME, LanService
from companion.app.loops import REST_S, Loops
from companion.app.startup import StartOptions, Startup, data_folder
from companion.box.card import CardNote, read_note
from companion.box.nmcli import Nmcli
from companion.box.screen_keeper import ScreenKeeper
from companion.box.screen_process import end
from companion.box.watchdog import server_probe, watch
from companion.box.wifi import Network, new_own, random_letters
from companion.clients.assembly import Assembly, TimeSource, assemble
from companion.clients.client_hub import ClientHub
from companion.devices.bridge import HardwareBridge
from companion.devices.hardware_file import load_hardware
from companion.devices.outputs import Wires
from companion.fence import fence, now_ms
from companion.lan import addresses, web
from companion.lan.sockets import port
from companion.log.disk.store import Store, utc_now
from companion.packages.shelf import Packages
from companion.table import settings as table_settings
from companion.table.club_door import ClubDoor
from companion.table.core import Core
from companion.table.own_dice import OwnDice
from companion.table.package_desk import PackageDesk
from companion.table.settings import with_setting
from companion.table.snapshot import Snapshot
from companion.view.qr import terminal_qr
from companion.view.wire import Show
from hardware.bluetooth.reader import BluetoothDice, is_installed
from hardware.gesture import F_KEYS, Keys
from hardware.signal import Device, Signal
from rules.kit.types import Say

if TYPE_CHECKING:
    from companion.club.publisher import Publisher
    from companion.lan.certificate import Tls
    from hardware.rig import Rig
    from hardware.simulator import Simulator

HARDWARE = "hardware.toml"  # in the data folder
DEMO_STEP_S = 2.5
FIRST_PICTURE_S = 5.0  # the first picture usually takes less
LINKS_S = 30  # interval of checking this machine's addresses

T = TypeVar("T")
Devices: TypeAlias = "tuple[Device, Wires, Simulator | None]"


def local_time() -> str:
    """The local time of day, as "22:05"."""
    return time.strftime("%H:%M")


def new_id() -> str:
    return random_letters(6).upper()


class Companion:
    """The running companion: its parts, stopped in reverse order."""

    def __init__(self, settings: StartOptions, startup: Startup, tell: Callable[[str], None]) -> None:
        self._settings, self._startup, self._print = settings, startup, tell
        self._data = data_folder(settings.data)
        self._stack = contextlib.AsyncExitStack()
        self._stop_event = asyncio.Event()
        self._dice: BluetoothDice | None = None  # if Bluetooth is installed
        self._keeper: ScreenKeeper | None = None  # if this companion starts its touchscreen
        self._speak: Callable[[Say], str] | None = None  # in the table's language; set once the first code is printed

    async def run(self) -> None:
        """Start everything, wait for a signal or the closed screen, stop everything."""
        async with self._stack:
            store = await Store.open(self._data)
            self._stack.push_async_callback(store.close)
            last = LastRun(self._data, now_ms)
            self._stack.callback(last.mark_ended)
            tls, device, self._club = await self._tls(store), self._device(), ClubService(self._data, store)
            self._lan = LanService(port(self._startup.lan), tls, is_open=self._settings.lan)
            parts = await self._open_table(store, last, device)
            self._loops = Loops(parts.hub.progress, parts.core.say)
            await self._serve(parts.core, parts.hub, tls)
            await self._start_loops(parts, device[0])
            self._keep_screen(parts.core)
            self._start_network(parts.core)
            self._start_club(parts.core, parts.hub)
            self._watch_progress(parts, store, last)
            gc.freeze()  # exempts all loaded objects from garbage collections, which would cause pauses
            await self._stop_event.wait()

    async def _open_table(self, store: Store, last: LastRun, devices: Devices) -> Assembly:
        """The table's parts, with the game resumed if it may be."""
        _, wires, simulator = devices
        dice = BluetoothDice(now_ms) if is_installed() else None
        packages = Packages(self._settings.packages or self._data)
        if self._settings.packages is None:
            packages.site.sweep()
        parts = assemble(
            store,
            packages.shelf,
            TimeSource(now_ms=now_ms, utc=utc_now, local_time=local_time),
            new_id,
            is_operator=tokens.checker(self._startup.token),
            wires=_add_dice(wires, dice) if dice else wires,
            simulator=simulator,
            find_links=self._lan.links,
            new_code=self._print_new_code,
            club=self._club.publisher.hear if self._club.publisher else None,
        )
        core = parts.core
        self._club.core, self._dice = core, dice
        core.dice = OwnDice(store, dice) if dice else None
        core.games.excluded_game = last.left_alone
        self._watch_calls(core, last)
        renewed = partial(self._update_games, core)
        core.packages = PackageDesk(packages, self._data, core, renewed)
        await core.load(last.stuck_game, resumes=last.may_resume)
        card = read_note(self._settings.card_file) if self._settings.card_file else CardNote()
        core.card_mistakes = card.mistakes
        if lang := self._settings.lang or card.language:
            await core.settings.save(with_setting(core.settings.prefs, "lang", lang))
        return parts

    async def _start_loops(self, parts: Assembly, device: Device) -> None:
        core = parts.core
        self._loop("clocks", core.time.wait, lambda _: core.time.tick())
        self._task(partial(self._update_statistics, core), "statistics")
        for number in (os_signal.SIGINT, os_signal.SIGTERM, os_signal.SIGHUP):
            asyncio.get_running_loop().add_signal_handler(number, self._stop_event.set)
        self._start_hardware(device, parts.bridge)
        if self._settings.demo:
            await demos.begin(core, self._settings.demo)
            self._loop("demo", partial(asyncio.sleep, DEMO_STEP_S), lambda _: demos.play_on(core, Random()))

    def _watch_progress(self, parts: Assembly, store: Store, last: LastRun) -> None:
        probes = {
            "store": store.check_thread,
            "server": server_probe(port(self._startup.here)),
            "loops": self._loops.check_progress,
        }
        self._task(partial(watch, os.environ, probes), "watchdog")
        self._task(partial(_note_picture, parts.hub, last), "first picture")
        self._task(partial(self._catch_up, parts.core), "what can wait")

    def _watch_calls(self, core: Core, last: LastRun) -> None:
        """Restart when a game's function hangs; a demo exits instead, because it would hang again."""

        def give_up(game_id: str) -> None:
            last.mark_stuck(game_id)
            key = "game-overdue-end" if self._settings.demo else "game-overdue"
            game = core.games.speaker(core.settings.prefs.lang).title(game_id)
            self._print(core.text(Say(key=key, args={"game": game, "seconds": LIMIT_MS // 1000})))
            if self._settings.demo:
                os._exit(1)
            if self._keeper and self._keeper.process:
                end(self._keeper.process)  # the new companion starts another one
            start_again(self._startup.token)

        watch = Deadlines(core.games.calls, give_up)
        watch.start()
        self._stack.callback(watch.stop)

    async def _serve(self, core: Core, hub: ClientHub, tls: Tls | None) -> None:
        startup = self._startup
        serving = await web.serve(web.Web(hub), startup.lan, startup.here, tls=tls.context if tls else None)
        self._stack.push_async_callback(serving.stop)
        if self._settings.lan:
            kernel = self._stack.enter_context(addresses.kernel_socket())
            self._loop("addresses", partial(addresses.wait_for_change, kernel, LINKS_S), lambda _: self._lan.look(core))

    async def _tls(self, store: Store) -> Tls | None:
        """The certificate, if the page is served over TLS. Imported here: it is slow, and rarely needed."""
        settings = table_settings.Settings(store)
        await settings.load()
        if not (self._settings.tls or settings.prefs.tls):
            return None
        from companion.lan.certificate import Tls

        reached = addresses.lan_addresses() if self._settings.lan else ()
        return Tls(
            self._data, addresses.host_names(addresses.shown_addresses(reached), NAME), lambda: datetime.now(UTC)
        )

    def _start_hardware(self, device: Device, bridge: HardwareBridge) -> None:
        """Start the devices. They report on their own threads; the event loop handles their signals one by one."""
        loop = asyncio.get_running_loop()
        signals: asyncio.Queue[Signal] = asyncio.Queue()

        def put(signal: Signal) -> None:
            loop.call_soon_threadsafe(signals.put_nowait, signal)

        for each in filter(None, (device, self._dice)):
            each.start(put)
            self._stack.push_async_callback(asyncio.to_thread, each.stop)
        self._loop("hardware", signals.get, bridge.hear, rest_s=0.0)

    def _device(self) -> Devices:
        """The simulator, or the devices of hardware.toml, or else a keyboard's function keys as buttons.

        Imported here: gpiozero is slow, and most companions have no buttons.
        """
        file = self._data / HARDWARE
        if self._settings.simulate:
            from hardware.simulator import USUAL, Simulator

            simulator = Simulator(now_ms, USUAL)
            return simulator, _wires(simulator.rig), simulator
        if file.exists():
            from hardware.rig import Rig

            rig = Rig(load_hardware(file), now_ms)
            return rig, _wires(rig), None
        keys = Keys(F_KEYS, now_ms)
        return keys, Wires(key=keys.key), None

    async def _catch_up(self, core: Core) -> None:
        """Import in a thread, after the first picture, all that it does not need."""
        await asyncio.sleep(FIRST_PICTURE_S)
        await asyncio.to_thread(tuple, core.games)  # shown on the home page
        gc.freeze()
        if core.packages:
            await core.packages.try_new()
            core.warnings += [each.sentence for each in core.packages.packages.left_out]
        if self._settings.lan:
            self._stack.push_async_callback(self._lan.leave)
            if warning := await self._lan.announce(core):
                core.warnings.append(warning)

    async def _update_statistics(self, core: Core) -> None:
        """Compute the digests that the last version did not have, before a page needs them."""
        await core.archive.catch_up()
        await core.notify()

    def _start_network(self, core: Core) -> None:
        """Start managing the Wi-Fi. The companion's own network has a new password each time, shown on screen."""
        if not self._settings.network:
            return
        core.network = network = Network(Nmcli(), now_ms, new_own())
        network.is_used = lambda: core.phones.browsers > 0
        self._task(partial(_keep_network, core, network), "network")

    async def _update_games(self, core: Core) -> None:
        """Announce that the installed games have changed."""
        if self._club.publisher is not None:
            self._club.publisher.look_again()
        await core.notify()

    def _start_club(self, core: Core, hub: ClientHub) -> None:
        """Connect the club, which receives a watcher's view."""

        def show(look: Snapshot | None) -> Show:
            return hub.show(Audience(role="watch", lang=core.settings.prefs.lang, page="play"), look)

        def start(publisher: Publisher) -> None:
            core.club = publisher.at_club
            self._task(partial(publisher.run, show), "club")
            self._loop("the club's calls", publisher.next_call, core.hear_club)

        club = self._club
        club.start = start
        core.club_door = ClubDoor(read_offer, club.join, club.leave)
        if club.warning:
            core.warnings.append(club.warning)
        if club.publisher is not None:
            start(club.publisher)

    def _keep_screen(self, core: Core) -> None:
        if (screen := self._startup.touchscreen) is not None:
            self._keeper = ScreenKeeper(screen.start, screen.running)
            self._stack.push_async_callback(self._keeper.stop)
            self._task(partial(self._watch_screen, self._keeper, core), "screen's end")
        elif self._settings.screen_file is None:
            self._print_links(core)

    async def _watch_screen(self, keeper: ScreenKeeper, core: Core) -> None:
        """Stop when the screen is closed by a person; go on without it when it has been given up."""
        ended = await keeper.start()
        if ended.key == "screen-closed":
            self._stop_event.set()
            return
        self._print(core.text(ended))
        self._print_links(core)

    def _print_links(self, core: Core) -> None:
        reached = core.links.current.watch
        host = addresses.lan_addresses()[0] if reached else "127.0.0.1"
        secure = bool(core.links.current.fingerprint)
        link = addresses.page_link(host, port(self._startup.lan), self._startup.token, secure=secure)
        if sys.stdout.isatty():
            self._print(terminal_qr(link))
        self._print(core.text(Say(key="headless-table", args={"link": link})))
        if reached:
            self._print(core.text(Say(key="headless-watch", args={"link": reached[0]})))
        if core.links.current.fingerprint:
            self._print(core.text(Say(key="headless-fingerprint", args={"digits": core.links.current.fingerprint})))
        self._speak = core.text
        self._print_new_code(core.phones.code.text)

    def _print_new_code(self, code: str) -> None:
        """Print the join code if there is no touchscreen to show it."""
        if self._speak is not None:
            self._print(self._speak(Say(key="headless-code", args={"code": code})))

    def _loop(
        self,
        name: str,
        wait: Callable[[], Awaitable[T]],
        work: Callable[[T], Awaitable[object]],
        rest_s: float = REST_S,
    ) -> None:
        """Start a loop that runs until the stop."""
        self._task(partial(self._loops.keep, name, wait, work, rest_s), name)

    def _task(self, work: Callable[[], Coroutine[Any, Any, Any]], name: str) -> None:
        """Start a task that runs until the stop; its failure is logged and ends only itself."""

        async def run_fenced() -> None:
            with fence(name):
                await work()

        task = asyncio.create_task(run_fenced(), name=name)

        async def stop() -> None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

        self._stack.push_async_callback(stop)


def _wires(rig: Rig) -> Wires:
    return Wires(key=rig.key, want=rig.want, light=rig.light, play=rig.play, say=rig.say)


def _add_dice(wires: Wires, dice: BluetoothDice) -> Wires:
    def want(tints: tuple[str, ...]) -> None:
        wires.want(tints)
        dice.want(tints)

    return replace(wires, want=want, refuse=lambda device: dice.blink(device, "red", 2))


async def _note_picture(hub: ClientHub, last: LastRun) -> None:
    """Note the first picture; without any screen there is none, and the game counts as shown all the same."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(FIRST_PICTURE_S):
            await hub.first_page.wait()
    last.mark_shown()


async def _keep_network(core: Core, network: Network) -> None:
    """Manage the Wi-Fi. Not one of the watched loops: joining a network may take more than a minute."""
    while True:
        with fence("network"):
            if await network.step():
                core.links.look()
                await core.notify()
        await network.wait()
