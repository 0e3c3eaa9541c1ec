"""Games on a shelf: the list is there at once, and a game is imported on its first use."""

from __future__ import annotations

import pytest

from rules.kit.shelf import Shelf, ShelfGame
from rules.kit.types import AnyGame
from tests.contract.games import game
from tests.pebbles.game import GAME as PEBBLES


def never() -> AnyGame:
    raise AssertionError("nobody has taken this one")


AKKON = ShelfGame("akkon", "rules.akkon", lambda: game("akkon"))
HEAVY = ShelfGame("heavy", "somebody.heavy", never)


def test_what_there_is_can_be_read_without_taking_a_game() -> None:
    shelf = Shelf(AKKON).with_games(HEAVY).with_loaded(PEBBLES)
    assert len(shelf) == 3
    assert shelf.packages == {"akkon": "rules.akkon", "heavy": "somebody.heavy", "pebbles": "tests.pebbles"}


def test_one_game_is_taken_by_its_id_or_its_place_and_the_others_are_left_there() -> None:
    shelf = Shelf(AKKON, HEAVY).with_loaded(PEBBLES)
    assert shelf.find("akkon") is shelf[0] is game("akkon")
    assert shelf.find("pebbles") is shelf[2] is shelf[-1] is PEBBLES
    assert [each.id for each in shelf[::2]] == ["akkon", "pebbles"]
    rest = shelf[1:]
    assert isinstance(rest, Shelf)
    assert list(rest.packages) == ["heavy", "pebbles"]
    with pytest.raises(AssertionError, match="nobody has taken this one"):
        shelf.find("heavy")


def test_whoever_goes_through_all_of_them_has_them_in_their_order() -> None:
    assert list(Shelf().with_loaded(PEBBLES, game("akkon"))) == [PEBBLES, game("akkon")]


def test_a_game_that_is_not_there_is_named() -> None:
    with pytest.raises(KeyError, match="chess"):
        Shelf(AKKON).find("chess")
