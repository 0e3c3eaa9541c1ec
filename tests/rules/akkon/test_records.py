"""The golden records replay to what they say, and are what their makers make."""

from __future__ import annotations

import pytest

from companion.log.book import replay
from companion.log.record import End, Played, read
from rules.akkon.game import GAME
from rules.akkon.state import State
from tests.rules.akkon.records import FOLDER, SEEDS, all_records, told, worked_examples, worked_score


def replayed(name: str) -> tuple[State, list[End]]:
    head, lines, warnings = read((FOLDER / f"{name}.jsonl").read_bytes())
    assert warnings == ()
    return replay(GAME, head, lines).now.state, [line for line in lines if isinstance(line, End)]


@pytest.mark.rule("AKK-90", "AKK-92", "AKK-93")
@pytest.mark.parametrize("name", sorted(SEEDS))
def test_a_whole_game_replays_to_its_score(name: str) -> None:
    state, (end,) = replayed(name)
    sheet = GAME.sheet(state)
    assert (sheet.ended_by, sheet.totals, sheet.places) == (end.ended_by, end.totals, end.places)
    assert len(end.totals) == SEEDS[name][0]
    assert min(state.stacks.values()) == 0


def test_every_number_of_seats_is_played_in_both_levels() -> None:
    played = {(seats, options.get("tracking", "full")) for seats, _, options in SEEDS.values()}
    assert played == {(seats, level) for seats in GAME.seats for level in ("full", "ledger")}


@pytest.mark.rule("AKK-59", "AKK-64", "AKK-66", "AKK-70", "AKK-75", "AKK-78", "AKK-83", "AKK-85", "AKK-86", "AKK-88")
def test_the_whole_games_show_every_kind_of_move() -> None:
    lines = [line for name in SEEDS for line in read((FOLDER / f"{name}.jsonl").read_bytes())[1]]
    shown = {line.move for line in lines if isinstance(line, Played)}
    effects = {"ban", "plague", "brother", "levant", "writings", "minting"}
    privileges = {"barbarossa", "saladin", "richard", "clement", "decline"}
    assert effects | privileges | {"place", "pass", "award", "faces", "play", "play_kind", "discard"} <= shown


@pytest.mark.rule("AKK-26", "AKK-31", "AKK-35")
def test_the_rulebooks_three_bids_go_to_green_and_twice_to_red() -> None:
    state, ends = replayed("worked_examples")
    assert [player.hand.count for player in state.players] == [3, 4, 2]
    assert (state.stacks["akkon"], state.stacks["jerusalem"], state.stacks["tyre"]) == (9, 9, 9)
    assert ends == []


@pytest.mark.rule("AKK-95")
def test_the_rulebooks_end_goes_to_red() -> None:
    _, (end,) = replayed("worked_score")
    assert (end.totals, end.places) == ((15, 14), (1, 2))


def test_the_records_on_disk_are_those_that_the_functions_make() -> None:
    for name, data in all_records().items():
        assert (FOLDER / f"{name}.jsonl").read_bytes() == data, name


@pytest.mark.rule("AKK-26", "AKK-31", "AKK-35", "AKK-95")
def test_the_playthroughs_that_people_read_are_what_happens() -> None:
    for name, table in (("worked_examples", worked_examples()), ("worked_score", worked_score())):
        text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
        assert text == told(table)
        assert {"worked_examples": "Tyre: Bo bids 6.", "worked_score": "Ana 15, Bo 14"}[name] in text
