"""The actions of a turn, their costs, and their refusals (ETT-18..28)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from rules.ettana.game import GAME
from rules.kit.types import Choice
from tests.rules.ettana.scenarios import check, scenario, scenarios, told

mark = pytest.mark
RICH = "Ana has tokens 12 cards 3; roll 1"


@mark.rule("ETT-18")
@mark.parametrize("order", [*permutations(["go 1,2", "buy card", "card tax"])])
def test_actions_are_done_in_any_order(order: tuple[str, ...]) -> None:
    check(f"{RICH}; {';'.join(order)}; end", {"active": 1, "pawn": "1,2", "tokens": 10, "cards": 3})


@scenarios(
    # ---- the mandatory move --------------------------------------------------------------------------
    scenario("the turn does not end before the move", f"{RICH}; buy card", mark.rule("ETT-19"),
             asks="go -end_turn", to="1,2 -1,1"),
    scenario("the move is made once", f"{RICH}; go 1,2", mark.rule("ETT-19"), asks="end_turn -go -stay"),
    scenario("without a board the move is a must too", "ledger; collect 0 0 0", mark.rule("ETT-19"),
             asks="moved -end_turn"),
    scenario("and is made once", "ledger; collect 0 0 0; moved", mark.rule("ETT-19"), asks="end_turn -moved"),
    # ---- buying --------------------------------------------------------------------------------------
    scenario("an action card costs two tokens", "roll 1; buy card", mark.rule("ETT-20"),
             tokens=0, cards=2, pile=32, news="ETT-20"),
    scenario("two yarns anywhere on the board are swapped for three", "Ana has tokens 3; roll 1; buy swap 0,1 4,2",
             mark.rule("ETT-21"), tokens=0, supply=42, yarns="0,1 yellow, 4,2 green"),
    scenario("a design card costs three tokens", "Ana has tokens 3; roll 1; buy design", mark.rule("ETT-22"),
             tokens=0, designs=2, design_pile=32, news="ETT-22"),
    scenario("who has two tokens buys a card", "Ana has tokens 2; roll 1", mark.rule("ETT-20"), goods="= card"),
    scenario("without a board the prices are the same",
             "ledger; Ana has tokens 8; collect 0 0 0; buy card; buy swap; buy design",
             mark.rule("ETT-20", "ETT-21", "ETT-22"), tokens=0, cards=2, designs=2),
    scenario("the same is bought as often as one can pay", f"{RICH}; buy card; buy card; buy card", mark.rule("ETT-26"),
             goods="= card swap design", cards=6),
    scenario("or each once in a turn", f"house repeat=once; {RICH}; buy card; buy swap 0,0 0,1", mark.rule("ETT-26"),
             goods="= design"),
    scenario("and again in the next turn",
             f"house repeat=once; {RICH}; buy card; go 1,2; end; Bo has tokens 12; roll 1",
             mark.rule("ETT-26"), goods="= card swap design"),
    scenario("there is no limit to a hand", "Ana has tokens 9 cards 20; roll 1; buy card", mark.rule("ETT-26"),
             cards=21),
    # ---- cards ---------------------------------------------------------------------------------------
    scenario("several cards are played and each is discarded", f"{RICH}; card tax; card three", mark.rule("ETT-23"),
             cards=1, discards=2, pile=31),
    scenario("the discards make a new pile", "Ana has cards 4; Bo has cards 31; roll 1; card tax; card tax; buy card",
             mark.rule("ETT-24"), cards=3, pile=1, discards=0, news="ETT-24"),
    scenario("without pile and discards no card is bought", "Ana has tokens 9; Bo has cards 34; roll 1",
             mark.rule("ETT-24"), goods="= swap design"),
    scenario("black brings nothing when every card is in a hand", "Bo has cards 34; roll 1 black", mark.rule("ETT-24"),
             cards=1, warned={"ETT-24"}),
    scenario("without design cards none is bought", "Ana has tokens 9; Bo has designs 34; roll 1",
             mark.rule("ETT-22", "ETT-24"), goods="= card swap"),
    # ---- exchanging a design -------------------------------------------------------------------------
    scenario("a design card is exchanged, and the turn is over", "roll 3; exchange", mark.rule("ETT-27"),
             designs=1, design_pile=33, pawn="1,1", active=1, news="ETT-27"),
    scenario("without a board too", "ledger; collect 0 0 0; exchange", mark.rule("ETT-27"),
             designs=1, tokens=2, active=1),
    scenario("not after the move", f"{RICH}; go 1,2", mark.rule("ETT-27"), asks="-exchange"),
    scenario("not after a swap", f"{RICH}; buy swap 0,0 4,3", mark.rule("ETT-27"), asks="-exchange"),
    scenario("not after a card", f"{RICH}; card tax", mark.rule("ETT-27"), asks="-exchange"),
    scenario("not after a claim", "Ana has designs 2; roll 1; claim unseen 1; consent", mark.rule("ETT-27"),
             asks="-exchange"),
    scenario("not after Roll again", f"{RICH}; card again; roll 2", mark.rule("ETT-28"), asks="-exchange"),
    scenario("or even then", f"house again_exchange=allows; {RICH}; card again; roll 2", mark.rule("ETT-28"),
             asks="exchange"),
    scenario("a preset colour does not bar it", "preset blue; roll 2", mark.rule("ETT-28"), asks="exchange"),
)  # fmt: skip
def test_in_a_turn(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@mark.rule("ETT-20")
@mark.parametrize("tokens", [2, 3])
def test_an_action_card_is_the_likely_purchase(tokens: int) -> None:
    (field, *_) = told(f"Ana has tokens {tokens}; roll 1").open_prompts("buy")[0].fields
    assert isinstance(field, Choice)
    assert field.default == ("card",)


@mark.rule("ETT-9")
@mark.parametrize("left", ["tokens 2", "cards 1", "designs 1", "tokens 0"])
def test_the_turn_moves_on_where_only_its_end_is_left(left: str) -> None:
    table = told(f"Ana has tokens 0 cards 0 designs 0; Ana has {left}; roll 1; go 1,2; swap 0,1 0,2")
    assert table.form("end_turn").moves_on == (table.moves() == {"end_turn"}) == (left == "tokens 0")


# ---- unavailable actions, with the reason: what gives it keeps the form from being asked ---------------
SPENT = "Ana has cards 3 tokens 12; roll 1; buy card"


@mark.rule("ETT-20", "ETT-22", "ETT-23", "ETT-25", "ETT-27", "ETT-41", "ETT-58")
@mark.parametrize(
    ("moves", "move", "values", "why"),
    [
        ("roll 1", "end_turn", {}, "must-move ETT-19"),
        ("roll 1", "stay", {}, "must-move ETT-19"),
        ("roll 1; go 1,2", "go", {"to": "1,1"}, "moved-already ETT-19"),
        ("roll 1; go 1,2", "play", {"card": "move", "square": "5,5"}, "moved-already ETT-53"),
        ("roll 1", "free_swap", {"yarns": ["o0,0", "o0,1"]}, "free-swap-over ETT-41"),
        ("roll 1", "show_victory", {}, "no-card-drawn ETT-64"),
        ("Ana has cards 0; roll 1", "play", {"card": "tax"}, "no-card-in-hand ETT-23"),
        ("Ana has cards 0", "preset", {"colour": "red"}, "no-card-in-hand ETT-58"),
        ("Ana has cards 2; preset red", "preset", {"colour": "red"}, "preset-twice ETT-58"),
        ("Ana has cards 2; roll 1; card again", "preset", {"colour": "red"}, "preset-with-again ETT-66"),
        ("house preset_black=no", "preset", {"colour": "black"}, "preset-not-black ETT-58"),
        ("Ana has cards 2; preset red; roll 1", "play", {"card": "again"}, "preset-with-again ETT-66"),
        (SPENT, "play", {"card": "again"}, "again-too-late ETT-65"),
        (SPENT, "exchange", {}, "exchange-too-late ETT-27"),
        ("Ana has designs 0; roll 1", "exchange", {}, "no-design-in-hand ETT-27"),
        ("Bo has designs 34; roll 1", "exchange", {}, "no-designs ETT-27"),
        ("Bo has designs 34; roll 1", "play", {"card": "design"}, "no-designs ETT-59"),
        ("Bo has cards 0; Cem has cards 0; roll 1", "play", {"card": "steal_card", "victim": 1}, "nothing-left ETT-55"),
        ("Ana has tokens 1; roll 1", "buy", {"goods": "card"}, "too-dear ETT-20"),
        (f"house repeat=once; {SPENT}", "buy", {"goods": "card"}, "bought-already ETT-26"),
        ("Ana has tokens 9; Bo has cards 34; roll 1", "buy", {"goods": "card"}, "nothing-left ETT-24"),
        ("Ana has designs 0; roll 1", "claim", {"design": "unseen", "points": 1}, "no-design-in-hand ETT-25"),
    ],
)
def test_what_cannot_be_done_says_why(moves: str, move: str, values: dict[str, object], why: str) -> None:
    table = told(moves)
    assert GAME.why_not is not None
    refusal = GAME.why_not(table.state, 0, move, values)
    assert refusal is not None
    assert f"{refusal.say.key} {refusal.rule}" == why


@mark.rule("ETT-9")
def test_whoever_does_not_have_the_turn_is_told_so() -> None:
    assert told("roll 1").refusal("end_turn", seat=1).say.key == "not-your-turn"
