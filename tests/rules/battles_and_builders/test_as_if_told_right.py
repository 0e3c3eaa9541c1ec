"""What was told wrong and set right leaves the table as if it had been told right at first."""

from __future__ import annotations

import pytest

from rules.battles_and_builders.game import GAME
from rules.battles_and_builders.options import Options
from rules.kit.types import Amount, Prompt, Who
from tests.rules.battles_and_builders.table import Table


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
    assert value.usual is None, "minus two is no value that another tile could have"
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


@pytest.mark.rule("BNB-13", "BNB-21", "BNB-22")
@pytest.mark.parametrize("other", ["1B 2C", "2B 1C", "3C"])
def test_stocks_and_chips_for_builders_go_with_tokens_that_are_set_right(other: str) -> None:
    wrong, right = turned_up("1B 2I", other, "1A"), turned_up("2B 1I", other, "1A")
    wrong.correct("correct_faces-0-builder", 2)
    wrong.correct("correct_faces-0-infantry", 1)
    assert wrong.state == right.state


@pytest.mark.rule("BNB-13")
def test_stocks_go_with_tokens_that_are_set_right_while_kings_choose() -> None:
    wrong, right = turned_up("K 1B 2I", "1B", "1A"), turned_up("K 2B 1I", "1B", "1A")
    wrong.correct("correct_faces-0-builder", 2)
    wrong.correct("correct_faces-0-infantry", 1)
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
