"""The fictitious player (BNB-61..66)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.battles_and_builders.game import GAME
from rules.kit.types import TABLE, Allot, Dice
from tests.rules.battles_and_builders.scenarios import check, scenario, scenarios, told

EIGHT = ";".join(f"open; lie 1B | 1B | {his}" for his in ("3B", "3B", "3B", "3B", "3I", "1I 2C", "2C 1A", "3A"))


@scenarios(
    scenario("he has all tokens but the king", "BNB-61", "", his="12B 4I 4C 4A 0K"),
    scenario("the start player draws three for him", "BNB-62 BNB-63", "open; commit 1 1", rows=["0", "1", "2"]),
    scenario("in eight rounds he commits exactly all his tokens", "BNB-62 BNB-41",
             EIGHT.replace("open", "urban", 3).replace("open", "mountain", 1).replace("open", "barbarian", 1),
             his="0B 0I 0C 0A 0K", asks=""),
    scenario("the start player is told to draw", "BNB-63", "open", said="fictitious-draws"),
    scenario("by the other reading his tokens are drawn at the reveal", "BNB-66",
             "house seats=2 fictitious_draw=after; open", said="-fictitious-draws"),
    scenario("and it is said then", "BNB-66", "house seats=2 fictitious_draw=after; open; commit 1 1",
             hint="fictitious-late"),
    scenario("who rolls in turn rolls alone", "BNB-63", "house seats=2 start=1; open; lie 3I | 1B | 3I", seat=0,
             asks="roll-0"),
    scenario("and the start player rolls for him", "BNB-63",
             "house seats=2 start=1; open; lie 3I | 1B | 3I; roll 4 4 4", seat=1, asks="roll-2"),
    scenario("he takes the tile", "BNB-63 BNB-65",
             "house seats=2 start=1; open; lie 3I | 1B | 3I; roll 4 4 4; roll | | 5 5 5", holder=2, totals=(0, 3)),
    scenario("the start tile goes to and fro between the two", "BNB-64", "house seats=2 start=1; quiet", seat=0),
    scenario("and back", "BNB-64", "house seats=2 start=1; quiet; quiet", seat=1),
    scenario("what he wins is out of play", "BNB-65", "open; lie 1B | 2B | 3B", totals=(0, 0),
             chips=[(0, 0, 0), (0, 0, 0), (1, 0, 0)]),
    scenario("he is tied for the most builders like anybody else", "BNB-65 BNB-22", "open; lie 2B | 1B | 2B 1A",
             totals=(1, 0)),
    scenario("he does not rank", "BNB-66", "quiet;" * 8, places=(1, 1)),
    scenario("unless the table lets him win", "BNB-66", "house seats=2 fictitious_rank=ranks;" + "quiet;" * 8,
             places=(2, 2)),
    scenario("the Catapult may hit him", "BNB-66", "open; lie K 1I | 1B | 3B", victim=[1, 2]),
    scenario("unless the table plays otherwise", "BNB-66",
             "house seats=2 fictitious_target=no; open; lie K 1I | 1B | 3B", victim=[1]),
)  # fmt: skip
def test_the_fictitious_player(moves: str, then: dict[str, Any]) -> None:
    check(moves if moves.startswith("house") else f"house seats=2; {moves}", then)


@pytest.mark.rule("BNB-61", "BNB-62")
def test_none_of_his_three_tokens_is_a_king() -> None:
    his = told("house seats=2; open; commit 1 1").ask().fields[-1]
    assert isinstance(his, Allot)
    assert (his.least, his.most, "king" in his.caps) == (3, 3, False)


@pytest.mark.rule("BNB-66")
@pytest.mark.parametrize(("reading", "shown"), [("out", ""), ("ranks", "fictitious-total")])
def test_his_points_are_shown_at_the_end_if_he_can_win(reading: str, shown: str) -> None:
    say = GAME.scene(told(f"house seats=2 fictitious_rank={reading};" + "quiet;" * 8).state, TABLE).next
    assert (say.key if say else "") == shown


def test_his_dice_lie_in_a_row_of_the_table() -> None:
    scene = GAME.scene(told("house seats=2; open; lie 1I | 1B | 3I").state, TABLE)
    assert [(row.seat, len(row.dice)) for row in scene.parts if isinstance(row, Dice)] == [(0, 1), (1, 0), (TABLE, 3)]
