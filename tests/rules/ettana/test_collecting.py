"""The roll and what it brings (ETT-9..17, ETT-58, ETT-65..67)."""

from __future__ import annotations

import pytest

from rules.ettana.components import FACES, TOUCHING
from rules.ettana.game import GAME
from rules.ettana.options import Options
from rules.ettana.state import pile
from rules.kit.types import Throw
from tests.rules.ettana.table import Table, ledger

BY_COLOUR = {"red": [2, 0, 1, 2], "green": [2, 1, 1, 1], "blue": [0, 1, 0, 1], "yellow": [0, 1, 1, 0],
             "purple": [0, 1, 1, 0]}  # fmt: skip  # round the pawns of Table(4), counted by hand


# ---- the turn ----------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-9", "ETT-10")
def test_the_turn_begins_with_both_dice_and_nothing_else_can_be_done_before() -> None:
    table = Table()
    (prompt,) = table.asked("roll")
    (field,) = prompt.fields
    assert isinstance(field, Throw)
    assert [die.id for die in field.dice] == ["number", "colour"]
    assert [face.value for face in field.dice[1].faces] == list(FACES)
    assert table.moves() == {"roll", "preset"}
    for move, values in (("go", {"to": "1,2"}), ("buy", {"goods": "card"}), ("end_turn", {}), ("exchange", {})):
        assert table.refused(move, values).rule == ""


@pytest.mark.rule("ETT-9")
def test_only_the_player_whose_turn_it_is_rolls() -> None:
    table = Table()
    assert table.refused("roll", {"dice": {"number": 3, "colour": "red"}}, seat=1).rule == "ETT-9"


@pytest.mark.rule("ETT-9")
def test_the_next_player_clockwise_rolls_when_the_turn_is_over() -> None:
    table = Table(seats=2)
    for seat in (0, 1, 0):
        assert {p.seat for p in GAME.prompts(table.state)} == {seat}
        table.whole_turn()


@pytest.mark.rule("ETT-10")
@pytest.mark.parametrize(
    "dice",
    [{"number": 0, "colour": "red"}, {"number": 7, "colour": "red"}, {"number": 3, "colour": "pink"},
     {"number": 3}, {"colour": "red"}, {"number": "3", "colour": "red"}],
)  # fmt: skip
def test_dice_that_do_not_exist_are_refused(dice: dict[str, int | str]) -> None:
    table = Table()
    assert table.refused("roll", {"dice": dice}).rule == "ETT-10"


# ---- collecting --------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-11", "ETT-12")
@pytest.mark.parametrize("colour", list(BY_COLOUR))
def test_everybody_gets_a_token_for_each_yarn_of_the_colour_next_to_the_own_pawn(colour: str) -> None:
    table = Table(seats=4)
    table.roll(3, colour)
    assert table.tokens == [2 + n for n in BY_COLOUR[colour]]
    assert table.supply == 40 - sum(BY_COLOUR[colour])
    assert "ETT-11" in table.rules


@pytest.mark.rule("ETT-12")
def test_four_octagons_touch_an_inner_square_two_a_square_on_the_rim_and_one_a_corner() -> None:
    assert [len(TOUCHING[square]) for square in ("2,3", "0,3", "3,5", "0,0", "5,5")] == [4, 2, 2, 1, 1]
    table = Table()
    table.stand("0,0", "0,1", "0,3")  # red; red and green; blue and yellow
    table.roll(1, "red")
    assert table.tokens == [3, 3, 2]


@pytest.mark.rule("ETT-13")
def test_red_brings_pink_black_and_white_a_token_and_orange_none() -> None:
    assert GAME.tints[:4] == ("pink", "black", "white", "orange")
    table = Table(seats=4)
    table.stand("1,2", "2,3", "3,4", "1,4")
    table.roll(2, "red")
    assert table.tokens == [3, 3, 3, 2]


