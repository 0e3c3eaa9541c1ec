"""What was told wrong and set right leaves the table as if it had been told right at first."""

from __future__ import annotations

import pytest

from rules.battles_and_builders.game import GAME
from rules.battles_and_builders.options import Options
from rules.kit.types import TABLE, Amount, Prompt, Who
from tests.rules.battles_and_builders.table import MOUNTAIN, Table, tokens


# ---- the event tile ----------------------------------------------------------------------------------
@pytest.mark.rule("BNB-39")
def test_a_tile_that_was_no_barbarian_battle_after_all_is_worth_what_is_printed_on_it() -> None:
    wrong, right = Table(), Table()
    wrong.tile("barbarian")
    wrong.correct("tile-0", {"terrain": "open", "value": 4})
    right.tile("open", 4)
    assert wrong.state == right.state
    assert set(GAME.learned(wrong.state)["tile"]) == {"open/4/1"}


@pytest.mark.rule("BNB-39")
def test_the_value_of_a_corrected_tile_is_asked_unless_the_barbarians_are_on_it() -> None:
    table = Table()
    table.tile("barbarian")
    (form,) = (c for c in GAME.corrections(table.state) if isinstance(c, Prompt) and c.id == "tile-0")
    (value,) = (field for field in form.fields if isinstance(field, Amount))
    assert value.default is None, "minus two is no value that another tile could have"
    table.correct("tile-0", {"terrain": "urban", "value": 5})
    table.correct("tile-0", {"terrain": "mountain"})
    assert table.state.tiles[0].value == 5, "what is known stays unless it is told otherwise"
    table.correct("tile-0", {"terrain": "barbarian"})
    assert table.state.tiles[0].value == -2


@pytest.mark.rule("BNB-39")
@pytest.mark.parametrize("value", [0, 13])
def test_a_corrected_tile_has_a_value_that_can_be_printed_on_it(value: int) -> None:
    table = Table()
    table.tile("barbarian")
    assert table.refused("correct_tile", index=0, terrain="open", value=value).rule == "BNB-39"


# ---- what was committed ------------------------------------------------------------------------------
def committed(*counts: int, options: Options | None = None) -> Table:
    table = Table(options=options)
    table.tile("open", 3)
    table.commit(*counts)
    return table


@pytest.mark.rule("BNB-9")
@pytest.mark.parametrize(("wrong", "right"), [(0, 2), (2, 0), (3, 1), (0, 0)])
def test_the_chip_for_committing_nothing_goes_with_a_corrected_number(wrong: int, right: int) -> None:
    table = committed(wrong, 1)
    table.correct("correct_committed-0", right)
    assert table.state == committed(right, 1).state
    assert ("chips-now" in table.said) == (bool(wrong) != bool(right)), "the table moves its chips too"


@pytest.mark.rule("BNB-9")
@pytest.mark.parametrize("minus_left", [0, 1, 2])
def test_chips_for_committing_nothing_go_in_turn_order_after_the_start_tile_was_set_right(minus_left: int) -> None:
    wrong, right = (Table(seats=4) for _ in range(2))
    for table, count in ((wrong, 1), (right, 0)):
        table.correct("correct_chips-2-minus", 12 - minus_left)
        table.correct("correct_chips-1-one", 1)
        table.tile("open", 3)
        table.commit(4, 0, 1)
        table.correct("start", 2)
        table.commit(count)
    wrong.correct("correct_committed-3", 0)
    assert wrong.state == right.state


@pytest.mark.rule("BNB-9")
def test_a_chip_that_came_as_another_goes_back_as_another() -> None:
    table = Table()
    table.correct("correct_chips-1-minus", 12)
    table.correct("correct_chips-0-one", 1)
    before = table.state.sides
    table.tile("open", 3)
    table.commit(0)
    assert table.chips(0) == (0, 0, 0)
    table.correct("correct_committed-0", 2)
    assert table.state.sides == before


@pytest.mark.rule("BNB-14")
def test_nobody_pays_later_where_the_table_reads_from_now_on_that_it_costs_a_chip() -> None:
    table = committed(0)
    table.correct("set-empty_hand", "free")
    assert table.chips(0) == (0, 0, 1)


# ---- what was turned up ------------------------------------------------------------------------------
def turned_up(*sides: str) -> Table:
    table = Table(seats=len(sides))
    table.tile("open", 3)
    table.turn_up(*sides)
    return table


def set_right(table: Table, *sides: str) -> None:
    """What everyone turned up is corrected: tokens by side."""
    table.correct("reveal-again", {"faces": {str(side): tokens(words) for side, words in enumerate(sides)}})


@pytest.mark.rule("BNB-13", "BNB-21", "BNB-22")
@pytest.mark.parametrize("other", ["1B 2C", "2B 1C", "3C"])
def test_stocks_and_chips_for_builders_go_with_tokens_that_are_set_right(other: str) -> None:
    wrong, right = turned_up("1B 2I", other, "1A"), turned_up("2B 1I", other, "1A")
    set_right(wrong, "2B 1I", other, "1A")
    assert wrong.state == right.state


