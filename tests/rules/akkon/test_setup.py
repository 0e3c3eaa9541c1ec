"""Setting up: the checklist, the dealt start cards and the stacks (AKK-1..13)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.akkon.components import CITIES
from rules.akkon.game import GAME
from rules.kit.types import Choice, Say, Who
from tests.rules.akkon.scenarios import check, scenario, scenarios
from tests.rules.akkon.table import Table

mark = pytest.mark
SEATS = (2, 3, 4, 5)


def checklist(table: Table) -> dict[str, dict[str, object]]:
    (field,) = table.form("begin").fields
    assert isinstance(field, Choice)
    assert field.least == 0
    return {o.label.key: dict(o.label.args) for o in field.options if isinstance(o.label, Say)}


@mark.rule("AKK-1")
def test_two_to_five_people_play() -> None:
    assert tuple(GAME.seats) == SEATS


@mark.rule("AKK-2", "AKK-5", "AKK-6", "AKK-7", "AKK-8", "AKK-10", "AKK-11")
@mark.parametrize(("seats", "box"), [(2, 8), (3, 6), (4, 4), (5, 2)])
def test_the_checklist_names_what_lies_on_the_table_for_so_many_players(seats: int, box: int) -> None:
    said = checklist(Table(seats=seats, start=1, begun=False))
    assert said["setup-knights"] == {"players": seats, "n": 7}
    assert said["setup-markers"] == {"n": 4 * seats, "value": 2}
    assert said["setup-seneschal"] == {"who": Who(seat=1)}
    assert said["setup-privileges"] == {"n": 4}
    assert said["setup-stacks"] == {"n": 6, "cards": 12}
    assert said["setup-deal"] == {"cards": 12, "n": 2, "who": Who(seat=1)}
    assert said["setup-box"] == {"n": box}
    assert said["setup-shuffle"] == {"n": 10}
    assert "setup-short" not in said


@mark.rule("AKK-13")
def test_the_short_game_has_twelve_cards_fewer_and_stacks_of_eight() -> None:
    said = checklist(Table(begun=False, short=1))
    assert {"setup-short", "setup-short-rest"} <= set(said)
    assert said["setup-shuffle"] == {"n": 8}


@scenarios(
    scenario("nothing has to be ticked on the checklist", "bare; begin", mark.rule("AKK-13"), step="deal"),
    scenario("all markers start at two", "house seats=5", mark.rule("AKK-3"), gold=[2] * 5, faith=[2] * 5,
             power=[2] * 5, prestige=[2] * 5),
    scenario("everybody has seven knights", "house seats=5", mark.rule("AKK-2"), camp=[7] * 5),
    scenario("the start player drawn by lot bids first and has the seneschal", "house seats=4 start=2",
             mark.rule("AKK-5", "AKK-16"), seats={2}, start=2, seneschal="camp"),
    scenario("the six stacks hold ten cards", "", mark.rule("AKK-7", "AKK-11"), stacks=dict.fromkeys(CITIES, 10)),
    scenario("or eight in the short game", "house short=1", mark.rule("AKK-13"), stacks=dict.fromkeys(CITIES, 8)),
    scenario("the dealt cards need not be told", "house seats=5", mark.rule("AKK-9"), hand=[2] * 5, known="= ?"),
    scenario("they do not come from a stack", "bare; begin; deal cards.0=tyre/lance,tyre/lance",
             mark.rule("AKK-8", "AKK-9"), known="= tyre/lance", hand=[2, 2], stacks={"tyre": 10}),
    scenario("of a start card there are two",
             "bare; begin; ! deal cards.0=tyre/lance,tyre/lance cards.1=tyre/lance,later", mark.rule("AKK-8"),
             refused=("AKK-8", 2)),
    scenario("only the top card of each stack is asked", "bare; begin; deal", mark.rule("AKK-11"),
             fields=" ".join(f"tops.{city}" for city in CITIES), tops__sidon="= siege later"),
    scenario("and may stay untold", "bare; begin; deal; turn_up tops.jaffa=later", mark.rule("AKK-11"),
             tops={"jaffa": "jaffa"}),
)  # fmt: skip
def test_setting_up(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@mark.rule("AKK-4", "AKK-19")
def test_nobody_is_asked_which_knights_are_in_a_camp_or_on_a_field_before_the_reveal() -> None:
    table = Table()
    table.bid("tyre 2", "tyre 1", "jaffa 1")
    while table.state.step == "bid":
        asked = {field.name for prompt in GAME.prompts(table.state) for field in prompt.fields}
        assert asked <= {"city", "count"}
        table.play("pass")
    assert all(player.faces == {} for player in table.state.players)