@pytest.mark.rule("ETT-14")
@pytest.mark.parametrize(("colour", "tokens"), [("red", 2), ("blue", 1), ("green", 1), ("yellow", 0), ("purple", 0)])
def test_a_pawn_between_two_red_a_blue_and_a_green_yarn(colour: str, tokens: int) -> None:
    table = Table(board="RRYYY/BGYYP/BRRPP/BGGPP/BGGRB")
    table.roll(1, colour)
    assert table.player(0).tokens == 2 + tokens


@pytest.mark.rule("ETT-14")
def test_four_yarns_of_a_colour_bring_four_tokens() -> None:
    table = Table(board="RRYYY/RRYYP/BGBPP/BGGPP/BGGRB")
    table.roll(1, "red")
    assert table.player(0).tokens == 2 + 4


@pytest.mark.rule("ETT-11")
def test_the_yarns_count_as_they_lie_now() -> None:
    table = Table()
    table.has(0, tokens=3)
    table.roll(1)
    table.buy("swap", "0,1", "4,4")  # a red yarn for a green one next to Ana
    table.correct("leave-out", {})
    table.roll(1, "red")
    assert table.player(0).tokens == 0 + 3


@pytest.mark.rule("ETT-15")
@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_black_brings_the_player_an_action_card_and_nobody_tokens(tracking: str) -> None:
    table = Table(4) if tracking == "full" else ledger(4)
    if tracking == "full":
        table.roll(3, "black")
    else:
        table.play("collect", {"black": True})
    assert table.tokens == [2, 2, 2, 2]
    assert [player.cards for player in table.state.players] == [2, 1, 1, 1]
    assert pile(table.state) == 31
    assert "ETT-15" in table.rules


# ---- the supply --------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-16")
@pytest.mark.parametrize(("left", "paid"), [(4, True), (5, True), (3, False), (0, False)])
def test_when_the_supply_cannot_pay_everybody_nobody_gets_tokens(left: int, paid: bool) -> None:
    table = Table(board="RRYYY/BGYYP/BRRPP/BGGPP/BGGRB")
    table.stand("1,1", "2,1", "4,4")  # 2 red, 1 red, 1 red
    table.has(2, tokens=48 - 4 - left)
    table.roll(1, "red")
    before = [2, 2, 44 - left]
    assert table.tokens == ([4, 3, 45 - left] if paid else before)
    assert table.supply == (left - 4 if paid else left)
    assert ("ETT-16" in table.warned) != paid


@pytest.mark.rule("ETT-16")
@pytest.mark.parametrize(("left", "paid"), [(4, True), (3, False)])
def test_the_supply_rule_holds_without_a_board_too(left: int, paid: bool) -> None:
    table = ledger()
    table.has(2, tokens=44 - left)
    table.play("collect", {"black": False, "tokens": {"0": 2, "1": 1, "2": 1}})
    assert table.supply == (0 if paid else left)
    assert ("ETT-16" in table.warned) != paid


@pytest.mark.rule("ETT-17", "ETT-60")
@pytest.mark.parametrize(("reading", "gets"), [("rest", 2), ("nothing", 0)])
def test_a_card_that_the_supply_cannot_pay_brings_what_is_left_or_nothing(reading: str, gets: int) -> None:
    table = Table(options=Options(short_supply="rest" if reading == "rest" else "nothing"))
    table.has(2, tokens=42)
    table.stand("0,0", "0,0", "0,0")  # nobody collects purple
    table.roll(1)
    table.card("three")
    assert (table.player(0).tokens, table.supply) == (2 + gets, 2 - gets)
    assert "ETT-17" in table.warned


# ---- presetting the colour ---------------------------------------------------------------------------
@pytest.mark.rule("ETT-58")
def test_who_presets_the_colour_rolls_only_the_number_die() -> None:
    table = Table()
    table.play("preset", {"colour": "green"})
    assert (table.player(0).cards, table.state.discards, table.rules) == (0, 1, {"ETT-58"})
    (field,) = table.asked("roll")[0].fields
    assert isinstance(field, Throw)
    assert [die.id for die in field.dice] == ["number"]
    table.roll(5, colour=None)
    assert table.tokens == [4, 3, 3]
    assert table.state.turn.number == 5


