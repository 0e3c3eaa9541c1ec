"""Moves in words."""

from __future__ import annotations

from companion.log import words
from companion.log.words import confirm_sentence
from rules.kit.types import NOTHING, Allot, Amount, Choice, Option, Pick, Prompt, Say, Who

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
