"""The assembly of a table: the parts of the core, and all listeners, in this order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import SystemRandom
from typing import TYPE_CHECKING

from companion.access.client_session import Audience
from companion.access.grants import Links, PhoneLinks, Phones
from companion.clients.client_hub import ClientHub
from companion.devices.bridge import HardwareBridge
from companion.devices.cues import Cues
from companion.devices.outputs import Outputs, Wires
from companion.log.disk.store import Store
from companion.table.core import Core
from companion.table.events import Listener
from companion.table.games import Games
from companion.table.lots import Chance
from rules.kit.shelf import Shelf

if TYPE_CHECKING:  # gpiozero takes long to import, and only simulated hardware needs it
    from hardware.simulator import Simulator

NO_WIRES = Wires()
SYSTEM_CHANCE = SystemRandom()


@dataclass(frozen=True, kw_only=True)
class TimeSource:
    """The source of time for everything in the core."""

    now_ms: Callable[[], int]  # monotonic
    utc: Callable[[], str]  # the wall clock, for people
    local_time: Callable[[], str] = lambda: "12:00"  # the table's, as "22:05"


@dataclass(frozen=True, kw_only=True)
class Assembly:
    """A whole table. Signals go in at the bridge, requests at the hub, and time at `core.time`."""

    core: Core
    bridge: HardwareBridge
    hub: ClientHub
    outputs: Outputs


def assemble(
    store: Store,
    games: Shelf,
    time: TimeSource,
    new_id: Callable[[], str],
    *,
    is_operator: Callable[[str], bool] = lambda token: False,
    wires: Wires = NO_WIRES,
    simulator: Simulator | None = None,
    find_links: Callable[[], Links] = Links,
    new_code: Callable[[str], None] = lambda code: None,
    club: Listener | None = None,
    chance: Chance = SYSTEM_CHANCE,
) -> Assembly:
    """The assembled table of the games in that store; nothing is read yet (`core.load` does)."""

    def show_code(code: str) -> None:
        new_code(code)
        hub.publish()  # the table screen still shows the last code

    phones = Phones(store.keep, time.now_ms, time.utc, show_code)
    core = Core(
        store,
        Games(games, time.now_ms),
        phones,
        PhoneLinks(find_links),
        now_ms=time.now_ms,
        utc=time.utc,
        new_id=new_id,
        chance=chance,
        simulator=simulator,
    )
    cues = Cues()
    outputs = Outputs(
        cues,
        core.settings,
        wires,
        time.local_time,
        lambda now, lang: hub.announcement(Audience("operator", lang, "play"), now),
    )
    hub = ClientHub(core, cues, wires.key, is_operator)
    add = core.listeners.add
    add("automatic steps", core.steps.hear)
    add("setup", core.setup.hear)
    add("names", core.names.hear)
    add("games", core.kept_games.hear)
    add("catalogues", core.catalogues.hear)
    add("cues", cues.hear)
    add("outputs", outputs.hear)
    add("clients", hub.hear)
    add("voice", outputs.speak)  # after the clients, so that no screen waits for speech
    add("time", core.time.hear)
    if club:
        add("club", club)
    return Assembly(core=core, bridge=HardwareBridge(core), hub=hub, outputs=outputs)
