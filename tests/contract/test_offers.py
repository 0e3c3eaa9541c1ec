"""Every offered answer is accepted, in every form of every game, field by field; no other answer reaches a move."""

from __future__ import annotations

from random import Random

import pytest

from companion.testkit.offers import refused_offers
from tests.contract.games import NAMES, game, steps

LOOKS = 40  # states of each game
# Fields whose offers may be refused together with the rest of the form, with the reason:
TOGETHER = {
    ("akkon", "play", "card"),  # a card that costs too many knights is offered, and refused with a message
    ("himalaya", "show_hands", "shown"),  # all hands together hold no more cubes than there are
    ("pebbles", "step", "path"),  # two neighbours are a path
}


@pytest.mark.parametrize("game_id", NAMES)
def test_what_is_offered_is_taken(game_id: str) -> None:
    of, rng, every = game(game_id), Random(1), steps(game_id)
    looks = every[:: max(1, len(every) // LOOKS)]
    found = {(game_id, *what) for step in looks for what in refused_offers(of, step.before, rng)}
    assert {each for each in found if each[:3] not in TOGETHER} == set()
