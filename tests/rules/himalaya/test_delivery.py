"""Deliveries and the two of three rewards (HIM-36..49)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.himalaya.game import GAME
from rules.himalaya.options import Options
from rules.kit.answers import default_value
from rules.kit.seal import seal
from rules.kit.types import TABLE
from tests.rules.himalaya.made_up import made_up_map
from tests.rules.himalaya.table import Table, begun, goods, is_for


def at_order(
    village: int = 6,
    *,
    stock: str = "salt barley tea",
    wants: str = "salt barley",
    yaks: int | None = 3,
    **options: Any,
) -> Table:
    """Ana stands at an order with those cubes behind her screen, and has programmed a transaction."""
    elsewhere = [v for v in (3, 8, 9) if v != village]
    wanted = {village: wants, **{v: "" for v in (6, 10, 14, 18, 20, 2) if v != village}}
    table = begun(village, *elsewhere[:2], options=Options(**options), wanted=dict([*wanted.items()][:5]))
    if yaks is not None:
        table.correct("correct_site", village=village, holds="order", needs=goods(wants), yaks=yaks)
    table.correct("correct_stock", seat=0, goods=goods(stock))
    return table.programme("h")


@pytest.mark.rule("HIM-36", "HIM-49")
def test_the_resources_go_back_into_the_bag_and_the_village_is_empty() -> None:
    table = at_order().play("deliver", {"rewards": []})
    assert table.stock(0) == {"tea": 1}
    assert (table.site(6).holds, table.site(6).order) == ("empty", None)


@pytest.mark.rule("HIM-49")
def test_a_fulfilled_village_is_empty_for_the_next_leader() -> None:
    table = begun(6, 5, 9)
    table.programme("h", ".sh").play("deliver", {"rewards": []}).act()
    assert (table.ask().seat, table.moves[0]) == (1, "void_action")


@pytest.mark.rule("HIM-36", "HIM-37")
def test_a_delivery_that_the_stock_cannot_pay_is_written_down_with_a_warning_to_the_seat_alone() -> None:
    table = at_order(stock="salt").play("deliver", {"rewards": ["barter"]})
    assert table.warned == {"HIM-36"}
    (warning,) = [news for news in table.news if news.tone == "warn"]
    assert [is_for(warning, seat) for seat in (TABLE, 0, 1)] == [False, True, False]
    assert table.stock(0) == {}


@pytest.mark.rule("HIM-38")
@pytest.mark.parametrize(("duty", "warned"), [("may", set()), ("must", {"HIM-38"})])
def test_passing_an_order_by_is_free_unless_the_table_plays_it_as_a_duty(duty: str, warned: set[str]) -> None:
    table = at_order(deliver=duty).play("decline")
    assert table.site(6).holds == "order"
    assert table.warned == warned
    assert all(news.to == (0,) for news in table.news if news.tone == "warn")


@pytest.mark.rule("HIM-38", "HIM-37")
def test_whoever_cannot_deliver_has_neglected_no_duty() -> None:
    table = at_order(deliver="must", stock="barley tea").play("decline")
    assert table.warned == set()


@pytest.mark.rule("HIM-36", "HIM-38")
def test_the_question_is_the_same_whatever_is_behind_the_screen() -> None:
    rich, poor = at_order(), at_order(stock="")
    assert GAME.prompts(rich.state) == GAME.prompts(poor.state)


@pytest.mark.rule("HIM-39")
@pytest.mark.parametrize("rewards", [["barter", "offering", "delegation"], ["barter", "barter"]])
def test_never_three_rewards_nor_one_twice(rewards: list[str]) -> None:
    table = at_order()
    sent = {"sent": {"1": 3}} if "delegation" in rewards else {}
    assert table.refused("deliver", {"rewards": rewards, **sent}).rule == "HIM-39"


@pytest.mark.rule("HIM-39")
@pytest.mark.parametrize("rewards", [[], ["offering"], ["barter", "offering"], ["barter", "delegation"]])
def test_two_rewards_or_fewer(rewards: list[str]) -> None:
    table = at_order().play("deliver", {"rewards": rewards, "sent": {"1": 2, "2": 1}})
    ana = table.player(0)
    assert ana.herd.value == (3 if "barter" in rewards else 0)
    assert table.site(6).stupa == (0 if "offering" in rewards else None)
    assert sum(ana.sent) == (3 if "delegation" in rewards else 0)


@pytest.mark.rule("HIM-40")
def test_barter_is_worth_the_yaks_on_the_disc() -> None:
    table = at_order(yaks=5).play("deliver", {"rewards": ["barter"]})
    assert (table.player(0).herd.value, table.player(0).herd.count) == (5, 1)


@pytest.mark.rule("HIM-40")
def test_yaks_that_nobody_has_told_are_asked_with_the_barter_and_known_from_then_on() -> None:
    table = at_order(yaks=None)
    table.play("deliver", {"rewards": ["barter"], "yaks": 4})
    assert table.player(0).herd.value == 4
    told = GAME.learned(table.state)["order"]
    assert {"needs": {"salt": 1, "barley": 1}, "yaks": 4} in told.values()


@pytest.mark.rule("HIM-40")
@pytest.mark.parametrize(("known", "default"), [((3,), 3), ((3, 5), None)])
def test_the_yaks_of_an_equal_order_are_offered_unless_equal_orders_differ(
    known: tuple[int, ...], default: int | None
) -> None:
    orders = {f"salt1/{yaks}": {"needs": {"salt": 1}, "yaks": yaks} for yaks in known}
    table = Table(catalogue={**made_up_map(), "order": orders}).play("begin").supply().order().lead(6, 8, 9)
    (asked,) = (field for field in table.programme("h").form("deliver").fields if field.name == "yaks")
    assert asked.default == default


@pytest.mark.rule("HIM-40")
def test_a_barter_without_its_yaks_is_refused() -> None:
    assert at_order(yaks=None).refused("deliver", {"rewards": ["barter"]}).rule == "HIM-40"


@pytest.mark.rule("HIM-41")
def test_without_barter_the_disc_is_nobodys() -> None:
    table = at_order().play("deliver", {"rewards": ["offering"]})
    assert (table.player(0).herd.value, table.player(0).herd.count) == (0, 0)
    assert "HIM-41" in table.rules


@pytest.mark.rule("HIM-42")
def test_the_herd_is_secret_until_the_end() -> None:
    table = at_order().play("deliver", {"rewards": ["barter"]})
    assert seal(table.state, 0).players[0].herd.value == 3
    for viewer in (TABLE, 1, 2):
        assert seal(table.state, viewer).players[0].herd.value is None
    assert table.line("economic") == (None, None, None)


@pytest.mark.rule("HIM-43", "HIM-64")
def test_an_offering_puts_a_stupa_in_the_leaders_village() -> None:
    table = at_order().play("deliver", {"rewards": ["offering"]})
    assert table.site(6).stupa == 0
    assert table.line("religious") == (3, 0, 0)


@pytest.mark.rule("HIM-43")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_village_has_room_for_one_stupa(owner: int) -> None:
    table = at_order()
    table.correct("correct_stupa", village=6, seat=owner)
    assert "offering" not in table.offered("rewards", "deliver")
    assert table.refused("deliver", {"rewards": ["offering"]}).rule == "HIM-43"


@pytest.mark.rule("HIM-39")
@pytest.mark.parametrize(("stupa", "likely"), [(True, ["barter", "delegation"]), (False, ["barter", "offering"])])
def test_two_rewards_are_proposed_of_those_that_are_open(stupa: bool, likely: list[str]) -> None:
    table = at_order()
    if stupa:
        table.correct("correct_stupa", village=6, seat=1)
    (rewards,) = (field for field in table.form("deliver").fields if field.name == "rewards")
    assert default_value(rewards) == likely


@pytest.mark.rule("HIM-44", "HIM-4")
def test_a_sixth_stupa_is_refused() -> None:
    table = at_order()
    for village in (1, 2, 3, 4, 5):
        table.correct("correct_stupa", village=village, seat=0)
    assert "offering" not in table.offered("rewards", "deliver")
    assert table.refused("deliver", {"rewards": ["offering"]}).rule == "HIM-44"


@pytest.mark.rule("HIM-45", "HIM-46")
@pytest.mark.parametrize(("village", "level", "region"), [(10, 3, 3), (18, 2, 7), (20, 1, 8)])
def test_as_many_delegations_as_the_villages_level(village: int, level: int, region: int) -> None:
    table = at_order(village)
    for wrong in (level + 1, level - 1):
        assert table.refused("deliver", {"rewards": ["delegation"], "sent": {str(region): wrong}}).rule == "HIM-45"
    table.play("deliver", {"rewards": ["delegation"], "sent": {str(region): level}})
    assert table.player(0).sent[region - 1] == level


@pytest.mark.rule("HIM-46", "HIM-48")
def test_they_are_shared_out_over_the_bordering_regions() -> None:
    table = at_order(10).play("deliver", {"rewards": ["delegation"], "sent": {"3": 2, "5": 1}})
    assert table.player(0).sent == (0, 0, 2, 0, 1, 0, 0, 0)


@pytest.mark.rule("HIM-46")
def test_a_region_that_does_not_border_the_village_is_refused() -> None:
    assert at_order(10).refused("deliver", {"rewards": ["delegation"], "sent": {"3": 2, "4": 1}}).rule == "HIM-46"


@pytest.mark.rule("HIM-47")
@pytest.mark.parametrize(("send", "refused"), [("exact", True), ("upto", False)])
def test_fewer_may_be_sent_only_by_the_second_reading(send: str, refused: bool) -> None:
    table, two = at_order(10, send=send), {"rewards": ["delegation"], "sent": {"3": 2}}
    if refused:
        assert table.refused("deliver", two).rule == "HIM-45"
    else:
        table.play("deliver", two)
        assert sum(table.player(0).sent) == 2


@pytest.mark.rule("HIM-47", "HIM-4")
def test_whoever_has_fewer_left_sends_what_is_left() -> None:
    table = at_order(10)
    for region, n in ((1, 7), (2, 6)):
        table.correct("correct_sent", seat=0, region=region, value=n)
    table.play("deliver", {"rewards": ["delegation"], "sent": {"3": 1, "5": 1}})
    assert sum(table.player(0).sent) == 15


@pytest.mark.rule("HIM-47", "HIM-4")
def test_whoever_has_none_left_can_send_none() -> None:
    table = at_order(10)
    for region, n in ((1, 8), (2, 7)):
        table.correct("correct_sent", seat=0, region=region, value=n)
    assert table.offered("rewards", "deliver") == ["barter", "offering"]
    assert table.refused("deliver", {"rewards": ["delegation"], "sent": {"3": 1}}).rule == "HIM-45"
