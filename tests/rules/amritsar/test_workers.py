"""Picking up workers and dropping them clockwise, with extra steps and the coins they leave (AMR-30..40)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.game import GAME
from rules.kit import forms
from rules.kit.types import TABLE, Board, Choice, Say
from tests.rules.amritsar.scenarios import check, mark, scenario, scenarios, told

ALONE = "0 coins=0; lie"  # only these workers, and an extra step is not affordable
RICH = "0 coins=2; lie"
FULL = "lie north-1=W east-1=BBGG; go; drop north-1 W"
ROUND = "0 coins=0; lie north-1=WWWBBBGG; go; drop north-1 WWWBBBGG"


@scenarios(
    scenario("moving workers cannot be left out", mark.rule("AMR-30"), f"{ALONE} north-1=WB; go", asks=["pick"]),
    scenario("a location that has some is chosen", mark.rule("AMR-31"), f"{ALONE} north-1=WB south-1=G; go",
             offers={"spot": ["north-1", "south-1"]}),
    scenario("and all of them are picked up", mark.rule("AMR-31"), f"{ALONE} north-1=WB south-1=G; go; drop north-1 WB",
             ring={"north-2": "W", "east-1": "B", "south-1": "G"}),
    scenario("one worker is left at each location clockwise", mark.rule("AMR-32"),
             f"{ALONE} west-1=WBGY; go; drop west-1 YGBW",
             ring={"west-2": "Y", "north-1": "G", "north-2": "B", "east-1": "W"}),
    scenario("the order is chosen", mark.rule("AMR-33"), f"{ALONE} north-1=WBG; go; drop north-1 WBG",
             last="green east-2"),
    scenario("workers of one colour without a coin need no question", mark.rule("AMR-33"),
             f"{ALONE} north-1=WW; go; drop north-1", ring={"north-2": "W", "east-1": "W"}, step="act"),
    scenario("a full location is skipped and is no step", mark.rule("AMR-34"),
             f"{ALONE} north-1=WB north-2=WWGG; go; drop north-1 WB",
             ring={"north-2": "WWGG", "east-1": "W", "east-2": "B"}),
    scenario("it is full at its printed number", mark.rule("AMR-34"),
             f"{ALONE} north-1=WB north-2=WWG; go; drop north-1 WB", ring={"north-2": "WWWG", "east-1": "B"}),
    # ---- extra steps -------------------------------------------------------------------------------------
    scenario("every extra step of the last worker costs a coin", mark.rule("AMR-35", "AMR-37"),
             f"{RICH} north-1=WB; go; drop north-1 WB 2", ring={"north-2": "W", "south-1": "B"}, coins=0,
             last="blue south-1", coins_at={"east-1": 1, "east-2": 1}),
    scenario("the first coin lies where it left or where it came", mark.rule("AMR-37"),
             f"house coin_place=entered; {RICH} north-1=WB; go; drop north-1 WB 2",
             coins_at={"east-2": 1, "south-1": 1}),
    scenario("extra steps are offered as far as they can be paid", mark.rule("AMR-35"),
             "0 coins=1; lie north-1=WB; go; pick spot=north-1", offers={"extra": [0, 1]}),
    scenario("whoever ends there gets the coins", mark.rule("AMR-35", "AMR-36"),
             f"{RICH} north-1=WB; go; drop north-1 WB 2; end_turn; land east-1; take", seat_1={"coins": 2},
             coins_at={"east-2": 1}),
    scenario("of coins that a turn has just brought only the next has something", mark.rule("AMR-36"),
             "house coin_place=entered; 0 coins=1; lie north-1=W; go; drop north-1 W 1", coins_at={"east-1": 1},
             coins=0),
    scenario("or the same player", mark.rule("AMR-36"),
             "house coin_place=entered coin_taker=same; 0 coins=1; lie north-1=W; go; drop north-1 W 1; take",
             coins_at={}, coins=1),
    scenario("an extra step passes a full location for nothing", mark.rule("AMR-38"), f"0 coins=2; {FULL} 1",
             last="white east-2", coins=1),
    scenario("or at its price", mark.rule("AMR-38"), f"house full_spot=costs; 0 coins=2; {FULL} 2", last="white east-2",
             coins=0),
    scenario("but the last worker cannot stop there", mark.rule("AMR-34", "AMR-38"),
             "house full_spot=costs; 0 coins=2; lie north-1=W east-1=BBGG; go; pick spot=north-1",
             offers={"extra": [0, 2]}),
    scenario("coming round the last drops where they were picked up", mark.rule("AMR-39"), ROUND, last="green north-1"),
    scenario("or goes on", mark.rule("AMR-39"), f"house start_spot=skipped; {ROUND}", last="green north-2"),
    scenario("with an extra step too", mark.rule("AMR-38", "AMR-39"),
             "house full_spot=costs start_spot=skipped; 0 coins=2; lie north-1=WWWBBBG; go; drop north-1 WWWBBBG 1",
             last="green north-2", coins_at={"west-2": 1}),
    scenario("coins that need room may stay where they are", mark.rule("AMR-40", "AMR-56"),
             f"{ALONE} north-1=W; left north-2=3; go; drop north-1; take got.coin=1", coins=1, coins_at={"north-2": 2}),
    scenario("or need none and are taken without a question", mark.rule("AMR-40"),
             f"house coin_room=free; {ALONE} north-1=W; left north-2=3; go; drop north-1", step="act", coins=3,
             coins_at={}),
)  # fmt: skip
def test_the_workers(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@pytest.mark.rule("AMR-35")
def test_where_the_last_worker_may_go_to_many_locations_the_form_says_that_they_are_tapped() -> None:
    table = told("house start_spot=skipped; 0 coins=7; lie north-1=W; go; pick spot=north-1")
    form = table.form("sow")
    assert form.hint == Say(key="extra-hint")
    (extra,) = form.fields
    assert isinstance(extra, Choice)
    notes = {option.value: option.note for option in extra.options}
    assert (notes[0], notes[6], notes[7]) == (None, None, Say(key="extra-round"))
    assert extra.options[0].cell == extra.options[-1].cell


@pytest.mark.rule("AMR-32", "AMR-35")
def test_locations_where_workers_will_drop_are_lit_and_coins_are_numbers() -> None:
    table = told("0 coins=0; lie north-1=WB; left south-1=3; go; pick spot=north-1")
    board = next(part for part in GAME.scene(table.state, TABLE).parts if isinstance(part, Board))
    assert board.lit == ("north-2", "east-1")
    assert [(sign.cell, sign.say) for sign in board.signs if sign.place == "value"] == [("south-1", forms.number(3))]
