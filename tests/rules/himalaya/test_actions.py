"""Carrying out the programmes: the order, moves, collecting and what is void (HIM-26..37)."""

from __future__ import annotations

import pytest

from rules.himalaya.components import Options
from rules.himalaya.game import GAME
from rules.himalaya.words import lines
from rules.kit.types import Say, Who
from tests.rules.himalaya.table import Table, begun

CUBES = {3: "salt salt tea jade gold", 4: "barley barley barley jade jade", 11: "", 12: "", 15: ""}


@pytest.mark.rule("HIM-26")
@pytest.mark.parametrize("start", [0, 2])
def test_action_by_action_everybody_acts_clockwise_from_the_first(start: int) -> None:
    table = begun(1, 3, 5, 7, seats=4, start=start).programme("ss", "ss", "ss", "ss")
    seen = []
    while table.state.step == "action":
        seen.append((table.state.action, table.ask().seat))
        table.act()
    order = [(start + i) % 4 for i in range(4)]
    assert seen == [(action, seat) for action in (1, 2) for seat in order]


@pytest.mark.rule("HIM-26")
def test_one_key_carries_out_what_is_forced_for_everybody_until_somebody_has_to_choose() -> None:
    table = begun(1, 5, 6).programme("ss", "ss", "hs")
    assert table.moves == ["travel", "as_programmed"]
    listed = GAME.prompts(table.state)[0].hint
    assert listed == lines([Say(key="travels", args={"who": Who(seat=seat), "n": n}) for seat, n in ((0, 2), (1, 6))])
    table.play("as_programmed")
    assert [table.player(seat).at for seat in range(3)] == [2, 6, 6]
    assert (table.ask().seat, table.moves[0]) == (2, "deliver"), "an order: to deliver is a choice"
    table.play("decline").play("as_programmed")
    assert [table.player(seat).at for seat in range(3)] == [1, 5, 5]


@pytest.mark.rule("HIM-26")
def test_there_is_nothing_to_do_together_when_only_one_seat_is_left() -> None:
    assert begun(1, 5, 6).programme("s", "", "hs").moves == ["travel"]


@pytest.mark.rule("HIM-27", "HIM-28")
def test_a_move_takes_the_road_of_the_tokens_kind_and_nothing_else_is_asked() -> None:
    table = begun(3, 13, 8).programme("is", "si", "")
    assert table.moves == ["travel", "as_programmed"]
    table.act(4)
    assert table.player(0).at == 5, "ice to 6, soil to 5"
    assert table.player(1).at == 17, "soil to 14, ice to 17"


VOID = [  # the row of a leader in village 3, the action that is void, its rule, where he stands in the end
    ("ts", 1, "HIM-29", 4),  # no stone road leaves 3
    ("hssh", 4, "HIM-32", 3),  # back in 3, where he has taken one
    ("ishs", 3, "HIM-37", 6),  # nothing lies in 5
]


@pytest.mark.rule("HIM-29", "HIM-30", "HIM-32", "HIM-33", "HIM-37")
@pytest.mark.parametrize(("row", "action", "rule", "at"), VOID)
def test_what_cannot_be_done_is_void_and_the_rest_goes_on(row: str, action: int, rule: str, at: int) -> None:
    table = begun(3, 8, 9, cubes=CUBES).programme(row).act(action - 1)
    assert (table.moves, table.ask().rule) == (["void_action"], rule)
    assert table.carry_on().player(0).at == at
    assert table.stock(0) == ({"salt": 1} if row == "hssh" else {})


@pytest.mark.rule("HIM-31", "HIM-35")
def test_collecting_takes_one_of_the_cheapest_that_lies_there() -> None:
    table = begun(3, 4, 8, cubes=CUBES).programme("h", "h").act(2)
    assert (table.stock(0), table.stock(1)) == ({"salt": 1}, {"barley": 1})
    assert table.site(3).goods == {"salt": 1, "tea": 1, "jade": 1, "gold": 1}


@pytest.mark.rule("HIM-31")
@pytest.mark.parametrize("lying", ["salt gold", "barley gold", "tea jade", "jade gold", "gold"])
def test_from_cheap_to_dear_it_is_salt_barley_tea_jade_gold(lying: str) -> None:
    table = begun(11, 3, 8)
    table.correct("correct_site", village=11, holds="goods", goods=dict.fromkeys(lying.split(), 1))
    assert table.programme("h").act().stock(0) == {lying.split()[0]: 1}


@pytest.mark.rule("HIM-32", "HIM-35")
def test_in_the_next_round_the_village_is_open_again_and_the_stock_stays() -> None:
    table = begun(3, 8, 9, cubes=CUBES).programme("h").carry_on().programme("h").carry_on()
    assert table.stock(0) == {"salt": 2}


@pytest.mark.rule("HIM-32")
def test_in_different_villages_several_may_be_taken_and_others_may_take_there_too() -> None:
    table = begun(3, 4, 8, cubes=CUBES).programme("hsh", ".h.").carry_on()
    assert table.stock(0) == {"salt": 1, "barley": 1}
    assert table.stock(1) == {"barley": 1}


@pytest.mark.rule("HIM-34")
@pytest.mark.parametrize(("lock", "rule"), [("collect", "HIM-39"), ("any", "HIM-34")])
def test_an_order_that_was_passed_by_bars_the_village_only_by_the_second_reading(lock: str, rule: str) -> None:
    table = begun(6, 8, 9, options=Options(lock=lock)).programme("hh").play("decline")  # type: ignore[arg-type]
    assert table.ask().rule == rule


@pytest.mark.rule("HIM-34")
@pytest.mark.parametrize("lock", ["collect", "any"])
def test_a_village_that_was_left_alone_is_open_by_both_readings(lock: str) -> None:
    table = begun(4, 8, 9, cubes=CUBES, options=Options(lock=lock)).programme("ssh")  # type: ignore[arg-type]
    assert table.carry_on().stock(0) == {"barley": 1}


@pytest.mark.rule("HIM-37")
def test_the_last_cube_leaves_an_empty_village_and_whoever_comes_later_gets_nothing() -> None:
    table = begun(11, 12, 8)
    table.correct("correct_site", village=11, holds="goods", goods={"tea": 1})
    table.programme("h", "sh").act(2)
    assert table.site(11).holds == "empty"
    assert (table.ask().seat, table.moves[0]) == (1, "void_action")


@pytest.mark.rule("HIM-13", "HIM-26")
def test_a_leader_who_was_left_out_is_asked_for_when_he_is_to_act_or_stays_away() -> None:
    table = Table(seats=3).play("begin").supply().order().play("place_leader", village=11)
    table.correct("leave_out").correct("leave_out").start().programme("h", "h", "h")
    table.act()
    assert (table.ask().seat, sorted(table.moves)) == (1, ["place_leader", "void_action"])
    table.play("place_leader", village=12).act()
    assert table.stock(1) == {"salt": 1}
    table.play("void_action")
    assert (table.state.step, table.player(2).tried) == ("programme", ())
