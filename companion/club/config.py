"""club.toml in the data folder: which club this table belongs to. A link carries the same, as one line."""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
import ssl
import tomllib
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import parse_qs, quote, unquote, urlsplit

import msgspec
from msgspec import Meta

from companion.club import topics
from companion.errors import Damaged, Unwritable
from companion.log import beside
from companion.table.at_club import Names, Offer
from rules.kit.types import Frozen

FILE, CA_FILE = "club.toml", "club-ca.crt"
PORT, PLAIN_PORT = 8883, 1883
SCHEME = "table-club"
MOST_BYTES = 16_384
MOST_LINK, MOST_NAME = 4_000, 40  # letters of a link, and of a club's name in it
CA = "certificate"  # in what a link tells
KEY = re.compile(r"at `\$\.(\w+)`|unknown field `(\w+)`|required field `(\w+)`")

Name = Annotated[str, Meta(pattern=f"^{topics.NAME.pattern}$")]
Word = Annotated[str, Meta(min_length=1, max_length=200)]


class _File(Frozen, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands in club.toml."""

    broker: Annotated[str, Meta(pattern=r"^[^\s:/@]+(:[0-9]{1,5})?$")]
    table: Name
    password: Word
    ca: str = ""
    plain: bool = False
    names: Names = "initials"
    calls: bool = True


class Broker(Frozen, frozen=True, kw_only=True):
    """Where the club's messages go through, and as who."""

    host: str
    port: int
    user: str
    password: str
    ca: str = ""  # the file with the certificate that must have signed the broker's; "" = those this machine trusts
    plain: bool = False  # no TLS: only for a broker on this machine


class Club(Frozen, frozen=True, kw_only=True):
    """The club that a table belongs to, and what of the table it may know."""

    broker: Broker
    names: Names = "initials"
    calls: bool = True  # sentences from the club are shown

    sign: str = ""  # of the club: its own authority, or where its broker is; another password is no other club

    @property
    def table(self) -> str:
        """The name under which the club knows it."""
        return self.broker.user


def load(folder: Path) -> Club | None:
    """What that data folder's club.toml says; None where there is none. Damaged, with what is wrong and where."""
    file = folder / FILE
    if not file.exists():
        return None
    try:
        told = tomllib.loads(file.read_bytes()[:MOST_BYTES].decode())
        read = msgspec.convert(told, type=_File)
    except OSError as why:
        raise Damaged("club-toml-unreadable", repr(why)) from why
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as why:
        raise Damaged("club-toml-syntax", repr(why)) from why
    except msgspec.ValidationError as why:
        raise Damaged("club-toml-wrong", str(why), where=key_of(str(why))) from why
    return _club(read, folder)


def _club(read: _File, folder: Path) -> Club:
    host, _, port = read.broker.partition(":")
    ca = str(folder / read.ca) if read.ca else ""
    if ca and not Path(ca).exists():
        raise Damaged("club-toml-no-ca", ca, file=ca)
    if read.plain and not is_here(host):
        raise Damaged("club-toml-plain", host=host)
    if read.table == topics.HUB:
        raise Damaged("club-toml-wrong", "the hub's own name", where="table")
    broker = Broker(
        host=host,
        port=int(port or (PLAIN_PORT if read.plain else PORT)),
        user=read.table,
        password=read.password,
        ca=ca,
        plain=read.plain,
    )
    return Club(broker=broker, names=read.names, calls=read.calls, sign=_sign(broker))


def _sign(broker: Broker) -> str:
    try:
        return hashlib.sha256(Path(broker.ca).read_bytes()).hexdigest() if broker.ca else broker.host
    except OSError as why:
        raise Damaged("club-toml-no-ca", repr(why), file=broker.ca) from why


def key_of(error: str) -> str:
    """The key of a TOML file that such an error is about, "" = none."""
    found = KEY.search(error)
    return next(filter(None, found.groups()), "") if found else ""


def is_here(host: str) -> bool:
    """Whether that is this machine: what goes there leaves it for nobody to read."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


# ---- the link ---------------------------------------------------------------------------------------------
def link(host: str, port: int, table: str, password: str, ca: str, club: str = "") -> str:
    """All that a table needs to know, as one line to be copied or shown as a QR code; `ca` in PEM, "" = none of its
    own; `club` is its name for people."""
    der = base64.urlsafe_b64encode(ssl.PEM_cert_to_DER_cert(ca)).decode().rstrip("=") if ca else ""
    name = f"?club={quote(club, safe='')}" if club else ""
    return f"{SCHEME}://{table}:{quote(password, safe='')}@{host}:{port}/{name}{'#' if der else ''}{der}"


def handed_over(line: str, page: str) -> str:
    """That link as one to the page of a table, which a phone opens: what is in it stays on the phone and the table."""
    return f"{page}#club={quote(line, safe='')}"


def offer(line: str) -> Offer:
    """What a link offers, for people. Damaged where it is none."""
    told = _told(line)
    host = str(told["broker"]).partition(":")[0]
    named = parse_qs(urlsplit(line.strip()).query).get("club", [""])[0]
    name = "".join(letter for letter in named if letter.isprintable())[:MOST_NAME].strip()
    return Offer(club=name or host, table=str(told["table"]), host=host, line=line)


def join(folder: Path, line: str, names: Names = "initials") -> Club:
    """Write what a link says into that data folder; what club.toml said before is kept beside it. Damaged or
    Unwritable: then the table is in the club that it was in."""
    files = _files(line.strip(), names)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        before = folder / FILE
        if before.exists():
            files = {f"{FILE}.before": before.read_text(encoding="utf-8", errors="replace"), **files}
        written = {name: beside.write(folder / name, text.encode()) for name, text in files.items()}
        for name, new in written.items():  # club.toml last: it is what counts
            new.replace(folder / name)
    except OSError as why:
        raise Unwritable("log-folder-unwritable", repr(why), folder=str(folder)) from why
    club = load(folder)
    assert club is not None
    return club


def _files(line: str, names: Names) -> dict[str, str]:
    told = _told(line) | {"names": names}
    ca = told.pop(CA, "")
    if ca:
        told["ca"] = CA_FILE
    text = "".join(f"{key} = {msgspec.json.encode(value).decode()}\n" for key, value in told.items())
    if is_here(str(told["broker"]).partition(":")[0]) and not ca:
        text += "plain = true\n"
    return {**({CA_FILE: ca} if ca else {}), FILE: text}


def _told(line: str) -> dict[str, Any]:
    """The keys of club.toml that a link tells, and its certificate. What is wrong is told without a word of it."""
    line = line.strip()
    try:
        if len(line) > MOST_LINK:
            raise ValueError
        parts = urlsplit(line)
        host, port = parts.hostname or "", parts.port or PORT
        der = base64.urlsafe_b64decode(parts.fragment + "=" * (-len(parts.fragment) % 4))
        told: dict[str, Any] = {"broker": f"{host}:{port}", "table": parts.username or "",
                                "password": unquote(parts.password or "")}  # fmt: skip
        msgspec.convert(told, type=_File)
        if der:
            told[CA] = ssl.DER_cert_to_PEM_cert(der)
            ssl.create_default_context(cadata=told[CA])
    except (ValueError, binascii.Error, msgspec.ValidationError, ssl.SSLError):
        raise Damaged("club-link-wrong") from None
    if parts.scheme != SCHEME or told["table"] == topics.HUB:
        raise Damaged("club-link-wrong")
    return told
