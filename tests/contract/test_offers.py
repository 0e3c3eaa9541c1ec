"""What is lit is admitted, of every form of every game, each field alone: no other answer reaches a move."""

from __future__ import annotations

from random import Random

import pytest

from companion.testkit.offers import never_taken
from rules.kit.answers import cells_of
from rules.kit.types import TABLE, Board
from tests.contract.games import NAMES, game, steps

LOOKS = 40  # states of each game
# A form may offer what only together with the rest of it is refused, with the reason why:
TOGETHER = {
    ("akkon", "play", "card"),  # whoever holds a card that costs too many knights finds it, and is told so
    ("himalaya", "show_hands", "shown"),  # all hands together hold no more cubes than there are
    ("pebbles", "step", "path"),  # two neighbours are a path
}


@pytest.mark.parametrize("game_id", NAMES)
def test_what_is_offered_is_taken(game_id: str) -> None:
    of, rng, every = game(game_id), Random(1), steps(game_id)
    looks = every[:: max(1, len(every) // LOOKS)]
    found = {(game_id, *what) for step in looks for what in never_taken(of, step.before, rng)}
    assert {each for each in found if each[:3] not in TOGETHER} == set()


@pytest.mark.parametrize("game_id", NAMES)
def test_a_game_lights_no_place_beside_those_that_it_asks_for(game_id: str) -> None:
    of = game(game_id)
    for step in steps(game_id):
        asked = {cell for prompt in of.prompts(step.before) for field in prompt.fields for cell in cells_of(field)}
        parts = of.scene(step.before, TABLE).parts
        lit = {cell for part in parts if isinstance(part, Board) for cell in part.lit}
        assert not asked or lit <= asked, (step.prompt.id, lit - asked)
