"""A file that takes the place of another: whole or not at all, and never readable by whom it is not for."""

from __future__ import annotations

import os
from pathlib import Path

OWNER_ONLY = 0o600


def write(path: Path, data: bytes, mode: int = OWNER_ONLY, *, synced: bool = True) -> Path:
    """A new file beside that one; its `replace(path)` puts it there. OSError where it cannot be written.

    `synced`: it is on the disk, else a power cut may leave an empty file in the place of the old one.
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
    """Until these files, and the names in these folders, are really on the disk."""
    for path in paths:
        opened = os.open(path, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
