"""The gains of storehouses, at once and for the rest of the game (AMR-69)."""

from __future__ import annotations

from typing import Any

from tests.rules.amritsar.scenarios import KNOWN, check, mark, scenario, scenarios
from tests.rules.amritsar.test_decade import END

HAMMER = "0 marble=2; land north-2 W north; act white white=1"
LAY = f"{HAMMER}; upgrade-storehouse bags=1 brings=1"  # the first seat lays a storehouse with an immediate gain
TILES: dict[str, dict[str, Any]] = {
    "1/nothing/trade/1coin": {"bags": 1, "lasting": {"on": "trade", "gain": {"coin": 1}}},
    "1/2point/decade/1point": {"bags": 1, "gain": {"point": 2}, "lasting": {"on": "decade", "gain": {"point": 1}}},
    "1/2point": {"bags": 1, "gain": {"point": 2}},
}
TOLD = (
    ("lasts-first; lasts on=trade gain.coin=1; gains-none", 5, "trade"),
    ("lasts-first; lasts on=decade gain.point=1; gains gain.point=2", 7, "decade"),
    ("gains gain.point=2", 7, ""),
)
for _name, _tile in TILES.items():
    KNOWN[_name] = {"storehouses": {_name: _tile}}


HERE = "land north-2 W north"
OTHER = "house bridge=temple"  # the bridge tile is not about books


@scenarios(
    # ---- the gain is entered once, and a tap in the next game ---------------------------------------------
    *(scenario(f"{how}: {name}", mark.rule("AMR-69"), moves, learned=KNOWN[name], points=points, tax=1, storehouses=1,
               lasts=lasts)
      for name, (told, points, lasts) in zip(TILES, TOLD, strict=True)
      for how, moves in (("told", f"{LAY}; {told}"),
                         ("known", f"house known={name}; {HAMMER}; upgrade-known content={name}"))),
    scenario("a storehouse may bring books at once", mark.rule("AMR-69", "AMR-84"),
             f"{LAY}; gains gain.money=1 gain.book=1; learn_space; rise track=resource; learn_space",
             heights={"development": 0, "money": 1, "resource": 1}),
    # ---- the effects ----------------------------------------------------------------------------------------
    scenario("a storehouse gives its benefit for the deed that it shows", mark.rule("AMR-69"),
             f"0 lasting=gold:point; {HERE}; act white gold=1; take", totals=(6, 5, 5), rules={"AMR-69"}),
    scenario("it does not set itself off", mark.rule("AMR-69"),
             f"0 lasting=trade:trade; {HERE}; act white trade=1; trade; settle; trade; settle", step="act"),
    scenario("for something else it is claimed once in a turn", mark.rule("AMR-69"),
             f"0 lasting=other:point; {HERE}; storehouse-0", points=6,
             asks=["main", "bonus", "elephant", "mahout", "finish"]),
    scenario("one that is taken away leaves the others as they were claimed", mark.rule("AMR-69"),
             f"0 lasting=other:point; 0 lasting=other:coin; {HERE}; storehouse-1; take; 0 unlasting=0",
             asks=["main", "bonus", "elephant", "mahout", "finish"]),
    scenario("it gives income at the end of a decade", mark.rule("AMR-69", "AMR-92"),
             f"{END}; 1 lasting=decade:point; quiet_turn", totals=(5, 6, 5), line={"income": (0, 1, 0)}),
    scenario("a book for every book ends with the one that a storehouse gave", mark.rule("AMR-69", "AMR-84"),
             f"{OTHER}; 0 lasting=book:book; {HERE}; act white development=1; rise track=money; "
             "learn_space; learn_space", heights={"development": 1, "money": 1, "resource": 0}, step="act"),
)  # fmt: skip
def test_what_a_storehouse_gives(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)
