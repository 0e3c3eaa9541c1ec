"""The hub's own pages over TLS: by its certificate, and not without."""

from __future__ import annotations

import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from companion.errors import Damaged
from companion.hub import config
from tests.club.engines import PATIENCE_S, ROOT, Mosquitto, certificates
from tests.hub.kills import hub_toml
from tests.hub.test_desk import RIE

LINES = 'certificate = "server.crt"\nkey = "server.key"\nhosts = ["localhost"]\n'


@contextmanager
def running(file: Path) -> Iterator[str]:
    """A hub as it is started by the command, and the link that it says."""
    hub = subprocess.Popen(
        [sys.executable, "-m", "companion", "hub", str(file)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert hub.stdout is not None
    try:
        yield hub.stdout.readline().split()[-1]
    finally:
        hub.terminate()
        hub.wait(PATIENCE_S)
        hub.stdout.close()


async def test_pages_and_the_login_are_over_tls_alone(broker: Mosquitto, known: str, tmp_path: Path) -> None:
    certificates(tmp_path)
    file = hub_toml(tmp_path, broker, known)
    file.write_text(file.read_text() + LINES)
    with running(file) as link:
        assert link.startswith("https://localhost:")
        trusting = ssl.create_default_context(cafile=str(tmp_path / "ca.crt"))
        async with httpx.AsyncClient(verify=trusting, base_url=link, timeout=PATIENCE_S) as browser:
            assert (await browser.get("/health")).text == "ok\n"
            assert "cross-origin-opener-policy" in (await browser.get("/")).headers
            origin = {"origin": link.rstrip("/")}
            came = await browser.post("/desk/login", data=RIE, headers=origin)
            assert (came.status_code, came.headers["location"]) == (303, "/desk")
            assert "secure" in came.headers["set-cookie"].lower().split("; ")
            assert (await browser.get("/desk")).status_code == 200
            plain = {"origin": link.rstrip("/").replace("https", "http")}
            assert (await browser.post("/desk/login", data=RIE, headers=plain)).status_code == 403
        async with httpx.AsyncClient(timeout=PATIENCE_S) as careless:
            with pytest.raises(httpx.HTTPError):
                await careless.get(link.replace("https", "http"))
            with pytest.raises(httpx.ConnectError):  # nobody has told it of the club's authority
                await careless.get(link)


@pytest.mark.parametrize(
    ("certificate", "key"),
    [("server.crt", ""), ("", "server.key"), ("server.crt", "ca.key"), ("gone.crt", "server.key"), ("names", "names")],
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
