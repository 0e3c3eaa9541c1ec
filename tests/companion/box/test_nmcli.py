"""NetworkManager by its command: a fake with nmcli's behaviour, run as a program."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from companion.box.nmcli import Nmcli, WifiNetwork
from companion.errors import Trouble

FAKE = Path(__file__).with_name("nmcli_fake.py")
AT_FIRST = {
    "running": True,
    "devices": [["wifi", "disconnected", ""]],
    "reach": {"Home": [70, "WPA2", "the right one"], "Guests": [40, "", ""]},
    "connections": {},
    "calls": [],
}


@dataclass(frozen=True, kw_only=True)
class World:
    program: Path
    file: Path

    def get(self, part: str) -> Any:
        return json.loads(self.file.read_text())[part]

    def set(self, **parts: Any) -> None:
        self.file.write_text(json.dumps({**json.loads(self.file.read_text()), **parts}))


@pytest.fixture
def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    """A wifi device, two networks in reach, nothing connected."""
    world = World(program=tmp_path / "nmcli", file=tmp_path / "world.json")
    world.file.write_text(json.dumps(AT_FIRST))
    world.program.write_text(f'#!/bin/sh\nexec {sys.executable} -I -S -X utf8 {FAKE} "$@"\n')
    world.program.chmod(0o755)
    monkeypatch.setenv("FAKE_NMCLI", str(world.file))
    return world


@pytest.fixture
def nmcli(world: World) -> Nmcli:
    return Nmcli(str(world.program))


async def test_it_says_what_the_devices_do(nmcli: Nmcli, world: World) -> None:
    world.set(devices=[["wifi", "connected", "a: b"], ["loopback", "unmanaged", ""], ["ethernet", "unavailable", ""]])
    wifi, cable = await nmcli.devices()
    assert (wifi.kind, wifi.is_connected, wifi.connection) == ("wifi", True, "a: b")
    assert (cable.kind, cable.is_connected, cable.is_trying) == ("ethernet", False, False)


async def test_what_is_in_reach_is_named_once_the_strongest_first(nmcli: Nmcli, world: World) -> None:
    world.set(reach={"Café": [20, "WPA2", ""], "": [99, "WPA2", ""], r"Our: \ Wi-Fi": [80, "WPA1 WPA2", ""],
                     "open": [50, "", ""]})  # fmt: skip
    assert await nmcli.scan() == (
        WifiNetwork(name=r"Our: \ Wi-Fi", signal=80, secured=True),
        WifiNetwork(name="open", signal=50, secured=False),
        WifiNetwork(name="Café", signal=20, secured=True),
    )


async def test_a_wifi_is_joined_instead_of_the_one_before_and_kept_for_the_next_start(
    nmcli: Nmcli, world: World
) -> None:
    await nmcli.join("Guests", "")
    assert "psk" not in world.get("connections")["companion-wifi"]
    await nmcli.join("Home", "the right one")
    assert [known["ssid"] for known in world.get("connections").values()] == ["Home"]
    assert world.get("devices")[0] == ["wifi", "connected", "companion-wifi"]
    assert world.get("connections")["companion-wifi"]["autoconnect"] == "yes"
    assert await nmcli.name_of("companion-wifi") == "Home"
    assert await nmcli.knows_any()


@pytest.mark.parametrize(
    ("name", "password", "key"),
    [("Home", "a wrong one", "network-wrong-password"), ("Elsewhere", "12345678", "network-not-found")],
)
async def test_a_wifi_that_refuses_leaves_the_one_before(
    nmcli: Nmcli, world: World, name: str, password: str, key: str
) -> None:
    await nmcli.join("Guests", "")
    with pytest.raises(Trouble) as refused:
        await nmcli.join(name, password)
    assert refused.value.say.key == key
    assert {name: known["ssid"] for name, known in world.get("connections").items()} == {"companion-wifi": "Guests"}


async def test_its_own_network_is_protected_gives_addresses_and_is_kept_nowhere(nmcli: Nmcli, world: World) -> None:
    await nmcli.open_own("Table 7q2", "abcdefghjk")
    own = world.get("connections")["companion-own"]
    assert (own["wifi.mode"], own["ipv4.method"], own["save"], own["autoconnect"]) == ("ap", "shared", "no", "no")
    assert (own["wifi-sec.key-mgmt"], len(own["psk"])) == ("wpa-psk", 64)
    assert not [secret for secret in ("abcdefghjk", own["psk"]) if secret in json.dumps(world.get("calls"))]
    assert not await nmcli.knows_any()
    await nmcli.open_own("Table 7q2", "abcdefghjk")  # again: once
    await nmcli.close_own()
    await nmcli.close_own()
    assert world.get("connections") == {}


async def test_its_own_network_is_on_a_channel_that_every_country_allows(nmcli: Nmcli, world: World) -> None:
    used = set()
    for name in ("Table spt", "Table 7q2", "Table kk3", "Tafel 9"):
        await nmcli.open_own(name, "abcdefghjk")
        used.add(world.get("connections")["companion-own"].get("wifi.channel"))
    assert used <= {"1", "6", "11"}
    assert len(used) > 1  # boxes side by side do not all take the same


async def test_without_networkmanager_one_sentence_says_so(nmcli: Nmcli, world: World) -> None:
    world.set(running=False)
    for manager in (nmcli, Nmcli("/nothing/nmcli")):
        with pytest.raises(Trouble) as failed:
            await manager.devices()
        assert failed.value.say.key == "network-no-manager"


async def test_an_answer_that_nobody_understands_is_no_device(tmp_path: Path) -> None:
    strange = tmp_path / "nmcli"
    strange.write_text("#!/bin/sh\necho 'wifi:connected'\necho\necho 'a:b:c:d'\necho 'wifi:connected:x'\n")
    strange.chmod(0o755)
    assert [device.connection for device in await Nmcli(str(strange)).devices()] == ["x"]
