"""The three knowledge tracks (AMR-83..88)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.game import GAME
from tests.rules.amritsar.table import Table
from tests.rules.amritsar.test_decade import PRINTED, before_the_end

SPACES: dict[str, Any] = {
    "money-1": {"gain": {"coin": 1}, "hourglass": True},
    "money-2": {"gain": {"point": 2}, "last": True},
    "resource-1": {"gain": {"gold": 1}},
    "development-1": {"gain": {"trade": 1}},
}


def reading(shows: dict[str, int], told: bool = True, **has: int) -> Table:
    """The first seat does an action that shows books; its bridge tile is not about them."""
    table = Table.opened(catalogue={"spaces": SPACES} if told else None, bridge="temple")
    table.has(0, **has)
    table.land("north-2", "W", "north")
    table.main("white", **shows)
    return table


@pytest.mark.rule("AMR-83", "AMR-84")
@pytest.mark.parametrize("track", ["development", "resource", "money"])
def test_a_book_goes_one_step_up_its_own_track(track: str) -> None:
    table = reading({track: 1})
    heights = {"development": 0, "resource": 0, "money": 0, track: 1}
    assert table.side().heights == heights
    assert list(table.side().heights) == ["development", "resource", "money"], "from left to right"


@pytest.mark.rule("AMR-84")
def test_a_book_with_a_question_mark_goes_up_a_track_of_choice() -> None:
    table = reading({"book": 1})
    assert table.offered("track") == ["development", "resource", "money"]
    table.play("rise", {"track": "resource"})
    table.take()
    assert (table.side().heights["resource"], table.side().goods["gold"]) == (1, 1)


@pytest.mark.rule("AMR-84")
def test_a_book_of_one_track_cannot_be_used_for_another() -> None:
    table = reading({"resource": 1})
    assert table.ask().move == "take", "it has risen by itself"


@pytest.mark.rule("AMR-85")
def test_the_bonus_of_a_space_is_asked_once_and_given_at_once() -> None:
    table = reading({"money": 1}, told=False)
    assert table.ask().move == "learn_space"
    table.play("learn_space", {"gain": {"coin": 2}, "marks": ["hourglass"]})
    table.take()
    assert table.side().coins == 3
    assert GAME.learned(table.state)["spaces"] == {"money-1": {"gain": {"coin": 2}, "hourglass": True}}
    table.end_turn()
    table.land("north-2", "W", "north")
    table.main("white")
    assert table.ask().move == "take", "the space is known"


@pytest.mark.rule("AMR-87", "AMR-88")
def test_on_top_the_marker_stays_and_takes_the_bonus_again() -> None:
    table = reading({"money": 1}, height_money=1)
    assert (table.side().heights["money"], table.totals[0]) == (2, 7)
    table.play("elephant", {"what": "white"})
    assert (table.side().heights["money"], table.totals[0]) == (2, 9)


@pytest.mark.rule("AMR-85")
def test_a_space_may_bring_a_whole_action() -> None:
    table = reading({"development": 1})
    assert table.ask().move == "trade"
    table.trade()
    assert table.side().carried == 3


@pytest.mark.rule("AMR-88")
@pytest.mark.parametrize(("marks", "height"), [(["last"], 1), ([], 2)])
def test_where_nobody_knows_whether_it_stands_on_top_that_is_asked_before(marks: list[str], height: int) -> None:
    table = reading({"resource": 1}, told=False, height_resource=1)
    assert (table.ask().move, table.ask().label.args["n"]) == ("learn_space", 1)
    table.play("learn_space", {"gain": {"point": 1}, "marks": marks})
    if height == 2:
        table.play("learn_space", {"gain": {"point": 1}})
    assert (table.side().heights["resource"], table.totals[0]) == (height, 6)


@pytest.mark.rule("AMR-88")
def test_a_space_that_is_left_out_is_not_the_last() -> None:
    table = reading({"money": 1}, told=False, height_money=1)
    table.correct("leave-out")
    assert (table.side().heights["money"], table.ask().label.args["n"]) == (2, 2)


@pytest.mark.rule("AMR-84", "AMR-85")
def test_a_space_may_bring_a_book() -> None:
    table = reading({"resource": 1}, told=False)
    table.play("learn_space", {"gain": {"money": 1}})
    assert table.ask().label.args["n"] == 1
    table.play("learn_space", {"gain": {"point": 2}})
    assert (table.side().heights["resource"], table.side().heights["money"], table.totals[0]) == (1, 1, 7)


@pytest.mark.rule("AMR-88")
def test_books_on_last_spaces_do_not_go_round() -> None:
    top = {"gain": {"money": 1, "resource": 1, "point": 1}, "last": True}
    table = Table.opened(catalogue={"spaces": {"money-1": top, "resource-1": top}}, bridge="temple")
    table.has(0, height_money=1, height_resource=1)
    table.land("north-2", "W", "north")
    table.main("white", money=1)
    assert (table.totals[0], table.state.step) == (8, "act"), "its own last space, and from there both once more"


@pytest.mark.rule("AMR-86", "AMR-92")
def test_a_book_in_the_income_brings_its_points_there() -> None:
    spaces = {"money-1": {"gain": {"resource": 1}, "hourglass": True}, "resource-1": {"gain": {"point": 4}}}
    table = before_the_end(known={**PRINTED, "spaces": spaces})
    table.has(0, height_money=1)
    table.quiet_turn()
    assert (table.line("income"), table.side().heights["resource"]) == ((4, 0, 0), 1)
