"""Armies and dice, the barbarian battle, and the end of a round (BNB-27..48)."""

from __future__ import annotations

import pytest

from rules.battles_and_builders.game import GAME
from rules.battles_and_builders.options import Options
from rules.kit.types import TABLE, Choice, Dice, Field
from tests.rules.battles_and_builders.table import BARBARIAN, MOUNTAIN, Table, told_dice


def fought(terrain: str, *sides: str, options: Options | None = None, start: int = 0) -> Table:
    """A first round with the tokens turned up; the dice of every terrain are known."""
    table = Table(seats=len(sides), options=options, catalogue=told_dice(), start=start)
    table.tile(terrain, None if terrain == "barbarian" else 3)
    table.turn_up(*sides)
    return table


# ---- which dice --------------------------------------------------------------------------------------
@pytest.mark.rule("BNB-27", "BNB-30")
def test_barts_army_on_an_open_field_rolls_two_green_dice_a_yellow_and_a_red_one_together() -> None:
    table = fought("open", "2C 1I 1A", "1C", "1B")
    assert table.dice(0) == {"green": 2, "yellow": 1, "red": 1}
    assert table.ask().seat == TABLE
    table.roll({0: [5, 6, 4, 3], 1: [6]})
    assert table.state.tiles[-1].holder == 0


@pytest.mark.rule("BNB-27", "BNB-29")
def test_in_an_urban_area_archers_roll_green_infantry_yellow_and_cavalry_red() -> None:
    table = fought("urban", "1A 2I 1C", "1A", "1B")
    assert table.dice(0) == {"green": 1, "yellow": 2, "red": 1}


def glyphs(field: Field) -> list[str]:
    """The pictures of what can be chosen."""
    assert isinstance(field, Choice)
    return [option.glyph for option in field.options]


@pytest.mark.rule("BNB-28", "BNB-31")
def test_the_dice_of_the_mountains_are_asked_when_armies_meet_there_and_remembered() -> None:
    table = Table()
    table.tile("mountain", 3)
    table.turn_up("1I", "2A", "1B")
    assert table.ask().move == "learn_dice"
    assert [glyphs(field) for field in table.ask().fields] == [["die-green", "die-yellow", "die-red"]] * 3
    table.play("learn_dice", {"dice": MOUNTAIN})
    assert (table.dice(0), table.dice(1)) == ({"green": 1}, {"red": 2})
    assert GAME.learned(table.state)["dice"] == {"mountain": MOUNTAIN}


@pytest.mark.rule("BNB-31", "BNB-37")
def test_the_dice_of_the_mountains_are_not_asked_when_nobody_will_roll() -> None:
    table = Table()
    table.tile("mountain", 3)
    table.turn_up("1I", "2B", "1B")
    assert table.ask().move == "turn_up"


@pytest.mark.rule("BNB-28")
def test_a_dice_table_names_every_kind_of_army() -> None:
    table = Table()
    table.tile("mountain", 3)
    table.turn_up("1I", "2A", "1B")
    assert table.refused("learn_dice", {"terrain": "mountain", "dice": {"infantry": "green"}}).rule == "BNB-28"


# ---- rolling -----------------------------------------------------------------------------------------
@pytest.mark.rule("BNB-32")
def test_everybody_rolls_at_once_when_five_dice_of_each_colour_are_enough() -> None:
    table = fought("open", "3I", "2I", "1B")
    assert (table.ask().id, [f.key for f in table.ask().fields]) == ("roll", ["0", "1"])


@pytest.mark.rule("BNB-33")
def test_six_yellow_dice_are_too_many_so_people_roll_in_turn_from_the_start_player() -> None:
    table = fought("open", "3I", "1B", "3I", start=1)
    assert table.ask().seat == 2
    table.roll({2: [4, 4, 4]})
    assert table.ask().seat == 0
    table.roll({0: [5, 5, 5]})
    assert table.state.tiles[-1].holder == 0


@pytest.mark.rule("BNB-34", "BNB-39")
def test_the_highest_total_takes_the_event_tile_and_its_points() -> None:
    table = fought("open", "1C", "2I", "1A")
    table.roll({0: [6], 1: [4, 3], 2: [2]})
    assert table.totals == (0, 3, 0)
    assert "BNB-34" in table.rules


@pytest.mark.rule("BNB-35")
def test_those_who_are_tied_roll_the_same_dice_again_until_one_wins() -> None:
    table = fought("open", "1C 1I", "1C 1I", "1A")
    table.roll({0: [6, 3], 1: [5, 4], 2: [2]})
    for pips in ([4, 4], [5, 3]):
        assert [f.key for f in table.ask().fields] == ["0", "1"]
        assert table.ask().rule == "BNB-35"
        table.roll({0: [5, 3], 1: pips})
    table.roll({0: [1, 1], 1: [2, 1]})
    assert table.state.tiles[-1].holder == 1, "the third is out of it, though its 2 is as much"


