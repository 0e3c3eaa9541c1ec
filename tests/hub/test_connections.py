"""The hub's pages over real connections: TLS and join codes; nobody blocks them for others, or guesses without end."""

from __future__ import annotations

import asyncio
import os
import ssl
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import pytest

from companion.errors import Damaged
from companion.hub import config
from companion.hub.hub import Hub
from companion.hub.ingest.database import Reader, Writer
from companion.hub.live_tables import CODE_S, JoinCodes, leave_code
from companion.hub.pages import Pages
from companion.hub.played_games import Keeper
from companion.hub.web import HubSite
from companion.lan.door import WebServer
from companion.lan.limits import Connections
from companion.lan.sockets import listening_socket
from companion.lan.web import serve
from companion.table.games import Games
from rules.games import GAMES
from tests.club.engines import PATIENCE_S, ROOT, Mosquitto, certificates, hub_toml
from tests.hub.test_desk import RIE, desk
from tests.hub.test_pages import LOGIN_S, OURS, browsing, hub_with
from tests.web.test_limits import said

LINK = "table-club://t4:s3cret@club.example:8883/"
LINES = 'certificate = "server.crt"\nkey = "server.key"\nhosts = ["localhost"]\n'


@contextmanager
def running(file: Path, run_folder: Path) -> Iterator[str]:
    """A hub started by the command with systemd's runtime folder; the link that it prints."""
    command = [sys.executable, "-m", "companion", "hub", str(file)]
    env = {**os.environ, "RUNTIME_DIRECTORY": str(run_folder)}
    hub = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, env=env)
    assert hub.stdout is not None
    try:
        yield hub.stdout.readline().split()[-1]
    finally:
        hub.terminate()
        hub.wait(PATIENCE_S)
        hub.stdout.close()


async def test_pages_and_the_login_are_over_tls_alone_and_show_the_code_of_a_table_that_has_to_come(
    broker: Mosquitto, known: str, tmp_path: Path
) -> None:
    certificates(tmp_path)
    file, run_folder = hub_toml(tmp_path, broker, known), tmp_path / "run"
    file.write_text(file.read_text() + LINES)
    run_folder.mkdir()
    with running(file, run_folder) as link:
        assert link.startswith("https://localhost:")
        trusting = ssl.create_default_context(cafile=str(tmp_path / "ca.crt"))
        async with httpx.AsyncClient(verify=trusting, base_url=link, timeout=PATIENCE_S) as browser:
            assert (await browser.get("/health")).text == "ok\n"
            assert "cross-origin-opener-policy" in (await browser.get("/")).headers
            origin = {"origin": link.rstrip("/")}
            came = await browser.post("/desk/login", data=RIE, headers=origin)
            assert (came.status_code, came.headers["location"]) == (303, "/desk")
            assert "secure" in came.headers["set-cookie"].lower().split("; ")
            assert "No table has to come." in (await browser.get("/desk/joining")).text
            leave_code(run_folder, "t4", LINK)
            page = await browser.get("/desk/joining")
            assert page.headers["cache-control"] == "no-store"
            assert 'aria-label="QR code of the table t4"' in page.text
            assert page.text.count("<svg") == 1
            assert "s3cret" not in page.text
            plain = {"origin": link.rstrip("/").replace("https", "http")}
            assert (await browser.post("/desk/login", data=RIE, headers=plain)).status_code == 403
        async with httpx.AsyncClient(timeout=PATIENCE_S) as careless:
            with pytest.raises(httpx.HTTPError):
                await careless.get(link.replace("https", "http"))
            with pytest.raises(httpx.ConnectError):  # the client does not know the club's authority
                await careless.get(link)


@pytest.mark.parametrize(
    ("certificate", "key"),
    [("server.crt", ""), ("server.crt", "ca.key"), ("gone.crt", "server.key"), ("names", "names")],
)
def test_what_is_no_certificate_with_its_key_is_said_before_anything_starts(
    broker: Mosquitto, tmp_path: Path, certificate: str, key: str
) -> None:
    certificates(tmp_path)
    file = hub_toml(tmp_path, broker, "postgresql://club")
    file.write_text(f'{file.read_text()}certificate = "{certificate}"\nkey = "{key}"\n')
    with pytest.raises(Damaged) as damaged:
        config.load(file).tls(file.parent)
    assert damaged.value.say.key == "hub-toml-certificate"


# ---- join codes -----------------------------------------------------------------------------------------------


def test_a_code_is_for_the_owner_of_the_folder_alone_until_its_table_is_connected_or_an_hour_is_over(
    tmp_path: Path,
) -> None:
    for table in ("t4", "t5", "t6"):
        assert leave_code(tmp_path, table, LINK)
    assert (tmp_path / "t4").stat().st_mode & 0o777 == 0o600
    os.utime(tmp_path / "t6", (0, time.time() - CODE_S - 1))
    assert JoinCodes(tmp_path).open_codes({"t4": False}) == {"t4": LINK, "t5": LINK}
    assert JoinCodes(tmp_path).open_codes({"t4": True}) == {"t5": LINK}
    assert [file.name for file in tmp_path.iterdir()] == ["t5"]


def test_what_lies_there_leads_no_code_elsewhere(tmp_path: Path) -> None:
    """The folder is the hub's, and root writes into it."""
    folder, elsewhere = tmp_path / "run", tmp_path / "elsewhere"
    folder.mkdir()
    elsewhere.write_text("untouched")
    (folder / "t4").symlink_to(elsewhere)
    assert leave_code(folder, "t4", LINK)
    assert (elsewhere.read_text(), (folder / "t4").is_symlink()) == ("untouched", False)


def test_without_a_hub_that_runs_no_code_is_left_and_none_waits(tmp_path: Path) -> None:
    assert not leave_code(tmp_path / "nowhere", "t4", LINK)
    assert JoinCodes().open_codes({}) == JoinCodes(tmp_path / "nowhere").open_codes({}) == {}


async def test_over_plain_http_no_code_is_shown(known: str, tmp_path: Path) -> None:
    hub = hub_with()
    hub.join_codes = JoinCodes(tmp_path)
    leave_code(tmp_path, "t4", LINK)
    async with desk(hub, known) as rie:
        page = (await rie.get("/desk/joining")).text
    assert "shown only when these pages are over TLS" in page
    assert "<svg" not in page


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
