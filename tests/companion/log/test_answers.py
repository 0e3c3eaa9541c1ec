"""Every limit of a field is enforced, a refusal names the field and the limit, and an answer is put into words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import structs

from companion.log import words
from companion.log.words import confirm_sentence
from rules.kit import sample
from rules.kit.answers import (
    all_values,
    default_value,
    fill_in,
    form_answer,
    only_value,
    to_json,
    value_in,
    with_preset,
    with_value,
    without_preset,
)
from rules.kit.types import (
    NOTHING,
    Allot,
    Amount,
    Cells,
    Choice,
    Die,
    Field,
    Illegal,
    Option,
    Pick,
    Prompt,
    Say,
    Slots,
    Text,
    Throw,
    Who,
)

LABEL = Say(key="label")
ABC = tuple(Option(value=v, label=Say(key=v)) for v in "abc")
NUMBERS = tuple(Option(value=v, label=Say(key="n")) for v in (0, 1))

ONE = Choice(name="f", label=LABEL, options=ABC)
MAYBE = Choice(name="f", label=LABEL, options=ABC, least=0)
NUMBER = Choice(name="f", label=LABEL, options=NUMBERS)
SOME = Choice(name="f", label=LABEL, options=ABC, many=True, least=1, most=2)
AMOUNT = Amount(name="f", label=LABEL, least=1, most=6)
ALLOT = Allot(name="f", label=LABEL, caps={"a": 2, "b": 1}, lines={"a": Say(key="a"), "b": Say(key="b")}, least=1,
              most=2)  # fmt: skip
CELL = Cells(name="f", label=LABEL, board="b", allowed=("x", "y"))
PATH = Cells(name="f", label=LABEL, board="b", allowed=("x", "y", "z"), many=True, ordered=True, least=2, most=3)
SLOTS = Slots(name="f", label=LABEL, slots=3, options=ABC, caps={"a": 1})
DICE = Throw(name="f", label=LABEL, dice=(Die(id="p", least=1, most=6), Die(id="c", faces=ABC)))
TEXT = Text(name="f", label=LABEL, least=1, most=12)
EVERY: tuple[Field, ...] = (ONE, MAYBE, NUMBER, SOME, AMOUNT, ALLOT, CELL, PATH, SLOTS, DICE, TEXT)


def prompt(*fields: Field, **known: Any) -> Prompt:
    return Prompt(id="p", seat=0, move="m", label=LABEL, confirm=NOTHING, fields=fields, given=known, rule="PEB-3")


def refusal(values: dict[str, Any], *fields: Field) -> Say:
    with pytest.raises(Illegal) as error:
        fill_in(prompt(*fields), values)
    assert error.value.rule == "PEB-3"
    return error.value.say


@pytest.mark.parametrize(("field", "value", "key", "limit"), [
    (ONE, "d", "not-offered", {}), (ONE, ["a", "b"], "not-offered", {}),
    (NUMBER, True, "not-offered", {}), (NUMBER, 1.0, "not-offered", {}), (NUMBER, "1", "not-offered", {}),
    (SOME, "a", "malformed", {}), (SOME, ["a", "a"], "twice", {}), (SOME, [["a"]], "not-offered", {}),
    (SOME, [], "too-few", {"least": 1}), (SOME, ["a", "b", "c"], "too-many", {"most": 2}),
    (AMOUNT, 0, "too-few", {"least": 1}), (AMOUNT, 7, "too-many", {"most": 6}),
    (AMOUNT, 2.0, "malformed", {}), (AMOUNT, True, "malformed", {}),
    (ALLOT, {"a": 3}, "over-cap", {"label": Say(key="a"), "most": 2}), (ALLOT, {"c": 1}, "not-offered", {}),
    (structs.replace(ALLOT, lines={}), {"a": 3}, "over-cap", {"most": 2}),  # the line has no name: the field's own
    (ALLOT, {"a": -1, "b": 1}, "malformed", {}), (ALLOT, {"a": True}, "malformed", {}),
    (ALLOT, [["a", 1]], "malformed", {}),
    (ALLOT, {"a": 2, "b": 1}, "too-many", {"most": 2}), (ALLOT, {"a": 0}, "too-few", {"least": 1}),
    (CELL, "z", "not-offered", {}), (CELL, {}, "not-offered", {}),
    (PATH, ["x", "x"], "twice", {}), (PATH, ["x"], "too-few", {"least": 2}),
    (SLOTS, ["a", "a", "b"], "over-cap", {"label": Say(key="a"), "most": 1}), (SLOTS, ["b", "c"], "missing", {}),
    (SLOTS, ["b", "c", "b", "b"], "malformed", {}), (SLOTS, ["b", "c", 1], "not-offered", {}),
    (SLOTS, ["b", "c", "d"], "not-offered", {}), (SLOTS, {"b": 3}, "malformed", {}),
    (DICE, {"p": 3}, "missing", {}), (DICE, {"p": 7, "c": "a"}, "no-such-face", {}),
    (DICE, {"p": 3, "c": "d"}, "no-such-face", {}), (DICE, {"p": 0, "c": "a"}, "no-such-face", {}),
    (DICE, {"p": True, "c": "a"}, "no-such-face", {}),
    (DICE, {"p": 3, "c": "a", "z": 1}, "malformed", {}), (DICE, "3", "malformed", {}),
    (TEXT, "", "missing", {}), (TEXT, "two\nlines", "malformed", {}), (TEXT, 7, "malformed", {}),
    (TEXT, "x" * 13, "too-long", {"most": 12}),
    *((field, None, "missing", {}) for field in (ONE, SOME, AMOUNT, ALLOT, CELL, PATH, SLOTS, DICE, TEXT)),
])  # fmt: skip
def test_what_a_field_does_not_offer_is_refused_by_its_name_with_the_limit(
    field: Field, value: Any, key: str, limit: dict[str, Any]
) -> None:
    named = {} if key == "malformed" else {"label": LABEL}
    assert refusal({"f": value}, field) == Say(key=f"log-{key}", args={**named, **limit})


@pytest.mark.parametrize(
    ("field", "shown", "said"),
    [(ONE, ["a"], "a"), (NUMBER, [0], 0), (MAYBE, [], None), (CELL, ["x"], "x"), (TEXT, " ships ", "ships"),
     (ALLOT, {"a": 1, "b": 0}, {"a": 1})],
)  # fmt: skip
def test_an_answer_counts_in_the_shape_in_which_a_screen_keeps_it(field: Field, shown: Any, said: Any) -> None:
    assert fill_in(prompt(field), {"f": shown}) == {"f": said}


@pytest.mark.parametrize(("field", "values"), [
    (AMOUNT, (1, 6)), (SOME, (["a"], ["c", "b"])), (ALLOT, ({"b": 1}, {"a": 2}, {"a": 1, "b": 1})),
    (PATH, (["z", "x"], ["z", "x", "y"])), (SLOTS, (["a", "b", "c"], ["b", "b", "b"])),
    (DICE, ({"p": 1, "c": "a"}, {"p": 6, "c": "c"})), (TEXT, ("x", "twelve lette")),
])  # fmt: skip
def test_what_lies_just_within_the_limits_is_taken(field: Field, values: tuple[Any, ...]) -> None:
    assert [fill_in(prompt(field), {"f": value})["f"] for value in values] == list(values)


def test_what_the_form_does_not_ask_is_refused() -> None:
    assert refusal({"f": "a", "cheat": 1}, ONE).key == "log-malformed"


def test_what_older_records_were_asked_is_read_and_what_does_not_fit_it_is_refused() -> None:
    shorter = structs.replace(prompt(ONE), retired=(Amount(name="n", label=LABEL, least=0, most=9),))
    assert fill_in(shorter, {"f": "a", "n": 3}) == {"f": "a", "n": 3}
    assert fill_in(shorter, {"f": "a"}) == {"f": "a"}
    with pytest.raises(Illegal) as why:
        fill_in(shorter, {"f": "a", "n": 10})
    assert why.value.say.key == "log-too-many"


def test_no_choice_is_an_answer_where_none_is_needed() -> None:
    assert fill_in(prompt(MAYBE), {}) == fill_in(prompt(MAYBE), {"f": None}) == {"f": None}


def test_what_the_prompt_knows_is_added() -> None:
    assert fill_in(prompt(ONE, city="tyre"), {"f": "a"}) == {"f": "a", "city": "tyre"}
    assert refusal({"f": "a", "city": "sidon"}, ONE).key == "log-malformed"


def test_a_field_is_asked_only_when_an_earlier_one_says_so() -> None:
    ask = prompt(ONE, Amount(name="n", label=LABEL, least=0, most=9, when=("f", ("a", "b"))))
    assert fill_in(ask, {"f": "c"}) == {"f": "c"}
    assert fill_in(ask, {"f": "a", "n": 3}) == {"f": "a", "n": 3}
    for wrong in ({"f": "a"}, {"f": "c", "n": 3}):
        with pytest.raises(Illegal):
            fill_in(ask, wrong)
    several = prompt(SOME, Amount(name="n", label=LABEL, least=0, most=9, when=("f", ("a",))))
    assert fill_in(several, {"f": ["b", "a"], "n": 3}) == {"f": ["b", "a"], "n": 3}
    assert fill_in(several, {"f": ["b", "c"]}) == {"f": ["b", "c"]}


@pytest.mark.parametrize("field", EVERY)
def test_what_is_preselected_is_the_answer_of_who_just_confirms_and_can_be_taken_away_again(field: Field) -> None:
    ask = prompt(field)
    for seed in range(20):
        value = sample.answer(ask, Random(seed))["f"]
        shown = with_preset(field, value)
        if value is not None:
            assert default_value(shown) == value
            assert sample.default_answer(prompt(shown)) == {"f": value}
        assert default_value(without_preset(shown)) is None


def test_nothing_chosen_is_an_answer_only_where_nothing_need_be_chosen() -> None:
    free = structs.replace(SOME, least=0)
    assert (default_value(SOME), default_value(free), default_value(MAYBE)) == (None, [], None)
    assert default_value(structs.replace(SOME, least=2, default=("a",))) is None
    assert (default_value(TEXT), default_value(structs.replace(TEXT, least=0))) == (None, "")


def test_a_form_is_whole_when_each_field_that_is_asked_after_the_others_shows_something() -> None:
    n = Amount(name="n", label=LABEL, least=0, most=9, when=("f", (1,)))
    yes, no = with_preset(NUMBER, 1), with_preset(NUMBER, 0)
    assert all_values(prompt(no, n), default_value) == {"f": 0}
    assert all_values(prompt(yes, n), default_value) is None
    assert all_values(prompt(yes, with_preset(n, 3)), default_value) == {"f": 1, "n": 3}


def test_an_answer_that_is_the_only_one_is_known_unless_dice_say_it() -> None:
    lone = structs.replace(ONE, options=ABC[:1])
    assert only_value(lone) == "a"
    assert only_value(structs.replace(lone, least=0)) is None  # the empty answer is the other one
    assert only_value(structs.replace(lone, die="red")) is None
    assert only_value(structs.replace(SOME, least=3, most=3)) == ["a", "b", "c"]
    assert only_value(structs.replace(CELL, allowed=("y",))) == "y"
    assert only_value(structs.replace(CELL, allowed=("y",), many=True)) == ["y"]
    assert only_value(structs.replace(PATH, allowed=("x", "y"))) is None  # in one order or in the other
    assert only_value(structs.replace(AMOUNT, least=4, most=4)) == 4
    assert [only_value(field) for field in EVERY] == [None] * len(EVERY)


def test_a_value_is_laid_among_others_and_found_again() -> None:
    rows = [Amount(name="n", key=key, label=LABEL, least=0, most=9) for key in ("0", "2")]
    values: dict[str, Any] = {}
    for field, value in ((ONE, "a"), (rows[0], 1), (rows[1], 3), (rows[0], 2)):
        assert value_in(values, field) == (1 if value == 2 else None)
        values = with_value(values, field, value)
    assert values == {"f": "a", "n": {"0": 2, "2": 3}}
    assert value_in({"n": [1, 2]}, rows[0]) is None


def test_rows_are_all_told_and_no_others() -> None:
    rows = [Amount(name="n", key=key, label=LABEL, least=0, most=9) for key in ("0", "2")]
    assert fill_in(prompt(*rows), {"n": {"0": 1, "2": 3}}) == {"n": {"0": 1, "2": 3}}
    assert refusal({"n": {"0": 1}}, *rows).key == "log-missing"
    assert refusal({"n": {"0": 1, "1": 2, "2": 3}}, *rows).key == "log-malformed"
    assert refusal({"n": [1, 3]}, *rows).key == "log-missing"


@pytest.mark.parametrize("field", EVERY)
def test_every_random_answer_is_admissible_and_comes_back_from_a_record(field: Field) -> None:
    for seed in range(20):
        ask = prompt(field, city="tyre")
        v = to_json(fill_in(ask, sample.answer(ask, Random(seed))))
        assert to_json(fill_in(ask, form_answer(ask, v))) == v


# ---- answers in words --------------------------------------------------------------------------------
RED, BLUE = Say(key="red"), Say(key="blue")


def test_the_one_form_of_a_field_that_an_earlier_answer_asks_for_is_said_without_its_name() -> None:
    face = Choice(name="face", label=NOTHING, options=(Option(value=1, label=RED), Option(value=2, label=BLUE)))
    one, two = (Amount(name="n", label=RED, key=str(v), when=("face", (v,)), least=0, most=9) for v in (1, 2))
    confirm = Say(key="take", args={"n": Pick(field="n")})
    prompt = Prompt(id="p", seat=0, move="m", label=NOTHING, confirm=confirm, fields=(face, one, two))
    told = words.past_sentence(prompt, {"face": 2, "n": {"2": 4}}, ())
    assert (told.args["n"], told.args["n-is"]) == (4, 4)


def test_what_is_shared_out_in_several_rows_is_told_together() -> None:
    both: dict[str, Say | Who] = {"r": RED, "b": BLUE}
    rows = tuple(Allot(name="n", key=str(i), label=Who(seat=i), caps={"r": 3, "b": 3}, lines=both, least=0, most=9)
                 for i in (0, 1, 2))  # fmt: skip
    confirm = Say(key="lay", args={"n": Pick(field="n", total=True)})
    prompt = Prompt(id="p", seat=0, move="m", label=NOTHING, confirm=confirm, fields=rows)
    assert confirm_sentence(prompt, {"n": {"0": {"r": 2}, "1": {}, "2": {"r": 1, "b": 3}}}, ()).args == {"n": 6}
    assert confirm_sentence(prompt, {"n": {"0": {}, "1": {}, "2": {}}}, ()).args == {"n": words.DASH}
    assert confirm_sentence(prompt, {}, ()).args == {"n": words.DASH}
