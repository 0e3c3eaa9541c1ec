"""Corrections: every public number, the contents of villages, readings, and the way out of every step."""

from __future__ import annotations

import random
from typing import Any

import pytest

from companion.testkit.play import random_step
from rules.himalaya.components import Options
from rules.himalaya.game import GAME
from rules.himalaya.state import Order, Site
from rules.kit.answers import default_value
from rules.kit.types import PublicNumber
from tests.rules.himalaya.made_up import made_up_map
from tests.rules.himalaya.scenarios import check, scenario, scenarios, told
from tests.rules.himalaya.table import Table, goods

mark = pytest.mark
FIVE = "; ".join(f"stupa {village} Ana" for village in range(1, 6))
COUNTED = "set correct_round 12; round; herd 5; herd 4; herd 0"


@scenarios(
    scenario("five stupas are all that a tribe has", mark.rule("HIM-4"), f"{FIVE}; ! stupa 6 Ana", refused="HIM-4"),
    scenario("unless one of them was another's", mark.rule("HIM-4"), f"{FIVE}; stupa 5 Bo; stupa 6 Ana",
             stupa="5: 1, 6: 0"),
    scenario("there are six cubes of gold", mark.rule("HIM-3", "HIM-5"),
             "lies 11 gold gold; ! lies 12 gold gold gold gold gold", refused="HIM-3"),
    scenario("who is First is set right and turns go on from where they are", mark.rule("HIM-17", "HIM-26"),
             "rows s s s; act; set first 2", seat=0, first_seat=2),
    scenario("by the new order", mark.rule("HIM-17", "HIM-26"), "rows s s s; act; set first 2; act", seat=1),
    scenario("a miscounted herd", mark.rule("HIM-66"), COUNTED, places=(1, 2, 2)),
    scenario("is set right after the end", mark.rule("HIM-66"), f"{COUNTED}; set correct_yaks-1 9", places=(2, 1, 2)),
    scenario("in the ledger what a village has is set right", mark.rule("HIM-51", "HIM-5"),
             "ledger; empty 11; lies 1", supplied=[1, 12, 15, 16, 17]),
)  # fmt: skip
def test_what_the_table_says(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@mark.rule("HIM-4")
def test_no_number_gives_a_tribe_more_than_fifteen_delegations() -> None:
    table = told("sent Ana 1 15")
    most = {c.given["region"]: c.most for c in GAME.corrections(table.state)
            if isinstance(c, PublicNumber) and c.move == "correct_sent" and c.given["seat"] == 0}  # fmt: skip
    assert most == {1: 15, **dict.fromkeys(range(2, 9), 0)}
    assert table.refusal("correct_sent", {"seat": 0, "region": 2, "value": 1}).rule == "HIM-4"


@mark.rule("HIM-3")
def test_no_number_lays_more_cubes_in_a_village_than_there_are() -> None:
    assert (
        told("lies 11 gold gold").refusal("correct_goods", {"village": 11, "good": "gold", "value": 3}).rule == "HIM-3"
    )


@mark.rule("HIM-40", "HIM-43")
@mark.parametrize(
    ("told_so", "after"),
    [
        ({"holds": "empty"}, Site(stupa=2)),
        ({"holds": "goods", "goods": goods("jade gold")}, Site(holds="goods", goods=goods("jade gold"), stupa=2)),
        ({"holds": "goods", "goods": {}}, Site(holds="goods", untold=5, stupa=2)),
        ({"holds": "order", "needs": goods("tea"), "yaks": 0},
         Site(holds="order", order=Order(needs={"tea": 1}), stupa=2)),
        ({"holds": "order", "needs": {}, "yaks": 0}, Site(holds="order", stupa=2)),
    ],
    ids=["empty", "cubes", "cubes that nobody has told", "an order", "an order that nobody has told"],
)  # fmt: skip
def test_what_lies_in_a_village_is_set_right_apart_from_whose_stupa_stands_there(
    told_so: dict[str, Any], after: Site
) -> None:
    table = told("stupa 11 Cem").correct("correct_site", village=11, **told_so)
    assert table.site(11) == after
    assert table.correct("correct_stupa", village=11, seat=-1).site(11).stupa is None


@mark.rule("HIM-80")
def test_events_that_a_seat_has_left_are_set_right() -> None:
    table = told("house events=1").correct("correct_events", seat=0, left=["storm", "yeti"])
    assert table.player(0).events == ("yeti", "storm")


@mark.parametrize("tracking", ["full", "ledger"])
def test_something_else_happened_leads_out_of_every_step_to_the_end_of_the_game(tracking: str) -> None:
    """Whatever is asked is left out, so that the game runs through; what cannot be left out is answered."""
    options = Options(tracking=tracking, events=1, inventory="full")  # type: ignore[arg-type]
    table, rng = Table(options=options, catalogue={}), random.Random(7)
    for _ in range(2000):
        if not GAME.prompts(table.state):
            break
        if any(c.id == "leave-out" for c in GAME.corrections(table.state)) and rng.random() < 0.9:
            table.correct("leave_out")
        else:
            table.state = random_step(GAME, table.state, GAME.prompts(table.state), rng).after
    assert table.state.step == "over"


@mark.rule("HIM-40")
def test_the_yaks_of_an_order_of_an_earlier_evening_are_deleted_and_asked_when_it_is_bartered() -> None:
    known = {**made_up_map(), "order": {"salt1/17": {"needs": {"salt": 1}, "yaks": 17}}}
    table = Table(catalogue=known).play("begin").supply().order().lead(6, 8, 9)
    table.correct("forget_order", order="salt1/17")
    learned = GAME.learned(table.state)
    assert learned["order"] == {"salt1/17": {"needs": {"salt": 1}, "yaks": None}}
    assert (GAME.check(learned), GAME.sections(learned)[2].told) == ((), 0)
    (yaks,) = (field for field in table.programme("h").form("deliver").fields if field.name == "yaks")
    assert default_value(yaks) is None
