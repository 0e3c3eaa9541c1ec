"""How the run before ended: a note that is there for as long as a companion runs, so that a start that finds one knows
that the last run was broken off. By it a game that breaks the companion is left off the table at the next start."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec

from companion.log import beside
from rules.kit.types import Frozen

FILE = "run.json"
SOON_MS = 60_000  # two runs that are broken off within it have the game on the table in common
BOOT = Path("/proc/sys/kernel/random/boot_id")

log = logging.getLogger(__name__)


class RunNote(Frozen, frozen=True, kw_only=True):
    """What a run says of itself."""

    boot: str = ""  # of the machine, for the monotonic clock starts anew with it
    found_ms: int | None = None  # when this run found the one before broken off; None: it had ended well
    shown: bool = False  # its first picture was there, and what was on the table in it
    stuck: str = ""  # the game whose function did not come back


class LastRun:
    """What this run does otherwise because of how the last one ended."""

    def __init__(self, data: Path, now_ms: Callable[[], int]) -> None:
        """Takes the note of the last run and leaves its own."""
        self._file = data / FILE
        before, boot = self._read(), _boot()
        soon = before.boot == boot and before.found_ms is not None and now_ms() - before.found_ms < SOON_MS
        self.stopped = before.stuck  # the game that stopped it
        self.left_alone = before.stuck if soon else ""  # ... again
        self.resumes = before.shown and not soon  # whether what was on the table comes back by itself
        self._note = RunNote(boot=boot, found_ms=None if before is WELL else now_ms())
        self._write(self._note)

    def shown(self) -> None:
        """The first picture is there."""
        self._note = msgspec.structs.replace(self._note, shown=True)
        self._write(self._note)

    def stuck(self, game_id: str) -> None:
        """That game does not come back, and this run ends."""
        self._write(msgspec.structs.replace(self._note, stuck=game_id))

    def ended(self) -> None:
        """This run ends by itself, well or with a sentence: no game has broken it off."""
        with suppress(OSError):
            self._file.unlink()

    def _read(self) -> RunNote:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=RunNote)
        except FileNotFoundError:
            return WELL
        except (OSError, msgspec.MsgspecError) as why:  # as after a power cut: nothing is known to be wrong
            log.warning("how the last run ended cannot be read: %s", why)
            return WELL

    def _write(self, note: RunNote) -> None:
        """A process that dies loses none of it; it need not outlive a power cut, and no disk is waited for."""
        try:
            beside.write(self._file, msgspec.json.encode(note), synced=False).replace(self._file)
        except OSError as why:
            log.warning("how this run ends cannot be noted: %s", why)


WELL = RunNote(shown=True)  # of a run that has ended well there is no note


def _boot() -> str:
    try:
        return BOOT.read_text().strip()
    except OSError:
        return ""
