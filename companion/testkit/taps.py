"""The number of taps that a move takes, counted at the real touchscreen, which runs in its own process.

A finger (`ui/window/taps.py`) finds the keys, cells and confirm keys; the real core records the answers it sends.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import IO, Any

import msgspec

from companion.access.client_session import Audience, welcome_message
from companion.clients.assembly import TimeSource, assemble
from companion.clients.downloads import failure
from companion.log.disk.store import Store
from companion.log.record import Played
from companion.table.intents import GiveAnswer
from companion.table.snapshot import Snapshot
from companion.testkit.all_screens import UTC, sit_down
from companion.testkit.table import can_take
from companion.view import wire
from rules.kit.shelf import Shelf
from rules.kit.types import AnyGame, Prompt

FINGER = (sys.executable, "-m", "ui.window.taps")
THINKS_MS = 3_000  # between two moves
NO_VALUES: Mapping[str, Any] = {}


class TapCount(msgspec.Struct, frozen=True, kw_only=True):
    """The finger's report: its taps and the answer that they sent, or the reason why it is stuck."""

    taps: int = 0
    form: str = ""
    values: dict[str, Any] = {}
    stuck: str = ""


class Taps:
    """A game in progress with its touchscreen. `close` ends both."""

    def __init__(self, game: AnyGame, seats: int = 0, size: str = "800x480") -> None:
        """`seats`: the number of players, 0 = the fewest. Raises Trouble on a machine that cannot draw."""
        self._ends, self._ms = ExitStack(), 0
        try:
            folder = Path(self._ends.enter_context(tempfile.TemporaryDirectory()))
            self._loop = self._ends.enter_context(asyncio.Runner())
            self._store = self._loop.run(Store.open(folder / "data", lambda: UTC))
            self._ends.callback(lambda: self._loop.run(self._store.close()))
            time = TimeSource(now_ms=lambda: self._ms, utc=lambda: UTC)
            parts = assemble(self._store, Shelf().with_loaded(game), time, new_id=lambda: "GAME")
            self._core, self._hub = parts.core, parts.hub
            self._loop.run(self._begin(game.id, seats or min(game.seats)))
            self._log = self._ends.enter_context((folder / "screen.log").open("w+b"))
            self._finger = self._ends.enter_context(_finger(folder, size, self._log))
            self._ends.callback(self._end_screen)
            self._say(welcome_message("operator", "en"))
        except BaseException:
            self._ends.close()
            raise

    async def _begin(self, game_id: str, seats: int) -> None:
        await self._core.load()
        await sit_down(self._core, game_id, seats)
        await self._core.begin()

    @property
    def state(self) -> Any:
        return self._core.game.session.state

    def does(self, move: str, values: Mapping[str, Any] = NO_VALUES, seat: int | None = None) -> int:
        """The number of taps to enter that move: `does("roll", {"dice": {"die": 4}})`, with `seat` if several are
        asked. Values left out stay as in the form. AssertionError if the finger is stuck or the record differs."""
        prompt = self._prompt(move, values, seat)
        fields = {name: value for name, value in values.items() if name not in prompt.given}
        self._say(self._hub.show(Audience("operator", "en", "play"), Snapshot(self._core.game.session)))
        counted = self._ask({"form": prompt.id, "told": fields})
        assert not counted.stuck, f"{move}: {counted.stuck}"
        self._loop.run(self._core.do(GiveAnswer(prompt_id=counted.form, values=counted.values), by="screen"))
        self._ms += THINKS_MS
        written = [line for line in self._core.game.session.lines if isinstance(line, Played) and line.by == "screen"]
        assert written[-1].move == move, f"{move}: {written[-1].move} was told"
        assert all(_is_recorded(written[-1].v[name], value) for name, value in values.items()), (
            f"{move}: {written[-1].v}"
        )
        return counted.taps

    def _prompt(self, move: str, values: Mapping[str, Any], seat: int | None) -> Prompt:
        """The open question that this move answers."""
        prompts = self._core.game.session.prompts()
        for prompt in prompts:
            if prompt.move == move and seat in (None, prompt.seat) and can_take(prompt, values) and not prompt.secret:
                return prompt
        raise AssertionError(f"{move} {dict(values)} is not asked, but {[(p.id, p.move) for p in prompts]}")

    # ---- the screen ---------------------------------------------------------------------------------------------
    def _say(self, reply: wire.Reply) -> None:
        self._write(b"show\t" + wire.encode(reply))

    def _ask(self, tell: dict[str, Any]) -> TapCount:
        self._write(b"tell\t" + msgspec.json.encode(tell))
        assert self._finger.stdout is not None
        said = self._finger.stdout.readline()
        if not said:
            raise self._failure()
        return msgspec.json.decode(said, type=TapCount)

    def _write(self, line: bytes) -> None:
        assert self._finger.stdin is not None
        try:
            self._finger.stdin.write(line + b"\n")
            self._finger.stdin.flush()
        except BrokenPipeError:
            raise self._failure() from None

    def _failure(self) -> Exception:
        """The reason why the screen has ended."""
        self._finger.wait()
        self._log.seek(0)
        return failure(self._log.read().decode(errors="replace"))

    def _end_screen(self) -> None:
        self._finger.kill()
        assert self._finger.stdin is not None
        with suppress(BrokenPipeError):  # unread input
            self._finger.stdin.close()

    def close(self) -> None:
        """End the game and its touchscreen."""
        self._ends.close()


def _finger(home: Path, size: str, log: IO[bytes]) -> subprocess.Popen[bytes]:
    """The touchscreen's process, with an invisible window."""
    env = {**os.environ, "SDL_VIDEODRIVER": "offscreen", "COMPANION_HOME": str(home), "COMPANION_SIZE": size}
    return subprocess.Popen(FINGER, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log)


def _is_recorded(written: Any, told: Any) -> bool:
    """Whether the recorded value contains the intended one; lists count in any order."""
    if isinstance(told, Mapping):
        return all(_is_recorded(written[key], value) for key, value in told.items())
    return bool(sorted(written) == sorted(told) if isinstance(told, list) else written == told)
