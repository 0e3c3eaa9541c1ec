"""Contents of villages entered late: resources cube by cube, an order at its delivery."""

from __future__ import annotations

from typing import Any

import pytest

from rules.himalaya.game import GAME
from tests.rules.himalaya.scenarios import ORDERED, SUPPLIED, check, scenario, scenarios, told

mark = pytest.mark
AT_3 = "untold; house at=3,1,2"
AT_6 = "untold; house at=6,1,2"
EVERY = "= salt barley tea jade gold"
DELIVERED = f"{AT_6}; stock Ana salt barley; rows h; deliver needs=salt,barley barter yaks=3"
ALL_BUT_ONE = "; ".join(["rows h; take salt; carry; close"] * 4)


@scenarios(
    *(scenario(f"ten villages are supplied with two answers{level}", f"untold{level}", step="programme",
               supplied=SUPPLIED, ordering=ORDERED) for level in ("", "; ledger")),
    scenario("a few at a time", mark.rule("HIM-6", "HIM-9"), "bare; begin; lay 3 4", villages="1 2 5 -3 -4"),
    scenario("and one with its roll", mark.rule("HIM-6", "HIM-9"), "bare; begin; lay 3 4; goods 4; lay 6 7",
             supplied=[3, 4, 5, 6, 7], step="orders"),
    # ---- cubes ---------------------------------------------------------------------------------------
    scenario("whoever takes a cube says which", f"{AT_3}; rows h . .", good=EVERY),
    scenario("and the others stay untold", f"{AT_3}; rows h . .; take tea", stock="tea", untold="3: 4", goods="3: "),
    scenario("nothing cheaper lies where a cube was taken as the cheapest", mark.rule("HIM-31"),
             f"{AT_3}; rows h; take jade; carry; close; rows h", good="= jade gold"),
    scenario("until it is set right", mark.rule("HIM-31"),
             f"{AT_3}; rows h; take jade; carry; close; rows h; lies 3", good=EVERY),
    scenario("on a market day a dear cube tells nothing of the others", mark.rule("HIM-90"),
             f"house events=1; {AT_3}; market 3; none; rows h; take jade; carry; close; none; rows h", good=EVERY),
    scenario("a cube that nobody has told is never taken for all at once", "untold; house at=3,11,12; rows h h h",
             asks="= collect"),
    scenario("four are taken", f"{AT_3}; {ALL_BUT_ONE}", untold="3: 1", holds="3: goods"),
    scenario("the fifth leaves an empty village", f"{AT_3}; {ALL_BUT_ONE}; rows h; take salt", holds="3: empty"),
    scenario("a kind of which all lie elsewhere cannot be the one", mark.rule("HIM-3"),
             f"{AT_3}; lies 11 gold gold gold gold gold; lies 12 gold salt salt salt salt; rows h", good="salt -gold"),
    # ---- orders --------------------------------------------------------------------------------------
    scenario("an order is told when it is delivered", DELIVERED, stock="", holds="6: empty"),
    scenario("nobody neglects a duty towards an order that nobody has told", mark.rule("HIM-38"),
             f"{AT_6}; house deliver=must; rows h; decline", warned=set(), holds="6: order"),
)  # fmt: skip
def test_what_is_told_later(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@mark.rule("HIM-6")
def test_no_more_villages_are_tapped_than_are_lacking() -> None:
    assert told("bare; begin; lay 3 4").form("lay_goods").fields[0].most == 3  # type: ignore[union-attr]


def test_an_order_that_was_told_is_known_from_then_on() -> None:
    known = GAME.learned(told(DELIVERED).state)["order"]
    assert list(known.values()) == [{"needs": {"salt": 1, "barley": 1}, "yaks": 3}]


@mark.rule("HIM-36")
def test_an_order_that_nobody_has_told_is_not_read_out() -> None:
    assert told(f"{AT_6}; rows h").form("deliver").label.key == "deliver-untold-label"
