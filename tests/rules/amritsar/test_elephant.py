"""The elephant: steps, coins, the Maharaja pawn, the second move and the jump (AMR-22..29, AMR-48..50)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.amritsar.scenarios import check, mark, scenario, scenarios

DONE = "0 stands=north coins=2 lock=open; land east-1; finish"  # after the first seat's actions
PAID = "house ride_far=paid; 0 coins=6"
FOLLOWED = "house seats=2 jump_when=any; 1 stands=north mahout=white:golden gold=1; land east-1 W north; finish; follow"


@scenarios(
    scenario("in the first turn the elephant goes anywhere for nothing", mark.rule("AMR-22", "AMR-23"), "",
             offers={"district": ["north", "east", "south", "west"]}),
    scenario("and stands there", mark.rule("AMR-22", "AMR-23"), "go south", place="south", coins=1, asks=["pick"]),
    scenario("in later turns it starts from where it stands", mark.rule("AMR-23", "AMR-24"), "0 stands=west",
             asks=["ride"]),
    scenario("without coins it stays or goes one step for nothing", mark.rule("AMR-24"), "0 stands=west coins=0",
             offers={"steps": [0, 1]}),
    scenario("clockwise", mark.rule("AMR-24", "AMR-26"), "0 stands=west coins=0; go 1", place="north", coins=0),
    scenario("or only a single step is free", mark.rule("AMR-25"),
             "house ride_cost=every; 0 stands=north coins=3; go 1", coins=3),
    scenario("and two steps cost two coins", mark.rule("AMR-25"), "house ride_cost=every; 0 stands=north coins=3; go 2",
             coins=1),
    scenario("only steps that can be paid are offered", mark.rule("AMR-25"), "0 stands=west coins=1",
             offers={"steps": [0, 1, 2]}),
    scenario("it goes three steps at most, so it passes once", mark.rule("AMR-28"), "0 stands=north coins=9",
             offers={"steps": [0, 1, 2, 3]}),
    scenario("or as far as is paid", mark.rule("AMR-25", "AMR-28"), f"{PAID}; 0 stands=north",
             offers={"steps": list(range(8))}),
    scenario("by the dearer reading too", mark.rule("AMR-25", "AMR-28"),
             "house ride_cost=every ride_far=paid; 0 stands=north coins=3", offers={"steps": [0, 1, 2, 3]}),
    scenario("a score falls below zero", mark.rule("AMR-29"), "table decade=3; 0 stands=west coins=2 score=1; go 2",
             points=-2),
    scenario("or stops there", mark.rule("AMR-29"),
             "house below_zero=floor; table decade=3; 0 stands=west coins=2 score=1; go 2", points=0),
    # ---- the second move and the jump --------------------------------------------------------------------
    scenario("a locked tile gives no second move", mark.rule("AMR-21", "AMR-48"), "0 stands=north; land east-1; finish",
             step="ride", turn=1),
    scenario("an open one does", mark.rule("AMR-21", "AMR-48"), DONE, step="second", asks=["ride-again", "jump"]),
    scenario("a spent one does not", mark.rule("AMR-48", "AMR-49"), "0 stands=north lock=spent; land east-1; finish",
             step="ride", turn=1),
    scenario("the second move costs what a first one does", mark.rule("AMR-48"), f"{DONE}; go 3", place="west", coins=0,
             lock="open"),
    scenario("past the pawn it costs points too", mark.rule("AMR-27", "AMR-48"), f"table round=2; {DONE}; go 2",
             place="south", points=4),
    scenario("the tile buys a jump to any space for nothing", mark.rule("AMR-49"),
             f"{DONE}; 0 coins=0; jump district=west", place="west", coins=0, lock="spent"),
    scenario("but not to where it stands", mark.rule("AMR-49"), DONE, choices={"district": ["east", "south", "west"]}),
    scenario("a jump past the pawn is free", mark.rule("AMR-50"), f"table round=2; {DONE}; jump district=west",
             points=5),
    scenario("or costs points", mark.rule("AMR-50"),
             f"house jump_pawn=costs; table round=2; {DONE}; jump district=west", points=4),
    scenario("where the table tells the passing, it is asked of a jump that costs", mark.rule("AMR-28", "AMR-50"),
             f"house pawn=told jump_pawn=costs; {DONE}; jump district=west passed=1", points=4),
    scenario("and of no other", mark.rule("AMR-28", "AMR-50"), f"house pawn=told; {DONE}; jump district=west",
             points=5),
    scenario("a jump waits for the second move", mark.rule("AMR-50"), "0 stands=north lock=open", asks=["ride"]),
    scenario("or comes at the start of a turn", mark.rule("AMR-50"),
             "house jump_when=any; 0 stands=north lock=open; jump district=south", place="south", step="pick"),
    scenario("not without the tile", mark.rule("AMR-49"), "house jump_when=any; 0 stands=north", asks=["ride"]),
    scenario("a tile that was unlocked while following is handed in then", mark.rule("AMR-50"),
             "house jump_when=any; 0 stands=north board=8; jump district=south", place="south", lock="spent",
             step="pick"),
    scenario("by the other reading it is not", mark.rule("AMR-50"), "0 stands=north board=8", asks=["ride"]),
    scenario("so is one that a mahout has unlocked", mark.rule("AMR-48", "AMR-50", "AMR-51"),
             f"{FOLLOWED}; upgrade-mahout colour=white bags=0; learn_mahout shows.trade=1; jump district=south",
             step="pick", turn=1, lock="locked", seat_1={"place": "south", "lock": "spent"}),
    # ---- the Maharaja pawn: it stands on the red space, in the north ---------------------------------------
    *(scenario(f"it goes one space on every round: {round}", mark.rule("AMR-5", "AMR-19", "AMR-20"),
               f"table round={round}", pawn=[where])
      for round, where in enumerate(("north", "east", "south", "west"), 1)),
    *(scenario(f"and back on the red one when the decade is over ({pawn})", mark.rule("AMR-20"),
               f"house pawn={pawn}; table round=4; turn-of 2; quiet_turn", step="tax", pawn=["north"])
      for pawn in ("beyond", "red")),
    scenario("one of which only the table knows where it is is not drawn", mark.rule("AMR-28"), "house pawn=told",
             pawn=[]),
    *(scenario(f"passing it costs a point more in every decade: {decade}", mark.rule("AMR-27"),
               f"table decade={decade}; 0 stands=west coins=2; go 2", totals=(5 - decade, 5, 5), rules={"AMR-27"})
      for decade in (1, 2, 3)),
    *(scenario(f"the table may say itself whether it was passed: {passed}", mark.rule("AMR-28"),
               f"house pawn=told; 0 stands=east coins=2; ride steps=1 passed={passed}", points=5 - passed)
      for passed in (0, 1)),
)  # fmt: skip
def test_the_elephant(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@pytest.mark.rule("AMR-19", "AMR-27", "AMR-28")
@pytest.mark.parametrize(
    ("house", "round", "place", "steps", "costs"),
    [
        ("beyond", 1, "west", 1, 0), ("beyond", 1, "west", 2, 1), ("beyond", 2, "west", 2, 0),
        ("beyond", 2, "north", 2, 1), ("beyond", 2, "east", 2, 0), ("landing", 1, "west", 1, 1),
        ("landing", 1, "west", 2, 1), ("landing", 4, "west", 0, 0), ("landing", 4, "west", 1, 0),
        ("red", 1, "west", 1, 0), ("red", 2, "west", 2, 1),
        ("beyond ride_far=paid", 1, "west", 4, 1), ("beyond ride_far=paid", 1, "west", 5, 1),
        ("beyond ride_far=paid", 1, "west", 6, 2), ("landing ride_far=paid", 1, "west", 5, 2),
        ("beyond ride_far=paid", 1, "north", 4, 0), ("landing ride_far=paid", 1, "north", 4, 1),
        ("beyond ride_far=paid", 1, "north", 5, 1),
    ],
)  # fmt: skip
def test_when_the_pawn_counts_as_passed_and_a_ride_pays_for_every_time(
    house: str, round: int, place: str, steps: int, costs: int
) -> None:
    check(f"house pawn={house}; table round={round}; 0 stands={place} coins=6; go {steps}",
          {"points": 5 - costs, "coins": 6 - max(0, steps - 1)})  # fmt: skip
