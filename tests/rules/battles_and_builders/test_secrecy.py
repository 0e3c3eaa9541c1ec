"""Nothing that everybody sees follows from what a phone has told (BNB-11)."""

from __future__ import annotations

import pytest

from rules.battles_and_builders.components import Options
from rules.battles_and_builders.game import GAME
from rules.kit.types import TABLE, Allot, Hand
from tests.rules.battles_and_builders.table import Table


def committed(kinds: dict[str, int]) -> Table:
    table = Table(options=Options(commit_s=30))
    table.tile("open", 3)
    table.play("commit_kinds", {"tokens": kinds})
    return table


@pytest.mark.rule("BNB-9", "BNB-11")
def test_a_secret_form_has_a_public_twin_and_nothing_is_committed_only_by_a_key_that_says_so() -> None:
    table = Table()
    table.tile("open", 3)
    twin, secret, nothing = GAME.prompts(table.state)
    assert (twin.secret, secret.secret, nothing.secret) == (False, True, True)
    assert twin.group == secret.group == nothing.group
    (tokens,) = secret.fields
    assert isinstance(tokens, Allot)
    assert (tokens.least, nothing.fields) == (1, ())


@pytest.mark.rule("BNB-11")
def test_the_kinds_that_are_left_are_listed_only_as_a_memory_aid() -> None:
    def items(options: Options) -> int:
        scene = GAME.scene(Table(options=options).state, TABLE)
        return sum(len(part.items) for part in scene.parts if isinstance(part, Hand))

    assert items(Options()) == 0
    assert items(Options(memory_aid=1)) == 3 * 5
