"""Every law that all games keep, and how often people touch the screen. The fixtures come with the table companion."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def test_its_moves_are_all_done_and_its_steps_all_asked(laws: Any) -> None:
    assert laws.of_its_moves() == []


def test_every_state_keeps_the_laws(laws: Any) -> None:
    assert laws.in_every_state() == []


def test_whatever_is_lit_is_taken_and_every_picture_can_be_read(laws: Any) -> None:
    assert [*laws.of_its_offers(), *laws.of_its_pictures()] == []


def test_random_games_end_and_replay(laws: Any) -> None:
    assert laws.in_random_games() == []


def test_whatever_is_set_right_the_game_goes_on(laws: Any) -> None:
    assert laws.in_stories() == []


def test_every_sentence_is_written_in_both_languages_and_none_for_nobody(laws: Any) -> None:
    assert laws.of_its_texts() == []


def test_every_rule_is_there_twice_and_shown_by_a_test(laws: Any) -> None:
    assert laws.of_its_rules() == []


def test_golden_records_come_to_the_ends_that_they_always_had(laws: Any, golden: Path) -> None:
    assert laws.of_its_records() == [], f"new ones: python -m tests.records writes {golden}"


def test_a_roll_and_the_end_of_a_turn_take_two_taps_at_most(taps: Any) -> None:
    evening = taps(2)
    assert evening.does("roll", {"dice": {"die": 4}}) == 2
    assert evening.does("stop") <= 2
    assert evening.state.points == (4, 0)
