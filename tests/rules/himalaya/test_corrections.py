"""The table knows better: every public number, what lies in the villages, readings, and the way out of every step."""

from __future__ import annotations

import random
from typing import Any

import pytest

from companion.testkit.play import taken
from rules.himalaya.components import Options
from rules.himalaya.game import GAME
from rules.himalaya.state import Order, Site
from rules.kit.answers import default_value
from rules.kit.types import PublicNumber
from tests.rules.himalaya.made_up import made_up_map
from tests.rules.himalaya.table import Table, begun, goods, ledger

TEA = Order(needs={"tea": 1})


@pytest.mark.rule("HIM-4")
def test_no_correction_gives_a_tribe_more_than_fifteen_delegations_or_five_stupas() -> None:
    table = begun()
    table.correct("correct_sent", seat=0, region=1, value=15)
    most = {c.given["region"]: c.most for c in GAME.corrections(table.state)
            if isinstance(c, PublicNumber) and c.move == "correct_sent" and c.given["seat"] == 0}  # fmt: skip
    assert most == {1: 15, **dict.fromkeys(range(2, 9), 0)}
    assert table.refused("correct_sent", {"seat": 0, "region": 2, "value": 1}).rule == "HIM-4"
    for village in (1, 2, 3, 4, 5):
        table.correct("correct_stupa", village=village, seat=0)
    assert table.refused("correct_stupa", {"village": 6, "seat": 0}).rule == "HIM-4"
    table.correct("correct_stupa", village=5, seat=1)
    table.correct("correct_stupa", village=6, seat=0)


@pytest.mark.rule("HIM-3", "HIM-5")
def test_no_correction_puts_more_cubes_in_a_village_than_there_are() -> None:
    table = begun()
    table.correct("correct_site", village=11, holds="goods", goods=goods("gold gold"))
    assert table.site(11).goods == {"gold": 2}
    assert table.refused("correct_goods", {"village": 11, "good": "gold", "value": 3}).rule == "HIM-3"
    seven = {"village": 12, "holds": "goods", "goods": {"gold": 5}}
    assert table.refused("correct_site", seven).rule == "HIM-3"


@pytest.mark.rule("HIM-40", "HIM-43")
@pytest.mark.parametrize(
    ("told", "after"),
    [
        ({"holds": "empty"}, Site(stupa=2)),
        ({"holds": "goods", "goods": goods("jade gold")}, Site(holds="goods", goods=goods("jade gold"), stupa=2)),
        ({"holds": "goods", "goods": {}}, Site(holds="goods", untold=5, stupa=2)),
        ({"holds": "order", "needs": goods("tea"), "yaks": 0}, Site(holds="order", order=TEA, stupa=2)),
        ({"holds": "order", "needs": {}, "yaks": 0}, Site(holds="order", stupa=2)),
    ],
    ids=["empty", "cubes", "cubes that nobody has told", "an order", "an order that nobody has told"],
)
def test_what_lies_in_a_village_is_set_right_apart_from_whose_stupa_stands_there(
    told: dict[str, Any], after: Site
) -> None:
    table = begun().correct("correct_stupa", village=11, seat=2).correct("correct_site", village=11, **told)
    assert table.site(11) == after
    assert table.correct("correct_stupa", village=11, seat=-1).site(11).stupa is None


@pytest.mark.rule("HIM-17", "HIM-26")
def test_who_is_first_is_set_right_and_turns_go_on_from_where_they_are() -> None:
    table = begun().programme("s", "s", "s").act().correct("correct_first", seat=2)
    assert [table.ask().seat, table.act().ask().seat] == [0, 1]


@pytest.mark.rule("HIM-80")
def test_events_that_a_seat_has_left_are_set_right() -> None:
    table = begun(options=Options(events=1)).correct("correct_events", seat=0, left=["storm", "yeti"])
    assert table.player(0).events == ("yeti", "storm")


@pytest.mark.parametrize("tracking", ["full", "ledger"])
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
            table.state = taken(GAME, table.state, GAME.prompts(table.state), rng).after
    assert table.state.step == "over"


@pytest.mark.rule("HIM-66")
def test_after_the_end_a_miscounted_herd_is_set_right() -> None:
    table = begun()
    table.correct("correct_round", value=12)
    table.quiet_round()
    for seat, yaks in enumerate((5, 4, 0)):
        table.play("count", {"yaks": yaks}, seat=seat)
    assert table.places[0] == 1
    table.correct("correct_yaks", seat=1, value=9)
    assert table.places[1] == 1


@pytest.mark.rule("HIM-51", "HIM-5")
def test_in_the_ledger_what_a_village_has_is_set_right() -> None:
    table = ledger()
    table.correct("correct_site", village=11, holds="empty").correct("correct_site", village=1, holds="goods")
    assert table.supplied() == [1, 12, 15, 16, 17]


@pytest.mark.rule("HIM-40")
def test_the_yaks_of_an_order_of_an_earlier_evening_are_deleted_and_asked_when_it_is_bartered() -> None:
    known = {**made_up_map(), "order": {"salt1/17": {"needs": {"salt": 1}, "yaks": 17}}}
    table = Table(catalogue=known).play("begin").supply().order().lead(6, 8, 9)
    table.correct("forget_order", order="salt1/17")
    learned = GAME.learned(table.state)
    assert learned["order"] == {"salt1/17": {"needs": {"salt": 1}, "yaks": None}}
    assert (GAME.check(learned), GAME.sections(learned)[2].told) == ((), 0)
    (yaks,) = (field for field in table.programme("h").form("deliver").fields if field.name == "yaks")
    assert default_value(yaks) is None
