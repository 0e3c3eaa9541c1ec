"""The events in the high mountains (HIM-80..91)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.himalaya.components import Options
from rules.himalaya.game import GAME
from rules.himalaya.state import Site
from rules.kit.types import TABLE
from tests.rules.himalaya.made_up import made_up_map
from tests.rules.himalaya.scenarios import check, scenario, scenarios, told
from tests.rules.himalaya.table import Table
from tests.rules.rows import offered

mark = pytest.mark
HOUSE = "house events=1"
AT_9 = "house events=1 at=9,13,8; storm 5 9; none"
AT_11 = "house events=1 at=11,13,8"
MARKET = f"{AT_11}; market 11; none; lies 11 salt tea jade"
YETI = f"{HOUSE}; yeti 7 10"
SECOND = "yeti 7 10; none; round"


@scenarios(
    # ---- placing -------------------------------------------------------------------------------------
    scenario("everybody has three events", mark.rule("HIM-80"), HOUSE, event="= yeti storm market", seat=0),
    scenario("and uses each once", mark.rule("HIM-80"), f"{HOUSE}; {SECOND}; no_event; no_event", seat=0,
             event="= storm market"),
    scenario("one of each kind lies there, so the fourth is not asked", mark.rule("HIM-81", "HIM-82"),
             f"{HOUSE} seats=4; yeti 7 10; storm 5 9; market 11", step="programme"),
    scenario("one of each kind a round", mark.rule("HIM-82", "HIM-96"), YETI, event="= storm market"),
    scenario("by the other reading several", mark.rule("HIM-82"), f"{YETI}; house event_limit=free",
             event="= yeti storm market"),
    scenario("at the end of the round they are gone", mark.rule("HIM-83"), f"{HOUSE}; {SECOND}", lying=[], seat=1),
    *(scenario(f"an event for a road needs a road: {event} {a} {b}", mark.rule(rule), f"{HOUSE}; ! {event} {a} {b}",
               refused=rule)
      for event, rule in (("yeti", "HIM-84"), ("storm", "HIM-86")) for a, b in ((1, 10), (3, 3))),
    # ---- the yeti ------------------------------------------------------------------------------------
    *(scenario(f"a yeti closes a road in both directions, from {at}", mark.rule("HIM-84", "HIM-85"),
               f"{HOUSE} at={at},13,8; yeti {road}; none; rows {token} s", first="void_action", rule="HIM-85")
      for at, token, road in ((7, "t", "7 10"), (10, "t", "7 10"), (3, "s", "3 4"), (4, "s", "3 4"))),
    scenario("and no other road", mark.rule("HIM-84"), f"{HOUSE} at=7,13,8; yeti 7 10; none; rows t s; carry",
             at=[7, 14, 8]),
    scenario("a road that nobody has told yet, too", mark.rule("HIM-84", "HIM-85", "HIM-27"),
             f"unmapped; {HOUSE} at=7,13,8; yeti 7 10; none; rows t; go 10", news="HIM-85", at=[7, 13, 8]),
    scenario("a road with a yeti and a storm is closed", mark.rule("HIM-89"),
             f"{HOUSE} at=9,13,8; yeti 5 9; storm 5 9; none; rows tt; carry", at=[9, 13, 8]),
    # ---- the snowstorm -------------------------------------------------------------------------------
    *(scenario(f"the storm is crossed with two equal actions: {row}, {reading}",
               mark.rule("HIM-86", "HIM-87", "HIM-88"), f"house storm={reading}; {AT_9}; rows {row}; carry",
               at=[at, 13, 8], storm=0)
      for reading, row, at in (("later", "tt", 5), ("next", "tt", 5), ("later", "t.t", 5),
                               ("next", "t.t", 9),  # the second action must come next
                               ("later", ".....t", 9), ("later", "t.....", 9))),  # no leader ends the round on it
    *(scenario(f"nothing else leads off it: {row}", mark.rule("HIM-86", "HIM-88"),
               f"{HOUSE} at=9,13,8; storm 9 12; none; rows {row}; carry", at=[12, 13, 8], stock="")
      for row in ("isi", "ihi")),  # soil leads from 9, but not off the ice
    *(scenario(f"what it forbids is void and says why: {rule}", mark.rule(rule), f"{AT_9}; rows {row}; act {acts}",
               first="void_action", rule=rule, storm=on)
      for row, acts, rule, on in (("t.....", 0, "HIM-87", 0), ("tst", 1, "HIM-86", 5), ("tht", 1, "HIM-88", 5))),
    scenario("a leader who is left on it by rows that nobody entered is warned of", mark.rule("HIM-87"),
             f"{AT_9}; ready; from_table; token stone" + "; token pause" * 17, warned={"HIM-87"},
             at=[9, 13, 8], storm=0),
    scenario("a hand that is laid on it bars no village", mark.rule("HIM-34", "HIM-88"),
             f"{HOUSE} at=11,13,7 lock=any; storm 8 11; none; rows ihiiih; act 5", at=[11, 13, 7], first="collect",
             rule="HIM-31"),
    scenario("a leader on it who is set right stands in a village", mark.rule("HIM-86"),
             f"{AT_9}; rows tt; act; set correct_leader-0 11", at=[11, 13, 8], storm=0),
    # ---- the market day ------------------------------------------------------------------------------
    scenario("on a market day one chooses the kind", mark.rule("HIM-90", "HIM-91"), f"{MARKET}; rows hh",
             good="= salt tea jade"),
    scenario("once in a village", mark.rule("HIM-32", "HIM-90"), f"{MARKET}; rows hh; take jade", stock="jade",
             goods="11: salt tea", first="void_action", rule="HIM-32"),
    scenario("where only one kind is left nothing is asked", mark.rule("HIM-90"),
             f"{AT_11}; market 11; none; lies 11 jade jade; rows h", first="collect", fields=[]),
    # ---- several roads between two villages ------------------------------------------------------------
    scenario("where only one road joins two villages nobody is asked which", mark.rule("HIM-84"), YETI,
             asks="= place_event"),
    scenario("where nobody has told the roads the one with the event is asked", mark.rule("HIM-84"),
             f"unmapped; {HOUSE} at=7,13,8; yeti 7 10", road="= soil ice stone"),
    scenario("and soil is another road", mark.rule("HIM-84", "HIM-27"),
             f"unmapped; {HOUSE} at=7,13,8; yeti 7 10; on stone; none; rows s; go 10", at=[10, 13, 8]),
)  # fmt: skip
def test_an_event(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@mark.rule("HIM-81", "HIM-15")
@mark.parametrize("level", ["", "ledger;"])
def test_clockwise_from_the_first_everybody_may_place_one_before_programming(level: str) -> None:
    table = told(f"{level} {HOUSE} seats=4 start=3")
    seats: list[int] = []
    while table.state.step == "events":
        seats += {prompt.seat for prompt in table.open_prompts()}
        table.play("place_event", {"event": None})
    assert (seats, table.state.step) == ([3, 0, 1, 2], "programme")


@mark.rule("HIM-90")
def test_there_is_no_market_day_where_no_village_offers_resources() -> None:
    table = told(YETI)
    table.state = replace(table.state, sites=tuple(Site() for _ in table.state.sites))
    assert offered(table, "event") == {"storm"}


@mark.rule("HIM-80", "HIM-83")
def test_the_ledger_follows_which_events_are_used() -> None:
    table = told(f"ledger; {HOUSE}").play("place_event", {"event": "yeti"})
    assert [event.kind for event in table.state.events] == ["yeti"]
    while table.state.step == "events":
        table.play("place_event", {"event": None})
    table.quiet_round()
    assert (table.state.events, table.player(0).events) == ((), ("storm", "market"))


@mark.rule("HIM-27")
def test_a_road_that_an_event_closes_is_learned() -> None:
    closed = told(f"unmapped; {HOUSE} at=7,13,8; yeti 7 10; none; rows t; go 10")
    assert GAME.learned(closed.state)["road"]["7/stone"] == {"to": 10}
    asked = told(f"unmapped; {HOUSE} at=7,13,8; yeti 7 10; on stone")
    assert GAME.learned(asked.state)["road"]["10/stone"] == {"to": 7}


# ---- several roads between two villages ---------------------------------------------------------------
def doubled() -> Table:
    """A yeti between 7 and 10, which stone and soil join, without soil from elsewhere."""
    known = made_up_map()
    known["road"] |= {"7/soil": {"to": 10}, "10/soil": {"to": 7}, "8/soil": {"to": 0}, "9/soil": {"to": 0}}
    table = Table(options=Options(events=1), catalogue=known).play("begin").supply().order().lead(7, 13, 8)
    return table.play("place_event", {"event": "yeti", "a": 7, "b": 10})


def nobody_else(table: Table) -> Table:
    return table.play("place_event", {"event": None}).play("place_event", {"event": None})


@mark.rule("HIM-84", "HIM-85")
@mark.parametrize(("road", "closed", "open_road"), [("stone", "t", "s"), ("soil", "s", "t")])
def test_of_two_roads_between_two_villages_a_yeti_closes_the_one_it_lies_on(
    road: str, closed: str, open_road: str
) -> None:
    table = doubled()
    assert table.option_values("road", "event_road") == ["soil", "stone"]
    nobody_else(table.play("event_road", {"road": road})).programme(f"{closed}{open_road}")
    assert ("event_road" in table.moves, table.ask().rule) == (False, "HIM-85")
    assert table.act(2).player(0).at == 10


@mark.rule("HIM-84")
def test_on_which_of_two_roads_an_event_lies_may_be_told_while_people_programme_and_until_the_round_is_over() -> None:
    table = nobody_else(doubled())
    for step in ("programme", "rows", "action"):
        assert (table.state.step, bool(table.open_prompts("event_road"))) == (step, True)
        table.ready() if step == "programme" else step == "rows" and table.play("from_table")


# ---- corrections --------------------------------------------------------------------------------------
@mark.rule("HIM-81", "HIM-84", "HIM-80", "HIM-90")
def test_an_event_is_taken_off_the_board_and_another_laid_there() -> None:
    table = told(f"{AT_11}; yeti 3 4; none").correct("drop_event", 0)
    assert table.refusal("add_event", {"seat": 0, "event": "yeti", "a": 1, "b": 10}, seat=TABLE).rule == "HIM-84"
    table.correct("add_event", seat=1, event="market", village=11)
    assert [event.kind for event in table.state.events] == ["market"]
    assert (table.player(0).events, table.player(1).events) == (("storm", "market"), ("yeti", "storm"))
    assert len(table.programme("h").option_values("good")) == 5
