"""The hub's pages over a real connection: no client can block them for others, or guess passwords without end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from companion.hub.hub import Hub
from companion.hub.ingest.database import Reader, Writer
from companion.hub.pages import Pages
from companion.hub.played_games import Keeper
from companion.hub.web import HubSite
from companion.lan.door import WebServer
from companion.lan.limits import Connections
from companion.lan.sockets import listening_socket
from companion.lan.web import serve
from companion.table.games import Games
from rules.games import GAMES
from tests.hub.test_desk import RIE
from tests.hub.test_pages import LOGIN_S, OURS, browsing, hub_with
from tests.web.test_limits import said

WAIT_S = 60.0  # a timeout, far above any real duration
PHONE, PROXY = "127.0.0.9", "127.0.0.5"
ASKS = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1:%d\r\nconnection: close\r\n\r\n"
HOST = b"host: 127.0.0.1:%d\r\norigin: http://127.0.0.1:%d\r\n"
SLOW = b"POST /desk/login HTTP/1.1\r\n" + HOST + b"content-length: 99\r\n\r\nname="


@asynccontextmanager
async def serving(hub: Hub, head_s: float = 10.0) -> AsyncIterator[WebServer]:
    url, pages = "postgresql://club@127.0.0.1:1/club", Pages("De Zwaan", Games(GAMES).speaker("en"))
    site = HubSite(hub, Reader(url), Writer(url), Keeper(url), pages, lambda: {"127.0.0.1"})
    there = await serve(site, listening_socket("127.0.0.1", 0), connections=Connections(free=""), head_s=head_s)
    try:
        yield there
    finally:
        hub.live.close()
        await there.stop()


async def test_a_form_that_does_not_come_to_its_end_ends_its_connection() -> None:
    async with serving(hub_with(), head_s=0.1) as there:
        assert await said(there.port, SLOW % (there.port, there.port)) == ""


async def test_a_form_comes_in_pieces_and_the_next_request_on_the_same_connection() -> None:
    async with serving(hub_with()) as there:
        reader, writer = await asyncio.open_connection("127.0.0.1", there.port)
        for piece in (SLOW % (there.port, there.port), b"a" * 90, b"bcde", ASKS % there.port):
            writer.write(piece)
            await writer.drain()
        async with asyncio.timeout(WAIT_S):
            answers = (await reader.read()).decode()
        writer.close()
    assert answers.startswith("HTTP/1.1 503")  # without a database
    assert answers.endswith("ok\n")


@pytest.mark.parametrize("address", ["127.0.0.1", "10.0.0.9"])
async def test_whoever_guesses_has_to_wait_also_on_the_hubs_own_machine(known: str, address: str) -> None:
    async with browsing(hub_with(), known, address=address) as room:
        guesses = [(await room.post("/desk/login", data={"name": "Rie"}, headers=OURS)).status_code for _ in range(9)]
    assert guesses == [403] * 8 + [429]


# ---- behind a proxy -----------------------------------------------------------------------------------------
BY_PROXY = {"origin": "https://club.local", "x-forwarded-proto": "https"}


@pytest.mark.parametrize(("peer", "last"), [(PROXY, 403), (PHONE, 429)])
async def test_only_the_proxy_that_it_was_told_of_is_believed_for_whom_it_asks(
    known: str, peer: str, last: int
) -> None:
    """Each client behind it has its own guesses; a forged header gains none."""
    link, ours = ("http://club.local/desk/login", BY_PROXY) if peer == PROXY else ("/desk/login", OURS)
    async with browsing(hub_with(), known, address=peer, proxy=PROXY) as browser:
        for guest in range(9):
            headers = ours | {"x-forwarded-for": f"10.0.0.1, 10.0.0.{guest}"}
            answer = await browser.post(link, data={"name": "Rie"}, headers=headers)
    assert answer.status_code == last


async def test_a_login_through_a_proxy_with_tls_is_for_tls_alone_and_lasts_as_long_as_the_setting_says(
    known: str,
) -> None:
    async with browsing(hub_with(), known, address=PROXY, proxy=PROXY) as browser:
        headers = BY_PROXY | {"x-forwarded-for": "10.0.0.1"}
        came = await browser.post("http://club.local/desk/login", data=RIE, headers=headers)
    assert {"Secure", f"Max-Age={LOGIN_S}"} <= {*came.headers["set-cookie"].split("; ")}
