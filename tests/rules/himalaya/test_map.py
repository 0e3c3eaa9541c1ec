"""The printed map and orders: told once, learnt when first used, checked in files (HIM-27, HIM-45)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import rules.himalaya.game as game
from companion.testkit.texts import says, texts
from rules.himalaya.components import Options
from rules.himalaya.game import GAME
from tests.rules.himalaya.made_up import LEVELS, PAIRS, REGIONS, made_up_map, neighbours
from tests.rules.himalaya.table import Table, goods

Catalogue = dict[str, dict[str, Any]]


def unmapped(*villages: int, seats: int = 3) -> Table:
    """A table that has told nothing about the map; leaders without a village of their own stand anywhere."""
    table = Table(seats=seats, catalogue={}).play("begin").supply().order()
    elsewhere = [v for v in (1, 2, 5, 7) if v not in villages]
    return table.lead(*[*villages, *elsewhere][:seats])


def told(*, without: str = "", **changed: Any) -> Catalogue:
    """The made-up map with some entries changed or left out, by "kind:id"."""
    catalogue = made_up_map()
    for key, value in changed.items():
        kind, _, entry = key.partition("_")
        catalogue[kind][entry.replace("_", "/")] = value
    if without:
        kind, entry = without.split(":")
        del catalogue[kind][entry]
    return catalogue


def wrong(catalogue: Any) -> list[tuple[str, list[str]]]:
    """What is wrong with a file: the sentences' keys and everything that they name."""
    return [(say.key, [str(arg) for arg in say.args.values()]) for say in GAME.check(catalogue)]


def names(catalogue: Any, *parts: str) -> bool:
    """Whether one sentence about the file names all of these."""
    return any(all(any(part in arg for arg in args) for part in parts) for _, args in wrong(catalogue))


@pytest.mark.rule("HIM-27")
def test_a_road_that_is_told_between_games_joins_those_that_are_known_or_takes_the_place_of_one() -> None:
    known = {"road": {"1/ice": {"to": 2}, "2/ice": {"to": 1}}}
    more = GAME.tell(known, "road", "", {"road": "soil", "a": 1, "b": 7})
    assert more["road"].items() >= {"1/ice": {"to": 2}, "2/ice": {"to": 1}, "1/soil": {"to": 7}}.items()
    other = GAME.tell(known, "road", "1/ice", {"road": "ice", "a": 1, "b": 7})
    assert other["road"].items() >= {"1/ice": {"to": 7}, "7/ice": {"to": 1}}.items()
    assert "2/ice" not in other["road"]


# ---- before play --------------------------------------------------------------------------------------
@pytest.mark.rule("HIM-27", "HIM-45", "HIM-46")
@pytest.mark.parametrize("table", [Table(), Table(options=Options(tracking="ledger"), catalogue={})])
def test_a_known_map_is_not_asked_again_and_the_ledger_needs_none(table: Table) -> None:
    assert table.moves == ["begin"]


@pytest.mark.rule("HIM-27", "HIM-50", "HIM-95")
def test_an_unknown_map_starts_from_what_the_rulebook_tells() -> None:
    land = Table(catalogue={}).state.land
    assert [land[v - 1].level for v in (6, 19, 20)] == [3, 1, 1]
    assert (land[2].roads, land[3].roads, land[5].roads) == ({"soil": 4, "ice": 6}, {"soil": 3}, {"ice": 3})
    assert sum(village.level is not None for village in land) == 3


@pytest.mark.rule("HIM-27")
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


@pytest.mark.rule("HIM-27", "HIM-45", "HIM-46")
def test_no_village_has_two_roads_of_a_kind_and_none_is_asked_at_both_ends() -> None:
    table = Table(catalogue={}).play("enter_map")
    assert 3 not in table.offered("soil"), "village 3 has its soil road to 4"
    table.play("learn_village", {"level": 1, "regions": [1], "soil": 2, "ice": 0, "stone": 0})
    assert [field.name for field in table.ask().fields] == ["ice", "stone", "level", "regions"]
    assert (table.offered("level"), table.offered("regions")) == ([1, 2, 3], [1, 2, 3, 4, 5, 6, 7, 8])
    assert table.play("map_later").state.step == "goods"


@pytest.mark.rule("HIM-50", "HIM-95")
@pytest.mark.parametrize(("village", "level"), [(6, 3), (19, 1), (20, 1)])
def test_only_the_level_that_the_rulebook_tells_is_offered(village: int, level: int) -> None:
    table = unmapped(village).programme("h")
    table.correct("correct_site", village=village, holds="order", needs=goods("salt"), yaks=2)
    assert table.offered("level", "learn_village") == [level]


