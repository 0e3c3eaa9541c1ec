"""Random answers: each answer that a field admits is drawn sooner or later, and no other one."""

from __future__ import annotations

from itertools import permutations, product
from random import Random
from typing import Any

import pytest

from rules.kit import sample
from rules.kit.types import Allot, Amount, Cells, Choice, Die, Field, Option, Say, Slots, Text, Throw, Who

LABEL = Say(key="label")
ABC = tuple(Option(value=v, label=Say(key=v)) for v in "abc")
LINES: dict[str, Say | Who] = {"a": Say(key="a"), "b": Say(key="b")}
SOME_OF_THREE = [list(some) for n in (1, 2) for some in permutations("abc", n)]


@pytest.mark.parametrize(
    ("field", "every"),
    [
        (Choice(name="f", label=LABEL, options=ABC), [*"abc"]),
        (Choice(name="f", label=LABEL, options=ABC, least=0), [None, *"abc"]),
        (Choice(name="f", label=LABEL, options=ABC, many=True, most=2), SOME_OF_THREE),
        (Choice(name="f", label=LABEL, options=ABC[:2], many=True, least=0, most=9),
         [[], ["a"], ["b"], ["a", "b"], ["b", "a"]]),
        (Cells(name="f", label=LABEL, board="b", allowed=("x", "y")), [*"xy"]),
        (Cells(name="f", label=LABEL, board="b", allowed=("a", "b", "c"), many=True, most=2), SOME_OF_THREE),
        (Amount(name="f", label=LABEL, least=-1, most=2), [-1, 0, 1, 2]),
        (Allot(name="f", label=LABEL, caps={"a": 2, "b": 1}, lines=LINES, least=1, most=2),
         [{"a": 1}, {"b": 1}, {"a": 2}, {"a": 1, "b": 1}]),
        (Allot(name="f", label=LABEL, caps={"a": 1, "b": 1}, lines=LINES, least=0, most=9),
         [{}, {"a": 1}, {"b": 1}, {"a": 1, "b": 1}]),
        (Slots(name="f", label=LABEL, slots=2, options=ABC, caps={"a": 1, "c": 0}),
         [["a", "b"], ["b", "a"], ["b", "b"]]),
        (Throw(name="f", label=LABEL, dice=(Die(id="p", least=1, most=3), Die(id="c", faces=ABC))),
         [{"p": p, "c": c} for p, c in product((1, 2, 3), "abc")]),
    ],
)  # fmt: skip
def test_each_answer_that_a_field_admits_is_drawn_and_no_other_one(field: Field, every: list[Any]) -> None:
    drawn = [sample.draw(field, rng) for rng in (Random(1),) for _ in range(400)]
    assert [value for value in every if value not in drawn] == []
    assert [value for value in drawn if value not in every] == []


def test_a_text_is_words_of_people_within_its_length_and_now_and_then_nothing_where_it_may_be() -> None:
    rng = Random(1)
    named = [sample.draw(Text(name="f", label=LABEL, most=6), rng) for _ in range(400)]
    free = [sample.draw(Text(name="f", label=LABEL, most=6, least=0), rng) for _ in range(400)]
    assert {min(map(len, named)) >= 1, max(map(len, named)) == 6, max(map(len, free)) == 6} == {True}
    assert 100 < free.count("") < 300
    assert all(text == text.strip() for text in (*named, *free))
