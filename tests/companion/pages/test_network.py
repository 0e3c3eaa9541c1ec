"""The pages for choosing a Wi-Fi, and home's messages about the network and the card's settings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.box.card_file import read_bytes
from companion.box.wifi import Network, WifiState
from companion.view import wire
from rules.kit.types import Say
from tests.companion.box.test_network import GUESTS, HOME, OWN_NAME, OWN_PASSWORD, FakeManager
from tests.companion.tables import Client, Clock, Table, client

OWN = WifiState(kind="own", name=OWN_NAME, password=OWN_PASSWORD, seen=(HOME, GUESTS))
IN_WIFI = WifiState(kind="wifi", name="Home", seen=(HOME, GUESTS))


@pytest.fixture
def network(table: Table, clock: Clock) -> Network:
    table.core.network = network = Network(FakeManager(), clock, (OWN_NAME, OWN_PASSWORD))
    network.state = OWN
    return network


@pytest.fixture
async def screen(table: Table, network: Network) -> Client:
    return await client(table)


@pytest.fixture
async def phone(table: Table, network: Network) -> Client:
    return await client(table, token="")


def texts(show: wire.Show) -> list[str]:
    return [f"{fact.text} {fact.value}".strip() for fact in show.facts]


def fields(show: wire.Show) -> list[str]:
    return [field.name for ask in show.asks for form in ask.forms for field in form.fields]


def choices(show: wire.Show) -> list[str]:
    (field,) = show.asks[0].forms[0].fields
    assert isinstance(field, wire.ChoiceView)
    return [option.text for option in field.options]


# ---- home ---------------------------------------------------------------------------------------------------
async def test_home_leads_to_the_network_where_there_is_none(screen: Client, network: Network) -> None:
    (news,) = [fact for fact in screen.shown.facts if fact.go == "network"]
    assert news.style == "warn"
    assert "network" in [link.go for link in (await screen.go("join")).links], "with the phones"
    network.state = IN_WIFI
    assert not [fact for fact in (await screen.go("home")).facts if fact.go == "network"]
    for kind in ("none", "waiting", "cable"):
        network.state = WifiState(kind=kind)
        assert (await screen.go("network")).band.ask
    network.state = replace(OWN, failed=Say(key="network-wrong-password"))
    assert "The Wi-Fi refused that password." in texts(await screen.go("network"))


async def test_mistakes_in_the_cards_settings_are_on_home_for_those_at_the_table(table: Table) -> None:
    _, table.core.card_mistakes = read_bytes(b"[companion]\n\nrotation = 7\n")
    (told,) = (await client(table)).shown.facts
    assert "line 3, rotation" in told.text
    assert not [fact for fact in (await client(table, token="")).shown.facts if "line 3, rotation" in fact.text]


# ---- the network --------------------------------------------------------------------------------------------
async def test_its_own_network_is_a_code_and_its_name_and_password_in_words(screen: Client) -> None:
    shown = await screen.go("network")
    assert shown.drawing is not None
    assert {OWN_NAME, OWN_PASSWORD} <= {fact.value for fact in shown.facts}
    assert choices(shown) == ["Home", "Guests", "Another one"]


async def test_a_phone_in_your_wifi_may_not_choose(phone: Client, network: Network) -> None:
    shown = await phone.go("network")
    assert choices(shown) == ["Home", "Guests", "Another one"], "only as long as it is the companion's own"
    assert (shown.drawing, OWN_PASSWORD in str(shown)) == (None, False)
    network.state = IN_WIFI
    assert fields(await phone.go("network")) == []
    await phone.refused(wire.Answer(form="~network-join/Home", values={"password": "12345678"}))
    assert network.state == IN_WIFI


async def test_a_tap_on_a_network_asks_for_its_password_and_then_tries_it(
    table: Table, screen: Client, network: Network
) -> None:
    asked = await screen.set("~network", "name", "Home")
    assert (asked.page, fields(asked)) == ("network-join/Home", ["password"])
    shown = await screen.answer("~network-join/Home", password="the right one")
    assert (shown.page, shown.band.ask) == ("network", "Trying Home …")
    assert fields(shown) == []
    assert await network.step()
    await table.core.notify()
    assert (await screen.receive()).band.ask == "Connected to the Wi-Fi of companion-wifi"


async def test_another_network_is_named_by_hand(screen: Client, network: Network) -> None:
    asked = await screen.set("~network", "name", "/")
    assert (asked.page, fields(asked)) == ("network-join", ["name", "password"])
    await screen.answer("~network-join", name="Attic", password="12345678")
    assert (network.state.kind, network.state.name) == ("joining", "Attic")
    network.state = WifiState(kind="cable")
    assert choices(await screen.go("network")) == ["Home", "Guests", "Another one"], "looked up when somebody looks"
    await screen.set("~network", "name", "Guests")
    await screen.answer("~network-join/Guests")
    assert network.state.kind == "joining", "one that is open asks for nothing"


@pytest.mark.parametrize(
    ("name", "password"),
    [("Home", "short"), ("Home", "x" * 64), ("Home", "pässword"), ("", "12345678"), ("é" * 17, "12345678")],
)
async def test_what_no_network_admits_is_a_sentence(screen: Client, network: Network, name: str, password: str) -> None:
    await screen.refused(wire.Answer(form="~network-join", values={"name": name, "password": password}))
    assert network.state == OWN


async def test_where_the_network_is_not_its_business_nothing_can_be_chosen(table: Table) -> None:
    screen = await client(table)
    assert not screen.shown.facts
    assert fields(await screen.go("network")) == []
    await screen.refused(wire.Answer(form="~network-join", values={"name": "Home", "password": "12345678"}))
    assert "network" not in [link.go for link in (await screen.go("join")).links]
