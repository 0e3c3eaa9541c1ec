"""Main action, bonus action and elephant action, and the gains of a picture (AMR-41..47, AMR-54..57)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.amritsar.scenarios import KNOWN, check, mark, scenario, scenarios, told

HERE = "land north-2 W north"  # the first seat's last worker stands in the north, and so does its elephant
TWO = "house seats=2; bare; workers; lay_temple colour=white; lay_temple colour=blue"  # now the bridge tile
RICH = "other/3point+2marker+1bag+1lock"
KNOWN["rich"] = {"bridges": {RICH: {"on": None, "gain": {"point": 3, "marker": 2, "bag": 1, "lock": 1}}}}
KNOWN["tiles"] = {"tiles": {"white/main/2point": {"colour": "white", "part": "main", "shows": {"point": 2}}}}
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
    # ---- the gains of a picture --------------------------------------------------------------------------
    scenario("goods are taken as far as there is room", mark.rule("AMR-55", "AMR-56"),
             f"{HERE}; act white gold=2 coin=2 marble=1; take got.gold=2 got.coin=1 got.marble=0", goods=(2, 0, 0),
             coins=2),
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
    # ---- the printed values of a tile --------------------------------------------------------------------
    scenario("only the part of a tile that is done is told", mark.rule("AMR-42"), f"{HERE}; act white point=2",
             learned=KNOWN["tiles"]),
    scenario("and offered in the next game", mark.rule("AMR-42"), f"house known=tiles; {HERE}; main tile=white",
             offers={"content": ["white/main/2point", "new"]}),
    scenario("where it is a tap", mark.rule("AMR-42"),
             f"house known=tiles; {HERE}; main tile=white; learn_tile content=white/main/2point", points=7),
    scenario("another one is told in the next form", mark.rule("AMR-42"),
             f"house known=tiles; {HERE}; main tile=white; learn_tile content=new; learn_tile shows.point=1", points=6),
    scenario("not one that lies in another district", mark.rule("AMR-42"),
             f"house known=tiles; {HERE}; main tile=white; learn_tile content=white/main/2point; end_turn; "
             "land east-2 W east; main tile=white", offers={"content": []}),
    scenario("the temple is on no action tile", mark.rule("AMR-76"), f"{HERE}; main tile=white; ! read temple=1",
             refused="AMR-42"),
    scenario("points, markers, tax and the padlock need no room and no question",
             mark.rule("AMR-48", "AMR-55", "AMR-65"),
             f"{TWO.replace('=2', '=2 known=rich')}; bridge-known content={RICH}; land north-2 W north; bridge",
             points=8, carried=4, waiting=3, tax=1, lock="open", step="act"),
    # ---- a skipped bridge tile ---------------------------------------------------------------------------
    *(scenario(f"a bridge tile that was left out teaches nothing ({at or 'tile'})", mark.rule("AMR-54"),
               f"{TWO}{at}; leave", learned={"bridges": {}}, acts=("place", 0))
      for at in ("", "; bridge-tile")),
    scenario("it brings nobody anything", mark.rule("AMR-54"), f"{TWO}; leave; land north-2 W north",
             asks=["main", "bonus", "elephant", "mahout", "finish"]),
    scenario("that of the next decade is asked", mark.rule("AMR-20", "AMR-54"),
             f"{TWO}; leave; table round=4; turn-of 1; quiet_turn; leave; close; bridge-tile; "
             "learn_bonus gain.point=1; land north-2 W north", decade=2,
             asks=["main", "bonus", "elephant", "mahout", "bridge", "finish"]),
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
    assert told(moves).refusal(move).rule == rule
