"""The touchscreen as a service of its own, and restarts of the core."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from companion.view.wire import Role, Welcome
from ui.window.link import Inbox
from ui.window.main import collect, draw_first_twice, prepare


class Quiet:
    """A link with one message, and a stage that shows nothing."""

    def __init__(self, role: Role) -> None:
        self.taken: list[object] = []
        self._role = role

    def collect(self) -> Inbox:
        welcome = Welcome(protocol=1, lang="en", role=self._role, words={}, day={}, night={}, marks={})
        return Inbox(up=True, welcome=welcome)

    def link(self, up: bool) -> None: ...

    def take(self, reply: object) -> None:
        self.taken.append(reply)


def collected(role: Role) -> list[object]:
    both: Any = Quiet(role)
    collect(both, both)
    return list(both.taken)


def test_a_core_that_does_not_know_the_token_any_more_ends_it_so_that_it_starts_with_the_new_one() -> None:
    with pytest.raises(SystemExit) as ended:
        collected("watch")
    assert ended.value.code  # a failure: systemd restarts it


def test_a_core_that_knows_it_is_listened_to() -> None:
    assert len(collected("operator")) == 1


class Flipping:
    """A window with a canvas; counts the requested redraws."""

    def __init__(self) -> None:
        self.asked = 0
        self.bound: list[Any] = []
        self.canvas = self

    def bind(self, *, on_flip: Any) -> None:
        self.bound.append(on_flip)

    def unbind(self, *, on_flip: Any) -> None:
        self.bound.remove(on_flip)

    def ask_update(self) -> None:
        self.asked += 1

    def flip(self) -> None:
        for each in tuple(self.bound):
            each(self)


def test_without_a_desktop_the_first_picture_is_drawn_twice_and_no_other() -> None:
    window = Flipping()
    draw_first_twice(window)
    assert window.asked == 0
    for _ in range(3):
        window.flip()
    assert window.asked == 1


def test_where_the_processor_draws_one_thread_does_unless_somebody_says_otherwise(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    env = {"COMPANION_HOME": str(tmp_path), "COMPANION_SIZE": "800x480"}
    for said, then in ((None, "0"), ("2", "2")):
        if said is None:
            monkeypatch.delenv("LP_NUM_THREADS", raising=False)
        else:
            monkeypatch.setenv("LP_NUM_THREADS", said)
        prepare(env)
        assert os.environ["LP_NUM_THREADS"] == then
