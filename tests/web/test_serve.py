"""The port, and the server's surroundings: tokens, addresses, the entry in the LAN."""

from __future__ import annotations

import errno
import socket
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import httpx
import pytest
from zeroconf.asyncio import AsyncZeroconf

from companion.access.tokens import new_token
from companion.app.lan_service import LanService
from companion.lan.addresses import lasting_addresses, page_link, ranked, shown_addresses
from companion.lan.discovery import Discovery, service
from companion.lan.guard import plain_address
from companion.lan.limits import THIS_MACHINE
from companion.lan.sockets import any_address, listening_socket
from companion.lan.web import Web, serve
from companion.view.qr import terminal_qr
from rules.kit.types import Say
from tests.web.desk import FakeDesk


def test_a_show_never_waits_until_the_one_before_was_acknowledged() -> None:
    with listening_socket("127.0.0.1", 0) as sock:
        assert sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.parametrize(
    ("found", "routed", "told"),
    [
        ([("lo", "127.0.0.1"), ("wlan0", "192.168.1.20")], "192.168.1.20", ("192.168.1.20",)),
        ([("eth0", "10.0.0.5"), ("wlan0", "192.168.1.20")], "10.0.0.5", ("10.0.0.5", "192.168.1.20")),
        ([("eth0", "10.0.0.5"), ("wlan0", "192.168.1.20")], "", ("192.168.1.20", "10.0.0.5")),
        ([("docker0", "172.17.0.1"), ("eth0", "169.254.3.4")], "", ()),
        ([("eth0", "80.1.2.3"), ("wlan0", "172.16.0.9")], "", ("172.16.0.9", "80.1.2.3")),
        ([("wlan0", "192.168.1.20")], "203.0.113.9", ("192.168.1.20",)),
        (
            [("eth0", "2001:db8::5"), ("eth0", "fd00:7::2"), ("wlan0", "10.0.0.5")],
            "10.0.0.5",
            ("10.0.0.5", "fd00:7::2", "2001:db8::5"),
        ),
        ([("eth0", "fe80::2"), ("docker0", "fd00:9::1"), ("lo", "::1")], "", ()),
        ([], "", ()),
    ],
)
def test_the_address_that_a_phone_can_reach_comes_first(
    found: list[tuple[str, str]], routed: str, told: tuple[str, ...]
) -> None:
    assert ranked(found, routed) == told


def test_of_ipv6_only_what_is_there_to_stay_is_an_address_and_people_are_told_it_where_there_is_no_other() -> None:
    flags = {"2": 0x80, "3": 0x01, "4": 0x40, "5": 0xA0, "6": 0x08}  # temporary, tentative, deprecated, twice there
    table = "".join(f"fd000007{'0' * 23}{digit} 02 40 00 {flag:02x}    eth0\n" for digit, flag in flags.items())
    assert list(lasting_addresses(table)) == [("eth0", "fd00:7::2")]
    assert shown_addresses(("192.168.1.20", "fd00:7::2")) == ("192.168.1.20",)
    assert shown_addresses(("fd00:7::2",)) == ("fd00:7::2",)


@pytest.mark.parametrize(
    ("came", "known"),
    [("192.168.1.3", "192.168.1.3"), ("::ffff:192.168.1.3", "192.168.1.3"), ("::1", THIS_MACHINE),
     ("::ffff:127.0.0.1", THIS_MACHINE), ("FD00:7:0::3", "fd00:7::3"), ("what a proxy: said", "")],
)  # fmt: skip
def test_a_client_has_one_address_by_whatever_it_comes(came: str, known: str) -> None:
    assert plain_address(came) == known


def test_a_machine_without_ipv6_listens_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.lan.sockets.socket.has_dualstack_ipv6", lambda: False)
    with listening_socket(any_address(), 0) as sock:
        assert sock.getsockname()[0] == "0.0.0.0"


def test_the_token_stands_in_the_links_fragment() -> None:
    assert page_link("192.168.1.20", 8642) == "http://192.168.1.20:8642/"
    assert page_link("companion.local", 80, "abc") == "http://companion.local/#t=abc"
    assert page_link("fd00:7::2", 8642) == "http://[fd00:7::2]:8642/"


