"""Tables that are let in and have not come yet: the codes of their links, for the referees' desk.

`deploy/club table` leaves them in the hub's run folder, which is in memory and goes with the hub. A code is a table's
password: it goes as soon as the table is connected, and after an hour.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from secrets import token_hex

from companion.club import topics

KEPT_S = 3_600.0
MOST_BYTES = 8_192


class Joining:
    """What lies in that folder; None = there is none."""

    def __init__(self, folder: Path | None = None, now_s: Callable[[], float] = time.time) -> None:
        self._folder, self._now_s = folder, now_s

    def waiting(self, online: Mapping[str, bool]) -> dict[str, str]:
        """What the code of each table says that still has to come; those of all others are removed."""
        codes = {}
        for file in sorted(self._folder.iterdir()) if self._folder and self._folder.is_dir() else ():
            if not topics.NAME.fullmatch(file.name):
                continue  # being written
            if online.get(file.name) or self._now_s() - file.stat().st_mtime > KEPT_S:
                file.unlink(missing_ok=True)
            else:
                codes[file.name] = file.read_bytes()[:MOST_BYTES].decode(errors="replace")
        return codes


def leave(folder: Path, table: str, code: str) -> bool:
    """Leave a code there, whole, for the owner of that folder alone, who can lead no writing elsewhere.

    Whether it could be done: without a hub that runs there is no such folder.
    """
    new = folder / f".{token_hex()}"
    try:
        owner = folder.stat()
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, 0o600), "w") as file:
            os.fchown(file.fileno(), owner.st_uid, owner.st_gid)
            file.write(code)
        new.replace(folder / table)
    except OSError:
        return False
    return True
