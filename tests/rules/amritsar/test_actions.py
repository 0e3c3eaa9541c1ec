"""Main action, bonus action and elephant action, and what a picture brings (AMR-41..47, AMR-54..57)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.game import GAME
from tests.rules.amritsar.scenarios import KNOWN, check, mark, scenario, scenarios, told
from tests.rules.amritsar.table import PLACES, Table

HERE = "land north-2 W north"  # the first seat's last worker stands in the north, and so does its elephant
THREE = "act blue point=1; end_turn; land north-1 W north; act green point=1; end_turn; land north-1 W north"


@scenarios(
    *(
        scenario(f"actions are done in any order: {order}", mark.rule("AMR-41"), f"{HERE}; {order}", points=10, turn=1)
        for order in ("act white point=1; bonus; read point=3; elephant what=white",
                      "elephant what=white; read point=1; bonus; read point=3; main tile=white",
                      "bonus; read point=3; elephant what=white; read point=1; main tile=white")
    ),
    scenario("an action is finished before the next begins", mark.rule("AMR-41"),
             f"{HERE}; act white gold=1 trade=1; take", asks=["trade", "skip-trade"]),
    scenario("a tile of the district is chosen", mark.rule("AMR-42"), HERE,
             offers={"tile": ["white", "blue", "green", "yellow"]}),
    scenario("of three, when three are known", mark.rule("AMR-4", "AMR-42"),
             f"{HERE}; {THREE}; act white point=1; end_turn; land north-1",
             offers={"tile": ["blue", "green", "white"]}),
    scenario("a fourth one is taken and said", mark.rule("AMR-4", "AMR-44"),
             f"{HERE}; {THREE}; main tile=white; leave; elephant what=yellow; read point=1; bonus; read point=1",
             warned={"AMR-4"}),
    scenario("main and bonus action are of one tile", mark.rule("AMR-42"), f"{HERE}; bonus; read point=2",
             offers={"tile": ["white"]}),
    *(
        scenario(f"the main action does not look at the colour of the last worker: {tile}", mark.rule("AMR-43"),
                 f"land north-2 W south; act {tile} point=2", points=7)
        for tile in ("white", "blue", "green", "yellow")
    ),
    scenario("the bonus action needs a last worker of its colour", mark.rule("AMR-44"), f"{HERE}; act blue point=1",
             asks=["elephant", "mahout", "finish"]),
    scenario("and a tile of it in the district", mark.rule("AMR-44"),
             f"{HERE}; {THREE}; act yellow point=1; end_turn; land north-1 W 0",
             asks=["main", "elephant", "mahout", "finish"]),
    scenario("the elephant acts only in its own district", mark.rule("AMR-45"), "land north-2 W east",
             asks=["main", "bonus", "finish"]),
    scenario("it does a main action of the district", mark.rule("AMR-46"),
             f"{HERE}; act blue point=2; elephant what=white; read point=4", points=11),
    scenario("even the same", mark.rule("AMR-46"), f"{HERE}; act blue point=2; elephant what=blue", points=9),
    scenario("or uses a mahout instead", mark.rule("AMR-46"), f"0 mahout=green:gold+point; {HERE}; use 1; take",
             goods=(1, 0, 0), points=6),
    scenario("every action may be left out", mark.rule("AMR-47"), f"{HERE}; finish", turn=1, totals=(5, 5, 5)),
    scenario("and none is done twice", mark.rule("AMR-47"), f"{HERE}; act blue point=1; elephant what=blue", turn=1),
    # ---- what a picture brings ---------------------------------------------------------------------------
    scenario("goods are taken as far as there is room", mark.rule("AMR-55", "AMR-56"),
             f"{HERE}; act white gold=2 coin=2 marble=1; take got.gold=2 got.coin=1 got.marble=0", goods=(2, 0, 0),
             coins=2),
    scenario("all that is shown is filled in beforehand", mark.rule("AMR-55"),
             f"{HERE}; act white copper=1 coin=2; take", goods=(0, 1, 0), coins=3),
    scenario("what has lain in the storehouses before is taken without a question", mark.rule("AMR-56"),
             f"{HERE}; act white gold=2 trade=1; take; trade sell.gold=2; settle; elephant what=white", goods=(2, 0, 0),
             said=["taken"]),
    scenario("goods are put back before others are taken", mark.rule("AMR-57"),
             f"0 copper=2 coins=0; {HERE}; act white gold=2; take-back got.gold=2 back.copper=1", goods=(2, 1, 0)),
    # ---- the bridge --------------------------------------------------------------------------------------
    scenario("doing what the bridge shows brings its bonus", mark.rule("AMR-54"),
             f"house bridge=trade; {HERE}; act white trade=1 gold=1; take; trade sell.gold=1; settle received=1",
             points=7, rules={"AMR-54"}),
    scenario("not before it is done", mark.rule("AMR-54"),
             f"house bridge=trade; {HERE}; act white trade=1 gold=1; take", points=5),
    scenario("a bridge that shows something else is left to the table, once in a turn", mark.rule("AMR-54"),
             f"house bridge=other; {HERE}; bridge", points=7,
             asks=["main", "bonus", "elephant", "mahout", "finish"]),
    scenario("the temple is on no action tile", mark.rule("AMR-76"), f"{HERE}; main tile=white; ! read temple=1",
             refused="AMR-42"),
)  # fmt: skip
def test_actions(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@pytest.mark.rule("AMR-44", "AMR-45", "AMR-47")
@pytest.mark.parametrize(
    ("moves", "move", "rule"),
    [(f"{HERE}; act blue point=1", "bonus", "AMR-44"), ("land north-2 W east", "elephant", "AMR-45"),
     (f"{HERE}; act white point=1", "main", "AMR-47")],
)  # fmt: skip
def test_an_action_that_is_closed_says_why(moves: str, move: str, rule: str) -> None:
    assert told(moves).refused(move).rule == rule


@pytest.mark.rule("AMR-48", "AMR-55", "AMR-65")
def test_points_markers_tax_and_the_padlock_need_no_room_and_no_question() -> None:
    table = Table.opened(bridge=None, gain={"point": 3, "marker": 2, "bag": 1, "lock": 1})
    table.land("north-2", "W", "north")
    table.play("bridge")
    side = table.side()
    assert (table.totals[0], side.carried, side.waiting, side.tax, side.lock) == (8, 4, 3, 1, "open")
    assert table.state.step == "act"


def test_a_picture_is_told_once_and_offered_in_the_next_game() -> None:
    table = told(HERE)
    table.main("white", point=2)
    assert list(GAME.learned(table.state)["tiles"]) == ["white/main/2point"], "the bonus is asked when it is done"
    table.bonus(gold=1)
    assert table.ask().move == "take"
    KNOWN["tiles"] = {"tiles": GAME.learned(table.state)["tiles"]}
    assert list(KNOWN["tiles"]["tiles"]) == ["white/main/2point", "white/bonus/1gold"]
    later = told(f"house known=tiles; {HERE}; main tile=white")
    assert later.offered("content") == ["white/main/2point", "new"]
    other = told(f"house known=tiles; {HERE}; main tile=white; learn_tile content=new; learn_tile shows.point=1")
    assert other.totals[0] == 6, "another one is told in the next form"
    later.play("learn_tile", {"content": "white/main/2point"})
    assert later.totals[0] == 7
    later.end_turn()
    later.land("east-2", "W", "east")
    later.play("main", {"tile": "white"})
    assert later.offered("content") == [], "it lies in the north"


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


@pytest.mark.rule("AMR-54", "AMR-20")
@pytest.mark.parametrize("at", ["tile", "bonus"])
def test_a_bridge_step_that_was_left_out_teaches_nothing_and_that_of_the_next_decade_is_asked(at: str) -> None:
    table = left_out(at)
    assert "bridges" not in GAME.learned(table.state)
    for _ in range(4 * 2):
        assert not table.open("bridge"), "it brings nobody anything"
        table.quiet_turn()
    while table.state.step != "bridge":
        table.correct("leave-out")
    assert table.state.decade == 2
    table.bridge(None, point=1)
    table.land("north-2", "W")
    assert table.open("bridge")
