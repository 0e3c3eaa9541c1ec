"""Which requests the server answers at all."""

from __future__ import annotations

from dataclasses import replace

import httpx
import pytest

from companion.lan.guard import refusal, safe_headers, verdict
from companion.lan.http import HttpRequest, Response
from tests.web.desk import RECORD, TOKEN, FakeDesk, serving

OURS = {"192.168.1.20", "companion.local", "localhost", "::1", "fd00:7::2"}
PHONE = "192.168.1.33"


def asked(
    host: str | None = "companion.local:8642",
    *,
    socket: bool = False,
    secure: bool = False,
    peer: str = PHONE,
    **more: str,
) -> HttpRequest:
    """A request as the server reports it, from a phone in the LAN; `more` are headers."""
    given = ({} if host is None else {"host": host}) | ({"upgrade": "websocket"} if socket else {}) | more
    return HttpRequest(
        method="GET",
        target="/",
        headers=tuple((name.replace("_", "-"), value) for name, value in given.items()),
        scheme="https" if secure else "http",
        port=8642,
        peer=peer,
    )


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("192.168.1.20:8642", 0),
        ("Companion.LOCAL:8642", 0),
        ("companion.local.:8642", 0),
        ("[::1]:8642", 0),
        ("[fd00:7::2]:8642", 0),
        ("[fd00:7::3]:8642", 421),
        ("192.168.1.20", 421),
        ("192.168.1.20:80", 421),
        ("companion.local:8643", 421),
        ("companion.local:", 421),
        ("companion.local:08642x", 421),
        ("192.168.1.21:8642", 421),
        ("evil.example:8642", 421),
        ("companion.local.evil.example:8642", 421),
        ("companion.localX:8642", 421),
        ("evil.example@companion.local:8642", 421),
        ("companion.local:8642/", 421),
        ("", 421),
        (None, 421),
        ("[::1", 421),
        ("localhost evil", 421),
    ],
)
def test_only_our_own_names_with_our_port_are_answered(host: str | None, status: int) -> None:
    assert verdict(asked(host), OURS) == status


def test_the_port_may_be_left_out_where_it_is_the_usual_one() -> None:
    for secure, port, status in ((False, 80, 0), (True, 443, 0), (False, 443, 421), (True, 80, 421)):
        request = replace(asked("companion.local", secure=secure), port=port)
        assert verdict(request, OURS) == status, (secure, port)


def test_two_host_headers_are_one_too_many() -> None:
    request = asked()
    assert verdict(replace(request, headers=(*request.headers, ("host", "evil.example"))), OURS) == 421


ORIGINS = [
    ("http://companion.local:8642", 0),
    ("http://companion.local", 403),
    ("https://companion.local:8642", 403),
    ("http://192.168.1.20:8642", 403),  # ours as well, but not the page under whose name it asks
    ("http://evil.example", 403),
    ("null", 403),
    ("", 403),
]


@pytest.mark.parametrize("socket", [False, True])
@pytest.mark.parametrize(("origin", "status"), ORIGINS)
def test_only_our_own_page_may_ask_from_a_browser(socket: bool, origin: str, status: int) -> None:
    assert verdict(asked(socket=socket, origin=origin), OURS) == status


def test_a_page_over_tls_has_its_own_origin() -> None:
    name = "companion.local:8642"
    assert verdict(asked(name, socket=True, secure=True, origin=f"https://{name}"), OURS) == 0
    assert verdict(asked(name, socket=True, secure=True, origin=f"http://{name}"), OURS) == 403


@pytest.mark.parametrize(("peer", "status"), [("127.0.0.1", 0), ("127.8.8.8", 0), ("::1", 0), (PHONE, 403), ("", 403)])
def test_a_socket_without_an_origin_is_for_this_machines_own_screen(peer: str, status: int) -> None:
    assert verdict(asked(socket=True, peer=peer), OURS) == status


def test_a_page_is_opened_without_an_origin() -> None:
    assert verdict(asked(), OURS) == 0


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "DANCE"])
def test_nothing_is_changed_by_a_request(method: str) -> None:
    assert verdict(replace(asked(), method=method), OURS) == 405


def test_an_address_may_be_as_long_as_any_of_ours_and_no_longer() -> None:
    assert verdict(replace(asked(), target="/" + "x" * 511), OURS) == 0
    assert verdict(replace(asked(), target="/" + "x" * 512), OURS) == 414
    assert verdict(replace(asked(), target="/?" + "x" * 512), OURS) == 414


def test_headers_are_counted_with_their_names_up_to_8_kilobytes_in_all() -> None:
    used = sum(len(name) + len(value) for name, value in asked().headers) + len("cookie")
    assert verdict(asked(cookie="x" * (8192 - used)), OURS) == 0
    assert verdict(asked(cookie="x" * (8193 - used)), OURS) == 431


