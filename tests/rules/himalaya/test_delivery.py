"""Deliveries and the two of three rewards (HIM-36..49)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.kit.answers import default_value
from rules.kit.types import Allot, Choice
from tests.rules.himalaya.made_up import made_up_map
from tests.rules.himalaya.scenarios import check, scenario, scenarios, told
from tests.rules.himalaya.table import Table

mark = pytest.mark
STOCK = "stock Ana salt barley tea; rows h"
AT_6 = "house at=6,8,9; wants 6 salt barley 3"  # Ana stands at an order and is about to lay a hand
READY = f"{AT_6}; {STOCK}"
FIVE = "; ".join(f"stupa {village} Ana" for village in range(1, 6))
ALL = "barter offering delegation"


@scenarios(
    scenario("for the next leader, too", mark.rule("HIM-49"), "house at=6,5,9; rows h .sh; deliver; act", seat=1,
             first="void_action"),
    scenario("what the stock cannot pay is written down with a warning", mark.rule("HIM-36", "HIM-37"),
             f"{AT_6}; stock Ana salt; rows h; deliver barter", warned={"HIM-36"}, stock=""),
    scenario("passing an order by is free", mark.rule("HIM-37", "HIM-38"), f"{READY}; decline", holds="6: order",
             warned=set()),
    scenario("unless it is a duty", mark.rule("HIM-38"), f"house deliver=must; {READY}; decline", holds="6: order",
             warned={"HIM-38"}),
    scenario("that one could have done", mark.rule("HIM-38"),
             f"house deliver=must; {AT_6}; stock Ana barley tea; rows h; decline", warned=set()),
    # ---- two rewards or fewer ------------------------------------------------------------------------
    scenario("never three", mark.rule("HIM-39"), f"{READY}; ! deliver {ALL} 1:3", refused="HIM-39"),
    scenario("none: the disc goes back, the resources go into the bag and the village is empty",
             mark.rule("HIM-36", "HIM-39", "HIM-41"), f"{READY}; deliver", herd=(0, 0), sent="", stock="tea",
             holds="6: empty", stupa="6: None", news="HIM-41 -HIM-40"),
    scenario("a stupa", mark.rule("HIM-41", "HIM-43"), f"{READY}; deliver offering", herd=(0, 0), stupa="6: 0",
             news="HIM-41"),
    scenario("the yaks of the disc and a stupa", mark.rule("HIM-40", "HIM-43"), f"{READY}; deliver barter offering",
             herd=(3, 1), stupa="6: 0", news="HIM-40 -HIM-41"),
    scenario("the yaks and delegations", mark.rule("HIM-40", "HIM-45", "HIM-46"),
             f"{READY}; deliver barter delegation 1:2 2:1", herd=(3, 1), sent="1:2 2:1"),
    scenario("yaks that nobody has told are asked with the barter", mark.rule("HIM-40"),
             f"house at=6,8,9; wants 6 salt barley; {STOCK}; deliver barter yaks=4", herd=(4, 1)),
    # ---- available rewards ---------------------------------------------------------------------------
    scenario("all three are offered", mark.rule("HIM-39"), READY, rewards=f"= {ALL}"),
    scenario("a village has room for one stupa", mark.rule("HIM-43"), f"{READY}; stupa 6 Ana",
             rewards="= barter delegation"),
    scenario("of anybody", mark.rule("HIM-43"), f"{READY}; stupa 6 Bo", rewards="= barter delegation"),
    scenario("nobody has a sixth one", mark.rule("HIM-4", "HIM-44"), f"{READY}; {FIVE}",
             rewards="= barter delegation"),
    scenario("nor a sixteenth delegation", mark.rule("HIM-4", "HIM-47"), f"{READY}; sent Ana 1 8; sent Ana 2 7",
             rewards="= barter offering"),
)  # fmt: skip
def test_a_delivery(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@mark.rule("HIM-36", "HIM-38")
@mark.parametrize("moves", [f"{AT_6}; stock Ana salt; rows h; deliver barter",
                            f"house deliver=must; {READY}; decline"])  # fmt: skip
def test_only_the_seat_itself_is_warned(moves: str) -> None:
    (warning,) = [news for news in told(moves).news if news.tone == "warn"]
    assert warning.to == (0,)


@mark.rule("HIM-40")
@mark.parametrize(("known", "default"), [((3,), 3), ((3, 5), None)])
def test_the_yaks_of_an_equal_order_are_offered_unless_equal_orders_differ(
    known: tuple[int, ...], default: int | None
) -> None:
    orders = {f"salt1/{yaks}": {"needs": {"salt": 1}, "yaks": yaks} for yaks in known}
    table = Table(catalogue={**made_up_map(), "order": orders}).play("begin").supply().order().lead(6, 8, 9)
    (asked,) = (field for field in table.programme("h").form("deliver").fields if field.name == "yaks")
    assert asked.default == default


@mark.rule("HIM-39")
@mark.parametrize(("gone", "proposed"), [("", ["barter", "offering"]), ("stupa 6 Bo", ["barter", "delegation"]),
                                         ("sent Ana 1 15", ["barter", "offering"])])  # fmt: skip
def test_the_first_two_are_proposed_and_no_key_moves_where_one_is_used_up(gone: str, proposed: list[str]) -> None:
    (rewards,) = (field for field in told(f"{READY}; {gone}").form("deliver").fields if field.name == "rewards")
    assert default_value(rewards) == proposed
    assert isinstance(rewards, Choice)
    shown = [str(option.value) for option in rewards.options]
    for place, option in rewards.spent:
        shown.insert(place, str(option.value))
    assert shown == ALL.split()


@mark.rule("HIM-45", "HIM-46", "HIM-47", "HIM-48", "HIM-4")
@mark.parametrize(
    ("village", "send", "gone", "regions", "limits"),
    [
        (10, "exact", 0, ["3", "5"], (3, 3)),  # a monastery
        (18, "exact", 0, ["7", "8"], (2, 2)),
        (20, "exact", 0, ["8"], (1, 1)),
        (10, "upto", 0, ["3", "5"], (1, 3)),  # the second reading
        (10, "exact", 13, ["3", "5"], (2, 2)),  # the remaining ones
    ],
)
def test_as_many_delegations_as_the_villages_level_go_to_the_regions_that_border_it(
    village: int, send: str, gone: int, regions: list[str], limits: tuple[int, int]
) -> None:
    table = told(f"house at={village},8,9 send={send}; {STOCK}; sent Ana 1 {gone}")
    (field,) = (field for field in table.form("deliver").fields if isinstance(field, Allot))
    assert (list(field.caps), (field.least, field.most)) == (regions, limits)
    table.play("deliver", {"rewards": ["delegation"], "sent": {regions[-1]: limits[0]}})
    assert table.player(0).sent[int(regions[-1]) - 1] == limits[0]


@mark.rule("HIM-40", "HIM-42")
def test_how_many_yaks_were_bartered_is_not_told_afterwards() -> None:
    table = told("house at=6,8,9; wants 6 salt 17; stock Ana salt; rows h; deliver barter")
    assert not [news for news in table.news if news.to is None and 17 in news.say.args.values()]
