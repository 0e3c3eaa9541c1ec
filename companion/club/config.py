"""club.toml in the data folder: the table's club membership. A join link carries the same settings in one line."""

from __future__ import annotations

import base64
import hashlib
import ssl
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated
from urllib.parse import parse_qs, quote, unquote, urlsplit

import msgspec
from msgspec import Meta

from companion import toml_file
from companion.club import topics
from companion.errors import Damaged, Unwritable
from companion.log.disk import atomic_file
from companion.table.club_door import ClubOffer, Names
from companion.toml_file import FileMistake
from rules.kit.types import Frozen

FILE, CA_FILE = "club.toml", "club-ca.crt"
PORT, PLAIN_PORT = 8883, 1883
SCHEME = "table-club"
MOST_PORT = 65_535
MOST_LINK, MOST_NAME = 4_000, 40  # characters: of a link, and of a club's name in it
CA = "ca"  # the certificate's key among a link's settings, as PEM

Address = Annotated[str, Meta(pattern=r"^[^\s:/@]{1,253}(:[0-9]{1,5})?\Z")]
Name = Annotated[str, Meta(pattern=f"^{topics.NAME.pattern}\\Z")]
Word = Annotated[str, Meta(min_length=1, max_length=200)]


class _File(Frozen, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The schema of club.toml."""

    broker: Address
    table: Name
    password: Word
    ca: str = ""
    plain: bool = False
    names: Names = "initials"
    calls: bool = True
    club: str = ""


class Broker(Frozen, frozen=True, kw_only=True):
    """The club's broker, and this client's login there."""

    host: str
    port: int
    user: str
    password: str
    ca: str = ""  # certificate file of the authority that signed the broker's; "" = the machine's trusted ones
    plain: bool = False  # no TLS: only for a broker on this machine


class Club(Frozen, frozen=True, kw_only=True):
    """A table's club, and what the club may learn from it."""

    broker: Broker
    names: Names = "initials"
    calls: bool = True  # calls from the club are shown

    name: str = ""  # of the club, for people
    sign: str = ""  # the club's identity: its own authority, or its broker's host; the password is no part of it

    @property
    def table(self) -> str:
        """The table's name at the club."""
        return self.broker.user


def load(folder: Path) -> Club | None:
    """The data folder's club.toml, None if there is none. Raises Damaged with each mistake and its place."""
    if not (folder / FILE).exists():
        return None
    try:
        file = toml_file.require_valid(toml_file.read(folder / FILE, _File, "club-value", _check))
    except Damaged as wrong:
        raise Damaged("club-toml", why=wrong.say) from wrong
    broker = make_broker(
        file.broker, file.table, file.password, folder / file.ca if file.ca else None, plain=file.plain
    )
    try:
        sign = hashlib.sha256(Path(broker.ca).read_bytes()).hexdigest() if broker.ca else broker.host
    except (OSError, ValueError) as why:  # ValueError: a name with a NUL
        raise Damaged("club-toml-no-ca", repr(why), file=broker.ca) from why
    return Club(broker=broker, names=file.names, calls=file.calls, name=file.club or broker.host, sign=sign)


def _check(file: _File) -> Iterator[FileMistake]:
    yield from check_broker(file.broker, file.plain)
    if file.table == topics.HUB:
        yield FileMistake(("table",), "club-value", {"of": "table"})


def check_broker(broker: str, plain: bool) -> Iterator[FileMistake]:
    """The mistakes in a broker's "host:port"."""
    host, _, port = broker.partition(":")
    if not 0 < int(port or PORT) <= MOST_PORT:
        yield FileMistake(("broker",), "club-value", {"of": "broker"})
    if plain and not is_here(host):
        yield FileMistake(("plain",), "club-toml-plain", {"host": host})


def make_broker(address: str, user: str, password: str, ca: Path | None, *, plain: bool) -> Broker:
    """The broker at "host:port", with the login of `user`."""
    host, _, port = address.partition(":")
    number = int(port or (PLAIN_PORT if plain else PORT))
    return Broker(host=host, port=number, user=user, password=password, ca=str(ca) if ca else "", plain=plain)


def is_here(host: str) -> bool:
    """Whether the host is this machine, so that no network sees the traffic."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


# ---- join links -------------------------------------------------------------------------------------------
def link(host: str, port: int, table: str, password: str, ca: str, club: str = "") -> str:
    """A join link, one line to copy or show as a QR code; `ca` in PEM, "" = none; `club` is the name for people."""
    der = base64.urlsafe_b64encode(ssl.PEM_cert_to_DER_cert(ca)).decode().rstrip("=") if ca else ""
    name = f"?club={quote(club, safe='')}" if club else ""
    return f"{SCHEME}://{table}:{quote(password, safe='')}@{host}:{port}/{name}{'#' if der else ''}{der}"


def handover_link(line: str, page: str) -> str:
    """A join link wrapped in a link to the table's page. The fragment never leaves the phone and the table."""
    return f"{page}#club={quote(line, safe='')}"


def offer(line: str) -> ClubOffer:
    """The offer in a join link, for people. Raises Damaged for an invalid link."""
    settings = _link_settings(line)
    host = settings["broker"].partition(":")[0]
    return ClubOffer(club=settings["club"] or host, table=settings["table"], host=host, line=line)


def join(folder: Path, line: str, names: Names = "initials") -> Club:
    """Write a link's settings to club.toml and keep a copy of the old file.

    Raises Damaged or Unwritable; the table then stays in its old club.
    """
    settings = _link_settings(line)
    certificate = {CA_FILE: settings[CA]} if settings.get(CA) else {}
    files = {**certificate, FILE: _toml_text(settings | {"names": names})}
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        before = folder / FILE
        if before.exists():
            files = {f"{FILE}.before": before.read_text(encoding="utf-8", errors="replace"), **files}
        written = {name: atomic_file.write(folder / name, text.encode()) for name, text in files.items()}
        for name, new in written.items():  # club.toml last: it commits the change
            new.replace(folder / name)
    except OSError as why:
        raise Unwritable("log-folder-unwritable", repr(why), folder=str(folder)) from why
    club = load(folder)
    assert club is not None
    return club


def leave(folder: Path) -> None:
    """Leave the club: club.toml is renamed to a backup. Raises Unwritable if that fails."""
    try:
        (folder / FILE).replace(folder / f"{FILE}.before")
    except FileNotFoundError:
        return
    except OSError as why:
        raise Unwritable("log-folder-unwritable", repr(why), folder=str(folder)) from why


def _toml_text(settings: dict[str, str]) -> str:
    """The text of club.toml, without empty keys."""
    keys = {key: CA_FILE if key == CA else value for key, value in settings.items() if value}
    text = "".join(f"{key} = {msgspec.json.encode(value).decode()}\n" for key, value in keys.items())
    return text + ("plain = true\n" if CA not in settings and is_here(settings["broker"].partition(":")[0]) else "")


def _link_settings(line: str) -> dict[str, str]:
    """The settings in a join link, with the certificate as PEM. Raises Damaged, which never quotes the link."""
    try:
        settings = _parse_link(line.strip())
        toml_file.require_valid(toml_file.parse(_toml_text(settings).encode(), FILE, _File, "club-value", _check))
    except (ValueError, ssl.SSLError, Damaged):  # also for binary data
        raise Damaged("club-link-wrong") from None
    return settings


def _parse_link(line: str) -> dict[str, str]:
    parts = urlsplit(line)
    if len(line) > MOST_LINK or parts.scheme != SCHEME:
        raise ValueError
    named = parse_qs(parts.query).get("club", [""])[0]
    settings = {
        "broker": f"{parts.hostname or ''}:{parts.port or PORT}",
        "table": parts.username or "",
        "password": unquote(parts.password or ""),
        "club": "".join(letter for letter in named if letter.isprintable())[:MOST_NAME].strip(),
    }
    if der := base64.urlsafe_b64decode(parts.fragment + "=" * (-len(parts.fragment) % 4)):
        settings[CA] = ssl.DER_cert_to_PEM_cert(der)
        ssl.create_default_context(cadata=settings[CA])
    return settings
