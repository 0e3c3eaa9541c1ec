"""Storehouses, goals and mahouts, and the spaces of a player board (AMR-12, AMR-67..75)."""

from __future__ import annotations

from typing import Any

from tests.rules.amritsar.scenarios import KNOWN, check, mark, scenario, scenarios

SPACES = {"storehouse": 4, "goal": 3, "mahout": 4}
KNOWN["board"] = {"boards": {"player": {"spaces": SPACES}}}
HAS = "0 gold=1 copper=1 marble=1"
WHITE, BROWN, GOLDEN, ALL = (f"{HAS}; land north-2 W north; act white {hammer}" for hammer in (
    "white=1", "brown=1", "golden=1", "white=1 brown=1 golden=1"))  # fmt: skip
STORE, GOAL, MAHOUT, SKIP = "upgrade-storehouse", "upgrade-goal", "upgrade-mahout", "skip-upgrade"
BOTH = "0 copper=1 marble=1; land north-2 W north; act white white=1 brown=1"
THREE = "0 mahout=white:point; 0 mahout=blue:point; 0 mahout=yellow:point"
LAID = "upgrade-mahout colour=green bags=2; learn_mahout shows.trade=1"


@scenarios(
    scenario("a hammer allows the upgrades of its colours", mark.rule("AMR-67"), WHITE, asks=["spaces", STORE, SKIP]),
    scenario("one of them", mark.rule("AMR-67"), f"{BOTH}; {STORE} bags=1", step="act", storehouses=1,
             asks=["bonus", "elephant", "mahout", "finish"]),
    scenario("or one of each colour", mark.rule("AMR-67"), f"house hammer=each; {BOTH}; {STORE} bags=1",
             asks=["spaces", GOAL, SKIP]),
    scenario("and then no more", mark.rule("AMR-67"), f"house hammer=each; {BOTH}; {STORE} bags=1; {GOAL}", goals=2,
             storehouses=1),
    scenario("marble brings a storehouse and tax for its bags", mark.rule("AMR-68", "AMR-72"), f"{ALL}; {STORE} bags=2",
             goods=(1, 1, 0), storehouses=1, tax=2, carried=3, board=8, display=8),
    scenario("it may bring something at once", mark.rule("AMR-69"),
             f"{ALL}; {STORE} bags=1 brings=1; gains gain.coin=2 gain.point=1; take", coins=3, points=6),
    scenario("copper brings a goal and a step of tax", mark.rule("AMR-70", "AMR-72"), f"{ALL}; {GOAL}", goods=(1, 0, 1),
             goals=2, tax=1, carried=3, board=8),
    scenario("there are four goals for everybody", mark.rule("AMR-9", "AMR-70"), f"0 goals=4; {ALL}",
             asks=["spaces", STORE, MAHOUT, SKIP]),
    scenario("gold brings a mahout and tax", mark.rule("AMR-71", "AMR-72"), f"{ALL}; {LAID}", goods=(0, 1, 1), tax=2,
             carried=3, board=8),
    scenario("or no tax", mark.rule("AMR-71"),
             f"house mahout_tax=none; {ALL}; upgrade-mahout colour=green; learn_mahout shows.trade=1", tax=0),
    scenario("without marble there is no storehouse", mark.rule("AMR-68"), f"{ALL}; 0 marble=0",
             asks=["spaces", GOAL, MAHOUT, SKIP]),
    scenario("without copper no goal", mark.rule("AMR-70"), f"{ALL}; 0 copper=0", asks=["spaces", STORE, MAHOUT, SKIP]),
    scenario("without gold no mahout", mark.rule("AMR-71"), f"{ALL}; 0 gold=0", asks=["spaces", STORE, GOAL, SKIP]),
    scenario("without a free space nothing is asked", mark.rule("AMR-72"), f"0 board=0; {ALL}", step="act",
             warned={"AMR-72"}),
    scenario("a full elephant sends the marker to the market", mark.rule("AMR-73"), f"0 carried=6; {ALL}; {GOAL}",
             carried=6, waiting=6, board=8, rules={"AMR-73"}),
    scenario("the display shrinks or is filled up", mark.rule("AMR-74"),
             f"house display=refills; {ALL}; {STORE} bags=0", display=9),
    scenario("a storehouse from an empty one is written down with a warning", mark.rule("AMR-74"),
             f"table display=0; {WHITE}; {STORE} bags=0", storehouses=1, rules={"AMR-74"}),
    scenario("a later mahout may lie on a colour of somebody else", mark.rule("AMR-75"), f"{ALL}",
             choices={"colour": ["white", "blue", "green", "yellow"]}),
    scenario("or only where nobody else has one", mark.rule("AMR-16", "AMR-75"), f"house mahout_colour=always; {ALL}",
             choices={"colour": ["white", "yellow"]}),
    scenario("an upgrade may be left out, and then nobody asks for the movement tile",
             mark.rule("AMR-47", "AMR-48"), f"{ALL}; skip; finish", turn=1, board=9),
    scenario("after one it may still be locked", mark.rule("AMR-48"), f"{ALL}; {GOAL}; finish; still-locked", turn=1,
             lock="locked"),
    scenario("or unlocked", mark.rule("AMR-48"), f"{ALL}; {GOAL}; finish; unlocked", asks=["ride-again", "jump"],
             lock="open"),
    scenario("what a mahout shows is told once and offered to the next who lays it", mark.rule("AMR-71"),
             f"{ALL}; {LAID}; end_turn; 1 gold=1; land north-2 W north; act white; upgrade-mahout colour=blue bags=0",
             offers={"content": ["1trade", "new"]}),
    # ---- the spaces of a player board --------------------------------------------------------------------
    scenario("the spaces of a player board are asked once", mark.rule("AMR-72"),
             f"{BOTH}; learn_spaces spaces.storehouse=4 spaces.goal=3 spaces.mahout=4", asks=[STORE, GOAL, SKIP],
             learned=KNOWN["board"]),
    scenario("a space for each of all eleven markers", mark.rule("AMR-12", "AMR-72"),
             f"{BOTH}; ! learn_spaces spaces.storehouse=4 spaces.goal=3 spaces.mahout=3", refused="AMR-72"),
    scenario("again where they were told wrong", mark.rule("AMR-72"),
             f"house known=board; {BOTH}; fix forget-boards id=player", asks=["spaces", STORE, GOAL, SKIP]),
    scenario("and never more", mark.rule("AMR-72"), f"house known=board; {BOTH}", asks=[STORE, GOAL, SKIP]),
    scenario("a storehouse needs a space for storehouses", mark.rule("AMR-72"),
             f"house known=board; 0 storehouses=4; {BOTH}", asks=[GOAL, SKIP]),
    scenario("the fourth has one", mark.rule("AMR-72"), f"house known=board; 0 storehouses=3; {BOTH}; {STORE} bags=0",
             storehouses=4),
    scenario("where every space of its kinds is filled nothing is asked", mark.rule("AMR-72"),
             f"house known=board; 0 storehouses=4 goals=3; {BOTH}", step="act", warned={"AMR-72"}),
    scenario("mahouts have their own", mark.rule("AMR-71", "AMR-72"), f"house known=board; {THREE}; {GOLDEN}",
             warned={"AMR-72"}),
)  # fmt: skip
def test_upgrades(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)
