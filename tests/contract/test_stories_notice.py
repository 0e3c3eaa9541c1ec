"""The laws on random games notice what they are there for: each is broken once, by a pebbles with one thing wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from msgspec import structs

from companion.testing.stories import as_told, campaign, still_asked
from companion.testing.stories.campaign import Breach
from companion.testing.stories.player import Played
from companion.testing.stories.story import Begun, Told, done, form, opening, seating
from rules.kit.corrections import correction
from rules.kit.moves import LeaveOut
from rules.kit.types import (
    Allot,
    AnyGame,
    Illegal,
    News,
    Prompt,
    PublicNumber,
    Say,
    Seat,
    SetNumber,
    SetReading,
    Tagged,
    Timer,
    Who,
)
from tests.pebbles.components import COLOURS, MOST_HIDDEN, Colour
from tests.pebbles.game import GAME as PEBBLES
from tests.pebbles.moves import Roll, SetStart
from tests.pebbles.state import Closed, State

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


class Reopen(Tagged, frozen=True, kw_only=True, tag="reopen"):
    fists: dict[Seat, dict[Colour, int]]


def only_one(opened: Sequence[dict[Colour, int]]) -> bool:
    return sum(bool(fist) for fist in opened) == 1


def short_game(one_form: bool, ends: Callable[[Sequence[dict[Colour, int]]], bool] = only_one) -> AnyGame:
    """Pebbles that are over where a single fist held any; open fists are set right in one form, or one by one."""

    def over(state: State) -> State:
        return structs.replace(state, step="over") if state.step == "roll" and ends(state.opened) else state

    def apply(state: State, seat: Seat, move: Any) -> tuple[State, tuple[News, ...]]:
        if not isinstance(move, Reopen):
            after, news = PEBBLES.apply(state, seat, move)
            return over(after), news
        opened = (move.fists.get(seat, fist) for seat, fist in enumerate(state.opened))
        return over(structs.replace(state, opened=tuple(opened))), ()

    def row(seat: Seat, fist: dict[Colour, int]) -> Allot:
        lines: dict[str, Say | Who] = {colour: Say(key=f"pebble-{colour}") for colour in COLOURS}
        return Allot(name="fists", key=str(seat), label=Who(seat=seat), caps=dict.fromkeys(COLOURS, MOST_HIDDEN),
                     lines=lines, least=0, most=MOST_HIDDEN, default=dict(fist.items()))  # fmt: skip

    def corrections(state: State) -> tuple[PublicNumber | Prompt, ...]:
        rows = [row(seat, fist) for seat, fist in enumerate(state.opened)] if state.step == "roll" else []
        forms: list[tuple[Allot, ...]] = [tuple(rows)] if one_form and rows else [(each,) for each in rows]
        label = Say(key="open-label")
        again = (correction(f"fists-{i}", "reopen", label, *own, mends=("open",)) for i, own in enumerate(forms))
        return (*PEBBLES.corrections(state), *again)

    kinds: tuple[Any, ...] = (*PEBBLES.move_types, Reopen)
    return replace(PEBBLES, apply=apply, corrections=corrections, move_types=kinds)


def test_an_answer_that_is_told_wrong_as_a_whole_and_ends_the_game_between_two_corrections() -> None:
    breach = first(short_game(one_form=False))
    assert breach.key == "as told: open by fists: opened, step"


def test_an_answer_that_is_set_right_in_one_form_as_a_whole() -> None:
    assert list(breaches(short_game(one_form=True), 150)) == []


def test_several_things_are_set_right_in_either_order() -> None:
    def more_in_the_last(opened: Sequence[dict[Colour, int]]) -> bool:
        return sum(opened[-1].values()) > sum(opened[0].values())

    game = short_game(one_form=False, ends=more_in_the_last)
    begun = opening(game, Begun(game=game.id, seats=2, start=0, options={}))
    closed = structs.replace(begun, step="open", fists=(Closed(), Closed()))
    few, many = ({"fists": {"0": {"red": n}, "1": {"red": n}}} for n in (1, 3))
    (prompt,) = game.prompts(closed)
    assert as_told.compared(game, closed, prompt, right=few, wrong=many).key == "open by fists: opened, step"
    assert as_told.compared(game, closed, prompt, right=many, wrong=few).key == "open by fists: opened, step"


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


def test_a_whole_game_that_corrections_make_longer_and_longer_is_over_once_they_end() -> None:
    def many_rounds_are_left(state: State, seat: int, move: Any) -> Any:
        after, news = PEBBLES.apply(state, seat, move)
        return structs.replace(after, round=-20, owners={}), news

    endless = doing((SetNumber, SetReading, SetStart), many_rounds_are_left)
    count = campaign.whole(replace(endless, timers=lambda state: ()), 1)
    assert count.breach is None
    assert count.ended
    assert count.moves > campaign.LATE


def test_a_whole_game_that_does_not_go_on_is_noticed() -> None:
    def never(state: State, seat: int, move: Roll) -> Any:
        raise Illegal("never")

    breach = campaign.whole(doing(Roll, never), 1).breach
    assert breach is not None
    assert breach.key == "stuck: roll"
