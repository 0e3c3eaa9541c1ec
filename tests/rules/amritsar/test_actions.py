"""Main action, bonus action and elephant action, and what a picture brings (AMR-41..47, AMR-54..57)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.game import GAME
from rules.kit.types import Allot
from tests.rules.amritsar.table import PLACES, Table


def landed(colour: str = "W", elephant: str = "north", **more: Any) -> Table:
    """The first seat's last worker stands in the north, so does its elephant."""
    table = Table.opened(**more)
    table.land("north-2", colour, elephant)
    return table


# ---- which actions -----------------------------------------------------------------------------------------
@pytest.mark.rule("AMR-41")
def test_actions_are_done_in_any_order() -> None:
    for order in (("main", "bonus", "elephant"), ("elephant", "bonus", "main"), ("bonus", "elephant", "main")):
        table = landed()
        for action in order:
            table.play(action, {"main": {"tile": "white"}, "elephant": {"what": "white"}}.get(action))
            table.read({"point": 3} if action == "bonus" else {"point": 1})
        assert table.totals[0] == 5 + 1 + 1 + 3, order
        assert table.state.turn.seat == 1, "nothing is left to do"


@pytest.mark.rule("AMR-41")
def test_an_action_is_finished_before_the_next_begins() -> None:
    table = landed()
    table.main("white", gold=1, trade=1)
    table.take()
    assert table.ask().move == "trade"
    assert not table.open("bonus")


@pytest.mark.rule("AMR-4", "AMR-42")
def test_one_of_the_three_tiles_of_the_district_is_chosen() -> None:
    table = landed()
    for tile in ("white", "blue", "green"):
        assert tile in table.offered("tile", "main")
        table.main(tile, point=1)
        table.end_turn()
        table.land("north-1", "Y", "north" if table.side(table.state.turn.seat).place is None else 0)
    assert table.offered("tile", "main") == ["white", "blue", "green"]


@pytest.mark.rule("AMR-4", "AMR-44")
def test_a_fourth_tile_of_a_district_is_taken_and_said() -> None:
    table = landed()
    for spot, tile in (("north-2", "blue"), ("north-1", "green")):
        table.main(tile, point=1)
        table.end_turn()
        table.land(spot, "W", "north" if table.side(table.state.turn.seat).place is None else 0)
    table.play("main", {"tile": "white"})
    table.correct("leave-out")
    table.play("elephant", {"what": "yellow"})
    table.read({"point": 1})
    table.bonus(point=1)
    assert "AMR-4" in table.warned


@pytest.mark.rule("AMR-42")
def test_main_and_bonus_action_are_of_one_tile() -> None:
    table = landed("W")
    table.bonus(point=2)
    assert table.offered("tile", "main") == ["white"]


@pytest.mark.rule("AMR-43")
@pytest.mark.parametrize("tile", ["white", "blue", "green", "yellow"])
def test_the_main_action_does_not_look_at_the_colour_of_the_last_worker(tile: str) -> None:
    table = landed("W", "south")
    table.main(tile, point=2)
    assert table.totals[0] == 7


@pytest.mark.rule("AMR-44")
def test_the_bonus_action_needs_a_last_worker_of_its_colour() -> None:
    table = landed("W")
    assert table.open("bonus")
    table.main("blue", point=1)
    assert not table.open("bonus")
    assert table.refused("bonus").rule == "AMR-44"


@pytest.mark.rule("AMR-44")
def test_a_district_without_that_colour_has_no_bonus_action() -> None:
    table = landed("W")
    for tile in ("blue", "green", "yellow"):
        table.main(tile, point=1)
        table.end_turn()
        table.land("north-1", "W", "north" if table.side(table.state.turn.seat).place is None else 0)
    assert not table.open("bonus")
    assert table.refused("bonus").rule == "AMR-44"


@pytest.mark.rule("AMR-45")
def test_the_elephant_acts_only_in_its_own_district() -> None:
    assert landed(elephant="north").open("elephant")
    table = landed(elephant="east")
    assert not table.open("elephant")
    assert table.refused("elephant", {"what": "white"}).rule == "AMR-45"


@pytest.mark.rule("AMR-46")
@pytest.mark.parametrize("what", ["blue", "white"])
def test_the_elephant_does_a_main_action_of_the_district_even_the_same(what: str) -> None:
    table = landed()
    table.main("blue", point=2)
    table.play("elephant", {"what": what})
    table.read({"point": 4})
    assert table.totals[0] == 5 + 2 + (2 if what == "blue" else 4)


@pytest.mark.rule("AMR-46")
def test_the_elephant_uses_a_mahout_instead() -> None:
    table = Table.opened()
    table.mahout(0, "green", gold=1, point=3)
    table.land("north-2", "W", "north")
    assert "mahout-1" in table.choices("what")
    table.use(1)
    table.take()
    assert (table.side().goods["gold"], table.totals[0]) == (1, 8)


@pytest.mark.rule("AMR-47")
def test_every_action_may_be_left_out() -> None:
    table = landed()
    assert {table.open(m) for m in ("main", "bonus", "elephant", "finish")} == {True}
    table.play("finish")
    assert table.state.turn.seat == 1
    assert table.totals == (5, 5, 5)


@pytest.mark.rule("AMR-47")
def test_no_action_is_done_twice() -> None:
    table = landed()
    table.main("blue", point=1)
    table.play("elephant", {"what": "blue"})
    assert table.state.turn.seat == 1, "main and elephant are done and the tile has another colour"
    table.land("east-1", "W", "east")
    table.main("blue", point=1)
    assert table.refused("main", {"tile": "blue"}).rule == "AMR-47"


