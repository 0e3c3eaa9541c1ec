"""Corrections: the table overrides the log."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.components import SPOTS, Options
from rules.amritsar.game import GAME
from tests.rules.amritsar.scenarios import check, mark, scenario, scenarios, told
from tests.rules.amritsar.table import Table

HERE = "land north-2 W north"
DONATES = f"0 gold=1 marble=1; {HERE}; use"
AGAIN = "house known=donations; DONATES; fix forget-donations id=3-north; learn_donation width=3; donate space=0-0"
ROW = "learn_row cost.gold=1 points=3"


@scenarios(
    scenario("a donation marker does not lie there", mark.rule("AMR-77"),
             "house known=donations; markers 0-1=1; markers 0-1=0; markers 0-0=1; markers 0-1=-1", gifts={"0-0": 1}),
    scenario("a picture told wrong is told again", mark.rule("AMR-42"), f"{HERE}; act white point=9; "
             "fix forget-tiles id=white/main/9point; elephant what=white; read point=1",
             learned={"tiles": {"white/main/1point": {"colour": "white", "part": "main", "shows": {"point": 1}}}}),
    scenario("the red space and the room of a location told wrong are set right", mark.rule("AMR-5", "AMR-34"),
             "fix red district=south; fix correct_capacity-north-2 value=1",
             learned={"places": {"board": {"red": "south", "capacity": {**dict.fromkeys(SPOTS, 4), "north-2": 1}}}}),
    scenario("a score that is set right tells the difference in a line of its own", "0 score=9",
             line={"noted": (4, 0, 0)}),
    scenario("a turn that has just begun is given to another seat", mark.rule("AMR-18"), "turn-of 2",
             acts=("place", 2)),
    scenario("a donation goes where the elephant stands", mark.rule("AMR-77", "AMR-78"),
             f"house known=donations; {DONATES}; 0 stands=south; donate space=0-0", gifts={},
             line={"donate": (3, 0, 0)}),
    scenario("when it is chosen", mark.rule("AMR-77", "AMR-78"),
             f"{DONATES}; learn_donation width=3; donate space=0-0; 0 stands=south; {ROW}", gifts={"0-0": 0}),
    *(scenario(f"one that waits finds its space filled (by {holder})", mark.rule("AMR-77", "AMR-80"),
               f"{AGAIN.replace('DONATES', DONATES)}; markers 0-0={holder}; {ROW}", gifts={"0-0": holder},
               acts=("donate", 0))
      for holder in (0, 1)),
    scenario("as many coins as were set right have found room", mark.rule("AMR-56"),
             f"0 coins=9; 0 coins=1; {HERE}; act white coin=8", coins=9, said=["taken"]),
    *(scenario(f"a task is left out: {shows}", f"0 marble=1; {HERE}; act white {shows}=1; leave", queue=(), step="act")
      for shows in ("trade", "white", "gold", "book", "money")),
)  # fmt: skip
def test_a_correction(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


def test_a_mahout_is_taken_away() -> None:
    table = told(HERE).correct("mahouts-0", {"mahout": "0"})
    assert (table.side().mahouts, table.choices("what")) == ((), ["white", "blue", "green", "yellow"])


@pytest.mark.rule("AMR-18")
def test_the_turn_of_somebody_who_has_moved_is_not_given_away() -> None:
    assert not any(each.id == "turn-of" for each in GAME.corrections(told("turn-of 2; go north").state))


@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_a_game_in_which_everything_else_happened_comes_to_its_end(tracking: Any) -> None:
    table = Table.opened(seats=2) if tracking == "full" else Table(2, Options(tracking="ledger"))
    for _ in range(400):
        if not GAME.prompts(table.state):
            break
        table.correct("leave-out", {})
    sheet = GAME.sheet(table.state)
    assert (sheet.ended_by, sheet.totals, sheet.places) == ("decades", (5, 5), (1, 1))
