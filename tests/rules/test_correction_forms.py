"""Forms say what is chosen; corrections are always open and found one by one, and impossible values are refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Literal

import pytest

from companion.testkit.play import setup
from rules.kit import forms
from rules.kit.corrections import (
    Corrections,
    IdFilter,
    Number,
    as_prompt,
    correction,
    do_set_reading,
    number_label,
    readings,
    set_number,
)
from rules.kit.settings import choice, numbers, reading, seconds
from rules.kit.types import (
    TABLE,
    Amount,
    Choice,
    Frozen,
    Illegal,
    Option,
    Pick,
    Prompt,
    PublicNumber,
    Say,
    SetNumber,
    SetReading,
    Who,
)
from tests.pebbles.game import GAME as PEBBLES

COINS, LABEL = Say(key="coins"), Say(key="start")
WHO = tuple(Option(value=seat, label=Who(seat=seat)) for seat in (0, 1))
ONE = Choice(name="seat", label=LABEL, options=WHO)
SOME = Choice(name="seats", label=LABEL, options=WHO, many=True)
N = Amount(name="n", label=LABEL, least=0, most=9)


class Options(Frozen, frozen=True, kw_only=True):
    tie: Annotated[Literal["start", "nobody"], reading("PEB-6")] = "start"
    rounds: Annotated[Literal[7, 9], numbers("PEB-2", fixed=True)] = 9
    hide_s: Annotated[Literal[0, 30], seconds()] = 0
    shells: Annotated[Literal["few", "many"], choice("PEB-10")] = "few"


class Pot(Frozen, frozen=True, kw_only=True):
    coins: int = 3
    options: Options = Options()


def coins(now: int = 3) -> Number[Pot]:
    return Number(kind="coins", of={"seat": 1, "colour": "red"}, row=COINS, column=Who(seat=1), now=now, least=1,
                  most=9, put=lambda n: Pot(coins=n), rule="PEB-4", cell="s1")  # fmt: skip


def of_one(wanted: IdFilter) -> Iterator[Number[Pot]]:
    if wanted("coins-0-"):
        assert wanted("another"), "nobody has asked for these"
    if wanted("coins-1-"):
        yield coins()


def fixes(pot: Pot, wanted: IdFilter) -> Iterator[Number[Pot] | Prompt]:
    yield from of_one(wanted)
    if wanted(("start", "turn")):
        yield correction("start", "set_start", LABEL)


# ---- numbers -------------------------------------------------------------------------------------------------------
def test_what_stands_there_now_is_within_the_limits_of_a_number_even_against_the_rules() -> None:
    assert [coins(n).limits for n in (0, 12)] == [(0, 9), (1, 12)]


@pytest.mark.parametrize(
    ("of", "value", "rule"),
    [
        ({"seat": 1, "colour": "red"}, 0, "PEB-4"),
        ({"seat": 1, "colour": "red"}, 10, "PEB-4"),
        ({"seat": 2, "colour": "red"}, 3, ""),
    ],
)
def test_a_number_beyond_its_limits_or_that_is_not_there_does_not_fit(
    of: dict[str, str | int], value: int, rule: str
) -> None:
    with pytest.raises(Illegal) as why:
        set_number(of_one, SetNumber(kind="coins", of=of, value=value))
    assert (why.value.say, why.value.rule) == (Say(key="does-not-fit"), rule)


def test_a_number_is_set_without_building_the_others_also_where_a_record_names_it_in_another_order() -> None:
    for told in ({"seat": 1, "colour": "red", "value": 7}, {"colour": "red", "value": 7, "seat": 1}):
        move = SetNumber.decode("coins", told)
        assert set_number(of_one, move) == Pot(coins=7)


def test_the_form_of_a_number_shows_it_as_it_is_and_says_what_it_will_be() -> None:
    (number,) = Corrections(lambda s, wanted: [coins()])(Pot())
    assert isinstance(number, PublicNumber)
    label = Say(key="", args={"0": Who(seat=1), "1": COINS})
    assert as_prompt(number) == Prompt(
        id="coins-1-red", seat=TABLE, move="coins", label=label,
        confirm=Say(key="log-set-to", args={"what": label, "n": Pick(field="value")}),
        given={"seat": 1, "colour": "red"}, waits=False,
        fields=(Amount(name="value", label=label, least=1, most=9, default=3),),
    )  # fmt: skip
    in_grid = PublicNumber(id="n", row=Say(key="gate"), column=COINS, now=0, least=0, most=9, move="n")
    assert number_label(in_grid) == Say(key="", args={"0": Say(key="gate"), "1": COINS})


# ---- forms ---------------------------------------------------------------------------------------------------------
def test_where_one_thing_is_chosen_the_answer_is_said_and_where_nothing_is_asked_what_has_happened() -> None:
    what = Say(key="correct-what", args={"what": LABEL})
    to_it = Say(key="correct-to", args={"what": LABEL, "to": Pick(field="seat")})
    said = [correction("c", "c", LABEL, *fields).confirm for fields in ((), (ONE,), (SOME,), (N,), (ONE, N))]
    assert said == [LABEL, to_it, what, what, what]


def test_a_form_says_the_same_in_its_question_and_when_it_is_confirmed_and_there_also_what_is_chosen() -> None:
    n = Amount(name="n", label=Say(key="n"), least=0, most=9)
    args = {"city": "Tyre"}
    assert forms.form("pay-0", 0, "pay", (n,), text="pay", say=args, picks=("n",), rule="PEB-3", waits=False) == Prompt(
        id="pay-0", seat=0, move="pay", label=Say(key="pay-label", args={"city": "Tyre"}),
        confirm=Say(key="pay-confirm", args={"city": "Tyre", "n": Pick(field="n")}), fields=(n,), rule="PEB-3",
        waits=False,
    )  # fmt: skip
    plain = forms.form("rest", 1, "rest")
    assert (plain.label, plain.confirm) == (Say(key="rest-label"), Say(key="rest-confirm"))


# ---- readings ------------------------------------------------------------------------------------------------------
def test_a_reading_may_be_set_anew_while_the_game_goes_on_and_shows_how_the_table_reads_it_now() -> None:
    forms = [*readings(Options(tie="nobody", hide_s=30))]
    assert [(form.id, form.given["name"], form.rule, form.fields[0].default) for form in forms] == [
        ("set-tie", "tie", "PEB-6", ("nobody",)), ("set-hide_s", "hide_s", "", (30,)),
        ("set-shells", "shells", "PEB-10", ("few",)),
    ]  # fmt: skip


def test_from_then_on_the_table_reads_it_so_and_nothing_else_changes() -> None:
    pot = Pot(coins=5, options=Options(hide_s=30))
    after, news = do_set_reading(pot, TABLE, SetReading(name="tie", value="nobody"))
    assert (after, news) == (Pot(coins=5, options=Options(hide_s=30, tie="nobody")), ())


# ---- one of many ---------------------------------------------------------------------------------------------------
def test_the_one_with_an_id_is_given_where_it_is_open_and_what_lies_under_other_ids_is_not_built() -> None:
    every: Corrections[Pot] = Corrections(fixes)
    found = every.by_id(Pot(), "coins-1-red")
    assert isinstance(found, PublicNumber)
    assert (found.move, found.given, found.now, found.cell) == ("coins", {"seat": 1, "colour": "red"}, 3, "s1")
    assert [every.by_id(Pot(), id) for id in ("turn", "coins-1-blue", "")] == [None] * 3
    assert [fix.id for fix in every(Pot())] == ["coins-1-red", "start"]
    of = replace(PEBBLES, corrections=every)  # type: ignore[arg-type]
    assert of.correction(Pot(), "start") == correction("start", "set_start", LABEL)  # type: ignore[arg-type]


def test_a_game_that_does_not_say_how_is_looked_through() -> None:
    of, state = replace(PEBBLES, corrections=lambda state: PEBBLES.corrections(state)), setup(PEBBLES, 2)
    assert [of.correction(state, fix.id) for fix in of.corrections(state)] == list(of.corrections(state))
    assert of.correction(state, "nothing") is None
