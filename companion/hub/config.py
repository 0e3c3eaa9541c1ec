"""hub.toml: where the hub finds its broker and its database, and how the room sees it."""

from __future__ import annotations

import ssl
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from cryptography import x509
from msgspec import Meta

from companion import toml_file
from companion.club import topics
from companion.club.config import Address, Broker, check_broker, make_broker
from companion.errors import Damaged
from companion.hub.results import ClubTime
from companion.toml_file import FileMistake
from companion.view.language_code import LanguageCode
from companion.view.languages import ENGLISH
from rules.kit.types import Frozen

WEB_PORT = 8650
WARN_BEFORE = timedelta(days=60)

Days = Annotated[int, Meta(ge=0, le=100_000)]  # 0 = for ever


class HubSettings(Frozen, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands in hub.toml."""

    broker: Address
    password: Annotated[str, Meta(min_length=1)]
    database: Annotated[str, Meta(pattern="^postgresql://")]
    ca: str = ""
    plain: bool = False
    name: str = "Club"
    lang: LanguageCode = ENGLISH
    zone: str = ""  # in which the club tells the time, as "Europe/Amsterdam"; "" = this machine's
    season: Annotated[int, Meta(ge=1, le=12)] = 1  # the month in which one begins
    port: Annotated[int, Meta(ge=0, le=65_535)] = WEB_PORT
    hosts: tuple[str, ...] = ()  # names under which the room reaches it, besides its addresses
    certificate: str = ""  # of the hub's own pages, with those that signed it; "" = they are plain http
    key: str = ""
    proxy: str = ""  # the address of one that says for whom it asks; "" = nobody is believed that
    keep_games_days: Days = 0
    keep_names_days: Days = 0
    keep_calls_hours: Annotated[int, Meta(ge=1, le=10_000)] = 12
    keep_login_hours: Annotated[int, Meta(ge=1, le=10_000)] = 12

    @property
    def time(self) -> ClubTime:
        """How the club tells it."""
        return ClubTime(ZoneInfo(self.zone) if self.zone else None, self.season)

    def as_client(self, folder: Path) -> Broker:
        """The hub at the broker; `folder` is where its `ca` lies."""
        ca = folder / self.ca if self.ca else None
        return make_broker(self.broker, topics.HUB, self.password, ca, plain=self.plain)

    def tls(self, folder: Path) -> ssl.SSLContext | None:
        """How the pages are served, if not over plain http; Damaged where the certificate does not open."""
        if not (self.certificate or self.key):
            return None
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        try:
            context.load_cert_chain(folder / self.certificate, folder / self.key)
        except (OSError, ValueError) as why:  # an SSLError is an OSError; a name with a zero in it
            raise Damaged("hub-toml-certificate", repr(why), certificate=self.certificate, private=self.key) from why
        return context


def load(file: Path) -> HubSettings:
    """What that file says; Damaged, with what is wrong and where."""
    return toml_file.require_valid(toml_file.read(file, HubSettings, "hub-value", _check))


def _check(settings: HubSettings) -> Iterator[FileMistake]:
    yield from check_broker(settings.broker, settings.plain)
    try:
        assert settings.time
    except (ZoneInfoNotFoundError, ValueError, OSError):
        yield FileMistake(("zone",), "hub-value", {"of": "zone"})


def ending_certificates(folder: Path, now: datetime | None = None) -> list[tuple[str, datetime]]:
    """The certificates beside hub.toml that end within 60 days, or have ended, the first one first."""
    found = []
    for file in sorted(folder.glob("*.crt")):
        try:
            ends = x509.load_pem_x509_certificate(file.read_bytes()).not_valid_after_utc
        except (OSError, ValueError):  # not ours to read, or none
            continue
        if ends < (now or datetime.now(UTC)) + WARN_BEFORE:
            found.append((file.name, ends))
    return sorted(found, key=lambda each: each[1])
