"""The games that must keep the laws, and states of them to look at."""

from __future__ import annotations

from functools import cache

from companion.testkit.play import (
    PlayedStep,
    apply,
    corrections,
    setup,
    taken,
    whole_games,
)
from rules.games import GAMES
from rules.kit.types import AnyGame
from tests.pebbles.game import GAME as PEBBLES
from tests.small.fists import GAME as FISTS

__all__ = ["EVERY", "NAMES", "PlayedStep", "apply", "corrections", "game", "setup", "steps",
           "taken"]  # fmt: skip

EVERY: tuple[AnyGame, ...] = (*GAMES, PEBBLES, FISTS)
NAMES = tuple(game.id for game in EVERY)


def game(game_id: str) -> AnyGame:
    return next(game for game in EVERY if game.id == game_id)


@cache
def steps(game_id: str) -> tuple[PlayedStep, ...]:
    """The moves of one random game per seat count."""
    return whole_games(game(game_id))
