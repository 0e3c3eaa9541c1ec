"""Games that leak a secret are refused: each game with secret questions leaks in every known way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from msgspec import structs

from companion.testkit import selfplay
from rules.kit.places import put
from rules.kit.types import AnyGame, News, Say
from tests.contract.games import game
from tests.contract.test_secrecy import SECRETIVE
from tests.pebbles.game import GAME as PEBBLES

TELLS = {  # game -> a secret move, and the field of its form
    "pebbles": ("hide", "pebbles"),
    "fists": ("close", "sign"),
    "himalaya": ("programme", "row"),
    "battles_and_builders": ("commit_kinds", "tokens"),
}
Apply = Callable[[Any, int, Any], Any]


def leaks(of: AnyGame) -> set[tuple[str, str, str]]:
    """The findings in two random games, as (how, move, field)."""
    found = selfplay.run(of, games=2, seed=1, seats=None, look=40).leaks
    return {(leak.how, leak.move, leak.field) for leak in found}


def forgotten(of: AnyGame) -> AnyGame:
    """A game whose secret questions are open."""
    return replace(of, prompts=lambda state: tuple(structs.replace(p, secret=False) for p in of.prompts(state)))


def after_secrets(of: AnyGame, change: Apply) -> AnyGame:
    """A game in which `change` alters state and news after a secret answer."""
    secret, _ = TELLS[of.id]

    def apply(state: Any, seat: int, move: Any) -> Any:
        after = of.apply(state, seat, move)
        return change(after, seat, move) if move.__struct_config__.tag == secret else after

    return replace(of, apply=apply)


def told(of: AnyGame, to: Callable[[int], tuple[int, ...] | None]) -> AnyGame:
    """A game whose news contains the answer."""

    def with_news(after: Any, seat: int, move: Any) -> Any:
        return after[0], (*after[1], News(say=Say(key="told", args={"what": repr(move)}), to=to(seat)))

    return after_secrets(of, with_news)


def plain(of: AnyGame) -> AnyGame:
    """A game whose last answer stands in an open field."""
    kind = msgspec.defstruct("Plain", [("lying", str, "")], bases=(of.state_type,), frozen=True, kw_only=True)

    def setup(*args: Any) -> Any:
        state = of.setup(*args)
        return kind(**{name: getattr(state, name) for name in state.__struct_fields__})

    def with_field(after: Any, seat: int, move: Any) -> Any:
        return structs.replace(after[0], lying=repr(move)), after[1]

    return replace(after_secrets(of, with_field), setup=setup, state_type=kind)


@pytest.mark.parametrize(
    ("change", "how"),
    [
        (lambda of: of, ""),
        (forgotten, "asked"),
        (lambda of: told(of, lambda seat: None), "told"),
        (lambda of: told(of, lambda seat: (1 - seat,)), "told"),
        (lambda of: told(of, lambda seat: (seat,)), ""),
        (plain, "open"),
    ],
    ids=[
        "as it is",
        "asked openly",
        "told everybody",
        "told somebody else",
        "told who told it",
        "a field for everybody",
    ],
)
@pytest.mark.parametrize("game_id", SECRETIVE)
def test_each_way_in_which_a_secret_gets_out_is_a_leak(
    game_id: str, change: Callable[[AnyGame], AnyGame], how: str
) -> None:
    assert leaks(change(game(game_id))) == ({(how, *TELLS[game_id])} if how else set())


def test_what_the_game_tells_everybody_lay_in_sight_also_where_only_a_secret_keeps_it() -> None:
    """As goods of Himalaya on a market day, in a village with unknown contents."""
    assert leaks(told(forgotten(PEBBLES), lambda seat: None)) == set()
    assert leaks(told(forgotten(PEBBLES), lambda seat: (seat,))) == {("asked", "hide", "pebbles")}


def test_a_secret_of_somebody_else_than_was_asked_is_a_leak() -> None:
    def to_the_next(after: Any, seat: int, move: Any) -> Any:
        state, news = after
        if (fist := state.fists[seat]) is None:
            return after
        other = structs.replace(fist, secret=structs.replace(fist.secret, seats=(1 - seat,)))
        return structs.replace(state, fists=put(state.fists, seat, other)), news

    assert leaks(after_secrets(PEBBLES, to_the_next)) == {("asked", "hide", "pebbles")}


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        (
            forgotten(PEBBLES),
            "hide-0 tells others a secret: pebbles of the move hide then lies in a Secret (fists). "
            "Such a question has secret=True, and its Secret the seat that was asked.",
        ),
        (
            told(PEBBLES, lambda seat: None),
            "hide-0 asks for pebbles of the move hide in secret, and the news after it tell others what was said.",
        ),
        (
            plain(PEBBLES),
            "hide-0 asks for pebbles of the move hide in secret, and then it lies open in lying of the state. "
            "It belongs in a Secret.",
        ),
    ],
)
def test_a_leak_names_question_field_and_move(broken: AnyGame, sentence: str) -> None:
    assert sentence in selfplay.run(broken, games=1, seed=1, seats=2).broken
