"""Every golden record has its playthrough beside it, the same game in readable form; so do printed components."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.log.record import read_record
from rules.games import GAMES
from rules.kit.types import AnyGame
from tests.companion.pages.test_editor import PRINTED
from tests.rules.examples import EXAMPLES
from tests.rules.game_text import PRINTED_TEXTS, SET_RIGHT_TEXTS, printed, set_right
from tests.rules.playthrough import GOLDEN, playthrough

RECORDS = sorted(GOLDEN.glob("*/*.jsonl"))


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_playthrough_is_what_happens(record: Path) -> None:
    head, lines, _ = read_record(record.read_bytes())
    assert record.with_suffix(".txt").read_text(encoding="utf-8") == playthrough(head, lines)


@pytest.mark.parametrize("game", EXAMPLES)
def test_the_records_on_disk_are_the_rulebooks_examples(game: str) -> None:
    for name, table in EXAMPLES[game].items():
        assert (GOLDEN / game / f"{name}.jsonl").read_bytes() == table().record(name), name


def test_every_game_has_playthroughs_and_nothing_else_is_one() -> None:
    assert {record.parent.name for record in RECORDS} == {game.id for game in GAMES}
    texts = {text for text in GOLDEN.glob("*/*.txt") if text.parent not in (PRINTED_TEXTS, SET_RIGHT_TEXTS)}
    assert {text.with_suffix(".jsonl") for text in texts} == set(RECORDS)


@pytest.mark.parametrize("game", PRINTED, ids=lambda game: game.id)
def test_what_is_known_of_printed_components_reads_as_it_is_written_down(game: AnyGame) -> None:
    assert printed(game) == (PRINTED_TEXTS / f"{game.id}.txt").read_text(encoding="utf-8")
    assert {text.stem for text in PRINTED_TEXTS.iterdir()} == {each.id for each in PRINTED}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_can_be_set_right_reads_as_it_is_written_down(game: AnyGame) -> None:
    assert set_right(game) == (SET_RIGHT_TEXTS / f"{game.id}.txt").read_text(encoding="utf-8")
