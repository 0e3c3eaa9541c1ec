"""The elapsed game-time, saved beside the log so that a crash gives no player extra time."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec

from companion.log.disk import atomic_file
from companion.log.record import Whole
from rules.kit.types import Frozen

FILE = "elapsed.json"
EVERY_MS = 1_000

log = logging.getLogger(__name__)


class ElapsedTime(Frozen, frozen=True, kw_only=True):
    """The game-time of a game with so many lines."""

    game: str
    lines: int
    at: Whole


def note(folder: Path, elapsed: ElapsedTime) -> None:
    """Replace the saved time. A crash of the process loses none of it; no disk sync is awaited."""
    file = folder / FILE
    try:
        atomic_file.write(file, msgspec.json.encode(elapsed), synced=False).replace(file)
    except OSError as why:
        log.warning("how long a turn has taken cannot be noted: %s", why)


def noted_ms(folder: Path, game_id: str, lines: int) -> int:
    """The game-time saved last after these lines of the game; 0 = none."""
    try:
        found = msgspec.json.decode((folder / FILE).read_bytes(), type=ElapsedTime)
    except (OSError, msgspec.MsgspecError):
        return 0
    return found.at if (found.game, found.lines) == (game_id, lines) else 0
