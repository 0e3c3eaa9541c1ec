"""The last round, and who wins (AKK-90..96)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.akkon.game import GAME
from rules.kit.types import Sheet
from tests.rules.akkon.table import Table, card, printed


def finished(*players: tuple[int, int, int, int], **readings: Any) -> Sheet:
    """The sheet when the game ends with these markers (gold, faith, power, prestige), seat by seat."""
    table = Table(seats=len(players), **readings)
    gold, faith, power, prestige = zip(*players, strict=True)
    table.set_tracks(gold=gold, faith=faith, power=power, prestige=prestige)
    table.correct("correct_stack", 0, city="sidon")
    while not table.is_over():
        table.quiet_move()
    return GAME.sheet(table.state)


# ---- the last round ------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-90")
def test_when_a_stack_is_used_up_the_round_is_finished_and_the_game_over() -> None:
    table = Table(seats=2)
    table.correct("correct_stack", 1, city="tyre")
    table.bid("tyre 1", "-", "-")
    table.award()
    assert table.state.stacks["tyre"] == 0
    assert table.state.step == "cards", "the card round is still played"
    table.done()
    table.done()
    assert table.is_over()
    assert GAME.prompts(table.state) == ()
    assert GAME.sheet(table.state).ended_by == "stack"
    assert "AKK-90" in table.rules


@pytest.mark.rule("AKK-90")
def test_a_stack_used_up_by_minting_ends_the_game_after_that_round() -> None:
    minting = card("akkon", "minting", copies=4)
    table = Table(seats=3, catalogue=printed(minting))
    table.correct("correct_stack", 1, city="sidon")
    table.to_cards()
    table.card(minting)
    table.play("minting", stack="sidon")
    assert table.state.step == "cards"
    table.to_end_of_round()
    assert table.is_over()


@pytest.mark.rule("AKK-90")
def test_no_winner_is_named_before_the_end() -> None:
    sheet = GAME.sheet(Table(seats=3).state)
    assert (sheet.places, sheet.ended_by) == ((), "")


@pytest.mark.rule("AKK-90")
def test_the_table_is_warned_when_a_stack_is_down_to_its_last_card() -> None:
    table = Table(seats=2)
    table.correct("correct_stack", 2, city="tyre")
    table.bid("tyre 1", "-", "-")
    table.award()
    table.to_end_of_round()
    assert table.warned == {"AKK-90"}


@pytest.mark.rule("AKK-91")
@pytest.mark.parametrize("reading", ["round", "now"])
def test_barbarossa_takes_the_last_card_of_a_stack_before_the_bidding(reading: str) -> None:
    table = Table(seats=2, begun=False, barbarossa_ends=reading)
    table.correct("correct_holder", 0, track="prestige")
    for move in ("begin", "deal", "turn_up"):
        table.play(move)
    table.correct("correct_stack", 1, city="tyre")
    table.play("barbarossa", stack="tyre", city="jaffa")
    if reading == "round":
        assert table.state.step == "bid"
        table.to_end_of_round()
    assert table.is_over()
    assert GAME.sheet(table.state).ended_by == "stack"


# ---- the score --------------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-92")
def test_the_highest_and_the_lowest_marker_count_and_the_four_tracks_are_only_shown() -> None:
    table = Table(seats=2)
    table.set_tracks(gold=(1, 2), faith=(4, 2), power=(9, 2), prestige=(4, 2))
    sheet = GAME.sheet(table.state)
    assert sheet.totals == (10, 4)
    lines = {line.key: (line.values, line.counts) for line in sheet.lines}
    assert lines["highest"] == ((9, 2), True)
    assert lines["lowest"] == ((1, 2), True)
    assert {key for key, (_, counts) in lines.items() if not counts} == {"gold", "faith", "power", "prestige"}


@pytest.mark.rule("AKK-93")
def test_most_points_wins() -> None:
    sheet = finished((5, 5, 5, 6), (9, 1, 1, 2), (13, 0, 0, 0))
    assert (sheet.totals, sheet.places) == ((11, 10, 13), (2, 3, 1))


@pytest.mark.rule("AKK-94")
def test_with_equal_points_the_second_highest_marker_decides() -> None:
    sheet = finished((9, 6, 6, 6), (12, 5, 4, 3), (8, 7, 7, 7))
    assert sheet.totals == (15, 15, 15)
    assert sheet.places == (2, 3, 1)
    assert (sheet.lines[-1].key, sheet.lines[-1].values, sheet.lines[-1].counts) == ("second", (6, 5, 7), False)


@pytest.mark.rule("AKK-94")
@pytest.mark.parametrize(("reading", "places"), [("sorted", (1, 2)), ("different", (2, 1))])
def test_two_equally_high_markers_in_a_tie(reading: str, places: tuple[int, int]) -> None:
    assert finished((9, 9, 4, 3), (9, 8, 8, 3), second_highest=reading).places == places


@pytest.mark.rule("AKK-94")
def test_a_tie_that_nothing_breaks_is_shared() -> None:
    assert finished((9, 6, 4, 3), (9, 6, 5, 3), (3, 3, 3, 3)).places == (1, 1, 3)


@pytest.mark.rule("AKK-95")
def test_red_with_fifteen_beats_green_with_fourteen() -> None:
    sheet = finished((6, 9, 6, 6), (5, 4, 12, 2))
    assert (sheet.totals, sheet.places) == ((15, 14), (1, 2))


@pytest.mark.rule("AKK-96")
def test_scores_run_from_nought_to_twenty_six_and_begin_with_four() -> None:
    assert GAME.sheet(Table(seats=5).state).totals == (4,) * 5
    assert finished((0, 0, 0, 0), (13, 13, 13, 13)).totals == (0, 26)
