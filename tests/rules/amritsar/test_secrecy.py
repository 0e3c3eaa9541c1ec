"""Hidden are only the goal tiles: the companion counts them and never asks which they are."""

from __future__ import annotations

import pytest

from companion.log.secrecy import hidden
from rules.amritsar.game import GAME
from rules.kit.seal import seal
from rules.kit.types import TABLE
from tests.rules.amritsar.table import Table


def played() -> Table:
    """A goal is laid in the first turn."""
    table = Table.opened()
    table.has(0, copper=1)
    table.land("north-2", "W", "north")
    table.main("white", brown=1)
    return table


@pytest.mark.rule("AMR-9", "AMR-70")
def test_a_goal_that_is_laid_is_not_named() -> None:
    table = played()
    table.answer("upgrade-goal")
    played_move = table.lines[-1]
    assert getattr(played_move, "v", {})["what"] == "goal"
    assert table.side().goals == 2


@pytest.mark.rule("AMR-9", "AMR-96")
def test_there_is_nothing_that_one_sees_and_another_does_not() -> None:
    table = played()
    assert hidden(table.state) == {}
    assert not any(prompt.secret for prompt in GAME.prompts(table.state))
    views = [GAME.scene(seal(table.state, viewer), viewer) for viewer in (TABLE, 0, 1, 2)]
    assert all(view == views[0] for view in views)


@pytest.mark.rule("AMR-70", "AMR-72")
def test_everybody_sees_how_many_goals_lie_there() -> None:
    numbers = {each.id: getattr(each, "now", None) for each in GAME.corrections(played().state)}
    assert [numbers[f"correct_number-{seat}-goals"] for seat in range(3)] == [1, 1, 1]
