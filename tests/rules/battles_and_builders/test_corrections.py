"""Corrections: each sets one thing, without consequences."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import asdict

from rules.battles_and_builders.game import GAME
from tests.rules.battles_and_builders.scenarios import check, scenario, scenarios, told
from tests.rules.battles_and_builders.table import MOUNTAIN

mark = pytest.mark

WON = "open; lie 1A | 1B | 1B"
CATAPULT = "open; lie K 1I | 1B | 1B; take catapult 1"
FRESH = "open; lie K 1C | 1C | 1B; take fresh; roll 1 | 4"
TIED = "open; lie K 1C | 1C | 1B; take fresh; roll 3 | 5; fresh green1; roll 5"
ROUND = ["mountain", "commit 2 1 1", "reveal K 1C | 1C | 1I", "take fresh", "learn", "roll 1 | 4 | 3"]


def left_out(steps: int, holder: str) -> str:
    """A round up to that step, with the rest skipped."""
    return ";".join(["house dice=asked", *ROUND[:steps], f"set leave-out {holder}"])


@scenarios(
    scenario("what was committed, before the reveal", mark.rule("BNB-8"),
             "open; commit 2 1 1; set correct_committed-0 3; reveal 3B | 1B | 1I", left="9B 4I 4C 4A 1K",
             totals=(3, 0, 3)),
    scenario("it replaces what a phone told", mark.rule("BNB-11"),
             "open; kinds 2B; set correct_committed-0 1; commit 0 0", rows=["0"]),
    scenario("a value, and it is remembered so", mark.rule("BNB-39"), f"{WON}; set correct_value-0 4",
             totals=(4, 1, 1), known={"open/4/1"}),
    scenario("an event tile lies before somebody else", mark.rule("BNB-39"), f"{WON}; set tile-0 holder=2",
             totals=(0, 1, 4)),
    scenario("or in the middle", mark.rule("BNB-39"), f"{WON}; set tile-0 holder=-1", totals=(0, 1, 1)),
    scenario("a strategy tile lies before somebody else", mark.rule("BNB-52"),
             f"{CATAPULT}; set strategy-catapult holder=2", totals=(3, 1, -1)),
    scenario("or in the middle", mark.rule("BNB-52"), f"{CATAPULT}; set strategy-catapult holder=-1", totals=(3, 1, 1),
             laid={}),
    scenario("or out of the game", mark.rule("BNB-18"), f"{CATAPULT}; set strategy-catapult holder=-2",
             totals=(3, 1, 1), laid={"catapult": None}),
    scenario("Fresh troops that lie before nobody do not stop the battle", mark.rule("BNB-54"),
             f"{FRESH}; set strategy-fresh holder=-1", holder=1),
    scenario("in the middle of a tie the battle does not start again", mark.rule("BNB-35"),
             f"{TIED}; set correct_chips-0-one 1; roll 1 | 2", holder=1, totals=(1, 3, 3)),
    scenario("the start tile, between rounds", mark.rule("BNB-40"), "set start seat=2", seat=2),
    scenario("while people commit", mark.rule("BNB-7"), "open; set start seat=2", seat=2),
    scenario("the round", mark.rule("BNB-41"), "set correct_round 8; quiet", ended="rounds"),
    scenario("when every tile is gone by the log, any may be turned up", mark.rule("BNB-4"),
             "quiet;" * 7 + "set correct_round 6; quiet; quiet", tile=["urban", "open", "mountain", "barbarian"]),
    # ---- something else happened ---------------------------------------------------------------------
    scenario("a king chose nothing", mark.rule("BNB-20"), "open; lie K 1B | 2B | 1B; set leave-out", laid={},
             totals=(0, 3, 0)),
    scenario("the next king chooses all the same", mark.rule("BNB-16"), "open; lie K 1B | K 1B | 1B; set leave-out",
             asks="king-1"),
    scenario("a round was left out", mark.rule("BNB-40"), left_out(0, ""), round=2, seat=1, totals=(0, 0, 0)),
    *(scenario(f"the rest of the round after {step!r}", mark.rule("BNB-40"), left_out(n, "holder=2"), round=2, seat=1,
               holder=2)
      for n, step in enumerate(ROUND, 1) if step != ROUND[2]),
    scenario("nobody took the tile", mark.rule("BNB-40"), left_out(2, "holder=-1"), round=2, seat=1, holder=None),
    scenario("tokens of a reveal that is left out are used as far as they are known", mark.rule("BNB-13"),
             "open; kinds 2B K; commit 2 0; set leave-out holder=2", left="10B 4I 4C 4A 0K", warned={"BNB-13"},
             said="left-untold"),
)  # fmt: skip
def test_what_the_table_sets_right(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


def test_the_dice_of_a_terrain_are_right_from_the_next_battle_on() -> None:
    table = told("")
    table.correct("dice-mountain", {"dice": {**MOUNTAIN, "infantry": "red"}})
    table.tile("mountain", 3)
    table.turn_up("1I", "1C", "1B")
    assert table.dice(0) == {"red": 1}
    assert GAME.learned(table.state)["dice"]["mountain"]["infantry"] == "red"


@mark.rule("BNB-7", "BNB-20")
def test_a_house_rule_can_be_changed_in_the_middle_of_a_game() -> None:
    table = told("set set-lone_king value=forbidden; set set-commit_s value=30; open")
    assert (table.state.options.lone_king, GAME.timers(table.state)[0].ms) == ("forbidden", 30_000)
    table.refusal("set_reading", name="lone_king", value="sometimes")
    assert "sometimes" not in asdict(table.state.options).values()


@mark.rule("BNB-49")
def test_a_strategy_tile_set_right_between_rounds_does_not_work_in_the_next_one() -> None:
    assert told("set strategy-claim holder=1; open; lie 1B | 1B | 1I").totals == (1, 1, 3)


def test_the_event_tile_that_is_fought_for_lies_before_nobody_yet() -> None:
    table = told("open; commit 2 1 1")
    assert "tile-0" not in {fix.id for fix in GAME.corrections(table.state)}
