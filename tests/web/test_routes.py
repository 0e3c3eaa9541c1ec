"""Every route against every request that does not belong: the table below must name each route of the app once."""

from __future__ import annotations

import httpx
import pytest

from companion.lan.web import Web
from tests.web.desk import RECORD, TOKEN, FakeDesk, serving
from tests.web.test_limits import said

TABLE = {  # route -> a path on it
    "/": "/",
    "/health": "/health",
    "/page/*": "/page/page.js",
    "/record/*": "/record/7K2Q.jsonl",
    "/ws": "/ws",  # the token is in its Join, never in the request: tests/companion has the rights of each role
}
REFUSALS: dict[str, tuple[dict[str, str], int]] = {
    "a foreign host": ({"host": "evil.example:PORT"}, 421),
    "no host": ({"host": ""}, 421),
    "our name without the port": ({"host": "127.0.0.1"}, 421),
    "a foreign origin": ({"origin": "http://evil.example"}, 403),
    "an empty origin": ({"origin": ""}, 403),
    "a body": ({"content-length": "3"}, 413),
    "a body in chunks": ({"transfer-encoding": "chunked"}, 413),
    "long headers": ({"x": "y" * 9_000}, 431),
}
METHODS = ("POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "DANCE")


def of(path: str, port: int, more: dict[str, str], method: str = "GET") -> bytes:
    """The request, byte by byte: no client library would send most of these."""
    headers = {"host": f"127.0.0.1:{port}", "connection": "close"}
    if path.startswith("/ws"):
        headers |= {
            "connection": "upgrade", "upgrade": "websocket", "origin": f"http://127.0.0.1:{port}",
            "sec-websocket-version": "13", "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
        }  # fmt: skip
    headers |= {name: value.replace("PORT", str(port)) for name, value in more.items()}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode()


def test_every_route_of_the_app_stands_in_the_table() -> None:
    assert set(Web(FakeDesk()).routes) == set(TABLE)


@pytest.mark.parametrize("path", TABLE.values(), ids=TABLE.keys())
async def test_a_route_refuses_what_does_not_belong_with_a_sentence_and_hangs_up(path: str) -> None:
    desk = FakeDesk()
    async with serving(desk) as server:
        wrong = {what: (of(path, server.port, more), status) for what, (more, status) in REFUSALS.items()}
        wrong |= {method: (of(path, server.port, {}, method), 405) for method in METHODS}
        wrong["a long address"] = of(f"{path}?{'x' * 1000}", server.port, {}), 414
        for what, (request, status) in wrong.items():
            answer = (await said(server.port, request)).lower()
            assert answer.startswith(f"http/1.1 {status} "), what
            assert answer.rstrip().endswith("."), what
            assert "content-security-policy: default-src 'none'" in answer, what
            assert ("allow: get, head" in answer) == (status == 405), what
        assert (await said(server.port, of(path, server.port, {"x": "y" * 20_000}))).startswith("HTTP/1.1 431 ")
    assert desk.joins == []
    assert desk.heard.empty()


async def test_a_record_is_for_who_was_let_in_and_nobody_else_can_tell_whether_there_is_one() -> None:
    async with serving(FakeDesk()) as server, httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
        bearer = {"authorization": f"Bearer {TOKEN}"}
        record = await client.get("/record/7K2Q.jsonl", headers=bearer)
        assert (record.status_code, record.content) == (200, RECORD)
        assert record.headers["content-disposition"] == 'attachment; filename="7K2Q.jsonl"'
        nothing = await client.get("/record/XXXX.jsonl", headers=bearer)
        for headers in ({}, {"authorization": "Bearer the-token-of-last-week"}, {"authorization": f"Basic {TOKEN}"}):
            nobody = await client.get("/record/7K2Q.jsonl", headers=headers)
            assert (nobody.status_code, nobody.text, nobody.headers) == (404, nothing.text, nothing.headers)
