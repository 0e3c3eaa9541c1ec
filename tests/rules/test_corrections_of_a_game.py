"""A correction is a function with its form beside it: its questions, and its record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import pytest
from msgspec.structs import replace

from companion.testkit.table import Table
from rules.kit.corrections import IdFilter, Number, number
from rules.kit.forms import all_or_nobody, all_seats
from rules.kit.prompts import Choice, Prompt
from rules.kit.rules import Rules, about, known, pick
from rules.kit.types import TABLE, Frozen, Glyph, Say, Seat, Seating, Who

Colour = Literal["red", "blue"]


class Options(Frozen, frozen=True, kw_only=True):
    pass


class State(Frozen, frozen=True, kw_only=True):
    options: Options
    seats: int
    start: Seat = 0
    step: Literal["deal", "over"] = "deal"
    coins: tuple[int, ...]
    owners: dict[Colour, Seat] = {}
    cards: tuple[str, ...] = ()
    spare: int = 2


def begun(seating: Seating, options: Options, known: object) -> State:
    seats = len(seating.names)
    return State(options=options, seats=seats, coins=(3,) * seats)


cards = Rules("tests.cards", State, Options, range(2, 4), Glyph(id="card", patches=()))
DEAL = cards.step("deal", seat=lambda s: s.start)


@DEAL.left_out("leave-deal", say=lambda s: {"n": s.spare})
def over(s: State) -> State:
    return replace(s, step="over")


@cards.correction(when=lambda s: s.step == "deal", rule="CAR-2")
def start(s: State, seat_: Annotated[Seat, pick(all_seats, default=lambda s: (s.start,))]) -> State:
    return replace(s, start=seat_)


def has(s: State, colour: Colour) -> tuple[Seat]:
    return (s.owners.get(colour, TABLE),)


def named(s: State, colour: Colour) -> dict[str, Say]:
    return {"colour": Say(key=colour)}


@cards.correction(id="owner-{colour}", tag="set_owner", label="owner-of", say=named, cell=lambda s, colour: colour)
def owner(
    s: State,
    colour: Annotated[Colour, about(("red", "blue"))],
    letters: Annotated[int, known(lambda s, colour: len(colour))],
    seat_: Annotated[Seat, pick(all_or_nobody, label="whose", default=has)],
) -> State:
    return replace(s, owners={**s.owners, colour: seat_})


@cards.correction()
def forget(s: State, card: Annotated[str, pick(lambda s: s.cards)]) -> State:
    return replace(s, cards=tuple(each for each in s.cards if each != card))


@cards.numbers("set_spare", "set_coins")
def spare(s: State, wanted: IdFilter) -> Iterator[Number[State]]:
    yield number(s, "set_spare", "spare", row=Say(key="spare"), most=9)
    for seat in range(s.seats):
        of = {"seat": seat}
        yield number(s, "set_coins", "coins", seat, of=of, row=Say(key="coins"), column=Who(seat=seat), more=s.spare)


GAME = cards.game(setup=begun)


def form(id: str, **state: object) -> Prompt | None:
    at = table()
    found = GAME.correction(replace(at.state, **state), id)
    assert found is None or isinstance(found, Prompt)
    return found


def table() -> Table[State]:
    return Table(GAME, 2)


def test_its_tag_and_its_fields_are_its_signature_and_its_form_waits_for_nobody() -> None:
    asked = form("start")
    assert asked is not None
    assert (asked.move, asked.seat, asked.waits, asked.rule) == ("start", TABLE, False, "CAR-2")
    assert asked.label == Say(key="start-label")
    assert [(f.name, f.label, f.default) for f in asked.fields if isinstance(f, Choice)] == [
        ("seat", asked.label, (0,))
    ]
    assert table().correct("start", {"seat": 1}).state.start == 1


def test_of_one_that_is_about_several_there_is_a_form_for_each_that_knows_it() -> None:
    red, blue = form("owner-red"), form("owner-blue", owners={"blue": 1})
    assert red is not None
    assert blue is not None
    assert (red.move, red.given, red.cell) == ("set_owner", {"colour": "red", "letters": 3}, "red")
    assert red.label == Say(key="owner-of", args={"colour": Say(key="red")})
    assert [f.default for f in (*red.fields, *blue.fields) if isinstance(f, Choice)] == [(TABLE,), (1,)]
    assert table().correct("owner-blue", {"seat": 1}).state.owners == {"blue": 1}


@pytest.mark.parametrize("id", ["start", "forget"])
def test_one_that_is_not_open_or_has_nothing_to_choose_has_no_form(id: str) -> None:
    assert form(id, step="over") is None


def test_all_that_can_be_set_right_stands_in_one_order() -> None:
    coins = ["set_coins-0", "set_coins-1"]
    ids = [fix.id for fix in GAME.corrections(replace(table().state, cards=("ace",)))]
    assert ids == ["set_spare", *coins, "leave-out", "start", "owner-red", "owner-blue", "forget"]


def test_the_way_out_of_a_step_may_say_of_what() -> None:
    way_out = form("leave-out")
    assert way_out is not None
    assert way_out.label == Say(key="leave-deal", args={"n": 2})


def test_a_number_that_no_tally_says_is_set_right_by_its_tag() -> None:
    at = table().correct("set_spare", 7).correct("set_coins", 10, seat=1)
    assert (at.state.spare, at.state.coins) == (7, (3, 10))
    assert GAME.numbers == ("set_spare", "set_coins")


def test_where_one_is_looked_for_only_those_are_built_whose_ids_begin_so() -> None:
    found = cards.fixes(table().state, "owner-red".startswith)
    assert [fix.id for fix in found if isinstance(fix, Prompt)] == ["owner-red", "owner-blue"]
