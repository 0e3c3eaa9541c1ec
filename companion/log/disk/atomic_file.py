"""Atomic file replacement with owner-only permissions."""

from __future__ import annotations

import os
from pathlib import Path

OWNER_ONLY = 0o600


def write(path: Path, data: bytes, mode: int = OWNER_ONLY, *, synced: bool = True) -> Path:
    """A new file beside `path`; its `replace(path)` completes the replacement. Raises OSError.

    `synced`: flushed to the disk; without it a power cut may leave an empty file in the place of the old one.
    """
    new = path.with_name(f"{path.name}.new")
    new.unlink(missing_ok=True)
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as out:
        os.fchmod(out.fileno(), mode)  # whatever the umask is
        out.write(data)
        if synced:
            out.flush()
            os.fdatasync(out.fileno())
    return new


def flush(*paths: Path) -> None:
    """Flush files, and the entries of folders, to the disk."""
    for path in paths:
        opened = os.open(path, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
