"""Rounds, decades, and followers (AMR-18..21, AMR-51..53)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.game import GAME
from tests.rules.amritsar.scenarios import check, mark, scenario, scenarios, told

# ---- following ---------------------------------------------------------------------------------------------
ALL = "1 mahout=white:point; 2 mahout=white:point; 3 mahout=white:point; land east-1 W north; finish"


@scenarios(
    *(scenario(f"turns go round from whoever starts: {n}", mark.rule("AMR-18", "AMR-19"),
               f"house start=2{'; quiet_turn' * n}", turn=seat, round=round, rules=rules)
      for n, seat, round, rules in ((1, 0, 1, set[str]()), (2, 1, 1, set[str]()), (3, 2, 2, {"AMR-19"}))),
    scenario("after four rounds the pawn is back and the decade over", mark.rule("AMR-20"),
             "table round=4; turn-of 2; quiet_turn", round=4, rules={"AMR-20"}, asks=["tax"]),
    scenario("who has a mahout on the colour of the last worker may follow", mark.rule("AMR-51", "AMR-52"),
             "1 mahout=white:point; 2 mahout=green:point; land east-1 W north; finish", asks=["follow-1", "decline-1"]),
    scenario("gets what it shows, and the active player a point", mark.rule("AMR-52", "AMR-53"),
             "1 mahout=white:point; 2 mahout=green:point; land east-1 W north; finish; follow", totals=(6, 6, 5),
             turn=1, rules={"AMR-53"}),
    scenario("whoever does not follow brings nothing", mark.rule("AMR-53"),
             f"house seats=4; {ALL}; decline; decline; decline", totals=(5, 5, 5, 5), turn=1),
    scenario("each who follows brings a point", mark.rule("AMR-53"), f"house seats=4; {ALL}; follow; decline; follow",
             totals=(7, 6, 5, 6)),
    scenario("of several mahouts there one is chosen", mark.rule("AMR-52"),
             "1 mahout=white:point; 1 mahout=white:point+gold; land east-1 W north; finish", offers={"mahout": [1, 2]}),
    scenario("nobody is asked to follow with a donation that cannot be made", mark.rule("AMR-52", "AMR-82"),
             "1 stands=east carried=0; land east-1 B north; finish", turn=1),
    scenario("nor with a hammer that cannot be paid", mark.rule("AMR-53", "AMR-67"),
             "house seats=2; 1 mahout=white:golden gold=0; land east-1 W north; finish", turn=1, points=5),
    scenario("but with one that can", mark.rule("AMR-53", "AMR-67"),
             "house seats=2; 1 mahout=white:golden gold=1; land east-1 W north; finish",
             asks=["follow-1", "decline-1"]),
    scenario("a follower earns a bridge that only the table can see", mark.rule("AMR-54"),
             "house seats=2 bridge=other; 1 mahout=white:point; land east-1 W north; finish; follow-bridge-1",
             totals=(6, 8)),
)  # fmt: skip
def test_following(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@pytest.mark.rule("AMR-52")
@pytest.mark.parametrize(("reading", "order"), [("next", [3, 0, 1]), ("start", [1, 3, 0])])
def test_they_follow_in_turn_order(reading: str, order: list[int]) -> None:
    table = told(f"house seats=4 start=1 follow_order={reading}; turn-of 2; 0 mahout=white:point; {ALL}")
    asked = list[int]()
    while table.state.step == "follow":
        asked.append(table.ask().seat)
        table.play("decline")
    assert asked == order


# ---- clocks ------------------------------------------------------------------------------------------------
@pytest.mark.rule("AMR-21", "AMR-52")
def test_bells_ring_for_the_turn_and_for_who_may_follow_if_the_table_wants_them() -> None:
    assert GAME.timers(told(f"house seats=4; {ALL}").state) == ()
    table = told(f"house seats=4 turn_s=120 follow_s=30; {ALL}")
    (timer,) = GAME.timers(table.state)
    assert (timer.seat, timer.ms, timer.expire) == (1, 30_000, "")
    table.end_turn()
    (timer,) = GAME.timers(table.state)
    assert (timer.seat, timer.ms, timer.expire) == (1, 120_000, "")
