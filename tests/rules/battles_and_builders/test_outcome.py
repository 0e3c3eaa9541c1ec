"""A table that adds up its dice itself only tells whose tile it is (BNB-34, BNB-35, BNB-43)."""

from __future__ import annotations

from random import Random

import pytest

from companion.log.record import Played
from rules.battles_and_builders.game import GAME
from rules.battles_and_builders.options import Options
from rules.kit.types import Dice, Say, Who
from tests.rules.battles_and_builders.records import values_for
from tests.rules.battles_and_builders.table import Table, told_dice
from tests.rules.battles_and_builders.test_battle import fought

OUTCOME = Options(battle="outcome")


def asked(table: Table) -> str:
    return table.ask().move


@pytest.mark.rule("BNB-34")
def test_who_is_told_to_have_the_most_takes_the_tile_as_if_the_dice_were_told() -> None:
    told, rolled = (fought("open", "2C", "1I 1A", "1B", options=how) for how in (OUTCOME, Options()))
    told.play("outcome", {"sides": [1]})
    rolled.roll({0: [1, 2], 1: [3, 4]})
    assert told.state.tiles[-1].holder == 1
    assert told.totals == rolled.totals
    assert [p.id for p in GAME.prompts(told.state)] == [p.id for p in GAME.prompts(rolled.state)]


@pytest.mark.rule("BNB-35")
def test_those_who_are_told_to_be_tied_roll_again() -> None:
    table = fought("open", "2C", "1I 1A", "1B 1C", options=OUTCOME)
    table.play("outcome", {"sides": [2, 0]})
    assert table.offered("sides") == [0, 2]
    table.play("outcome", {"sides": [2]})
    assert table.state.tiles[-1].holder == 2


@pytest.mark.rule("BNB-43", "BNB-45")
def test_against_the_barbarians_those_with_the_fewest_are_told() -> None:
    table = fought("barbarian", "1C", "1I", "1A", options=OUTCOME)
    table.play("outcome", {"sides": [2, 1]})
    assert table.state.tiles[-1].holder == 1
    assert table.chips(2) == (0, 0, 2)


@pytest.mark.rule("BNB-33")
def test_the_outcome_is_told_once_where_people_roll_in_turn() -> None:
    table = fought("open", "3I", "3I", "1B", options=OUTCOME)
    assert table.ask().hint == Say(key="hint-in-turn")
    table.play("outcome", {"sides": [1]})
    assert table.state.tiles[-1].holder == 1


@pytest.mark.rule("BNB-33")
def test_once_somebody_has_told_dice_in_turn_the_others_tell_theirs() -> None:
    table = fought("open", "3I", "3I", "1B")
    table.roll({0: [1, 2, 3]})
    table.correct("set-battle", "outcome")
    assert asked(table) == "roll"
    table.refused("outcome", sides=[0])


@pytest.mark.rule("BNB-54", "BNB-57")
def test_the_outcome_is_told_after_fresh_troops_have_rolled_again() -> None:
    table = fought("open", "K 1I", "2C", "1B", options=OUTCOME)
    table.take("fresh")
    assert table.ask().hint == Say(key="hint-fresh", args={"who": Who(seat=0)})
    table.play("outcome", {"sides": [0, 1]})
    assert table.ask().hint == Say(key="hint-fresh", args={"who": Who(seat=0)}), "once, also after a tie"
    table.play("outcome", {"sides": [0]})
    assert table.state.tiles[-1].holder == 0


@pytest.mark.rule("BNB-57")
def test_fresh_troops_that_are_for_the_first_roll_alone_are_not_named_after_a_tie() -> None:
    table = fought("open", "K 1I", "2C", "1B", options=Options(battle="outcome", fresh_when="first"))
    table.take("fresh")
    table.play("outcome", {"sides": [0, 1]})
    assert table.ask().hint == Say(key="hint-tie")


def test_a_table_that_tells_its_dice_is_asked_for_nothing_else() -> None:
    assert [prompt.move for prompt in GAME.prompts(fought("open", "2C", "1I", "1B").state)] == ["roll"]


@pytest.mark.rule("BNB-34")
def test_an_outcome_names_those_who_fight() -> None:
    assert fought("open", "2C", "1I", "1B", options=OUTCOME).offered("sides") == [0, 1]


def test_no_dice_lie_on_the_table_that_nobody_has_told() -> None:
    table = fought("open", "2C", "1I", "1B", options=OUTCOME)
    table.play("outcome", {"sides": [0]})
    rows = [part for part in GAME.scene(table.state, 0).parts if isinstance(part, Dice)]
    assert [len(row.dice) for row in rows] == [0, 0, 0]
    assert [row.lit for row in rows] == [True, False, False]


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_whole_game_goes_its_eight_rounds_with_outcomes_alone(seats: int) -> None:
    table, rng = Table(seats=seats, options=OUTCOME, catalogue=told_dice()), Random(seats)
    while prompts := GAME.prompts(table.state):
        table.fill_in(prompts[0], values_for(table, prompts[0], rng))
    assert len(table.state.tiles) == 8
    assert "outcome" in {line.move for line in table.lines if isinstance(line, Played)}
