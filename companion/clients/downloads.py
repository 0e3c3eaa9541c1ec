"""Downloads: a record, all finished games, the picture of a result."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from msgspec.structs import replace

from companion.access.client_session import welcome_message
from companion.access.roles import require
from companion.errors import Trouble
from companion.pages.archive.out import card
from companion.pages.page import View
from companion.records import plays
from companion.records.records import export_from_store
from companion.table.core import Core
from companion.view import wire
from rules.kit.types import TABLE

DRAW_COMMAND = (sys.executable, "-m", "ui.window.shots")
SIZE = "1200x720"
MOST_CARDS = 8  # cached ones: a card takes seconds to draw
MOST_S = 120


class Downloads:
    """The downloads of one table. Raises Trouble if there is no such file, or the role may not have it."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._cards: dict[bytes, bytes] = {}  # by the encoded card
        self._drawing = asyncio.Lock()  # one at a time: a drawing takes as much memory as the touchscreen

    async def file(self, name: str, role: wire.Role) -> bytes:
        """The file of that name: "7K2Q.jsonl", "7K2Q.png", "plays.csv", "plays.json"."""
        of, _, kind = name.rpartition(".")
        match kind:
            case "png":
                return await self._card(of)
            case "csv" | "json" if of == "plays":
                require(role, "seat")
                return await self._plays("csv" if kind == "csv" else "json")
            case "jsonl":
                is_over = any(entry.id == of for entry in self._core.kept_games.finished_games)
                require(role, "seat" if is_over else "table")
                return await export_from_store(self._core.store, of, self._core.games.find)
        raise Trouble("no-such-page", page=name[:40])

    async def _plays(self, kind: plays.Kind) -> bytes:
        core = self._core
        await core.archive.catch_up()
        speaker = core.games.speaker(core.settings.prefs.lang)
        return plays.plays_file(
            await core.kept_games.load_finished(), core.archive.digests, kind, core.public_names, speaker
        )

    async def _card(self, game_id: str) -> bytes:
        """The picture of a finished game's result, for all who may see its page."""
        core, lang = self._core, self._core.settings.prefs.lang
        if game_id not in {entry.id for entry in core.kept_games.finished_games}:
            raise Trouble("no-such-page", page=game_id[:40])
        await core.kept_games.open_record(game_id)
        look = core.kept_games.opened_records[game_id]
        head = replace(look.session.head, seats=core.public_names(look.session.head.seats))
        speaker = core.games.speaker_of(head, lang)
        view = View(core=core, speaker=speaker, role="watch", viewer=TABLE, own=(), subject="", root="", by="",
                    game=look)  # fmt: skip
        key = wire.encode(card(view))
        async with self._drawing:
            if key not in self._cards:
                drawn = await asyncio.to_thread(_picture, wire.encode(welcome_message("watch", lang)), key)
                self._cards = dict([*self._cards.items(), (key, drawn)][-MOST_CARDS:])
            return self._cards[key]


def _picture(*messages: bytes) -> bytes:
    """The last message as a picture. Raises Trouble if drawing fails."""
    with tempfile.TemporaryDirectory() as home:
        draw_in(SIZE, b"\n".join(b"card\t" + message for message in messages), Path(home))
        return next(Path(home).glob("card-*.png")).read_bytes()


def draw_in(size: str, messages: bytes, folder: Path) -> None:
    """Draw messages as the touchscreen does, in its own process; an offscreen window has a fixed size."""
    with tempfile.TemporaryDirectory() as home:
        env = {**os.environ, "SDL_VIDEODRIVER": "offscreen", "COMPANION_HOME": home, "COMPANION_SIZE": size}
        drawn = subprocess.run((*DRAW_COMMAND, str(folder)), input=messages, env=env, capture_output=True,
                               timeout=MOST_S + messages.count(b"\n"))  # fmt: skip
    if drawn.returncode:
        raise failure(drawn.stderr.decode(errors="replace"))


def failure(output: str) -> Trouble:
    """The reason for a failed drawing: without a traceback it is missing OpenGL, else a mistake of ours."""
    if "Traceback" not in output:
        return Trouble("screenshots-failed", output)
    return Trouble("screenshots-broken", output, why=output.strip().splitlines()[-1])
