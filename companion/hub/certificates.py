"""Until when the club's certificates are valid: the files beside hub.toml."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509

SOON = timedelta(days=60)


def ending(folder: Path, now: datetime) -> list[tuple[str, datetime]]:
    """Those that end within 60 days, or have ended, the first one first."""
    found = []
    for file in sorted(folder.glob("*.crt")):
        try:
            ends = x509.load_pem_x509_certificate(file.read_bytes()).not_valid_after_utc
        except (OSError, ValueError):  # not ours to read, or none
            continue
        if ends < now + SOON:
            found.append((file.name, ends))
    return sorted(found, key=lambda each: each[1])


def ending_now(folder: Path) -> list[tuple[str, datetime]]:
    return ending(folder, datetime.now(UTC))
