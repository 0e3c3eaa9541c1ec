"""companion.toml on the card's boot partition: what anybody can set on their own computer.

Nothing in it stops a start. A mistake is one sentence for the table screen, and that setting stays as usual; a file
that is no TOML at all is one sentence, and everything stays as usual.
"""

from __future__ import annotations

import base64
import binascii
import re
import tomllib
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from msgspec import structs

from rules.kit.types import Frozen, Say

NAMES = ("companion.toml", "companion.toml.txt")  # Windows hides the end of the second one
MOST_BYTES = 65_536
HOSTNAME = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?", re.IGNORECASE)
KEY_KINDS = ("ssh-ed25519", "ssh-rsa", "ecdsa-sha2-nistp256", "ecdsa-sha2-nistp384", "ecdsa-sha2-nistp521",
             "sk-ssh-ed25519@openssh.com", "sk-ecdsa-sha2-nistp256@openssh.com")  # fmt: skip
COUNTRY = re.compile("[A-Z]{2}")
NO_COUNTRIES = {"UK": "GB", "EN": "GB", "EU": "DE"}  # often written, and what the rules for radio call them
PASSPHRASE = re.compile(r"[ -~]{8,63}")
RAW_KEY = re.compile("[0-9a-fA-F]{64}")
MOST_SSID = 32  # bytes
LINE = re.compile(r"line (\d+)")


class CardSettings(Frozen, frozen=True, kw_only=True):
    """What companion.toml sets; "" and None leave a setting to the companion."""

    hostname: str = "table"
    language: str = ""
    rotation: int | None = None
    ssh_keys: tuple[str, ...] = ()
    country: str = ""
    wifi_name: str = ""
    wifi_password: str = ""