@pytest.mark.rule("BNB-36")
def test_nobody_gets_the_tile_when_nobody_has_an_army() -> None:
    table = fought("open", "1B", "2B", "1B")
    assert table.state.tiles[-1].holder is None
    assert "BNB-36" in table.rules
    assert table.totals == (0, 3, 0)


@pytest.mark.rule("BNB-37")
def test_a_lone_army_takes_the_tile_without_rolling() -> None:
    table = fought("open", "1B", "1B", "1A")
    assert table.state.tiles[-1].holder == 2
    assert "BNB-37" in table.rules


@pytest.mark.rule("BNB-38")
def test_armies_and_kings_leave_the_game() -> None:
    table = fought("open", "K 1I", "1B", "1B")
    table.take("catapult", victim=1)
    assert table.state.sides[0].tokens["king"] == 0
    assert table.state.sides[0].tokens["infantry"] == 3


def test_the_rows_of_dice_show_who_is_ahead_and_then_who_has_the_tile() -> None:
    table = fought("open", "3I", "3I", "1B")
    table.roll({0: [4, 4, 4]})
    rows = [p for p in GAME.scene(table.state, TABLE).parts if isinstance(p, Dice)]
    assert [(row.total, row.lit) for row in rows] == [(12, True), (None, False), (None, False)]
    table.roll({1: [5, 5, 5]})
    rows = [p for p in GAME.scene(table.state, TABLE).parts if isinstance(p, Dice)]
    assert [(row.total, row.lit) for row in rows] == [(12, False), (15, True), (None, False)]


# ---- the barbarian battle ------------------------------------------------------------------------------
@pytest.mark.rule("BNB-42", "BNB-44")
def test_without_an_army_the_barbarians_come_in_any_case_and_nobody_rolls() -> None:
    table = fought("barbarian", "1I", "1B", "2C")
    assert table.state.tiles[-1].holder == 1
    assert table.totals == (0, 3 - 2, 0)
    assert "BNB-44" in table.rules


@pytest.mark.rule("BNB-43", "BNB-47", "BNB-48")
def test_the_lowest_total_gets_the_barbarian_tile_and_the_highest_nothing() -> None:
    table = Table()
    table.tile("barbarian")
    table.turn_up("1C", "1I", "2A")
    table.play("learn_dice", {"dice": BARBARIAN})
    table.roll({0: [6], 1: [2], 2: [4, 4]})
    assert table.totals == (0, -2, 0)
    assert table.state.tiles[-1].holder == 1


@pytest.mark.rule("BNB-45")
def test_all_who_are_lowest_lose_two_points_and_nobody_rolls_again() -> None:
    table = fought("barbarian", "1C", "1I", "1I", "1I", start=2)
    table.roll({0: [6], 1: [2], 2: [2], 3: [2]})
    assert table.totals == (0, -2, -2, -2)
    assert table.state.tiles[-1].holder == 2, "the first in turn order takes the tile"
    assert [table.chips(seat)[2] for seat in range(4)] == [0, 2, 0, 2]
    assert table.ask().move == "turn_up"


@pytest.mark.rule("BNB-46")
def test_barbarians_without_any_army_hit_everybody() -> None:
    assert fought("barbarian", "1B", "1B", "1B").totals == (-1, -1, -1)


@pytest.mark.rule("BNB-46")
def test_by_the_other_reading_the_barbarian_tile_is_set_aside_when_nobody_has_an_army() -> None:
    table = fought("barbarian", "1B", "1B", "1B", options=Options(no_army="aside"))
    assert table.totals == (1, 1, 1)
    assert table.state.tiles[-1].holder is None


@pytest.mark.rule("BNB-43", "BNB-54")
def test_fresh_troops_may_save_the_lowest_from_the_barbarians() -> None:
    table = fought("barbarian", "K 1C", "1C", "1C")
    table.take("fresh")
    table.roll({0: [1], 1: [4], 2: [5]})
    table.play("fresh", {"dice": ["green1"]})
    table.roll({0: [6]})
    assert table.state.tiles[-1].holder == 1


# ---- the end of a round --------------------------------------------------------------------------------
@pytest.mark.rule("BNB-40")
def test_the_start_tile_goes_clockwise_and_its_holder_opens_the_next_round() -> None:
    table = Table(start=2)
    openers = []
    for _ in range(4):
        openers.append(table.ask().seat)
        table.quiet_round()
    assert openers == [2, 0, 1, 2]
    assert "BNB-40" in table.rules


@pytest.mark.rule("BNB-41")
def test_the_game_is_over_after_eight_rounds() -> None:
    table = Table()
    for played in range(8):
        assert table.state.round == played + 1
        assert GAME.sheet(table.state).places == ()
        table.quiet_round()
    assert GAME.prompts(table.state) == ()
    assert GAME.sheet(table.state).ended_by == "rounds"
