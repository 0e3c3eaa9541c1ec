"""Storehouses, goals and mahouts (AMR-67..75)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.game import GAME
from rules.amritsar.options import Options
from tests.rules.amritsar.table import Table

MAHOUT = {"what": "mahout", "colour": "green"}


def hammer(colours: str = "WBG", options: Options | None = None, **has: int) -> Table:
    """The first seat uses a hammer of these colours (white, brown, gold); it has one of each resource."""
    table = Table.opened(options=options)
    table.has(0, **{"gold": 1, "copper": 1, "marble": 1, **has})
    table.land("north-2", "W", "north")
    table.main("white", **{HAMMERS[colour]: 1 for colour in colours})
    return table


def kinds_of(table: Table) -> list[str]:
    """The kinds of upgrade that are open."""
    return sorted(str(p.given["what"]) for p in GAME.prompts(table.state) if p.move == "upgrade")


HAMMERS = {"W": "white", "B": "brown", "G": "golden"}


@pytest.mark.rule("AMR-67")
@pytest.mark.parametrize(("colours", "kinds"), [("W", ["storehouse"]), ("BG", ["goal", "mahout"])])
def test_each_colour_of_the_hammer_allows_its_own_upgrade(colours: str, kinds: list[str]) -> None:
    table = hammer(colours)
    assert kinds_of(table) == sorted(kinds)


@pytest.mark.rule("AMR-67")
@pytest.mark.parametrize(("reading", "again"), [("one", False), ("each", True)])
def test_a_hammer_allows_one_upgrade_or_one_of_each_colour(reading: Any, again: bool) -> None:
    table = hammer("WB", Options(hammer=reading))
    table.answer("upgrade-storehouse", {"bags": 1})
    assert table.open("upgrade") == again
    if again:
        assert kinds_of(table) == ["goal"]
        table.answer("upgrade-goal")
        assert (table.side().storehouses, table.side().goals) == (1, 2)


@pytest.mark.rule("AMR-68", "AMR-72")
@pytest.mark.parametrize("bags", [0, 2])
def test_white_marble_brings_a_storehouse_and_tax_for_its_bags(bags: int) -> None:
    table = hammer()
    table.answer("upgrade-storehouse", {"bags": bags})
    side = table.side()
    assert (side.goods["marble"], side.storehouses, side.tax) == (0, 1, bags)
    assert (side.carried, side.board) == (3, 8)
    assert table.state.display == 8


@pytest.mark.rule("AMR-69")
def test_a_storehouse_may_bring_something_at_once() -> None:
    table = hammer()
    table.answer("upgrade-storehouse", {"bags": 1, "brings": 1})
    table.play("gains", {"gain": {"coin": 2, "point": 1}})
    table.take()
    assert (table.side().coins, table.totals[0]) == (3, 6)


@pytest.mark.rule("AMR-70", "AMR-72")
def test_brown_copper_brings_a_goal_and_a_step_of_tax() -> None:
    table = hammer()
    table.answer("upgrade-goal")
    side = table.side()
    assert (side.goods["copper"], side.goals, side.tax, side.carried, side.board) == (0, 2, 1, 3, 8)


@pytest.mark.rule("AMR-9", "AMR-70")
def test_there_are_four_goals_for_everybody() -> None:
    table = hammer(goals=4)
    assert "goal" not in kinds_of(table)


@pytest.mark.rule("AMR-71", "AMR-72")
@pytest.mark.parametrize(("reading", "tax"), [("bags", 2), ("none", 0)])
def test_gold_brings_a_mahout_with_or_without_tax(reading: Any, tax: int) -> None:
    table = hammer(options=Options(mahout_tax=reading))
    table.lay_mahout("green", **({"bags": 2} if reading == "bags" else {}), trade=1)
    side = table.side()
    assert (side.goods["gold"], side.mahouts[-1].colour, side.mahouts[-1].shows) == (0, "green", {"trade": 1})
    assert (side.tax, side.carried, side.board) == (tax, 3, 8)


@pytest.mark.rule("AMR-68", "AMR-70", "AMR-71")
@pytest.mark.parametrize(
    ("what", "resource"),
    [("storehouse", "marble"), ("goal", "copper"), ("mahout", "gold")],
)
def test_an_upgrade_that_cannot_be_paid_is_closed(what: str, resource: str) -> None:
    table = hammer("WBG", None, **{resource: 0})
    assert what not in kinds_of(table)


@pytest.mark.rule("AMR-72")
def test_without_a_free_space_nothing_is_asked() -> None:
    table = hammer(board=0)
    assert not table.open("upgrade")
    assert table.state.step == "act"


@pytest.mark.rule("AMR-73")
def test_a_full_elephant_sends_the_marker_to_the_market() -> None:
    table = hammer(carried=6)
    table.answer("upgrade-goal")
    assert (table.side().carried, table.side().waiting, table.side().board) == (6, 6, 8)
    assert "AMR-73" in table.rules


@pytest.mark.rule("AMR-74")
@pytest.mark.parametrize(("reading", "left"), [("stays", 8), ("refills", 9)])
def test_the_display_of_storehouses_shrinks_or_is_filled_up(reading: Any, left: int) -> None:
    table = hammer(options=Options(display=reading))
    table.answer("upgrade-storehouse", {"bags": 0})
    assert table.state.display == left


@pytest.mark.rule("AMR-74")
def test_a_storehouse_from_an_empty_display_is_written_down_with_a_warning() -> None:
    table = Table.opened()
    table.has(0, marble=1)
    table.correct("correct_table-display", 0)
    table.land("north-2", "W", "north")
    table.main("white", **{HAMMERS["W"]: 1})
    table.answer("upgrade-storehouse", {"bags": 0})
    assert (table.side().storehouses, "AMR-74" in table.rules) == (1, True)


@pytest.mark.rule("AMR-16", "AMR-75")
@pytest.mark.parametrize("reading", ["opening", "always"])
def test_a_later_mahout_on_a_colour_of_somebody_else(reading: Any) -> None:
    table = hammer(options=Options(mahout_colour=reading))  # the others' mahouts lie on blue and green
    if reading == "opening":
        assert table.choices("colour") == ["white", "blue", "green", "yellow"]
        table.lay_mahout("green", trade=1)
        assert table.side().mahouts[-1].colour == "green"
        return
    assert table.choices("colour") == ["white", "yellow"]


@pytest.mark.rule("AMR-47")
def test_an_upgrade_may_be_left_out() -> None:
    table = hammer()
    table.play("skip")
    assert (table.side().board, table.state.step) == (9, "act")


@pytest.mark.rule("AMR-48")
def test_an_upgrade_may_unlock_the_movement_tile() -> None:
    table = hammer()
    table.answer("upgrade-goal")
    table.play("finish")
    table.answer("still-locked")
    assert (table.side().lock, table.state.turn.seat) == ("locked", 1)
    again = hammer()
    again.answer("upgrade-goal")
    again.play("finish")
    again.answer("unlocked")
    assert (again.side().lock, again.ask().id) == ("open", "ride-again")


@pytest.mark.rule("AMR-48")
def test_without_an_upgrade_nobody_asks_for_the_movement_tile() -> None:
    table = hammer()
    table.play("skip")
    table.play("finish")
    assert table.state.turn.seat == 1


def test_a_mahout_is_told_once_and_offered_to_the_next_who_lays_it() -> None:
    table = hammer()
    table.lay_mahout("green", trade=1)
    table.end_turn()
    table.has(1, gold=1)
    table.land("north-2", "W", "north")
    table.main("white")
    table.answer("upgrade-mahout", {"colour": "blue"})
    assert table.offered("content") == ["1trade", "new"]
    table.play("learn_mahout", {"content": "1trade"})
    assert table.side(1).mahouts[-1].shows == {"trade": 1}
