"""The page over TLS: the certificate, and a server that speaks it."""

from __future__ import annotations

import asyncio
import ssl
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
import websockets

from companion.app.main import Companion
from companion.app.startup import StartOptions, prepare
from companion.box.address_file import read
from companion.lan.certificate import FILE, Certificate, Tls, ensure_certificate
from companion.view import wire
from tests.web.desk import FakeDesk, serving

WAIT_S = 60.0  # a timeout, far longer than a start
NOW = datetime.now(UTC).replace(microsecond=0)
NAMES = ("table.local", "127.0.0.1", "192.168.1.20")


def trusting(certificate: Certificate) -> ssl.SSLContext:
    """A browser whose user has compared the fingerprint, and accepted it."""
    return ssl.create_default_context(cafile=str(certificate.file))


def test_the_fingerprint_is_that_of_the_certificate_as_browsers_show_it(tmp_path: Path) -> None:
    made = ensure_certificate(tmp_path, NAMES, NOW)
    body = (tmp_path / FILE).read_text().partition("-----BEGIN PRIVATE")[0]
    digest = sha256(ssl.PEM_cert_to_DER_cert(body)).hexdigest().upper()
    assert made.fingerprint == ":".join(digest[i : i + 2] for i in range(0, 64, 2))


def test_it_stays_until_a_new_address_makes_a_new_one_that_still_knows_the_old_names(tmp_path: Path) -> None:
    made = ensure_certificate(tmp_path, NAMES, NOW)
    assert ensure_certificate(tmp_path, NAMES[:2], NOW + timedelta(days=300)) == made
    moved = ensure_certificate(tmp_path, ("table.local", "10.0.0.7"), NOW)
    assert moved.fingerprint != made.fingerprint
    assert moved.names == {*NAMES, "10.0.0.7"}
    assert ensure_certificate(tmp_path, NAMES, NOW) == moved


def test_it_is_renewed_before_it_ends_and_forgets_old_names_then(tmp_path: Path) -> None:
    made = ensure_certificate(tmp_path, NAMES, NOW)
    late = made.ends - timedelta(days=29)
    renewed = ensure_certificate(tmp_path, ("table.local",), late)
    assert renewed.ends > late + timedelta(days=360)
    assert renewed.names == {"table.local"}


@pytest.mark.parametrize("spoiled", ["damaged", "half", "readable", "of another key"])
def test_one_that_cannot_be_trusted_any_more_is_replaced(tmp_path: Path, spoiled: str) -> None:
    made = ensure_certificate(tmp_path, NAMES, NOW)
    file = tmp_path / FILE
    match spoiled:
        case "damaged":
            file.write_bytes(b"\xff" * 100)
        case "half":
            file.write_bytes(file.read_bytes()[:700])
        case "readable":
            file.chmod(0o644)
        case _:
            (tmp_path / "other").mkdir()
            ensure_certificate(tmp_path / "other", NAMES, NOW)
            other = (tmp_path / "other" / FILE).read_text().partition("-----BEGIN PRIVATE")
            file.write_text(file.read_text().partition("-----BEGIN PRIVATE")[0] + "".join(other[1:]))
    new = ensure_certificate(tmp_path, NAMES, NOW)
    assert new.fingerprint != made.fingerprint
    assert file.stat().st_mode & 0o777 == 0o600


async def test_a_running_server_changes_its_certificate_with_its_address(tmp_path: Path) -> None:
    tls = Tls(tmp_path, ("table.local",), lambda: NOW)
    before = tls.certificate.fingerprint
    async with serving(FakeDesk(), tls=tls.context) as server:
        assert tls.follow(("table.local",)) == before
        assert tls.follow(NAMES) != before
        async with httpx.AsyncClient(verify=trusting(tls.certificate)) as client:
            assert (await client.get(f"https://127.0.0.1:{server.port}/health")).status_code == 200


async def test_a_companion_over_tls_has_a_page_for_the_lan_and_a_plain_one_for_its_own_screen(tmp_path: Path) -> None:
    door = tmp_path / "door.json"
    settings = StartOptions(port=0, data=tmp_path, lan=False, tls=True, screen_file=door)
    with prepare(settings) as start:
        here = read(door)
        running = asyncio.create_task(Companion(settings, start, list[str]().append).run())
        try:
            async with asyncio.timeout(WAIT_S), websockets.connect(here.url) as screen:
                await screen.send(wire.encode(wire.Join(token=here.token)).decode())
                welcome = wire.decode_reply(await screen.recv())
            assert isinstance(welcome, wire.Welcome)
            assert welcome.role == "operator"
            assert (tmp_path / FILE).exists()
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
    assert not door.exists()