@pytest.mark.rule("ETT-58")
@pytest.mark.parametrize("reading", ["yes", "no"])
def test_black_may_be_preset_or_not(reading: str) -> None:
    table = Table(options=Options(preset_black="yes" if reading == "yes" else "no"))
    assert ("black" in table.offered("colour", "preset")) == (reading == "yes")
    if reading == "yes":
        table.play("preset", {"colour": "black"})
        table.roll(5, colour=None)
        assert (table.player(0).cards, table.tokens) == (1, [2, 2, 2])
    else:
        assert table.refused("preset", {"colour": "black"}).rule == "ETT-58"


@pytest.mark.rule("ETT-58")
def test_the_colour_is_preset_before_the_roll_once_and_with_a_card() -> None:
    table = Table()
    table.has(0, cards=0)
    assert table.refused("preset", {"colour": "red"}).rule == "ETT-58"
    table.has(0, cards=2)
    table.play("preset", {"colour": "red"})
    assert table.refused("preset", {"colour": "green"}).rule == "ETT-58"
    table.roll(3, colour=None)
    assert table.refused("preset", {"colour": "green"}).rule == ""


# ---- rolling again -----------------------------------------------------------------------------------
@pytest.mark.rule("ETT-65", "ETT-67")
@pytest.mark.parametrize(("reading", "tokens"), [("both", [4, 3, 4]), ("last", [2, 3, 3])])
def test_after_rolling_again_both_rolls_count_or_only_the_last(reading: str, tokens: list[int]) -> None:
    table = Table(options=Options(again_tokens="both" if reading == "both" else "last"))
    table.roll(3, "red")  # 2, 0, 1
    table.card("again")
    assert table.moves() == {"roll"}
    table.roll(5, "purple")  # 0, 1, 1
    assert table.tokens == tokens
    assert table.supply == 48 - sum(tokens)
    assert table.state.turn.number == 5


@pytest.mark.rule("ETT-67")
def test_a_card_that_was_drawn_for_black_is_kept_when_the_dice_are_rolled_again() -> None:
    table = Table(options=Options(again_tokens="last"))
    table.roll(3, "black")
    table.card("again")
    table.roll(5, "red")
    assert (table.player(0).cards, table.tokens) == (1, [4, 2, 3])


@pytest.mark.rule("ETT-16", "ETT-67")
def test_tokens_that_go_back_are_in_the_supply_when_the_second_roll_is_paid() -> None:
    table = Table(options=Options(again_tokens="last"))
    table.has(1, tokens=41)  # 3 are left, and red costs 3
    table.roll(3, "red")
    assert table.supply == 0
    table.card("again")
    table.roll(3, "yellow")
    assert table.tokens == [2, 42, 3]


@pytest.mark.rule("ETT-65")
@pytest.mark.parametrize("before", ["move", "buy", "card", "swap"])
def test_the_dice_are_rolled_again_only_before_anything_else(before: str) -> None:
    table = Table()
    table.has(0, cards=3, tokens=9)
    table.roll(1)
    match before:
        case "move":
            table.go("1,2")
        case "buy":
            table.buy("card")
        case "card":
            table.card("tax")
        case _:
            table.buy("swap", "0,0", "4,4")
    assert "again" not in table.offered("card", "play")
    assert table.refused("play", {"card": "again"}).rule == "ETT-65"


@pytest.mark.rule("ETT-66")
def test_a_preset_colour_and_rolling_again_never_go_together() -> None:
    table = Table()
    table.has(0, cards=3)
    table.play("preset", {"colour": "red"})
    table.roll(3, colour=None)
    assert "again" not in table.offered("card", "play")
    assert table.refused("play", {"card": "again"}).rule == "ETT-66"
    other = Table()
    other.has(0, cards=3)
    other.roll(3, "red")
    other.card("again")
    assert other.moves() == {"roll"}
    assert other.refused("preset", {"colour": "red"}).rule == "ETT-66"
