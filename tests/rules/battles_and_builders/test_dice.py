"""Nobody has published what stands on the dice, so nothing is said about what fair ones would give."""

from __future__ import annotations

from pathlib import Path

from companion.log.book import replay
from companion.log.record import read
from rules.games import find
from rules.kit.types import Throw

RECORD = Path(__file__).parents[2] / "golden/battles_and_builders/four_seats.jsonl"


def test_dice_whose_faces_nobody_knows_are_never_compared_with_fair_ones() -> None:
    head, lines, _ = read(RECORD.read_bytes())
    prompts = [each.answered for each in replay(find(head.game), head, lines).moments if each.answered]
    dice = [die for prompt in prompts for field in prompt.fields if isinstance(field, Throw) for die in field.dice]
    assert dice
    assert not any(die.is_printed for die in dice)
