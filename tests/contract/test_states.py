"""Laws of every state: answerable forms, secrets, sheets that add up."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec import convert, to_builtins

from companion.testkit.play import PlayedStep, apply, random_step
from rules.kit.corrections import as_prompt, number_label
from rules.kit.seal import seal
from rules.kit.types import TABLE, AnyGame, Board, Prompt, PublicNumber
from tests.contract.games import NAMES, game, steps

LOOKS = 12  # states of each game that the slower laws look at


def some(game_id: str) -> tuple[PlayedStep, ...]:
    every = steps(game_id)
    return every[:: max(1, len(every) // LOOKS)]


@pytest.mark.parametrize("game_id", NAMES)
def test_a_number_is_set_right_to_what_the_table_says(game_id: str) -> None:
    """To either end of its limits; no other number becomes another one by it, unless the game goes on by itself."""
    of = game(game_id)
    for step in some(game_id)[::4]:
        was = numbers(of, step.before)
        for number in was.values():
            assert number.least <= number.now <= number.most, number.id
            for wanted in {number.least, number.most} - {number.now}:
                after, news = apply(of, step.before, as_prompt(number), {number.field: wanted})
                now = {id: each.now for id, each in numbers(of, after).items() if id in was}
                if not news:
                    assert {id for id, n in now.items() if n != was[id].now} <= {number.id}, number.id
                    assert now.get(number.id, wanted) == wanted, number.id


def numbers(of: AnyGame, state: Any) -> dict[str, PublicNumber]:
    return {fix.id: fix for fix in of.corrections(state) if isinstance(fix, PublicNumber)}


@pytest.mark.parametrize("game_id", NAMES)
def test_what_is_left_out_is_not_asked_again(game_id: str) -> None:
    """In one state of each kind of question that random games come to."""
    of, rng = game(game_id), Random(6)
    for state in {tuple(p.move for p in of.prompts(step.after)): step.after for step in steps(game_id)}.values():
        way_out = of.correction(state, "leave-out")
        if isinstance(way_out, Prompt):
            assert random_step(of, state, (way_out,), rng).after != state, [p.id for p in of.prompts(state)]


@pytest.mark.parametrize("game_id", NAMES)
def test_no_two_corrections_are_called_the_same_and_each_cell_of_one_is_on_a_board(game_id: str) -> None:
    of = game(game_id)
    cells = {cell.id for layout in of.layouts for cell in layout.cells}
    for step in some(game_id):
        called = Counter(map(_called, of.corrections(step.after)))
        assert [name for name, n in called.items() if n > 1] == []
        assert {fix.cell for fix in of.corrections(step.after)} <= cells | {""}


def _called(fix: PublicNumber | Prompt) -> str:
    return repr(number_label(fix) if isinstance(fix, PublicNumber) else fix.label)


@pytest.mark.parametrize("game_id", NAMES)
def test_every_part_of_a_scene_fits_the_game(game_id: str) -> None:
    of = game(game_id)
    glyphs = {glyph.id for glyph in of.glyphs}
    assert of.icon in glyphs
    for step in some(game_id):
        scene = of.scene(seal(step.after, TABLE), TABLE)
        assert convert(to_builtins(scene), type(scene)) == scene
        for part in scene.parts:
            if isinstance(part, Board):
                assert {p.kind for p in part.pieces} <= glyphs | {"mark", "badge", "cube", "disc", "house"}
