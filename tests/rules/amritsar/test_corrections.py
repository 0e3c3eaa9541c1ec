"""Setting the companion right: the table knows better than the log."""

from __future__ import annotations

from typing import Any

import pytest

from rules.amritsar.components import Options
from rules.amritsar.game import GAME
from rules.kit.types import TABLE, PublicNumber
from tests.rules.amritsar.scenarios import DONATIONS, told
from tests.rules.amritsar.table import Table


def public_numbers(table: Table) -> dict[str, int]:
    return {c.id: c.now for c in GAME.corrections(table.state) if isinstance(c, PublicNumber)}


def acting() -> Table:
    table = Table.opened(seats=2, catalogue={"donations": {"2-north": DONATIONS["3-north"]}})
    table.land("north-2", "W", "north")
    return table


def test_a_number_that_has_grown_beyond_every_limit_can_be_confirmed_and_lowered() -> None:
    table = acting()
    numbers = (c for c in GAME.corrections(table.state) if isinstance(c, PublicNumber))
    most = next(number.most for number in numbers if number.id == "correct_number-0-score")
    table.correct("correct_number-0-score", most)
    table.main("white", point=2)
    assert public_numbers(table)["correct_number-0-score"] == most + 2
    for value in (most + 2, 8):
        table.correct("correct_number-0-score", value)
        assert (table.totals[0], table.line("noted")) == (value, (value - 7, 0)), "a line of its own"


def test_a_donation_marker_belongs_to_somebody_else_or_does_not_lie_there_and_a_mahout_is_taken_away() -> None:
    table = acting()
    for holder, there in ((1, [1]), (0, [0]), (TABLE, [])):
        table.correct("donations-north", {"space": "0-1", "holder": holder})
        assert [gift.seat for gift in table.state.gifts] == there
    table.correct("mahouts-0", {"mahout": "0"})
    assert table.side().mahouts == ()
    assert table.choices("what") == ["white", "blue", "green", "yellow"]


def test_a_picture_told_wrong_is_told_again() -> None:
    table = acting()
    table.main("white", point=9)
    (id,) = GAME.learned(table.state)["tiles"]
    table.correct("forget-tiles", {"id": id})
    table.play("elephant", {"what": "white"})
    table.read({"point": 1})
    assert list(GAME.learned(table.state)["tiles"]) == ["white/main/1point"]


@pytest.mark.rule("AMR-5", "AMR-34")
def test_the_red_space_and_the_room_of_a_location_told_wrong_are_set_right() -> None:
    table = acting()
    table.correct("red", {"district": "south"})
    table.correct("correct_capacity-north-2", 1)
    board = GAME.learned(table.state)["places"]["board"]
    assert (board["red"], board["capacity"]["north-2"]) == ("south", 1)


@pytest.mark.rule("AMR-18")
def test_a_turn_that_has_just_begun_is_given_to_another_seat() -> None:
    table = Table.opened()
    table.correct("turn-of", {"seat": 2})
    assert table.ask().seat == 2
    table.ride("north")
    assert not any(each.id == "turn-of" for each in GAME.corrections(table.state))


@pytest.mark.rule("AMR-77", "AMR-78")
@pytest.mark.parametrize(("moves", "district"), [
    ("house known=donations; DONATES; 0 stands=south; donate space=0-0", "south"),
    ("DONATES; learn_donation width=3; donate space=0-0; 0 stands=south; learn_row cost.gold=1 points=3", "north"),
])  # fmt: skip
def test_a_donation_goes_where_the_elephant_stands_when_it_is_chosen(moves: str, district: str) -> None:
    table = told(moves.replace("DONATES", "0 gold=1 marble=1; land north-2 W north; use"))
    assert [gift.district for gift in table.state.gifts] == [district]


@pytest.mark.rule("AMR-56")
def test_as_many_coins_as_were_set_right_have_found_room() -> None:
    table = acting()
    table.has(0, coins=9)
    table.has(0, coins=1)
    table.main("white", coin=8)
    assert (table.side().coins, table.said) == (9, ["taken"])


# ---- something else happened -----------------------------------------------------------------------------------
@pytest.mark.parametrize("shows", ["trade", "white", "gold", "book", "money"])
def test_a_task_is_left_out(shows: str) -> None:
    table = acting()
    table.has(0, marble=1)
    table.main("white", **{shows: 1})
    assert table.state.queue
    table.correct("leave-out", {})
    assert (table.state.queue, table.state.step) == ((), "act")


@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_a_game_in_which_everything_else_happened_comes_to_its_end(tracking: Any) -> None:
    table = Table.opened(seats=2) if tracking == "full" else Table(2, Options(tracking="ledger"))
    for _ in range(400):
        if not GAME.prompts(table.state):
            break
        table.correct("leave-out", {})
    sheet = GAME.sheet(table.state)
    assert (sheet.ended_by, sheet.totals, sheet.places) == ("decades", (5, 5), (1, 1))


@pytest.mark.rule("AMR-77", "AMR-80")
@pytest.mark.parametrize(("space", "holder"), [("0-0", 1), ("0-0", 0)])
def test_a_donation_that_waits_finds_its_space_filled(space: str, holder: int) -> None:
    table = told("house known=donations; 0 gold=1 marble=1; land north-2 W north; use")
    table.correct("forget-donations", {"id": "3-north"})
    table.play("learn_donation", {"width": 3})
    table.play("donate", {"space": space})
    table.correct("donations-north", {"space": space, "holder": holder})
    table.play("learn_row", {"cost": {"gold": 1}, "points": 3})
    assert [(gift.row, gift.space, gift.seat) for gift in table.state.gifts] == [(0, 0, holder)]
    assert table.ask().move == "donate"
