"""The touchscreen as a service of its own: what it does when the core was started anew."""

from __future__ import annotations

from typing import Any

import pytest

from companion.view.wire import Role, Welcome
from ui.window.link import Arrived
from ui.window.main import collect, finish_pictures


class Quiet:
    """A link with one message, and a stage on which nothing is shown."""

    def __init__(self, role: Role) -> None:
        self.taken: list[object] = []
        self._role = role

    def collect(self) -> Arrived:
        welcome = Welcome(protocol=1, lang="en", role=self._role, words={}, day={}, night={}, marks={})
        return Arrived(up=True, welcome=welcome)

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
    assert ended.value.code  # not a good end: it is started again


def test_a_core_that_knows_it_is_listened_to() -> None:
    assert len(collected("operator")) == 1


def test_a_picture_is_drawn_to_its_end_before_the_display_takes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr("kivy.graphics.opengl.glFinish", lambda: done.append("drawn"))
    bound: dict[str, Any] = {}
    window = type("Window", (), {"bind": lambda self, **what: bound.update(what)})()
    finish_pictures(window)
    bound["on_flip"](window)
    assert done == ["drawn"]
