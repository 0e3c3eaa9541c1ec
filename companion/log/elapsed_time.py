"""How far a game's time had come, noted beside its log, so that nobody wins time where a companion dies."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec

from companion.log import atomic_file
from companion.log.record import Whole
from rules.kit.types import Frozen

FILE = "elapsed.json"
EVERY_MS = 1_000

log = logging.getLogger(__name__)


class ElapsedTime(Frozen, frozen=True, kw_only=True):
    """The game-time of one game after so many lines."""

    game: str
    lines: int
    at: Whole


def note(folder: Path, elapsed: ElapsedTime) -> None:
    """Keeps it in the place of the one before. A process that dies loses none of it; no disk is waited for."""
    file = folder / FILE
    try:
        atomic_file.write(file, msgspec.json.encode(elapsed), synced=False).replace(file)
    except OSError as why:
        log.warning("how long a turn has taken cannot be noted: %s", why)


def noted_ms(folder: Path, game_id: str, lines: int) -> int:
    """The game-time that was noted last after these lines of the game; 0 = none was."""
    try:
        found = msgspec.json.decode((folder / FILE).read_bytes(), type=ElapsedTime)
    except (OSError, msgspec.MsgspecError):
        return 0
    return found.at if (found.game, found.lines) == (game_id, lines) else 0