@pytest.mark.rule("BNB-13")
def test_stocks_go_with_tokens_that_are_set_right_while_kings_choose() -> None:
    wrong, right = turned_up("K 1B 2I", "1B", "1A"), turned_up("K 2B 1I", "1B", "1A")
    set_right(wrong, "K 2B 1I", "1B", "1A")
    assert wrong.state == right.state
    wrong.take("claim")
    assert wrong.chips(0) == (1, 0, 0)


@pytest.mark.rule("BNB-49")
def test_the_claimed_points_go_with_the_tile_that_claims_them() -> None:
    wrong, right = turned_up("K 2B 1I", "K 2B 1I", "2B"), turned_up("K 2B 1I", "K 2B 1I", "2B")
    wrong.take("claim")
    wrong.take("trojan")
    right.take("trojan")
    right.take("claim")
    wrong.correct("strategy-claim", {"holder": 1})
    assert wrong.said == ["chips-now", "chips-now"]
    wrong.correct("strategy-trojan", {"holder": 0})
    assert [side.chips for side in wrong.state.sides] == [side.chips for side in right.state.sides]
    assert wrong.state.battle == right.state.battle


@pytest.mark.rule("BNB-16")
def test_kings_choose_from_the_start_player_who_was_set_right() -> None:
    wrong, right = Table(), Table(start=2)
    for table in (wrong, right):
        table.tile("open", 3)
        table.turn_up("K 1B", "K 1B", "K 1B")
    wrong.correct("start", 2)
    assert wrong.state == right.state
    wrong.take("claim")
    wrong.correct("start", 1)
    assert wrong.state.kings == (1, 0), "who has chosen does not choose again"


@pytest.mark.rule("BNB-13")
def test_tokens_of_a_reveal_that_is_left_out_are_used_as_far_as_they_are_known() -> None:
    table = Table()
    table.tile("open", 3)
    table.play("commit_kinds", {"tokens": {"builder": 2, "king": 1}})
    table.commit(2, 0)
    table.correct("leave-out", {"holder": 2})
    assert table.state.sides[0].tokens == {"builder": 10, "infantry": 4, "cavalry": 4, "archers": 4, "king": 0}
    assert sum(table.state.sides[1].tokens.values()) == 25
    assert [news.say.args["who"] for news in table.news if news.say.key == "left-untold"] == [Who(seat=1)]
    assert table.warned == {"BNB-13"}


@pytest.mark.rule("BNB-13")
def test_what_a_side_turned_up_is_set_right_in_one_form_so_that_no_battle_ends_between_two_numbers() -> None:
    wrong, right = turned_up("1C", "2I", "1B"), turned_up("1A", "2I", "1B")
    shown = {c.move for c in GAME.corrections(wrong.state)}
    assert "correct_revealed" in shown
    assert not {"correct_faces", "correct_reveal"} & shown
    set_right(wrong, "1A", "2I", "1B")
    assert wrong.state == right.state


@pytest.mark.rule("BNB-13", "BNB-37")
@pytest.mark.parametrize(("told", "lay"), [
    (("2I", "1B 1C", "1B"), ("1B 1C", "2B", "1I")),  # corrected side by side, one army alone would win between them
    (("1I", "1C", "1B"), ("1B", "1I", "1C")),
    (("1B", "1I", "1I"), ("1I", "1B", "1I")),
])  # fmt: skip
def test_sides_that_were_told_in_each_others_places_are_set_right_in_one_form_for_all(
    told: tuple[str, ...], lay: tuple[str, ...]
) -> None:
    wrong, right = turned_up(*told), turned_up(*lay)
    set_right(wrong, *lay)
    assert wrong.state == right.state


@pytest.mark.rule("BNB-13")
def test_what_lies_there_as_it_was_told_voids_no_roll() -> None:
    table = turned_up("3I", "3I", "1B")
    assert table.state.step == "roll"
    table.roll({0: [1, 2, 3]})
    before = table.state
    set_right(table, "3I", "3I", "1B")
    assert table.state == before


@pytest.mark.rule("BNB-13")
def test_records_in_which_what_one_side_turned_up_was_set_right_still_open() -> None:
    wrong, right = turned_up("1B 2I", "1B 2C", "1A"), turned_up("2B 1I", "1B 2C", "1A")
    move = GAME.move("correct_reveal", {"side": 0, "faces": {"builder": 2, "infantry": 1}})
    wrong.state, _ = GAME.apply(wrong.state, TABLE, move)
    assert wrong.state == right.state


@pytest.mark.rule("BNB-13")
def test_records_in_which_what_lay_open_was_set_right_number_by_number_still_open() -> None:
    wrong, right = turned_up("1B 2I", "1B 2C", "1A"), turned_up("2B 1I", "1B 2C", "1A")
    for kind, n in (("builder", 2), ("infantry", 1)):
        move = GAME.move("correct_faces", {"side": 0, "kind": kind, "value": n})
        wrong.state, _ = GAME.apply(wrong.state, TABLE, move)
    assert wrong.state == right.state


