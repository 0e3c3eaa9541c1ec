"""Carrying out the programmes: order, moves, collecting and actions without effect (HIM-26..37)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.himalaya.game import GAME
from rules.himalaya.words import lines
from rules.kit.types import Say, Who
from tests.rules.himalaya.scenarios import check, scenario, scenarios, told

mark = pytest.mark
CUBES = "lies 3 salt salt tea jade gold; lies 4 barley barley barley jade jade"
AT_3 = f"house at=3,8,9; {CUBES}"
ORDER = "house at=6,8,9"
LEFT_OUT = "house at=11,12,8; bare; begin; goods 11 12 15 16 17; orders 6 10 14 18 20; lead 11; skip; skip; start_clock"


@scenarios(
    # ---- together ------------------------------------------------------------------------------------
    scenario("one key carries out what is forced for everybody until somebody has to choose", mark.rule("HIM-26"),
             "house at=1,5,6; rows ss ss hs; as_programmed", at=[2, 6, 6], seat=2, first="deliver"),
    scenario("and after the choice", mark.rule("HIM-26"),
             "house at=1,5,6; rows ss ss hs; as_programmed; decline; as_programmed", at=[1, 5, 5]),
    scenario("there is nothing to do together when only one seat is left", mark.rule("HIM-26"),
             "house at=1,5,6; rows s . hs", asks="= travel"),
    # ---- moves ---------------------------------------------------------------------------------------
    scenario("a move takes the road of the token's kind and nothing else is asked", mark.rule("HIM-27", "HIM-28"),
             "house at=3,13,8; rows is si", asks="= travel as_programmed", fields=[]),
    scenario("ice to 6, soil to 5; soil to 14, ice to 17", mark.rule("HIM-27", "HIM-28"),
             "house at=3,13,8; rows is si; act 4", at=[5, 17, 8]),
    scenario("without a road of the kind it is void", mark.rule("HIM-29"), f"{AT_3}; rows ts",
             asks="= void_action", rule="HIM-29"),
    scenario("and the rest goes on", mark.rule("HIM-29", "HIM-30"), f"{AT_3}; rows ts; carry", at=[4, 8, 9], stock=""),
    # ---- collecting ----------------------------------------------------------------------------------
    scenario("one of the cheapest that lies there", mark.rule("HIM-31", "HIM-35"),
             f"house at=3,4,8; {CUBES}; rows h h; act 2", stock=["salt", "barley", ""], goods="3: salt tea jade gold"),
    *(scenario(f"of {lying} it is the first", mark.rule("HIM-31"),
               f"house at=11,3,8; lies 11 {lying}; rows h; act", stock=lying.split()[0])
      for lying in ("salt gold", "barley gold", "tea jade", "jade gold", "gold")),
    scenario("once in a village", mark.rule("HIM-32"), f"{AT_3}; rows hssh; act 3", asks="= void_action",
             rule="HIM-32"),
    scenario("also for who comes back", mark.rule("HIM-32", "HIM-33"), f"{AT_3}; rows hssh; carry", stock="salt",
             at=[3, 8, 9]),
    scenario("in the next round it is open again and the stock stays", mark.rule("HIM-32", "HIM-35"),
             f"{AT_3}; rows h; carry; rows h; carry", stock="salt salt"),
    scenario("in another village, too, and others may take where one has taken", mark.rule("HIM-32"),
             f"house at=3,4,8; {CUBES}; rows hsh .h.; carry", stock=["salt barley", "barley", ""]),
    scenario("nothing where nothing lies", mark.rule("HIM-37"), f"{AT_3}; rows ishs; act 2", asks="= void_action",
             rule="HIM-37"),
    scenario("the last cube leaves an empty village and whoever comes later gets nothing", mark.rule("HIM-37"),
             "house at=11,12,8; lies 11 tea; rows h sh; act 2", holds="11: empty", seat=1, first="void_action"),
    # ---- a hand on the board -------------------------------------------------------------------------
    scenario("an order that was passed by is open to a second hand", mark.rule("HIM-34"), f"{ORDER}; rows hh; decline",
             rule="HIM-39"),
    scenario("by the second reading it is barred", mark.rule("HIM-34"), f"{ORDER}; house lock=any; rows hh; decline",
             rule="HIM-34"),
    *(scenario(f"a village that was left alone is open by both readings: {lock}", mark.rule("HIM-34"),
               f"house at=4,8,9 lock={lock}; {CUBES}; rows ssh; carry", stock="barley")
      for lock in ("collect", "any")),
    # ---- a skipped leader -----------------------------------------------------------------------------
    scenario("a leader who was left out is asked for when he is to act", mark.rule("HIM-13", "HIM-26"),
             f"{LEFT_OUT}; rows h h h; act", seat=1, asks="= place_leader void_action"),
    scenario("and acts then", mark.rule("HIM-13"), f"{LEFT_OUT}; rows h h h; act; lead 12; act",
             stock=["salt", "salt", ""]),
    scenario("or stays away", mark.rule("HIM-13"), f"{LEFT_OUT}; rows h h h; act; lead 12; act; void_action",
             step="programme", at=[11, 12, 0]),
)  # fmt: skip
def test_an_action(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@mark.rule("HIM-26")
@mark.parametrize("start", [0, 2])
def test_action_by_action_everybody_acts_clockwise_from_the_first(start: int) -> None:
    table = told(f"house seats=4 start={start}; rows ss ss ss ss")
    seen = []
    while table.state.step == "action":
        seen.append((table.state.action, table.ask().seat))
        table.act()
    order = [(start + i) % 4 for i in range(4)]
    assert seen == [(action, seat) for action in (1, 2) for seat in order]


@mark.rule("HIM-26")
def test_what_one_key_carries_out_is_listed() -> None:
    listed = GAME.prompts(told("house at=1,5,6; rows ss ss hs").state)[0].hint
    assert listed == lines([Say(key="travels", args={"who": Who(seat=seat), "n": n}) for seat, n in ((0, 2), (1, 6))])
