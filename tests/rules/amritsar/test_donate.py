"""Donations to the temple (AMR-76..82)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.game import GAME
from rules.amritsar.options import Options
from tests.rules.amritsar.table import Table

ROWS = {
    "0": {"cost": {"gold": 1}, "points": 3},
    "1": {"cost": {"marble": 1}, "points": 5},
    "2": {"cost": {"coin": 1}, "points": 8},
}
DONATIONS = {f"3-{district}": {"width": 3, "rows": ROWS} for district in ("north", "east", "south", "west")}


def donating(
    told: bool = True, options: Options | None = None, there: dict[str, int] | None = None,
    known: dict[str, Any] | None = None, bridge: str = "book", **has: int
) -> Table:  # fmt: skip
    """The first seat donates in the north; markers lie there by space and seat."""
    table = Table.opened(options=options, catalogue={"donations": known or DONATIONS} if told else None,
                         bridge=bridge)  # fmt: skip
    for space, seat in (there or {}).items():
        table.correct("donations-north", {"space": space, "holder": seat})
    table.has(0, **{"gold": 1, "marble": 1, **has})
    table.land("north-2", "W", "north")
    table.use()
    return table


def lying(table: Table) -> dict[str, int]:
    """Whose markers lie on the tile in the north."""
    return {f"{gift.row}-{gift.space}": gift.seat for gift in table.state.gifts if gift.district == "north"}


@pytest.mark.rule("AMR-76")
def test_only_the_mahout_with_the_temple_donates() -> None:
    table = Table.opened(catalogue={"donations": DONATIONS})
    table.has(0, gold=1)
    table.land("north-2", "W", "north")
    assert not table.open("donate")
    table.play("main", {"tile": "white"})
    table.read({"point": 1})
    table.use()
    assert table.ask().move == "donate"


@pytest.mark.rule("AMR-76")
def test_a_donation_is_also_made_by_following() -> None:
    table = Table.opened(catalogue={"donations": DONATIONS})
    table.stands(1, "east")
    table.has(1, gold=1)
    table.land("north-2", "B", "north")
    table.play("finish")
    table.play("follow", seat=1)
    table.play("donate", {"space": "0-1"})
    assert [(g.district, g.seat) for g in table.state.gifts] == [("east", 1)]
    assert table.totals == (6, 8, 5)


@pytest.mark.rule("AMR-77", "AMR-78")
def test_a_marker_goes_from_the_elephant_to_the_district_where_it_stands() -> None:
    table = donating()
    table.play("donate", {"space": "0-1"})
    assert lying(table) == {"0-1": 0}
    assert (table.side().carried, table.side().goods["gold"], table.totals[0]) == (1, 0, 8)


@pytest.mark.rule("AMR-77")
def test_a_space_that_is_filled_is_closed() -> None:
    assert donating(there={"0-0": 1}).offered("space") == ["0-1", "0-2"]


@pytest.mark.rule("AMR-78")
def test_what_a_row_costs_and_brings_is_asked_once() -> None:
    table = donating(told=False)
    table.play("learn_donation", {"width": 3})
    table.play("donate", {"space": "0-0"})
    assert table.ask().move == "learn_row"
    table.play("learn_row", ROWS["0"])
    assert (table.side().goods["gold"], table.totals[0]) == (0, 8)
    table.end_turn()
    table.stands(1, "north")
    table.has(1, gold=1)
    table.land("north-2", "W")
    table.use()
    table.play("donate", {"space": "0-1"})
    assert table.totals[1] == 8


@pytest.mark.rule("AMR-78")
def test_a_row_that_cannot_be_paid_is_closed() -> None:
    table = donating(gold=0, there={"0-0": 1, "0-1": 2})
    assert table.offered("space") == ["1-0"]


@pytest.mark.rule("AMR-79")
def test_the_bottom_row_comes_first() -> None:
    table = donating()
    assert table.offered("space") == ["0-0", "0-1", "0-2"]


@pytest.mark.rule("AMR-80")
def test_a_higher_space_needs_both_spaces_below_it() -> None:
    table = donating(there={"0-0": 1, "0-2": 1})
    assert table.offered("space") == ["0-1"]
    higher = donating(there={"0-0": 1, "0-1": 2})
    higher.play("donate", {"space": "1-0"})
    assert lying(higher) == {"0-0": 1, "0-1": 2, "1-0": 0}


@pytest.mark.rule("AMR-81")
@pytest.mark.parametrize(
    ("reading", "points"), [("two", (5 + 8 + 1, 5, 6)), ("all", (5 + 8 + 2, 7, 6)), ("others", (5 + 8, 5, 6))]
)
def test_owners_of_markers_below_get_a_point_each(reading: Any, points: tuple[int, ...]) -> None:
    there = {"0-0": 0, "0-1": 1, "0-2": 1, "1-0": 0, "1-1": 2}
    table = donating(options=Options(below=reading), there=there)
    table.play("donate", {"space": "2-0"})
    assert table.totals == points
    assert "AMR-81" in table.rules


@pytest.mark.rule("AMR-81")
def test_only_the_pyramid_beneath_counts_not_all_of_the_rows_below() -> None:
    table = donating(options=Options(below="all"), there={"0-0": 1, "0-1": 1, "0-2": 2})
    table.play("donate", {"space": "1-0"})
    assert table.line("below") == (0, 2, 0)


@pytest.mark.rule("AMR-81")
def test_two_markers_of_one_owner_below_bring_two_points() -> None:
    table = donating(there={"0-0": 1, "0-1": 1})
    table.play("donate", {"space": "1-0"})
    assert table.totals == (10, 7, 5)


@pytest.mark.rule("AMR-82")
def test_without_a_marker_on_the_elephant_nothing_is_donated() -> None:
    table = Table.opened(catalogue={"donations": DONATIONS})
    table.has(0, carried=0, gold=1)
    table.land("north-2", "W", "north")
    assert "mahout-0" not in table.choices("what")


@pytest.mark.rule("AMR-47", "AMR-76")
def test_a_donation_may_be_left_out() -> None:
    table = donating()
    table.play("skip")
    assert (lying(table), table.side().carried) == ({}, 2)


@pytest.mark.rule("AMR-54", "AMR-76")
def test_a_donation_earns_a_bridge_that_shows_the_temple() -> None:
    table = donating(bridge="temple")
    table.play("donate", {"space": "0-0"})
    assert table.totals[0] == 5 + 3 + 2


@pytest.mark.rule("AMR-3", "AMR-78")
def test_a_donation_tile_is_known_only_for_its_number_of_players() -> None:
    table = Table.opened(seats=4, catalogue={"donations": DONATIONS})
    table.land("north-2", "W", "north")
    table.use()
    assert table.ask().move == "learn_donation"


@pytest.mark.rule("AMR-78")
def test_the_spaces_of_a_row_may_bring_different_points() -> None:
    table = donating(told=False, gold=2)
    table.play("learn_donation", {"width": 3})
    table.play("donate", {"space": "0-1"})
    table.answer("row-each", {"each": {"0": 2, "1": 4, "2": 6}})
    table.answer("row-cost", {"cost": {"gold": 1}})
    assert table.line("donate") == (4, 0, 0)
    assert GAME.learned(table.state)["donations"]["3-north"]["rows"]["0"]["each"] == (2, 4, 6)
    table.end_turn()
    table.stands(1, "north")
    table.has(1, gold=1)
    table.land("north-2", "W")
    table.use()
    table.play("donate", {"space": "0-2"})
    assert table.line("donate") == (4, 6, 0)


@pytest.mark.rule("AMR-78")
def test_of_rows_that_are_known_already_those_that_the_tile_has_stay_known() -> None:
    known = {**ROWS, "1": {**ROWS["1"], "each": [1, 2]}}
    table = donating(known={"3-north": {"rows": known}})
    table.play("learn_donation", {"width": 2})
    assert list(GAME.learned(table.state)["donations"]["3-north"]["rows"]) == ["0"]
