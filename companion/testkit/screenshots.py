"""Screenshots without a display: the Shows of the core, drawn by the touchscreen's own process."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path

from companion.access.client_session import welcome_message
from companion.clients.downloads import draw_in
from companion.errors import Trouble
from companion.testkit.all_screens import SampleGame, Screen, evening_of, screens
from companion.view import wire
from rules.games import GAMES
from rules.kit.shelf import Shelf

SIZES = ("800x480", "1280x720", "720x1280")


def evenings(game: str, shelf: Shelf = GAMES) -> tuple[SampleGame, ...]:
    """The sample game of that game, or of all on the shelf. Raises Trouble for an unknown game."""
    if game and game not in shelf.packages:
        raise Trouble("no-such-game", game=game)
    return tuple(evening_of(shelf.find(game_id)) for game_id in shelf.packages if game in ("", game_id))


def draw(evening: SampleGame, folder: Path, questions: bool, shelf: Shelf = GAMES, lang: str = "") -> int:
    """Write the screens as DIR/GAME/NAME-LANGUAGE-SIZE.png, in one language or ("") in all; returns their number.
    Raises Trouble on a machine that cannot draw."""
    played = asyncio.run(screens(evening, shelf))
    chosen = [screen for screen in played if questions or not screen.is_question if lang in ("", screen.lang)]
    for size in SIZES:
        draw_in(size, _messages(chosen), folder / evening.game)
    return len(chosen) * len(SIZES)


def _messages(chosen: Iterable[Screen]) -> bytes:
    """A line per message: the name, a tab, the message."""
    lines: list[bytes] = []
    for screen in chosen:
        for message in (welcome_message("operator", screen.lang), screen.show):
            lines.append(f"{screen.name}-{screen.lang}\t".encode() + wire.encode(message))
    return b"\n".join(lines)
