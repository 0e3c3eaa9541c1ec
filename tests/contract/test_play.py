"""Every game ends, with any players; its moves replay; a wrong answer changes nothing."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.log.book import Moment, matching_prompt, state_hash
from companion.log.clocks import RunningClocks, UsedTime
from companion.log.disk.store import Store
from companion.log.record import Played
from companion.testkit import selfplay
from companion.testkit.leaks import LeakWatch
from companion.testkit.play import Party, corrections
from rules.kit.answers import fill_in, to_json
from rules.kit.types import TABLE, AnyGame, Illegal
from tests.contract.games import NAMES, game, steps

ACTIONS = st.lists(st.tuples(st.sampled_from(["answer"] * 6 + ["undo", "drop", "correct"]), st.integers(0, 2**30)),
                   min_size=5, max_size=30)  # fmt: skip


@pytest.mark.parametrize("game_id", NAMES)
def test_every_policy_comes_to_an_end_and_breaks_no_law(game_id: str) -> None:
    report = selfplay.run(game(game_id), games=5, seed=1, seats=None, look=40)
    assert report.broken == ()
    assert set(report.endings) <= set(game(game_id).endings)
    assert sum(report.endings.values()) == 5


def test_whoever_always_says_the_same_says_something_else_at_last(tmp_path: Path) -> None:
    """Points may go up and down for ever; a player must end the game."""
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
def test_an_answer_that_is_not_asked_for_is_refused_and_spoils_nothing(game_id: str) -> None:
    """Every move is tried by another seat, in another state, and under another secrecy."""
    of, rng = game(game_id), Random(1)
    played = steps(game_id)
    for step in played[::5]:
        line = Played(n=1, at=0, seat=step.prompt.seat, by="test", prompt=step.prompt.id, move=step.prompt.move,
                      v=to_json(fill_in(step.prompt, step.values)), secret=step.prompt.secret)  # fmt: skip
        now = _moment(of, step.before)
        assert matching_prompt(of, now, line) == step.prompt
        for wrong in (
            replace(line, seat=line.seat + 1),
            replace(line, secret=not line.secret),
            replace(line, move="?"),
        ):
            with pytest.raises(Illegal):
                matching_prompt(of, now, wrong)
        other = rng.choice(played).before
        before = state_hash(other)
        if step.prompt.id not in {p.id for p in (*of.prompts(other), *corrections(of, other))}:
            with pytest.raises(Illegal):
                matching_prompt(of, _moment(of, other), line)
            with suppress(Exception):
                of.apply(other, line.seat, of.move(line.move, line.v))
        assert state_hash(other) == before


def _moment(of: AnyGame, state: Any) -> Moment:
    prompts = of.prompts(state)
    return Moment(line=None, answered=None, state=state, news=(), prompts=prompts, born={}, used=UsedTime(),
                  running=RunningClocks(phase="", timers=of.timers(state)))  # fmt: skip


@pytest.mark.parametrize("game_id", NAMES)
def test_an_expired_timer_is_legal_whenever_it_is_listed(game_id: str) -> None:
    of = game(game_id)
    for step in steps(game_id):
        timers = of.timers(step.before)
        assert len({timer.id for timer in timers}) == len(timers)
        for timer in timers:
            if timer.expire:
                of.apply(step.before, TABLE, of.move(timer.expire, {}))
