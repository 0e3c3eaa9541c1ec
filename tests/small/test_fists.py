"""A small game with a secret: a phone's entry stays hidden, and the table is asked for the rest at the reveal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.testkit import golden, table
from companion.testkit.laws import Laws
from rules.kit.seal import seal
from rules.kit.types import TABLE, Hand, Secret
from rules.kit.words import Hidden
from tests.companion.tables import Clock, client, phone, seated, table_in, texts
from tests.small.fists import GAME, Options, State, hurry


class Table(table.Table[State]):
    """A game in progress. Names are options."""

    def __init__(self, **options: Any) -> None:
        super().__init__(GAME, 2, Options(**options))

    def shown(self, ana: str, bo: str) -> Table:
        """Both close a fist, and open it."""
        return self.play("close", seat=0).play("close", seat=1).play("show", signs={"0": ana, "1": bo})


@pytest.mark.rule("RPS-1")
def test_whoever_has_won_so_many_throws_wins() -> None:
    at = Table(wins=2).shown("rock", "scissors").shown("paper", "rock")
    assert (at.open_prompts(), at.totals, at.places) == ([], (2, 0), (1, 2))


@pytest.mark.rule("RPS-2")
def test_both_are_asked_at_once_and_each_may_close_a_fist_or_tell_the_own_phone_what_is_in_it() -> None:
    at = Table()
    assert [(p.id, p.group, p.secret, len(p.fields)) for p in at.open_prompts()] == [
        ("close-0", "close-0", False, 0), ("close-0-private", "close-0", True, 1),
        ("close-1", "close-1", False, 0), ("close-1-private", "close-1", True, 1),
    ]  # fmt: skip
    at.play("close", sign="rock", seat=1)
    assert at.state.fists == (None, Hidden(secret=Secret(seats=(1,), value="rock")))
    assert [p.seat for p in at.open_prompts()] == [0, 0]
    assert at.play("close", seat=0).state.fists[0] == Hidden()


@pytest.mark.rule("RPS-2")
def test_only_its_owner_sees_what_a_phone_was_told() -> None:
    at = Table().play("close", sign="rock", seat=0)
    hands = [[part.seat for part in GAME.scene(seal(at.state, viewer), viewer).parts if isinstance(part, Hand)]
             for viewer in (0, 1, TABLE)]  # fmt: skip
    assert hands == [[0], [], []]


@pytest.mark.rule("RPS-3")
@pytest.mark.parametrize(
    ("ana", "bo", "wins"), [("rock", "scissors", (1, 0)), ("paper", "scissors", (0, 1)), ("rock", "rock", (0, 0))]
)
def test_each_sign_beats_the_one_before_it(ana: str, bo: str, wins: tuple[int, int]) -> None:
    assert Table().shown(ana, bo).state.wins == wins


@pytest.mark.rule("RPS-3")
def test_what_no_phone_has_told_is_asked_when_the_fists_open_and_nothing_where_both_have() -> None:
    at = Table().play("close", sign="paper", seat=0).play("close", seat=1)
    assert [field.key for field in at.form("show").fields] == ["1"]
    assert at.play("show", signs={"1": "rock"}).state.wins == (1, 0)
    at.play("close", sign="rock", seat=0).play("close", sign="rock", seat=1)
    assert (at.news_keys, at.state.step) == (["draw"], "close")


@pytest.mark.rule("RPS-4")
def test_whoever_has_no_fist_in_time_loses_the_throw() -> None:
    at = Table(fist_s=5).play("close", seat=0)
    timer = hurry(at.state)
    assert timer is not None
    at.state, _ = GAME.apply(at.state, TABLE, GAME.move(timer.expire, {}))
    assert at.state.wins == (1, 0)


async def test_ones_own_sign_stays_in_sight_on_ones_own_phone(tmp_path: Path) -> None:
    table = await table_in(tmp_path, Clock(), games=(GAME,))
    await seated(table, "Ana", "Bo", game="fists")
    here, bo = await client(table), await phone(table, "Bo")
    secret = next(form for ask in bo.shown.asks for form in ask.forms if form.fields)
    shown = await bo.answer(secret.id, sign="paper")
    assert [(fact.text, fact.value) for fact in shown.facts] == [("Paper", "")]
    assert "Paper" not in texts(await here.go("play"))
    await table.core.store.close()


def test_it_keeps_every_law(tmp_path: Path) -> None:
    golden.write(GAME, tmp_path)
    assert Laws(GAME, Path(__file__).parent, tmp_path).check_all() == []
