"""The real engines in temporary folders on free ports: mosquitto with the rights of deploy/club, and PostgreSQL.

After `kill`, both restart in the same folder, as after a crash.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from companion.club.config import Broker, Club
from companion.table.club_door import Names

ROOT = Path(__file__).parents[2]
ACL, CONF = ROOT / "deploy/club.d/acl", ROOT / "deploy/club.d/mosquitto.conf"
PASSWORD = "a password of this test"
PATIENCE_S = 60.0
LINE = "/CN=Club CA"


def free_port() -> int:
    with socket.socket() as here:
        here.bind(("127.0.0.1", 0))
        return int(here.getsockname()[1])


@contextmanager
def folder() -> Iterator[Path]:
    """A folder readable by other users of the machine: the engines do not run as root."""
    with tempfile.TemporaryDirectory(prefix="club") as made:
        Path(made).chmod(0o755)
        yield Path(made)


@dataclass
class Engine:
    """A process that can be killed and started again."""

    command: Sequence[str]
    port: int
    user: str = ""  # the process's user if the tests run as root
    process: subprocess.Popen[bytes] | None = field(default=None)

    def start(self) -> None:
        """Start the process and wait until it answers."""
        other = {"user": self.user, "group": self.user, "extra_groups": []} if os.geteuid() == 0 and self.user else {}
        self.process = subprocess.Popen(
            self.command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
            **other,  # type: ignore[call-overload]
        )
        began_s = time.monotonic()
        while not answers(self.port):
            assert self.process.poll() is None, f"{self.command[0]} has ended"
            assert time.monotonic() - began_s < PATIENCE_S, f"{self.command[0]} does not answer"
            time.sleep(0.01)

    def kill(self) -> None:
        """Kill the process without cleanup, as a power cut does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGINT)

    def _end(self, number: signal.Signals) -> None:
        if self.process is not None:
            children = _children(self.process.pid)
            self.process.send_signal(number)
            self.process.wait()
            for child in children:  # PostgreSQL's children end a moment later and lock the folder until then
                while Path(f"/proc/{child}").exists() and not _is_zombie(child):
                    time.sleep(0.005)
            self.process = None