@pytest.mark.rule("HIM-50")
def test_a_region_that_the_rulebook_tells_is_not_left_out() -> None:
    table = unmapped(6).programme("h")
    assert table.refused("learn_village", {"level": 3, "regions": [2]}).rule == "HIM-50"


# ---- when first used ----------------------------------------------------------------------------------
@pytest.mark.rule("HIM-27", "HIM-28")
def test_a_road_is_learnt_when_it_is_first_used_and_forced_from_then_on() -> None:
    table = unmapped(7).programme("tt")
    assert table.moves == ["travel"]
    table.play("travel", {"to": 10})
    assert table.player(0).at == 10
    assert table.ask().given == {"to": 7}, "the way back is known"
    assert GAME.learned(table.state)["road"]["10/stone"] == {"to": 7}
    assert Table(catalogue=GAME.learned(table.state)).state.land == table.state.land, "the next game knows it"


@pytest.mark.rule("HIM-29", "HIM-27")
def test_a_road_that_is_not_there_is_learnt_too_and_one_that_is_elsewhere_is_not_offered() -> None:
    table = unmapped(7).programme("ss")
    assert 3 not in table.offered("to"), "village 3 has its soil road to 4"
    table.play("travel", {"to": 0})
    assert (table.player(0).at, table.moves[0]) == (7, "void_action")


@pytest.mark.rule("HIM-45", "HIM-46")
def test_level_and_regions_are_asked_when_an_order_is_delivered_there_for_the_first_time() -> None:
    table = unmapped(10).programme("h")
    assert table.moves == ["deliver", "learn_village", "decline"]
    table.play("learn_village", {"level": 3, "regions": [3, 5]})
    table.play("deliver", {"rewards": ["delegation"], "sent": {"3": 2, "5": 1}})
    assert GAME.learned(table.state)["village"]["10"] == {"level": 3, "regions": [3, 5]}


# ---- setting it right ---------------------------------------------------------------------------------
@pytest.mark.rule("HIM-27")
def test_a_mistyped_road_is_set_right_at_both_ends() -> None:
    table = unmapped(7).programme("t").play("travel", {"to": 11})
    table.correct("correct_road", road="stone", a=7, b=10)
    roads = {v: table.state.land[v - 1].roads.get("stone") for v in (7, 10, 11)}
    assert roads == {7: 10, 10: 7, 11: None}


@pytest.mark.rule("HIM-45", "HIM-46")
def test_a_mistyped_level_or_region_is_set_right() -> None:
    table = Table().play("begin").correct("correct_level", village=9, level=3)
    table.correct("correct_regions", village=9, regions=[7, 8])
    assert (table.state.land[8].level, table.state.land[8].regions) == (3, (7, 8))


# ---- files --------------------------------------------------------------------------------------------
def test_a_good_file_has_nothing_wrong_with_it() -> None:
    orders = {"a": {"needs": {"salt": 2, "tea": 1}, "yaks": 4}, "b": {"needs": {"gold": 1}, "yaks": None}}
    assert [wrong(file) for file in ({}, made_up_map(), {"order": orders})] == [[], [], []]


@pytest.mark.rule("HIM-27")
@pytest.mark.parametrize(
    ("catalogue", "parts"),
    [
        (told(village_21={"level": 1, "regions": [1]}), ["21"]),
        (told(village_x={"level": 1, "regions": [1]}), ["x"]),
        (told(village_9={"regions": [4, 5]}), ["9"]),
        (told(village_9={"level": 5, "regions": [4]}), ["9", "5"]),
        (told(village_9={"level": 2, "regions": [9]}), ["9"]),
        (told(road_22_soil={"to": 1}), ["22/soil"]),
        (told(road_9_sand={"to": 1}), ["9/sand"]),
        (told(road_9_stone={"to": 30}), ["9/stone", "30"]),
        (told(road_9_stone={"to": 9}), ["9/stone"]),
        (told(road_11_stone={"to": 13}), ["11", "13"]),
        (told(without="road:7/soil"), ["7", "8"]),
        ({"card": {}}, ["card"]),
    ],
    ids=["unknown village", "no number", "no level", "level 5", "region 9", "road from nowhere", "kind of road",
         "road to nowhere", "road to itself", "one-way", "half a road", "another game"],
)  # fmt: skip
def test_a_bad_map_is_told_with_what_is_wrong(catalogue: Catalogue, parts: list[str]) -> None:
    assert names(catalogue, *parts), wrong(catalogue)