# ---- what a picture brings -----------------------------------------------------------------------------------
@pytest.mark.rule("AMR-55", "AMR-56")
def test_goods_are_taken_as_far_as_there_is_room() -> None:
    table = landed()
    table.main("white", gold=2, coin=2, marble=1)
    table.play("take", {"got": {"gold": 2, "coin": 1, "marble": 0}})
    assert (table.side().goods, table.side().coins) == ({"gold": 2, "copper": 0, "marble": 0}, 2)


@pytest.mark.rule("AMR-55")
def test_all_that_is_shown_is_filled_in_beforehand() -> None:
    table = landed()
    table.main("white", copper=1, coin=2)
    table.take()
    assert (table.side().goods["copper"], table.side().coins) == (1, 3)


@pytest.mark.rule("AMR-48", "AMR-55", "AMR-65")
def test_points_markers_tax_and_the_padlock_need_no_room_and_no_question() -> None:
    table = Table.opened(bridge=None, gain={"point": 3, "marker": 2, "bag": 1, "lock": 1})
    table.land("north-2", "W", "north")
    table.play("bridge")
    side = table.side()
    assert (table.totals[0], side.carried, side.waiting, side.tax, side.lock) == (8, 4, 3, 1, "open")
    assert table.state.step == "act"


@pytest.mark.rule("AMR-57")
def test_goods_are_put_back_before_others_are_taken() -> None:
    table = Table.opened()
    table.has(0, copper=2, coins=0)
    table.land("north-2", "W", "north")
    table.main("white", gold=2)
    back = next(field for field in table.asked("take")[1].fields if isinstance(field, Allot))
    assert back.caps == {"copper": 2}, "nobody puts back what they do not have"
    table.answer("take-back", {"got": {"gold": 2}, "back": {"copper": 1}})
    assert table.side().goods == {"gold": 2, "copper": 1, "marble": 0}


def test_a_picture_is_told_once_and_offered_in_the_next_game() -> None:
    table = landed()
    table.main("white", bonus={"gold": 1}, point=2)
    assert list(GAME.learned(table.state)["tiles"]) == ["white/main/2point"], "the bonus is asked when it is done"
    table.bonus()
    assert table.ask().move == "take"
    known = GAME.learned(table.state)["tiles"]
    assert list(known) == ["white/main/2point", "white/bonus/1gold"]
    later = landed(catalogue={"tiles": known})
    later.play("main", {"tile": "white"})
    assert later.offered("content") == ["white/main/2point", "new"]
    later.play("learn_tile", {"content": "white/main/2point"})
    assert later.totals[0] == 7


def test_another_picture_than_the_known_ones_is_told_in_the_next_form() -> None:
    known = {"white/main/2point": {"colour": "white", "part": "main", "shows": {"point": 2}}}
    table = landed(catalogue={"tiles": known})
    table.play("main", {"tile": "white"})
    table.play("learn_tile", {"content": "new"})
    table.play("learn_tile", {"shows": {"point": 1}})
    assert table.totals[0] == 6


@pytest.mark.rule("AMR-56")
def test_what_has_lain_in_the_storehouses_before_is_taken_without_a_question() -> None:
    table = landed()
    table.main("white", gold=2, trade=1)
    assert table.ask().move == "take"
    table.take()
    table.trade(sell={"gold": 2})
    table.play("elephant", {"what": "white"})
    assert (table.side().goods["gold"], table.said) == (2, ["taken"])


# ---- the bridge --------------------------------------------------------------------------------------------
def with_bridge(on: str | None) -> Table:
    table = Table.opened(bridge=on, gain={"point": 2})
    table.land("north-2", "W", "north")
    return table


@pytest.mark.rule("AMR-54")
def test_doing_what_the_bridge_shows_brings_its_bonus() -> None:
    table = with_bridge("trade")
    table.main("white", trade=1, gold=1)
    table.take()
    assert table.totals[0] == 5
    table.trade(sell={"gold": 1}, received=1)
    assert table.totals[0] == 7
    assert "AMR-54" in table.rules


@pytest.mark.rule("AMR-54")
def test_a_bridge_that_shows_something_else_is_left_to_the_table_and_earned_once_in_a_turn() -> None:
    table = with_bridge(None)
    table.play("bridge")
    assert table.totals[0] == 7
    assert not table.open("bridge")


# ---- a bridge tile that was left out -----------------------------------------------------------------------
def left_out(at: str) -> Table:
    """The bridge tile of the first decade was left out: the whole of it, or its bonus."""
    table = Table(seats=2, catalogue={"places": {"board": PLACES}})
    table.lay_workers()
    for colour in ("white", "blue"):
        table.play("lay_temple", {"colour": colour})
    if at == "bonus":
        table.answer("bridge-tile", {"on": None})
        assert table.ask().id == "bridge-bonus"
    table.correct("leave-out")
    assert table.ask().move == "place", "the game goes on without it"
    return table


@pytest.mark.rule("AMR-54")
@pytest.mark.parametrize("at", ["tile", "bonus"])
def test_a_bridge_step_that_was_left_out_teaches_nothing_and_brings_nobody_anything(at: str) -> None:
    table = left_out(at)
    assert "bridges" not in GAME.learned(table.state)
    table.land("north-2", "W", "north")
    assert not table.open("bridge")


@pytest.mark.rule("AMR-54", "AMR-20")
@pytest.mark.parametrize("at", ["tile", "bonus"])
def test_the_bridge_tile_of_the_next_decade_is_asked_although_the_last_was_left_out(at: str) -> None:
    table = left_out(at)
    table.quiet_rounds(4)
    while table.state.step != "bridge":
        table.correct("leave-out")
    assert table.state.decade == 2
    table.bridge(None, point=1)
    table.land("north-2", "W")
    assert table.open("bridge")
