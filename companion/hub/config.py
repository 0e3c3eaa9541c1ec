"""hub.toml: the hub's settings for its broker, its database and its pages."""

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

Days = Annotated[int, Meta(ge=0, le=100_000)]  # 0 = no limit


class HubSettings(Frozen, frozen=True, kw_only=True, forbid_unknown_fields=True):
    broker: Address
    password: Annotated[str, Meta(min_length=1)]
    database: Annotated[str, Meta(pattern="^postgresql://")]
    ca: str = ""
    plain: bool = False
    name: str = "Club"
    lang: LanguageCode = ENGLISH
    zone: str = ""  # the club's time zone, as "Europe/Amsterdam"; "" = this machine's
    season: Annotated[int, Meta(ge=1, le=12)] = 1  # the month in which a season begins
    port: Annotated[int, Meta(ge=0, le=65_535)] = WEB_PORT
    hosts: tuple[str, ...] = ()  # host names of the pages, besides the addresses
    certificate: str = ""  # certificate chain of the pages; "" = plain http
    key: str = ""
    proxy: str = ""  # address of the only proxy whose X-Forwarded-* headers are trusted; "" = none
    keep_games_days: Days = 0
    keep_names_days: Days = 0
    keep_calls_hours: Annotated[int, Meta(ge=1, le=10_000)] = 12
    keep_login_hours: Annotated[int, Meta(ge=1, le=10_000)] = 12

    @property
    def time(self) -> ClubTime:
        """The club's time zone and season."""
        return ClubTime(ZoneInfo(self.zone) if self.zone else None, self.season)

    def as_client(self, folder: Path) -> Broker:
        """The hub's login at the broker; `ca` is relative to `folder`."""
        ca = folder / self.ca if self.ca else None
        return make_broker(self.broker, topics.HUB, self.password, ca, plain=self.plain)

    def tls(self, folder: Path) -> ssl.SSLContext | None:
        """The TLS context of the pages, None for plain http. Raises Damaged if the certificate cannot be loaded."""
        if not (self.certificate or self.key):
            return None
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        try:
            context.load_cert_chain(folder / self.certificate, folder / self.key)
        except (OSError, ValueError) as why:  # an SSLError is an OSError; ValueError: a name with a NUL
            raise Damaged("hub-toml-certificate", repr(why), certificate=self.certificate, private=self.key) from why
        return context


def load(file: Path) -> HubSettings:
    """The settings in `file`. Raises Damaged with each mistake and its place."""
    return toml_file.require_valid(toml_file.read(file, HubSettings, "hub-value", _check))


def _check(settings: HubSettings) -> Iterator[FileMistake]:
    yield from check_broker(settings.broker, settings.plain)
    try:
        assert settings.time
    except (ZoneInfoNotFoundError, ValueError, OSError):
        yield FileMistake(("zone",), "hub-value", {"of": "zone"})


def ending_certificates(folder: Path) -> list[tuple[str, datetime]]:
    """The certificates beside hub.toml that have expired or expire within 60 days, earliest first."""
    found = []
    for file in sorted(folder.glob("*.crt")):
        try:
            ends = x509.load_pem_x509_certificate(file.read_bytes()).not_valid_after_utc
        except (OSError, ValueError):  # not readable, or no certificate
            continue
        if ends < datetime.now(UTC) + WARN_BEFORE:
            found.append((file.name, ends))
    return sorted(found, key=lambda each: each[1])