@pytest.mark.rule("BNB-13", "BNB-16")
def test_a_king_that_was_missed_chooses_and_one_that_was_not_there_does_not() -> None:
    for before, after in (("2B 1I", "K 1B 1I"), ("K 1B 1I", "2B 1I")):
        wrong, right = turned_up(before, "1B", "1A"), turned_up(after, "1B", "1A")
        set_right(wrong, after, "1B", "1A")
        assert wrong.state == right.state


@pytest.mark.rule("BNB-13")
def test_tokens_beyond_the_stock_come_back_only_as_far_as_they_had_left_it() -> None:
    wrong, right = Table(), Table()
    for table in (wrong, right):
        table.correct("correct_tokens-0-archers", 0)
        table.tile("open", 3)
    wrong.turn_up("1A", "1I", "1C")
    right.turn_up("1I", "1I", "1C")
    set_right(wrong, "1I", "1I", "1C")
    assert wrong.state == right.state
    assert wrong.state.sides[0].tokens["archers"] == 0


@pytest.mark.rule("BNB-20")
def test_a_king_that_was_lost_chooses_after_all_where_a_tile_is_open_to_it() -> None:
    wrong, right = turned_up("K", "1I", "1A"), turned_up("K 1I", "1I", "1A")
    assert wrong.state.kings == ()
    set_right(wrong, "K 1I", "1I", "1A")
    assert wrong.state.kings == right.state.kings == (0,)


@pytest.mark.rule("BNB-26")
def test_chips_come_back_as_they_were_paid_when_a_kind_has_run_out() -> None:
    wrong, right = Table(), Table()
    for table in (wrong, right):
        table.correct("correct_chips-1-minus", 12)
        table.correct("correct_chips-2-one", 2)
        table.tile("open", 3)
    wrong.commit(0)
    right.commit(1)
    wrong.correct("correct_committed-0", 1)
    assert wrong.state == right.state


@pytest.mark.rule("BNB-55")
def test_the_news_name_what_the_table_does_itself_when_a_withdrawal_is_set_right() -> None:
    table = turned_up("K 1B 2I", "1B", "1A")
    table.take("withdraw", back="1I")
    table.correct("strategy-withdraw", {"holder": -1})
    assert [news.say.key for news in table.news if news.by_hand] == ["withdraw-by-hand"]


# ---- the dice of a terrain ---------------------------------------------------------------------------
@pytest.mark.rule("BNB-28", "BNB-35")
def test_dice_that_are_set_right_after_the_first_roll_count_for_the_second() -> None:
    table = Table()
    table.tile("mountain", 3)
    table.turn_up("1I", "1I", "1B")
    table.play("learn_dice", {"dice": MOUNTAIN})
    table.roll({0: [4], 1: [4]})
    table.correct("dice-mountain", {"dice": {**MOUNTAIN, "infantry": "red"}})
    assert (table.dice(0), table.dice(1)) == ({"red": 1}, {"red": 1})
    table.roll({0: [5], 1: [2]})
    assert table.state.tiles[0].holder == 0


@pytest.mark.rule("BNB-28", "BNB-33")
def test_dice_that_are_set_right_count_for_whoever_has_not_rolled_yet() -> None:
    table = Table()
    table.tile("mountain", 3)
    table.turn_up("3I", "3I", "1B")
    table.play("learn_dice", {"dice": MOUNTAIN})
    table.roll({0: [4, 4, 4]})
    table.correct("dice-mountain", {"dice": {**MOUNTAIN, "infantry": "red"}})
    table.roll({1: [1, 2, 3]})
    assert table.state.tiles[0].holder == 0


@pytest.mark.rule("BNB-28", "BNB-54")
def test_fresh_troops_roll_the_dice_that_were_rolled_though_the_table_was_set_right_since() -> None:
    table = Table()
    table.tile("mountain", 3)
    table.turn_up("K 1I", "1I", "1B")
    table.take("fresh")
    table.play("learn_dice", {"dice": MOUNTAIN})
    table.roll({0: [2], 1: [4]})
    table.correct("dice-mountain", {"dice": {**MOUNTAIN, "infantry": "red"}})
    table.play("fresh", dice=["green1"])
    table.roll({0: [9]})
    assert table.state.tiles[0].holder == 0


# ---- the timer ---------------------------------------------------------------------------------------
@pytest.mark.rule("BNB-7")
def test_a_corrected_start_or_round_gives_whoever_commits_the_whole_time() -> None:
    table = Table(options=Options(commit_s=60))
    table.tile("open", 3)
    seen = {GAME.timers(table.state)[0].id}
    for start in (1, 0):
        table.correct("start", start)
        seen.add(GAME.timers(table.state)[0].id)
    assert len(seen) == 3
    table.commit(1, 0, 0)
    table.reveal("1B")
    table.correct("correct_round", 1)
    table.tile("urban", 3)
    assert GAME.timers(table.state)[0].id not in seen