def _children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _is_zombie(pid: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    return True


def answers(port: int) -> bool:
    with socket.socket() as here:
        return here.connect_ex(("127.0.0.1", port)) == 0


# ---- mosquitto ---------------------------------------------------------------------------------------------
@dataclass
class Mosquitto:
    """A broker for the tables t0, t1, ..., the hub and Home Assistant."""

    engine: Engine
    folder: Path
    tls_port: int

    def broker(self, user: str, password: str = PASSWORD) -> Broker:
        return Broker(host="localhost", port=self.engine.port, user=user, password=password, plain=True)

    def club(self, table: str, names: Names = "full", password: str = PASSWORD) -> Club:
        return Club(broker=self.broker(table, password), names=names)

    def over_tls(self, user: str, ca: str = "ca.crt", host: str = "localhost") -> Broker:
        return Broker(host=host, port=self.tls_port, user=user, password=PASSWORD, ca=str(self.folder / ca))


@contextmanager
def mosquitto(tables: int = 3, more: str = "", tls: bool = False) -> Iterator[Mosquitto]:
    with folder() as here:
        port, tls_port = free_port(), free_port()
        users = ["hub", "ha", *(f"t{n}" for n in range(tables))]
        (here / "passwd").write_text("".join(f"{user}:{PASSWORD}\n" for user in users))
        subprocess.run(["mosquitto_passwd", "-U", here / "passwd"], check=True)
        shutil.copy(ACL, here / "acl")
        if tls:
            certificates(here)
        (here / "m.conf").write_text(_conf(here, port, tls_port if tls else 0) + more)
        if os.geteuid() == 0:
            for path in (here, *here.iterdir()):
                shutil.chown(path, "mosquitto", "mosquitto")
        program = shutil.which("mosquitto", path=f"{os.environ['PATH']}:/usr/sbin")
        assert program, "Debian's package mosquitto is not there: deploy/test installs it"
        engine = Engine((program, "-c", str(here / "m.conf")), port, "mosquitto")
        engine.start()
        try:
            yield Mosquitto(engine, here, tls_port)
        finally:
            engine.stop()


def hub_toml(folder: Path, broker: Mosquitto, url: str) -> Path:
    """The hub's settings file for these engines."""
    (folder / "hub.toml").write_text(
        f'broker = "localhost:{broker.engine.port}"\nplain = true\npassword = "{PASSWORD}"\n'
        f'database = "{url}"\nport = 0\n'
    )
    return folder / "hub.toml"


def _conf(here: Path, port: int, tls_port: int) -> str:
    """The configuration of deploy/club with its limits, for this folder and these ports."""
    deployed = CONF.read_text().replace("/etc/table-club", str(here))
    common, tls, plain = re.split(r"(?=^listener )", deployed, flags=re.MULTILINE)
    tls, plain = tls.replace("listener 8883", f"listener {tls_port} 127.0.0.1"), plain.replace("1883", str(port))
    return f"{common}log_dest file {here}/m.log\n{tls if tls_port else ''}{plain}"


def certificates(here: Path) -> None:
    """Create the club's authority, the broker's certificate, and an unrelated authority."""
    curve = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes")
    signs = ("-addext", "basicConstraints=critical,CA:TRUE", "-addext", "keyUsage=critical,keyCertSign")
    for name in ("ca", "other"):
        out = ("-keyout", f"{name}.key", "-out", f"{name}.crt")
        _openssl(here, "req", "-x509", *curve, *out, "-subj", LINE, *signs)
    (here / "names").write_text("subjectAltName=DNS:localhost\nbasicConstraints=critical,CA:FALSE\n")
    _openssl(here, "req", *curve, "-keyout", "server.key", "-out", "server.csr", "-subj", "/CN=localhost")
    by = ("-CA", "ca.crt", "-CAkey", "ca.key", "-CAcreateserial")
    _openssl(here, "x509", "-req", "-in", "server.csr", *by, "-out", "server.crt", "-extfile", "names")


def _openssl(here: Path, *words: str) -> None:
    subprocess.run(["openssl", *words], cwd=here, check=True, capture_output=True)


def dated_certificate(here: Path, begins: datetime, ends: datetime) -> bytes:
    """The broker's certificate, signed by the authority, as of other days."""
    signs = x509.load_pem_x509_certificate((here / "ca.crt").read_bytes())
    key, own = (serialization.load_pem_private_key((here / f"{name}.key").read_bytes(), None)
                for name in ("ca", "server"))  # fmt: skip
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    assert isinstance(own, ec.EllipticCurvePrivateKey)
    made = (
        x509.CertificateBuilder(signs.subject, x509.Name([]), own.public_key(), x509.random_serial_number())
        .not_valid_before(begins)
        .not_valid_after(ends)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=True)
        .sign(key, hashes.SHA256())
    )
    return made.public_bytes(serialization.Encoding.PEM)


# ---- PostgreSQL --------------------------------------------------------------------------------------------
@dataclass
class Postgres:
    engine: Engine
    folder: Path

    @property
    def url(self) -> str:
        return f"postgresql://club:{PASSWORD.replace(' ', '%20')}@127.0.0.1:{self.engine.port}/club"


@contextmanager
def postgres(waits_for_disk: bool = True) -> Iterator[Postgres]:
    """A PostgreSQL server. Without `waits_for_disk` its data survives every kill, but no power cut."""
    bin_folder = max(Path("/usr/lib/postgresql").glob("*/bin"))
    with folder() as here:
        if os.geteuid() == 0:
            shutil.chown(here, "postgres", "postgres")
        (here / "pw").write_text(PASSWORD)
        (here / "pw").chmod(0o644)
        as_user = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}
        subprocess.run(
            [bin_folder / "initdb", "-D", here / "data", "-U", "club", "--auth=scram-sha-256", "-E", "UTF8",
             f"--pwfile={here / 'pw'}", "--locale=C.UTF-8", "--no-sync"],
            check=True, capture_output=True, cwd="/", **as_user,  # type: ignore[call-overload]
        )  # fmt: skip
        port = free_port()
        settings = ["listen_addresses=127.0.0.1", f"unix_socket_directories={here}", "shared_buffers=64MB"]
        if not waits_for_disk:
            settings += ["fsync=off"]
        words = ("-D", str(here / "data"), "-p", str(port), *(word for each in settings for word in ("-c", each)))
        engine = Engine((str(bin_folder / "postgres"), *words), port, "postgres")
        engine.start()
        made = Postgres(engine, here)
        _create(made)
        try:
            yield made
        finally:
            engine.stop()


def _create(made: Postgres) -> None:
    import psycopg

    began_s = time.monotonic()
    while True:
        try:
            with psycopg.connect(made.url.removesuffix("club") + "postgres", autocommit=True) as db:
                db.execute("create database club")
                return
        except psycopg.OperationalError:  # still starting
            assert time.monotonic() - began_s < PATIENCE_S
            time.sleep(0.02)
