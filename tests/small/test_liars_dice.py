"""A game with secrets and with fields that depend on each other: what is under a cup only its owner's phone shows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.testkit import golden, table
from companion.testkit.laws import Laws
from rules.kit.seal import seal
from rules.kit.types import TABLE, Hand
from tests.companion.table import Clock, client, phone, seated, table_in, texts
from tests.small.liars_dice import GAME, State


class Table(table.Table[State]):
    """Ana, Bo and Cem at a game in progress."""

    def __init__(self, *cups: str) -> None:
        """What they tell their phones of what is under their cups, as digits; of "" nothing."""
        super().__init__(GAME, 3)
        for seat, dice in enumerate(cups):
            cup = {face: dice.count(face) for face in set(dice)}
            self.play("shake", **({"cup": cup} if dice else {}), seat=seat)

    def bids(self, count: int, face: str) -> Table:
        return self.play("bid", count=count, face={str(count): face})

    def faces(self, count: int) -> list[Any]:
        return self.offered("face", "bid", str(count))


@pytest.mark.rule("LIE-1", "LIE-2")
def test_five_dice_each_are_under_cups_and_only_their_owner_sees_them() -> None:
    at = Table("11123", "")
    assert (at.state.dice, [*GAME.seats]) == ((5, 5, 5), [2, 3, 4, 5, 6])
    hands = [[part.seat for part in GAME.scene(seal(at.state, viewer), viewer).parts if isinstance(part, Hand)]
             for viewer in (0, 1, TABLE)]  # fmt: skip
    assert hands == [[0], [], []]


@pytest.mark.rule("LIE-3", "LIE-4")
def test_a_bid_is_of_more_dice_or_of_as_many_of_a_higher_face() -> None:
    at = Table("", "", "").bids(3, "4")
    assert (at.acting, at.offered("count", "bid")[:2]) == (1, [3, 4])
    assert (at.faces(3), at.faces(4)) == (["5", "6"], ["1", "2", "3", "4", "5", "6"])
    assert at.bids(3, "6").offered("count", "bid")[0] == 4


@pytest.mark.rule("LIE-5")
@pytest.mark.parametrize(("count", "dice"), [(4, (5, 4, 5)), (5, (4, 5, 5))])
def test_the_bidder_loses_a_die_where_there_are_too_few_else_whoever_doubts(count: int, dice: tuple[int, ...]) -> None:
    at = Table("11123", "12345", "66666").bids(count, "1").play("doubt")
    assert (at.state.dice, at.state.turn) == (dice, dice.index(4))


@pytest.mark.rule("LIE-5")
def test_only_the_cups_of_which_no_phone_has_told_are_asked() -> None:
    at = Table("11123", "", "66666").bids(4, "1").play("doubt")
    assert [field.key for field in at.form("show").fields] == ["1"]


@pytest.mark.rule("LIE-6")
def test_whoever_alone_has_dice_left_wins() -> None:
    at = Table().correct("dice", 0, seat=0).correct("dice", 0, seat=2)
    assert (at.asked(), at.places) == ([], (2, 1, 2))


async def test_ones_own_dice_stay_in_sight_on_ones_own_phone(tmp_path: Path) -> None:
    table = await table_in(tmp_path, Clock(), games=(GAME,))
    await seated(table, "Ana", "Bo", game="liars_dice")
    here, bo = await client(table), await phone(table, "Bo")
    secret = next(form for ask in bo.shown.asks for form in ask.forms if form.fields)
    shown = await bo.answer(secret.id, cup={"2": 3, "6": 2})
    assert [(fact.text, fact.value) for fact in shown.facts] == [("Under the cup", ""), ("2", "3"), ("6", "2")]
    assert "Under the cup" not in texts(await here.go("play"))
    await table.core.store.close()


def test_it_keeps_every_law(tmp_path: Path) -> None:
    golden.write(GAME, tmp_path)
    assert Laws(GAME, Path(__file__).parent, tmp_path).every() == []
