"""The golden records replay to what they say, and are what their makers make."""

from __future__ import annotations

import pytest

from companion.log.record import End, Played, in_force, read
from rules.battles_and_builders.game import GAME
from rules.battles_and_builders.options import Options
from rules.battles_and_builders.state import State
from rules.kit.types import Seating
from tests.rules.battles_and_builders.records import FOLDER, SEEDS, all_records, told, worked_examples


def replayed(name: str) -> tuple[State, list[End]]:
    head, lines, warnings = read((FOLDER / f"{name}.jsonl").read_bytes())
    assert warnings == ()
    state = GAME.setup(
        Seating(names=head.seats, tints=head.tints, start=head.start), Options(**head.options), head.catalogue
    )
    for played in in_force(lines):
        state, _ = GAME.apply(state, played.seat, GAME.move(played.move, played.v))
    return state, [line for line in lines if isinstance(line, End)]


@pytest.mark.rule("BNB-41", "BNB-67", "BNB-68")
@pytest.mark.parametrize("name", sorted(SEEDS))
def test_a_whole_game_replays_to_its_score(name: str) -> None:
    state, (end,) = replayed(name)
    sheet = GAME.sheet(state)
    assert (sheet.ended_by, sheet.totals, sheet.places) == (end.ended_by, end.totals, end.places)
    assert len(end.totals) == SEEDS[name][0]


@pytest.mark.rule("BNB-68")
def test_one_whole_game_ends_in_a_tie_for_the_win() -> None:
    _, (end,) = replayed("tie_for_the_win")
    assert end.places.count(1) == 2


@pytest.mark.rule("BNB-69", "BNB-70", "BNB-71")
def test_the_rulebooks_two_rounds_replay_to_its_ledger() -> None:
    state, ends = replayed("worked_examples")
    assert GAME.sheet(state).totals == (0, 6, 7)
    assert [sum(side.tokens.values()) for side in state.sides] == [19, 19, 19]
    assert ends == []


def test_the_records_on_disk_are_those_that_the_functions_make() -> None:
    for name, data in all_records().items():
        assert (FOLDER / f"{name}.jsonl").read_bytes() == data, name


def test_a_record_of_a_phones_commit_says_that_it_is_secret() -> None:
    _, lines, _ = read((FOLDER / "three_seats.jsonl").read_bytes())
    kinds = [line for line in lines if isinstance(line, Played) and line.move == "commit_kinds"]
    assert kinds
    assert all(line.secret for line in kinds)


@pytest.mark.rule("BNB-69", "BNB-70", "BNB-71")
def test_the_playthrough_that_people_read_is_what_happens() -> None:
    text = (FOLDER / "worked_examples.txt").read_text(encoding="utf-8")
    assert text == told(worked_examples())
    assert "Cem rolls 13 and takes the tile" in text
