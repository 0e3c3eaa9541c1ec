"""Lessons explain each question to a new player, and say nothing beyond the rules."""

from __future__ import annotations

from random import Random

import pytest

from companion.log.outlook import possible_moves
from rules.kit.seal import seal
from rules.kit.types import TABLE
from tests.contract.games import NAMES, game, steps

EVERY = 11  # one in so many of the positions of random games


@pytest.mark.parametrize("game_id", NAMES)
def test_what_would_follow_from_a_choice_is_the_same_for_who_knows_everything(game_id: str) -> None:
    of, rng = game(game_id), Random(3)
    worked_out = 0
    for step in steps(game_id)[::EVERY]:
        for prompt in of.prompts(step.after):
            if prompt.seat == TABLE:
                continue
            viewer = rng.choice((prompt.seat, TABLE)) if not prompt.secret else prompt.seat
            known = possible_moves(of, seal(step.after, viewer), prompt, viewer)
            truly = possible_moves(of, step.after, prompt, viewer)
            for here, there in zip(known, truly, strict=False):
                worked_out += not here.open
                assert here.open or (here.news, here.changes) == (there.news, there.changes), prompt.move
    assert worked_out


@pytest.mark.parametrize("game_id", NAMES)
def test_no_two_choices_of_a_question_are_told_in_the_same_words(game_id: str) -> None:
    of = game(game_id)
    for step in steps(game_id)[::EVERY]:
        for prompt in of.prompts(step.after):
            if prompt.seat != TABLE:
                said = [
                    choice.says for choice in possible_moves(of, seal(step.after, prompt.seat), prompt, prompt.seat)
                ]
                assert all(each not in said[:at] for at, each in enumerate(said)), prompt.move
