"""The laws on random games notice every fault: each is broken once, by a pebbles with one thing wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from msgspec import structs

from companion.testkit import stories
from companion.testkit.stories import Breach
from rules.kit.moves import LeaveOut
from rules.kit.types import (
    AnyGame,
    Illegal,
    Timer,
)
from tests.pebbles.game import GAME as PEBBLES
from tests.pebbles.state import State

GAMES = 1000
Roll = PEBBLES.move_type("roll")


def breaches(game: AnyGame, games: int = GAMES) -> Iterator[Breach]:
    for seed in range(games):
        breach = stories.play_story(game, seed).breach
        if breach is not None:
            yield breach


def doing(kind: Any, do: Any) -> AnyGame:
    """Pebbles in which one kind of move does something else."""

    def apply(state: State, seat: int, move: Any) -> Any:
        return do(state, seat, move) if isinstance(move, kind) else PEBBLES.apply(state, seat, move)

    return replace(PEBBLES, apply=apply)


def first(game: AnyGame) -> Breach:
    return next(breaches(game))


def test_pebbles_as_it_is_breaks_none() -> None:
    assert list(breaches(PEBBLES, 150)) == []


def test_an_answer_that_nobody_takes() -> None:
    def never(state: State, seat: int, move: Any) -> Any:
        raise Illegal("never")

    breach = first(doing(Roll, never))
    assert breach.key == "stuck: roll"
    assert len(list(breach.lines())) <= stories.LAST + 2


def test_a_crash() -> None:
    def crash(state: State, seat: int, move: Any) -> Any:
        raise ZeroDivisionError

    assert first(doing(Roll, crash)).key == "crash: roll ZeroDivisionError"


def test_a_timer_that_comes_back() -> None:
    def timers(state: State) -> tuple[Timer, ...]:
        return tuple(structs.replace(each, id=each.id.partition("-")[0]) for each in PEBBLES.timers(state))

    assert first(replace(PEBBLES, timers=timers)).key.startswith("timers: ")


def test_a_lesson_from_what_was_left_out() -> None:
    def teaches(state: State, seat: int, move: LeaveOut) -> Any:
        after, news = PEBBLES.apply(state, seat, move)
        return structs.replace(after, values={**after.values, "s7": 1}), news

    assert first(doing(LeaveOut, teaches)).key == "lessons: leave_out"


def test_whole_games_are_set_right_in_their_first_moves_and_end() -> None:
    counts = [stories.play_story(PEBBLES, seed * stories.WHOLE_EVERY) for seed in range(20)]
    assert all(count.ended for count in counts)
    assert 0.1 < sum(count.corrected for count in counts) / sum(count.moves for count in counts) < 0.4


def test_a_game_that_does_not_end_once_corrections_do() -> None:
    def again(state: State, seat: int, move: Any) -> Any:
        after, news = PEBBLES.apply(state, seat, move)
        return structs.replace(after, round=-20, owners={}), news

    endless = replace(doing(Roll, again), timers=lambda state: ())
    breach = stories.play_story(endless, 0).breach
    assert breach is not None
    assert breach.key == "stuck: endless"
