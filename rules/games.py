"""Every game that the companion knows."""

from __future__ import annotations

from rules.battles_and_builders import game as battles_and_builders
from rules.kit.types import AnyGame

GAMES: tuple[AnyGame, ...] = (battles_and_builders.GAME,)


def find(game_id: str) -> AnyGame:
    """The game with that id; KeyError if there is none."""
    for game in GAMES:
        if game.id == game_id:
            return game
    raise KeyError(game_id)
