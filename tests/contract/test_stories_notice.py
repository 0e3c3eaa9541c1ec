"""The laws on random games notice what they are there for: each is broken once, by a pebbles with one thing wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from msgspec import structs

from companion.testing.stories import campaign, still_asked
from companion.testing.stories.campaign import Breach
from companion.testing.stories.player import Played
from companion.testing.stories.story import Begun, Told, done, form, opening, seating
from rules.kit.moves import LeaveOut
from rules.kit.types import AnyGame, Illegal, Prompt, PublicNumber, SetNumber, Timer
from tests.pebbles.game import GAME as PEBBLES
from tests.pebbles.moves import Roll
from tests.pebbles.state import State

GAMES = 1000


def breaches(game: AnyGame, games: int = GAMES) -> Iterator[Breach]:
    for seed in range(games):
        breach = campaign.one(game, seed).breach
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


def test_a_correction_that_forgets_what_it_corrects() -> None:
    def one_too_few(state: State, seat: int, move: SetNumber) -> Any:
        less = structs.replace(move, value=max(0, move.value - 1))
        return PEBBLES.apply(state, seat, less)

    assert first(doing(SetNumber, one_too_few)).key == "as told: lay by conches: conches"


def test_a_number_that_cannot_be_set_to_what_it_is() -> None:
    def never(state: State, seat: int, move: SetNumber) -> Any:
        raise Illegal("never")

    assert first(doing(SetNumber, never)).key == "as told: lay refused conches"


def test_news_that_say_what_the_table_does_itself_are_enough() -> None:
    def by_hand(state: State, seat: int, move: SetNumber) -> Any:
        state, news = PEBBLES.apply(state, seat, structs.replace(move, value=0))
        return state, tuple(structs.replace(each, by_hand=True) for each in (*news, *PEBBLES_NEWS))

    assert [b for b in breaches(doing(SetNumber, by_hand), 150) if b.key.startswith("as told")] == []


PEBBLES_NEWS = PEBBLES.apply(PEBBLES.setup(seating(PEBBLES, 2), PEBBLES.option_type(), {}), -1,
                             PEBBLES.move("time_up", {}))[1]  # fmt: skip


def test_an_answer_that_nobody_takes() -> None:
    def never(state: State, seat: int, move: Roll) -> Any:
        raise Illegal("never")

    breach = first(doing(Roll, never))
    assert breach.key == "stuck: roll"
    assert [told.id for told in breach.told][-1] == "open"


def test_a_crash_and_its_shortest_story() -> None:
    def crash(state: State, seat: int, move: Roll) -> Any:
        raise ZeroDivisionError

    breach = first(doing(Roll, crash))
    assert breach.key == "crash: roll ZeroDivisionError"
    assert len(breach.told) <= breach.begun.seats + 2


def test_a_seat_that_is_skipped() -> None:
    def closes_a_fist(state: State, seat: int, move: SetNumber) -> Any:
        state, news = PEBBLES.apply(state, seat, move)
        last = len(state.fists) - 1
        if state.step != "hide" or state.fists[last] is not None:
            return state, news
        return PEBBLES.apply(state, last, PEBBLES.move("fist", {}))

    found = (breach.key for breach in breaches(doing(SetNumber, closes_a_fist)))
    assert "still asked: conches in phase-hide" in found


def test_a_seat_that_another_may_pass_by_is_owed_nothing() -> None:
    """Whoever wins the tie places; only where a stone was placed a neighbour lays shells."""
    begin = Begun(game=PEBBLES.id, seats=4, start=3, options={})
    tied = structs.replace(opening(PEBBLES, begin), step="place", opened=({},) * 4, dice={"pips": 1, "colour": "blue"})
    right = Told(id="set-start", v={"seat": 1}, correction=True)
    fix = form(PEBBLES, tied, right)
    assert fix is not None
    outcome = done(PEBBLES, tied, fix, right.v)
    assert {still_asked.skipped(PEBBLES, tied, outcome, fix, right.v, frozenset(), seed) for seed in range(40)} == {()}


def test_a_timer_that_readings_switch_off_and_on_in_one_round() -> None:
    table = Played(
        PEBBLES, opening(PEBBLES, Begun(game=PEBBLES.id, seats=2, start=0, options={"rounds": 3, "hide_s": 30}))
    )
    for id, value in (("set-hide_s", 0), ("set-rounds", 1), ("set-hide_s", 30)):
        fix = form(PEBBLES, table.state, Told(id=id, correction=True))
        assert fix is not None
        table.tell(fix, {"value": value}, correction=True)
    assert [timer.id for timer in PEBBLES.timers(table.state)] == ["hide-1"]


def test_a_timer_that_comes_back() -> None:
    def timers(state: State) -> tuple[Timer, ...]:
        return tuple(structs.replace(each, id=each.id.partition("-")[0]) for each in PEBBLES.timers(state))

    assert first(replace(PEBBLES, timers=timers)).key.startswith("timers: ")


def test_a_lesson_from_what_was_left_out() -> None:
    def teaches(state: State, seat: int, move: LeaveOut) -> Any:
        after, news = PEBBLES.apply(state, seat, move)
        return structs.replace(after, values={**after.values, "s7": 1}), news

    assert first(doing(LeaveOut, teaches)).key == "lessons: leave_out"


def test_a_correction_says_which_moves_it_mends() -> None:
    shown = PEBBLES.corrections(PEBBLES.setup(seating(PEBBLES, 2), PEBBLES.option_type(), {}))
    assert {c.mends for c in shown if isinstance(c, PublicNumber)} == {("lay",)}
    assert {c.mends for c in shown if isinstance(c, Prompt)} == {()}


def test_only_moves_that_a_correction_mends_are_told_wrong() -> None:
    assert campaign.mended_moves(PEBBLES) == {"lay"}


def test_whole_games_are_set_right_up_to_their_end() -> None:
    counts = [campaign.whole(PEBBLES, seed) for seed in range(20)]
    assert all(count.ended and not count.mended for count in counts)
    assert 0.1 < sum(count.corrected for count in counts) / sum(count.moves for count in counts) < 0.4


def test_a_whole_game_that_does_not_go_on_is_noticed() -> None:
    def never(state: State, seat: int, move: Roll) -> Any:
        raise Illegal("never")

    breach = campaign.whole(doing(Roll, never), 1).breach
    assert breach is not None
    assert breach.key == "stuck: roll"