def test_the_terminal_shows_a_code_that_fits_into_80_columns() -> None:
    lines = terminal_qr(page_link("192.168.100.200", 8642, new_token())).splitlines()
    assert len(lines) < 24
    assert all(len(line) <= 80 for line in lines)


class FakeZeroconf(AsyncZeroconf):
    """Records its requests; every answer must be awaited twice, as with the real one."""

    def __init__(self, breaks: bool = False) -> None:
        self.told: list[str] = []
        self._breaks = breaks
        self.zeroconf = Mock()

    async def async_register_service(self, info: object, *_: object, **__: object) -> Awaitable[None]:
        return self._twice("in")

    async def async_unregister_service(self, info: object) -> Awaitable[None]:
        if self._breaks:
            raise OSError(errno.ENETDOWN, "network is down")
        return self._twice("out")

    async def async_close(self) -> None:
        self.told.append("closed")

    async def _twice(self, what: str) -> None:
        self.told.append(what)


_entry = partial(service, port=8642, addresses=("192.168.1.20",))


async def _nobody_else(zeroconf: AsyncZeroconf, name: str, own: Sequence[str]) -> str:
    return name


async def _stays() -> None:
    raise AssertionError("nobody else has the name")


def _discovery(open_multicast: Callable[[], AsyncZeroconf]) -> Discovery:
    return Discovery("companion", _entry, open_multicast, _stays, _nobody_else)


def test_the_entry_is_a_web_page_on_the_companions_own_name() -> None:
    entry = _entry("companion")
    assert (entry.name, entry.server, entry.port) == ("companion._http._tcp.local.", "companion.local.", 8642)
    assert entry.parsed_addresses() == ["192.168.1.20"]


async def test_the_entry_is_made_and_taken_back() -> None:
    zeroconf = FakeZeroconf()
    discovery = _discovery(lambda: zeroconf)
    assert await discovery.start() is None
    await discovery.stop()
    await discovery.stop()
    assert zeroconf.told == ["in", "out", "closed"]


async def test_a_box_with_another_name_is_shown_under_it_and_still_answers_to_the_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Another box was there before, and is table.local."""
    followed: list[frozenset[str]] = []

    class Renamed:
        name = "table-2"

        def __init__(self, *how: object) -> None: ...

        async def start(self) -> None: ...

    def follow(names: frozenset[str]) -> str:
        followed.append(names)
        return "fingerprint"

    monkeypatch.setattr("companion.lan.discovery.Discovery", Renamed)
    monkeypatch.setattr("companion.lan.addresses.lan_addresses", lambda: ("192.168.7.3",))
    lan = LanService(8642, cast("Any", SimpleNamespace(follow=follow)), is_open=True)
    core = SimpleNamespace(links=SimpleNamespace(look=lambda: False))
    await lan.announce(cast("Any", core))
    links = lan.links()
    assert links.watch == ("https://192.168.7.3:8642/", "https://table-2.local:8642/")
    assert links.hosts >= {"table.local", "table-2.local", "192.168.7.3"}
    assert followed[-1] >= {"table.local", "table-2.local", "192.168.7.3"}


async def test_a_lan_without_multicast_costs_one_warning() -> None:
    def no_device() -> AsyncZeroconf:
        raise OSError(errno.ENODEV, "No such device")

    discovery = _discovery(no_device)
    assert await discovery.start() == Say(key="no-multicast")
    await discovery.stop()


async def test_a_network_that_went_away_does_not_disturb_the_end() -> None:
    zeroconf = FakeZeroconf(breaks=True)
    discovery = _discovery(lambda: zeroconf)
    await discovery.start()
    await discovery.stop()
    assert zeroconf.told == ["in", "closed"]


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
async def test_the_page_is_there_over_ipv4_and_ipv6(host: str) -> None:
    server = await serve(Web(FakeDesk()), listening_socket(any_address(), 0))
    try:
        answer = await httpx.AsyncClient().get(page_link(host, server.port))
    finally:
        await server.stop()
    assert answer.status_code == 200
    assert ("connect-src 'self';" in answer.headers["content-security-policy"]) == (host == "::1")
