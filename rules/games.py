"""The companion's own games, each imported when it is first needed: a start needs only the game in progress."""

from __future__ import annotations

from rules.kit.shelf import Shelf, ShelfGame
from rules.kit.types import AnyGame


def _akkon() -> AnyGame:
    from rules.akkon.game import GAME

    return GAME


def _amritsar() -> AnyGame:
    from rules.amritsar.game import GAME

    return GAME


def _any_game() -> AnyGame:
    from rules.any_game.game import GAME

    return GAME


def _battles_and_builders() -> AnyGame:
    from rules.battles_and_builders.game import GAME

    return GAME


def _ettana() -> AnyGame:
    from rules.ettana.game import GAME

    return GAME


def _himalaya() -> AnyGame:
    from rules.himalaya.game import GAME

    return GAME


GAMES = Shelf(
    ShelfGame("akkon", "rules.akkon", _akkon),
    ShelfGame("amritsar", "rules.amritsar", _amritsar),
    ShelfGame("battles_and_builders", "rules.battles_and_builders", _battles_and_builders),
    ShelfGame("ettana", "rules.ettana", _ettana),
    ShelfGame("himalaya", "rules.himalaya", _himalaya),
    ShelfGame("any_game", "rules.any_game", _any_game),
)


def find(game_id: str) -> AnyGame:
    """The game with that id; KeyError if there is none."""
    return GAMES.find(game_id)
