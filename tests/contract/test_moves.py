"""The tables of a game: one function per move, one per question of a step, and no unknown tags."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Literal

import msgspec
import pytest

from rules.kit.settings import settings_of
from rules.kit.types import (
    AnyGame,
    Frozen,
    Game,
    PublicNumber,
    Seating,
    SetNumber,
)
from tests.contract.games import NAMES, game, steps


@pytest.mark.parametrize("game_id", NAMES)
def test_what_a_number_is_called_in_a_record_is_known(game_id: str) -> None:
    of = game(game_id)
    shown = {c.move for step in steps(game_id)[::10] for c in numbers(of, step.after)}
    assert shown <= {*of.numbers, *(kind.__struct_config__.tag for kind in of.move_types)}
    assert not {*of.numbers} & {str(kind.__struct_config__.tag) for kind in of.move_types}


def numbers(of: AnyGame, state: object) -> list[PublicNumber]:
    return [c for c in of.corrections(state) if isinstance(c, PublicNumber)]


def test_a_number_is_read_as_the_record_holds_it() -> None:
    move = game("pebbles").move("conches", {"seat": 1, "value": 5})
    assert move == SetNumber(kind="conches", of={"seat": 1}, value=5)
    for wrong in ({"seat": 1}, {"seat": 1, "value": "5"}, {"seat": None, "value": 5}):
        with pytest.raises(msgspec.ValidationError):
            game("pebbles").move("conches", wrong)


def test_a_setting_without_values_or_default_is_a_mistake_that_says_where() -> None:
    class NoDefault(Frozen, frozen=True, kw_only=True):
        rounds: Literal[1, 2]

    class NoValues(Frozen, frozen=True, kw_only=True):
        rounds: int = 3

    class AnotherDefault(Frozen, frozen=True, kw_only=True):
        rounds: Literal[1, 2] = 3  # type: ignore[assignment]

    for options in (NoDefault, NoValues, AnotherDefault):
        with pytest.raises(TypeError, match=f"{options.__name__}.rounds: a setting"):
            settings_of(options)


def test_a_game_need_not_say_what_it_does_not_have() -> None:
    of = game("pebbles")
    plain: AnyGame = Game(**{f.name: getattr(of, f.name) for f in fields(of) if f.default is MISSING})
    state = plain.setup(Seating(names=("Ana", "Bo"), tints=plain.tints[:2]), plain.option_type(hide_s=30), {})
    assert (plain.layouts, plain.timers(state), plain.learned(state), plain.check({}), plain.sections({})) == (
        (), (), {}, (), (),
    )  # fmt: skip


@pytest.mark.parametrize("game_id", NAMES)
def test_a_tag_that_no_move_has_is_a_key_error(game_id: str) -> None:
    with pytest.raises(KeyError):
        game(game_id).move("wave", {})
