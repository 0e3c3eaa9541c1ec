"""The companion in its network: in the chosen Wi-Fi, or with one of its own."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import partial

import pytest

from companion.box.nmcli import OWN, Interface, Nmcli, WifiNetwork
from companion.box.wifi import LETTERS, LOOKS_S, PATIENCE_MS, RETRY_MS, Network, new_own
from companion.errors import Trouble
from rules.kit.types import Say
from tests.companion.tables import Clock

HOME = WifiNetwork(name="Home", signal=70, secured=True)
GUESTS = WifiNetwork(name="Guests", signal=40, secured=False)
OWN_NAME, OWN_PASSWORD = "Table 7q2", "abcdefghjk"


def wifi(state: str = "disconnected", connection: str = "") -> Interface:
    return Interface(kind="wifi", state=state, connection=connection)


NO_CABLE = Interface(kind="ethernet", state="unavailable", connection="")
CABLE = Interface(kind="ethernet", state="connected", connection="Wired connection 1")


@dataclass
class FakeManager(Nmcli):
    """A NetworkManager whose devices the test moves; `did` lists every change."""

    there: tuple[Interface, ...] = (wifi(),)
    refuses: Trouble | None = None
    knows: bool = False
    did: list[str] = field(default_factory=list)

    async def devices(self) -> tuple[Interface, ...]:
        if isinstance(self.refuses, Trouble) and self.refuses.say.key == "network-no-manager":
            raise self.refuses
        return self.there

    async def name_of(self, connection: str) -> str:
        return f"the Wi-Fi of {connection}"

    async def scan(self) -> tuple[WifiNetwork, ...]:
        return HOME, GUESTS

    async def knows_any(self) -> bool:
        return self.knows

    async def open_own(self, name: str, password: str) -> None:
        self.did.append(f"open {name}")
        self.there = (wifi("connected", OWN),)

    async def close_own(self) -> None:
        self.did.append("close")
        self.there = (wifi(),)

    async def join(self, name: str, password: str) -> None:
        self.did.append(f"join {name}")
        self.there = (wifi(),)
        if self.refuses is not None:
            raise self.refuses
        self.there = (wifi("connected", "companion-wifi"),)


@pytest.fixture
def manager() -> FakeManager:
    return FakeManager()


@pytest.fixture
def network(manager: FakeManager, clock: Clock) -> Network:
    return Network(manager, clock, (OWN_NAME, OWN_PASSWORD))


async def alone(network: Network, clock: Clock) -> None:
    """Wait until it has opened its own network."""
    clock.ms += PATIENCE_MS
    await network.step()
    assert (network.state.kind, network.state.name, network.state.password) == ("own", OWN_NAME, OWN_PASSWORD)


# ---- actions ------------------------------------------------------------------------------------------------
async def test_a_network_that_is_there_is_only_named(network: Network, manager: FakeManager) -> None:
    manager.there = (wifi("connected", "companion.toml"),)
    await network.step()
    assert (network.state.kind, network.state.name) == ("wifi", "the Wi-Fi of companion.toml")
    manager.there = (CABLE, wifi())
    await network.step()
    assert network.state.kind == "cable"
    assert manager.did == []


async def test_without_a_network_it_opens_its_own_after_a_while(
    network: Network, manager: FakeManager, clock: Clock
) -> None:
    await network.step()
    assert (network.state.kind, manager.did) == ("waiting", [])
    await alone(network, clock)
    assert network.state.seen == (HOME, GUESTS)  # heard before: with its own open, many chips hear nothing
    await network.step()
    assert manager.did == [f"open {OWN_NAME}"]


@pytest.mark.parametrize(
    ("there", "kind"),
    [((), "none"), ((wifi("unavailable"),), "none"), ((NO_CABLE,), "none"),
     ((wifi("connecting (getting IP configuration)", "companion.toml"),), "waiting")],
)  # fmt: skip
async def test_without_a_wifi_device_and_while_one_is_still_connecting_it_does_nothing(
    network: Network, manager: FakeManager, clock: Clock, there: tuple[Interface, ...], kind: str
) -> None:
    manager.there = there
    clock.ms += 10 * PATIENCE_MS
    await network.step()
    assert (network.state.kind, manager.did) == (kind, [])


async def test_a_chosen_wifi_is_joined_and_its_own_network_is_gone(
    network: Network, manager: FakeManager, clock: Clock
) -> None:
    await alone(network, clock)
    network.choose("Home", "the right one")
    assert (network.state.kind, network.state.name) == ("joining", "Home")
    async with asyncio.timeout(LOOKS_S / 2):  # at once
        await network.wait()
    await network.step()
    assert (network.state.kind, network.state.name) == ("wifi", "the Wi-Fi of companion-wifi")
    assert manager.did[-1] == "join Home"


async def test_a_wifi_that_refuses_brings_its_own_network_back_at_once_with_the_reason(
    network: Network, manager: FakeManager, clock: Clock
) -> None:
    await alone(network, clock)
    manager.refuses = Trouble("network-wrong-password")
    network.choose("Home", "a wrong one")
    await network.step()
    assert (network.state.kind, network.state.failed) == ("own", Say(key="network-wrong-password"))
    assert manager.did == [f"open {OWN_NAME}", "join Home", f"open {OWN_NAME}"]


async def test_now_and_then_it_tries_the_known_ones_again_while_no_phone_is_there(
    network: Network, manager: FakeManager, clock: Clock
) -> None:
    await alone(network, clock)
    clock.ms += RETRY_MS
    await network.step()
    assert (network.state.kind, manager.did) == ("own", [f"open {OWN_NAME}"]), "it knows none"
    manager.knows = True
    clock.ms += RETRY_MS
    kinds = []
    for used in (True, False, False):
        network.is_used = partial(bool, used)
        await network.step()
        kinds.append(network.state.kind)
    assert kinds == ["own", "waiting", "waiting"]
    assert manager.did[1:] == ["close"]
    await alone(network, clock)


async def test_a_cable_closes_its_own_network(network: Network, manager: FakeManager, clock: Clock) -> None:
    await alone(network, clock)
    manager.there = (CABLE, wifi("connected", OWN))
    await network.step()
    assert (network.state.kind, network.state.password, manager.did[-1]) == ("cable", "", "close")


async def test_a_wifi_that_is_lost_is_waited_for_from_then_on(
    network: Network, manager: FakeManager, clock: Clock
) -> None:
    manager.there = (wifi("connected", "companion.toml"),)
    clock.ms += 10 * PATIENCE_MS
    await network.step()
    manager.there = (wifi(),)
    await network.step()
    assert (network.state.kind, manager.did) == ("waiting", [])


async def test_a_machine_without_networkmanager_plays_on(network: Network, manager: FakeManager) -> None:
    manager.refuses = Trouble("network-no-manager")
    await network.step()
    assert network.state.kind == "none"


def test_its_own_network_has_another_easily_typed_password_every_time() -> None:
    (name, password), (_, other) = new_own(), new_own()
    assert password != other
    assert len(password) >= 8
    assert set(password) <= set(LETTERS)
    assert len(name.encode()) <= 32
