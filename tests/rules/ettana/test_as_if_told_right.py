"""What was told wrong and set right leaves the table as if it had been told right at first."""

from __future__ import annotations

import pytest

from rules.ettana.components import OCTAGONS, TILED
from rules.ettana.options import Options
from rules.ettana.state import pile
from tests.rules.ettana.table import Table, ledger, spots


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
    table.correct("correct_yarns", {"yarns": more})
    assert list(table.state.yarns) == more, "the table is right"
    assert table.warned == {"ETT-1"}


@pytest.mark.rule("ETT-57")
@pytest.mark.parametrize(
    ("card", "wrong", "right"),
    [
        ("replace_tile", {"tile": "2,2", "number": "4"}, {"tile": "3,1", "number": "4"}),
        ("replace_yarn", {"yarn": "o0,0", "colour": "blue"}, {"yarn": "o0,3", "colour": "blue"}),
    ],
)
def test_a_replaced_piece_is_set_right_where_too_many_of_its_kind_were_told_before(
    card: str, wrong: dict[str, str], right: dict[str, str]
) -> None:
    told, meant = Table(), Table()
    for table in (told, meant):
        for at in [at for at, yarn in zip(OCTAGONS, table.state.yarns, strict=True) if yarn == "green"][:2]:
            table.correct("correct_yarn", at=at, colour="red")
        table.correct("correct_tile", at="4,4", number="6")  # a fourth one; another lies on 2,2
        table.has(0, cards=1)
        table.roll(1)
    told.card(card, **wrong)
    meant.card(card, **right)
    told.correct("correct_yarns", {"yarns": list(meant.state.yarns)})
    told.correct("correct_tiles", {"tiles": list(meant.state.tiles)})
    assert told.state == meant.state


@pytest.mark.rule("ETT-11")
@pytest.mark.parametrize("how", ["yarn-again", "yarns-again"])
def test_tokens_go_with_a_yarn_that_is_set_right_before_the_move(how: str) -> None:
    told, meant = Table(), Table()
    for table in (told, meant):
        table.stand("1,1", "4,2", "3,2")
    laid = [*meant.state.yarns]
    laid[OCTAGONS.index("o0,1")] = "red"
    meant.weave(laid)  # type: ignore[arg-type]
    for table in (told, meant):
        table.roll(3, "red")
    if how == "yarn-again":
        told.correct("yarn-again", at="o0,1", colour="red")
    else:
        told.correct("yarns-again", {"yarns": laid})
    assert told.tokens == meant.tokens
    assert told.state == meant.state


@pytest.mark.rule("ETT-11")
def test_tokens_stay_with_the_roll_where_the_board_was_changed_since() -> None:
    table = rolled(1, "black")
    table.has(0, cards=1)
    table.card("swap", yarns=spots("0,1", "0,2"))
    tokens = table.tokens
    table.correct("yarn-again", at="o0,1", colour="red")
    assert table.tokens == tokens


@pytest.mark.rule("ETT-11")
def test_tokens_go_with_a_pawn_that_is_set_right_before_the_move() -> None:
    told, meant = Table(), Table()
    meant.correct("pawn-1", "2,1")
    for table in (told, meant):
        table.roll(3, "red")
    told.correct("pawn-1", "2,1")
    assert told.tokens == meant.tokens
    assert told.state == meant.state


@pytest.mark.rule("ETT-11")
def test_after_the_move_a_pawn_that_others_collected_for_is_said() -> None:
    table = rolled(1, "red")
    table.go("1,2")
    before = table.tokens
    table.correct("pawn-1", "2,1")
    assert table.tokens == before
    assert [news.say.key for news in table.news if news.by_hand] == ["roll-by-hand"]


@pytest.mark.rule("ETT-67")
@pytest.mark.parametrize("reading", ["both", "last"])
@pytest.mark.parametrize("wrong", ["black", "red", "green"])
@pytest.mark.parametrize("right", ["black", "red", "green"])
@pytest.mark.parametrize("told_later", [False, True])
def test_the_first_roll_keeps_its_tokens_when_the_second_is_set_right(
    reading: str, wrong: str, right: str, told_later: bool
) -> None:
    told, meant = (Table(options=Options(again_tokens=reading)) for _ in range(2))  # type: ignore[arg-type]
    for table, colour in ((told, wrong), (meant, right)):
        table.has(0, cards=1)
        table.roll(2, "red")
        if told_later:
            table.weave([None] * 25)  # type: ignore[list-item]
        table.card("again")
        table.roll(3, colour)
    if wrong != right:
        told.correct("roll-again", {"dice": {"number": 3, "colour": right}})
    assert told.state == meant.state


@pytest.mark.rule("ETT-11", "ETT-67")
@pytest.mark.parametrize("reading", ["both", "last"])
@pytest.mark.parametrize("wrong", [(0, 0, 0), (4, 4, 4), (1, 0, 2)])
def test_what_was_collected_in_the_ledger_is_set_right_and_a_second_roll_counts_it_so(
    reading: str, wrong: tuple[int, ...]
) -> None:
    told, meant = (ledger(again_tokens=reading) for _ in range(2))
    for table, tokens in ((told, wrong), (meant, (3, 0, 1))):
        table.play("collect", {"black": False, "tokens": {str(seat): n for seat, n in enumerate(tokens)}})
    told.correct("collected", {"tokens": {"0": 3, "1": 0, "2": 1}})
    assert told.state == meant.state
    for table in (told, meant):
        table.card("again")
        table.play("collect", {"black": False, "tokens": {"1": 1}})
    assert told.tokens == meant.tokens


@pytest.mark.rule("ETT-16")
def test_nobody_collects_in_the_ledger_where_the_supply_is_too_small_for_what_is_set_right() -> None:
    told, meant = ledger(), ledger()
    for table in (told, meant):
        table.has(0, tokens=42)  # two are left
    told.play("collect", {"black": False, "tokens": {"0": 1}})
    meant.play("collect", {"black": False, "tokens": {"0": 3}})
    told.correct("collected", {"tokens": {"0": 3, "1": 0, "2": 0}})
    assert told.warned == {"ETT-16"}
    assert told.state == meant.state
    told.correct("collected", {"tokens": {"0": 1, "1": 0, "2": 0}})
    assert told.state.turn.collected == (1, 0, 0)


@pytest.mark.rule("ETT-15")
def test_a_black_roll_in_the_ledger_has_nothing_that_was_collected() -> None:
    table = ledger()
    table.play("collect", {"black": True})
    assert table.refused("correct_collected", {"tokens": {"0": 1, "1": 0, "2": 0}}).rule == ""
