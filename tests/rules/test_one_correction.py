"""One correction out of many is found by its id, without the others being built."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from rules.kit.corrections import Corrections, Number, Wanted, correction, everything, set_number
from rules.kit.types import Frozen, Illegal, Prompt, PublicNumber, Say, SetNumber
from tests.contract.games import setup
from tests.pebbles.game import GAME as PEBBLES


class Pot(Frozen, frozen=True, kw_only=True):
    coins: int = 3


def coins() -> Number[Pot]:
    return Number(kind="coins", of={"seat": 1, "colour": "red"}, row=Say(key="coins"), now=3, most=9,
                  put=lambda n: Pot(coins=n))  # fmt: skip


def start() -> Prompt:
    return correction("start", "set_start", Say(key="start-label"))


def fixes(pot: Pot, wanted: Wanted) -> Iterator[Number[Pot] | Prompt]:
    if wanted("coins-1-"):
        yield coins()
    if wanted(("start", "turn")):
        yield start()


def half(pot: Pot, wanted: Wanted) -> Iterator[Number[Pot] | Prompt]:
    yield from fixes(pot, wanted)
    if wanted(("tile-", "dice-")):
        raise AssertionError("nobody has asked for these")


ALL: Corrections[Pot] = Corrections(fixes)
HALF: Corrections[Pot] = Corrections(half)


def test_the_one_with_that_id_is_given_and_what_lies_under_other_ids_is_not_built() -> None:
    found = HALF.by_id(Pot(), "coins-1-red")
    assert isinstance(found, PublicNumber)
    assert (found.move, found.given, found.now) == ("coins", {"seat": 1, "colour": "red"}, 3)
    assert HALF.by_id(Pot(), "start") == start()


def test_an_id_that_is_not_open_is_not_found() -> None:
    assert ALL.by_id(Pot(), "turn") is None
    assert ALL.by_id(Pot(), "coins-1-blue") is None
    assert ALL.by_id(Pot(), "") is None


def test_all_are_given_in_their_order() -> None:
    assert [fix.id for fix in ALL(Pot())] == ["coins-1-red", "start"]


def of_one(wanted: Wanted) -> Iterator[Number[Pot]]:
    if wanted("coins-1-"):
        yield coins()


def test_a_number_is_set_without_building_the_others() -> None:
    def numbers(wanted: Wanted) -> Iterator[Number[Pot]]:
        if wanted("coins-0-"):
            raise AssertionError("nobody has asked for these")
        yield coins()

    move = SetNumber.decode("coins", {"seat": 1, "colour": "red", "value": 7})
    assert set_number(numbers, move) == Pot(coins=7)


def test_a_record_may_name_which_number_it_is_in_another_order() -> None:
    move = SetNumber.decode("coins", {"colour": "red", "value": 7, "seat": 1})
    assert set_number(of_one, move) == Pot(coins=7)


def test_a_number_that_is_not_open_cannot_be_set() -> None:
    with pytest.raises(Illegal):
        set_number(of_one, SetNumber(kind="coins", of={"seat": 2}, value=1))


def test_a_game_may_give_all_its_numbers_at_once() -> None:
    move = SetNumber.decode("coins", {"seat": 1, "colour": "red", "value": 7})
    assert set_number(of_one(everything), move) == Pot(coins=7)


def test_a_game_that_does_not_say_how_is_looked_through() -> None:
    of, state = replace(PEBBLES, corrections=lambda state: PEBBLES.corrections(state)), setup(PEBBLES, 2)
    fixes = of.corrections(state)
    assert [of.correction(state, fix.id) for fix in fixes] == list(fixes)
    assert of.correction(state, "nothing") is None


def test_a_game_with_the_kit_s_corrections_gives_the_one_with_that_id_and_builds_no_other() -> None:
    of = replace(PEBBLES, corrections=HALF)  # type: ignore[arg-type]
    assert of.correction(Pot(), "start") == start()  # type: ignore[arg-type]
    assert of.correction(Pot(), "turn") is None  # type: ignore[arg-type]
