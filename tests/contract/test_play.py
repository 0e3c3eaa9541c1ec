"""Every game ends, whoever plays it; what was played replays; a wrong answer spoils nothing."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.errors import Stale
from companion.log.book import Moment, admitted, new_head, replay, state_hash
from companion.log.clocks import Running, Used
from companion.log.record import ClockRule, Line, Played, in_force, read, write
from companion.log.session import Session
from companion.log.store import Store
from companion.testkit import selfplay
from companion.testkit.leaks import LeakWatch
from companion.testkit.play import Party
from rules.kit.answers import fill_in, to_json
from rules.kit.sample import NAMES as PEOPLE
from rules.kit.types import TABLE, AnyGame, Illegal, Seating
from tests.contract.games import EVERY, NAMES, apply, corrections, game, setup, steps, taken

ACTIONS = st.lists(st.tuples(st.sampled_from(["answer"] * 6 + ["undo", "drop", "correct"]), st.integers(0, 2**30)),
                   min_size=5, max_size=30)  # fmt: skip


@pytest.mark.parametrize("game_id", NAMES)
def test_every_policy_comes_to_an_end_and_breaks_no_law(game_id: str) -> None:
    report = selfplay.run(game(game_id), games=5, seed=1, seats=None, look=40)
    assert report.broken == ()
    assert set(report.endings) <= set(game(game_id).endings)
    assert sum(report.endings.values()) == 5


def test_whoever_always_says_the_same_says_something_else_at_last(tmp_path: Path) -> None:
    """Points that go up and down may be counted for ever; that the game is over somebody has to say."""
    counted = {"name": "Towns", "scores": "count", "wins": "most"}
    known = {"pad": {"Towns": counted}, "played": {"last": {"pad": "Towns"}}}

    async def played() -> selfplay.PlayedGame:
        store = await Store.open(tmp_path)
        try:
            of, party = game("any_game"), Party(seats=2)
            return await selfplay.play(of, store, 1, party, "first", known, 80, 80, LeakWatch(of, Random(1)))
        finally:
            await store.close()

    assert asyncio.run(played()).ended_by == "told"


@pytest.mark.parametrize("game_id", NAMES)
@given(actions=ACTIONS, seed=st.integers(0, 99))
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_whatever_is_played_set_right_and_taken_back_replays(
    game_id: str, actions: list[tuple[str, int]], seed: int
) -> None:
    asyncio.run(assert_it_replays(game(game_id), actions, seed))


async def assert_it_replays(of: AnyGame, actions: list[tuple[str, int]], seed: int) -> None:
    kept: list[Line] = []

    async def append(*lines: Line) -> None:
        kept.extend(lines)

    seats = of.seats[seed % len(of.seats)]
    seating = Seating(names=PEOPLE[:seats], tints=of.tints[:seats])
    head = new_head(of, seating, of.option_type(), {}, ClockRule(), "TEST", "2026-01-01T00:00:00Z")
    session = Session.begin(of, head, append, lambda: len(kept))
    for action, number in actions:
        await _act(session, action, Random(number))
    head, lines, warnings = read(write(head, kept))
    assert warnings == ()
    book = replay(of, head, lines)
    assert book.now.state == session.state
    assert state_hash(book.now.state) == state_hash(session.state)
    assert Session.resume(of, head, lines, append, lambda: 0).prompts() == session.prompts()
    assert _fold(of, setup(of, seats), in_force(lines)) == session.state


def _fold(of: AnyGame, state: Any, moves: list[Played]) -> Any:
    """The state that the moves in force alone come to."""
    for played in moves:
        state, _ = of.apply(state, played.seat, of.move(played.move, played.v))
    return state


async def _act(session: Session[Any, Any, Any], action: str, rng: Random) -> None:
    of, offer = session.game, session.undo_offer()
    match action:
        case "undo" if offer:
            await session.undo(offer[0], by="test")
        case "drop" if offer:
            move = rng.choice(in_force(session.lines))
            try:
                await session.drop(move.n, by="phone:12", seat=move.seat)
            except Stale:
                return
        case _ if session.finished:
            return
        case "correct" if session.corrections():
            step = taken(of, session.state, corrections(of, session.state), rng)
            shown = next(c for c in session.corrections() if c.id.rpartition("@")[0] == step.prompt.id)
            await session.answer(shown.id, step.values, by="test")
        case _:
            step = taken(of, session.state, of.prompts(session.state), rng)
            shown_id = next(p.id for p in session.prompts() if p.id.rpartition("@")[0] == step.prompt.id)
            await session.answer(shown_id, step.values, by="test")


@pytest.mark.parametrize("game_id", NAMES)
def test_a_move_leaves_its_input_alone_and_comes_out_the_same_twice(game_id: str) -> None:
    of = game(game_id)
    for step in steps(game_id)[::3]:
        before = state_hash(step.before)
        assert apply(of, step.before, step.prompt, step.values) == (step.after, step.news)
        assert state_hash(step.before) == before


@pytest.mark.parametrize("game_id", NAMES)
def test_an_answer_that_is_not_asked_for_is_refused_and_spoils_nothing(game_id: str) -> None:
    """Every move is tried by another seat, in another state, and under another secrecy."""
    of, rng = game(game_id), Random(1)
    played = steps(game_id)
    for step in played[::5]:
        line = Played(n=1, at=0, seat=step.prompt.seat, by="test", prompt=step.prompt.id, move=step.prompt.move,
                      v=to_json(fill_in(step.prompt, step.values)), secret=step.prompt.secret)  # fmt: skip
        now = _moment(of, step.before)
        assert admitted(of, now, line) == step.prompt
        for wrong in (
            replace(line, seat=line.seat + 1),
            replace(line, secret=not line.secret),
            replace(line, move="?"),
        ):
            with pytest.raises(Illegal):
                admitted(of, now, wrong)
        other = rng.choice(played).before
        before = state_hash(other)
        if step.prompt.id not in {p.id for p in (*of.prompts(other), *corrections(of, other))}:
            with pytest.raises(Illegal):
                admitted(of, _moment(of, other), line)
            with suppress(Exception):
                of.apply(other, line.seat, of.move(line.move, line.v))
        assert state_hash(other) == before


def _moment(of: AnyGame, state: Any) -> Moment:
    prompts = of.prompts(state)
    return Moment(line=None, answered=None, state=state, news=(), prompts=prompts, born={}, used=Used(),
                  running=Running(phase="", timers=of.timers(state)))  # fmt: skip


@pytest.mark.parametrize("game_id", NAMES)
def test_an_expired_timer_is_legal_whenever_it_is_listed(game_id: str) -> None:
    of = game(game_id)
    for step in steps(game_id):
        timers = of.timers(step.before)
        assert len({timer.id for timer in timers}) == len(timers)
        for timer in timers:
            if timer.expire:
                of.apply(step.before, TABLE, of.move(timer.expire, {}))


def test_every_game_has_a_name_of_its_own() -> None:
    assert len(set(NAMES)) == len(EVERY)
