"""The requests that the server answers at all."""

from __future__ import annotations

from dataclasses import replace

import httpx
import pytest

from companion.lan.guard import safe_headers, verdict
from companion.lan.http import HttpRequest
from tests.web.desk import FakeDesk, serving

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
        ("companion.local:8643", 421),
        ("companion.local:", 421),
        ("companion.local:08642x", 421),
        ("evil.example:8642", 421),
        ("companion.local.evil.example:8642", 421),
        ("evil.example@companion.local:8642", 421),
        ("", 421),
        (None, 421),
        ("[::1", 421),
    ],
)
def test_only_our_own_names_with_our_port_are_answered(host: str | None, status: int) -> None:
    assert verdict(asked(host), OURS) == status


def test_two_host_headers_are_one_too_many() -> None:
    request = asked()
    assert verdict(replace(request, headers=(*request.headers, ("host", "evil.example"))), OURS) == 421


ORIGINS = [
    ("http://companion.local:8642", 0),
    ("http://companion.local", 403),
    ("https://companion.local:8642", 403),
    ("http://192.168.1.20:8642", 403),  # ours as well, but not the origin of the page
    ("http://evil.example", 403),
    ("null", 403),
    ("", 403),
]


@pytest.mark.parametrize("socket", [False, True])
@pytest.mark.parametrize(("origin", "status"), ORIGINS)
def test_only_our_own_page_may_ask_from_a_browser(socket: bool, origin: str, status: int) -> None:
    assert verdict(asked(socket=socket, origin=origin), OURS) == status


@pytest.mark.parametrize(("peer", "status"), [("127.0.0.1", 0), ("127.8.8.8", 0), ("::1", 0), (PHONE, 403), ("", 403)])
def test_a_socket_without_an_origin_is_for_this_machines_own_screen(peer: str, status: int) -> None:
    assert verdict(asked(socket=True, peer=peer), OURS) == status


USED = sum(len(name) + len(value) for name, value in asked().headers) + len("cookie")  # of 8 kilobytes of headers


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (asked(), 0),  # a page is opened without an origin
        (replace(asked(), target="/" + "x" * 511), 0),
        (replace(asked(), target="/" + "x" * 512), 414),
        (replace(asked(), target="/?" + "x" * 512), 414),
        (asked(cookie="x" * (8192 - USED)), 0),
        (asked(cookie="x" * (8193 - USED)), 431),
        (asked(content_length="0"), 0),
        (asked(content_length="1"), 413),
        (asked(transfer_encoding="chunked"), 413),
    ],
)
def test_a_request_has_no_body_and_is_no_longer_than_any_of_ours(request_: HttpRequest, status: int) -> None:
    assert verdict(request_, OURS) == status


# ---- forms, which a hub accepts from its own pages -------------------------------------------------------------------
OWN = "http://companion.local:8642"


@pytest.mark.parametrize(
    ("length", "origin", "method", "status"),
    [
        ("100", OWN, "POST", 0),
        ("100", "http://evil.example", "POST", 403),
        ("100", None, "POST", 403),  # its browser sends no origin
        ("101", OWN, "POST", 413),
        ("0100", OWN, "POST", 0),
        ("000000000", OWN, "POST", 413),
        ("-1", OWN, "POST", 413),
        ("", OWN, "POST", 0),
        ("1", None, "GET", 413),  # other methods still have no body
        ("0", OWN, "PUT", 405),
    ],
)
def test_a_form_is_taken_from_our_own_page_up_to_its_length(
    length: str, origin: str | None, method: str, status: int
) -> None:
    headers = (*asked().headers, ("content-length", length), *([("origin", origin)] if origin else []))
    assert verdict(replace(asked(), headers=headers, method=method), OURS, 100) == status


# ---- answers --------------------------------------------------------------------------------------------------------
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


async def test_every_answer_carries_the_safe_headers_and_says_nothing_of_the_server() -> None:
    async with serving(FakeDesk()) as server, httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
        for path in ("/", "/page/page.css", "/health", "/nowhere"):
            headers = (await client.get(path)).headers
            assert headers.items() >= safe_headers("http", f"127.0.0.1:{server.port}").items()
            assert not {"server", "strict-transport-security"} & set(headers)


async def test_what_is_no_route_is_not_there_and_a_head_is_answered_like_a_page() -> None:
    async with serving(FakeDesk()) as server, httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
        for path in ("/nowhere", "/page/..%2f..%2ferrors.py", "/page/", "/ws"):
            assert (await client.get(path)).status_code == 404, path
        assert (await client.head("/")).status_code == 200