class Mistake(Exception):
    """A value that cannot be used; `key` is its sentence."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.say = Say(key=key, args=dict(args))


Read = tuple[CardSettings, tuple[Say, ...]]


def read(folder: Path) -> Read:
    """The settings of the card whose boot partition that is, and what is wrong with them."""
    found = {file.name.lower(): file for file in folder.iterdir()} if folder.is_dir() else {}
    file = next((found[name] for name in NAMES if name in found), None)
    if file is None:
        return CardSettings(), ()
    try:
        with file.open("rb") as opened:
            raw = opened.read(MOST_BYTES + 1)
    except OSError:
        return CardSettings(), (Say(key="card-unreadable"),)
    return read_bytes(raw)


def read_bytes(raw: bytes) -> Read:
    """The same, of the file's bytes: in UTF-8, or as Windows' editor writes Unicode."""
    usual = CardSettings()
    try:
        text = raw.decode("utf-16" if raw[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")
    except UnicodeDecodeError:
        return usual, (Say(key="card-not-text"),)
    if len(raw) > MOST_BYTES or "\0" in text:
        return usual, (Say(key="card-not-text"),)
    try:
        told = tomllib.loads(text.replace("\r\n", "\n"))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        return usual, (_syntax(str(error), text),)
    return _settings(told)


def _syntax(error: str, text: str) -> Say:
    line = LINE.search(error)
    return Say(key="card-syntax", args={"line": int(line[1]) if line else len(text.splitlines())})


def _settings(told: dict[str, Any]) -> Read:
    """Every value that can be used, and a sentence about every other."""
    changes: dict[str, Any] = {}
    mistakes: list[Say] = []
    for path, value in _values(told, mistakes):
        field, check = CHECKS[path]
        try:
            changes[field] = check(value)
        except Mistake as mistake:
            mistakes.append(mistake.say)
    settings = structs.replace(CardSettings(), **changes)
    said = set(told.get("wifi", ())) if isinstance(told.get("wifi"), dict) else set()
    if "wifi_name" not in changes or ("password" in said and "wifi_password" not in changes):
        if "password" in said and "name" not in said:
            mistakes.append(Say(key="card-wifi-nameless"))
        settings = structs.replace(settings, wifi_name="", wifi_password="")
    return settings, tuple(mistakes)


def _values(told: dict[str, Any], mistakes: list[Say]) -> list[tuple[str, Any]]:
    """(path, value) of all that is known; what is not is a mistake, with the likeliest name."""
    found = []
    for section, values in told.items():
        inside = values.items() if isinstance(values, dict) else ()
        for path, value in [(f"{section}.{name}", value) for name, value in inside] or [(section, values)]:
            if path in CHECKS:
                found.append((path, value))
            elif path not in SECTIONS or not isinstance(value, dict):
                mistakes.append(_unknown(path))
    return found


def _unknown(path: str) -> Say:
    name = path.rpartition(".")[2]
    known = {known.rpartition(".")[2]: known for known in CHECKS}
    like = get_close_matches(name.lower(), known, n=1)
    if not like:
        return Say(key="card-unknown", args={"name": path[:40]})
    section, _, right = known[like[0]].rpartition(".")
    return Say(key="card-unknown-like", args={"name": path[:40], "like": right, "section": section})


# ---- what each of them may be: checked, and as it is used ---------------------------------------------------
def _hostname(value: Any) -> str:
    if not isinstance(value, str) or not HOSTNAME.fullmatch(value.strip()):
        raise Mistake("card-hostname")
    return value.strip().lower()


def _language(value: Any) -> str:
    if value not in ("en", "nl"):
        raise Mistake("card-language")
    return str(value)


def _rotation(value: Any) -> int:
    if isinstance(value, bool) or str(value) not in ("0", "90", "180", "270"):
        raise Mistake("card-rotation")
    return int(value)


def _ssh_keys(value: Any) -> tuple[str, ...]:
    """One public key, or a list of them."""
    lines = [line.strip() for line in value] if _are_texts(value) else [value]
    return tuple(_ssh_key(line) for line in lines)


def _are_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(line, str) for line in value)


def _ssh_key(value: Any) -> str:
    line = value.strip() if isinstance(value, str) else ""
    if "PRIVATE KEY" in line:
        raise Mistake("card-ssh-private")
    kind, _, rest = line.partition(" ")
    if kind not in KEY_KINDS or "\n" in line or not _is_key(rest.split(" ")[0], kind):
        raise Mistake("card-ssh-key")
    return line


def _is_key(text: str, kind: str) -> bool:
    """Whether this is base64 of something that calls itself that kind of key: one cut off in the middle is not."""
    try:
        raw = base64.b64decode(text, validate=True)
    except binascii.Error:
        return False
    length = int.from_bytes(raw[:4])
    return raw[4 : 4 + length] == kind.encode() and len(raw) > 4 + length + 32


def _country(value: Any) -> str:
    code = value.strip().upper() if isinstance(value, str) else ""
    if not COUNTRY.fullmatch(code):
        raise Mistake("card-country")
    if code in NO_COUNTRIES:
        raise Mistake("card-country-like", code=code, like=NO_COUNTRIES[code])
    return code


def _wifi_name(value: Any) -> str:
    if not isinstance(value, str) or not 1 <= len(value.encode()) <= MOST_SSID:
        raise Mistake("card-wifi-name")
    return value


def _wifi_password(value: Any) -> str:
    """ "" is a network that is open to everyone."""
    if not isinstance(value, str) or not (value == "" or PASSPHRASE.fullmatch(value) or RAW_KEY.fullmatch(value)):
        raise Mistake("card-wifi-password")
    return value


SECTIONS = ("wifi", "companion")
CHECKS: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "companion.hostname": ("hostname", _hostname),
    "companion.language": ("language", _language),
    "companion.rotation": ("rotation", _rotation),
    "companion.ssh_key": ("ssh_keys", _ssh_keys),
    "wifi.country": ("country", _country),
    "wifi.name": ("wifi_name", _wifi_name),
    "wifi.password": ("wifi_password", _wifi_password),
}
