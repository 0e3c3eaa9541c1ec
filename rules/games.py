"""Every game that the companion knows."""

from __future__ import annotations

from rules.akkon import game as akkon
from rules.amritsar import game as amritsar
from rules.battles_and_builders import game as battles_and_builders
from rules.ettana import game as ettana
from rules.himalaya import game as himalaya
from rules.kit.types import AnyGame

GAMES: tuple[AnyGame, ...] = (
    akkon.GAME,
    amritsar.GAME,
    battles_and_builders.GAME,
    ettana.GAME,
    himalaya.GAME,
)


def find(game_id: str) -> AnyGame:
    """The game with that id; KeyError if there is none."""
    for game in GAMES:
        if game.id == game_id:
            return game
    raise KeyError(game_id)
