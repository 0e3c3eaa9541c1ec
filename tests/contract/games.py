"""The games under test, and states of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from companion.testkit.laws import Laws
from companion.testkit.play import PlayedStep
from rules.games import GAMES
from rules.kit.types import AnyGame
from tests.pebbles.game import GAME as PEBBLES
from tests.small.fists import GAME as FISTS

TESTS = Path(__file__).parents[1]
EVERY: tuple[AnyGame, ...] = (*GAMES, PEBBLES, FISTS)
NAMES = tuple(game.id for game in EVERY)


def game(game_id: str) -> AnyGame:
    return next(game for game in EVERY if game.id == game_id)


@cache
def laws(game_id: str) -> Laws:
    """The laws for that game, with its tests and golden records."""
    tests = next(folder for folder in (TESTS / "rules" / game_id, TESTS / game_id, TESTS / "small") if folder.is_dir())
    return Laws(game(game_id), tests, TESTS / "golden" / game_id)


def steps(game_id: str) -> tuple[PlayedStep, ...]:
    """The moves of one random game per seat count."""
    return laws(game_id).steps
