"""Deliveries and the two of three rewards (HIM-36..49)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.himalaya.components import Options
from rules.himalaya.game import GAME
from rules.kit.answers import default_value
from rules.kit.types import TABLE, Allot, Choice
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


def sends(table: Table) -> tuple[dict[str, int], int, int]:
    """The regions that delegations can go to, and how many at least and at most."""
    (field,) = (field for field in table.form("deliver").fields if isinstance(field, Allot))
    return field.caps, field.least, field.most


@pytest.mark.rule("HIM-36", "HIM-49")
def test_the_resources_go_back_into_the_bag_and_the_village_is_empty_for_the_next_leader() -> None:
    table = at_order().play("deliver", {"rewards": []})
    assert table.stock(0) == {"tea": 1}
    assert (table.site(6).holds, table.site(6).order) == ("empty", None)
    table = begun(6, 5, 9).programme("h", ".sh").play("deliver", {"rewards": []}).act()
    assert (table.ask().seat, table.moves[0]) == (1, "void_action")


@pytest.mark.rule("HIM-36", "HIM-37")
def test_a_delivery_that_the_stock_cannot_pay_is_written_down_with_a_warning_to_the_seat_alone() -> None:
    table = at_order(stock="salt").play("deliver", {"rewards": ["barter"]})
    assert table.warned == {"HIM-36"}
    (warning,) = [news for news in table.news if news.tone == "warn"]
    assert [is_for(warning, seat) for seat in (TABLE, 0, 1)] == [False, True, False]
    assert table.stock(0) == {}


@pytest.mark.rule("HIM-38", "HIM-37")
@pytest.mark.parametrize(
    ("duty", "stock", "warned"),
    [("may", "salt barley", set()), ("must", "salt barley", {"HIM-38"}), ("must", "barley tea", set())],
)
def test_passing_an_order_by_is_free_unless_it_is_a_duty_that_one_could_have_done(
    duty: str, stock: str, warned: set[str]
) -> None:
    table = at_order(deliver=duty, stock=stock).play("decline")
    assert table.site(6).holds == "order"
    assert table.warned == warned
    assert all(news.to == (0,) for news in table.news if news.tone == "warn")


@pytest.mark.rule("HIM-39")
def test_never_three_rewards() -> None:
    assert at_order().refused("deliver", {"rewards": ["barter", "offering", "delegation"], "sent": {"1": 3}})


@pytest.mark.rule("HIM-39", "HIM-40", "HIM-41", "HIM-43", "HIM-45", "HIM-46")
@pytest.mark.parametrize("rewards", [[], ["offering"], ["barter", "offering"], ["barter", "delegation"]])
def test_two_rewards_or_fewer(rewards: list[str]) -> None:
    sent = {"sent": {"1": 2, "2": 1}} if "delegation" in rewards else {}
    table = at_order().play("deliver", {"rewards": rewards, **sent})
    ana = table.player(0)
    assert (ana.herd.value, ana.herd.count) == ((3, 1) if "barter" in rewards else (0, 0))
    assert ("HIM-41" in table.rules) == ("barter" not in rewards)
    assert table.site(6).stupa == (0 if "offering" in rewards else None)
    assert ana.sent[:2] == ((2, 1) if "delegation" in rewards else (0, 0))


@pytest.mark.rule("HIM-40")
def test_yaks_that_nobody_has_told_are_asked_with_the_barter_and_known_from_then_on() -> None:
    table = at_order(yaks=None).play("deliver", {"rewards": ["barter"], "yaks": 4})
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


@pytest.mark.rule("HIM-39", "HIM-43", "HIM-44", "HIM-47", "HIM-4")
@pytest.mark.parametrize(
    ("stupas", "sent", "open_now"),
    [
        ({}, {}, ["barter", "offering", "delegation"]),
        ({6: 0}, {}, ["barter", "delegation"]),  # a village has room for one stupa
        ({6: 1}, {}, ["barter", "delegation"]),
        (dict.fromkeys((1, 2, 3, 4, 5), 0), {}, ["barter", "delegation"]),  # nobody has a sixth one
        ({}, {1: 8, 2: 7}, ["barter", "offering"]),  # nor a sixteenth delegation
    ],
)
def test_the_rewards_that_can_be_taken_are_offered_and_the_first_two_proposed(
    stupas: dict[int, int], sent: dict[int, int], open_now: list[str]
) -> None:
    table = at_order()
    for village, seat in stupas.items():
        table.correct("correct_stupa", village=village, seat=seat)
    for region, n in sent.items():
        table.correct("correct_sent", seat=0, region=region, value=n)
    assert table.offered("rewards", "deliver") == open_now
    (rewards,) = (field for field in table.form("deliver").fields if field.name == "rewards")
    assert default_value(rewards) == open_now[:2]
    assert isinstance(rewards, Choice)
    shown = [str(option.value) for option in rewards.options]
    for place, option in rewards.spent:
        shown.insert(place, str(option.value))
    assert shown == ["barter", "offering", "delegation"], "no key moves where one is used up"


@pytest.mark.rule("HIM-45", "HIM-46", "HIM-47", "HIM-48", "HIM-4")
@pytest.mark.parametrize(
    ("village", "send", "gone", "regions", "limits"),
    [
        (10, "exact", 0, ["3", "5"], (3, 3)),  # a monastery
        (18, "exact", 0, ["7", "8"], (2, 2)),
        (20, "exact", 0, ["8"], (1, 1)),
        (10, "upto", 0, ["3", "5"], (1, 3)),  # the second reading
        (10, "exact", 13, ["3", "5"], (2, 2)),  # what is left
    ],
)
def test_as_many_delegations_as_the_villages_level_go_to_the_regions_that_border_it(
    village: int, send: str, gone: int, regions: list[str], limits: tuple[int, int]
) -> None:
    table = at_order(village, send=send)
    table.correct("correct_sent", seat=0, region=1, value=gone)
    caps, *least_and_most = sends(table)
    assert (list(caps), tuple(least_and_most)) == (regions, limits)
    table.play("deliver", {"rewards": ["delegation"], "sent": {regions[-1]: limits[0]}})
    assert table.player(0).sent[int(regions[-1]) - 1] == limits[0]
