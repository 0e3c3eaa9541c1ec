"""Every route against every request that does not belong: the table below must name each route of the app once."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import httpx
import pytest

from companion.lan.web import Web
from tests.web.desk import RECORD, TOKEN, FakeDesk, serving

SWITCHING, NOT_FOUND = 101, 404


@dataclass(frozen=True, kw_only=True)
class Entry:
    """A route: a path on it, and the answer to a phone by its token."""

    path: str
    by_token: dict[str | None, int]
    socket: bool = False


OLD, FOREIGN = "the-token-of-last-week", "a" * 22
ANYBODY = {None: 200, OLD: 200, FOREIGN: 200, TOKEN: 200}
TABLE = {
    "/": Entry(path="/", by_token=ANYBODY),
    "/health": Entry(path="/health", by_token=ANYBODY),
    "/page/*": Entry(path="/page/page.js", by_token=ANYBODY),
    "/record/*": Entry(
        path="/record/7K2Q.jsonl", by_token={None: NOT_FOUND, OLD: NOT_FOUND, FOREIGN: NOT_FOUND, TOKEN: 200}
    ),
    # the token of a socket is in its Join, never in the request: tests/companion has the rights of each role
    "/ws": Entry(path="/ws", by_token=dict.fromkeys(ANYBODY, SWITCHING), socket=True),
}
REFUSALS: dict[str, tuple[dict[str, str], int]] = {
    "a foreign host": ({"host": "evil.example:PORT"}, 421),
    "no host": ({"host": ""}, 421),
    "our name without the port": ({"host": "127.0.0.1"}, 421),
    "a foreign origin": ({"origin": "http://evil.example"}, 403),
    "an empty origin": ({"origin": ""}, 403),
    "a body": ({"content-length": "3"}, 413),
    "a body in chunks": ({"transfer-encoding": "chunked"}, 413),
}


def of(entry: Entry, port: int, more: dict[str, str], method: str = "GET", path: str = "") -> bytes:
    """The request, byte by byte: no client library would send most of these."""
    headers = {"host": f"127.0.0.1:{port}", "connection": "close"}
    if entry.socket:
        headers |= {
            "connection": "upgrade", "upgrade": "websocket", "origin": f"http://127.0.0.1:{port}",
            "sec-websocket-version": "13", "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
        }  # fmt: skip
    headers |= {name: value.replace("PORT", str(port)) for name, value in more.items()}
    lines = [f"{method} {path or entry.path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode()


async def answered(port: int, request: bytes) -> tuple[int, str]:
    """The status, and the headers and the sentence."""
    async with asyncio.timeout(60):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        status = int(head.split()[1])
        text = "" if status == SWITCHING else (await reader.read()).decode()
        writer.close()
        return status, head + text


def test_every_route_of_the_app_stands_in_the_table() -> None:
    assert set(Web(FakeDesk()).routes) == set(TABLE)


@pytest.mark.parametrize("entry", TABLE.values(), ids=TABLE.keys())
async def test_a_route_refuses_what_does_not_belong_with_a_sentence_and_hangs_up(entry: Entry) -> None:
    desk = FakeDesk()
    async with serving(desk) as server:
        for what, (headers, status) in REFUSALS.items():
            got, said = await answered(server.port, of(entry, server.port, headers))
            assert got == status, what
            assert said.rstrip().endswith("."), what
            assert "content-security-policy: default-src 'none'" in said.lower(), what
    assert desk.joins == []


@pytest.mark.parametrize("entry", TABLE.values(), ids=TABLE.keys())
async def test_a_route_refuses_what_is_too_large(entry: Entry) -> None:
    desk = FakeDesk()
    async with serving(desk) as server:
        status, _ = await answered(server.port, of(entry, server.port, {}, path=entry.path + "?" + "x" * 1000))
        assert status == 414
        status, _ = await answered(server.port, of(entry, server.port, {"x": "y" * 20_000}))
        assert status == 431
    assert desk.joins == []


@pytest.mark.parametrize("entry", TABLE.values(), ids=TABLE.keys())
async def test_a_route_knows_no_method_that_could_change_anything(entry: Entry) -> None:
    desk = FakeDesk()
    async with serving(desk) as server:
        for method in ("POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "DANCE"):
            status, said = await answered(server.port, of(entry, server.port, {}, method=method))
            assert (status, "allow: get, head" in said.lower()) == (405, True), method
    assert desk.joins == []
    assert desk.heard.empty()


@pytest.mark.parametrize("entry", TABLE.values(), ids=TABLE.keys())
async def test_a_route_gives_each_token_what_it_may_have(entry: Entry) -> None:
    desk = FakeDesk()
    async with serving(desk) as server:
        for token, status in entry.by_token.items():
            bearer = {} if token is None else {"authorization": f"Bearer {token}"}
            got, said = await answered(server.port, of(entry, server.port, bearer))
            assert got == status, token
            has_it = token == TOKEN and "record" in entry.path
            assert (RECORD.decode() in said) == has_it
            assert ('disposition: attachment; filename="7K2Q.jsonl"' in said) == has_it


async def test_no_record_and_no_right_to_it_look_the_same() -> None:
    async with serving(FakeDesk()) as server, httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
        nobody = await client.get("/record/7K2Q.jsonl")
        nothing = await client.get("/record/XXXX.jsonl", headers={"authorization": f"Bearer {TOKEN}"})
        assert (nobody.status_code, nobody.text, nobody.headers) == (nothing.status_code, nothing.text, nothing.headers)