def test_a_request_has_no_body() -> None:
    assert verdict(asked(content_length="0"), OURS) == 0
    assert verdict(asked(content_length="1"), OURS) == 413
    assert verdict(asked(transfer_encoding="chunked"), OURS) == 413


# ---- forms, which a hub takes from its own pages ---------------------------------------------------------------------
OWN = "http://companion.local:8642"


def posted(length: str = "100", method: str = "POST", *, origin: str | None = None) -> HttpRequest:
    form = asked(content_length=length) if origin is None else asked(content_length=length, origin=origin)
    return replace(form, method=method)


def test_a_form_is_taken_from_our_own_page_and_from_no_other() -> None:
    assert verdict(posted(origin=OWN), OURS, 100) == 0
    assert verdict(posted(origin="http://evil.example"), OURS, 100) == 403


def test_a_form_whose_browser_does_not_say_where_it_comes_from_is_refused() -> None:
    assert verdict(posted(), OURS, 100) == 403


def test_a_form_may_be_as_long_as_was_said_and_no_longer() -> None:
    assert verdict(posted("101", origin=OWN), OURS, 100) == 413
    assert verdict(posted("1", origin=OWN), OURS, 1) == 0
    assert verdict(posted("0100", origin=OWN), OURS, 100) == 0
    assert verdict(posted("000000000", origin=OWN), OURS, 100) == 413
    assert verdict(posted("-1", origin=OWN), OURS, 100) == 413
    assert verdict(posted("", origin=OWN), OURS, 100) == 0


def test_where_forms_are_taken_all_else_still_has_no_body_and_changes_nothing() -> None:
    assert verdict(asked(content_length="1"), OURS, 100) == 413
    assert verdict(posted("0", "PUT", origin=OWN), OURS, 100) == 405


# ---- what is answered -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("status", "says"),
    [
        (421, "This companion does not answer under that name.\n"),
        (403, "Only the companion's own page may connect.\n"),
        (405, "There is nothing to change here: GET and HEAD only.\n"),
        (414, "That address is too long.\n"),
        (431, "Those headers are too long.\n"),
        (413, "A request has no body here.\n"),
        (429, "Too many requests. Wait a moment.\n"),
    ],
)
def test_a_refusal_is_a_sentence_and_the_end_of_the_connection(status: int, says: str) -> None:
    text = {"content-type": "text/plain; charset=utf-8"}
    headers = text | {"allow": "GET, HEAD"} if status == 405 else text
    assert refusal(status) == Response(status, says.encode(), headers, closes=True)


def test_the_page_may_load_nothing_from_elsewhere_and_nobody_may_show_it_inside_of_theirs() -> None:
    assert safe_headers("http", "companion.local:8642") == {
        "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self' ws://companion.local:8642; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
        "cache-control": "no-cache",
    }


def test_over_tls_the_pages_socket_is_encrypted_and_its_window_is_its_own() -> None:
    plain, secure = safe_headers("http", "box"), safe_headers("https", "box")
    policy = plain.pop("content-security-policy").replace("ws://", "wss://")
    assert secure == plain | {"content-security-policy": policy, "cross-origin-opener-policy": "same-origin"}


def test_a_page_that_was_refused_may_open_no_socket_anywhere() -> None:
    assert "connect-src 'self'; base-uri" in safe_headers("http", "")["content-security-policy"]


def test_a_page_with_forms_posts_them_to_itself_and_says_that_it_was_it() -> None:
    headers = safe_headers("http", "box", has_forms=True)
    assert "form-action 'self'; " in headers["content-security-policy"]
    assert headers["referrer-policy"] == "same-origin"


async def test_every_answer_carries_the_safe_headers() -> None:
    async with serving(FakeDesk()) as server, httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
        for path in ("/", "/page/page.css", "/health", "/nowhere"):
            headers = (await client.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert f"connect-src 'self' ws://127.0.0.1:{server.port};" in policy
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert headers["cache-control"] == "no-cache"
            assert "server" not in headers
            assert "strict-transport-security" not in headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("HEAD", "/", 200),
        ("GET", "/health", 200),
        ("GET", "/nowhere", 404),
        ("GET", "/page/..%2f..%2ferrors.py", 404),
        ("GET", "/page/", 404),
        ("GET", "/ws", 404),
    ],
)
async def test_paths_and_methods(method: str, path: str, status: int) -> None:
    async with serving(FakeDesk()) as server, httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
        assert (await client.request(method, path)).status_code == status


async def test_a_record_is_downloaded_as_a_file() -> None:
    async with serving(FakeDesk()) as server, httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
        good = {"authorization": f"Bearer {TOKEN}"}
        response = await client.get("/record/7K2Q.jsonl", headers=good)
        assert response.content == RECORD
        assert response.headers["content-disposition"] == 'attachment; filename="7K2Q.jsonl"'
        assert (await client.get("/record/XXXX.jsonl", headers=good)).status_code == 404
