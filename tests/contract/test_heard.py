"""A board in words: each place has a name, and everything on it is named with its kind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.view.board_drawing import spots
from companion.view.cell_drawing import cell_in_words
from companion.view.languages import LANGS
from companion.view.speaker import Speaker
from rules.kit.answers import cells_of
from rules.kit.sample import NAMES as PEOPLE
from rules.kit.types import TABLE, Board
from tests.contract.games import NAMES, game, steps

FEWER = 3  # of the states of a game


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game_id", NAMES)
def test_no_number_on_a_board_is_heard_without_what_it_counts(game_id: str, lang: str) -> None:
    for place, said in places(game_id, lang):
        alone = [word for word in said.split(", ") if word and word.strip("?×−0123456789") == ""]
        assert alone == [], (place, said)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game_id", NAMES)
def test_every_place_that_is_ever_asked_for_has_a_name_of_its_own(game_id: str, lang: str) -> None:
    """Whatever lies there: of two empty places one knows which is which."""
    of, speaker = game(game_id), speaker_of(game_id, lang)
    asked = {cell for step in steps(game_id) for prompt in of.prompts(step.before)
             for field in prompt.fields for cell in cells_of(field)}  # fmt: skip
    for layout in of.layouts:
        (*empty,) = spots(Board(layout=layout.id), layout, 0, 0, 400)
        written = {sign.cell for part in drawn(game_id) if part.layout == layout.id for sign in part.signs
                   if sign.place == "title"}  # fmt: skip
        named = [cell_in_words(spot, speaker) for spot in empty if spot.cell.id in asked - written]
        assert "" not in named
        assert len(set(named)) == len(named)


@pytest.mark.parametrize("game_id", NAMES)
def test_every_piece_on_a_board_has_words_for_what_it_is(game_id: str) -> None:
    bare = {(p.cell, p.kind) for part in drawn(game_id) for p in part.pieces if p.label is None and p.kind != "mark"}
    pictures = {(cell, kind) for cell, kind in bare if kind in {glyph.id for glyph in game(game_id).glyphs}}
    assert bare - pictures == set()


def places(game_id: str, lang: str) -> Iterator[tuple[str, str]]:
    """The spoken text of each place on the boards of random games."""
    of, speaker = game(game_id), speaker_of(game_id, lang)
    for part in drawn(game_id):
        layout = next(layout for layout in of.layouts if layout.id == part.layout)
        for spot in spots(part, layout, 0, 0, 400):
            yield spot.cell.id, cell_in_words(spot, speaker)


def drawn(game_id: str) -> Iterator[Board]:
    for step in steps(game_id)[::FEWER]:
        yield from (part for part in game(game_id).scene(step.after, TABLE).parts if isinstance(part, Board))


def speaker_of(game_id: str, lang: str) -> Speaker:
    return Speaker(lang, game(game_id).home, PEOPLE, game(game_id).tints)
