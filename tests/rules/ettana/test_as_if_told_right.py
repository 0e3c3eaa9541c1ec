"""What was told wrong and set right leaves the table as if it had been told right at first."""

from __future__ import annotations

import pytest

from rules.ettana.components import OCTAGONS, TILED
from rules.ettana.state import pile
from rules.kit.types import TABLE
from tests.rules.ettana.table import Table


def rolled(number: int, colour: str) -> Table:
    table = Table()
    table.roll(number, colour)
    return table


@pytest.mark.rule("ETT-10", "ETT-11", "ETT-15")
@pytest.mark.parametrize("wrong", [(2, "red"), (5, "black"), (3, "green")])
@pytest.mark.parametrize("right", [(3, "black"), (4, "purple"), (3, "red")])
def test_tokens_and_cards_go_with_a_roll_that_is_set_right(wrong: tuple[int, str], right: tuple[int, str]) -> None:
    table = rolled(*wrong)
    table.correct("roll-again", {"dice": {"number": right[0], "colour": right[1]}})
    assert table.state == rolled(*right).state


@pytest.mark.rule("ETT-24")
def test_the_discards_lie_there_again_where_the_roll_was_not_black() -> None:
    wrong, right = Table(), Table()
    for table in (wrong, right):
        table.correct("correct_discards", pile(table.state))
    wrong.roll(3, "black")
    right.roll(3, "red")
    wrong.correct("roll-again", {"dice": {"number": 3, "colour": "red"}})
    assert wrong.state == right.state


@pytest.mark.rule("ETT-11")
def test_after_the_move_the_table_sets_the_tokens_right_itself() -> None:
    table = rolled(1, "black")
    table.go("1,2")
    tokens = table.tokens
    table.correct("roll-again", {"dice": {"number": 1, "colour": "red"}})
    assert table.tokens == tokens
    assert [news.say.key for news in table.news if news.by_hand] == ["roll-by-hand"]


@pytest.mark.rule("ETT-32")
def test_what_was_paid_on_the_way_the_table_sets_right_itself() -> None:
    table = rolled(1, "black")
    table.go("1,2")
    table.correct("pawn-0", "2,1")
    assert [news.say.key for news in table.news if news.by_hand] == ["toll-by-hand"]


@pytest.mark.rule("ETT-1", "ETT-2")
def test_a_board_with_more_of_a_kind_than_there_are_is_set_right_as_a_whole_too() -> None:
    table = Table()
    red = [at for at, yarn in zip(OCTAGONS, table.state.yarns, strict=True) if yarn != "red"][:4]
    for at in red:
        table.correct("correct_yarn", at=at, colour="red")
    ones = [at for at, tile in zip(TILED, table.state.tiles, strict=True) if tile != "1"][:3]
    for at in ones:
        table.correct("correct_tile", at=at, number="1")
    yarns, tiles = list(table.state.yarns), list(table.state.tiles)
    table.correct("correct_yarns", {"yarns": yarns[::-1]}).correct("correct_tiles", {"tiles": tiles[::-1]})
    assert (list(table.state.yarns), list(table.state.tiles)) == (yarns[::-1], tiles[::-1])
    more = ["red" if yarn == "blue" else yarn for yarn in yarns]
    assert table.refused("correct_yarns", {"yarns": more}, TABLE).rule == "ETT-1"
