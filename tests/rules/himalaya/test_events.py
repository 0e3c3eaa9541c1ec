"""The events in the high mountains (HIM-80..91)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.himalaya.components import Options
from rules.himalaya.game import GAME
from rules.himalaya.state import Site
from rules.kit.types import TABLE, Choice
from tests.rules.himalaya.made_up import made_up_map
from tests.rules.himalaya.table import Table, begun


def eventful(*villages: int, seats: int = 3, **options: Any) -> Table:
    """A table with events, where the first one may be placed."""
    return begun(*villages, seats=seats, options=Options(events=1, **options))


def none(table: Table) -> Table:
    """Nobody else places an event."""
    while table.state.step == "events":
        table.play("place_event", {"event": None})
    return table


def yeti(a: int, b: int) -> dict[str, Any]:
    return {"event": "yeti", "a": a, "b": b}


def storm(a: int, b: int) -> dict[str, Any]:
    return {"event": "storm", "a": a, "b": b}


def market(village: int) -> dict[str, Any]:
    return {"event": "market", "village": village}


def kinds(table: Table) -> list[str | int]:
    """The events that may be placed now."""
    return [
        option.value
        for prompt in GAME.prompts(table.state)
        for field in prompt.fields
        if isinstance(field, Choice) and field.name == "event"
        for option in field.options
    ]


@pytest.mark.rule("HIM-80")
def test_everybody_begins_with_three_events_and_uses_each_once() -> None:
    table = eventful(1, 3, 5)
    assert all(player.events == ("yeti", "storm", "market") for player in table.state.players)
    table.play("place_event", yeti(7, 10))
    none(table).quiet_round()
    table.play("place_event", {"event": None}).play("place_event", {"event": None})
    assert (table.ask().seat, kinds(table)) == (0, ["storm", "market"])
    assert all(player.events == () for player in begun().state.players), "without the advanced rules"


@pytest.mark.rule("HIM-81", "HIM-15")
@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_clockwise_from_the_first_everybody_may_place_one_before_programming(tracking: str) -> None:
    table = Table(seats=4, options=Options(events=1, tracking=tracking), start=3)  # type: ignore[arg-type]
    table.play("begin").supply().order().lead()
    seats: list[int] = []
    while table.state.step == "events":
        seats += {prompt.seat for prompt in GAME.prompts(table.state)}
        table.play("place_event", {"event": None})
    assert (seats, table.state.step) == ([3, 0, 1, 2], "programme")


@pytest.mark.rule("HIM-81", "HIM-82")
def test_whoever_has_no_event_to_place_is_not_asked() -> None:
    table = eventful(1, 3, 5, 7, seats=4)
    for event in (yeti(7, 10), storm(5, 9), market(11)):
        table.play("place_event", event)
    assert table.state.step == "programme", "one of each kind lies there, so nothing is left for the fourth"


@pytest.mark.rule("HIM-82", "HIM-90")
@pytest.mark.parametrize(
    ("limit", "lies", "offered"),
    [
        ("one", True, ["storm", "market"]),
        ("free", True, ["yeti", "storm", "market"]),  # by the other reading several of a kind
        ("one", False, ["storm"]),  # no village offers resources, so there is no market day
    ],
)
def test_one_event_of_each_kind_a_round_and_a_market_day_where_resources_lie(
    limit: str, lies: bool, offered: list[str]
) -> None:
    table = eventful(1, 3, 5, event_limit=limit).play("place_event", yeti(7, 10))
    if not lies:
        table.state = replace(table.state, sites=tuple(Site() for _ in table.state.sites))
    assert kinds(table) == offered


@pytest.mark.rule("HIM-80", "HIM-83")
@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_at_the_end_of_the_round_the_events_are_gone(tracking: str) -> None:
    table = Table(options=Options(events=1, tracking=tracking)).play("begin").supply().order().lead()  # type: ignore[arg-type]
    none(table.play("place_event", yeti(7, 10) if tracking == "full" else {"event": "yeti"}))
    assert [event.kind for event in table.state.events] == ["yeti"]
    table.quiet_round()
    assert table.state.events == ()
    assert table.player(0).events == ("storm", "market")


@pytest.mark.rule("HIM-84", "HIM-85")
@pytest.mark.parametrize(("at", "token", "other"), [(7, "t", 10), (10, "t", 7), (3, "s", 4), (4, "s", 3)])
def test_a_yeti_closes_a_road_of_any_kind_in_both_directions(at: int, token: str, other: int) -> None:
    table = none(eventful(at, 13, 8).play("place_event", yeti(min(at, other), max(at, other))))
    table.programme(token, "s")
    assert (table.moves[0], table.ask().rule) == ("void_action", "HIM-85")
    table.carry_on()
    assert (table.player(0).at, table.player(1).at) == (at, 14), "other roads stay open"


@pytest.mark.rule("HIM-84", "HIM-86")
@pytest.mark.parametrize(("event", "rule"), [(yeti, "HIM-84"), (storm, "HIM-86")])
@pytest.mark.parametrize(("a", "b", "why"), [(1, 10, "no-road-between"), (3, 3, "event-two-villages")])
def test_an_event_for_a_road_needs_a_road(event: Any, rule: str, a: int, b: int, why: str) -> None:
    refusal = eventful(1, 3, 5).refused("place_event", event(a, b))
    assert (refusal.rule, refusal.say.key) == (rule, why)


STORMS = [  # where the storm lies, the reading, the leader's row, where he is in the end
    ((5, 9), "later", "tt", 5),  # to village 5 over stone, as in the rulebook's picture
    ((5, 9), "next", "tt", 5),
    ((5, 9), "later", "t.t", 5),
    ((5, 9), "next", "t.t", 9),  # the second action must come next
    ((5, 9), "later", ".....t", 9),  # nobody ends the round on the storm
    ((5, 9), "later", "t.....", 9),
    ((9, 12), "later", "isi", 12),  # soil leads from 9, but not off the ice
    ((9, 12), "later", "ihi", 12),  # a transaction on the storm is void
]


@pytest.mark.rule("HIM-86", "HIM-87", "HIM-88")
@pytest.mark.parametrize(("road", "reading", "row", "at"), STORMS)
def test_a_snowstorm_takes_two_equal_actions_and_nobody_ends_the_round_on_it(
    road: tuple[int, int], reading: str, row: str, at: int
) -> None:
    table = none(eventful(9, 13, 8, storm=reading).play("place_event", storm(*road))).programme(row).carry_on()
    assert (table.player(0).at, table.player(0).storm, table.stock(0)) == (at, 0, {})


@pytest.mark.rule("HIM-86", "HIM-87", "HIM-88")
@pytest.mark.parametrize(("row", "acts", "rule"), [("t.....", 0, "HIM-87"), ("tst", 1, "HIM-86"), ("tht", 1, "HIM-88")])
def test_what_the_storm_forbids_is_void_and_says_why(row: str, acts: int, rule: str) -> None:
    table = none(eventful(9, 13, 8).play("place_event", storm(5, 9))).programme(row).act(acts)
    assert (table.moves[0], table.ask().rule) == ("void_action", rule)
    assert table.player(0).storm == (5 if acts else 0)


@pytest.mark.rule("HIM-87")
def test_a_leader_who_is_left_on_the_storm_by_rows_that_nobody_entered_is_warned_of() -> None:
    table = none(eventful(9, 13, 8).play("place_event", storm(5, 9)))
    table.ready().play("from_table").play("act", {"token": "stone"})
    warned = set[str]()
    while table.state.step == "action":
        table.play("act", {"token": "pause"})
        warned |= table.warned
    assert warned == {"HIM-87"}
    assert (table.player(0).at, table.player(0).storm) == (9, 0)


@pytest.mark.rule("HIM-84", "HIM-85", "HIM-27")
def test_a_yeti_also_closes_a_road_that_nobody_has_told_yet() -> None:
    table = Table(options=Options(events=1), catalogue={}).play("begin").supply().order().lead(7, 13, 8)
    none(table.play("place_event", yeti(7, 10))).programme("t").play("travel", {"to": 10})
    assert table.rules >= {"HIM-85"}
    assert table.player(0).at == 7
    assert GAME.learned(table.state)["road"]["7/stone"] == {"to": 10}


@pytest.mark.rule("HIM-89")
def test_a_road_with_a_yeti_and_a_storm_is_closed() -> None:
    table = eventful(9, 13, 8).play("place_event", yeti(5, 9)).play("place_event", storm(5, 9))
    none(table).programme("tt").carry_on()
    assert (table.player(0).at, table.player(0).storm) == (9, 0)


@pytest.mark.rule("HIM-90", "HIM-91", "HIM-32")
def test_on_a_market_day_everybody_chooses_the_kind_once_in_a_village() -> None:
    table = none(eventful(11, 13, 8).play("place_event", market(11)))
    table.correct("correct_site", village=11, holds="goods", goods={"salt": 1, "tea": 1, "jade": 1})
    table.programme("hh")
    assert table.offered("good") == ["salt", "tea", "jade"]
    table.play("collect", {"good": "jade"})
    assert (table.stock(0), table.site(11).goods) == ({"jade": 1}, {"salt": 1, "tea": 1})
    assert (table.moves[0], table.ask().rule) == ("void_action", "HIM-32")


@pytest.mark.rule("HIM-90")
def test_where_only_one_kind_is_left_a_market_day_asks_nothing() -> None:
    table = none(eventful(11, 13, 8).play("place_event", market(11)))
    table.correct("correct_site", village=11, holds="goods", goods={"jade": 2})
    assert table.programme("h").ask().fields == ()


@pytest.mark.rule("HIM-96")
def test_where_rules_and_summary_differ_the_defaults_are_those_of_our_paragraphs() -> None:
    options = Options()
    assert (options.event_limit, options.prize_regions) == ("one", "split")


@pytest.mark.rule("HIM-34", "HIM-88")
def test_a_hand_that_is_laid_on_the_storm_bars_no_village() -> None:
    table = none(eventful(11, 13, 7, lock="any").play("place_event", storm(8, 11)))
    table.programme("ihiiih").act(5)
    assert table.player(0).at == 11, "over the storm to 8 and back"
    assert (table.moves[0], table.ask().rule) == ("collect", "HIM-31")


# ---- several roads between two villages ---------------------------------------------------------------
def doubled() -> Table:
    """A table on which stone and soil lead from 7 to 10, and soil from nowhere else to them."""
    known = made_up_map()
    known["road"] = {
        **known["road"],
        "7/soil": {"to": 10},
        "10/soil": {"to": 7},
        "8/soil": {"to": 0},
        "9/soil": {"to": 0},
    }
    table = Table(options=Options(events=1), catalogue=known).play("begin").supply().order()
    return table.lead(7, 13, 8)


@pytest.mark.rule("HIM-84", "HIM-85")
@pytest.mark.parametrize(("road", "closed", "open_road"), [("stone", "t", "s"), ("soil", "s", "t")])
def test_of_two_roads_between_two_villages_a_yeti_closes_the_one_it_lies_on(
    road: str, closed: str, open_road: str
) -> None:
    table = doubled().play("place_event", yeti(7, 10))
    assert table.offered("road", "event_road") == ["soil", "stone"]
    none(table.play("event_road", {"road": road})).programme(f"{closed}{open_road}")
    assert "event_road" not in table.moves
    assert table.ask().rule == "HIM-85"
    table.act(2)
    assert table.player(0).at == 10


@pytest.mark.rule("HIM-84")
def test_on_which_of_two_roads_an_event_lies_may_be_told_while_people_programme_and_until_the_round_is_over() -> None:
    table = none(doubled().play("place_event", yeti(7, 10)))
    assert (table.state.step, bool(table.asked("event_road"))) == ("programme", True)
    table.ready()
    assert (table.state.step, bool(table.asked("event_road"))) == ("rows", True)
    table.play("from_table")
    assert (table.state.step, bool(table.asked("event_road"))) == ("action", True)


@pytest.mark.rule("HIM-86")
def test_a_leader_on_the_storm_who_is_set_right_stands_in_a_village() -> None:
    table = none(eventful(9, 13, 8).play("place_event", storm(5, 9))).programme("tt").act()
    assert table.player(0).storm == 5
    table.correct("correct_leader", 11, seat=0)
    assert (table.player(0).at, table.player(0).storm) == (11, 0)


@pytest.mark.rule("HIM-84")
def test_where_only_one_road_joins_two_villages_nobody_is_asked_which() -> None:
    table = eventful(1, 3, 5).play("place_event", yeti(7, 10))
    assert table.moves == ["place_event"]


@pytest.mark.rule("HIM-84", "HIM-27")
def test_where_nobody_has_told_the_roads_the_one_with_the_event_is_asked_and_learned() -> None:
    table = Table(options=Options(events=1), catalogue={}).play("begin").supply().order().lead(7, 13, 8)
    table.play("place_event", yeti(7, 10))
    assert table.offered("road", "event_road") == ["soil", "ice", "stone"]
    table.play("event_road", {"road": "stone"})
    assert GAME.learned(table.state)["road"]["10/stone"] == {"to": 7}
    none(table).programme("s").play("travel", {"to": 10})
    assert table.player(0).at == 10, "soil is another road"


# ---- set right ----------------------------------------------------------------------------------------
@pytest.mark.rule("HIM-81", "HIM-84", "HIM-80", "HIM-90")
def test_an_event_is_taken_off_the_board_and_another_laid_there() -> None:
    table = none(eventful(11, 13, 8).play("place_event", yeti(3, 4))).correct("drop_event", 0)
    assert table.refused("add_event", {"seat": 0, "event": "yeti", "a": 1, "b": 10}, seat=TABLE).rule == "HIM-84"
    table.correct("add_event", seat=1, event="market", village=11)
    assert [event.kind for event in table.state.events] == ["market"]
    assert (table.player(0).events, table.player(1).events) == (("storm", "market"), ("yeti", "storm"))
    assert len(table.programme("h").offered("good")) == 5
