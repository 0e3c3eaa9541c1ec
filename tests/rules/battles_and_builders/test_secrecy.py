"""Nothing that everybody sees follows from what a phone has told (BNB-11)."""

from __future__ import annotations

import pytest

from rules.battles_and_builders.game import GAME
from rules.battles_and_builders.options import Options
from rules.battles_and_builders.state import State
from rules.kit.seal import seal
from rules.kit.types import TABLE, Allot, Hand, Prompt, Secret
from tests.rules.battles_and_builders.table import Table


def public(state: State) -> object:
    """Everything that the table sees."""
    prompts = tuple(p for p in GAME.prompts(state) if not p.secret)
    sealed = seal(state, TABLE)
    return prompts, GAME.corrections(state), GAME.timers(state), GAME.sheet(sealed), GAME.scene(sealed, TABLE)


def committed(kinds: dict[str, int]) -> Table:
    table = Table(options=Options(commit_s=30))
    table.tile("open", 3)
    table.play("commit_kinds", {"tokens": kinds})
    return table


@pytest.mark.rule("BNB-11")
def test_two_hands_of_the_same_size_look_alike_until_the_reveal() -> None:
    one, other = committed({"builder": 2}), committed({"king": 1, "cavalry": 1})
    for _ in range(3):
        assert public(one.state) == public(other.state)
        assert public(one.state) == public(seal(one.state, TABLE))
        assert one.news == other.news
        if one.state.step == "commit":
            one.commit(1)
            other.commit(1)
    assert one.state.step == "reveal"


@pytest.mark.rule("BNB-11")
def test_everybody_sees_how_many_tokens_lie_there() -> None:
    table = committed({"builder": 2})
    hands = [p for p in GAME.scene(table.state, TABLE).parts if isinstance(p, Hand)]
    assert [hand.label.args["n"] for hand in hands] == [23, 25, 25]
    assert table.state.stakes[0].secret == Secret(seats=(0,), value={"builder": 2}, count=2)


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


def test_all_prompts_of_one_ask_belong_to_one_seat() -> None:
    asked: dict[str, list[Prompt]] = {}
    for prompt in GAME.prompts(committed({"builder": 1}).state):
        asked.setdefault(prompt.group, []).append(prompt)
    assert [{p.seat for p in group} for group in asked.values()] == [{1}]
