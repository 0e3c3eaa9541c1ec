"""The roll and its gains (ETT-9..16, ETT-58, ETT-65..67)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.ettana.components import TOUCHING
from rules.ettana.game import GAME
from tests.rules.ettana.scenarios import check, scenario, scenarios, told

mark = pytest.mark
RED_TWICE = "house board=RRYYY/BGYYP/BRRPP/BGGPP/BGGRB"  # round 1,1 lie two red yarns, a blue and a green one
SHARED = f"{RED_TWICE}; stand 1,1 2,1 4,4"  # red: 2, 1, 1


@mark.rule("ETT-9")
def test_the_next_player_clockwise_rolls_when_the_turn_is_over() -> None:
    table = told("house seats=2")
    for seat in (0, 1, 0):
        assert {prompt.seat for prompt in GAME.prompts(table.state)} == {seat}
        table.whole_turn()


@mark.rule("ETT-12")
def test_four_octagons_touch_an_inner_square_two_a_square_on_the_rim_and_one_a_corner() -> None:
    assert [len(TOUCHING[square]) for square in ("2,3", "0,3", "3,5", "0,0", "5,5")] == [4, 2, 2, 1, 1]


@mark.rule("ETT-13")
def test_the_pawns_are_pink_black_white_and_orange() -> None:
    assert GAME.tints[:4] == ("pink", "black", "white", "orange")


@mark.rule("ETT-58")
def test_without_a_board_black_cannot_be_told_where_it_may_not_be_preset() -> None:
    told_by = [prompt.given for prompt in told("ledger; house preset_black=no; preset").open_prompts("collect")]
    assert told_by == [{"black": False}]


@scenarios(
    # ---- collecting: round the pawns of four, counted by hand ------------------------------------------
    scenario("red", "house seats=4; roll 3 red", mark.rule("ETT-11"), tokens=[4, 2, 3, 4], supply=35, news="ETT-11"),
    scenario("green", "house seats=4; roll 3 green", mark.rule("ETT-11"), tokens=[4, 3, 3, 3]),
    scenario("blue", "house seats=4; roll 3 blue", mark.rule("ETT-11"), tokens=[2, 3, 2, 3]),
    scenario("yellow", "house seats=4; roll 3 yellow", mark.rule("ETT-11"), tokens=[2, 3, 3, 2]),
    scenario("purple", "house seats=4; roll 3 purple", mark.rule("ETT-11"), tokens=[2, 3, 3, 2]),
    scenario("in the corner and on the rim", "stand 0,0 0,1 0,3; roll 1 red", mark.rule("ETT-12"), tokens=[3, 3, 2]),
    scenario("red brings pink, black and white a token and orange none",
             "house seats=4; stand 1,2 2,3 3,4 1,4; roll 2 red", mark.rule("ETT-13"), tokens=[3, 3, 3, 2]),
    scenario("two red yarns", f"{RED_TWICE}; roll 1 red", mark.rule("ETT-14"), tokens=4),
    scenario("a blue one", f"{RED_TWICE}; roll 1 blue", mark.rule("ETT-14"), tokens=3),
    scenario("and no yellow one", f"{RED_TWICE}; roll 1 yellow", mark.rule("ETT-14"), tokens=2),
    scenario("four are the most", "house board=RRYYY/RRYYP/BGBPP/BGGPP/BGGRB; roll 1 red", mark.rule("ETT-14"),
             tokens=6),
    scenario("the yarns count as they lie now", "Ana has tokens 3; roll 1; buy swap 0,1 4,4; skip; roll 1 red",
             mark.rule("ETT-11"), tokens=3),
    scenario("without a board it is told", "house seats=4; ledger; collect 1 0 4 0", mark.rule("ETT-11"),
             tokens=[3, 2, 6, 2]),
    scenario("black brings the player a card and nobody tokens", "house seats=4; roll 3 black", mark.rule("ETT-15"),
             tokens=[2, 2, 2, 2], cards=[2, 1, 1, 1], pile=31, news="ETT-15"),
    scenario("without a board too", "house seats=4; ledger; black", mark.rule("ETT-15"),
             tokens=[2, 2, 2, 2], cards=[2, 1, 1, 1], pile=31),
    # ---- the supply ----------------------------------------------------------------------------------
    scenario("four tokens are left for four", f"{SHARED}; Cem has tokens 40; roll 1 red", mark.rule("ETT-16"),
             tokens=[4, 3, 41], supply=0, warned=set()),
    scenario("with three left nobody gets any", f"{SHARED}; Cem has tokens 41; roll 1 red", mark.rule("ETT-16"),
             tokens=[2, 2, 41], supply=3, warned={"ETT-16"}),
    scenario("four are left without a board", "ledger; Cem has tokens 40; collect 2 1 1", mark.rule("ETT-16"),
             tokens=[4, 3, 41], warned=set()),
    scenario("three are left without a board", "ledger; Cem has tokens 41; collect 2 1 1", mark.rule("ETT-16"),
             tokens=[2, 2, 41], warned={"ETT-16"}),
    # ---- presetting the colour -----------------------------------------------------------------------
    scenario("a preset colour is collected", "preset green; roll 5", mark.rule("ETT-58"),
             cards=0, discards=1, tokens=[4, 3, 3], number=5),
    scenario("before the roll", "roll 3", mark.rule("ETT-58"), asks="play -preset"),
    scenario("black is preset", "preset black; roll 5", mark.rule("ETT-58"), cards=1, tokens=[2, 2, 2]),
    scenario("or may not be", "house preset_black=no", mark.rule("ETT-58"), colour="= green red yellow blue purple"),
    scenario("black is preset without a board", "ledger; preset; black", mark.rule("ETT-58"), cards=1),
    # ---- rolling again -------------------------------------------------------------------------------
    scenario("both dice are rolled again", "roll 3 red; card again", mark.rule("ETT-65", "ETT-66"), asks="= roll"),
    scenario("both rolls count", "roll 3 red; card again; roll 5 purple", mark.rule("ETT-65", "ETT-67"),
             tokens=[4, 3, 4], supply=37, number=5),
    scenario("or the last alone", "house again_tokens=last; roll 3 red; card again; roll 5 purple",
             mark.rule("ETT-67"), tokens=[2, 3, 3], supply=40),
    scenario("both count without a board", "ledger; collect 1 0 1; card again; collect 0 1 1",
             mark.rule("ETT-65", "ETT-67"), tokens=[3, 3, 4]),
    scenario("or the last alone without one",
             "ledger; house again_tokens=last; collect 1 0 1; card again; collect 0 1 1", mark.rule("ETT-67"),
             tokens=[2, 3, 3]),
    scenario("a card for black is kept", "house again_tokens=last; roll 3 black; card again; roll 5 red",
             mark.rule("ETT-67"), cards=1, tokens=[4, 2, 3]),
    scenario("tokens that go back pay the second roll",
             "house again_tokens=last; Bo has tokens 41; roll 3 red; card again; roll 3 yellow",
             mark.rule("ETT-16", "ETT-67"), tokens=[2, 42, 3]),
    scenario("what was spent does not go back",
             "house again_tokens=last; roll 3 red; Ana has tokens 1; card again; roll 3 yellow", mark.rule("ETT-67"),
             tokens=[0, 3, 3]),
    scenario("not after the move", "roll 1; go 1,2", mark.rule("ETT-65"), card="tax -again"),
    scenario("not after a purchase", "roll 1; buy card", mark.rule("ETT-65"), card="tax -again"),
    scenario("not after a card", "Ana has cards 3; roll 1; card tax", mark.rule("ETT-65"), card="tax -again"),
    scenario("never with a preset colour", "Ana has cards 3; preset red; roll 3", mark.rule("ETT-66"),
             card="tax -again"),
    scenario("nor without a board", "ledger; Ana has cards 3; preset; collect 0 0 0", mark.rule("ETT-66"),
             card="tax -again"),
)  # fmt: skip
def test_a_roll(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)
