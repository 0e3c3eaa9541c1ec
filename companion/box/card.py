"""The card's settings as files under /run, written at each start, so that the system partition stays untouched.

`companion card BOOT RUN` writes them as root before the network, ssh and the companion start. NetworkManager gets the
Wi-Fi's derived key instead of its password, readable for root alone.
"""

from __future__ import annotations

from pathlib import Path
from uuid import NAMESPACE_DNS, uuid5

import msgspec

from companion.box.card_file import RAW_KEY, CheckedCard, read, wifi_key
from companion.log.disk import atomic_file
from rules.kit.types import Frozen, Say

FOLDER = "table-companion-card"
WIFI = "NetworkManager/system-connections/companion-toml.nmconnection"
NOTE = f"{FOLDER}/card.json"


class CardNote(Frozen, frozen=True, kw_only=True):
    """The card's message to the companion."""

    language: str = ""
    mistakes: tuple[Say, ...] = ()


EVERYONE, ROOT_ALONE = 0o644, atomic_file.OWNER_ONLY  # file modes


def files(card: CheckedCard, run: Path) -> dict[str, tuple[str, int]]:
    """Text and mode of each file, by its path under /run."""
    settings, mistakes = card
    own, wifi = settings.companion, settings.wifi
    note = msgspec.json.encode(CardNote(language=own.language, mistakes=mistakes)).decode()
    words = f'COMPANION_CARD="--card-file {run / NOTE} --network"\n'  # added to /etc/table-companion.conf
    words += f"COMPANION_ROTATION={own.rotation}\n" if own.rotation is not None else ""
    made = {
        NOTE: (note, EVERYONE),
        f"{FOLDER}/environment": (words, EVERYONE),
        f"{FOLDER}/hostname": (f"{own.hostname.strip().lower()}\n", EVERYONE),
    }
    if wifi.country:
        made[f"{FOLDER}/country"] = (f"{wifi.country.strip().upper()}\n", EVERYONE)
    if own.ssh_keys:
        keys = "".join(f"{key.strip()}\n" for key in own.ssh_keys)
        made[f"{FOLDER}/authorized_keys"] = (keys, ROOT_ALONE)
    if wifi.name:
        made[WIFI] = (_connection(wifi.name, wifi.password or ""), ROOT_ALONE)
    return made


def _connection(name: str, password: str) -> str:
    """A NetworkManager connection file. The SSID is written byte by byte, because it may contain anything."""
    lines = [
        "[connection]",
        "id=companion.toml",
        f"uuid={uuid5(NAMESPACE_DNS, f'{name}.companion-toml')}",
        "type=wifi",
        "autoconnect-priority=10",
        "[wifi]",
        "mode=infrastructure",
        f"ssid={''.join(f'{byte};' for byte in name.encode())}",
    ]
    if password:
        key = password if RAW_KEY.fullmatch(password) else wifi_key(name, password)
        lines += ["[wifi-security]", "key-mgmt=wpa-psk", f"psk={key}"]
    return "\n".join([*lines, "[ipv4]", "method=auto", "[ipv6]", "method=auto", ""])


def apply(boot: Path, run: Path) -> tuple[Say, ...]:
    """Write the files, delete those of an earlier card, and return the mistakes found."""
    told = read(boot)
    made = files(told, run)
    for place in (f"{FOLDER}/country", f"{FOLDER}/authorized_keys", WIFI):
        if place not in made:
            (run / place).unlink(missing_ok=True)
    for place, (text, mode) in made.items():
        (run / place).parent.mkdir(mode=0o755, parents=True, exist_ok=True)
        atomic_file.write(run / place, text.encode(), mode, synced=False).replace(run / place)
    return told[1]


def read_note(path: Path) -> CardNote:
    """The note written by `apply`; empty without a file."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=CardNote)
    except (OSError, ValueError, RecursionError):
        return CardNote()
