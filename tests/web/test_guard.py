"""Which requests the server answers at all."""

import httpx
import pytest
import websockets
from starlette.datastructures import Headers

from companion.lan.guard import verdict
from tests.web.desk import RECORD, TOKEN, FakeDesk, serving

OURS = {"192.168.1.20", "companion.local", "localhost", "::1"}


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("192.168.1.20:8642", 0),
        ("192.168.1.20", 0),
        ("Companion.LOCAL:8642", 0),
        ("companion.local.:8642", 0),
        ("[::1]:8642", 0),
        ("192.168.1.21:8642", 421),
        ("evil.example", 421),
        ("companion.local.evil.example", 421),
        ("evil.example@companion.local.evil.example", 421),
        ("", 421),
        ("[::1", 421),
        ("localhost evil", 421),
    ],
)
def test_only_our_own_host_names_are_answered(host: str, status: int) -> None:
    assert verdict("http", Headers({"host": host}), OURS) == status


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        (None, 0),
        ("http://companion.local:8642", 0),
        ("http://companion.local", 403),
        ("https://companion.local:8642", 403),
        ("http://evil.example", 403),
        ("null", 403),
        ("", 403),
    ],
)
def test_only_our_own_page_may_open_a_socket(origin: str | None, status: int) -> None:
    headers = {"host": "companion.local:8642"} | ({} if origin is None else {"origin": origin})
    assert verdict("websocket", Headers(headers), OURS) == status


def test_two_host_headers_are_one_too_many() -> None:
    raw = [(b"host", b"localhost"), (b"host", b"evil.example")]
    assert verdict("http", Headers(raw=raw), OURS) == 421


async def test_a_foreign_host_gets_421_on_every_path_and_on_the_upgrade() -> None:
    desk = FakeDesk()
    async with serving(desk) as server, httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
        for path in ("/", "/page/page.js", "/health", "/record/7K2Q.jsonl", "/nowhere"):
            response = await client.get(path, headers={"host": "evil.example"})
            assert response.status_code == 421, path
            assert response.headers["x-content-type-options"] == "nosniff"
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(
                f"ws://127.0.0.1:{server.port}/ws", additional_headers={"host": "evil.example"}
            ).__aenter__()
        assert refused.value.response.status_code in (400, 421)
        assert desk.joins == []


async def test_a_foreign_origin_gets_403_on_the_upgrade() -> None:
    desk = FakeDesk()
    async with serving(desk) as server:
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(f"ws://127.0.0.1:{server.port}/ws", origin="http://evil.example").__aenter__()  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403


async def test_every_answer_carries_the_safe_headers() -> None:
    async with serving(FakeDesk()) as server, httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
        for path in ("/", "/page/page.css", "/health", "/nowhere"):
            headers = (await client.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["cache-control"] == "no-cache"
            assert "server" not in headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("HEAD", "/", 200),
        ("GET", "/health", 200),
        ("POST", "/", 405),
        ("DELETE", "/health", 405),
        ("GET", "/nowhere", 404),
        ("GET", "/page/..%2f..%2ferrors.py", 404),
        ("GET", "/page/", 404),
        ("GET", "/ws", 404),
    ],
)
async def test_paths_and_methods(method: str, path: str, status: int) -> None:
    async with serving(FakeDesk()) as server, httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
        assert (await client.request(method, path)).status_code == status


async def test_a_record_is_downloaded_with_the_tables_token_only() -> None:
    async with serving(FakeDesk()) as server, httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
        good = {"authorization": f"Bearer {TOKEN}"}
        response = await client.get("/record/7K2Q.jsonl", headers=good)
        assert response.content == RECORD
        assert response.headers["content-disposition"] == 'attachment; filename="7K2Q.jsonl"'
        assert (await client.get("/record/7K2Q.jsonl")).status_code == 404
        assert (await client.get("/record/7K2Q.jsonl", headers={"authorization": "Bearer x"})).status_code == 404
        assert (await client.get("/record/XXXX.jsonl", headers=good)).status_code == 404
