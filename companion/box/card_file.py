"""companion.toml on the card's boot partition: settings that anyone can edit on their own computer.

No mistake stops a start: each is one sentence for the table screen, and that setting keeps its default; so do all
settings if the file is not valid TOML.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import pbkdf2_hmac
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from companion import toml_file
from companion.toml_file import FileMistake
from companion.view.language_code import LanguageCode
from rules.kit.types import Frozen, Say

FILE = "companion.toml"
NAMES = (FILE, f"{FILE}.txt")  # Windows hides the .txt extension
KEY_KINDS = ("ssh-ed25519", "ssh-rsa", "ecdsa-sha2-nistp256", "ecdsa-sha2-nistp384", "ecdsa-sha2-nistp521",
             "sk-ssh-ed25519@openssh.com", "sk-ecdsa-sha2-nistp256@openssh.com")  # fmt: skip
NO_COUNTRIES = ("UK", "EN", "EU")  # common mistakes; no country codes in the radio regulations
RAW_KEY = re.compile("[0-9a-fA-F]{64}")
MOST_SSID = 32  # bytes
ROUNDS, KEY_BYTES = 4096, 32  # of key derivation, by IEEE 802.11


def _key_pattern(kind: str) -> str:
    """The pattern of a public key of this kind: its base64 begins with the kind's name, and is not truncated."""
    name = len(kind).to_bytes(4) + kind.encode()
    start = b64encode(name[: len(name) // 3 * 3]).decode()
    return f"{re.escape(kind)} {re.escape(start)}[A-Za-z0-9+/]{{46,}}={{0,2}}"


Hostname = Annotated[str, Meta(pattern=r"^\s*[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\s*$")]
SSH_KEY = re.compile(rf"\s*({'|'.join(map(_key_pattern, KEY_KINDS))})( .*)?\s*")
Country = Annotated[str, Meta(pattern=rf"(?i)^\s*(?!{'|'.join(NO_COUNTRIES)})[A-Z]{{2}}\s*$")]
Ssid = Annotated[str, Meta(min_length=1)]
Password = Annotated[str, Meta(pattern=rf"^([ -~]{{8,63}}|{RAW_KEY.pattern})?\Z")]  # "" = open to everyone


class Wifi(Frozen, frozen=True, kw_only=True, forbid_unknown_fields=True):
    country: Country = ""
    name: Ssid = ""
    password: Password | None = None


class CompanionSettings(Frozen, frozen=True, kw_only=True, forbid_unknown_fields=True):
    hostname: Hostname = "table"
    language: LanguageCode | Literal[""] = ""
    rotation: Literal[0, 90, 180, 270, "0", "90", "180", "270"] | None = None
    ssh_key: str | tuple[str, ...] = ()  # checked in `_check`: msgspec double-frees a pattern in a union with a tuple

    @property
    def ssh_keys(self) -> tuple[str, ...]:
        return (self.ssh_key,) if isinstance(self.ssh_key, str) else self.ssh_key


class CardFile(Frozen, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The schema of companion.toml; "" and None = the companion's default."""

    wifi: Wifi = Wifi()
    companion: CompanionSettings = CompanionSettings()


CheckedCard = tuple[CardFile, tuple[Say, ...]]


def read(folder: Path) -> CheckedCard:
    """The settings on the boot partition in `folder`, and their mistakes."""
    found = {file.name.lower(): file for file in folder.iterdir()} if folder.is_dir() else {}
    file = next((found[name] for name in NAMES if name in found), None)
    return _usable_card(toml_file.read(file, CardFile, "card-value", _check)) if file else (CardFile(), ())


def read_bytes(raw: bytes) -> CheckedCard:
    """The settings in the file's bytes, and their mistakes."""
    return _usable_card(toml_file.parse(raw, FILE, CardFile, "card-value", _check))


def _check(file: CardFile) -> Iterator[FileMistake]:
    if not all(map(SSH_KEY.fullmatch, file.companion.ssh_keys)):
        yield FileMistake(("companion", "ssh_key"), "card-value", {"of": "ssh_key"})
    if len(file.wifi.name.encode()) > MOST_SSID:
        yield FileMistake(("wifi", "name"), "card-value", {"of": "name"})
    if file.wifi.password is not None and not file.wifi.name:
        yield FileMistake(("wifi", "name"), "card-wifi-nameless")


def _usable_card(read: toml_file.ReadResult[CardFile]) -> CheckedCard:
    """The settings, without a Wi-Fi whose name or password is wrong: with no password it would be an open network."""
    file, mistakes = read
    settings = file or CardFile()
    if mistakes.keys() & {("wifi", "name"), ("wifi", "password")}:
        settings = replace(settings, wifi=Wifi(country=settings.wifi.country))
    return settings, tuple(mistakes.values())


def wifi_key(name: str, password: str) -> str:
    """The WPA key, stored in place of the password: 64 hexadecimal digits, valid for this network alone."""
    return pbkdf2_hmac("sha1", password.encode(), name.encode(), ROUNDS, KEY_BYTES).hex()
