"""What sets something right is always open, says what it sets right, and is refused where the table cannot be so."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest

from rules.kit.corrections import (
    Number,
    as_prompt,
    correction,
    do_set_reading,
    leave_out,
    named,
    public_numbers,
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

COINS, LABEL = Say(key="coins"), Say(key="start")
WHO = tuple(Option(value=seat, label=Who(seat=seat)) for seat in (0, 1))
ONE = Choice(name="seat", label=LABEL, options=WHO)
SOME = Choice(name="seats", label=LABEL, options=WHO, many=True)
ROW = Choice(name="seat", key="1", label=LABEL, options=WHO)
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


def to(value: int) -> SetNumber:
    return SetNumber(kind="coins", of={"seat": 1, "colour": "red"}, value=value)


# ---- numbers -------------------------------------------------------------------------------------------------------
def test_a_public_number_shows_all_that_the_game_says_of_it() -> None:
    assert list(public_numbers([coins()])) == [
        PublicNumber(id="coins-1-red", row=COINS, column=Who(seat=1), now=3, least=1, most=9, move="coins",
                     given={"seat": 1, "colour": "red"}, cell="s1"),
    ]  # fmt: skip


def test_what_stands_there_now_is_within_the_limits_of_a_number_even_against_the_rules() -> None:
    assert [(shown.least, shown.most) for shown in public_numbers([coins(0), coins(12)])] == [(0, 9), (1, 12)]


def test_a_number_is_set_to_whatever_its_limits_admit_and_else_refused_by_its_rule() -> None:
    assert [set_number([coins()], to(n)) for n in (1, 9)] == [Pot(coins=1), Pot(coins=9)]
    for n in (0, 10):
        with pytest.raises(Illegal) as why:
            set_number([coins()], to(n))
        assert (why.value.say, why.value.rule) == (Say(key="does-not-fit"), "PEB-4")


def test_a_number_that_is_not_there_does_not_fit() -> None:
    with pytest.raises(Illegal) as why:
        set_number([coins()], SetNumber(kind="coins", of={"seat": 2, "colour": "red"}, value=3))
    assert (why.value.say, why.value.rule) == (Say(key="does-not-fit"), "")


def test_the_form_of_a_number_shows_it_as_it_is_and_says_what_it_will_be() -> None:
    (number,) = public_numbers([coins()])
    label = Say(key="", args={"0": Who(seat=1), "1": COINS})
    assert as_prompt(number) == Prompt(
        id="coins-1-red", seat=TABLE, move="coins", label=label,
        confirm=Say(key="log-set-to", args={"what": label, "n": Pick(field="value")}),
        given={"seat": 1, "colour": "red"}, waits=False,
        fields=(Amount(name="value", label=label, least=1, most=9, default=3),),
    )  # fmt: skip


def test_a_number_is_called_by_whose_and_what_or_by_where_and_what() -> None:
    def of(column: Say | Who | None) -> PublicNumber:
        return PublicNumber(id="n", row=Say(key="gate"), column=column, now=0, least=0, most=9, move="n")

    assert named(of(None)) == Say(key="gate")
    assert named(of(Who(seat=0))) == Say(key="", args={"0": Who(seat=0), "1": Say(key="gate")})
    assert named(of(COINS)) == Say(key="", args={"0": Say(key="gate"), "1": COINS})


# ---- forms ---------------------------------------------------------------------------------------------------------
def test_a_correction_is_open_to_the_table_and_nobody_waits_for_it() -> None:
    form = correction("start", "set_start", LABEL, ONE, N, given={"city": "tyre"}, rule="PEB-7", cell="s2")  # fmt: skip
    assert form == Prompt(
        id="start", seat=TABLE, move="set_start", label=LABEL, confirm=Say(key="correct-what", args={"what": LABEL}),
        fields=(ONE, N), given={"city": "tyre"}, waits=False, rule="PEB-7", cell="s2",
    )  # fmt: skip
    plain = correction("start", "set_start", LABEL)
    assert (plain.given, plain.rule, plain.cell) == ({}, "", "")


def test_where_one_thing_is_chosen_the_answer_is_said_and_where_nothing_is_asked_what_has_happened() -> None:
    what = Say(key="correct-what", args={"what": LABEL})
    to_it = Say(key="correct-to", args={"what": LABEL, "to": Pick(field="seat")})
    said = [correction("c", "c", LABEL, *fields).confirm for fields in ((), (ONE,), (SOME,), (ROW,), (N,), (ONE, N))]
    assert said == [LABEL, to_it, what, what, what, what]


def test_the_way_out_of_a_step_is_a_correction_called_leave_out() -> None:
    assert leave_out(LABEL, N) == correction("leave-out", "leave_out", LABEL, N)


# ---- readings ------------------------------------------------------------------------------------------------------
def test_a_reading_may_be_set_anew_while_the_game_goes_on_and_shows_how_the_table_reads_it_now() -> None:
    forms = {form.id: form for form in readings(Options(tie="nobody", hide_s=30))}
    assert list(forms) == ["set-tie", "set-hide_s", "set-shells"]
    tie = forms["set-tie"]
    assert (tie.move, tie.given, tie.rule) == ("set_reading", {"name": "tie"}, "PEB-6")
    assert tie.label == Say(key="set-tie")
    assert tie.confirm == Say(key="correct-to", args={"what": Say(key="set-tie"), "to": Pick(field="value")})
    fields = [form.fields[0] for form in forms.values()]
    assert [(field.name, field.default) for field in fields] == [
        ("value", ("nobody",)), ("value", (30,)), ("value", ("few",)),
    ]  # fmt: skip
    assert [form.rule for form in forms.values()] == ["PEB-6", "", "PEB-10"]


def test_from_then_on_the_table_reads_it_so_and_nothing_else_changes() -> None:
    pot = Pot(coins=5, options=Options(hide_s=30))
    after, news = do_set_reading(pot, TABLE, SetReading(name="tie", value="nobody"))
    assert (after, news) == (Pot(coins=5, options=Options(hide_s=30, tie="nobody")), ())
