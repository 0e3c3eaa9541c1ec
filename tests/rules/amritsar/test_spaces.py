"""The spaces of a player board, told once: each kind of upgrade has its own (AMR-12, AMR-72)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.game import GAME
from tests.rules.amritsar.table import Table

BOARD = {"storehouse": 4, "goal": 3, "mahout": 4}
KNOWN = {"boards": {"player": {"spaces": BOARD}}}


def hammer(known: dict[str, Any] | None = None, **has: int) -> Table:
    """The first seat uses a white and brown hammer."""
    table = Table.opened(catalogue=known)
    table.has(0, **{"copper": 1, "marble": 1, **has})
    table.land("north-2", "W", "north")
    table.main("white", white=1, brown=1)
    return table


def ids(table: Table) -> list[str]:
    return [prompt.id for prompt in table.asked()]


@pytest.mark.rule("AMR-72")
def test_the_spaces_of_a_player_board_are_asked_once() -> None:
    table = hammer()
    assert ids(table) == ["spaces", "upgrade-storehouse", "upgrade-goal", "skip-upgrade"]
    table.play("learn_spaces", {"spaces": BOARD})
    assert ids(table) == ["upgrade-storehouse", "upgrade-goal", "skip-upgrade"]
    assert GAME.learned(table.state)["boards"] == KNOWN["boards"]
    assert "spaces" not in ids(hammer(KNOWN))


@pytest.mark.rule("AMR-12", "AMR-72")
@pytest.mark.parametrize("spaces", [{"storehouse": 4, "goal": 3, "mahout": 3}, {"storehouse": 11, "goal": 1}])
def test_all_eleven_markers_lie_on_a_space(spaces: dict[str, int]) -> None:
    table = hammer()
    assert table.refused("learn_spaces", {"spaces": spaces}).rule == "AMR-72"


@pytest.mark.rule("AMR-72")
def test_a_storehouse_needs_a_free_space_for_storehouses() -> None:
    table = hammer(KNOWN, storehouses=4)
    assert ids(table) == ["upgrade-goal", "skip-upgrade"]
    table = hammer(KNOWN, storehouses=3)
    table.answer("upgrade-storehouse", {"bags": 0})
    assert table.side().storehouses == 4


@pytest.mark.rule("AMR-72")
def test_where_every_space_of_its_kinds_is_filled_nothing_is_asked() -> None:
    table = hammer(KNOWN, storehouses=4, goals=3)
    assert (table.state.queue, table.warned) == ((), {"AMR-72"})


@pytest.mark.rule("AMR-71", "AMR-72")
def test_mahouts_have_their_own_spaces() -> None:
    table = Table.opened(catalogue=KNOWN)
    for colour in ("white", "blue", "yellow"):
        table.mahout(0, colour, point=1)
    table.has(0, gold=1)
    table.land("north-2", "W", "north")
    table.main("white", golden=1)
    assert table.warned == {"AMR-72"}


@pytest.mark.rule("AMR-72")
def test_a_player_board_that_was_told_wrong_is_asked_again() -> None:
    table = hammer(KNOWN)
    table.correct("forget-boards", {"id": "player"})
    assert ids(table)[0] == "spaces"
