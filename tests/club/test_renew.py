"""`deploy/club renew`: a running club gets new certificates, and no table notices."""

from __future__ import annotations

import os
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.club.connection import Connection
from tests.club.ear import until
from tests.club.engines import ROOT, Mosquitto, mosquitto

WILL = ("club/t0/status", b"offline")
# stand-ins for a machine of its own: the users of the club, and one broker
STANDS_IN = {
    "chown": '[ "$(/usr/bin/id -u)" != 0 ] || /usr/bin/chown mosquitto "$2"',
    "id": "echo 0",
    "pkill": 'kill -HUP "$BROKER"',
    "systemctl": "exit 1",
}


@pytest.fixture
def broker() -> Iterator[Mosquitto]:
    with mosquitto(1, tls=True) as started:
        yield started


def renew(broker: Mosquitto, here: Path) -> subprocess.CompletedProcess[str]:
    """Run the command on a machine with that broker."""
    (here / "bin").mkdir()
    for name, does in STANDS_IN.items():
        (here / "bin" / name).write_text(f"#!/bin/sh\n{does}\n")
        (here / "bin" / name).chmod(0o755)
    (here / "etc").mkdir()
    (here / "etc/table-club").symlink_to(broker.folder)
    assert broker.engine.process
    env = {**os.environ, "LOOK": str(here), "PATH": f"{here}/bin:{os.environ['PATH']}",
           "BROKER": str(broker.engine.process.pid)}  # fmt: skip
    command = (ROOT / "deploy/club", "renew")
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)


def shown(broker: Mosquitto) -> str:
    """The broker's current certificate."""
    return ssl.get_server_certificate(("localhost", broker.tls_port))


async def test_renewing_is_one_command_and_a_connected_table_stays_so(broker: Mosquitto, tmp_path: Path) -> None:
    table = await Connection.open(broker.over_tls("t0"), lambda message: None, WILL)
    before = shown(broker)
    done = renew(broker, tmp_path)
    assert done.returncode == 0, done.stderr + done.stdout
    await until(lambda: shown(broker) != before)
    assert not table.end_reason.done()
    table.publish("club/t0/status", b"online", retain=True)
    await table.wait_for_answers()
    assert table.pending_count == 0
    again = await Connection.open(broker.over_tls("t0"), lambda message: None, WILL)
    again.close()
    table.close()
