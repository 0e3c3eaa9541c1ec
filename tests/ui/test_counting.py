"""A second that passes changes the clock and nothing else."""

from __future__ import annotations

import pytest

from companion.view import wire
from companion.view.palette import DAY, NIGHT, OUTLINES
from companion.view.speak import words
from tests.samples import PLAYS
from ui.screen.compose import compose, counted_on
from ui.state.screen_state import Desk, received

WELCOME = wire.Welcome(
    protocol=wire.PROTOCOL, lang="en", role="operator", words=words("en"), day=DAY, night=NIGHT, marks=OUTLINES
)


@pytest.mark.parametrize("passed_ms", [0, 400, 7_000, 61_000])
@pytest.mark.parametrize("name", sorted(PLAYS))
def test_counting_the_clock_on_gives_the_picture_of_that_time(name: str, passed_ms: int) -> None:
    desk = received(received(Desk(linked=True), WELCOME), PLAYS[name])
    before = compose(desk, 800, 480, PLAYS[name].now_ms)
    now_ms = PLAYS[name].now_ms + passed_ms
    assert counted_on(before, desk, now_ms) == compose(desk, 800, 480, now_ms)
