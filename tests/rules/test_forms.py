"""The games' short notation for options, forms, news and refusals, as players see the results."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from companion.view.speaker import Speaker
from rules.kit import forms
from rules.kit.refusals import must
from rules.kit.types import TABLE, Amount, Illegal, Option, Pick, Prompt, Say, Who

ENGLISH = Speaker("en", None, ("Ana", "Bo", "Cas", "Dee"), ("red", "blue", "yellow", "green"))
DUTCH = Speaker("nl", None, ("Ana", "Bo", "Cas", "Dee"), ("red", "blue", "yellow", "green"))


def shown(options: tuple[Option, ...]) -> list[tuple[str | int, str]]:
    return [(option.value, ENGLISH.speak(option.label)) for option in options]


# ---- options -------------------------------------------------------------------------------------------------------
def test_seats_are_offered_by_name_and_nobody_comes_last() -> None:
    assert shown(forms.seats((2, 0))) == [(2, "Cas"), (0, "Ana")]
    assert shown(forms.all_or_nobody(SimpleNamespace(seats=2))) == [(0, "Ana"), (1, "Bo"), (TABLE, "Nobody")]


def test_yes_comes_before_no_and_they_are_one_and_nothing() -> None:
    assert shown(forms.yes_no()) == [(1, "Yes"), (0, "No")]
    assert forms.yes_no("stay", "go") == (
        Option(value=1, label=Say(key="stay")), Option(value=0, label=Say(key="go")),
    )  # fmt: skip


# ---- several in one sentence ---------------------------------------------------------------------------------------
def test_names_stand_in_a_sentence_with_an_and_before_the_last() -> None:
    every = [ENGLISH.speak(forms.names(range(n))) for n in (1, 2, 3, 4)]
    assert every == ["Ana", "Ana and Bo", "Ana, Bo and Cas", "Ana, Bo, Cas and Dee"]
    assert DUTCH.speak(forms.names((0, 1, 2))) == "Ana, Bo en Cas"


def test_short_texts_are_listed_with_commas_and_one_alone_is_itself() -> None:
    assert forms.comma_list((Who(seat=1),)) == Who(seat=1)
    assert ENGLISH.speak(forms.comma_list([Who(seat=seat) for seat in (2, 0, 3)])) == "Cas, Ana, Dee"


# ---- forms ---------------------------------------------------------------------------------------------------------
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


# ---- news and refusals ---------------------------------------------------------------------------------------------
def test_what_is_not_so_is_refused_with_its_sentence_and_its_rule() -> None:
    must([0], "too-far", "PEB-7", n=3)
    with pytest.raises(Illegal) as why:
        must([], "too-far", "PEB-7", n=3)
    assert (why.value.say, why.value.rule) == (Say(key="too-far", args={"n": 3}), "PEB-7")