@pytest.mark.rule("HIM-27", "HIM-50", "HIM-95")
@pytest.mark.parametrize(
    ("catalogue", "parts"),
    [
        (told(road_5_stone={"to": 7}), ["5", "7"]),  # 9 and 7 both lead elsewhere
        (told(village_6={"level": 2, "regions": [1, 2]}), ["6"]),
        (told(village_20={"level": 2, "regions": [8]}), ["20"]),
        (told(village_6={"level": 3, "regions": [2]}), ["6"]),
        (told(road_3_soil={"to": 0}, road_4_soil={"to": 0}), ["3"]),
    ],
)
def test_a_file_that_contradicts_itself_or_the_rulebook_is_told_so(catalogue: Catalogue, parts: list[str]) -> None:
    assert names(catalogue, *parts), wrong(catalogue)


@pytest.mark.rule("HIM-3", "HIM-36")
@pytest.mark.parametrize(
    "entry",
    [
        *({"needs": needs, "yaks": 3} for needs in ({}, {"salt": 0}, {"salt": 1, "tea": -1}, {"salt": 1.5}, None)),
        *({"needs": needs, "yaks": 2} for needs in ({"silk": 1}, {"gold": 7}, {"salt": True})),
        {"needs": {"salt": 1}, "yaks": -1},
        {"yaks": 3},
    ],
)
def test_a_bad_order_is_told(entry: dict[str, Any]) -> None:
    assert names({"order": {"odd": entry}}, "odd")


@pytest.mark.rule("HIM-3")
def test_forty_orders_are_in_the_box() -> None:
    many = {f"{i}": {"needs": {"salt": 1 + i % 18, "barley": 1 + i // 18}, "yaks": 3} for i in range(41)}
    assert names({"order": many}, "40")


@pytest.mark.parametrize("entry", [None, 3, "level", []])
def test_a_file_with_nonsense_in_it_is_told_so_and_does_not_stop_the_companion(entry: Any) -> None:
    for kind, key in (("village", "9"), ("road", "9/soil"), ("order", "a")):
        assert wrong({kind: {key: entry}})


@pytest.mark.rule("HIM-45", "HIM-40", "HIM-43")
@pytest.mark.parametrize("rewards", [["barter"], ["barter", "offering"], []])
def test_who_sends_no_delegations_is_not_asked_for_the_level(rewards: list[str]) -> None:
    table = unmapped(10).programme("h")
    assert table.offered("rewards", "deliver") == ["barter", "offering"]
    table.play("deliver", {"rewards": rewards, **({"yaks": 3} if "barter" in rewards else {})})
    assert (table.player(0).herd.value, table.site(10).stupa) == (
        3 if "barter" in rewards else 0, 0 if "offering" in rewards else None,
    )  # fmt: skip
    assert table.state.land[9].level is None


@pytest.mark.rule("HIM-50", "HIM-27")
@pytest.mark.parametrize(("a", "b"), [(4, 5), (3, 7), (9, 4)])
def test_no_road_of_the_rulebooks_examples_is_set_right_from_either_end(a: int, b: int) -> None:
    table = unmapped(7)
    assert table.refused("correct_road", {"road": "soil", "a": a, "b": b}, seat=-1).rule == "HIM-50"


# ---- sentences about bad files, and words that must not be misread -----------------------------------
def test_the_answers_of_check_get_what_they_need() -> None:
    bad: dict[str, dict[str, dict[str, object]]] = {
        "village": {"21": {}, "9": {"level": 7, "regions": [9]}, "8": {}, "6": {"level": 1, "regions": [2]}},
        "road": {"9/sand": {}, "9/soil": {"to": 99}, "1/ice": {"to": 2}, "5/stone": {"to": 9}, "7/stone": {"to": 9}},
        "order": {"a": {}, "b": {"needs": {"silk": 1, "gold": 9}, "yaks": 99}},
    }
    written, said = texts(game.GAME, "en"), game.GAME.check(bad)
    assert len(said) >= 12
    for say in says(said):
        assert written[say.key] <= set(say.args), say


def test_an_order_is_always_a_disc_never_a_sequence_or_a_command() -> None:
    folder = Path(game.__file__).parent
    for name in ("RULES.md", "text/en.ftl"):
        said = (folder / name).read_text(encoding="utf-8")
        assert re.findall(r"\b(?:same|this|turn|six|play) orders?\b|\bin order\b", said) == [], name


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_how_many_villages_are_supplied_does_not_read_as_a_villages_number(lang: str) -> None:
    lines = (Path(game.__file__).parent / "text" / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    asked = [line for line in lines if line.startswith(("goods-label", "orders-label"))]
    assert len(asked) == 2
    assert all("({ $n }" in line and not re.search(r"(?i)village|dorp", line) for line in asked)
