"""The printed map and orders: entered once, learned when first used, checked in files (HIM-27, HIM-45)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.himalaya.game import GAME
from tests.rules.himalaya.made_up import LEVELS, PAIRS, REGIONS, made_up_map, neighbours
from tests.rules.himalaya.scenarios import check, scenario, scenarios, told
from tests.rules.himalaya.table import Table

mark = pytest.mark
Catalogue = dict[str, dict[str, Any]]
AT_7, AT_10 = "unmapped; house at=7", "unmapped; house at=10; rows h"


@scenarios(
    scenario("a known map is not asked again", mark.rule("HIM-27", "HIM-45", "HIM-46"), "bare", asks="= begin"),
    scenario("the ledger needs none", mark.rule("HIM-27"), "ledger; bare", asks="= begin"),
    *(scenario(f"only the level that the rulebook tells is offered in village {village}", mark.rule("HIM-50", "HIM-95"),
               f"unmapped; house at={village}; wants {village} salt 2; rows h", level=f"= {level}")
      for village, level in ((6, 3), (19, 1), (20, 1))),
    scenario("a region that the rulebook tells is not left out", mark.rule("HIM-50"),
             "unmapped; house at=6; rows h; ! learn 3 2", refused="HIM-50"),
    # ---- when first used -----------------------------------------------------------------------------
    scenario("where a road leads is asked when it is first used", mark.rule("HIM-27"), f"{AT_7}; rows tt",
             asks="= travel", to="10 -7"),
    scenario("and it is forced from then on", mark.rule("HIM-27", "HIM-28"), f"{AT_7}; rows tt; go 10; act",
             at=[7, 1, 2]),
    scenario("one that leads elsewhere is not offered", mark.rule("HIM-27"), f"{AT_7}; rows ss", to="1 -3 -4"),
    scenario("that there is none is learnt, too", mark.rule("HIM-29", "HIM-27"), f"{AT_7}; rows ss; go 0",
             at=[7, 1, 2], first="void_action"),
    scenario("level and regions are asked when an order is delivered there for the first time",
             mark.rule("HIM-45", "HIM-46"), AT_10, asks="= deliver learn_village decline"),
    scenario("and are known from then on", mark.rule("HIM-45", "HIM-46"),
             f"{AT_10}; learn 3 3 5; deliver delegation 3:2 5:1", sent="3:2 5:1"),
    scenario("who sends no delegations is not asked for the level", mark.rule("HIM-45"), AT_10,
             rewards="= barter offering"),
    scenario("to barter", mark.rule("HIM-40"), f"{AT_10}; deliver barter yaks=3", herd=(3, 1), stupa="10: None"),
    scenario("to barter and for a stupa", mark.rule("HIM-43"), f"{AT_10}; deliver barter offering yaks=3", herd=(3, 1),
             stupa="10: 0"),
    scenario("for neither", mark.rule("HIM-39"), f"{AT_10}; deliver", herd=(0, 0), stupa="10: None"),
)  # fmt: skip
def test_the_map(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@mark.rule("HIM-27")
def test_a_road_that_is_told_between_games_joins_those_that_are_known_or_takes_the_place_of_one() -> None:
    known = {"road": {"1/ice": {"to": 2}, "2/ice": {"to": 1}}}
    more = GAME.tell(known, "road", "", {"road": "soil", "a": 1, "b": 7})
    assert more["road"].items() >= {"1/ice": {"to": 2}, "2/ice": {"to": 1}, "1/soil": {"to": 7}}.items()
    other = GAME.tell(known, "road", "1/ice", {"road": "ice", "a": 1, "b": 7})
    assert other["road"].items() >= {"1/ice": {"to": 7}, "7/ice": {"to": 1}}.items()
    assert "2/ice" not in other["road"]


@mark.rule("HIM-27", "HIM-50", "HIM-95")
def test_an_unknown_map_starts_from_what_the_rulebook_tells() -> None:
    land = Table(catalogue={}).state.land
    assert [land[v - 1].level for v in (6, 19, 20)] == [3, 1, 1]
    assert (land[2].roads, land[3].roads, land[5].roads) == ({"soil": 4, "ice": 6}, {"soil": 3}, {"ice": 3})
    assert sum(village.level is not None for village in land) == 3


@mark.rule("HIM-27")
def test_the_whole_map_is_entered_village_by_village_and_no_road_twice() -> None:
    table = Table(catalogue={}).play("enter_map")
    asked = 0
    while table.state.step == "map":
        v = int(table.ask().given["village"])
        asks = {field.name for field in table.ask().fields}
        ends: dict[str, Any] = {road: neighbours(road)[v] for road in PAIRS if road in asks}
        table.play("learn_village", {"level": LEVELS[v - 1], "regions": list(REGIONS[v - 1]), **ends})
        asked += 1
    assert asked <= 20
    learned = GAME.learned(table.state)
    assert {k: v for k, v in learned.items() if k != "order"} == {**made_up_map()}
    assert GAME.check(learned) == ()


@mark.rule("HIM-27", "HIM-45", "HIM-46")
def test_no_village_has_two_roads_of_a_kind_and_none_is_asked_at_both_ends() -> None:
    table = Table(catalogue={}).play("enter_map")
    assert 3 not in table.option_values("soil"), "village 3 has its soil road to 4"
    table.play("learn_village", {"level": 1, "regions": [1], "soil": 2, "ice": 0, "stone": 0})
    assert [field.name for field in table.ask().fields] == ["ice", "stone", "level", "regions"]
    assert (table.option_values("level"), table.option_values("regions")) == ([1, 2, 3], [1, 2, 3, 4, 5, 6, 7, 8])
    assert table.play("map_later").state.step == "goods"


@mark.rule("HIM-27", "HIM-45", "HIM-46")
def test_what_was_learnt_the_next_game_knows() -> None:
    state = told(f"{AT_7}; rows t; go 10").state
    assert GAME.learned(state)["road"]["10/stone"] == {"to": 7}
    assert Table(catalogue=GAME.learned(state)).state.land == state.land
    assert GAME.learned(told(f"{AT_10}; learn 3 3 5").state)["village"]["10"] == {"level": 3, "regions": [3, 5]}


# ---- corrections --------------------------------------------------------------------------------------
@mark.rule("HIM-27")
def test_a_mistyped_road_is_set_right_at_both_ends() -> None:
    table = told(f"{AT_7}; rows t; go 11").correct("correct_road", road="stone", a=7, b=10)
    roads = {v: table.state.land[v - 1].roads.get("stone") for v in (7, 10, 11)}
    assert roads == {7: 10, 10: 7, 11: None}


@mark.rule("HIM-45", "HIM-46")
def test_a_mistyped_level_or_region_is_set_right() -> None:
    table = Table().correct("correct_level", village=9, level=3).correct("correct_regions", village=9, regions=[7, 8])
    assert (table.state.land[8].level, table.state.land[8].regions) == (3, (7, 8))


@mark.rule("HIM-50", "HIM-27")
@mark.parametrize(("a", "b"), [(4, 5), (3, 7), (9, 4)])
def test_no_road_of_the_rulebooks_examples_is_set_right_from_either_end(a: int, b: int) -> None:
    assert told(AT_7).refusal("correct_road", {"road": "soil", "a": a, "b": b}, seat=-1).rule == "HIM-50"


# ---- files --------------------------------------------------------------------------------------------
def changed(kind: str, **entries: Any) -> Catalogue:
    """The made-up map with these entries replaced, or removed by None."""
    catalogue = made_up_map()
    catalogue[kind] |= {name.strip("_").replace("_", "/"): value for name, value in entries.items()}
    return {kind: {id: value for id, value in each.items() if value} for kind, each in catalogue.items()}


def order(needs: dict[str, int]) -> Catalogue:
    return {"order": {"odd": {"needs": needs, "yaks": 3}}}


def named(catalogue: Any) -> list[str]:
    """The names in the messages about a file, one line each."""
    return [" ".join(str(arg) for arg in say.args.values()) for say in GAME.check(catalogue)]


def test_a_good_file_has_nothing_wrong_with_it() -> None:
    orders = {"a": {"needs": {"salt": 2, "tea": 1}, "yaks": 4}, "b": {"needs": {"gold": 1}, "yaks": None}}
    assert [GAME.check(file) for file in ({}, made_up_map(), {"order": orders})] == [(), (), ()]


FORTY_ONE = {f"{i}": {"needs": {"salt": 1 + i % 18, "barley": 1 + i // 18}, "yaks": 3} for i in range(41)}


@mark.rule("HIM-27", "HIM-50", "HIM-95", "HIM-3", "HIM-36")
@mark.parametrize(
    ("catalogue", "parts"),
    [
        (changed("village", _21={"level": 1, "regions": [1]}), "21"),
        (changed("village", _9={"regions": [4, 5]}), "9"),
        (changed("road", _22_soil={"to": 1}), "22/soil"),
        (changed("road", _9_stone={"to": 9}), "9/stone"),
        (changed("road", _11_stone={"to": 13}), "11 13"),
        (changed("road", _7_soil=None), "7 8"),
        (changed("road", _5_stone={"to": 7}), "5 7"),  # 9 and 7 both lead elsewhere
        (changed("village", _6={"level": 2, "regions": [1, 2]}), "6"),
        (changed("village", _20={"level": 2, "regions": [8]}), "20"),
        (changed("village", _6={"level": 3, "regions": [2]}), "6"),
        (changed("road", _3_soil={"to": 0}, _4_soil={"to": 0}), "3"),
        *((order(needs), "odd") for needs in ({}, {"gold": 7})),
        ({"order": FORTY_ONE}, "40"),
    ],
    ids=["unknown village", "no level", "road from nowhere", "road to itself", "one-way", "half a road",
         "two roads to one end", "the rulebook's level of 6", "of 20", "its region", "its road", "needs nothing",
         "needs more gold than there is", "more orders than there are"],
)  # fmt: skip
def test_a_bad_file_is_told_with_what_is_wrong(catalogue: Catalogue, parts: str) -> None:
    assert any(all(part in line for part in parts.split()) for line in named(catalogue)), named(catalogue)
