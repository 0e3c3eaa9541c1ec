"""What lies in a village is told when somebody needs it: resources cube by cube, an order when it is delivered."""

from __future__ import annotations

from typing import Any

import pytest

from rules.himalaya.components import Options
from rules.himalaya.game import GAME
from tests.rules.himalaya.table import ONE_OF_EACH, Table, goods

SUPPLIED, ORDERED = [3, 11, 12, 15, 16], [6, 10, 14, 18, 20]


def laid(*leaders: int, **options: Any) -> Table:
    """Where resources and orders lie was tapped on the map; nobody has told what they are."""
    table = Table(options=Options(**options)).play("begin")
    table.play("lay_goods", {"villages": SUPPLIED}).play("lay_orders", {"villages": ORDERED})
    return table.lead(*leaders).start()


@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_ten_villages_are_supplied_with_two_answers(tracking: str) -> None:
    table = laid(tracking=tracking)
    assert (table.supplied(), table.ordering()) == (SUPPLIED, ORDERED)
    assert table.state.step == "programme"


@pytest.mark.rule("HIM-6", "HIM-9")
def test_villages_may_be_told_a_few_at_a_time_and_one_with_its_roll() -> None:
    table = Table().play("begin").play("lay_goods", {"villages": [3, 4]})
    assert table.offered("villages") == [v for v in range(1, 21) if v not in (3, 4)]
    assert table.form("lay_goods").fields[0].most == 3  # type: ignore[union-attr]
    table.play("place_goods", {"roll": 4, "goods": goods(ONE_OF_EACH)}).play("lay_goods", {"villages": [6, 7]})
    assert (table.supplied(), table.state.step) == ([3, 4, 5, 6, 7], "orders")


def test_whoever_takes_a_cube_says_which_and_the_others_stay_untold() -> None:
    table = laid(3, 1, 2).programme("h", "", "")
    assert sorted(table.offered("good")) == sorted(["salt", "barley", "tea", "jade", "gold"])
    table.play("collect", {"good": "tea"})
    assert (table.stock(0), table.site(3).untold, table.site(3).goods) == ({"tea": 1}, 4, {})


@pytest.mark.rule("HIM-31")
def test_nothing_cheaper_lies_where_a_cube_was_taken_as_the_cheapest() -> None:
    table = laid(3, 1, 2).programme("h").play("collect", {"good": "jade"}).carry_on().close_hands().programme("h")
    assert table.offered("good") == ["jade", "gold"]
    table.correct("correct_site", village=3, holds="goods", goods={})
    assert table.offered("good") == ["salt", "barley", "tea", "jade", "gold"]


@pytest.mark.rule("HIM-90")
def test_on_a_market_day_a_dear_cube_tells_nothing_of_the_others() -> None:
    table = laid(3, 1, 2, events=1).correct("add_event", seat=1, event="market", village=3)
    for _ in range(3):
        table.play("place_event", {"event": None})
    table.programme("h", "").play("collect", {"good": "jade"})
    assert (table.site(3).untold, table.site(3).least) == (4, "salt")


def test_a_cube_that_nobody_has_told_is_never_taken_for_all_at_once() -> None:
    table = laid(3, 11, 12).programme("h", "h", "h")
    assert table.moves == ["collect"]


def test_the_fifth_cube_leaves_an_empty_village() -> None:
    table = laid(3, 1, 2)
    for left in (4, 3, 2, 1):
        table.programme("h").play("collect", {"good": "salt"}).carry_on().close_hands()
        assert table.site(3).untold == left
    table.programme("h").play("collect", {"good": "salt"})
    assert table.site(3).holds == "empty"


@pytest.mark.rule("HIM-3")
def test_a_kind_of_which_all_lie_elsewhere_cannot_be_the_one() -> None:
    table = laid(3, 1, 2)
    table.correct("correct_site", village=11, holds="goods", goods={"gold": 5})
    table.correct("correct_site", village=12, holds="goods", goods={"gold": 1, "salt": 4})
    table.programme("h")
    assert "gold" not in table.offered("good")


def test_an_order_is_told_when_it_is_delivered_and_known_from_then_on() -> None:
    table = laid(6, 1, 2)
    table.correct("correct_stock", seat=0, goods=goods("salt barley"))
    table.programme("h").play("deliver", {"needs": goods("salt barley"), "rewards": ["barter"], "yaks": 3})
    assert (table.stock(0), table.site(6).holds) == ({}, "empty")
    assert list(GAME.learned(table.state)["order"].values()) == [{"needs": {"salt": 1, "barley": 1}, "yaks": 3}]


@pytest.mark.rule("HIM-38")
def test_nobody_neglects_a_duty_towards_an_order_that_nobody_has_told() -> None:
    table = laid(6, 1, 2, deliver="must").programme("h").play("decline")
    assert table.warned == set()
    assert table.site(6).holds == "order"


@pytest.mark.rule("HIM-36")
def test_an_order_that_nobody_has_told_is_not_read_out() -> None:
    table = laid(6, 1, 2).programme("h")
    assert table.form("deliver").label.key == "deliver-untold-label"
